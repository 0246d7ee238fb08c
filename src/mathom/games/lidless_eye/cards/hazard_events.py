"""Hazard short-events played on a character, a company, its path or its site."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, T_ITEM, T_SITE, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.demands import DiscardItem, Ford, is_minor, items_of
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.news import R_CARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import IDLE, MOVED
from mathom.games.lidless_eye.rules.chain import chain_now
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.corruption import Checks, CorruptionCheck
from mathom.games.lidless_eye.rules.keys import hazard_site_kind
from mathom.games.lidless_eye.rules.routes import count_kind
from mathom.games.lidless_eye.rules.sums import mind
from mathom.games.lidless_eye.terms import (
    ALLY,
    BORDER_LAND,
    CHARACTER,
    DARK_HOLD,
    DWARF,
    ECHO,
    FACTION,
    FREE_DOMAIN,
    GOLD,
    GREATER,
    HOBBIT,
    ITEM,
    MAN,
    NOTHING,
    ORC,
    PROWESS,
    REVEAL,
    RINGWRAITH,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE_PLAY,
    STRIKE_HAZARD,
    TABLE,
    THIS_TURN,
    TRAVEL,
    TROLL,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


def is_wraith(s: Eye, c: i64) -> bool:
    return FACTS.type[s.kind[c]] == RINGWRAITH


class OnCharacter(ShortEvent):
    """Played on a character of the company under way."""

    def fits(self, s: Eye, ch: i64) -> bool:
        """whether it can do anything to a character"""
        raise NotImplementedError

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for ch in s.members(s.now):
            if self.fits(s, ch):
                into.add(act(verb, subject, ch))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] == TABLE and FACTS.character[s.kind[link.a]] and self.fits(s, link.a):
            self.strike(s, link)

    def strike(self, s: Eye, link: Link) -> None:
        """what it does to him"""
        raise NotImplementedError


class DarknessUnderTree(OnCharacter):
    """Taps an Orc, Troll or Man at night."""

    def fits(self, s: Eye, ch: i64) -> bool:
        night = s.in_play(NUMBERS["doors-of-night"]) >= 0
        return night and s.untapped(ch) and KINDS[s.kind[ch]].race & (ORC | TROLL | MAN) != 0

    def strike(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def text(self) -> list[Msg]:
        return [msg("While Doors of Night is in play: taps an untapped Orc, Troll or Man.")]


class RovingEye(OnCharacter):
    """A check for who bears something great; it discards him at worst."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.guards = SITE_PLAY

    def fits(self, s: Eye, ch: i64) -> bool:
        if is_wraith(s, ch):
            return False
        for x in s.table:
            if s.host[x] == ch and s.zone[x] == TABLE:
                card = KINDS[s.kind[x]]
                if card.palantir or card.item == GREATER or card.ring > GOLD:
                    return True
        return False

    def strike(self, s: Eye, link: Link) -> None:
        s.call(CorruptionCheck(link.a, -2, 0))

    def text(self) -> list[Msg]:
        return [
            msg("On a character with a Palantír, a greater item or a ring that is no gold ring; not on a Ringwraith."),
            msg("He checks corruption at -2; where others would be eliminated he is discarded."),
        ]


class Weariness(ShortEvent):
    """Less prowess for the rest of the turn, or a check: the second target says which (0, 1)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = TRAVEL | STRIKE_HAZARD
        self.guards = SITE_PLAY
        self.second = "either"
        self.has(Effect(PROWESS, -1))

    def weary(self, s: Eye, ch: i64) -> bool:
        return any(s.host[x] == ch and s.kind[x] == self.id and s.zone[x] == ECHO for x in s.table)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        struck = strike_now(s).target
        if struck >= 0:  # on a strike only what changes it (LE-B-167)
            if FACTS.character[s.kind[struck]] and not self.weary(s, struck):
                into.add(act(verb, subject, struck, 0))
            return
        for ch in s.members(s.now):
            if not self.weary(s, ch):
                into.add(act(verb, subject, ch, 0))
            if not is_wraith(s, ch):
                into.add(act(verb, subject, ch, 1))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] != TABLE or not FACTS.character[s.kind[link.a]]:
            return
        if link.b == 1:
            s.call(CorruptionCheck(link.a))
        elif not self.weary(s, link.a):
            s.echo(link.card, THIS_TURN, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("A character has -1 prowess until the end of the turn; this cannot be duplicated on him."),
            msg("Or he checks corruption."),
        ]


class Lost(ShortEvent):
    """The hazard limit of a moving company rises by the regions of one kind in its path."""

    def __init__(self, facts: Printed, kind: i64, words: Msg) -> None:
        super().__init__(facts)
        self.target = ""
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

    def text(self) -> list[Msg]:
        return [self.words]


class LostInFreeDomains(Lost):
    """A company that passes a free-domain does nothing in its site phase."""

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_dest[s.now] >= 0 and count_kind(s, s.now, self.region):
            s.co_did[s.now] |= IDLE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not s.co_did[s.now] & IDLE:
            super().offer(s, seat, verb, subject, into)


class River(ShortEvent):
    """Who has come to this site taps a ranger, or does nothing there this turn."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "site"
        self.triggers |= T_SITE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.co_dest[s.now] >= 0:
            into.add(act(verb, subject, s.site_now(s.now)))

    def resolve(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_TURN)
        s.mark[e] = link.a

    def on_site(self, s: Eye, c: i64, company: i64) -> None:
        if s.zone[c] == ECHO and s.co_site[company] == s.mark[c] and s.co_did[company] & MOVED:
            s.call(Ford(company))

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a site: a company that has moved there this turn must tap a ranger, or it does nothing in its "
                "site phase."
            )
        ]


