"""Who may use what: what several cards ask of a Ringwraith, a bearer of rings, a sage with a Palantír."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import at_haven, is_own_wraith
from mathom.games.lidless_eye.rules.sums import idle
from mathom.games.lidless_eye.terms import DWARF, ECHO, SKILL, TABLE

FOCUSED: Final = ("focus-palantir", "align-palantir")  # on a Palantír: its bearer is able to use it


def is_at_haven(s: Eye, c: i64) -> bool:
    company = s.company_of(c)
    return company >= 0 and at_haven(s, company)


def enabled_by(s: Eye, character: i64, item: i64) -> bool:
    """whether a sage wields this very item by Wisdom to Wield this turn"""
    for x in s.table:
        wields = s.zone[x] == ECHO and s.host[x] == character and s.mark[x] == item
        if wields and KINDS[s.kind[x]].name in ("wisdom-to-wield", "use-palantir"):
            return True
    return False


def as_dwarf(s: Eye, ring: i64) -> bool:
    """whether the bearer of a Dwarven Ring is a Dwarf, or bears it as one"""
    bearer = s.host[ring]
    return KINDS[s.kind[bearer]].race == DWARF or enabled_by(s, bearer, ring)


def already(s: Eye, character: i64, ring: i64, skill: i64) -> bool:
    """whether a character has a skill or a magic without the card `ring`"""
    have: i64 = KINDS[s.kind[character]].skills
    for x in s.table:
        if x != ring and s.host[x] == character and KINDS[s.kind[x]].touches & SKILL and not idle(s, x):
            have = KINDS[s.kind[x]].modify(s, x, SKILL, character, have)
    return have & skill != 0


def may_use_palantir(s: Eye, palantir: i64) -> bool:
    """whether its bearer is able to use it without tapping: a card that lies with it says so, or one that
    lasts for the turn"""
    for x in s.table:
        if s.host[x] == palantir and s.zone[x] == TABLE and KINDS[s.kind[x]].name in FOCUSED:
            return True
    return enabled_by(s, s.host[palantir], palantir)


def returns_magic(s: Eye, user: i64) -> bool:
    """Akhôrahil, as his player's Ringwraith, returns the magic cards he uses to the play deck"""
    return KINDS[s.kind[user]].name == "akhorahil-the-ringwraith" and is_own_wraith(s, user)
