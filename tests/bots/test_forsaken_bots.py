"""The bots of Forsaken: legal, blind to what their seat cannot see, the same again with the same luck, within their
budgets, and each level stronger than the last."""

from collections import Counter
from typing import Any

import pytest

from lanternwood.bots import make_bot, shown_levels
from lanternwood.bots.bot import mind_of
from lanternwood.bots.forsaken import LONG_THINKERS, replies, sharp, steady, worlds
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Build, Channel, Commit, Concede, EndTurn, TakeBack, Uncommit
from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.rules import apply
from lanternwood.games.forsaken.state import State
from lanternwood.kernel.match import Match, plan_for, to_json
from lanternwood.kernel.rng import HashRng

THINKING = [level for level in shown_levels(GAME.name) if level != "random"]
DECKS = [*STARTERS.values()]


def new_match(seed: str) -> Match[State]:
    chance = HashRng(seed.encode())
    decks = [DECKS[chance.below(len(DECKS))] for _ in range(2)]
    return Match(GAME, plan_for(GAME, 2, seed, brought=decks), listen=False)


def play(seed: str, seating: list[str]) -> Match[State]:
    match = new_match(seed)
    bots = [make_bot(GAME.name, level, HashRng(f"{seed}/{seat}".encode())) for seat, level in enumerate(seating)]
    while seats := match.pending():
        match.act(seats[0], bots[seats[0]].choose(mind_of(GAME, match.state, seats[0])))
    return match


def wins(games: int, one: str, other: str) -> Counter[str]:
    counted: Counter[str] = Counter()
    for number in range(games):
        seating = [one, other] if number % 2 else [other, one]
        outcome = play(f"strength {number // 2}", seating).outcome()
        assert outcome is not None
        counted.update(seating[winner] for winner in outcome.winners)
    return counted


def test_there_are_two_levels_and_the_stronger_thinks_for_long() -> None:
    assert THINKING == ["steady", "sharp"]
    assert LONG_THINKERS == ("sharp",)


@pytest.mark.rule("FK-INFO-04")
@pytest.mark.parametrize(("level", "every"), [("steady", 3), ("sharp", 11)])
def test_a_bot_decides_by_what_its_seat_may_know(level: str, every: int) -> None:
    """A fresh bot makes the same choice in the true world and in any other that its seat cannot tell from it."""
    chance = HashRng(level.encode())
    seen = 0
    match = new_match(f"blind {level}")
    bots = [make_bot(GAME.name, "steady", chance) for _ in range(2)]
    while seats := match.pending():
        seat = seats[0]
        if len(match.log) % every == 0:
            seen += 1
            mind = mind_of(GAME, match.state, seat)
            assert to_json(mind.view()) == to_json(match.view(seat)), "what a person there would be shown"
            true = make_bot(GAME.name, level, HashRng(b"")).choose(mind)
            world = GAME.redeal(match.state, seat, chance)
            assert make_bot(GAME.name, level, HashRng(b"")).choose(mind_of(GAME, world, seat)) == true
        match.act(seat, bots[seat].choose(mind_of(GAME, match.state, seat)))
    assert seen > 5


@pytest.mark.parametrize("level", THINKING)
def test_the_same_luck_gives_the_same_match_in_which_nothing_is_fiddled_with(level: str) -> None:
    match = play(f"whole {level}", [level, level])
    assert match.outcome() is not None
    done = Counter(type(entry.action) for entry in match.log)
    assert not any(done[kind] for kind in (TakeBack, Commit, Uncommit, Concede))
    assert done[Build] > 10
    assert done[Channel]
    assert play(f"whole {level}", [level, level]).log == match.log


def test_steady_beats_random() -> None:
    assert wins(20, "steady", "random")["steady"] >= 19


def test_sharp_beats_steady() -> None:
    """The games are always the same ones, so this cannot fail by chance; the lab measures with hundreds."""
    assert wins(6, "sharp", "steady")["sharp"] >= 4


class Counted:
    """Counts how many actions a bot tries out in its head."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tried = 0

        def counting(table: Any, seat: Any, action: Any) -> None:
            self.tried += 1
            apply(table, seat, action)

        monkeypatch.setattr(worlds, "apply", counting)
        monkeypatch.setattr(replies, "apply", counting)


MOST_TRIED = {
    "steady": 2 * steady.WIN_LOOKS + 2 * steady.LOOKS,
    "sharp": sharp.WIN_LOOKS
    + sharp.FALL_LOOKS
    + 2 * sharp.BEAM_LOOKS
    + sharp.LINES * sharp.WORLDS * (2 * replies.REPLY_LOOKS + 60),
}


@pytest.mark.parametrize("level", THINKING)
def test_what_a_bot_tries_in_its_head_is_counted(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)
    match = new_match("budget")
    bots = [make_bot(GAME.name, level, HashRng(f"budget {seat}".encode())) for seat in range(2)]
    tried = []
    while seats := match.pending():
        counted.tried = 0
        action = bots[seats[0]].choose(mind_of(GAME, match.state, seats[0]))
        tried.append(counted.tried)
        match.act(seats[0], action)
    assert 0 < max(tried) <= MOST_TRIED[level]


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_ends_its_turn_with_nothing_held(level: str) -> None:
    match = play(f"held {level}", [level, "steady"])
    ends = [entry for entry in match.log if isinstance(entry.action, EndTurn)]
    assert len(ends) >= match.state.turn - 1
