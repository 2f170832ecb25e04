"""What a turn looks like from its beginning: the weapons, what may lie ahead, how ending it would be judged."""

from lanternwood.bots.nightmare_forest import escape
from lanternwood.bots.nightmare_forest.escape import escape_chance
from lanternwood.bots.nightmare_forest.forest_odds import CARD_BY_ID, by_defence, obstacle_chances, unseen
from lanternwood.bots.nightmare_forest.position import HAND, WEIGHTS, features, hand_worth, rivals_of, winning_chance
from lanternwood.bots.nightmare_forest.time_left import patience, turns_left
from lanternwood.bots.nightmare_forest.turn_plan import CARDS_AHEAD, Ahead, Moment, TurnPlan, Weapon
from lanternwood.bots.nightmare_forest.worth import GEAR_BY_ID, search_gain, worth
from lanternwood.games.nightmare_forest.content import Obstacle, Zombie
from lanternwood.games.nightmare_forest.view import CamperView, ForestView, View
from lanternwood.games.nightmare_forest.words import damage_of
from lanternwood.kernel.model import Seat

MOST_WEAPONS = 3
"""How many weapons the plan weighs; the best ones."""


class Outlook:
    """A plan for the turn, kept while nothing happens that it does not foresee.

    What has been turned up since it was made, the bot sees for itself, unless a zombie has come in between: then the
    plan must know what waits behind that zombie.
    """

    def __init__(self, view: View, seat: Seat) -> None:
        self.me = view.campers[seat]
        self.turn = (view.rounds, view.turn.seat)
        self.faced = self.me.path[:1]
        self.gear = [(held.card, held.taped) for held in view.hand]
        self.rivals = rivals_of(view)
        self.turns_left = turns_left(view)
        self.patience = patience(view.rounds)
        self.hand_weight = WEIGHTS[HAND] if self.turns_left is None else escape.WEIGHTS[escape.HAND]
        self.slack = view.fatal_wounds - self.me.wounds
        self.hand = hand_worth(view)
        self.kept = tuple(sorted((round(worth(held), 1) for held in view.hand), reverse=True)[:3])
        self.ends: dict[tuple[int, int, int, int, int], float] = {}
        self.weapons = all_weapons(view)
        self.lurkers = len(self.me.own) + len(self.me.beside)
        ahead = cards_ahead(view, self.me)
        far = len(ahead) if self.turns_left == 0 else CARDS_AHEAD
        self.plan = TurnPlan(ahead, added(view, self.me), self.weapons, self.slack, self.end, far)

    def still_holds(self, view: View) -> bool:
        me = view.campers[self.me.seat]
        return (
            self.turn == (view.rounds, view.turn.seat)
            and self.gear == [(held.card, held.taped) for held in view.hand]
            and len(self.me.path) - len(me.path) < CARDS_AHEAD - 1
            and self.me.wounds <= me.wounds
            and (self.faced == me.path[:1] or not (me.own or me.beside))
        )

    def end(self, now: Moment, facing: int) -> float:
        """The worth of stopping here, with all dice left over spent on a search."""
        key = (now.cleared, now.wounds, now.lurkers, facing, now.dice)
        known = self.ends.get(key)
        if known is None:
            hand = self.hand + search_gain(now.dice, self.kept)
            left = len(self.me.path) - now.cleared
            hurt, slack = self.me.wounds + now.wounds, self.slack - now.wounds
            if self.turns_left is None:
                known = winning_chance(features(left, now.lurkers, hurt, slack, hand, facing, self.rivals))
                if not now.cleared and now.lurkers >= self.lurkers:
                    known *= self.patience  # another turn that led nowhere
            else:
                known = escape_chance(self.turns_left, left, now.lurkers, slack, hand, facing)
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
    """What the cards of the own path may be, by all that has been seen; a face-up one is what it is."""
    left = unseen(view)
    zone = me.zone
    ahead = []
    for card in me.path:
        if card.card:
            ahead.append(face_up(card))
            continue
        counts = left[card.zone]
        zombies = tuple((defence, chance) for defence, chance in by_defence(counts) if defence)
        obstacles = tuple(obstacle_chances(counts))
        free = 1 - sum(chance for _, chance in zombies) - sum(chance for _, chance in obstacles)
        ahead.append(Ahead(card.zone, card.zone > zone, zombies, obstacles, max(free, 0.0)))
        zone = max(zone, card.zone)
    return ahead


def face_up(lying: ForestView) -> Ahead:
    """A zombie or an Overgrown card stays in the way; a cache can be left."""
    assert lying.card
    match CARD_BY_ID[lying.card]:
        case Zombie(defence=defence):
            return Ahead(lying.zone, False, ((defence, 1.0),), (), 0.0)
        case Obstacle(value=value, gear=0):
            return Ahead(lying.zone, False, (), ((value - lying.counters, 1.0),), 0.0)
        case _:
            return Ahead(lying.zone, False, (), (), 1.0)


def added(view: View, me: CamperView) -> tuple[tuple[int, float], ...]:
    """What an added zombie may be."""
    zone = me.zone if view.options.deadlier else 1
    chances = [(defence, chance) for defence, chance in by_defence(unseen(view)[zone]) if defence]
    total = sum(chance for _, chance in chances)
    return tuple((defence, chance / total) for defence, chance in chances)
