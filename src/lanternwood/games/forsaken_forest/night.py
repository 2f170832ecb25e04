"""FF-NIGHT1, FF-NIGHT2 and FF-DAWN: the called steps, which only the clock ends, and what dawn shows."""

from typing import Final

from lanternwood.games.forsaken_forest.board import SLOTS
from lanternwood.games.forsaken_forest.content import NightActionId
from lanternwood.games.forsaken_forest.death import put_on_doorstep
from lanternwood.games.forsaken_forest.events import (
    CardExchanged,
    DayBroke,
    DestinationSeen,
    DestinationsPlaced,
    ForsakenMet,
    ForsakenSeen,
    NightActionPlaced,
    NightActionsRevealed,
    NightChoiceMade,
    NightFell,
    PlacementWished,
    RoleCardSeen,
    StepCalled,
    VictimWished,
)
from lanternwood.games.forsaken_forest.frames import NOBODY, Dawn, NightStep, StepName, seat_or_none
from lanternwood.games.forsaken_forest.notebook import take_note
from lanternwood.games.forsaken_forest.roles import (
    COWARD,
    CURSED,
    NAVIGATOR,
    ORACLE,
    PRIEST,
    ROLE_IDS,
    SHROUDED,
    SILENCER,
    Role,
)
from lanternwood.games.forsaken_forest.state import DEAD_END, VILLAGE, VOID, Dawned, State
from lanternwood.games.forsaken_forest.winning import DESTINATION_IDS
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

NIGHT_ONE: Final[tuple[tuple[StepName, int], ...]] = (
    ("shrouded", 10),
    ("meeting", 45),
    ("coward", 10),
    ("navigator", 15),
    ("cursed", 10),
)
LATER_NIGHTS: Final[tuple[tuple[StepName, int], ...]] = (
    ("oracle", 15),
    ("priest", 15),
    ("sacrifice", 30),
    ("silencer", 15),
    ("navigator", 15),
)
CALLED_FOR: Final[dict[StepName, Role]] = {
    "shrouded": SHROUDED,
    "coward": COWARD,
    "navigator": NAVIGATOR,
    "cursed": CURSED,
    "oracle": ORACLE,
    "priest": PRIEST,
    "silencer": SILENCER,
}
"""The other two steps are always called."""
CHOOSES: Final = ("navigator", "oracle", "priest", "silencer")
"""Steps in which one player holds a choice."""


def steps_of(state: State) -> tuple[tuple[StepName, int], ...]:
    return NIGHT_ONE if state.night == 1 else LATER_NIGHTS


def is_called(state: State, step: StepName) -> bool:
    """FF-NIGHT1-03, FF-NIGHT2-02 By the public list alone, dead or alive; with a hidden list always."""
    role = CALLED_FOR.get(step)
    return role is None or state.options.hidden_role_list or role in state.role_list


def fall(table: Table[State]) -> None:
    """A Night begins."""
    state = table.state
    state.phase = "night"
    state.steps_done = 0
    state.night_due = False
    state.shelter = state.sacrifice = state.entangle = NOBODY
    table.happens(NightFell, state.night)


def go_on(table: Table[State]) -> None:
    """FF-NIGHT1-01, FF-NIGHT2-01 The next called step, or waking."""
    state = table.state
    steps = steps_of(state)
    while state.steps_done < len(steps):
        step, seconds = steps[state.steps_done]
        state.steps_done += 1
        if is_called(state, step):
            call(table, step, seconds)
            return
    wake(table)


