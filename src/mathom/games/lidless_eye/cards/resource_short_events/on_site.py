"""Resource short-events on a site, or in the site phase of a company there: what it takes, offered or not."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NAMES, NUMBERS, T_ITEM
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import acts_here, at_kind, offers_information, tapped_for, use_up
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.piles import (
    AN_ITEM,
    FROM_DECK,
    FROM_DISCARD,
    FROM_SIDEBOARD,
    GEAR_ITEM,
    Seek,
    fill_wanted,
    holds_wanted,
    take_out,
)
from mathom.games.lidless_eye.news import TOLD_PLAY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.limits import may_bear, may_come
from mathom.games.lidless_eye.rules.places import named_here, offers_item
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ACTED,
    ATTACK_PROWESS,
    BORDER_HOLD,
    BOTH,
    CAME,
    CHOOSE,
    DARK_HOLD,
    FACTION,
    FREE_HOLD,
    GOLD_RING,
    ITEM,
    MAJOR,
    MINOR,
    PASS,
    PICK,
    RUINS,
    SHADOW_HOLD,
    SITE,
    TABLE,
    THIS_TURN,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_c, act_kind
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class AllThoughtBent(ShortEvent):
    """A sage and a site with information tap; an item from the play deck into the hand, shown."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not acts_here(s, seat) or not holds_wanted(s, seat, FROM_DECK, AN_ITEM):
            return
        site = s.co_site[s.now]
        if offers_information(s, site) and not s.site_tapped(seat, site):
            for c in self.users(s, s.now, True):
                into.add(act(verb, subject, c))

    def site_appeal(self, s: Eye, company: i64, site: i64) -> float:
        return self.purpose.liking if offers_information(s, site) else 0.0

    def taps_site(self, s: Eye, action: i64) -> bool:
        return True

    def needs_site(self, s: Eye, link: Link) -> bool:
        return True

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if not tapped_for(s, link):
            return
        use_up(s, link.by, s.co_site[s.company_of(link.a)])
        s.call(CorruptionCheck(link.a))  # comes last
        s.call(Seek(link.by, FROM_DECK, AN_ITEM, 1))

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, where information is offered: an untapped sage and the untapped site tap."),
            msg("Look for an item in your play deck, show it, and take it into your hand; the deck is shuffled."),
            msg("The sage makes a corruption check."),
        ]


def take_up(s: Eye, kind: i64, seat: i64, bearer: i64) -> None:
    """an item comes into play with a character because a card says so"""
    s.tell(TOLD_PLAY, seat, kind, bearer)
    fire(s, T_ITEM, bearer, s.lay(kind, seat, TABLE, bearer))


class Plunder(Procedure):
    """One or two characters of a company tap, each for one minor piece of gear from play deck, discard pile or
    sideboard: first who, then which."""

    seat: i64 = 0
    company: i64 = 0
    bearer: i64 = -1
    left: i64 = 2

    def __init__(self, seat: i64 = 0, company: i64 = 0) -> None:
        self.seat = seat
        self.company = company

    def go(self, s: Eye) -> i64:
        if self.bearer >= 0 or (self.left and any(s.untapped(c) for c in s.members(self.company))):
            return self.seat
        s.deck[self.seat].mix()
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.bearer >= 0:
            fill_wanted(s, self.seat, FROM_DISCARD | FROM_DECK | FROM_SIDEBOARD, GEAR_ITEM, into)
        else:
            for c in s.members(self.company):
                if s.untapped(c):
                    into.add(act(PICK, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == PASS:
            self.left = 0
            self.bearer = -1
        elif act_kind(action) == PICK:
            self.bearer = act_a(action)
        else:
            bearer = self.bearer
            self.bearer = -1
            self.left -= 1
            take_out(s, self.seat, act_c(action), act_a(action), BOTH)
            s.tap_down(bearer)
            take_up(s, act_a(action), self.seat, bearer)

    def shows(self) -> bool:
        return True

    def blank(self) -> Frame:
        return Plunder()

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)
        self.company = io.num("company", self.company)
        self.bearer = io.num("bearer", self.bearer, -1)
        self.left = io.num("left", self.left, 2)


enter(Plunder())


class OldStores(ShortEvent):
    """At a tapped site of certain kinds."""

    def __init__(self, printed: Printed, kinds: i64) -> None:
        super().__init__(printed)
        self.windows = SITE
        self.target = "company"
        self.kinds: i64 = kinds  # bits

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not acts_here(s, seat) or not at_kind(s, s.now, self.kinds) or not s.site_tapped(seat, s.co_site[s.now]):
            return
        if not any(s.untapped(c) for c in s.members(s.now)):
            return
        if holds_wanted(s, seat, FROM_DISCARD | FROM_DECK | FROM_SIDEBOARD, GEAR_ITEM):
            into.add(act(verb, subject, s.now))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.a] == link.by:
            s.call(Plunder(link.by, link.a))

    def text(self) -> list[Msg]:
        places = (
            msg("dark-hold, shadow-hold or ruins & lairs")
            if self.kinds & 1 << DARK_HOLD
            else msg("ruins & lairs, border-hold or free-hold")
        )
        return [
            msg("Site phase, on a company at a tapped {places}.", places=places),
            msg(
                "One or two of its characters may tap, each for a minor weapon, armor, shield or helmet, not unique "
                "and no hoard item, from your play deck, discard pile or sideboard."
            ),
        ]


