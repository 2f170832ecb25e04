"""The processes of a run: the servers, each alone on one core while it is measured, and the load on the other."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Cores:
    """Where the servers run, and where the load does."""

    servers: int
    load: int

    @classmethod
    def of_this_machine(cls) -> "Cores":
        """The last two; where there is only one, all share it."""
        allowed = sorted(os.sched_getaffinity(0))
        return cls(allowed[-1], allowed[-2] if len(allowed) > 1 else allowed[-1])


class Node:
    """How to run a program of ours in Node."""

    def __init__(self, node: Path, modules: Path) -> None:
        self.node = node
        self.environ = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(modules)}

    def start(self, file: str, core: int, **options: Any) -> "subprocess.Popen[str]":
        command = [self.node, "--expose-gc", HERE / file]
        return start(command, core, env=self.environ, **options)


def start(command: list[Any], core: int, **options: Any) -> "subprocess.Popen[str]":
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, **options)
    os.sched_setaffinity(process.pid, {core})
    return process


class Server:
    """A server that runs, as seen from outside."""

    def __init__(self, name: str, kind: str, process: "subprocess.Popen[str]") -> None:
        self.name = name
        self.kind = kind
        self.process = process
        assert process.stdout
        self.address = f"http://127.0.0.1:{int(process.stdout.readline())}"

    def cpu_seconds(self) -> float:
        """Of all its threads, in the program and in the kernel on its behalf."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes that are in memory now."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)


def our_server(name: str, data: Path, durable: bool, core: int, log: Path) -> Server:
    data.mkdir(parents=True)
    command = [sys.executable, "-m", "bench.server.ours", data, "durable" if durable else "quick"]
    with log.open("wb") as errors:
        return Server(name, "ours", start(command, core, stderr=errors))


def their_server(name: str, node: Node, core: int) -> Server:
    return Server(name, "theirs", node.start("boardgame_io.js", core))


class Load:
    """The clients of all tables."""

    def __init__(self, node: Node, core: int) -> None:
        self.process = node.start("load.js", core, stdin=subprocess.PIPE)

    def ask(self, server: Server, **what: Any) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps({"server": server.name, **what}), file=self.process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def open(self, server: Server, tables: int) -> None:
        self.ask(server, open={"kind": server.kind, "address": server.address, "tables": tables})

    def play(self, server: Server, tables: int, seconds: float, pause: float) -> dict[str, Any]:
        return self.ask(server, play={"tables": tables, "seconds": seconds, "pause": pause})

    def end(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(timeout=10)
