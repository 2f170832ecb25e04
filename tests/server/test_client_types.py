"""The client's types say what the server's models say."""

import shutil
import sys
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from msgspec import UNSET, Raw, UnsetType

from cli.lantern import SOURCE, lantern, refused
from lanternwood.games import GAMES
from lanternwood.kernel.model import Model, Seat
from lanternwood.server.wire.client_files import client_files
from lanternwood.server.wire.typescript import Declarations, value

CLIENT = Path(__file__).parents[2] / "client" / "src"


class Lamp(Model):
    """Gives light."""

    oil: int
    lit: bool = True
    """Whether it burns; None of the rest matters."""


class Walk(Model, tag=True):
    by: Seat | None
    lamps: tuple[Lamp, ...]
    pair: tuple[int, str]
    way: Literal["in", "out"] | UnsetType = UNSET
    bag: Raw = Raw()


class Pause(Model, array_like=True):
    start: float
    ends: dict[str, float]


Step: TypeAlias = Walk | Lamp

WALK = """\
export interface Walk {
  type: 'Walk';
  by: Seat | null;
  lamps: readonly Lamp[];
  pair: readonly [number, string];
  way?: 'in' | 'out';
  bag: unknown;
}"""


@pytest.mark.parametrize("path", client_files(CLIENT))
def test_the_generated_files_are_up_to_date(path: str) -> None:
    kept = (CLIENT / path).read_text(encoding="utf-8") if (CLIENT / path).exists() else ""
    assert client_files(CLIENT)[path] == kept, f"client/src/{path} is out of date; run `./lantern client-types`"


def test_no_generated_file_is_left_over() -> None:
    assert {file.relative_to(CLIENT).as_posix() for file in CLIENT.rglob("*.gen.ts")} == set(client_files(CLIENT))


def test_a_game_without_a_folder_in_the_client_needs_no_files_there(tmp_path: Path) -> None:
    tmp_path.joinpath("games", next(iter(GAMES))).mkdir(parents=True)
    assert {path.split("/")[1] for path in client_files(tmp_path) if path.startswith("games/")} == {next(iter(GAMES))}


def test_a_model_becomes_an_interface_after_those_it_needs() -> None:
    declared = Declarations()
    assert declared.of(Walk) == "Walk"
    assert list(declared.texts) == ["Seat", "Lamp", "Walk"]
    assert declared.texts["Walk"] == WALK


def test_what_is_sent_may_leave_out_what_has_a_default_and_what_comes_has_all() -> None:
    received, sent = Declarations(), Declarations(sent=[Walk])
    for declared in (received, sent):
        declared.of(Walk)
    assert "  lit: boolean;" in received.texts["Lamp"]
    assert "  lit?: boolean;" in sent.texts["Lamp"]
    assert "  bag?: unknown;" in sent.texts["Walk"]
    assert "  oil: number;" in sent.texts["Lamp"]


def test_notes_are_carried_over() -> None:
    declared = Declarations()
    declared.of(Lamp)
    assert declared.texts["Lamp"].startswith("/** Gives light. */\n")
    assert "  /** Whether it burns; null of the rest matters. */\n  lit" in declared.texts["Lamp"]


def test_an_array_like_model_becomes_a_tuple() -> None:
    declared = Declarations()
    declared.of(Pause)
    assert declared.texts["Pause"] == "export type Pause = readonly [start: number, ends: Record<string, number>];"


def test_a_named_union_keeps_its_name_also_within_another() -> None:
    declared = Declarations([sys.modules[__name__]])
    assert declared.of(Step | None) == "Step | null"
    assert declared.texts["Step"] == "export type Step = Walk | Lamp;"
    assert declared.of(tuple[Step | None, ...]) == "readonly (Step | null)[]"


def test_what_has_no_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="bytes"):
        Declarations().of(bytes)


def test_values_are_spelled_as_people_write_them() -> None:
    assert value({"a": ["it's", "x", 1, None, True]}) == """{ a: ["it's", 'x', 1, null, true] }"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the source, outside any clone."""
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


def test_the_command_writes_what_has_changed(source: Path) -> None:
    kept = source.parent / "client" / "src" / "protocol" / "wire.gen.ts"
    kept.parent.mkdir(parents=True)
    kept.write_text("old")
    sources = kept.parents[1]
    sources.joinpath("games", next(iter(GAMES))).mkdir(parents=True)
    first, second = (lantern("client-types", source=source) for _ in range(2))
    assert "Wrote client/src/protocol/wire.gen.ts." in first.stdout, first.stderr
    assert second.stdout == "The client's types are those of the server.\n"
    assert {path: (sources / path).read_text() for path in client_files(sources)} == client_files(sources)


def test_without_a_client_there_is_nothing_to_write(source: Path) -> None:
    refused(lantern("client-types", source=source), 1, "only in a clone")
