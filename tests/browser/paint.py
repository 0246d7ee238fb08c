"""From click to paint: how long until a move is seen by who made it. `python tests/browser/paint.py` prints it.

Measured in the page: from the time stamp of the click to the second frame after the chronicle has grown, which begins
after the table with the move has been painted.
"""

import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from browser.people import People, chromium
from server.served import Served, sqlite

WATCH = """() => {
  const lines = () => document.querySelectorAll('.chronicle ol > li:not(.faint)').length;
  window.paints = [];
  let clicked = null;
  let before = 0;
  addEventListener('click', (e) => {
    if (!e.target.closest('[data-hot]')) return;
    clicked = e.timeStamp;
    before = lines();
  }, true);
  new MutationObserver(() => {
    if (clicked === null || lines() === before) return;
    const from = clicked;
    clicked = null;
    const drawn = performance.now() - from;
    requestAnimationFrame(() => requestAnimationFrame(() => window.paints.push([drawn, performance.now() - from])));
  }).observe(document.body, { childList: true, subtree: true });
}"""


def measured(server: Served, people: People, moves: int, motion: bool) -> list[tuple[float, float]]:
    """milliseconds until the table was drawn, and until it was painted, of each move against somebody without a page"""
    table, (ada, bo) = server.open_table("person", "person")
    other = server.page(table, bo)
    me = people.sits(table, ada, motion=motion)
    me.page.wait_for_load_state("networkidle")
    me.page.evaluate(WATCH)
    for _ in range(moves):
        other.drain()
        while other.options(1):
            other.wait_for(other.do(1, other.options(1)[0])["seq"])
        if not me.waits_for_turn():
            break
        me.page.wait_for_timeout(900 if motion else 200)
        me.moves()
    found: list[list[float]] = me.page.evaluate("() => window.paints")
    return [(drawn, painted) for drawn, painted in found]


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    with TemporaryDirectory() as folder, Served(sqlite(Path(folder))) as server, chromium() as browser:
        people = People(browser, f"http://localhost:{server.port}")
        for motion in (True, False):
            found = measured(server, people, moves, motion)
            for name, times in (("drawn", [d for d, _ in found]), ("painted", [p for _, p in found])):
                p95 = quantiles(times, n=20)[-1]
                how = "with flights" if motion else "reduced motion"
                print(f"{how}: {name} median {median(times):.1f} ms, p95 {p95:.1f} ms, {len(times)} moves")
        people.leave()


if __name__ == "__main__":
    main()
