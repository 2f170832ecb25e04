"""Replay and verify on a match that was saved, and on files that were cut, edited or are something else."""

import json
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from .lantern import SOURCE, lantern, refused, widest
from .pseudo_terminal import PseudoTerminal
from .test_play import GAME, LONG_ENOUGH


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("saved") / "match.json"
    assert lantern(*GAME, "--seed", "birch", "--save", file, typed=LONG_ENOUGH).returncode == 0
    return file


def test_verify_says_what_it_checked(saved: Path) -> None:
    ended = lantern("verify", saved)
    assert ended.returncode == 0, ended.stderr
    for words in ("holds", "rules 1", "birch, which is the one of this promise", "each of them legal", "as recorded"):
        assert words in ended.stdout


def test_verify_compares_the_promise_that_was_shown(saved: Path) -> None:
    promise = sha256(b"birch").hexdigest()
    assert "--promise compares it with yours" in lantern("verify", saved).stdout
    ended = lantern("verify", saved, "--promise", promise.upper())
    assert ended.returncode == 0, ended.stderr
    assert "which is the one you were shown" in " ".join(ended.stdout.split())
    refused(lantern("verify", saved, "--promise", sha256(b"beech").hexdigest()), 1, "not the match you were promised")
    refused(lantern("verify", saved, "--promise", promise[:20]), 2, "64 digits and letters")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_match_of_other_cards_says_where_to_check_it(saved: Path, tmp_path: Path, command: str) -> None:
    source = tmp_path / "src"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__"))
    gear = source / "lanternwood/games/nightmare_forest/content/gear.toml"
    gear.write_text(gear.read_text().replace("damage = 1", "damage = 2", 1))
    refused(lantern(command, saved, source=source), 1, "content", "check out the version", "may be all right")


def without_its_end(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def without_a_move(lines: list[bytes]) -> list[bytes]:
    return lines[:5] + lines[6:]


def with_another_seed(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"birch"', b'"beech"'), *lines[1:]]


def with_another_game(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"nightmare-forest"', b'"dream-forest"'), *lines[1:]]


def with_a_better_roll(lines: list[bytes]) -> list[bytes]:
    line = json.loads(lines[9])
    line["digest"] = "0" * len(line["digest"])
    return [*lines[:9], json.dumps(line).encode(), *lines[10:]]


def nothing(lines: list[bytes]) -> list[bytes]:
    return []


def a_letter(lines: list[bytes]) -> list[bytes]:
    return [b"Dear reader,", b"nothing here is a match.", b""]


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (without_its_end, "cut short"),
        (without_a_move, "line 6"),
        (with_another_seed, "promised"),
        (with_another_game, "dream-forest"),
        (with_a_better_roll, "line 10"),
        (nothing, "empty"),
        (a_letter, "is this the right file?\n"),
    ],
)
def test_a_changed_file_is_refused_with_the_place(
    saved: Path, tmp_path: Path, command: str, change: Callable[[list[bytes]], list[bytes]], says: str
) -> None:
    changed = tmp_path / "changed.json"
    changed.write_bytes(b"".join(line + b"\n" for line in change(saved.read_bytes().splitlines())))
    refused(lantern(command, changed), 1, says)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_there_is_refused(command: str, tmp_path: Path) -> None:
    refused(lantern(command, tmp_path / "none.json"), 2, "There is no file")
    refused(lantern(command, tmp_path), 2, "cannot be read")


@pytest.mark.parametrize("seen_as", ["all", "1", "3"])
def test_replay_tells_the_whole_story_when_nobody_steps(saved: Path, seen_as: str) -> None:
    ended = lantern("replay", saved, "--as", seen_as)
    assert ended.returncode == 0, ended.stderr
    assert "\x1b" not in ended.stdout
    assert widest(ended.stdout.splitlines()) <= 80
    assert ("Told in secret" in ended.stdout) == (seen_as == "all")
    assert "Nobody got out" in ended.stdout or "got out alive" in ended.stdout


def test_a_seat_sees_in_the_replay_only_what_it_knew(saved: Path) -> None:
    own = lantern("replay", saved, "--as", "1").stdout
    assert "You found" in own
    assert "(only" not in own


def test_a_seat_that_is_not_there_is_refused(saved: Path) -> None:
    refused(lantern("replay", saved, "--as", "5"), 2, "seats are 1 to 4")


def test_stepping_forwards_and_back(saved: Path) -> None:
    moves = len(saved.read_bytes().splitlines()) - 2
    with PseudoTerminal("replay", str(saved), "--plain", columns=80) as reel:
        reel.wait_for(rf"\[0/{moves}\].* > $")
        for typed, place in (
            ("", 1),
            ("n", 2),
            ("p", 1),
            ("12", 12),
            ("board", 12),
            ("99999", moves),
            ("²", moves),
            ("3", 3),
        ):
            reel.type(typed)
            assert reel.wait_for(rf"\[{place}/{moves}\].* > $") != "ended"
        reel.type("dance")
        reel.wait_for("not known here")
        reel.type("q")
        assert reel.wait_for_end() == 0
        assert widest(reel.shown.splitlines()) <= 80


def test_a_copy_elsewhere_is_as_good(saved: Path, tmp_path: Path) -> None:
    shutil.copy(saved, tmp_path / "a copy with spaces.json")
    assert lantern("verify", "a copy with spaces.json", folder=tmp_path).returncode == 0
