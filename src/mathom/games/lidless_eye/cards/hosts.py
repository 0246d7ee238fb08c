"""What drives or shields a whole company: bats and the whip."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import (
    KINDS,
    NUMBERS,
    T_ALWAYS,
)
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import COMPANY_ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.events import at_kind, lasts_on
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent, ShortEvent
from mathom.games.lidless_eye.news import R_BODY, TO_DISCARD, TOLD_BODY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.body import body_roll
from mathom.games.lidless_eye.rules.combat.strike import wounded_now
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.limits import on_character
from mathom.games.lidless_eye.rules.sums import mind, prowess
from mathom.games.lidless_eye.rules.turn import kept_tapped
from mathom.games.lidless_eye.terms import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    DARK_HOLD,
    DARKHAVEN,
    ORC,
    ORGANISE,
    SHADOW_HOLD,
    SWARMED,
    TABLE,
    TAPPED,
    TROLL,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class SwarmOfBats(PermanentEvent):
    """Lies on an overt company with Orcs. `mark` is how many of its members carry the mark SWARMED: when one of them is
    gone from the company, so are the bats."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.target = "company"
        self.triggers = T_ALWAYS
        self.has(Effect(ATTACK_PROWESS, -1, scope=COMPANY_ATTACKS))
        self.has(Effect(ATTACK_BODY, -1, scope=COMPANY_ATTACKS))

    def fits(self, s: Eye, company: i64) -> bool:
        if lasts_on(s, self.id, company) or not overt(s, company):
            return False
        orcs: i64 = 0
        for c in s.members(company):
            if KINDS[s.kind[c]].race == ORC:
                orcs += 1
        return orcs > 1 and at_kind(s, company, 1 << DARKHAVEN | 1 << SHADOW_HOLD | 1 << DARK_HOLD)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if self.fits(s, company):
                into.add(act(verb, subject, company))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.a] == link.by and self.fits(s, link.a):
            s.place(link.card, TABLE)
            s.co[link.card] = link.a
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
                result = s.two_dice(1 - link.by, R_BODY) + roll.added
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


declare(SwarmOfBats(printed("swarm-of-bats")))
declare(Whip(printed("where-there-s-a-whip")))
