"""Chapters 8 and II.4: influence checks, to win a faction or to win away a card of the opponent."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_INFLUENCE
from mathom.games.lidless_eye.news import (
    P_CAUSE,
    P_DIRECT,
    P_PROWESS,
    P_STANDARD,
    R_INFLUENCE,
    TOLD_INFLUENCE,
    TOLD_TAPPED_SITE,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.camps import standard_by_race
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.companies import is_leader
from mathom.games.lidless_eye.rules.corruption import echoes_of_checks, expire_check
from mathom.games.lidless_eye.rules.rolls import MADE, Roll
from mathom.games.lidless_eye.rules.sums import Ledger, part, prowess, total, unused_direct
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    CAME,
    FACTION,
    INFLUENCE,
    INFLUENCE_ROLL,
    ITEM,
    ITEMS,
    ORC,
    PASS,
    PICK,
    ROLLS,
    TABLE,
    TROLL,
    YES,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a
from mathom.kernel.vecs import append, vec

SURELY: Final = -99  # what any roll exceeds
MOST_BY_THREATS: Final = 6  # the largest modification that prowess gives in place of direct influence


def standard(s: Eye, kind: i64, who: i64) -> i64:
    """The standard modifications of a faction: for other factions in play, whoever has them (LE-B-133), each once; of a
    hero faction for the race of who influences it (LE-H-81)."""
    printed = KINDS[kind].printed
    value = standard_by_race(kind, s.kind[who])
    seen = vec[i64]()
    for c in s.table:
        k = s.kind[c]
        if FACTS.type[k] == FACTION and s.zone[c] == TABLE and k != kind and k not in seen:
            seen = append(seen, k)
            change: i64 = printed.standard.get(KINDS[k].printed.name, 0)
            value += change
    own: i64 = printed.standard_own_race
    if own:
        for k in seen:
            if KINDS[k].race == KINDS[kind].race:
                return value + own
    return value


def influence_sum(
    s: Eye, who: i64, target: i64, by_prowess: i64 = 0, bonus: i64 = 0, ledger: Ledger | None = None
) -> i64:
    """`influence_over` a card in play"""
    return influence_over(s, who, s.kind[target], by_prowess, bonus, ledger)


def influence_over(s: Eye, who: i64, kind: i64, by_prowess: i64, bonus: i64, ledger: Ledger | None = None) -> i64:
    """what is added to the influencer's roll: his unused direct influence, and all modifications (LE-B-132)"""
    value: i64 = 0
    rest: i64 = 0
    if by_prowess:
        rest = threat(s, who)
    else:
        value = unused_direct(s, who, kind)
    if ledger is not None:
        ledger.append((P_PROWESS, rest) if by_prowess else (P_DIRECT, value))
    if FACTS.type[kind] == FACTION:
        rest += part(ledger, P_STANDARD, standard(s, kind, who))
    rest += part(ledger, P_CAUSE, bonus)
    s.versus = kind
    rest = total(s, INFLUENCE_ROLL, who, rest, ledger)
    s.versus = -1
    return value + rest


def threat(s: Eye, who: i64) -> i64:
    """what prowess gives in place of direct influence"""
    might = prowess(s, who)
    return might if might < MOST_BY_THREATS else MOST_BY_THREATS


def influence_roll(s: Eye, who: i64, kind: i64, by_prowess: i64, bonus: i64, told: bool = False) -> Roll:
    """a character's roll against a faction, and his own part of that against a card of the opponent"""
    roll = Roll(told)
    roll.added = influence_over(s, who, kind, by_prowess, bonus, roll.parts)
    if FACTS.type[kind] == FACTION:
        roll.against = SURELY if needs_no_roll(s, who, kind) else KINDS[kind].printed.number_needed
        roll.rolls = total(s, ROLLS, who, 1)
    return roll


def needs_no_roll(s: Eye, who: i64, kind: i64) -> bool:
    """LE-H-83: whether a character wins a faction outright, because it says so or what he bears does"""
    if FACTS.type[kind] != FACTION:
        return False
    if KINDS[kind].printed.automatic:
        return True
    return any(s.host[c] == who and s.zone[c] == TABLE and KINDS[s.kind[c]].assures(s, c, kind) for c in s.table)


def gift_value(s: Eye, faction: i64, item: i64) -> i64:
    """what discarding an item adds to the check against a faction that takes gifts"""
    card = KINDS[s.kind[item]]
    if card.type != ITEM or card.item < 0:
        return 0
    for kind, value in KINDS[s.kind[faction]].printed.gifts.items():
        if kind == ITEMS[card.item]:
            return value
    return 0


