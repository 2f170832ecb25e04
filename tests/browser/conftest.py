"""A real server, a real browser, and people in front of it."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import FLAGS, find
from browser.laid_forsaken import NAMED_IN
from browser.serving import Server, built_client
from browser.visitors import Visitors

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def client() -> Path:
    return built_client()


# Playwright keeps an event loop running, so it must be gone before other modules' tests start theirs.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("LANTERN_CHROMIUM") or find()
    assert chromium, "there is no Chromium; `python tests/browser/chromium.py` gets one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), client)
    yield server
    server.stop()
    server.check()


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that names where the next match at the laid server begins; any other word is a match from its start."""
    return tmp_path_factory.mktemp("position") / "name"


@pytest.fixture(scope="module")
def laid_server(client: Path, position: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where a match of Forsaken begins in the position that is named."""
    os.environ[NAMED_IN] = str(position)
    server = Server(tmp_path_factory.mktemp("server"), client, program="browser.laid_forsaken")
    yield server
    server.stop()
    server.check()
    del os.environ[NAMED_IN]


@pytest.fixture
def visitors(browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visitors]:
    """No page may complain: an error or warning on any console fails the test."""
    visitors = Visitors(browser, lambda: server.address)
    yield visitors
    if request.node.stash.get(FAILED, False):
        visitors.take_pictures(tmp_path)
        print(f"What everyone saw is in {tmp_path}.")
    visitors.leave()
    assert visitors.troubles == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
