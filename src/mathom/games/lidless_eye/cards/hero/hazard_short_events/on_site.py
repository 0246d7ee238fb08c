"""Hazard short-events of The Wizards that are played on a site, or on a region of a path."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.hazard_short_events.on_site import Arousal
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.retyping import ATTACK_WAY, OTHERWISE, Retyping
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import (
    ATTACK_PROWESS,
    AUTO,
    BORDER_HOLD,
    BORDER_LAND,
    DARK_DOMAIN,
    DARK_HOLD,
    ELF,
    FREE_DOMAIN,
    FREE_HOLD,
    NOTHING,
    PROWESS,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    TABLE,
    THIS_TURN,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class Kindling(Retyping):
    """An automatic-attack is stronger, or the land grows darker. `until` keeps the attack in the mark of its effect as
    site + 256 * (1 + number)."""

    def __init__(self, facts: Printed, regions: list[tuple[int, int]], sites: list[tuple[int, int]], at: i64) -> None:
        super().__init__(facts, regions, sites)
        self.guards = AUTO
        self.at: i64 = at  # kinds of sites, as bits
        self.bonus: i64 = 2
        self.touches |= ATTACK_PROWESS
        self.late = ATTACK_PROWESS

    def numbers(self, s: Eye) -> vec[i64]:
        """automatic-attacks it may be played on"""
        out = vec[i64]()
        if s.now >= 0 and self.at & bit(site_kind(s, s.site_now(s.now))):
            for attack in site_attacks(s, s.now):
                if attack.number not in out:
                    out = append(out, attack.number)
        return out

    def fill_otherwise(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for number in self.numbers(s):
            into.add(act(verb, subject, NOTHING, ATTACK_WAY + number))

    def otherwise(self, s: Eye, link: Link) -> None:
        if link.b - ATTACK_WAY in self.numbers(s):
            e = s.echo(link.card, THIS_TURN)
            s.mark[e] = s.site_now(s.now) + 256 * (1 + link.b - ATTACK_WAY)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != ATTACK_PROWESS:
            return super().modify(s, c, what, subject, value)
        attack = attack_now(s)
        if attack.defender < 0 or attack.auto < 0:
            return value
        return value + self.bonus if s.mark[c] == s.site_now(attack.defender) + 256 * (1 + attack.auto) else value


class EarthsFire(Kindling):
    def text(self) -> list[Msg]:
        return [
            msg("One automatic-attack at a shadow-hold or dark-hold has +2 prowess this turn."),
            self.either_words(),
        ]


class ChokingShadows(Kindling):
    def text(self) -> list[Msg]:
        return [msg("One automatic-attack at ruins & lairs has +2 prowess this turn."), self.either_words()]


class OnOne(Retyping):
    """Something befalls a character of the company under way, or the land grows wilder."""

    def fits(self, s: Eye, ch: i64) -> bool:
        raise NotImplementedError

    def befalls(self, s: Eye, link: Link) -> None:
        raise NotImplementedError

    def fill_otherwise(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for ch in s.members(s.now):
            if self.fits(s, ch):
                into.add(act(verb, subject, ch, OTHERWISE))

    def otherwise(self, s: Eye, link: Link) -> None:
        ch = link.a
        if s.kind[ch] >= 0 and s.zone[ch] == TABLE and FACTS.character[s.kind[ch]] and self.fits(s, ch):
            self.befalls(s, link)


class Gloom(OnOne):
    def __init__(self, facts: Printed, regions: list[tuple[int, int]], sites: list[tuple[int, int]]) -> None:
        super().__init__(facts, regions, sites)
        self.has(Effect(PROWESS, -1))

    def fits(self, s: Eye, ch: i64) -> bool:
        return s.co_dest[s.co[ch]] >= 0

    def befalls(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_TURN, link.a)
        s.mark[e] = -1

    def text(self) -> list[Msg]:
        return [
            msg("A character of a moving company has -1 prowess until the end of the turn."),
            self.either_words(),
        ]


class NewMoon(OnOne):
    def fits(self, s: Eye, ch: i64) -> bool:
        return s.untapped(ch) and KINDS[s.kind[ch]].race & ELF != 0

    def befalls(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def text(self) -> list[Msg]:
        return [msg("An Elf taps."), self.either_words()]


declare(
    Arousal(
        printed("arouse-minions"),
        1 << SHADOW_HOLD | 1 << DARK_HOLD,
        3,
        0,
        msg("On a shadow-hold or dark-hold: until the end of the turn one of its automatic-attacks has +3 prowess."),
    )
)
declare(
    EarthsFire(
        printed("awaken-the-earth-s-fire"),
        [(SHADOW_LAND, DARK_DOMAIN)],
        [(SHADOW_HOLD, DARK_HOLD)],
        bit(SHADOW_HOLD) | bit(DARK_HOLD),
    ),
    liking=0.5,
)
declare(
    ChokingShadows(printed("choking-shadows"), [(WILDERNESS, SHADOW_LAND)], [(RUINS, SHADOW_HOLD)], bit(RUINS)),
    liking=0.5,
)
declare(Gloom(printed("gloom"), [(BORDER_LAND, WILDERNESS)], [(BORDER_HOLD, RUINS)]), liking=0.3)
declare(NewMoon(printed("new-moon"), [(FREE_DOMAIN, BORDER_LAND)], [(FREE_HOLD, BORDER_HOLD)]), liking=0.3)
