"""Bots from elsewhere: of another package, or a program in any language that answers line by line.

They are given a world that is dealt anew for their seat, never the true one: they cannot see more than they may."""

import json
import os
import shlex
import subprocess
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature
from typing import cast

from mathom.bots.players import dice_for
from mathom.kernel.bot import Bot, BotMaker
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.game import Game
from mathom.kernel.state import State
from mathom.kernel.view import encode
from mathom.kernel.words import Msg, msg

PROGRAM = "line:"  # before the command that starts it


def foreign_bot(game: Game, name: str, seed: int | None = None) -> Bot | None:
    """A bot by the name of an entry point in `mathom.bots`, by `package.module:Name`, or `line:COMMAND` for a program;
    none where it is called otherwise. It is made as `Name(game)`, with `seed=` where it takes one."""
    if name.startswith(PROGRAM):
        return Foreign(LineBot(game, name.removeprefix(PROGRAM)), name, seed)
    make = maker(name)
    if make is None:
        return None
    settings = {"seed": seed} if "seed" in signature(make).parameters else {}
    try:
        signature(make).bind(game, **settings)
    except TypeError as error:
        raise BadSetup(f"bot: {name} is made with the game, and it may take a seed ({error})") from None
    return Foreign(make(game, **settings), name, seed)


def maker(name: str) -> BotMaker | None:
    module, _, attribute = name.partition(":")
    try:
        for entry in entry_points(group="mathom.bots"):
            if entry.name == name:
                return cast(BotMaker, entry.load())
        return cast(BotMaker, getattr(import_module(module), attribute)) if attribute else None
    except (ImportError, AttributeError) as error:
        raise BadSetup(f"bot: {name} cannot be loaded ({error})") from None


class Foreign(Bot):
    """Lets a bot from elsewhere choose in a world that is dealt anew for its seat. `choose` is all that it needs."""

    def __init__(self, bot: Bot, called: str, seed: int | None) -> None:
        self.bot = bot
        self.name = getattr(bot, "name", called)
        self.dice = dice_for(seed)

    def choose(self, state: State) -> int:
        imagined = state.imagine(state.seat, self.dice)
        imagined.dice = self.dice.fork()
        chosen, legal = self.bot.choose(imagined), state.actions()
        if chosen not in legal:
            raise MathomError(msg("the bot {name} chose what cannot be done", name=self.name))
        return legal[legal.index(chosen)]  # what it chose may be a number of numpy

    def why(self) -> Msg | None:
        return self.bot.why() if hasattr(self.bot, "why") else None


class LineBot(Bot):
    """A program that is asked in one line of JSON on its input, and answers in one on its output; see
    `docs/research.md`."""

    def __init__(self, game: Game, command: str) -> None:
        self.game = game
        self.name = command
        self.command = command if os.name == "nt" else shlex.split(command)  # Windows takes commands apart itself
        self.program: subprocess.Popen[str] | None = None

    def choose(self, state: State) -> int:
        question = {
            "game": self.game.key,
            "seat": int(state.seat),
            "actions": [self.game.notation(state, action) for action in state.actions()],
            "view": json.loads(encode(self.game.view(state, state.seat))),
            "position": self.game.to_json(state),
        }
        answer = self.ask(json.dumps(question, ensure_ascii=False))
        try:
            return self.game.parse(state, str(json.loads(answer)["play"]))
        except (ValueError, KeyError, TypeError) as error:
            raise MathomError(f"bot: {self.name} answered {answer.strip()!r} ({error})") from None

    def ask(self, question: str) -> str:
        try:
            if self.program is None:
                self.program = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
                )
            assert self.program.stdin is not None
            assert self.program.stdout is not None
            self.program.stdin.write(question + "\n")
            self.program.stdin.flush()
            return self.program.stdout.readline()
        except OSError as error:
            raise BadSetup(f"bot: {self.name} cannot be asked ({error.strerror})") from None

    def close(self) -> None:
        """the program is told that nothing is asked any more: its input ends"""
        if self.program is not None:
            assert self.program.stdin is not None
            assert self.program.stdout is not None
            self.program.stdin.close()
            self.program.wait()
            self.program.stdout.close()
            self.program = None

    def __del__(self) -> None:
        self.close()
