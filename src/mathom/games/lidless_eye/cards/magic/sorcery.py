"""Sorcery, and what it costs those who use it."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import T_ATTACK
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import SPENT
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import COMPANY_ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.events import (
    MagicEvent,
    OnCaster,
    echoed,
    is_wraith,
    strain_words,
    under_attack,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.routes import reach
from mathom.games.lidless_eye.terms import (
    ATTACK,
    ATTACK_BODY,
    ATTACK_PROWESS,
    ORGANISE,
    PATH_LENGTH,
    PROWESS,
    THIS_ATTACK,
    THIS_TURN,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

MORE_REGIONS: Final = 2


class BitterCold(OnCaster):
    """All attacks against the user's company are weaker this turn."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.has(Effect(ATTACK_PROWESS, -1, scope=COMPANY_ATTACKS))
        self.has(Effect(ATTACK_BODY, -1, scope=COMPANY_ATTACKS))
        self.purpose.price = SPENT  # attacks to come are weaker too

    def works(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_TURN)
        s.co[e] = s.co[link.a]

    def text(self) -> list[Msg]:
        return [
            msg("On a character who can use sorcery."),
            msg("Every attack against his company has prowess -1 and body -1 this turn."),
            strain_words(4),
        ]


class WatersTithe(OnCaster):
    """Two more regions for a company that goes by regions; Ringwraiths' companies do not."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.strain = -3
        self.touches = self.late = PATH_LENGTH

    def fits(self, s: Eye, c: i64) -> bool:
        company = s.co[c]
        if not s.advanced or is_wraith(s, c) or wraith_in(s, company) >= 0:
            return False
        return reach(s, company) + MORE_REGIONS <= ROUTE  # no map needs more

    def works(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_TURN)
        s.co[e] = s.co[link.a]

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + MORE_REGIONS if s.co[c] == subject else value

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a character who can use sorcery and is no Ringwraith."),
            msg("If his company moves by regions this turn, it may pass up to two more."),
            msg("He makes a corruption check at -{n}.", n=3),
        ]


class ArtOfFlame(MagicEvent):
    """Prowess +4 against one attack."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ATTACK
        self.has(Effect(PROWESS, 4))

    def answers(self, s: Eye, seat: i64) -> bool:
        return under_attack(s, seat) and not attack_now(s).cancelled and not echoed(s, self.id)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.answers(s, seat):
            for c in self.casters(s, attack_now(s).defender):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.answers(s, link.by) and self.able(s, link.a):
            s.echo(link.card, THIS_ATTACK, link.a)
            self.weary(s, link)

    def text(self) -> list[Msg]:
        return [
            msg("On a character who can use sorcery and faces an attack, once on an attack."),
            msg("He has prowess +4 against it."),
            strain_words(4),
        ]


class VeilsOfShadow(MagicEvent):
    """Every automatic-attack at the site has one strike this turn."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ATTACK
        self.triggers = T_ATTACK
        self.ends_attack()  # nearly: one strike is left

    def answers(self, s: Eye, seat: i64) -> bool:
        attack = attack_now(s)
        if not under_attack(s, seat) or attack.auto < 0 or attack.cancelled:
            return False
        site = s.co_site[attack.defender]
        return not any(s.kind[x] == self.id and s.mark[x] == site for x in s.table)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.answers(s, seat):
            for c in self.casters(s, attack_now(s).defender):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.answers(s, link.by) and self.able(s, link.a):
            e = s.echo(link.card, THIS_TURN)
            s.mark[e] = s.co_site[attack_now(s).defender]
            attack_now(s).fixed = 1
            self.weary(s, link)

    def on_attack(self, s: Eye, c: i64) -> None:
        attack = attack_now(s)
        if attack.auto >= 0 and s.co_site[attack.defender] == s.mark[c]:
            attack.fixed = 1

    def text(self) -> list[Msg]:
        return [
            msg("On a character who can use sorcery and faces an automatic-attack."),
            msg("All automatic-attacks at this site have one strike each this turn."),
            strain_words(4),
        ]


declare(BitterCold(printed("bitter-cold")))
declare(ArtOfFlame(printed("some-secret-art-of-flame")))
declare(VeilsOfShadow(printed("veils-of-shadow")), patience=0.4)
declare(WatersTithe(printed("the-water-s-tithe")))
