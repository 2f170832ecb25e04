"""The file of a match that is over, for replays, export and `lantern verify`."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from lanternwood.kernel.game import Game
from lanternwood.server.apart import table_of
from lanternwood.server.refusals import Trouble
from lanternwood.server.room import Room
from lanternwood.server.sitting import read_sitting, unknown_game
from lanternwood.server.storage import Storage

Find = Callable[[str], Awaitable[Room]]


async def finished_match(match: str, storage: Storage, games: Mapping[str, Game[Any]], find: Find) -> bytes:
    """Nobody sees anything of a match that is still played: not even its length, by how long the answer takes."""
    if (file := await storage.record(match)) is not None:
        return file
    label = await storage.label(match)
    if label is None:
        raise Trouble("unknown-match", "There is no match of that name here.", 404)
    if label.game not in games:
        raise unknown_game(label.game)
    room = await find(table_of(label.code))
    if room.beside.is_side():
        await room.beside.see_to_all()
    if label.phase != "over":
        raise why_not(match, room)
    if room.sitting.holds_back(match):
        raise of_a_series()
    return await made_again(match, storage, games)


def why_not(match: str, room: Room) -> Trouble:
    """A table is only laid anew when its match is over or cannot go on, so one that lies there no more is closed."""
    if room.sitting.id == match and room.phase in ("lobby", "playing"):
        return Trouble("still-playing", "This match is still being played. Its replay opens when it is over.", 409)
    return other_rules()


async def made_again(match: str, storage: Storage, games: Mapping[str, Game[Any]]) -> bytes:
    """The server stopped before the file was kept."""
    sitting = read_sitting(match, await storage.read(match), games)
    if sitting.phase == "closed":
        raise other_rules()
    assert sitting.recorder is not None
    file = sitting.recorder.file()
    await storage.keep_record(match, file)
    return file


def of_a_series() -> Trouble:
    words = "This match belongs to a series that is still being played. Its replay opens when that is over."
    return Trouble("still-playing", words, 409)


def other_rules() -> Trouble:
    return Trouble("other-rules", "This match was begun with other rules than this server has now.", 409)
