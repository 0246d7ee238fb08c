"""Resource permanent-events on a character: what leaders command, and what a character learns, bears and stores."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGION_NUMBERS, SITE_NUMBERS, SITES, T_ALWAYS, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.appeal import holds_faction
from mathom.games.lidless_eye.cards.kit.effects import COMPANY, Effect
from mathom.games.lidless_eye.cards.kit.events import (
    acts_here,
    is_wraith,
    moving,
    offers_information,
    same_site,
    tapped_for,
    use_up,
)
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.news import R_CARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.companies import at_haven, covert, is_leader, own_avatar
from mathom.games.lidless_eye.rules.fallen import NEVER_DISCARDED, put_away
from mathom.games.lidless_eye.rules.limits import on_character
from mathom.games.lidless_eye.rules.routes import by_regions, change_step, path_kinds
from mathom.games.lidless_eye.rules.sums import followers, mind, prowess, site_kind
from mathom.games.lidless_eye.terms import (
    BODY,
    BORDER_HOLD,
    BORDER_LAND,
    CAME,
    CHARACTER,
    CHECK_ROLL,
    CONTROL_COST,
    DIRECT,
    ECHO,
    FREE_DOMAIN,
    FREE_HOLD,
    HAZARD_PERMANENT,
    ORGANISE,
    PROWESS,
    REGION_KIND,
    SITE,
    SITE_KIND,
    TABLE,
    USE,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

HOLDS: Final = 1 << BORDER_HOLD | 1 << FREE_HOLD


class OnCharacter(PermanentEvent):
    """Played in the organization phase on one of one's own characters, and lies with him."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.target = "piece"

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        return not on_character(s, self.id, c)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if self.fits(s, seat, c):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        c = link.a
        if s.kind[c] >= 0 and FACTS.character[s.kind[c]] and s.owner[c] == link.by and self.fits(s, link.by, c):
            s.place(link.card, TABLE, c)
            s.used[link.card] |= CAME
            self.begins(s, link)

    def begins(self, s: Eye, link: Link) -> None:
        """it has come into play"""


class Command(OnCharacter):
    """On a leader, who has one at a time: others return to the hand. It may be taken back in an organization phase. Not
    more than one new command a turn for each leader, so that changing them has an end."""

    def __init__(self, printed: Printed, effect: Effect) -> None:
        super().__init__(printed)
        self.uses = ORGANISE
        self.has(Effect(DIRECT, -2, floor=0))
        self.has(effect)

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        if not is_leader(s, c):
            return False
        for x in s.on(c):
            if "command" in KINDS[s.kind[x]].keywords and (s.used[x] & CAME or s.kind[x] == self.id):
                return False
        return True

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        """the influence it costs is needed for factions and followers"""
        return 0.2 if not holds_faction(s, seat) and len(followers(s, a)) == 0 else -0.5

    def begins(self, s: Eye, link: Link) -> None:
        for x in s.on(link.a):
            if x != link.card and "command" in KINDS[s.kind[x]].keywords:
                s.to_hand(x)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if s.owner[c] == s.active and not s.used[c] & CAME:
            into.add(act(USE, c))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.to_hand(link.card)

    def text(self) -> list[Msg]:
        what = self.effects[1].what
        words = (
            msg("Corruption checks of the characters of his company are at +1.")
            if what == CHECK_ROLL
            else msg("The characters of his company have prowess +1.")
            if what == PROWESS
            else msg("The characters of his company have body +1.")
        )
        return [
            msg("Command. Organization phase, on a leader; his other commands return to your hand."),
            msg("His direct influence is 2 lower, but not below 0."),
            words,
            msg("You may take it back into your hand in your organization phase."),
        ]


