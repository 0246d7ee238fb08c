"""Any view is drawn, at any size: nothing here knows a game."""

from itertools import pairwise

import pytest

import mathom
from mathom.kernel.view import Face, Node, Option, Piece, Seat, View, Zone
from mathom.kernel.words import msg
from mathom.terminal import draw
from mathom.terminal.glyphs import COLOURS, SPARE_SHAPES, SPARE_TRAITS, Glyphs, symbols_of
from mathom.terminal.pieces import Brush
from mathom.terminal.roads import legs
from mathom.terminal.text import cell_len

FACES = {
    "sword": Face(msg("a very long sword of the west"), {"colour": "puce", "trait": "sharpness"}, msg("cuts")),
    "coin": Face(msg("coin"), {"value": "3"}),
    "orc": Face(msg("orc"), provenance="reconstructed"),
}


def node(name: str, *marks: str, kind: str = "place") -> Node:
    return Node(name, 0, 0, kind, msg(name) if kind == "place" else None, marks, ("sharpness",))


def strange_view(edges: tuple[tuple[str, str], ...] = (("bree", "s"), ("s", "moria"))) -> View:
    """every kind of zone, faces with no known colour or trait, hidden pieces, attachments"""
    kinds = ("hand", "row", "stack", "market", "space", "track", "pool", "grid")
    pieces = (
        Piece("p/1", face="sword"),
        Piece("p/2", face="sword", host="p/1"),
        Piece("p/3", "token", "coin", counters={"wounds": 2}),
        Piece("p/4", face="orc", marks=("tapped",)),
        Piece("p/5"),
    )
    zones = tuple(
        Zone(f"{k}:{o}", k, msg("zone of things"), o, len(pieces), pieces)  # type: ignore[arg-type]
        for k in kinds
        for o in (None, 0, 1)
    )
    return View(
        game="strange",
        seq=3,
        viewer=0,
        phase=msg("dusk"),
        prompt=msg("what now?"),
        seats=(Seat(0, "Ada", 5, ((msg("luck"), 2),), True, ("ring",)), Seat(1, "Bo", 3, ((msg("luck"), 0),))),
        zones=(*zones, Zone("place:moria", "space", msg("moria"), None, 1, (Piece("q", "token", "coin"),))),
        nodes=(node("bree", "passed"), node("moria", "ahead", "dark"), node("s", "here", kind="step")),
        edges=edges,
        options=(Option(1, "strike sword", msg("strike"), ("p/1",), note=msg("it will hurt")),),
        under_way=(msg("an attack"), msg("a strike")),
    )


@pytest.mark.parametrize("form", list(draw.Form))
@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_everything_in_a_view_is_drawn(form: draw.Form, width: int) -> None:
    view = strange_view()
    lines = draw.Drawing(view, Brush(Glyphs(FACES), "en", ("p/1",)), form, width).lines()
    text = "\n".join(line.plain for line in lines)
    for words in ("Ada", "Bo", "bree", "moria", "dark", "(3)", "wounds 2", "ring", "orc"):
        assert words in text, words
    if form != draw.Form.BARE:
        assert {line.cell_len for line in lines} == {width}


def test_a_map_that_forks_lists_neighbours() -> None:
    view = strange_view((("bree", "s"), ("s", "moria"), ("moria", "bree")))
    assert legs(view) is None
    text = "\n".join(
        line.plain for line in draw.Drawing(view, Brush(Glyphs(FACES), "en"), draw.Form.FRAMED, 120).lines()
    )
    assert "– moria" in text


def test_a_view_without_map_or_seats_to_show() -> None:
    view = View("bare", 0, None, msg("dawn"), msg("wait"), (Seat(0, "Ada"),), ())
    for width in (40, 120):
        assert "Ada" in draw.table(view, Brush(Glyphs({}), "en"), width, 30).plain


def test_every_sign_is_one_cell_wide_and_no_two_are_alike() -> None:
    shapes = [shape for shape, _ in COLOURS.values()] + list(SPARE_SHAPES)
    assert len({*shapes, *SPARE_TRAITS}) == len(shapes) + len(SPARE_TRAITS)
    assert all(cell_len(sign) == 1 for sign in (*shapes, *SPARE_TRAITS))


@pytest.mark.parametrize("key", mathom.games())
def test_the_signs_of_a_legend_are_those_of_its_game(key: str) -> None:
    game = mathom.game(key)
    shown = {face.traits["trait"] for face in game.faces.values() if "trait" in face.traits}
    shown |= {symbol for face in game.faces.values() for symbol in symbols_of(face)}
    assert set(game.legend.signs) <= shown
    signs = [*game.legend.signs.values(), *game.legend.printed.values()]
    assert len(set(signs)) == len(signs)
    assert all(cell_len(sign) == 1 for sign in signs)


def test_the_richest_drawing_that_fits_is_taken() -> None:
    game = mathom.game("two-towers")
    view = game.view(game.new(seats=4, seed=1), 0)
    brush = Brush(Glyphs(game.faces, game.legend), "en")
    heights = [draw.table(view, brush, 120, room).plain.count("\n") + 1 for room in (40, 20, 5)]
    assert all(a > b for a, b in pairwise(heights))
    assert heights[0] <= 40
    assert heights[1] <= 20
    assert "╭♦" in draw.table(view, brush, 120, 40).plain


def test_the_words_on_a_piece_are_told() -> None:
    view = strange_view()
    told = draw.piece_text(view, view.options[0], Brush(Glyphs(FACES), "en"))
    assert told is not None
    assert told.plain == "a very long sword of the west: cuts"
