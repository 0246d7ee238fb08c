"""Resource permanent-events on a company."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, T_ALWAYS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import COMPANY_ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.events import at_kind, lasts_on
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.terms import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    DARK_HOLD,
    HAVEN,
    ORC,
    ORGANISE,
    SHADOW_HOLD,
    SWARMED,
    TABLE,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class OnCompany(PermanentEvent):
    """Played in the organization phase on one of one's own companies, and lies with it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.target = "company"

    def fits(self, s: Eye, company: i64) -> bool:
        return not lasts_on(s, self.id, company)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if self.fits(s, company):
                into.add(act(verb, subject, company))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.a] == link.by and self.fits(s, link.a):
            s.place(link.card, TABLE)
            s.co[link.card] = link.a
            self.begins(s, link)

    def begins(self, s: Eye, link: Link) -> None:
        """it has come into play"""


class SwarmOfBats(OnCompany):
    """Lies on an overt company with Orcs. `mark` is how many of its members carry the mark SWARMED: when one of them is
    gone from the company, so are the bats."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.triggers = T_ALWAYS
        self.has(Effect(ATTACK_PROWESS, -1, scope=COMPANY_ATTACKS))
        self.has(Effect(ATTACK_BODY, -1, scope=COMPANY_ATTACKS))

    def fits(self, s: Eye, company: i64) -> bool:
        if not super().fits(s, company) or not overt(s, company):
            return False
        orcs: i64 = 0
        for c in s.members(company):
            if KINDS[s.kind[c]].race == ORC:
                orcs += 1
        return orcs > 1 and at_kind(s, company, 1 << HAVEN | 1 << SHADOW_HOLD | 1 << DARK_HOLD)

    def begins(self, s: Eye, link: Link) -> None:
        for c in s.members(link.a):
            s.used[c] &= ~SWARMED
        self.always(s, link.card)

    def marked(self, s: Eye, c: i64) -> i64:
        n: i64 = 0
        for x in s.members(s.co[c]):
            if s.used[x] & SWARMED:
                n += 1
        return n

    def always(self, s: Eye, c: i64) -> None:
        if self.marked(s, c) < s.mark[c]:
            s.to_discard(c)
            return
        members = s.members(s.co[c])
        for x in members:  # who has joined belongs to them from now on
            s.used[x] |= SWARMED
        s.mark[c] = len(members)

    def text(self) -> list[Msg]:
        return [
            msg(
                "Organization phase, on an overt company with more than one Orc at a Darkhaven, "
                "shadow-hold or dark-hold; one on a company."
            ),
            msg("Attacks against it have prowess -1 and body -1. Discarded when a character leaves it."),
        ]


declare(SwarmOfBats(printed("swarm-of-bats")), liking=0.8)
