"""The command line: what it does, and that bad input gets one sentence, exit code 2, and harms nothing."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest

import mathom
from mathom.cli.arena import interval
from mathom.cli.bench import compare, drive
from mathom.cli.main import main
from mathom.cli.varied import play_varied, report
from mathom.games.duel.game import DuelGame
from mathom.kernel.bot import Bot
from mathom.kernel.state import State

COMPONENTS = mathom.game("two-towers").folder / "components.toml"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(list(arguments))
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """the one sentence"""
    code, out, err = run(capsys, *arguments)
    lines = [line for line in err.splitlines() if "plain form" not in line]
    assert code == 2
    assert out == ""
    assert len(lines) == 1, err
    assert lines[0].startswith("mathom: ")
    return lines[0].removeprefix("mathom: ")


def a_record(folder: Path, moves: int = 12) -> Path:
    game = mathom.game("two-towers")
    match = mathom.Match(game, game.new(seats=3, seed=1), ["Ada", "Bo", "Cy"])
    match.keep(folder / "game.mathom")
    bot = game.bot("random", seed=2)
    for _ in range(moves):
        match.play(bot.choose(match.state))
    return folder / "game.mathom"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "game: there is no 'chess'; there are"),
        (["play"], "game: say which"),
        (["play", "two-towers", "--seats", "9"], "seats: two-towers is for 2 to 5 players, not 9"),
        (["play", "two-towers", "--seats", "3", "--humans", "4"], "humans: 4 is not a number from 1 to 3"),
        (["play", "two-towers", "--level", "godlike"], "level: there is no 'godlike'; there are easy, normal"),
        (["play", "two-towers", "--seats", "4", "--bots", "easy,hard"], "bots: 3 are needed"),
        (["play", "two-towers", "--bots", "search:soon"], "bot: 'soon' is not a number of seconds"),
        (["play", "two-towers", "--bots", "search:-1"], "bot: '-1' is not a number of seconds"),
        (["play", "two-towers", "--seats", "many"], "argument --seats: invalid int value: 'many'"),
        (["play", "two-towers", "--language", "fr"], "argument --language: invalid choice: 'fr'"),
        (["dance"], "argument COMMAND: invalid choice: 'dance'"),
        ([], "the following arguments are required: COMMAND"),
        (["play", "two-towers", "--record", "nowhere/game.mathom"], "record: nowhere/game.mathom cannot be written"),
        (["play", "two-towers", "--set", "speed=3"], "speed: two-towers has no such option; it has youngest"),
        (["play", "two-towers", "--set", "youngest=9"], "youngest: 9 is not one of 0, 1, 2, 3"),
        (["play", "two-towers", "--set", "youngest"], "set: 'youngest' is not OPTION=VALUE"),
        (["play", "two-towers", "--seed", "-4"], "seed: -4 is not a whole number"),
        (["play", "two-towers", "--names", "Ada,Bo"], "names: 1 are needed, not 2"),
        (["play", "two-towers", "--components", "no-such.toml"], "no-such.toml: cannot be read"),
        (["play", "--resume", "no-such.mathom"], "no-such.mathom: cannot be read"),
        (["watch", "two-towers", "--bots", "easy"], "seats: two-towers is for 2 to 5 players, not 1"),
        (["replay", "no-such.mathom"], "no-such.mathom: cannot be read"),
        (["rules", "chess"], "game: there is no 'chess'"),
        (["rules", "two-towers", "--search", "dragon"], "search: no rule of two-towers has 'dragon' in it"),
        (["rules", "two-towers", "--coverage", "--tests", "nowhere"], "tests: there is no folder nowhere"),
        (["rules", "chess", "--coverage"], "game: there is no 'chess'"),
        (["cards", "two-towers"], "two-towers is not a game of decks; lidless-eye is"),
        (["cards", "duel", "--coverage"], "duel is not a game of decks; lidless-eye is"),
        (["cards", "battle", "gandalf"], "battle is not a game of decks; lidless-eye is"),
        (["deck", "check", "deck.txt", "--game", "duel"], "duel is not a game of decks; lidless-eye is"),
        (["arena", "two-towers", "--bots", "random"], "bots: two-towers is for 2 to 5 players, not 1"),
        (["arena", "duel", "--bots", "random"], "bots: duel is for 2 players, not 1"),
        (["play", "two-towers", "--humans", "0"], "humans: 0 is not a number above 0"),
        (["play", "two-towers", "--humans", "-1"], "humans: -1 is not a number above 0"),
        (["play", "two-towers", "--pause", "-1"], "argument --pause: -1 is not a number of seconds from 0 to 60"),
        (["watch", "two-towers", "--pause", "nan"], "argument --pause: nan is not a number of seconds from 0 to 60"),
        (["serve", "--pause", "-1"], "argument --pause: -1 is not a number of seconds from 0 to 60"),
        (["serve", "--port", "0", "--play", "nosuch"], "game: there is no 'nosuch'; there are"),
        (["arena", "two-towers", "--bots", "random,clever"], "level: there is no 'clever'"),
        (["arena", "two-towers", "--games", "0"], "games: at least 1"),
        (["arena", "two-towers", "--bots", "random,random", "--seats", "3"], "bots: 2 are named for 3 seats"),
        (["bench", "two-towers", "--seconds", "0"], "seconds: 0.0 is not a number above 0"),
        (["bench", "chess"], "game: there is no 'chess'"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert refused(capsys, *arguments).startswith(words)
    assert not list(tmp_path.glob("**/*.mathom"))


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: "", "is empty"),
        (lambda text: "hello\n", "is not a record of Mathom"),
        (lambda text: '{"chess": 1}\n', "is not a record of Mathom"),
        (lambda text: text.replace('"mathom":1', '"mathom":99'), "was written by a newer Mathom (format 99"),
        (lambda text: text[:-10], "line 13: is cut off. Without it the record is whole up to move 11"),
        (lambda text: text.replace('"game":"two-towers"', '"game":"chess"'), "line 1: game: there is no 'chess'"),
        (lambda text: text.replace('"do":"', '"do":"x'), "line 2: 'x"),
        (lambda text: text.replace('{"seat":0', '{"seat":1', 1), "line 2: it is the turn of seat 0, not of seat 1"),
        (lambda text: text.replace('"seats":3', '"seats":"three"'), "line 1: seats: 'three' is not a number"),
        (lambda text: text.replace('"pile":[', '"pile":["Balrog",'), "line 1: pile: there is no 'Balrog'"),
        (lambda text: text + "{broken}\n", "line 14: is damaged"),
        (lambda text: text + "[1]\n", "line 14: is damaged"),
        (lambda text: text + '{"hello":1}\n', "line 14: is not a move"),
    ],
)
def test_a_damaged_record_is_refused_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, damage: object, words: str
) -> None:
    path = a_record(tmp_path)
    assert callable(damage)
    path.write_text(damage(path.read_text(encoding="utf-8")), encoding="utf-8")
    before = path.read_bytes()
    for arguments in (["replay", str(path)], ["play", "--resume", str(path)]):
        sentence = refused(capsys, *arguments)
        assert path.name in sentence
        assert words in sentence
    assert path.read_bytes() == before


def test_a_record_is_never_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = a_record(tmp_path)
    before = path.read_bytes()
    for command in ("play", "watch"):
        sentence = refused(capsys, command, "two-towers", "--record", str(path))
        assert sentence.startswith(f"record: {path} is there already")
    assert path.read_bytes() == before


def test_games_that_begin_at_the_same_moment_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("mathom.cli.playing.start.play", lambda *_: 0)
    together, mine, record = threading.Barrier(6), threading.local(), mathom.Match.record

    def record_together(match: mathom.Match) -> list[dict[str, Any]]:
        """all have looked for a name before the first writes"""
        if not hasattr(mine, "met"):
            mine.met = together.wait(30)
        return record(match)

    monkeypatch.setattr(mathom.Match, "record", record_together)
    with ThreadPoolExecutor(6) as games:
        codes = list(games.map(lambda seed: main(["play", "two-towers", "--seed", str(seed)]), range(6)))
    assert codes == [0] * 6
    kept = [mathom.Match.load(path).state.digest() for path in (tmp_path / "mathom" / "records").iterdir()]
    assert len(set(kept)) == 6


def test_a_binary_file_is_not_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe\x00\x01")
    assert "is not a record of Mathom" in refused(capsys, "replay", str(tmp_path / "picture.png"))


def test_a_component_file_with_wrong_counts_names_line_and_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = COMPONENTS.read_text(encoding="utf-8").replace("copies = 16", "copies = 17")
    line = text.splitlines().index("copies = 17") + 1
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    sentence = refused(capsys, "play", "two-towers", "--components", str(tmp_path / "mine.toml"))
    assert sentence == f"mine.toml, line {line}: there are 16 copies of each gandalf card, not 17"


def test_a_record_keeps_the_components_it_was_played_with(tmp_path: Path) -> None:
    text = COMPONENTS.read_text(encoding="utf-8").replace('symbols = ["endurance"]', 'symbols = ["wisdom"]')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    game = mathom.game("two-towers", components=tmp_path / "mine.toml")
    match = mathom.Match(game, game.new(seats=2, seed=1))
    match.save(tmp_path / "game.mathom")
    loaded = mathom.Match.load(tmp_path / "game.mathom")
    assert loaded.game.components.place[1].symbols == ["wisdom"]
    assert loaded.state.digest() == match.state.digest()


def test_games_and_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--language", "en")
    assert code == 0
    assert "two-towers" in out
    code, out, _ = run(capsys, "rules", "two-towers", "--search", "TT-50")
    assert code == 0
    assert "never lies alone" in " ".join(out.split())


def test_coverage_says_what_is_missing(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('@rule("TT-1", "TT-999")\ndef test_a(): ...\n')
    code, out, _ = run(capfd, "rules", "two-towers", "--coverage", "--tests", str(tmp_path))
    assert code == 1
    assert "1 of 93 rules cited by tests, 92 missing" in out
    assert "TT-999" in out


def test_without_a_checkout_nothing_is_covered(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mathom.cli.checkout.TOOL", tmp_path / "covered.py")
    for what, key in (("rules", "two-towers"), ("cards", "lidless-eye")):
        assert refused(capsys, what, key, "--coverage").startswith("coverage: the tests are not here; they are in a")


def test_the_arena_counts_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "arena", "two-towers", "--bots", "greedy,random,random", "--games", "9", "--jobs", "2")
    assert code == 0
    assert "wins by seat" in out
    assert out.splitlines()[1].split()[:2] == ["greedy", "9"]


def test_one_bot_may_sit_on_every_seat_of_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    arena = ("arena", "two-towers", "--bots", "random", "--seats", "3", "--games", "2", "--jobs", "1")
    code, out, _ = run(capsys, *arena)
    assert code == 0
    assert "seat 3" in out
    assert "seat 4" not in out


def test_the_arena_with_one_seat_tells_scores(capsys: pytest.CaptureFixture[str]) -> None:
    """nobody wins against anybody: the mean with its interval, by deck too"""
    code, out, _ = run(capsys, "arena", "lidless-eye", "--bots", "random", "--games", "3", "--jobs", "1")
    assert code == 0, out
    head, all_games, *_ = out.splitlines()
    assert head.split()[:3] == ["bot", "and", "deck"]
    assert all_games.split()[:2] == ["random", "3"]
    _, _, mean, low, _, high, _, least, most = all_games.split()
    assert float(low) <= float(mean) <= float(high)
    assert int(least) <= float(mean) <= int(most)
    assert "wins" not in out
    assert "ended by: council" in out


def test_a_deck_is_checked_for_so_many_players(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(mathom.game("lidless-eye").folder / "decks" / "solitaire" / "wolves-of-angmar.txt")
    assert run(capsys, "deck", "check", file, "--seats", "1")[0] == 0
    code, out, _ = run(capsys, "deck", "check", file)
    assert (code, "LE-B-10" in out) == (1, True)
    assert "is for 1 to 5 players, not 7" in run(capsys, "deck", "check", file, "--seats", "7")[2]


def test_the_arena_keeps_within_its_percents() -> None:
    """Who never won has won 0.0 to some percent of his games, and who always won at most 100: never -0.0, nor 100.1."""
    for n in (1, 2, 40, 4000):
        (low, most), (least, high) = interval(0, n), interval(n, n)
        assert (f"{100 * low:.1f}", f"{100 * high:.1f}") == ("0.0", "100.0")
        assert 0 < most < 1
        assert 0 < least < 1


@pytest.mark.parametrize("key", ["two-towers", "battle", "duel"])
def test_games_with_all_options_by_chance_end_within_their_bounds(capsys: pytest.CaptureFixture[str], key: str) -> None:
    """Numbers of players and values of options are varied, and the lengths stand beside the bound."""
    game = mathom.game(key)
    code, out, _ = run(capsys, "arena", key, "--random-options", "--games", "40", "--jobs", "1")
    assert code == 0, out
    assert out.splitlines()[-1] == "all 40 games ended within the bound of decisions, without an exception"
    rows = [line.split() for line in out.splitlines()[1 : 1 + len(game.seats)]]
    assert [int(row[0]) for row in rows] == list(game.seats)
    assert sum(int(row[1]) for row in rows) == 40
    for _, _, shortest, mean, longest, bound in rows:
        assert 20 < int(shortest) <= float(mean) <= int(longest) < int(bound) == game.longest
    for option in game.options:
        line = next(line for line in out.splitlines() if line.startswith(f"{option.name}: "))
        assert len(line.split(", ")) >= 2


def test_options_that_are_set_are_not_varied(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("arena", "duel", "--random-options", "--games", "6", "--jobs", "1")
    _, out, _ = run(capsys, *few, "--set", "reserve=unlimited")
    assert "reserve: unlimited 6\n" in out
    assert refused(capsys, *few, "--set", "reserve=none").startswith("reserve: 'none' is not one of limited, unlimited")
    assert refused(capsys, *few, "--bots", "clever").startswith("level: there is no 'clever'")


def test_a_game_over_its_bound_or_with_an_exception_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """with its seed and options, so that it can be played again"""

    class Short(DuelGame):
        longest = 30

    class Broken(DuelGame):
        own_bots = {"broken": lambda game: BrokenBot()}

    class BrokenBot(Bot):
        def choose(self, state: State) -> int:
            raise ValueError("no idea")

    played = [play_varied(Short(), ["random"], 7, {"reserve": "limited"}), play_varied(Broken(), ["broken"], 8, {})]
    assert [(p.seed, p.seats, p.actions) for p in played] == [(7, 2, 31), (8, 2, 0)]
    report(Short(), played)
    out, _ = capsys.readouterr()
    lines = out.splitlines()
    assert "seed 7, 2 players, reserve=limited, after 31 decisions: it goes on beyond its bound" in lines
    assert any(line.endswith("after 0 decisions: ValueError: no idea") for line in lines)
    assert lines[-1] == "2 of 2 games did not end within the bound of decisions, or broke off"


def test_the_arena_counts_decks_and_turns(capsys: pytest.CaptureFixture[str]) -> None:
    settings = ("--set", "first=raiders-of-mordor", "--set", "rules=advanced")
    code, out, _ = run(
        capsys, "arena", "lidless-eye", "--bots", "greedy,greedy", "--games", "2", "--jobs", "1", *settings
    )
    assert code == 0
    assert "decisions" in out
    assert "turns" in out
    assert "ended by: council" in out
    decks = {line.split()[0]: int(line.split()[1]) for line in out.split("deck ")[1].splitlines()[1:]}
    assert decks["raiders-of-mordor"] >= 2
    assert sum(decks.values()) == 4


def test_bench_prints_its_figures() -> None:
    command = [sys.executable, "-m", "mathom", "bench", "two-towers", "--seconds", "0.05", "--json"]
    figures = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert figures["engine"] > figures["engine_games"] > 0
    assert figures["bytes"] > 500
    assert figures["search"] > 0


def test_peers_are_compared_with_the_call_that_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    """what a buffer gains stands beside it, under its name"""
    ours = {"driven": 2000.0, "driven_games": 30.0, "buffered": 9000.0, "buffered_games": 90.0}
    peer: dict[str, str | float] = {"peer": "uno", "version": "1", "what": "its own Game.play"}
    peer |= {"actions_per_s": 1000.0, "games_per_s": 10.0}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", "200")
        compare(ours, [peer])
    title, heads, row = (line.strip() for line in capsys.readouterr().out.splitlines())
    assert "state.actions()" in title
    assert heads.endswith("ours : theirs, actions  ours : theirs, games  actions, with a buffer")
    assert row.split()[-3:] == ["2.0", "3.0", "9.0"]


class Ordinary:
    """a game of three moves that can be played by the documented calls only"""

    left = 3

    @property
    def over(self) -> bool:
        return self.left == 0

    def actions(self) -> list[int]:
        return [7]

    def apply(self, action: int) -> None:
        assert action == 7
        self.left -= 1


def test_random_play_is_driven_by_the_documented_calls() -> None:
    assert drive(cast(Any, Ordinary())) == 3


def listen_to_interrupts() -> None:
    """a shell starts what runs in the background deaf to Ctrl-C, and that is inherited"""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(path: Path, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-u", "-m", "mathom", "play", *more, "--lines", "--pause", "0"]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=path,
        env={**os.environ, "LANG": "C"},
        preexec_fn=listen_to_interrupts,
    )


def wait_for_moves(path: Path, many: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if path.exists() and len(path.read_text(encoding="utf-8").splitlines()) > many:
            return
        time.sleep(0.05)
    raise AssertionError("the record does not grow")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_game_that_is_broken_off_can_be_resumed(tmp_path: Path, how: signal.Signals) -> None:
    path = tmp_path / "game.mathom"
    table = started(tmp_path, "two-towers", "--seats", "3", "--seed", "4", "--level", "normal", "--record", str(path))
    assert table.stdin is not None
    table.stdin.write("draw\n")
    table.stdin.flush()
    wait_for_moves(path, 3)
    table.send_signal(how)
    out, _ = table.communicate(timeout=30)
    assert table.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert "Traceback" not in out
    kept = mathom.Match.load(path)
    assert kept.moves[0].text == "draw"
    again = started(tmp_path, "--resume", str(path))
    out, _ = again.communicate("draw\n" * 3, timeout=60)
    assert again.returncode == 0
    assert "Traceback" not in out
    resumed = mathom.Match.load(path)
    assert resumed.moves[: len(kept.moves)] == kept.moves
    assert len(resumed.moves) > len(kept.moves)


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    """always the first option offered, to the end"""
    path = tmp_path / "game.mathom"
    table = started(tmp_path, "two-towers", "--seats", "2", "--seed", "4", "--bots", "random", "--record", str(path))
    out, _ = table.communicate("1\n" * 400, timeout=120)
    assert table.returncode == 0, out[-2000:]
    match = mathom.Match.load(path)
    assert match.state.over
    assert "wins with" in out