def call(table: Table[State], step: StepName, seconds: int) -> None:
    state = table.state
    seconds = max(1, seconds * state.options.night_time_percent // 100)
    state.frames.append(NightStep(step=step, seconds=seconds, group=actors(state, step)))
    table.happens(StepCalled, step, seconds)
    if step == "shrouded":
        exchange(table, SHROUDED)
    elif step == "cursed":
        exchange(table, CURSED)
    elif step == "meeting":
        meet(table)
    elif step == "coward":
        look(table)


def actors(state: State, step: StepName) -> list[Seat]:
    """FF-NIGHT1-04, FF-NIGHT2-03, 16 Who holds a choice in this step: the living, by their true role."""
    if step in ("meeting", "sacrifice"):
        return [seat for seat in state.true_forsaken() if state.is_living(seat)]
    if step in CHOOSES:
        seat = state.holder_of(CALLED_FOR[step])
        if seat != NOBODY and state.is_living(seat) and (step != "navigator" or state.turned != 0xFF):
            return [seat]
    return []


def exchange(table: Table[State], role: Role) -> None:
    """FF-NIGHT1-05, FF-NIGHT1-12 The dealt card is swapped with one from the reserve."""
    state = table.state
    if role == SHROUDED:
        state.shrouded_done = True
    else:
        state.cursed_done = True
    seat = state.holder_of(role)
    if seat != NOBODY:
        table.tells([seat], CardExchanged, ROLE_IDS[state.shown(seat)])


def meet(table: Table[State]) -> None:
    """FF-NIGHT1-06, FF-ROLE-SHROUDED-03 They see each other, and which of them is the Shrouded."""
    state = table.state
    state.met = True
    forsaken, shrouded = state.true_forsaken(), state.holder_of(SHROUDED)
    table.tells(forsaken, ForsakenMet, tuple(forsaken), seat_or_none(shrouded))


def look(table: Table[State]) -> None:
    """FF-NIGHT1-10 The Coward sees who they are, not which is which."""
    state = table.state
    state.coward_told = True
    coward = state.holder_of(COWARD)
    if coward != NOBODY:
        table.tells([coward], ForsakenSeen, tuple(state.true_forsaken()))


# Choices


def wish_placement(table: Table[State], seat: Seat, village: int, void: int, frame: NightStep) -> None:
    """FF-NIGHT1-07, FF-NIGHT1-08 A standing choice that the other true Forsaken see."""
    require(village in SLOTS and void in SLOTS, "FF-NIGHT1-07", "there are eight slots")
    require(village != void, "FF-NIGHT1-07", "The Village and The Void need a slot each")
    frame.choose(seat, village * len(SLOTS) + void)
    table.tells(frame.group, PlacementWished, seat, village, void)


def choose_slot(table: Table[State], seat: Seat, slot: int, frame: NightStep) -> None:
    """FF-ROLE-NAVIGATOR-02 Only a card that is still face-down."""
    state = table.state
    require(slot in SLOTS and not state.turned >> slot & 1, "FF-ROLE-NAVIGATOR-02", "choose a face-down Destination")
    frame.choose(seat, slot)
    table.tells([seat], NightChoiceMade, frame.step, slot)


def choose_player(table: Table[State], seat: Seat, player: Seat, frame: NightStep) -> None:
    """FF-NIGHT2-04, FF-NIGHT2-05 A living player; the Oracle not themself, the Priest only where allowed."""
    state = table.state
    living = 0 <= player < state.seats and state.is_living(player)
    require(living, "FF-NIGHT2-04", "choose a living player")
    require(player in targets(state, seat, frame.step), *why_not_self(frame.step))
    frame.choose(seat, player)
    if frame.step == "sacrifice":
        table.tells(frame.group, VictimWished, seat, player)
    else:
        table.tells([seat], NightChoiceMade, frame.step, player)


def why_not_self(step: StepName) -> tuple[str, str]:
    if step == "oracle":
        return "FF-ROLE-ORACLE-01", "choose another player; you know your own role"
    return "FF-ROLE-PRIEST-04", "at this table the Priest may not choose themself"


def targets(state: State, seat: Seat, step: StepName) -> list[Seat]:
    """Whom a player may choose in a step."""
    living = state.living_seats()
    if step == "oracle" or (step == "priest" and not state.options.priest_self):
        living.remove(seat)
    return living


# The end of a step


def end_step(table: Table[State], frame: NightStep) -> None:
    """FF-NIGHT1-02 Only its timeout ends a step, and what was chosen then counts."""
    state = table.state
    state.frames.pop()
    match frame.step:
        case "meeting":
            place_destinations(table, frame)
        case "sacrifice":
            place_sacrifice(table, frame)
        case "navigator":
            state.navigator_looks.append(peek_at_slot(table, frame))
        case "oracle":
            state.oracle_looks.append(peek_at_role(table, frame))
        case "priest":
            state.shelter = place_on_choice(table, frame, "shelter-from-evil")
        case "silencer":
            state.entangle = place_on_choice(table, frame, "entangle")
        case "shrouded" | "coward" | "cursed":
            pass


def place_destinations(table: Table[State], frame: NightStep) -> None:
    """FF-NIGHT1-09 Most standing choices win; a tie, or no choice at all, is settled at random."""
    leading = frame.leading() or [village * len(SLOTS) + void for village in SLOTS for void in SLOTS if village != void]
    village, void = divmod(leading[table.below(len(leading))], len(SLOTS))
    state = table.state
    state.destinations = [DEAD_END for _ in SLOTS]
    state.destinations[village] = VILLAGE
    state.destinations[void] = VOID
    table.tells(frame.group, DestinationsPlaced, village, void)


def place_sacrifice(table: Table[State], frame: NightStep) -> None:
    """FF-NIGHT2-07 … 09, FF-ROLE-FORSAKEN-02"""
    state = table.state
    forsaken = state.true_forsaken()
    wished = [Seat(choice) for _, choice, _ in frame.standing]
    agreed = len(wished) == len(frame.group) and len(set(wished)) == 1
    counted = [victim for victim in wished if victim not in forsaken or agreed]
    most = max((counted.count(victim) for victim in counted), default=0)
    leading = sorted({victim for victim in counted if counted.count(victim) == most})
    if not leading:
        leading = [seat for seat in state.living_seats() if seat not in forsaken]
    state.sacrifice = leading[table.below(len(leading))]
    for seat in frame.group:
        take_note(state, seat, "placed", "night", state.sacrifice, action="ritual-sacrifice")
    table.tells(frame.group, NightActionPlaced, frame.step, state.sacrifice)


def place_on_choice(table: Table[State], frame: NightStep, action: NightActionId) -> Seat:
    """FF-NIGHT2-10 The Priest's or the Silencer's target; one drawn at random if none was chosen."""
    if not frame.group:
        return NOBODY
    seat = frame.group[0]
    choice = frame.choice_of(seat)
    if choice is None:
        possible = targets(table.state, seat, frame.step)
        choice = possible[table.below(len(possible))]
    take_note(table.state, seat, "placed", "night", Seat(choice), action=action)
    table.tells([seat], NightActionPlaced, frame.step, Seat(choice))
    return Seat(choice)


def peek_at_slot(table: Table[State], frame: NightStep) -> int:
    """FF-NIGHT1-11, FF-NIGHT2-11 No choice, no Peek."""
    choice = frame.choice_of(frame.group[0]) if frame.group else None
    if choice is None:
        return -1
    take_note(table.state, frame.group[0], "destination", "navigator", slot=choice)
    table.tells(frame.group, DestinationSeen, choice, DESTINATION_IDS[table.state.destinations[choice]])
    return choice


def peek_at_role(table: Table[State], frame: NightStep) -> int:
    """FF-ROLE-ORACLE-01"""
    choice = frame.choice_of(frame.group[0]) if frame.group else None
    if choice is None:
        return -1
    take_note(table.state, frame.group[0], "role", "oracle", Seat(choice))
    table.tells(frame.group, RoleCardSeen, Seat(choice), ROLE_IDS[table.state.shown(choice)])
    return choice


# Waking


def wake(table: Table[State]) -> None:
    state = table.state
    state.day += 1
    state.spent = 0
    state.pilloried = 0
    if state.night == 1:
        state.phase = "fugue"
        table.happens(DayBroke, state.day)
        return
    state.phase = "dawn"
    table.happens(DayBroke, state.day)
    state.frames.append(Dawn())
    reveal_night_actions(table)


def reveal_night_actions(table: Table[State]) -> None:
    """FF-DAWN-01 … 03, 06 All are shown; the sacrificed is on Doorstep unless sheltered."""
    state = table.state
    shelter, sacrifice, entangle = state.shelter, state.sacrifice, state.entangle
    dawned = Dawned(
        state.night, len(state.deaths), seat_or_none(shelter), seat_or_none(sacrifice), seat_or_none(entangle)
    )
    state.dawns.append(dawned)
    table.happens(NightActionsRevealed, seat_or_none(shelter), seat_or_none(sacrifice), seat_or_none(entangle))
    state.entangle_next = entangle
    state.shelter = state.sacrifice = state.entangle = NOBODY
    if sacrifice not in (NOBODY, shelter):
        put_on_doorstep(table, [sacrifice], by_night=True)
