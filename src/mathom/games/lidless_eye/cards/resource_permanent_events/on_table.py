"""Resource permanent-events on nothing in particular: they count for the whole table."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_EXHAUSTED
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import OWNER, Effect
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.cards.kit.opponents import opponent, opponents_with_cards
from mathom.games.lidless_eye.cards.kit.piles import FROM_SIDEBOARD, OF_SIDE, Seek
from mathom.games.lidless_eye.news import TOLD_SHOWN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.bringing import NO_AVATAR
from mathom.games.lidless_eye.rules.playing import drop, fill_kinds
from mathom.games.lidless_eye.terms import (
    ACTED,
    CORRUPTION,
    DREW,
    DROP,
    GENERAL,
    HAND,
    HAZARD,
    HERO,
    ITEM,
    NOTHING,
    ORGANISE,
    ORGANIZATION,
    POINTS,
    STORED_POINTS,
    TABLE,
    USE,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class SkiesOfFire(PermanentEvent):
    """Ends all hazard environments. It counts as Gates of Morning, which no hazard of this set asks for."""

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        if s.zone[link.card] != TABLE:
            return
        for c in s.table[:]:
            if s.kind[c] >= 0 and FACTS.environment[s.kind[c]] and FACTS.side[s.kind[c]] & HAZARD:
                s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("All hazard environment cards in play are discarded, and their effects end."),
            msg("For hazards it counts as Gates of Morning."),
        ]


class RumorOfTheOne(PermanentEvent):
    """Every ring in play weighs more and is worth more, a stored one is worth more."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.touches = self.late = CORRUPTION | POINTS | STORED_POINTS
        self.triggers = T_EXHAUSTED

    def is_ring(self, s: Eye, c: i64) -> bool:
        return FACTS.type[s.kind[c]] == ITEM and s.zone[c] == TABLE and KINDS[s.kind[c]].ring != 0

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == STORED_POINTS:
            return value + 1 if FACTS.type[subject] == ITEM and KINDS[subject].ring != 0 else value
        if what == POINTS:
            return value + 1 if self.is_ring(s, subject) else value
        for x in s.table:
            if s.host[x] == subject and self.is_ring(s, x):
                value += 1
        return value

    def on_exhausted(self, s: Eye, c: i64, seat: i64) -> None:
        s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("Every ring item gives 1 corruption point and 1 marshalling point more, a stored one 1 point."),
            msg("Discarded when a play deck is exhausted."),
        ]


LOOK: Final = 1  # second operand of its use; with more than two players, and the seat of the opponent
REINFORCE: Final = 0
SEEN: Final = 5  # cards of a hand


class LidlessEye(PermanentEvent):
    """Its player is Sauron himself, and no Ringwraith."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.keywords = (*self.keywords, NO_AVATAR)
        self.uses = ORGANISE
        self.use_second = "way"
        self.has(Effect(GENERAL, 7, scope=OWNER))
        self.has(Effect(HAND, 1, scope=OWNER))
        self.service.likes(0.4)

    def fits(self, s: Eye, seat: i64) -> bool:
        """against a Wizard player, as long as he has revealed no Ringwraith"""
        return s.avatar[seat] < 0 and any(s.camp[p] == HERO for p in s.order if p != seat)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.fits(s, seat):
            super().offer(s, seat, verb, subject, into)

    def resolve(self, s: Eye, link: Link) -> None:
        if self.fits(s, link.by):
            super().resolve(s, link)

    def hold(self, s: Eye, seat: i64) -> float:
        return 1.5 if self.fits(s, seat) else 0.0

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        seat = s.owner[c]
        if seat != s.active or s.phase != ORGANIZATION or s.used[c] & ACTED:
            return
        if s.sideboard[seat].size():
            into.add(act(USE, c, NOTHING, REINFORCE))
        if s.hand[seat].size():
            for who in opponents_with_cards(s, seat):
                into.add(act(USE, c, NOTHING, LOOK + who))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.used[link.card] |= ACTED

    def resolve_use(self, s: Eye, link: Link) -> None:
        if link.b == REINFORCE:
            s.call(Seek(link.by, FROM_SIDEBOARD, OF_SIDE))
        else:
            s.call(Peep(link.by, opponent(s, link.by, link.b - LOOK)))

    def way(self, n: i64) -> Msg:
        return msg("look at cards of your opponent's hand") if n >= LOOK else msg("a card from your sideboard")

    def text(self) -> list[Msg]:
        return [
            msg(
                "Against a Wizard player, if you have revealed no Ringwraith. You may not reveal one or play followers."
            ),
            msg("Your general influence is 7 higher, and you may keep one more card in your hand."),
            msg(
                "Once in your organization phase: a resource or character of your sideboard comes into your play deck, "
                "which is reshuffled; or discard a card of your hand to look at five of your opponent's at random."
            ),
        ]


class Peep(Procedure):
    """A player discards a card of his choice, and sees some cards of another's hand at random."""

    seat: i64 = 0
    other: i64 = 0

    def __init__(self, seat: i64 = 0, other: i64 = 0) -> None:
        self.seat = seat
        self.other = other

    def go(self, s: Eye) -> i64:
        return s.done() if self.step or s.hand[self.seat].size() == 0 else self.seat

    def fill(self, s: Eye, into: Buffer) -> None:
        fill_kinds(s, self.seat, DROP, into)

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        drop(s, self.seat, act_a(action))
        both: i64 = 1 << self.seat | 1 << self.other
        hand = s.hand[self.other]
        seen = vec[i64]()
        while len(seen) < SEEN and hand.size():
            seen = append(seen, hand.draw(s.dice, DREW, both))
        for kind in seen:
            hand.add(kind, both)
            s.tell(TOLD_SHOWN, self.other, kind, 0, 0, both)

    def blank(self) -> Frame:
        return Peep()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.other = io.num("other", self.other)


enter(Peep())


declare(LidlessEye(printed("the-lidless-eye")), liking=1.5)
declare(RumorOfTheOne(printed("rumor-of-the-one")), liking=0.3)
declare(SkiesOfFire(printed("skies-of-fire")), liking=0.4)
