"""Chance that can be checked: the commitment, and what people add."""

import hmac
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from lanternwood.kernel.fairness import chance_from, commitment


def test_the_commitment_is_a_plain_hash() -> None:
    assert commitment("moss") == sha256(b"moss").hexdigest()
    assert commitment("moss") != commitment("Moss")


def test_the_key_by_hand() -> None:
    added = b"\0\0\0\3owl" + b"\0\0\0\2\xc3\xa9"
    assert chance_from("moss", ["owl", "é"]).key == hmac.new(b"moss", added, "sha256").digest()


def test_each_part_changes_the_draws() -> None:
    keys = [
        chance_from(seed, words).key
        for seed, words in [("a", ()), ("b", ()), ("a", ("x",)), ("a", ("x", "y")), ("a", ("y", "x")), ("a", ("xy",))]
    ]
    assert len(set(keys)) == len(keys)


@given(st.lists(st.text(max_size=5), max_size=4), st.lists(st.text(max_size=5), max_size=4))
def test_no_two_lists_of_words_run_together(some: list[str], others: list[str]) -> None:
    assert (chance_from("moss", some).key == chance_from("moss", others).key) == (some == others)


def test_a_match_starts_at_the_first_draw() -> None:
    assert chance_from("moss").drawn() == 0
