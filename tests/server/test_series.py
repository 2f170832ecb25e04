"""A series at a table: part after part, decks that change in between, and nothing opened before it is over."""

from pathlib import Path
from typing import Any

import pytest

from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.kernel.match import to_json
from lanternwood.kernel.record import read_record
from lanternwood.server.refusals import Trouble
from lanternwood.server.replaying import relived
from lanternwood.server.wire.http import ForkOrder

from .at_table import House, Person, in_house, until

EMBER, OTHER = [*STARTERS][:2]


async def two(there: House, kind: str, **options: Any) -> list[Person]:
    ann = await there.open("Ann", "forsaken", series=kind, options=options)
    return [ann, await there.join(ann, "Bo")]


def who_plays(people: list[Person]) -> list[Person]:
    """By seat."""
    return sorted(people, key=lambda person: member(person)["seat"])


def member(person: Person) -> dict[str, Any]:
    person.read()
    found: dict[str, Any] = next(each for each in person.table["members"] if each["id"] == person.member)
    return found


def series(person: Person) -> dict[str, Any]:
    person.read()
    found: dict[str, Any] = person.table["series"]
    return found


async def lose(people: list[Person], seat: int) -> None:
    """Play a match in which one gives up."""
    assert (await people[0].say("Start"))["type"] == "Update"
    assert (await who_plays(people)[seat].say("Resign"))["type"] == "Update"
    await until(lambda: not people[0].room.time.tasks)


async def draft(people: list[Person], picks: int = 10_000) -> None:
    """Everyone takes the first that is offered, and finishes the deck as it was built."""
    while people[0].room.phase == "playing" and picks:
        for person in people:
            if person.asked():
                await person.choose()
                picks -= 1


async def refused(there: House, match: str) -> str:
    with pytest.raises(Trouble) as trouble:
        await there.tables.finished(match)
    return trouble.value.error


