"""The hazard long-events: winters, webs, and what makes the attacks of whole races or kinds of sites stronger."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ARRIVE, T_SITE_ATTACKS, T_TRAVEL, AutoAttack, bit
from mathom.games.lidless_eye.box.printed import Printed, PrintedAttack
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.families import LongEvent
from mathom.games.lidless_eye.cards.kit.hazards import FREEZING, HOLDS, LAIRS, freeze, is_night
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.influence import Influence
from mathom.games.lidless_eye.rules.journey import send_back
from mathom.games.lidless_eye.rules.routes import count_kind
from mathom.games.lidless_eye.rules.sums import has_skill, site_kind
from mathom.games.lidless_eye.terms import (
    ANIMAL,
    ATTACK,
    ATTACK_PROWESS,
    AUTO,
    BORDER_HOLD,
    BORDER_LAND,
    DETAINMENT,
    DIRECT,
    DUNADAN,
    DWARF,
    ELF,
    FREE_DOMAIN,
    HOBBIT,
    INFLUENCE_ROLL,
    NOTHING,
    ORC,
    RANGER,
    REGION_KIND,
    REVEAL,
    SPIDER,
    STRIKES,
    TABLE,
    TRAVEL,
    TROLL,
    UNDEAD,
    WILDERNESS,
    WOLF,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

ADDED_BY_WINTER: Final = 16  # number of Fell Winter's attack among those of a site


class FellWinter(LongEvent):
    """Wolves come to every border-hold; at night the lands grow wilder."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.guards = AUTO
        self.triggers |= T_SITE_ATTACKS
        self.touches = self.last = REGION_KIND
        self.wolves: AutoAttack = AutoAttack(PrintedAttack(race="wolf", strikes=3, prowess=7), ADDED_BY_WINTER)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if verb != REVEAL or site_kind(s, s.co_site[s.now]) == BORDER_HOLD:
            super().offer(s, seat, verb, subject, into)

    def on_site_attacks(self, s: Eye, c: i64, company: i64, attacks: list[AutoAttack]) -> None:
        if site_kind(s, s.site_now(company)) == BORDER_HOLD:
            attacks.append(self.wolves)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if not is_night(s):
            return value
        if value == FREE_DOMAIN:
            return BORDER_LAND
        return WILDERNESS if value == BORDER_LAND else value

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        freeze(s)

    def text(self) -> list[Msg]:
        return [
            msg("Every border-hold has another automatic-attack: Wolves, 3 strikes at 7."),
            msg(
                "While Doors of Night is in play free-domains count as border-lands, and border-lands as wildernesses."
            ),
        ]


class LongWinter(LongEvent):
    """Companies without a ranger turn back from the wild; at night the sites behind it are tapped."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.triggers |= T_TRAVEL | T_ARRIVE

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        if s.zone[link.card] == TABLE:
            self.on_travel(s, link.card, s.now)

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        freeze(s)
        if company < 0 or s.co_dest[company] < 0 or count_kind(s, company, WILDERNESS) < FREEZING:
            return
        for x in s.fighters(company):
            if has_skill(s, x, RANGER):
                return
        send_back(s, company)

    def on_arrive(self, s: Eye, c: i64, company: i64) -> None:
        freeze(s)

    def text(self) -> list[Msg]:
        return [
            msg(
                "A moving company with two wildernesses in its path returns to its site of origin, but not if it has "
                "a ranger."
            ),
            msg(
                "While Doors of Night is in play every site with two wildernesses in its path is tapped; not "
                "Darkhavens."
            ),
        ]


class Webs(LongEvent):
    """In an influence attempt only influence itself counts, and what a character's own text gives."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.touches = self.last = INFLUENCE_ROLL | DIRECT

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if not any(isinstance(frame, Influence) for frame in s.stack) or not FACTS.character[s.kind[subject]]:
            return value
        card = KINDS[s.kind[subject]]
        return card.modify(s, subject, what, subject, card.direct if what == DIRECT else 0)

    def text(self) -> list[Msg]:
        return [
            msg(
                "In every influence attempt nothing is added or subtracted but unused general influence, unused direct "
                "influence as printed, and what the texts of characters give."
            )
        ]


