"""Factions that are won, or tried, away from the sites where they live."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.cards.kit.families import Faction
from mathom.games.lidless_eye.news import P_DIRECT
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import enter
from mathom.games.lidless_eye.rules.attempts import GIFT, OpponentAttempt
from mathom.games.lidless_eye.rules.fallen import put_away
from mathom.games.lidless_eye.rules.influence import END_OF_CHECK, FactionCheck
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.rolls import Roll
from mathom.games.lidless_eye.rules.sums import unused_direct
from mathom.games.lidless_eye.terms import BOTH, CHAIN, DID_ATTEMPT, FACTION, TABLE
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.vecs import append, vec


def factions_in_hand(s: Eye, seat: i64) -> vec[i64]:
    """kinds of factions that a seat holds"""
    out = vec[i64]()
    for entry in s.hand[seat].cards:
        kind = entry >> 8
        if FACTS.type[kind] == FACTION and kind not in out:
            out = append(out, kind)
    return out


def reveal(s: Eye, seat: i64, kind: i64) -> i64:
    """a faction of the hand is shown as the attempt is declared: the piece that waits for it"""
    s.hand[seat].take(kind, BOTH)
    return s.lay(kind, seat, CHAIN)


def without_direct(s: Eye, roll: Roll, who: i64, kind: i64) -> Roll:
    """the same roll without the direct influence of who makes it"""
    roll.added -= unused_direct(s, who, kind)
    if roll.parts is not None:
        roll.parts = [(giver, amount) for giver, amount in roll.parts if giver != P_DIRECT]
    return roll


class FarCheck(FactionCheck):
    """Direct influence does not reach so far, and no site taps. Who carries the message may be spent by it."""

    messenger: i64 = -1  # an ally who is discarded when it is over

    def __init__(self, target: i64 = 0, who: i64 = 0, messenger: i64 = -1) -> None:
        super().__init__(target, who)
        self.messenger = messenger

    def go(self, s: Eye) -> i64:
        if self.step == END_OF_CHECK and self.messenger >= 0 and s.zone[self.messenger] == TABLE:
            put_away(s, self.messenger)
        return super().go(s)

    def to_roll(self, s: Eye, told: bool = False) -> Roll:
        return without_direct(s, super().to_roll(s, told), self.who, s.kind[self.target])

    def tap_site(self, s: Eye) -> None:
        pass

    def blank(self) -> Frame:
        return FarCheck()

    def fields(self, io: Fields) -> None:
        super().fields(io)
        self.messenger = io.num("messenger", self.messenger, -1)


enter(FarCheck())


class FarAttempt(OpponentAttempt):
    """The same against a faction that the opponent has: the own copy is shown."""

    def to_roll(self, s: Eye, told: bool = False) -> Roll:
        return without_direct(s, super().to_roll(s, told), self.who, s.kind[self.target])

    def blank(self) -> Frame:
        return FarAttempt()


enter(FarAttempt())


def rival(s: Eye, seat: i64, kind: i64) -> i64:
    """the same faction in play with an opponent, whom a seat may try to win it from now (LE-A-48); -1"""
    if not s.advanced or s.once[seat] & DID_ATTEMPT or "unswayed" in KINDS[kind].keywords:
        return -1
    c = s.in_play(kind)
    return c if c >= 0 and s.owner[c] != seat else -1


def can_be_tried(s: Eye, seat: i64, who: i64, kind: i64) -> bool:
    """whether an attempt at a faction of the hand makes sense from afar"""
    card = KINDS[kind]
    listens = isinstance(card, Faction) and card.listens(s, who)
    return listens and (may_come(s, kind) or rival(s, seat, kind) >= 0)


def begin_afar(s: Eye, seat: i64, who: i64, shown: i64, bonus: i64) -> None:
    """the attempt at a faction that was shown, from afar"""
    kind = s.kind[shown]
    target = rival(s, seat, kind)
    if may_come(s, kind):
        s.place(shown, TABLE)
        check = FarCheck(shown, who)
        check.bonus = bonus
        s.call(check)
    elif target >= 0:
        attempt = FarAttempt(who, target)
        attempt.seat = seat
        attempt.shown = shown
        attempt.bonus = bonus
        attempt.step = GIFT
        s.once[seat] |= DID_ATTEMPT
        s.call(attempt)
    else:
        s.to_discard(shown)
