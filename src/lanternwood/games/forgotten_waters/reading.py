"""From a TOML file to records that know where they stand. A mistake does not stop the reading; all are told at once."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from lanternwood.games.forgotten_waters.records import Record
from lanternwood.kernel.faults import Fault, mistakes, shape_of

R = TypeVar("R", bound=Record, covariant=True)


@dataclass(frozen=True)
class Placed(Generic[R]):
    """A record and where it stands."""

    file: str
    called: str
    """Such as "entry 166"."""
    record: R

    def fault(self, field: str, words: str, check: str = "") -> Fault:
        return Fault(self.file, self.called, field, words, check)


@dataclass(frozen=True)
class FilePlan:
    """Which tables a file of a package may hold; `single` ones are written [so], others [[so]]."""

    name: str
    tables: Mapping[str, type[Record]]
    single: tuple[str, ...] = ()
    may_lack: bool = False


def document_of(file: Path, named: str) -> dict[str, Any] | Fault:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Fault(named, "", "", "the file is missing")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return Fault(named, "", "", f"not valid TOML: {error}")


def read_file(folder: Path, plan: FilePlan) -> Iterator[Placed[Record] | Fault]:
    named = f"{folder.name}/{plan.name}"
    if plan.may_lack and not (folder / plan.name).exists():
        return
    document = document_of(folder / plan.name, named)
    if isinstance(document, Fault):
        yield document
        return
    for table in document:
        if table not in plan.tables:
            known = ", ".join(_header(plan, name) for name in plan.tables)
            yield Fault(named, "", "", f"unknown table '{table}'; this file holds {known}")
    for table, kind in plan.tables.items():
        rows = document.get(table)
        if rows is None:
            yield Fault(named, "", "", f"no {_header(plan, table)}; write one")
        elif isinstance(rows, dict) != (table in plan.single):
            yield Fault(named, "", "", f"'{table}' is written {_header(plan, table)}")
        else:
            for number, row in enumerate(rows if isinstance(rows, list) else [rows], 1):
                yield from _read_row(named, table, number, row, kind)


def _header(plan: FilePlan, table: str) -> str:
    return f"[{table}]" if table in plan.single else f"[[{table}]]"


def _read_row(file: str, table: str, number: int, row: Any, kind: type[Record]) -> Iterator[Placed[Record] | Fault]:
    id = row.get("id") if isinstance(row, dict) else None
    called = f"{table.replace('_', ' ')} {f'number {number}' if id is None else id}"
    try:
        yield Placed(file, called, msgspec.convert(row, kind))
    except msgspec.ValidationError as error:
        wrong = list(mistakes(row, shape_of(kind))) or [("", str(error))]
        yield from (Fault(file, called, field, words) for field, words in wrong)
