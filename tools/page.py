"""Prints what the page is measured by: what lies in sight and how small its letters are, how a table opens, from click
to paint, and how many clicks decide nothing. `python tools/page.py [sight|loading|paint|clicks ...]` takes minutes."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import clicks  # noqa: E402

from browser import loading, paint, sight  # noqa: E402

MEASURES = {"sight": sight.main, "loading": loading.main, "paint": paint.main, "clicks": clicks.main}


def main() -> None:
    wanted = sys.argv[1:] or list(MEASURES)
    if unknown := set(wanted) - set(MEASURES):
        raise SystemExit(f"there is no measure {', '.join(sorted(unknown))}: choose of {', '.join(MEASURES)}")
    del sys.argv[1:]  # each measure reads arguments of its own
    for name in wanted:
        print(f"-- {name}", flush=True)
        MEASURES[name]()


if __name__ == "__main__":
    main()
