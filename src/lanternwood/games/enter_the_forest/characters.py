"""Characters: what they are, and how Ruin gets into them (EF-CHAR)."""

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.actions import (
    AddCondition,
    AddEntry,
    ChooseFate,
    CorrectRuin,
    SetStarting,
    StrikeCondition,
    StrikeEntry,
    Write,
)
from lanternwood.games.enter_the_forest.ruling import Rule, Rules, everyone_who_knows
from lanternwood.games.enter_the_forest.state import LOST, TURNED, Character, State
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

MOST_ENTRIES = 12
MOST_CONDITIONS = 24
HIGHEST_START = 4


def mark(table: Table[State], seat: Seat, openly: bool) -> None:
    """EF-CHAR-02 One Ruin more; at 6 it stays 6. Openly: others see that it was marked even through the veil."""
    state, character = table.state, table.state.character(seat)
    if character.ruin >= LOST:
        return
    veiled = state.is_veiled(seat)
    character.ruin += 1
    if not veiled:
        table.happens(events.RuinMarked, seat, character.ruin)
    elif openly:
        table.happens(events.RuinMarked, seat, None)
    else:
        table.tells(everyone_who_knows(state, seat), events.RuinMarkedUnseen, seat, character.ruin)
    note_ruin(table, seat)


def remove(table: Table[State], seat: Seat) -> None:
    """EF-CHAR-03 One Ruin less, never below the starting one. Nobody else is told through the veil (EF-R23)."""
    state, character = table.state, table.state.character(seat)
    character.ruin = max(character.ruin - 1, character.starting)
    if state.veil:
        table.tells(everyone_who_knows(state, seat), events.RuinRemoved, seat, character.ruin)
    else:
        table.happens(events.RuinRemovedOpenly, seat, character.ruin)


def note_ruin(table: Table[State], seat: Seat) -> None:
    """EF-CHAR-04, EF-CHAR-05 Whoever reaches five has turned, for good; whoever reaches six is lost."""
    character = table.state.character(seat)
    if character.ruin >= TURNED and not character.turned:
        character.turned = True
        table.happens(events.CharacterTurned, seat)
    if character.lost:
        # Whoever has been seen serving the Forest stays seen (EF-REDUCE-06); and one voice less is asked for (EF-R30).
        kept = [other for other in table.state.reductions if other.seat != seat or other.stage == "noticed"]
        table.state.reductions, table.state.consents = kept, []
        table.happens(events.CharacterLost, seat)


def settle(character: Character) -> None:
    """EF-R02 From the first roll on, a new Ritual no longer changes where a character began."""
    character.settled = True


def count_rituals(table: Table[State], seat: Seat, character: Character) -> None:
    """EF-R02 One, and one more for each Ritual known, at most four."""
    if not character.settled:
        set_starting(table, seat, character, min(1 + len(character.rituals), HIGHEST_START))


def set_starting(table: Table[State], seat: Seat, character: Character, starting: int) -> None:
    if starting != character.starting:
        character.starting = character.ruin = starting
        table.happens(events.StartingRuinSet, seat, starting)


# The sheet


def may_write(state: State, seat: Seat, action: Write | AddEntry | StrikeEntry) -> None:
    require(state.is_player(seat), "EF-UI-02", "the game master has no character")
    require(not state.character(seat).fate, "EF-R03", "this character's story is over")


def write(table: Table[State], seat: Seat, action: Write) -> None:
    """EF-UI-02 Name, Occupation and Background are their player's to write, at any time."""
    words = action.words.strip()
    setattr(table.state.character(seat), action.field, words)
    table.happens(events.CharacterWritten, seat, action.field, words)


def may_add(state: State, seat: Seat, action: AddEntry) -> None:
    may_write(state, seat, action)
    full = len(state.character(seat).entries(action.kind)) >= MOST_ENTRIES
    require(not full, "EF-UI-02", f"the sheet has room for {MOST_ENTRIES}; strike one first")


def add_entry(table: Table[State], seat: Seat, action: AddEntry) -> None:
    character, words = table.state.character(seat), action.words.strip()
    character.entries(action.kind).append(words)
    table.happens(events.EntryAdded, seat, action.kind, words)
    count_rituals(table, seat, character)


def may_strike(state: State, seat: Seat, action: StrikeEntry) -> None:
    may_write(state, seat, action)
    there = 0 <= action.index < len(state.character(seat).entries(action.kind))
    require(there, "EF-UI-02", "there is no such line on the sheet")


def strike_entry(table: Table[State], seat: Seat, action: StrikeEntry) -> None:
    character = table.state.character(seat)
    words = character.entries(action.kind).pop(action.index)
    table.happens(events.EntryStruck, seat, action.kind, words)
    count_rituals(table, seat, character)


