"""Resource short-events on a character: one who knows, one who drives, one who joins."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, SITES
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import is_wraith, tapped_for
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.wraiths import enabled_by, may_use_palantir
from mathom.games.lidless_eye.news import R_BODY, TO_DISCARD, TOLD_BODY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import SITE_FREE
from mathom.games.lidless_eye.rules.bringing import bring, could_control, may_be_brought, may_join
from mathom.games.lidless_eye.rules.combat.body import body_roll
from mathom.games.lidless_eye.rules.combat.strike import wounded_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.limits import on_character
from mathom.games.lidless_eye.rules.sums import has_skill, mind, prowess, site_kind, unused_general
from mathom.games.lidless_eye.rules.turn import kept_tapped
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BORDER_HOLD,
    BRING,
    DWARF,
    DWARVEN,
    HAZARD_LONG,
    HAZARD_PERMANENT,
    NEW,
    NOBODY,
    ORC,
    ORGANIZATION,
    PASS,
    RUINS,
    SHADOW_HOLD,
    TABLE,
    TAPPED,
    THIS_TURN,
    TROLL,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_b, act_c, act_kind
from mathom.kernel.words import Msg, msg

PLACES: Final = 1 << SHADOW_HOLD | 1 << RUINS | 1 << BORDER_HOLD


class VoicesOfMalice(ShortEvent):
    """A sage taps to discard a lasting hazard event that is no environment."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "piece"

    def ended(self, s: Eye, c: i64) -> bool:
        """whether it can be discarded by this"""
        if s.kind[c] < 0 or s.zone[c] != TABLE or FACTS.environment[s.kind[c]]:
            return False
        return FACTS.type[s.kind[c]] in (HAZARD_PERMANENT, HAZARD_LONG)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for target in s.table:
            if self.ended(s, target):
                for company in s.companies(seat):
                    for c in self.users(s, company, True):
                        into.add(act(verb, subject, c, target))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if self.ended(s, link.b):
            s.to_discard(link.b)
        if tapped_for(s, link):
            s.call(CorruptionCheck(link.a, -2))

    def text(self) -> list[Msg]:
        return [
            msg("An untapped sage taps: a hazard permanent-event or long-event that is no environment is discarded."),
            msg("The sage makes a corruption check at -2."),
        ]


