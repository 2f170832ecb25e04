"""FW-CHECK, FW-MISF, FW-REROLL: skill checks, cannon shots among them, and plain dice."""

from lanternwood.games.forgotten_waters.actions import PickCannon, RerollDie
from lanternwood.games.forgotten_waters.cannons import fire, loaded_levels
from lanternwood.games.forgotten_waters.events import (
    CheckResolved,
    DiceRolled,
    DieRerolled,
    DieSetTo,
    PlainDieRolled,
)
from lanternwood.games.forgotten_waters.frames import Checking, Scope
from lanternwood.games.forgotten_waters.passages import read_line
from lanternwood.games.forgotten_waters.pirates import MASKED, Pirate
from lanternwood.games.forgotten_waters.program import Dice, Row
from lanternwood.games.forgotten_waters.skills import change_misfortune, change_rerolls
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.triggers import card_of, codes_before, trigger
from lanternwood.kernel.model import require
from lanternwood.kernel.table import Table

FACES = 12


def roll_die(table: Table[State]) -> int:
    return table.below(FACES) + 1


def row_of(rows: tuple[Row, ...], total: int) -> Row:
    """FW-CHECK-05 Each row reaches up to the next; the last is open, and the first begins at 1."""
    return [row for row in rows if row.low <= max(total, 1)][-1]


def carry_out_row(table: Table[State], row: Row, scope: Scope) -> None:
    """FW-CHECK-04"""
    read_line(table, row.line, scope)
    table.state.begin(row.block, scope)


def roll(table: Table[State], op: Dice, scope: Scope) -> None:
    """FW-CHECK-07 A plain die, without bonus and without tokens."""
    die = roll_die(table)
    row = row_of(op.rows, die)
    table.happens(PlainDieRolled, scope.me, die, row.low)
    carry_out_row(table, row, scope)


def begin_check(table: Table[State], scope: Scope, block: int, place: int) -> None:
    table.state.frames.append(Checking(table.state.person(scope.me), scope, block, place))


def dice_of(state: State, frame: Checking) -> Dice:
    op = state.book.program.blocks[frame.block].ops[frame.op]
    assert isinstance(op, Dice)
    return op


def settle_check(table: Table[State], frame: Checking) -> bool:
    """One step after the other, until the dice are on the table."""
    state, op = table.state, dice_of(table.state, frame)
    match frame.stage:
        case "before":
            frame.stage = "aim" if op.cannon else "roll"
            trigger(table, frame.scope.me, "before_check", op.skill)
        case "aim":
            levels = loaded_levels(state)
            if len(levels) > 1:
                return True
            if not levels:
                return shoot_with_nothing(table, frame, op)
            frame.cannon, frame.stage = levels[0], "roll"
        case "roll":
            throw(table, frame, op)
        case "dice":
            if can_reroll(state, frame):
                return True
            resolve(table, frame)
    return False


def shoot_with_nothing(table: Table[State], frame: Checking, op: Dice) -> bool:
    """FW-CANNON-07 With no loaded cannon nothing is rolled, and the lowest row resolves."""
    table.state.frames.pop()
    carry_out_row(table, op.rows[0], frame.scope)
    return False


def aim_with(table: Table[State], frame: Checking, action: PickCannon) -> None:
    """FW-CANNON-06 The shooter names one loaded cannon before rolling."""
    require(frame.stage == "aim", "FW-CANNON-06", "no cannon is to be named now")
    fits = action.loaded and action.level in loaded_levels(table.state)
    require(fits, "FW-CANNON-06", "name a loaded cannon")
    frame.cannon, frame.stage = action.level, "roll"


def throw(table: Table[State], frame: Checking, op: Dice) -> None:
    """FW-CHECK-01, FW-MISF-01 to 03. All bonuses are those of this moment (FW-R31)."""
    state, me = table.state, frame.scope.me
    frame.bonus = bonus(state, frame, op)
    frame.stage = "dice"
    if frame.set_to:
        frame.dice = (frame.set_to,)
        table.happens(DieSetTo, me, frame.set_to)
        return
    player = state.player(me)
    dice = 2 if player and player.misfortune else 1
    frame.dice = tuple(roll_die(table) for _ in range(dice))
    table.happens(DiceRolled, me, op.skill, frame.dice)


def bonus(state: State, frame: Checking, op: Dice) -> int:
    """FW-CHECK-02, 03; FW-CANNON-06. The masked pirate's checks are a plain die (FW-CARD-04)."""
    me = frame.scope.me
    if me == MASKED:
        return 0
    icons = sum(card_of(state, code).icons[op.skill] for code in codes_before(state, me))
    aim = state.book.cannon_bonus[frame.cannon] if frame.cannon else 0
    return state.players[me].boxes[op.skill] + icons + aim + op.bonus


def can_reroll(state: State, frame: Checking) -> bool:
    """FW-REROLL-01, 02, 05"""
    player = state.player(frame.scope.me)
    return player is not None and player.rerolls > 0 and not frame.set_to


def reroll_die(table: Table[State], frame: Checking, action: RerollDie) -> None:
    """FW-REROLL-01, 03 Any die on the table, thrown again; it brings no new misfortune."""
    require(frame.stage == "dice" and can_reroll(table.state, frame), "FW-REROLL-01", "there is nothing to re-roll")
    require(0 <= action.die < len(frame.dice), "FW-REROLL-01", "there is no such die")
    change_rerolls(table, frame.scope.me, -1)
    dice = [*frame.dice]
    dice[action.die] = roll_die(table)
    frame.dice = tuple(dice)
    table.happens(DieRerolled, frame.seat, action.die, dice[action.die])


def keep_dice(table: Table[State], frame: Checking) -> None:
    require(frame.stage == "dice", "FW-CHECK-01", "the dice are not on the table yet")
    resolve(table, frame)


def resolve(table: Table[State], frame: Checking) -> None:
    """FW-CHECK-04 The lower die counts; then one misfortune token goes (FW-R29), then the row, then what cards do."""
    state, op, me = table.state, dice_of(table.state, frame), frame.scope.me
    die = min(frame.dice)
    total = die + frame.bonus
    row = row_of(op.rows, total)
    state.frames.pop()
    table.happens(CheckResolved, me, die, total, row.low)
    if len(frame.dice) > 1:
        change_misfortune(table, me, -1)
    if frame.cannon:
        fire(table, frame.cannon)
    trigger(table, me, "after_check", op.skill, die, total)
    carry_out_row(table, row, frame.scope)


def set_die(table: Table[State], me: Pirate, face: int) -> None:
    """FW-MISF-03 The die of the check that is about to be rolled; where there is none, nothing."""
    checks = [frame for frame in table.state.frames if isinstance(frame, Checking) and frame.scope.me == me]
    if checks and checks[-1].stage != "dice":
        checks[-1].set_to = face
