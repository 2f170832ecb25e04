"""Numbers about a running server, in the format of Prometheus."""

import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from lanternwood.server.storage import Label, Storage

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 4)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "lanternwood_http_requests", "HTTP requests.", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "lanternwood_http_request_seconds", "Until the answer.", ["route"], buckets=SECONDS, registry=self.registry
        )
        self.busy = BusyCollector()
        self.registry.register(self.busy)
        self.thinking_seconds = Histogram(
            "lanternwood_bot_thinking_seconds", "Of bots.", ["game", "level"], buckets=SECONDS, registry=self.registry
        )

    def watch_tables(self, phases: Callable[[], Iterable[str]], connections: Callable[[], int]) -> None:
        """Count the tables and connections whenever somebody asks."""
        self.registry.register(TablesCollector(phases, connections))

    def watch_thoughts(self, waiting: Callable[[], int]) -> None:
        """Those of bots that think for long. Tables at which nobody may learn who thinks have no such bots."""
        self.registry.register(ThoughtsCollector(waiting))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class BusyCollector(Collector):
    """What is counted with every move is counted plainly, for the library's own counters take long about it."""

    def __init__(self) -> None:
        self.commands: Tally[tuple[str, str]] = Tally()
        """By kind and result."""
        self.appends = [0] * (len(SECONDS) + 1)
        """By how long they took."""
        self.append_seconds = 0.0

    def append(self, seconds: float) -> None:
        self.appends[bisect_left(SECONDS, seconds)] += 1
        self.append_seconds += seconds

    def collect(self) -> Iterable[Metric]:
        commands = CounterMetricFamily("lanternwood_commands", "Commands on sockets.", labels=["kind", "result"])
        for labels, count in self.commands.items():
            commands.add_metric(labels, count)
        yield commands
        upper = [*map(floatToGoString, SECONDS), "+Inf"]
        buckets = list(zip(upper, accumulate(self.appends), strict=True))
        yield HistogramMetricFamily(
            "lanternwood_append_seconds",
            "Until entries are safe on disk.",
            buckets=buckets,
            sum_value=self.append_seconds,
        )


class TablesCollector(Collector):
    def __init__(self, phases: Callable[[], Iterable[str]], connections: Callable[[], int]) -> None:
        self.phases = phases
        self.connections = connections

    def collect(self) -> Iterable[Metric]:
        tables = GaugeMetricFamily("lanternwood_tables", "Tables that are awake.", labels=["phase"])
        tally = Tally(self.phases())
        for phase in ("lobby", "playing", "over", "closed"):
            tables.add_metric([phase], tally[phase])
        yield tables
        yield GaugeMetricFamily("lanternwood_connections", "Open sockets.", value=self.connections())


class ThoughtsCollector(Collector):
    def __init__(self, waiting: Callable[[], int]) -> None:
        self.waiting = waiting

    def collect(self) -> Iterable[Metric]:
        yield GaugeMetricFamily("lanternwood_thoughts_waiting", "Until a process is free.", value=self.waiting())


class MeasuredStorage:
    """A storage whose appends are timed."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self.storage = storage
        self.busy = metrics.busy
        self.read = storage.read
        self.current = storage.current
        self.label = storage.label
        self.keep_record = storage.keep_record
        self.record = storage.record
        self.close = storage.close

    async def append(self, log: str, n: int, entries: Sequence[bytes], label: Label | None = None) -> None:
        started = time.perf_counter()
        await self.storage.append(log, n, entries, label)
        self.busy.append(time.perf_counter() - started)
