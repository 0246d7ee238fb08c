"""A deck of one's own at the terminal: played from its file, gone on with from the record, looked at again."""

import io
import sys
from pathlib import Path

import pytest

import mathom
from lidless_eye.own_decks import OTHER, OWN
from mathom.cli.main import main
from mathom.match.match import Match
from mathom.terminal.session import Session

GAME = mathom.game("lidless-eye")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "servants.txt"
    path.write_text(OWN, encoding="utf-8")
    return path


def test_a_deck_is_played_from_its_file(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """the bot chooses a ready one for itself; the file of the deck is not needed any more when the game goes on"""
    record = tmp_path / "game.mathom"
    monkeypatch.setattr(sys, "stdin", io.StringIO("pass\n" * 3))
    settings = ["--seed", "3", "--language", "en", "--lines", "--pause", "0"]
    assert main(["play", "lidless-eye", "--deck", str(file), "--record", str(record), *settings]) == 0
    told = capsys.readouterr().out
    assert "Bilbo starts with Orc Tracker" in told
    file.unlink()
    kept = Match.load(record)
    assert GAME.decks(kept.state)[0] == "own"
    moves = len(kept.moves)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 3))
    assert main(["play", "--resume", str(record), "--language", "en", "--lines", "--pause", "0"]) == 0
    assert len(Match.load(record).moves) > moves
    assert main(["replay", str(record), "--lines", "--language", "en"]) == 0
    assert "Bilbo starts with Orc Tracker" in capsys.readouterr().out


def test_two_people_at_one_keyboard_have_decks_of_their_own(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    second, record = tmp_path / "others.txt", tmp_path / "game.mathom"
    second.write_text(OTHER, encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    command = ["play", "lidless-eye", "--humans", "2", "--deck", str(file), "--deck", str(second)]
    assert main([*command, "--record", str(record), "--lines", "--language", "en"]) == 0
    assert GAME.decks(Match.load(record).state) == ("own", "own")
    assert "Choose your deck" not in capsys.readouterr().out


def test_a_deck_is_checked_in_the_language_of_the_player(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(OWN.replace("3 Wargs", "4 Wargs").replace("3 Giant", "3 Riesen"), encoding="utf-8")
    assert main(["deck", "check", str(file), "--language", "de"]) == 1
    assert capsys.readouterr().out == "Zeile 27: Es gibt keine Karte Riesen; ist Riese gemeint?\n"
    file.write_text(OWN.replace("3 Wargs", "4 Wargs").replace("3 Giant", "3 Riese"), encoding="utf-8")
    assert main(["deck", "check", str(file), "--language", "nl"]) == 1
    assert capsys.readouterr().out.startswith("regel 26: Wargs: 4 exemplaren, 3 zijn toegestaan (LE-B-9)\n")


def test_a_brought_deck_does_not_disturb_the_chronicle() -> None:
    match = Match(GAME, GAME.new(seed=1, second=OTHER), ["Ada", "Bo"])
    session = Session(match, {1: GAME.bot("greedy", seed=1)})
    session.play("deck own\n" + OWN)
    assert [line.said("en") for line in session.chronicle()][:3] == [
        "Ada plays a deck brought along",
        "Bo plays a deck brought along",
        "Ada starts with Grishnákh",
    ]
