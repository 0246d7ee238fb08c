"""What a person sees at a table and does there, by roles, names and the marks of what can be clicked."""

from random import Random
from time import monotonic
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, expect

P = TypeVar("P", bound="TablePage")
PATIENCE = 60  # seconds until somebody is asked again: a bot may think on a busy machine
POLL = 30  # milliseconds between two looks; a look at every picture of the screen would keep it drawing

# what is on the table, in one question
STATE = """() => {
  const shown = (e) => e.getClientRects().length > 0;
  const all = (s) => [...document.querySelectorAll(s)];
  return {
    lines: all('.chronicle ol > li:not(.faint)').length,
    hot: all('[data-hot]:not(.picked)').filter(shown).map((e) => e.dataset.hot),
    picked: all('[data-hot].picked').length,
    curtain: all('.curtain').length > 0,
    over: all('dialog.result').length > 0,
  };
}"""

# where a person would click a thing that others may partly cover: as soon as what passes over it has gone and it has
# stopped moving, or has not for a while
SPOT = """async (e) => {
  const look = () => {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const r = e.getBoundingClientRect();
    for (const y of [0.5, 0.3, 0.7, 0.1, 0.9])
      for (const x of [0.5, 0.3, 0.15, 0.7, 0.85, 0.05, 0.95]) {
        const [left, top] = [r.x + r.width * x, r.y + r.height * y];
        const there = document.elementFromPoint(left, top);
        if (there && (there === e || e.contains(there))) return [left, top];
      }
    return null;
  };
  let before = null;
  for (let n = 0; n < 300 && e.isConnected; n += 1) {
    const found = look();
    if (found && (n > 5 || String(found) === String(before))) return found;
    before = found;
    await new Promise((next) => requestAnimationFrame(next));
  }
  return null;
}"""

CHANGED = """([lines, picked]) => {
  const count = (s) => document.querySelectorAll(s).length;
  return count('.chronicle ol > li:not(.faint)') !== lines || count('[data-hot].picked') !== picked
    || count('.curtain, dialog.result') > 0;
}"""


# letters and pictures are there, also those that the page has only asked for (they have no address yet, or their words
# take their place), and everything has kept its place for two frames
AT_REST = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const awaited = () => [...document.images].some((image) => !image.getAttribute('src') && !image.closest('.plain'));
  for (let n = 0; n < 600 && awaited(); n += 1) await frame();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  const places = () => [...document.querySelectorAll('[data-hot], [data-piece]')].map((e) => {
    const box = e.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round).join();
  }).join(';');
  for (let before = '', still = 0, n = 0; still < 2 && n < 300; n += 1) {
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
    await frame();
  }
}"""


class TablePage:
    """A page at a table. Moves are made by clicking (or tapping) what shines."""

    def __init__(self, page: Page, taste: int = 0) -> None:
        self.page = page
        self.random = Random(taste)
        self.prompt: Locator = page.locator("#prompt")
        self.chronicle: Locator = page.locator(".chronicle ol")
        self.notice: Locator = page.locator(".notice")
        self.result: Locator = page.locator("dialog.result")
        self.ranking: Locator = self.result.locator(".ranking > li")  # beneath it the ties that were broken are told
        self.curtain: Locator = page.locator(".curtain")
        self.hand: Locator = page.locator("section.hand [data-piece]")
        self.shining: Locator = page.locator("[data-hot]:not(.picked)")

    # -- what is seen

    def is_laid(self) -> None:
        expect(self.prompt.or_(self.curtain)).to_be_visible()
        self.page.evaluate(AT_REST)

    def shows(self, moves: int) -> None:
        """until the table is drawn as it lies after so many moves, and all of it is there"""
        expect(self.page.locator("main.table")).to_have_attribute("data-moves", str(moves))
        self.page.evaluate(AT_REST)

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    @property
    def lines(self) -> int:
        return int(self.state()["lines"])

    def sees(self, lines: int) -> None:
        """until the chronicle has at least so many lines"""
        self.page.wait_for_function(
            "(n) => document.querySelectorAll('.chronicle ol > li:not(.faint)').length >= n", arg=lines, polling=POLL
        )

    def waits_for_turn(self) -> bool:
        """until there is something to click; false if the game is over"""
        self.page.wait_for_function(
            "() => document.querySelector('[data-hot], dialog.result, .curtain') !== null", polling=POLL
        )
        return not self.result.count()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # -- what is done

    def spot(self, thing: str) -> tuple[float, float]:
        found = self.page.locator(f'[data-hot="{thing}"]').first.evaluate(SPOT)
        assert found, f"{thing} shines but is wholly covered"
        x, y = found
        return x, y

    def click(self, thing: str) -> None:
        self.page.mouse.click(*self.spot(thing))

    def tap(self, thing: str) -> None:
        self.page.touchscreen.tap(*self.spot(thing))

    def moves(self, tap: bool = False, only: str = "") -> bool:
        """makes one move, whatever it is; false if there was none to make"""
        before = self.state()
        seen = before
        for _ in range(5):
            if seen["over"] or not seen["hot"]:
                return bool(seen["lines"] != before["lines"])
            (self.tap if tap else self.click)(self.chosen(seen, only))
            self.page.wait_for_function(CHANGED, arg=[seen["lines"], seen["picked"]], polling=POLL)
            seen = self.state()
            if not seen["picked"]:
                return True
        raise AssertionError(f"no move came of five clicks: {seen}")

    def chosen(self, seen: dict[str, Any], only: str) -> str:
        hot: list[str] = seen["hot"]
        sure = [thing for thing in hot if thing.startswith("option ")]
        if seen["picked"] and sure:
            return sure[0]
        wanted = [thing for thing in hot if thing.startswith(only)] or hot
        zone = self.random.choice(sorted({thing.split("/")[0] for thing in wanted}))
        return self.random.choice([thing for thing in wanted if thing.startswith(zone)])

    def lifts_the_curtain(self) -> None:
        self.curtain.get_by_role("button").click()
        expect(self.prompt).to_be_visible()

    def speaks(self, language: str) -> None:
        self.page.locator(".language select").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)


def asked(*players: P) -> P:
    """the first who has something to click, once his page shows it"""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        for player in players:
            if player.state()["hot"]:
                return player
        players[0].page.wait_for_timeout(POLL)
    raise AssertionError("nobody can click anything")
