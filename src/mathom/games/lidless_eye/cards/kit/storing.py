"""Storing on the way, at a site that is no Darkhaven."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.belongings import Storing
from mathom.games.lidless_eye.terms import (
    DARK_HOLD,
    HAVEN,
    ITEM,
    ONE_RING,
    PASS,
    RESOURCE,
    SHADOW_HOLD,
    STORE,
    TABLE,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec

SAFE: Final = 1 << HAVEN | 1 << SHADOW_HOLD | 1 << DARK_HOLD


def storable(s: Eye, company: i64, items: bool) -> vec[i64]:
    """what lies with a company and can be stored at a Darkhaven: resource events, and items where they count too"""
    out = vec[i64]()
    for c in s.table:
        host = s.host[c]
        if s.zone[c] != TABLE or host < 0 or not FACTS.character[s.kind[host]] or s.co[host] != company:
            continue
        card = KINDS[s.kind[c]]
        if card.type == ITEM:
            fits = items and card.ring != ONE_RING
        else:
            fits = card.side & RESOURCE != 0 and "haven" in card.printed.store_kinds
        if fits:
            out = append(out, c)
    return out


class StoringHere(Procedure):
    """Its player stores of a company what he likes, one thing after the other."""

    seat: i64 = 0
    company: i64 = 0
    items: i64 = 0  # 1: items too

    def __init__(self, seat: i64 = 0, company: i64 = 0, items: i64 = 0) -> None:
        self.seat = seat
        self.company = company
        self.items = items

    def go(self, s: Eye) -> i64:
        if self.step == 0 and len(storable(s, self.company, self.items != 0)):
            return self.seat
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in storable(s, self.company, self.items != 0):
            into.add(act(STORE, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == STORE:
            s.call(Storing(act_a(action)))
        else:
            self.step = 1

    def blank(self) -> Frame:
        return StoringHere()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.company = io.num("company", self.company)
        self.items = io.num("items", self.items)


enter(StoringHere())
