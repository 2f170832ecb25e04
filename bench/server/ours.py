"""Our server as `lantern serve` runs it, with tic-tac-toe on its tables and limits that one address does not reach.

Says its port once it listens.
"""

import sys
from pathlib import Path

import tictactoe
from lanternwood.server.listening import listen
from lanternwood.server.logs import write_logs
from lanternwood.server.running import run
from lanternwood.server.settings import Limits, Settings
from lanternwood.server.storage.sqlite import SqliteStorage

LIMITS = Limits(connections=10_000, connections_from_one_address=10_000, rate=1e6)


def serve(data: Path, durable: bool) -> None:
    settings = Settings(data=data, port=0, durable=durable, limits=LIMITS)
    write_logs("json")
    with listen(settings.host, settings.port) as listening:
        print(listening.getsockname()[1], flush=True)
        run(settings, SqliteStorage(data, durable), listening, {tictactoe.GAME.name: tictactoe.GAME})


if __name__ == "__main__":
    serve(Path(sys.argv[1]), durable=sys.argv[2] == "durable")
