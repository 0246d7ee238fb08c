"""Record files from strangers: how much work one may make, and what is said where it is too much."""

import asyncio
import json

import pytest

import mathom
from mathom.kernel.errors import BadRecord
from mathom.kernel.words import say
from mathom.server import thinkers
from mathom.server.fair import Busy
from mathom.server.thinkers import Thinkers


def a_record() -> str:
    """of a long game, which takes a while to be played again"""
    game = mathom.game("lidless-eye")
    match = mathom.Match(game, game.new(seed=5), ["Ada", "Bo"])
    bot = game.bot("greedy", seed=5)
    while not match.state.over:
        match.play(bot.choose(match.state))
    return "".join(json.dumps(line) + "\n" for line in match.record())


def read(reader: Thinkers, text: str, seconds: float = 10.0) -> int:
    """how many lines there are"""
    return len(asyncio.run(reader.read(text, "somebody", seconds)))


def test_what_takes_too_much_processor_time_is_too_large_and_the_next_is_read() -> None:
    record, reader = a_record(), Thinkers(1)
    try:
        with pytest.raises(BadRecord, match="it is too large to be played again here"):
            read(reader, record, 0.05)
        assert read(reader, record) == record.count("\n")
    finally:
        reader.close()


def test_a_machine_that_is_busy_says_so_and_when_to_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    record, reader = a_record(), Thinkers(1)
    try:
        monkeypatch.setattr(thinkers, "PATIENCE", 0.01)  # a process does not even begin in it
        with pytest.raises(Busy) as busy:
            read(reader, record)
        assert (busy.value.seconds, str(busy.value)) == (1, say(busy.value.words))
        assert say(busy.value.words) == "this machine has too much to do now; try again in 1 second"
        monkeypatch.setattr(thinkers, "PATIENCE", 600.0)
        assert read(reader, record) == record.count("\n")
    finally:
        reader.close()
