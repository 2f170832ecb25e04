"""The language of scripts: what is written is read again as the same, and nothing else is let in."""

import tomllib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forgotten_waters.any_effects import conditions, effects
from lanternwood.games.forgotten_waters.condition_records import CONDITIONS, SELECTORS, Condition, Testing
from lanternwood.games.forgotten_waters.effect_records import VERBS, Effects
from lanternwood.games.forgotten_waters.loading import load
from lanternwood.games.forgotten_waters.notation import plain, written
from lanternwood.games.forgotten_waters.scripts import scripts_of
from lanternwood.games.forgotten_waters.terms import COLUMNS, ROWS, SPACES, neighbours
from lanternwood.kernel.faults import mistakes, shape_of


def read(text: str) -> Effects:
    return msgspec.convert(tomllib.loads(f"fx = {text}")["fx"], Effects)


def test_there_are_61_verbs_10_selectors_and_30_conditions() -> None:
    """`chooser` and `chooser or top` are one selector with two forms; `at` and `holds_story` have two each."""
    assert (len(VERBS), len(SELECTORS), len(CONDITIONS)) == (61, 10, 28 + 2)
    assert len(set(VERBS)) == len(VERBS)


@given(effects)
@settings(max_examples=60, deadline=None)
def test_what_is_written_is_read_as_the_same(fx: Effects) -> None:
    assert read(written(fx)) == fx


@given(conditions)
@settings(max_examples=40, deadline=None)
def test_conditions_too(when: Condition) -> None:
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(plain(when))), Testing) == when


@given(effects, st.data())
@settings(max_examples=40, deadline=None)
def test_what_the_reader_refuses_is_explained(fx: Effects, data: st.DataObject) -> None:
    """Something in it is replaced by anything; the two readers agree on whether it will do."""
    lists: Any = [plain(effect) for effect in fx]
    effect = data.draw(st.sampled_from(lists))
    junk: object = data.draw(
        st.one_of(st.none(), st.integers(-99, 999), st.text(max_size=4), st.just([]), st.just({"x": 1}))
    )
    effect[data.draw(st.integers(0, len(effect) - 1))] = junk
    try:
        msgspec.convert(lists, Effects)
        refused = False
    except msgspec.ValidationError:
        refused = True
    assert bool(list(mistakes(lists, shape_of(_Holder).fields[0].type))) == refused  # type: ignore[attr-defined]


class _Holder(msgspec.Struct):
    fx: Effects


def test_our_own_scripts_are_written_as_they_are_read() -> None:
    voyage = load()["bank-beneath-the-tide"].voyage
    scripts = list(scripts_of((*voyage.core.placed, *voyage.scenario.placed)))
    assert len(scripts) > 400
    assert all(read(written(script.fx)) == script.fx for script in scripts)


@pytest.mark.rule("FW-R38")
def test_spaces_touch_as_hexes_do() -> None:
    assert len(SPACES) == len(COLUMNS) * len(ROWS) == 63
    assert neighbours("A4") == ["B4", "B3", "A3", "A5"]
    assert neighbours("D4") == ["E5", "E4", "D3", "C4", "C5", "D5"]
    assert all(space in neighbours(other) for space in SPACES for other in neighbours(space))
