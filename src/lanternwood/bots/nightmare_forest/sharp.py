"""A strong player: exact odds, a look through the whole turn, and an eye on how close the others are."""

from collections.abc import Sequence
from typing import Any

from lanternwood.bots.bot import Mind
from lanternwood.bots.nightmare_forest.answers import answer
from lanternwood.bots.nightmare_forest.forest_odds import by_defence, obstacle_chances, unseen
from lanternwood.bots.nightmare_forest.position import HAND, WEIGHTS, features, hand_worth, rivals_of, winning_chance
from lanternwood.bots.nightmare_forest.steady import NERVES, Thoughts
from lanternwood.bots.nightmare_forest.turn_plan import (
    BOTH_FULL,
    CARDS_AHEAD,
    FREE_HANDS,
    ONE_HAND,
    TWO_HANDS,
    Ahead,
    TurnPlan,
    Weapon,
)
from lanternwood.bots.nightmare_forest.worth import GEAR_BY_ID, cards_gain, search_gain, worth
from lanternwood.games.nightmare_forest.actions import (
    PATH,
    Attack,
    Flip,
    HackAtObstacle,
    IgnoreCache,
    Pass,
    Search,
    SpendAtObstacle,
    ThrowGear,
)
from lanternwood.games.nightmare_forest.content import BITE, CARD_IDS, DEFENCE, OBSTACLE
from lanternwood.games.nightmare_forest.odds import NOISE_ATTRACTS
from lanternwood.games.nightmare_forest.state import USED_ONE_HAND, USED_TWO_HANDS
from lanternwood.games.nightmare_forest.view import CamperView, View
from lanternwood.games.nightmare_forest.words import damage_of, zombie_on
from lanternwood.kernel.model import Action, Seat
from lanternwood.kernel.rng import Chance

THROWN_WORTH = 0.8
"""Gear worth no more than this is rather thrown at a rival who is ahead."""
NOISE_COST = 0.04
"""What a zombie called by noise costs in chance of winning, where it is not planned for."""
MOST_WEAPONS = 3
"""How many weapons the plan weighs; the best ones."""


class SharpBot:
    """Deterministic: the same views give the same choices."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.outlook: Outlook | None = None

    def choose(self, mind: Mind) -> Action:
        if len(mind.choices) == 1:
            only: Action = mind.choices[0]
            return only
        view: View = mind.view()
        if view.question is not None:
            return answer(view, mind.choices)
        if self.outlook is None or not self.outlook.still_holds(view):
            self.outlook = Outlook(view, mind.seat)
        return Deliberation(view, mind.seat, mind.choices, self.outlook).choose()


class Outlook:
    """A plan for the turn, kept while nothing happens that it does not foresee."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.me = view.campers[seat]
        self.turn = (view.rounds, view.turn.seat)
        self.gear = [(held.card, held.taped) for held in view.hand]
        self.rivals = rivals_of(view)
        self.slack = view.fatal_wounds - self.me.wounds
        self.hand = hand_worth(view)
        self.kept = tuple(sorted((round(worth(held), 1) for held in view.hand), reverse=True)[:3])
        self.ends: dict[tuple[int, int, int, int, int], float] = {}
        self.weapons = all_weapons(view)
        self.plan = TurnPlan(cards_ahead(view, self.me), added(view, self.me), self.weapons, self.slack, self.end)

    def still_holds(self, view: View) -> bool:
        me = view.campers[self.me.seat]
        return (
            self.turn == (view.rounds, view.turn.seat)
            and self.gear == [(held.card, held.taped) for held in view.hand]
            and len(self.me.path) - len(me.path) < CARDS_AHEAD - 1
            and self.me.wounds <= me.wounds
        )

    def end(self, cleared: int, wounds: int, lurkers: int, facing: int, dice: int, used: int) -> float:
        """The worth of stopping here, with all dice left over spent on a search."""
        key = (cleared, wounds, lurkers, facing, dice)
        known = self.ends.get(key)
        if known is None:
            hand = self.hand + search_gain(dice, self.kept)
            left = len(self.me.path) - cleared
            hurt, slack = self.me.wounds + wounds, self.slack - wounds
            known = winning_chance(features(left, lurkers, hurt, slack, hand, facing, self.rivals))
            self.ends[key] = known
        return known


