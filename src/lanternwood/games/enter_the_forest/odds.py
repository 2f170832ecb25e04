"""Exact odds of every roll (EF-UI-12).

A tuple "by Ruin" has an item for each Ruin 0-6 that the character may have before the roll. A lost character rolls no
more, so the last item only completes the row. Every accepted help die is counted as used: that never worsens the
result and never turns Compare from NO to YES.
"""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from lanternwood.games.enter_the_forest.odds_tables import FACES, Fall, contest_ways, falls, ways_by_highest

LOST = 6
RUINS = range(LOST + 1)
CONTEST_DICE = 60
"""The most dice, of all participants together, for which `contest` answers: beyond, it would keep a table waiting."""


class Reading(NamedTuple):
    """EF-RISK-24, 26, 27 What the highest die says."""

    fail: Fraction
    complication: Fraction
    success: Fraction


class Pass(NamedTuple):
    """One pass of a Risk roll, read as it falls."""

    reading: Reading
    marks: tuple[Fraction, ...]
    """By Ruin: the chance that the roller marks. At Ruin 0 that is the chance that Compare is YES."""


class Policy(NamedTuple):
    """When a roller re-rolls, wherever that is allowed."""

    below: int
    """Re-roll while the highest die is lower than this …"""
    times: int
    """… but so many times at most."""


P0 = Policy(below=0, times=0)
P1 = Policy(below=4, times=1)
P2 = Policy(below=4, times=3)
P3 = Policy(below=6, times=3)
POLICIES = (P0, P1, P2, P3)


class Whole(NamedTuple):
    """A Risk roll from its first pass to Read. Everything is by Ruin."""

    readings: tuple[Reading, ...]
    """All the same, unless the table re-rolls after the Ruin step too: then being lost ends the re-rolls.

    Even so they differ for Ruin 0-5 only where a 6 is re-rolled, since at Ruin 5 nothing less marks.
    """
    marks: tuple[Fraction, ...]
    """How many Ruin the roller marks, on average."""
    some_mark: tuple[Fraction, ...]
    """The chance that the roller marks at all."""
    rerolls: tuple[Fraction, ...]
    """How many re-rolls there are, on average."""


@cache
def reading(dice: int) -> Reading:
    """The highest of so many dice of any colour."""
    return one_pass(dice, 0).reading


def one_pass(light: int, dark: int, help_faces: tuple[int, ...] = ()) -> Pass:
    """`light` counts own light dice and used help dice yet to fall; `help_faces` are help dice that lie already."""
    _check_pool(light, dark, len(help_faces))
    return _one_pass(light, dark, max(help_faces, default=0))


def after_reroll(light: int, dark: int, help_faces: tuple[int, ...] = ()) -> Pass:
    """EF-RISK-20, EF-HELP-09 One more pass from here: one dark die more, and the help dice stay as they lie."""
    return one_pass(light, dark + 1, help_faces)


@cache
def whole_roll(light: int, dark: int, policy: Policy, push_always: bool = False, help_dice: int = 0) -> Whole:
    """`light` counts own light dice only: help dice fall with the first pass and then stay (EF-HELP-09)."""
    _check_pool(light, dark, help_dice)
    rows = [[Fraction(0)] * len(_Sums._fields) for _ in RUINS]
    for standing, ways in enumerate(ways_by_highest(help_dice)):
        if ways:
            for ruin, row in enumerate(rows):
                sums = _sums(light, dark, standing, policy, push_always, ruin)
                rows[ruin] = [
                    have + more * Fraction(ways, FACES**help_dice) for have, more in zip(row, sums, strict=True)
                ]
    by_ruin = [_Sums(*row) for row in rows]
    return Whole(
        readings=tuple(Reading(*sums[: len(Reading._fields)]) for sums in by_ruin),
        marks=tuple(sums.marks for sums in by_ruin),
        some_mark=tuple(sums.some_mark for sums in by_ruin),
        rerolls=tuple(sums.rerolls for sums in by_ruin),
    )


def helper_marks(dark: int) -> Fraction:
    """EF-HELP-08 The chance that a help die equals one of so many dark dice."""
    return 1 - Fraction(FACES - 1, FACES) ** dark


@cache
def helper_marks_in_whole(
    light: int, dark: int, policy: Policy, helpers: int = 1, push_always: bool = False
) -> tuple[Fraction, ...]:
    """EF-HELP-10, 11 By the roller's Ruin: the chance that one given helper, of so many, marks in the whole roll."""
    assert helpers > 0
    _check_pool(light, dark, helpers)
    return tuple(
        sum(
            (
                Fraction(ways, FACES**helpers)
                * _helper_matches(light, dark, face, max(face, others), policy, push_always, ruin)
                for face in range(1, FACES + 1)
                for others, ways in enumerate(ways_by_highest(helpers - 1))
                if ways
            ),
            Fraction(0),
        )
        for ruin in RUINS
    )


