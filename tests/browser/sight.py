"""What is in sight: whether all that the present decision needs lies in one view, at every size, and can be read.

`python tests/browser/sight.py [--positions N] [--shots FOLDER] [GAME ...]` looks at positions of whole games and
prints, for each game and size, how many things lie outside, how far the page is too wide, and the smallest letters.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import mathom
from browser.laid import lay_match
from browser.people import People, chromium
from mathom.kernel.state import State
from mathom.match.match import Match
from server.served import Served, sqlite

SIZES = [(1440, 900), (1180, 820), (1024, 768), (844, 390), (390, 844), (360, 740)]
SEATS = {"two-towers": 5, "battle": 4, "ringbearer": 4, "duel": 2, "lidless-eye": 2}
ROUND_MOVES = 1200  # of five at The Lidless Eye, until everybody has a company or two under way
OPTIONS: dict[str, dict[str, Any]] = {"lidless-eye": {"first": "raiders-of-mordor", "second": "banners-of-the-south"}}
NAMES = ["Hamfast", "Rosie", "Tolman", "Elanor", "Marigold"]
TOLD = 8  # moves before a position that its chronicle tells
SLACK = 10  # CSS pixels by which a card of a fan may reach over the edge

# what cannot be seen or clicked where it lies, how much too wide the page is, and the letters that are too small
LOOK = """([slack, least]) => {
  const shown = (e) => e.getClientRects().length > 0
    && e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const within = (r, left, top, right, bottom) =>
    r.left >= left - slack && r.top >= top - slack && r.right <= right + slack && r.bottom <= bottom + slack;
  const inside = (e) => {
    const r = e.getBoundingClientRect();
    if (!within(r, 0, 0, innerWidth, innerHeight)) return false;
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      const cuts = overflowX !== 'visible' || overflowY !== 'visible';
      if (cuts && !within(r, box.left, box.top, box.right, box.bottom)) return false;
    }
    return true;
  };
  const free = (e) => {
    const r = e.getBoundingClientRect();
    const at = [0.5, 0.3, 0.7, 0.1, 0.9, 0.05, 0.95];
    return at.some((y) => at.some((x) => {
      const there = document.elementFromPoint(r.x + r.width * x, r.y + r.height * y);
      return there && e.contains(there);
    }));
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const named = (e) => e.dataset.piece ?? e.textContent.trim();
  const hot = {};
  for (const e of all('[data-hot]')) (hot[e.dataset.hot] ??= []).push(e);
  const outside = Object.keys(hot).filter((id) => !hot[id].some((e) => shown(e) && inside(e) && free(e)));
  const needed = '#prompt, .actions button, .seat.own :is(h2, .strip, dd), .hand [data-piece]';
  const hidden = all(needed).filter((e) => shown(e) && !inside(e)).map(named);
  const cut = (e) => {
    const r = e.getBoundingClientRect();
    let away = getComputedStyle(e).position === 'absolute'; // so what has no position of its own does not cut it
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      if (away && position === 'static') continue;
      away = position === 'absolute';
      const box = up.getBoundingClientRect();
      const [across, down] = [overflowX, overflowY].map((o) => o === 'hidden' || o === 'clip');
      if (across && (r.left < box.left - 2 || r.right > box.right + 2)) return true;
      if (down && (r.top < box.top - 2 || r.bottom > box.bottom + 2)) return true;
      if (!across && overflowX !== 'visible' || !down && overflowY !== 'visible') return false; // it can be scrolled to
    }
    return false;
  };
  const spilled = all('button, .button').filter((e) => shown(e) && !e.closest('.unseen') && named(e)
    && (e.scrollWidth > e.clientWidth + 2 || cut(e)));
  spilled.push(...all('.seat').filter((e) => e.scrollWidth > e.clientWidth + 12)); // over what lies beside it
  // names in a hand that are cut by the next card
  const clipped = all('.hand .ribbon')
    .filter((e) => shown(e) && e.clientHeight && e.scrollWidth > e.clientWidth + 1).map(named);
  const halves = all('.half').filter((e) => shown(e) && e.scrollHeight > e.clientHeight + 8)
    .map((e) => `${e.ariaLabel}: ${e.scrollHeight} in ${e.clientHeight}`);
  const small = [];
  const broken = [];
  let smallest = 99;
  const walk = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const e = text.parentElement;
    if (!text.data.trim() || e.closest('.unseen, option, svg') || !shown(e)) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size === 0) continue;
    smallest = Math.min(smallest, size);
    if (size < least - 0.01) small.push(`${e.className || e.tagName} ${size}: ${text.data.trim()}`);
    for (const { 0: word, index } of text.data.matchAll(/\\p{L}{4,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.top / 4)));
      if (lines.size > 1) broken.push(`${e.className || e.tagName}: ${word}`);
    }
  }
  const blank = all('.ribbon').filter((e) => shown(e) && e.clientHeight && e.textContent.trim()
    && parseFloat(getComputedStyle(e).fontSize) < 1).map(named);
  // too small to be hit or to be read
  const sized = (e) => { const r = e.getBoundingClientRect(); return [Math.round(r.width), Math.round(r.height)]; };
  const tiny = Object.keys(hot).filter((id) => !hot[id].some((e) => Math.min(...sized(e)) >= 24))
    .map((id) => `${id}: ${sized(hot[id][0])}`);
  tiny.push(...all('.pyramid .card').filter((e) => shown(e) && sized(e)[0] < 38).map((e) => `card: ${sized(e)}`));
  const page = document.documentElement;
  return { hot: Object.keys(hot).length, outside, hidden, spilled: spilled.map(named), clipped, halves,
    small, broken, smallest, tiny, blank,
    over: page.scrollWidth > innerWidth ? all('#app *').filter((e) => shown(e)
      && e.getBoundingClientRect().right > innerWidth + 1).map((e) => `${e.className || e.tagName}`) : [],
    wide: page.scrollWidth - innerWidth, high: page.scrollHeight - innerHeight };
}"""

# both drawings of a size are over: containers, then what is fitted to them
DRAWN = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
)


@dataclass
class Sight:
    """what was found at one size"""

    hot: int = 0
    outside: list[str] = field(default_factory=list)  # what can be clicked
    hidden: list[str] = field(
        default_factory=list
    )  # what one wants to see for it: the question, the own cards and figures
    small: list[str] = field(default_factory=list)  # texts in letters too small
    broken: list[str] = field(default_factory=list)  # words
    spilled: list[str] = field(default_factory=list)  # buttons too narrow for their words, or cut by what they lie in
    clipped: list[str] = field(default_factory=list)  # names in the hand
    halves: list[str] = field(default_factory=list)  # companies that have to be scrolled to
    smallest: float = 99
    tiny: list[str] = field(default_factory=list)  # what can be clicked, and cards that lie on the table
    blank: list[str] = field(default_factory=list)  # ribbons without a name
    over: list[str] = field(default_factory=list)  # what reaches beyond the right edge and makes the page too wide
    wide: int = 0
    high: int = 0

    @property
    def wrong(self) -> dict[str, Any]:
        """all that should not be"""
        found = {
            "outside": self.outside,
            "hidden": self.hidden,
            "small": self.small,
            "broken": self.broken,
            "spilled": self.spilled,
            "clipped": self.clipped,
            "halves": self.halves,
            "tiny": self.tiny,
            "blank": self.blank,
            "over": self.over or self.wide,
        }
        return {name: what for name, what in found.items() if what}


def least(size: tuple[int, int]) -> int:
    """the smallest letters, in CSS pixels: larger on a phone, which is held nearer but drawn finer"""
    return 12 if min(size) < 600 else 11


def look(page: Page, size: tuple[int, int]) -> Sight:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    return Sight(**page.evaluate(LOOK, [SLACK, least(size)]))


def matches(name: str, positions: int, seed: int = 1) -> Iterator[Match]:
    """a game of bots, each time up to a choice of the first seat: so many of them, evenly over the game"""
    game = mathom.game(name)
    state: State = game.new(seats=SEATS[name], seed=seed, **OPTIONS.get(name, {}))
    bot = game.bot("greedy", seed=seed)
    history = [state.copy()]
    moves: list[int] = []
    choices = []
    while not state.over:
        if state.seat == 0 and len(state.actions()) > 1:
            choices.append(len(moves))
        moves.append(bot.choose(state))
        state.apply(moves[-1])
        history.append(state.copy())
    for i in range(positions):
        at = choices[round((i + 0.5) * len(choices) / positions - 0.5)]
        match = Match(game, history[max(0, at - TOLD)].copy(), NAMES[: SEATS[name]])
        for action in moves[max(0, at - TOLD) : at]:
            match.play(action)
        yield match


def round_match(seed: int = 1, names: Sequence[str] = NAMES) -> Match:
    """The Lidless Eye for five, some way into the game, where the first seat has a choice"""
    game = mathom.game("lidless-eye")
    bot = game.bot("greedy", seed=seed)
    match = Match(game, game.new(seats=5, seed=seed), tuple(names))
    for _ in range(ROUND_MOVES):
        match.play(bot.choose(match.state))
    while match.state.seat != 0 or len(match.state.actions()) < 2:
        match.play(bot.choose(match.state))
    return match


def sits(server: Served, people: People, match: Match, page: Page) -> None:
    """the first seat's page, as it lies there"""
    table, tokens = lay_match(server, match)
    page.goto("about:blank")
    people.sits(table, tokens[0], page)
    page.wait_for_selector("[data-hot]")
    page.wait_for_load_state("networkidle")


