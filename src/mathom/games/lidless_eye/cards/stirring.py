"""Hazards that make attacks stronger: of whole races, or the automatic-attacks of sites."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import NUMBERS, T_SITE_ATTACKS, AutoAttack, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.families import LongEvent, ShortEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import (
    ANIMAL,
    ATTACK,
    ATTACK_PROWESS,
    AUTO,
    BORDER_HOLD,
    CANCELLABLE,
    DETAINMENT,
    DUNADAN,
    DWARF,
    ECHO,
    ELF,
    FREE_HOLD,
    HOBBIT,
    NOTHING,
    ORC,
    REVEAL,
    RUINS,
    SPIDER,
    STRIKES,
    THIS_TURN,
    TRAVEL,
    TROLL,
    UNDEAD,
    WOLF,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

HOLDS: Final = bit(FREE_HOLD) | bit(BORDER_HOLD)
LAIRS: Final = bit(RUINS)


def is_night(s: Eye) -> bool:
    return s.in_play(NUMBERS["doors-of-night"]) >= 0


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


class OnAutomaticAttack(ShortEvent):
    """Played on the site of the company under way, and on one of its automatic-attacks; works until the end of the
    turn. One of a kind on a site."""

    def __init__(self, facts: Printed, kinds: i64) -> None:
        super().__init__(facts)
        self.guards = AUTO
        self.target = "site"
        self.second = "attack"
        self.kinds: i64 = kinds

    def works_at(self, s: Eye, site: i64) -> bool:
        return any(s.kind[x] == self.id and s.zone[x] == ECHO and s.mark[x] % 256 == site for x in s.table)

    def numbers(self, s: Eye) -> vec[i64]:
        """the attacks it may be played on"""
        out = vec[i64]()
        site = s.site_now(s.now)
        if self.kinds & bit(site_kind(s, site)) and not self.works_at(s, site):
            for attack in site_attacks(s, s.now):
                if attack.number not in out:
                    out = append(out, attack.number)
        return out

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for number in self.numbers(s):
            into.add(act(verb, subject, s.site_now(s.now), number))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a == s.site_now(s.now) and link.b in self.numbers(s):
            e = s.echo(link.card, THIS_TURN)
            s.mark[e] = link.a + 256 * link.b


class Arousal(OnAutomaticAttack):
    """One automatic-attack is stronger, and perhaps cannot be cancelled."""

    def __init__(self, facts: Printed, kinds: i64, bonus: i64, sure: i64, words: Msg) -> None:
        super().__init__(facts, kinds)
        self.bonus: i64 = bonus
        self.words: Msg = words
        self.touches = ATTACK_PROWESS | CANCELLABLE if sure else ATTACK_PROWESS
        self.late = ATTACK_PROWESS
        self.last = self.touches & ~ATTACK_PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        attack = attack_now(s)
        if attack.defender < 0 or s.mark[c] != s.site_now(attack.defender) + 256 * attack.auto:
            return value
        return value + self.bonus if what == ATTACK_PROWESS else 0

    def text(self) -> list[Msg]:
        return [self.words]


class Incitement(OnAutomaticAttack):
    """One automatic-attack comes twice."""

    def __init__(self, facts: Printed, kinds: i64, words: Msg) -> None:
        super().__init__(facts, kinds)
        self.words: Msg = words
        self.triggers |= T_SITE_ATTACKS

    def on_site_attacks(self, s: Eye, c: i64, company: i64, attacks: list[AutoAttack]) -> None:
        if s.mark[c] % 256 != s.site_now(company):
            return
        for i in range(len(attacks)):
            if attacks[i].number == s.mark[c] // 256:
                attacks.insert(i + 1, attacks[i])
                return

    def text(self) -> list[Msg]:
        return [self.words]


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
declare(
    Arousal(
        printed("arouse-defenders"),
        HOLDS,
        2,
        1,
        msg(
            "On a free-hold or border-hold: until the end of the turn one of its automatic-attacks has +2 prowess and "
            "cannot be cancelled."
        ),
    )
)
declare(
    Arousal(
        printed("arouse-denizens"),
        LAIRS,
        3,
        0,
        msg("On ruins & lairs: until the end of the turn one of its automatic-attacks has +3 prowess."),
    )
)
declare(
    Incitement(
        printed("incite-defenders"),
        HOLDS,
        msg("On a free-hold or border-hold: until the end of the turn one of its automatic-attacks comes twice."),
    )
)
declare(
    Incitement(
        printed("incite-denizens"),
        LAIRS,
        msg("On ruins & lairs: until the end of the turn one of its automatic-attacks comes twice."),
    )
)
