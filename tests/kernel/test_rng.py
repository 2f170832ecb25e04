"""The generator gives known bits, draws without bias, and can be copied at any point."""

from fractions import Fraction
from hashlib import sha512
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanternwood.kernel.chance import branches
from lanternwood.kernel.rng import Chance, HashRng, pick

KEY = b"lanternwood"


def words_by_hand(key: bytes, count: int) -> list[int]:
    """The same bits by the shortest way, to compare with."""
    blocks = b"".join(sha512(key + n.to_bytes(8, "big")).digest() for n in range(count // 16 + 1))
    return [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 4 * count, 4)]


def below_by_hand(words: list[int], bound: int) -> int:
    """A draw that throws away what lies past the last whole run."""
    whole_runs = 2**32 // bound * bound
    while (word := words.pop(0)) >= whole_runs:
        pass
    return word % bound


def test_known_bits() -> None:
    """The same in any language: a browser that checks a match compares with these."""
    rng = HashRng(KEY)
    assert [rng.next32() for _ in range(4)] == [0x91A2E900, 0xD6F84AAC, 0xECEAA2F8, 0xDF3323E4]


def test_bits_across_blocks() -> None:
    rng = HashRng(KEY)
    assert [rng.next32() for _ in range(100)] == words_by_hand(KEY, 100)


@pytest.mark.parametrize("bound", [1, 2, 6, 100, 2**16 + 1, 3 * 2**30, 2**31 + 1, 2**32])
def test_bounded_draws(bound: int) -> None:
    rng, words = HashRng(KEY), words_by_hand(KEY, 400)
    assert [rng.below(bound) for _ in range(100)] == [below_by_hand(words, bound) for _ in range(100)]


@given(key=st.binary(max_size=40), bounds=st.lists(st.integers(1, 2**32), max_size=30))
def test_any_draws(key: bytes, bounds: list[int]) -> None:
    rng, words = HashRng(key), words_by_hand(key, 400)
    assert [rng.below(bound) for bound in bounds] == [below_by_hand(words, bound) for bound in bounds]


@pytest.mark.parametrize("bound", [2, 6, 7, 52])
def test_each_result_comes_up_about_equally_often(bound: int) -> None:
    rng, draws = HashRng(KEY), 20_000
    counts = [0] * bound
    for _ in range(draws):
        counts[rng.below(bound)] += 1
    expected = draws / bound
    chi_squared = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_squared < bound + 5 * (2 * bound) ** 0.5


def test_no_bias_where_a_careless_remainder_would_show_it() -> None:
    """With three quarters of the range as bound, `word % bound` would give its first third twice as often."""
    rng, bound = HashRng(KEY), 3 * 2**30
    low = sum(rng.below(bound) < 2**30 for _ in range(6000))
    assert 1850 < low < 2150


@given(drawn=st.integers(0, 200))
def test_a_copy_goes_on_where_the_original_was(drawn: int) -> None:
    rng = HashRng(KEY)
    for _ in range(drawn):
        rng.next32()
    twin = rng.copy()
    assert (twin.drawn(), rng.drawn()) == (drawn, drawn)
    ahead = [twin.next32() for _ in range(40)]
    assert rng.drawn() == drawn
    assert [rng.next32() for _ in range(40)] == ahead


def test_shuffle_keeps_all_and_moves_them() -> None:
    cards = list(range(52))
    HashRng(KEY).shuffle(cards)
    assert sorted(cards) == list(range(52)) != cards


def test_every_order_is_equally_likely() -> None:
    orders: dict[tuple[int, ...], Fraction] = {}
    for weight, order in branches(shuffled):
        orders[order] = orders.get(order, Fraction(0)) + weight
    assert orders == {order: Fraction(1, 24) for order in permutations(range(4))}


def shuffled(chance: Chance) -> tuple[int, ...]:
    cards = [0, 1, 2, 3]
    chance.shuffle(cards)
    return tuple(cards)


def test_pick_by_weight() -> None:
    odds: dict[int, Fraction] = {}
    for weight, index in branches(lambda chance: pick(chance, [1, 0, 3, 2])):
        odds[index] = odds.get(index, Fraction(0)) + weight
    assert odds == {0: Fraction(1, 6), 2: Fraction(1, 2), 3: Fraction(1, 3)}


@pytest.mark.parametrize("weights", [[], [0, 0]])
def test_pick_from_nothing(weights: list[int]) -> None:
    with pytest.raises(AssertionError, match="more than nothing"):
        pick(HashRng(KEY), weights)
