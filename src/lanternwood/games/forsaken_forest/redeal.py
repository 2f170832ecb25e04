"""Another world that a viewer cannot tell from this one: roles, Destinations, hands, decks and all secret choices.

What a seat remembers stays true: its Peeks, the cards it has seen in a hand, the Forest cards it has looked at. So does
what everyone can work out: that nobody had won when somebody died, that a Priest who laid no Shelter was dead, that the
Blessed would have been shown on a Doorstep by day, and that whoever ended an Action Phase held no Wander.
"""

from collections import Counter
from collections.abc import Sequence
from math import prod

from lanternwood.games.forsaken_forest import asking
from lanternwood.games.forsaken_forest.cards import NO_CARD, WANDER, Card
from lanternwood.games.forsaken_forest.distribution import secret_lists
from lanternwood.games.forsaken_forest.frames import (
    NOBODY,
    ActionPhase,
    Asked,
    Doorstep,
    NightStep,
    OpenWindow,
    Pending,
    StepName,
    Vote,
)
from lanternwood.games.forsaken_forest.hands import glimpsed
from lanternwood.games.forsaken_forest.night import actors, steps_of, targets
from lanternwood.games.forsaken_forest.roles import (
    BLESSED,
    NAVIGATOR,
    ORACLE,
    PRIEST,
    ROLE,
    SHROUDED,
    SILENCER,
    TRUE_FORSAKEN,
    Role,
    reserve_beside,
)
from lanternwood.games.forsaken_forest.state import AGE, NO_WANDER, UNPLACED, Glimpse, State
from lanternwood.games.forsaken_forest.view import knows_forsaken, knows_shown, knows_shrouded, looked_at_slot
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.kernel.rng import Chance

TRIES = 200


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    world = state.copy()
    if state.ending is not None:
        return world
    deal_roles(state, world, viewer, chance)
    deal_destinations(state, world, viewer, chance)
    deal_cards(world, viewer, chance)
    deal_decks(world, viewer, chance)
    deal_memories(state, world, viewer, chance)
    deal_night(state, world, viewer, chance)
    deal_frames(world, viewer, chance)
    return world


# Roles


def deal_roles(state: State, world: State, viewer: Viewer, chance: Chance) -> None:
    """Drawn among the role cards that fit; what is known of a face is respected from the start, the rest is tried."""
    groups = role_groups(state, viewer)
    lists = fitting_lists(state, viewer, groups) if state.options.hidden_role_list else []
    for _ in range(TRIES):
        piles = draw_piles(state, viewer, groups, lists, chance)
        for seats, cards in zip(groups, piles, strict=True):
            deal_group(state, world, viewer, seats, cards, chance)
        if roles_fit(world):
            break
    else:
        world.roles = state.roles[:]
    if lists:
        world.role_list = tuple(sorted(world.roles))
        world.reserve = reserve_beside(world.roles)


def role_groups(state: State, viewer: Viewer) -> list[list[Seat]]:
    """Seats that may change roles with one another."""
    seats = [Seat(seat) for seat in range(state.seats) if seat != viewer and not is_shown_to_all(state, seat)]
    if not knows_forsaken(state, viewer):
        return [seats]
    forsaken = [seat for seat in seats if TRUE_FORSAKEN[state.roles[seat]]]
    others = [seat for seat in seats if not TRUE_FORSAKEN[state.roles[seat]]]
    if knows_shrouded(state, viewer):
        forsaken = [seat for seat in forsaken if state.roles[seat] != SHROUDED]
    return [forsaken, others]


def is_shown_to_all(state: State, seat: int) -> bool:
    return state.gift_used and state.roles[seat] == BLESSED


def draw_piles(
    state: State, viewer: Viewer, groups: list[list[Seat]], lists: "list[tuple[int, Counter[Role]]]", chance: Chance
) -> list[list[Role]]:
    """The cards for each group of seats: those they have, or of a secret list those that another list has for them."""
    if not lists:
        return [[state.roles[seat] for seat in seats] for seats in groups]
    ticket = chance.below(sum(weight for weight, _ in lists))
    for weight, cards in lists:
        ticket -= weight
        if ticket < 0:
            return split(cards, groups)
    raise AssertionError("one of them is drawn")


