"""Short-events of heroes that are played on a character."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, SITE_NUMBERS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import UNLIKED
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.appeal import falls_to_check, worth_of
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.events import at_kind, rolling, tapped_for
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.searching import FROM_DISCARD, INTO_DECK, RESOURCE_CARD, Fetch
from mathom.games.lidless_eye.cards.resource_short_events.on_character import ComeToKill, WisdomToWield
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.companies import at_haven, heal
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, can_be_tempted, check_now, succeed_now
from mathom.games.lidless_eye.terms import (
    ACTED,
    ANY_TIME,
    BODY,
    BORDER_HOLD,
    CHECK,
    DARK_HOLD,
    DIRECT,
    ECHO,
    FREE_HOLD,
    HOBBIT,
    NOTHING,
    ORGANIZATION,
    PROWESS,
    RUINS,
    SHADOW_HOLD,
    TABLE,
    TAPPED,
    THIS_TURN,
    UNTAPPED,
    USE,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

LEAST_DECK: Final = 5  # cards in the play deck, for Vilya


class RingOfPower(ShortEvent):
    """One of the Three, in the hands of its bearer, for the rest of the turn; then he checks."""

    def __init__(self, facts: Printed, who: str, might: i64, health: i64, will: i64, strain: i64) -> None:
        super().__init__(facts)
        self.who: str = who
        self.strain: i64 = strain
        self.has(Effect(PROWESS, might))
        self.has(Effect(BODY, health))
        self.has(Effect(DIRECT, will))

    def fits(self, s: Eye, c: i64) -> bool:
        used = any(s.kind[x] == self.id and s.host[x] == c for x in s.table)
        return KINDS[s.kind[c]].name == self.who and not (used and self.printed.no_duplicate == "turn")

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if self.fits(s, c):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and self.fits(s, link.a):
            s.echo(link.card, THIS_TURN, link.a)
            s.call(CorruptionCheck(link.a, self.strain))  # comes after what follows now
            self.works(s, link)

    def works(self, s: Eye, link: Link) -> None:
        raise NotImplementedError


class Narya(RingOfPower):
    """Kindles all hearts with him."""

    def works(self, s: Eye, link: Link) -> None:
        for c in s.members(s.co[link.a]):
            if s.tap[c] == TAPPED:
                s.tap[c] = UNTAPPED

    def text(self) -> list[Msg]:
        return [
            msg("On Gandalf: +4 prowess, +1 body and +2 direct influence for the rest of the turn."),
            msg("All unwounded characters of his company untap."),
            msg("He makes a corruption check at -{n}.", n=-self.strain),
        ]


class Vilya(RingOfPower):
    """At Rivendell what was lost is found."""

    def works(self, s: Eye, link: Link) -> None:
        if s.is_at(s.co[link.a], SITE_NUMBERS["rivendell"]) and s.deck[link.by].size() >= LEAST_DECK:
            for _ in range(3):
                s.call(Fetch(link.by, FROM_DISCARD, INTO_DECK, RESOURCE_CARD))

    def text(self) -> list[Msg]:
        return [
            msg("On Elrond, once a turn: +4 prowess, +2 body and +6 direct influence for the rest of the turn."),
            msg(
                "If he is at Rivendell and your play deck has at least five cards, you may put three resources from "
                "your discard pile into it; it is reshuffled."
            ),
            msg("He makes a corruption check at -{n}.", n=-self.strain),
        ]


class UsePalantir(WisdomToWield):
    """A sage taps."""

    def wields(self, s: Eye, sage: i64, item: i64) -> bool:
        return KINDS[s.kind[item]].palantir != 0 and super().wields(s, sage, item)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for c in self.users(s, company, True):
                for item in s.on(c):
                    if self.wields(s, c, item):
                        into.add(act(verb, subject, c, item))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def text(self) -> list[Msg]:
        return [msg("An untapped sage taps: he is able to use a Palantír he bears for the rest of the turn.")]


class HalflingStrength(ShortEvent):
    """A Hobbit untaps (0), is healed in the organization phase (1), or is steadier in a check (2)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ANY_TIME | CHECK
        self.second = "way"
        self.firmness: i64 = 4
        self.purpose.steadies = self.firmness

    def way_for(self, s: Eye, c: i64) -> i64:
        """what it does for a Hobbit now, -1 for nothing"""
        if not KINDS[s.kind[c]].race & HOBBIT:
            return -1
        if rolling(s) == CHECK:
            return 2 if check_now(s).who == c else -1
        if s.tap[c] == TAPPED:
            return 0
        return 1 if s.tap[c] == WOUNDED and s.phase == ORGANIZATION else -1

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if self.way_for(s, c) >= 0:
                into.add(act(verb, subject, c, self.way_for(s, c)))

    def resolve(self, s: Eye, link: Link) -> None:
        c = link.a
        if s.kind[c] < 0 or s.zone[c] != TABLE or self.way_for(s, c) != link.b:
            return
        if link.b == 0:
            s.tap[c] = UNTAPPED
        elif link.b == 1:
            heal(s, c, UNTAPPED)
        else:
            check_now(s).bonus += self.firmness

    def way(self, n: i64) -> Msg:
        return [msg("untap"), msg("heal"), msg("+4 to the check")][n]

    def text(self) -> list[Msg]:
        return [
            msg("A Hobbit untaps; or, in the organization phase, a wounded Hobbit is well and untapped."),
            msg("Or: a corruption check of a Hobbit is at +4."),
        ]