class ThingStolen(ShortEvent):
    """After a faction was won at a shadow-hold or dark-hold a character taps to play an item, offered or not."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE
        self.second = "kind"

    def faction(self, s: Eye, seat: i64) -> i64:
        """a faction won here this turn for which none of these was played yet, -1"""
        for c in s.table:
            won = FACTS.type[s.kind[c]] == FACTION and s.zone[c] == TABLE and s.owner[c] == seat and s.used[c] & CAME
            if won and not s.used[c] & ACTED and named_here(s, KINDS[s.kind[c]], s.co_site[s.now]):
                return c
        return -1

    def steals(self, s: Eye, kind: i64) -> bool:
        card = KINDS[kind]
        return card.type == ITEM and card.item in (MINOR, MAJOR) and not card.unique and not card.hoard

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not acts_here(s, seat) or not at_kind(s, s.now, 1 << SHADOW_HOLD | 1 << DARK_HOLD):
            return
        if self.faction(s, seat) < 0:
            return
        last: i64 = -1
        for entry in s.hand[seat].cards:
            kind = entry >> 8
            if kind != last and self.steals(s, kind):
                for c in s.members(s.now):
                    if s.untapped(c) and may_bear(s, kind, c):
                        into.add(act(verb, subject, c, kind))
            last = kind

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)
        s.used[self.faction(s, link.by)] |= ACTED

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and holds_kind(s, link.by, link.b) and may_bear(s, link.b, link.a):
            s.hand[link.by].take(link.b, BOTH)
            take_up(s, link.b, link.by, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, after you have won a faction at a shadow-hold or dark-hold."),
            msg("A character there taps to play a minor or major item, not unique and no hoard item, offered or not."),
        ]


def holds_kind(s: Eye, seat: i64, kind: i64) -> bool:
    return any(entry >> 8 == kind for entry in s.hand[seat].cards)


class ElusiveScent(ShortEvent):
    """A scout taps; another character may play an item the site offers, tapped or not, without tapping it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not acts_here(s, seat):
            return
        for scout in self.users(s, s.now, True):
            if ItemHunt(seat, s.now, scout).finds(s):
                into.add(act(verb, subject, scout))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if s.now >= 0 and s.co_owner[s.now] == link.by:
            s.call(ItemHunt(link.by, s.now, link.a))

    def text(self) -> list[Msg]:
        return [
            msg("Site phase: an untapped scout taps, even at a tapped site."),
            msg(
                "Another character of his company may play a minor, major or gold ring item that the site offers; the "
                "site does not tap for it."
            ),
        ]


