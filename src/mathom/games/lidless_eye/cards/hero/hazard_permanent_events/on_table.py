"""Hazard permanent-events of The Wizards that lie on nothing in particular."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import (
    FACTS,
    KINDS,
    NUMBERS,
    REGION_NAMES,
    SITE_NUMBERS,
    SITES,
    T_ALWAYS,
    T_ATTACK_END,
    T_EXHAUSTED,
    T_FAILED,
    T_INFLUENCE,
    T_SITE_ATTACKS,
    T_TURN_END,
    AutoAttack,
)
from mathom.games.lidless_eye.box.printed import Printed, PrintedAttack
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.blindness import BLINDS
from mathom.games.lidless_eye.cards.kit.event_attacks import Betrayal
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.cards.kit.hazards import is_night
from mathom.games.lidless_eye.cards.kit.searching import CREATURE_OF, FROM_DISCARD, INTO_HAND, Fetch
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import camp_of
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, can_be_tempted
from mathom.games.lidless_eye.rules.keys import hazard_site_kind, keyed_to_region_kind, keyed_to_site_kind
from mathom.games.lidless_eye.rules.sums import prowess
from mathom.games.lidless_eye.terms import (
    ATTACK_PROWESS,
    BODY_ROLL,
    COUNTS_AS,
    ECHO,
    FREE_HOLD,
    GOLD,
    HAVEN,
    HAZARD_LONG,
    HERO,
    HOBBIT,
    IN_PLAY,
    KEY_SITE,
    NAZGUL,
    ONE_RING,
    POINTS,
    SHADOW_HOLD,
    SHADOW_LAND,
    TABLE,
    THIS_ATTACK,
    THIS_TURN,
)
from mathom.kernel.state import Buffer
from mathom.kernel.words import Msg, msg

ADDED_BY_BALROG: Final = 17  # the number of its attack among those of Moria
NEAR_MORIA: Final = ("hollin", "redhorn-gate", "wold-foothills")


class LureOfPower(PermanentEvent):
    """Waits for who persuades somebody next."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_INFLUENCE

    def on_influence(self, s: Eye, c: i64, who: i64, won: bool) -> None:
        if won and can_be_tempted(s, who) and not KINDS[s.kind[who]].race & HOBBIT:
            s.to_discard(c)
            s.call(CorruptionCheck(who, -4))

    def text(self) -> list[Msg]:
        return [
            msg("The next character, no Hobbit, whose influence attempt succeeds makes a corruption check at -4."),
            msg("Then this card is discarded."),
        ]