class Influence(Procedure):
    """What both kinds of influence checks share: who influences what, and what cards have changed so far."""

    who: i64 = 0
    target: i64 = 0
    bonus: i64 = 0
    cancelled: i64 = 0  # 1: a card has cancelled the attempt
    by_prowess: i64 = 0  # 1: prowess serves in place of direct influence
    won: i64 = 0

    def __init__(self, target: i64 = 0, who: i64 = 0) -> None:
        self.target = target
        self.who = who
        self.elders: vec[i64] = vec[i64]()

    def gifts(self, s: Eye) -> vec[i64]:
        """items of the influencer that the faction would take"""
        out = vec[i64]()
        if FACTS.type[s.kind[self.target]] == FACTION:
            for c in s.table:
                if s.host[c] == self.who and s.zone[c] == TABLE and gift_value(s, self.target, c):
                    out = append(out, c)
        return out

    def fill_gifts(self, s: Eye, into: Buffer) -> None:
        for c in self.gifts(s):
            into.add(act(PICK, c))
        into.add(act(PASS))

    def take_gift(self, s: Eye, action: i64) -> None:
        if action != act(PASS):
            self.bonus += gift_value(s, self.target, act_a(action))
            s.to_discard(act_a(action))

    def stands(self, s: Eye) -> bool:
        """whether the attempt can still be made (LE-B-215)"""
        return not self.cancelled and s.zone[self.who] == TABLE and s.zone[self.target] == TABLE

    def to_roll(self, s: Eye, told: bool = False) -> Roll:
        return influence_roll(s, self.who, s.kind[self.target], self.by_prowess, self.bonus, told)

    def own_dice(self, s: Eye, roll: Roll) -> i64:
        """what the influencer rolls; of several rolls the largest"""
        best: i64 = 0
        for _ in range(roll.rolls):
            rolled = s.two_dice(s.owner[self.who], R_INFLUENCE)
            if rolled > best:
                best = rolled
        return best

    def visit(self, io: Fields) -> None:
        self.who = io.num("who", self.who)
        self.target = io.num("target", self.target)
        self.bonus = io.num("bonus", self.bonus)
        self.cancelled = io.num("cancelled", self.cancelled)
        self.by_prowess = io.num("by prowess", self.by_prowess)
        self.won = io.num("won", self.won)
        self.elders = io.nums("elders", self.elders)


def influence_now(s: Eye) -> Influence:
    """the influence check under way: the uppermost one"""
    i: i64 = len(s.stack) - 1
    while i >= 0:
        frame = s.stack[i]
        if isinstance(frame, Influence):
            return frame
        i -= 1
    raise LookupError("no influence check is under way")


GIFT: Final = 0
CARDS: Final = 1
ROLL: Final = 2
LEADER: Final = 3
END_OF_CHECK: Final = 4
FACTION_STEPS: Final = ["gift", "cards", "roll", "leader", "end"]


class FactionCheck(Influence):
    """LE-B-132: a character, tapped for it, tries to win a faction. Its card lies on the table meanwhile. Result 1 when
    it is won."""

    def go(self, s: Eye) -> i64:
        if self.step == GIFT:
            if self.stands(s) and needs_no_roll(s, self.who, s.kind[self.target]):
                self.elders = echoes_of_checks(s)
                self.step = END_OF_CHECK
                self.succeed(s)
                return ON
            if self.stands(s) and len(self.gifts(s)):
                return s.owner[self.who]
            self.step = CARDS
        if self.step == CARDS:
            self.elders = echoes_of_checks(s)
            self.step = ROLL
            return s.call(Chain(INFLUENCE, s.active))
        if self.step == ROLL:
            self.step = END_OF_CHECK
            self.roll(s)
            return ON
        if self.step == LEADER:
            return s.owner[self.who]
        expire_check(s, self.elders)
        return s.done(self.won)

    def roll(self, s: Eye) -> None:
        c = self.target
        if self.stands(s):
            roll = self.to_roll(s, s.news is not None)
            roll.tell(s, s.owner[self.who])
            rolled = self.own_dice(s, roll)
            s.tell(TOLD_INFLUENCE, s.owner[c], s.kind[c], rolled + roll.added, roll.against)
            fire(s, T_INFLUENCE, self.who, 1 if roll.verdict(rolled) == MADE else 0)
            if roll.verdict(rolled) == MADE:
                self.settle(s)
                return
        if s.zone[c] == TABLE:
            s.to_discard(c)

    def succeed(self, s: Eye) -> None:
        """won without a roll (LE-H-83)"""
        fire(s, T_INFLUENCE, self.who, 1)
        self.settle(s)

    def settle(self, s: Eye) -> None:
        """LE-B-135: the faction is won"""
        self.won = 1
        s.used[self.target] |= CAME
        if may_lead(s, self.who, s.kind[self.target]):
            self.step = LEADER
        else:
            self.tap_site(s)

    def tap_site(self, s: Eye) -> None:
        """LE-B-136; then one minor item may be played in addition (LE-B-127)"""
        seat = s.owner[self.target]
        site = s.co_site[s.company_of(self.who)]
        if s.site_tapped(seat, site):
            return
        s.tap_site(seat, site)
        if s.site_tapped(seat, site):
            s.extra = 1
            s.tell(TOLD_TAPPED_SITE, seat, site)

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == GIFT:
            self.fill_gifts(s, into)
        else:
            into.add(act(YES))
            into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if self.step == GIFT:
            self.step = CARDS
            self.take_gift(s, action)
            return
        self.step = END_OF_CHECK
        if action == act(YES):
            s.place(self.target, TABLE, self.who)
        else:
            self.tap_site(s)

    def blank(self) -> Frame:
        return FactionCheck()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, FACTION_STEPS)
        self.visit(io)


enter(FactionCheck())


def may_lead(s: Eye, who: i64, kind: i64) -> bool:
    """some factions may lie with the Orc or Troll leader who won them; then the site does not tap"""
    return KINDS[kind].printed.leader_faction and KINDS[s.kind[who]].race & (ORC | TROLL) != 0 and is_leader(s, who)
