"""The One Ring."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITE_NUMBERS, T_ALWAYS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.families import Item
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import cancel_strike, strike_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.playing import ability_seat
from mathom.games.lidless_eye.rules.sums import idle
from mathom.games.lidless_eye.terms import (
    BODY,
    BY_RING,
    CORRUPTION,
    DIRECT,
    ECHO,
    NAZGUL,
    NOTHING,
    PROWESS,
    STRIKE,
    TABLE,
    THIS_STRIKE,
    UNDEAD,
    USE,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class TheOneRing(Item):
    """Power for its bearer, temptation for his whole company."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.has(Effect(BODY, 5, cap=10))
        self.has(Effect(DIRECT, 5))
        self.touches |= PROWESS
        self.bearer |= PROWESS
        self.bearer &= ~CORRUPTION
        self.uses = STRIKE
        self.triggers = T_ALWAYS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.zone[c] == ECHO or idle(s, c):
            return value
        if what == PROWESS and s.host[c] == subject:
            return Effect(PROWESS, 5, cap=2 * KINDS[s.kind[subject]].prowess).change(s, value)
        if what == CORRUPTION and FACTS.character[s.kind[subject]] and s.company_of(c) == s.company_of(subject):
            value += 1
        return super().modify(s, c, what, subject, value)

    def always(self, s: Eye, c: i64) -> None:
        """LE-B-202: with a company at Barad-dûr, however it came there, it wins the game; who travels is at no site"""
        company = s.company_of(c)
        if company >= 0 and s.is_at(company, SITE_NUMBERS["barad-dur"]):
            s.ending = BY_RING
            s.victor = s.co_owner[company]

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        strike = strike_now(s)
        if strike.target < 0 or strike.target != s.host[c] or strike.cancelled or idle(s, c):
            return
        if ability_seat(s, c) != s.active or attack_now(s).race & (UNDEAD | NAZGUL):
            return
        if not any(s.kind[x] == self.id and s.zone[x] == ECHO for x in s.table):
            into.add(act(USE, c, NOTHING))

    def pay_use(self, s: Eye, link: Link) -> None:
        """the echo says that it is being used against this strike"""
        link.was = s.host[link.card]
        s.echo(link.card, THIS_STRIKE)

    def resolve_use(self, s: Eye, link: Link) -> None:
        s.call(Vanishing(link.was))

    def text(self) -> list[Msg]:
        return [
            msg("+5 prowess, to at most double the prowess printed on its bearer."),
            msg(
                "Its bearer may make a corruption check at -2 to cancel a strike against him, not by Undead or Nazgûl."
            ),
            msg("Every character of its bearer's company has 1 corruption point more."),
            msg("Its player wins at once when it is at Barad-dûr."),
        ]


class Vanishing(Procedure):
    """The bearer puts the Ring on: he checks at -2, and if he stays the strike misses him."""

    who: i64 = 0

    def __init__(self, who: i64 = 0) -> None:
        self.who = who

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            self.step = 1
            return s.call(CorruptionCheck(self.who, -2))
        stays = s.result == 1 and s.zone[self.who] == TABLE
        result = s.done()
        if stays and strike_now(s).target == self.who:
            cancel_strike(s)
        return result

    def blank(self) -> Frame:
        return Vanishing()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.who = io.num("who", self.who)


enter(Vanishing())

declare(TheOneRing(printed("the-one-ring")))