def ruin_roll_marks(ruin: int) -> Fraction:
    """EF-RUIN-02 One dark die is higher than Ruin."""
    return Fraction(FACES - ruin, FACES)


def reduction_unnoticed(ruin: int) -> Fraction:
    """EF-REDUCE-04 One light die is lower than Ruin."""
    return Fraction(max(ruin - 1, 0), FACES)


def contest(dice: tuple[int, ...]) -> tuple[Fraction, ...] | None:
    """EF-CONTEST-08 to 11 The chance of each participant with so many dice to win, then that of a stand-off.

    None with more than CONTEST_DICE dice.
    """
    assert len(dice) > 0
    assert min(dice) > 0, "EF-CONTEST-15: nobody takes part without dice"
    if sum(dice) > CONTEST_DICE:
        return None
    # The counting knows participants by their dice alone, and is remembered best in one order.
    order = sorted(range(len(dice)), key=lambda place: dice[place])
    *wins, stand_off = contest_ways(tuple(dice[place] for place in order), FACES)
    rolls = FACES ** sum(dice)
    return (*(Fraction(wins[order.index(place)], rolls) for place in range(len(dice))), Fraction(stand_off, rolls))


def contest_marks(dark: int) -> Fraction:
    """EF-CONTEST-12 How many of so many dark dice show 1, on average; Ruin itself stops at 6."""
    return Fraction(dark, FACES)


def _check_pool(light: int, dark: int, help_dice: int) -> None:
    assert light + dark > 0, "EF-RISK-10: a pool with no dice cannot be rolled"
    assert dark > 0 or help_dice == 0, "EF-HELP-02: nobody helps a pool without a dark die"


def _rolled_again(fall: Fall, policy: Policy, push_always: bool, ruin: int) -> bool:
    """EF-RISK-18, 19 Whether the roller, at this Ruin before the pass, may re-roll and does."""
    may = ruin + fall.marks(ruin) < LOST if push_always else not fall.compare
    return may and policy.times > 0 and fall.highest < policy.below


def _which(highest: int) -> int:
    """The place in a Reading."""
    return 0 if highest <= 3 else 1 if highest <= 5 else 2


@cache
def _one_pass(light: int, dark: int, standing: int) -> Pass:
    rolls = FACES ** (light + dark)
    read, marks = [0, 0, 0], [0] * len(RUINS)
    for fall in falls(light, dark, standing):
        read[_which(fall.highest)] += fall.ways
        for ruin in RUINS:
            marks[ruin] += fall.ways * fall.marks(ruin)
    return Pass(Reading(*(Fraction(ways, rolls) for ways in read)), tuple(Fraction(ways, rolls) for ways in marks))


class _Sums(NamedTuple):
    """A Risk roll from some pass on: a Reading, then the means."""

    fail: Fraction
    complication: Fraction
    success: Fraction
    marks: Fraction
    some_mark: Fraction
    rerolls: Fraction


@cache
def _sums(light: int, dark: int, standing: int, policy: Policy, push_always: bool, ruin: int) -> _Sums:
    read, marked, again = [0, 0, 0], 0, {False: 0, True: 0}
    for fall in falls(light, dark, standing):
        marks = fall.marks(ruin)
        marked += fall.ways * marks
        if _rolled_again(fall, policy, push_always, ruin):
            again[marks] += fall.ways
        else:
            read[_which(fall.highest)] += fall.ways
    sums = [Fraction(ways, FACES ** (light + dark)) for ways in (*read, marked, marked, sum(again.values()))]
    for marks, ways in again.items():
        if ways:
            fewer = policy._replace(times=policy.times - 1)
            later = _sums(light, dark + 1, standing, fewer, push_always, ruin + marks)
            if marks:
                later = later._replace(some_mark=Fraction(0))  # it is counted already
            chance = Fraction(ways, FACES ** (light + dark))
            sums = [have + chance * more for have, more in zip(sums, later, strict=True)]
    return _Sums(*sums)


@cache
def _helper_matches(
    light: int, dark: int, face: int, standing: int, policy: Policy, push_always: bool, ruin: int
) -> Fraction:
    """The chance that a help die lying at `face` is matched in this pass or, where it is not, in a later one."""
    again = {False: 0, True: 0}
    for fall in falls(light, dark, standing, without=face):
        if _rolled_again(fall, policy, push_always, ruin):
            again[fall.marks(ruin)] += fall.ways
    fewer = policy._replace(times=policy.times - 1)
    chance = helper_marks(dark)
    for marks, ways in again.items():
        if ways:
            later = _helper_matches(light, dark + 1, face, standing, fewer, push_always, ruin + marks)
            chance += Fraction(ways, FACES ** (light + dark)) * later
    return chance
