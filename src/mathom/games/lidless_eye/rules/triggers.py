"""Chapter 11: what cards in play must do when something happens, and in which order (LE-B-221)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import (
    FACTS,
    KINDS,
    T_ARRIVE,
    T_ASSIGNED,
    T_ATTACK,
    T_ATTACK_END,
    T_END_PHASE,
    T_EXHAUSTED,
    T_FAILED,
    T_INFLUENCE,
    T_ITEM,
    T_LONG_OVER,
    T_ORGANIZE,
    T_ORGANIZED,
    T_REST,
    T_SITE,
    T_STRIKE,
    T_TRAVEL,
    T_TURN_END,
    T_UNTAP,
    T_WOUND,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.terms import HAZARD, PICK
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a
from mathom.kernel.vecs import append, pop, vec

# what hazards in play do not hear of between companies (LE-W-43)
IN_COMBAT: Final = T_ATTACK | T_ASSIGNED | T_STRIKE | T_WOUND | T_ATTACK_END


def fire(s: Eye, trigger: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Tells every card in play that asked for it. What several of them must do comes in an order that the active player
    chooses."""
    sources = vec[i64]()
    for c in s.table[:]:
        if s.kind[c] >= 0 and FACTS.triggers[s.kind[c]] & trigger:
            if s.clash >= 0 and trigger & IN_COMBAT and FACTS.side[s.kind[c]] & HAZARD:
                continue  # LE-W-43
            before: i64 = len(s.stack)
            hear(s, c, trigger, a, b)
            while before < len(s.stack):
                sources = append(sources, c)
                before += 1
    if len(sources) > 1:
        order = Order()
        order.sources = sources
        s.call(order)


def hear(s: Eye, c: i64, trigger: i64, a: i64, b: i64) -> None:
    card = KINDS[s.kind[c]]
    if trigger == T_UNTAP:
        card.on_untap(s, c)
    elif trigger == T_ORGANIZE:
        card.on_organize(s, c)
    elif trigger == T_ORGANIZED:
        card.on_organized(s, c)
    elif trigger == T_LONG_OVER:
        card.on_long_over(s, c)
    elif trigger == T_TRAVEL:
        card.on_travel(s, c, a)
    elif trigger == T_ARRIVE:
        card.on_arrive(s, c, a)
    elif trigger == T_SITE:
        card.on_site(s, c, a)
    elif trigger == T_ATTACK:
        card.on_attack(s, c)
    elif trigger == T_ASSIGNED:
        card.on_assigned(s, c)
    elif trigger == T_ATTACK_END:
        card.on_attack_end(s, c, a != 0)
    elif trigger == T_STRIKE:
        card.on_strike(s, c, a)
    elif trigger == T_WOUND:
        card.on_wound(s, c, a)
    elif trigger == T_ITEM:
        card.on_item(s, c, a, b)
    elif trigger == T_END_PHASE:
        card.on_end_phase(s, c)
    elif trigger == T_TURN_END:
        card.on_turn_end(s, c)
    elif trigger == T_EXHAUSTED:
        card.on_exhausted(s, c, a)
    elif trigger == T_FAILED:
        card.on_failed(s, c, a)
    elif trigger == T_REST:
        card.on_rest(s, c)
    elif trigger == T_INFLUENCE:
        card.on_influence(s, c, a, b != 0)


class Order(Procedure):
    """Several things must happen: they lie below it on the stack, and `sources` are the cards that want them, from the
    lowest up. What is chosen goes on top and happens; what one card wants keeps its own order."""

    def __init__(self) -> None:
        self.sources: vec[i64] = vec[i64]()

    def go(self, s: Eye) -> i64:
        if len(self.choices()) > 1:
            return s.active
        return s.done()  # the rest happens as it lies

    def choices(self) -> vec[i64]:
        out = vec[i64]()
        for c in self.sources:
            if c not in out:
                out = append(out, c)
        return out

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.choices():
            into.add(act(PICK, c))

    def take(self, s: Eye, action: i64) -> None:
        i: i64 = len(self.sources) - 1
        while self.sources[i] != act_a(action):
            i -= 1
        at = len(s.stack) - 1 - len(self.sources) + i
        self.sources, _ = pop(self.sources, i)
        s.stack.append(s.stack.pop(at))

    def blank(self) -> Frame:
        return Order()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.sources = io.nums("sources", self.sources)


enter(Order())
