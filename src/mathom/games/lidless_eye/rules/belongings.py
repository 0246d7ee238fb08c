"""Chapters 8 and 9: items of a company: giving, storing and wielding them, and shaking off corruption cards (LE-B-71
to 82, LE-B-140, LE-B-141)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, T_ITEM
from mathom.games.lidless_eye.news import P_STAYS, R_SHAKE_OFF, TOLD_SHAKEN, TOLD_STORED, TOLD_TAKEN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.camps import tests_rings
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.limits import may_bear
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.rolls import MADE, Roll
from mathom.games.lidless_eye.rules.sums import in_use, part, second_weapon
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    GOLD,
    HAVEN,
    IN_USE,
    ITEM,
    ONE_RING,
    REGROUPED,
    RESOURCE,
    RINGWRAITH,
    SHAKE_OFF,
    SHIELD,
    SITE_KINDS,
    STORE,
    TABLE,
    TRANSFER,
    TRIED,
    USE_GEAR,
    WEAPON,
    WIELDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act
from mathom.kernel.vecs import append, vec

WITHOUT_TAPPING: Final = -3  # to shake off a corruption card (LE-B-80)
IN_UNTAP: Final = "in-untap"  # keyword of a card that is shaken off before its bearer untaps, and only then
STORED_WITH: Final = "stored-with"  # keyword of a card on an item: it is stored with it
STORED_RING: Final = -2  # to test a gold ring that is stored (LE-B-150)


def lies_with(s: Eye, c: i64, seat: i64) -> i64:
    """the character of a seat with whom a card lies directly, -1 for none"""
    host = s.host[c]
    if s.zone[c] != TABLE or host < 0 or not FACTS.character[s.kind[host]] or s.owner[host] != seat:
        return -1
    return host


# -- giving


def fill_transfers(s: Eye, seat: i64, into: Buffer, anew: bool = True) -> None:
    """LE-B-71: to any own character at the same site; `anew`: also items that were given in this phase"""
    for c in s.table:
        giver = lies_with(s, c, seat)
        if giver < 0 or FACTS.type[s.kind[c]] != ITEM or (s.used[c] & REGROUPED and not anew):
            continue
        if "bound" in KINDS[s.kind[c]].keywords:
            continue  # it says so
        site = s.co_site[s.co[giver]]
        for to in s.characters(seat):
            if to != giver and s.co_site[s.co[to]] == site and may_bear(s, s.kind[c], to):
                into.add(act(TRANSFER, c, to))


class Transfer(Procedure):
    """The giver makes a corruption check; unless he is removed, and the item with him, the item passes (LE-B-72)."""

    item: i64 = 0
    to: i64 = 0
    giver: i64 = -1

    def __init__(self, item: i64 = 0, to: i64 = 0) -> None:
        self.item = item
        self.to = to

    def go(self, s: Eye) -> i64:
        item = self.item
        if self.step == 0:
            self.step = 1
            self.giver = s.host[item]
            s.used[item] |= REGROUPED
            return s.call(CorruptionCheck(self.giver))
        if self.step == 1:
            self.step = 2
            if s.zone[item] == TABLE and s.host[item] == self.giver and s.zone[self.to] == TABLE:
                s.host[item] = self.to
                s.used[item] &= ~IN_USE
                s.tell(TOLD_TAKEN, s.owner[self.to], s.kind[item], s.kind[self.to])
                fire(s, T_ITEM, self.to, item)
            return ON
        return s.done()

    def blank(self) -> Frame:
        return Transfer()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.item = io.num("item", self.item)
        self.to = io.num("to", self.to)
        self.giver = io.num("giver", self.giver, -1)


enter(Transfer())


# -- storing


def may_store(s: Eye, c: i64) -> bool:
    """whether a card that lies with a character may be stored where he is: an item at a Darkhaven (LE-B-73) but not The
    One Ring (LE-B-74); any card where it says so itself (LE-B-76)"""
    host = s.host[c]
    if s.zone[c] != TABLE or host < 0 or not FACTS.character[s.kind[host]]:
        return False
    card = KINDS[s.kind[c]]
    site = s.co_site[s.co[host]]
    place = SITES[site]
    if not card.side & RESOURCE or "no-storing" in place.notes:
        return False
    if card.type == ITEM and (card.ring == ONE_RING or "bound" in card.keywords):
        return False
    if card.type == ITEM and place.kind == HAVEN:
        return True
    return says_here(s, c) or card.stores_at(s, c, site)


def says_here(s: Eye, c: i64) -> bool:
    """whether a card that lies with a character names the place where he is for being stored"""
    place = SITES[s.co_site[s.co[s.host[c]]]]
    printed = KINDS[s.kind[c]].printed
    return place.printed.name in printed.store_sites or SITE_KINDS[place.kind] in printed.store_kinds


def fill_stores(s: Eye, seat: i64, into: Buffer) -> None:
    for c in s.table:
        if lies_with(s, c, seat) >= 0 and may_store(s, c):
            into.add(act(STORE, c))


class Storing(Procedure):
    """An item is stored after a corruption check of its bearer, another card without one. A gold ring is tested instead
    of lying stored (LE-B-150). Result 1 when it came to that."""

    item: i64 = 0
    bearer: i64 = -1
    came: i64 = 0

    def __init__(self, item: i64 = 0) -> None:
        self.item = item

    def go(self, s: Eye) -> i64:
        item = self.item
        if self.step == 0:
            self.step = 1
            self.bearer = s.host[item]
            if FACTS.type[s.kind[item]] == ITEM:
                return s.call(CorruptionCheck(self.bearer))
        if self.step == 1:
            self.step = 2
            if s.zone[item] == TABLE and s.host[item] == self.bearer:
                self.came = 1
                if KINDS[s.kind[item]].ring == GOLD and tests_rings(s, s.owner[self.bearer]):
                    return s.call(RingTest(item, STORED_RING, 1))
                seat = s.owner[self.bearer]
                s.tell(TOLD_STORED, seat, s.kind[item])
                if KINDS[s.kind[item]].printed.stored_points and not says_here(s, item):
                    s.plain = append(s.plain, s.kind[item])
                with_it = s.on(item)
                s.to_stored(item, seat)
                put_with(s, with_it, seat)
            return ON
        return s.done(self.came)

    def blank(self) -> Frame:
        return Storing()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.item = io.num("item", self.item)
        self.bearer = io.num("bearer", self.bearer, -1)
        self.came = io.num("came", self.came)


enter(Storing())


def put_with(s: Eye, cards: vec[i64], seat: i64) -> None:
    """what lay with an item that is stored: stored too where it says so, else discarded"""
    for x in cards:
        if s.zone[x] == TABLE and STORED_WITH in KINDS[s.kind[x]].keywords:
            s.to_stored(x, seat)
        else:
            s.to_discard(x)


# -- shaking off


def fill_shake_offs(s: Eye, seat: i64, into: Buffer) -> None:
    """LE-B-79 to LE-B-81: once a turn each. Tapping for it, or without at -3; a card that is no corruption card only as
    it says itself."""
    for c in s.table:
        card = KINDS[s.kind[c]]
        above: i64 = card.printed.remove_above
        if not above or s.used[c] & TRIED or IN_UNTAP in card.keywords:
            continue
        host = lies_with(s, c, seat)
        if host < 0:
            continue
        taps: bool = card.printed.remove_taps
        if taps and s.untapped(host):
            into.add(act(SHAKE_OFF, c, 1))
        if not taps or card.corrupts:
            into.add(act(SHAKE_OFF, c, 0))


def shake_off_roll(s: Eye, c: i64, tapping: i64, told: bool = False) -> Roll:
    printed = KINDS[s.kind[c]].printed
    roll = Roll(told)
    roll.against = printed.remove_above
    if printed.remove_taps and not tapping:
        roll.added = part(roll.parts, P_STAYS, WITHOUT_TAPPING)
    return roll


class ShakeOff(Procedure):
    """A character rolls against a corruption card: greater than its number, and it is discarded (LE-B-82)."""

    card: i64 = 0
    tapping: i64 = 0
    off: i64 = 0

    def __init__(self, card: i64 = 0, tapping: i64 = 0) -> None:
        self.card = card
        self.tapping = tapping

    def go(self, s: Eye) -> i64:
        if self.step == 1:
            return s.done(self.off)
        self.step = 1
        c = self.card
        host = s.host[c]
        roll = shake_off_roll(s, c, self.tapping, s.news is not None)
        s.used[c] |= TRIED
        if self.tapping:
            s.tap_down(host)
        roll.tell(s, s.owner[host])
        rolled = s.two_dice(s.owner[host], R_SHAKE_OFF)
        s.tell(TOLD_SHAKEN, s.owner[host], s.kind[c], rolled + roll.added, roll.against)
        if roll.verdict(rolled) == MADE:
            self.off = 1
            s.to_discard(c)
        return ON

    def blank(self) -> Frame:
        return ShakeOff()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.card = io.num("card", self.card)
        self.tapping = io.num("tapping", self.tapping)
        self.off = io.num("off", self.off)


enter(ShakeOff())


def fill_gear(s: Eye, seat: i64, into: Buffer, anew: bool = True) -> None:
    """every item that may be taken into use instead of another of its kind; each once a turn, unless `anew`"""
    for c in s.table:
        if s.zone[c] != TABLE or FACTS.type[s.kind[c]] != ITEM or s.host[c] < 0:
            continue
        if s.used[c] & WIELDED and not anew:
            continue
        gear = KINDS[s.kind[c]].gear
        bearer = s.host[c]
        useless = gear == 0 or FACTS.type[s.kind[bearer]] == RINGWRAITH
        if not useless and s.owner[bearer] == seat and not in_use(s, bearer, gear, c):
            into.add(act(USE_GEAR, c))


def wield(s: Eye, item: i64) -> None:
    """an item is in use from now on; the others of its kind are not, nor is a shield beside a second weapon"""
    gear = KINDS[s.kind[item]].gear
    two = gear == WEAPON and second_weapon(s, s.host[item]) >= 0
    for c in s.table:
        if s.host[c] == s.host[item] and FACTS.type[s.kind[c]] == ITEM:
            other = KINDS[s.kind[c]].gear
            if other == gear or (two and other == SHIELD):
                s.used[c] &= ~IN_USE
    s.used[item] |= IN_USE | WIELDED
