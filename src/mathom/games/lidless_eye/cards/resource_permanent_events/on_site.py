"""Resource permanent-events on a site already used: a company provokes attacks, and who is still untapped afterwards
brings the spoils."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import acts_here, at_kind
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.companies import covert
from mathom.games.lidless_eye.rules.fallen import put_away
from mathom.games.lidless_eye.rules.places import named_here
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import (
    BORDER_HOLD,
    ECHO,
    FACTION,
    FREE_HOLD,
    HOBBIT,
    MAN,
    PASS,
    PICK,
    SCOUT,
    SITE,
    TABLE,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.words import Msg, msg

# what is gained
TO_PILE: Final = 0  # the card goes to the marshalling point pile at once
CARRIED: Final = 1  # a character bears it, tapped, until it is stored


class Raid(PermanentEvent):
    """Played in the site phase: attacks of so many strikes and such prowess, one after the other. `race` 0: that of the
    first automatic-attack of the site."""

    def __init__(self, printed: Printed, kinds: i64, race: i64, gain: i64) -> None:
        super().__init__(printed)
        self.windows = SITE
        self.target = "company"
        self.kinds: i64 = kinds  # of sites, as bits
        self.race_of: i64 = race
        self.gain: i64 = gain
        self.strikes_of: list[int] = []
        self.prowess_of: list[int] = []
        self.tapped_site: bool = True  # only at a site already tapped
        self.ravages: bool = False  # own factions of the place are lost
        self.optional: bool = True  # tapping for it is a choice

    def attacks_with(self, strikes: int, prowess: int) -> None:
        """one more attack"""
        self.strikes_of.append(strikes)
        self.prowess_of.append(prowess)

    def done_here(self, s: Eye, site: i64) -> bool:
        """LE-B-32 for a site: an echo remembers where such a raid has succeeded; under way it lies on the table"""
        if self.printed.no_duplicate != "site":
            return False
        return any(s.kind[x] == self.id and s.mark[x] == site + 1 for x in s.table)

    def may_raid(self, s: Eye, seat: i64) -> bool:
        if not acts_here(s, seat) or not at_kind(s, s.now, self.kinds):
            return False
        site = s.co_site[s.now]
        return (s.site_tapped(seat, site) or not self.tapped_site) and not self.done_here(s, site)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.may_raid(s, seat):
            into.add(act(verb, subject, s.now))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.may_raid(s, link.by):
            s.place(link.card, TABLE)
            s.mark[link.card] = s.co_site[s.now] + 1
            s.call(Raiding(link.card, s.now))

    def race_at(self, site: i64) -> i64:
        if self.race_of:
            return self.race_of
        return SITES[site].attacks[0].race if len(SITES[site].attacks) else 0

    def succeeds(self, s: Eye, c: i64, bearer: i64) -> None:
        """somebody has tapped for it"""
        site = s.mark[c] - 1
        seat = s.owner[c]
        s.tap_down(bearer)
        if self.printed.no_duplicate == "site":
            e = s.lay(self.id, seat, ECHO)
            s.mark[e] = site + 1
        if self.ravages:
            for x in s.table[:]:
                mine = FACTS.type[s.kind[x]] == FACTION and s.zone[x] == TABLE and s.owner[x] == seat
                if mine and named_here(s, KINDS[s.kind[x]], site):
                    put_away(s, x)
        if self.gain == CARRIED:
            s.mark[c] = 0
            s.place(c, TABLE, bearer)
        else:
            s.to_stored(c, seat)

    def keeps_tapped(self, s: Eye, c: i64) -> bool:
        return True

    def text(self) -> list[Msg]:
        words = [self.where()]
        for i in range(len(self.strikes_of)):
            words.append(
                msg("It faces an attack: strikes {n}, prowess {p}.", n=self.strikes_of[i], p=self.prowess_of[i])
            )
        if self.race_of == MAN:
            words.append(msg("The attackers are Men."))
        elif self.race_of == HOBBIT:
            words.append(msg("The attackers are Hobbits."))
        else:
            words.append(msg("The attackers are those of the first automatic-attack of the site."))
        words.append(msg("If nobody is untapped afterwards, this is discarded."))
        if self.gain == CARRIED:
            words.append(msg("Else a character taps and bears this."))
            if self.printed.store_sites:
                words.append(msg("It gives points only once it is stored, at {place}.", place=msg("Barad-dûr")))
            else:
                place = msg("a Darkhaven, shadow-hold or dark-hold")
                words.append(msg("It gives points only once it is stored, at {place}.", place=place))
            words.append(msg("Until then he does not untap."))
        else:
            words.append(msg("Else a character may tap, and this goes to your marshalling point pile."))
        if self.ravages:
            words.append(msg("Then your factions that can be played at that site are discarded."))
        if self.printed.points_again:
            words.append(msg("The first one stored gives its player {n} points, every other 1.", n=self.printed.points))
        return words

    def where(self) -> Msg:
        """when and on whom"""
        if self.printed.no_duplicate != "site":
            return msg("Site phase, on a company at Bag End.")
        place = msg("border-hold") if self.kinds == 1 << BORDER_HOLD else msg("free-hold")
        return msg("Site phase, on a company at a tapped {place}; once at a site.", place=place)


class KillAll(Raid):
    """At Bag End, tapped or not."""

    def may_raid(self, s: Eye, seat: i64) -> bool:
        return acts_here(s, seat) and s.co_site[s.now] == SITE_NUMBERS["bag-end"]

    def site_appeal(self, s: Eye, company: i64, site: i64) -> float:
        return 2.5 if site == SITE_NUMBERS["bag-end"] else 0.0


class StabbedInSleep(Raid):
    """A scout of a covert company alone faces it, and must be untapped himself."""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.may_raid(s, seat) and covert(s, s.now):
            for c in s.members(s.now):
                if s.untapped(c) and has_skill(s, c, SCOUT):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.may_raid(s, link.by) or s.kind[link.a] < 0 or not s.untapped(link.a) or s.co[link.a] != s.now:
            return
        s.place(link.card, TABLE)
        s.mark[link.card] = s.co_site[s.now] + 1
        raiding = Raiding(link.card, s.now)
        raiding.scout = link.a
        s.call(raiding)

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, on an untapped scout of a covert company at a tapped border-hold or free-hold."),
            msg(
                "He alone faces an attack by those of the first automatic-attack of the site: "
                "strikes {n}, prowess {p}.",
                n=self.strikes_of[0],
                p=self.prowess_of[0],
            ),
            msg(
                "If he is untapped afterwards he may tap, and this goes to your marshalling point "
                "pile; else it is discarded."
            ),
        ]


class Raiding(Procedure):
    """The attacks, then the question who taps."""

    card: i64 = 0
    company: i64 = 0
    scout: i64 = -1  # who alone faces it, -1: the company
    fought: i64 = 0

    def __init__(self, card: i64 = 0, company: i64 = 0) -> None:
        self.card = card
        self.company = company

    def go(self, s: Eye) -> i64:
        card = KINDS[s.kind[self.card]] if s.kind[self.card] >= 0 else None
        if not isinstance(card, Raid) or s.zone[self.card] != TABLE or self.step == 1:
            return s.done()
        if self.fought < len(card.strikes_of) and s.co_owner[self.company] >= 0 and self.still_there(s):
            i = self.fought
            self.fought += 1
            race = card.race_at(s.mark[self.card] - 1)
            attack = special_attack(s, self.company, race, card.strikes_of[i], card.prowess_of[i])
            attack.only = self.scout
            return s.call(attack)
        if not self.has_hand(s):
            self.step = 1
            s.to_discard(self.card)
            return s.done()
        return s.owner[self.card]

    def still_there(self, s: Eye) -> bool:
        return self.scout < 0 or s.zone[self.scout] == TABLE

    def free_hand(self, s: Eye, c: i64) -> bool:
        return s.untapped(c) and (self.scout < 0 or c == self.scout)

    def has_hand(self, s: Eye) -> bool:
        return any(self.free_hand(s, c) for c in s.members(self.company))

    def fill(self, s: Eye, into: Buffer) -> None:
        card = KINDS[s.kind[self.card]]
        for c in s.members(self.company):
            if self.free_hand(s, c):
                into.add(act(PICK, c))
        if isinstance(card, Raid) and card.optional:
            into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        card = KINDS[s.kind[self.card]]
        self.step = 1
        if act_kind(action) == PICK and isinstance(card, Raid):
            card.succeeds(s, self.card, act_a(action))
        else:
            s.to_discard(self.card)

    def blank(self) -> Frame:
        return Raiding()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.card = io.num("card", self.card)
        self.company = io.num("company", self.company)
        self.scout = io.num("scout", self.scout, -1)
        self.fought = io.num("fought", self.fought)


enter(Raiding())


def burning() -> Raid:
    card = Raid(printed("burning-rick-cot-and-tree"), 1 << BORDER_HOLD, MAN, TO_PILE)
    card.attacks_with(4, 7)
    card.attacks_with(1, 9)
    card.ravages = True
    return card


def smoke() -> Raid:
    card = Raid(printed("smoke-on-the-wind"), 1 << FREE_HOLD, MAN, TO_PILE)
    card.attacks_with(5, 8)
    card.attacks_with(1, 10)
    card.ravages = True
    return card


def prisoners() -> Raid:
    card = Raid(printed("seize-prisoners"), 1 << FREE_HOLD, 0, CARRIED)
    card.attacks_with(3, 8)
    card.optional = False
    return card


def halflings() -> Raid:
    card = KillAll(printed("kill-all-but-not-the-halflings"), 0, HOBBIT, CARRIED)
    card.attacks_with(4, 6)
    return card


def stabbed() -> Raid:
    card = StabbedInSleep(printed("stabbed-him-in-his-sleep"), 1 << BORDER_HOLD | 1 << FREE_HOLD, 0, TO_PILE)
    card.target = "piece"
    card.attacks_with(1, 8)
    return card


declare(burning())
declare(smoke())
declare(prisoners(), liking=1.6)
declare(halflings(), liking=2.0)
declare(stabbed())
