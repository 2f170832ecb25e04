"""Whatever an author gets wrong is told; nothing that is let through breaks the compiler."""

import json
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.forgotten_waters.content_folder import ENTRIES, HEAD, PAGES, changed
from lanternwood.games.forgotten_waters.checks import faults_of
from lanternwood.games.forgotten_waters.compiling import compile_voyage
from lanternwood.games.forgotten_waters.packages import FOLDER, Voyage, read_core, read_scenarios

WHOLE = {file: tomllib.loads((FOLDER / file).read_text(encoding="utf-8")) for file in (ENTRIES, PAGES, HEAD)}
CORE = read_core()


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in items:
        yield (*path, name)
        yield from places(inner, (*path, name))


PLACES = {file: list(places(document)) for file, document in WHOLE.items()}
OTHERS = st.one_of(
    st.sampled_from([0, 1, 2, 7, -1, 99, 100, 118, 131, 150, 201, 999]),
    st.sampled_from(["", "A", "aim", "me", "top", "hull", "HOT", "entry", "new_round", "goal", "H4"]),
    st.sampled_from([[], {}, True, ["top"], ["goal"], [["goal"]], [["entry", 131]], ["log", "HOT"], 1.5]),
)


def as_toml(value: Any) -> str:
    """On one line each: an array of inline tables is the same as [[tables]]."""
    match value:
        case dict():
            return "{" + ", ".join(f"{json.dumps(name)} = {as_toml(inner)}" for name, inner in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(as_toml, value)) + "]"
        case _:
            return json.dumps(value)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return changed(tmp_path_factory.mktemp("broken"))


@given(st.sampled_from(sorted(WHOLE)), st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_change_is_told_or_harmless(folder: Path, file: str, data: st.DataObject) -> None:
    document = json.loads(json.dumps(WHOLE[file]))
    path = data.draw(st.sampled_from(PLACES[file]))
    holder: Any = document
    for name in path[:-1]:
        holder = holder[name]
    if isinstance(holder, list) and data.draw(st.booleans()):
        del holder[path[-1]]
    else:
        holder[path[-1]] = data.draw(OTHERS)
    (folder / file).write_text("\n".join(f"{name} = {as_toml(inner)}" for name, inner in document.items()), "utf-8")
    try:
        [scenario] = read_scenarios(folder)
        faults = faults_of(CORE, [scenario])
        assert all(fault.words and fault.file for fault in faults)
        if not faults:
            compile_voyage(Voyage(CORE, scenario))
    finally:
        shutil.copy(FOLDER / file, folder / file)