class WillOfSauron(PermanentEvent):
    """While it is night nothing of his passes."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.by_night = 1
        self.triggers |= T_ALWAYS | T_EXHAUSTED

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if is_night(s):
            super().offer(s, seat, verb, subject, into)

    def preserves(self, s: Eye, sort: i64) -> bool:
        return sort == HAZARD_LONG

    def always(self, s: Eye, c: i64) -> None:
        if not is_night(s):
            s.to_discard(c)

    def on_exhausted(self, s: Eye, c: i64, seat: i64) -> None:
        s.to_discard(c)

    def leaves(self, s: Eye, c: i64) -> None:
        """the long-events it has kept go with it, and what lasts like one"""
        for x in s.table[:]:
            if s.kind[x] < 0 or x == c:
                continue
            kept = s.zone[x] == TABLE and FACTS.type[s.kind[x]] == HAZARD_LONG
            if kept or (s.zone[x] == ECHO and s.until[x] == IN_PLAY):
                s.to_discard(x)

    def text(self) -> list[Msg]:
        return [
            msg("Playable while Doors of Night is in play. Hazard long-events stay in play."),
            msg(
                "Discarded when Doors of Night is not in play or a play deck is exhausted; then they are all discarded."
            ),
        ]


class NazgulAbroad(PermanentEvent):
    """They seek the Ring, and find whoever bears one."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.opening = 1
        self.triggers |= T_TURN_END

    def opens(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        if not KINDS[creature].race & NAZGUL or camp_of(s, company) != HERO:
            return False
        if keyed_to_region_kind(key, SHADOW_LAND) or keyed_to_site_kind(key, SHADOW_HOLD):
            return self.bears_ring(s, company, GOLD)
        if key < KEY_SITE or not self.bears_ring(s, company, ONE_RING):
            return False
        return hazard_site_kind(s, key - KEY_SITE) not in (FREE_HOLD, HAVEN)

    def bears_ring(self, s: Eye, company: i64, least: i64) -> bool:
        """whether a company has a ring, of such a kind at least"""
        for c in s.table:
            if s.zone[c] == TABLE and KINDS[s.kind[c]].ring >= least and s.company_of(c) == company:
                return True
        return False

    def on_turn_end(self, s: Eye, c: i64) -> None:
        if not is_night(s):
            return
        for seat in s.order:
            if s.discard[seat].size():
                s.call(Fetch(seat, FROM_DISCARD, INTO_HAND, CREATURE_OF, NAZGUL))

    def text(self) -> list[Msg]:
        return [
            msg("Nazgûl may attack a company of heroes with any ring in a shadow-land or at a shadow-hold."),
            msg("One with The One Ring they may attack at every site that is no free-hold or Haven."),
            msg(
                "While Doors of Night is in play each player may take a Nazgûl from his discard pile into his hand at "
                "the end of every turn."
            ),
        ]


declare(NazgulAbroad(printed("the-nazgul-are-abroad")))


class BalrogOfMoria(PermanentEvent):
    """Waits in Moria, whosever card of it a company visits, and is gone for good when it is beaten."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_SITE_ATTACKS | T_ATTACK_END
        self.touches = ATTACK_PROWESS | POINTS | COUNTS_AS
        self.late = ATTACK_PROWESS
        self.last = POINTS | COUNTS_AS
        self.comes: AutoAttack = AutoAttack(PrintedAttack(race="", strikes=1, prowess=18), ADDED_BY_BALROG)

    def on_site_attacks(self, s: Eye, c: i64, company: i64, attacks: list[AutoAttack]) -> None:
        if SITES[s.site_now(company)].printed.name == "Moria":
            attacks.append(self.comes)

    def on_attack_end(self, s: Eye, c: i64, beaten: bool) -> None:
        attack = attack_now(s)
        if not beaten or attack.auto != ADDED_BY_BALROG:
            return
        seat = attack.defends(s)
        if seat != s.owner[c] and s.camp[seat] == HERO:  # LE-H-66
            s.to_stored(c, seat)
        else:
            s.to_out(c)

    def feared(self, s: Eye) -> bool:
        """whether Galadriel is abroad"""
        c = s.in_play(NUMBERS["galadriel"])
        return c >= 0 and not s.is_at(s.co[c], SITE_NUMBERS["lorien"])

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == POINTS:
            return 0 if subject == c else value  # only who beats it has them
        if what == COUNTS_AS:
            return FREE_HOLD if subject == SITE_NUMBERS["lorien"] and self.feared(s) else value
        attack = attack_now(s)
        if attack.auto < 0 or attack.defender < 0:
            return value
        return value + 2 if REGION_NAMES[SITES[s.site_now(attack.defender)].region] in NEAR_MORIA else value

    def text(self) -> list[Msg]:
        return [
            msg("Moria has a further automatic-attack: 1 strike at 18. Who beats it has its points."),
            msg("Automatic-attacks at sites in Hollin, Redhorn Gate and Wold & Foothills have +2 prowess."),
            msg(
                "While Galadriel is in play and not at Lórien, Lórien counts as a free-hold for healing and for "
                "playing hazards."
            ),
        ]


class IthilStone(PermanentEvent):
    """Nobody's eye sees far any more (`kit/blindness.py`)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.keywords = (*self.keywords, BLINDS)
        self.triggers |= T_EXHAUSTED

    def on_exhausted(self, s: Eye, c: i64, seat: i64) -> None:
        s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("Palantíri of Wizard players give twice their corruption points."),
            msg(
                "What lets a Wizard player search or look at a play deck or discard pile, other than in the usual "
                "course of play, is cancelled."
            ),
            msg("Discarded when a play deck is exhausted."),
        ]


class Traitor(PermanentEvent):
    """Who falls next turns on a companion of his; an effect makes the body check of that attack worse."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_FAILED
        self.touches = self.late = BODY_ROLL

    def on_failed(self, s: Eye, c: i64, who: i64) -> None:
        if s.zone[c] != TABLE:
            return
        frame = Betrayal(s.co[who], who, prowess(s, who) + 10)
        e = s.echo(c, THIS_TURN)
        s.co[e] = s.co[who]
        frame.effect = e
        s.to_discard(c)
        s.call(frame)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        attack = attack_now(s)
        mine = s.zone[c] == ECHO and attack.defender == s.co[c] and s.until[c] == THIS_ATTACK
        return value + 1 if mine and attack.only == subject else value

    def text(self) -> list[Msg]:
        return [
            msg("The next character who fails a corruption check attacks a companion, whom his opponent chooses."),
            msg("The prowess of this strike is that of the traitor and 10. A body check against its target is at +1."),
            msg("Then this card is discarded."),
        ]


declare(BalrogOfMoria(printed("balrog-of-moria")), liking=0.4)
declare(IthilStone(printed("bane-of-the-ithil-stone")), liking=0.3)
declare(Traitor(printed("traitor")), liking=0.4)
declare(LureOfPower(printed("lure-of-power")), liking=0.4)
declare(WillOfSauron(printed("the-will-of-sauron")), liking=0.3)
