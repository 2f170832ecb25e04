"""RULES.md, section 7: the odds that players are shown are exact."""

from collections import Counter
from collections.abc import MutableSequence
from itertools import product
from typing import Any

import pytest

from games.nightmare_forest.scene import ANA, PATH, Scene, camper, given, shown
from games.nightmare_forest.specification import NONE, table_after
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import Attack, Search, ThrowGear
from lanternwood.games.nightmare_forest.dice import FACES, roll
from lanternwood.games.nightmare_forest.events import NoiseChecked, ThrowRolled
from lanternwood.games.nightmare_forest.odds import NOISE_ATTRACTS, THROW_HITS, chance_of, ways
from lanternwood.games.nightmare_forest.words import attack_odds
from lanternwood.kernel.table import Table

WAYS = table_after("Ways to get exactly k hits")
CHANCES = table_after("Chance of at least k hits")


@pytest.mark.rule("NF-DICE-01")
def test_a_die_has_the_printed_sides() -> None:
    hits = Counter(FACES)
    assert {row["Die face"]: int(row["Sides"]) for row in table_after("| Die face |")} == {
        "double": hits[2],
        "single": hits[1],
        "blank": hits[0],
    }


def test_the_tables_are_for_one_to_seven_dice() -> None:
    assert [row["n"] for row in WAYS] == [row["n"] for row in CHANCES] == list("1234567")


@pytest.mark.parametrize("row", WAYS, ids=lambda row: row["n"])
def test_the_ways_to_each_number_of_hits_are_those_of_the_specification(row: dict[str, str]) -> None:
    dice = int(row["n"])
    printed = [int(row[str(hits)]) for hits in range(15) if row[str(hits)] != NONE]
    assert list(ways(dice)) == printed
    assert sum(ways(dice)) == int(row["6ⁿ"]) == 6**dice


@pytest.mark.parametrize("dice", range(1, 8))
def test_the_ways_to_each_number_of_hits_are_what_counting_every_roll_gives(dice: int) -> None:
    counted = Counter(sum(faces) for faces in product(FACES, repeat=dice))
    assert list(ways(dice)) == [counted[hits] for hits in range(2 * dice + 1)]


@pytest.mark.parametrize("row", CHANCES, ids=lambda row: row["n"])
def test_the_chances_are_those_of_the_specification(row: dict[str, str]) -> None:
    dice = int(row["n"])
    for needed in range(1, 15):
        printed, percent = row[str(needed)], 100 * chance_of(dice, needed)
        if printed == NONE:
            assert percent == 0
        elif printed.startswith("<"):
            assert 0 < percent < float(printed[1:])
        else:
            assert f"{percent:.2f}" == printed


def test_nothing_needed_is_certain() -> None:
    assert chance_of(3, 0) == chance_of(3, -2) == 1


class EveryDraw:
    """Chance that gives 0, 1, 2 … in turn."""

    def __init__(self) -> None:
        self.drawn = -1

    def below(self, bound: int) -> int:
        self.drawn += 1
        assert self.drawn < bound
        return self.drawn

    def shuffle(self, things: MutableSequence[Any]) -> None:
        raise AssertionError("dice are not shuffled")


@pytest.mark.parametrize("dice", range(1, 8))
def test_the_dice_fall_as_the_odds_say(dice: int) -> None:
    """All 6ⁿ draws that a roll can make, counted."""
    table = Table(None, EveryDraw())
    rolls = Counter(roll(table, dice) for _ in range(6**dice))
    fallen: Counter[int] = Counter()
    for faces, times in rolls.items():
        assert len(faces) == dice
        fallen[sum(faces)] += times
    assert [fallen[hits] for hits in range(2 * dice + 1)] == list(ways(dice))


@pytest.mark.rule("NF-NOISE-03")
@pytest.mark.rule("NF-NOISE-04")
@pytest.mark.rule("NF-NOISE-05")
@pytest.mark.parametrize(
    ("weapon", "level"), [("canoe-paddle", 0), ("camp-hatchet", 1), ("cast-iron-skillet", 2), ("chainsaw", 3)]
)
def test_noise_attracts_as_often_as_the_odds_say(weapon: str, level: int) -> None:
    attracted = 0
    for face in FACES:
        scene = given(camper(facing="threadbare-vole", gear=[shown(weapon)]), camper())
        if level in (1, 2):
            scene.rolls(face)
        scene.when(Attack(PATH, 0, (0,)))
        attracted += sum(event.attracts for event in scene.announced(NoiseChecked))
    assert attracted / 6 == pytest.approx(NOISE_ATTRACTS[level])


@pytest.mark.rule("NF-THROW-06")
def test_a_throw_hits_as_often_as_the_odds_say() -> None:
    hits = 0
    for face in FACES:
        scene = given(camper(gear=["tent-stake", "rifle"]), camper(level=1))
        scene.rolls(face).when(ThrowGear(0, scene.state.living()[1]))
        assert scene.announced(ThrowRolled)[0].face == face
        hits += len(scene.bo.own)
    assert hits / 6 == pytest.approx(THROW_HITS)


def odds_of(scene: Scene, action: Attack) -> float:
    assert scene.offers(action)
    return attack_odds(GAME.view(scene.state, ANA), action)


def test_the_odds_shown_with_an_attack_count_weapons_and_walts_aim() -> None:
    facts = camper(facing="reeking-skunk", gear=["camp-hatchet", "revolver", "tent-stake"], survivor="walt-pruitt")
    scene = given(facts, camper())
    assert odds_of(scene, Attack(PATH, 4)) == pytest.approx(0.4444, abs=5e-5)
    assert odds_of(scene, Attack(PATH, 4, sure_shot=True)) == pytest.approx(0.7222, abs=5e-5)
    assert odds_of(scene, Attack(PATH, 2, (0,))) == pytest.approx(0.5556, abs=5e-5)
    assert odds_of(scene, Attack(PATH, 1, (1,))) == pytest.approx(0.6667, abs=5e-5)
    assert odds_of(scene, Attack(PATH, 0, (1, 2))) == 1


def test_a_taped_gun_counts_with_one_damage_more() -> None:
    scene = given(camper(facing="reeking-skunk", gear=[shown("revolver", taped="tent-stake")]), camper())
    assert odds_of(scene, Attack(PATH, 0, (0,))) == 1


def test_searching_finds_as_the_odds_say() -> None:
    """Per die: 1/3 nothing, 1/2 one card, 1/6 the best of two."""
    found: Counter[str] = Counter()
    for face in FACES:
        scene = given(camper(), camper())
        scene.rolls(face).when(Search(1))
        found["choice" if scene.state.question else f"{len(scene.ana.gear)} cards"] += 1
    assert found == {"0 cards": 2, "1 cards": 3, "choice": 1}
