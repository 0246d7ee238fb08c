"""What an installed Mathom can do, tried from outside the repository: `python installed.py [EXTRA ...]`.

Without an extra: one game of each, lines, rules, decks, the bench, and that the table says what it lacks. With extras
what each of them brings. Whatever fails ends the program. `tools/wheel.py` runs it."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

import mathom
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, playout


def said(*words: str, given: str = "", code: int = 0) -> str:
    """what `mathom ...` prints"""
    command = [sys.executable, "-m", "mathom", *words]
    done = subprocess.run(command, input=given, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == code, f"{words}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def rules_alone() -> None:
    for key in mathom.games():
        game = mathom.game(key)
        state = game.new(seed=1)
        playout(state, Buffer(), Dice(1))
        assert state.over
        print(f"  {key}: {[state.payoff(seat) for seat in range(len(game.view(state).seats))]}")
    assert "lidless-eye" in said("games")
    assert "ring" in said("rules", "duel", "--search", "ring").lower()
    assert "mathom deck how" in said("deck", "--help")
    assert "Sideboard" in said("deck", "how")
    assert "peers" in said("bench", "--help")
    assert "peers.txt" in said("bench", "duel", "--peers", "no-python", "--seconds", "0.05", code=2)
    assert "To go on with this game" in said("play", "two-towers", "--seed", "1", "--lines", given="1\nquit\n")
    assert "wins" in said("arena", "duel", "--bots", "greedy,random", "--games", "4")


def table_missing() -> None:
    assert 'pip install "mathom[table]"' in said("serve", code=2)


def table() -> None:
    """the page is served, and one game played over the socket"""
    from websockets.sync.client import connect

    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "mathom", "serve", "--port", "0", "--pause", "0", "--workers", "1"]
        command += ["--database", f"sqlite:///{(Path(folder) / 'tables.db').as_posix()}"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split(" at ")[1].split("/ ")[0]
            assert b"<html" in urlopen(address).read()
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "easy"}]
            wanted = json.dumps({"game": "duel", "seats": seats}).encode()
            request = Request(f"{address}/api/tables", wanted, {"Content-Type": "application/json"})
            opened = json.load(urlopen(request))
            with connect(f"{address.replace('http', 'ws')}/ws/{opened['table']}") as socket:
                socket.send(json.dumps({"hello": {"tokens": opened["tokens"][:1], "seen": None}}))
                print(f"  the page answers; {moves_until_the_end(socket)} own moves over the socket, to the end")
        finally:
            server.terminate()
            server.wait()


def moves_until_the_end(socket: Any) -> int:
    """always the first option"""
    moves, answered = 0, -1
    while True:
        frame = json.loads(socket.recv(timeout=60))
        assert "refused" not in frame, frame
        view = frame.get("views", {}).get("0")
        if view is None:
            continue
        if view.get("result"):
            return moves
        if view.get("options") and frame["seq"] > answered:
            answered = frame["seq"]
            moves += 1
            move = {"id": str(moves), "seat": 0, "do": view["options"][0]["text"], "seq": answered}
            socket.send(json.dumps(move))


def terminal() -> None:
    """the full-screen table is drawn and takes a move"""
    from mathom.terminal.app import TableApp
    from mathom.terminal.session import Session

    game = mathom.game("duel")
    match = mathom.Match(game, game.new(seed=1), ["Ada", "Bo"])

    async def one_move() -> None:
        app = TableApp(Session(match, {1: game.bot("random", seed=1)}), "en", 0.0)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()

    asyncio.run(one_move())
    assert match.moves
    print(f"  {len(match.moves)} moves in the full-screen table")


def env() -> None:
    import gymnasium

    from mathom.env import vector

    seat = gymnasium.make("mathom.env.single:mathom/duel-v0", opponent="random")
    _, info = seat.reset(seed=1)
    done, steps = False, 0
    while not done:
        _, _, ended, cut, info = seat.step(int(info["action_mask"].argmax()))
        done, steps = ended or cut, steps + 1
    third = any((Path(mathom.__file__).parent / "compiled").glob("third_duel_cpu_*"))
    tables = vector("duel", 8, form="third") if third else vector("duel", 8)
    for _ in range(20):
        tables.step(tables.sample())
    assert not (third and Path(os.environ["MATHOM_CACHE"]).exists()), "the third form was built anew"
    print(f"  one game in {steps} steps of Gymnasium; 8 tables{' in the third form, from the wheel' if third else ''}")


def postgres() -> None:
    """as far as without a database"""
    assert "cannot be opened" in said("serve", "--database", "postgresql+asyncpg://127.0.0.1:1/none", code=2)


def house() -> None:
    import prometheus_client

    assert prometheus_client.generate_latest() is not None
    postgres()


def ratings() -> None:
    with TemporaryDirectory() as folder:
        plot = Path(folder) / "ratings.svg"
        words = ("--bots", "greedy,random", "--games", "4", "--ratings", "--plot", str(plot))
        assert "rating" in said("arena", "duel", *words)
        assert plot.exists()


def openspiel() -> None:
    import pyspiel

    from mathom.env.openspiel import GAME_TYPE

    state = pyspiel.load_game(f"{GAME_TYPE.short_name}(game=duel)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    print(f"  one game in OpenSpiel: {state.returns()}")


def ray() -> None:
    assert "wins" in said("arena", "duel", "--bots", "greedy,random", "--games", "4", "--ray", "local")


def training() -> None:
    import sb3_contrib

    assert sb3_contrib.MaskablePPO
    env()


EXTRAS: dict[str, Callable[[], None]] = {
    one.__name__: one for one in (table, terminal, env, postgres, house, ratings, openspiel, ray, training)
}


def main() -> None:
    package = Path(mathom.__file__).parent
    assert "site-packages" in package.parts, f"{package} is not installed"
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.chdir(folder)
        os.environ["XDG_DATA_HOME"] = os.environ["LOCALAPPDATA"] = str(Path(folder) / "data")
        os.environ["MATHOM_CACHE"] = str(Path(folder) / "data" / "forms")
        form = "compiled" if mathom.COMPILED else "plain"
        print(f"mathom {mathom.__version__}, {form}: {' '.join(sys.argv[1:]) or 'alone'}", flush=True)
        rules_alone()
        for extra in sys.argv[1:]:
            EXTRAS[extra]()
        if not sys.argv[1:]:
            table_missing()
        left = sorted(path.name for path in Path(folder).iterdir() if path.name != "data")
        assert not left, f"written outside the data folder: {left}"
        os.chdir(package.anchor)


if __name__ == "__main__":
    main()
