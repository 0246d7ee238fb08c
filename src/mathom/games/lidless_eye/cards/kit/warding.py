"""Stopping a hazard before it takes effect, when it was played on one's company or on something of it."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.cards.kit.abilities import Ability
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.chain import chain_now
from mathom.games.lidless_eye.terms import CHAIN, HAZARD, NOTHING, RESPONSE, USE
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec


def is_pending(s: Eye, link: Link) -> bool:
    """whether a card was declared so and has not taken effect; an ability is none"""
    return not link.ability and s.zone[link.card] == CHAIN and s.kind[link.card] == link.kind


def declared(s: Eye) -> vec[i64]:
    """cards declared in the chain under way that have not taken effect"""
    out = vec[i64]()
    for link in chain_now(s).links:
        if is_pending(s, link):
            out = append(out, link.card)
    return out


def is_of(s: Eye, c: i64, company: i64) -> bool:
    """whether a piece is a character of a company, or lies with it"""
    return 0 <= c < len(s.kind) and s.kind[c] >= 0 and s.company_of(c) == company


def aimed_at(s: Eye, link: Link, company: i64) -> bool:
    """Whether a card is played on a company, on its site, or on somebody or something with it. A creature is not: its
    attack is what comes upon the company."""
    card = KINDS[link.kind]
    if card.meets_company:
        return s.now == company
    if card.target == "company":
        return link.a == company
    if card.target == "site":
        return link.a == s.site_now(company)
    if card.target != "piece" or link.a == NOTHING:
        return False
    return is_of(s, link.a, company) or (card.second == "piece" and is_of(s, link.b, company))


def pending_against(s: Eye, company: i64) -> vec[i64]:
    """hazards declared in the chain under way that are played on a company or on something of it"""
    out = vec[i64]()
    for link in chain_now(s).links:
        hazard = is_pending(s, link) and FACTS.side[link.kind] & HAZARD and link.by != s.co_owner[company]
        if hazard and aimed_at(s, link, company):
            out = append(out, link.card)
    return out


def stop(s: Eye, card: i64) -> None:
    """a declared card comes to nothing, if it has not taken effect yet"""
    if card in declared(s):
        s.to_discard(card)


class Wards(Ability):
    """Taps to stop a hazard that is played on a company or on something of it."""

    def __init__(self, cost: i64) -> None:
        super().__init__(cost, RESPONSE)
        self.target = "piece"
        self.purpose.likes(0.4)

    def warded(self, s: Eye, c: i64) -> i64:
        """the company it serves now, -1 for none"""
        return s.company_of(c)

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.payable(s, c):
            company = self.warded(s, c)
            if company >= 0:
                for x in pending_against(s, company):
                    into.add(act(USE, c, x))

    def resolve(self, s: Eye, link: Link) -> None:
        stop(s, link.a)
