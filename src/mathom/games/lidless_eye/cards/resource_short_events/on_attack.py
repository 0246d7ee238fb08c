"""Resource short-events on an attack under way: they end it, weaken it, or change how its strikes fall."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, NUMBERS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import SPENT, TAPS_USER, WOUNDS, Purpose
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.hero.nazgul import is_nazgul_event
from mathom.games.lidless_eye.cards.kit.demands import wound
from mathom.games.lidless_eye.cards.kit.effects import COMPANY_ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.events import CancelsAttack, echoed, tapped_for, under_attack
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable, only_by
from mathom.games.lidless_eye.rules.sums import has_skill, region_kind, site_kind
from mathom.games.lidless_eye.terms import (
    ATTACK,
    ATTACK_PROWESS,
    BODY_ROLL,
    DARK_DOMAIN,
    DARK_HOLD,
    DIPLOMAT,
    DUNADAN,
    DWARF,
    ELF,
    KEY_REGION,
    KEY_REGION_KIND,
    KEY_SITE,
    KEY_SITE_KIND,
    MAN,
    ORC,
    ORGANISE,
    SCOUT,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE,
    STRIKES,
    TABLE,
    THIS_ATTACK,
    TRAVEL,
    TROLL,
    UNKEYED,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

FREE_PEOPLES: Final = ELF | DWARF | DUNADAN | MAN


class MotionlessAmongTheSlain(ShortEvent):
    """The defender assigns every strike as he likes; body checks against his characters are at +1."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ATTACK
        self.target = ""
        self.touches = self.late = BODY_ROLL

    def answers(self, s: Eye, seat: i64) -> bool:
        return under_attack(s, seat) and not attack_now(s).cancelled and not echoed(s, self.id)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.answers(s, seat):
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.answers(s, link.by):
            attack_now(s).defender_assigns = 1
            e = s.echo(link.card, THIS_ATTACK)
            s.co[e] = attack_now(s).defender

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + 1 if s.company_of(subject) == s.co[c] else value

    def text(self) -> list[Msg]:
        return [
            msg("On an attack: its defender assigns all its strikes, whoever would do so else, tapped or not."),
            msg("Body checks of his characters that follow from it are at +1."),
        ]


class Diversion(CancelsAttack):
    """An unwounded character is wounded, and the attack is cancelled."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.taps = 0
        self.purpose.price = SPENT + WOUNDS

    def heroes(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for c in s.fighters(attack_now(s).defender):
            if s.tap[c] != WOUNDED:
                out = append(out, c)
        return out

    def resolve(self, s: Eye, link: Link) -> None:
        if under_attack(s, link.by) and cancellable(s) and tapped_for(s, link) and s.tap[link.a] != WOUNDED:
            cancel(s)
            wound(s, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("On an unwounded character facing an attack: it is cancelled, and he is wounded, without a body check.")
        ]


class NotSlayNeedlessly(ShortEvent):
    """Free peoples let a covert company go, and strike less hard at an overt one."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ATTACK
        self.target = ""
        self.has(Effect(ATTACK_PROWESS, -2, scope=COMPANY_ATTACKS))
        self.weakening: Purpose = Purpose()
        self.weakening.strengthens = self.purpose.strengthens
        self.ends_attack()

    def answers(self, s: Eye, seat: i64) -> bool:
        attack = attack_now(s)
        if not under_attack(s, seat) or attack.cancelled or not only_by(s, FREE_PEOPLES) or echoed(s, self.id):
            return False
        return attack.overt != 0 or cancellable(s)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.answers(s, seat):
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.answers(s, link.by):
            return
        if not attack_now(s).overt:
            cancel(s)
            return
        e = s.echo(link.card, THIS_ATTACK)
        s.co[e] = attack_now(s).defender

    def aim(self, s: Eye, a: i64, b: i64) -> Purpose:
        return self.weakening if attack_now(s).overt else self.purpose

    def text(self) -> list[Msg]:
        return [
            msg("On an attack by Elves, Dwarves, Dúnedain or Men, once on an attack."),
            msg("Against a covert company it is cancelled, else its prowess is 2 lower."),
        ]


