"""Positions of Forsaken that can be won this turn, and how many of them the bots win.

    python -m lanternwood.lab.games.forsaken.wins_this_turn find 60     writes wins_this_turn.json anew
    python -m lanternwood.lab.games.forsaken.wins_this_turn measure     steady and sharp

The positions come from games between steady bots, at the beginning of a turn, where the other has nothing face down, so
that a win is a win whatever is hidden: from each game the first in which the search that looks at every line finds one.
How the bots search has no part in that; where there is too much to look at, the position is passed over. Each is kept
with its proof: actions that win, none of which can be left out, at least two of them cards, abilities, Channels or
Attacks. Whoever plays on from there wins before the turn is over, or not.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.bots.forsaken.every_line import EveryLine, TooMuch
from lanternwood.bots.forsaken.wins import Wins
from lanternwood.bots.forsaken.worlds import DEEDS
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import AnyAction
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.choices import choices
from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.rules import apply, pending
from lanternwood.games.forsaken.state import MAIN, OVER, State
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Model, Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

STORED = Path(__file__).with_name("wins_this_turn.json")
MOST = 5000
"""Positions that are looked at for one. Most wins are met long before."""
LOOKS = 1500
"""Of the bots' own search, for comparison: far more than they take."""
FEWEST = 2
DEALS = 4


class Position(Model):
    state: State
    proof: tuple[AnyAction, ...]


def find(wanted: int) -> list[Position]:
    found: list[Position] = []
    number = 0
    while len(found) < wanted:
        position = of_game(number)
        found += [] if position is None else [position]
        print(f"game {number}: {len(found)} found", file=sys.stderr)
        number += 1
    return found


def of_game(number: int) -> Position | None:
    """The first one."""
    chance = HashRng(f"wins {number}".encode())
    decks = [[*STARTERS.values()][chance.below(len(STARTERS))] for _ in range(2)]
    match = Match(GAME, plan_for(GAME, 2, f"wins {number}", brought=decks), listen=False)
    bots = [make_bot(GAME.name, "steady", chance.copy()) for _ in range(2)]
    turn = 0
    while seats := match.pending():
        state = match.state
        if state.turn > turn and is_free(state):
            turn = state.turn
            proof = proof_for(state)
            if proof is not None and holds(position := Position(state.copy(), tuple(proof))):
                return position
        match.act(seats[0], bots[seats[0]].choose(mind_of(GAME, state, seats[0])))
    return None


def is_free(state: State) -> bool:
    """At the start of a turn, with nothing of the other's face down."""
    hidden = any(kingdom.sides[1 - state.active].miracles for kingdom in state.kingdoms)
    return state.phase == MAIN and state.resolving is None and not hidden


def proof_for(state: State) -> list[Any] | None:
    """A line that wins; None if there is none, if it would take too long to know, or if it takes but one thing."""
    world, seat = with_dear_deck(state), Seat(state.active)
    search = EveryLine(seat, MOST)
    try:
        if not search.wins(world):
            return None
        line = shortened(world, seat, line_of(search, world, seat))
    except TooMuch:
        return None
    return line if sum(isinstance(action, DEEDS) for action in line) >= FEWEST else None


def with_dear_deck(state: State) -> State:
    """A copy in which whatever the seat could draw is too dear to play: a line that needs a lucky draw is no win."""
    twin = state.copy()
    player = twin.players[state.active]
    known = {*player.hand, *player.deck[: player.known_bottom], *player.deck[len(player.deck) - player.known_top :]}
    dearest = max((card for card in CARDS[:IN_DECKS] if card.number not in known), key=lambda card: card.total)
    end = len(player.deck) - player.known_top
    player.deck[player.known_bottom : end] = [dearest.number] * (end - player.known_bottom)
    return twin


def line_of(search: EveryLine, state: State, seat: Seat) -> list[Any]:
    """The actions of one seat, where the other answers what comes first."""
    line = []
    while state.phase != OVER:
        asked = pending(state)[0]
        action = search.move(state) if asked == seat else choices(state, asked)[0]
        line += [action] if asked == seat else []
        state = _after(state, asked, action)
    return line


def shortened(state: State, seat: Seat, line: list[Any]) -> list[Any]:
    """Without what it does not need, an action or several together."""
    for at in range(len(line)):
        for end in range(len(line), at, -1):
            if _wins(state, seat, without := line[:at] + line[end:]):
                return shortened(state, seat, without)
    return line


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


def is_found(position: Position) -> bool:
    """By the search of the bots, if it is given time."""
    return Wins(position.state.copy(), position.state.active, LOOKS).line() is not None


def main(arguments: Sequence[str]) -> None:
    if arguments[0] == "find":
        found = find(int(arguments[1]))
        STORED.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(position) for position in found) + b"\n]\n")
    positions = stored()
    assert all(holds(position) for position in positions)
    tell(f"the bots' search with {LOOKS} tries", [is_found(position) for position in positions])
    for level in ("steady", "sharp"):
        tell(level, [wins(position, level, str(place)) for place, position in enumerate(positions)])


def tell(who: str, won: Sequence[bool]) -> None:
    print(f"{who}: {sum(won)} of {len(won)}; missed {[place for place, each in enumerate(won) if not each]}")


if __name__ == "__main__":
    main(sys.argv[1:])
