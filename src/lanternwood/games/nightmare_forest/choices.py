"""Everything a player may do now, in a stated order: forwards first, then gear, then others, then passing.

The order is the order on screen: turn up, attack (fewer weapons first, then fewer dice), work, search, use, craft,
steal, throw, drop, pass.
"""

from collections.abc import Callable
from typing import Final

from lanternwood.games.nightmare_forest.actions import (
    NEXT_FIRST,
    PATH,
    SPOTS,
    AnyAction,
    Attack,
    BlockWith,
    ChooseCamper,
    ClaimPath,
    CraftWeapon,
    DropGear,
    Flip,
    HackAtObstacle,
    IgnoreCache,
    Keep,
    LetItRing,
    MuffleWith,
    Pass,
    RollAtObstacle,
    Search,
    SpendAtObstacle,
    StealGear,
    TakeTheHit,
    ThrowGear,
    Trim,
    UseGear,
    attacks,
)
from lanternwood.games.nightmare_forest.cards import (
    CAN_TAPE,
    CLEARS,
    DAMAGE,
    DEFENCE,
    DOES_SOMETHING,
    EFFECT,
    FREE_USES,
    GEAR_DECK,
    HANDS,
    HEALS,
    IS_ZOMBIE,
    REFRESHES,
    STEALS,
)
from lanternwood.games.nightmare_forest.content import CAMPERS, Muffle, Shield
from lanternwood.games.nightmare_forest.fight import can_sure_shot
from lanternwood.games.nightmare_forest.hands import pairs, wieldable
from lanternwood.games.nightmare_forest.obstacles import obstacle_ahead
from lanternwood.games.nightmare_forest.questions import (
    BlockQuestion,
    CamperChoice,
    KeepGear,
    KeepSurvivor,
    MuteQuestion,
    PathChoice,
    TrimGear,
)
from lanternwood.games.nightmare_forest.search import can_reroll
from lanternwood.games.nightmare_forest.setup import free_campers
from lanternwood.games.nightmare_forest.state import GONE, Held, Player, State, Turn
from lanternwood.games.nightmare_forest.throw import can_be_thrown_at
from lanternwood.games.nightmare_forest.tools import can_use, craftable, face_up_gear
from lanternwood.kernel.model import OUTSIDE, Leave, Seat

MOST_GEAR: Final = len(GEAR_DECK)

# Actions are immutable, so one of each will do for ever.
FLIPS: Final = [Flip(spot) for spot in range(SPOTS)]
HACKS: Final = [HackAtObstacle(place) for place in range(MOST_GEAR)]
USES: Final = [UseGear(place) for place in range(MOST_GEAR)]
BLOCKS: Final = [BlockWith(place) for place in range(MOST_GEAR)]
MUFFLES: Final = [MuffleWith(place) for place in range(MOST_GEAR)]
CAMPER_CHOICES: Final = [ChooseCamper(camper) for camper in range(len(CAMPERS))]
CLAIMS: Final = [ClaimPath(path) for path in range(6)]
WORK: Final[list[AnyAction]] = [RollAtObstacle(), SpendAtObstacle()]
KEEPS: Final = [Keep(0), Keep(1)]
IGNORE: Final = IgnoreCache()
PASS: Final = Pass()
TAKE_IT: Final = TakeTheHit()
RING: Final = LetItRing()

# Lists by how many dice are unused or how much gear is held: the first so many of each.
BARE_ATTACKS: Final = [[attacks(target, ())[:most] for most in range(8)] for target in range(SPOTS)]
ARMED_ATTACKS: Final = [
    [
        [[Attack(target, 0, (place,))], *(attacks(target, (place,))[:most] for most in range(1, 8))]
        for place in range(MOST_GEAR)
    ]
    for target in range(SPOTS)
]
"""By target, by the weapon's place in hand, by unused dice; 0 stands for a weapon that needs none (NF-FIGHT-09)."""
SEARCHES: Final = [[Search(dice) for dice in range(1, most + 1)] for most in range(8)]
SEARCHES_TWICE: Final = [[Search(dice, reroll_blank=True) for dice in range(1, most + 1)] for most in range(8)]
DROPS: Final = [[DropGear(place) for place in range(most)] for most in range(MOST_GEAR + 1)]
TRIMS: Final = [[Trim(place) for place in range(most)] for most in range(MOST_GEAR + 1)]
THROWS: Final = [
    [[ThrowGear(place, Seat(seat)) for place in range(most)] for most in range(MOST_GEAR + 1)] for seat in range(6)
]


WEAPONS = [card for card in GEAR_DECK if HANDS[card]]
ONE_HANDED = [card for card in WEAPONS if HANDS[card] == 1]
ARMINGS = 1 + len(WEAPONS) + len(ONE_HANDED) * (len(ONE_HANDED) - 1) // 2
MOST_CHOICES = 2 * 2 * 7 * ARMINGS + 2 * 7 + 9 * MOST_GEAR + 2 * SPOTS
"""More than anyone can ever have. Two face-up zombies, helped or not, with any dice and no weapon, one or a pair, for
someone who holds them all; searches, looked at twice or not; every card thrown at five others, used or hacked with,
taped, stolen or dropped; flips and the rest.
"""


def choices(state: State, seat: Seat) -> list[AnyAction]:
    if state.over:
        return []
    question = state.question
    if question is None:
        if seat == state.turn.seat:
            return turn_choices(state, seat)
    elif seat == question.seat:
        return ANSWERS[type(question)](state, state.players[seat].gear)
    return [Leave(living) for living in state.living()] if seat == OUTSIDE else []


