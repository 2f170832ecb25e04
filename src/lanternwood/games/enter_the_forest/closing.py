"""What comes after a roll: the light moves on, and the evening may be over."""

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.reduction import notice
from lanternwood.games.enter_the_forest.state import Ending, State
from lanternwood.kernel.table import Table


def close(table: Table[State]) -> None:
    """The open roll is over, and all in it have one more behind them (EF-R16)."""
    state = table.state
    roll = state.roll
    assert roll is not None
    for seat in roll.involved():
        state.character(seat).closed_since += 1
    owner = state.owner()
    state.roll = None
    state.closed += 1
    state.consents = [consent for consent in state.consents if consent[1] != "end"]
    table.happens(events.RollClosed, roll.number, owner)
    pass_the_light(table)


def pass_the_light(table: Table[State]) -> None:
    """EF-R38 With a game master it goes out until they turn to someone; without one it goes round."""
    state = table.state
    state.called = None if state.gm is not None or state.called is None else state.next_able(state.called)
    if state.called is not None:
        table.happens(events.CalledOn, state.called, "")


def end_if_over(table: Table[State]) -> None:
    """EF-R35 Nobody is left, or as many rolls have been made as the evening was to have."""
    state = table.state
    owing = [seat for seat in state.players() if state.character(seat).lost and not state.character(seat).fate]
    if state.ending or state.roll is not None or owing:
        return
    if not state.able():
        end(table, "lost")
    elif state.evening and state.closed >= state.evening:
        end(table, "evening")


def end(table: Table[State], ending: Ending) -> None:
    """EF-REDUCE-09, EF-R37 What was yet to be noticed is, and dice that were rolled blind are opened at the latest."""
    state = table.state
    for reduction in [one for one in state.reductions if one.stage == "noticed"]:
        notice(table, reduction.seat, ())
    for index, blind in enumerate(state.blind):
        if not blind.opened:
            blind.opened = True
            table.happens(events.BlindOpened, index, blind.dice)
    state.ending = ending
    table.happens(events.EveningEnded, ending)
