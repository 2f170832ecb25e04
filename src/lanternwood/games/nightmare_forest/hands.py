"""NF-WEAP, NF-HAND and NF-DUAL: which weapons the hands are free for."""

from lanternwood.games.nightmare_forest.cards import HANDS, IS_WEAPON
from lanternwood.games.nightmare_forest.state import READY, USED_ONE_HAND, USED_TWO_HANDS, Held, Player, Turn
from lanternwood.kernel.model import IllegalAction, require


def marks_held(player: Player) -> int:
    """How the weapons still in hand were used this turn."""
    marks = READY
    for held in player.gear:
        marks |= held.used
    return marks


def hands_free(turn: Turn, marks: int) -> tuple[bool, bool, bool]:
    """NF-HAND-02 … 05 By how many hands a weapon takes (0 is no weapon), whether they are free for it now."""
    marks |= turn.thrown
    return False, not marks & USED_TWO_HANDS, not (marks & USED_ONE_HAND or turn.two_handed_used)


def wieldable(player: Player, turn: Turn) -> list[int]:
    """The places in hand of all weapons that may be used now; `check_hands` gives the reasons where not."""
    gear = player.gear
    if not gear or turn.two_at_once:
        return []
    if not turn.weapon_used:
        return [place for place, held in enumerate(gear) if HANDS[held.card]]
    free = hands_free(turn, marks_held(player))
    return [place for place, held in enumerate(gear) if not held.used and free[HANDS[held.card]]]


def pairs(player: Player, turn: Turn, places: list[int]) -> list[tuple[int, int]]:
    """NF-DUAL-01 … 03 Two one-handed weapons at once, if no weapon was used and nothing thrown."""
    if turn.weapon_used or turn.threw:
        return []
    one_handed = [place for place in places if HANDS[player.gear[place].card] == 1]
    return [(a, b) for i, a in enumerate(one_handed) for b in one_handed[i + 1 :]]


def check_weapons(player: Player, turn: Turn, places: tuple[int, ...]) -> None:
    """Refuse what the hands cannot do."""
    require(len(places) <= 2, "NF-WEAP-02", "at most two weapons at once")
    for place in places:
        require(0 <= place < len(player.gear), "NF-WEAP-01", "you hold no such gear")
    if len(places) == 2:
        check_pair(player, turn, places)
    marks = marks_held(player)
    for place in places:
        check_hands(player.gear[place], turn, marks)


def check_pair(player: Player, turn: Turn, places: tuple[int, ...]) -> None:
    require(places[0] < places[1], "NF-DUAL-01", "name two different weapons, in the order you hold them")
    require(not turn.weapon_used, "NF-DUAL-02", "you have used a weapon this turn")
    require(not turn.threw, "NF-DUAL-03", "you have thrown gear this turn")
    for place in places:
        require(HANDS[player.gear[place].card] == 1, "NF-DUAL-01", "only one-handed weapons go together")


def check_hands(held: Held, turn: Turn, marks: int) -> None:
    require(IS_WEAPON[held.card], "NF-WEAP-01", "that is no weapon")
    require(not turn.two_at_once, "NF-DUAL-04", "after two weapons at once you use none for the rest of the turn")
    require(not held.used, "NF-WEAP-03", "that weapon was used this turn")
    hands = HANDS[held.card]
    if hands_free(turn, marks)[hands]:
        return
    if hands == 1:
        rule = "NF-HAND-05" if turn.thrown & USED_TWO_HANDS else "NF-HAND-04"
        raise IllegalAction(rule, "your hands are still busy: drop the two-handed weapon you used")
    if turn.two_handed_used:
        raise IllegalAction("NF-HAND-02", "one two-handed weapon a turn")
    rule = "NF-HAND-05" if turn.thrown & USED_ONE_HAND else "NF-HAND-03"
    raise IllegalAction(rule, "your hands are still busy: drop every one-handed weapon you used")


def use(held: Held, turn: Turn) -> None:
    """NF-WEAP-05, NF-WEAP-06, NF-SHOT-01 Used, face up for good, one shot less."""
    held.face_up = True
    held.used |= USED_ONE_HAND if HANDS[held.card] == 1 else USED_TWO_HANDS
    held.shots -= held.shots > 0
    turn.weapon_used = True
    turn.two_handed_used |= HANDS[held.card] == 2
