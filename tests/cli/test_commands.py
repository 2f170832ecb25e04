"""What every command has in common: plain words, clear refusals, no tracebacks."""

import shutil
from pathlib import Path

import pytest

from .lantern import SOURCE, lantern, refused, widest


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the source, to be broken."""
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


def content(source: Path, name: str) -> Path:
    return source / "lanternwood/games/nightmare_forest/content" / name


@pytest.mark.parametrize("words", [[], ["--help"], ["help"]])
def test_alone_it_lists_the_commands(words: list[str]) -> None:
    ended = lantern(*words)
    assert ended.returncode == 0
    for command in ("play", "replay", "verify", "sim", "lint-content", "bench", "test", "lint", "serve"):
        assert f"./lantern {command} " in ended.stdout
    assert "nightmare-forest" in ended.stdout
    assert widest(ended.stdout.splitlines()) <= 80


@pytest.mark.parametrize("command", ["play", "replay", "verify", "sim", "lint-content", "bench", "serve"])
def test_every_command_explains_itself(command: str) -> None:
    ended = lantern(command, "--help")
    assert ended.returncode == 0, ended.stderr
    assert "Usage" in ended.stdout
    assert "\x1b" not in ended.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["paly"], "paly"),
        (["play"], "GAME"),
        (["play", "chess"], "nightmare-forest"),
        (["verify"], "FILE"),
        (["lint-content", "chess"], "nightmare-forest"),
        (["bench", "moon"], "moon"),
        (["replay", "a", "b"], "b"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(words: list[str], says: str) -> None:
    refused(lantern(*words), 2, says)


def test_lint_content_reads_all_cards() -> None:
    for words in (["lint-content"], ["lint-content", "nightmare-forest"]):
        ended = lantern(*words)
        assert ended.returncode == 0
        assert "all is well in 5 files" in ended.stdout


@pytest.mark.parametrize(
    ("file", "right", "wrong", "says"),
    [
        ("gear.toml", "damage = 1", "damge = 1", ("gear.toml", "'tent-stake'", "damge", "damage")),
        ("gear.toml", "damage = 1", 'damage = "one"', ("gear.toml", "'tent-stake'", "damage", "int")),
        ("zombies.toml", "zone = 1", "zone = 9", ("zombies.toml", "zone", "<= 4")),
        ("zombies.toml", "[[zombie]]", "[[zombies]]", ("zombies.toml", "zombies", "[[zombie]]")),
        ("campers.toml", "[[camper]]", "[[camper]", ("campers.toml", "TOML")),
    ],
)
@pytest.mark.parametrize("command", [["lint-content"], ["play", "nightmare-forest"], []])
def test_broken_content_is_told_by_file_entry_and_field(
    source: Path, command: list[str], file: str, right: str, wrong: str, says: tuple[str, ...]
) -> None:
    broken = content(source, file)
    broken.write_text(broken.read_text().replace(right, wrong, 1))
    refused(lantern(*command, source=source), 1, *says)


def test_missing_content_is_told(source: Path) -> None:
    content(source, "survivors.toml").unlink()
    refused(lantern("lint-content", source=source), 1, "survivors.toml", "missing")


def test_an_unexpected_failure_is_an_apology_and_on_request_a_traceback(source: Path) -> None:
    module = source / "lanternwood/cli/verify.py"
    module.write_text(module.read_text() + "\n\ndef verify(*words: object) -> int:\n    return 1 // 0\n")
    refused(lantern("verify", "match.json", source=source), 1, "Sorry", "--debug")
    ended = lantern("verify", "match.json", "--debug", source=source)
    assert "ZeroDivisionError" in ended.stderr
