"""A sensible player: fights when the odds are fair, arms itself when they are not, and slows down the leader."""

from collections.abc import Callable, Sequence
from typing import Any

from lanternwood.bots.nightmare_forest.answers import ThinkingBot
from lanternwood.bots.nightmare_forest.time_left import care
from lanternwood.bots.nightmare_forest.worth import GEAR_BY_ID, worth
from lanternwood.games.nightmare_forest.actions import (
    PATH,
    Attack,
    CraftWeapon,
    Flip,
    HackAtObstacle,
    IgnoreCache,
    Search,
    SpendAtObstacle,
    StealGear,
    ThrowGear,
    UseGear,
)
from lanternwood.games.nightmare_forest.choices import PASS
from lanternwood.games.nightmare_forest.content import (
    BITE,
    CARD_IDS,
    CONTENT,
    GEAR_IDS,
    NOISE,
    ZONES,
    Clear,
    Heal,
    Refresh,
)
from lanternwood.games.nightmare_forest.odds import NOISE_ATTRACTS, chance_of
from lanternwood.games.nightmare_forest.view import CamperView, View
from lanternwood.games.nightmare_forest.words import attack_odds, damage_of, zombie_on
from lanternwood.kernel.model import Action, Model, Seat
from lanternwood.kernel.rng import Chance

DIE_COST = 0.07
LEAST_CARE_FOR_DICE = 0.5
"""However little time there is, a die saved may be needed for the next zombie."""
NOISE_COST = 0.14
SHOT_COST = 0.05
GEAR_TO_KEEP = 3
WORTH_STEALING = 2.0
CARE_FOR_CACHES = 0.2
"""With no more time than this, caches are left unopened."""

ZONE_DEFENCES = {
    zone: [zombie.defence for zombie in CONTENT.zombies if zombie.zone == zone for _ in range(zombie.copies)]
    for zone in ZONES
}


class Nerve(Model):
    """How much risk a player takes; the lab sets nerves against each other to see whether caution pays."""

    fight: float
    """The odds from which a fight that could be left alone is taken up."""
    flip: float
    """How good the average fight behind a face-down card must look."""
    wound: float
    """What a wound costs, where defeating a zombie is worth 1."""


NERVES = {
    "cautious": Nerve(fight=0.7, flip=0.75, wound=0.4),
    "steady": Nerve(fight=0.4, flip=0.5, wound=0.15),
    "bold": Nerve(fight=0.15, flip=0.2, wound=0.04),
    "reckless": Nerve(fight=0.0, flip=0.0, wound=0.0),
}


class SteadyBot(ThinkingBot):
    """Plays by simple rules of thumb."""

    def __init__(self, chance: Chance, nerve: Nerve = NERVES["steady"]) -> None:
        self.nerve = nerve

    def think(self, view: View, seat: Seat, choices: Sequence[Any]) -> Action:
        return Thoughts(view, seat, choices, self.nerve).choose()


