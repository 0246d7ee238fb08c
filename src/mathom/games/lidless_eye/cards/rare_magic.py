"""Three rare arts: the dead called back, the land spied out, and black rain on a hidden ring."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, T_ITEM, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.events import MagicEvent, acts_here, at_kind, is_wraith, lasts_on, tapped_for
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.news import R_TEST, TOLD_PLAY, TOLD_SHOWN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.limits import may_bear, may_come
from mathom.games.lidless_eye.rules.rings import indicated
from mathom.games.lidless_eye.rules.sums import region_kind
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    BODY,
    BOTH,
    CHOOSE,
    DREW,
    ECHO,
    HAZARD,
    ITEM,
    MIND,
    ORGANISE,
    PASS,
    PROWESS,
    RINGWRAITH,
    RUINS,
    SHOW,
    SITE,
    TABLE,
    TAPPED,
    THIS_TURN,
    UNTAPPED,
    WILDERNESS,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

AT_RINGWRAITH: Final = -2  # to the roll of Black Rain


class FreezeTheFlesh(MagicEvent):
    """Calls back who was eliminated by a body check this turn. Echoes of this card, laid when somebody falls, remember
    him (`mark`, his kind) and his company; in play it lies with him."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "kind"
        self.keywords = (*self.keywords, "overt")
        self.has(Effect(MIND, -2, floor=1))
        self.has(Effect(PROWESS, -1))
        self.has(Effect(BODY, -2))

    def fell(self, s: Eye, company: i64, kind: i64) -> bool:
        """whether such a character fell in a company this turn and lies on the removed pile"""
        if FACTS.type[kind] == RINGWRAITH or not any(entry >> 8 == kind for entry in s.out[s.co_owner[company]].cards):
            return False
        for x in s.table:
            if s.kind[x] == self.id and s.zone[x] == ECHO and s.mark[x] == kind and s.co[x] == company:
                return True
        return False

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            seen = vec[i64]()
            for x in s.table:
                kind = s.mark[x]
                if s.kind[x] != self.id or s.zone[x] != ECHO or s.co[x] != company or kind in seen:
                    continue
                seen = append(seen, kind)
                if self.fell(s, company, kind):
                    for c in self.casters(s, company):
                        into.add(act(verb, subject, c, kind))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.able(s, link.a) or not self.fell(s, s.co[link.a], link.b):
            return
        company = s.co[link.a]
        for x in s.table[:]:
            if s.kind[x] == self.id and s.zone[x] == ECHO and s.mark[x] == link.b and s.co[x] == company:
                s.free(x)
                break
        s.out[link.by].take(link.b, BOTH)
        c = s.lay(link.b, link.by, TABLE)
        s.co[c] = company
        s.tap[c] = TAPPED
        s.tell(TOLD_PLAY, link.by, link.b, -1)
        s.place(link.card, TABLE, c)
        s.call(CorruptionCheck(link.a, self.strain))

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a character eliminated by a body check this turn, with one in his company who can use shadow-magic."
            ),
            msg("He returns to the company, tapped, with mind -2 (at least 1), prowess -1 and body -2."),
            msg("His company is overt."),
            msg("Unless the user is a Ringwraith he makes a corruption check at -{n}.", n=4),
        ]


