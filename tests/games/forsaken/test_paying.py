"""FK-PAY-01 to 11: Devotion."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Channel, Commit, Concede, Play, Uncommit
from lanternwood.games.forsaken.events import CardPlayed, SourceMarked
from lanternwood.games.forsaken.paying import can_pay, most_preferred, sources_for
from lanternwood.games.forsaken.script import Price, price_of
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.state import COMMITTED

from .scene import K1, K2, LETTERS, A, B, Scene, heard_by
from .test_altars import kinds


def price(cost: str) -> Price:
    """In the notation of the rules: "2SS"."""
    letters = [cost.count(letter) for letter in LETTERS[:5]]
    needs = (letters[0], letters[1], letters[2], letters[3], letters[4])
    return price_of(needs, int("".join(each for each in cost if each.isdigit()) or 0))


def paid(altars: str, cost: str, committed: tuple[int, ...] = ()) -> tuple[int, ...]:
    scene = Scene()
    scene.altars(A, K1, altars)
    side = scene.state.side(K1, A)
    for slot in committed:
        scene.commit(A, K1, slot)
    return sources_for(side, price(cost))


@pytest.mark.rule("FK-PAY-01", "FK-PAY-05")
@pytest.mark.parametrize(("card", "total"), [("S01", 1), ("S03", 2), ("S15", 3), ("S16", 4), ("S24", 5)])
def test_as_many_sources_pay_as_the_cost_has_in_total(card: str, total: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    heard = scene.play(A, card, K1)
    assert scene.exhausted_slots(A, K1) == [*range(total)]
    assert [event.sources for event in heard_by(heard, B) if isinstance(event, CardPlayed)] == [(*range(total),)]


@pytest.mark.rule("FK-PAY-02", "FK-PAY-10")
@pytest.mark.parametrize(
    ("altars", "cost", "enough"),
    [
        ("SC", "1S", True), ("CC", "1S", False), ("ST", "1SS", False), ("STC", "1SS", True), ("STT", "SSS", True),
        ("TTT", "SSS", True), ("SCC", "1SS", False), ("SSs", "1SS", False), ("SSCCC", "3SS", True),
        ("SSCC", "3SS", False), ("TCCCC", "4S", True), ("tCCCC", "4S", False), ("SOT", "SO", True),
        ("OOT", "SSO", False),
    ],
)  # fmt: skip
def test_a_coloured_symbol_needs_an_altar_of_that_god_or_a_temple(altars: str, cost: str, enough: bool) -> None:
    scene = Scene()
    scene.altars(A, K1, altars)
    assert can_pay(scene.state.side(K1, A), price(cost)) == enough


@pytest.mark.rule("FK-PAY-02", "FK-PAY-03", "FK-PAY-10")
def test_what_cannot_be_paid_in_full_is_refused() -> None:
    scene = Scene()
    scene.hand(A, "S03")
    scene.altars(A, K1, "S")
    scene.altars(A, K2, "CC")
    assert scene.refused(A, Play("S03", K1)) == "FK-PAY-10"
    assert scene.refused(A, Play("S03", K2)) == "FK-PAY-10"
    scene.altars(A, K1, "G")
    scene.play(A, "S03", K1)
    assert kinds(scene, A, K1) == "sg"


@pytest.mark.rule("FK-PAY-02", "FK-PAY-03", "FK-CHAN-03")
@pytest.mark.parametrize("letter", "SIOCG")
def test_no_other_gods_altar_will_do(letter: str) -> None:
    card = {"S": "S03", "I": "I05", "O": "O02", "C": "C05", "G": "G02"}[letter]
    god = GODS[LETTERS.index(letter)]
    others = LETTERS[:5].replace(letter, "")
    scene = Scene()
    scene.follower(A, K1, "S03")
    scene.follower(B, K1, "S03")
    scene.hand(A, card)
    scene.altars(A, K1, others)
    assert scene.refused(A, Play(card, K1)) == "FK-PAY-10"
    scene.altars(A, K1, letter)
    assert Play(card, K1) in scene.choices(A)
    assert scene.refused(A, Channel(god, K1)) == "FK-CHAN-03"
    scene.altars(A, K1, "T")
    assert Channel(god, K1) in scene.choices(A)
    assert scene.refused(A, Channel(GODS[LETTERS.index(letter) - 1], K2)) == "FK-CHAN-03"


@pytest.mark.rule("FK-PAY-04", "FK-PAY-05", "FK-PLAY-01")
def test_only_refreshed_sources_on_ones_own_side_of_that_kingdom() -> None:
    scene = Scene()
    scene.hand(A, "S03")
    scene.altars(A, K1, "Ss")
    scene.altars(A, K2, "SSSS")
    scene.altars(B, K1, "SSSS")
    assert scene.refused(A, Play("S03", K1)) == "FK-PAY-10"
    scene.play(A, "S03", K2)
    assert scene.exhausted_slots(A, K1) == [1]
    assert scene.exhausted_slots(A, K2) == [0, 1]
    assert scene.exhausted_slots(B, K1) == []


@pytest.mark.rule("FK-PAY-06", "FK-PAY-07", "FK-Q-24", "FK-Q-25")
@pytest.mark.parametrize(
    ("altars", "cost", "committed", "slots"),
    [
        ("TSS", "1S", (), (1, 2)),  # fewest Temples
        ("TSC", "1S", (0,), (0, 1)),  # a mark counts for more than that
        ("TSC", "1S", (0, 2), (0, 2)),
        ("SCCCG", "1C", (), (1, 2)),  # most Gods left
        ("SSCG", "1S", (), (0, 1)),
        ("SOSSC", "1S", (), (0, 2)),
        ("SOSSC", "1S", (1,), (0, 1)),
        ("SCCG", "1C", (), (0, 1)),  # however it is paid, two Gods are left
        ("SssC", "1S", (), (0, 3)),  # what is Exhausted anyway does not remain
        ("SCTT", "1C", (), (0, 1)),  # Temples are spared even where no Altar stays
        ("SSSS", "1S", (), (0, 1)),  # lowest slots
        ("SSSS", "1S", (2,), (0, 2)),
        ("SSSS", "1S", (2, 3), (2, 3)),
        ("SSSS", "1S", (1, 2, 3), (1, 2)),  # more marks than needed
        ("OOSS", "1S", (0, 1), (0, 2)),  # marks that do not suit are left alone
        ("sSsSS", "1S", (), (1, 3)),
        ("CSCSO", "1S", (), (0, 1)),
    ],
)
def test_which_sources_are_picked(altars: str, cost: str, committed: tuple[int, ...], slots: tuple[int, ...]) -> None:
    assert paid(altars, cost, committed) == slots


@pytest.mark.rule("FK-PAY-07")
def test_exhausted_altars_are_no_reason_to_spare_a_god() -> None:
    # An Exhausted Strife Altar does not keep Strife available: the two Contagion Altars pay, or Strife would be lost.
    assert paid("SsCCC", "1C") == (2, 3)


@pytest.mark.rule("FK-PAY-08", "FK-LEAK-04", "FK-Q-23")
def test_committing_is_a_private_mark_on_a_refreshed_source() -> None:
    scene = Scene()
    scene.altars(A, K1, "Ss")
    before = GAME.view(scene.state, B)
    heard = scene.do(A, Commit(K1, 0))
    assert heard_by(heard, A) == [SourceMarked(K1, 0, True)]
    assert heard_by(heard, B) == heard_by(heard, None) == []
    assert GAME.view(scene.state, B) == before
    assert GAME.view(scene.state, A).kingdoms[K1].sides[A].altars[0].committed
    assert scene.exhausted_slots(A, K1) == [1]
    assert scene.refused(A, Commit(K1, 1)) == "FK-PAY-08"
    assert scene.refused(A, Commit(K1, 0)) == "FK-PAY-08"
    scene.play(A, "S01", K1)
    assert scene.exhausted_slots(A, K1) == [0, 1]


@pytest.mark.rule("FK-PAY-09", "FK-Q-23")
def test_a_mark_can_be_taken_off_again() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    assert scene.refused(A, Uncommit(K1, 1)) == "FK-PAY-09"
    scene.do(A, Commit(K1, 1))
    heard = scene.do(A, Uncommit(K1, 1))
    assert heard_by(heard, A) == [SourceMarked(K1, 1, False)]
    assert heard_by(heard, B) == []
    scene.play(A, "S01", K1)
    assert scene.exhausted_slots(A, K1) == [0]


@pytest.mark.rule("FK-PAY-09", "FK-Q-25")
def test_marks_that_the_cost_does_not_need_stay() -> None:
    scene = Scene()
    scene.altars(A, K1, "OSSS")
    for slot in (0, 2, 3):
        scene.do(A, Commit(K1, slot))
    scene.play(A, "S01", K1)
    assert [bool(source & COMMITTED) for source in scene.state.side(K1, A).altars] == [True, False, False, True]
    assert scene.exhausted_slots(A, K1) == [2]
    # The mark of the one that paid has ended: after the next Refresh Phase it is a source like others.
    scene.do(A, Uncommit(K1, 0))
    assert scene.refused(A, Uncommit(K1, 2)) == "FK-PAY-09"


@pytest.mark.rule("FK-PAY-08", "FK-PAY-09", "FK-WIN-03")
def test_marks_end_with_their_kingdom() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.do(A, Commit(K1, 0))
    scene.do(A, Concede(K1))
    assert scene.refused(A, Uncommit(K1, 0)) == "FK-WIN-03"
    assert scene.refused(A, Commit(K1, 0)) == "FK-WIN-03"


@pytest.mark.rule("FK-PAY-11")
def test_discounts_spare_godless_devotion_and_never_a_symbol(fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSS")
    scene.hand(A, "S01", "S03", "S06")
    scene.blessing(A, K1, "X19")
    scene.play(A, "S06", K1)
    assert scene.exhausted_slots(A, K1) == [0]
    scene.play(A, "S03", K1)
    scene.play(A, "S01", K1)
    assert scene.exhausted_slots(A, K1) == [0, 1, 2]
    # Only here, and only for cards of that type.
    scene.altars(A, K2, "SS")
    scene.hand(A, "S06", "S20", "S18")
    assert scene.refused(A, Play("S06", K2)) == "FK-PAY-10"
    assert scene.refused(A, Play("S20", K1)) == "FK-PAY-10"
    assert scene.refused(A, Play("S18", K1)) == "FK-PAY-10"


@pytest.mark.rule("FK-PAY-11")
def test_a_discount_lets_a_card_be_played_that_was_out_of_reach(fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    scene.hand(A, "O21", "O08")
    assert scene.refused(A, Play("O21", K1)) == "FK-PAY-10"
    scene.blessing(A, K1, "O26")
    scene.blessing(A, K1, "O26")
    scene.play(A, "O21", K1)
    assert scene.exhausted_slots(A, K1) == [0]
    miracle = scene.state.side(K1, A).miracles[0]
    assert (miracle.paid, miracle.discount) == ((2,), 2)


@pytest.mark.rule("FK-PAY-01", "FK-Q-27", "FK-LAST-02")
def test_more_than_five_can_be_paid_in_the_last_kingdom() -> None:
    scene = Scene()
    scene.won(K2, A)
    scene.won(2, B)
    scene.altars(A, K1, "SSSSSSS")
    scene.play(A, "S30", K1)
    assert scene.followers_on(A, K1) == ["S30"]
    assert scene.exhausted_slots(A, K1) == [*range(7)]


ROWS = st.lists(st.sampled_from("SSIICOGT" + "siot"), min_size=1, max_size=10).map("".join)
COSTS = st.tuples(st.integers(0, 3), st.lists(st.sampled_from("SSI"), max_size=4))


@pytest.mark.rule("FK-PAY-07")
@given(ROWS, COSTS)
def test_what_is_reckoned_is_what_a_search_through_all_ways_finds(altars: str, cost: tuple[int, list[str]]) -> None:
    """Without marks the sources are reckoned, not searched for."""
    godless, letters = cost
    scene = Scene()
    scene.altars(A, K1, altars)
    side, asked = scene.state.side(K1, A), price(f"{godless}{''.join(letters)}")
    assume(can_pay(side, asked))
    assert sources_for(side, asked) == most_preferred(side.altars, asked.needs, asked.godless)
