"""The cards are those of RULES.md, section 6; and a broken content folder says what is wrong with it."""

import re
import shutil
from pathlib import Path

import pytest

from games.breaking_content import broken
from games.nightmare_forest.specification import NONE, RULES, number, table_after
from lanternwood.games.nightmare_forest.content import (
    CONTENT,
    FOLDER,
    FOREST,
    FOREST_DECK,
    GEAR_DECK,
    Camper,
    Clear,
    Craft,
    Effect,
    ForestCard,
    Gear,
    Heal,
    Muffle,
    Refresh,
    Shield,
    Steal,
    load,
)
from lanternwood.games.nightmare_forest.odds import chance_of
from lanternwood.kernel.content import ContentError

EFFECTS: dict[str, Effect | None] = {
    NONE: None,
    "craft (NF-TAPE)": Craft(),
    "steal (NF-STEAL)": Steal(),
    "heal 1, discard": Heal(1),
    "heal 2, discard": Heal(2),
    "shield 1, discard": Shield(1),
    "shield 2, discard": Shield(2),
    "clear one Overgrown; once per turn, stays face up": Clear(("overgrown",), reusable=True),
    "open one Items Cache; once per turn, stays face up": Clear(("cache",), reusable=True),
    "clear one Overgrown or open one Items Cache, discard": Clear(("overgrown", "cache")),
    "turn one used die back to unused, discard; needs a used die": Refresh(),
    "discard when a noise check is due: skip it (level 3 too)": Muffle(),
}
KINDS = {"Overgrown": "overgrown", "Items Cache": "cache"}


# As specified


def test_the_zombies_are_those_of_the_specification() -> None:
    rows = [
        (row["Name"], int(row["Zone"]), int(row["Defence"]), int(row["Copies"]))
        for row in table_after("### 6.1 Zombies")
    ]
    assert [(card.name, card.zone, card.defence, card.copies) for card in CONTENT.zombies] == rows
    assert sum(copies for *_, copies in rows) == 82


def test_the_chance_printed_beside_each_zombie_is_right() -> None:
    for row in table_after("### 6.1 Zombies"):
        chance = chance_of(3 + int(row["Zone"]), int(row["Defence"]))
        assert float(row["P(full)"].rstrip("%")) == pytest.approx(100 * chance, abs=0.0501)


def test_the_obstacles_are_those_of_the_specification() -> None:
    rows = [
        (
            row["Name"],
            KINDS[row["Type"]],
            int(row["Zone"]),
            int(row["Value"]),
            number(row["Gear drawn"]) or 0,
            int(row["Copies"]),
        )
        for row in table_after("### 6.2 Non-zombie")
        if row["Type"] != "Survivor"
    ]
    found = [(card.name, card.kind, card.zone, card.value, card.gear, card.copies) for card in CONTENT.obstacles]
    assert found == rows


@pytest.mark.rule("NF-SURV-01")
def test_the_survivors_are_those_of_the_specification() -> None:
    rows = [
        (row["Name"], int(row["Zone"]), int(row["Copies"]))
        for row in table_after("### 6.2 Non-zombie")
        if row["Type"] == "Survivor"
    ]
    assert [(card.name, card.zone, card.copies) for card in CONTENT.survivors] == rows
    assert [card.ability for card in CONTENT.survivors] == ["reroll-blank", "patch-up", "sure-shot"]


def test_the_gear_is_that_of_the_specification() -> None:
    rows = [
        (
            row["Name"],
            int(row["Copies"]),
            number(row["Damage"]),
            number(row["Hands"]),
            number(row["Noise"]) or 0,
            number(row["Shots"]),
            row["Tape icon"] == "yes",
            EFFECTS[row["Effect"]],
        )
        for row in table_after("### 6.3 Gear")
    ]
    found = [
        (card.name, card.copies, card.damage, card.hands, card.noise, card.shots, card.tape, card.effect)
        for card in CONTENT.gear
    ]
    assert found == rows


def test_a_gun_is_a_weapon_with_shots_and_the_rest_has_neither_damage_nor_shots() -> None:
    for row, card in zip(table_after("### 6.3 Gear"), CONTENT.gear, strict=True):
        kind = "misc" if card.damage is None else "gun" if card.shots else "weapon"
        assert row["Kind"] == kind


def test_the_campers_are_those_of_the_specification() -> None:
    rows = [(row["Name"], row["Colour"]) for row in table_after("### 6.4 Campers")]
    assert [(card.name, card.colour) for card in CONTENT.campers] == rows


def test_the_box_holds_what_the_specification_counts() -> None:
    counts = {row["Component"]: row["Count"] for row in table_after("## 2. Components")}
    assert sum(len(deck) for deck in FOREST_DECK) == int(counts["Forest cards"]) == 100
    assert len(GEAR_DECK) == int(counts["Gear cards"]) == 34
    assert len(CONTENT.campers) == int(counts["Character (camper) cards"]) == 6
    sizes = re.search(r"Zone sizes: (\d+) \S+ (\d+) \S+ (\d+) \S+ (\d+) \S+ = \*\*100\*\*", RULES)
    assert sizes
    assert [len(deck) for deck in FOREST_DECK] == [0, *map(int, sizes.groups())]


