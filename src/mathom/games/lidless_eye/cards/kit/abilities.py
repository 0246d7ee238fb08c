"""What cards in play can do when they are used: the closed vocabulary of abilities.

`Cancels(TAP_SELF, races=ORC | TROLL)` is one word of it: a cost, a moment, an effect. A card that has one is declared
with it; what only one card does is a class beside that card."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.purpose import SPENT, TAPS_BEARER, TAPS_CARD, TAPS_ON_STRIKE, Purpose
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.combat.strike import cancel_strike, strike_now
from mathom.games.lidless_eye.rules.playing import ability_seat
from mathom.games.lidless_eye.rules.sums import idle
from mathom.games.lidless_eye.terms import ATTACK, NOTHING, STRIKE, USE
from mathom.kernel.state import Buffer, act

# what an ability costs
TAP_SELF: Final = 0  # the card taps: a character, an ally, an item
TAP_BEARER: Final = 1  # the character it lies with taps
DISCARD_SELF: Final = 2


class Ability:
    """One thing a card in play can do, on its player's own turn (LE-B-35)."""

    def __init__(self, cost: i64, windows: i64) -> None:
        self.cost: i64 = cost
        self.windows: i64 = windows
        self.fair: i64 = 0  # 1: it may be used between companies: it cancels the attack or changes prowess (LE-W-42)
        self.target: str = ""  # what the operand of its action is, for its words
        self.purpose: Purpose = Purpose()
        self.purpose.price = TAPS_CARD if cost == TAP_SELF else TAPS_BEARER if cost == TAP_BEARER else SPENT

    def payable(self, s: Eye, c: i64) -> bool:
        if (ability_seat(s, c) != s.active and s.clash < 0) or idle(s, c):
            return False
        if self.cost == TAP_SELF:
            return s.untapped(c)
        return self.cost == DISCARD_SELF or s.untapped(s.bearer(c))

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.payable(s, c) and self.useful(s, c):
            into.add(act(USE, c, NOTHING))

    def useful(self, s: Eye, c: i64) -> bool:
        """whether it would change something now (LE-B-33)"""
        return True

    def pay(self, s: Eye, link: Link) -> None:
        """`link.was` keeps the character, since a card discarded for its ability no longer knows him"""
        link.was = s.bearer(link.card)
        if self.cost == TAP_SELF:
            s.tap_down(link.card)
        elif self.cost == TAP_BEARER:
            s.tap_down(link.was)
        else:
            s.to_discard(link.card)

    def resolve(self, s: Eye, link: Link) -> None:
        raise NotImplementedError


class Cancels(Ability):
    """Cancels an attack against the company it is with: of certain races, or keyed so, or only detainment."""

    def __init__(self, cost: i64, races: i64 = 0, detainment: i64 = 0) -> None:
        super().__init__(cost, ATTACK)
        self.fair = 1
        self.races: i64 = races  # 0: all
        self.detainment: i64 = detainment
        self.purpose.averts = 1.0

    def useful(self, s: Eye, c: i64) -> bool:
        attack = attack_now(s)
        if attack.defender != s.company_of(c) or not cancellable(s):
            return False
        if self.detainment and not attack.detain:
            return False
        return not self.races or (attack.race != 0 and attack.race & ~self.races == 0)

    def resolve(self, s: Eye, link: Link) -> None:
        cancel(s)


class Evades(Ability):
    """Cancels a strike against the bearer."""

    def __init__(self, cost: i64) -> None:
        super().__init__(cost, STRIKE)
        self.purpose.dodges = True
        if cost == TAP_SELF:
            self.purpose.price = TAPS_ON_STRIKE

    def useful(self, s: Eye, c: i64) -> bool:
        strike = strike_now(s)
        return strike.target == s.host[c] and not strike.cancelled

    def resolve(self, s: Eye, link: Link) -> None:
        if strike_now(s).target == link.was:
            cancel_strike(s)
