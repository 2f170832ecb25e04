"""How likely a position is to be won: a chance for each Kingdom, and from these the chance of the game.

A position is looked at as if the Active Player ended the turn now: what lasts for this turn is gone, Blight has told,
and it is the other's move. So one look serves in the middle of a turn and at the start of one alike, and what the
turn's own followers still could do counts for nothing before they do it.

In each lit Kingdom the same weights make a number out of what is there, which stands for the chance that the one to
move wins that Kingdom. Whoever needs two of three, one of two or both of two has the chance that follows if Kingdoms
are won independently. That is what tells a bot where to fight: a Kingdom that is lost already is worth little, and
so is one that is as good as won.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import TypeAlias

from lanternwood.games.forsaken.cards import CARDS, MIRACLE_PLACE
from lanternwood.games.forsaken.script import DAWN, DUSK, ETHEREAL, FRENZY, LETHAL, ON, SIX_BITS, STALWART_AT
from lanternwood.games.forsaken.state import NOBODY, OVER, Side, State

FEATURES = (
    "to move",
    "own tower", "own tower is low", "their tower", "their tower is low",
    "own zeal", "own faith", "own followers", "own cost", "own ethereal", "own engines", "own lethal", "own blight",
    "their zeal", "their faith", "their followers", "their cost", "their ethereal", "their engines", "their lethal",
    "their blight",
    "their defenders", "their defenders' faith", "nobody defends",
    "reach", "share of the tower", "it falls",
    "their reach", "their share", "it would fall",
    "own miracles", "their miracles", "own blessings", "their blessings",
    "own hand", "their hand", "own miracles held", "their miracles held",
)  # fmt: skip
HANDS = 4
"""The last features are about hands, the others about what lies in a Kingdom."""
Weights: TypeAlias = tuple[float, ...]
LOW_TOWER = 4
MANY_CARDS = 6
"""More cards than this in a hand hardly help."""
MOST_REMEMBERED = 1 << 15


Standing: TypeAlias = tuple[int, int, int, int, int, bool]
"""A Follower as it will be once the turn is over: Zeal, Faith, keywords, card, Blight, and whether it defends."""
Half: TypeAlias = tuple[int, int, int, tuple[int, ...], tuple[Standing, ...]]
"""A side, as far as it is judged: its Tower, that one's Stalwart, how many Miracles, the Blessings, the Followers."""


def half(side: Side, resting: bool) -> Half:
    """`resting` is the side whose turn is over; the other is about to move, with all its Followers Refreshed."""
    standing = []
    for each in side.followers:
        faith = each.most - each.faith_this_turn - each.lost
        if resting:
            faith -= each.blight
        if faith > 0:
            zeal = each.zeal - each.zeal_this_turn
            standing.append((zeal, faith, each.keys, each.card, each.blight, not (resting and each.exhausted)))
    blessings = tuple([blessing.card for blessing in side.blessings]) if side.blessings else ()
    return side.tower, side.stalwart, len(side.miracles), blessings, tuple(standing)


class Strength:
    """What the Followers of a side come to."""

    __slots__ = ("blight", "cost", "defending", "engines", "ethereal", "faith", "followers", "lethal", "zeal")

    def __init__(self, followers: tuple[Standing, ...]) -> None:
        self.zeal = self.faith = self.cost = self.blight = self.lethal = self.ethereal = self.engines = 0
        self.followers: list[tuple[int, int, int]] = []
        """Zeal, Faith as an attacker must see it, keywords."""
        self.defending: list[tuple[int, int, int]] = []
        for zeal, faith, keys, card, blight, defends in followers:
            zeal = max(0, zeal)
            faith += keys >> STALWART_AT & SIX_BITS
            self.zeal += zeal
            self.faith += faith
            self.cost += CARDS[card].total
            self.blight += min(blight, faith)
            self.engines += is_engine(card)
            if keys & LETHAL:
                self.lethal += 1
            if keys & ETHEREAL:
                self.ethereal += zeal
            self.followers.append((zeal, faith, keys))
            if defends:
                self.defending.append((zeal, faith, keys))


@lru_cache
def is_engine(card: int) -> bool:
    """Does it do something turn after turn, beside fighting?"""
    abilities = CARDS[card].abilities
    return bool(CARDS[card].acts or CARDS[card].statics) or any(each.head in (DAWN, DUSK, ON) for each in abilities)


def strikes(attackers: list[tuple[int, int, int]]) -> list[int]:
    """The Zeal of each Attack they could make: whoever has Frenzy makes two."""
    return [zeal for zeal, _, keys in attackers for _ in range(2 if keys & FRENZY else 1)]


