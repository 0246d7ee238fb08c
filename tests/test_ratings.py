"""`mathom arena --ratings`: any number of bots, in every combination."""

import json
from pathlib import Path

import pytest

from mathom.cli.arena import Outcome, Task
from mathom.cli.main import main
from mathom.cli.ratings import rate

BOTS = "random,greedy,easy"


def met(first: str, second: str, *shares: float) -> tuple[Task, Outcome]:
    task = Task("duel", None, [first, second], 1, 0, {})
    return task, Outcome((0, 1), shares, (0, 0), 10, 10)


def test_who_wins_more_is_rated_higher_and_more_games_say_it_more_surely() -> None:
    pairs = [met("a", "b", 1.0, 0.0), met("b", "a", 0.0, 1.0), met("b", "c", 1.0, 0.0), met("a", "c", 0.5, 0.5)]
    few = rate(["c", "b", "a"], *map(list, zip(*pairs, strict=True)))
    assert [(one.bot, one.games, one.wins) for one in few] == [("a", 3, 2.5), ("b", 3, 1.0), ("c", 2, 0.5)]
    assert few[0].low < few[0].rating < few[0].high
    many = rate(["c", "b", "a"], *map(list, zip(*pairs * 20, strict=True)))
    assert all(one.spread < few[0].spread for one in many)


def test_bots_meet_in_every_combination_and_on_every_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, picture = tmp_path / "games.jsonl", tmp_path / "ratings.svg"
    call = ["arena", "two-towers", "--ratings", "--bots", BOTS, "--games", "12", "--jobs", "1"]
    assert main([*call, "--out", str(out), "--plot", str(picture)]) == 0
    games = [tuple(json.loads(line)["bots"]) for line in out.read_text().splitlines()]
    assert len(games) == 12
    assert {game: games.count(game) for game in games} == {
        (a, b): 2 for a in BOTS.split(",") for b in BOTS.split(",") if a != b
    }
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:2]] == ["bot", "greedy"]
    assert len(lines) == 4
    assert all(bot in picture.read_text() for bot in ("svg", "greedy"))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (["--bots", "random"], "bots: at least 2 are needed, each once"),
        (["--bots", "random,random"], "bots: at least 2 are needed, each once"),
        (["--bots", BOTS, "--seats", "9"], "seats: two-towers is for 2 to 5 players, not 9"),
        (["--bots", "random,clever"], "level: there is no 'clever'"),
        (["--bots", BOTS, "--plot", "ratings.doc"], "plot: a file that ends in .svg, .png or .pdf"),
        (["--bots", BOTS, "--games", "0"], "games: at least 1"),
    ],
)
def test_what_is_wrong_is_said(wrong: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "two-towers", "--ratings", *wrong]) == 2
    assert why in capsys.readouterr().err
