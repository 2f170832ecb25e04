"""What the host of a table is offered and told before the start, by a game that has much to choose."""

from pathlib import Path
from typing import Any

from .at_table import House, Person, in_house

OWN = ["forsaken", "oracle", "commonfolk", "commonfolk", "commonfolk"]


async def table_for(there: House, seats: int) -> Person:
    ann = await there.open("Ann", "forsaken-forest")
    for _ in range(seats - 1):
        await ann.say("SeatBot", level="random")
    return ann


def titles(person: Person) -> list[str]:
    return [preset["title"] for preset in person.table["presets"]]


def chosen(person: Person) -> list[str]:
    return [preset["title"] for preset in person.table["presets"] if preset["chosen"]]


def preset(person: Person, title: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in person.table["presets"] if each["title"] == title)
    return found


def test_presets_follow_the_number_of_seats(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann", "forsaken-forest")
        assert titles(ann)[0] == "1 Forsaken, 3 Commonfolk", "for as few as can play"
        for _ in range(4):
            await ann.say("SeatBot", level="random")
        assert titles(ann) == [
            "1 Forsaken, 4 Commonfolk",
            "2 Forsaken, 3 Commonfolk",
            "With Special Roles",
            "A secret list",
            "A list of your own",
        ]
        assert chosen(ann) == ["1 Forsaken, 4 Commonfolk"]

    in_house(tmp_path, scene)


def test_a_preset_sent_back_is_chosen_and_all_see_it(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await table_for(there, 5)
        bo = await there.join(ann, "Bo", watch=True)
        for title in ("With Special Roles", "A list of your own", "A secret list", "2 Forsaken, 3 Commonfolk"):
            await ann.say("SetTable", options=preset(ann, title)["options"])
            assert chosen(ann) == [title]
            bo.read()
            assert bo.table == ann.table

    in_house(tmp_path, scene)


def test_the_ratio_is_told_while_choosing_and_a_warning_before_the_start(tmp_path: Path) -> None:
    """FF-DIST-03, FF-DIST-10"""

    async def scene(there: House) -> None:
        ann = await table_for(there, 5)
        await ann.say("SetTable", options={"roles": OWN})
        said = {advice["words"]: advice["warns"] for advice in ann.table["advice"]}
        assert not said["Weighted ratio 4.5 to 1: 4.5 for the Villager Team, 1 for the Forsaken Team."]
        assert said["4.5 to 1 favours the Villager Team; 1.5 to 3 is advised and 2 is ideal."]
        assert ann.table["problem"] is None
        assert (await ann.say("Start"))["type"] == "Update"
        assert (ann.table["advice"], ann.table["presets"]) == ([], [])

    in_house(tmp_path, scene)


def test_a_list_that_does_not_fit_the_seats_says_what_to_do(tmp_path: Path) -> None:
    """FF-SETUP-09"""

    async def scene(there: House) -> None:
        ann = await table_for(there, 6)
        await ann.say("SetTable", options={"roles": OWN})
        assert ann.table["problem"] == ("the role list has 5 cards for 6 players: add 1, or seat 1 fewer (FF-SETUP-09)")
        assert (await ann.say("Start"))["rule"] == "SETUP"
        await ann.say("SetTable", options={"roles": [*OWN, "forsaken"]})
        assert ann.table["problem"] is None

    in_house(tmp_path, scene)


def test_the_copies_in_the_deck_can_be_changed_and_set_back(tmp_path: Path) -> None:
    """FF-DIST-09"""

    async def scene(there: House) -> None:
        ann = await table_for(there, 4)
        await ann.say("SetTable", options={"deck_overrides": [{"card": "spyglass", "copies": 1}]})
        assert "The Travelers Deck is changed: 180 cards instead of 184." in [
            advice["words"] for advice in ann.table["advice"]
        ]
        answer = await ann.say("SetTable", options={"deck_overrides": [{"card": "spyglass", "copies": 61}]})
        assert (answer["type"], answer["rule"]) == ("Refused", "OPTIONS")
        await ann.say("SetTable", options={"deck_overrides": [{"card": "spy-glass", "copies": 1}]})
        assert ann.table["problem"] == (
            "deck_overrides: there is no Travelers card 'spy-glass'; one of them is 'wander'"
        )
        await ann.say("SetTable", options={"deck_overrides": []})
        assert ann.table["problem"] is None
        await ann.say("Start")
        assert ann.match
        assert ann.match["view"]["travelers"] == 184 - 12

    in_house(tmp_path, scene)


def test_a_secret_list_is_nowhere_on_the_table(tmp_path: Path) -> None:
    """R05"""

    async def scene(there: House) -> None:
        ann = await table_for(there, 5)
        await ann.say("SetTable", options=preset(ann, "A secret list")["options"])
        await ann.say("Start")
        assert ann.match
        assert ann.table["options"]["roles"] == []
        assert ann.match["view"]["role_list"] is None

    in_house(tmp_path, scene)


def test_a_game_without_presets_offers_none(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        assert (ann.table["presets"], ann.table["advice"]) == ([], [])

    in_house(tmp_path, scene)
