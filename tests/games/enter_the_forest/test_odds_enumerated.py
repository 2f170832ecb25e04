"""The odds are what rolling every die every way gives, by a referee who plays the rules and knows nothing of odds."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

import pytest

from lanternwood.games.enter_the_forest.odds import (
    P1,
    P2,
    P3,
    Policy,
    after_reroll,
    contest,
    contest_marks,
    helper_marks,
    helper_marks_in_whole,
    one_pass,
    reading,
    reduction_unnoticed,
    ruin_roll_marks,
    whole_roll,
)

DIE = (1, 2, 3, 4, 5, 6)
POOLS = [(light, dark) for light in range(3) for dark in range(5) if light + dark > 0]
"""Every pool of up to two light and four dark dice."""
EVEN_A_SIX = Policy(below=7, times=2)
"""Unwise but allowed, and the one way to be lost in the middle of a roll: only a 6 marks at Ruin 5."""
WHOLE_ROLLS = sorted(
    {
        (light, dark, Policy(policy.below, times))
        for light, dark in POOLS
        for policy in (P1, P2, P3, EVEN_A_SIX)
        for times in range(1, policy.times + 1)
        if dark + times <= 4
    }
)
"""The same pools, re-rolled once or more, while there are no more than four dark dice."""
RUINS = range(7)


class Seen(NamedTuple):
    """What the referee says of one pass."""

    highest: int
    against: int
    """The dark die that is held against Ruin; 0 if Compare is NO."""
    matched: bool
    """Whether the first helper's die equals a dark die."""


def referee(light: Iterable[int], dark: Iterable[int], helping: tuple[int, ...]) -> Seen:
    best_light = highest = against = 0
    matched = False
    for die in (*light, *helping):
        if die > best_light:
            best_light = highest = die
    for die in dark:
        if die >= best_light and die > against:
            against = die
        if die > highest:
            highest = die
        if helping and die == helping[0]:
            matched = True
    return Seen(highest, against, matched)


@cache
def passes(light: int, dark: int, helping: tuple[int, ...] = ()) -> Counter[Seen]:
    """Every way in which the own dice can fall beside help dice that lie so."""
    return Counter(referee(faces[:light], faces[light:], helping) for faces in product(DIE, repeat=light + dark))


def result(highest: int) -> str:
    if highest in (1, 2, 3):
        return "fail"
    if highest in (4, 5):
        return "complication"
    assert highest == 6
    return "success"


def share(seen: Counter[Seen], counted: Iterable[Seen]) -> Fraction:
    return Fraction(sum(seen[one] for one in counted), seen.total())


def assert_pass(odds: tuple[tuple[Fraction, ...], tuple[Fraction, ...]], seen: Counter[Seen]) -> None:
    read, marks = odds
    for name, chance in zip(("fail", "complication", "success"), read, strict=True):
        assert chance == share(seen, [one for one in seen if result(one.highest) == name])
    for ruin in RUINS:
        assert marks[ruin] == share(seen, [one for one in seen if one.against > ruin])


def test_the_referee_plays_the_worked_examples() -> None:
    assert referee([4], [5], ()) == Seen(5, 5, False)
    assert referee([3], [3], ()) == Seen(3, 3, False)
    assert referee([5, 1], [4], ()) == Seen(5, 0, False)
    assert referee([2], [4], (4,)) == Seen(4, 4, True)
    assert referee([2], [4], (5,)) == Seen(5, 0, False)
    assert referee([3], [5, 2], (5,)) == Seen(5, 5, True)


@pytest.mark.rule("EF-UI-12")
@pytest.mark.parametrize(("light", "dark"), POOLS)
def test_a_pass_without_help(light: int, dark: int) -> None:
    seen = passes(light, dark)
    assert seen.total() == 6 ** (light + dark)
    assert_pass(one_pass(light, dark), seen)
    assert reading(light + dark) == one_pass(light, dark).reading
    if dark > 0:
        assert_pass(after_reroll(light, dark - 1), seen)


