"""Optional rules: the most harmful way in which the hazard deck can be played against who plays alone (LE-O-26,
LE-O-29, LE-O-30). It is a fixed order, told by nothing but what is printed and lies open, so that a game goes the same
way again."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import HazardPlayer
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.detainment import comes_to_nothing
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.making import printed_attack
from mathom.games.lidless_eye.rules.sums import corruption, mind, piece_points, prowess
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    ATTACK_BODY,
    ATTACK_PROWESS,
    CHOOSE,
    COMPANY,
    CREATURE,
    DETAINMENT,
    DROP,
    ENVIRONMENT,
    EXCESS,
    GUARD_WITH,
    HAZARD_DECK,
    HAZARD_LONG,
    HAZARD_PERMANENT,
    NOTHING,
    NUMBER,
    PASS,
    PICK,
    PLAY,
    RESPONSE,
    START,
    STRIKES,
    TABLE,
    TAPPED,
    TRAVEL,
    WOUNDED,
)
from mathom.kernel.errors import BadPosition
from mathom.kernel.state import Buffer, act_a, act_b, act_kind

OF_ATTACKS: Final = ATTACK_PROWESS | ATTACK_BODY | STRIKES | DETAINMENT  # what an event changes to worsen attacks
NOT: Final = -1  # what is not played now

# one sort of hazards before the other; within a sort what does more harm
FIRST: Final = 1 << 40  # events that worsen creatures which follow, where the limit has room for both
CREATURES: Final = 1 << 36
WORSENING: Final = 1 << 32  # such events, where no creature follows
NIGHT: Final = 1 << 30  # Doors of Night
CORRUPTING: Final = 1 << 28
LASTING: Final = 1 << 26  # permanent-events
LONG: Final = 1 << 24
OTHERS: Final = 1 << 22


class MostHarmful(HazardPlayer):
    """Answers whenever the hazard deck is asked: what is worst for the player, the first of equals."""

    def answer(self, s: Eye) -> None:
        top = s.stack[len(s.stack) - 1]
        into = Buffer()
        top.fill(s, into)
        if into.n == 0:
            raise BadPosition("stack: what is under way asks the hazard deck what it cannot answer")
        best = into.data[0]
        most: i64 = -2
        for i in range(into.n):
            worst = self.play(s, top, into.data[i]) if isinstance(top, Chain) else choice(s, into.data[i])
            if worst > most:
                most = worst
                best = into.data[i]
        top.take(s, best)

    # -- hazards

    def play(self, s: Eye, chain: Chain, action: i64) -> i64:
        """how gladly a card is played now; passing is 0: what may be played must be (LE-O-26)"""
        if act_kind(action) == PASS:
            return 0
        if act_kind(action) == GUARD_WITH:
            return NOT  # LE-O-30: no card is laid on guard
        if act_kind(action) != PLAY:
            return 1
        kind = act_a(action)
        if FACTS.type[kind] == CREATURE:
            return CREATURES + menace(s, kind, act_b(action))
        if FACTS.windows[kind] & ENVIRONMENT:
            return self.against_environment(s, action)
        answers = chain.window & TRAVEL != 0 and chain.window & START != 0 and len(chain.links) > 0
        if answers and FACTS.windows[kind] & TRAVEL and not FACTS.windows[kind] & RESPONSE:
            return NOT  # it waits until what was declared is done: there may be creatures to play before it
        if not FACTS.free[kind] and s.limit <= self.creatures(s):
            return NOT  # creatures come first, as many as the limit allows
        return self.event(s, kind, action)

    def event(self, s: Eye, kind: i64, action: i64) -> i64:
        a = act_b(action)
        if FACTS.any_layer[kind] & OF_ATTACKS and s.in_play(kind) < 0:
            if self.worsens(s, kind):
                return FIRST
            return NOT if attack_now(s).defender >= 0 else WORSENING
        if kind == NUMBERS["doors-of-night"]:
            return NIGHT
        if KINDS[kind].corrupts:
            return CORRUPTING + (corruption(s, a) << 12) + loss(s, a)
        sort = FACTS.type[kind]
        base: i64 = LASTING if sort == HAZARD_PERMANENT else LONG if sort == HAZARD_LONG else OTHERS
        if KINDS[kind].target == "piece" and a != NOTHING and s.kind[a] >= 0:
            return base + (loss(s, a) if s.owner[a] != HAZARD_DECK else 0)
        return base

    def against_environment(self, s: Eye, action: i64) -> i64:
        """Twilight: never against what the hazard deck has laid itself"""
        c = act_b(action)
        return OTHERS if c < len(s.kind) and s.kind[c] >= 0 and s.owner[c] != HAZARD_DECK else NOT

    def creatures(self, s: Eye) -> i64:
        """how many creatures that were turned up can be played on the company under way"""
        many: i64 = 0
        if s.now < 0:
            return many
        tried = Buffer(16)
        for entry in s.hand[HAZARD_DECK].cards:
            kind = entry >> 8
            if FACTS.type[kind] == CREATURE:
                tried.n = 0
                KINDS[kind].offer(s, HAZARD_DECK, PLAY, kind, tried)
                if tried.n:
                    many += 1
        return many

    def worsens(self, s: Eye, kind: i64) -> bool:
        """whether the attack under way, or some creature that can be played, would be worse with this event in play"""
        then = s.copy()
        then.lay(kind, HAZARD_DECK, TABLE)
        attack = attack_now(s)
        if attack.defender >= 0:
            return figures(then, attack_now(then)) > figures(s, attack)
        tried = Buffer(16)
        for entry in s.hand[HAZARD_DECK].cards:
            creature = entry >> 8
            if FACTS.type[creature] == CREATURE:
                tried.n = 0
                KINDS[creature].offer(s, HAZARD_DECK, PLAY, creature, tried)
                for i in range(tried.n):
                    key = act_b(tried.data[i])
                    if menace(then, creature, key) > menace(s, creature, key):
                        return True
        return False


def menace(s: Eye, kind: i64, key: i64) -> i64:
    """LE-O-29: strikes times prowess, as they are now; 0 for an attack that comes to nothing"""
    attack = printed_attack(s, kind, key)
    if comes_to_nothing(s, attack):
        return 0
    s.stack.append(attack)  # some cards count only in the attack itself
    found = figures(s, attack)
    s.stack.pop()
    return found


def figures(s: Eye, attack: Assault) -> i64:
    """strikes times prowess, of all attacks of a creature that has several"""
    found = attack.strikes_now(s) * attack.prowess_now(s) * (1 + attack.again)
    return found if found > 0 else 0


def loss(s: Eye, c: i64) -> i64:
    """how much it costs the player to lose a piece, or to have it hindered: points, then mind, then prowess"""
    if s.kind[c] < 0:
        return 0
    points = piece_points(s, c)
    found = (points if points > 0 else 0) << 8
    if FACTS.fights[s.kind[c]]:
        found += 8 * mind(s, c) + prowess(s, c)
    return found


def strength(s: Eye, c: i64) -> i64:
    """prowess against a strike, as one is tapped or wounded"""
    return prowess(s, c) - (2 if s.tap[c] == WOUNDED else 1 if s.tap[c] == TAPPED else 0)


def choice(s: Eye, action: i64) -> i64:
    """LE-O-30: whatever else is to be chosen"""
    verb = act_kind(action)
    a = act_a(action)
    if verb == PASS:
        return 0
    if verb == ASSIGN:
        return ((64 - strength(s, a)) << 16) + loss(s, a)
    if verb == EXCESS:
        return a + 1 if weakest(s) else 64 - a
    if verb == COMPANY:  # which of two may stay: the smaller one
        return 64 - len(s.members(a))
    if verb == PICK:
        return 1 + loss(s, a) if s.owner[a] != HAZARD_DECK else 1
    if verb == NUMBER:
        return 1 + a
    if verb == CHOOSE:
        return 1 + KINDS[a].strikes * KINDS[a].prowess
    if verb == DROP:
        return 4096 - KINDS[a].strikes * KINDS[a].prowess
    return 1


def weakest(s: Eye) -> bool:
    """whether nobody who still waits for a strike of the attack under way is weaker than who faces one now"""
    attack = attack_now(s)
    if attack.facing < 0:
        return True
    now = strength(s, attack.targets[attack.facing])
    for i in range(len(attack.targets)):
        if not attack.faced[i] and s.zone[attack.targets[i]] == TABLE and strength(s, attack.targets[i]) < now:
            return False
    return True
