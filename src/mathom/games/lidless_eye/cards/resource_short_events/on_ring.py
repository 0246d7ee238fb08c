"""Resource short-events on a gold ring: it is tested, or a ring comes without a test."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, T_ITEM, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import (
    acts_here,
    at_kind,
    is_wraith,
    offers_information,
    tapped_for,
    use_up,
)
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.opponents import opponent, opponents_with_cards
from mathom.games.lidless_eye.news import R_TEST, TOLD_PLAY, TOLD_SHOWN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.limits import may_bear, may_come
from mathom.games.lidless_eye.rules.rings import RingTest, forging, indicated
from mathom.games.lidless_eye.rules.sums import region_kind
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    BOTH,
    CHOOSE,
    DREW,
    GOLD,
    ITEM,
    PASS,
    RINGWRAITH,
    RUINS,
    SHOW,
    SITE,
    TABLE,
    UNTAPPED,
    WILDERNESS,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

AT_RINGWRAITH: Final = -2  # to the roll of Black Rain


class TestOfFire(ShortEvent):
    """A sage taps to test a gold ring of his company (LE-B-146)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "piece"
        self.purpose.tests = True

    def rings(self, s: Eye, company: i64) -> vec[i64]:
        out = vec[i64]()
        for c in s.table:
            if s.zone[c] == TABLE and s.host[c] >= 0 and KINDS[s.kind[c]].ring == GOLD and s.company_of(c) == company:
                out = append(out, c)
        return out

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for ring in self.rings(s, company):
                for c in self.users(s, company, True):
                    into.add(act(verb, subject, c, ring))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and link.b in self.rings(s, s.company_of(link.a)):
            s.call(RingTest(link.b))

    def text(self) -> list[Msg]:
        return [msg("An untapped sage taps: a gold ring of his company is tested.")]


class SecretsOfForging(TestOfFire):
    """At a site with information sage and site tap; no roll, but never The One Ring (LE-B-147)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE
        self.purpose.tests = False  # it does not roll

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not acts_here(s, seat):
            return
        site = s.co_site[s.now]
        if not offers_information(s, site) or s.site_tapped(seat, site):
            return
        for ring in self.rings(s, s.now):
            for c in self.users(s, s.now, True):
                into.add(act(verb, subject, c, ring))

    def taps_site(self, s: Eye, action: i64) -> bool:
        return True

    def needs_site(self, s: Eye, link: Link) -> bool:
        return True

    def resolve(self, s: Eye, link: Link) -> None:
        if not tapped_for(s, link) or link.b not in self.rings(s, s.company_of(link.a)):
            return
        use_up(s, link.by, s.co_site[s.company_of(link.a)])
        s.call(forging(s, link.b))

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, where information is offered: an untapped sage and the untapped site tap."),
            msg(
                "You may replace a gold ring of his company by a special ring from your hand that it could prove to "
                "be, but not The One Ring. The gold ring is discarded."
            ),
        ]


class BlackRain(ShortEvent):
    """A sage at ruins in the wilderness; what the opponent shows decides whether a ring may be found."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE
        self.second = "seat"

    def rains(self, s: Eye, seat: i64) -> bool:
        if not acts_here(s, seat) or not at_kind(s, s.now, bit(RUINS)):
            return False
        return region_kind(s, SITES[s.co_site[s.now]].region) == WILDERNESS

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.rains(s, seat):
            for c in self.users(s, s.now, True):
                if FACTS.character[s.kind[c]]:
                    for who in opponents_with_cards(s, seat):
                        into.add(act(verb, subject, c, who))

    def resolve(self, s: Eye, link: Link) -> None:
        foe = opponent(s, link.by, link.b)
        if self.rains(s, link.by) and s.hand[foe].size() and tapped_for(s, link) and s.tap[link.a] == UNTAPPED:
            s.call(Rain(link.by, link.a, self.id, foe))

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
    foe: i64 = -1  # who shows; -1: his only opponent

    def __init__(self, seat: i64 = 0, sage: i64 = 0, card: i64 = 0, foe: i64 = -1) -> None:
        self.seat = seat
        self.foe = foe
        self.sage = sage
        self.card = card

    def shower(self, s: Eye) -> i64:
        return self.foe if self.foe >= 0 else s.left_of(self.seat)

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            return self.shower(s)
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
            for entry in s.hand[self.shower(s)].cards:
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
        foe = self.shower(s)
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
        self.foe = io.num("foe", self.foe, -1)


enter(Rain())


declare(SecretsOfForging(printed("secrets-of-their-forging")), liking=2.0)
declare(TestOfFire(printed("test-of-fire")), patience=0.7)
declare(BlackRain(printed("black-rain")))