def all_weapons(view: View) -> list[Weapon]:
    """The best ones in hand, strongest first."""
    found = []
    for place, held in enumerate(view.hand):
        card = GEAR_BY_ID[held.card]
        if card.damage is not None and card.hands is not None:
            found.append(Weapon(place, damage_of(view, place), card.hands, card.noise))
    found.sort(key=lambda weapon: (-weapon.damage, weapon.noise))
    return found[:MOST_WEAPONS]


def cards_ahead(view: View, me: CamperView) -> list[Ahead]:
    """What the face-down cards of the own path may be, by all that has been seen."""
    left = unseen(view)
    zone = me.zone
    ahead = []
    for card in me.path:
        counts = left[card.zone]
        zombies = tuple((defence, chance) for defence, chance in by_defence(counts) if defence)
        obstacles = tuple(obstacle_chances(counts))
        free = 1 - sum(chance for _, chance in zombies) - sum(chance for _, chance in obstacles)
        ahead.append(Ahead(card.zone, card.zone > zone, zombies, obstacles, max(free, 0.0)))
        zone = max(zone, card.zone)
    return ahead


def added(view: View, me: CamperView) -> tuple[tuple[int, float], ...]:
    """What an added zombie may be."""
    zone = me.zone if view.options.deadlier else 1
    chances = [(defence, chance) for defence, chance in by_defence(unseen(view)[zone]) if defence]
    total = sum(chance for _, chance in chances)
    return tuple((defence, chance / total) for defence, chance in chances)


