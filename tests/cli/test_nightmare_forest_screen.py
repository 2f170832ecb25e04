"""The screen of Nightmare Forest, scene by scene."""

from typing import Any

import pytest

from games.nightmare_forest.scene import ANA, PATH, Scene, camper, given, shown
from lanternwood.cli.menu import Menu, walk
from lanternwood.cli.screens.nightmare_forest.board import discards
from lanternwood.cli.screens.nightmare_forest.ending import Course
from lanternwood.cli.screens.nightmare_forest.help import odds
from lanternwood.cli.screens.nightmare_forest.menu import attack_menu, menu
from lanternwood.cli.screens.nightmare_forest.news import in_few_words
from lanternwood.games.nightmare_forest import GAME, events
from lanternwood.games.nightmare_forest.actions import Attack, RollAtObstacle
from lanternwood.games.nightmare_forest.choices import choices

from .lantern import widest

OPOSSUM = "limping-opossum"
GEAR = (
    ["camp-hatchet", "cast-iron-skillet"],
    ["flare-pistol", "revolver"],
    ["fillet-knife", "tent-stake", "tent-stake"],
    ["revolver", shown("revolver", shots=1)],
    [shown("rifle", taped="fillet-knife"), "rifle"],
    ["cast-iron-skillet", shown("cast-iron-skillet"), "camp-hatchet"],
)


def table_of(scene: Scene) -> Menu:
    view = GAME.view(scene.state, ANA)
    return attack_menu(view, [choice for choice in choices(scene.state, ANA) if isinstance(choice, Attack)])


@pytest.mark.parametrize("gear", GEAR)
@pytest.mark.parametrize("survivor", [None, "walt-pruitt"])
def test_no_two_rows_of_attacks_read_the_same(gear: list[Any], survivor: str | None) -> None:
    scene = given(camper(level=6, zone=4, facing="bigfoot-still-hungry", gear=gear, survivor=survivor), camper())
    table = table_of(scene)
    labels = [item.words for item in table.items]
    assert len(set(labels)) == len(labels)
    shown_lines = table.lines()
    for label in labels:
        assert any(label in line for line in shown_lines)
    assert widest(shown_lines) <= 80


def test_one_row_is_a_table_too() -> None:
    scene = given(camper(facing=OPOSSUM), camper(), unused=4)
    view = GAME.view(scene.state, ANA)
    top = menu(view, choices(scene.state, ANA))
    _, item = walk(top, ["attack", "1", "3"])
    assert item
    assert item.choice == Attack(PATH, 3)


def course_of(scene: Scene) -> Course:
    course = Course(turns={ANA: 1})
    for event in scene.seen_by(None):
        course.see(event)
    return course


def test_work_at_an_obstacle_is_no_blow() -> None:
    scene = given(camper(facing="bramble-snarl"), camper(), unused=4)
    scene.rolls(1).when(RollAtObstacle())
    assert course_of(scene).blows == []


def test_a_kill_without_dice_is_a_blow() -> None:
    scene = given(camper(facing=OPOSSUM, gear=["shotgun"]), camper(), unused=4)
    scene.when(Attack(PATH, 0, (0,)))
    (blow,) = course_of(scene).blows
    assert (blow.target, blow.hit, blow.rolled) == (OPOSSUM, True, False)


def test_a_blow_that_was_rolled_for_counts_once() -> None:
    scene = given(camper(facing=OPOSSUM), camper(), unused=4)
    scene.rolls(2, 2, 2).when(Attack(PATH, 3))
    (blow,) = course_of(scene).blows
    assert (blow.hit, blow.rolled) == (True, True)
    assert blow.chance < 0.1


def test_nobody_has_more_bites_than_kill() -> None:
    scene = given(camper(wounds=4), camper())
    told = in_few_words(GAME.view(scene.state, None), [events.TurnBegan(ANA, 4, None), events.Wounded(ANA, 2, 6)], ANA)
    assert "bitten (5 of 5)" in told.words


def test_what_was_left_of_a_double_is_told() -> None:
    scene = given(camper(), camper())
    heard = [events.Searched(ANA, (2,), None), events.GearDrawn(ANA, 1), events.GearPutBack(ANA, "rifle")]
    assert (
        "searches with 1 die, 1 gear, leaving a Rifle" in in_few_words(GAME.view(scene.state, None), heard, ANA).words
    )


def test_only_the_certain_is_a_hundred_percent() -> None:
    assert "100%" not in "".join(odds())
    assert ">99%" in "".join(odds())


def test_the_open_discards_are_counted() -> None:
    scene = given(camper(), camper(), gear_discard=["tent-stake", "rifle", "tent-stake"], discards={1: [OPOSSUM]})
    told = "\n".join(discards(GAME.view(scene.state, ANA)))
    assert "zone 1  Limping Opossum\n" in told
    assert "gear    Rifle, Tent Stake ×2" in told
