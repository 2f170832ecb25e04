"""FF-DIST: what a host is offered and told before the game."""

from typing import Any

import pytest

from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.distribution import SPECIAL_LISTS, TABLE
from lanternwood.games.forsaken_forest.options import Options, options_problem, role_list
from lanternwood.kernel.match import read_options

PLAYERS = list(GAME.seats)


def chosen(seats: int, title: str, before: Options | None = None) -> Options:
    """The options of a preset."""
    preset = next(preset for preset in GAME.setting_up.presets(seats, before or Options()) if preset.title == title)
    options: Options = read_options(GAME, preset.options)
    return options


def told(seats: int, **options: Any) -> list[tuple[str, bool]]:
    return [(advice.words, advice.warns) for advice in GAME.setting_up.advice(seats, read_options(GAME, options))]


@pytest.mark.rule("FF-DIST-01", "FF-DIST-02")
@pytest.mark.parametrize("seats", PLAYERS)
def test_every_column_is_offered_as_recommended_for_new_players(seats: int) -> None:
    favours = {"V": "Favours the Villagers.", "F": "Favours the Forsaken.", "*": "Even."}
    for forsaken, whom in TABLE[seats]:
        title = f"{forsaken} Forsaken, {seats - forsaken} Commonfolk"
        options = chosen(seats, title)
        assert role_list(seats, options) == {"forsaken": forsaken, "commonfolk": seats - forsaken}
        says = next(preset.says for preset in GAME.setting_up.presets(seats, Options()) if preset.title == title)
        assert says == f"Recommended for new players. {favours[whom]}"


@pytest.mark.parametrize("seats", PLAYERS)
def test_every_preset_can_be_begun_with(seats: int) -> None:
    presets = GAME.setting_up.presets(seats, Options())
    assert len(presets) == len(TABLE[seats]) + 3
    for preset in presets:
        assert options_problem(seats, read_options(GAME, preset.options)) is None, preset.title
    assert role_list(seats, chosen(seats, "With Special Roles")) == SPECIAL_LISTS[seats]


def test_a_list_of_ones_own_begins_with_the_list_that_stands() -> None:
    special = chosen(8, "A list of your own", Options(special_roles=True))
    assert {role: special.roles.count(role) for role in special.roles} == SPECIAL_LISTS[8]
    own = Options(roles=("forsaken", "oracle", "commonfolk"))
    assert sorted(chosen(8, "A list of your own", own).roles) == sorted(own.roles)


def test_what_was_chosen_for_another_number_of_players_does_not_break_the_offers() -> None:
    """More Forsaken fits 5 players, and then a sixth sits down."""
    more = Options(more_forsaken=True)
    assert options_problem(6, more)
    assert GAME.setting_up.advice(6, more) == ()
    assert len(chosen(6, "A list of your own", more).roles) == 6


@pytest.mark.rule("FF-DIST-05", "FF-DIST-10")
def test_the_weighted_ratio_is_told_while_choosing() -> None:
    roles = ["oracle", "navigator", "commonfolk", "commonfolk", "forsaken", "forsaken"]
    assert told(6, roles=roles)[0] == (
        "Weighted ratio 2.5 to 1: 5 for the Villager Team, 2 for the Forsaken Team.",
        False,
    )
    assert "To come nearer to 2" in told(6, roles=roles)[1][0]


@pytest.mark.rule("FF-DIST-03")
def test_a_list_of_ones_own_outside_the_range_is_warned_of() -> None:
    roles = ["oracle", "commonfolk", "commonfolk", "commonfolk", "forsaken"]
    assert ("4.5 to 1 favours the Villager Team; 1.5 to 3 is advised and 2 is ideal.", True) in told(5, roles=roles)
    assert not any(warns for _, warns in told(6))


@pytest.mark.rule("FF-DIST-01", "FF-DIST-03")
def test_a_printed_list_outside_the_range_says_that_it_is_meant_to_be() -> None:
    assert told(5)[1:] == [
        (
            "4 to 1 favours the Villager Team, as the printed list for so many players means it to; "
            "1.5 to 3 is advised and 2 is ideal.",
            False,
        )
    ]


@pytest.mark.rule("FF-DIST-11")
def test_a_list_that_gives_a_role_away_is_warned_of_while_choosing() -> None:
    roles = ["shrouded", "commonfolk", "commonfolk", "oracle"]
    assert ("With the Shrouded as the only true Forsaken, no Peek can find them.", True) in told(4, roles=roles)


def test_a_list_without_forsaken_has_no_ratio() -> None:
    assert told(4, roles=["commonfolk"] * 4) == []


@pytest.mark.rule("FF-DIST-09")
def test_a_changed_deck_is_told_of() -> None:
    told_of = told(6, deck_overrides=[{"card": "spyglass", "copies": 2}])
    assert ("The Travelers Deck is changed: 181 cards instead of 184.", False) in told_of
    assert not [words for words, _ in told(6) if "Deck" in words]
