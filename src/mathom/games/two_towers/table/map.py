"""The map: the places, and the fields of the paths between them, and who stands where."""

from functools import lru_cache
from itertools import pairwise

from mathom.games.two_towers import terms
from mathom.games.two_towers.art.spots import SPOTS, step
from mathom.games.two_towers.components import Components
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.terms import Edition
from mathom.kernel.components import least_sure
from mathom.kernel.view import Node
from mathom.kernel.words import msg

Drawn = tuple[Components, tuple[Node, ...]]
DRAWN: dict[tuple[int, ...], Drawn] = {}  # the map changes seldom, and every viewer of every move sees it
MANY = 256


def nodes(s: TwoTowers, components: Components) -> tuple[Node, ...]:
    here = (id(components), int(s.place), int(s.phase), int(s.field), *map(int, s.paths))
    if here not in DRAWN:
        if len(DRAWN) >= MANY:
            DRAWN.clear()
        DRAWN[here] = (components, tuple(draw(s, components)))  # which stay while they are here: an id is theirs alone
    return DRAWN[here][1]


def draw(s: TwoTowers, components: Components) -> list[Node]:
    out = []
    for p, place in enumerate(components.place):
        x, y = SPOTS[p]
        marks = (("here",) if s.phase != terms.TRAVEL and p == s.place else ()) + (("ahead",) if p == s.place else ())
        if p < s.place or s.phase == terms.ENDED:
            marks += ("passed",)
        told = place.told("name", "symbols")
        out.append(Node(place.id, x, y, "place", msg(place.name), marks, tuple(place.symbols), told))
        fields = s.paths[p - 1] if p else 0
        told = least_sure("rulebook", *(row.told("fields") for row in components.path if row.fields == fields))
        for i in range(fields):
            here = s.phase == terms.TRAVEL and p == s.place and i == s.field
            x, y = step(p, i, fields)
            out.append(Node(f"{place.id}.{i + 1}", x, y, "step", None, ("here",) if here else (), (), told))
    return out


@lru_cache(MANY)
def edges(e: Edition, paths: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    out: list[tuple[str, str]] = []
    for p in range(1, terms.PLACES + 1):
        stops = [e.places[p - 1]]
        stops += [f"{e.places[p]}.{i + 1}" for i in range(paths[p - 1])]
        stops.append(e.places[p])
        out += pairwise(stops)
    return tuple(out)
