"""Giving up is possible at any time where a game has it, and nowhere else; games that break a law of it are caught."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis.strategies import DataObject, data

from contract.checks import Law, OnChosenPlay, OnRandomPlay
from contract.play import Chooser
from contract.resigning import giving_up_comes_back, giving_up_tells_no_secret, resigning_is_lawful
from contract.tables import ALL_GAMES, SETTINGS, Setting
from fixture_games import muster, parley
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Seat
from lanternwood.kernel.resigning import Resigning
from lanternwood.kernel.table import Table

WITH_RESIGNING = [setting for setting in SETTINGS if setting.game.resigning]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_in_random_play(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, resigning_is_lawful)


@pytest.mark.parametrize("game", [name for name, game in ALL_GAMES.items() if game.resigning])
@given(data=data())
def test_in_chosen_play(game: str, data: DataObject, on_chosen_play: OnChosenPlay) -> None:
    on_chosen_play(game, resigning_is_lawful, data)


@pytest.mark.parametrize("setting", WITH_RESIGNING, ids=str)
def test_it_is_lived_again(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, giving_up_comes_back)


@pytest.mark.parametrize("setting", WITH_RESIGNING, ids=str)
def test_it_tells_no_secret(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, giving_up_tells_no_secret)


def breaks(law: Law, game: Game[Any], seats: int, why: str) -> None:
    def check() -> None:
        for seed in range(20):
            law(Setting(game, seats, {}).match(seed), Chooser(seed))

    with pytest.raises(AssertionError, match=why):
        check()


def resigning(game: Game[Any], **parts: Any) -> Game[Any]:
    assert game.resigning
    return replace(game, resigning=replace(game.resigning, **parts))


def test_who_is_still_waited_for_is_caught() -> None:
    def resign(table: Table[muster.State], seat: Seat) -> None:
        table.state.gone = [*table.state.gone, seat]

    breaks(resigning_is_lawful, resigning(muster.GAME, resign=resign), 4, "waited for, though out|does not end")


def test_who_wins_by_resigning_is_caught() -> None:
    def resign(table: Table[parley.State], seat: Seat) -> None:
        table.state.resigned, table.state.over = Seat(1 - seat), True

    breaks(resigning_is_lawful, resigning(parley.GAME, resign=resign), 2, "does not win")


def test_who_may_resign_twice_is_caught() -> None:
    game = resigning(muster.GAME, may=lambda state, seat: not muster.is_over(state))
    breaks(resigning_is_lawful, game, 4, "nobody resigns twice")


def test_who_is_bound_to_play_on_is_caught() -> None:
    game = resigning(muster.GAME, may=lambda state, seat: state.rounds == 0)
    breaks(resigning_is_lawful, game, 2, "and bound")


def test_a_game_with_another_announcement_is_caught() -> None:
    with pytest.raises(Exception, match="Invalid value"):
        giving_up_is_an_event(replace(parley.GAME, event_type=parley.Gathered | parley.Tucked))


def giving_up_is_an_event(game: Game[Any]) -> None:
    for seed in range(20):
        giving_up_comes_back(Setting(game, 2, {}).match(seed), Chooser(seed))


@pytest.mark.parametrize("by", ["sleeve", "may"])
def test_a_resignation_that_tells_a_secret_is_caught(by: str) -> None:
    def resign(table: Table[parley.State], seat: Seat) -> None:
        table.happens(parley.Answered, seat, table.state.sleeves[seat] > 0)
        parley.resign(table, seat)

    def may(state: parley.State, seat: Seat) -> bool:
        return not state.over and state.sleeves[seat] < 2

    leaky = Resigning(
        may=may if by == "may" else parley.GAME.resigning.may,  # type: ignore[union-attr]
        resign=parley.resign if by == "may" else resign,
    )
    breaks(giving_up_tells_no_secret, replace(parley.GAME, resigning=leaky), 2, "difference|hears it")
