"""A process that thinks, seen from the server."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

from lanternwood.server.thinking.inside import LENGTH

# It looks for modules where the server does. Ctrl-C is for the server, which then ends its processes itself.
BEGIN = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
here = sys.argv.index("--")
sys.path[:] = sys.argv[here + 1:]
from lanternwood.server.thinking.inside import main
main(sys.argv[1:here])
"""
SECONDS_TO_END = 2.0


class Gone(Exception):
    """The process has ended, and with it whatever it was thinking about."""


class ThinkingProcess:
    def __init__(self, process: Process) -> None:
        self.process = process
        assert process.stdin
        assert process.stdout
        self.going, self.coming = process.stdin, process.stdout

    @classmethod
    async def start(cls, modules: Sequence[str]) -> "ThinkingProcess":
        """It loads these modules at once, and can be asked meanwhile."""
        command = [sys.executable, "-P", "-c", BEGIN, *modules, "--", *sys.path]
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))

    async def ask(self, thought: bytes) -> bytes:
        try:
            self.going.write(LENGTH.pack(len(thought)) + thought)
            await self.going.drain()
            length = LENGTH.unpack(await self.coming.readexactly(LENGTH.size))
            return await self.coming.readexactly(*length)
        except (OSError, EOFError) as trouble:
            raise Gone from trouble

    async def end(self) -> None:
        """It goes when its input ends. What does not even do that is made to."""
        self.going.close()
        try:
            await asyncio.wait_for(self.process.wait(), SECONDS_TO_END)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()
