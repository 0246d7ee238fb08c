"""The hazard long-events of The Wizards."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGIONS, SITES, T_ALWAYS, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.hazard_long_events import Awakening
from mathom.games.lidless_eye.cards.kit.families import LongEvent
from mathom.games.lidless_eye.cards.kit.hazards import is_night
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.camps import camp_of
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.journey import send_back
from mathom.games.lidless_eye.rules.keys import keyed_to_region_kind, keyed_to_site_kind
from mathom.games.lidless_eye.rules.routes import path_kinds
from mathom.games.lidless_eye.rules.sums import Ledger, has_skill, pass_over, total
from mathom.games.lidless_eye.terms import (
    ANIMAL,
    ATTACK_PROWESS,
    BORDER_HOLD,
    BORDER_LAND,
    COASTAL_SEA,
    CORRUPTION,
    DARK_DOMAIN,
    DARK_HOLD,
    DUNADAN,
    HAVEN,
    HERO,
    MAN,
    PROWESS,
    RANGER,
    REGION_KIND,
    REGION_KINDS,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    SPIDER,
    TABLE,
    WILDERNESS,
    WOLF,
)
from mathom.kernel.state import Buffer
from mathom.kernel.words import Msg, msg


def passes(s: Eye, company: i64, kinds: i64) -> bool:
    """whether the path of a company that moves has a region of one of these kinds, as bits"""
    return any(kinds >> kind & 1 for kind in path_kinds(s, company))


def tap_behind(s: Eye, seat: i64, site: i64, kinds: i64) -> None:
    """a site that lies behind such a region is tapped; no haven is"""
    if SITES[site].kind == HAVEN or s.site_tapped(seat, site):
        return
    for kind in SITES[site].path:
        if kinds >> total(s, REGION_KIND, kind, kind) & 1:
            s.tap_site(seat, site)
            return


class Weather(LongEvent):
    """Some of it may be played only by night."""

    def __init__(self, facts: Printed, by_night: bool) -> None:
        super().__init__(facts)
        self.target = ""
        self.only_by_night: bool = by_night

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not self.only_by_night or is_night(s):
            super().offer(s, seat, verb, subject, into)

    def night_words(self) -> Msg:
        return msg("Playable while Doors of Night is in play.")


class Clouds(Weather):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, False)
        self.touches = self.late = ATTACK_PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + 2 if attack_now(s).creature >= 0 and is_night(s) else value

    def text(self) -> list[Msg]:
        return [msg("While Doors of Night is in play creatures have +2 prowess.")]


class EyeOfSauron(Weather):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, False)
        self.touches = self.late = ATTACK_PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if attack_now(s).auto < 0:
            return value
        return value + (3 if is_night(s) else 1)

    def text(self) -> list[Msg]:
        return [msg("Automatic-attacks have +1 prowess; +3 while Doors of Night is in play.")]


class Night(Weather):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, False)
        self.touches = self.late = PROWESS | ATTACK_PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == ATTACK_PROWESS:
            return value + 1 if is_night(s) else value
        if not FACTS.character[s.kind[subject]]:
            return value
        race = KINDS[s.kind[subject]].race
        if race & DUNADAN and not has_skill(s, subject, RANGER):
            value -= 1
        return value - 1 if race & (MAN | DUNADAN) and is_night(s) else value

    def text(self) -> list[Msg]:
        return [
            msg("Every Dúnadan who is no ranger has -1 prowess."),
            msg("While Doors of Night is in play all attacks have +1 prowess, and every Man and Dúnadan -1."),
        ]


class MorgulNight(Weather):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, True)
        self.touches = self.last = REGION_KIND

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if value == WILDERNESS:
            return SHADOW_LAND
        return DARK_DOMAIN if value == SHADOW_LAND else value

    def text(self) -> list[Msg]:
        return [self.night_words(), msg("Wildernesses count as shadow-lands, and shadow-lands as dark-domains.")]


class TurnsBack(Weather):
    """Companies turn back from such regions; with a ranger some do not. Some weather taps the sites behind them."""

    def __init__(self, facts: Printed, by_night: bool, kinds: i64, back: bool, taps: bool) -> None:
        super().__init__(facts, by_night)
        self.kinds: i64 = kinds
        self.back: bool = back
        self.taps: bool = taps
        self.triggers |= T_TRAVEL if back else 0
        self.triggers |= T_ALWAYS if taps else 0

    def suffers(self, s: Eye, company: i64) -> bool:
        """LE-H-68: some have no effect on a Ringwraith player"""
        return self.printed.against != "hero" or camp_of(s, company) == HERO

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        if self.back and s.zone[link.card] == TABLE:
            self.on_travel(s, link.card, s.now)

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        if company < 0 or s.co_dest[company] < 0 or not self.suffers(s, company) or not passes(s, company, self.kinds):
            return
        if self.taps and any(has_skill(s, x, RANGER) for x in s.fighters(company)):
            return
        send_back(s, company)

    def always(self, s: Eye, c: i64) -> None:
        if s.zone[c] != TABLE or (self.back and not is_night(s)):
            return
        for company in range(len(s.co_owner)):
            seat = s.co_owner[company]
            if seat >= 0 and self.suffers(s, company):
                tap_behind(s, seat, s.co_site[company], self.kinds)
                tap_behind(s, seat, s.site_now(company), self.kinds)

    def text(self) -> list[Msg]:
        if self.back and self.taps:
            return [
                msg(
                    "A moving company of heroes with a shadow-land or dark-domain in its path returns to its site of "
                    "origin, but not if it has a ranger."
                ),
                msg(
                    "While Doors of Night is in play every site of theirs with a shadow-land or dark-domain in its "
                    "path is tapped; not Havens."
                ),
            ]
        if self.back:
            words = msg("A moving company with a wilderness in its path returns to its site of origin.")
        else:
            words = msg("Every site with a coastal sea in its path is tapped; not Havens.")
        return [self.night_words(), words]


class BalanceOfThings(LongEvent):
    """Of the sources of a character's corruption one counts twice, which his player chooses: nobody would choose any
    but the least."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.touches = self.last = CORRUPTION

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        parts: Ledger = []
        before = pass_over(s, FACTS.touches, CORRUPTION, subject, 0, parts)
        pass_over(s, FACTS.late, CORRUPTION, subject, before, parts)
        found: dict[int, int] = {}
        for source, points in parts:
            found[source] = found.get(source, 0) + points
        least: i64 = 0
        for source in found:
            points_of: i64 = found[source]
            if points_of > 0 and (least == 0 or points_of < least):
                least = points_of
        return value + least

    def text(self) -> list[Msg]:
        return [msg("Of the cards that give a character corruption points the one that gives least counts twice.")]


