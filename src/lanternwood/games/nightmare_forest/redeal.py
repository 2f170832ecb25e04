"""Another world that a viewer cannot tell from this one (NF-INFO-04): every hidden card dealt anew.

Public facts are kept: an added zombie is a zombie of its zone's back, and a stack that everyone saw run out of
zombies holds exactly the other cards it held then (NF-R-11).
"""

from lanternwood.games.nightmare_forest.cards import IS_ZOMBIE, SHOTS, ZONE_OF, ZONES
from lanternwood.games.nightmare_forest.content import Card
from lanternwood.games.nightmare_forest.noise import take_zombie
from lanternwood.games.nightmare_forest.questions import KeepGear
from lanternwood.games.nightmare_forest.state import GONE, Held, Lurker, State
from lanternwood.kernel.model import Viewer
from lanternwood.kernel.rng import Chance


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    world = state.copy()
    redeal_gear(world, viewer, chance)
    redeal_forest(world, chance)
    return world


def redeal_gear(world: State, viewer: Viewer, chance: Chance) -> None:
    """NF-INFO-01 The deck, other players' face-down gear, and two cards someone else is choosing between."""
    hidden = [
        held for seat, player in enumerate(world.players) if seat != viewer for held in player.gear if not held.face_up
    ]
    pool = world.gear_deck
    pool += [held.card for held in hidden]
    choosing = isinstance(world.question, KeepGear) and world.question.seat != viewer
    if choosing:
        assert isinstance(world.question, KeepGear)
        pool += world.question.cards
    chance.shuffle(pool)
    if choosing:
        assert isinstance(world.question, KeepGear)
        world.question.cards = [pool.pop(), pool.pop()]
    for held in hidden:
        become(held, pool.pop())


def become(held: Held, card: int) -> None:
    held.card = card
    held.shots = SHOTS[card]


def redeal_forest(world: State, chance: Chance) -> None:
    """NF-INFO-02 Nobody knows a face-down forest card, so this is the same for every viewer."""
    hidden: list[list[Card]] = [[] for _ in world.stacks]
    rows = [path for path in world.open_paths if path]
    for player in world.players:
        rows.append(player.path)
        for lurker in player.own + player.beside:
            if not lurker.face_up:
                hidden[ZONE_OF[lurker.card]].append(lurker.card)
    places: list[tuple[list[Card], int]] = []
    faces_up = {id(player.path): player.level for player in world.players if player.turned}
    for row in rows:
        for place, card in enumerate(row):
            if card != GONE and faces_up.get(id(row)) != place:
                places.append((row, place))
                hidden[ZONE_OF[card]].append(card)
    for zone in ZONES:
        hidden[zone] += world.stacks[zone]
        deal_zone(world, zone, hidden[zone], places, chance)


def deal_zone(world: State, zone: int, pool: list[Card], places: list[tuple[list[Card], int]], chance: Chance) -> None:
    """To the path, to the hidden added zombies and to the stack, by what is known of each."""
    mine = [(row, place) for row, place in places if ZONE_OF[row[place]] == zone]
    lurkers = [
        lurker
        for player in world.players
        for lurker in player.own + player.beside
        if not lurker.face_up and ZONE_OF[lurker.card] == zone
    ]
    chance.shuffle(pool)
    if world.plain[zone] == GONE:
        dealt, stack = deal_as_in_play(pool, len(mine), lurkers, chance)
    else:
        dealt, stack = deal_around_known_stack(pool, world.plain[zone], len(mine), lurkers, chance)
    world.stacks[zone] = stack
    for (row, place), card in zip(mine, dealt, strict=True):
        row[place] = card


def deal_as_in_play(
    pool: list[Card], path: int, lurkers: list[Lurker], chance: Chance
) -> tuple[list[Card], list[Card]]:
    """The path first, then added zombies from the top of the stack (NF-R-10), so that no space is likelier than
    another to hold a zombie.
    """
    while lurkers and sum(IS_ZOMBIE[card] for card in pool[path:]) < len(lurkers):
        chance.shuffle(pool)  # the stack had a zombie for each
    stack = pool[path:]
    for lurker in lurkers:
        zombie = take_zombie(stack)
        assert zombie is not None
        lurker.card = zombie
    return pool[:path], stack


def deal_around_known_stack(
    pool: list[Card], plain: int, path: int, lurkers: list[Lurker], chance: Chance
) -> tuple[list[Card], list[Card]]:
    """NF-R-11 All know how many cards of the stack are no zombies."""
    others = [card for card in pool if not IS_ZOMBIE[card]]
    zombies = [card for card in pool if IS_ZOMBIE[card]]
    for lurker in lurkers:
        lurker.card = zombies.pop()
    size = len(pool) - path - len(lurkers)
    stack = others[:plain] + [zombies.pop() for _ in range(size - plain)]
    chance.shuffle(stack)
    dealt = zombies + others[plain:]
    chance.shuffle(dealt)
    return dealt, stack
