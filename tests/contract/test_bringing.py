"""What a seat brings is its own: nobody else can tell one thing from another, and who brings nothing can play too."""

from dataclasses import replace
from typing import Any

import pytest

from contract.checks import OnRandomPlay
from contract.laws import comes_back
from contract.planting import planted
from contract.play import Chooser, viewers
from contract.secrecy import difference_is_a_reveal, fresh_chance, goes_on_alike, looks_alike
from contract.tables import BRINGING, Setting
from fixture_games import satchels
from lanternwood.kernel.bringing import Bringing
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, brought_problems, plan_for
from lanternwood.kernel.model import Model, Seat, Viewer
from lanternwood.kernel.table import Table

TRIES = 50


def the_usual_will_do(match: Match[Any], chooser: Chooser) -> None:
    """What is drawn for a seat that brings nothing has no problems, has a title, and comes back as it was."""
    bringing = bringing_of(match.game)
    for _ in range(TRIES):
        value = bringing.usual(match.options, fresh_chance(chooser))
        assert brought_problems(match.game, value, match.options) == []
        assert bringing.title(value).strip()
        comes_back(value, bringing.value_type)


def bringing_tells_nothing(match: Match[Any], chooser: Chooser) -> None:
    """Two matches that differ only in what one seat brought are the same to everyone else, until it shows in play."""
    game = match.game
    for seat in range(match.plan.seats):
        ours, theirs = (with_brought(match, seat, value) for value in two_values(match, chooser))
        for viewer in viewers(match):
            if viewer != seat:
                heard, also_heard = ours.announced_to(viewer), theirs.announced_to(viewer)
                if heard != also_heard:
                    difference_is_a_reveal(heard, also_heard, (Seat(seat), game.bringing), viewer)  # type: ignore[arg-type]
                    continue
                looks_alike(game, ours.state, theirs.state, viewer)
                goes_on_alike(game, ours.state.copy(), theirs.state.copy(), viewer, chooser)


def two_values(match: Match[Any], chooser: Chooser) -> tuple[Any, Any]:
    usual = bringing_of(match.game).usual
    one = usual(match.options, fresh_chance(chooser))
    for _ in range(TRIES):
        other = usual(match.options, fresh_chance(chooser))
        if other != one:
            return one, other
    raise AssertionError("the usual is always the same")


def with_brought(match: Match[Any], seat: int, value: Any) -> Match[Any]:
    plan = match.plan
    brought = [value if each == seat else known for each, known in enumerate(match.brought)]
    return Match(match.game, plan_for(match.game, plan.seats, plan.seed, plan.options, plan.entropy, brought))


def bringing_of(game: Game[Any]) -> Bringing:
    assert game.bringing
    return game.bringing


@pytest.mark.parametrize("setting", BRINGING, ids=str)
def test_the_usual_will_do(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, the_usual_will_do)


@pytest.mark.parametrize("setting", BRINGING, ids=str)
def test_it_tells_the_others_nothing(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, bringing_tells_nothing)


def test_there_are_tables_where_some_bring_something_and_some_do_not() -> None:
    assert {bool(setting.brought) for setting in BRINGING} == {True, False}


# That these laws can fail


def broken(law: Any, game: Game[Any]) -> None:
    with pytest.raises(AssertionError):
        check(law, Setting(game, 2, {}))


def check(law: Any, setting: Setting) -> None:
    for seed in range(20):
        law(setting.match(seed), Chooser(seed))


class LeakyView(Model):
    honest: satchels.View
    leak: int


def test_a_view_of_the_highest_card_that_anyone_brought() -> None:
    def view(state: satchels.State, viewer: Viewer) -> LeakyView:
        return LeakyView(satchels.view(state, viewer), max(card for pile in state.hands + state.laid for card in pile))

    broken(bringing_tells_nothing, replace(satchels.GAME, view=view))


def test_chance_that_goes_by_what_was_brought() -> None:
    def setup(table: Table[satchels.State], seats: int, options: satchels.Options) -> None:
        for _ in range(table.brought[0].cards[0]):
            table.below(6)
        satchels.setup(table, seats, options)

    broken(bringing_tells_nothing, replace(satchels.GAME, setup=setup))


def test_a_usual_that_the_table_forbids() -> None:
    unlucky = planted(satchels.GAME, usual=lambda options, chance: satchels.Satchel((9, 9, 9, 9, 9)))
    broken(the_usual_will_do, unlucky)


def test_a_usual_that_does_not_come_back() -> None:
    broken(
        the_usual_will_do,
        planted(satchels.GAME, usual=lambda options, chance: satchels.Satchel([1, 2, 3, 4, 5])),  # type: ignore[arg-type]
    )
