"""What the tests of cards in several files lay out or ask."""

from lidless_eye.hazard_support import rest
from lidless_eye.support_le import options
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import fill_stores
from mathom.games.lidless_eye.terms import CHOOSE
from mathom.kernel.state import Buffer, act_a, act_c, act_kind

MISCELLANEOUS = 5  # of the kinds of points


def at(site: str, *who: str) -> tuple[Eye, int, list[int]]:
    """a company that does not move"""
    return rest(site, *(who or ("gorbag", "jerrek", "tarcil", "snaga")))


def moves_to(s: Eye, i: int, site: str) -> None:
    s.co_site[i] = SITE_NUMBERS[site]


def storable(s: Eye) -> set[int]:
    """what may be stored in the organization phase"""
    into = Buffer()
    fill_stores(s, 0, into)
    return {act_a(into.data[n]) for n in range(into.n)}


def choices(s: Eye) -> set[tuple[str, int]]:
    """what may be chosen: card, and from where (0 discard pile, 1 play deck, 2 sideboard)"""
    by_number = {n: name for name, n in NUMBERS.items()}
    return {(by_number[act_a(a)], act_c(a)) for a in options(s) if act_kind(a) == CHOOSE}


def keeping(s: Eye, discard: tuple[str, ...] = (), deck: tuple[str, ...] = (), side: tuple[str, ...] = ()) -> None:
    for name in discard:
        s.discard[0].add(NUMBERS[name], 1)
    for name in deck:
        s.deck[0].add(NUMBERS[name])
    for name in side:
        s.sideboard[0].add(NUMBERS[name], 1)
