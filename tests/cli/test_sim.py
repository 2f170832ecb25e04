import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from .lantern import COMMAND, environment, lantern, refused

FAST = ("sim", "nightmare-forest", "--option", "speed=yes", "--seats", "random,random")


def result(file: Path) -> Any:
    return json.loads(file.read_text())


def test_the_tables_tell_who_won_how_often(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    ended = lantern(*FAST, "--games", "12", "--jobs", "1", "--json", file)
    assert ended.returncode == 0, ended.stderr
    for words in ("12 games of nightmare-forest", "Games won", "95 % interval", "Campers eaten", "median", "a second"):
        assert words in ended.stdout
    assert "\x1b" not in ended.stdout
    assert result(file)["tally"]["games"] == 12


def test_any_number_of_jobs_writes_the_same_file(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert lantern(*FAST, "--games", "25", "--jobs", jobs, "--json", tmp_path / jobs).returncode == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_tells_what_is_there_and_goes_on(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "result.json"
    words = [*FAST, "--games", "1000000", "--jobs", jobs, "--json", str(file)]
    running = subprocess.Popen(
        [*COMMAND, *words], env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while not file.exists():  # the file is written while games are played
        assert running.poll() is None
    running.send_signal(signal.SIGINT)
    output, errors = running.communicate()
    assert running.returncode == 130
    assert "Games won" in output
    assert "--resume" in errors
    assert "Traceback" not in errors
    done = result(file)["tally"]["games"]
    assert 0 < done < 1_000_000

    wanted = str(done + 7)
    refused(lantern(*FAST, "--games", wanted, "--json", file), 2, "--resume")
    refused(lantern(*FAST, "--games", wanted, "--seed", "other", "--json", file, "--resume"), 2, "seed")
    assert lantern(*FAST, "--games", wanted, "--jobs", "1", "--json", file, "--resume").returncode == 0
    through = tmp_path / "through.json"
    assert lantern(*FAST, "--games", wanted, "--json", through).returncode == 0
    assert file.read_bytes() == through.read_bytes()


def test_a_finished_result_is_replaced_only_on_request(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    words = (*FAST, "--jobs", "1", "--json", file)
    assert lantern(*words, "--games", "8").returncode == 0
    kept = file.read_bytes()
    refused(lantern(*words, "--games", "8", "--seed", "other"), 2, "seed", "--overwrite")
    refused(lantern(*words, "--games", "4"), 2, "already holds 8 games")
    refused(lantern(*words, "--games", "12"), 2, "--resume", "--overwrite")
    refused(lantern(*words, "--games", "8", "--resume", "--overwrite"), 2, "not both")
    again = lantern(*words, "--games", "8")
    assert again.returncode == 0
    assert "already holds these 8 games" in again.stderr
    assert "Games won" in again.stdout
    assert file.read_bytes() == kept
    assert lantern(*words, "--games", "4", "--seed", "other", "--overwrite").returncode == 0
    assert result(file)["settings"]["seed"] == "other"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["sim", "nightmare-forrest", "--seats", "random,random"], "did you mean 'nightmare-forest'"),
        (["sim", "nightmare-forest", "--seats", "random,clever"], "steady"),
        (["sim", "nightmare-forest", "--seats", "random"], "2 to 6"),
        (["sim", "nightmare-forest", "--seats", ",".join(["random"] * 7)], "1 to 6 seats"),
        ([*FAST, "--option", "sped=true"], "speed"),
        ([*FAST, "--option", "speed"], "name=value"),
        ([*FAST, "--option", "deadlier=maybe"], "deadlier"),
        ([*FAST, "--games", "0"], "at least one"),
        ([*FAST, "--games", "many"], "--games"),
        ([*FAST, "--resume"], "--json"),
        ([*FAST, "--json", "no/such/folder/file"], "no such folder"),
        (["sim", "nightmare-forest"], "--seats"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(words: list[str], says: str) -> None:
    refused(lantern(*words), 2, says)


def test_bots_can_be_given_by_side_and_by_number() -> None:
    forest = ("sim", "forsaken-forest", "--option", "min_window_s=0", "--games", "2", "--jobs", "1")
    ended = lantern(*forest, "--seats", "random*4", "--side", "forsaken=steady")
    assert ended.returncode == 0, ended.stderr
    for words in ("seats random,random,random,random", "sides: forsaken=steady", "Who wins, and how", "The Village"):
        assert words in ended.stdout
    refused(lantern(*forest, "--seats", "random*0"), 2, "steady*4")
    refused(lantern(*forest, "--seats", "random*4", "--side", "wolves=steady"), 2, "villagers and forsaken")
    refused(lantern(*forest, "--seats", "random*4", "--side", "forsaken=brilliant"), 2, "brilliant")
    refused(lantern(*FAST, "--side", "forsaken=steady"), 2, "no hidden sides")