class OrcQuarrels(ShortEvent):
    """Cancels an attack by Orcs, Trolls or Men (second operand 0), or halves the strikes of any attack while Skies of
    Fire is in play (1)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ATTACK
        self.target = ""
        self.second = "way"
        self.touches = self.late = STRIKES
        self.ends_attack()
        self.halving: Purpose = Purpose()
        self.halving.averts = 0.5

    def may_cancel(self, s: Eye) -> bool:
        return cancellable(s) and only_by(s, ORC | TROLL | MAN)

    def may_halve(self, s: Eye) -> bool:
        attack = attack_now(s)
        if attack.cancelled or attack.each or attack.strikes < 2 or echoed(s, self.id):
            return False
        return self.is_light(s)

    def is_light(self, s: Eye) -> bool:
        return skies_of_fire(s)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not under_attack(s, seat):
            return
        if self.may_cancel(s):
            into.add(act(verb, subject, 0, 0))
        if self.may_halve(s):
            into.add(act(verb, subject, 0, 1))

    def resolve(self, s: Eye, link: Link) -> None:
        if not under_attack(s, link.by):
            return
        if link.b == 0 and self.may_cancel(s):
            cancel(s)
        elif link.b == 1 and self.may_halve(s):
            e = s.echo(link.card, THIS_ATTACK)
            s.co[e] = attack_now(s).defender
            s.mark[e] = attack_now(s).strikes // 2

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value - s.mark[c] if s.co[c] == subject else value

    def aim(self, s: Eye, a: i64, b: i64) -> Purpose:
        return self.halving if b else self.purpose

    def way(self, n: i64) -> Msg:
        return msg("halve its strikes") if n else msg("cancel the attack")

    def text(self) -> list[Msg]:
        return [
            msg("Cancels an attack by Orcs, Trolls or Men."),
            msg("Or, while Skies of Fire is in play: any attack has half of its original strikes, rounded up."),
        ]


def skies_of_fire(s: Eye) -> bool:
    return s.in_play(NUMBERS["skies-of-fire"]) >= 0


class Ruse(ShortEvent):
    """An untapped diplomat of a covert company taps to cancel the attack (0), or a scout is out of its reach (1)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ATTACK
        self.second = "way"
        self.ends_attack()
        self.purpose.price = SPENT + TAPS_USER
        self.hiding: Purpose = Purpose()
        self.hiding.averts = 0.5  # the others still face it

    def aim(self, s: Eye, a: i64, b: i64) -> Purpose:
        return self.hiding if b else self.purpose

    def way(self, n: i64) -> Msg:
        return msg("no strike on him") if n else msg("cancel the attack")

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not under_attack(s, seat):
            return
        attack = attack_now(s)
        cancels = cancellable(s) and not attack.overt
        for c in s.fighters(attack.defender):
            if cancels and s.tap[c] == UNTAPPED and has_skill(s, c, DIPLOMAT):
                into.add(act(verb, subject, c, 0))
            if not attack.cancelled and s.clash < 0 and has_skill(s, c, SCOUT) and attack.may_be_struck(s, c):
                into.add(act(verb, subject, c, 1))

    def pay(self, s: Eye, link: Link) -> None:
        if link.b == 0:
            s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if not under_attack(s, link.by):
            return
        attack = attack_now(s)
        if link.b == 0:
            if not attack.overt:
                cancel(s)
        elif tapped_for(s, link):
            attack.spared = append(attack.spared, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("An untapped diplomat of a covert company taps: an attack against his company is cancelled."),
            msg("Or, on a scout facing an attack: no strike of it may be assigned to him."),
        ]


class NicePlaceToHide(CancelsAttack):
    """A scout taps to cancel an attack against his company."""

    def text(self) -> list[Msg]:
        return [msg("An untapped scout taps: an attack against his company is cancelled.")]


class InTheNameOfMordor(CancelsAttack):
    """A character taps to cancel a detainment attack in the Shadow's own lands; or a Nazgûl that lies there as an event
    is discarded, also in response to its being tapped."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows |= ORGANISE | TRAVEL | SITE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        super().offer(s, seat, verb, subject, into)
        for c in s.table:
            if is_nazgul_event(s, c):
                into.add(act(verb, subject, c))

    def pay(self, s: Eye, link: Link) -> None:
        if not is_nazgul_event(s, link.a):
            super().pay(s, link)

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] == TABLE and FACTS.character[s.kind[link.a]]:
            super().resolve(s, link)
        elif is_nazgul_event(s, link.a):
            s.to_discard(link.a)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return 0.2 if is_nazgul_event(s, a) and s.owner[a] != seat else super().appeal(s, seat, a, b)

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


declare(MotionlessAmongTheSlain(printed("motionless-among-the-slain")))
declare(Diversion(printed("diversion")), patience=0.4)
declare(NotSlayNeedlessly(printed("not-slay-needlessly")))
declare(OrcQuarrels(printed("orc-quarrels")))
declare(Ruse(printed("ruse")))
declare(NicePlaceToHide(printed("a-nice-place-to-hide")), patience=1.0)
declare(InTheNameOfMordor(printed("in-the-name-of-mordor")), patience=0.4)
