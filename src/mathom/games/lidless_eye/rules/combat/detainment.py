"""Chapter 8: which attacks are detainment, LE-B-184 to LE-B-192, and which come to nothing at a Darkhaven."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import is_detained_by_rule
from mathom.games.lidless_eye.rules.combat.figures import ALWAYS, IF_COVERT, IF_OVERT, Assault
from mathom.games.lidless_eye.rules.sums import region_kind, site_kind, total
from mathom.games.lidless_eye.terms import (
    DARK_DOMAIN,
    DARK_HOLD,
    DETAINMENT,
    KEY_REGION,
    KEY_SITE,
    KEY_SITE_KIND,
    MAN,
    NAZGUL,
    ORC,
    SHADOW_HOLD,
    SHADOW_LAND,
    TROLL,
    UNDEAD,
    UNKEYED,
)


def keyed_region(s: Eye, key: i64) -> i64:
    """the kind of region an attack is keyed to, by kind or by name (LE-B-190); -1 when to none"""
    if key < KEY_SITE_KIND:
        return key
    if KEY_REGION <= key < KEY_SITE:
        return region_kind(s, key - KEY_REGION)
    return -1


def keyed_site(s: Eye, key: i64) -> i64:
    """the kind of site an attack is keyed to, by kind or by name; -1 when to none"""
    if KEY_SITE_KIND <= key < KEY_REGION:
        return key - KEY_SITE_KIND
    if KEY_SITE <= key < UNKEYED:
        return site_kind(s, key - KEY_SITE)
    return -1


def at_site(s: Eye, attack: Assault) -> bool:
    """whether it is fought at the company's site, not on the way there"""
    return attack.auto >= 0 or s.co_dest[attack.defender] < 0 or keyed_site(s, attack.keyed) >= 0


def is_detainment(s: Eye, attack: Assault, imagined: bool = False) -> bool:
    """all rules and cards considered; `imagined`: of a creature that is no piece yet"""
    return total(s, DETAINMENT, attack.defender, 1 if by_rules(s, attack, imagined) else 0) != 0


def by_rules(s: Eye, attack: Assault, imagined: bool) -> bool:
    """the card's own words, then the rules for creatures"""
    says = attack.detains
    if says == ALWAYS:
        return True
    if not is_detained_by_rule(s, attack.defender):
        return False
    if says == (IF_OVERT if attack.overt else IF_COVERT):
        return True
    if attack.creature < 0 and not imagined:  # an automatic-attack, or one a card makes, only if it says so (LE-B-192)
        return False
    if attack.race & NAZGUL:
        return True
    site = keyed_site(s, attack.keyed)
    if site >= 0:
        if "normal-attacks" in SITES[s.site_now(attack.defender)].notes:
            return False
        return site in (SHADOW_HOLD, DARK_HOLD)
    region = keyed_region(s, attack.keyed)
    if region == DARK_DOMAIN:
        return True
    return region == SHADOW_LAND and attack.race & (ORC | TROLL | UNDEAD | MAN) != 0


def comes_to_nothing(s: Eye, attack: Assault) -> bool:
    """some Darkhavens cancel every attack against a minion company there"""
    return "cancels-attacks" in SITES[s.site_now(attack.defender)].notes and at_site(s, attack)
