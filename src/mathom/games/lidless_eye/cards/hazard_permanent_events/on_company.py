"""Hazard permanent-events on a company."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, T_ORGANIZE, T_WOUND, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import COMPANY, Effect
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent, on_company
from mathom.games.lidless_eye.cards.kit.hazards import at_haven
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.camps import camp_of
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import (
    ACTED,
    BODY,
    BORDER_HOLD,
    DARK_HOLD,
    FREE_HOLD,
    HERO,
    PROWESS,
    SHADOW_HOLD,
    SITE_PLAY,
    TABLE,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class Hardship(PermanentEvent):
    """Played on the company under way; ends at a Darkhaven."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "company"
        self.guards = SITE_PLAY
        self.triggers |= T_ORGANIZE

    def fits(self, s: Eye, company: i64) -> bool:
        return True

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not on_company(s, self.id, s.now) and self.fits(s, s.now):
            into.add(act(verb, subject, s.now))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.a] >= 0 and not on_company(s, self.id, link.a) and self.fits(s, link.a):
            s.place(link.card, TABLE)
            s.co[link.card] = link.a

    def on_organize(self, s: Eye, c: i64) -> None:
        if s.co_owner[s.co[c]] == s.active and at_haven(s, s.co[c]):
            s.to_discard(c)

    def ends(self) -> Msg:
        return msg("Discarded in the company's organization phase at a Darkhaven.")


class Hunger(Hardship):
    """A company among strangers is weaker."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.has(Effect(PROWESS, -1, scope=COMPANY))
        self.has(Effect(BODY, -1, scope=COMPANY))

    def fits(self, s: Eye, company: i64) -> bool:
        strange = bit(FREE_HOLD) | bit(BORDER_HOLD)
        if camp_of(s, company) == HERO:
            strange = bit(SHADOW_HOLD) | bit(DARK_HOLD)
        return strange & bit(site_kind(s, s.site_now(company))) != 0

    def text(self) -> list[Msg]:
        return [
            msg("On a company at, or on the way to, a free-hold or border-hold."),
            msg("On a company of heroes at, or on the way to, a shadow-hold or dark-hold."),
            msg("Each of its characters has -1 prowess and -1 body."),
            self.ends(),
        ]


class Slip(Hardship):
    """After a wound the whole company is weaker for the rest of the turn."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_WOUND
        self.touches = self.late = PROWESS

    def on_wound(self, s: Eye, c: i64, victim: i64) -> None:
        company = s.company_of(victim) if victim >= 0 else attack_now(s).defender
        if company == s.co[c]:
            s.used[c] |= ACTED

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if not s.used[c] & ACTED or not KINDS[s.kind[subject]].character or s.co[subject] != s.co[c]:
            return value
        return value - 2

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a company. Once somebody of it is wounded, each of its characters has -2 prowess for the rest of "
                "the turn."
            ),
            self.ends(),
        ]


declare(Hunger(printed("nothing-to-eat-or-drink")))
declare(Slip(printed("something-has-slipped")), liking=0.5)
