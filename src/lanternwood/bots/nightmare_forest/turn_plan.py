"""Looking ahead through one's own turn: every number of dice, every weapon, exact odds, and what may lie face down.

A position within the turn is worth the best of what can be done in it; a roll is worth the mean of its results. How
the turn ends is judged by `position`. Cards after the next few are not looked at: they seldom matter this turn.
"""

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from lanternwood.games.nightmare_forest.odds import NOISE_ATTRACTS, chance_of

FREE_HANDS, ONE_HAND, TWO_HANDS, BOTH_FULL = range(4)
"""What has been used this turn: nothing, one-handed weapons, a two-handed one, two at once."""
CARDS_AHEAD = 3
"""How many cards the plan looks at."""
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


class TurnPlan:
    """The values of positions within one turn, each worked out once."""

    def __init__(
        self,
        ahead: list[Ahead],
        added: tuple[tuple[int, float], ...],
        weapons: list[Weapon],
        slack: int,
        end: Callable[[int, int, int, int, int, int], float],
    ) -> None:
        """`added` is what an added zombie may be; `slack` how many wounds are fatal from here; `end` the value of
        stopping, by (cards cleared, wounds taken, zombies at one's feet, defence faced, dice left, shots spent).
        """
        self.ahead = ahead[:CARDS_AHEAD]
        self.road = len(ahead)
        self.added = added
        self.weapons = weapons
        self.slack = slack
        self.end = end
        self.open_values: dict[tuple[int, int, int, int, int, int], float] = {}
        self.fight_values: dict[tuple[int, ...], float] = {}
        self.weapon_sets: dict[tuple[int, int], list[tuple[tuple[int, ...], int]]] = {}

    # Nothing face up

    def open(self, dice: int, wounds: int, cleared: int, lurkers: int, used: int, hands: int) -> float:
        """No face-up zombie: stop (searching with what is left), or turn up the next."""
        if cleared == self.road and not lurkers:
            return 1.0
        key = (dice, wounds, cleared, lurkers, used, hands)
        known = self.open_values.get(key)
        if known is None:
            known = self.end(cleared, wounds, lurkers, 0, dice, used)
            if dice and (lurkers or cleared < len(self.ahead)):
                known = max(known, self.flip(dice, wounds, cleared, lurkers, used, hands))
            self.open_values[key] = known
        return known

    def flip(self, dice: int, wounds: int, cleared: int, lurkers: int, used: int, hands: int) -> float:
        if lurkers:
            return sum(
                chance * self.fight(dice, wounds, cleared, lurkers, used, hands, defence, 1, False, True)
                for defence, chance in self.added
            )
        card = self.ahead[cleared]
        dice = min(dice + card.new_zone, MOST_DICE)
        bite = 2 if card.zone == 4 else 1
        value = card.free * self.open(dice, wounds, cleared + 1, 0, used, hands)
        for defence, chance in card.zombies:
            value += chance * self.fight(dice, wounds, cleared, 0, used, hands, defence, bite, True, True)
        for needed, chance in card.obstacles:
            value += chance * self.obstacle(dice, wounds, cleared, used, hands, needed)
        return value

    def obstacle(self, dice: int, wounds: int, cleared: int, used: int, hands: int, needed: int) -> float:
        """Spending dice on what is in the way, or leaving it for now."""
        through = 0.0
        if dice >= needed:
            through = self.open(dice - needed, wounds, cleared + 1, 0, used, hands)
        return max(through, self.end(cleared, wounds, 0, needed, dice, used))

    # A face-up zombie

    def fight(
        self,
        dice: int,
        wounds: int,
        cleared: int,
        lurkers: int,
        used: int,
        hands: int,
        defence: int,
        bite: int,
        on_path: bool,
        forced: bool,
    ) -> float:
        key = (dice, wounds, cleared, lurkers, used, hands, defence, bite, on_path, forced)
        known = self.fight_values.get(key)
        if known is None:
            known = 0.0 if forced else self.end(cleared, wounds, lurkers, defence, dice, used)
            if dice:
                for weapons, harm in self.sensible_weapons(used, hands):
                    for count in sensible_dice(dice, defence - harm):
                        value = self.attack(
                            dice, wounds, cleared, lurkers, used, hands, defence, bite, on_path, weapons, count, 0
                        )
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

    def attack(
        self,
        dice: int,
        wounds: int,
        cleared: int,
        lurkers: int,
        used: int,
        hands: int,
        defence: int,
        bite: int,
        on_path: bool,
        weapons: tuple[int, ...],
        count: int,
        bonus: int,
    ) -> float:
        """The mean of beating it and of being hit, with what the noise brings."""
        needed = defence - bonus
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
            onto, after = (cleared + 1, lurkers) if on_path else (cleared, lurkers - 1)
            value += odds * quiet * self.open(left, wounds, onto, after, used, hands)
            if quiet < 1:
                value += odds * (1 - quiet) * self.open(left, wounds, onto, min(after + 1, 2), used, hands)
        if odds < 1 and wounds + bite < self.slack:
            # What the noise brings to a lost fight is left out: it lies behind the zombie that won.
            value += (1 - odds) * self.fight(
                dice - count, wounds + bite, cleared, lurkers, used, hands, defence, bite, on_path, False
            )
        return value
