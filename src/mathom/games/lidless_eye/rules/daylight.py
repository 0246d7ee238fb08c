"""Whether it is day: Gates of Morning is in play (LE-H-67)."""
# compiled by mypyc

from __future__ import annotations

from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye


def gates_of_morning(s: Eye) -> bool:
    return s.in_play(NUMBERS["gates-of-morning"]) >= 0
