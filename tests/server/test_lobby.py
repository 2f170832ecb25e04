"""Before the match: who sits, who hosts, what is set."""

from pathlib import Path
from typing import Any

import pytest

from lanternwood.kernel.fairness import commitment
from lanternwood.server.bots_at_table import NAMES
from lanternwood.server.refusals import Trouble
from lanternwood.server.wire.http import NewTable

from .at_table import House, in_house


def test_people_and_bots_take_their_seats(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        bo = await there.join(ann, "Bo")
        await ann.say("SeatBot", level="steady")
        seats = [(member["name"], member["seat"], member["bot"]) for member in ann.table["members"]]
        assert [seat[:2] for seat in seats] == [("Ann", 0), ("Bo", 1), (seats[2][0], 2)]
        assert [seat[2] for seat in seats] == [None, None, "steady"]
        bo.read()
        assert bo.table == ann.table

    in_house(tmp_path, scene)


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        await there.join(ann, "ann")
        ann.read()
        assert [member["name"] for member in ann.table["members"]] == ["Ann", "ann 2"]

    in_house(tmp_path, scene)


def test_only_the_host_changes_the_table(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        bo = await there.join(ann, "Bo")
        commands: list[tuple[str, dict[str, Any]]] = [
            ("SetTable", {"pace": "quick"}),
            ("SeatBot", {"level": "steady"}),
            ("Remove", {"member": ann.member}),
            ("Silence", {"member": ann.member, "silent": True}),
            ("Start", {}),
        ]
        for kind, fields in commands:
            answer = await bo.say(kind, **fields)
            assert (answer["type"], answer["rule"]) == ("Refused", "HOST"), kind
        answer = await ann.say("SetTable", options={"speed": True}, clock="live", listed=True)
        assert answer["type"] == "Update"
        assert (ann.table["options"], ann.table["clock"], ann.table["listed"]) == ({"speed": True}, "live", True)

    in_house(tmp_path, scene)


def test_options_that_do_not_fit_are_refused_in_words(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        answer = await ann.say("SetTable", options={"sped": True})
        assert answer["rule"] == "OPTIONS"
        assert "no option 'sped'" in answer["why"]
        with pytest.raises(Trouble, match="no option 'fast'"):
            await there.tables.open(NewTable("nightmare-forest", "Ann", "owl", {"fast": True}))
        with pytest.raises(Trouble, match="no such game"):
            await there.tables.open(NewTable("chess", "Ann", "owl"))

    in_house(tmp_path, scene)


def test_a_table_that_cannot_begin_says_why(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        assert "needs 2 to 6 players" in ann.table["problem"]
        answer = await ann.say("Start")
        assert (answer["type"], answer["rule"]) == ("Refused", "SETUP")
        await ann.say("SetTable", options={"solo": True})
        assert ann.table["problem"] is None

    in_house(tmp_path, scene)


def test_a_full_table_takes_only_those_who_watch(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        for _ in range(5):
            await ann.say("SeatBot", level="random")
        with pytest.raises(Trouble, match="Every seat"):
            await there.join(ann, "Bo")
        assert (await ann.say("SeatBot", level="random"))["rule"] == "FULL"
        bo = await there.join(ann, "Bo", watch=True)
        assert (await bo.say("SitDown"))["rule"] == "FULL"
        bot = ann.table["members"][1]
        await ann.say("Remove", member=bot["id"])
        assert (await bo.say("SitDown"))["type"] == "Update"
        assert bo.member_named("Bo")["seat"] == 5

    in_house(tmp_path, scene)


def test_whoever_is_removed_is_sent_off_and_cannot_come_back(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        bo = await there.join(ann, "Bo")
        await ann.say("Remove", member=bo.member)
        assert bo.read()[-1]["type"] == "Goodbye"
        await bo.leave()
        assert bo.place
        with pytest.raises(Trouble, match="no longer yours"):
            await there.come(bo.place)

    in_house(tmp_path, scene)


def test_hosting_passes_on_when_the_host_leaves(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        cy = await there.join(ann, "Cy", watch=True)
        bo = await there.join(ann, "Bo")
        await ann.say("LeaveTable")
        bo.read()
        cy.read()
        assert bo.table["host"] == bo.member, "those who play come before those who watch"
        assert [member["name"] for member in cy.table["members"]] == ["Cy", "Bo"]
        assert (await bo.say("SeatBot", level="steady"))["type"] == "Update"

    in_house(tmp_path, scene)


def test_those_who_watch_are_counted_and_cannot_play(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        screen = await there.watch(ann.table["code"])
        ann.read()
        assert ann.table["watching"] == 1
        answer = await screen.say("Start")
        assert answer["rule"] == "WATCHING"
        await screen.leave()
        ann.read()
        assert ann.table["watching"] == 0

    in_house(tmp_path, scene)


def test_the_seed_is_promised_before_and_holds_everyones_words(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        bo = await there.join(ann, "Bo")
        promised = ann.table["commitment"]
        await bo.say("SetMe", word="wolfsbane")
        await ann.say("SetMe", word="thirteen")
        await ann.say("Start")
        assert ann.match is not None
        assert ann.match["opened"] is None, "the seed stays hidden during the match"
        assert ann.table["commitment"] == promised
        plan = ann.room.sitting.match.plan  # type: ignore[union-attr]
        assert commitment(plan.seed) == promised
        assert plan.entropy == ("thirteen", "wolfsbane")
        assert (await bo.say("SetMe", word="again"))["rule"] == "STARTED"

    in_house(tmp_path, scene)


def test_a_code_is_forgiving_about_case_and_unknown_ones_say_so(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann", listed=True)
        code = ann.table["code"]
        assert len(code) == 4
        assert (await there.tables.card(code.lower())).players == ("Ann",)
        assert [card.code for card in there.tables.listed()] == [code]
        for wrong in ("ZZZZ" if code != "ZZZZ" else "BBBB", "", "A", "ABCDEFGH", "12 4", "ÄÖÜß"):
            with pytest.raises(Trouble, match="No table has that code"):
                await there.tables.card(wrong)
        await ann.leave()
        assert there.tables.listed() == [], "a table that nobody is at is not offered"

    in_house(tmp_path, scene)


def test_whoever_comes_to_a_table_without_a_host_is_its_host(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        screen = await there.watch(ann.table["code"])
        await ann.say("LeaveTable")
        await ann.leave()
        bo = await there.join(ann, "Bo")
        assert bo.table["host"] == bo.member
        assert (await bo.say("SeatBot", level="random"))["type"] == "Update"
        screen.read()
        assert screen.table["host"] == bo.member

    in_house(tmp_path, scene)


def test_bots_find_a_name_also_where_people_bear_all_of_theirs(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        for name in NAMES:
            await there.join(ann, name, watch=True)
        assert (await ann.say("SeatBot", level="random"))["type"] == "Update"
        names = [member["name"] for member in ann.table["members"]]
        assert len(set(names)) == len(names) == len(NAMES) + 2

    in_house(tmp_path, scene)
