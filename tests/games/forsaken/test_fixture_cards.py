"""The fixture cards come for one test and go again."""

import pytest

from lanternwood.games.forsaken.cards import CARDS, MIRACLE_CARDS, MIRACLE_PLACE, NUMBER_OF, TOKENS, UNKNOWN
from lanternwood.games.forsaken.loading import BASE

from .scene import K1, A, Scene


@pytest.mark.rule("FK-SCRIPT-03")
def test_a_scene_can_play_with_them(fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.play(A, "X09", K1)
    assert scene.past_of(A) == ["X09"]
    assert len(scene.hand_of(A)) == 3


def test_without_them_only_the_base_set_is_known() -> None:
    known = len(BASE.cards) + len(BASE.tokens)
    assert len(CARDS) == UNKNOWN + 1 == known + 1
    assert len(NUMBER_OF) == known
    assert len(TOKENS) == len(BASE.tokens)
    assert len(MIRACLE_CARDS) == sum(card.kind == "miracle" for card in BASE.cards)
    assert {*MIRACLE_PLACE} == {UNKNOWN, *(card.number for card in MIRACLE_CARDS)}
