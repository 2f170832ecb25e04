"""What all tests share: how long they run, how Hypothesis chooses, and a count of the play they saw."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from golden_files import compare

TALLY = "tally of play"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play thousands of matches, as every night")
    parser.addoption("--update-goldens", action="store_true", help="write the texts in tests/goldens anew")


def pytest_configure(config: pytest.Config) -> None:
    """By day the same cases each time, so that a failure is somebody's change; by night always new ones."""
    # Whole matches are large and slow cases; the tally is meant to grow from case to case.
    large = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
    large.append(HealthCheck.function_scoped_fixture)
    settings.register_profile(
        "day", deadline=None, derandomize=True, database=None, max_examples=12, suppress_health_check=large
    )
    settings.register_profile("night", deadline=None, print_blob=True, max_examples=100, suppress_health_check=large)
    settings.load_profile("night" if config.getoption("--long") else "day")
    # A shell starts its background jobs deaf to Ctrl-C, and whatever the tests start would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Is this the nightly run?"""
    return bool(request.config.getoption("--long"))


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with the file of that name in tests/goldens, or writes it with --update-goldens."""
    update = bool(request.config.getoption("--update-goldens"))
    return lambda name, text: compare(name, text, update)


@pytest.fixture
def tally(request: pytest.FixtureRequest) -> Iterator[Counter[str]]:
    """What a test counts here is added up over all tests, in all processes, and told at the end."""
    counts: Counter[str] = Counter()
    yield counts
    request.node.user_properties.append((TALLY, dict(counts)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    total: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "teardown":
                total += _tally_of(report.user_properties)
    if total:
        terminalreporter.write_line(", ".join(f"{count:,} {what}" for what, count in total.items()))


def _tally_of(properties: list[tuple[str, Any]]) -> Counter[str]:
    return sum((Counter(counts) for name, counts in properties if name == TALLY), Counter())
