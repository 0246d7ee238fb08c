"""The map: the places, and the fields of the paths between them, and who stands where."""

from itertools import pairwise

from mathom.games.two_towers import terms
from mathom.games.two_towers.art.spots import SPOTS, step
from mathom.games.two_towers.components import Components
from mathom.games.two_towers.rules import TwoTowers
from mathom.kernel.components import least_sure
from mathom.kernel.view import Node
from mathom.kernel.words import msg


def nodes(s: TwoTowers, components: Components) -> list[Node]:
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


def edges(s: TwoTowers) -> list[tuple[str, str]]:
    places = s.edition.places
    out = []
    for p in range(1, terms.PLACES + 1):
        stops = [places[p - 1]]
        stops += [f"{places[p]}.{i + 1}" for i in range(s.paths[p - 1])]
        stops.append(places[p])
        out += list(pairwise(stops))
    return out
