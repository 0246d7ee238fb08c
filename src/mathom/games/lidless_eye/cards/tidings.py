"""Tidings: a character taps for what he learns, bears it, and it counts when it is stored."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGION_NUMBERS, SITE_NUMBERS, SITES, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import (
    MagicEvent,
    acts_here,
    at_kind,
    offers_information,
    tapped_for,
    under_attack,
    use_up,
)
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent, ShortEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.belongings import Storing
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.routes import by_regions, change_step, path_kinds
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import (
    ATTACK,
    BORDER_HOLD,
    BORDER_LAND,
    BOTH,
    DARK_HOLD,
    DARKHAVEN,
    ECHO,
    FACED,
    FREE_DOMAIN,
    FREE_HOLD,
    ITEM,
    ONE_RING,
    PASS,
    POINTS,
    REGION_KIND,
    RESOURCE,
    SCOUT,
    SHADOW_HOLD,
    SITE,
    SITE_KIND,
    STORE,
    TABLE,
    USE,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

HOLDS: Final = 1 << BORDER_HOLD | 1 << FREE_HOLD
SAFE: Final = 1 << DARKHAVEN | 1 << SHADOW_HOLD | 1 << DARK_HOLD


class Tidings(PermanentEvent):
    """An untapped character at the right place taps and bears it. `held`: he does not untap until it is stored."""

    def __init__(self, printed: Printed, kinds: i64 = 0, held: bool = False) -> None:
        super().__init__(printed)
        self.windows = SITE
        self.target = "piece"
        self.kinds: i64 = kinds  # of sites, as bits; 0: all
        self.information: bool = True  # only where information is offered
        self.covert: bool = False  # only a covert company
        self.held: bool = held
        self.uses_site: bool = False  # the site taps too

    def told_here(self, s: Eye, seat: i64) -> bool:
        if not acts_here(s, seat):
            return False
        site = s.co_site[s.now]
        if self.kinds and not at_kind(s, s.now, self.kinds):
            return False
        if self.information and not offers_information(s, site):
            return False
        if (self.information or self.uses_site) and s.site_tapped(seat, site):
            return False  # LE-B-124
        return not (self.covert and overt(s, s.now))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.told_here(s, seat):
            for c in s.members(s.now):
                if s.untapped(c):
                    into.add(act(verb, subject, c))

    def taps_site(self, s: Eye, action: i64) -> bool:
        return self.uses_site

    def needs_site(self, s: Eye, link: Link) -> bool:
        return self.uses_site

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link):
            s.place(link.card, TABLE, link.a)
            if self.uses_site:
                use_up(s, link.by, s.co_site[s.company_of(link.a)])

    def keeps_tapped(self, s: Eye, c: i64) -> bool:
        return self.held

    def text(self) -> list[Msg]:
        return [*self.place_words(), *self.store_words()]

    def place_words(self) -> list[Msg]:
        """where it is learnt"""
        if self.uses_site:
            return [msg("Site phase, at a free-hold: an untapped character and the untapped site tap; he bears this.")]
        if self.covert:
            return [
                msg(
                    "Site phase, in a covert company at an untapped border-hold or free-hold where information is "
                    "offered: an untapped character taps and bears this; the site does not tap."
                )
            ]
        return [
            msg(
                "Site phase, at an untapped site where information is offered: an untapped character taps and bears "
                "this, the site does not tap."
            )
        ]

    def store_words(self) -> list[Msg]:
        place = msg("Barad-dûr") if self.printed.store_sites else msg("a Darkhaven")
        words = [msg("It gives points only once it is stored, at {place}.", place=place)]
        if self.held:
            words.append(msg("Until then he does not untap."))
        return words


class NewsOfTheShire(Tidings):
    """From Bag End to Barad-dûr. Once it is stored The Shire is a border-land and Bag End a border-hold: an echo that
    stays for the rest of the game."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.information = False
        self.touches = self.last = REGION_KIND | SITE_KIND
        self.triggers = T_TRAVEL

    def told_here(self, s: Eye, seat: i64) -> bool:
        return super().told_here(s, seat) and s.co_site[s.now] == SITE_NUMBERS["bag-end"]

    def when_stored(self, s: Eye, seat: i64) -> None:
        if not any(s.kind[x] == self.id and s.zone[x] == ECHO for x in s.table):
            s.lay(self.id, seat, ECHO)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.zone[c] != ECHO:
            return value
        if what == REGION_KIND:
            return BORDER_LAND if subject == 8 + REGION_NUMBERS["the-shire"] else value
        return BORDER_HOLD if subject == SITE_NUMBERS["bag-end"] else value

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        """on a printed path from or to a site there, the last free-domain is The Shire"""
        if s.zone[c] != ECHO or s.co_dest[company] < 0 or by_regions(s, company):
            return
        shire = REGION_NUMBERS["the-shire"]
        if SITES[s.co_dest[company]].region != shire and SITES[s.co_site[company]].region != shire:
            return
        kinds = path_kinds(s, company)
        j: i64 = len(kinds) - 1
        while j >= 0 and kinds[j] != FREE_DOMAIN:
            j -= 1
        if 0 <= j < ROUTE:
            change_step(s, company, j, BORDER_LAND)

    def place_words(self) -> list[Msg]:
        return [msg("Site phase, at Bag End: an untapped character taps and bears this; the site does not tap.")]

    def store_words(self) -> list[Msg]:
        return [
            *super().store_words(),
            msg("The first one stored gives its player {n} points, every other 1.", n=self.printed.points),
            msg("Once it is stored The Shire is a border-land and Bag End a border-hold."),
        ]