def owes_fate(state: State, seat: Seat) -> bool:
    """EF-CHAR-04 Lost, and the roll in which it happened is over."""
    if not state.is_player(seat) or state.is_involved(seat):
        return False
    return state.character(seat).lost and not state.character(seat).fate


def may_choose_fate(state: State, seat: Seat, action: ChooseFate) -> None:
    require(state.is_player(seat) and state.character(seat).lost, "EF-R03", "only a lost character meets its end")
    require(not state.character(seat).fate, "EF-R03", "that is settled already")
    require(not state.is_involved(seat), "EF-RISK-29", "the last act is told first")


def choose_fate(table: Table[State], seat: Seat, action: ChooseFate) -> None:
    """EF-R03 Dies, or belongs to the Forest."""
    table.state.character(seat).fate = action.fate
    table.happens(events.FateChosen, seat, action.fate)


# What the game master may do to a sheet (EF-UI-11); without one, everyone to their own (EF-R34)


def tends(state: State, seat: Seat, of: Seat) -> None:
    require(state.is_player(of), "EF-UI-11", "there is no character at that seat")
    mine = state.gm is None and seat == of
    require(seat == state.gm or mine, "EF-UI-11", "that is the game master's to change")


def may_add_condition(state: State, seat: Seat, action: AddCondition) -> None:
    tends(state, seat, action.seat)
    full = len(state.character(action.seat).conditions) >= MOST_CONDITIONS
    require(not full, "EF-UI-11", "the sheet is full of Conditions; strike one first")


def add_condition(table: Table[State], seat: Seat, action: AddCondition) -> None:
    """EF-CHAR-06 A short text on the character, and no more."""
    gain_condition(table, action.seat, action.words)


def gain_condition(table: Table[State], seat: Seat, words: str) -> None:
    table.state.character(seat).conditions.append(words.strip())
    table.happens(events.ConditionGained, seat, words.strip())


def may_strike_condition(state: State, seat: Seat, action: StrikeCondition) -> None:
    tends(state, seat, action.seat)
    there = 0 <= action.index < len(state.character(action.seat).conditions)
    require(there, "EF-UI-11", "there is no such Condition")


def strike_condition(table: Table[State], seat: Seat, action: StrikeCondition) -> None:
    words = table.state.character(action.seat).conditions.pop(action.index)
    table.happens(events.ConditionStruck, action.seat, words)


def may_correct(state: State, seat: Seat, action: CorrectRuin) -> None:
    tends(state, seat, action.seat)
    require(state.roll is None, "EF-UI-11", "a roll is open; correct Ruin when it is closed")
    require(action.by in (-1, 1), "EF-UI-11", "Ruin is corrected one by one")
    character = state.character(action.seat)
    low, high = character.starting, LOST
    require(low <= character.ruin + action.by <= high, "EF-CHAR-01", "Ruin goes from the starting Ruin to 6")


def correct_ruin(table: Table[State], seat: Seat, action: CorrectRuin) -> None:
    """EF-UI-11 Logged as a correction, to others only as far as they may see that Ruin."""
    state, character = table.state, table.state.character(action.seat)
    veiled = state.is_veiled(action.seat)
    settle(character)  # or the next Ritual written down would undo the correction
    character.ruin += action.by
    if not character.lost:
        character.fate = ""
    if veiled and state.is_veiled(action.seat):
        table.tells(everyone_who_knows(state, action.seat), events.RuinCorrectedUnseen, action.seat, character.ruin)
    else:
        table.happens(events.RuinCorrected, action.seat, character.ruin)
    note_ruin(table, action.seat)


def may_set_starting(state: State, seat: Seat, action: SetStarting) -> None:
    tends(state, seat, action.seat)
    character = state.character(action.seat)
    require(0 <= action.to <= HIGHEST_START, "EF-R02", "a character starts with 0 to 4 Ruin")
    require(not character.settled or character.starting != action.to, "EF-R02", "it is so already")
    untouched = character.ruin == character.starting and not character.turned and state.roll is None
    require(untouched, "EF-R02", "starting Ruin is set before anything has been marked")


def set_starting_by_hand(table: Table[State], seat: Seat, action: SetStarting) -> None:
    """EF-R02 The game master may set 0 to 4 by hand."""
    character = table.state.character(action.seat)
    settle(character)
    set_starting(table, action.seat, character, action.to)


RULES: Rules = {
    Write: Rule(may_write, write),
    AddEntry: Rule(may_add, add_entry),
    StrikeEntry: Rule(may_strike, strike_entry),
    ChooseFate: Rule(may_choose_fate, choose_fate),
    AddCondition: Rule(may_add_condition, add_condition),
    StrikeCondition: Rule(may_strike_condition, strike_condition),
    CorrectRuin: Rule(may_correct, correct_ruin),
    SetStarting: Rule(may_set_starting, set_starting_by_hand),
}
