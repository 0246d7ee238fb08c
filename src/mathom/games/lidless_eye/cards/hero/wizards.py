"""The Wizards: characters whom a player may be (LE-H-23)."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ATTACK, T_ATTACK_END
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.abilities import TAP_SELF, Ability
from mathom.games.lidless_eye.cards.kit.families import Character
from mathom.games.lidless_eye.cards.kit.searching import FROM_DISCARD, INTO_HAND, SPELL, Fetches
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.companies import at_haven, end_if_empty
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.fallen import put_away
from mathom.games.lidless_eye.rules.playing import OPEN_DISCARDS
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.routes import path_kinds
from mathom.games.lidless_eye.terms import (
    ALLY,
    ANY_TIME,
    DRAWS,
    END,
    GOLD,
    HAND,
    HASTENED,
    ORPHANED,
    PASS,
    TABLE,
    USE,
    WILDERNESS,
    YES,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_kind
from mathom.kernel.vecs import append
from mathom.kernel.words import Msg, msg


class Tests(Ability):
    """Tests a gold ring of his company (LE-H-94)."""

    def __init__(self, cost: i64) -> None:
        super().__init__(cost, ANY_TIME)
        self.target = "piece"
        self.purpose.likes(0.5)

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.payable(s, c):
            for x in s.table:
                if self.is_ring(s, x, s.co[c]):
                    into.add(act(USE, c, x))

    def is_ring(self, s: Eye, x: i64, company: i64) -> bool:
        if s.zone[x] != TABLE or s.host[x] < 0 or KINDS[s.kind[x]].ring != GOLD:
            return False
        return s.company_of(x) == company

    def resolve(self, s: Eye, link: Link) -> None:
        if s.kind[link.a] >= 0 and s.zone[link.card] == TABLE and self.is_ring(s, link.a, s.co[link.card]):
            s.call(RingTest(link.a))


class Alatar(Character):
    """Others learn less of his journeys, and he comes to help out of a Haven."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ATTACK | T_ATTACK_END
        self.touches |= DRAWS
        self.late |= DRAWS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != DRAWS:
            return super().modify(s, c, what, subject, value)
        others = subject != s.owner[c] and s.co[c] == s.now
        return value - 1 if others and value > 0 else value

    def on_attack(self, s: Eye, c: i64) -> None:
        attack = attack_now(s)
        if attack.creature < 0 or attack.only >= 0 or s.co_owner[attack.defender] != s.owner[c]:
            return
        if s.co[c] != attack.defender and at_haven(s, s.co[c]):
            s.call(Joins(c, attack.defender))

    def on_attack_end(self, s: Eye, c: i64, beaten: bool) -> None:
        if s.used[c] & HASTENED and attack_now(s).defender == s.co[c]:
            s.used[c] &= ~HASTENED
            s.tap_down(c)
            s.call(CorruptionCheck(c))

    def text(self) -> list[Msg]:
        return [
            msg("When his company moves your opponent may draw one card less for it."),
            msg(
                "At a Haven, when a creature attacks another company of yours, he may join it; allies he controls are "
                "discarded."
            ),
            msg("He faces a strike of it; after the attack he taps and makes a corruption check."),
        ]


class Joins(Procedure):
    """A character may join the company that is attacked, and face a strike."""

    who: i64 = 0
    company: i64 = 0

    def __init__(self, who: i64 = 0, company: i64 = 0) -> None:
        self.who = who
        self.company = company

    def go(self, s: Eye) -> i64:
        return s.done() if self.step else s.owner[self.who]

    def fill(self, s: Eye, into: Buffer) -> None:
        into.add(act(YES))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) != YES:
            return
        who = self.who
        left = s.co[who]
        for x in s.on(who):
            if FACTS.type[s.kind[x]] == ALLY:
                put_away(s, x)
            elif FACTS.character[s.kind[x]]:  # who followed him stays behind (LE-B-47)
                s.host[x] = -1
                s.used[x] |= ORPHANED
        s.co[who] = self.company
        s.used[who] |= HASTENED
        end_if_empty(s, left)
        attack = attack_now(s)
        attack.must = append(attack.must, who)

    def blank(self) -> Frame:
        return Joins()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.who = io.num("who", self.who)
        self.company = io.num("company", self.company)


enter(Joins())


class Gandalf(Character):
    def text(self) -> list[Msg]:
        return [msg("May tap to test a gold ring of his company.")]


class Pallando(Character):
    """Knows what others lay aside."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.keywords = (*self.keywords, OPEN_DISCARDS)
        self.touches |= HAND
        self.late |= HAND

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != HAND:
            return super().modify(s, c, what, subject, value)
        return value + 1 if subject == s.owner[c] else value

    def text(self) -> list[Msg]:
        return [
            msg("You may keep one more card in your hand than usual."),
            msg("Your opponent discards cards of his hand face up."),
        ]


class Radagast(Character):
    """Beasts and birds bring him news on the way."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.touches |= DRAWS
        self.late |= DRAWS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != DRAWS:
            return super().modify(s, c, what, subject, value)
        if subject != s.owner[c] or s.co[c] != s.now:
            return value
        for kind in path_kinds(s, s.now):
            if kind == WILDERNESS:
                value += 1
        return value

    def text(self) -> list[Msg]:
        return [msg("When his company moves you may draw one more card for each wilderness in its path.")]


class Saruman(Character):
    def text(self) -> list[Msg]:
        return [
            msg("May tap to use a Palantír he bears."),
            msg(
                "At the start of your end-of-turn phase he may tap to take a spell from your discard pile into your "
                "hand."
            ),
        ]


declare(Alatar(printed("alatar")))
declare(Gandalf(printed("gandalf"), Tests(TAP_SELF)))
declare(Pallando(printed("pallando")))
declare(Radagast(printed("radagast")))
declare(Saruman(printed("saruman"), Fetches(TAP_SELF, END, FROM_DISCARD, INTO_HAND, SPELL)))
