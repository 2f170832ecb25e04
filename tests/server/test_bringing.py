"""Bringing something to a table: who sees it, what will not do, and what becomes of it."""

from pathlib import Path
from typing import Any

import pytest

from contract.planting import planted
from fixture_games import cellar, satchels
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Model, Seat
from lanternwood.kernel.promising import Promise, fingerprint_of
from lanternwood.kernel.record import read_record, relive
from lanternwood.server.refusals import Trouble
from lanternwood.server.replaying import relived
from lanternwood.server.wire.http import ForkOrder, Place

from .at_table import House, Person, in_house, until
from .test_playing import play_on

GAMES: dict[str, Game[Any]] = {satchels.GAME.name: satchels.GAME, cellar.GAME.name: cellar.GAME}
MINE, OTHER = {"cards": [9, 9, 5, 1, 1]}, {"cards": [5, 5, 5, 5, 5]}


async def at_table(there: House, *others: str) -> list[Person]:
    ann = await there.open("Ann", "satchels")
    return [ann, *[await there.join(ann, name) for name in others]]


def yours(person: Person) -> list[dict[str, Any]]:
    """What somebody was last shown of what they have brought."""
    person.read()
    shown: list[list[dict[str, Any]]] = [frame["brought"] for frame in person.frames if frame["type"] == "Yours"]
    return shown[-1] if shown else []


def cards_of(person: Person) -> list[list[int]]:
    return [own["value"]["cards"] for own in yours(person)]


