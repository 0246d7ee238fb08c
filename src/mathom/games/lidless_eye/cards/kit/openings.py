"""Short-events that let one creature be played where its own card does not: it is used up by the creature that comes by
it, and may do something else besides."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, T_ATTACK
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.terms import ATTACK, MOVEMENT, NAZGUL, NOTHING, THIS_TURN, TRAVEL
from mathom.kernel.state import Buffer, act


class Opening(ShortEvent):
    """Played on the company under way, for a creature of certain races; played during an attack, or on something, it
    does what it does besides."""

    def __init__(self, facts: Printed, races: i64) -> None:
        super().__init__(facts)
        self.windows = TRAVEL | ATTACK
        self.target = "piece"
        self.races: i64 = races
        self.opening = 1
        self.triggers |= T_ATTACK
        self.purpose.stirs = True

    def prepares(self, s: Eye, seat: i64) -> bool:
        """whether a creature could come by it"""
        return s.now >= 0 and s.phase == MOVEMENT and attack_now(s).defender < 0

    def fill_otherwise(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        """one action for each way of doing what it does besides"""

    def otherwise(self, s: Eye, link: Link) -> None:
        """what it does besides"""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.prepares(s, seat):
            into.add(act(verb, subject, NOTHING))
        else:
            self.fill_otherwise(s, seat, verb, subject, into)

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a == NOTHING and self.prepares(s, link.by):
            self.begins(s, s.echo(link.card, THIS_TURN))
        elif link.a != NOTHING or attack_now(s).defender >= 0:
            self.otherwise(s, link)

    def begins(self, s: Eye, e: i64) -> None:
        """the piece of its effect has been laid"""
        s.co[e] = s.now

    def opens(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        return s.co[c] == company and KINDS[creature].race & self.races != 0 and self.suits(s, c, company, key)

    def suits(self, s: Eye, c: i64, company: i64, key: i64) -> bool:
        """whether a creature may be keyed so by it"""
        raise NotImplementedError

    def on_attack(self, s: Eye, c: i64) -> None:
        attack = attack_now(s)
        if attack.creature >= 0 and self.opens(s, c, attack.defender, s.kind[attack.creature], attack.keyed):
            s.free(c)


def is_nazgul_attack(s: Eye) -> bool:
    """whether the attack under way is one of a Nazgûl"""
    attack = attack_now(s)
    return attack.defender >= 0 and not attack.cancelled and attack.auto < 0 and attack.race & NAZGUL != 0
