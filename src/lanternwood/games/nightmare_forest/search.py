"""NF-SEARCH: looking for gear with dice."""

from collections.abc import Sequence

from lanternwood.games.nightmare_forest.actions import Keep, Search
from lanternwood.games.nightmare_forest.cards import GEAR_IDS, SURVIVOR
from lanternwood.games.nightmare_forest.dice import roll, roll_one
from lanternwood.games.nightmare_forest.events import GearPutBack, KeepAsked, Searched, TwoGearOffered
from lanternwood.games.nightmare_forest.gear import draw_gear, keep, take_from_deck
from lanternwood.games.nightmare_forest.questions import KeepGear
from lanternwood.games.nightmare_forest.state import GONE, Player, State, Turn, drawn
from lanternwood.kernel.model import IllegalAction, Seat, require
from lanternwood.kernel.table import Table


def search(table: Table[State], seat: Seat, action: Search) -> None:
    """NF-SEARCH-01 Roll one or more unused dice; each hit finds gear."""
    turn = table.state.turn
    dice = action.dice
    if turn.forced != GONE or not 1 <= dice <= turn.unused:
        require(turn.forced == GONE, "NF-FLIP-04", "it has seen you: attack it first")
        require(turn.unused > 0, "NF-TURN-04", "you have no unused die")
        raise IllegalAction("NF-SEARCH-01", "search with one or more of your unused dice")
    if action.reroll_blank:
        require(can_reroll(table.state.players[seat], turn), "NF-SURV-05", "nobody is there to look twice")
    turn.unused -= dice
    turn.used += dice
    faces = roll(table, dice)
    rerolled = None
    if action.reroll_blank and 0 in faces:
        blank = faces.index(0)
        rerolled = (blank, roll_one(table))
        turn.rerolled = True
    table.happens(Searched, seat, faces, rerolled)
    if rerolled:
        faces = (*faces[:blank], rerolled[1], *faces[blank + 1 :])
    settle_search(table, seat, faces)


def can_reroll(player: Player, turn: Turn) -> bool:
    """NF-SURV-05 The scout's help, once per turn."""
    survivor = SURVIVOR[player.survivor] if player.survivor != GONE else None
    return survivor is not None and survivor.ability == "reroll-blank" and not turn.rerolled


def settle_search(table: Table[State], seat: Seat, faces: Sequence[int]) -> None:
    """NF-SEARCH-02 … 04, NF-R-45 Left to right: a single draws one, a double draws two and waits for a choice."""
    table.state.question = None
    singles = 0
    for settled, face in enumerate(faces, 1):
        if face == 1:
            singles += 1
        elif face == 2:
            draw_gear(table, seat, singles)
            singles = 0
            taken = take_from_deck(table, 2)
            if len(taken) < 2:
                keep(table, seat, taken)  # NF-R-32
                continue
            cards = [held.card for held in taken]
            table.state.question = KeepGear(seat, cards, [held.age for held in taken], list(faces[settled:]))
            table.happens(KeepAsked, seat)
            table.tells((seat,), TwoGearOffered, (GEAR_IDS[cards[0]], GEAR_IDS[cards[1]]))
            return
    draw_gear(table, seat, singles)


def keep_gear(table: Table[State], seat: Seat, action: Keep, question: KeepGear) -> None:
    """NF-SEARCH-03, NF-SEARCH-05 One is kept face down; the other goes to the open discard."""
    require(action.which in (0, 1), "NF-SEARCH-03", "keep the first or the second")
    kept = drawn(question.cards[action.which], question.ages[action.which])
    other = question.cards[1 - action.which]
    table.state.gear_discard.append(other)
    keep(table, seat, [kept])
    table.happens(GearPutBack, seat, GEAR_IDS[other])
    settle_search(table, seat, question.faces)
