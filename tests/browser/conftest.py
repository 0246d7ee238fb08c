"""One Chromium and one server for all browser tests; without a Chromium they are skipped, and it is said loudly."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.people import CHROMIUM, FIREFOX, IN_FIREFOX, People, chromium, firefox
from server.served import Served, sqlite

HERE = Path(__file__).parent
LONG = ("whole_game", "to_the_council", "to_the_end", "must_not_know", "quick_table", "for_a_while")
# seconds for a test: some calls of Playwright have no limit of their own, and one that hangs holds up all
LIMIT = 3600 if os.environ.get("MATHOM_LONG") else 300
MISSING = "NO CHROMIUM: the browser tests were skipped, the page is UNTESTED (apt-get install chromium-headless-shell)"


def pytest_xdist_auto_num_workers() -> int:
    """two for each core: while one waits for its page, its server or a bot that takes its time, the other goes on"""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser tests come last: Playwright keeps an event loop running, which tests of coroutines cannot bear. Each
    worker begins with a part of the list, so each part begins with some of the tests that play whole games."""
    others = [item for item in items if HERE not in item.path.parents]
    ours = [item for item in items if HERE in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.timeout(LIMIT))
    long = [item for item in ours if any(words in item.name for words in LONG)]
    short = [item for item in ours if item not in long]
    parts = pytest_xdist_auto_num_workers()
    cuts = [len(short) * part // parts for part in range(parts + 1)]
    mixed = [[*long[part::parts], *short[cuts[part] : cuts[part + 1]]] for part in range(parts)]
    items[:] = others + [item for part in mixed for item in part]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if any(MISSING in str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_sep("!", MISSING, red=True, bold=True)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if IN_FIREFOX:
        assert FIREFOX, "there is no Firefox: install Debian's firefox-esr"
        with firefox() as started:
            yield started
        return
    if CHROMIUM is None:
        pytest.skip(MISSING)
    with chromium() as started:
        yield started


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(sqlite(tmp_path_factory.mktemp("browser"))) as served:
        yield served


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    come = People(browser, f"http://localhost:{server.port}")
    yield come
    come.leave()
