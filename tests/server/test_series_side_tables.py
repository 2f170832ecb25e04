"""Every match of a round that has people in it is played at once: one at the first table, the others at its side."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lanternwood.games import GAMES
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat
from lanternwood.kernel.series import Course, Meeting
from lanternwood.server import beside, entries
from lanternwood.server.beside import Beside
from lanternwood.server.entries import Guest, SideTable, Stage
from lanternwood.server.refusals import Trouble
from lanternwood.server.replaying import relived
from lanternwood.server.sitting import read_sitting
from lanternwood.server.stages import SeriesAtTable, with_openings
from lanternwood.server.wire.http import Place

from .at_table import House, Person, in_house, until
from .test_series import another_deck, member, refused, series

GAMES_AND_OPENINGS = with_openings(GAMES)


async def drafted(there: House, *names: str, bots: int = 0) -> list[Person]:
    """With the draft done, and the first match laid out."""
    ann = await there.open("Ann", "forsaken", series="wasteland", options={"clocks": False})
    people = [ann, *[await there.join(ann, name) for name in names]]
    for _ in range(bots):
        await ann.say("SeatBot", level="random")
    await ann.say("Start")
    while ann.room.phase == "playing":
        for person in people:
            if person.asked():
                await person.choose()
        await asyncio.sleep(0)
    assert (await people[-1].say("Rematch"))["type"] == "Update"
    return people


async def sides(person: Person, count: int = 1) -> list[dict[str, Any]]:
    await until(lambda: len(series(person)["sides"]) == count)
    found: list[dict[str, Any]] = series(person)["sides"]
    return found


def seat(person: Person) -> int:
    found: int = series(person)["seats"].index(person.member)
    return found


async def go_to(there: House, person: Person, code: str) -> Person:
    """With the place at the first table, as it is."""
    assert person.place
    return await there.come(Place(code, person.member, person.place.token))


async def at_their_tables(there: House, people: list[Person]) -> tuple[list[Person], list[Person]]:
    """Four people, of whom two play at the first table and two beside it; each pair by seat."""
    (side,) = await sides(people[0])
    pair = [next(each for each in people if seat(each) == number) for number in side["playing"]]
    here = [person for person in sorted(people, key=seat) if person not in pair]
    return here, [await go_to(there, person, side["code"]) for person in pair]


async def told(person: Person, results: int) -> None:
    await until(lambda: len(series(person)["results"]) == results)


async def come_again(there: House, *people: Person) -> list[Person]:
    """After the server has stopped."""
    for room in there.tables.rooms.values():
        room.time.stop_clocks()
        room.time.stop_tasks()
    there.tables.rooms.clear()
    return [await there.come(person.place) for person in people if person.place]


def opened(lines: list[bytes]) -> entries.TableOpened:
    first = entries.decode(lines[0])
    assert isinstance(first, entries.TableOpened)
    return first


@pytest.mark.rule("FK-WASTE-13")
@pytest.mark.parametrize("side_first", [False, True])
def test_four_people_play_both_matches_of_a_round_at_once(side_first: bool, tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, there_ = await at_their_tables(there, people)
        for pair in (here, there_):
            assert [member(person)["seat"] for person in pair] == [0, 1]
            assert (await pair[1].say("Start"))["type"] == "Update", "whoever plays may begin it, host or not"
        first, side = here[0].room, there_[0].room
        assert first.phase == side.phase == "playing"
        assert side.sitting.code != first.sitting.code
        assert series(there_[0])["first"] == first.sitting.code
        assert series(there_[0])["playing"] == [seat(person) for person in there_]
        for number, pair in enumerate([there_, here] if side_first else [here, there_], 1):
            assert (await pair[0].say("Resign"))["type"] == "Update"
            for person in (*here, *there_):
                await told(person, number)
            result = series(here[0])["results"][-1]
            assert result["seats"] == [seat(person) for person in pair]
            assert result["winners"] == [seat(pair[1])]
        assert series(here[0])["sides"] == []
        assert series(here[0])["ranking"] == series(there_[0])["ranking"]
        assert series(here[0])["logs"][1:] == [
            room.sitting.id for room in ([side, first] if side_first else [first, side])
        ]
        assert (await there_[0].say("Rematch"))["rule"] == "SERIES", "the series goes on at the first table"
        assert (await there_[0].say("LeaveTable"))["rule"] == "SERIES"
        assert (await here[0].say("Rematch"))["type"] == "Update"

    in_house(tmp_path, scene)


def test_a_whole_series_at_side_tables_opens_when_all_of_it_is_over(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        looking_on: list[Person] = []
        for number in range(3):
            here, pair = await at_their_tables(there, people)
            looking_on += pair
            for one in (pair, here):
                await one[0].say("Start")
                await one[0].say("Resign")
            for person in (*people, *looking_on):
                await told(person, 2 * number + 2)
            if number < 2:
                assert pair[0].match
                assert pair[0].match["opened"] is None
                for log in series(people[0])["logs"]:
                    assert await refused(there, log) == "still-playing"
                await people[0].say("Rematch")
        assert series(people[0])["over"]
        assert sorted(each["seats"] for each in series(people[0])["results"]) == [
            [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]
        ]  # fmt: skip
        for person in looking_on:
            assert series(person)["over"]
            assert person.match
            assert person.match["opened"] is not None, "also where it was played"
        await come_again(there)
        for log, result in zip(series(people[0])["logs"][1:], series(people[0])["results"], strict=True):
            assert relived(await there.tables.finished(log), there.tables.games)
            meeting = opened(await there.storage.read(log)).stage
            assert meeting
            assert meeting.meeting
            assert [*meeting.meeting.seats] == result["seats"]

    in_house(tmp_path, scene)


def test_nothing_of_a_match_beside_the_table_is_opened_before_the_end(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        log = pair[0].room.sitting.id
        decks = {
            each.member: to_json(each.value["cards"]).decode() for each in pair[0].room.sitting.brought.entries.values()
        }
        watcher = await there.watch(pair[0].room.sitting.code)
        await pair[0].say("Start")
        await pair[0].say("Resign")
        await told(here[0], 1)
        assert await refused(there, log) == "still-playing"
        await come_again(there)
        assert await refused(there, log) == "still-playing"
        for person in (*here, *pair, watcher):
            person.read()
            assert not person.match or person.match["opened"] is None
            seen = to_json(person.frames).decode()
            for owner, deck in decks.items():
                assert deck not in seen or (person.place and owner == person.member)

    in_house(tmp_path, scene)


def test_a_deck_is_changed_from_the_pool_at_a_side_table_and_goes_on_to_the_next(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        (own,) = next(frame for frame in reversed(pair[1].frames) if frame["type"] == "Yours")["brought"]
        assert len(own["within"]["pool"]) == 56
        swapped = another_deck(own)
        assert (await pair[1].say("Bring", value={"cards": swapped}))["type"] == "Update"
        for one in (pair, here):
            await one[0].say("Start")
            await one[0].say("Resign")
        await told(people[0], 2)
        assert (await people[0].say("Rematch"))["type"] == "Update"
        (side,) = await sides(people[0])
        for code in (people[0].table["code"], side["code"]):
            brought = (await there.tables.room(code)).sitting.brought.entries[pair[1].member]
            assert [[*card] for card in brought.value["cards"]] == swapped
            assert brought.by == pair[1].member
            assert to_json(brought.value["drafted"]) == to_json(own["value"]["drafted"])

    in_house(tmp_path, scene)


def test_whoever_leaves_at_a_side_table_has_left_the_series(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        await pair[0].say("Start")
        assert (await pair[1].say("LeaveTable"))["type"] in ("Update", "Done")
        await until(lambda: here[0].room.sitting.guests[pair[1].member].gone)
        await pair[0].say("Resign")
        await told(here[0], 1)
        (result,) = series(here[0])["results"]
        assert result["gone"] == [seat(pair[1])]
        line = next(each for each in series(here[0])["ranking"] if each["seat"] == seat(pair[0]))
        assert line["halves"] == 2, "won by who stayed, though they gave up"

    in_house(tmp_path, scene)


def test_whoever_leaves_the_first_table_leaves_their_match_beside_it(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        await pair[0].say("Start")
        for person in pair:
            await person.leave()
            await next(each for each in people if each.member == person.member).say("LeaveTable")
        await told(here[0], 1)
        (result,) = series(here[0])["results"]
        assert sorted(result["gone"]) == sorted(seat(person) for person in pair), "bots have played on to the end"

    in_house(tmp_path, scene)


def test_a_side_table_that_all_have_left_before_the_start_is_closed_and_bots_play(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        for person in pair:
            await person.say("LeaveTable")
        await told(here[0], 1)
        assert series(here[0])["sides"] == []
        (result,) = series(here[0])["results"]
        assert sorted(result["gone"]) == result["seats"]
        assert pair[0].room.sitting.id not in series(here[0])["logs"]

    in_house(tmp_path, scene)


@pytest.mark.parametrize("back_to", ["first", "side"])
def test_the_server_stops_between_the_end_at_a_side_table_and_the_line_of_it(
    back_to: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        await pair[0].say("Start")
        with monkeypatch.context() as stopped:
            stopped.setattr(Beside, "stir", lambda beside: None)
            await pair[0].say("Resign")
        assert here[0].room.sitting.series
        assert len(here[0].room.sitting.series.sides) == 1
        back, *others = await come_again(there, *([here[0], pair[0]] if back_to == "first" else [pair[0], here[0]]))
        for person in (back, *others):
            await told(person, 1)
        assert series(back)["sides"] == []
        await come_again(there, here[0], pair[0])
        await there.tables.rooms[here[0].table["code"]].beside.see_to_all()
        lines = [entries.decode(line) for line in await there.storage.read(here[0].table["match"])]
        assert sum(isinstance(line, entries.PlayedApart) for line in lines) == 1, "and it counts once"

    in_house(tmp_path, scene)


def test_the_server_stops_between_laying_a_side_table_and_the_line_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(there: House) -> None:
        with monkeypatch.context() as stopped:
            stopped.setattr(beside, "SideTable", stop)
            people = await drafted(there, "Bo", "Cy", "Di")
            await until(lambda: not people[0].room.time.tasks)
        names = [name for (name,) in there.storage._reading.execute("SELECT name FROM logs ORDER BY id").fetchall()]
        orphan = names[-1]
        assert opened(await there.storage.read(orphan)).stage
        people = await come_again(there, *people)
        here, pair = await at_their_tables(there, people)
        assert pair[0].room.sitting.id != orphan
        stray = await go_to(there, pair[0], opened(await there.storage.read(orphan)).code)
        await stray.say("Start")
        await stray.say("Resign")
        await until(lambda: not stray.room.time.tasks)
        assert series(here[0])["results"] == [], "of a table that no line tells of, nothing counts"
        assert await refused(there, orphan) == "still-playing"

    in_house(tmp_path, scene)


def stop(*_: object) -> None:
    raise RuntimeError("the server stops here")


def test_a_person_and_a_bot_do_not_wait_for_the_first_table(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = people = await drafted(there, "Bo", bots=2)
        at_once = 0
        while not series(ann)["over"]:
            playing = [person for person in people if member(person)["seat"] is not None]
            if len(playing) == 1:
                (other,) = [person for person in people if person not in playing]
                (side,) = await sides(ann)
                assert seat(other) in side["playing"]
                playing.append(await go_to(there, other, side["code"]))
                at_once += 1
            for person in playing:
                await person.say("Start")
                await person.say("Resign")
            await until(lambda: not series(ann)["sides"])
            await until(lambda: bool(series(ann)["over"] or series(ann)["coming"]))
            if not series(ann)["over"]:
                assert (await bo.say("Rematch"))["type"] == "Update"
        assert at_once == 2, "each meets both bots"
        assert len(series(ann)["results"]) == 6

    in_house(tmp_path, scene)


def test_places_are_those_of_the_first_table(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await drafted(there, "Bo", "Cy", "Di")
        here, pair = await at_their_tables(there, people)
        side = pair[0].room
        assert not any(guest.token for guest in side.sitting.guests.values()), "no log but the first holds tokens"
        assert (await pair[0].say("RecoveryCode"))["rule"] == "SERIES"
        owner = next(person for person in people if person.member == pair[0].member)
        code = (await owner.say("RecoveryCode"))["code"]
        moved = await there.tables.recover(code)
        again = await there.come(Place(side.sitting.code, moved.member, moved.token))
        assert member(again)["seat"] == 0
        with pytest.raises(Trouble) as trouble:
            await go_to(there, owner, side.sitting.code)
        assert trouble.value.error == "unknown-token"
        watcher = await go_to(there, here[0], side.sitting.code)
        assert member(watcher)["seat"] is None
        stranger = await there.join(watcher, "Eve", watch=True)
        assert member(stranger)["seat"] is None

    in_house(tmp_path, scene)


def test_a_server_without_room_lets_them_play_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(there: House) -> None:
        codes = ["ONLY"]

        async def full() -> str:
            if not codes:
                raise Trouble("full", "no room", 503)
            return codes.pop()

        monkeypatch.setattr(there.tables, "free_code", full)
        people = await drafted(there, "Bo", "Cy", "Di")
        for played in range(1, 3):
            playing = [person for person in people if member(person)["seat"] is not None]
            await playing[0].say("Start")
            await playing[0].say("Resign")
            assert len(series(people[0])["results"]) == played
            assert series(people[0])["sides"] == []
            assert (await people[0].say("Rematch"))["type"] == "Update"

    in_house(tmp_path, scene)


def test_who_gets_a_side_table() -> None:
    members = tuple("abcd")
    people = {each: Guest(each, each, "owl", True) for each in members}
    bots = {each: Guest(each, each, "owl", True, bot="random") for each in members}
    stage = Stage(
        "forsaken", "wasteland", ("draft",), members, Course(4, (), "chance"), Meeting((Seat(0), Seat(3))), ({},) * 4
    )

    def pairs(guests: dict[str, Guest], **changes: Any) -> list[tuple[Seat, ...]]:
        one = SeriesAtTable("here", stage, GAMES_AND_OPENINGS)
        for name, value in changes.items():
            setattr(one, name, value)
        return [meeting.seats for meeting in one.for_sides(guests)]

    laid = SideTable("SIDE", "log", Meeting((Seat(1), Seat(2))))
    assert pairs(people) == [(1, 2)]
    assert pairs(people, sides=(laid,)) == []
    assert pairs(people, ended=True) == [], "the next is laid out at the first table"
    assert pairs({**people, "b": bots["b"]}) == [(1, 2)], "against a bot just as well"
    with_a_bot = {**people, "c": bots["c"]}
    assert pairs(with_a_bot, meeting=Meeting((Seat(0), Seat(2)))) == [(1, 2), (2, 3)], "bots play anywhere at once"
    assert pairs(bots) == []


def test_an_old_log_without_side_tables_still_reads(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, _ = await drafted(there, "Bo")
        lines = await there.storage.read(ann.table["match"])
        old = lines[0].replace(b',"sides":[],"first":""', b"")
        assert old != lines[0]
        sitting = read_sitting("old", [old, *lines[1:]], GAMES_AND_OPENINGS)
        assert sitting.series
        assert sitting.series.sides == ()
        assert not sitting.series.is_side

    in_house(tmp_path, scene)
