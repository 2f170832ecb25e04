"""The cards are those of RULES.md, sections 1 and 5, row by row."""

import re
from typing import Any

import pytest

from games.forsaken_forest.specification import rows_after, table_after
from lanternwood.games.forsaken_forest import GAME, content
from lanternwood.games.forsaken_forest.board import DESTINATIONS, SITES, START, TERRITORIES, territory
from lanternwood.games.forsaken_forest.cards import ARTIFACT_DECK, FOREST_DECK, TRAVELERS_COPIES
from lanternwood.games.forsaken_forest.content import CONTENT, Effect
from lanternwood.games.forsaken_forest.effects import VERBS

TRAVELERS: dict[str, tuple[Effect, ...]] = {
    "Wander": (content.Forge(),),
    "Press On": (content.Forge(paths=2),),
    "Scout Ahead": (content.Forge(), content.Draw()),
    "Trailblaze": (content.Forge(paths=3, straight=True, destinations=False),),
    "Double Back": (content.Forge(take_up=True),),
    "Sprint": (content.Forge(destinations=False),),
    "Deny Fate": (content.Forbid(("slow", "fast")),),
    "Hold Back the Dark": (content.Forbid(("forest",)),),
    "Bar the Way": (content.Forbid(("navigation",)),),
    "Break the Trail": (content.DestroyPath(),),
    "Cleansing Smoke": (content.DestroyCurse(),),
    "Shot in the Dark": (content.Strike(),),
    "Knife at the Campfire": (content.Strike(),),
    "Poisoned Waterskin": (content.Poison(),),
    "Crossbow Trap": (content.Trap(),),
    "Share the Pack": (content.Swap(),),
    "Oath of Fellowship": (content.Draw(who="both"),),
    "Lend a Hand": (content.Give(),),
    "Bare Your Soul": (content.Bare(),),
    "Shared Campfire": (content.Peek("hand", both=True),),
    "Read the Signs": (content.Draw(2),),
    "Gather Kindling": (content.Draw(3), content.DiscardOne()),
    "Memory of the Road": (content.Recover(),),
    "Quick Thinking": (content.Draw(),),
    "Spyglass": (content.Peek("destination"),),
    "Soul Mirror": (content.Peek("role"),),
    "Search Their Pack": (content.Peek("hand"),),
    "Read the Canopy": (content.Foresee(3),),
    "Speak with the Dead": (content.Peek("spirit"),),
    "Drag to the Gallows": (content.Accuse(),),
    "Point the Finger": (content.Accuse(),),
    "Demand Answers": (content.Demand(),),
    "Miraculous Revival": (content.Revive(),),
    "Field Dressing": (content.Revive(), content.Spoil(2)),
    "Shared Burden": (content.Revive(), content.Unburden()),
    "Place in the Pillory": (content.Pillory(),),
    "Pick Pocket": (content.Steal(),),
    "Spoil the Supplies": (content.Spoil(2),),
    "Lead Astray": (content.Redirect(),),
}
FOREST: dict[str, tuple[Effect, ...]] = {
    "Encroaching Darkness": (content.Nightfall(),),
    "Howling Dark": (content.Scatter(), content.Nightfall()),
    "Wolves at the Flank": (content.Maul(),),
    "Rockslide": (content.WashAway(1),),
    "Stampede": (content.Scatter(),),
    "Flash Flood": (content.WashAway(3),),
    "Sinkhole": (content.Swallow(),),
    "Whispering Mist": (content.PassOn(),),
    "Lightning Strike": (content.Lightning(),),
    "Leaden Limbs": (content.Curse("player"),),
    "Hunger": (content.Curse("player", 3),),
    "Withering Hex": (content.Curse("player", 3),),
    "Mark of the Stag": (content.Curse("player"),),
    "Tanglefoot": (content.Curse("group"),),
    "Choking Fog": (content.Curse("group"),),
    "Broken Lantern": (content.Curse("group"),),
}
ARTIFACTS: dict[str, tuple[Effect, ...]] = {
    "Ember Compass": (content.Peek("destination"),),
    "Glass Eye": (content.Peek("role"),),
    "Silver Bell": (content.Revive(),),
    "Warding Idol": (content.Forbid(("slow", "fast", "forest")),),
    "Hunter's Bow": (content.Strike(),),
    "Hidden Cache": (content.ShareOut(2),),
    "Weathered Map": (content.TurnUpDeadEnd(),),
    "Spring of Renewal": (content.LiftCurses(), content.Renew()),
}
KINDS = {"Finder's Action": "finder", "Group Action": "group"}
TEAMS = {"Villager": "villagers", "Forsaken": "forsaken"}


