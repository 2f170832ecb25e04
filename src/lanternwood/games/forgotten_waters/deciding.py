"""Decisions of one pirate: `choose`, `may`, `pay` and `pick_player`."""

from lanternwood.games.forgotten_waters.actions import DiscardTreasure, PickOption, PickPirate
from lanternwood.games.forgotten_waters.conditions import holds
from lanternwood.games.forgotten_waters.events import OptionPicked, PiratePicked, PricePaid
from lanternwood.games.forgotten_waters.frames import Deciding, Paying, Picking, Scope
from lanternwood.games.forgotten_waters.program import Ask, Inner, Price
from lanternwood.games.forgotten_waters.state import SUPPLIES, State
from lanternwood.games.forgotten_waters.stats import change_stat
from lanternwood.games.forgotten_waters.terms import PAID
from lanternwood.games.forgotten_waters.treasure import discard
from lanternwood.kernel.model import require
from lanternwood.kernel.table import Table

IN_TREASURE = PAID.index("treasure")


def open_answers(state: State, op: Ask, scope: Scope) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Labels and blocks of the options whose condition holds."""
    open = [answer for answer in op.answers if holds(state, answer.when, scope)]
    return tuple(answer.label for answer in open), tuple(answer.block for answer in open)


# choose, may


def choose(table: Table[State], op: Ask, scope: Scope) -> None:
    """With one option left, or none, nothing is asked."""
    state = table.state
    labels, blocks = open_answers(state, op, scope)
    if len(blocks) > 1:
        state.frames.append(Deciding(state.person(scope.me), scope, labels, blocks))
    elif blocks:
        state.begin(blocks[0], scope)


def may(table: Table[State], op: Inner, scope: Scope) -> None:
    state = table.state
    state.frames.append(Deciding(state.person(scope.me), scope, (), (op.block,), may=True))


def pick_option(table: Table[State], frame: Deciding, action: PickOption) -> None:
    require(0 <= action.option < len(frame.blocks), "FW-R55", "there is no such option")
    state = table.state
    state.frames.pop()
    if frame.labels:
        label = state.book.program.texts[frame.labels[action.option]]
        table.happens(OptionPicked, frame.scope.me, label)
    state.begin(frame.blocks[action.option], frame.scope)


def decline_option(table: Table[State], frame: Deciding) -> None:
    require(frame.may, "FW-R55", "one of these options is to be picked")
    table.state.frames.pop()


# pay


def pay(table: Table[State], op: Price, scope: Scope) -> None:
    """FW-STAT-04 Who cannot pay is not asked."""
    state = table.state
    if can_pay(state, op.paid_in, op.n, scope):
        person = state.person(scope.me)
        state.frames.append(Paying(person, scope, op.paid_in, op.n, op.block, op.otherwise))
    else:
        state.begin(op.otherwise, scope)


def can_pay(state: State, paid_in: int, n: int, scope: Scope) -> bool:
    if paid_in == IN_TREASURE:
        player = state.player(scope.me)
        return player is not None and len(player.treasures) >= n
    return state.stats[SUPPLIES] >= n


def settle_paying(table: Table[State], frame: Paying) -> bool:
    """Where all treasures must go, it is not asked which; who can no longer pay has not paid."""
    state = table.state
    if not frame.agreed:
        if can_pay(state, frame.paid_in, frame.n, frame.scope):
            return True
        refuse_to_pay(table, frame)
        return False
    held = state.players[frame.scope.me].treasures
    if 0 < frame.n < len(held):
        return True
    for card in held[: frame.n]:
        discard(table, frame.seat, card)
    state.frames.pop()
    state.begin(frame.block, frame.scope)
    return False


def agree_to_pay(table: Table[State], frame: Paying) -> None:
    require(not frame.agreed, "FW-STAT-04", "you have agreed; say with what you pay")
    table.happens(PricePaid, frame.scope.me, frame.paid_in, frame.n)
    if frame.paid_in == IN_TREASURE:
        frame.agreed = True
        return
    state = table.state
    state.frames.pop()
    state.begin(frame.block, frame.scope)
    change_stat(table, SUPPLIES, -frame.n)


def refuse_to_pay(table: Table[State], frame: Paying) -> None:
    require(not frame.agreed, "FW-STAT-04", "you have agreed to pay")
    table.state.frames.pop()
    table.state.begin(frame.otherwise, frame.scope)


def pay_treasure(table: Table[State], frame: Paying, action: DiscardTreasure) -> None:
    """FW-TREASURE-06 Its discard effect does not work."""
    require(frame.agreed, "FW-STAT-04", "agree to pay first")
    held = table.state.players[frame.seat].treasures
    require(action.card in held, "FW-STAT-04", "that treasure does not lie before you")
    discard(table, frame.seat, action.card)
    frame.n -= 1


# pick_player


def pick_player(table: Table[State], op: Inner, scope: Scope) -> None:
    table.state.frames.append(Picking(table.state.person(scope.me), scope, op.block))


def pick_pirate(table: Table[State], frame: Picking, action: PickPirate) -> None:
    """FW-CARD-05 The masked pirate is no player and cannot be picked."""
    state, scope = table.state, frame.scope
    require(action.seat in state.seats(), "FW-CARD-05", "pick a player")
    state.frames.pop()
    table.happens(PiratePicked, scope.me, action.seat)
    state.begin(frame.block, Scope(scope.me, scope.entry, scope.visit, action.seat))