@pytest.mark.rule("EF-UI-12")
@pytest.mark.parametrize(("light", "dark"), [pool for pool in POOLS if pool[1] > 0])
def test_a_pass_with_one_helper(light: int, dark: int) -> None:
    together: Counter[Seen] = Counter()
    for face in DIE:
        seen = passes(light, dark, (face,))
        assert_pass(one_pass(light, dark, (face,)), seen)
        assert_pass(after_reroll(light, dark - 1, (face,)), seen)
        assert helper_marks(dark) == share(seen, [one for one in seen if one.matched])
        together += seen
    assert_pass(one_pass(light + 1, dark), together)


class Account(NamedTuple):
    """A whole Risk roll, in the order of the odds; then whether the first helper marks."""

    fail: Fraction
    complication: Fraction
    success: Fraction
    marks: Fraction
    some_mark: Fraction
    rerolls: Fraction
    helper_marks: Fraction


def by_the_odds(light: int, dark: int, policy: Policy, always: bool, helpers: int, ruin: int) -> Account:
    whole = whole_roll(light, dark, policy, always, helpers)
    helper = helper_marks_in_whole(light, dark, policy, helpers, always)[ruin] if helpers else Fraction(0)
    return Account(*whole.readings[ruin], whole.marks[ruin], whole.some_mark[ruin], whole.rerolls[ruin], helper)


def goes_on(seen: Seen, policy: Policy, rerolls: int, always: bool, ruin_now: int) -> bool:
    if rerolls == policy.times or seen.highest >= policy.below:
        return False
    return ruin_now < 6 if always else seen.against == 0


def every_way(light: int, dark: int, policy: Policy, always: bool, helpers: int, ruin: int) -> Account:
    """Pass after pass, all rolls that can be are carried along."""
    sums: defaultdict[str, Fraction] = defaultdict(Fraction)
    for helping in product(DIE, repeat=helpers):
        # Ruin, marks and the helper's mark so far: in how many of `rolls` rolls.
        reached, rolls = Counter({(ruin, 0, False): 1}), 6**helpers
        for rerolls in range(policy.times + 1):
            rolls *= 6 ** (light + dark + rerolls)
            ended: Counter[tuple[str, int, bool]] = Counter()
            onward: Counter[tuple[int, int, bool]] = Counter()
            for (before, marks, helper), ways in reached.items():
                for seen, times in passes(light, dark + rerolls, helping).items():
                    mark = int(seen.against > before)
                    helper_now = helper or seen.matched
                    if goes_on(seen, policy, rerolls, always, before + mark):
                        onward[before + mark, marks + mark, helper_now] += ways * times
                    else:
                        ended[result(seen.highest), marks + mark, helper_now] += ways * times
            for (name, marks, helper), ways in ended.items():
                chance = Fraction(ways, rolls)
                sums[name] += chance
                sums["marks"] += chance * marks
                sums["some_mark"] += chance * (marks > 0)
                sums["rerolls"] += chance * rerolls
                sums["helper_marks"] += chance * helper
            reached = onward
        assert not reached
    return Account(*(sums[name] for name in Account._fields))


@pytest.mark.rule("EF-UI-12")
@pytest.mark.parametrize("always", [False, True], ids=["light_only", "always"])
@pytest.mark.parametrize(("light", "dark", "policy"), WHOLE_ROLLS, ids=str)
def test_a_whole_roll_with_and_without_one_helper(light: int, dark: int, policy: Policy, always: bool) -> None:
    for ruin in RUINS:
        for helpers in (0, 1) if dark > 0 else (0,):
            roll = (light, dark, policy, always, helpers, ruin)
            assert by_the_odds(*roll) == every_way(*roll)


@pytest.mark.rule("EF-HELP-13")
@pytest.mark.parametrize("always", [False, True], ids=["light_only", "always"])
@pytest.mark.parametrize("light", [0, 1, 2])
def test_a_whole_roll_with_two_helpers(light: int, always: bool) -> None:
    for policy in P1, Policy(below=6, times=1):
        roll = (light, 1, policy, always, 2, 4)
        assert by_the_odds(*roll) == every_way(*roll)


