"""Resource events by which a company is not found, or slips away: keys barred, attacks cancelled."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import SITES, T_ATTACK
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import CancelsAttack, CompanyEvent, moving
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import MOVED
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel
from mathom.games.lidless_eye.rules.companies import overt, size
from mathom.games.lidless_eye.rules.sums import region_kind, site_kind
from mathom.games.lidless_eye.terms import (
    ATTACK_PROWESS,
    DARK_DOMAIN,
    DARK_HOLD,
    FREE_DOMAIN,
    KEY_REGION,
    KEY_REGION_KIND,
    KEY_SITE,
    KEY_SITE_KIND,
    LIMIT,
    ORGANISE,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    UNKEYED,
    UNTAPPED,
    WILDERNESS,
)
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


def keyed_to_region(key: i64) -> bool:
    """by kind or by name"""
    return KEY_REGION_KIND <= key < KEY_SITE_KIND or KEY_REGION <= key < KEY_SITE


class HidesCompany(CompanyEvent):
    """Played in the organization phase: some creatures cannot be played on the company this turn."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.barring = 1

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return moving(s, company)

    def bars(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        return s.co[c] == company and self.hidden_from(s, company, key)

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        raise NotImplementedError


class CrackInTheWall(HidesCompany):
    """A sage taps; at the new site no creature is played or turned up, unless it lies in a free-domain."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.taps = 1

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        site = self.new_site(s, company)
        if keyed_to_region(key) or site < 0:
            return False
        return region_kind(s, SITES[site].region) != FREE_DOMAIN

    def new_site(self, s: Eye, company: i64) -> i64:
        """the site it moves to or has come to this turn; -1 when it has not moved"""
        if moving(s, company):
            return s.co_dest[company]
        return s.co_site[company] if s.co_did[company] & MOVED else -1

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase: an untapped sage of a company about to move taps."),
            msg(
                "No creature may be played at its new site this turn, or turned up there from on guard, unless that "
                "site lies in a free-domain."
            ),
        ]


class GoblinTown(HidesCompany):
    """No creature keyed to regions against a company on its way to ruins & lairs."""

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        return moving(s, company) and site_kind(s, s.co_dest[company]) == RUINS and keyed_to_region(key)

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company about to move."),
            msg("If it moves to ruins & lairs, no creature keyed to regions, by kind or name, may be played on it."),
        ]


class HiddenWays(HidesCompany):
    """A ranger taps; no creature keyed to wilderness as a kind of region."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.taps = 1

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        return key == KEY_REGION_KIND + WILDERNESS

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase: an untapped ranger of a company about to move taps."),
            msg("No creature may be keyed to wilderness against his company this turn; keys by name stay."),
        ]


class Sneaking(HidesCompany):
    """A scout of a small company taps; no creature at all."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.taps = 1

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return size(s, company) < 3

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        return size(s, company) < 3  # who joins it later in the phase gives it away

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase: an untapped scout of a company smaller than 3 taps."),
            msg("No creature may be played on his company this turn."),
        ]


class HideInDarkPlaces(CompanyEvent):
    """Creatures that attack a company which stays are cancelled, all of this turn."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.triggers = T_ATTACK

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return not moving(s, company)

    def on_attack(self, s: Eye, c: i64) -> None:
        attack = attack_now(s)
        if attack.creature >= 0 and attack.defender == s.co[c] and not moving(s, attack.defender):
            cancel(s)

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a scout whose company does not move."),
            msg("Every attack of a creature against his company is cancelled this turn."),
        ]


class OrcMounts(CompanyEvent):
    """An overt company rides: hazard limit +2, creatures played on it prowess -1."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.touches = self.late = LIMIT | ATTACK_PROWESS

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return moving(s, company) and overt(s, company)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.co[c] != subject:
            return value
        if what == LIMIT:
            return value + 2
        return value - 1 if attack_now(s).creature >= 0 else value

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on an overt company about to move; once on a company."),
            msg("This turn the hazard limit against it is 2 higher, and creatures played on it have prowess -1."),
        ]


class NicePlaceToHide(CancelsAttack):
    """A scout taps to cancel an attack against his company."""

    def text(self) -> list[Msg]:
        return [msg("An untapped scout taps: an attack against his company is cancelled.")]


class InTheNameOfMordor(CancelsAttack):
    """A character taps to cancel a detainment attack in the Shadow's own lands. The set has no Nazgûl events for its
    other use."""

    def answers(self, s: Eye) -> bool:
        attack = attack_now(s)
        return attack.detain != 0 and keyed_to_shadow(s, attack.keyed)

    def heroes(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for c in s.members(attack_now(s).defender):
            if s.tap[c] == UNTAPPED:
                out = append(out, c)
        return out

    def text(self) -> list[Msg]:
        return [
            msg(
                "An untapped character taps: a detainment attack against his company is cancelled if it is keyed, by "
                "kind or name, to a dark-domain, shadow-land, dark-hold or shadow-hold."
            ),
            msg("Or: cancels and discards one Nazgûl hazard event."),
        ]


def keyed_to_shadow(s: Eye, key: i64) -> bool:
    """by kind or name to a shadow-land, dark-domain, shadow-hold or dark-hold"""
    if key == UNKEYED:
        return False
    if key >= KEY_SITE:
        return site_kind(s, key - KEY_SITE) in (SHADOW_HOLD, DARK_HOLD)
    if key >= KEY_REGION:
        return region_kind(s, key - KEY_REGION) in (SHADOW_LAND, DARK_DOMAIN)
    if key >= KEY_SITE_KIND:
        return key - KEY_SITE_KIND in (SHADOW_HOLD, DARK_HOLD)
    return key - KEY_REGION_KIND in (SHADOW_LAND, DARK_DOMAIN)


declare(NicePlaceToHide(printed("a-nice-place-to-hide")))
declare(CrackInTheWall(printed("crack-in-the-wall")))
declare(GoblinTown(printed("down-down-to-goblin-town")))
declare(HiddenWays(printed("hidden-ways")))
declare(HideInDarkPlaces(printed("hide-in-dark-places")))
declare(InTheNameOfMordor(printed("in-the-name-of-mordor")))
declare(OrcMounts(printed("orc-mounts")))
declare(Sneaking(printed("sneakin")))