class Rats(ShortEvent):
    """A minor item, or a wound."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
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


class Greed(ShortEvent):
    """Until the end of the turn whoever sees an item played here is tempted."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "site"
        self.guards = SITE_PLAY
        self.triggers |= T_ITEM

    def works_at(self, s: Eye, site: i64) -> bool:
        return any(s.kind[x] == self.id and s.zone[x] == ECHO and s.mark[x] == site for x in s.table)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        site = s.site_now(s.now)
        if not self.works_at(s, site):
            into.add(act(verb, subject, site))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.works_at(s, link.a):
            e = s.echo(link.card, THIS_TURN)
            s.mark[e] = link.a

    def on_item(self, s: Eye, c: i64, bearer: i64, item: i64) -> None:
        if s.zone[c] != ECHO or s.co_site[s.co[bearer]] != s.mark[c] or attack_now(s).defender >= 0:
            return  # what is won in a fight is not played
        checks = Checks()
        for ch in s.table:
            if FACTS.type[s.kind[ch]] != CHARACTER or ch == bearer or s.zone[ch] != TABLE:
                continue
            if s.co_site[s.co[ch]] == s.mark[c] and not KINDS[s.kind[ch]].race & HOBBIT:
                checks.add(ch, -would_burden(s, item, ch))
        if len(checks.who):
            s.call(checks)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a site, until the end of the turn: each time an item is played there, everyone else at the site "
                "checks "
                "corruption, lowered by the corruption points it would give him; not Hobbits and Ringwraiths."
            )
        ]


def would_burden(s: Eye, item: i64, ch: i64) -> i64:
    """corruption points an item would give a character"""
    card = KINDS[s.kind[item]]
    dwarf: i64 = card.printed.corruption_dwarf
    return dwarf if dwarf and KINDS[s.kind[ch]].race == DWARF else card.corruption


class HeedlessRevelry(ShortEvent):
    """A resting company forgets its task; from on guard nobody withstands."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.guards = SITE_PLAY

    def reveller(self, s: Eye, ch: i64) -> bool:
        return s.untapped(ch) and not is_wraith(s, ch)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not any(self.reveller(s, ch) for ch in s.members(s.now)):
            return
        if verb == REVEAL:
            first = FACTS.type[chain_now(s).links[0].kind]
            if first in (ITEM, ALLY, FACTION):
                into.add(act(verb, subject, NOTHING))
        elif s.co_dest[s.now] < 0 and wraith_in(s, s.now) < 0:
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        on_guard = chain_now(s).window & SITE_PLAY
        for ch in s.members(s.now):
            if self.reveller(s, ch) and (on_guard or s.two_dice(link.by, R_CARD) > mind(s, ch)):
                s.tap_down(ch)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a company that does not move, without a Ringwraith: a roll for each untapped character; above "
                "his mind he taps."
            ),
            msg(
                "From on guard, when an item, ally or faction is played: all untapped characters tap, but Ringwraiths."
            ),
        ]


declare(DarknessUnderTree(printed("darkness-under-tree")))
declare(RovingEye(printed("the-roving-eye")))
declare(Weariness(printed("weariness-of-the-heart")))
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
    )
)
declare(River(printed("river")))
declare(Rats(printed("rats")))
declare(Greed(printed("greed")))
declare(HeedlessRevelry(printed("heedless-revelry")))
