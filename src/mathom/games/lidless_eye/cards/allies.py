"""The allies: beasts and worse that fight beside a character."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGIONS, SITES, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.abilities import TAP_SELF, Ability, Cancels
from mathom.games.lidless_eye.cards.kit.families import Ally
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.detainment import at_site
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.companies import size
from mathom.games.lidless_eye.rules.keys import keyed_to_region_kind
from mathom.games.lidless_eye.terms import (
    ANIMAL,
    ANY_TIME,
    ATTACK,
    BODY,
    ECHO,
    FACTION,
    HAVEN,
    HAZARD_PERMANENT,
    INFLUENCE_ROLL,
    NOTHING,
    ONE_RING,
    ORC,
    SHADOW_LAND,
    STRIKE,
    TABLE,
    THIS_ATTACK,
    TRAVEL,
    TROLL,
    USE,
    WILDERNESS,
    WOLF,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

LAIR: Final = ("Imlad Morgul", "Ithilien", "Gorgoroth")  # where Shelob's child is at home


class Blackbole(Ally):
    """Faces nothing at a site."""

    def faces(self, s: Eye, c: i64) -> bool:
        return not at_site(s, attack_now(s))

    def text(self) -> list[Msg]:
        return [msg("Faces no strike at a site, and none of an automatic-attack.")]


class TwoHeaded(Ally):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, Cancels(TAP_SELF, races=ORC | TROLL))
        self.keywords = (*self.keywords, "overt")  # a Troll (LE-B-68)

    def text(self) -> list[Msg]:
        return [
            msg("His company is overt."),
            msg("May tap to cancel an attack by Orcs or Trolls against its company."),
        ]


class WargKing(Ally):
    """Wolves listen to whoever comes with him."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, Cancels(TAP_SELF, races=WOLF | ANIMAL))
        self.touches |= INFLUENCE_ROLL
        self.late |= INFLUENCE_ROLL

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == INFLUENCE_ROLL and s.versus >= 0 and s.company_of(c) == s.company_of(subject):
            other = KINDS[s.versus]
            return value + 2 if other.type == FACTION and other.race == WOLF else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [
            msg("May tap to cancel an attack by Wolves or an Animal against his company."),
            msg("Influence checks of his company against Wolf factions are at +2."),
        ]


class Covers(Ability):
    """Struck by the same attack as its rider, it covers him."""

    def useful(self, s: Eye, c: i64) -> bool:
        attack = attack_now(s)
        rider = s.host[c]
        if strike_now(s).target not in (c, rider) or c not in attack.targets:
            return False
        for i in range(len(attack.targets)):
            if attack.targets[i] == rider:
                return not attack.faced[i] or strike_now(s).target == rider
        return False

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.was] == TABLE:
            e = s.echo(link.card, THIS_ATTACK, link.was)
            s.mark[e] = link.card


class WarWarg(Ally):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, Covers(TAP_SELF, STRIKE))
        self.touches |= BODY
        self.bearer |= BODY
        self.late |= BODY

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == BODY and s.zone[c] == ECHO and s.host[c] == subject:
            return value + 2
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [msg("If one attack strikes it and its character, it may tap: he has +2 body.")]


class Sneaks(Ability):
    """Stinker's two ways: he leads a small company out of an attack, or ends with The One Ring."""

    def __init__(self, cost: i64, windows: i64) -> None:
        super().__init__(cost, windows)
        self.purpose.averts = 1.0
        self.target = "piece"

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if not self.payable(s, c):
            return
        attack = attack_now(s)
        if attack.defender >= 0:
            if self.leads_out(s, c):
                into.add(act(USE, c, NOTHING))
        elif self.ring_here(s, c) >= 0:
            into.add(act(USE, c, self.ring_here(s, c)))

    def leads_out(self, s: Eye, c: i64) -> bool:
        attack = attack_now(s)
        if attack.defender != s.company_of(c) or size(s, attack.defender) >= 3 or not cancellable(s):
            return False
        key = attack.keyed
        return keyed_to_region_kind(key, WILDERNESS) or keyed_to_region_kind(key, SHADOW_LAND)

    def ring_here(self, s: Eye, c: i64) -> i64:
        """The One Ring at the same site, away from Darkhavens; -1"""
        company = s.company_of(c)
        site = s.co_site[company]
        if SITES[site].kind == HAVEN or s.travels(company):
            return -1
        for x in s.table:
            if KINDS[s.kind[x]].ring == ONE_RING and s.zone[x] == TABLE:
                other = s.company_of(x)
                if other >= 0 and s.is_near(other, site):
                    return x
        return -1

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a == NOTHING:
            cancel(s)
        elif s.zone[link.card] == TABLE and self.ring_here(s, link.card) == link.a:
            s.to_discard(link.a)
            s.to_discard(link.card)


class Stinker(Ally):
    def text(self) -> list[Msg]:
        return [
            msg(
                "In a company of size less than three he may tap to cancel an attack keyed to a wilderness or a "
                "shadow-land."
            ),
            msg("At the same site as The One Ring, away from Darkhavens, he may tap: both are discarded."),
        ]


def bound_for_lair(s: Eye, company: i64) -> bool:
    """whether a company is on the way to a site near Shelob"""
    return s.co_dest[company] >= 0 and s.co_open[company] != 0 and near_lair(s.co_dest[company])


def near_lair(site: i64) -> bool:
    return REGIONS[SITES[site].region].printed.name in LAIR


class Devours(Ability):
    """What attacks or lies on a company on its way to her is gone: a creature's attack, or a permanent-event."""

    def __init__(self, cost: i64, windows: i64) -> None:
        super().__init__(cost, windows)
        self.purpose.averts = 1.0
        self.target = "piece"

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if not self.payable(s, c) or s.now < 0 or not bound_for_lair(s, s.now):
            return
        attack = attack_now(s)
        if attack.defender >= 0:
            if attack.creature >= 0 and attack.defender == s.now and cancellable(s):
                into.add(act(USE, c, NOTHING))
            return
        for x in s.table:
            if self.is_prey(s, x):
                into.add(act(USE, c, x))

    def is_prey(self, s: Eye, x: i64) -> bool:
        """a hazard that lies on the company under way or on one of its characters"""
        hazard = FACTS.type[s.kind[x]] == HAZARD_PERMANENT and s.zone[x] == TABLE
        return hazard and (s.co[x] == s.now or (s.host[x] >= 0 and s.co[s.host[x]] == s.now))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a == NOTHING:
            cancel(s)
        elif s.now >= 0 and s.kind[link.a] >= 0 and self.is_prey(s, link.a):
            s.to_discard(link.a)


class LastChild(Ally):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, Devours(TAP_SELF, ATTACK | TRAVEL))
        self.triggers |= T_TRAVEL

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        """she leaves a company that goes too far"""
        if s.company_of(c) == company and s.co_dest[company] >= 0 and not near_lair(s.co_dest[company]):
            s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg(
                "May tap for a company that moves to a site in Imlad Morgul, Ithilien or Gorgoroth: to cancel the "
                "attack of a creature against it, or to discard a hazard permanent-event on it or on one of its "
                "characters."
            ),
            msg("Is discarded when her company moves to a site elsewhere."),
        ]


declare(Ally(printed("war-wolf")))
declare(Blackbole(printed("blackbole")))
declare(TwoHeaded(printed("two-headed-troll")))
declare(WargKing(printed("the-warg-king")))
declare(WarWarg(printed("war-warg")))
declare(Stinker(printed("stinker"), Sneaks(TAP_SELF, ATTACK | ANY_TIME)))
declare(LastChild(printed("last-child-of-ungoliant")))
