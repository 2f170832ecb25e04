"""The puzzles, read once from their files, in the order of the files' names: the easiest first."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from lanternwood.games.forsaken.puzzle_checks import check_puzzle
from lanternwood.games.forsaken.puzzle_records import Puzzle
from lanternwood.kernel.content import ContentError
from lanternwood.kernel.faults import Fault, mistakes, shape_of

FOLDER: Final = Path(__file__).parent / "puzzles"


def read_puzzles(folder: Path) -> Iterator[tuple[Path, Puzzle] | Fault]:
    """Each puzzle that can be laid out, with its file, and all that is wrong with the others."""
    files: dict[str, Path] = {}
    for file in sorted(folder.glob("*.toml")):
        try:
            row = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            yield Fault(file.name, "", "", f"not valid TOML: {error}")
            continue
        entry = f"puzzle '{row['id']}'" if isinstance(row.get("id"), str) else ""
        try:
            puzzle = msgspec.convert(row, Puzzle)
        except msgspec.ValidationError as error:
            wrong = list(mistakes(row, shape_of(Puzzle))) or [("", str(error))]
            yield from (Fault(file.name, entry, field, words) for field, words in wrong)
            continue
        faults = [*check_puzzle(puzzle), *_check_id(file, puzzle.id, files)]
        yield from (Fault(file.name, entry, field, words) for field, words in faults)
        if not faults:
            yield file, puzzle


def _check_id(file: Path, name: str, files: dict[str, Path]) -> Iterator[tuple[str, str]]:
    if name in files:
        yield "id", f"'{name}' is that of {files[name].name} too; each needs its own"
    files[name] = file
    if file.stem.lstrip("0123456789") != f"-{name}":
        yield "id", f"the file is called {file.name}; write its place and its id, as in 07-{name}.toml"


def load_puzzles(folder: Path = FOLDER) -> dict[str, Puzzle]:
    """Refused whole if anything is wrong with one."""
    puzzles: dict[str, Puzzle] = {}
    faults: list[Fault] = []
    for found in read_puzzles(folder):
        if isinstance(found, Fault):
            faults.append(found)
        else:
            puzzles[found[1].id] = found[1]
    if faults:
        raise ContentError("\n".join(str(fault) for fault in faults))
    return puzzles


PUZZLES: Final = load_puzzles()
