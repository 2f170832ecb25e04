"""Another world that a viewer cannot tell from this one (NF-INFO-04): every hidden card dealt anew.

Public facts are kept: an added zombie is a zombie of its zone's back; a stack that everyone saw run out of zombies
holds exactly the other cards it held then (NF-R-11); and what everyone saw go back into a deck or a stack is there, or
with those who have drawn from it since.
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
    """NF-INFO-01 The deck, other players' face-down gear, and two cards someone else is choosing between.

    Everyone saw what went into the deck when it was rebuilt, so cards drawn before change places only with each other.
    """
    hidden = [
        held for seat, player in enumerate(world.players) if seat != viewer for held in player.gear if not held.face_up
    ]
    question = world.question
    choosing = question if isinstance(question, KeepGear) and question.seat != viewer else None
    for age in range(world.gear_rebuilds + 1):
        pool = [held.card for held in hidden if held.age == age]
        if age == world.gear_rebuilds:
            pool += world.gear_deck
        places = [place for place, drawn_at in enumerate(choosing.ages) if drawn_at == age] if choosing else []
        if choosing:
            pool += [choosing.cards[place] for place in places]
        chance.shuffle(pool)
        for held in hidden:
            if held.age == age:
                become(held, pool.pop())
        if choosing:
            for place in places:
                choosing.cards[place] = pool.pop()
        if age == world.gear_rebuilds:
            world.gear_deck = pool


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
    if world.plain[zone] == GONE:
        chance.shuffle(pool)
        dealt, stack = deal_as_in_play(pool, len(mine), lurkers, chance)
    else:
        dealt, stack = deal_around_known_stack(world, zone, [row[place] for row, place in mine], lurkers, chance)
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
    world: State, zone: int, path: list[Card], lurkers: list[Lurker], chance: Chance
) -> tuple[list[Card], list[Card]]:
    """NF-R-11 All know how many cards of the stack are no zombies, and which zombies were shuffled back into it.

    So zombies that came after a rebuild change places with those in the stack, older ones with those on the paths.
    """
    now = world.stack_rebuilds[zone]
    in_stack = [card for card in world.stacks[zone] if IS_ZOMBIE[card]]
    for age in range(1, now + 1):
        group = [lurker for lurker in lurkers if lurker.age == age]
        swap(group, in_stack if age == now else [], chance)
    on_paths = [card for card in path if IS_ZOMBIE[card]]
    swap([lurker for lurker in lurkers if lurker.age == 0], on_paths, chance)
    others = [card for card in path + world.stacks[zone] if not IS_ZOMBIE[card]]
    chance.shuffle(others)
    plain = world.plain[zone]
    stack = others[:plain] + in_stack
    chance.shuffle(stack)
    dealt = others[plain:] + on_paths
    chance.shuffle(dealt)
    return dealt, stack


def swap(lurkers: list[Lurker], zombies: list[Card], chance: Chance) -> None:
    """Deal these added zombies and those in the list anew among themselves."""
    zombies += [lurker.card for lurker in lurkers]
    chance.shuffle(zombies)
    for lurker in lurkers:
        lurker.card = zombies.pop()