class Stirring(LongEvent):
    """All attacks of some races are stronger, of whomever (LE-B-155)."""

    def __init__(self, facts: Printed, words: Msg) -> None:
        super().__init__(facts)
        self.windows = TRAVEL | ATTACK
        self.guards = AUTO
        self.target = ""
        self.races: i64 = 0
        self.words: Msg = words

    def stirs(self, races: i64, n: i64, by_night: i64) -> None:
        """so many strikes and so much prowess more; other figures while Doors of Night is in play"""
        self.races |= races
        self.has(Effect(ATTACK_PROWESS, n, scope=ATTACKS, race=races, doors=by_night))
        self.has(Effect(STRIKES, n, scope=ATTACKS, race=races, doors=by_night))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.duplicate(s, seat):
            return
        attack = attack_now(s)
        if verb == REVEAL:  # it must change an attack that the company is about to face (LE-A-89)
            if not any(a.race & self.races for a in site_attacks(s, s.now)):
                return
        elif attack.defender >= 0 and not attack.race & self.races:
            return  # during an attack only what changes it
        into.add(act(verb, subject, NOTHING))

    def text(self) -> list[Msg]:
        return [self.words]


class PlagueOfWights(Stirring):
    """Undead attacks: prowess, and at night twice the strikes."""

    def __init__(self, facts: Printed, words: Msg) -> None:
        super().__init__(facts, words)
        self.races = UNDEAD
        self.has(Effect(ATTACK_PROWESS, 1, scope=ATTACKS, race=UNDEAD))
        self.touches |= STRIKES
        self.last |= STRIKES

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == STRIKES:
            return value * 2 if attack_now(s).race & UNDEAD and is_night(s) else value
        return super().modify(s, c, what, subject, value)


def automatic_at(s: Eye, attack: Assault, kinds: i64) -> bool:
    """whether an attack is an automatic-attack at a site of one of these kinds"""
    return attack.auto >= 0 and kinds & bit(site_kind(s, s.site_now(attack.defender))) != 0


class Awakening(LongEvent):
    """Automatic-attacks at some kinds of sites have twice the strikes; some become normal ones."""

    def __init__(self, facts: Printed, kinds: i64, normal: i64, words: Msg) -> None:
        super().__init__(facts)
        self.guards = AUTO
        self.target = ""
        self.kinds: i64 = kinds
        self.words: Msg = words
        self.touches = self.last = STRIKES | DETAINMENT if normal else STRIKES

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if verb == REVEAL and not self.kinds & bit(site_kind(s, s.co_site[s.now])):
            return
        super().offer(s, seat, verb, subject, into)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if not automatic_at(s, attack_now(s), self.kinds):
            return value
        return value * 2 if what == STRIKES else 0

    def text(self) -> list[Msg]:
        return [self.words]


declare(FellWinter(printed("fell-winter")), liking=0.5)
declare(LongWinter(printed("long-winter")), liking=0.9)
declare(Webs(printed("webs-of-fear-treachery")))
chill = Stirring(
    printed("chill-them-with-fear"),
    msg(
        "Attacks of Elves, Dwarves, Dúnedain and Hobbits: +2 prowess and +2 strikes; +1 each while Doors of Night is "
        "in play."
    ),
)
chill.stirs(ELF | DWARF | DUNADAN | HOBBIT, 2, 1)
declare(chill)
minions = Stirring(
    printed("minions-stir"),
    msg("Attacks of Orcs and Trolls: +1 prowess and +1 strike; for Orcs +2 each while Doors of Night is in play."),
)
minions.stirs(ORC, 1, 2)
minions.stirs(TROLL, 1, 1)
declare(minions)
war = Stirring(
    printed("wake-of-war"),
    msg(
        "Attacks of Wolves, Spiders and Animals: +1 prowess and +1 strike; for Wolves +2 each while Doors of Night is "
        "in play."
    ),
)
war.stirs(WOLF, 1, 2)
war.stirs(SPIDER | ANIMAL, 1, 1)
declare(war)
declare(
    PlagueOfWights(
        printed("plague-of-wights"),
        msg("Attacks of Undead: +1 prowess, and twice the strikes while Doors of Night is in play."),
    )
)
declare(
    Awakening(
        printed("awaken-defenders"),
        HOLDS,
        1,
        msg("Automatic-attacks at free-holds and border-holds have twice the strikes and are never detainment."),
    )
)
declare(
    Awakening(printed("awaken-denizens"), LAIRS, 0, msg("Automatic-attacks at ruins & lairs have twice the strikes."))
)