class PackAtTheDoor(Weather):
    """Beasts come near to where people dwell."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, True)
        self.opening = 1

    def opens(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        card = KINDS[creature]
        if card.unique or not card.race & (ANIMAL | SPIDER | WOLF) or not dwells_on_land(card.printed):
            return False
        near = keyed_to_site_kind(key, BORDER_HOLD) or keyed_to_site_kind(key, RUINS)
        return near or keyed_to_region_kind(key, BORDER_LAND)

    def text(self) -> list[Msg]:
        return [
            self.night_words(),
            msg(
                "Animals, Spiders and Wolves that are not unique and can be keyed to a region that is no coastal sea "
                "may be keyed to border-lands, border-holds and ruins & lairs."
            ),
        ]


def dwells_on_land(facts: Printed) -> bool:
    """whether a creature can be keyed to a region that is no coastal sea"""
    kinds = (*facts.keys, *facts.keys_night, *facts.keys_no_night)
    regions = (*facts.key_regions, *facts.key_regions_night)
    return any(kind != REGION_KINDS[COASTAL_SEA] for kind in kinds) or any(
        region.printed.name in regions and region.kind != COASTAL_SEA for region in REGIONS
    )


declare(
    Awakening(
        printed("awaken-minions"),
        1 << SHADOW_HOLD | 1 << DARK_HOLD,
        0,
        msg("Automatic-attacks at shadow-holds and dark-holds have twice the strikes."),
    )
)
declare(Clouds(printed("clouds")))
declare(EyeOfSauron(printed("eye-of-sauron")))
declare(Night(printed("night")))
declare(BalanceOfThings(printed("the-balance-of-things")), liking=0.5)
declare(PackAtTheDoor(printed("a-pack-at-the-door")))
declare(MorgulNight(printed("morgul-night")))
declare(TurnsBack(printed("snowstorm"), True, 1 << WILDERNESS, True, False), liking=0.9)
declare(TurnsBack(printed("storms-of-osse"), True, 1 << COASTAL_SEA, False, True), liking=0.3)
declare(TurnsBack(printed("foul-fumes"), False, 1 << SHADOW_LAND | 1 << DARK_DOMAIN, True, True), liking=0.6)
