"""What the game master alone may do between and beside the rolls (EF-UI-11)."""

from lanternwood.games.enter_the_forest import events
from lanternwood.games.enter_the_forest.actions import AllowCoGm, OpenBlind, RollBlind, SetPushRule, SetVeil
from lanternwood.games.enter_the_forest.dice import throw
from lanternwood.games.enter_the_forest.ruling import Rule, Rules
from lanternwood.games.enter_the_forest.state import Blind, State
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

MOST_OF_A_COLOUR = 2
MOST_BLIND = 12


def may_set_push_rule(state: State, seat: Seat, action: SetPushRule) -> None:
    require(seat == state.gm, "EF-UI-11", "the game master sets the table's options")
    require(state.roll is None, "EF-UI-11", "a roll is open; change the rules between rolls")
    require(state.push_always != action.always, "EF-UI-11", "it is so already")


def set_push_rule(table: Table[State], seat: Seat, action: SetPushRule) -> None:
    """EF-UI-11, EF-R05 Whether a re-roll is asked for after the Ruin step too."""
    table.state.push_always = action.always
    table.happens(events.PushRuleSet, action.always)


def may_set_veil(state: State, seat: Seat, action: SetVeil) -> None:
    require(seat == state.gm, "EF-UI-11", "the game master sets the table's options")
    require(state.veil != action.veil, "EF-UI-11", "it is so already")


def set_veil(table: Table[State], seat: Seat, action: SetVeil) -> None:
    """EF-UI-11, EF-R23 With the veil off every Ruin is public."""
    state = table.state
    veiled = [player for player in state.players() if state.is_veiled(player)]
    state.veil = action.veil
    table.happens(events.VeilSet, action.veil)
    for player in veiled:
        table.happens(events.RuinUnveiled, player, state.character(player).ruin)


def may_allow_co_gm(state: State, seat: Seat, action: AllowCoGm) -> None:
    require(seat == state.gm, "EF-R03", "the game master asks someone to tell along")
    lost = state.is_player(action.seat) and state.character(action.seat).fate
    require(lost, "EF-R03", "only a lost player has no character to play")
    require(not state.character(action.seat).co_gm, "EF-R03", "they tell along already")


def allow_co_gm(table: Table[State], seat: Seat, action: AllowCoGm) -> None:
    """EF-R03 A lost player may name mishaps, offer bargains and tell what the dice came to."""
    table.state.character(action.seat).co_gm = True
    table.happens(events.CoGmAllowed, action.seat)


def may_roll_blind(state: State, seat: Seat, action: RollBlind) -> None:
    require(seat == state.gm, "EF-R37", "only the game master rolls blind")
    few = 0 <= action.light <= MOST_OF_A_COLOUR and 0 <= action.dark <= MOST_OF_A_COLOUR
    require(few and action.light + action.dark, "EF-R37", "one or two dice of a colour")
    require(len(state.blind) < MOST_BLIND, "EF-R37", "there have been enough blind rolls this evening")


def roll_blind(table: Table[State], seat: Seat, action: RollBlind) -> None:
    """EF-R37 The dice fall now and are opened later; all see that they fell, and nobody can change them."""
    state = table.state
    light = [throw(table, seat, "light", "blind") for _ in range(action.light)]
    dark = [throw(table, seat, "dark", "blind") for _ in range(action.dark)]
    dice = (*light, *dark)
    index = len(state.blind)
    state.blind.append(Blind(dice))
    table.happens(events.BlindRolled, index, tuple(die.colour for die in dice))
    table.tells((seat,), events.BlindSeen, index, dice)


def may_open_blind(state: State, seat: Seat, action: OpenBlind) -> None:
    require(seat == state.gm, "EF-R37", "the game master opens what was rolled blind")
    there = 0 <= action.index < len(state.blind) and not state.blind[action.index].opened
    require(there, "EF-R37", "there is no such blind roll to open")


def open_blind(table: Table[State], seat: Seat, action: OpenBlind) -> None:
    blind = table.state.blind[action.index]
    blind.opened = True
    table.happens(events.BlindOpened, action.index, blind.dice)


RULES: Rules = {
    SetPushRule: Rule(may_set_push_rule, set_push_rule),
    SetVeil: Rule(may_set_veil, set_veil),
    AllowCoGm: Rule(may_allow_co_gm, allow_co_gm),
    RollBlind: Rule(may_roll_blind, roll_blind),
    OpenBlind: Rule(may_open_blind, open_blind),
}
