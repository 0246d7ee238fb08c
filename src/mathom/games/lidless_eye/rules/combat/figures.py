"""Chapter 8, combat: what an attack is. How it is fought stands in `attack`."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, NAMES
from mathom.games.lidless_eye.news import P_ATTACK
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.rolls import Roll
from mathom.games.lidless_eye.rules.sums import Ledger, total
from mathom.games.lidless_eye.terms import (
    ATTACK,
    ATTACK_BODY,
    ATTACK_PROWESS,
    CANCELLABLE,
    PLAINLY,
    STRIKES,
    TABLE,
    UNKEYED,
    UNTAPPED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.vecs import append, vec

# what a card says of detainment, and the words for it on the card
NEVER: Final = 0
ALWAYS: Final = 1
IF_COVERT: Final = 2
IF_OVERT: Final = 3
DETAINS: Final = ["", "always", "covert", "overt"]

ATTACK_STEPS: Final = [
    "settle",
    "cards",
    "checks",
    "count",
    "defender assigns",
    "attacker assigns",
    "next strike",
    "struck",
    "wounds",
    "tell",
    "faced",
    "trophy",
    "end",
    "defender assigns the rest",  # from here on: between companies
]


class Assault(Procedure):
    """The figures of an attack, as played, and how far it has come. Cards find the one under way by `attack_now`."""

    defender: i64 = -1  # company
    attacker: i64 = 0  # seat
    creature: i64 = -1  # the piece of the hazard creature that attacks, -1 for none
    ally: i64 = -1  # the ally that turns on its own character (Stay Her Appetite), -1 for none
    auto: i64 = -1  # number of the automatic-attack (AutoAttack.number); -1 when it is none
    race: i64 = 0
    strikes: i64 = 0
    prowess: i64 = 0
    body: i64 = 0  # 0: none
    keyed: i64 = UNKEYED
    chooses: i64 = 0  # 1: the attacker assigns all strikes (LE-B-162)
    defender_assigns: i64 = 0  # 1: the defender does, tapped or not, because a card says so
    each: i64 = 0  # 1: each character faces one strike (LE-B-165)
    fixed: i64 = 0  # the number of strikes, reduced to it by a card: stands against `each` too; 0: no such card
    overt_only: i64 = 0  # 1: covert companies do not face it
    detains: i64 = 0  # whether its card says detainment: one of DETAINS
    detain: i64 = 0  # 1: detainment, all rules and cards considered
    overt: i64 = 0  # whether the company is overt: settled at the start (LE-B-69)
    no_cancel: i64 = 0
    cancelled: i64 = 0
    kills: i64 = 0  # 1: who is wounded is eliminated
    mild: i64 = -1  # the kind of its creature, where that does something else to whom it hits than to wound him
    ensnares: i64 = 0  # 1: whose body check equals his body is discarded, Ringwraiths excepted
    wounded_check: i64 = 0  # modification of the corruption check of whom it has wounded, 0: no such check; or PLAINLY
    checks_first: i64 = 0  # 1: every character checks before strikes are assigned
    only: i64 = -1  # the piece that alone may be struck
    again: i64 = 0  # attacks of the same creature that follow this one, against the same target
    spoiled: i64 = 0  # 1: an earlier attack of the same creature was not defeated
    left: i64 = 0  # strikes not yet assigned; afterwards those in excess (LE-B-163)
    facing: i64 = -1  # index of the target under way
    beaten: i64 = 0  # 1: it was defeated

    def __init__(self) -> None:
        self.targets: vec[i64] = vec[i64]()  # who has a strike of it, and for each:
        self.excess: vec[i64] = vec[i64]()  # further strikes, each -1
        self.faced: vec[i64] = vec[i64]()  # 1: fought
        self.outcomes: vec[i64] = vec[i64]()
        self.wounded: vec[i64] = vec[i64]()  # whom it has wounded and not eliminated
        self.spared: vec[i64] = vec[i64]()  # to whom no strike may be assigned
        self.must: vec[i64] = vec[i64]()  # who must be assigned one

    def piece(self) -> i64:
        """the card that attacks: creature or ally; -1 when none does"""
        return self.creature if self.creature >= 0 else self.ally

    def prowess_now(self, s: Eye, ledger: Ledger | None = None) -> i64:
        if ledger is not None:
            ledger.append((self.piece() if self.piece() >= 0 else P_ATTACK, self.prowess))
        return total(s, ATTACK_PROWESS, self.defender, self.prowess, ledger)

    def body_now(self, s: Eye) -> i64:
        """0: none"""
        return total(s, ATTACK_BODY, self.defender, self.body) if self.body else 0

    def body_roll(self, s: Eye) -> Roll:
        """the defender's roll against the body of a strike that was beaten off (LE-B-173)"""
        roll = Roll()
        roll.against = self.body_now(s)
        return roll

    def strikes_now(self, s: Eye) -> i64:
        """how many strikes it has, before they are assigned"""
        if self.fixed:
            return self.fixed
        if self.each:
            return len(self.candidates(s, False))
        return total(s, STRIKES, self.defender, self.strikes)

    def may_be_struck(self, s: Eye, c: i64) -> bool:
        """whether a strike may be assigned to a character or ally: at first one each (LE-B-160)"""
        if c in self.targets or c in self.spared or (self.only >= 0 and c != self.only):
            return False
        return KINDS[s.kind[c]].faces(s, c)

    def candidates(self, s: Eye, untapped: bool) -> vec[i64]:
        """to whom a strike may be assigned"""
        out = vec[i64]()
        for c in s.fighters(self.defender):
            if self.may_be_struck(s, c) and (not untapped or s.tap[c] == UNTAPPED):
                out = append(out, c)
        return out

    def assign(self, c: i64) -> None:
        self.targets = append(self.targets, c)
        self.excess = append(self.excess, 0)
        self.faced = append(self.faced, 0)
        self.outcomes = append(self.outcomes, 0)
        self.left -= 1

    def defends(self, s: Eye) -> i64:
        """whose company is attacked; nobody of it may be left"""
        owner = s.co_owner[self.defender]
        return owner if owner >= 0 else s.against(self.attacker)

    def waiting(self, s: Eye) -> i64:
        """how many strikes are still to be fought; who fell meanwhile faces none"""
        n: i64 = 0
        for i in range(len(self.targets)):
            if not self.faced[i] and s.zone[self.targets[i]] == TABLE:
                n += 1
        return n

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, ATTACK_STEPS)
        self.defender = io.num("defender", self.defender, -1)
        self.attacker = io.num("attacker", self.attacker)
        self.creature = io.num("creature", self.creature, -1)
        self.ally = io.num("ally", self.ally, -1)
        self.auto = io.num("auto", self.auto, -1)
        self.race = io.num("race", self.race)
        self.strikes = io.num("strikes", self.strikes)
        self.prowess = io.num("prowess", self.prowess)
        self.body = io.num("body", self.body)
        self.keyed = io.num("keyed", self.keyed, UNKEYED)
        self.chooses = io.num("chooses", self.chooses)
        self.defender_assigns = io.num("defender assigns", self.defender_assigns)
        self.each = io.num("each", self.each)
        self.fixed = io.num("fixed", self.fixed)
        self.overt_only = io.num("overt only", self.overt_only)
        self.detains = io.word("detains", self.detains, DETAINS)
        self.detain = io.num("detain", self.detain)
        self.overt = io.num("overt", self.overt)
        self.no_cancel = io.num("no cancel", self.no_cancel)
        self.cancelled = io.num("cancelled", self.cancelled)
        self.kills = io.num("kills", self.kills)
        self.mild = io.word("mild", self.mild, NAMES, -1)
        self.ensnares = io.num("ensnares", self.ensnares)
        self.wounded_check = io.num("wounded check", self.wounded_check)
        self.checks_first = io.num("checks first", self.checks_first)
        self.only = io.num("only", self.only, -1)
        self.again = io.num("again", self.again)
        self.spoiled = io.num("spoiled", self.spoiled)
        self.left = io.num("left", self.left)
        self.facing = io.num("facing", self.facing, -1)
        self.beaten = io.num("beaten", self.beaten)
        self.targets = io.nums("targets", self.targets)
        self.excess = io.nums("excess", self.excess)
        self.faced = io.nums("faced", self.faced)
        self.outcomes = io.nums("outcomes", self.outcomes)
        self.wounded = io.nums("wounded", self.wounded)
        self.spared = io.nums("spared", self.spared)
        self.must = io.nums("must", self.must)


