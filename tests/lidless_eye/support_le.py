"""Positions by the numbers of their pieces, for tests that look inside; by text they are laid in `laying`."""

from collections.abc import Callable

import pytest

from mathom.games.lidless_eye import whole_box  # noqa: F401  # fills the tables of cards
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye, empty
from mathom.games.lidless_eye.position.procedure import Procedure
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.terms import BOTH, DIE, ORGANIZATION, PASS, RINGWRAITH, TABLE
from mathom.kernel.dice import EVERYONE, Dice, fall
from mathom.kernel.pile import Pile
from mathom.kernel.state import ON, OVER, Buffer, act

card = pytest.mark.card  # @card("black-mace"): this test checks the text of that card


def bare(advanced: int = 0, active: int = 0) -> Eye:
    """an empty table; nothing is under way"""
    s = empty(Dice(1))
    s.advanced = advanced
    s.active = active
    s.seat = OVER
    return s


def company(s: Eye, seat: int, site: str, *names: str) -> tuple[int, list[int]]:
    """a company of characters under general influence at a site: its number and its members"""
    i = s.new_company(seat, SITE_NUMBERS[site])
    return i, [join(s, i, name) for name in names]


def join(s: Eye, i: int, name: str) -> int:
    """one more character in a company"""
    c = s.lay(NUMBERS[name], s.co_owner[i], TABLE)
    s.co[c] = i
    if KINDS[s.kind[c]].type == RINGWRAITH and s.avatar[s.owner[c]] < 0:
        s.avatar[s.owner[c]] = s.kind[c]
    return c


def lay_on(s: Eye, name: str, host: int, seat: int | None = None) -> int:
    """an item, ally or other card lies with a character; it belongs to his player, or to another seat"""
    return s.lay(NUMBERS[name], s.owner[host] if seat is None else seat, TABLE, host)


def in_hand(s: Eye, seat: int, *names: str) -> None:
    for name in names:
        s.hand[seat].add(NUMBERS[name], 1 << seat)


def dice(s: Eye, *pairs: tuple[int, int]) -> None:
    """the dice fall so from now on; a roll more than told is an error"""
    s.dice.given = [fall(DIE, EVERYONE, n) for pair in pairs for n in pair]
    s.dice.at = 0


def all_rolled(s: Eye) -> bool:
    """as many dice were rolled as told"""
    return s.dice.given is not None and s.dice.at == len(s.dice.given)


def settle(s: Eye) -> Eye:
    """goes on until somebody is asked or nothing is under way any more: like Eye.settle, for a stack without a turn"""
    s.watch()
    while s.stack and not s.ending:
        s.seat = s.stack[-1].go(s)
        if s.seat != ON:
            return s
        s.watch()
    s.seat = OVER
    return s


def options(s: Eye) -> list[int]:
    into = Buffer()
    s.fill(into)
    return list(into.data[: into.n])


def take(s: Eye, kind: int, a: int = 0, b: int = 0, c: int = 0) -> Eye:
    """answers; the answer must be legal"""
    action = act(kind, a, b, c)
    assert action in options(s), (action, options(s), s.stack[-1].name())
    s.stack[-1].take(s, action)
    return settle(s)


def pass_chains(s: Eye, until: Callable[[], bool] = lambda: False) -> Eye:
    """nobody plays a card: passes as long as a chain asks"""
    while s.stack and isinstance(s.stack[-1], Chain) and s.seat >= 0 and not until():
        take(s, PASS)
    return s


def has(pile: object, name: str) -> bool:
    """whether a pile holds a card of that name"""
    return any(entry >> 8 == NUMBERS[name] for entry in pile.cards)  # type: ignore[attr-defined]


def sums(s: Eye, *rolls: int) -> None:
    """two dice fall so that they show these sums"""
    dice(s, *((roll // 2, roll - roll // 2) for roll in rolls))


def party(s: Eye, seat: int, site: str, *names: str) -> list[int]:
    """the members of a new company"""
    return company(s, seat, site, *names)[1]


def follower(s: Eye, name: str, host: int) -> int:
    """a character under the direct influence of another"""
    c = join(s, s.co[host], name)
    s.host[c] = host
    return c


def run(s: Eye, frame: Procedure) -> Eye:
    """starts a procedure; goes on until somebody is asked or it is over"""
    s.call(frame)
    return settle(s)


def names(pile: Pile) -> list[str]:
    """the cards of a pile, by name"""
    return [KINDS[entry >> 8].name for entry in pile.cards]


def organize(s: Eye) -> Eye:
    """the organization phase, up to the first question"""
    s.phase = ORGANIZATION
    return run(s, Organization())


def visit(site: str, *names: str, advanced: int = 0) -> tuple[Eye, int, list[int]]:
    """a company of seat 0 is about to decide whether it enters its site"""
    s = bare(advanced=advanced)
    i, members = company(s, 0, site, *names)
    run(s, SitePhase(i))
    assert s.seat == 0
    return s, i, members


__all__ = [
    "BOTH",
    "all_rolled",
    "bare",
    "card",
    "company",
    "dice",
    "follower",
    "has",
    "in_hand",
    "join",
    "lay_on",
    "names",
    "options",
    "organize",
    "party",
    "pass_chains",
    "run",
    "settle",
    "sums",
    "take",
    "visit",
]
