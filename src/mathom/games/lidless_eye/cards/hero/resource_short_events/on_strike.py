"""Short-events of heroes that are played on a strike."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.resource_short_events.on_strike import Blow, BoldThrust, UnderHisBlow
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.strike import cancel_strike, strike_now
from mathom.games.lidless_eye.terms import BODY, HOBBIT, THIS_STRIKE
from mathom.kernel.words import Msg, msg


class Block(UnderHisBlow):
    def text(self) -> list[Msg]:
        return [msg("A warrior does not tap against one strike.")]


class Dodge(UnderHisBlow):
    """Nobody taps, but a wound goes deeper."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.has(Effect(BODY, -1))

    def strikes_back(self, s: Eye, link: Link) -> None:
        strike_now(s).free = 1
        s.echo(link.card, THIS_STRIKE, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("An untapped character does not tap against one strike."),
            msg("If it wounds him, his body is 1 lower in the body check."),
        ]


class LuckyStrike(Blow):
    """The better of two rolls: the larger is never the worse one."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.purpose.bonus = 2  # what the better of two rolls is worth

    def strikes_back(self, s: Eye, link: Link) -> None:
        strike_now(s).rolls = 2

    def text(self) -> list[Msg]:
        return [msg("A warrior rolls twice against one strike; the larger roll counts.")]


class HalflingStealth(Blow):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.purpose.dodges = True

    def serves(self, s: Eye, c: i64) -> bool:
        return KINDS[s.kind[c]].race & HOBBIT != 0

    def strikes_back(self, s: Eye, link: Link) -> None:
        cancel_strike(s)

    def text(self) -> list[Msg]:
        return [msg("One strike against a Hobbit is cancelled.")]


declare(Block(printed("block")))
declare(Dodge(printed("dodge")))
declare(LuckyStrike(printed("lucky-strike")))
declare(HalflingStealth(printed("halfling-stealth")), patience=0.6)
declare(BoldThrust(printed("risky-blow")), patience=0.5)