def test_the_travelers_deck_is_that_of_the_specification() -> None:
    rows = [
        (row["Sub-type"].lower(), row["Card"], row["Speed"].lower(), int(row["Copies"]), TRAVELERS[row["Card"]])
        for row in table_after("### 5.2 Travelers Deck")
    ]
    found = [(card.subtype, card.name, card.speed, card.copies, card.effects) for card in CONTENT.travelers]
    assert found == rows
    assert len(rows) == 39


def test_the_forest_deck_is_that_of_the_specification() -> None:
    rows = [
        (row["Sub-type"].lower(), row["Card"], int(row["Copies"]), FOREST[row["Card"]])
        for row in table_after("### 5.3 Forest Deck")
    ]
    assert [(card.subtype, card.name, card.copies, card.effects) for card in CONTENT.forest] == rows
    assert len(rows) == 16


def test_the_artifacts_are_those_of_the_specification() -> None:
    rows = [
        (
            KINDS[row["Type"]],
            row["Card"],
            int(row["Copies"]),
            2 if row["Effect"].startswith("Two uses") else 1,
            ARTIFACTS[row["Card"]],
        )
        for row in table_after("### 5.4 Artifacts")
    ]
    assert [(card.kind, card.name, card.copies, card.uses, card.effects) for card in CONTENT.artifacts] == rows


@pytest.mark.parametrize(
    ("heading", "cards"), [("### 5.2 Travelers Deck", CONTENT.travelers), ("### 5.3 Forest Deck", CONTENT.forest)]
)
def test_the_sub_types_add_up(heading: str, cards: list[content.TravelersCard | content.ForestCard]) -> None:
    for row in table_after(heading, 2):
        wanted = row["Sub-type"].lower()
        copies = sum(card.copies for card in cards if wanted in (card.subtype, "**total**"))
        assert copies == int(row["Cards"].strip("*")), wanted


def test_the_roles_are_those_of_the_specification() -> None:
    rows = table_after("### 2.4 Roles")
    names = {role.id: role.name for role in CONTENT.roles}
    found = [(role.name, role.team, names[role.shown or role.id]) for role in CONTENT.roles]
    assert found == [(row["Role"], TEAMS[row["Team"]], row["Shown card"]) for row in rows]


def test_the_box_holds_what_the_specification_counts() -> None:
    counts = {row["Component"]: (row["Count"], row["Breakdown"]) for row in table_after("## 1. Components")}
    assert len(FOREST_DECK) == int(counts["Forest Deck cards"][0]) == 32
    assert sum(TRAVELERS_COPIES) == int(counts["Travelers Deck cards"][0]) == 184
    assert len(ARTIFACT_DECK) == int(counts["Artifact cards"][0]) == 8
    assert sum(role.copies for role in CONTENT.roles) == int(counts["Role cards"][0]) == 25
    assert sum(card.copies for card in CONTENT.destinations) == int(counts["Destination cards"][0]) == 8
    assert len(CONTENT.night_actions) == int(counts["Night Action cards"][0]) == 3


def test_role_cards_destinations_and_night_actions_split_as_the_specification_says() -> None:
    breakdown = {row["Component"]: row["Breakdown"] for row in table_after("## 1. Components")}
    plain = dict(re.findall(r"(Commonfolk|Forsaken) (\d+)", breakdown["Role cards"]))
    single = re.findall(r"one each of ([\w, ]+) \(", breakdown["Role cards"])[0].split(", ")
    split = {role.name: role.copies for role in CONTENT.roles}
    assert split == {name: int(copies) for name, copies in plain.items()} | dict.fromkeys(single, 1)
    destinations = ", ".join(f"{card.name} {card.copies}" for card in CONTENT.destinations)
    assert destinations == breakdown["Destination cards"]
    assert sorted(card.name for card in CONTENT.night_actions) == sorted(breakdown["Night Action cards"].split(", "))


@pytest.mark.parametrize(("number", "found"), [(2, DESTINATIONS), (3, SITES)])
def test_the_board_is_that_of_the_specification(number: int, found: tuple[int, ...]) -> None:
    places = rows_after("## 1. Components", number)[1][1:]
    at = [tuple(int(part) for part in place.strip("()").split(",")) for place in places]
    assert found == tuple(territory(x, y) for x, y in at)
    assert (169, territory(0, 0)) == (TERRITORIES, START)


def test_every_card_has_a_text_and_an_id_of_its_own() -> None:
    cards: list[Any] = [
        *CONTENT.travelers,
        *CONTENT.forest,
        *CONTENT.artifacts,
        *CONTENT.roles,
        *CONTENT.destinations,
        *CONTENT.night_actions,
    ]
    assert all(card.text.strip() for card in cards)
    assert len({card.id for card in cards}) == len(cards)
    assert len({card.name for card in cards}) == len(cards)


def test_every_verb_is_carried_out() -> None:
    assert set(VERBS) == set(content.Verb.__subclasses__())
    assert GAME.words.content is not None
    assert GAME.words.content() is CONTENT
