"""A draft that stopped after any line of its log stands there as everyone saw it, and goes on."""

from pathlib import Path
from typing import Any

import pytest

from lanternwood.server.storage import Label
from lanternwood.server.storage.sqlite import SqliteStorage
from lanternwood.server.wire.http import Place

from .at_table import House, Person, in_house, until
from .test_series import draft, lose, series, two


class Fleeting(SqliteStorage):
    """What was written is safe from whatever happens here, but not from a power cut."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, durable=False)


class Drafted:
    """A draft of two with one who watches, and what each saw after so many lines."""

    def __init__(self, data: Path) -> None:
        self.code = ""
        self.log = ""
        self.places: list[Place] = []
        self.saw: dict[int, list[Any]] = {}
        self.lines: list[bytes] = []
        self.label: Label | None = None
        in_house(data, self._play, Fleeting)

    async def _play(self, there: House) -> None:
        ann, bo = people = await two(there, "wasteland", clocks=False)
        self.code, self.log = ann.place.table if ann.place else "", ann.table["match"]
        self.places = [person.place for person in people if person.place]
        everyone = [ann, bo, await there.watch(self.code)]
        await ann.say("Start")
        self._note(everyone)
        while ann.room.phase == "playing":
            for person in people:
                if person.asked():
                    await person.choose()
                    self._note(everyone)
        self.lines = await there.storage.read(self.log)
        self.label = await there.storage.label(self.log)

    def _note(self, everyone: list[Person]) -> None:
        self.saw[everyone[0].room.sitting.entries] = seen_by(everyone)

    async def come(self, there: House) -> list[Person]:
        people = [await there.come(place) for place in self.places]
        return [*people, await there.watch(self.code)]


def seen_by(everyone: list[Person]) -> list[Any]:
    """What lies there for each, what they are asked, and how the series stands."""
    return [(person.read(), person.match, series(person))[1:] for person in everyone]


def test_a_draft_stands_as_it_was_after_whichever_line_the_server_stopped(tmp_path: Path) -> None:
    drafted = Drafted(tmp_path / "whole")
    picks = [number for number in drafted.saw if number < len(drafted.lines)]
    assert len(picks) > 50
    assert picks == [*range(picks[0], len(drafted.lines))], "a line for each pick"

    async def scene(there: House) -> None:
        await there.storage.append(drafted.log, 0, drafted.lines[: picks[0]], drafted.label)
        for lines in picks:
            assert seen_by(await drafted.come(there)) == drafted.saw[lines], f"after {lines} lines"
            there.tables.rooms.clear()
            await there.storage.append(drafted.log, lines, [drafted.lines[lines]])

    in_house(tmp_path / "cut", scene, Fleeting)


@pytest.mark.parametrize("lines", [10, 77, 150, 221])
def test_a_draft_that_was_cut_short_is_drafted_to_its_end_and_played(lines: int, tmp_path: Path) -> None:
    """The same picks lead to the same pools."""
    drafted = Drafted(tmp_path / "whole")

    async def scene(there: House) -> None:
        await there.storage.append(drafted.log, 0, drafted.lines[:lines], drafted.label)
        ann, bo, watching = everyone = await drafted.come(there)
        await draft([ann, bo])
        assert seen_by(everyone) == drafted.saw[len(drafted.lines)]
        assert await there.storage.read(drafted.log) != drafted.lines, "written anew"
        await ann.say("Rematch")
        await lose([ann, bo], 0)
        await until(lambda: len(series(watching)["results"]) == 1)

    in_house(tmp_path / "cut", scene, Fleeting)