class WisdomToWield(ShortEvent):
    """A sage bears a Dwarven Ring as a Dwarf would, or can use a Palantír, this turn; `mark` is the item."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "piece"

    def wields(self, s: Eye, sage: i64, item: i64) -> bool:
        if s.zone[item] != TABLE or s.host[item] != sage or enabled_by(s, sage, item):
            return False
        card = KINDS[s.kind[item]]
        if card.palantir:
            return not may_use_palantir(s, item)
        return card.ring == DWARVEN and KINDS[s.kind[sage]].race != DWARF

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if has_skill(s, c, self.skill) and not is_wraith(s, c):
                for item in s.on(c):
                    if self.wields(s, c, item):
                        into.add(act(verb, subject, c, item))

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and s.kind[link.b] >= 0 and self.wields(s, link.a, link.b):
            e = s.echo(link.card, THIS_TURN, link.a)
            s.mark[e] = link.b

    def text(self) -> list[Msg]:
        return [
            msg("On a sage, no Ringwraith, who bears a Dwarven Ring or a Palantír."),
            msg("This turn he bears the ring as if he were a Dwarf, or is able to use the Palantír."),
        ]


class Whip(ShortEvent):
    """The bearer of a Whip drives his company: who is tapped and lesser than he may be hurt; all others untap."""

    def lesser(self, s: Eye, c: i64, bearer: i64) -> bool:
        return s.tap[c] == TAPPED and mind(s, c) < mind(s, bearer) and prowess(s, c) < prowess(s, bearer)

    def drives(self, s: Eye, c: i64) -> bool:
        if s.tap[c] != UNTAPPED or not KINDS[s.kind[c]].race & (ORC | TROLL):
            return False
        if not on_character(s, NUMBERS["whip"], c):
            return False
        return any(s.tap[x] == TAPPED for x in s.members(s.co[c]))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if self.drives(s, c):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        bearer = link.a
        if s.kind[bearer] < 0 or s.zone[bearer] != TABLE or not self.drives(s, bearer):
            return
        company = s.co[bearer]
        for c in s.members(company):
            if self.lesser(s, c, bearer):
                roll = body_roll(s, c, -2)
                result = s.two_dice(s.against(link.by), R_BODY) + roll.added
                s.tell(TOLD_BODY, link.by, s.kind[c], result, roll.against)
                if roll.flees(result):
                    remove_character(s, c, TO_DISCARD)
                elif result > roll.against:
                    s.tap[c] = WOUNDED
                    wounded_now(s, c)
        for c in s.members(company):
            if s.tap[c] == TAPPED and not kept_tapped(s, c):
                s.tap[c] = UNTAPPED

    def text(self) -> list[Msg]:
        return [
            msg("On an untapped Orc or Troll who bears a Whip."),
            msg(
                "Each tapped character of his company with less mind and less prowess makes a body "
                "check at -2; who fails is wounded, not eliminated; Orcs and Trolls are discarded on the figures of "
                "their cards."
            ),
            msg("Then every unwounded character of the company untaps."),
        ]


def fill_recruits(s: Eye, seat: i64, places: i64, into: Buffer) -> None:
    """every way to bring a character of the hand into play at sites of these kinds; a hero comes only under direct
    influence (A Chance Meeting)"""
    last: i64 = -1
    for entry in s.hand[seat].cards:
        kind = entry >> 8
        if kind == last or not FACTS.character[kind] or FACTS.avatar[kind]:
            continue
        last = kind
        if may_be_brought(s, seat, kind):
            fill_places(s, seat, kind, places, into)


def fill_places(s: Eye, seat: i64, kind: i64, places: i64, into: Buffer) -> None:
    # outside the organization phase nobody would be let go for him
    general = s.phase == ORGANIZATION or KINDS[kind].mind <= unused_general(s, seat)
    general = general and places == PLACES
    for company in s.companies(seat):
        if places >> site_kind(s, s.co_site[company]) & 1 and may_join(s, kind, company):
            if general:
                into.add(act(BRING, kind, company, NOBODY))
            for c in s.members(company):
                if could_control(s, c, kind):
                    into.add(act(BRING, kind, company, c))
    if not general:
        return
    for place in s.sites(seat):
        site = place.id
        at = seat * len(SITES) + site
        if not PLACES >> site_kind(s, site) & 1 or not s.location[at] or s.site_state[at] != SITE_FREE:
            continue
        if not any(s.co_site[i] == site or s.co_dest[i] == site for i in s.companies(seat)):
            into.add(act(BRING, kind, NEW, site))


class ComeToKill(ShortEvent):
    """One character more comes into play, far from any Darkhaven."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ANY_TIME
        self.target = ""
        self.places: i64 = PLACES

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        before = into.n
        fill_recruits(s, seat, self.places, into)
        found = into.n > before
        into.n = before  # only whether there is a way
        if found:
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        s.call(Recruit(link.by, self.places))

    def text(self) -> list[Msg]:
        return [
            msg("On your turn: a character comes into play at a shadow-hold, ruins & lairs or border-hold."),
            msg("A company that he joins must be at its site, not on the way."),
            msg("He does not count as the one character of an organization phase."),
        ]


class Recruit(Procedure):
    """Who comes, and where."""

    seat: i64 = 0
    places: i64 = PLACES

    def __init__(self, seat: i64 = 0, places: i64 = PLACES) -> None:
        self.seat = seat
        self.places = places

    def go(self, s: Eye) -> i64:
        return s.done() if self.step or s.hand[self.seat].size() == 0 else self.seat

    def fill(self, s: Eye, into: Buffer) -> None:
        fill_recruits(s, self.seat, self.places, into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) != BRING:
            return
        company = act_b(action)
        host: i64 = -1
        if company == NEW:
            company = s.new_company(self.seat, act_c(action))
        elif act_c(action) != NOBODY:
            host = act_c(action)
        bring(s, self.seat, act_a(action), company, host)

    def blank(self) -> Frame:
        return Recruit()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.places = io.num("places", self.places, PLACES)


enter(Recruit())


declare(VoicesOfMalice(printed("voices-of-malice")), liking=0.7)
declare(WisdomToWield(printed("wisdom-to-wield")))
declare(Whip(printed("where-there-s-a-whip")))
declare(ComeToKill(printed("we-have-come-to-kill")), liking=0.8)