def test_every_card_has_a_text_and_an_id_of_its_own() -> None:
    cards: list[ForestCard | Gear | Camper] = [*FOREST, *CONTENT.gear, *CONTENT.campers]
    assert all(card.text.strip() for card in cards)
    assert len({card.id for card in cards}) == len(cards)
    assert len({card.name for card in cards}) == len(cards)


# Broken


def test_an_untouched_copy_loads(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    assert load(tmp_path / "content") == CONTENT


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("zombies.toml", "defence = 1\n", 'defence = "one"\n', ["zombie 'threadbare-vole'", "'defence'"]),
        ("zombies.toml", "defence = 1\n", "defense = 1\n", ["zombie 'threadbare-vole'", "`defense`", "defence"]),
        ("zombies.toml", "defence = 1\n", "", ["zombie 'threadbare-vole'", "`defence`"]),
        ("zombies.toml", "zone = 1\n", "zone = 5\n", ["zombie 'threadbare-vole'", "'zone'"]),
        ("zombies.toml", 'id = "hollow-hare"', 'id = "threadbare-vole"', ["'threadbare-vole'", "used twice"]),
        ("obstacles.toml", 'kind = "cache"', 'kind = "crate"', ["obstacle 'cooler-in-the-ferns'", "'kind'"]),
        ("obstacles.toml", "gear = 2\n", "", ["obstacle 'cooler-in-the-ferns'", "'gear'"]),
        ("obstacles.toml", "value = 2\n", "value = 2\ngear = 1\n", ["obstacle 'bramble-snarl'", "'gear'"]),
        ("survivors.toml", "zone = 3", "zone = 4", ["survivor 'walt-pruitt'", "'zone'"]),
        ("survivors.toml", '"reroll-blank"', '"reroll"', ["survivor 'ivy-marsh'", "'ability'"]),
        ("gear.toml", "hands = 1\n", "", ["gear 'tent-stake'", "'damage'", "'hands'"]),
        ("gear.toml", 'do = "heal", wounds = 1', 'do = "heel", wounds = 1', ["gear 'bandage-roll'", "effect.do"]),
        ("gear.toml", 'effect = { do = "craft" }', "", ["gear 'duct-tape'", "'effect'"]),
        ("gear.toml", "noise = 1\n", "noise = 4\n", ["gear 'camp-hatchet'", "'noise'"]),
        ("gear.toml", 'id = "tent-stake"', 'id = "hollow-hare"', ["'hollow-hare'", "zombies.toml"]),
        ("gear.toml", 'effect = { do = "craft" }', 'noise = 1\neffect = { do = "craft" }', ["'duct-tape'", "'noise'"]),
        ("gear.toml", "[[gear]]", "[[gaer]]", ["'gaer'", "[[gear]]"]),
        ("campers.toml", 'colour = "teal"\n', "", ["camper 'marisol-vega'", "`colour`"]),
        ("campers.toml", "[[camper]]", "[camper", ["not valid TOML"]),
    ],
)
def test_a_mistake_is_told_with_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, named: list[str]
) -> None:
    told = broken(load, FOLDER, tmp_path, file, old, new)
    assert told.startswith(f"{file}: ")
    for name in named:
        assert name in told


def test_wrong_totals_are_told_with_what_they_must_be(tmp_path: Path) -> None:
    zone = broken(load, FOLDER, tmp_path / "zone", "zombies.toml", "copies = 4", "copies = 5")
    assert zone == "zone 1 has 41 forest cards; the 'copies' must add up to 40"
    gear = broken(load, FOLDER, tmp_path / "gear", "gear.toml", "copies = 3", "copies = 2")
    assert gear == "gear.toml: there are 33 cards; they must add up to 34"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    (tmp_path / "content" / "gear.toml").unlink()
    with pytest.raises(ContentError, match=r"gear\.toml: the file is missing"):
        load(tmp_path / "content")


def test_zone_4_holds_only_zombies(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    # One strongbox changes places with two Bigfoots, so that all zone sizes still hold.
    _move(folder / "obstacles.toml", "hunters-strongbox", zone=4, copies=1)
    _move(folder / "zombies.toml", "bigfoot-still-hungry", zone=3, copies=2)
    with pytest.raises(ContentError) as refusal:
        load(folder)
    assert str(refusal.value) == (
        "obstacles.toml: obstacle 'hunters-strongbox': field 'zone': zone 4 holds only zombies"
    )


def _move(file: Path, card: str, zone: int, copies: int) -> None:
    before, entry = file.read_text(encoding="utf-8").split(f'id = "{card}"')
    entry = re.sub(r"zone = \d+", f"zone = {zone}", entry, count=1)
    entry = re.sub(r"copies = \d+", f"copies = {copies}", entry, count=1)
    file.write_text(f'{before}id = "{card}"{entry}', encoding="utf-8")