def modification_of(check: i64) -> i64:
    """of the corruption check that an attack demands (`wounded_check`)"""
    return 0 if check == PLAINLY else check


def attack_now(s: Eye) -> Assault:
    """the attack under way: the uppermost one; one against no company when there is none"""
    i: i64 = len(s.stack) - 1
    while i >= 0:
        frame = s.stack[i]
        if isinstance(frame, Assault):
            return frame
        i -= 1
    return Assault()


def fighting(s: Eye) -> i64:
    """races of the attack under way, as bits; 0 when there is none"""
    return attack_now(s).race


def only_by(s: Eye, races: i64) -> bool:
    """whether all who attack are of these races; a company may be of several (LE-W-35)"""
    race = fighting(s)
    return race != 0 and race & ~races == 0


def cancellable(s: Eye) -> bool:
    """whether the attack under way can be cancelled: before its strikes are assigned (LE-B-164)"""
    return len(attack_now(s).targets) == 0 and cancellable_late(s)


def cancellable_late(s: Eye) -> bool:
    """the same for what says that it cancels an attack whose strikes are assigned"""
    attack = attack_now(s)
    if attack.defender < 0 or attack.no_cancel or attack.cancelled:
        return False
    return total(s, CANCELLABLE, attack.defender, 1) != 0


def cancel(s: Eye) -> None:
    """cancels the attack under way, if it can be; nothing more is played on it"""
    if not cancellable(s):
        return
    attack_now(s).cancelled = 1
    end_window(s, ATTACK)


def end_window(s: Eye, window: i64) -> None:
    """what was declared still resolves, but no further chain begins in this window"""
    i: i64 = len(s.stack) - 1
    while i >= 0:
        frame = s.stack[i]
        if isinstance(frame, Assault):
            return
        if isinstance(frame, Chain):
            if frame.window & window:
                frame.single = 1
            return
        i -= 1
