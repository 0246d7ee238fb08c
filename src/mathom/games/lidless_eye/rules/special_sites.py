"""What two sites let a company do in its site phase: Mount Doom tests rings, Hermit's Hill barters for them."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import BARTERED
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import BARTER, GOLD, ITEM, MINOR, SAGE, TABLE, TEST
from mathom.kernel.state import Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec

AT_MOUNT_DOOM: Final = -3


def borne(s: Eye, company: i64) -> vec[i64]:
    """items of a company"""
    out = vec[i64]()
    for c in s.table:
        if s.zone[c] == TABLE and FACTS.type[s.kind[c]] == ITEM and s.host[c] >= 0 and s.company_of(c) == company:
            out = append(out, c)
    return out


def fill_special(s: Eye, company: i64, into: Buffer) -> None:
    """what the site of a company that has entered it offers beside cards"""
    site = s.co_site[company]
    notes = SITES[site].notes
    if "sage-tests-ring-3" in notes:
        for ring in borne(s, company):
            if KINDS[s.kind[ring]].ring == GOLD:
                for sage in s.fighters(company):
                    if s.untapped(sage) and has_skill(s, sage, SAGE):
                        into.add(act(TEST, ring, sage))
    if "two-minor-for-gold-ring" in notes and not s.co_did[company] & BARTERED and not overt(s, company):
        if s.site_tapped(s.co_owner[company], site):
            return  # no ring could be played there any more
        minor = vec[i64]()
        for c in borne(s, company):
            if KINDS[s.kind[c]].item == MINOR:
                for other in minor:
                    into.add(act(BARTER, other, c))
                minor = append(minor, c)


def take_special(s: Eye, company: i64, action: i64) -> None:
    if act_kind(action) == TEST:
        s.tap_down(act_b(action))
        s.call(RingTest(act_a(action), AT_MOUNT_DOOM))
    else:
        s.co_did[company] |= BARTERED
        s.to_discard(act_a(action))
        s.to_discard(act_b(action))