def fitting_lists(state: State, viewer: Viewer, groups: list[list[Seat]]) -> "list[tuple[int, Counter[Role]]]":
    """The secret lists that there may be, as the cards left for the groups, each with the number of ways in which those
    could be dealt so that the viewer has seen what it has."""
    dealt = Counter(state.roles[seat] for seats in groups for seat in seats)
    fixed = Counter(state.roles)
    fixed.subtract(dealt)
    fitting = []
    for roles in secret_lists(state.seats):
        cards = Counter({ROLE[role_id]: count for role_id, count in roles.items()})
        ways = prod(cards[role] for role in fixed.elements())
        cards.subtract(+fixed)
        if ways and (not knows_shrouded(state, viewer) or not cards[SHROUDED]):
            ways *= ways_to_deal(state, viewer, groups, cards)
            if ways:
                fitting.append((ways, +cards))
    return fitting


def ways_to_deal(state: State, viewer: Viewer, groups: list[list[Seat]], cards: "Counter[Role]") -> int:
    """Every card has one face, so those who were seen with a face drew from the cards with that face."""
    piles = split(cards, groups)
    if [*map(len, piles)] != [*map(len, groups)]:
        return 0
    ways = 1
    for seats, pile in zip(groups, piles, strict=True):
        faces = Counter(state.face(role) for role in pile)
        for seat in seats:
            if knows_shown(state, viewer, seat):
                face = state.shown(seat)
                ways *= faces[face]
                faces[face] -= 1
    return ways


def split(cards: "Counter[Role]", groups: list[list[Seat]]) -> list[list[Role]]:
    """The cards for each group; of two, the first are the true Forsaken."""
    pile = sorted(cards.elements())
    if len(groups) == 1:
        return [pile]
    return [[role for role in pile if TRUE_FORSAKEN[role]], [role for role in pile if not TRUE_FORSAKEN[role]]]


def deal_group(
    state: State, world: State, viewer: Viewer, seats: list[Seat], cards: list[Role], chance: Chance
) -> None:
    """Faces that are known are dealt first, each from the cards with that face; no card has two."""
    chance.shuffle(cards)
    seen = [seat for seat in seats if knows_shown(state, viewer, seat)]
    for seat in seen:
        face = state.shown(seat)
        card = next(role for role in cards if state.face(role) == face)
        cards.remove(card)
        world.roles[seat] = card
    for seat in seats:
        if seat not in seen:
            world.roles[seat] = cards.pop()


def roles_fit(world: State) -> bool:
    """Whether all that everyone has seen could have happened with these roles."""
    roles = world.roles
    if BLESSED in roles and not world.gift_used and world.not_blessed >> roles.index(BLESSED) & 1:
        return False
    forsaken = sum(TRUE_FORSAKEN[role] for role in roles)
    others = world.seats - forsaken
    for seat in world.deaths:
        if TRUE_FORSAKEN[roles[seat]]:
            forsaken -= 1
        else:
            others -= 1
        if not 0 < forsaken < others:
            return False
    return all(
        night_fits(world, PRIEST, record.deaths, record.shelter) and
        night_fits(world, SILENCER, record.deaths, record.entangle)
        for record in world.dawns
    )  # fmt: skip


def night_fits(world: State, role: Role, deaths: int, placed_on: Seat | None) -> bool:
    """FF-NIGHT2-10 Whoever could place a Night Action did."""
    if role not in world.roles:
        return placed_on is None
    seat = world.roles.index(role)
    if role == PRIEST and not world.options.priest_self and seat == placed_on:
        return False
    return (seat not in world.deaths[:deaths]) == (placed_on is not None)


# Destinations, hands and decks


def deal_destinations(state: State, world: State, viewer: Viewer, chance: Chance) -> None:
    hidden = [
        slot
        for slot, card in enumerate(state.destinations)
        if card != UNPLACED and not state.turned >> slot & 1 and not looked_at_slot(state, viewer, slot)
    ]
    cards = [state.destinations[slot] for slot in hidden]
    chance.shuffle(cards)
    for slot, card in zip(hidden, cards, strict=True):
        world.destinations[slot] = card


