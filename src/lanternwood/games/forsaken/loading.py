"""Reading a content folder: one file per God, and the starter decks. All mistakes are told together (FK-SCRIPT-10)."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from lanternwood.games.forsaken.checks import Entry, Record, check
from lanternwood.games.forsaken.records import CardId, CardRecord, ChannelRecord, GodRecord, StarterRecord, TokenRecord
from lanternwood.games.forsaken.script_records import GODS, God
from lanternwood.kernel.content import ContentError, content_hash
from lanternwood.kernel.faults import Fault, mistakes, shape_of

FOLDER = Path(__file__).parent / "content"
DECKS = "decks.toml"
TABLES: dict[str, type[Record]] = {
    "god": GodRecord,
    "channel": ChannelRecord,
    "token": TokenRecord,
    "card": CardRecord,
    "deck": StarterRecord,
}
ALLOWED = {"god": ("god", "channel", "token", "card"), "decks": ("deck",), "also": ("token", "card")}
"""Which tables a file of each sort may hold."""
SINGLE = ("god", "channel")
AT_FIRST = 30
"""So many cards of each God were in the base set when the first decks were written as codes."""
R = TypeVar("R", bound=Record)


@dataclass(frozen=True)
class CardSet:
    """All content: Gods and Channels in God order, cards in id order, one God after the other, later ones last."""

    gods: tuple[GodRecord, ...]
    channels: tuple[ChannelRecord, ...]
    tokens: tuple[TokenRecord, ...]
    cards: tuple[CardRecord, ...]
    starters: tuple[StarterRecord, ...]
    by_id: dict[CardId, CardRecord] = field(init=False)
    token_named: dict[str, TokenRecord] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {card.id: card for card in self.cards})
        object.__setattr__(self, "token_named", {token.name: token for token in self.tokens})

    def of_god(self, god: God) -> tuple[CardRecord, ...]:
        return tuple(card for card in self.cards if card.god == god)


def load(folder: Path = FOLDER, also: tuple[Path, ...] = ()) -> CardSet:
    """FK-SCRIPT-02 A content folder, and further files of cards and tokens; refused whole if anything is wrong."""
    entries, faults = _read(folder, also)
    if faults:
        raise ContentError("\n".join(str(fault) for fault in faults))
    return CardSet(
        gods=_records(entries, GodRecord),
        channels=_records(entries, ChannelRecord),
        tokens=_records(entries, TokenRecord),
        cards=_in_id_order(entries),
        starters=_records(entries, StarterRecord),
    )


def lint_content(folder: Path = FOLDER, also: tuple[Path, ...] = ()) -> list[Fault]:
    """All that is wrong with a content folder, in the order of its files."""
    return _read(folder, also)[1]


def _in_id_order(entries: list[Entry]) -> tuple[CardRecord, ...]:
    """S01 to S30, I01 and so on; then what came later, S31, I31 and so on, so that deck codes keep what they mean; then
    what further files have, as it stands there."""
    own = _records([entry for entry in entries if entry.god], CardRecord)
    further = _records([entry for entry in entries if not entry.god], CardRecord)
    return (*sorted(own, key=lambda card: (_later(card), GODS.index(card.god), card.id)), *further)


def _later(card: CardRecord) -> int:
    return max(0, int(card.id[1:]) - AT_FIRST)


def _records(entries: list[Entry], kind: type[R]) -> tuple[R, ...]:
    return tuple(entry.record for entry in entries if isinstance(entry.record, kind))


def _read(folder: Path, also: tuple[Path, ...]) -> tuple[list[Entry], list[Fault]]:
    entries: list[Entry] = []
    faults: list[Fault] = []
    files = [*((folder / f"{god}.toml", god) for god in GODS), (folder / DECKS, None), *((file, None) for file in also)]
    for file, god in files:
        sort = "god" if god else "decks" if file == folder / DECKS else "also"
        for found in _read_file(file, god, ALLOWED[sort]):
            (entries if isinstance(found, Entry) else faults).append(found)  # type: ignore[arg-type]
    return entries, [*faults, *check(entries, whole=not faults)]


def _read_file(file: Path, god: God | None, allowed: tuple[str, ...]) -> Iterator[Entry | Fault]:
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        yield Fault(file.name, "", "", "the file is missing")
        return
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        yield Fault(file.name, "", "", f"not valid TOML: {error}")
        return
    for table in document:
        if table not in allowed:
            known = ", ".join(_header(name) for name in allowed)
            yield Fault(file.name, "", "", f"unknown table '{table}'; this file holds {known}")
    for table in allowed:
        rows = document.get(table, [] if table not in SINGLE else None)
        if rows is None or (not rows and table in ("card", "deck")):
            yield Fault(file.name, "", "", f"no {_header(table)}; write one")
        elif isinstance(rows, dict) != (table in SINGLE):
            yield Fault(file.name, "", "", f"'{table}' is written {_header(table)}")
        else:
            for number, row in enumerate(rows if isinstance(rows, list) else [rows], 1):
                yield from _read_row(file, table, number, row, god)


def _header(table: str) -> str:
    return f"[{table}]" if table in SINGLE else f"[[{table}]]"


def _read_row(file: Path, table: str, number: int, row: Any, god: God | None) -> Iterator[Entry | Fault]:
    entry = f"{table} {_name_of(row, number)}"
    if isinstance(row, dict) and god and table != "god":
        row = {"god": god, **row}
    try:
        yield Entry(file.name, entry, god, msgspec.convert(row, TABLES[table]))
    except msgspec.ValidationError as error:
        wrong = list(mistakes(row, shape_of(TABLES[table]))) or [("", str(error))]
        yield from (Fault(file.name, entry, field, words) for field, words in wrong)


def _name_of(row: Any, number: int) -> str:
    name = row.get("id", row.get("name")) if isinstance(row, dict) else None
    return f"'{name}'" if isinstance(name, str) else f"number {number}"


BASE = load()
"""The base set (RULES.md, 6.4)."""
CONTENT_HASH = content_hash(FOLDER)
