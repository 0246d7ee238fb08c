"""Permanent-events of heroes that lie with a company."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, T_ALWAYS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import at_kind
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.terms import CHECK_ROLL, FELLOW, HAVEN, ORGANISE, PROWESS, TABLE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

LEAST: Final = 4  # characters and allies


class Fellowship(PermanentEvent):
    """Holds as long as nobody joins or leaves: each carries the mark FELLOW, and `mark` is how many they are."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ORGANISE
        self.target = "company"
        self.triggers |= T_ALWAYS
        self.touches = self.late = PROWESS | CHECK_ROLL

    def fits(self, s: Eye, company: i64) -> bool:
        return at_kind(s, company, 1 << HAVEN) and len(s.fighters(company)) >= LEAST

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if self.fits(s, company):
                into.add(act(verb, subject, company))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.a] == link.by and self.fits(s, link.a):
            s.place(link.card, TABLE)
            s.co[link.card] = link.a
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


declare(Fellowship(printed("fellowship")), liking=0.8)
