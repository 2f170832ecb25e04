"""A process that appends to a log until it is stopped, and says which entries are safe.

Run as: writing_process.py FOLDER LOG [BYTES THE FILES MAY GROW TO]
"""

import asyncio
import resource
import sys
from pathlib import Path

from lanternwood.server.storage import Label, Unavailable
from lanternwood.server.storage.sqlite import SqliteStorage

LABEL = Label("ABCD", "nightmare-forest", "playing", False)


def entry(n: int) -> bytes:
    return f'{{"entry":{n}}}'.encode() + b" " * (n % 700)


async def write_until_stopped(storage: SqliteStorage, log: str) -> None:
    n = len(await storage.read(log))
    while True:
        await storage.append(log, n, [entry(n), entry(n + 1)], LABEL if n == 0 else None)
        n += 2
        print(n, flush=True)


async def write_until_full(storage: SqliteStorage, log: str, most: int) -> None:
    """Says how far it came, then makes room and goes on once."""
    n = 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    try:
        while True:
            await storage.append(log, n, [b"x" * 5000], LABEL if n == 0 else None)
            n += 1
    except Unavailable as problem:
        print(n, problem, flush=True)
    print(len(await storage.read(log)), flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await storage.append(log, n, [b"after"])
    print(len(await storage.read(log)), flush=True)
    await storage.close()


if __name__ == "__main__":
    storage = SqliteStorage(Path(sys.argv[1]))
    if len(sys.argv) > 3:
        asyncio.run(write_until_full(storage, sys.argv[2], int(sys.argv[3])))
    else:
        asyncio.run(write_until_stopped(storage, sys.argv[2]))
