"""The file of a match that is over, for replays, export and `lantern verify`."""

from collections.abc import Mapping
from typing import Any

from lanternwood.kernel.game import Game
from lanternwood.server.refusals import Trouble
from lanternwood.server.sitting import read_sitting
from lanternwood.server.storage import Storage


async def finished_match(match: str, storage: Storage, games: Mapping[str, Game[Any]]) -> bytes:
    """Nobody sees anything of a match that is still being played: not even by its length."""
    if (file := await storage.record(match)) is not None:
        return file
    log = await storage.read(match)
    if not log:
        raise Trouble("unknown-match", "There is no match of that name here.", 404)
    sitting = read_sitting(match, log, games)
    if sitting.phase == "closed":
        raise Trouble("other-rules", "This match was begun with other rules than this server has now.", 409)
    if sitting.phase != "over":
        raise Trouble("still-playing", "This match is still being played. Its replay opens when it is over.", 409)
    assert sitting.recorder is not None
    file = sitting.recorder.file()
    await storage.keep_record(match, file)
    return file
