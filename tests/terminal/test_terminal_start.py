"""The entry points, as the command line calls them."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

import mathom
from mathom.terminal import start

GAME = mathom.game("two-towers")
NAMES = ["Elanor", "Rosie"]

WATCH = """
import mathom
from mathom.terminal.start import play
game = mathom.game("two-towers")
match = mathom.Match(game, game.new(seats=2, seed=1), ["A", "B"])
raise SystemExit(play(match, {i: game.bot("random", seed=i) for i in (0, 1)}, "en", 0.0, True))
"""


def new_match() -> mathom.Match:
    return mathom.Match(GAME, GAME.new(seats=2, seed=1), NAMES)


def test_without_a_terminal_a_game_is_played_in_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
    match = new_match()
    assert start.play(match, {1: GAME.bot("random", seed=1)}, "en", 0.5, False) == 0
    assert match.state.over
    assert "wins with" in capsys.readouterr().out


def test_watching_and_replaying_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    match = new_match()
    assert start.play(match, {i: GAME.bot("random", seed=i) for i in (0, 1)}, "en", 0.0, True) == 0
    assert start.replay(match, "en", None, True) == 0
    assert capsys.readouterr().out.count("wins with") >= 3


def test_a_record_that_cannot_be_written_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = new_match()
    match.keep(tmp_path / "g.mathom")
    (tmp_path / "g.mathom").unlink()
    match.path = tmp_path / "gone" / "g.mathom"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert start.play(match, {}, "en", 0.0, True) == 1
    assert "The record cannot be written (No such file or directory)." in capsys.readouterr().err


def test_a_reader_who_has_seen_enough_causes_no_traceback() -> None:
    run = subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -c "$0" | head -1', WATCH], capture_output=True, text=True, check=False
    )
    assert run.stdout == "The Two Towers – The Card Game\n"
    assert run.stderr == ""
