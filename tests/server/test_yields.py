"""Standing answers at the table: kept with the match, given at a moment that tells nothing, known to one seat."""

from pathlib import Path
from typing import Any

from msgspec import Raw

from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import OUTSIDE, Timeout
from lanternwood.server import entries
from lanternwood.server.clocks import STRETCH, bot_pause

from .at_table import House, Person, in_house, until
from .test_playing import begun

NAMES = ("Bo", "Cy", "Di")


async def by_day(there: House, **options: Any) -> list[Person]:
    """Four people in the first window of the first turn, where all may answer and no clock hurries them."""
    slow = {"draw_window_s": 600, "response_window_s": 600, "interaction_window_s": 600, "min_window_s": 60}
    people = await begun(there, *NAMES, game="forsaken-forest", options={**slow, **options})
    while kind(people[0]) != "before-draw":
        await ring(people)
    return people


async def ring(people: list[Person]) -> None:
    """The clock runs down."""
    room = people[0].room
    async with room.lock:
        await room.write([entries.Acted(seat=OUTSIDE, action=Raw(to_json(Timeout())), at=entries.now())])
    for person in people:
        person.read()


def kind(person: Person) -> str | None:
    person.read()
    window = person.match and person.match["view"]["window"]
    return window["kind"] if window else None


def passed(person: Person) -> bool:
    person.read()
    assert person.match
    return bool(person.match["view"]["window"]["passed"])


def chosen(person: Person) -> str:
    person.read()
    assert person.match
    return str(person.match["yielding"])


def waits(person: Person) -> bool:
    """Nothing is on its way that would answer for them."""
    seat = person.room.sitting.seat_of(person.member)
    return f"yield {seat}" not in person.room.time.handles and not person.room.time.tasks


def active(people: list[Person]) -> Person:
    assert people[0].match
    seat: int = people[0].match["view"]["active"]
    return people[seat]


def test_the_server_passes_for_whoever_has_said_so_and_nobody_else_learns_of_it(tmp_path: Path) -> None:
    """R29, FF-PRIO-20"""

    async def scene(there: House) -> None:
        people = await by_day(there)
        ann, *others = people
        frames = {person: len(person.frames) for person in others}
        assert (await ann.say("Yield", name="cards"))["type"] == "Update"
        assert ann.match
        assert ann.match["yields"] == ["cards", "forest", "turn"]
        await until(lambda: passed(ann))
        assert chosen(ann) == "cards"
        for person, count in frames.items():
            assert not passed(person)
            assert chosen(person) == ""
            assert len(person.frames) == count, "not even that something happened"

    in_house(tmp_path, scene)


def test_it_stands_until_it_is_taken_back(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await by_day(there)
        ann = people[0]
        await ann.say("Yield", name="cards")
        await until(lambda: passed(ann))
        await ring(people)
        assert kind(ann) == "after-draw"
        await until(lambda: passed(ann))
        assert (await ann.say("Yield", name=""))["type"] == "Update"
        assert chosen(ann) == ""

    in_house(tmp_path, scene)


def test_until_my_turn_ends_with_my_turn(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await by_day(there)
        first = active(people)
        other = next(person for person in people if person is not first)
        await first.say("Yield", name="turn")
        await other.say("Yield", name="turn")
        await until(lambda: passed(other))
        assert not passed(first)
        await ring(people)
        assert (chosen(first), chosen(other)) == ("", "turn")

    in_house(tmp_path, scene)


def test_it_survives_a_restart_and_another_device(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await by_day(there)
        ann = people[0]
        await ann.say("Yield", name="cards")
        await until(lambda: passed(ann))
        code = (await ann.say("RecoveryCode"))["code"]
        for person in people:
            await person.leave()
        there.tables.rooms.clear()
        moved = await there.come(await there.tables.recover(code))
        assert chosen(moved) == "cards"
        await ring([moved])
        assert kind(moved) == "after-draw"
        await until(lambda: passed(moved))

    in_house(tmp_path, scene)


def test_only_what_the_game_offers_can_be_given_and_only_by_players(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await by_day(there)
        gus = await there.join(people[0], "Gus", watch=True)
        assert (await gus.say("Yield", name="cards"))["rule"] == "WATCHING"
        answer = await people[0].say("Yield", name="if I hold a Wander")
        assert (answer["rule"], answer["why"]) == (
            "YIELD",
            "there is no standing answer 'if I hold a Wander' for you now",
        )
        assert gus.match
        assert (gus.match["yields"], gus.match["yielding"]) == ([], "")

    in_house(tmp_path, scene)


def test_before_the_match_there_is_nothing_to_let_pass(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann", "forsaken-forest")
        assert (await ann.say("Yield", name="cards"))["rule"] == "NOT-PLAYING"

    in_house(tmp_path, scene)


def test_a_card_is_asked_about_whatever_one_holds(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await by_day(there)
        first = active(people)
        other = next(person for person in people if person is not first)
        await other.say("Yield", name="cards")
        while kind(first) != "action":
            await ring(people)
        assert first.match
        played = next(
            choice["action"] for choice in first.match["ask"]["choices"] if choice["action"]["type"] in ("Play", "Mark")
        )
        while kind(first) == "action":
            assert first.match["ask"]
            choices = [choice["action"] for choice in first.match["ask"]["choices"]]
            action = played if played in choices else choices[0]
            assert (await first.say("Act", ask=first.match["ask"]["id"], action=action))["type"] == "Update"
            assert first.match
        assert kind(other) == "answer"
        assert waits(other)
        assert not passed(other)
        await other.say("Yield", name="turn")
        await until(lambda: passed(other))

    in_house(tmp_path, scene)


def test_the_moment_is_drawn_within_the_least_length_by_public_facts_alone(tmp_path: Path) -> None:
    """R73: the same pause as that of a bot; in a window it lies within the least length."""

    async def scene(there: House) -> None:
        people = await by_day(there, min_window_s=4)
        sitting = people[0].room.sitting
        sitting.pace = "calm"
        least = 2 * STRETCH[sitting.clock]
        pauses = [bot_pause(sitting) for _ in range(200)]
        assert 0 <= min(pauses) < least / 4
        assert least * 3 / 4 < max(pauses) <= least
        time = people[0].room.time
        time.room.settings = time.room.settings.__class__(data=tmp_path, bot_pause=1.0)
        await people[0].say("Yield", name="cards")
        handle = time.handles["yield 0"]
        await people[1].say("Yield", name="turn" if active(people) is not people[1] else "forest")
        assert time.handles["yield 0"] is handle, "what others do meanwhile does not put it off"
        assert not passed(people[0])

    in_house(tmp_path, scene)
