"""What may be in play only once: LE-B-26, LE-B-32, LE-B-195."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import alone
from mathom.games.lidless_eye.terms import TABLE


def gone_for_good(s: Eye, kind: i64) -> bool:
    """LE-B-26: a unique card that was removed from the game can never be played again, by anybody"""
    if not FACTS.unique[kind]:
        return False
    for p in range(s.n):
        for entry in s.out[p].cards:
            if entry >> 8 == kind:
                return True
    return False


def on_point_pile(s: Eye, kind: i64) -> bool:
    """LE-B-32: a unique card on a marshalling point pile counts as in play"""
    if not FACTS.unique[kind]:
        return False
    for p in range(s.n):
        for entry in s.stored[p].cards:
            if entry >> 8 == kind:
                return True
    return False


def may_come(s: Eye, kind: i64) -> bool:
    """LE-B-32: of a unique card only one is in play among both players"""
    if not FACTS.unique[kind]:
        return True
    return s.in_play(kind) < 0 and not on_point_pile(s, kind) and not gone_for_good(s, kind)


def on_character(s: Eye, kind: i64, c: i64) -> bool:
    """whether a card of this kind already lies with a character"""
    return any(s.host[x] == c and s.kind[x] == kind and s.zone[x] == TABLE for x in s.table)


def may_bear(s: Eye, kind: i64, c: i64) -> bool:
    """whether a character may be given an item: not a second one that cannot be duplicated on him (LE-B-195)"""
    return KINDS[kind].printed.no_duplicate != "character" or not on_character(s, kind, c)


def may_go_along(s: Eye, kind: i64, company: i64) -> bool:
    """whether an ally may be with a company: some not beside another of their kind, none with a Fell Rider"""
    if alone(s, company):
        return False
    return KINDS[kind].printed.no_duplicate != "company" or all(s.kind[c] != kind for c in s.fighters(company))
