"""Another world that a viewer cannot tell from this one (FK-INFO-03, 05, 06).

A deck is its owner's secret, so the other's hidden cards are drawn from all that a legal deck can still hold: the box
less what was seen of that owner, with the Gods that it has shown more likely.
"""

from typing import Final

from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.knowledge import EVERYONE, in_the_open
from lanternwood.games.forsaken.miracles import could_be
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.sources import unmarked
from lanternwood.games.forsaken.state import KIND, SEATS, TEMPLE, Miracle, State
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
    seen = in_the_open(state, seat)
    if state.options.open_hands:
        seen = [*seen, *(miracle.card for miracle in face_down(state, seat))]
    box = Box(state, seat, [*seen, *hand], chance)
    must = [card for card in sorted(set(known.deck)) for _ in range(known.deck.count(card) - box.seen.count(card))]
    if not state.options.open_hands:
        _deal_miracles(world, seat, box, must, chance)
    hidden = len(player.hand) - len(hand) + len(player.deck)
    for card in must:
        box.take(card)
    cards = must + [box.draw(chance) for _ in range(hidden - len(must))]
    chance.shuffle(cards)
    unseen = len(player.hand) - len(hand)
    player.hand = hand + cards[:unseen]
    chance.shuffle(player.hand)
    player.deck = cards[unseen:]
    miracles = [] if state.options.open_hands else [miracle.card for miracle in face_down(world, seat)]
    player.cards = tuple(sorted([*seen, *player.hand, *player.deck, *miracles]))
    _remulligan(world, seat, chance)
    _records_that_fit(world, viewer, seat, chance)


def face_down(state: State, seat: int) -> list[Miracle]:
    """Those in The Gate, on their way to the board, included."""
    found = [miracle for kingdom in state.kingdoms for miracle in kingdom.sides[seat].miracles]
    gate = state.gate
    if gate is not None and gate.in_limbo and not gate.serial and seat == state.active:
        found.append(Miracle(gate.card, 0, state.turn, gate.sources, gate.discount))
    return found


def _deal_miracles(world: State, seat: int, box: "Box", must: list[int], chance: Chance) -> None:
    """FK-INFO-06 Each fits what is public about it. Where guesses leave none for the last, guess again."""
    miracles = face_down(world, seat)
    for _ in range(TRIES):
        taken: list[int] = []
        for miracle in miracles:
            fitting = [card for card in could_be(miracle) if box.left(card) > taken.count(card)]
            if not fitting:
                break
            weights = [box.weights[CARDS[card].god] * (box.left(card) - taken.count(card)) for card in fitting]
            taken.append(fitting[pick(chance, weights)])
        else:
            break
    else:
        taken = [miracle.card for miracle in miracles]
    for miracle, card in zip(miracles, taken, strict=True):
        if not miracle.entry and world.gate is not None:
            world.gate.card = card
        miracle.card = card
        box.take(card)
        if card in must:
            must.remove(card)


class Box:
    """What a legal deck could still hold of all cards there are (FK-WASTE-01)."""

    def __init__(self, state: State, seat: int, seen: list[int], chance: Chance) -> None:
        self.seen = seen
        self.cards: list[list[int]] = [[] for _ in GODS]
        for card in CARDS[:IN_DECKS]:
            self.cards[card.god] += [card.number] * (card.copies - seen.count(card.number))
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

    def left(self, card: int) -> int:
        return self.cards[CARDS[card].god].count(card)

    def take(self, card: int) -> None:
        self.cards[CARDS[card].god].remove(card)

    def draw(self, chance: Chance) -> int:
        weights = [weight if cards else 0 for weight, cards in zip(self.weights, self.cards, strict=True)]
        cards = self.cards[pick(chance, weights)]
        at = chance.below(len(cards))
        cards[at], cards[-1] = cards[-1], cards[at]
        return cards.pop()


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
