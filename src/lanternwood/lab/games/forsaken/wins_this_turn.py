"""Positions of Forsaken that can be won this turn, and how many of them the bots win.

    python -m lanternwood.lab.games.forsaken.wins_this_turn find 60     writes wins_this_turn.json anew
    python -m lanternwood.lab.games.forsaken.wins_this_turn measure     steady and sharp

The positions come from games between steady bots, at the beginning of a turn, where the other has nothing face down, so
that a win is a win whatever is hidden. Each is kept with its proof: the actions that win, found by a search far longer
than a bot's, of which at least two are no Builds. Whoever plays on from there wins before the turn is over, or not.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.bots.forsaken.altars import best_building
from lanternwood.bots.forsaken.wins import Wins
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import AnyAction
from lanternwood.games.forsaken.choices import choices
from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.rules import apply, pending
from lanternwood.games.forsaken.state import MAIN, OVER, State
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Model, Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

STORED = Path(__file__).with_name("wins_this_turn.json")
LOOKS = 1500
FEWEST = 2
DEALS = 4
MOST_OF_A_GAME = 1


class Position(Model):
    state: State
    proof: tuple[AnyAction, ...]


def find(wanted: int) -> list[Position]:
    found: list[Position] = []
    number = 0
    while len(found) < wanted:
        found += of_game(number)[-MOST_OF_A_GAME:]
        number += 1
    return found[:wanted]


def of_game(number: int) -> list[Position]:
    chance = HashRng(f"wins {number}".encode())
    decks = [[*STARTERS.values()][chance.below(len(STARTERS))] for _ in range(2)]
    match = Match(GAME, plan_for(GAME, 2, f"wins {number}", brought=decks), listen=False)
    bots = [make_bot(GAME.name, "steady", chance.copy()) for _ in range(2)]
    found, turn = [], 0
    while seats := match.pending():
        state = match.state
        if state.turn > turn and is_free(state):
            turn = state.turn
            proof = proof_for(state)
            if proof is not None and holds(position := Position(state.copy(), tuple(proof))):
                found.append(position)
        match.act(seats[0], bots[seats[0]].choose(mind_of(GAME, state, seats[0])))
    return found


def is_free(state: State) -> bool:
    """At the start of a turn, with nothing of the other's face down."""
    hidden = any(kingdom.sides[1 - state.active].miracles for kingdom in state.kingdoms)
    return state.phase == MAIN and state.resolving is None and not hidden


def proof_for(state: State) -> list[Any] | None:
    """The usual Builds, then the line that wins; None if there is none, or hardly anything to it."""
    world, seat, builds = state.copy(), Seat(state.active), []
    table = Table(world, HashRng(b""))
    while (building := best_building(world, seat, choices(world, seat))) is not None:
        builds.append(building)
        apply(table, seat, building)
    line = Wins(world, seat, LOOKS).line()
    return [*builds, *line] if line is not None and len(line) >= FEWEST else None


def holds(position: Position) -> bool:
    """Do the actions of the proof win, whatever the other answers to what it is asked on the way, and whatever lies in
    the decks?"""
    seat = Seat(position.state.active)
    worlds = [position.state, *(GAME.redeal(position.state, seat, HashRng(f"{n}".encode())) for n in range(DEALS))]
    return all(_wins(world, seat, position.proof) for world in worlds)


def _wins(state: State, seat: Seat, line: Sequence[Any]) -> bool:
    if state.phase == OVER:
        return state.winner == seat
    asked = pending(state)[0]
    if asked != seat:
        return state.active == seat and all(
            _wins(_after(state, asked, each), seat, line) for each in choices(state, asked)
        )
    return bool(line) and line[0] in choices(state, seat) and _wins(_after(state, seat, line[0]), seat, line[1:])


def _after(state: State, seat: Seat, action: Any) -> State:
    twin = state.copy()
    apply(Table(twin, HashRng(b"")), seat, action)
    return twin


def wins(position: Position, level: str, seed: str) -> bool:
    """Does a bot of this level win before the turn is over?"""
    state = position.state.copy()
    seat, turn, table = Seat(state.active), state.turn, Table(state, HashRng(b""))
    bots = [make_bot(GAME.name, level, HashRng(f"{seed} {each}".encode())) for each in range(2)]
    while state.phase != OVER and state.turn == turn:
        asked = GAME.pending(state)[0]
        GAME.apply(table, asked, bots[asked].choose(mind_of(GAME, state, asked)))
    return state.phase == OVER and state.winner == seat


def stored() -> list[Position]:
    return msgspec.json.decode(STORED.read_bytes(), type=list[Position])


def main(arguments: Sequence[str]) -> None:
    if arguments[0] == "find":
        found = find(int(arguments[1]))
        STORED.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(position) for position in found) + b"\n]\n")
    positions = stored()
    assert all(holds(position) for position in positions)
    for level in ("steady", "sharp"):
        won = [wins(position, level, str(place)) for place, position in enumerate(positions)]
        missed = [place for place, each in enumerate(won) if not each]
        print(f"{level}: {sum(won)} of {len(won)}; missed {missed}")


if __name__ == "__main__":
    main(sys.argv[1:])
