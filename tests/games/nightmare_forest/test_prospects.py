"""The odds that people see are the odds there are: each is compared with every way the dice can fall."""

from collections.abc import MutableSequence
from typing import Any

import pytest

from lanternwood.games.nightmare_forest import GAME, actions, events
from lanternwood.games.nightmare_forest.odds import chance_of
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Seat
from lanternwood.kernel.prospect import Prospect
from lanternwood.kernel.rng import HashRng, shuffle_with
from lanternwood.kernel.table import Table

MOST_DICE = 2
"""More would only take longer: the odds of n dice have their own test."""


def offers(matches: int) -> list[tuple[Any, Seat, Any, Prospect]]:
    """States of random play with the choices that come with odds."""
    found = []
    for number in range(matches):
        match = Match(GAME, plan_for(GAME, 4, f"prospects {number}", {"deadlier": number % 2 == 1}))
        chance = HashRng(number.to_bytes(4, "big"))
        while match.outcome() is None:
            seat = match.pending()[0]
            choices = match.choices(seat)
            view = match.view(seat)
            seen = [(choice, GAME.words.prospect(view, choice)) for choice in choices]
            small = [(choice, odds) for choice, odds in seen if odds and getattr(choice, "dice", 0) <= MOST_DICE]
            if small:
                choice, odds = small[chance.below(len(small))]
                found.append((match.state.copy(), seat, choice, odds))
            match.act(seat, choices[chance.below(len(choices))])
    return found


class FirstDraw:
    """Settles the first draw as it is told, and those after it by seeded chance: only the first is asked about."""

    def __init__(self, first: int) -> None:
        self.first: int | None = first
        self.bound = 1
        self.later = HashRng(b"later")

    def below(self, bound: int) -> int:
        if self.first is None:
            return self.later.below(bound)
        drawn, self.first, self.bound = self.first, None, bound
        return drawn

    def shuffle(self, things: MutableSequence[Any]) -> None:
        shuffle_with(self, things)


def outcomes(state: Any, seat: Seat, action: Any) -> list[tuple[float, list[Any]]]:
    """Every way the first draw of an action can fall: how likely, and what is announced."""
    found: list[list[Any]] = []
    bound = 1
    while len(found) < bound:
        chance = FirstDraw(len(found))
        table = Table(state.copy(), chance, [])
        GAME.apply(table, seat, action)
        bound = chance.bound
        found.append([heard.event for heard in table.heard or []])
    return [(1 / bound, told) for told in found]


def chance_that(happened: list[tuple[float, list[Any]]], kind: type) -> float:
    return sum(weight for weight, told in happened if any(isinstance(event, kind) for event in told))


OFFERS = offers(12)


@pytest.mark.parametrize(
    ("action", "succeeds"),
    [(actions.Attack, events.ZombieDefeated), (actions.LetItRing, None), (actions.RollAtObstacle, None)],
)
def test_the_chance_is_exact(action: type, succeeds: type | None) -> None:
    chosen = [offer for offer in OFFERS if isinstance(offer[2], action)]
    assert len(chosen) > 10
    for state, seat, choice, odds in chosen[:150]:
        happened = outcomes(state, seat, choice)
        if succeeds:
            exact = chance_that(happened, succeeds)
        elif action is actions.LetItRing:
            exact = sum(weight for weight, told in happened if told[0].attracts)
        elif "through" in odds.of:
            exact = chance_that(happened, events.ObstacleRemoved)
        else:
            exact = sum(weight for weight, told in happened if added_counters(told))
        assert odds.chance == pytest.approx(exact)


def added_counters(told: list[Any]) -> bool:
    return any(event.added for event in told if isinstance(event, events.CountersPlaced))


def test_what_a_win_brings_is_what_happens() -> None:
    """NF-MOVE-01, NF-DICE-04"""
    seen = set()
    for state, seat, choice, odds in OFFERS:
        if not isinstance(choice, actions.Attack) or odds.chance == 0:
            continue
        win = odds.then[0].words
        told = next(told for _, told in outcomes(state, seat, choice) if defeated(told))
        moved = any(isinstance(event, events.CamperMoved) for event in told)
        assert ("next space" in win) == moved, win
        assert ("die back" in win) == defeated(told)[0].die_back
        seen.add(moved)
    assert seen == {True, False}


def defeated(told: list[Any]) -> list[Any]:
    return [event for event in told if isinstance(event, events.ZombieDefeated)]


def test_what_a_miss_costs_is_what_happens() -> None:
    """NF-FIGHT-06, NF-WOUND-02"""
    fatal = 0
    for state, seat, choice, odds in OFFERS:
        if isinstance(choice, actions.Attack) and odds.chance < 1:
            loss = odds.then[1].words
            told = next(told for _, told in outcomes(state, seat, choice) if not defeated(told))
            bite = next(event.wounds for event in told if isinstance(event, events.ZombieHitBack))
            assert f"{bite} wound" in loss
            if not any(isinstance(event, events.BlockAsked) for event in told):
                eaten = any(isinstance(event, events.CamperEaten) for event in told)
                assert ("the end of you" in loss) == eaten
                fatal += eaten
    assert fatal


def test_a_search_is_as_likely_as_it_says() -> None:
    """NF-SEARCH-01, with and without the scout who looks twice"""
    chosen = [offer for offer in OFFERS if isinstance(offer[2], actions.Search) and offer[0].gear_deck]
    assert chosen
    for state, seat, choice, odds in chosen[:100]:
        found = 0.0
        for weight, told in outcomes(state, seat, choice):
            again = chance_of(1, 1) if told[0].rerolled else 0
            found += weight * (1 if sum(told[0].faces) else again)
        assert odds.chance == pytest.approx(found)