def deal_cards(world: State, viewer: Viewer, chance: Chance) -> None:
    """Cards change places with those that came from the same building of the deck; all saw what went back into it."""
    hidden = hidden_places(world, viewer)
    newest = world.rebuilds
    for age in sorted({mark // AGE for _, _, mark in hidden} | {newest}):
        here = [found for found in hidden if found[2] // AGE == age]
        bound = [found for found in here if found[2] & NO_WANDER]
        free = [found for found in here if not found[2] & NO_WANDER]
        pool = [world.hands[seat][place] for seat, place, _ in here]
        deck = world.travelers if age == newest else []
        pool += deck
        fill(world, bound, free, pool, chance)
        if age == newest:
            world.travelers = pool


def hidden_places(world: State, viewer: Viewer) -> list[tuple[Seat, int, int]]:
    """Seat, place in the hand and mark of every card that the viewer cannot know."""
    found = []
    all_known = glimpsed(world, viewer)
    for owner in range(world.seats):
        if owner == viewer and world.day:
            continue
        known = all_known.get(Seat(owner)) or Counter()
        for place, card in enumerate(world.hands[owner]):
            if known[card]:
                known[card] -= 1
            else:
                found.append((Seat(owner), place, world.marks[owner][place]))
    return found


def fill(
    world: State,
    bound: Sequence[tuple[Seat, int, int]],
    free: Sequence[tuple[Seat, int, int]],
    pool: list[Card],
    chance: Chance,
) -> None:
    """Places that hold no Wander for sure come first; what is left over stays in the pool."""
    if bound:
        others = [card for card in pool if card != WANDER]
        chance.shuffle(others)
        for seat, place, _ in bound:
            card = others.pop()
            pool.remove(card)
            world.hands[seat][place] = card
    chance.shuffle(pool)
    for seat, place, _ in free:
        world.hands[seat][place] = pool.pop()


def deal_decks(world: State, viewer: Viewer, chance: Chance) -> None:
    known = 0 if viewer is None else world.canopy[viewer]
    unseen = len(world.forest) - known
    below, top = world.forest[:unseen], world.forest[unseen:]
    chance.shuffle(below)
    world.forest = below + top
    chance.shuffle(world.artifacts)


# What others know, and what they have chosen in secret


def deal_memories(state: State, world: State, viewer: Viewer, chance: Chance) -> None:
    """What others have seen is seen anew in this world; their notebooks are theirs."""
    world.notes = [note for note in state.notes if note.seat == viewer]
    world.glimpses = [
        glimpse
        if glimpse.seat == viewer or glimpse.owner == viewer
        else Glimpse(glimpse.seat, glimpse.owner, tuple(sorted(world.hands[glimpse.owner][: len(glimpse.cards)])))
        for glimpse in state.glimpses
    ]
    role = None if viewer is None else state.roles[viewer]
    if role != ORACLE:
        world.oracle_looks = [look_at_someone(world, night, chance) for night, _ in enumerate(state.oracle_looks)]
    if role != NAVIGATOR:
        navigator = world.holder_of(NAVIGATOR)
        world.navigator_looks = [
            chance.below(9) - 1 if navigator != NOBODY and was_living(world, navigator, night - 1) else -1
            for night, _ in enumerate(state.navigator_looks)
        ]


def look_at_someone(world: State, night: int, chance: Chance) -> int:
    oracle = world.holder_of(ORACLE)
    if oracle == NOBODY or not was_living(world, oracle, night):
        return -1
    possible = [seat for seat in range(world.seats) if seat != oracle and was_living(world, Seat(seat), night)]
    return possible[chance.below(len(possible))]


def was_living(world: State, seat: Seat, night: int) -> bool:
    """In the Night of this number, counted from 0 with the second; before that everyone was."""
    if night < 0:
        return True
    if night < len(world.dawns):
        return seat not in world.deaths[: world.dawns[night].deaths]
    return world.is_living(seat)


def deal_night(state: State, world: State, viewer: Viewer, chance: Chance) -> None:
    """FF-NIGHT2-14 Where tonight's cards lie, for all who did not place them."""
    if state.phase != "night":
        return
    role = None if viewer is None or not state.is_living(viewer) else state.roles[viewer]
    if role != PRIEST:
        world.shelter = placed_by(world, PRIEST, "priest", chance)
    if role != SILENCER:
        world.entangle = placed_by(world, SILENCER, "silencer", chance)
    if not (role is not None and TRUE_FORSAKEN[role]):
        living = world.living_seats()
        world.sacrifice = living[chance.below(len(living))] if has_ended(world, "sacrifice") else NOBODY


def placed_by(world: State, role: Role, step: StepName, chance: Chance) -> Seat:
    seat = world.holder_of(role)
    if seat == NOBODY or not world.is_living(seat) or not has_ended(world, step):
        return NOBODY
    possible = targets(world, seat, step)
    return possible[chance.below(len(possible))]


def has_ended(state: State, step: StepName) -> bool:
    """Whether a step of this Night is over."""
    running = bool(state.frames) and isinstance(state.frames[-1], NightStep)
    done = steps_of(state)[: state.steps_done - running]
    return step in [name for name, _ in done]


def deal_frames(world: State, viewer: Viewer, chance: Chance) -> None:
    """Who has passed, voted or chosen is nobody's business; that the window is still open is everyone's."""
    top = world.frames[-1]
    for frame in world.frames[:-1]:
        if isinstance(frame, OpenWindow | ActionPhase | Pending | Doorstep):
            frame.passed = []
    match top:
        case NightStep():
            deal_night_step(world, viewer, top, chance)
        case OpenWindow() | Pending() | Doorstep():
            deal_passes(world, viewer, top, chance)
        case ActionPhase():
            if viewer != top.active:
                top.draft, top.marked = NO_CARD, ()
            others = [seat for seat in top.eligible if seat != top.active]
            top.passed = [seat for seat in others if (seat in top.passed if seat == viewer else chance.below(2))]
        case Vote():
            deal_votes(viewer, top, chance)
        case Asked():
            deal_answers(world, viewer, top, chance)
        case _:
            pass


def deal_night_step(world: State, viewer: Viewer, top: NightStep, chance: Chance) -> None:
    if viewer is not None and viewer in top.group:
        return
    top.group = actors(world, top.step)
    top.standing = []
    for seat in top.group:
        if chance.below(2):
            top.choose(seat, night_choice(world, seat, top.step, chance))


def night_choice(world: State, seat: Seat, step: StepName, chance: Chance) -> int:
    if step == "meeting":
        village = chance.below(8)
        return village * 8 + (village + 1 + chance.below(7)) % 8
    if step == "navigator":
        hidden = [slot for slot in range(8) if not world.turned >> slot & 1]
        return hidden[chance.below(len(hidden))]
    possible = targets(world, seat, step)
    return possible[chance.below(len(possible))]


def deal_passes(world: State, viewer: Viewer, top: OpenWindow | Pending | Doorstep, chance: Chance) -> None:
    top.passed = [seat for seat in top.eligible if (seat in top.passed if seat == viewer else chance.below(2))]
    closes = not world.options.min_window_s and not world.options.strict_windows
    if closes and all(seat in top.passed for seat in top.eligible):
        others = [seat for seat in top.passed if seat != viewer]
        top.passed.remove(others[chance.below(len(others))])


def deal_votes(viewer: Viewer, top: Vote, chance: Chance) -> None:
    own = top.answer_of(viewer)
    top.answers = []
    for place, seat in enumerate(top.seats):
        if seat == viewer:
            if own is not None:
                top.answer(seat, own)
        else:
            top.changes[place] = 0
            if chance.below(2):
                top.answer(seat, bool(chance.below(2)))
                top.changes[place] = 1
    if top.complete():
        others = [place for place, seat in enumerate(top.seats) if seat != viewer]
        place = others[chance.below(len(others))]
        top.withdraw(top.seats[place])
        top.changes[place] = 0


def deal_answers(world: State, viewer: Viewer, top: Asked, chance: Chance) -> None:
    """Others choose anew from their new hands; someone has still to choose."""
    own = top.answer_of(viewer)
    top.answers = []
    if viewer not in top.seats and top.kind == "lightning":
        hand = world.hands[top.seats[0]]
        top.taken = hand[chance.below(len(hand))] if chance.below(2) else NO_CARD
    for seat in top.seats:
        if seat == viewer:
            if own is not None:
                top.answer(seat, own)
        elif len(top.seats) > 1 and chance.below(2):
            hand = asking.pickable(world, seat, top)
            top.answer(seat, hand[chance.below(len(hand))])
    if not top.owing():
        others = [seat for seat in top.seats if seat != viewer]
        top.withdraw(others[chance.below(len(others))])
