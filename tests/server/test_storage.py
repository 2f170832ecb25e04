"""Storage on the real database."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lanternwood.server.storage import Conflict, Label, Unavailable
from lanternwood.server.storage.opening import DATABASE
from lanternwood.server.storage.sqlite import SqliteStorage

PLAYING = Label("ABCD", "nightmare-forest", "playing", False)


def use(folder: Path, what: Callable[[SqliteStorage], Awaitable[None]]) -> None:
    """Open the storage in this folder, do something with it, and close it."""

    async def whole() -> None:
        storage = SqliteStorage(folder)
        try:
            await what(storage)
        finally:
            await storage.close()

    asyncio.run(whole())


def test_entries_are_there_after_opening_again(tmp_path: Path) -> None:
    async def write(storage: SqliteStorage) -> None:
        await storage.append("m1", 0, [b"zero", b"one"], PLAYING)
        await storage.append("m1", 2, [b"two"])
        await storage.append("m2", 0, [b"other"], PLAYING)

    async def read(storage: SqliteStorage) -> None:
        assert await storage.read("m1") == [b"zero", b"one", b"two"]
        await storage.append("m1", 3, [b"three"])
        assert await storage.read("m1") == [b"zero", b"one", b"two", b"three"]
        assert await storage.read("nothing") == []

    use(tmp_path, write)
    use(tmp_path, read)


@pytest.mark.parametrize("n", [0, 1, 3, 99])
def test_only_the_next_number_is_accepted(tmp_path: Path, n: int) -> None:
    async def conflict(storage: SqliteStorage) -> None:
        await storage.append("m", 0, [b"zero", b"one"], PLAYING)
        with pytest.raises(Conflict):
            await storage.append("m", n, [b"no"], PLAYING)
        assert await storage.read("m") == [b"zero", b"one"]
        await storage.append("m", 2, [b"two"])

    use(tmp_path, conflict)


@pytest.mark.parametrize(("n", "label"), [(0, None), (1, PLAYING)])
def test_a_log_begins_with_its_label_and_number_0(tmp_path: Path, n: int, label: Label | None) -> None:
    async def begin(storage: SqliteStorage) -> None:
        with pytest.raises(Conflict, match="no log m yet"):
            await storage.append("m", n, [b"no"], label)
        assert await storage.current("ABCD") is None

    use(tmp_path, begin)


def test_one_of_two_writers_of_the_same_entry_wins_and_the_others_are_unharmed(tmp_path: Path) -> None:
    async def race(storage: SqliteStorage) -> None:
        await storage.append("m", 0, [b"zero"], PLAYING)
        both = [storage.append("m", 1, [b"first"]), storage.append("m", 1, [b"second"])]
        others = [storage.append(f"other{i}", 0, [b"zero"], PLAYING) for i in range(8)]
        results = await asyncio.gather(*both, *others, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict] + [type(None)] * 8
        assert await storage.read("m") == [b"zero", b"first"]
        for i in range(8):
            assert await storage.read(f"other{i}") == [b"zero"]

    use(tmp_path, race)


def test_many_appends_share_a_flush(tmp_path: Path) -> None:
    async def write(storage: SqliteStorage) -> None:
        for i in range(300):
            await storage.append(f"m{i}", 0, [b"zero"], PLAYING)
        before = storage.writer.flushes
        await asyncio.gather(*(storage.append(f"m{i}", 1, [b"one", b"two"]) for i in range(300)))
        assert storage.writer.flushes - before < 30
        for i in (0, 150, 299):
            assert await storage.read(f"m{i}") == [b"zero", b"one", b"two"]

    use(tmp_path, write)


def test_eight_tables_write_at_once_and_keep_apart(tmp_path: Path) -> None:
    async def write(storage: SqliteStorage) -> None:
        async def table(name: str) -> None:
            for n in range(60):
                await storage.append(name, n, [f"{name} {n}".encode()], PLAYING if n % 10 == 0 else None)

        await asyncio.gather(*(table(f"m{i}") for i in range(8)))
        for i in range(8):
            assert await storage.read(f"m{i}") == [f"m{i} {n}".encode() for n in range(60)]

    use(tmp_path, write)


def test_a_code_leads_to_its_newest_log(tmp_path: Path) -> None:
    async def look(storage: SqliteStorage) -> None:
        assert await storage.current("ABCD") is None
        await storage.append("first", 0, [b""], PLAYING)
        await storage.append("other", 0, [b""], Label("WXYZ", "g", "lobby", True))
        await storage.append("second", 0, [b""], Label("ABCD", "g", "lobby", True))
        assert await storage.current("ABCD") == "second"
        await storage.append("second", 1, [b""], Label("ABCD", "g", "over", True))
        assert await storage.label("first") == PLAYING
        assert await storage.label("second") == Label("ABCD", "g", "over", True)
        assert await storage.label("nothing") is None
        assert await storage.current("ABCD") == "second"

    use(tmp_path, look)


def test_records_are_kept(tmp_path: Path) -> None:
    async def keep(storage: SqliteStorage) -> None:
        assert await storage.record("m") is None
        await storage.keep_record("m", b"file")
        await storage.keep_record("m", b"file")
        assert await storage.record("m") == b"file"

    use(tmp_path, keep)


def test_what_waits_when_it_is_closed_is_still_written(tmp_path: Path) -> None:
    async def close_at_once() -> None:
        storage = SqliteStorage(tmp_path)
        writing = [asyncio.ensure_future(storage.append(f"m{i}", 0, [b"zero"], PLAYING)) for i in range(50)]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*writing)
        with pytest.raises(Unavailable, match="stopping"):
            await storage.append("late", 0, [b"zero"], PLAYING)
        with pytest.raises(Unavailable, match="stopping"):
            await storage.read("m0")

    async def read(storage: SqliteStorage) -> None:
        for i in range(50):
            assert await storage.read(f"m{i}") == [b"zero"]

    asyncio.run(close_at_once())
    use(tmp_path, read)


def test_whoever_gives_up_waiting_does_not_disturb_the_others(tmp_path: Path) -> None:
    async def give_up(storage: SqliteStorage) -> None:
        await storage.append("m", 0, [b"zero"], PLAYING)
        impatient = asyncio.ensure_future(storage.append("m", 1, [b"one"]))
        await asyncio.sleep(0)
        impatient.cancel()
        await storage.append("m", 2, [b"two"])
        assert await storage.read("m") == [b"zero", b"one", b"two"]

    use(tmp_path, give_up)


def test_a_second_server_on_the_folder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    async def hold(storage: SqliteStorage) -> None:
        with pytest.raises(Unavailable, match="another server is using"):
            SqliteStorage(tmp_path)

    use(tmp_path, hold)
    use(tmp_path, hold)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / DATABASE)
    database.execute("PRAGMA user_version = 99")
    database.close()
    before = (tmp_path / DATABASE).read_bytes()
    for _ in range(2):
        with pytest.raises(Unavailable, match="newer version"):
            SqliteStorage(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("my diary, which is longer than a header of SQLite\n" * 100)
    with pytest.raises(Unavailable, match="not a database"):
        SqliteStorage(tmp_path)
    assert (tmp_path / DATABASE).read_text().startswith("my diary")


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable, match="cannot be written"):
        SqliteStorage(tmp_path / "file" / "folder")
