"""Hazard short-events on a company or its path."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.appeal import stirring
from mathom.games.lidless_eye.cards.kit.demands import DiscardItem, TapOne, is_minor, items_of, untapped_of
from mathom.games.lidless_eye.cards.kit.event_attacks import Spies
from mathom.games.lidless_eye.cards.kit.events import is_avatar
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.hazards import is_night
from mathom.games.lidless_eye.news import R_BODY, R_CARD, TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import IDLE
from mathom.games.lidless_eye.rules.camps import camp_of
from mathom.games.lidless_eye.rules.chain import chain_now
from mathom.games.lidless_eye.rules.combat.body import body_roll
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.companies import avatar_in, overt
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.keys import hazard_site_kind
from mathom.games.lidless_eye.rules.routes import count_kind, path_kinds
from mathom.games.lidless_eye.rules.sums import mind
from mathom.games.lidless_eye.terms import (
    ALLY,
    BORDER_LAND,
    DARK_HOLD,
    FACTION,
    FREE_DOMAIN,
    HERO,
    ITEM,
    MAN,
    NOTHING,
    ORC,
    REVEAL,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE_PLAY,
    TROLL,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class WaitingShadow(ShortEvent):
    """Taps somebody of the company under way."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.meets_company = 1
        self.purpose.taps = 1

    def races(self, s: Eye) -> i64:
        return 0 if is_night(s) else ORC | TROLL | MAN

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if len(untapped_of(s, s.now, self.races(s))):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        s.call(TapOne(s.now, self.races(s)))

    def text(self) -> list[Msg]:
        return [
            msg(
                "The company taps an untapped Orc, Troll or Man of its choice; any character while Doors of Night is "
                "in play."
            )
        ]


class Lost(ShortEvent):
    """The hazard limit of a moving company rises by the regions of one kind in its path."""

    def __init__(self, facts: Printed, kind: i64, words: Msg) -> None:
        super().__init__(facts)
        self.target = ""
        self.meets_company = 1
        self.region: i64 = kind
        self.words: Msg = words

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.co_dest[s.now] >= 0 and count_kind(s, s.now, self.region):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_dest[s.now] >= 0:
            n = count_kind(s, s.now, self.region)
            s.limit += n
            s.co_limit[s.now] += n

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        """worth it for creatures that wait"""
        return 0.3 if s.limit <= 2 and stirring(s, self.id) > 0.4 else -0.3

    def text(self) -> list[Msg]:
        return [self.words]


class LostInFreeDomains(Lost):
    """A company that passes a free-domain does nothing in its site phase."""

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return self.purpose.liking

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_dest[s.now] >= 0 and count_kind(s, s.now, self.region):
            s.co_did[s.now] |= IDLE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not s.co_did[s.now] & IDLE:
            super().offer(s, seat, verb, subject, into)


class Rats(ShortEvent):
    """A minor item, or a wound."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.meets_company = 1
        self.guards = SITE_PLAY

    def hungry(self, s: Eye) -> bool:
        kinds = bit(RUINS) | bit(SHADOW_HOLD) | bit(DARK_HOLD)
        if not kinds & bit(hazard_site_kind(s, s.site_now(s.now))):
            return False
        return any(is_minor(s, x) for x in items_of(s, s.now))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.hungry(s):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.hungry(s):
            s.call(DiscardItem(s.now, 1))

    def text(self) -> list[Msg]:
        return [
            msg("On a company with a minor item, at or on the way to ruins & lairs, a shadow-hold or a dark-hold."),
            msg(
                "It discards a minor item, or one of its characters is wounded, without a body check; its player "
                "chooses."
            ),
        ]


class HeedlessRevelry(ShortEvent):
    """A resting company forgets its task; from on guard nobody withstands."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.meets_company = 1
        self.guards = SITE_PLAY

    def reveller(self, s: Eye, ch: i64) -> bool:
        return s.untapped(ch) and not is_avatar(s, ch)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not any(self.reveller(s, ch) for ch in s.members(s.now)):
            return
        if verb == REVEAL:
            first = FACTS.type[chain_now(s).links[0].kind]
            if first in (ITEM, ALLY, FACTION):
                into.add(act(verb, subject, NOTHING))
        elif s.co_dest[s.now] < 0 and not avatar_in(s, s.now):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        on_guard = chain_now(s).window & SITE_PLAY
        less: i64 = 2 if camp_of(s, s.now) == HERO else 0
        for ch in s.members(s.now):
            if self.reveller(s, ch) and (on_guard or s.two_dice(link.by, R_CARD) - less > mind(s, ch)):
                s.tap_down(ch)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a company that does not move, without a Ringwraith: a roll for each untapped character; above "
                "his mind he taps."
            ),
            msg("For heroes the roll is at -2, and Wizards are spared."),
            msg(
                "From on guard, when an item, ally or faction is played: all untapped characters tap, but Ringwraiths."
            ),
        ]


