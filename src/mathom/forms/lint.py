"""`python -m mathom.forms.lint`: whether every game that has bounds can still be translated. Tells file and line of the
first thing in each game that cannot."""

import os
import sys

if os.environ.get("MATHOM_PLAIN") != "1":  # the sources are read in their plain form
    os.execve(sys.executable, [sys.executable, "-m", "mathom.forms.lint"], {**os.environ, "MATHOM_PLAIN": "1"})

from mathom.forms.build import has_bounds
from mathom.forms.program import Refused
from mathom.forms.translate import translated
from mathom.games import game, games


def main() -> None:
    wrong = []
    for key in games():
        if has_bounds(key):
            try:
                translated(game(key))
            except Refused as refused:
                wrong.append(str(refused))
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
