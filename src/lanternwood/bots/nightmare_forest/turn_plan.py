"""Looking ahead through one's own turn: every number of dice, every weapon, exact odds, and what may lie face down.

A position within the turn is worth the best of what can be done in it; a roll is worth the mean of its results. How
the turn ends is judged by `position`. Cards after the next few are not looked at: they seldom matter this turn.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from lanternwood.games.nightmare_forest.odds import NOISE_ATTRACTS, chance_of

FREE_HANDS, ONE_HAND, TWO_HANDS, BOTH_FULL = range(4)
"""What has been used this turn: nothing, one-handed weapons, a two-handed one, two at once."""
CARDS_AHEAD = 3
"""How many cards the plan looks at, unless no turn comes after this one."""
MOST_DICE = 7
GOOD_ODDS = (0.45, 0.65, 0.8, 0.92)
"""Further ahead, only the fewest dice that reach one of these are weighed, and all of them."""


@cache
def sensible_dice(dice: int, needed: int) -> tuple[int, ...]:
    if needed <= 0:
        return (0,)
    counts = {dice}
    for odds in GOOD_ODDS:
        counts.update(next(([count] for count in range(1, dice + 1) if chance_of(count, needed) >= odds), []))
    return tuple(sorted(counts))


class Weapon(Struct, frozen=True):
    place: int
    damage: int
    hands: int
    noise: int


class Ahead(Struct, frozen=True):
    """A face-down card: its zone, whether it brings a die, and what it may be."""

    zone: int
    new_zone: bool
    zombies: tuple[tuple[int, float], ...]
    """(defence, probability)"""
    obstacles: tuple[tuple[int, float], ...]
    """(value, probability)"""
    free: float
    """The chance of something that does not hold one up: a survivor, or a cache that can be left."""


class Moment(NamedTuple):
    """Where one stands within the turn, counted from where the plan began."""

    dice: int
    """Unused ones."""
    wounds: int
    """Taken since."""
    cleared: int
    """Path cards left behind since."""
    lurkers: int
    """Added zombies to beat before going on."""
    used: int
    """The weapons used, one bit each."""
    hands: int


class Foe(NamedTuple):
    """A face-up zombie."""

    defence: int
    bite: int
    on_path: bool
    """A path card: beating it is a step forwards."""


class TurnPlan:
    """The values of moments within one turn, each worked out once."""

    def __init__(
        self,
        ahead: list[Ahead],
        added: tuple[tuple[int, float], ...],
        weapons: list[Weapon],
        slack: int,
        end: Callable[[Moment, int], float],
        far: int = CARDS_AHEAD,
    ) -> None:
        """`added` is what an added zombie may be; `slack` how many wounds are fatal; `end` the value of stopping at a
        moment with a zombie of that defence (or an obstacle of that value, or 0) face up ahead; `far` how many cards
        the plan looks at.
        """
        self.ahead = ahead[:far]
        self.road = len(ahead)
        self.added = added
        self.weapons = weapons
        self.slack = slack
        self.end = end
        self.open_values: dict[Moment, float] = {}
        self.fight_values: dict[tuple[Moment, Foe, bool], float] = {}
        self.weapon_sets: dict[tuple[int, int], list[tuple[tuple[int, ...], int]]] = {}

    # Nothing face up

    def open(self, now: Moment) -> float:
        """No face-up zombie: stop (searching with what is left), or turn up the next."""
        known = self.open_values.get(now)
        if known is None:
            if now.cleared == self.road and not now.lurkers:
                return 1.0
            known = self.end(now, 0)
            if now.dice and (now.lurkers or now.cleared < len(self.ahead)):
                known = max(known, self.flip(now))
            self.open_values[now] = known
        return known

    def flip(self, now: Moment) -> float:
        if now.lurkers:
            return sum(chance * self.fight(now, Foe(defence, 1, False), True) for defence, chance in self.added)
        dice, wounds, cleared, _, used, hands = now
        card = self.ahead[cleared]
        dice = min(dice + card.new_zone, MOST_DICE)
        entered = Moment(dice, wounds, cleared, 0, used, hands)
        bite = 2 if card.zone == 4 else 1
        value = card.free * self.open(Moment(dice, wounds, cleared + 1, 0, used, hands))
        for defence, chance in card.zombies:
            value += chance * self.fight(entered, Foe(defence, bite, True), True)
        for needed, chance in card.obstacles:
            value += chance * self.obstacle(entered, needed)
        return value

    def obstacle(self, now: Moment, needed: int) -> float:
        """Spending dice on what is in the way, or leaving it for now."""
        stop = self.end(now, needed)
        if now.dice < needed:
            return stop
        return max(stop, self.open(now._replace(dice=now.dice - needed, cleared=now.cleared + 1)))

    # A face-up zombie

    def fight(self, now: Moment, foe: Foe, forced: bool) -> float:
        """Attack it as seems best, or stop if one may."""
        key = (now, foe, forced)
        known = self.fight_values.get(key)
        if known is None:
            known = 0.0 if forced else self.end(now, foe.defence)
            if now.dice:
                for weapons, harm in self.sensible_weapons(now.used, now.hands):
                    for count in sensible_dice(now.dice, foe.defence - harm):
                        value = self.attack(now, foe, weapons, count)
                        if value > known:
                            known = value
            self.fight_values[key] = known
        return known

    def sensible_weapons(self, used: int, hands: int) -> list[tuple[tuple[int, ...], int]]:
        """For fights further ahead, with their damage: no weapon, the strongest, the strongest quiet one, and both."""
        key = (used, hands)
        known = self.weapon_sets.get(key)
        if known is None:
            ready = [
                w
                for w, weapon in enumerate(self.weapons)
                if not used >> w & 1 and (hands == FREE_HANDS or (hands == ONE_HAND and weapon.hands == 1))
            ]
            quiet = [w for w in ready if self.weapons[w].noise <= 1]
            sets: list[tuple[int, ...]] = [(), *((w,) for w in sorted({*ready[:1], *quiet[:1]}))]
            single = [w for w in ready if self.weapons[w].hands == 1]
            if hands == FREE_HANDS and len(single) > 1:
                sets.append((single[0], single[1]))
            known = [(weapons, sum(self.weapons[w].damage for w in weapons)) for weapons in sets]
            self.weapon_sets[key] = known
        return known

    def attack(self, now: Moment, foe: Foe, weapons: tuple[int, ...], count: int, bonus: int = 0) -> float:
        """The mean of beating it and of being hit, with what the noise brings."""
        dice, wounds, cleared, lurkers, used, hands = now
        needed = foe.defence - bonus
        quiet = 1.0
        for w in weapons:
            weapon = self.weapons[w]
            used |= 1 << w
            needed -= weapon.damage
            quiet *= 1 - NOISE_ATTRACTS[weapon.noise]
        if weapons:
            hands = BOTH_FULL if len(weapons) == 2 else ONE_HAND if self.weapons[weapons[0]].hands == 1 else TWO_HANDS
        odds = 1.0 if needed <= 0 else chance_of(count, needed)
        value = 0.0
        if odds:
            left = dice - count + (count > 0)
            onto, after = (cleared + 1, lurkers) if foe.on_path else (cleared, lurkers - 1)
            value += odds * quiet * self.open(Moment(left, wounds, onto, after, used, hands))
            if quiet < 1:
                loud = self.open(Moment(left, wounds, onto, min(after + 1, 2), used, hands))
                value += odds * (1 - quiet) * loud
        if odds < 1 and wounds + foe.bite < self.slack:
            # What the noise brings to a lost fight is left out: it lies behind the zombie that won.
            bitten = Moment(dice - count, wounds + foe.bite, cleared, lurkers, used, hands)
            value += (1 - odds) * self.fight(bitten, foe, False)
        return value
