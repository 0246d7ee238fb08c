"""Which weapon, shield, armor or helmet a character uses, when he carries several (LE-B-140, LE-B-141)."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.sums import gear_in_use
from mathom.games.lidless_eye.terms import IN_USE, ITEM, RINGWRAITH, TABLE, USE_GEAR, WIELDED
from mathom.kernel.state import Buffer, act


def fill_gear(s: Eye, seat: i64, into: Buffer, anew: bool = True) -> None:
    """every item that may be taken into use instead of another of its kind; each once a turn, unless `anew`"""
    for c in s.table:
        if s.zone[c] != TABLE or FACTS.type[s.kind[c]] != ITEM or s.host[c] < 0:
            continue
        if s.used[c] & WIELDED and not anew:
            continue
        gear = KINDS[s.kind[c]].gear
        bearer = s.host[c]
        useless = gear == 0 or FACTS.type[s.kind[bearer]] == RINGWRAITH
        if not useless and s.owner[bearer] == seat and gear_in_use(s, bearer, gear) != c:
            into.add(act(USE_GEAR, c))


def wield(s: Eye, item: i64) -> None:
    """an item is in use from now on; the others of its kind are not"""
    gear = KINDS[s.kind[item]].gear
    for c in s.table:
        if s.host[c] == s.host[item] and FACTS.type[s.kind[c]] == ITEM and KINDS[s.kind[c]].gear == gear:
            s.used[c] &= ~IN_USE
    s.used[item] |= IN_USE | WIELDED
