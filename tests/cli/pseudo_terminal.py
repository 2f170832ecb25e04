"""A command on a terminal of its own, as a person sees it."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from types import TracebackType
from typing import Self

from .lantern import COMMAND, environment

PATIENCE = 20
"""Seconds without a sign of life before a test gives up."""


class PseudoTerminal:
    def __init__(self, *words: str, columns: int = 80, rows: int = 24, **variables: str) -> None:
        self.words = words
        self.size = struct.pack("HHHH", rows, columns, 0, 0)
        self.variables = {"TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": str(rows), **variables}
        self.shown = ""
        self.read_to = 0

    def __enter__(self) -> Self:
        self.mine, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, self.size)
        self.running = subprocess.Popen(
            [*COMMAND, *self.words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(**self.variables),
            preexec_fn=controlling_terminal,
        )
        os.close(theirs)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.running.poll() is None:
            self.running.kill()
        self.running.wait()
        os.close(self.mine)

    def type(self, line: str) -> None:
        self.send(line + "\n")

    def send(self, keys: str) -> None:
        os.write(self.mine, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, as late as a person. When the prompt has just come, readline does not wait for keys yet, and would
        only notice at the next one; in the middle of a text, the terminal throws away the rest."""
        time.sleep(0.5)
        self.send("\x03")

    def wait_for(self, pattern: str) -> str:
        """What the pattern matched in what is new, or "ended"."""
        while not (found := re.search(pattern, self.shown[self.read_to :])):
            if not self._read():
                return "ended"
        self.read_to += found.end()
        return found[0]

    def wait_for_end(self) -> int:
        while self._read():
            pass
        return self.running.wait(PATIENCE)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.mine], [], [], PATIENCE)
        assert ready, f"silent for too long after: {self.shown[-500:]}"
        try:
            read = os.read(self.mine, 65536)
        except OSError:  # the other end is closed
            return False
        self.shown += read.decode(errors="replace").replace("\r\n", "\n")
        return bool(read)


def controlling_terminal() -> None:
    """In the new process: make the pseudo-terminal the one that Ctrl-C comes from."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
