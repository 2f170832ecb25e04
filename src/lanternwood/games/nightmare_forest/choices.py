"""Everything a player may do now, in a stated order: forwards first, then gear, then others, then passing.

The order is the order on screen: turn up, attack (fewer weapons first, then fewer dice), work, search, use, craft,
steal, throw, drop, pass.
"""

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
    GEAR_DECK,
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
    KeepGear,
    KeepSurvivor,
    MuteQuestion,
    PathChoice,
    Player,
    Question,
    State,
    TrimGear,
    Turn,
)
from lanternwood.games.nightmare_forest.throw import targets
from lanternwood.games.nightmare_forest.tools import can_use, craftable, face_up_gear, place_of
from lanternwood.kernel.model import OUTSIDE, Leave, Seat

MOST_GEAR = len(GEAR_DECK)

# Actions are immutable, so one of each will do for ever.
FLIPS = [Flip(spot) for spot in range(SPOTS)]
SEARCHES = [Search(dice) for dice in range(1, 8)]
SEARCHES_TWICE = [Search(dice, reroll_blank=True) for dice in range(1, 8)]
HACKS = [HackAtObstacle(place) for place in range(MOST_GEAR)]
USES = [UseGear(place) for place in range(MOST_GEAR)]
DROPS = [DropGear(place) for place in range(MOST_GEAR)]
TRIMS = [Trim(place) for place in range(MOST_GEAR)]
BLOCKS = [BlockWith(place) for place in range(MOST_GEAR)]
MUFFLES = [MuffleWith(place) for place in range(MOST_GEAR)]
THROWS = [[ThrowGear(place, Seat(seat)) for place in range(MOST_GEAR)] for seat in range(6)]
CAMPER_CHOICES = [ChooseCamper(camper) for camper in range(len(CAMPERS))]
CLAIMS = [ClaimPath(path) for path in range(6)]
WORK: list[AnyAction] = [RollAtObstacle(), SpendAtObstacle()]
KEEPS = [Keep(0), Keep(1)]
IGNORE, PASS, TAKE_IT, RING = IgnoreCache(), Pass(), TakeTheHit(), LetItRing()


def choices(state: State, seat: Seat) -> list[AnyAction]:
    if seat == OUTSIDE:
        return [] if state.over else [Leave(living) for living in state.living()]
    if state.over:
        return []
    if state.question is not None:
        return answers(state, state.question) if state.question.seat == seat else []
    return turn_choices(state, seat) if state.turn.seat == seat else []


def answers(state: State, question: Question) -> list[AnyAction]:
    """NF-ENG-03 What the pending question can be answered with."""
    gear = state.players[question.seat].gear
    match question:
        case CamperChoice():
            return [CAMPER_CHOICES[camper] for camper in free_campers(state)]
        case PathChoice():
            return [CLAIMS[number] for number, path in enumerate(state.open_paths) if path]
        case BlockQuestion():
            shields = [i for i, held in enumerate(gear) if isinstance(EFFECT[held.card], Shield)]
            return [*(BLOCKS[i] for i in shields), TAKE_IT]
        case MuteQuestion():
            blankets = [i for i, held in enumerate(gear) if isinstance(EFFECT[held.card], Muffle)]
            return [*(MUFFLES[i] for i in blankets), RING]
        case KeepGear() | KeepSurvivor():
            return [*KEEPS]
        case TrimGear():
            return [*TRIMS[: len(gear)]]


def turn_choices(state: State, seat: Seat) -> list[AnyAction]:
    turn = state.turn
    player = state.players[seat]
    found: list[AnyAction] = []
    if turn.forced != GONE:
        add_attacks(found, player, turn, turn.forced, wieldable(player, turn))
        return found
    if turn.unused:
        add_flips(found, player)
        add_all_attacks(found, player, turn)
    if player.turned and not player.own:
        add_work(found, player, turn)
    if turn.unused:
        found += SEARCHES[: turn.unused]
        if player.survivor != GONE and can_reroll(player, turn):
            found += SEARCHES_TWICE[: turn.unused]
    if player.gear:
        add_free_actions(found, state, player, seat)
    found.append(PASS)
    return found


def add_flips(found: list[AnyAction], player: Player) -> None:
    if player.own:
        found += [FLIPS[i] for i, lurker in enumerate(player.own) if not lurker.face_up]
    elif not player.turned and player.next_card() != GONE:
        found.append(FLIPS[PATH])
    elif player.beside:
        found += [FLIPS[NEXT_FIRST + i] for i, lurker in enumerate(player.beside) if not lurker.face_up]


def add_all_attacks(found: list[AnyAction], player: Player, turn: Turn) -> None:
    if not (player.turned or player.own or player.beside):
        return
    spots = [spot for spot in range(SPOTS) if player.zombie_at(spot) != GONE]
    if spots:
        weapons = wieldable(player, turn)
        for spot in spots:
            add_attacks(found, player, turn, spot, weapons)


def add_attacks(found: list[AnyAction], player: Player, turn: Turn, target: int, weapons: list[int]) -> None:
    """NF-FIGHT-02 Every number of dice with no weapon, each weapon, each pair; NF-FIGHT-09 no dice where enough."""
    defence = DEFENCE[player.zombie_at(target)]
    aimed = player.survivor != GONE and can_sure_shot(player, turn)
    found += attacks(target, (), False)[: turn.unused]
    if aimed:
        found += attacks(target, (), True)[: turn.unused]
    if not weapons:
        return
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


def add_free_actions(found: list[AnyAction], state: State, player: Player, seat: Seat) -> None:
    found += [USES[place] for place, held in enumerate(player.gear) if can_use(player, state.turn, held)]
    found += [CraftWeapon(gun, blade) for gun, blade in craftable(player)]
    if place_of(player, Steal) != GONE:
        found += steals(state, seat)
    count = len(player.gear)
    if not state.turn.two_at_once:
        for target in targets(state, seat):
            found += THROWS[target][:count]
    found += DROPS[:count]


def steals(state: State, seat: Seat) -> list[StealGear]:
    return [
        StealGear(Seat(victim), number)
        for victim, other in enumerate(state.players)
        if victim != seat and not other.eaten
        for number in range(len(face_up_gear(other)))
    ]
