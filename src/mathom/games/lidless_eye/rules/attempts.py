"""Chapter II.4: influence attempts against cards of the opponent (LE-A-48 to LE-A-64)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, FORMS, KINDS, SITES, T_INFLUENCE, T_ITEM
from mathom.games.lidless_eye.news import (
    P_CAMP,
    P_CONTROLLER,
    P_GENERAL,
    P_ROLL,
    R_INFLUENCE,
    TO_DISCARD,
    TOLD_INFLUENCE,
    TOLD_PART,
    TOLD_PLAY,
    TOLD_SHOWN,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import enter
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.camps import against_other_camp
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.companies import at_haven, has_mode, may_be_together, size
from mathom.games.lidless_eye.rules.corruption import echoes_of_checks, expire_check
from mathom.games.lidless_eye.rules.fallen import put_away, remove_character
from mathom.games.lidless_eye.rules.influence import Influence
from mathom.games.lidless_eye.rules.limits import is_same, may_bear, may_come, may_go_along
from mathom.games.lidless_eye.rules.places import named_here
from mathom.games.lidless_eye.rules.rolls import MISSED, Roll
from mathom.games.lidless_eye.rules.sums import Ledger, control_cost, mind, part, unused_direct, unused_general
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    AGAINST,
    ALLY,
    ATTEMPT,
    BOTH,
    CAME,
    CHAIN,
    CONTROL,
    DID_ATTEMPT,
    DID_CLASH,
    FACTION,
    INFLUENCE,
    ITEM,
    LARGEST_COMPANY,
    NOBODY,
    PASS,
    SHOW,
    TABLE,
    YES,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec


def fill_attempts(s: Eye, company: i64, into: Buffer) -> None:
    """LE-A-48 to LE-A-52: every untapped character of a company that has entered its site, against every card of the
    opponent within reach. Once a turn, and not in one in which a company
    has attacked another (LE-W-27); the turn sees to it that no first turn has an attempt (LE-A-49)."""
    seat = s.co_owner[company]
    if not s.advanced or seat != s.active or not s.co_did[company] & ENTERED:
        return
    if s.once[seat] & (DID_ATTEMPT | DID_CLASH):
        return
    for who in s.members(company):
        if not s.untapped(who) or (FACTS.avatar[s.kind[who]] and s.used[who] & CAME):
            continue  # LE-A-50
        for target in s.table:
            if within_reach(s, target, seat, s.co_site[company]):
                into.add(act(ATTEMPT, who, target))


def within_reach(s: Eye, target: i64, seat: i64, site: i64) -> bool:
    """whether a card of the opponent may be influenced at a site: not a Ringwraith, nor what he controls (LE-A-52)"""
    if s.zone[target] != TABLE:
        return False
    kind = s.kind[target]
    t = FACTS.type[kind]
    host = s.host[target]
    if t == FACTION:
        swayed = "unswayed" not in KINDS[kind].keywords  # some say that nobody influences them
        return swayed and s.owner[target] != seat and named_here(s, KINDS[kind], site)
    if FACTS.avatar[kind] or (host >= 0 and FACTS.avatar[s.kind[host]]):
        return False
    if t in (ITEM, ALLY):
        if host < 0 or s.owner[host] == seat:
            return False
        if t == ITEM and not in_hand(s, seat, kind):
            return False  # LE-A-63: an identical item must be shown
    elif not FACTS.character[kind] or s.owner[target] == seat:
        return False
    company = s.company_of(target)
    return company >= 0 and SITES[s.co_site[company]].place == SITES[site].place  # LE-W-28


def shows(s: Eye, seat: i64, kind: i64) -> vec[i64]:
    """what a player could show of his hand for a card of the opponent: an identical one, or another form (LE-W-30)"""
    out = vec[i64]()
    for entry in s.hand[seat].cards:
        if is_same(kind, entry >> 8) and entry >> 8 not in out:
            out = append(out, entry >> 8)
    return out


def in_hand(s: Eye, seat: i64, kind: i64) -> bool:
    """whether a player has anything to show for a card of the opponent"""
    return any(is_same(kind, entry >> 8) for entry in s.hand[seat].cards)


BEGIN: Final = 0
SHOWING: Final = 1
GIFT: Final = 2
CARDS: Final = 3
ROLL: Final = 4
PLAYING: Final = 5
END_OF_ATTEMPT: Final = 6
ATTEMPT_STEPS: Final = ["begin", "show", "gift", "cards", "roll", "play", "end"]


class OpponentAttempt(Influence):
    """A character taps to win away a card of the opponent. Result 1 when he does."""

    seat: i64 = 0
    shown: i64 = -1  # the identical card shown from the hand: a piece that waits, -1 for none

    def __init__(self, who: i64 = 0, target: i64 = 0) -> None:
        super().__init__(target, who)

    def go(self, s: Eye) -> i64:
        if self.step == BEGIN:
            self.seat = s.owner[self.who]
            s.once[self.seat] |= DID_ATTEMPT
            s.tap_down(self.who)
            self.step = SHOWING
            if FACTS.type[s.kind[self.target]] == ITEM:
                kind = s.kind[self.target]
                if len(FORMS[kind]) == 0 or not s.heroes():
                    self.show(s, kind)  # nothing else can be shown
        if self.step == SHOWING:
            if s.hand[self.seat].size():
                return self.seat
            self.step = GIFT
        if self.step == GIFT:
            if len(self.gifts(s)):
                return self.seat
            self.step = CARDS
        if self.step == CARDS:
            self.elders = echoes_of_checks(s)
            self.step = ROLL
            return s.call(Chain(INFLUENCE | AGAINST, s.active))
        if self.step == ROLL:
            self.step = PLAYING
            self.roll(s)
            return ON
        if self.step == PLAYING:
            if self.won and self.shown >= 0 and self.could_play(s):
                return self.seat
            self.step = END_OF_ATTEMPT
        if self.shown >= 0:
            s.to_discard(self.shown)  # LE-A-58, or it was not played
            self.shown = -1
        expire_check(s, self.elders)
        return s.done(self.won)

    def show(self, s: Eye, kind: i64) -> None:
        """LE-A-57, LE-W-30: a card identical with the target or another form of it, out of the hand"""
        s.hand[self.seat].take(kind, BOTH)
        self.shown = s.lay(kind, self.seat, CHAIN)
        s.tell(TOLD_SHOWN, self.seat, kind)
        self.step = GIFT

    # -- the rolls

    def controller(self, s: Eye) -> i64:
        """whose unused direct influence stands against the attempt: who controls a follower, an ally or an item"""
        return -1 if FACTS.type[s.kind[self.target]] == FACTION else s.host[self.target]

    def defends(self, s: Eye) -> i64:
        """whose card it is: of an ally or item, whose character has it"""
        host = s.host[self.target]
        return s.owner[host] if host >= 0 else s.owner[self.target]

    def resistance(self, s: Eye, ledger: Ledger | None = None) -> i64:
        """what is taken from the roll beside the opponent's roll (LE-A-54, LE-A-59, LE-A-62, LE-A-63): 0 or less"""
        value = -unused_general(s, self.defends(s))
        if ledger is not None:
            ledger.append((P_GENERAL, value))
        value += part(ledger, P_CAMP, against_other_camp(s, self.seat, self.defends(s)))
        controller = self.controller(s)
        if controller >= 0:
            held = -unused_direct(s, controller)
            if ledger is not None:
                ledger.append((P_CONTROLLER, held))
            value += held
        return value

    def needed(self, s: Eye) -> i64:
        """what the result must exceed"""
        kind = s.kind[self.target]
        t = FACTS.type[kind]
        if t == ITEM:
            return mind(s, s.host[self.target])
        if self.shown >= 0:
            return 0
        if t == FACTION:
            printed = KINDS[kind].printed
            number: i64 = printed.number_needed
            return 0 if printed.zero_in_play else number  # LE-A-61
        return mind(s, self.target)

    def to_roll(self, s: Eye, told: bool = False) -> Roll:
        roll = super().to_roll(s, told)
        roll.added += self.resistance(s, roll.parts)
        roll.against = self.needed(s)
        roll.opposed = 1
        return roll

    def roll(self, s: Eye) -> None:
        if not self.stands(s):
            return
        target = self.target
        kind = s.kind[target]
        roll = self.to_roll(s, s.news is not None)
        roll.tell(s, self.seat)
        rolled = self.own_dice(s, roll)
        parried = s.two_dice(self.defends(s), R_INFLUENCE)
        s.tell(TOLD_PART, self.seat, P_ROLL, -parried, 0)
        rolled -= parried
        s.tell(TOLD_INFLUENCE, self.seat, kind, rolled + roll.added, roll.against)
        self.won = 0 if roll.verdict(rolled) == MISSED else 1
        fire(s, T_INFLUENCE, self.who, self.won)
        if not self.won:
            return
        if FACTS.character[kind]:
            remove_character(s, target, TO_DISCARD)
        else:
            put_away(s, target)

    # -- playing the card shown

    def could_play(self, s: Eye) -> bool:
        """whether the card shown may come into play: everybody can see that"""
        kind = s.kind[self.shown]
        if s.zone[self.who] != TABLE or not may_come(s, kind):
            return False
        t = FACTS.type[kind]
        if t == FACTION:
            return True
        if t == ALLY:
            return may_go_along(s, kind, s.co[self.who])
        if t == ITEM:
            return may_bear(s, kind, self.who)
        if not FACTS.character[kind]:
            return False  # a form that is a hazard
        if self.under_general(s):
            return True
        return any(self.under(s, c) for c in s.characters(self.seat))

    def under_general(self, s: Eye) -> bool:
        cost = control_cost(s, self.shown)
        return cost <= unused_general(s, self.seat) and self.may_join(s, s.co[self.who])

    def under(self, s: Eye, controller: i64) -> bool:
        """whether the character shown may become the follower of one at the same site, who is none himself"""
        if s.host[controller] >= 0 or s.co_site[s.co[controller]] != s.co_site[s.co[self.who]]:
            return False
        free = unused_direct(s, controller, s.kind[self.shown])
        return control_cost(s, self.shown) <= free and self.may_join(s, s.co[controller])

    def may_join(self, s: Eye, company: i64) -> bool:
        """LE-A-34: what would break the limits of companies does not happen"""
        if at_haven(s, company):
            return True
        pieces = append(s.members(company), self.shown)
        s.place(self.shown, TABLE)  # as if he had joined
        s.co[self.shown] = company
        fits = size(s, company) <= LARGEST_COMPANY
        s.place(self.shown, CHAIN)
        s.co[self.shown] = -1
        return fits and may_be_together(s, pieces, has_mode(s, company))

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == SHOWING:
            target = s.kind[self.target]
            for kind in shows(s, self.seat, target):
                into.add(act(SHOW, kind))
            if FACTS.type[target] != ITEM or into.n == 0:  # nothing: only in a hand that somebody imagines
                into.add(act(PASS))
        elif self.step == GIFT:
            self.fill_gifts(s, into)
        else:
            if not FACTS.character[s.kind[self.shown]]:
                into.add(act(YES))
            else:
                if self.under_general(s):
                    into.add(act(CONTROL, self.shown, NOBODY))
                for c in s.characters(self.seat):
                    if self.under(s, c):
                        into.add(act(CONTROL, self.shown, c))
            into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if self.step == SHOWING:
            if action == act(PASS):
                self.step = GIFT
            else:
                self.show(s, act_a(action))
        elif self.step == GIFT:
            self.step = CARDS
            self.take_gift(s, action)
        else:
            self.step = END_OF_ATTEMPT
            if action != act(PASS):
                self.play(s, action)

    def play(self, s: Eye, action: i64) -> None:
        """the card shown comes into play; the site does not tap (LE-A-58)"""
        c = self.shown
        self.shown = -1
        kind = s.kind[c]
        s.used[c] |= CAME
        s.tell(TOLD_PLAY, self.seat, kind, self.who)
        if act_kind(action) == CONTROL:
            controller: i64 = -1 if act_b(action) == NOBODY else act_b(action)
            s.place(c, TABLE, controller)
            s.co[c] = s.co[self.who] if controller < 0 else s.co[controller]
        elif FACTS.type[kind] == FACTION:
            s.place(c, TABLE)
        else:
            s.place(c, TABLE, self.who)
            if FACTS.type[kind] == ITEM:
                fire(s, T_ITEM, self.who, c)

    def blank(self) -> Frame:
        return OpponentAttempt()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, ATTEMPT_STEPS)
        self.visit(io)
        self.seat = io.num("seat", self.seat)
        self.shown = io.num("shown", self.shown, -1)


enter(OpponentAttempt())
