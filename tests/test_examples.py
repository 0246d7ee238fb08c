"""The programs of `examples/` run, and print what they say; in both forms the same."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "examples"


def run(name: str, *args: str) -> list[str]:
    """the lines that it prints"""
    command = [sys.executable, str(FOLDER / name), *args]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    return done.stdout.splitlines()


def test_play_a_game() -> None:
    lines = run("play_a_game.py")
    assert lines[:3] == [
        "Chance: discard c1-green-01",
        "Greedy: play c1-blue-04",
        "Chance: discard c1-green-03",
    ]
    assert lines[3].startswith("Duel for Middle-earth  ")
    assert lines[-1] == "51 moves: Greedy wins: present in all seven regions"


def test_write_a_bot() -> None:
    assert run("write_a_bot.py") == ["{'dreamer': 1, 'greedy': 3}"]


def test_imagine_a_hand() -> None:
    lines = run("imagine_a_hand.py")
    assert "cards in hand 9" in lines[13]  # of the opponent: how many, not which
    assert lines[-1] == (
        "Player 2 holds a Gandalf in 799 of 1000 imagined games; in truth: ['red-strength', 'red-strength', "
        "'blue-endurance', 'blue-endurance', 'green-endurance', 'yellow-strength', 'yellow-determination', 'gandalf', "
        "'gandalf']"
    )


def test_analyse_a_record() -> None:
    assert run("analyse_a_record.py") == [
        "after   0 moves: Ada 0 Bo 0 Cy 0",
        "after  40 moves: Ada 12 Bo 10 Cy 3",
        "after  80 moves: Ada 19 Bo 12 Cy 17",
        "Ada: 16 points, 29 of 29 moves as greedy, {'lay': 10, 'fight': 4, 'done': 2, 'draw': 10, 'discard': 3}",
        "Bo: 12 points, 32 of 32 moves as greedy, {'lay': 10, 'fight': 4, 'done': 3, 'draw': 9, 'discard': 6}",
        "Cy: 16 points, 13 of 30 moves as greedy, {'lay': 10, 'fight': 5, 'draw': 9, 'discard': 4, 'done': 2}",
    ]


def test_analyse_a_record_of_another_game() -> None:
    lines = run("analyse_a_record.py", str(FOLDER.parent / "tests" / "data" / "duel-before-declining.mathom"))
    assert lines[0].startswith("after   0 moves:")


def test_count_perft() -> None:
    assert run("count_perft.py") == [
        "battle       4 16 68",
        "duel         12 113 932",
        "lidless-eye  6 30 190",
        "ringbearer   3 17 98",
        "two-towers   11 76 482",
    ]


def test_solve_an_endgame() -> None:
    assert run("solve_an_endgame.py") == [
        "-1 before move 99, Player 2: remove arnor",
        "-1 before move 98, Player 2: remove lindon",
        "-1 before move 97, Player 2: play c3-purple-04",
        "+1 before move 96, Player 1: play c3-yellow-01",
        "+1 before move 95, Player 2: discard c3-green-01",
        "+1 before move 94, Player 1: play c3-yellow-02",
        "219 positions, none left out; the end: -1",
    ]


def test_talk_to_the_server() -> None:
    *moves, last = run("talk_to_the_server.py")
    assert [re.match(r"move \d: ", line) is not None for line in moves] == [True] * 3
    assert last == "3 moves stored at a table of two-towers: Ada Bot"


def test_every_example_is_listed_and_run() -> None:
    programs = sorted(path.name for path in FOLDER.glob("*.py"))
    listed = re.findall(r"\[`(\w+\.py)`\]", (FOLDER / "README.md").read_text(encoding="utf-8"))
    assert sorted(listed) == programs
    run_here = set(re.findall(r'run\("(\w+\.py)"', Path(__file__).read_text(encoding="utf-8")))
    assert sorted(run_here | {"line_bot.py"}) == programs  # that one is asked by another program: test_foreign.py


def test_examples_know_only_the_public_interface() -> None:
    for path in FOLDER.glob("*.py"):
        assert not re.search(r"from mathom(?!\.(env|kernel)\b)|import mathom\.", path.read_text(encoding="utf-8")), (
            path.name
        )


def test_learn_with_ppo() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: `make test-research` installs it")
    assert [
        line.split(" % of 4 games against ")[1].split(",")[0] for line in run("learn_with_ppo.py", "2048", "4")
    ] == [
        "random",
        "greedy",
    ]


def test_self_play_on_ray() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: `make test-research` installs it")
    line = run("self_play_on_ray.py")[-1]
    assert re.fullmatch(r"wins against chance: \d+ % before, \d+ % after 2 rounds of 2 workers", line)


def test_solve_with_cfr() -> None:
    """the more rounds, the less could be gained"""
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make test-research` installs it")
    first, middle, last, known = run("solve_with_cfr.py", "6")
    assert float(first.split()[-1]) > float(middle.split()[-1]) > float(last.split()[-1]) > 0
    assert known == "1281 situations that a player can tell apart"


def test_think_at_many_tables() -> None:
    """as many games at once as it is told; the same each time"""
    told = run("think_at_many_tables.py", "two-towers", "4", "30", "greedy")
    assert re.fullmatch(
        r"wins \d+\.\d % of 4 games of two-towers against greedy; thinks .* ms a decision, the other .* ms", told[0]
    )


def test_learn_duel() -> None:
    """that it runs; what it learns in longer is in its own words"""
    assert re.fullmatch(r"wins of 64 games against chance: \d+ % before, \d+ % after 2 rounds", run("learn_duel.py")[0])


def test_ppo_duel() -> None:
    """that it runs, where PyTorch is"""
    pytest.importorskip("torch")
    told = run("ppo_duel.py", "--tables", "8", "--seconds", "2")
    assert re.fullmatch(r"\d+ s, \d+\.\d million steps: \d+\.\d% won against chance", told[-1])
