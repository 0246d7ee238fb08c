"""The circle of tiles as a map: where each tile and each field lies, how the ways run, and who stands where."""

from math import cos, pi, sin

from mathom.games.ringbearer.components import Components
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.table.chronicle import node_id
from mathom.games.ringbearer.terms import FIELDS, LAST_HIDDEN, START, SYMBOL_WORDS, TILES, WAY, WAYS, WITH_JOKER
from mathom.kernel.view import Node
from mathom.kernel.words import msg

MIDDLE = 500
TILE_RADIUS = 400
WAY_RADIUS = (445, 355)  # the upper way runs outside
SPREAD = 0.6  # of a tile's share of the circle, for its fields


def spot(number: float, radius: int) -> tuple[int, int]:
    """clockwise from the top; half numbers lie between two tiles"""
    angle = 2 * pi * (number - 1) / TILES - pi / 2
    return round(MIDDLE + radius * cos(angle)), round(MIDDLE + radius * sin(angle))


def fields_of(s: Ringbearer, number: int) -> list[int]:
    """the fields of an open tile; Mount Doom has one"""
    tile = s.tiles[number]
    if tile == s.edition.doom:
        return [0]
    return [f for f in range(FIELDS) if s.edition.colour[tile * FIELDS + f] >= 0]


def nodes(s: Ringbearer, components: Components) -> list[Node]:
    out = []
    for number in range(1, int(s.laid) + 1):
        x, y = spot(number, TILE_RADIUS)
        marks = tuple(
            mark
            for mark, here in (
                ("here", s.tile == number),
                ("riders", s.riders == number),
                ("gandalf", s.gandalf == number),
                ("face-down", number <= LAST_HIDDEN),
                ("no-actions", number > LAST_HIDDEN and bool(s.edition.barred[s.tiles[number]])),
            )
            if here
        )
        provenance = components.tile[s.tiles[number]].provenance if number > LAST_HIDDEN else "rulebook"
        label = msg("tile {n}", n=number)
        out.append(Node(f"tile:{number}", x, y, "tile", label, marks, tile_symbols(s, number), provenance))
        if number == LAST_HIDDEN:
            here = ("here",) if s.field == START else ()
            out.append(Node(node_id(s, number, START), x, y, "start", None, here))
        elif number > LAST_HIDDEN:
            out += [field_node(s, components, number, f) for f in fields_of(s, number)]
    return out


def field_symbols(s: Ringbearer, number: int, field: int) -> tuple[str, ...]:
    """its colour, and what it asks for beside it"""
    i = s.tiles[number] * FIELDS + field
    if s.tiles[number] == s.edition.doom:
        return ("doom",)
    special = s.edition.special[i]
    beside = () if not special else ("joker",) if special == WITH_JOKER else (SYMBOL_WORDS[special],)
    return (s.edition.colours[s.edition.colour[i]], *beside)


def tile_symbols(s: Ringbearer, number: int) -> tuple[str, ...]:
    """both ways in a line, for tables that do not draw fields"""
    if number <= LAST_HIDDEN:
        return ()
    if s.tiles[number] == s.edition.doom:
        return ("doom",)
    out: list[str] = []
    for way, name in enumerate(WAYS):
        out.append(name)
        for f in fields_of(s, number):
            if f // WAY == way:
                out += field_symbols(s, number, f)
    return tuple(out)


def field_node(s: Ringbearer, components: Components, number: int, field: int) -> Node:
    node = node_id(s, number, field)
    here = ("here",) if s.tile == number and s.field == field else ()
    if s.tiles[number] == s.edition.doom:
        x, y = spot(number, TILE_RADIUS)
        return Node(node, x, y, "doom", None, here, ("doom",))
    way, i = divmod(field, WAY)
    many = sum(f // WAY == way for f in fields_of(s, number))
    x, y = spot(number + SPREAD * ((i + 0.5) / many - 0.5), WAY_RADIUS[way])
    provenance = components.tile[s.tiles[number]].told(WAYS[way])
    return Node(node, x, y, "field", None, here, field_symbols(s, number, field), provenance)


def edges(s: Ringbearer) -> list[tuple[str, str]]:
    """along the ways, forks too, from tile to tile"""
    out = []
    e = s.edition
    if s.laid > LAST_HIDDEN:
        for first in (0, WAY):
            out.append((node_id(s, LAST_HIDDEN, START), node_id(s, LAST_HIDDEN + 1, first)))
    for number in range(LAST_HIDDEN + 1, s.laid + 1):
        if s.tiles[number] == e.doom:
            continue
        for f in fields_of(s, number):
            i = s.tiles[number] * FIELDS + f
            ahead = [(number, g) for g in range(FIELDS) if e.after[i] >> g & 1]
            if e.last[i] and number < s.laid:
                ahead.append((number + 1, 0 if s.tiles[number + 1] == e.doom else f // WAY * WAY))
            out += [(node_id(s, number, f), node_id(s, *target)) for target in ahead]
    return out