class TheNamesAmongThem(Tidings):
    """Learnt by a scout after an automatic-attack. Stored, it lies open before its player (`mark` 1) and may be
    discarded to cancel another."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = FACED
        self.uses = ATTACK
        self.touches = self.late = POINTS

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        attack = attack_now(s)
        if not under_attack(s, seat) or attack.auto < 0 or not at_kind(s, attack.defender, HOLDS):
            return
        for c in s.members(attack.defender):
            if s.untapped(c) and has_skill(s, c, SCOUT):
                into.add(act(verb, subject, c))

    def when_stored(self, s: Eye, seat: i64) -> None:
        s.stored[seat].take(self.id, BOTH)
        c = s.lay(self.id, seat, TABLE)
        s.mark[c] = 1

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + self.points if c == subject and s.mark[c] else value

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        attack = attack_now(s)
        serves = s.mark[c] and under_attack(s, s.owner[c]) and attack.auto >= 0 and cancellable(s)
        if serves and at_kind(s, attack.defender, HOLDS):
            into.add(act(USE, c))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.to_discard(link.card)

    def resolve_use(self, s: Eye, link: Link) -> None:
        if attack_now(s).auto >= 0:
            cancel(s)

    def place_words(self) -> list[Msg]:
        return [
            msg("Right after an automatic-attack at a border-hold or free-hold: an untapped scout taps and bears this.")
        ]

    def store_words(self) -> list[Msg]:
        return [
            *super().store_words(),
            msg("Stored, it may be discarded to cancel an automatic-attack at a border-hold or free-hold."),
        ]


# -- storing on the way


def storable(s: Eye, company: i64, items: bool) -> vec[i64]:
    """what lies with a company and can be stored at a Darkhaven: resource events, and items where they count too"""
    out = vec[i64]()
    for c in s.table:
        host = s.host[c]
        if s.zone[c] != TABLE or host < 0 or not FACTS.character[s.kind[host]] or s.co[host] != company:
            continue
        card = KINDS[s.kind[c]]
        if card.type == ITEM:
            fits = items and card.ring != ONE_RING
        else:
            fits = card.side & RESOURCE != 0 and "darkhaven" in card.printed.store_kinds
        if fits:
            out = append(out, c)
    return out


class StoringHere(Procedure):
    """Its player stores of a company what he likes, one thing after the other."""

    seat: i64 = 0
    company: i64 = 0
    items: i64 = 0  # 1: items too

    def __init__(self, seat: i64 = 0, company: i64 = 0, items: i64 = 0) -> None:
        self.seat = seat
        self.company = company
        self.items = items

    def go(self, s: Eye) -> i64:
        if self.step == 0 and len(storable(s, self.company, self.items != 0)):
            return self.seat
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in storable(s, self.company, self.items != 0):
            into.add(act(STORE, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == STORE:
            s.call(Storing(act_a(action)))
        else:
            self.step = 1

    def blank(self) -> Frame:
        return StoringHere()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.company = io.num("company", self.company)
        self.items = io.num("items", self.items)


enter(StoringHere())


class NewsMustGetThrough(ShortEvent):
    """Events of a company in a safe place are stored there."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = "company"

    def fits(self, s: Eye, company: i64) -> bool:
        return at_kind(s, company, SAFE) and len(storable(s, company, False)) > 0

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if self.fits(s, company):
                into.add(act(verb, subject, company))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.a] == link.by and self.fits(s, link.a):
            s.call(StoringHere(link.by, link.a))

    def text(self) -> list[Msg]:
        return [
            msg("On a company at a Darkhaven, shadow-hold or dark-hold."),
            msg("Any resource events with it that can be stored at a Darkhaven may be stored now."),
        ]


class MessengerOfMordor(MagicEvent):
    """The same by spirit-magic, items too."""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if at_kind(s, company, SAFE) and len(storable(s, company, True)):
                for c in self.casters(s, company):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.able(s, link.a) or not at_kind(s, s.co[link.a], SAFE):
            return
        company = s.co[link.a]
        self.weary(s, link)  # comes last
        s.call(StoringHere(link.by, company, 1))

    def text(self) -> list[Msg]:
        return [
            msg("On a character who can use spirit-magic, at a Darkhaven, shadow-hold or dark-hold."),
            msg("Items and resource events with his company that can be stored at a Darkhaven may be stored now."),
            msg("Unless he is a Ringwraith he makes a corruption check at -{n}.", n=4),
        ]


def secret() -> Tidings:
    return Tidings(printed("that-ain-t-no-secret"))


def heard() -> Tidings:
    card = Tidings(printed("that-s-been-heard-before-tonight"), HOLDS, True)
    card.covert = True
    return card


def questioner() -> Tidings:
    card = Tidings(printed("to-satisfy-the-questioner"), 1 << FREE_HOLD, True)
    card.information = False
    card.uses_site = True
    return card


declare(MessengerOfMordor(printed("messenger-of-mordor")))
declare(NewsMustGetThrough(printed("news-must-get-through")))
declare(NewsOfTheShire(printed("news-of-the-shire")))
declare(TheNamesAmongThem(printed("the-names-among-them")))
declare(secret())
declare(heard())
declare(questioner())