class SpyingOut(MagicEvent):
    """The opponent shows hazards of his hand; only those may be played in the movement/hazard phase of the user's
    company. An echo on the company with `mark` 0 forbids, one for each card shown (1 + its kind) allows."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.strain = -3
        self.barring = 1

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if not lasts_on(s, self.id, company):
                for c in self.casters(s, company):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.able(s, link.a) or lasts_on(s, self.id, s.co[link.a]):
            return
        e = s.echo(link.card, THIS_TURN)
        s.co[e] = s.co[link.a]
        self.weary(s, link)
        s.call(ShowsHazards(1 - link.by, s.co[link.a], self.id))

    def forbids(self, s: Eye, c: i64, kind: i64) -> bool:
        if s.zone[c] != ECHO or s.mark[c] or s.co[c] != s.now or not FACTS.side[kind] & HAZARD:
            return False
        return not any(s.kind[x] == self.id and s.co[x] == s.co[c] and s.mark[x] == kind + 1 for x in s.table)

    def when_played(self, s: Eye, c: i64, kind: i64) -> None:
        """a card shown has been played: it allows no second one"""
        if s.zone[c] == ECHO and s.mark[c] == kind + 1 and s.co[c] == s.now:
            for x in s.table:  # only the first of several
                if s.kind[x] == self.id and s.mark[x] == kind + 1 and s.co[x] == s.now:
                    if x == c:
                        s.free(c)
                    return

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a character who can use spirit-magic."),
            msg("The opponent may show any hazards of his hand."),
            msg("In the movement/hazard phase of the user's company this turn he may play only those."),
            msg("Unless he is a Ringwraith he makes a corruption check at -{n}.", n=3),
        ]


class ShowsHazards(Procedure):
    """One card after the other, as its player likes."""

    seat: i64 = 0
    company: i64 = 0
    by: i64 = 0  # the kind of the card that asks

    def __init__(self, seat: i64 = 0, company: i64 = 0, by: i64 = 0) -> None:
        self.seat = seat
        self.company = company
        self.by = by

    def go(self, s: Eye) -> i64:
        if self.step or s.hand[self.seat].size() == 0:
            return s.done()
        return self.seat

    def shown(self, s: Eye, kind: i64) -> i64:
        """how many of a kind were shown"""
        n: i64 = 0
        for x in s.table:
            if s.kind[x] == self.by and s.co[x] == self.company and s.mark[x] == kind + 1:
                n += 1
        return n

    def fill(self, s: Eye, into: Buffer) -> None:
        last: i64 = -1
        many: i64 = 0
        for entry in s.hand[self.seat].cards:
            kind = entry >> 8
            many = many + 1 if kind == last else 1
            last = kind
            if FACTS.side[kind] & HAZARD and many == self.shown(s, kind) + 1:
                into.add(act(SHOW, kind))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == PASS:
            self.step = 1
            return
        kind = act_a(action)
        s.hand[self.seat].take(kind, BOTH)
        s.hand[self.seat].add(kind, BOTH)
        s.tell(TOLD_SHOWN, self.seat, kind)
        e = s.lay(self.by, 1 - self.seat, ECHO)
        s.until[e] = THIS_TURN
        s.co[e] = self.company
        s.mark[e] = kind + 1

    def blank(self) -> Frame:
        return ShowsHazards()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.company = io.num("company", self.company)
        self.by = io.num("by", self.by)


enter(ShowsHazards())


class BlackRain(ShortEvent):
    """A sage at ruins in the wilderness; what the opponent shows decides whether a ring may be found."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE

    def rains(self, s: Eye, seat: i64) -> bool:
        if not acts_here(s, seat) or not at_kind(s, s.now, bit(RUINS)) or s.hand[1 - seat].size() == 0:
            return False
        return region_kind(s, SITES[s.co_site[s.now]].region) == WILDERNESS

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.rains(s, seat):
            for c in self.users(s, s.now, True):
                if FACTS.character[s.kind[c]]:
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.rains(s, link.by) and tapped_for(s, link) and s.tap[link.a] == UNTAPPED:
            s.call(Rain(link.by, link.a, self.id))

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, on an untapped sage at ruins & lairs in a wilderness."),
            msg("The opponent shows you a character of his hand, no Ringwraith; if he has none, his whole hand."),
            msg("If a character was shown, roll, at -2 if the sage is a Ringwraith."),
            msg(
                "The sage may tap to play from your hand The One Ring on 10 or more, a Dwarven Ring "
                "on 8 or more, or a Spirit Ring on 7 or less."
            ),
        ]


class Rain(Procedure):
    """The opponent shows, in any case asked, since nobody knows what he holds; then the roll, and the ring."""

    seat: i64 = 0
    sage: i64 = 0
    card: i64 = 0  # kind of Black Rain
    bits: i64 = 0  # kinds of rings

    def __init__(self, seat: i64 = 0, sage: i64 = 0, card: i64 = 0) -> None:
        self.seat = seat
        self.sage = sage
        self.card = card

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            return 1 - self.seat
        if self.step == 1:
            self.step = 2
            bonus: i64 = AT_RINGWRAITH if is_wraith(s, self.sage) else 0
            self.bits = indicated(self.card, s.two_dice(self.seat, R_TEST) + bonus)
        if self.step == 2 and s.hand[self.seat].size():
            return self.seat
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        last: i64 = -1
        if self.step == 0:
            found = False
            for entry in s.hand[1 - self.seat].cards:
                kind = entry >> 8
                if kind != last and FACTS.character[kind] and FACTS.type[kind] != RINGWRAITH:
                    into.add(act(SHOW, kind))
                    found = True
                last = kind
            if not found:
                into.add(act(PASS))  # the whole hand
            return
        for entry in s.hand[self.seat].cards:
            kind = entry >> 8
            if kind != last and self.fits(s, kind):
                into.add(act(CHOOSE, kind))
            last = kind
        into.add(act(PASS))

    def fits(self, s: Eye, kind: i64) -> bool:
        if FACTS.type[kind] != ITEM or not self.bits & bit(KINDS[kind].ring) or s.tap[self.sage] != UNTAPPED:
            return False
        return may_come(s, kind) and may_bear(s, kind, self.sage)

    def take(self, s: Eye, action: i64) -> None:
        foe = 1 - self.seat
        kind = act_a(action)
        if self.step == 0:
            if act_kind(action) == PASS:  # the whole hand
                self.step = 3
                s.hand[foe].show(s.dice, DREW, 1 << self.seat)
                return
            self.step = 1
            s.hand[foe].take(kind, BOTH)
            s.hand[foe].add(kind, BOTH)
            s.tell(TOLD_SHOWN, foe, kind)
            return
        self.step = 3
        if act_kind(action) == CHOOSE:
            s.hand[self.seat].take(kind, BOTH)
            s.tap_down(self.sage)
            s.tell(TOLD_PLAY, self.seat, kind, self.sage)
            fire(s, T_ITEM, self.sage, s.lay(kind, self.seat, TABLE, self.sage))

    def shows(self) -> bool:
        return True

    def blank(self) -> Frame:
        return Rain()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.sage = io.num("sage", self.sage)
        self.card = io.num("card", self.card)
        self.bits = io.num("bits", self.bits)


enter(Rain())


declare(BlackRain(printed("black-rain")))
declare(FreezeTheFlesh(printed("freeze-the-flesh")))
declare(SpyingOut(printed("spying-out-the-land")))
