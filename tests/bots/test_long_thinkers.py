"""Bots that think for long: there are such bots, and none where their slowness would tell something."""

import pytest

from lanternwood.bots import levels, long_thinkers, usual_level
from lanternwood.games import GAMES
from lanternwood.kernel import talking


@pytest.mark.parametrize("game", GAMES)
def test_they_are_bots_of_the_game_and_never_stand_in(game: str) -> None:
    """Whoever sits in for people is asked in a hurry."""
    assert {*long_thinkers(game)} <= {*levels(game)} - {usual_level(game)}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_hushes_its_table_has_none(game: str) -> None:
    """There nobody may learn who chooses, and a second of thought would tell (docs/decisions/0023)."""
    assert GAMES[game].talking.hushed is talking.PLAIN.hushed or not long_thinkers(game)


def test_some_game_hushes_its_table() -> None:
    assert any(game.talking.hushed is not talking.PLAIN.hushed for game in GAMES.values())