class Deliberation(Thoughts):
    """One decision in a turn."""

    def __init__(self, view: View, seat: Seat, choices: Sequence[Any], outlook: Outlook) -> None:
        super().__init__(view, seat, choices, NERVES["steady"])
        self.outlook = outlook
        self.plan = outlook.plan
        self.kept = outlook.kept
        self.cleared = len(outlook.me.path) - len(self.me.path)
        self.wounds = self.me.wounds - outlook.me.wounds
        self.used = sum(1 << w for w, weapon in enumerate(outlook.weapons) if view.hand[weapon.place].used)
        self.hands = self.hands_now()
        self.look_at_what_is_there()

    def choose(self) -> Action:
        tidy = self.tidy_up()
        if tidy is not None:
            return tidy
        if self.view.turn.unused == 0:
            return self.finish()
        best: Action = max(self.choices, key=self.value)
        return self.finish() if type(best) is Pass else best

    def finish(self) -> Action:
        return self.throw() or self.throw_junk() or self.first(Pass) or self.choices[-1]

    # What the plan needs to know

    def look_at_what_is_there(self) -> None:
        """Zombies to beat before going on, the defence and bite of one face up, counters an obstacle still needs."""
        me = self.me
        self.lurkers = len(me.own) + len(me.beside)
        self.facing = self.zombie = self.needed = self.prize = 0
        for lying in [*me.own, *me.path[:1], *me.beside]:
            if lying.card is None:
                continue
            number = CARD_IDS.index(lying.card)
            obstacle = OBSTACLE[number]
            if obstacle:
                self.needed, self.prize = obstacle.value - lying.counters, obstacle.gear
            elif not self.facing or DEFENCE[number] < self.facing:
                self.facing, self.zombie = DEFENCE[number], BITE[number]

    def hands_now(self) -> int:
        turn = self.view.turn
        if turn.two_at_once:
            return BOTH_FULL
        marks = turn.thrown
        for held in self.view.hand:
            marks |= held.used
        if marks & USED_TWO_HANDS or turn.two_handed_used:
            return TWO_HANDS
        return ONE_HAND if marks & USED_ONE_HAND or turn.weapon_used else FREE_HANDS

    # What each choice is worth

    def value(self, action: Any) -> float:
        match action:
            case Attack():
                return self.value_of_attack(action)
            case Flip(spot=spot):
                zombies = 0 if spot == PATH else len(self.me.own) + len(self.me.beside)
                return self.plan.flip(self.unused, self.wounds, self.cleared, zombies, self.used, self.hands)
            case Search(dice=dice, reroll_blank=twice):
                return self.with_gear(self.after(self.unused - dice), search_gain(dice, self.kept) + 0.1 * twice)
            case Pass():
                return self.end(self.lurkers, self.facing, 0)
            case IgnoreCache():
                return self.plan.open(self.unused, self.wounds, self.cleared + 1, 0, self.used, self.hands)
            case SpendAtObstacle():
                return self.through(self.unused, self.needed, self.used, self.hands)
            case HackAtObstacle(weapon=place):
                return self.value_of_hacking(place)
            case _:
                return -1.0  # rolling at an obstacle never beats spending; the rest is gear, thought of elsewhere

    def value_of_attack(self, action: Attack) -> float:
        card = zombie_on(self.view, action.target).card
        assert card
        number = CARD_IDS.index(card)
        places = [weapon.place for weapon in self.outlook.weapons]
        if any(place not in places for place in action.weapons):
            return -1.0
        return self.plan.attack(
            self.unused,
            self.wounds,
            self.cleared,
            self.lurkers,
            self.used,
            self.hands,
            DEFENCE[number],
            BITE[number],
            action.target == PATH,
            tuple(places.index(place) for place in action.weapons),
            action.dice,
            int(action.sure_shot),
        )

    def value_of_hacking(self, place: int) -> float:
        for w, weapon in enumerate(self.outlook.weapons):
            if weapon.place == place:
                hands = ONE_HAND if weapon.hands == 1 else TWO_HANDS
                loud = NOISE_ATTRACTS[weapon.noise]
                quietly = self.through(self.unused, self.needed - weapon.damage, self.used | 1 << w, hands)
                return quietly - loud * NOISE_COST
        return -1.0

    def through(self, dice: int, needed: int, used: int, hands: int) -> float:
        """Spending dice on the obstacle ahead until it gives way, or until they run out."""
        needed = max(needed, 0)
        if dice < needed:
            return self.end(0, needed - dice, 0)
        value = self.plan.open(dice - needed, self.wounds, self.cleared + 1, 0, used, hands)
        return self.with_gear(value, cards_gain(self.prize, self.kept)) if self.prize else value

    def after(self, dice: int) -> float:
        """The worth of this position with fewer dice, a face-up zombie included."""
        if self.zombie:
            return self.plan.fight(
                dice,
                self.wounds,
                self.cleared,
                self.lurkers,
                self.used,
                self.hands,
                self.facing,
                self.zombie,
                not self.lurkers,
                False,
            )
        if self.needed:
            return max(self.through(dice, self.needed, self.used, self.hands), self.end(0, self.needed, dice))
        return self.plan.open(dice, self.wounds, self.cleared, self.lurkers, self.used, self.hands)

    def end(self, lurkers: int, facing: int, dice: int) -> float:
        return self.outlook.end(self.cleared, self.wounds, lurkers, facing, dice, self.used)

    def with_gear(self, value: float, gain: float) -> float:
        """A chance of winning, with a hand that is better by so much."""
        return value + value * (1 - value) * WEIGHTS[HAND] * gain

    # Others

    def throw_junk(self) -> Action | None:
        """Poor gear does more good on a rival's head."""
        throws = [
            action
            for action in self.choices
            if type(action) is ThrowGear and worth(self.view.hand[action.gear]) <= THROWN_WORTH
        ]
        return min(
            throws,
            key=lambda action: (len(self.view.campers[action.target].path), worth(self.view.hand[action.gear])),
            default=None,
        )
