"""What one reads of a game before sitting down: short, with pictures of our own, each paragraph with its rules."""

from pathlib import Path

import pytest

import mathom
from mathom.kernel.overview import Paragraph, read_overview
from mathom.kernel.words import Msg


@pytest.mark.parametrize("key", mathom.games())
def test_an_overview_takes_three_minutes_and_every_paragraph_leads_to_rules(key: str) -> None:
    game = mathom.game(key)
    read = read_overview(game.folder / "overview.md")
    assert 450 <= sum(len(paragraph.words.text.split()) for paragraph in read) <= 700
    assert sum(paragraph.tip for paragraph in read) == 3
    known = {rule.number for rule in game.rules}
    for paragraph in read:
        assert paragraph.rules, paragraph.words.text
        assert set(paragraph.rules) <= known
        assert paragraph.words.text.count("**") % 2 == 0


@pytest.mark.parametrize("key", mathom.games())
def test_its_pictures_are_drawn_by_the_game(key: str) -> None:
    game = mathom.game(key)
    shown = [name for paragraph in read_overview(game.folder / "overview.md") for name in paragraph.pictures]
    assert len(shown) >= 10
    for name in shown:
        assert (game.draw(name) or "").startswith("<svg"), name


def test_how_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "overview.md"
    path.write_text("# x\n\n![a b]\nOne **two**. [X-1, X-2]\n\nThree.\n\n## Tips\n\n1. Four. [X-3]\n")
    assert read_overview(path) == (
        Paragraph(Msg("One **two**."), ("X-1", "X-2"), ("a", "b")),
        Paragraph(Msg("Three.")),
        Paragraph(Msg("Four."), ("X-3",), (), True),
    )


def test_a_game_without_one_has_none(tmp_path: Path) -> None:
    assert read_overview(tmp_path / "overview.md") == ()
