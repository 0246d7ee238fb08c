"""The organization phase in tests: what is offered, and who has come."""

from lidless_eye.support_le import options, run
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.terms import BRING, NEW, ORGANIZATION
from mathom.kernel.state import Buffer, act_a, act_b, act_c, act_kind


def organize(s: Eye) -> Eye:
    s.phase = ORGANIZATION
    return run(s, Organization())


def verbs(s: Eye, verb: int) -> list[tuple[int, int, int]]:
    return [(act_a(a), act_b(a), act_c(a)) for a in options(s) if act_kind(a) == verb]


def where(s: Eye, name: str) -> int:
    """the piece of a card in play, -1 for none"""
    return s.in_play(NUMBERS[name])


def sites_for(s: Eye, name: str) -> set[int]:
    """sites where a card of the hand may come into play"""
    return {c if b == NEW else s.co_site[b] for a, b, c in verbs(s, BRING) if a == NUMBERS[name]}


def once(s: Eye) -> list[int]:
    """what a search looks at: nothing that was done is done anew"""
    into = Buffer()
    s.fill_once(into)
    return list(into.data[: into.n])
