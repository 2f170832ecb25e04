"""What was said to be safe is there after the worst: a process killed at any moment, a full disk."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from lanternwood.server.storage.sqlite import SqliteStorage

FOLDER = Path(__file__).parent
SOURCE = FOLDER.parents[1] / "src"
KILLS = 6


def start(*words: str | Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, FOLDER / "writing_process.py", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={"PYTHONPATH": str(SOURCE)},
    )


def read(folder: Path, log: str) -> list[bytes]:
    async def whole() -> list[bytes]:
        storage = SqliteStorage(folder)
        try:
            return await storage.read(log)
        finally:
            await storage.close()

    return asyncio.run(whole())


def test_nothing_that_was_safe_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    chance = random.Random(7)
    safe = 0
    for _ in range(KILLS):
        with start(tmp_path, "m") as process:
            assert process.stdout
            for _ in range(chance.randrange(1, 60)):
                safe = int(process.stdout.readline())
            process.kill()
            for line in process.stdout:
                safe = int(line) if line.endswith("\n") else safe
        entries = read(tmp_path, "m")
        # What was being written at that moment may be there too, but only whole.
        assert len(entries) in (safe, safe + 2)
        assert all(entry.startswith(f'{{"entry":{n}}}'.encode()) for n, entry in enumerate(entries))


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on file size there")
def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    with start(tmp_path, "m", "200000") as process:
        output, _ = process.communicate()
    before, there, after = output.splitlines()
    safe, _, problem = before.partition(" ")
    assert "disk" in problem
    assert int(safe) > 5
    assert int(there) == int(safe)
    assert int(after) == int(safe) + 1
    assert len(read(tmp_path, "m")) == int(after)