class RingwraithsWord(OnCharacter):
    """Makes a leader of whom the Ringwraith chooses, as long as nobody in his company has the higher mind."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.keywords = (*self.keywords, "makes-leader", NEVER_DISCARDED)
        self.touches = self.late = self.bearer = DIRECT
        self.triggers = T_ALWAYS

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        wraith = own_avatar(s, seat)
        if wraith < 0 or is_wraith(s, c) or self.duplicate(s, seat):
            return False
        return at_haven(s, s.co[c]) and same_site(s, c, wraith) and not self.surpassed(s, c)

    def surpassed(self, s: Eye, c: i64) -> bool:
        return any(x != c and not is_wraith(s, x) and mind(s, x) > mind(s, c) for x in s.members(s.co[c]))

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.versus < 0 or FACTS.type[s.versus] != CHARACTER or s.host[c] != subject:
            return value
        elsewhere = False
        for x in s.table:
            if s.kind[x] == s.versus and s.zone[x] == TABLE:
                if s.co[x] == s.co[subject]:
                    return value + 4
                elsewhere = True
        return value if elsewhere else value + 4  # one who comes into play joins his company

    def always(self, s: Eye, c: i64) -> None:
        if self.surpassed(s, s.host[c]):
            s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a character at the same Darkhaven as your Ringwraith; one for each player."),
            msg(
                "He is a leader, has direct influence +4 against characters of his company, and no "
                "body check discards him."
            ),
            msg("Discarded at once when somebody in his company has the higher mind."),
        ]


class NoMoreNonsense(OnCharacter):
    """A leader and another of his company roll; the leader's influence rises or falls by 2, kept in `mark`."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "piece"
        self.touches = self.late = self.bearer = DIRECT

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        return is_leader(s, c) and len(s.members(s.co[c])) > 1 and super().fits(s, seat, c)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if self.fits(s, seat, c):
                for other in s.members(s.co[c]):
                    if other != c:
                        into.add(act(verb, subject, c, other))

    def begins(self, s: Eye, link: Link) -> None:
        other = link.b
        if s.kind[other] < 0 or s.co[other] != s.co[link.a]:
            s.to_discard(link.card)
            return
        first = s.two_dice(link.by, R_CARD) + prowess(s, link.a)
        second = s.two_dice(link.by, R_CARD) + prowess(s, other)
        s.mark[link.card] = 2 if first > second else -2
        if first > second:
            for x in s.on(other):
                if FACTS.type[s.kind[x]] == HAZARD_PERMANENT and s.zone[x] == TABLE:
                    put_away(s, x)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + s.mark[c] if s.host[c] == subject else value

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a leader, once on each, and on another of his company."),
            msg(
                "Roll for both. If the leader's roll and prowess together are greater, hazard "
                "permanent-events on the other are discarded and the leader has direct influence +2; else -2."
            ),
        ]


class AwaitingTheCall(OnCharacter):
    """Half his mind is enough to control him, until he moves."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.touches = self.last = self.bearer = CONTROL_COST
        self.triggers = T_TRAVEL

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        if is_wraith(s, c) or mind(s, c) > 6 or at_haven(s, s.co[c]):
            return False
        return super().fits(s, seat, c)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value // 2 if s.host[c] == subject else value

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        if s.company_of(c) == company and moving(s, company):
            s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a character of mind 6 or less who is not at a Darkhaven, once on each."),
            msg("Controlling him costs half his mind, rounded down. Discarded when he moves."),
        ]


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
        self.purpose.liking = 0.9 + 0.5 * float(self.points)
        self.patience = 1.0 + 0.1 * float(self.points)

    def told_here(self, s: Eye, seat: i64) -> bool:
        if not acts_here(s, seat):
            return False
        site = s.co_site[s.now]
        return self.told_at(s, s.now, site) and self.is_open(s, seat, site)

    def is_open(self, s: Eye, seat: i64, site: i64) -> bool:
        """LE-B-124: where information is needed, or the site taps, it is still untapped"""
        return not ((self.information or self.uses_site) and s.site_tapped(seat, site))

    def told_at(self, s: Eye, company: i64, site: i64) -> bool:
        """whether a company can learn it at a site, if that is still untapped"""
        if self.information and not offers_information(s, site):
            return False
        if self.kinds and not self.kinds >> site_kind(s, site) & 1:
            return False
        return not self.covert or covert(s, company)

    def site_appeal(self, s: Eye, company: i64, site: i64) -> float:
        if not self.told_at(s, company, site) or not self.is_open(s, s.co_owner[company], site):
            return 0.0
        return 0.4 + 0.8 * float(self.points)

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

    def told_at(self, s: Eye, company: i64, site: i64) -> bool:
        return site == SITE_NUMBERS["bag-end"]

    def site_appeal(self, s: Eye, company: i64, site: i64) -> float:
        return 2.5 if self.told_at(s, company, site) else 0.0  # the way to Barad-dûr is long

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


declare(AwaitingTheCall(printed("awaiting-the-call")))
declare(RingwraithsWord(printed("by-the-ringwraith-s-word")), liking=0.5)
declare(Command(printed("i-ll-be-at-your-heels"), Effect(CHECK_ROLL, 1, scope=COMPANY)))
declare(Command(printed("i-ll-report-you"), Effect(PROWESS, 1, scope=COMPANY)))
declare(Command(printed("smart-and-secret"), Effect(BODY, 1, scope=COMPANY)))
declare(NoMoreNonsense(printed("no-more-nonsense")))
declare(NewsOfTheShire(printed("news-of-the-shire")), liking=2.0, patience=0.4)
declare(secret())
declare(heard(), liking=1.8, patience=1.1)
declare(questioner())
