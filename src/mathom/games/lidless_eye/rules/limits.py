"""What may be in play only once: LE-B-26, LE-B-32, LE-B-195; one form of a being, item or faction counts for all of
them: LE-W-10 to LE-W-15."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, FORMS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import alone
from mathom.games.lidless_eye.terms import CREATURE, DRAGON, FACTION, TABLE


def is_same(kind: i64, other: i64) -> bool:
    """whether two kinds are the same card, or forms of each other"""
    return kind == other or other in FORMS[kind]


def gone_for_good(s: Eye, kind: i64) -> bool:
    """LE-B-26: a unique card that was removed from the game can never be played again, by anybody; nor any other form
    of it, nor of a creature that lies defeated (LE-W-13)"""
    if not FACTS.unique[kind]:
        return False
    for p in range(s.n):
        for entry in s.out[p].cards:
            if is_same(kind, entry >> 8):
                return True
        for entry in s.stored[p].cards:
            if FACTS.type[entry >> 8] in (CREATURE, FACTION) and entry >> 8 in FORMS[kind]:
                return True
    return False


def on_point_pile(s: Eye, kind: i64) -> bool:
    """LE-B-32: a unique card on a marshalling point pile counts as in play"""
    if not FACTS.unique[kind]:
        return False
    for p in range(s.n):
        for entry in s.stored[p].cards:
            if is_same(kind, entry >> 8):
                return True
    return False


def form_in_play(s: Eye, kind: i64) -> i64:
    """another form of a card that keeps it from being played, -1 for none; of unique Dragons several may be there
    (LE-W-11, LE-W-12)"""
    forms = FORMS[kind]
    if len(forms) == 0 or KINDS[kind].race == DRAGON:
        return -1
    for c in s.table:
        if s.zone[c] == TABLE and s.kind[c] in forms:
            return c
    return -1


def may_come(s: Eye, kind: i64) -> bool:
    """LE-B-32: of a unique card only one is in play among both players, in one of its forms (LE-W-10, LE-W-11)"""
    if not FACTS.unique[kind]:
        return True
    if s.in_play(kind) >= 0 or form_in_play(s, kind) >= 0:
        return False
    return not on_point_pile(s, kind) and not gone_for_good(s, kind)


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
