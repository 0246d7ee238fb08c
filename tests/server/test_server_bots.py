"""Bots at work: a process that dies is replaced, and a slow bot holds up nobody else."""

import os
import signal
import time
from pathlib import Path

from server.served import Served, sqlite


def children(parent: int) -> list[int]:
    """the processes that a process has started, and theirs"""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            child = int(path.parent.name)
            found += [child, *children(child)]
    return found


def thinkers(server: Served) -> list[int]:
    assert server.process is not None
    lines = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in children(server.process.pid)}
    return [pid for pid, line in lines.items() if b"spawn_main" in line]


def test_a_thinker_that_dies_is_replaced_and_the_move_is_thought_again(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        table, (ada,) = server.open_table("person", "hard")
        page = server.page(table, ada)
        killed = 0
        for _ in range(3):
            page.wait_for_turn(0)
            assert "ok" in page.do(0, page.options(0)[0])
            for _ in range(100):
                if found := thinkers(server):
                    break
                time.sleep(0.02)
            for pid in found:
                os.kill(pid, signal.SIGKILL)
                killed += 1
        page.wait_for_turn(0)
        assert killed >= 3
        assert server.get(f"/api/tables/{table}")["moves"] == page.seq


def test_a_slow_bot_holds_up_no_other_table(tmp_path: Path) -> None:
    """while one master thinks for three seconds, quick bots at another table make their moves"""
    with Served(sqlite(tmp_path)) as server:
        slow, (ada,) = server.open_table("person", "master")
        quick, (bo,) = server.open_table("person", "easy")
        waiting, playing = server.page(slow, ada), server.page(quick, bo)
        waiting.wait_for_turn(0)
        playing.wait_for_turn(0)
        playing.do(0, playing.options(0)[0])
        playing.wait_for_turn(0)  # the quick thinkers have started
        waiting.do(0, "draw")
        for _ in range(3):
            playing.do(0, playing.options(0)[0])
            playing.wait_for_turn(0)
        waiting.drain()
        assert waiting.view(0)["seq"] == 1, "the master is still thinking"
        waiting.wait_for_turn(0)