class ItemHunt(Procedure):
    """A character other than the scout taps to play an item from the hand that the site offers."""

    seat: i64 = 0
    company: i64 = 0
    scout: i64 = -1
    item: i64 = -1  # the kind chosen

    def __init__(self, seat: i64 = 0, company: i64 = 0, scout: i64 = -1) -> None:
        self.seat = seat
        self.company = company
        self.scout = scout

    def go(self, s: Eye) -> i64:
        if self.step < 2 and s.co_owner[self.company] == self.seat:
            return self.seat
        return s.done()

    def playable(self, s: Eye, kind: i64, c: i64) -> bool:
        card = KINDS[kind]
        if card.type != ITEM or card.item not in (MINOR, MAJOR, GOLD_RING) or not may_come(s, kind):
            return False
        return c != self.scout and s.untapped(c) and may_bear(s, kind, c) and self.offered(s, kind)

    def offered(self, s: Eye, kind: i64) -> bool:
        return offers_item(s, KINDS[kind], s.co_site[self.company])

    def finds(self, s: Eye) -> bool:
        for entry in s.hand[self.seat].cards:
            for c in s.members(self.company):
                if self.playable(s, entry >> 8, c):
                    return True
        return False

    def fill(self, s: Eye, into: Buffer) -> None:
        last: i64 = -1
        for entry in s.hand[self.seat].cards:
            kind = entry >> 8
            if self.step == 0 and kind != last and any(self.playable(s, kind, c) for c in s.members(self.company)):
                into.add(act(CHOOSE, kind))
            last = kind
        if self.step == 1:
            for c in s.members(self.company):
                if self.playable(s, self.item, c):
                    into.add(act(PICK, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step += 1
        if act_kind(action) == PASS:
            self.step = 2
        elif act_kind(action) == CHOOSE:  # it is shown
            self.item = act_a(action)
            s.hand[self.seat].take(self.item, BOTH)
            s.hand[self.seat].add(self.item, BOTH)
        else:
            s.hand[self.seat].take(self.item, BOTH)
            s.tap_down(act_a(action))
            take_up(s, self.item, self.seat, act_a(action))

    def shows(self) -> bool:
        return True

    def blank(self) -> Frame:
        return ItemHunt()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.company = io.num("company", self.company)
        self.scout = io.num("scout", self.scout, -1)
        self.item = io.word("item", self.item, NAMES, -1)


enter(ItemHunt())


class ComeByNight(ShortEvent):
    """A border-hold is surprised: its automatic-attacks are weaker, and the first item played there does not tap it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = "site"
        self.touches = self.late = ATTACK_PROWESS
        self.keywords = (*self.keywords, "spares-site")

    def surprised(self, s: Eye, site: i64) -> bool:
        return site_kind(s, site) == BORDER_HOLD and not any(
            s.kind[x] == self.id and s.mark[x] == site for x in s.table
        )

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        seen = vec[i64]()
        for company in s.companies(seat):
            site = s.site_now(company)
            if self.surprised(s, site) and site not in seen:
                seen = append(seen, site)
                into.add(act(verb, subject, site))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.surprised(s, link.a):
            e = s.echo(link.card, THIS_TURN)
            s.mark[e] = link.a

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        attack = attack_now(s)
        if attack.auto < 0 or s.site_now(attack.defender) != s.mark[c]:
            return value
        return value - 2 if s.in_play(NUMBERS["doors-of-night"]) >= 0 else value - 1

    def text(self) -> list[Msg]:
        return [
            msg("On a border-hold."),
            msg("This turn its automatic-attacks have prowess -1, or -2 while Doors of Night is in play."),
            msg("The first item played there does not tap it."),
        ]


declare(AllThoughtBent(printed("all-thought-bent-upon-it")), liking=0.8)
declare(ElusiveScent(printed("catch-an-elusive-scent")), liking=1.2)
declare(ComeByNight(printed("come-by-night-upon-them")), liking=0.5)
declare(OldStores(printed("old-cache"), 1 << DARK_HOLD | 1 << SHADOW_HOLD | 1 << RUINS), liking=0.6)
declare(OldStores(printed("swag"), 1 << RUINS | 1 << BORDER_HOLD | 1 << FREE_HOLD), liking=0.6)
declare(ThingStolen(printed("thing-stolen")), liking=1.2)
