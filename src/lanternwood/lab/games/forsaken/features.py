"""A view of Forsaken as numbers that always stand in the same place.

Blocks, in this order; the viewer's own side always comes first, so that what is learned in one chair holds in both:

- `moment`: turn, whose it is, who began, phase, the Last Kingdom, what is asked and of which card;
- `players`: hand, deck and Past by number, Kingdoms won, whether they have Channeled;
- `kingdoms`: for each Kingdom both sides: Tower, Altars by kind that can pay and that have paid, marks, Blessings by
  card, face-down Miracles, and up to nine Followers with their card, values, keywords and state;
- `cards`: the own hand, deck and Past by card, the other's Past and what was seen of the other's hand by card;
- `held`: what waits in The Gate, an Attack under way.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS, NUMBER_OF, UNKNOWN
from lanternwood.games.forsaken.script import BLESSING, COUNTED, KEYWORDS
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.view import SOURCES, FollowerSeen, KingdomSeen, SideSeen, View
from lanternwood.kernel.match import Match, plan_for

MOST_FOLLOWERS: Final = 9
MOST_MIRACLES: Final = 3
QUESTIONS: Final = ("mulligan", "turn", "target", "discard", "tribute", "scry", "sift", "recall", "revive")
PHASES: Final = ("mulligan", "main", "ending", "over")
GATES: Final = ("card", "channel", "bow", "cost")
DECK_CARDS: Final = [card.id for card in CARDS[:IN_DECKS]]
BLESSINGS: Final = [card.id for card in CARDS[:IN_DECKS] if card.kind == BLESSING]
NONE: Final = -1.0


def features(view: View) -> list[float]:
    me = view.seat or 0
    return [*moment(view, me), *players(view, me), *kingdoms(view, me), *cards(view, me), *held(view)]


# Small pieces


def one_of(value: Any, among: Sequence[Any]) -> list[float]:
    return [float(value == each) for each in among]


def number_of(card: str | None) -> float:
    """A card by its number; a God, who is none, by a number beyond all cards."""
    if card is None:
        return NONE
    return float(NUMBER_OF.get(card, UNKNOWN))


def by_card(found: Iterable[str], among: Sequence[str]) -> list[float]:
    counts = Counter(found)
    return [float(counts[card]) for card in among]


# The blocks


def moment(view: View, me: int) -> list[float]:
    question = view.question
    return [
        float(view.turn), float(view.seat is not None), float(view.active == me), float(view.first == me),
        float(view.last), *one_of(view.phase, PHASES),
        *one_of(question.kind if question else None, QUESTIONS),
        float(question is not None and me in question.seats),
        number_of(question.card if question else None),
        NONE if question is None or question.kingdom is None else float(question.kingdom),
        float(question.left if question else 0),
    ]  # fmt: skip


def players(view: View, me: int) -> list[float]:
    numbers: list[float] = []
    for player in (view.players[me], view.players[1 - me]):
        numbers += [
            float(player.hand), float(player.deck), float(len(player.past)), float(player.won),
            float(player.channelled), float(player.decided),
        ]  # fmt: skip
    return numbers


def kingdoms(view: View, me: int) -> list[float]:
    return [number for kingdom in view.kingdoms for number in one_kingdom(kingdom, me)]


def one_kingdom(kingdom: KingdomSeen, me: int) -> list[float]:
    won = NONE if kingdom.winner is None else float(kingdom.winner == me)
    return [won, *side(kingdom.sides[me]), *side(kingdom.sides[1 - me])]


def side(it: SideSeen) -> list[float]:
    ready = Counter(altar.kind for altar in it.altars if not altar.exhausted)
    spent = Counter(altar.kind for altar in it.altars if altar.exhausted)
    numbers = [
        float(it.tower), float(it.stalwart), float(it.slots - len(it.altars)), float(it.built),
        float(it.room - len(it.followers)), *(float(discount) for discount in it.discounts),
        *(float(ready[kind]) for kind in SOURCES), *(float(spent[kind]) for kind in SOURCES),
        float(sum(altar.committed for altar in it.altars)),
        *by_card((blessing.card for blessing in it.blessings), BLESSINGS),
    ]  # fmt: skip
    for place in range(MOST_MIRACLES):
        numbers += miracle(it, place)
    for place in range(MOST_FOLLOWERS):
        numbers += follower(it.followers[place]) if place < len(it.followers) else [0.0] * FOLLOWER
    return numbers


def miracle(it: SideSeen, place: int) -> list[float]:
    if place >= len(it.miracles):
        return [0.0, 0.0, 0.0]
    found = it.miracles[place]
    return [1.0, number_of(found.card), float(len(found.could_be))]


def follower(it: FollowerSeen) -> list[float]:
    keys = dict(each.partition(" ")[::2] for each in it.keywords)
    return [
        1.0, number_of(it.card), float(it.zeal), float(it.faith), float(it.most), float(it.blight),
        float(it.exhausted), float(it.came_this_turn), float(it.token), float(len(it.used)),
        *(float(name in keys) for name in KEYWORDS), *(float(keys.get(name) or 0) for name in COUNTED),
    ]  # fmt: skip


FOLLOWER: Final = 10 + len(KEYWORDS) + len(COUNTED)
"""How many numbers a Follower takes."""


def cards(view: View, me: int) -> list[float]:
    mine = view.mine
    theirs = view.players[1 - me]
    return [
        *by_card(mine.hand if mine else (), DECK_CARDS),
        *by_card(mine.deck_left if mine else (), DECK_CARDS),
        *by_card((buried.card for buried in view.players[me].past), DECK_CARDS),
        *by_card((buried.card for buried in theirs.past), DECK_CARDS),
        *by_card(theirs.known_hand, DECK_CARDS),
        number_of(mine.known_top[0] if mine and mine.known_top else None),
    ]


def held(view: View) -> list[float]:
    mine, gate, strike = view.mine, view.gate, view.strike
    waits = mine.held if mine else None
    name = waits.name if waits else gate.name if gate else None
    return [
        *one_of(waits.kind if waits else gate.kind if gate else None, GATES),
        float(gate is not None), number_of(name), *one_of(name, GODS),
        float(waits.kingdom if waits else gate.kingdom if gate else NONE),
        float(len(waits.picked) if waits else 0),
        float(strike.attacker if strike else NONE), float(strike.target if strike else NONE),
    ]  # fmt: skip


SIZE: Final = len(features(Match(GAME, plan_for(GAME, GAME.seats[0], "size", {}), listen=False).view(None)))
"""The same for every view."""
