"""When all cards are entered: which are forms of each other, and what every action asks for, laid into arrays."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, FORMS, KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.terms import BOTH_CAMPS, HAZARD, HERO, MINION, POOLS, RESOURCE
from mathom.kernel.vecs import append, vec


def numbers(values: list[int]) -> vec[i64]:
    out = vec[i64]()
    for v in values:
        out = append(out, v)
    return out


def lay_forms() -> None:
    """unique cards of one name are forms of each other, and those that a card names; if one of two says it, it holds
    for both (LE-W-14)"""
    for card in KINDS:
        forms = vec[i64]()
        for other in KINDS:
            if other is not card and card.unique and other.unique and is_form(card.printed, other.printed):
                forms = append(forms, other.id)
        FORMS.append(forms)


def is_form(a: Printed, b: Printed) -> bool:
    return a.name == b.name or a.name in b.forms or b.name in a.forms


def seal() -> None:
    """to be called once, when all cards are entered"""
    FACTS.windows = numbers([c.windows for c in KINDS])
    FACTS.uses = numbers([c.uses for c in KINDS])
    FACTS.guards = numbers([c.guards for c in KINDS])
    FACTS.touches = numbers([c.touches & ~c.late & ~c.last for c in KINDS])
    FACTS.late = numbers([c.late for c in KINDS])
    FACTS.last = numbers([c.last for c in KINDS])
    FACTS.any_layer = numbers([c.touches | c.late | c.last for c in KINDS])
    FACTS.bearer = numbers([c.bearer for c in KINDS])
    FACTS.triggers = numbers([c.triggers for c in KINDS])
    FACTS.side = numbers([c.side for c in KINDS])
    FACTS.camp = numbers([c.camp for c in KINDS])
    FACTS.type = numbers([c.type for c in KINDS])
    FACTS.free = numbers([c.free for c in KINDS])
    FACTS.fights = numbers([c.fights for c in KINDS])
    FACTS.avatar = numbers([c.avatar for c in KINDS])
    FACTS.character = numbers([c.character for c in KINDS])
    FACTS.environment = numbers([c.environment for c in KINDS])
    FACTS.unique = numbers([c.unique for c in KINDS])
    FACTS.bars = numbers([c.barring for c in KINDS])
    FACTS.leads = numbers([c.leading for c in KINDS])
    FACTS.echo_uses = numbers([c.echo_uses for c in KINDS])
    FACTS.opens = numbers([c.opening for c in KINDS])
    FACTS.abroad = numbers([c.abroad for c in KINDS])
    lay_forms()
    FACTS.fair = numbers([1 if c.is_fair() else 0 for c in KINDS])
    FACTS.fair_use = numbers([c.fair_use for c in KINDS])
    fair = [0, 0]
    for card in KINDS:
        if card.done and card.is_fair():
            for camp in (MINION, HERO):
                if card.camp in (camp, BOTH_CAMPS):
                    fair[camp] |= card.windows
    FACTS.pool_fair = numbers(fair)
    pool = [0] * (4 * POOLS)
    pool_free = [0] * (4 * POOLS)
    abroad = [0] * POOLS
    for whose in range(POOLS):
        at = 4 * whose
        for card in KINDS:
            if card.done and card.belongs_to(whose):
                for side in (RESOURCE, HAZARD):
                    if card.side & side:
                        windows = card.hazard_windows if side == HAZARD and card.hazard_windows else card.windows
                        pool[at + side] |= windows
                        if card.free:
                            pool_free[at + side] |= windows
                pool[at + HAZARD] |= card.abroad
                pool_free[at + HAZARD] |= card.abroad
                abroad[whose] |= card.abroad
    FACTS.pool = numbers(pool)
    FACTS.pool_free = numbers(pool_free)
    FACTS.pool_abroad = numbers(abroad)
