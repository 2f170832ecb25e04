"""Opening the data folder: held by one process at a time, with a database of a version that we know."""

import sqlite3
from pathlib import Path

from lanternwood.server.storage import Unavailable

DATABASE = "lanternwood.db"
LOCK = "in-use.lock"
VERSION = 1
PAGES_BEFORE_CHECKPOINT = 4000
"""16 MB of write-ahead log. A checkpoint makes one flush slow, so it should be rare."""
# Entries are not clustered by log: then those of many tables share the pages that a flush writes.
SCHEMA = f"""
BEGIN IMMEDIATE;
CREATE TABLE logs (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL, game TEXT NOT NULL, phase TEXT NOT NULL, listed INTEGER NOT NULL
);
CREATE INDEX logs_by_code ON logs (code);
CREATE TABLE entries (
    log INTEGER NOT NULL REFERENCES logs, n INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (log, n)
);
CREATE TABLE records (match TEXT PRIMARY KEY, file BLOB NOT NULL);
PRAGMA user_version = {VERSION};
COMMIT;
"""


def hold(folder: Path) -> sqlite3.Connection:
    """Keep every other server out of this folder until the connection is closed or the process ends, however it ends.

    SQLite's own lock on a file beside the database does this the same way on every system.
    """
    lock = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = connect(folder / LOCK)
        lock.execute("PRAGMA busy_timeout = 0")
        lock.execute("BEGIN EXCLUSIVE")
    except (OSError, sqlite3.Error) as error:
        if lock:
            lock.close()
        raise Unavailable(why_not_held(folder, error)) from None
    return lock


def why_not_held(folder: Path, error: OSError | sqlite3.Error) -> str:
    if code_of(error) == sqlite3.SQLITE_BUSY:
        return f"another server is using the data folder {folder}; stop it, or name another folder"
    reason = error.strerror if isinstance(error, OSError) else None
    return f"the data folder {folder} cannot be written: {reason or error}; name another folder"


def open_database(folder: Path, durable: bool) -> sqlite3.Connection:
    """A connection to the database of this folder, which is made if there is none."""
    file = folder / DATABASE
    try:
        database = connect(file)
    except sqlite3.Error as error:
        raise in_words(error, file) from error
    try:
        prepare(database, file, durable)
    except BaseException as error:
        database.close()
        if isinstance(error, sqlite3.Error):
            raise in_words(error, file) from error
        raise
    return database


def prepare(database: sqlite3.Connection, file: Path, durable: bool) -> None:
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise Unavailable(
            f"{file} was written by a newer version of Lanternwood; start that one, or name another data folder"
        )
    database.execute("PRAGMA journal_mode = WAL")
    database.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
    database.execute(f"PRAGMA wal_autocheckpoint = {PAGES_BEFORE_CHECKPOINT}")
    if version == 0:
        database.executescript(SCHEMA)


def connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None, check_same_thread=False, cached_statements=300)


def code_of(error: Exception) -> int | None:
    """SQLite's primary code of an error."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


ADVICE = {
    sqlite3.SQLITE_FULL: "the disk is full; make room and try again",
    sqlite3.SQLITE_IOERR: "the disk cannot be written or read; look at the disk, then start the server again",
    sqlite3.SQLITE_READONLY: "the database may not be written; give this user the right to write the data folder",
    sqlite3.SQLITE_BUSY: "another program holds the database; close it and try again",
    sqlite3.SQLITE_CORRUPT: "the database is damaged; put back a backup",
    sqlite3.SQLITE_NOTADB: "the file is not a database; move it away, or name another data folder",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened; look at the rights of the data folder",
}


def in_words(error: sqlite3.Error, file: Path | None = None) -> Unavailable:
    """What to do about it."""
    advice = ADVICE.get(code_of(error) or -1, f"the database refused: {error}")
    return Unavailable(f"{file}: {advice}" if file else advice)