class BoldSpies(ShortEvent):
    """What waits at the site attacks on the way."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.meets_company = 1

    def meets(self, s: Eye) -> bool:
        if s.co_dest[s.now] < 0:
            return False
        bold = overt(s, s.now)
        return any(a.against != "overt" or bold for a in site_attacks(s, s.now))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.meets(s):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.meets(s):
            s.call(Spies(s.now))

    def text(self) -> list[Msg]:
        return [
            msg("On a company moving to a site with an automatic-attack: it faces the like of all of them at once."),
            msg("These attacks are no automatic-attacks."),
        ]


class VeilsFlungAway(ShortEvent):
    """In open lands by day Orcs and Trolls may flee, others tire."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.meets_company = 1
        self.free = 1

    def shines(self, s: Eye) -> bool:
        if s.co_dest[s.now] < 0 or s.in_play(NUMBERS["doors-of-night"]) >= 0:
            return False
        open_lands = bit(WILDERNESS) | bit(BORDER_LAND) | bit(FREE_DOMAIN)
        return any(open_lands & bit(kind) for kind in path_kinds(s, s.now))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.shines(s) and any(s.untapped(c) or KINDS[s.kind[c]].race & (ORC | TROLL) for c in s.members(s.now)):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.shines(s):
            for c in s.members(s.now):
                self.test(s, c)

    def test(self, s: Eye, c: i64) -> None:
        roll = body_roll(s, c, -1)
        result = s.two_dice(s.against(s.owner[c]), R_BODY) + roll.added
        if roll.flees(result):
            remove_character(s, c, TO_DISCARD)
        elif result > roll.against:
            s.tap_down(c)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a company moving through a wilderness, border-land or free-domain, unless Doors of Night is in "
                "play."
            ),
            msg("A body check at -1 for each character: Orcs and Trolls are discarded on the figures of their cards."),
            msg("Else an untapped character who fails it taps. Does not count toward the hazard limit."),
        ]


declare(WaitingShadow(printed("waiting-shadow")))
declare(
    Lost(
        printed("lost-in-border-lands"),
        BORDER_LAND,
        msg("The hazard limit of a moving company rises by 1 for each border-land in its path."),
    )
)
declare(
    Lost(
        printed("lost-in-shadow-lands"),
        SHADOW_LAND,
        msg("The hazard limit of a moving company rises by 1 for each shadow-land in its path."),
    )
)
declare(
    Lost(
        printed("lost-in-the-wilderness"),
        WILDERNESS,
        msg("The hazard limit of a moving company rises by 1 for each wilderness in its path."),
    )
)
declare(
    LostInFreeDomains(
        printed("lost-in-free-domains"),
        FREE_DOMAIN,
        msg("A moving company with a free-domain in its path does nothing in its site phase."),
    ),
    liking=1.4,
)
declare(Rats(printed("rats")), liking=0.7)
declare(HeedlessRevelry(printed("heedless-revelry")), liking=0.8)
declare(BoldSpies(printed("tidings-of-bold-spies")), liking=1.0)
declare(VeilsFlungAway(printed("veils-flung-away")), liking=0.8)
