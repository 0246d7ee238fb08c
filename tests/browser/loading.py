"""How a table opens: requests, bytes and the processor time of the page. `python tests/browser/loading.py` prints it.

Measured for somebody who comes for the first time, until the page has nothing more to do."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import CDPSession

import mathom
from browser.laid import lay_match
from browser.people import People, chromium
from mathom.match.match import Match
from server.served import Served, sqlite

MOVES = 25  # of greedy players, before the table is opened
QUIET = 600  # milliseconds without work


class Opening(NamedTuple):
    requests: int
    kilobytes: float  # as they come over the wire
    processor: float  # seconds


def begun(key: str) -> Match:
    game = mathom.game(key)
    match = Match(game, game.new(seed=4), ["Ada", "Bo", "Cy"][: game.least])
    bot = game.bot("greedy", seed=1)
    while len(match.moves) < MOVES:
        match.play(bot.choose(match.state))
    return match


def worked(session: CDPSession) -> float:
    metrics = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["ProcessTime"])


def opening(server: Served, people: People, key: str) -> Opening:
    match = begun(key)
    table, tokens = lay_match(server, match)
    page = people.comes()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Performance.enable")
    asked: list[str] = []
    received: list[float] = []
    session.on("Network.requestWillBeSent", lambda e: asked.append(e["request"]["url"]))
    session.on("Network.webSocketCreated", lambda e: asked.append(e["url"]))
    session.on("Network.loadingFinished", lambda e: received.append(e["encodedDataLength"]))
    me = people.sits(table, tokens[match.state.seat], page)
    assert me.waits_for_turn()
    page.wait_for_load_state("networkidle")
    done = -1.0
    while worked(session) - done > 0.005:
        done = worked(session)
        page.wait_for_timeout(QUIET)
    page.context.close()
    return Opening(len([url for url in asked if not url.startswith("data:")]), sum(received) / 1024, done)


def main() -> None:
    with TemporaryDirectory() as folder, Served(sqlite(Path(folder))) as server, chromium() as browser:
        people = People(browser, f"http://localhost:{server.port}")
        for key in mathom.games():
            opening(server, people, key)  # the server has drawn its pictures once
            found = opening(server, people, key)
            print(
                f"{key:12} {found.requests:4} requests {found.kilobytes:6.0f} KiB {found.processor:5.2f} s of processor"
            )


if __name__ == "__main__":
    main()
