"""Reading content: TOML tables into typed entries, with errors that name file, entry, field and remedy."""

import tomllib
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class ContentError(Exception):
    """Content that cannot be used, told so that its author can mend it."""


def read_entries(file: Path, table: str, kind: type[T]) -> list[T]:
    """All entries of one array of tables (`[[table]]`) in a file, in their order."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ContentError(f"{file.name}: the file is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{file.name}: not valid TOML: {error}") from None
    if unknown := [name for name in document if name != table]:
        raise ContentError(f"{file.name}: unknown table '{unknown[0]}'; this file holds only [[{table}]]")
    rows = document.get(table, [])
    if not isinstance(rows, list) or not rows:
        raise ContentError(f"{file.name}: no [[{table}]] entries; write one [[{table}]] per card")
    entries = [_read_entry(file, table, number, row, kind) for number, row in enumerate(rows, 1)]
    _refuse_twins(file, table, entries)
    return entries


def _read_entry(file: Path, table: str, number: int, row: Any, kind: type[T]) -> T:
    named = f"'{row['id']}'" if isinstance(row, dict) and "id" in row else f"number {number}"
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{file.name}: {table} {named}: {_in_words(str(error), kind)}") from None


def _in_words(problem: str, kind: Any) -> str:
    """What the decoder found wrong, and where, and what to do about it."""
    problem, _, path = problem.removeprefix("Object ").partition(" - at `$")
    field = path.strip(".`")
    place = f", in field '{field}'" if field else ""
    return problem + place + _remedy(problem, field, kind)


def _remedy(problem: str, field: str, kind: Any) -> str:
    if "unknown field" in problem and not field and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"; known fields: {', '.join(kind.__struct_encode_fields__)}"
    if "unknown field" in problem:
        return "; take it out or mend its spelling"
    return "; add it" if "missing required field" in problem else ""


def _refuse_twins(file: Path, table: str, entries: Iterable[Any]) -> None:
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            raise ContentError(f"{file.name}: {table} '{entry.id}': this id is used twice; give each entry its own")
        seen.add(entry.id)


def content_hash(folder: Path) -> str:
    """A short name for exactly these content files, the same on any machine."""
    digest = sha256()
    for file in sorted(folder.rglob("*.toml")):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]
