"""A server as people run it: a process of its own, on any free port, with its own data."""

import os
import re
import runpy
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

PROGRAM = "lanternwood"
SOURCE = Path(__file__).parents[2] / "src"
TESTS = Path(__file__).parents[1]
LANTERN = Path(__file__).parents[2] / "lantern"


def built_client() -> Path:
    """The one that `./lantern test` names, or one of these sources."""
    if named := os.environ.get("LANTERNWOOD_CLIENT"):
        return Path(named)
    launcher = runpy.run_path(str(LANTERN))
    built: Path = launcher["Client"](launcher["Environment"](LANTERN.parent)).prepare()
    return built


class Server:
    """Started at once; it can be stopped or killed and started again with the same data and on the same port."""

    def __init__(self, folder: Path, client: Path, *options: str, program: str = PROGRAM) -> None:
        """A program of the tests may serve in its own way."""
        self.data = folder / "data"
        self.log = folder / "log"
        self.client = client
        self.options = options
        self.program = program
        self.port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        options = ["--port", str(self.port), "--data", str(self.data), "--client", str(self.client)]
        command = [sys.executable, "-P", "-m", self.program, "serve"]
        path = str(SOURCE) if self.program == PROGRAM else f"{SOURCE}{os.pathsep}{TESTS}"
        environ = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *options, "--bot-pause", "0", *self.options],
                env=environ,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout
        self.address = self.told_address(self.process.stdout)
        self.port = int(self.address.rpartition(":")[2])

    def told_address(self, output: IO[str]) -> str:
        for line in output:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found.group()
        raise AssertionError(f"the server ended before it told its link:\n{self.log.read_text()}")

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """As when the machine loses power."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()

    def check(self) -> None:
        assert "Traceback" not in (log := self.log.read_text()), log
