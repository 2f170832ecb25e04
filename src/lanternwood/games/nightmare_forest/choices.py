"""Everything a player may do now, in a stated order: forwards first, then gear, then others, then passing.

The order is the order on screen: turn up, attack (fewer weapons first, then fewer dice), work, search, use gear (tape
and gloves too, as it lies in the hand), throw, drop, pass.
"""

from collections.abc import Callable

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
from lanternwood.games.nightmare_forest.content import (
    CAMPERS,
    DEFENCE,
    EFFECT,
    FREE_USE,
    GEAR_DECK,
    Craft,
    Muffle,
    Shield,
    Steal,
)
from lanternwood.games.nightmare_forest.fight import can_sure_shot
from lanternwood.games.nightmare_forest.hands import pairs, wieldable
from lanternwood.games.nightmare_forest.obstacles import obstacle_ahead
from lanternwood.games.nightmare_forest.search import can_reroll
from lanternwood.games.nightmare_forest.setup import free_campers
from lanternwood.games.nightmare_forest.state import (
    GONE,
    BlockQuestion,
    CamperChoice,
    Held,
    KeepGear,
    KeepSurvivor,
    MuteQuestion,
    PathChoice,
    Player,
    State,
    TrimGear,
    Turn,
)
from lanternwood.games.nightmare_forest.throw import can_be_thrown_at
from lanternwood.games.nightmare_forest.tools import can_use, craftable, face_up_gear, place_of
from lanternwood.kernel.model import OUTSIDE, Leave, Seat

MOST_GEAR = len(GEAR_DECK)

# Actions are immutable, so one of each will do for ever.
FLIPS = [Flip(spot) for spot in range(SPOTS)]
HACKS = [HackAtObstacle(place) for place in range(MOST_GEAR)]
USES = [UseGear(place) for place in range(MOST_GEAR)]
BLOCKS = [BlockWith(place) for place in range(MOST_GEAR)]
MUFFLES = [MuffleWith(place) for place in range(MOST_GEAR)]
CAMPER_CHOICES = [ChooseCamper(camper) for camper in range(len(CAMPERS))]
CLAIMS = [ClaimPath(path) for path in range(6)]
WORK: list[AnyAction] = [RollAtObstacle(), SpendAtObstacle()]
KEEPS = [Keep(0), Keep(1)]
IGNORE, PASS, TAKE_IT, RING = IgnoreCache(), Pass(), TakeTheHit(), LetItRing()

# Lists by how many dice are unused or how much gear is held: the first so many of each.
BARE_ATTACKS = [[attacks(target, (), False)[:most] for most in range(8)] for target in range(SPOTS)]
SEARCHES = [[Search(dice) for dice in range(1, most + 1)] for most in range(8)]
SEARCHES_TWICE = [[Search(dice, reroll_blank=True) for dice in range(1, most + 1)] for most in range(8)]
DROPS = [[DropGear(place) for place in range(most)] for most in range(MOST_GEAR + 1)]
TRIMS = [[Trim(place) for place in range(most)] for most in range(MOST_GEAR + 1)]
THROWS = [
    [[ThrowGear(place, Seat(seat)) for place in range(most)] for most in range(MOST_GEAR + 1)] for seat in range(6)
]


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


ANSWERS: dict[type, Callable[[State, list[Held]], list[AnyAction]]] = {
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
            add_flips(found, player)
            add_all_attacks(found, player, turn)
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
        for place, held in enumerate(gear):
            if FREE_USE[held.card]:
                add_uses(found, state, player, place)
        count = len(gear)
        if not turn.two_at_once:
            level = player.level
            for target, other in enumerate(state.players):
                if other.level > level and can_be_thrown_at(other):
                    found += THROWS[target][count]
        found += DROPS[count]
    found.append(PASS)
    return found


def add_flips(found: list[AnyAction], player: Player) -> None:
    """NF-FLIP-01, NF-FLIP-02 What lies at one's feet first; a face-down path card has nothing beside it."""
    if player.own:
        found += [FLIPS[i] for i, lurker in enumerate(player.own) if not lurker.face_up]
    elif player.beside:
        found += [FLIPS[NEXT_FIRST + i] for i, lurker in enumerate(player.beside) if not lurker.face_up]


def add_all_attacks(found: list[AnyAction], player: Player, turn: Turn) -> None:
    spots = [spot for spot, lurker in enumerate(player.own) if lurker.face_up]
    if player.faces_zombie_card():
        spots.append(PATH)
    if player.beside:
        spots += [NEXT_FIRST + i for i, lurker in enumerate(player.beside) if lurker.face_up]
    if spots:
        weapons = wieldable(player, turn)
        for spot in spots:
            add_attacks(found, player, turn, spot, weapons)


def add_attacks(found: list[AnyAction], player: Player, turn: Turn, target: int, weapons: list[int]) -> None:
    """NF-FIGHT-02 Every number of dice with no weapon, each weapon, each pair; NF-FIGHT-09 no dice where enough."""
    aimed = player.survivor != GONE and can_sure_shot(player, turn)
    found += BARE_ATTACKS[target][turn.unused]
    if aimed:
        found += attacks(target, (), True)[: turn.unused]
    if not weapons:
        return
    defence = DEFENCE[player.zombie_at(target)]
    combinations: list[tuple[int, ...]] = [(place,) for place in weapons]
    combinations += pairs(player, turn, weapons)
    for places in combinations:
        if sum(player.gear[place].damage() for place in places) >= defence:
            found.append(Attack(target, 0, places))
            continue
        found += attacks(target, places, False)[: turn.unused]
        if aimed:
            found += attacks(target, places, True)[: turn.unused]


def add_work(found: list[AnyAction], player: Player, turn: Turn) -> None:
    obstacle = obstacle_ahead(player)
    if obstacle is None:
        return
    if turn.unused:
        found += WORK
        found += [HACKS[place] for place in wieldable(player, turn)]
    if obstacle.kind == "cache":
        found.append(IGNORE)


def add_uses(found: list[AnyAction], state: State, player: Player, place: int) -> None:
    """What one card of miscellaneous gear can be used for now."""
    held = player.gear[place]
    effect = type(EFFECT[held.card])
    if effect is Craft:
        if place == place_of(player, Craft):
            found += [CraftWeapon(gun, blade) for gun, blade in craftable(player)]
    elif effect is Steal:
        found += steals(state, state.turn.seat)
    elif can_use(player, state.turn, held):
        found.append(USES[place])


def steals(state: State, seat: Seat) -> list[StealGear]:
    return [
        StealGear(Seat(victim), number)
        for victim, other in enumerate(state.players)
        if victim != seat and not other.eaten
        for number in range(len(face_up_gear(other)))
    ]