def begin(page: Page) -> bool:
    """clicks what asks for a second click, if anything does"""
    thing = page.locator('[data-hot]:is([aria-label$=": choose"], [aria-label$=": wählen"])').first
    if not thing.count():
        return False
    thing.dispatch_event("click")
    page.evaluate(DRAWN)
    return True


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--positions", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="")
    parser.add_argument("--begun", action="store_true", help="also after the first of two clicks")
    parser.add_argument("--shots", type=Path, help="pictures of every position and size go here")
    parser.add_argument("--all", action="store_true", help="names what is wrong")
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder, Served(sqlite(Path(folder))) as server, chromium() as browser:
        people = People(browser, f"http://localhost:{server.port}")
        for name in wanted.games:
            report(server, people, name, wanted)
        people.leave()


def report(server: Served, people: People, name: str, wanted: argparse.Namespace) -> None:
    found: dict[tuple[int, int], list[Sight]] = {size: [] for size in SIZES}
    page = people.comes()
    for i, match in enumerate(matches(name, wanted.positions, wanted.seed)):
        sits(server, people, match, page)
        if wanted.language:
            page.locator(".language select").select_option(wanted.language)
        for begun in (False, True) if wanted.begun else (False,):
            if begun and not begin(page):
                continue
            for size in SIZES:
                found[size].append(look(page, size))
                if wanted.shots:
                    wanted.shots.mkdir(parents=True, exist_ok=True)
                    page.screenshot(path=wanted.shots / f"{name}-{size[0]}-{i}{'b' if begun else ''}.png")
    for size, sights in found.items():
        clicks = f"{sum(len(s.outside) for s in sights)} of {sum(s.hot for s in sights)}"
        print(
            f"{name:12} {size[0]:4}x{size[1]:<4} outside {clicks:10} hidden {sum(len(s.hidden) for s in sights):3}",
            f"too wide {max(0, *(s.wide for s in sights)):3}  page over {max(s.high for s in sights):4}",
            f"smallest letters {min(s.smallest for s in sights):.1f}",
            f"broken {sum(len(s.broken) + len(s.spilled) for s in sights)}",
            flush=True,
        )
        if wanted.all:
            for i, sight in enumerate(sights):
                if sight.wrong:
                    print("     ", i, str(sight.wrong)[:900])


if __name__ == "__main__":
    main()