def test_others_see_that_something_was_brought_and_its_owner_sees_what(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await at_table(there, "Bo")
        screen = await there.watch(ann.table["code"])
        assert bo.member_named("Bo")["brought"] == ""
        assert (await bo.say("Bring", value=MINE))["type"] == "Update"
        assert yours(bo) == [{"member": bo.member, "value": MINE, "title": "own", "problems": []}]
        shown = {person.member_named("Bo")["brought"] for person in (ann, bo, screen)}
        assert len(shown) == 1
        assert len(shown.pop()) == 64
        assert not yours(ann)
        assert not yours(screen)
        assert "5, 1, 1" not in str(ann.frames + screen.frames)

    in_house(tmp_path, scene, **GAMES)


def test_the_same_brought_again_has_another_fingerprint(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await at_table(there, "Bo")
        prints = []
        for _ in range(3):
            await bo.say("Bring", value=MINE)
            prints.append(ann.member_named("Bo")["brought"])
        assert len(set(prints)) == 3

    in_house(tmp_path, scene, **GAMES)


@pytest.mark.parametrize(
    ("sent", "problems"),
    [
        (
            {"value": {"cards": [0, 9, 9, 9]}},
            ["a satchel holds 5 cards, not 4", "there is no card 0", "the cards come to 27, and 25 is the most"],
        ),
        ({"value": {"stones": 1}}, ["that is no satchel of Satchels: Object contains unknown field `stones`"]),
        ({"value": 7}, ["that is no satchel of Satchels: Expected `object`, got `int`"]),
        ({"value": {"cards": [2**70]}}, None),
        ({"text": "stones"}, ["a satchel is steps, even, bold, or numbers with commas; 'stones' is not"]),
        ({"text": "1,2"}, ["a satchel holds 5 cards, not 2"]),
    ],
)
def test_what_will_not_do_is_refused_with_every_problem_and_nothing_is_lost(
    tmp_path: Path, sent: dict[str, Any], problems: list[str] | None
) -> None:
    async def scene(there: House) -> None:
        ann, bo = await at_table(there, "Bo")
        await bo.say("Bring", value=MINE)
        before = ann.member_named("Bo")["brought"]
        refused = await bo.say("Bring", **sent)
        assert (refused["type"], refused["rule"]) == ("Refused", "BRING")
        assert refused["problems"]
        if problems is not None:
            assert refused["problems"] == problems
            assert refused["why"] == "; ".join(problems)
        assert cards_of(bo) == [MINE["cards"]]
        assert ann.read() == [], "nobody else hears of it"
        assert bo.member_named("Bo")["brought"] == before

    in_house(tmp_path, scene, **GAMES)


def test_a_text_will_do_where_the_game_can_read_it(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        (ann,) = await at_table(there)
        assert (await ann.say("Bring", text="bold"))["type"] == "Update"
        assert yours(ann)[0]["title"] == "bold"

    in_house(tmp_path, scene, **GAMES)


def test_the_match_cannot_begin_while_something_does_not_fit_and_only_its_owner_knows_why(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await at_table(there, "Bo")
        await bo.say("Bring", value=MINE)
        await ann.say("SetTable", options={"most": 20})
        why = "the satchel of Bo does not fit the table as it is set up now"
        assert ann.member_named("Bo")["fits"] is False
        assert ann.table["problem"] == why
        refused = await ann.say("Start")
        assert (refused["rule"], refused["why"]) == ("SETUP", why)
        assert yours(bo)[0]["problems"] == ["the cards come to 25, and 20 is the most"]
        assert "come to" not in str(ann.frames)
        await ann.say("SetTable", options={"most": 30})
        assert ann.member_named("Bo")["fits"] is True
        assert yours(bo)[0]["problems"] == []
        assert (await ann.say("Start"))["type"] == "Update"

    in_house(tmp_path, scene, **GAMES)


def test_what_somebody_who_watches_has_brought_keeps_nobody_from_playing(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, _, cy = await at_table(there, "Bo", "Cy")
        await cy.say("Bring", value=MINE)
        await ann.say("SetTable", options={"most": 20})
        assert ann.table["problem"]
        await cy.say("StandUp")
        ann.read()
        assert ann.table["problem"] is None
        await cy.say("SitDown")
        assert cards_of(cy) == [MINE["cards"]], "whoever sits down again has it still"

    in_house(tmp_path, scene, **GAMES)


def test_the_host_brings_something_for_a_bot_and_for_nobody_else(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await at_table(there, "Bo")
        await ann.say("SeatBot", level="random")
        bot = next(member["id"] for member in ann.table["members"] if member["bot"])
        assert (await bo.say("Bring", member=bot, value=MINE))["rule"] == "HOST"
        assert (await ann.say("Bring", member=bo.member, value=MINE))["rule"] == "BRING"
        assert (await ann.say("Bring", member="nobody", value=MINE))["rule"] == "WHO"
        await ann.say("Bring", value=OTHER)
        assert (await ann.say("Bring", member=bot, value=MINE))["type"] == "Update"
        assert {own["member"]: own["value"] for own in yours(ann)} == {ann.member: OTHER, bot: MINE}
        assert not yours(bo)
        await ann.say("Start")
        match = ann.room.sitting.match
        assert match
        assert [match.plan.brought[seat] is None for seat in range(3)] == [False, True, False]

    in_house(tmp_path, scene, **GAMES)


def test_what_a_bot_has_is_not_shown_to_another_host_and_goes_with_the_bot(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await at_table(there, "Bo")
        await ann.say("SeatBot", level="random")
        bot = next(member["id"] for member in ann.table["members"] if member["bot"])
        await ann.say("Bring", member=bot, value=MINE)
        await ann.say("LeaveTable")
        bo.read()
        assert bo.table["host"] == bo.member
        assert not yours(bo)
        await bo.say("Bring", member=bot, text="even")
        assert [own["title"] for own in yours(bo)] == ["even"]
        await bo.say("Remove", member=bot)
        assert not yours(bo)
        assert bo.room.sitting.brought.entries == {}

    in_house(tmp_path, scene, **GAMES)


def test_it_can_be_taken_back_and_then_the_usual_is_played(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await at_table(there, "Bo")
        await bo.say("Bring", value=MINE)
        await bo.say("Bring")
        assert yours(bo) == []
        assert ann.member_named("Bo")["brought"] == ""
        await ann.say("Start")
        match = ann.room.sitting.match
        assert match
        assert match.plan.brought == ()
        assert set(match.brought) <= set(satchels.STARTERS.values())

    in_house(tmp_path, scene, **GAMES)


def test_where_and_when_nothing_can_be_brought(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        elsewhere = await there.open("Ann", "cellar")
        assert (await elsewhere.say("Bring", value=MINE))["rule"] == "BRING"
        ann, bo = await at_table(there, "Bo")
        screen = await there.watch(ann.table["code"])
        assert (await screen.say("Bring", value=MINE))["rule"] == "WATCHING"
        await ann.say("Start")
        assert (await bo.say("Bring", value=MINE))["rule"] == "STARTED"

    in_house(tmp_path, scene, **GAMES)


def test_whoever_comes_back_is_shown_it_again_also_after_a_restart(tmp_path: Path) -> None:
    places: list[Place] = []
    shown: list[str] = []

    async def before(there: House) -> None:
        _, bo = await at_table(there, "Bo")
        await bo.say("Bring", value=MINE)
        shown.append(bo.member_named("Bo")["brought"])
        assert bo.place
        places.append(bo.place)
        other_phone = await there.come(bo.place)
        assert cards_of(other_phone) == [MINE["cards"]]
        assert [frame["type"] for frame in other_phone.frames][:3] == ["Welcome", "Update", "Yours"]

    async def after(there: House) -> None:
        bo = await there.come(places[0])
        assert cards_of(bo) == [MINE["cards"]]
        assert bo.member_named("Bo")["brought"] == shown[0]

    in_house(tmp_path, before, **GAMES)
    in_house(tmp_path, after, **GAMES)


def test_what_the_rules_read_otherwise_since_must_be_brought_again(tmp_path: Path) -> None:
    class Satchel(satchels.Satchel, omit_defaults=False):
        """Has its name written out now, so that what was promised would no longer be what is played."""

    class Chest(Model):
        """Something else altogether."""

        coins: int

    places: list[Place] = []

    async def before(there: House) -> None:
        ann, _ = await at_table(there, "Bo")
        await ann.say("Bring", value=MINE)
        assert ann.place
        places.append(ann.place)

    async def after(there: House) -> None:
        ann = await there.come(places[0])
        [own] = yours(ann)
        assert own["problems"]
        assert ann.member_named("Ann")["fits"] is False
        assert (await ann.say("Start"))["rule"] == "SETUP"
        problems.append(own["problems"][0])

    problems: list[str] = []
    in_house(tmp_path, before, **GAMES)
    in_house(tmp_path, after, **{**GAMES, "satchels": planted(satchels.GAME, value_type=Satchel)})
    in_house(tmp_path, after, **{**GAMES, "satchels": planted(satchels.GAME, value_type=Chest)})
    assert "bring it again" in problems[0]
    assert "that is no satchel" in problems[1]


async def finished(there: House) -> list[Person]:
    people = await at_table(there, "Bo")
    await people[1].say("Bring", value=MINE)
    await people[0].say("Start")
    for person in people:
        person.read()
    await play_on(people)
    await until(lambda: not people[0].room.time.tasks)
    return people


def test_the_record_opens_it_and_keeps_the_promise(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, _ = await finished(there)
        promised = ann.member_named("Bo")["brought"]
        record = read_record(await there.tables.finished(ann.table["match"]))
        first, second = record.header.promises
        assert first is None
        assert isinstance(second, Promise)
        assert second.fingerprint == promised == fingerprint_of(MINE, second.nonce)
        assert relive(record, satchels.GAME).brought[1] == satchels.Satchel((9, 9, 5, 1, 1))
        assert ann.match
        drawn, opened = ann.match["opened"]["brought"]
        assert opened == {"value": MINE, "title": "own", "fingerprint": promised, "nonce": second.nonce}
        assert drawn["fingerprint"] == drawn["nonce"] == ""
        assert drawn["title"] in satchels.STARTERS
        again = relived(await there.tables.finished(ann.table["match"]), there.tables.games)
        assert [each.title for each in again.opened().brought] == [drawn["title"], "own"]
        assert again.draws().draws[0].bound == 3, "what Ann plays with was drawn first"

    in_house(tmp_path, scene, **GAMES)


def test_nothing_of_it_is_opened_while_the_match_goes_on(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await at_table(there, "Bo")
        await bo.say("Bring", value=MINE)
        await ann.say("Start")
        ann.read()
        assert ann.match
        assert ann.match["opened"] is None
        with pytest.raises(Trouble, match="still being played"):
            await there.tables.finished(ann.table["match"])
        with pytest.raises(Trouble, match="still being played"):
            await there.tables.fork(ann.table["match"], ForkOrder(0, Seat(0), "random", "Eve", "owl"))

    in_house(tmp_path, scene, **GAMES)


def test_a_rematch_carries_it_on_under_another_fingerprint(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await finished(there)
        promised = ann.member_named("Bo")["brought"]
        await ann.say("Rematch")
        assert ann.member_named("Ann")["brought"] == ""
        assert ann.member_named("Bo")["brought"] not in ("", promised)
        assert cards_of(bo) == [MINE["cards"]]
        back = await there.come(bo.place) if bo.place else bo
        assert cards_of(back) == [MINE["cards"]]
        await bo.say("Bring", value=OTHER)
        await ann.say("Start")
        match = ann.room.sitting.match
        assert match
        assert match.brought[1] == satchels.Satchel((5, 5, 5, 5, 5))

    in_house(tmp_path, scene, **GAMES)


def test_a_rematch_survives_a_restart_with_what_was_brought(tmp_path: Path) -> None:
    places: list[Place] = []

    async def before(there: House) -> None:
        ann, bo = await finished(there)
        await ann.say("Rematch")
        assert bo.place
        places.append(bo.place)

    async def after(there: House) -> None:
        assert cards_of(await there.come(places[0])) == [MINE["cards"]]

    in_house(tmp_path, before, **GAMES)
    in_house(tmp_path, after, **GAMES)


def test_playing_on_from_a_step_keeps_what_each_seat_had(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, _ = await finished(there)
        order = ForkOrder(2, Seat(1), "random", "Eve", "owl")
        old = ann.room.sitting.match
        assert old
        eve = await there.come(await there.tables.fork(ann.table["match"], order))
        match = eve.room.sitting.match
        assert match
        assert match.brought == old.brought
        assert match.log[:2] == old.log[:2]
        await play_on([eve])
        await until(lambda: not eve.room.time.tasks)
        record = read_record(await there.tables.finished(eve.table["match"]))
        assert relive(record, satchels.GAME).brought == old.brought
        await eve.say("Rematch")
        assert cards_of(eve) == [MINE["cards"]], "Eve sat where Bo had"

    in_house(tmp_path, scene, **GAMES)
