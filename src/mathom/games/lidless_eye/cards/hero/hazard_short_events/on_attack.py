"""Hazard short-events of The Wizards that are played on an attack, or on one that is to come."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.hero.nazgul import COMES_BACK, is_nazgul_event
from mathom.games.lidless_eye.cards.kit.events import lasts_on
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.hazards import is_night
from mathom.games.lidless_eye.cards.kit.openings import Opening, is_nazgul_attack
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.keys import hazard_site_kind, keyed_to_region_kind, keyed_to_site_kind
from mathom.games.lidless_eye.rules.sums import total
from mathom.games.lidless_eye.terms import (
    ATTACK,
    ATTACK_PROWESS,
    DRAGON,
    ECHO,
    KEY_SITE,
    NAZGUL,
    NOTHING,
    PROWESS,
    REGION_KIND,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    STRIKES,
    TABLE,
    TAPPED,
    THIS_ATTACK,
    THIS_TURN,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

DEEP: Final = 2  # wildernesses before a site where Dragons dwell; one less by night


class WordsOfPowerAndTerror(ShortEvent):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ATTACK
        self.target = ""
        self.meets_company = 1
        self.touches = self.late = PROWESS

    def terrifies(self, s: Eye) -> bool:
        attack = attack_now(s)
        nazgul = attack.defender >= 0 and not attack.cancelled and attack.race & NAZGUL != 0
        return nazgul and not lasts_on(s, self.id, attack.defender)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.terrifies(s):
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.terrifies(s):
            e = s.echo(link.card, THIS_TURN)
            s.co[e] = attack_now(s).defender

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value - 1 if FACTS.character[s.kind[subject]] and s.co[subject] == s.co[c] else value

    def text(self) -> list[Msg]:
        return [
            msg("On a company attacked by a Nazgûl, once on a company."),
            msg("All its characters have -1 prowess until the end of the turn."),
        ]


class DragonsDesolation(Opening):
    """A Dragon attacks more strongly, or where no Dragon was looked for."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, DRAGON)
        self.target = ""
        self.touches |= ATTACK_PROWESS
        self.late |= ATTACK_PROWESS

    def is_desolate(self, s: Eye, site: i64) -> bool:
        """ruins & lairs behind so many wildernesses"""
        if hazard_site_kind(s, site) != RUINS:
            return False
        wild: i64 = 0
        for kind in SITES[site].path:
            if total(s, REGION_KIND, kind, kind) == WILDERNESS:
                wild += 1
        return wild >= (DEEP - 1 if is_night(s) else DEEP)

    def prepares(self, s: Eye, seat: i64) -> bool:
        return super().prepares(s, seat) and self.is_desolate(s, s.site_now(s.now))

    def begins(self, s: Eye, e: i64) -> None:
        if attack_now(s).defender >= 0:
            s.until[e] = THIS_ATTACK
            s.co[e] = attack_now(s).defender
        else:
            s.mark[e] = s.site_now(s.now)

    def opens(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        here = s.until[c] != THIS_ATTACK and s.mark[c] == s.site_now(company)
        return here and key == KEY_SITE + s.mark[c] and KINDS[creature].race & DRAGON != 0

    def is_dragon(self, s: Eye) -> bool:
        attack = attack_now(s)
        return attack.defender >= 0 and not attack.cancelled and attack.race & DRAGON != 0

    def fill_otherwise(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.is_dragon(s):
            into.add(act(verb, subject, NOTHING))

    def otherwise(self, s: Eye, link: Link) -> None:
        if self.is_dragon(s):
            self.begins(s, s.echo(link.card, THIS_ATTACK))

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != ATTACK_PROWESS:
            return super().modify(s, c, what, subject, value)
        attack = attack_now(s)
        mine = s.until[c] == THIS_ATTACK and attack.defender >= 0 and attack.defender == s.co[c]
        return value + 2 if mine and attack.race & DRAGON else value

    def text(self) -> list[Msg]:
        return [
            msg("One attack by a Dragon has +2 prowess."),
            msg(
                "Or, at ruins & lairs with two wildernesses in the path of the site, one while Doors of Night is in "
                "play: one Dragon may be played on a company there this turn."
            ),
        ]


class FellBeast(Opening):
    """A Nazgûl flies: the next one that attacks the company, or the one that attacks now."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, NAZGUL)
        self.target = ""
        self.touches |= STRIKES | ATTACK_PROWESS
        self.late |= STRIKES | ATTACK_PROWESS

    def prepares(self, s: Eye, seat: i64) -> bool:
        return super().prepares(s, seat) and not lasts_on(s, self.id, s.now)

    def begins(self, s: Eye, e: i64) -> None:
        attack = attack_now(s)
        s.co[e] = attack.defender if attack.defender >= 0 else s.now
        if attack.defender >= 0:
            s.until[e] = THIS_ATTACK
            attack.chooses = 1

    def suits(self, s: Eye, c: i64, company: i64, key: i64) -> bool:
        return keyed_to_region_kind(key, SHADOW_LAND) or keyed_to_site_kind(key, SHADOW_HOLD)

    def on_attack(self, s: Eye, c: i64) -> None:
        if is_nazgul_attack(s) and attack_now(s).defender == s.co[c]:
            s.until[c] = THIS_ATTACK
            attack_now(s).chooses = 1

    def fill_otherwise(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if is_nazgul_attack(s) and not lasts_on(s, self.id, attack_now(s).defender):
            into.add(act(verb, subject, NOTHING))

    def otherwise(self, s: Eye, link: Link) -> None:
        if is_nazgul_attack(s) and not lasts_on(s, self.id, attack_now(s).defender):
            self.begins(s, s.echo(link.card, THIS_ATTACK))

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what & (STRIKES | ATTACK_PROWESS) and is_nazgul_attack(s) and attack_now(s).defender == s.co[c]:
            return value + 1 if what == STRIKES else value - 2
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [
            msg("The attack of one Nazgûl has one strike more and -2 prowess, and the attacker chooses who is struck."),
            msg("Played before, on a company: the next Nazgûl may also be keyed to a shadow-land or shadow-hold."),
        ]


class MorgulHorse(Opening):
    """A Nazgûl rides: he comes back to the hand, or farther."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, NAZGUL)
        self.keywords = (*self.keywords, COMES_BACK)

    def suits(self, s: Eye, c: i64, company: i64, key: i64) -> bool:
        return s.host[c] < 0 and keyed_to_region_kind(key, SHADOW_LAND)

    def is_spent(self, s: Eye, seat: i64, c: i64) -> bool:
        """an own Nazgûl that was tapped and is about to be discarded"""
        if s.zone[c] != TABLE or s.owner[c] != seat or s.tap[c] != TAPPED or not is_nazgul_event(s, c):
            return False
        return not any(s.zone[x] == ECHO and s.kind[x] == self.id for x in s.on(c))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        super().offer(s, seat, verb, subject, into)
        for c in s.table:
            if self.is_spent(s, seat, c):
                into.add(act(verb, subject, c))

    def otherwise(self, s: Eye, link: Link) -> None:
        if link.a != NOTHING and s.kind[link.a] >= 0 and self.is_spent(s, link.by, link.a):
            s.echo(link.card, THIS_TURN, link.a)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return 0.6

    def text(self) -> list[Msg]:
        return [
            msg("A tapped Nazgûl permanent-event of yours returns to your hand when it would be discarded."),
            msg("Or, on a company: one Nazgûl may be keyed to a shadow-land."),
        ]


declare(DragonsDesolation(printed("dragon-s-desolation")))
declare(FellBeast(printed("fell-beast")))
declare(MorgulHorse(printed("morgul-horse")))
declare(WordsOfPowerAndTerror(printed("words-of-power-and-terror")))
