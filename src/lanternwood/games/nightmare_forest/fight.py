"""NF-FIGHT, NF-WOUND: attacks, what hits back, and what blocks it."""

from collections.abc import Sequence
from typing import Final

from lanternwood.games.nightmare_forest.actions import NEXT_FIRST, PATH, SPOTS, Attack, BlockWith, TakeTheHit
from lanternwood.games.nightmare_forest.cards import BITE, CARD_IDS, DEFENCE, EFFECT, GEAR_IDS, NOISE, SURVIVOR
from lanternwood.games.nightmare_forest.content import Card, Heal, Shield
from lanternwood.games.nightmare_forest.dice import roll
from lanternwood.games.nightmare_forest.events import (
    Attacked,
    BlockAsked,
    DiceRolled,
    GearTurnedUp,
    HitBlocked,
    Wounded,
    ZombieDefeated,
    ZombieHitBack,
)
from lanternwood.games.nightmare_forest.hands import check_weapons, use
from lanternwood.games.nightmare_forest.noise import settle_noise
from lanternwood.games.nightmare_forest.path import advance, take_path_card
from lanternwood.games.nightmare_forest.questions import BlockQuestion
from lanternwood.games.nightmare_forest.state import GONE, Held, Player, State, Turn
from lanternwood.games.nightmare_forest.turn import eat, fatal_wounds
from lanternwood.kernel.model import IllegalAction, Seat, require
from lanternwood.kernel.table import Table

NO_WEAPONS: Final[Sequence[Held]] = ()
NO_NOISE: Final[Sequence[int]] = ()


def attack(table: Table[State], seat: Seat, action: Attack) -> None:
    """NF-FIGHT-11 Declare (shots are spent), roll, defeat or hit-back, then noise, empty guns, victory."""
    state = table.state
    player, turn = state.players[seat], state.turn
    card = check_target(player, turn, action)
    weapons, total, noises = NO_WEAPONS, 0, NO_NOISE
    if action.weapons:
        check_weapons(player, turn, action.weapons)
        weapons = [player.gear[place] for place in action.weapons]
        total = sum(held.damage() for held in weapons)
        noises = [NOISE[held.card] for held in weapons]
    check_dice(player, turn, action, certain=total >= DEFENCE[card])

    turn.forced = GONE  # NF-FLIP-05: after this one attack everything is open again
    turn.attacked = True
    declare(table, seat, action, card, weapons)
    if action.dice:
        total += roll_attack(table, seat, action, DEFENCE[card], total)
    if total >= DEFENCE[card]:
        defeat(table, seat, player, action, card)
        settle_noise(table, seat, noises)
    else:
        hit_back(table, seat, player, card, noises)


def declare(table: Table[State], seat: Seat, action: Attack, card: Card, weapons: Sequence[Held]) -> None:
    """NF-FIGHT-02, NF-DUAL-04 Everyone hears what is used on what; the weapons are used from now on."""
    if weapons:
        turn_up(table, seat, weapons)
    if table.heard is not None:
        names = tuple(GEAR_IDS[held.card] for held in weapons)
        table.happens(Attacked, seat, CARD_IDS[card], action.dice, names, action.sure_shot)
    for held in weapons:
        use(held, table.state.turn)
    if len(weapons) == 2:
        table.state.turn.two_at_once = True


def check_target(player: Player, turn: Turn, action: Attack) -> Card:
    """NF-FIGHT-01 A face-up zombie in the own or next space; NF-FLIP-03 the one just turned up, if there is one."""
    card = player.zombie_at(action.target) if 0 <= action.target < SPOTS else GONE
    if card == GONE:
        raise IllegalAction("NF-FIGHT-01", "no face-up zombie is there")
    if turn.forced not in (GONE, action.target):
        raise IllegalAction("NF-FLIP-03", "attack the one you just turned up")
    if not turn.unused:
        raise IllegalAction("NF-TURN-04", "you have no unused die")
    return card


def check_dice(player: Player, turn: Turn, action: Attack, certain: bool) -> None:
    """NF-FIGHT-02, NF-FIGHT-09, NF-FIGHT-10 No dice where the weapons suffice, otherwise at least one."""
    if certain:
        require(action.dice == 0, "NF-FIGHT-09", "your weapons are enough: no dice are rolled")
    elif not 0 < action.dice <= turn.unused:
        require(action.dice > 0, "NF-FIGHT-10", "roll at least one die: your weapons are not enough")
        raise IllegalAction("NF-FIGHT-02", "you have fewer unused dice")
    if action.sure_shot:
        require(can_sure_shot(player, turn), "NF-SURV-07", "nobody is there to help you aim")
        require(action.dice > 0, "NF-SURV-07", "the extra hit needs a die that is rolled")


