"""Resource permanent-events on one's own Ringwraith: the three modes, his blade, his rule."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ORGANIZE, T_ORGANIZED, T_STRIKE, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import COMPANY, OWNER, Effect
from mathom.games.lidless_eye.cards.kit.events import is_wraith, moving
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.news import TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.strike import SUCCEEDED, strike_now, striking
from mathom.games.lidless_eye.rules.companies import at_haven, own_avatar
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.sums import followers
from mathom.games.lidless_eye.terms import (
    ALLY,
    ANY_TIME,
    ATTACK_BODY,
    ATTACK_PROWESS,
    DIRECT,
    GENERAL,
    HAND,
    NOTHING,
    ORGANISE,
    ORGANIZATION,
    PROWESS,
    TABLE,
    USE,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


def lies_with(s: Eye, kind: i64, host: i64) -> bool:
    return any(s.kind[x] == kind and s.host[x] == host and s.zone[x] == TABLE for x in s.table)


class OnWraith(PermanentEvent):
    """Played in the organization phase on one's own Ringwraith at a Darkhaven; lies with him."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.target = "piece"

    def fits(self, s: Eye, seat: i64) -> bool:
        wraith = own_avatar(s, seat)
        if wraith < 0 or not at_haven(s, s.co[wraith]):
            return False
        return not self.duplicate(s, seat) and not lies_with(s, self.id, wraith)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.fits(s, seat):
            into.add(act(verb, subject, own_avatar(s, seat)))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.fits(s, link.by):
            s.place(link.card, TABLE, own_avatar(s, link.by))
            self.begins(s, link.card)

    def begins(self, s: Eye, c: i64) -> None:
        """it has come into play"""


class Mode(OnWraith):
    """His company may leave for ordinary sites, also with others in it (LE-A-30). He has at most one mode (LE-B-88);
    back at a Darkhaven it is over, and other Ringwraiths in the company go with it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.triggers = T_ORGANIZE

    def begins(self, s: Eye, c: i64) -> None:
        for x in s.on(s.host[c]):
            if x != c and "mode" in KINDS[s.kind[x]].keywords:
                s.to_discard(x)

    def on_organize(self, s: Eye, c: i64) -> None:
        wraith = s.host[c]
        if s.owner[c] == s.active and at_haven(s, s.co[wraith]):
            self.part(s, wraith)
            s.to_discard(c)

    def part(self, s: Eye, wraith: i64) -> None:
        """the Ringwraith followers of his company are discarded (LE-A-42)"""
        for f in followers(s, wraith):
            if is_wraith(s, f):
                remove_character(s, f, TO_DISCARD)

    def text(self) -> list[Msg]:
        return [
            msg("Mode. Organization phase, on your Ringwraith at a Darkhaven; it ends another mode."),
            *self.mode_words(),
            msg("His company may move to sites that are no Darkhavens, and others may be in it there."),
            msg(
                "In your next organization phase in which he is at a Darkhaven it is discarded, and the Ringwraith "
                "followers of his company with it."
            ),
        ]

    def mode_words(self) -> list[Msg]:
        """what this mode changes"""
        return []


class FellRider(Mode):
    """Stronger and alone: no ally and no other Ringwraith goes with him. His company is overt (LE-B-68)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.keywords = (*self.keywords, "overt", "alone")
        self.has(Effect(PROWESS, 2))
        self.has(Effect(DIRECT, -3))

    def begins(self, s: Eye, c: i64) -> None:
        super().begins(s, c)
        wraith = s.host[c]
        self.part(s, wraith)
        company = s.co[wraith]
        for x in s.fighters(company):
            if FACTS.type[s.kind[x]] == ALLY:
                remove_character(s, x, TO_DISCARD)

    def mode_words(self) -> list[Msg]:
        return [
            msg("He has prowess +2 and direct influence -3; his company is overt."),
            msg("All allies and Ringwraith followers of his company are discarded, and none may join it."),
        ]


class HeraldedLord(Mode):
    """Weaker in arms and mightier in speech, he and all his company."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.has(Effect(PROWESS, -2, scope=COMPANY))
        self.has(Effect(DIRECT, 3, scope=COMPANY))

    def mode_words(self) -> list[Msg]:
        return [msg("Every character of his company has prowess -2 and direct influence +3.")]


class WhileHeRests(OnWraith):
    """Lies with the Ringwraith until he moves."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.triggers = T_TRAVEL

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        wraith = own_avatar(s, s.owner[c])
        if wraith >= 0 and s.co[wraith] == company and moving(s, company):
            s.to_discard(c)


class YellowFace(WhileHeRests):
    """Hand size +1."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.has(Effect(HAND, 1, scope=OWNER))

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on your Ringwraith at a Darkhaven; one for each player."),
            msg("Your hand size is 1 larger. Discarded when he moves."),
        ]


class BadeToRule(WhileHeRests):
    """General influence +5 at the cost of his direct influence; also while he is not in play, and then it goes to him
    when he comes."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ANY_TIME
        self.uses = ORGANISE
        self.triggers |= T_ORGANIZED
        self.touches = self.late = GENERAL | DIRECT

    def fits(self, s: Eye, seat: i64) -> bool:
        wraith = own_avatar(s, seat)
        if self.duplicate(s, seat):
            return False
        return wraith < 0 or (s.phase == ORGANIZATION and at_haven(s, s.co[wraith]))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.fits(s, seat):
            wraith = own_avatar(s, seat)
            into.add(act(verb, subject, wraith if wraith >= 0 else NOTHING))

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == GENERAL:
            return value + 5 if subject == s.owner[c] else value
        return value - 2 if subject == own_avatar(s, s.owner[c]) else value

    def on_organized(self, s: Eye, c: i64) -> None:
        """he has come: it lies with him from now on"""
        if s.host[c] < 0:
            s.host[c] = own_avatar(s, s.owner[c])

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if s.owner[c] == s.active:
            into.add(act(USE, c))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.to_discard(link.card)

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on your Ringwraith at a Darkhaven, or at any time while he is not in play."),
            msg("Your general influence is 5 higher; his direct influence, once he is in play, 2 lower."),
            msg("Discarded when he moves, or when you like in your organization phase. One for each player."),
        ]


class MorgulBlade(PermanentEvent):
    """Lies with a Ringwraith, follower or not; each strike against him is weaker, until one of them fails."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = "piece"
        self.triggers = T_STRIKE
        self.touches = self.late = ATTACK_PROWESS | ATTACK_BODY

    def arms(self, s: Eye, seat: i64, c: i64) -> bool:
        return s.owner[c] == seat and is_wraith(s, c) and s.zone[c] == TABLE and not lies_with(s, self.id, c)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if self.arms(s, seat, c):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.kind[link.a] >= 0 and self.arms(s, link.by, link.a):
            s.place(link.card, TABLE, link.a)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value - 1 if striking(s, s.host[c]) else value

    def on_strike(self, s: Eye, c: i64, outcome: i64) -> None:
        if strike_now(s).target == s.host[c] and outcome != SUCCEEDED and not strike_now(s).cancelled:
            s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("On your Ringwraith or a Ringwraith follower, one on each."),
            msg("Each strike against him has prowess -1 and body -1. Discarded after one of them has failed."),
        ]


declare(BadeToRule(printed("bade-to-rule")), liking=0.8)
declare(Mode(printed("black-rider")))
declare(FellRider(printed("fell-rider")))
declare(HeraldedLord(printed("heralded-lord")))
declare(MorgulBlade(printed("morgul-blade")), liking=0.6)
declare(YellowFace(printed("while-the-yellow-face-sleeps")), liking=0.8)