ANSWERS: Final[dict[type, Callable[[State, list[Held]], list[AnyAction]]]] = {
    CamperChoice: lambda state, gear: [CAMPER_CHOICES[camper] for camper in free_campers(state)],
    PathChoice: lambda state, gear: [CLAIMS[number] for number, path in enumerate(state.open_paths) if path],
    BlockQuestion: lambda state, gear: [*(BLOCKS[i] for i in places_of(gear, Shield)), TAKE_IT],
    MuteQuestion: lambda state, gear: [*(MUFFLES[i] for i in places_of(gear, Muffle)), RING],
    KeepGear: lambda state, gear: [*KEEPS],
    KeepSurvivor: lambda state, gear: [*KEEPS],
    TrimGear: lambda state, gear: [*TRIMS[len(gear)]],
}
"""NF-ENG-03 What each kind of question can be answered with."""


def places_of(gear: list[Held], kind: type[Shield] | type[Muffle]) -> list[int]:
    return [place for place, held in enumerate(gear) if type(EFFECT[held.card]) is kind]


def turn_choices(state: State, seat: Seat) -> list[AnyAction]:
    """All of a turn in one pass: this and `apply` are where simulation spends its time."""
    turn = state.turn
    player = state.players[seat]
    unused = turn.unused
    found: list[AnyAction] = []
    if turn.forced != GONE:
        add_attacks(found, player, turn, turn.forced, wieldable(player, turn))
        return found
    if player.turned or player.own or player.beside:
        if unused:
            add_flips_and_attacks(found, player, turn)
        if player.turned and not player.own:
            add_work(found, player, turn)
    elif unused and player.level < len(player.path):
        found.append(FLIPS[PATH])
    if unused:
        found += SEARCHES[unused]
        if player.survivor != GONE and can_reroll(player, turn):
            found += SEARCHES_TWICE[unused]
    gear = player.gear
    if gear:
        uses = 0
        for held in gear:
            uses |= FREE_USES[held.card]
        if uses & DOES_SOMETHING:
            add_uses(found, state, player, uses)
        count = len(gear)
        if not turn.two_at_once:
            level = player.level
            for target, other in enumerate(state.players):
                if other.level > level and can_be_thrown_at(other):
                    found += THROWS[target][count]
        found += DROPS[count]
    found.append(PASS)
    return found


def add_flips_and_attacks(found: list[AnyAction], player: Player, turn: Turn) -> None:
    """NF-FLIP-02, NF-FIGHT-01 What lies face down may be turned up, nearest first; what is face up, attacked."""
    spots = []
    if player.turned and IS_ZOMBIE[player.path[player.level]]:
        spots.append(PATH)
    if player.own:
        found += [FLIPS[spot] for spot, lurker in enumerate(player.own) if not lurker.face_up]
        spots[:0] = [spot for spot, lurker in enumerate(player.own) if lurker.face_up]
    elif player.beside:
        found += [FLIPS[spot] for spot, lurker in enumerate(player.beside, NEXT_FIRST) if not lurker.face_up]
    if player.beside:
        spots += [spot for spot, lurker in enumerate(player.beside, NEXT_FIRST) if lurker.face_up]
    if spots:
        weapons = wieldable(player, turn)
        for spot in spots:
            add_attacks(found, player, turn, spot, weapons)


def add_attacks(found: list[AnyAction], player: Player, turn: Turn, target: int, weapons: list[int]) -> None:
    """NF-FIGHT-02 Every number of dice with no weapon, each weapon, each pair; NF-FIGHT-09 no dice where enough."""
    before, unused = len(found), turn.unused
    found += BARE_ATTACKS[target][unused]
    if weapons:
        gear = player.gear
        defence = DEFENCE[player.zombie_at(target)]
        for place in weapons:
            held = gear[place]
            enough = DAMAGE[held.card] + (held.taped != GONE) >= defence
            found += ARMED_ATTACKS[target][place][0 if enough else unused]
        if len(weapons) > 1:
            for a, b in pairs(player, turn, weapons):
                enough = gear[a].damage() + gear[b].damage() >= defence
                found += [Attack(target, 0, (a, b))] if enough else attacks(target, (a, b))[:unused]
    if player.survivor != GONE and can_sure_shot(player, turn):
        found += [aimed(attack) for attack in found[before:] if isinstance(attack, Attack) and attack.dice]


def aimed(attack: Attack) -> Attack:
    """NF-SURV-07 The same with the poacher's help."""
    return Attack(attack.target, attack.dice, attack.weapons, sure_shot=True)


def add_work(found: list[AnyAction], player: Player, turn: Turn) -> None:
    obstacle = obstacle_ahead(player)
    if obstacle is None:
        return
    if turn.unused:
        found += WORK
        found += [HACKS[place] for place in wieldable(player, turn)]
    if obstacle.kind == "cache":
        found.append(IGNORE)


def add_uses(found: list[AnyAction], state: State, player: Player, uses: int) -> None:
    """Healing, Trail Mix and tools as they lie in the hand; then tape, then gloves."""
    turn = state.turn
    timely = HEALS * (player.wounds > 0) | REFRESHES * (turn.used > 0) | CLEARS * player.turned
    if uses & timely:
        found += [USES[place] for place, held in enumerate(player.gear) if can_use(player, turn, held)]
    if uses & CAN_TAPE == CAN_TAPE:
        found += [CraftWeapon(gun, blade) for gun, blade in craftable(player)]
    if uses & STEALS:
        found += steals(state, turn.seat)


def steals(state: State, seat: Seat) -> list[StealGear]:
    return [
        StealGear(Seat(victim), number)
        for victim, other in enumerate(state.players)
        if victim != seat and not other.eaten
        for number in range(len(face_up_gear(other)))
    ]
