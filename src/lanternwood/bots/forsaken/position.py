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
from math import exp
from operator import mul

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.script import ETHEREAL, LETHAL, SIX_BITS, STALWART_AT
from lanternwood.games.forsaken.state import KIND, NOBODY, OVER, TEMPLE, Follower, Side, State

FEATURES = (
    "to move",
    "own tower", "own tower is low", "their tower", "their tower is low",
    "own zeal", "own faith", "own followers", "own cost",
    "their zeal", "their faith", "their followers", "their cost",
    "their defenders", "their defenders' faith",
    "reach", "share of the tower", "it falls",
    "their reach", "their share", "it would fall",
    "own altars", "own temples", "their altars", "their temples",
    "own miracles", "their miracles", "own blessings", "their blessings",
    "own blight", "their blight",
    "own hand", "their hand", "own lethal", "their lethal",
)  # fmt: skip
Weights = tuple[float, ...]
LOW_TOWER = 4
MANY_CARDS = 6
"""More cards than this in a hand hardly help."""


class Strength:
    """One side of a Kingdom, counted."""

    __slots__ = ("blight", "cost", "defending", "faith", "followers", "lethal", "zeal")

    def __init__(self, side: Side, resting: bool) -> None:
        """`resting` is the side whose turn is over; the other is about to move, with all its Followers Refreshed."""
        self.zeal = self.faith = self.cost = self.blight = self.lethal = 0
        self.followers: list[tuple[int, int, int]] = []
        """Zeal, Faith as an attacker must see it, keywords."""
        self.defending: list[tuple[int, int, int]] = []
        for follower in side.followers:
            faith = lasting_faith(follower) - (follower.blight if resting else 0)
            if faith <= 0:
                continue
            zeal = max(0, follower.zeal - follower.zeal_this_turn)
            keys = follower.keys
            self.zeal += zeal
            self.cost += CARDS[follower.card].total
            stalwart = keys >> STALWART_AT & SIX_BITS
            faith += stalwart
            self.faith += faith
            self.blight += min(follower.blight, faith)
            if keys & LETHAL:
                self.lethal += 1
            self.followers.append((zeal, faith, keys))
            if not (resting and follower.exhausted):
                self.defending.append((zeal, faith, keys))


def lasting_faith(follower: Follower) -> int:
    return follower.most - follower.faith_this_turn - follower.lost


def reach(attackers: list[tuple[int, int, int]], defenders: list[tuple[int, int, int]]) -> int:
    """About how much Zeal gets through to the Tower: the weakest attackers clear the way, the others go through."""
    if not attackers:
        return 0
    if not defenders:
        return sum([zeal for zeal, _, _ in attackers])
    through = 0
    if not any([keys & ETHEREAL for _, _, keys in defenders]):
        through = sum([zeal for zeal, _, keys in attackers if keys & ETHEREAL])
        attackers = [each for each in attackers if not each[2] & ETHEREAL]
    zeals = sorted([zeal for zeal, _, _ in attackers], reverse=True)
    for _, faith, _ in sorted(defenders):
        while faith > 0 and zeals:
            faith -= zeals.pop()
        if faith > 0:
            return through
    return through + sum(zeals)


def kingdom_features(state: State, number: int, mover: int) -> list[float]:
    """As FEATURES names them, from the point of view of the one to move."""
    sides = state.kingdoms[number].sides
    own, their = sides[mover], sides[1 - mover]
    mine, others = Strength(own, False), Strength(their, True)
    hit = max(0, reach(mine.followers, others.defending) - their.stalwart)
    hit_back = max(0, reach(others.followers, mine.followers) - own.stalwart)
    hands = state.players
    return [
        1.0,
        own.tower / 10, max(0, LOW_TOWER - own.tower) / LOW_TOWER,
        their.tower / 10, max(0, LOW_TOWER - their.tower) / LOW_TOWER,
        mine.zeal / 5, mine.faith / 5, len(mine.followers) / 3, mine.cost / 5,
        others.zeal / 5, others.faith / 5, len(others.followers) / 3, others.cost / 5,
        len(others.defending) / 3, sum([faith for _, faith, _ in others.defending]) / 5,
        min(hit, 10) / 5, min(1.0, hit / max(1, their.tower)), float(hit >= their.tower),
        min(hit_back, 10) / 5, min(1.0, hit_back / max(1, own.tower)), float(hit_back >= own.tower),
        len(own.altars) / 5, temples(own) / 5, len(their.altars) / 5, temples(their) / 5,
        len(own.miracles), len(their.miracles), worth_of_blessings(own), worth_of_blessings(their),
        mine.blight / 3, others.blight / 3,
        min(MANY_CARDS, len(hands[mover].hand)) / MANY_CARDS, min(MANY_CARDS, len(hands[1 - mover].hand)) / MANY_CARDS,
        mine.lethal, others.lethal,
    ]  # fmt: skip


def temples(side: Side) -> int:
    return sum([1 for source in side.altars if source & KIND == TEMPLE])


def worth_of_blessings(side: Side) -> float:
    return sum([CARDS[blessing.card].total for blessing in side.blessings]) / 3


def kingdom_chance(weights: Weights, features: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum(map(mul, weights, features))))


def chance_of(needed: int, chances: Sequence[float]) -> float:
    """To win at least so many of these Kingdoms."""
    if needed <= 0:
        return 1.0
    if needed > len(chances):
        return 0.0
    first, rest = chances[0], chances[1:]
    return first * chance_of(needed - 1, rest) + (1 - first) * chance_of(needed, rest)


def chance_to_win(state: State, seat: int, weights: Weights) -> float:
    """Of this seat, if the turn ended now."""
    if state.phase == OVER:
        return 0.5 if state.winner == NOBODY else float(state.winner == seat)
    mover = 1 - state.active
    needed = 2
    chances = []
    for number, kingdom in enumerate(state.kingdoms):
        if kingdom.winner == NOBODY:
            chances.append(kingdom_chance(weights, kingdom_features(state, number, mover)))
        elif kingdom.winner == mover:
            needed -= 1
    chance = chance_of(needed, chances)
    return chance if mover == seat else 1 - chance