def reach(attackers: list[tuple[int, int, int]], defenders: list[tuple[int, int, int]]) -> int:
    """About how much Zeal gets through to the Tower: the weakest attackers clear the way, the others go through."""
    if not attackers:
        return 0
    if not defenders:
        return sum(strikes(attackers))
    through = 0
    if all(not keys & ETHEREAL for _, _, keys in defenders):
        through = sum(strikes([each for each in attackers if each[2] & ETHEREAL]))
        attackers = [each for each in attackers if not each[2] & ETHEREAL]
    zeals = sorted(strikes(attackers), reverse=True)
    for _, faith, _ in sorted(defenders):
        while faith > 0 and zeals:
            faith -= zeals.pop()
        if faith > 0:
            return through
    return through + sum(zeals)


def local_features(own: Half, their: Half) -> list[float]:
    """As FEATURES names them, from the point of view of the one to move; all but the hands."""
    tower, stalwart, miracles, blessings, followers = own
    their_tower, their_stalwart, their_miracles, their_blessings, their_followers = their
    mine, others = Strength(followers), Strength(their_followers)
    hit = max(0, reach(mine.followers, others.defending) - their_stalwart)
    hit_back = max(0, reach(others.followers, mine.followers) - stalwart)
    return [
        1.0,
        tower / 10, max(0, LOW_TOWER - tower) / LOW_TOWER,
        their_tower / 10, max(0, LOW_TOWER - their_tower) / LOW_TOWER,
        mine.zeal / 5, mine.faith / 5, len(mine.followers) / 3, mine.cost / 5,
        mine.ethereal / 5, mine.engines, mine.lethal, mine.blight / 3,
        others.zeal / 5, others.faith / 5, len(others.followers) / 3, others.cost / 5,
        others.ethereal / 5, others.engines, others.lethal, others.blight / 3,
        len(others.defending) / 3, sum([faith for _, faith, _ in others.defending]) / 5, float(not others.defending),
        min(hit, 10) / 5, min(1.0, hit / max(1, their_tower)), float(hit >= their_tower),
        min(hit_back, 10) / 5, min(1.0, hit_back / max(1, tower)), float(hit_back >= tower),
        miracles, their_miracles, worth_of(blessings), worth_of(their_blessings),
    ]  # fmt: skip


def worth_of(blessings: tuple[int, ...]) -> float:
    return sum([CARDS[card].total for card in blessings]) / 3


def hand_features(state: State, mover: int) -> list[float]:
    """Miracles apart: a card that does nothing before it lies on the table had better lie there."""
    hands, held = [], []
    for player in state.players:
        hands.append(min(MANY_CARDS, len(player.hand)) / MANY_CARDS)
        held.append(sum([card in MIRACLE_PLACE for card in player.hand]) / MANY_CARDS)
    return [hands[mover], hands[1 - mover], held[mover], held[1 - mover]]


def kingdom_features(state: State, number: int, mover: int) -> list[float]:
    sides = state.kingdoms[number].sides
    return [*local_features(half(sides[mover], False), half(sides[1 - mover], True)), *hand_features(state, mover)]


@lru_cache(MOST_REMEMBERED)
def local_number(own: Half, their: Half, weights: Weights) -> float:
    """Most actions change one Kingdom and leave the others as they were judged before."""
    number: float = sum(map(mul, weights, local_features(own, their)))
    return number


def chance_of(needed: int, chances: Sequence[float]) -> float:
    """To win at least so many of these Kingdoms."""
    if needed <= 0:
        return 1.0
    if needed > len(chances):
        return 0.0
    if len(chances) == 3 and needed == 2:
        a, b, c = chances
        return a * b + a * c + b * c - 2 * a * b * c
    first, rest = chances[0], chances[1:]
    return first * chance_of(needed - 1, rest) + (1 - first) * chance_of(needed, rest)


def chance_to_win(state: State, seat: int, weights: Weights) -> float:
    """Of this seat, if the turn ended now."""
    if state.phase == OVER:
        return 0.5 if state.winner == NOBODY else float(state.winner == seat)
    mover = 1 - state.active
    needed = 2
    hands = sum(map(mul, weights[-HANDS:], hand_features(state, mover)))
    chances = []
    for kingdom in state.kingdoms:
        if kingdom.winner == NOBODY:
            sides = kingdom.sides
            number = hands + local_number(half(sides[mover], False), half(sides[1 - mover], True), weights)
            chances.append(1 / (1 + exp(-number)))
        elif kingdom.winner == mover:
            needed -= 1
    chance = chance_of(needed, chances)
    return chance if mover == seat else 1 - chance
