"""Options that do not fit are refused with a word about which and why."""

from typing import Any

import pytest

from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.match import Match, SetupError, plan_for


def dealt(seats: int, **options: Any) -> Match[State]:
    return Match(GAME, plan_for(GAME, seats, "owl", options))


def refused(seats: int, **options: Any) -> str:
    with pytest.raises(SetupError) as refusal:
        dealt(seats, **options)
    return str(refusal.value)


def test_two_ways_to_choose_a_list_do_not_go_together() -> None:
    own = ["forsaken", "commonfolk", "commonfolk", "commonfolk", "commonfolk"]
    together = "choose one of special_roles, more_forsaken and roles; they are different role lists"
    assert refused(5, special_roles=True, more_forsaken=True) == together
    assert refused(5, special_roles=True, roles=own) == together
    assert refused(5, more_forsaken=True, roles=own) == (
        "more_forsaken picks a preset; a list of your own needs no preset"
    )


@pytest.mark.parametrize(
    ("overrides", "told"),
    [
        ([{"card": "wonder", "copies": 1}], "there is no Travelers card 'wonder'; one of them is 'wander'"),
        ([{"card": "hunger", "copies": 1}], "there is no Travelers card 'hunger'; one of them is 'wander'"),
        (
            [{"card": "wander", "copies": 1}, {"card": "wander", "copies": 2}],
            "deck_overrides: 'wander' is named twice; say once how many copies there are",
        ),
        ([{"card": "wander", "copies": -1}], "Expected `int` >= 0 - at `$.deck_overrides[0].copies`"),
        ([{"card": "wander", "copies": 61}], "Expected `int` <= 60 - at `$.deck_overrides[0].copies`"),
        ([{"card": "wander"}], "missing required field `copies` - at `$.deck_overrides[0]`"),
    ],
)  # fmt: skip
def test_a_bad_override_is_told_of(overrides: list[dict[str, Any]], told: str) -> None:
    assert told in refused(4, deck_overrides=overrides)


def test_a_deck_too_small_to_deal_is_told_of() -> None:
    assert GAME.words.content is not None
    thin = [{"card": card.id, "copies": 0} for card in GAME.words.content().travelers if card.id != "sprint"]
    assert refused(4, deck_overrides=[*thin, {"card": "sprint", "copies": 11}]) == (
        "deck_overrides: the Travelers Deck must hold at least 12 cards, three for each player"
    )
    assert dealt(4, deck_overrides=[*thin, {"card": "sprint", "copies": 12}]).view(None).travelers == 0


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"roles": ["wizard", "forsaken", "commonfolk", "commonfolk"]}, "'wizard' - at `$.roles[0]`"),
        ({"night_time_percent": 10}, "Expected `int` >= 20 - at `$.night_time_percent`"),
        ({"night_time_percent": 301}, "Expected `int` <= 300 - at `$.night_time_percent`"),
        ({"fugue_s": 0}, "Expected `int` >= 1 - at `$.fugue_s`"),
        ({"vote_s": 601}, "Expected `int` <= 600 - at `$.vote_s`"),
        ({"min_window_s": -1}, "Expected `int` >= 0 - at `$.min_window_s`"),
        ({"cycle_limit": 0}, "Expected `int` >= 1 - at `$.cycle_limit`"),
        ({"talk_per_min": 0}, "Expected `int` >= 1 - at `$.talk_per_min`"),
        ({"bot_delay_least_s": 5}, "a bot's shortest pause (bot_delay_least_s) must not be longer"),
        ({"priest_self": "yes"}, "Expected `bool`, got `str` - at `$.priest_self`"),
        ({"night_chats": True}, "Forsaken Forest has no option 'night_chats'; its options: special_roles, "),
    ],
)  # fmt: skip
def test_an_option_that_does_not_fit_is_named(options: dict[str, Any], told: str) -> None:
    assert told in refused(4, **options)


def test_the_shortest_and_the_longest_delay_of_a_bot_may_be_the_same() -> None:
    assert dealt(4, bot_delay_least_s=5, bot_delay_most_s=5).view(None).cycle == 0
