"""Another world that a viewer cannot tell from this one (NF-INFO-04): every hidden card dealt anew.

Public facts are kept: an added zombie is a zombie of its zone's back, and a stack that everyone saw run out of
zombies holds exactly the other cards it held then (NF-R-11).
"""

from lanternwood.games.nightmare_forest.content import IS_ZOMBIE, SHOTS, ZONE_OF, ZONES, Card
from lanternwood.games.nightmare_forest.noise import take_zombie
from lanternwood.games.nightmare_forest.state import GONE, Held, KeepGear, State
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
    """Zombies to the hidden added ones, then path and stack by what is known of them."""
    chance.shuffle(pool)
    for player in world.players:
        for lurker in player.own + player.beside:
            if not lurker.face_up and ZONE_OF[lurker.card] == zone:
                zombie = take_zombie(pool)
                assert zombie is not None, "an added zombie came from the zombies"
                lurker.card = zombie
    mine = [(row, place) for row, place in places if ZONE_OF[row[place]] == zone]
    size = len(world.stacks[zone])
    if world.plain[zone] != GONE:
        others = [card for card in pool if not IS_ZOMBIE[card]]
        zombies = [card for card in pool if IS_ZOMBIE[card]]
        stack = others[: world.plain[zone]]
        stack += [zombies.pop() for _ in range(size - len(stack))]
        chance.shuffle(stack)
        pool = zombies + others[world.plain[zone] :]
        chance.shuffle(pool)
        pool += stack
    world.stacks[zone] = pool[len(mine) :]
    for (row, place), card in zip(mine, pool, strict=False):
        row[place] = card