def test_best_of_three_goes_on_until_one_has_won_twice(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = people = await two(there, "best-of-three")
        assert series(ann)["number"] == 0
        assert series(ann)["seats"] == []
        played = []
        for number, (loser, first) in enumerate([(0, None), (1, "seat 1"), (1, "seat 2")]):
            assert series(bo)["number"] == number
            await lose(people, loser)
            sitting = ann.room.sitting
            assert sitting.match
            assert first in (None, sitting.match.options.first), "who lost begins the next"
            played.append(sitting.id)
            if number < 2:
                assert bo.match
                assert bo.match["opened"] is None
                assert await refused(there, played[0]) == "still-playing"
                assert (await bo.say("Rematch"))["type"] == "Update"
        assert series(bo)["over"]
        assert [line["seat"] for line in series(bo)["ranking"]] == [0, 1]
        assert [line["halves"] for line in series(bo)["ranking"]] == [4, 2]
        assert series(bo)["logs"] == played
        assert bo.match
        assert bo.match["opened"] is not None
        for match in played:
            assert read_record(await there.tables.finished(match))
        await bo.say("Rematch")
        assert series(ann)["number"] == 0
        assert series(ann)["results"] == []

    in_house(tmp_path, scene)


def test_decks_may_change_between_games_and_seats_may_not(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = people = await two(there, "best-of-three")
        await bo.say("Bring", text=EMBER)
        await lose(people, 0)
        cy = await there.join(ann, "Cy", watch=True)
        await ann.say("Rematch")
        assert bo.room.sitting.brought.entries[bo.member].value["name"] == EMBER
        assert (await bo.say("Bring", text=OTHER))["type"] == "Update"
        assert bo.room.sitting.brought.entries[bo.member].value["name"] == OTHER
        assert (await bo.say("StandUp"))["rule"] == "SERIES"
        assert (await cy.say("SitDown"))["rule"] == "FULL"
        assert (await ann.say("Remove", member=bo.member))["rule"] == "SERIES"
        assert (await ann.say("SetTable", options={"clocks": True}))["rule"] == "SERIES"
        assert (await ann.say("SeatBot", level="random"))["rule"] == "FULL"

    in_house(tmp_path, scene)


def test_whoever_leaves_loses_what_is_left_and_a_bot_keeps_the_deck(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = people = await two(there, "best-of-three")
        await bo.say("Bring", text=EMBER)
        await lose(people, 0)
        await ann.say("Rematch")
        assert series(ann)["ranking"][0]["seat"] == 1
        await bo.say("LeaveTable")
        assert (await ann.say("Start"))["type"] == "Update"
        assert ann.room.sitting.brought.entries[bo.member].value["name"] == EMBER
        await ann.say("Resign")
        assert [result["gone"] for result in series(ann)["results"]] == [[], [1]]
        assert [line["halves"] for line in series(ann)["ranking"]] == [2, 2], "it counts as lost by who has left"

    in_house(tmp_path, scene)


def test_a_draft_and_the_matches_with_its_decks(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = people = await two(there, "wasteland", clocks=False)
        assert ann.table["game"] == "wasteland"
        await ann.say("Start")
        await draft(people)
        first = ann.room.sitting
        assert first.phase == "over"
        assert series(ann)["opening"]
        assert not series(ann)["over"]
        for person in people:
            assert person.match
            assert person.match["opened"] is None
        assert await refused(there, first.id) == "still-playing"
        with pytest.raises(Trouble):
            await there.tables.fork(first.id, ForkOrder(0, 0, "random", "Di", "owl"))  # type: ignore[arg-type]
        await bo.say("Rematch")
        assert bo.table["game"] == "forsaken"
        ann.read()
        assert [each["brought"] != "" for each in ann.table["members"]] == [True, True]
        seat = series(ann)["seats"].index(bo.member)
        yours = next(frame for frame in reversed(bo.frames) if frame["type"] == "Yours")
        (own,) = yours["brought"]
        assert sum(number for _, number in own["value"]["cards"]) == 40
        assert sorted(own["within"]["deck"]) == sorted(
            card for card, number in own["value"]["cards"] for _ in range(number)
        )
        assert len(own["within"]["pool"]) == 56
        assert (await bo.say("Bring"))["rule"] == "SERIES"
        assert (await bo.say("Bring", text=EMBER))["problems"], "only cards of the pool"
        swapped = another_deck(own)
        saw = own["value"]["drafted"]
        taken = {saw["kept"][0], saw["burned"][0]}
        made_up = {**saw, "packs": [[each if each in taken else "G30" for each in saw["packs"][0]], *saw["packs"][1:]]}
        assert (await bo.say("Bring", value={"cards": swapped, "drafted": made_up}))["type"] == "Update"
        await lose(people, 0)
        assert ann.room.sitting.match
        assert [[*card] for card in ann.room.sitting.match.plan.brought[seat]["cards"]] == swapped
        kept = ann.room.sitting.match.plan.brought[seat]["drafted"]
        assert to_json(kept) == to_json(saw), "what was seen goes with it, and nothing made up"
        assert ann.room.sitting.match.state.pools
        assert str(saw["packs"][0]) not in str(ann.frames), "nobody else is shown what was seen"
        assert str(own["within"]["pool"]) not in str(ann.frames), "nobody else is shown the pool"
        await ann.say("Rematch")
        await lose(people, 0)
        assert series(ann)["over"]
        for match in series(ann)["logs"]:
            assert relived(await there.tables.finished(match), there.tables.games)
        await ann.say("Rematch")
        assert (ann.table["game"], series(ann)["number"]) == ("wasteland", 0)

    in_house(tmp_path, scene)


def another_deck(own: dict[str, Any]) -> list[list[Any]]:
    """With one card of the sideboard instead of one in the deck."""
    deck, side = sorted(own["within"]["deck"]), sorted(own["within"]["pool"])
    for card in deck:
        side.remove(card)
    new = next(card for card in side if card != deck[0])
    cards = sorted([*deck[1:], new])
    return [[card, cards.count(card)] for card in dict.fromkeys(cards)]


def test_the_host_brings_nothing_for_a_bot_that_has_drafted(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann", "forsaken", series="wasteland", options={"clocks": False})
        await ann.say("SeatBot", level="steady")
        await ann.say("Start")
        while ann.room.phase == "playing":
            await until(lambda: ann.asked() or ann.room.phase != "playing")
            if ann.asked():
                await ann.choose()
        await ann.say("Rematch")
        bot = next(each for each in ann.table["members"] if each["bot"])
        assert bot["brought"]
        assert (await ann.say("Bring", text=EMBER, member=bot["id"]))["rule"] == "SERIES"

    in_house(tmp_path, scene)


def test_a_draft_goes_on_wherever_the_server_stopped(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await two(there, "wasteland", clocks=False)
        await people[0].say("Start")
        for picks in (1, 2, 5, 17):
            await draft(people, picks)
            before = [(person.read(), person.match)[1] for person in people]
            there.tables.rooms.clear()
            people = [await there.come(person.place) for person in people if person.place]
            assert [person.match for person in people] == before
        await draft(people)
        there.tables.rooms.clear()
        people = [await there.come(person.place) for person in people if person.place]
        assert (await people[1].say("Rematch"))["type"] == "Update"
        there.tables.rooms.clear()
        people = [await there.come(person.place) for person in people if person.place]
        assert all(each["brought"] for each in people[0].table["members"])
        await lose(people, 1)
        there.tables.rooms.clear()
        people = [await there.come(person.place) for person in people if person.place]
        assert len(series(people[0])["results"]) == 1

    in_house(tmp_path, scene)


def test_three_at_a_table_meet_one_after_the_other(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await two(there, "wasteland", clocks=False)
        people = [ann, bo, await there.join(ann, "Cy")]
        await ann.say("Start")
        await draft(people)
        met = []
        while not series(ann)["over"]:
            await ann.say("Rematch")
            await ann.say("Start")
            playing = [person for person in people if member(person)["seat"] is not None]
            assert len(playing) == 2
            met.append(tuple(series(ann)["playing"]))
            await playing[0].say("Resign")
        assert sorted(met) == [(0, 1), (0, 2), (1, 2)]

    in_house(tmp_path, scene)


def test_a_table_says_what_a_series_needs(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann", "forsaken", series="run", options={"clocks": False})
        assert (await ann.say("Start"))["rule"] == "SETUP"
        assert ann.table["problem"]
        with pytest.raises(Trouble) as trouble:
            await there.open("Ann", "forsaken", series="marathon")
        assert trouble.value.error == "unknown-series"
        with pytest.raises(Trouble):
            await there.open("Ann", "wasteland")

    in_house(tmp_path, scene)


def test_whoever_leaves_during_the_draft_is_replaced_by_a_bot_that_keeps_the_pool(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = people = await two(there, "wasteland", clocks=False)
        await ann.say("Start")
        await draft(people, 9)
        seat = series(ann)["seats"].index(bo.member)
        assert ann.room.sitting.match
        pool = ann.room.sitting.match.state.pool(seat)
        await bo.say("LeaveTable")
        while ann.room.phase == "playing":
            await until(lambda: ann.asked() or ann.room.phase != "playing")
            if ann.asked():
                await ann.choose()
        assert ann.room.sitting.match.state.pool(seat)[: len(pool)] == pool
        await ann.say("Rematch")
        assert ann.member_named("Bo")["brought"]
        await ann.say("Start")
        await ann.say("Resign")
        assert series(ann)["ranking"][0]["seat"] == series(ann)["seats"].index(ann.member)

    in_house(tmp_path, scene)
