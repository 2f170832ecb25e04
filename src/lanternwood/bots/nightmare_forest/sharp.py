"""A strong player: exact odds, a look through the whole turn, and an eye on how close the others are."""

from collections.abc import Sequence
from typing import Any

from lanternwood.bots.nightmare_forest.answers import ThinkingBot
from lanternwood.bots.nightmare_forest.outlook import Outlook
from lanternwood.bots.nightmare_forest.steady import NERVES, Thoughts
from lanternwood.bots.nightmare_forest.turn_plan import (
    BOTH_FULL,
    FREE_HANDS,
    ONE_HAND,
    TWO_HANDS,
    Foe,
    Moment,
)
from lanternwood.bots.nightmare_forest.worth import cards_gain, search_gain, worth
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
from lanternwood.games.nightmare_forest.view import View
from lanternwood.games.nightmare_forest.words import zombie_on
from lanternwood.kernel.model import Action, Seat
from lanternwood.kernel.rng import Chance

THROWN_WORTH = 0.8
"""Gear worth no more than this is rather thrown at a rival who is ahead."""
NOISE_COST = 0.04
"""What a zombie called by noise costs in chance of winning, where it is not planned for."""

HOPE = 1e-6
"""Where nothing else can help, a search may, and the fewer dice it takes the better."""


class SharpBot(ThinkingBot):
    """Plans the turn, and keeps the plan while it holds."""

    def __init__(self, chance: Chance) -> None:
        self.outlook: Outlook | None = None

    def think(self, view: View, seat: Seat, choices: Sequence[Any]) -> Action:
        if self.outlook is None or not self.outlook.still_holds(view):
            self.outlook = Outlook(view, seat)
        return Deliberation(view, seat, choices, self.outlook).choose()


class Deliberation(Thoughts):
    """One decision in a turn."""

    def __init__(self, view: View, seat: Seat, choices: Sequence[Any], outlook: Outlook) -> None:
        super().__init__(view, seat, choices, NERVES["steady"])
        self.outlook = outlook
        self.plan = outlook.plan
        self.kept = outlook.kept
        self.look_at_what_is_there()
        self.now = Moment(
            dice=self.unused,
            wounds=self.me.wounds - outlook.me.wounds,
            cleared=len(outlook.me.path) - len(self.me.path),
            lurkers=len(self.me.own) + len(self.me.beside),
            used=sum(1 << w for w, weapon in enumerate(outlook.weapons) if view.hand[weapon.place].used),
            hands=self.hands_now(),
        )
        self.beyond = self.now._replace(cleared=self.now.cleared + 1)

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
        """The weakest face-up zombie, or what an obstacle still needs and gives."""
        self.foe: Foe | None = None
        self.needed = self.prize = 0
        me = self.me
        lying_about = [(card, False) for card in me.own + me.beside] + [(card, True) for card in me.path[:1]]
        for lying, on_path in lying_about:
            if lying.card is None:
                continue
            number = CARD_IDS.index(lying.card)
            obstacle = OBSTACLE[number]
            if obstacle:
                self.needed, self.prize = obstacle.value - lying.counters, obstacle.gear
            elif self.foe is None or DEFENCE[number] < self.foe.defence:
                self.foe = Foe(DEFENCE[number], BITE[number], on_path)

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
            case Flip():
                return self.plan.flip(self.now)
            case Search(dice=dice, reroll_blank=twice):
                found = self.with_gear(self.after(self.unused - dice), search_gain(dice, self.kept) + 0.1 * twice)
                return found or HOPE / dice
            case Pass():
                return self.outlook.end(self.now._replace(dice=0), self.foe.defence if self.foe else 0)
            case IgnoreCache():
                return self.plan.open(self.beyond)
            case SpendAtObstacle():
                return self.through(self.beyond, self.needed)
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
        foe = Foe(DEFENCE[number], BITE[number], action.target == PATH)
        weapons = tuple(places.index(place) for place in action.weapons)
        return self.plan.attack(self.now, foe, weapons, action.dice, int(action.sure_shot))

    def value_of_hacking(self, place: int) -> float:
        for w, weapon in enumerate(self.outlook.weapons):
            if weapon.place == place:
                hands = ONE_HAND if weapon.hands == 1 else TWO_HANDS
                behind = self.beyond._replace(used=self.now.used | 1 << w, hands=hands)
                return self.through(behind, self.needed - weapon.damage) - NOISE_ATTRACTS[weapon.noise] * NOISE_COST
        return -1.0

    def through(self, behind: Moment, needed: int) -> float:
        """Spending dice on the obstacle ahead until it gives way, or until they run out."""
        needed = max(needed, 0)
        if behind.dice < needed:
            return self.outlook.end(self.now._replace(dice=0), needed - behind.dice)
        value = self.plan.open(behind._replace(dice=behind.dice - needed))
        return self.with_gear(value, cards_gain(self.prize, self.kept)) if self.prize else value

    def after(self, dice: int) -> float:
        """The worth of this position with fewer dice, a face-up zombie included.

        NF-FLIP-07 An obstacle can be worked on only once no zombie is left on this side of it.
        """
        later = self.now._replace(dice=dice)
        if self.foe:
            return self.plan.fight(later, self.foe, False)
        if self.needed and not self.now.lurkers:
            stop = self.outlook.end(later, self.needed)
            return max(stop, self.through(self.beyond._replace(dice=dice), self.needed))
        return self.plan.open(later)

    def with_gear(self, value: float, gain: float) -> float:
        """A chance of winning, with a hand that is better by so much."""
        return value + value * (1 - value) * self.outlook.hand_weight * gain

    # Others

    def throw_junk(self) -> Action | None:
        """Poor gear does more good on a rival's head."""
        return self.throw_one_of(
            [
                action
                for action in self.choices
                if type(action) is ThrowGear and worth(self.view.hand[action.gear]) <= THROWN_WORTH
            ]
        )
