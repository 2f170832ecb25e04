"""FK-TURN, FK-REF, FK-END-03: how a turn begins and ends, and how the game is settled when it takes too long."""

from typing import Final

from msgspec import UNSET

from lanternwood.games.forsaken.entering import draw, show_hand
from lanternwood.games.forsaken.events import TurnBegan, TurnEnded
from lanternwood.games.forsaken.faith import check, end, kingdoms_won, lose
from lanternwood.games.forsaken.puzzle_goals import settle_puzzle
from lanternwood.games.forsaken.script import DAWN, DUSK
from lanternwood.games.forsaken.sources import refreshed, unmarked
from lanternwood.games.forsaken.state import ENDING, MAIN, NOBODY, SEATS, State
from lanternwood.games.forsaken.triggers import happens_to_active
from lanternwood.games.forsaken.values import touch
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

LAST_TURN: Final = 100
DUSK_COMES, BLIGHT_TELLS, CHANGES_END, TURN_PASSES = range(4)


def begin_turn(table: Table[State], seat: int) -> None:
    """FK-TURN-01 to 05, FK-REF-01 to 03"""
    state = table.state
    state.active = seat
    state.turn += 1
    state.phase = MAIN
    state.fiddled = state.commands = state.ending = 0
    state.hurried = False
    refreshes = state.turn > len(SEATS)
    for number, kingdom in enumerate(state.kingdoms):
        for side in kingdom.sides:
            side.built = False
            for follower in side.followers:
                follower.used = 0
                follower.attacked = False
        if refreshes:
            side = kingdom.sides[seat]
            side.altars = refreshed(side.altars)
            for follower in side.followers:
                if follower.exhausted:
                    follower.exhausted = False
                    touch(state, number)
    for player in state.players:
        player.channelled = False
    if table.heard is not None:
        table.happens(TurnBegan, state.turn, Seat(seat), refreshes)
    if state.turn == 1:
        for whose in SEATS:
            show_hand(table, whose)
    check(table)
    if refreshes:
        draw(table, seat, 1)
    happens_to_active(table, DAWN)


def end_turn(table: Table[State]) -> None:
    """FK-TURN-06"""
    state = table.state
    state.phase = ENDING
    state.ending = DUSK_COMES


def carry_on_ending(table: Table[State]) -> None:
    """FK-TURN-07 The next step of the end of the turn, once all that the last one caused has resolved."""
    state = table.state
    step = state.ending
    if step == DUSK_COMES:
        state.ending = BLIGHT_TELLS
        happens_to_active(table, DUSK)
        check(table)
    elif step == BLIGHT_TELLS:
        state.ending = CHANGES_END
        _blight(table)
        check(table)
    elif step == CHANGES_END:
        # Repeated until nothing made in the meantime is left to end (FK-Q-90).
        if not _end_changes(table):
            state.ending = TURN_PASSES
    else:
        _pass_turn(table)


def _blight(table: Table[State]) -> None:
    """FK-KEY-13"""
    state = table.state
    for kingdom in state.kingdoms:
        for follower in kingdom.sides[state.active].followers:
            if follower.blight:
                lose(table, follower, follower.blight)


def _end_changes(table: Table[State]) -> bool:
    state = table.state
    ended = False
    for number, kingdom in enumerate(state.kingdoms):
        for side in kingdom.sides:
            for follower in side.followers:
                if follower.zeal_this_turn or follower.faith_this_turn or follower.keys_this_turn:
                    follower.zeal_this_turn = follower.faith_this_turn = follower.keys_this_turn = 0
                    touch(state, number)
                    ended = True
    if ended:
        check(table)
    return ended


def _pass_turn(table: Table[State]) -> None:
    """FK-TURN-07(4), (5), FK-END-03"""
    state = table.state
    for kingdom in state.kingdoms:
        side = kingdom.sides[state.active]
        side.altars = unmarked(side.altars)
    if table.heard is not None:
        table.happens(TurnEnded, state.turn, Seat(state.active))
    if state.options.puzzle is not UNSET and settle_puzzle(table):
        return
    if state.turn >= LAST_TURN:
        settle(table)
    else:
        begin_turn(table, 1 - state.active)


def settle(table: Table[State]) -> None:
    """FK-END-03 More Kingdoms; then more Faith in Towers; then a draw."""
    scores = [standing(table.state, seat) for seat in SEATS]
    if scores[0] == scores[1]:
        end(table, "draw", NOBODY)
    else:
        end(table, "limit", 0 if scores[0] > scores[1] else 1)


def standing(state: State, seat: int) -> tuple[int, int]:
    towers = sum(kingdom.sides[seat].tower for kingdom in state.kingdoms if kingdom.winner == NOBODY)
    return kingdoms_won(state, seat), towers