def can_sure_shot(player: Player, turn: Turn) -> bool:
    """NF-SURV-07 The poacher's help, once per turn."""
    survivor = SURVIVOR[player.survivor] if player.survivor != GONE else None
    return survivor is not None and survivor.ability == "sure-shot" and not turn.sure_shot


def turn_up(table: Table[State], seat: Seat, weapons: Sequence[Held]) -> None:
    """NF-WEAP-06 What is used for the first time is shown."""
    for held in weapons:
        if not held.face_up:
            table.happens(GearTurnedUp, seat, GEAR_IDS[held.card])


def roll_attack(table: Table[State], seat: Seat, action: Attack, needed: int, base: int) -> int:
    """NF-DICE-02, NF-FIGHT-03 The declared dice become used; gives their hits and the poacher's."""
    turn = table.state.turn
    turn.unused -= action.dice
    turn.used += action.dice
    faces = roll(table, action.dice)
    hits = sum(faces) + action.sure_shot
    turn.sure_shot |= action.sure_shot
    table.happens(DiceRolled, seat, faces, base + hits, needed)
    return hits


def defeat(table: Table[State], seat: Seat, player: Player, action: Attack, card: Card) -> None:
    """NF-FIGHT-04, NF-DICE-04 To its zone's discard; one die back if any was rolled; then the camper may move."""
    state = table.state
    if action.target == PATH:
        take_path_card(player)
    elif action.target < PATH:
        del player.own[action.target]
    else:
        del player.beside[action.target - NEXT_FIRST]
    state.discard_forest(card)
    if action.dice:
        state.turn.unused += 1
        state.turn.used -= 1
    table.happens(ZombieDefeated, seat, CARD_IDS[card], action.dice > 0)
    advance(table, seat, player)


def hit_back(table: Table[State], seat: Seat, player: Player, card: Card, noises: Sequence[int]) -> None:
    """NF-FIGHT-06 The target strikes: one wound, two from a zone 4 card. NF-INFO-03 Then the block question."""
    bite = BITE[card]
    table.happens(ZombieHitBack, seat, CARD_IDS[card], bite)
    ask_block(table, seat, player, bite, noises)


def ask_block(table: Table[State], seat: Seat, player: Player, wounds: int, noises: Sequence[int]) -> None:
    """Whoever holds face-down gear is asked, whatever it is."""
    if wounds and player.holds_face_down():
        table.state.question = BlockQuestion(seat, wounds, list(noises))
        table.happens(BlockAsked, seat, wounds)
    else:
        table.state.question = None
        wound(table, seat, player, wounds, noises)


def block_with(table: Table[State], seat: Seat, action: BlockWith) -> None:
    """NF-WOUND-03, NF-WOUND-04 A shield is discarded and blocks up to its value of this one hit."""
    state = table.state
    question = state.question
    player = state.players[seat]
    require(isinstance(question, BlockQuestion), "NF-WOUND-03", "nothing has hit you")
    assert isinstance(question, BlockQuestion)
    require(0 <= action.gear < len(player.gear), "NF-WOUND-03", "you hold no such gear")
    held = player.gear[action.gear]
    shield = EFFECT[held.card]
    require(not isinstance(shield, Heal), "NF-HEAL-02", "healing is no reply to a hit")
    require(isinstance(shield, Shield), "NF-WOUND-03", "that does not stop a hit")
    assert isinstance(shield, Shield)
    del player.gear[action.gear]
    state.discard_gear(held)
    blocked = min(shield.wounds, question.wounds)
    table.happens(HitBlocked, seat, GEAR_IDS[held.card], blocked)
    ask_block(table, seat, player, question.wounds - blocked, question.noises)


def take_the_hit(table: Table[State], seat: Seat, action: TakeTheHit) -> None:
    """NF-WOUND-01 What is not blocked is suffered."""
    question = table.state.question
    require(isinstance(question, BlockQuestion), "NF-WOUND-03", "nothing has hit you")
    assert isinstance(question, BlockQuestion)
    table.state.question = None
    wound(table, seat, table.state.players[seat], question.wounds, question.noises)


def wound(table: Table[State], seat: Seat, player: Player, wounds: int, noises: Sequence[int]) -> None:
    """NF-WOUND-01, NF-WOUND-02 Wounds are placed; too many, and the camper is eaten on the spot."""
    player.wounds += wounds
    if wounds:
        table.happens(Wounded, seat, wounds, player.wounds)
    if player.wounds >= fatal_wounds(table.state):
        eat(table, seat)
    else:
        settle_noise(table, seat, noises)
