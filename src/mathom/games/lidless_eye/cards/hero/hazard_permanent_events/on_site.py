"""Hazard permanent-events of The Wizards that lie on a site."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import SITES, T_ALWAYS, T_ORGANIZED, T_SITE
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.cards.kit.hazards import HOLDS
from mathom.games.lidless_eye.news import R_CARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.journey import lay_destination
from mathom.games.lidless_eye.rules.keys import hazard_site_kind
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import ORC, SCOUT, TABLE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

BREAKS_OUT: Final = 5  # what the roll must come to


class Siege(PermanentEvent):
    """Lies on the site card of one player, which `mark` names as site + number of sites * seat."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "site"
        self.triggers |= T_SITE | T_ORGANIZED | T_ALWAYS

    def besieges(self, s: Eye, c: i64, company: i64) -> bool:
        """whether a company is at the site"""
        return s.mark[c] == s.co_site[company] + len(SITES) * s.co_owner[company] and not s.travels(company)

    def fits(self, s: Eye, company: i64) -> bool:
        site = s.site_now(company)
        if not HOLDS >> hazard_site_kind(s, site) & 1:
            return False
        mark = site + len(SITES) * s.co_owner[company]
        return not any(s.kind[x] == self.id and s.zone[x] == TABLE and s.mark[x] == mark for x in s.table)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.now >= 0 and self.fits(s, s.now):
            into.add(act(verb, subject, s.site_now(s.now)))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.now >= 0 and s.co_owner[s.now] >= 0 and s.site_now(s.now) == link.a and self.fits(s, s.now):
            s.place(link.card, TABLE)
            s.mark[link.card] = link.a + len(SITES) * s.co_owner[s.now]

    def on_site(self, s: Eye, c: i64, company: i64) -> None:
        if self.besieges(s, c, company):
            s.call(special_attack(s, company, ORC, 3, 7))

    def on_organized(self, s: Eye, c: i64) -> None:
        for company in s.companies(s.active):
            if not self.besieges(s, c, company) or s.co_dest[company] < 0:
                continue
            helpless: i64 = 0
            for x in s.members(company):
                if not has_skill(s, x, SCOUT):
                    helpless += 1
            if s.two_dice(s.active, R_CARD) - helpless < BREAKS_OUT:
                lay_destination(s, company, -1)

    def always(self, s: Eye, c: i64) -> None:
        """it lasts as long as the site card lies there"""
        for company in range(len(s.co_owner)):
            seat = s.co_owner[company]
            if seat >= 0 and seat == s.mark[c] // len(SITES):
                site = s.mark[c] - len(SITES) * seat
                if s.co_site[company] == site or (s.co_dest[company] == site and s.co_open[company]):
                    return
        s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("On a border-hold or free-hold."),
            msg("A company there faces an attack by Orcs at the start of its site phase: 3 strikes at 7."),
            msg(
                "To move from there it rolls at the end of its organization phase, at -1 for each character who is no "
                "scout: below 5 it stays."
            ),
            msg("Discarded when the site card leaves."),
        ]


declare(Siege(printed("siege")), liking=0.5)
