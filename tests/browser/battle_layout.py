"""What lies where on a page of the battle: nothing hides anything, and all that shines can be pressed."""

from playwright.sync_api import Page

from browser.people import PHONE
from browser.test_browser_layout import boxes, inside, meet

# how much of each thing that shines can be pressed where most of it lies free: width and height in CSS pixels
FREE = """() => [...document.querySelectorAll('[data-hot]')].map((e) => {
  e.scrollIntoView({ block: 'center' });
  const r = e.getBoundingClientRect();
  const hit = (x, y) => document.elementFromPoint(x, y) === e;
  const longest = (n, free) => {
    let [best, now] = [0, 0];
    for (let i = 0; i < n; i++) best = Math.max(best, now = free(i) ? now + 1 : 0);
    return best;
  };
  const at = [0.15, 0.3, 0.5, 0.7, 0.85];
  return [e.dataset.hot,
    Math.max(...at.map((y) => longest(r.width, (x) => hit(r.x + x + 0.5, r.y + r.height * y)))),
    Math.max(...at.map((x) => longest(r.height, (y) => hit(r.x + r.width * x, r.y + y + 0.5))))];
})"""
FINGER = 22  # CSS pixels


def pressable(page: Page, least: int) -> None:
    for thing, width, height in page.evaluate(FREE):
        assert min(width, height) >= least, (thing, width, height)


def shown(page: Page, size: tuple[int, int]) -> None:
    """panels, middle and hand do not overlap; all that belongs to a player lies on his panel"""
    parts = boxes(page, ".bar, .game-battle .seat, .field, .camp .dock, .side")
    if size == PHONE:
        parts = boxes(page, ".game-battle .seat, .field, .side")  # the hand stays in sight over the rest
    for i, part in enumerate(parts):
        assert not any(meet(part, other) for other in parts[i + 1 :]), (part, parts[i + 1 :])
        assert size == PHONE or inside(part, [0, 0, *size]), part
    (field,) = boxes(page, ".field")
    things = boxes(page, ".foes .card") + boxes(page, ".mordor li") + boxes(page, ".field .pile > img")
    assert len(things) == 10
    for i, thing in enumerate(things):
        assert inside(thing, field), (thing, field)
        assert not any(meet(thing, other) for other in things[i + 1 :])
    if size != PHONE:  # where the piles have their pictures only
        assert all(inside(caption, field) for caption in boxes(page, ".field .caption"))
    panels = page.locator(".game-battle .seat").evaluate_all(
        """all => all.map((e) => [e, ...e.querySelectorAll('.group, .card, h2, dd, .crest, .score')]
          .filter((e) => e.getClientRects().length).map((e) => {
            const r = e.getBoundingClientRect();
            return [r.left, r.top, r.right, r.bottom];
          }))"""
    )
    for panel, *inner in panels:
        outside = [box for box in inner if not inside(box, [panel[0] - 2, panel[1] - 2, panel[2] + 2, panel[3] + 2])]
        assert not outside, (panel, outside)
