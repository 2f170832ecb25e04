"""The odds are those that the specification prints in its tables O1-O6."""

from collections.abc import Callable
from fractions import Fraction
from math import floor

import pytest

from lanternwood.games.enter_the_forest.odds import (
    CONTEST_DICE,
    P0,
    P1,
    P2,
    P3,
    RUINS,
    Policy,
    Reading,
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

O1 = """
1  1/2   1/3        1/6          50.00  33.33  16.67
2  1/4   4/9        11/36        25.00  44.44  30.56
3  1/8   49/108     91/216       12.50  45.37  42.13
4  1/16  34/81      671/1296     6.25   41.98  51.77
5  1/32  1441/3888  4651/7776    3.13   37.06  59.81
6  1/64  931/2916   31031/46656  1.56   31.93  66.51
"""
"""Dice; fail, complication, success; the same in percent."""
O2 = """
1  0  1/2   1/3        1/6          0            0            0          0           0            0
1  1  1/4   4/9        11/36        7/12         5/9          1/2        5/12        11/36        1/6
1  2  1/8   49/108     91/216       161/216      20/27        77/108     139/216     37/72        11/36
1  3  1/16  34/81      671/1296     119/144      535/648      22/27      37/48       851/1296     91/216
2  0  1/4   4/9        11/36        0            0            0          0           0            0
2  1  1/8   49/108     91/216       91/216       5/12         43/108     77/216      61/216       1/6
2  2  1/16  34/81      671/1296     791/1296     395/648      389/648    733/1296    23/48        11/36
2  3  1/32  1441/3888  4651/7776    5593/7776    233/324      1391/1944  5393/7776   4801/7776    91/216
0  1  1/2   1/3        1/6          1            5/6          2/3        1/2         1/3          1/6
0  2  1/4   4/9        11/36        1            35/36        8/9        3/4         5/9          11/36
0  3  1/8   49/108     91/216       1            215/216      26/27      7/8         19/27        91/216
3  1  1/16  34/81      671/1296     49/144       55/162       1/3        5/16        341/1296     1/6
3  2  1/32  1441/3888  4651/7776    4109/7776    1027/1944    1021/1944  3949/7776   389/864      11/36
3  3  1/64  931/2916   31031/46656  10073/15552  15109/23328  5027/7776  9883/15552  27281/46656  91/216
"""
"""Light, dark; fail, complication, success; the chance that the pass marks by Ruin 0-5."""
O2_PERCENT = """
1  1  58.3   55.6  50.0  41.7  30.6  16.7
1  2  74.5   74.1  71.3  64.4  51.4  30.6
1  3  82.6   82.6  81.5  77.1  65.7  42.1
2  1  42.1   41.7  39.8  35.6  28.2  16.7
2  2  61.0   61.0  60.0  56.6  47.9  30.6
2  3  71.9   71.9  71.6  69.4  61.7  42.1
0  1  100.0  83.3  66.7  50.0  33.3  16.7
0  2  100.0  97.2  88.9  75.0  55.6  30.6
0  3  100.0  99.5  96.3  87.5  70.4  42.1
3  1  34.0   34.0  33.3  31.3  26.3  16.7
3  2  52.8   52.8  52.5  50.8  45.0  30.6
3  3  64.8   64.8  64.6  63.5  58.5  42.1
"""
"""Light, dark; the chance that the pass marks by Ruin 0-5, in percent."""
O3 = """
1  0  1/8         5/9               23/72
1  1  17/96       625/1296          883/2592
1  2  119/1152    2027/4374         121291/279936
1  3  257/4608    236449/559872     584395/1119744
2  0  1/32        241/432           355/864
2  1  79/1152     2095/4374         126659/279936
2  2  1879/41472  2148215/5038848   5324669/10077696
2  3  1427/55296  8443945/22674816  218331389/362797056
"""
"""P1. Light, dark; fail, complication, success."""
O3_PERCENT = """
1  0  12.50  55.56  31.94  29.17  27.78  25.00  20.83  15.28  8.33   0.500
1  1  17.71  48.23  34.07  64.54  61.73  55.94  47.03  34.84  19.21  0.083
1  2  10.33  46.34  43.33  76.45  75.99  73.18  66.14  52.91  31.53  0.023
1  3  5.58   42.23  52.19  83.25  83.17  82.09  77.67  66.19  42.49  0.007
2  0  3.13   55.79  41.09  10.53  10.42  9.95   8.91   7.06   4.17   0.250
2  1  6.86   47.90  45.25  45.80  45.34  43.43  39.05  31.12  18.51  0.060
2  2  4.53   42.63  52.84  62.31  62.23  61.30  57.79  49.01  31.30  0.018
2  3  2.58   37.24  60.18  72.36  72.35  71.99  69.78  62.14  42.42  0.006
"""
"""P1. Light, dark; fail, complication, success and the chance to mark by Ruin 0-5, in percent; mean re-rolls."""
O4 = """
1  0  8.764   57.486  33.750  32.35  30.94  28.05  23.59  17.48  9.65   0.543
1  1  17.526  48.307  34.167  64.71  61.89  56.10  47.18  34.97  19.29  0.085
1  2  10.314  46.348  43.338  76.46  76.00  73.20  66.15  52.92  31.54  0.023
1  3  5.576   42.233  52.191  83.25  83.17  82.09  77.67  66.19  42.49  0.007
2  0  1.689   56.429  41.883  11.47  11.35  10.88  9.78   7.80   4.64   0.265
2  1  6.754   47.936  45.310  45.88  45.41  43.50  39.13  31.19  18.55  0.061
2  2  4.521   42.636  52.843  62.32  62.24  61.31  57.80  49.02  31.31  0.018
2  3  2.580   37.240  60.181  72.36  72.35  71.99  69.78  62.14  42.42  0.006
"""
"""P2. Light, dark; fail, complication, success and the chance to mark by Ruin 0-5, in percent; mean re-rolls."""
O5 = """
1  0  16.448  30.006  53.546  68.52  66.10  60.79  52.10  39.47  22.32  1.097
1  1  19.720  35.847  44.434  82.49  79.58  73.21  62.77  47.59  26.93  0.319
1  2  10.989  39.017  49.994  87.00  86.52  83.59  76.01  61.36  36.99  0.150
1  3  5.785   37.584  56.631  89.71  89.63  88.52  83.93  71.79  46.34  0.081
2  0  5.633   20.514  73.853  45.87  45.53  44.02  40.25  32.86  20.13  0.959
2  1  8.089   29.165  62.746  66.52  66.03  63.86  58.43  47.75  29.30  0.388
2  2  4.958   31.342  63.700  75.35  75.27  74.28  70.39  60.28  39.06  0.197
2  3  2.721   30.062  67.218  80.70  80.69  80.32  77.98  69.71  47.92  0.111
"""
"""P3. Light, dark; fail, complication, success and the chance to mark by Ruin 0-5, in percent; mean re-rolls."""
O6 = """
1  0  12.50  55.56  31.94  0.278  0.208  0.083  2.09  14.06  83.85  1.150  0.912  0.457
1  1  3.13   55.79  41.09  0.737  0.578  0.243  0.61  7.18   92.21  1.540  1.223  0.649
1  2  0.78   50.62  48.60  0.843  0.740  0.358  0.18  3.58   96.24  1.549  1.322  0.761
1  3  0.20   44.29  55.51  0.880  0.824  0.454  0.05  1.76   98.19  1.476  1.335  0.830
2  0  3.13   55.79  41.09  0.104  0.089  0.042  0.61  7.18   92.21  0.670  0.583  0.320
2  1  0.78   50.62  48.60  0.492  0.427  0.205  0.18  3.58   96.24  1.052  0.912  0.519
2  2  0.20   44.29  55.51  0.654  0.609  0.332  0.05  1.76   98.19  1.160  1.054  0.648
2  3  0.05   38.06  61.89  0.744  0.718  0.437  0.01  0.86   99.13  1.180  1.112  0.735
"""
"""Re-rolls after the Ruin step too. Light, dark; then for P1 and for P3: fail, complication, success, in percent;
mean marks at Ruin 1, 3, 5."""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def of_pool(row: list[str]) -> tuple[int, int]:
    return int(row[0]), int(row[1])


def fractions(cells: list[str]) -> list[Fraction]:
    return [Fraction(cell) for cell in cells]


def rounded(chance: Fraction, like: str) -> str:
    """With as many decimals as the printed number; a half is rounded up, as in the tables."""
    decimals = len(like.partition(".")[2])
    whole = str(floor(chance * 10**decimals + Fraction(1, 2))).rjust(decimals + 1, "0")
    return f"{whole[:-decimals]}.{whole[-decimals:]}"


def assert_printed(chances: tuple[Fraction, ...], printed: list[str], times: int = 1) -> None:
    assert [rounded(chance * times, cell) for chance, cell in zip(chances, printed, strict=True)] == printed


def each_row(table: str) -> Callable[[Callable[[list[str]], None]], Callable[[list[str]], None]]:
    return pytest.mark.parametrize("row", rows(table), ids=lambda row: "-".join(row[:2]))


def test_a_half_is_rounded_up() -> None:
    assert rounded(Fraction(3125, 1000), "3.13") == "3.13"
    assert rounded(Fraction(8, 1000), "0.01") == "0.01"
    assert rounded(Fraction(4, 1000), "0.01") == "0.00"


@pytest.mark.rule("EF-UI-12")
@each_row(O1)
def test_the_highest_of_some_dice(row: list[str]) -> None:
    read = reading(int(row[0]))
    assert list(read) == fractions(row[1:4])
    assert_printed(read, row[4:], times=100)


@pytest.mark.rule("EF-UI-12")
@each_row(O2)
def test_one_pass(row: list[str]) -> None:
    first = one_pass(*of_pool(row))
    assert list(first.reading) == fractions(row[2:5])
    assert list(first.marks) == [*fractions(row[5:]), 0]


@pytest.mark.rule("EF-UI-12")
@each_row(O2_PERCENT)
def test_one_pass_in_percent(row: list[str]) -> None:
    assert_printed(one_pass(*of_pool(row)).marks[:6], row[2:], times=100)


@pytest.mark.rule("EF-UI-12")
@each_row(O2)
def test_never_to_re_roll_is_one_pass(row: list[str]) -> None:
    first, whole = one_pass(*of_pool(row)), whole_roll(*of_pool(row), P0)
    assert whole == whole_roll(*of_pool(row), P0, push_always=True)
    assert whole.readings == (first.reading,) * len(RUINS)
    assert whole.marks == whole.some_mark == first.marks
    assert whole.rerolls == (0,) * len(RUINS)


@pytest.mark.rule("EF-UI-12")
@each_row(O3)
def test_a_fail_re_rolled_once(row: list[str]) -> None:
    assert whole_roll(*of_pool(row), P1).readings == (Reading(*fractions(row[2:])),) * len(RUINS)


def assert_whole(row: list[str], policy: Policy) -> None:
    whole = whole_roll(*of_pool(row), policy)
    assert len(set(whole.readings)) == len(set(whole.rerolls)) == 1
    assert_printed(whole.readings[0], row[2:5], times=100)
    assert_printed(whole.some_mark[:6], row[5:11], times=100)
    assert whole.marks == whole.some_mark  # one at most
    assert whole.some_mark[6] == 0
    assert_printed((whole.rerolls[0],), row[11:])


@pytest.mark.rule("EF-UI-12")
@each_row(O3_PERCENT)
def test_a_fail_re_rolled_once_in_percent(row: list[str]) -> None:
    assert_whole(row, P1)


@pytest.mark.rule("EF-UI-12")
@each_row(O4)
def test_a_fail_re_rolled_three_times(row: list[str]) -> None:
    assert_whole(row, P2)


@pytest.mark.rule("EF-UI-12")
@each_row(O5)
def test_anything_below_six_re_rolled_three_times(row: list[str]) -> None:
    assert_whole(row, P3)


@pytest.mark.rule("EF-UI-12")
@each_row(O6)
def test_re_rolls_after_the_ruin_step_too(row: list[str]) -> None:
    for policy, printed in (P1, row[2:8]), (P3, row[8:]):
        whole = whole_roll(*of_pool(row), policy, push_always=True)
        for ruin in (0, 1, 2):
            assert_printed(whole.readings[ruin], printed[:3], times=100)
        assert len(set(whole.readings[:6])) == 1  # the table says Ruin 0-2; only a 6 makes lost, and a 6 is kept
        assert_printed(whole.marks[1:6:2], printed[3:])


@pytest.mark.rule("EF-UI-12")
def test_the_pool_of_the_worked_example() -> None:
    assert one_pass(1, 1).reading == (Fraction(1, 4), Fraction(4, 9), Fraction(11, 36))
    assert one_pass(1, 1).marks[2] == Fraction(1, 2)
    assert whole_roll(1, 1, P1).readings[2] == (Fraction(17, 96), Fraction(625, 1296), Fraction(883, 2592))


@pytest.mark.rule("EF-UI-12")
def test_the_ruin_roll() -> None:
    assert [ruin_roll_marks(ruin) for ruin in RUINS] == fractions(["1", "5/6", "2/3", "1/2", "1/3", "1/6", "0"])


@pytest.mark.rule("EF-UI-12")
def test_the_helper_in_one_pass() -> None:
    assert [helper_marks(dark) for dark in (1, 2, 3)] == fractions(["1/6", "11/36", "91/216"])
    assert helper_marks_in_whole(1, 3, P0) == (Fraction(91, 216),) * len(RUINS)


@pytest.mark.rule("EF-UI-12")
def test_the_reduction_roll() -> None:
    assert [reduction_unnoticed(ruin) for ruin in (5, 4, 3, 2, 1)] == fractions(["2/3", "1/2", "1/3", "1/6", "0"])
    assert reduction_unnoticed(0) == 0


@pytest.mark.rule("EF-UI-12")
def test_a_used_help_die_is_a_light_die() -> None:
    """In the first pass. In a re-roll it is not: it stays as it lies."""
    help_used = whole_roll(1, 1, P0, help_dice=1)
    assert help_used.readings[0] == one_pass(2, 1).reading
    assert help_used.marks == one_pass(2, 1).marks
    assert whole_roll(1, 1, P3, help_dice=1) != whole_roll(2, 1, P3)


@pytest.mark.rule("EF-HELP-09")
def test_one_re_roll_more_adds_a_dark_die_and_leaves_the_help_dice() -> None:
    assert after_reroll(2, 0) == one_pass(2, 1)
    assert after_reroll(2, 1, (5, 2)) == after_reroll(2, 1, (5,)) == one_pass(2, 2, (5,))
    with_a_six = after_reroll(1, 1, (6,))
    assert with_a_six.reading.success == 1
    assert with_a_six.marks[:6] == (Fraction(11, 36),) * 6


@pytest.mark.rule("EF-RISK-10")
def test_a_pool_with_no_dice_has_no_odds() -> None:
    with pytest.raises(AssertionError, match="EF-RISK-10"):
        one_pass(0, 0)
    with pytest.raises(AssertionError, match="EF-RISK-10"):
        whole_roll(0, 0, P1)


@pytest.mark.rule("EF-HELP-02")
def test_help_for_a_pool_without_a_dark_die_has_no_odds() -> None:
    with pytest.raises(AssertionError, match="EF-HELP-02"):
        one_pass(1, 0, (4,))
    with pytest.raises(AssertionError, match="EF-HELP-02"):
        whole_roll(1, 0, P1, help_dice=1)
    with pytest.raises(AssertionError, match="EF-HELP-02"):
        helper_marks_in_whole(1, 0, P1)


def test_a_large_pool_is_counted_too() -> None:
    """Sure of a 6 but for one roll in 6⁶⁰ or so: no list of rolls could be that long."""
    assert reading(60).success == 1 - Fraction(5, 6) ** 60
    whole = whole_roll(2, 40, P3, push_always=True, help_dice=5)
    assert [sum(read) for read in whole.readings] == [1] * len(RUINS)


@pytest.mark.rule("EF-CONTEST-08")
def test_a_contest_of_one_die_each() -> None:
    assert contest((1, 1)) == (Fraction(15, 36), Fraction(15, 36), Fraction(6, 36))


@pytest.mark.rule("EF-CONTEST-11")
def test_a_stand_off_needs_equally_many_dice() -> None:
    for dice in (2, 1), (8, 7, 6), (19, 3):
        odds = contest(dice)
        assert odds is not None
        assert odds[-1] == 0
        assert sum(odds) == 1
        assert odds[:-1] == tuple(sorted(odds[:-1], reverse=True))


@pytest.mark.rule("EF-CONTEST-16")
def test_one_left_alone_wins() -> None:
    assert contest((3,)) == (Fraction(1), Fraction(0))


@pytest.mark.rule("EF-CONTEST-15")
def test_nobody_takes_part_in_a_contest_without_dice() -> None:
    with pytest.raises(AssertionError, match="EF-CONTEST-15"):
        contest((3, 0))


def test_a_contest_of_very_many_dice_has_no_odds() -> None:
    odds = contest((CONTEST_DICE // 2, CONTEST_DICE // 2))
    assert odds is not None
    assert sum(odds) == 1
    assert contest((CONTEST_DICE, 1)) is None


@pytest.mark.rule("EF-CONTEST-12")
def test_one_dark_die_in_six_marks_in_a_contest() -> None:
    assert [contest_marks(dark) for dark in (0, 1, 12)] == [0, Fraction(1, 6), 2]
