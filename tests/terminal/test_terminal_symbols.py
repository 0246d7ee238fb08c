"""Cards that show several symbols, and rows that are known by their name."""

import mathom
from mathom.kernel.view import View
from mathom.terminal import draw
from mathom.terminal.glyphs import Glyphs
from mathom.terminal.pieces import Brush

GAME = mathom.game("battle")


def view() -> View:
    state = GAME.from_json(
        {
            "groups": [
                {"cards": ["elrohir", "galadriel"]},
                {"cards": ["erkenbrand", "gamling", "forlong", "celeborn"]},
                {"of": 1, "cards": ["sam"]},
            ],
            "hand 0": ["arwen"],
            "enemies": ["balrog", "grishnakh", "snaga"],
        }
    )
    return GAME.view(state, 0)


def drawn(form: draw.Form, width: int) -> str:
    brush = Brush(Glyphs(GAME.faces, GAME.legend), "en")
    return "\n".join(line.plain for line in draw.Drawing(view(), brush, form, width).lines())


def test_a_card_shows_its_symbols_and_points() -> None:
    text = drawn(draw.Form.CARDS, 120)
    assert "╭10°──────†Γ↑■╮" in text
    assert "╭°──────────†)╮" in text


def test_every_form_tells_what_the_signs_mean_and_names_all_cards() -> None:
    for form in draw.Form:
        text = drawn(form, 120)
        assert "† sword  Γ axe  ↑ spear  ) bow  ▼ shield  ■ fist  * joker" in text
        for named in (
            "†) Elrohir",
            "*) Galadriel",
            "Γ▼ Erkenbrand",
            "Γ↑ Gamling",
            "Γ▼ Forlong",
            ")■ Celeborn",
            "▼ Sam",
        ):
            assert named in text, (form, named)


def test_games_without_symbols_have_no_legend_of_them() -> None:
    assert Glyphs(mathom.game("two-towers").faces).used_symbols() == []
