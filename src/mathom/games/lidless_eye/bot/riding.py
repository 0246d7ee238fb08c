"""When a bot's Ringwraith leaves his Darkhaven: where a mode lets him do more than it risks."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.plan import Plan, plan_for
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import has_mode
from mathom.games.lidless_eye.terms import TABLE

LORD_ABROAD: Final = 1.0  # what it must bring more to take the Ringwraith out: with him the game may be lost


def ride_worth(s: Eye, kind: i64, wraith: i64) -> float:
    """what a mode would bring: how much better the plan is of companies among which his is"""
    if has_mode(s, s.co[wraith]):
        return -1.0
    then = s.copy()
    then.lay(kind, s.seat, TABLE, wraith)
    return Plan(then, s.seat).worth - plan_for(s, s.seat).worth - LORD_ABROAD
