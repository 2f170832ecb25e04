"""Another world that a viewer cannot tell from this one (FK-INFO-03, 05, 06).

A deck is its owner's secret, so the other's hidden cards are drawn from all that a legal deck can still hold: the box
less what was seen of that owner, with the Gods that it has shown more likely. After a draft they are drawn from a pool
that fits what the viewer saw there.
"""

from collections import Counter
from typing import Final, TypeAlias

from msgspec import UNSET

from lanternwood.games.forsaken.boxes import Box
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.dealing_pools import could_hold, deal_rest
from lanternwood.games.forsaken.face_down import can_all_be, face_down
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
"""By weight, before it is done in any way that there is."""
Dealt: TypeAlias = tuple[list[int], list[int]]
"""The card of each face-down Miracle, and what may be hidden besides."""


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
    hidden = len(player.hand) - len(hand) + len(player.deck)
    box = guess.deal(known_pool(world, state, viewer, seat), miracles, hidden, chance)
    if miracles and world.gate is not None and not miracles[-1].entry:
        world.gate.card = miracles[-1].card
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

    def deal(self, pool: Pool | None, miracles: list[Miracle], room: int, chance: Chance) -> Box:
        """Turns the face-down Miracles into others, and gives what all else that is hidden may be; there is room for so
        many cards."""
        # Nobody's sightings can rule out what truly happened, unless they were made up.
        dealt = self._deal(pool, miracles, room, chance) or self._deal(None, miracles, room, chance)
        assert dealt is not None, "what lies there truly is one way"
        taken, left = dealt
        for miracle, card in zip(miracles, taken, strict=True):
            miracle.card = card
        self.must = self._still_hidden(taken)
        return Box(left, self.weights)

    def _deal(self, pool: Pool | None, miracles: list[Miracle], room: int, chance: Chance) -> Dealt | None:
        """A card for each Miracle, and what may be hidden besides; None if no cards fit all that is known."""
        box = Box(self._possible(pool) if miracles else (), self.weights)
        for _ in range(TRIES):
            taken = self._miracles(miracles, box, chance)
            left = None if taken is None else self._left(pool, taken, chance)
            if taken is not None and left is not None and len(self._still_hidden(taken)) <= room:
                return taken, left
        fitting = [could_be(miracle) for miracle in miracles]
        for cards in fitting:
            chance.shuffle(cards)
        return self._matched(pool, [], fitting, Counter(self._possible(pool)), room, chance)

    def _matched(
        self, pool: Pool | None, taken: list[int], fitting: list[list[int]], copies: Counter[int], room: int,
        chance: Chance,
    ) -> Dealt | None:  # fmt: skip
        """The same without luck, so that what lies there truly never has to stay: one by one, each such that there is
        something left for the others."""
        left = self._left(pool, taken, chance)
        if left is None or not can_all_be([*([card] for card in taken), *fitting[len(taken) :]], copies):
            return None
        if len(taken) == len(fitting):
            return (taken, left) if len(self._still_hidden(taken)) <= room else None
        ways = (self._matched(pool, [*taken, card], fitting, copies, room, chance) for card in fitting[len(taken)])
        return next((way for way in ways if way is not None), None)

    def _still_hidden(self, taken: list[int]) -> list[int]:
        """Of those that must be there, all that no Miracle is."""
        return [*(Counter(self.must) - Counter(taken)).elements()] if self.must else []

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
        there = [*self.seen, *taken, *self._still_hidden(taken)]
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
