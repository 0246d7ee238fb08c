"""Resource short-events on a strike."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import SPENT_ON_STRIKE
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.strike import cancel_strike, strike_now
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import BODY, BODY_ROLL, ORC, PROWESS, STRIKE, TABLE, THIS_STRIKE, UNTAPPED
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class Blow(ShortEvent):
    """Played by the target of a strike on that strike. Of cards that require a skill only one per strike (LE-B-167)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = STRIKE
        self.purpose.price = SPENT_ON_STRIKE

    def spares_tap(self) -> None:
        """its target need not tap, which is worth a little less than a fight won"""
        self.purpose.spares_tap = True
        self.purpose.price = 0.3

    def serves(self, s: Eye, c: i64) -> bool:
        """whether the target of the strike may use it, and it changes something"""
        return True

    def usable(self, s: Eye, seat: i64, c: i64) -> bool:
        strike = strike_now(s)
        if c < 0 or strike.champion(s, seat) != c or strike.cancelled:
            return False
        if s.zone[c] != TABLE or s.co_owner[s.company_of(c)] != seat:
            return False
        return (not self.skill or has_skill(s, c, self.skill)) and self.serves(s, c)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        c = strike_now(s).champion(s, seat)
        if self.skill and s.spoken & strike_now(s).bit_of(c):
            return
        if self.usable(s, seat, c):
            into.add(act(verb, subject, c))

    def pay(self, s: Eye, link: Link) -> None:
        if self.skill:
            s.spoken |= strike_now(s).bit_of(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if self.usable(s, link.by, link.a):
            self.strikes_back(s, link)

    def strikes_back(self, s: Eye, link: Link) -> None:
        """it takes effect on the strike"""
        s.echo(link.card, THIS_STRIKE, link.a)


class BlowTurned(Blow):
    """A warrior does not tap, and a body check against him is at -1."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.has(Effect(BODY_ROLL, -1))
        self.spares_tap()

    def strikes_back(self, s: Eye, link: Link) -> None:
        strike_now(s).free = 1
        s.echo(link.card, THIS_STRIKE, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("A warrior does not tap against one strike."),
            msg("If it wounds him, the roll of his body check is at -1."),
        ]


class BoldThrust(Blow):
    """Prowess +3, body -1."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.has(Effect(PROWESS, 3))
        self.has(Effect(BODY, -1))

    def text(self) -> list[Msg]:
        return [msg("A warrior has prowess +3 and body -1 against one strike.")]


class OrcStealth(Blow):
    """An Orc scout avoids the strike."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.purpose.dodges = True

    def serves(self, s: Eye, c: i64) -> bool:
        return KINDS[s.kind[c]].race == ORC

    def strikes_back(self, s: Eye, link: Link) -> None:
        cancel_strike(s)

    def text(self) -> list[Msg]:
        return [msg("One strike against an Orc scout is cancelled.")]


class SwiftStrokes(Blow):
    """Prowess +1, and the better of two rolls: the larger is never the worse one."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.has(Effect(PROWESS, 1))
        self.purpose.bonus += 2  # what the better of two rolls is worth

    def strikes_back(self, s: Eye, link: Link) -> None:
        strike_now(s).roll_twice(link.a)
        s.echo(link.card, THIS_STRIKE, link.a)

    def text(self) -> list[Msg]:
        return [msg("A warrior has prowess +1 against one strike and rolls twice for it; the larger roll counts.")]


class UnderHisBlow(Blow):
    """An untapped character does not tap."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.spares_tap()

    def serves(self, s: Eye, c: i64) -> bool:
        return s.tap[c] == UNTAPPED and not strike_now(s).free

    def strikes_back(self, s: Eye, link: Link) -> None:
        strike_now(s).free = 1

    def text(self) -> list[Msg]:
        return [msg("An untapped character does not tap against one strike.")]


declare(BlowTurned(printed("blow-turned")))
declare(BoldThrust(printed("bold-thrust")), patience=0.5)
declare(OrcStealth(printed("orc-stealth")), patience=0.6)
declare(SwiftStrokes(printed("swift-strokes")))
declare(UnderHisBlow(printed("under-his-blow")))
