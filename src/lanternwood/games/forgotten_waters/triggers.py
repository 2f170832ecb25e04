"""What cards do at a moment: each trigger once, one after the other (RULES.md, 5.1)."""

from collections.abc import Iterator

from lanternwood.games.forgotten_waters.conditions import holds
from lanternwood.games.forgotten_waters.events import CardTriggered
from lanternwood.games.forgotten_waters.frames import Scope, Triggering
from lanternwood.games.forgotten_waters.pirates import Pirate
from lanternwood.games.forgotten_waters.program import NONE, CompiledCard
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.terms import MOMENTS, Moment
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

STORY = 100
"""A story card's code is its number and this; a treasure's, its number."""
NOTHING = (0, 0)


def card_of(state: State, code: int) -> CompiledCard:
    book = state.book
    return book.stories[code - STORY] if code > STORY else book.treasures[code]


def codes_before(state: State, pirate: Pirate) -> list[int]:
    """FW-TREASURE-10 The cards that lie before this pirate: treasures, then story cards."""
    player = state.player(pirate)
    return [*player.treasures, *(STORY + card for card in player.stories)] if player else []


def triggers_at(state: State, pirate: Pirate, moment: int, skill: int) -> Iterator[tuple[int, int]]:
    running = [frame.now for frame in state.frames if isinstance(frame, Triggering)]
    for code in codes_before(state, pirate):
        for place, each in enumerate(card_of(state, code).triggers):
            fits = each.moment == moment and each.skill in (NONE, skill)
            if fits and (code, place) not in running:
                yield code, place


def trigger(
    table: Table[State], pirate: Pirate, moment: Moment, skill: int = NONE, die: int = 0, total: int = 0
) -> None:
    """Whatever was going on goes on when they are done. What is running already does not set itself off again."""
    state = table.state
    found = tuple(triggers_at(state, pirate, MOMENTS.index(moment), skill))
    if found and state.ending is None:
        frame = Triggering(state.person(pirate), pirate, found, die=die, total=total)
        state.frames.append(frame)


def trigger_for_all(table: Table[State], moment: Moment) -> None:
    """From top to bottom infamy: the last one pushed comes first."""
    for seat in reversed(table.state.ranked()):
        trigger(table, seat, moment)


def settle_triggers(table: Table[State], frame: Triggering) -> bool:
    """A card that has gone meanwhile does nothing; a condition is asked when its turn comes."""
    state = table.state
    if frame.asks:
        return True
    while frame.left:
        frame.now, *left = frame.left
        frame.left = tuple(left)
        code, place = frame.now
        if code not in codes_before(state, frame.me):
            continue
        each = card_of(state, code).triggers[place]
        if not holds(state, each.when, Scope(frame.me)):
            continue
        if each.may:
            frame.asks = True
            return True
        set_off(table, frame)
        return False
    state.frames.pop()
    return False


def set_off(table: Table[State], frame: Triggering) -> None:
    state = table.state
    code, place = frame.now
    table.happens(CardTriggered, Seat(frame.me), code)
    state.begin(card_of(state, code).triggers[place].block, Scope(frame.me))


def agree_to_trigger(table: Table[State], frame: Triggering) -> None:
    frame.asks = False
    set_off(table, frame)


def decline_trigger(table: Table[State], frame: Triggering) -> None:
    frame.asks = False
