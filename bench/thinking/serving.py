"""Our server as `lantern serve` runs it, with bots that ponder about tic-tac-toe, and with Forsaken. Says its port."""

import sys
from pathlib import Path

from bench.thinking import pondering

import tictactoe
from lanternwood.games import forsaken
from lanternwood.server.listening import listen
from lanternwood.server.logs import write_logs
from lanternwood.server.running import run
from lanternwood.server.settings import Limits, Settings
from lanternwood.server.storage.sqlite import SqliteStorage


def serve(data: Path, thinkers: int | None) -> None:
    sys.modules["lanternwood.bots.tictactoe"] = pondering
    settings = Settings(data=data, port=0, bot_pause=0.0, thinkers=thinkers, limits=Limits(rate=0))
    write_logs("json")
    with listen(settings.host, settings.port) as listening:
        print(listening.getsockname()[1], flush=True)
        run(settings, SqliteStorage(data), listening, {game.name: game for game in (tictactoe.GAME, forsaken.GAME)})


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else None)
