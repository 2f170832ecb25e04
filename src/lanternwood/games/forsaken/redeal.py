"""Another world that a viewer cannot tell from this one (FK-INFO-03, 05, 06).

A deck is its owner's secret, so the other's hidden cards are drawn from all that a legal deck can still hold: the box
less what was seen of that owner, with the Gods that it has shown more likely. After a draft they are drawn from a pool
that fits what the viewer saw there.
"""

from collections import Counter
from typing import Final

from msgspec import UNSET

from lanternwood.games.forsaken.boxes import Box
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.dealing_pools import could_hold, deal_rest
from lanternwood.games.forsaken.face_down import face_down
from lanternwood.games.forsaken.knowledge import EVERYONE, in_the_open
from lanternwood.games.forsaken.miracles import could_be
from lanternwood.games.forsaken.pools import POOL, Pool
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.sources import unmarked
from lanternwood.games.forsaken.state import KIND, SEATS, TEMPLE, Known, Miracle, State
from lanternwood.kernel.model import Viewer
from lanternwood.kernel.rng import Chance, pick

SHOWN_CARD, SHOWN_ALTAR, GUESSED = 12, 6, 12
"""How much likelier a God's cards are for each card of it seen, for each Altar, and for a guess before either."""
TRIES: Final = 20


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    world = state.copy()
    for seat in SEATS:
        if seat == viewer:
            _shuffle_own(world, seat, chance)
        else:
            _deal_other(world, state, EVERYONE if viewer is None else viewer, seat, chance)
    forget_considering(world, viewer)
    return world


def _shuffle_own(world: State, seat: int, chance: Chance) -> None:
    """One's own deck but for the cards seen there."""
    player = world.players[seat]
    bottom, top = player.known_bottom, len(player.deck) - player.known_top
    middle = sorted(player.deck[bottom:top])  # so that what comes of it does not depend on how they truly lie
    chance.shuffle(middle)
    player.deck[bottom:top] = middle


def forget_considering(world: State, viewer: Viewer) -> None:
    """Marks, what is held unpaid, and answers of which the last is still to come are nobody else's to know."""
    if world.active != viewer:
        if world.gate is not None and not world.gate.paid:
            world.gate = None
        world.fiddled = 0
        for kingdom in world.kingdoms:
            side = kingdom.sides[world.active]
            side.altars = unmarked(side.altars)
    r = world.resolving
    if r is not None and r.asked != viewer and r.chosen:
        r.left += len(r.chosen)
        r.chosen = []


def _deal_other(world: State, state: State, viewer: int, seat: int, chance: Chance) -> None:
    player = world.players[seat]
    known = state.known[viewer][seat]
    hand = player.hand[:] if state.options.open_hands and state.turn else known.hand[:]
    shown = in_the_open(state, seat)
    if state.options.open_hands:
        shown = [*shown, *(miracle.card for miracle in face_down(state, seat))]
    miracles = [] if state.options.open_hands else face_down(world, seat)
    guess = Guess(state, seat, [*shown, *hand], must_be_there(known, [*shown, *hand]), chance)
    box = guess.deal(known_pool(world, state, viewer, seat), miracles, chance)
    if miracles and world.gate is not None and not miracles[-1].entry:
        world.gate.card = miracles[-1].card
    hidden = len(player.hand) - len(hand) + len(player.deck)
    cards = guess.must + [box.draw(chance) for _ in range(hidden - len(guess.must))]
    chance.shuffle(cards)
    unseen = len(player.hand) - len(hand)
    player.hand = hand + cards[:unseen]
    chance.shuffle(player.hand)
    player.deck = cards[unseen:]
    player.cards = tuple(sorted([*shown, *player.hand, *player.deck, *(miracle.card for miracle in miracles)]))
    _remulligan(world, seat, chance)
    _records_that_fit(world, viewer, seat, chance)


def must_be_there(known: Known, seen: list[int]) -> list[int]:
    """Cards of the deck list that were seen once and are hidden now."""
    return [card for card in sorted(set(known.deck)) for _ in range(known.deck.count(card) - seen.count(card))]


