"""FK-WASTE-09 Another draft that a seat cannot tell from this one.

A card the seat saw in a pack is in that pack or with a seat that held the pack since. Of what it never saw, only the
stacks are known: Commons lie where Commons lie.
"""

from collections.abc import Callable

from lanternwood.games.forsaken.wasteland.packs import stack_of
from lanternwood.games.forsaken.wasteland.rules import in_hand
from lanternwood.games.forsaken.wasteland.scoring import automatic_deck
from lanternwood.games.forsaken.wasteland.state import BUILDING, NOTHING, OVER, DraftState, Pack
from lanternwood.kernel.model import Viewer
from lanternwood.kernel.rng import Chance

Place = tuple[Callable[[int], None], int]
"""Where a card lies, as a way to put another one there, and the card."""


def redeal(state: DraftState, viewer: Viewer, chance: Chance) -> DraftState:
    world = state.copy()
    unseen: list[Place] = [(_putter(world.rest, place), card) for place, card in enumerate(world.rest)]
    for number, packs in enumerate(world.packs):
        for opener, pack in enumerate(packs):
            for places in segments(world, viewer, number, opener, pack, unseen):
                _mix(places, chance)
    for stack in range(3):
        _mix([place for place in unseen if stack_of(place[1]) == stack], chance)
    world.rest.sort()
    for packs in world.packs:
        for pack in packs:
            pack.left.sort()
    world.gather_pools()
    _repick(world, viewer, chance)
    return world


def segments(
    state: DraftState, viewer: Viewer, number: int, opener: int, pack: Pack, unseen: list[Place]
) -> list[list[Place]]:
    """The places in a pack among which cards may change, between one sighting of it and the next. What went before the
    first sighting was never seen."""
    sightings = [
        step
        for step in range(state.steps)
        if state.holder(opener, number, step) == viewer and (number, step) <= (state.round, state.step)
    ]
    taken: list[list[Place]] = [[] for _ in range(len(sightings) + 1)]
    for at, taking in enumerate(pack.takings):
        if taking.seat != viewer:
            segment = sum(1 for step in sightings if step <= taking.step)
            taken[segment].append((_taking_putter(pack, at), taking.card))
    left: list[Place] = [(_putter(pack.left, place), card) for place, card in enumerate(pack.left)]
    holds_now = viewer is not None and sightings[-1:] == [state.step] and number == state.round
    if not holds_now or state.phase != "drafting":
        taken[-1] += left
    unseen += taken[0]
    return taken[1:]


def _putter(cards: list[int], place: int) -> Callable[[int], None]:
    def put(card: int) -> None:
        cards[place] = card

    return put


def _taking_putter(pack: Pack, at: int) -> Callable[[int], None]:
    def put(card: int) -> None:
        pack.takings[at] = pack.takings[at]._replace(card=card)

    return put


def _mix(places: list[Place], chance: Chance) -> None:
    cards = [card for _, card in places]
    chance.shuffle(cards)
    for (put, _), card in zip(places, cards, strict=True):
        put(card)


def _repick(world: DraftState, viewer: Viewer, chance: Chance) -> None:
    """What others have picked in this step, and the decks they build, are dealt anew with their cards."""
    for seat, drafter in enumerate(world.drafters):
        if seat == viewer:
            continue
        if world.phase in (BUILDING, OVER):
            drafter.deck = automatic_deck(world.pool(seat))
            drafter.changes = 0
        elif drafter.take != NOTHING:
            burned = drafter.burn != NOTHING
            drafter.take = drafter.burn = NOTHING
            drafter.take = _one_of(in_hand(world, seat), chance)
            if burned:
                drafter.burn = _one_of(in_hand(world, seat), chance)


def _one_of(cards: list[int], chance: Chance) -> int:
    return cards[chance.below(len(cards))]