def rolled(random: Random, light: int, dark: int, policy: Policy, always: bool, helpers: int, ruin: int) -> list[int]:
    """One Risk roll as it is played; in the order of an Account."""
    helping = tuple(random.choice(DIE) for _ in range(helpers))
    marks, rerolls, helper = 0, 0, False
    while True:
        lights = random.choices(DIE, k=light)
        seen = referee(lights, random.choices(DIE, k=dark + rerolls), helping)
        helper = helper or seen.matched
        if seen.against > ruin + marks:
            marks += 1
        if not goes_on(seen, policy, rerolls, always, ruin + marks):
            break
        rerolls += 1
    name = result(seen.highest)
    return [name == "fail", name == "complication", name == "success", marks, marks > 0, rerolls, helper]


@pytest.mark.rule("EF-UI-12")
@pytest.mark.parametrize("always", [False, True], ids=["light_only", "always"])
@pytest.mark.parametrize(
    ("light", "dark", "policy", "helpers", "ruin"),
    [(1, 1, P1, 1, 2), (1, 1, P3, 2, 1), (2, 1, P3, 3, 3), (2, 0, P3, 0, 0), (0, 1, P2, 1, 5), (1, 3, P3, 5, 4)],
)
def test_dice_thrown_ten_thousand_times_agree(
    light: int, dark: int, policy: Policy, helpers: int, ruin: int, always: bool
) -> None:
    """Within five standard errors."""
    random, times = Random(f"{light} {dark} {policy} {helpers} {ruin} {always}"), 10_000
    roll = (light, dark, policy, always, helpers, ruin)
    columns = list(zip(*(rolled(random, *roll) for _ in range(times)), strict=True))
    for name, chance, column in zip(Account._fields, by_the_odds(*roll), columns, strict=True):
        mean, expected = fmean(column), float(chance)
        if name in ("marks", "rerolls"):
            variance = fmean((one - mean) ** 2 for one in column)
        else:
            variance = expected * (1 - expected)  # not the sample's: what is rare may not have happened once
        assert abs(mean - expected) <= 5 * sqrt(variance / times), name


def contest_referee(hands: list[tuple[int, ...]]) -> int | None:
    """Who wins; None is a stand-off."""
    left = list(range(len(hands)))
    for face in (6, 5, 4, 3, 2, 1):
        most = max(hands[one].count(face) for one in left)
        left = [one for one in left if hands[one].count(face) == most]
    return left[0] if len(left) == 1 else None


def test_the_contest_referee_plays_the_worked_examples() -> None:
    assert contest_referee([(6, 6, 3, 1), (6, 6, 5), (6, 5, 5, 5)]) == 1
    assert contest_referee([(4, 1), (1, 4)]) is None


@pytest.mark.rule("EF-CONTEST-09")
@pytest.mark.rule("EF-CONTEST-10")
@pytest.mark.rule("EF-CONTEST-11")
@pytest.mark.parametrize(
    "dice", [(1, 1), (1, 2), (2, 2), (3, 2), (3, 3), (4, 1), (1, 1, 1), (2, 1, 2), (1, 3, 2), (2, 2, 2), (1, 1, 2, 1)]
)
def test_a_contest(dice: tuple[int, ...]) -> None:
    won: Counter[int | None] = Counter()
    for hands in product(*(list(product(DIE, repeat=count)) for count in dice)):
        won[contest_referee(list(hands))] += 1
    assert contest(dice) == tuple(Fraction(won[who], won.total()) for who in (*range(len(dice)), None))


def test_the_rolls_of_one_die_and_the_marks_of_a_contest() -> None:
    for ruin in RUINS:
        assert ruin_roll_marks(ruin) == Fraction(sum(die > ruin for die in DIE), 6)
        assert reduction_unnoticed(ruin) == Fraction(sum(die < ruin for die in DIE), 6)
    for dark in range(5):
        hands = list(product(DIE, repeat=dark))
        assert contest_marks(dark) == Fraction(sum(hand.count(1) for hand in hands), len(hands))
