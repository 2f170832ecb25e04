"""Our server beside boardgame.io's: `./lantern bench server` gets what it needs and runs this.

Tic-tac-toe on both, played at random by the same clients over sockets. All servers run throughout and are asked in
turn, so that a machine that is busy for a while slows all alike. What is promised is in docs/benchmarks.md.
"""

import argparse
import json
import os
import platform
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from bench.server.processes import Cores, Load, Node, Server, our_server, their_server
from bench.server.report import EXPLAINED, Setting, Windows, memory_table, report, table, verdicts

ON_DISK, IN_MEMORY, PEER = "ours, on disk", "ours, in memory", "boardgame.io, in memory"
SETTINGS = (Setting(50, 0), Setting(200, 0), Setting(50, 400))
IDLE_TABLES = 1000
WARM_UP = 6.0
"""Seconds for each server: what compiles itself while it runs is slow at first."""


def measure(
    servers: Sequence[Server], load: Load, settings: Sequence[Setting], rounds: int, seconds: float
) -> list[Windows]:
    most = max(setting.tables for setting in settings)
    for server in servers:
        load.open(server, most)
        load.play(server, most, WARM_UP, 0)
    found: list[Windows] = []
    for setting in settings:
        windows = {server: Windows(server.name, setting) for server in servers}
        for turn in range(rounds):
            for server in servers if turn % 2 == 0 else reversed(servers):
                before = server.cpu_seconds()
                window = load.play(server, setting.tables, seconds, setting.pause)
                windows[server].windows.append({**window, "cpu": server.cpu_seconds() - before})
        found += windows.values()
    return found


def memory_per_table(server: Server, load: Load, tables: int) -> float:
    """Kilobytes by which a server grows with each table that lies ready, two players at it."""
    first = 50  # what is made once is made with the first tables
    load.open(server, first)
    before = settled(server)
    load.open(server, first + tables)
    return (settled(server) - before) / tables / 1024


def settled(server: Server) -> int:
    if server.kind == "theirs":
        server.process.send_signal(signal.SIGUSR2)
    time.sleep(1)
    return server.memory()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--node", type=Path, required=True, help="the Node to run boardgame.io and the load with")
    parser.add_argument("--modules", type=Path, required=True, help="the node_modules that hold boardgame.io")
    parser.add_argument("--data", type=Path, required=True, help="a folder on the disk that is to be measured")
    parser.add_argument("--output", type=Path, help="where to save the numbers as JSON")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter windows")
    given = parser.parse_args(arguments)
    rounds, seconds = (3, 1.0) if given.quick else (7, 3.0)

    cores, node = Cores.of_this_machine(), Node(given.node, given.modules)
    given.data.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=given.data)))

        def servers(run: str) -> list[Server]:
            started = [
                our_server(ON_DISK, data / run / "safe", True, cores.servers, data / f"{run}-safe.log"),
                our_server(IN_MEMORY, data / run / "quick", False, cores.servers, data / f"{run}-quick.log"),
                their_server(PEER, node, cores.servers),
            ]
            for server in started:
                stack.callback(server.end)
            return started

        load = Load(node, cores.load)
        stack.callback(load.end)
        wait = len(SETTINGS) * 3 * rounds * seconds + 40
        print(
            f"3 servers, {len(SETTINGS)} settings, {rounds} windows of {seconds:g} s; about {wait:.0f} s ...",
            flush=True,
        )
        found = measure(servers("play"), load, SETTINGS, rounds, seconds)
        idle = Load(node, cores.load)
        stack.callback(idle.end)
        ours, _, theirs = servers("idle")
        memory = {server.name: memory_per_table(server, idle, IDLE_TABLES) for server in (ours, theirs)}
    print(table(found, PEER), memory_table(memory), EXPLAINED, sep="\n\n")
    if given.output:
        machine = {
            "python": platform.python_version(),
            "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
            "window_seconds": seconds,
        }
        given.output.write_text(json.dumps({**machine, **report(found, memory)}, indent=2) + "\n")
    told = verdicts(found, ON_DISK, PEER)
    print("", *(f"{'kept' if kept else 'NOT KEPT'}: {words}" for words, kept in told), sep="\n")
    return 0 if all(kept for _, kept in told) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
