"""The words of a package: `prose/en.toml` beside its structure, each text by its key. No rule reads them (FW-R79)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from lanternwood.games.forgotten_waters.reading import document_of
from lanternwood.games.forgotten_waters.terms import EntryId
from lanternwood.kernel.faults import Fault, mistakes, shape_of
from lanternwood.kernel.model import Model

LANGUAGE = "en"
NameRow = tuple[int, int, str, str]
"""Product, ways of 144, moniker with {} for the name, name (FW-NAME-01)."""
Share = Annotated[int, Meta(ge=1, le=300)]


class Band(Model):
    """How long the telling of these entries is, and in how many variants they are told."""

    entries: tuple[EntryId, ...]
    words: tuple[Share, Share]
    tellings: int = 1


class Brief(Model):
    """`prose/brief.toml`: what was asked of the writer of this package."""

    band: tuple[Band, ...] = ()


@dataclass(frozen=True)
class Prose:
    file: str
    texts: Mapping[str, tuple[str, ...]]
    """Variants by key."""
    gags: tuple[str, ...] = ()
    """Words that may return as they are (FW-PROSE-07)."""
    names: tuple[NameRow, ...] = ()
    brief: Brief = field(default_factory=Brief)
    faults: tuple[Fault, ...] = ()

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return ((key, text) for key, variants in self.texts.items() for text in variants)


def read_prose(folder: Path, language: str = LANGUAGE) -> Prose:
    """Of a package. Prose may be missing; what is there must be readable."""
    named = f"{folder.name}/prose/{language}.toml"
    file = folder / "prose" / f"{language}.toml"
    document = document_of(file, named) if file.exists() else {}
    faults: list[Fault] = []
    if isinstance(document, Fault):
        faults, document = [document], {}
    gags = tuple(str(gag) for gag in document.pop("gags", []))
    names = tuple((int(row[0]), int(row[1]), str(row[2]), str(row[3])) for row in document.pop("names", []))
    texts: dict[str, tuple[str, ...]] = {}
    for key, value in document.items():
        if variants := _variants(value):
            texts[key] = variants
        else:
            faults.append(Fault(named, key, "", "write one text, or a list of variants"))
    brief = _read_brief(folder, faults)
    return Prose(named, texts, gags, names, brief, tuple(faults))


def _variants(value: Any) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    return tuple(value) if isinstance(value, list) and all(isinstance(each, str) for each in value) else ()


def _read_brief(folder: Path, faults: list[Fault]) -> Brief:
    file = folder / "prose" / "brief.toml"
    if not file.exists():
        return Brief()
    named = f"{folder.name}/prose/brief.toml"
    document = document_of(file, named)
    if isinstance(document, Fault):
        faults.append(document)
        return Brief()
    wrong = list(mistakes(document, shape_of(Brief)))
    faults.extend(Fault(named, "", place, words) for place, words in wrong)
    return Brief() if wrong else msgspec.convert(document, Brief)
