"""Permanent-events of heroes that lie with a company."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, REGION_NUMBERS, SITE_NUMBERS, SITES, T_ALWAYS, T_ARRIVE
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import at_kind, somebody_has
from mathom.games.lidless_eye.cards.resource_permanent_events.on_company import OnCompany
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import SITE_FREE
from mathom.games.lidless_eye.rules.companies import size
from mathom.games.lidless_eye.rules.journey import lay_destination
from mathom.games.lidless_eye.terms import CHECK_ROLL, FELLOW, HAVEN, PROWESS, SCOUT, TABLE
from mathom.kernel.words import Msg, msg

LEAST: Final = 4  # characters and allies


class Fellowship(OnCompany):
    """Holds as long as nobody joins or leaves: each carries the mark FELLOW, and `mark` is how many they are."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ALWAYS
        self.touches = self.late = PROWESS | CHECK_ROLL

    def fits(self, s: Eye, company: i64) -> bool:
        return at_kind(s, company, 1 << HAVEN) and len(s.fighters(company)) >= LEAST

    def begins(self, s: Eye, link: Link) -> None:
        fellows = s.fighters(link.a)
        s.mark[link.card] = len(fellows)
        for c in fellows:
            s.used[c] |= FELLOW

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        one_of_them = FACTS.fights[s.kind[subject]] != 0 and s.company_of(subject) == s.co[c]
        return value + 1 if one_of_them else value

    def always(self, s: Eye, c: i64) -> None:
        fellows = s.fighters(s.co[c])
        if len(fellows) != s.mark[c] or any(not s.used[x] & FELLOW for x in fellows):
            s.to_discard(c)

    def leaves(self, s: Eye, c: i64) -> None:
        """who was one of them is none any more, unless another such card holds his company together"""
        for x in s.table:
            held = any(y != c and s.kind[y] == self.id and s.co[y] == s.company_of(x) for y in s.table)
            if not held:
                s.used[x] &= ~FELLOW

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company of four or more characters and allies at a Haven."),
            msg("All of them have +1 prowess and +1 to corruption checks. Discarded when somebody joins or leaves it."),
        ]


MORANNON: Final = "hero-morannon"
FEW: Final = 3  # a company smaller than this finds a way through


class Morannon(OnCompany):
    """A company goes to the Black Gate: the card is the site, as long as the company is there."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.leading = 1
        self.triggers |= T_ARRIVE

    def fits(self, s: Eye, company: i64) -> bool:
        near = not s.travels(company) and SITES[s.co_site[company]].region == REGION_NUMBERS["dagorlad"]
        return near and size(s, company) < FEW and somebody_has(s, company, SCOUT) and super().fits(s, company)

    def begins(self, s: Eye, link: Link) -> None:
        site: i64 = SITE_NUMBERS[MORANNON]
        if not any(s.co_site[i] == site for i in s.companies(link.by)):
            s.site_state[link.by * len(SITES) + site] = SITE_FREE  # another card than the last time
        lay_destination(s, link.a, site)

    def leads_to(self, s: Eye, c: i64, company: i64) -> i64:
        return SITE_NUMBERS[MORANNON] if s.zone[c] == TABLE and s.co[c] == company else -1

    def on_arrive(self, s: Eye, c: i64, company: i64) -> None:
        if company == s.co[c] and s.site_now(company) != SITE_NUMBERS[MORANNON]:
            s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company of a size less than three with a scout, at a site in Dagorlad."),
            msg("It may move to this card, a dark-hold in Udûn, by a shadow-land and a dark-domain; draws 2 and 5."),
            msg("From here it goes on by regions, or to Lórien. Discarded when the company is at another site."),
        ]


declare(Morannon(printed("morannon")))
declare(Fellowship(printed("fellowship")), liking=0.8)