def known_pool(world: State, state: State, viewer: int, seat: int) -> Pool | None:
    """FK-WASTE-09 In a match of a draft. Whoever only watches knows that no card is in two pools."""
    if state.pools is UNSET:
        return None
    if viewer != EVERYONE:
        return state.pools[viewer]
    other = 1 - seat
    theirs = [*world.players[other].cards]
    if other > seat:  # and is still to be dealt
        theirs = [*in_the_open(state, other), *state.known[EVERYONE][other].hand]
        theirs += must_be_there(state.known[EVERYONE][other], theirs)
    return Pool((), POOL, tuple(rest_of_box(theirs)))


def rest_of_box(seen: list[int]) -> list[int]:
    """FK-WASTE-01"""
    return [card.number for card in CARDS[:IN_DECKS] for _ in range(card.copies - seen.count(card.number))]


class Guess:
    """At the hidden cards of one deck."""

    def __init__(self, state: State, seat: int, seen: list[int], must: list[int], chance: Chance) -> None:
        self.seen = seen
        self.must = must
        """Cards that are hidden in it, as one knows; without those that lie face down, once these are dealt."""
        self.weights = self._likely(state, seat, chance)

    def _likely(self, state: State, seat: int, chance: Chance) -> list[int]:
        weights = [1] * len(GODS)
        for card in self.seen:
            weights[CARDS[card].god] += SHOWN_CARD
        for kingdom in state.kingdoms:
            for source in kingdom.sides[seat].altars:
                if source & KIND != TEMPLE:
                    weights[source & KIND] += SHOWN_ALTAR
        if sum(weights) == len(GODS):
            for _ in range(2):
                weights[chance.below(len(GODS))] += GUESSED
        return weights

    def deal(self, pool: Pool | None, miracles: list[Miracle], chance: Chance) -> Box:
        """Turns the face-down Miracles into others, and gives what all else that is hidden may be."""
        box = Box(self._possible(pool) if miracles else (), self.weights)
        for _ in range(TRIES):
            taken = self._miracles(miracles, box, chance)
            left = None if taken is None else self._left(pool, taken, chance)
            if taken is not None and left is not None:
                break
        else:
            taken = [miracle.card for miracle in miracles]
            left = self._left(pool, taken, chance)
        for miracle, card in zip(miracles, taken, strict=True):
            miracle.card = card
        self.must = [*(Counter(self.must) - Counter(taken)).elements()]
        # Nobody's sightings can rule out what truly happened, unless they were made up.
        return Box(rest_of_box([*self.seen, *self.must, *taken]) if left is None else left, self.weights)

    def _possible(self, pool: Pool | None) -> list[int]:
        return rest_of_box(self.seen) if pool is None else could_hold(pool, self.seen)

    def _miracles(self, miracles: list[Miracle], box: Box, chance: Chance) -> list[int] | None:
        """FK-INFO-06 Each fits what is public about it. None where guesses leave none for the last."""
        taken: list[int] = []
        for miracle in miracles:
            fitting = [card for card in could_be(miracle) if box.left(card) > taken.count(card)]
            if not fitting:
                return None
            weights = [self.weights[CARDS[card].god] * (box.left(card) - taken.count(card)) for card in fitting]
            taken.append(fitting[pick(chance, weights)])
        return taken

    def _left(self, pool: Pool | None, taken: list[int], chance: Chance) -> list[int] | None:
        """What may be hidden besides these and those that must be."""
        there = [*self.seen, *taken, *(Counter(self.must) - Counter(taken)).elements()]
        if pool is None:
            return rest_of_box(there)
        return deal_rest(pool, there, self.weights, chance)


def _remulligan(world: State, seat: int, chance: Chance) -> None:
    """FK-MULL-04 Neither which cards nor how many are known before both have decided."""
    player = world.players[seat]
    if not world.turn:
        player.put_back = [card for card in player.hand if chance.below(2)]


def _records_that_fit(world: State, viewer: int, seat: int, chance: Chance) -> None:
    """What another has seen of this player's cards, beyond what this viewer has, is dealt anew with them."""
    mine = world.known[viewer][seat]
    for other, records in enumerate(world.known):
        if other in (viewer, seat, EVERYONE):
            continue
        theirs = records[seat]
        more = world.players[seat].hand[:]
        for card in mine.hand:
            more.remove(card)
        chance.shuffle(more)
        theirs.hand = sorted([*mine.hand, *more[: len(theirs.hand) - len(mine.hand)]])
        theirs.deck = mine.deck[:]
