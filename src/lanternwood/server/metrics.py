"""Numbers about a running server, in the format of Prometheus."""

import time
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

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
        self.commands = Counter(
            "lanternwood_commands", "Commands on sockets.", ["kind", "result"], registry=self.registry
        )
        self.command = lru_cache(maxsize=None)(self.commands.labels)
        self.append_seconds = Histogram(
            "lanternwood_append_seconds", "Until entries are safe on disk.", buckets=SECONDS, registry=self.registry
        )
        self.thinking_seconds = Histogram(
            "lanternwood_bot_thinking_seconds", "Of bots.", ["game", "level"], buckets=SECONDS, registry=self.registry
        )

    def watch_tables(self, phases: Callable[[], Iterable[str]], connections: Callable[[], int]) -> None:
        """Count the tables and connections whenever somebody asks."""
        self.registry.register(TablesCollector(phases, connections))

    def text(self) -> bytes:
        return generate_latest(self.registry)


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


class MeasuredStorage:
    """A storage whose appends are timed."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self.storage = storage
        self.observe = metrics.append_seconds.observe
        self.read = storage.read
        self.current = storage.current
        self.label = storage.label
        self.keep_record = storage.keep_record
        self.record = storage.record
        self.close = storage.close

    async def append(self, log: str, n: int, entries: Sequence[bytes], label: Label | None = None) -> None:
        started = time.perf_counter()
        await self.storage.append(log, n, entries, label)
        self.observe(time.perf_counter() - started)
