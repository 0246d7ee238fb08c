"""Chapter 8, combat: how attacks come about: by a creature, at a site, or by what a card says."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, FORMS, KINDS, SITES, T_SITE_ATTACKS, AutoAttack, Site
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import said_to_detain, strikes_of
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.figures import DETAINS
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import DRAGON, KEY_SITE_KIND, TABLE
from mathom.kernel.vecs import append


def special_attack(s: Eye, company: i64, race: i64, strikes: i64, prowess: i64, body: i64 = 0) -> Attack:
    """an attack that a card makes; fill in what else it says, then `s.call` it"""
    attack = Attack()
    attack.defender = company
    attack.attacker = s.against(s.co_owner[company])
    attack.race = race
    attack.strikes = strikes
    attack.prowess = prowess
    attack.body = body
    return attack


def creature_attack(s: Eye, piece: i64, key: i64) -> Attack:
    """the attack of a creature on the company under way; the card lies open on the table meanwhile"""
    s.place(piece, TABLE)
    s.co[piece] = -1
    attack = printed_attack(s, s.kind[piece], key)
    attack.attacker = s.owner[piece]
    attack.creature = piece
    return attack


def printed_attack(s: Eye, kind: i64, key: i64) -> Attack:
    """the attack of a creature on the company under way, as its card says"""
    card = KINDS[kind]
    attack = special_attack(s, s.now, card.race, strikes_of(s, s.now, card), card.prowess, card.body)
    attack.keyed = key
    attack.each = 1 if card.printed.each else 0
    attack.chooses = 1 if card.printed.chooses else 0
    attack.detains = DETAINS.index(said_to_detain(s, s.now, card))
    attack.again = card.printed.attacks - 1
    attack.mild = kind if not card.harms() else -1
    return attack


def site_attacks(s: Eye, company: i64) -> list[AutoAttack]:
    """the automatic-attacks of a company's site: as printed, and what cards in play add"""
    site = SITES[s.site_now(company)]
    attacks: list[AutoAttack] = list(site.attacks)
    if site.dragon_lair and dragon_is_dead(s, site):
        attacks = [attack for attack in attacks if not attack.race & DRAGON]
    for c in s.table:
        if FACTS.triggers[s.kind[c]] & T_SITE_ATTACKS:
            KINDS[s.kind[c]].on_site_attacks(s, c, company, attacks)
    return attacks


def dragon_is_dead(s: Eye, lair: Site) -> bool:
    """LE-H-64: the unique Dragon that dwells at a lair was defeated, as the creature it is, or as its faction"""
    if not s.heroes():
        return False
    for p in range(s.n):
        for pile in (s.stored[p], s.out[p]):
            for entry in pile.cards:
                if KINDS[entry >> 8].race == DRAGON and dwells_at(entry >> 8, lair):
                    return True
    return False


def dwells_at(dragon: i64, lair: Site) -> bool:
    """whether a unique Dragon, in one of its forms, is at home at a lair"""
    forms = append(FORMS[dragon][:], dragon)
    return any(KINDS[form].unique and lair.printed.name in KINDS[form].printed.key_places for form in forms)


def automatic_attack(s: Eye, company: i64, index: i64) -> Attack:
    """one of `site_attacks`"""
    return attack_at(s, company, site_attacks(s, company)[index], s.site_now(company))


def attack_at(s: Eye, company: i64, printed: AutoAttack, site: i64) -> Attack:
    """an automatic-attack as it befalls a company at a site"""
    attack = special_attack(s, company, printed.race, printed.strikes, printed.prowess)
    attack.auto = printed.number
    attack.keyed = KEY_SITE_KIND + site_kind(s, site)
    attack.each = printed.each
    attack.overt_only = 1 if printed.against == "overt" else 0
    attack.no_cancel = printed.cannot_cancel
    attack.kills = printed.kills
    attack.wounded_check = printed.wounded_check
    attack.detains = DETAINS.index(printed.detainment)
    return attack
