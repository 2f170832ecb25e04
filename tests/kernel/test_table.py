"""Announcements reach their audience, and cost nothing when nobody listens."""

from typing import NoReturn

from fixture_games.cellar import Peeked, TopShown
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Heard, Table

ASH, BRYN = Seat(0), Seat(1)


def test_who_hears_what() -> None:
    table = Table("the state", HashRng(b""), [])
    table.happens(Peeked, ASH)
    table.tells([ASH], TopShown, 5)
    assert table.heard == [Heard(None, Peeked(ASH)), Heard((ASH,), TopShown(5))]
    [public, secret] = table.heard
    assert [public.reaches(viewer) for viewer in (ASH, BRYN, None)] == [True, True, True]
    assert [secret.reaches(viewer) for viewer in (ASH, BRYN, None)] == [True, False, False]


def test_a_secret_for_nobody_reaches_nobody() -> None:
    assert not any(Heard((), TopShown(5)).reaches(viewer) for viewer in (ASH, BRYN, None))


def test_nothing_is_built_when_nobody_listens() -> None:
    def build(seat: Seat) -> NoReturn:
        raise AssertionError("built, though nobody listens")

    Table("the state", HashRng(b"")).happens(build, ASH)


def test_chance_comes_from_the_one_generator() -> None:
    table, same = Table("the state", HashRng(b"owl")), HashRng(b"owl")
    cards, others = list(range(9)), list(range(9))
    table.shuffle(cards)
    same.shuffle(others)
    assert (cards, table.below(100)) == (others, same.below(100))
