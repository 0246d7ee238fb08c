"""Hazard short-events of The Wizards that are played on a strike."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import NAMES, NUMBERS, T_ATTACK_END, T_ITEM
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.news import TOLD_TAKEN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.camps import wins
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ATTACK_PROWESS,
    BOTH,
    CHOOSE,
    MAN,
    NAZGUL,
    NOTHING,
    ORC,
    PASS,
    PICK,
    STRIKE_HAZARD,
    TABLE,
    THIS_STRIKE,
    THIS_TURN,
    TROLL,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.words import Msg, msg

IRON_CROWNS: Final = ("the-iron-crown", "hero-the-iron-crown")


class FuryOfTheIronCrown(ShortEvent):
    """One strike is stronger: an effect for the strike. What follows once the attack is over waits in a second one,
    whose mark is the creature."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = STRIKE_HAZARD
        self.target = ""
        self.meets_company = 1
        self.triggers |= T_ATTACK_END
        self.touches = self.late = ATTACK_PROWESS

    def enrages(self, s: Eye) -> bool:
        attack = attack_now(s)
        if attack.creature < 0 or not attack.race & (ORC | TROLL | MAN | NAZGUL) or strike_now(s).target < 0:
            return False
        return not any(s.in_play(NUMBERS[name]) >= 0 for name in IRON_CROWNS)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.enrages(s):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.enrages(s):
            s.echo(link.card, THIS_STRIKE)
            later = s.echo(link.card, THIS_TURN)
            s.mark[later] = attack_now(s).creature

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + 4 if s.until[c] == THIS_STRIKE else value

    def on_attack_end(self, s: Eye, c: i64, beaten: bool) -> None:
        attack = attack_now(s)
        if s.until[c] != THIS_TURN or not isinstance(attack, Attack) or attack.creature != s.mark[c]:
            return
        if attack.again > 0 and attack.goes_on(s):
            return  # the same creature attacks once more
        s.free(c)
        if attack.cancelled or attack.race & NAZGUL or not attack.lies_here(s):
            return
        seat = attack.defends(s)
        if wins(s, seat, s.kind[attack.creature]) and not attack.detain:
            s.to_stored(attack.creature, seat)
        else:
            s.to_out(attack.creature)
        s.call(Crowning(seat, attack.defender))

    def text(self) -> list[Msg]:
        return [
            msg("One strike of Orcs, Trolls, Men or Nazgûl has +4 prowess; not while The Iron Crown is in play."),
            msg(
                "After the attack the creature, unless it is a Nazgûl, leaves play as if it were defeated, and the "
                "defender may give The Iron Crown of his hand to a character of the company."
            ),
        ]


class Crowning(Procedure):
    """A player may show The Iron Crown in his hand and give it to somebody of a company. He is asked even without it:
    what he holds is his secret."""

    seat: i64 = 0
    company: i64 = 0
    kind: i64 = -1

    def __init__(self, seat: i64 = 0, company: i64 = 0) -> None:
        self.seat = seat
        self.company = company

    def go(self, s: Eye) -> i64:
        over = self.step == 2 or s.hand[self.seat].size() == 0 or s.co_owner[self.company] != self.seat
        if over or not any(may_come(s, NUMBERS[name]) for name in IRON_CROWNS):
            return s.done()
        return self.seat

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == 1:
            for who in s.members(self.company):
                into.add(act(PICK, who))
            return
        for name in IRON_CROWNS:
            if any(entry >> 8 == NUMBERS[name] for entry in s.hand[self.seat].cards) and may_come(s, NUMBERS[name]):
                into.add(act(CHOOSE, NUMBERS[name]))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == PASS:
            self.step = 2
        elif act_kind(action) == CHOOSE:
            self.step = 1
            self.kind = act_a(action)
            s.hand[self.seat].take(self.kind, BOTH)
            s.hand[self.seat].add(self.kind, BOTH)
        else:
            self.step = 2
            who = act_a(action)
            s.hand[self.seat].take(self.kind, BOTH)
            s.tell(TOLD_TAKEN, self.seat, self.kind, s.kind[who])
            fire(s, T_ITEM, who, s.lay(self.kind, self.seat, TABLE, who))

    def shows(self) -> bool:
        return True

    def blank(self) -> Frame:
        return Crowning()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.company = io.num("company", self.company)
        self.kind = io.word("kind", self.kind, NAMES, -1)


enter(Crowning())
declare(FuryOfTheIronCrown(printed("fury-of-the-iron-crown")))