class ChanceMeeting(ComeToKill):
    """Somebody is met on the way, a Hobbit too, and follows."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.places = 1 << FREE_HOLD | 1 << BORDER_HOLD | 1 << RUINS

    def text(self) -> list[Msg]:
        return [
            msg(
                "On your turn, at a free-hold, border-hold or ruins & lairs where you have a company: a character but "
                "no Wizard comes into play under direct influence, a Hobbit too."
            ),
            msg("He does not count as the one character of an organization phase."),
        ]


declare(ChanceMeeting(printed("a-chance-meeting")), liking=0.8)
declare(Narya(printed("narya"), "gandalf", 4, 1, 2, -5))
declare(Vilya(printed("vilya"), "elrond", 4, 2, 6, -3))
declare(UsePalantir(printed("use-palantir")))
declare(HalflingStrength(printed("halfling-strength")), liking=0.5)


class Nenya(RingOfPower):
    """Besides, one check of somebody succeeds: what lasts of it can be used on it."""

    def __init__(self, facts: Printed, who: str, might: i64, health: i64, will: i64, strain: i64) -> None:
        super().__init__(facts, who, might, health, will, strain)
        self.windows = ANY_TIME | CHECK
        self.uses = CHECK
        self.echo_uses = 1
        self.service.likes(0.5)
        self.purpose.at_once = True

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and self.fits(s, link.a):
            s.echo(link.card, THIS_TURN, link.a)
            s.call(CorruptionCheck(link.a, self.strain_of(s, link.a)))

    def strain_of(self, s: Eye, c: i64) -> i64:
        return -1 if at_haven(s, s.co[c]) else self.strain

    def steadies(self, s: Eye, seat: i64) -> bool:
        """whether the check under way is that of somebody whom it may help: not in a shadow-hold or dark-hold"""
        if rolling(s) != CHECK:
            return False
        who = check_now(s).who
        return can_be_tempted(s, who) and not at_kind(s, s.co[who], 1 << SHADOW_HOLD | 1 << DARK_HOLD)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if s.zone[c] == ECHO and not s.used[c] & ACTED and self.steadies(s, s.owner[c]):
            into.add(act(USE, c, NOTHING))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.used[link.card] |= ACTED

    def resolve_use(self, s: Eye, link: Link) -> None:
        if self.steadies(s, link.by):
            succeed_now(s)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        """to save somebody in danger, at her own"""
        if not self.steadies(s, seat):
            return UNLIKED
        check = check_now(s)
        cost = falls_to_check(s, a, self.strain_of(s, a)) * worth_of(s, a)
        return falls_to_check(s, check.who, check.bonus) * worth_of(s, check.who) - cost - 0.5

    def text(self) -> list[Msg]:
        return [
            msg("Galadriel: +2 prowess, +2 body and +2 direct influence until the end of the turn."),
            msg("She makes a corruption check at -3, at a Haven at -1."),
            msg(
                "Once this turn the corruption check of a character who is in no shadow-hold and no dark-hold succeeds "
                "without a roll."
            ),
        ]


declare(Nenya(printed("nenya"), "galadriel", 2, 2, 2, -3))
