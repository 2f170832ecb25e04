"""The bots of Nightmare Forest: legal, blind to what their seat cannot see, and each level stronger than the last."""

from collections import Counter

import pytest

from lanternwood.bots import UnknownBot, levels, make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.state import State
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng

THINKING = [level for level in levels(GAME.name) if level != "random"]


def play(seed: str, seating: list[str], options: dict[str, object] | None = None) -> Match[State]:
    """One match between bots of these levels."""
    match = Match(GAME, plan_for(GAME, len(seating), seed, options), listen=False)
    bots = [make_bot(GAME.name, level, HashRng(f"{seed}/{seat}".encode())) for seat, level in enumerate(seating)]
    while seats := match.pending():
        match.act(seats[0], bots[seats[0]].choose(mind_of(GAME, match.state, seats[0])))
    return match


def wins(games: int, seating: list[str]) -> Counter[str]:
    """Who won how often, everyone sitting everywhere equally often."""
    counted: Counter[str] = Counter()
    for number in range(games):
        turned = seating[number % len(seating) :] + seating[: number % len(seating)]
        outcome = play(f"strength {number}", turned).outcome()
        assert outcome is not None
        counted.update(turned[winner] for winner in outcome.winners)
    return counted


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_decides_by_what_its_seat_may_know(level: str) -> None:
    """A fresh bot makes the same choice in the true world and in any other that its seat cannot tell from it."""
    chance = HashRng(level.encode())
    seen = 0
    match = Match(GAME, plan_for(GAME, 4, f"blind {level}"), listen=False)
    bots = [make_bot(GAME.name, "steady", chance) for _ in range(4)]
    while seats := match.pending():
        seat = seats[0]
        if len(match.choices(seat)) > 1:
            seen += 1
            true = make_bot(GAME.name, level, HashRng(b"")).choose(mind_of(GAME, match.state, seat))
            world = GAME.redeal(match.state, seat, chance)
            assert make_bot(GAME.name, level, HashRng(b"")).choose(mind_of(GAME, world, seat)) == true
        match.act(seat, bots[seat].choose(mind_of(GAME, match.state, seat)))
    assert seen > 50


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (6, {}), (4, {"speed": True}), (3, {"deadlier": True}), (1, {"solo": True})],
    ids=["two", "six", "speed", "deadlier", "solo"],
)
def test_a_bot_plays_every_kind_of_table_to_its_end(level: str, seats: int, options: dict[str, object]) -> None:
    assert play(f"whole {level}", [level] * seats, options).outcome() is not None


def test_steady_beats_random() -> None:
    counted = wins(40, ["steady", "random", "steady", "random"])
    assert counted["steady"] > 25
    assert counted["random"] < 3


def test_sharp_beats_steady() -> None:
    """The games are always the same ones, so this cannot fail by chance; the lab measures with thousands."""
    counted = wins(64, ["sharp", "steady", "sharp", "steady"])
    assert counted["sharp"] > 1.2 * counted["steady"]


def test_imagined_worlds_come_from_what_the_seat_knows() -> None:
    match = Match(GAME, plan_for(GAME, 2, "imagine"), listen=False)
    for _ in range(12):
        seat = match.pending()[0]
        match.act(seat, match.choices(seat)[0])
    me = Seat(0)
    world = mind_of(GAME, match.state, me).imagine(HashRng(b"elsewhere"))
    assert GAME.view(world, me) == match.view(me)
    assert world != match.state


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="steady, sharp"):
        make_bot(GAME.name, "clever", HashRng(b""))