class Thoughts:
    """One look at the table."""

    def __init__(self, view: View, seat: Seat, choices: Any, nerve: Nerve) -> None:
        self.view = view
        self.nerve = nerve
        self.me: CamperView = view.campers[seat]
        self.choices = choices
        self.unused = view.turn.unused
        self.care = care(view, self.me)

    def choose(self) -> Action:
        for thought in (self.tidy_up, self.fight, self.work, self.walk_on, self.look_around, self.throw):
            found = thought()
            if found is not None:
                return found
        return PASS

    def first(self, kind: type[Any], fits: Callable[[Any], bool] = lambda action: True) -> Any | None:
        return next((action for action in self.choices if type(action) is kind and fits(action)), None)

    # Gear that helps at no cost

    def tidy_up(self) -> Action | None:
        if self.view.turn.forced is not None:
            return None
        return self.first(CraftWeapon) or self.first(UseGear, self.is_timely) or self.steal()

    def is_timely(self, action: UseGear) -> bool:
        effect = GEAR_BY_ID[self.view.hand[action.gear].card].effect
        match effect:
            case Heal(wounds=wounds):
                return self.me.wounds >= max(wounds, self.view.fatal_wounds - 3)
            case Refresh():
                return self.unused == 0
            case Clear():
                return True
            case _:
                return False

    def steal(self) -> Action | None:
        steals = [action for action in self.choices if type(action) is StealGear]
        if not steals:
            return None

        def prize(action: StealGear) -> float:
            return worth(self.view.campers[action.victim].gear[action.gear])

        best = max(steals, key=lambda action: (prize(action), -self.steps_to(action.victim)))
        return best if prize(best) >= WORTH_STEALING else None

    # Fighting

    def fight(self) -> Action | None:
        forced = self.view.turn.forced is not None
        attacks = [action for action in self.choices if type(action) is Attack]
        if self.care < 1 and not forced:  # an attack that cannot win saves dice for a search there is no time for
            attacks = [action for action in attacks if attack_odds(self.view, action)]
        best = max(attacks, key=self.promise, default=None)
        if best is None or (not forced and attack_odds(self.view, best) < self.careful(self.nerve.fight)):
            return None
        return best

    def promise(self, action: Attack) -> float:
        odds = attack_odds(self.view, action)
        card = zombie_on(self.view, action.target).card
        assert card
        bite = BITE[CARD_IDS.index(card)]
        die = DIE_COST * max(self.care, LEAST_CARE_FOR_DICE)
        cost = (action.dice - odds) * die if action.dice else 0.0
        for place in action.weapons:
            gear = GEAR_IDS.index(self.view.hand[place].card)
            cost += NOISE_ATTRACTS[NOISE[gear]] * NOISE_COST + (self.view.hand[place].shots > 0) * SHOT_COST
        if self.care == 0:  # a wound is nothing now, and the smallest chance better than a die saved
            return odds * (1 - cost)
        return odds - (1 - odds) * self.wound_cost(bite) * self.care - cost

    def wound_cost(self, bite: int) -> float:
        left = self.view.fatal_wounds - self.me.wounds - bite
        return 2.0 if left <= 0 else self.nerve.wound * bite + 0.5 / (left + 1)

    def careful(self, threshold: float) -> float:
        """Wounds make careful, as far as there is time for it."""
        left = self.view.fatal_wounds - self.me.wounds
        hurt = threshold + (1 - threshold) * (0.6 if left <= 1 else 0.25 if left == 2 else 0.0)
        return hurt * self.care

    # Going forwards

    def work(self) -> Action | None:
        leave = self.first(IgnoreCache) if self.care <= CARE_FOR_CACHES else None
        quiet = self.first(HackAtObstacle, lambda action: not GEAR_BY_ID[self.view.hand[action.weapon].card].noise)
        return leave or quiet or self.first(SpendAtObstacle)

    def walk_on(self) -> Action | None:
        flip = self.first(Flip)
        if flip is None:
            return None
        zone = zombie_on(self.view, flip.spot).zone
        pool = self.unused + (zone > self.me.zone and flip.spot == PATH)
        help_ = self.best_weapon()
        defences = ZONE_DEFENCES[zone]
        odds = sum(chance_of(min(pool, 7), defence - help_) for defence in defences) / len(defences)
        return flip if odds >= self.careful(self.nerve.flip) else None

    def best_weapon(self) -> int:
        """The most damage that one ready weapon adds."""
        if self.view.turn.two_at_once:
            return 0
        ready = [
            damage_of(self.view, place)
            for place, held in enumerate(self.view.hand)
            if not held.used and GEAR_BY_ID[held.card].damage
        ]
        return max(ready, default=0)

    # What is left

    def look_around(self) -> Action | None:
        searches = [action for action in self.choices if type(action) is Search]
        if self.care == 0:  # whatever is found is needed now, and the other dice with it
            return max(searches, key=lambda action: (-action.dice, action.reroll_blank), default=None)
        return max(searches, key=lambda action: (action.dice, action.reroll_blank), default=None)

    def throw(self) -> Action | None:
        """What would have to be trimmed is better thrown at whoever is furthest."""
        if len(self.view.hand) <= GEAR_TO_KEEP:
            return None
        return self.throw_one_of([action for action in self.choices if type(action) is ThrowGear])

    def throw_one_of(self, throws: list[ThrowGear]) -> Action | None:
        """The poorest card at whoever is nearest to the road."""

        def order(action: ThrowGear) -> tuple[float, ...]:
            left = len(self.view.campers[action.target].path)
            return left, worth(self.view.hand[action.gear]), self.steps_to(action.target)

        return min(throws, key=order, default=None)

    def steps_to(self, seat: Seat) -> int:
        """How far clockwise: where all else is equal it is the next one's turn, not always the lowest seat's."""
        return (seat - self.me.seat) % len(self.view.campers)
