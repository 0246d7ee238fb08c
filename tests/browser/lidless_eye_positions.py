"""Positions of The Lidless Eye that a game of two bots comes to: the first one that is as a test wants it."""

from collections.abc import Callable
from typing import cast

from browser.lidless_eye_table import GAME
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.strike import STANCE, strike_now
from mathom.games.lidless_eye.rules.playing import environment_bit
from mathom.games.lidless_eye.table.words.strike import explain
from mathom.match.match import Match

FIRST, SECOND = "raiders-of-mordor", "banners-of-the-south"


def reached(wanted: Callable[[Eye], bool], rules: str = "advanced") -> Eye:
    """of the games of some seeds, the first position where the first seat is asked and all is as wanted"""
    for seed in range(20):
        s = cast(Eye, GAME.new(seats=2, seed=seed, rules=rules, first=FIRST, second=SECOND))
        while not s.over:
            if s.seat == 0 and wanted(s):
                return s
            s.apply(choose_greedily(s))
    raise AssertionError("no game came to such a position")


def played_until(wanted: Callable[[Eye], bool], names: list[str], seed: int = 0) -> Match:
    """a game of two bots as it is told in the chronicle, up to a position where the first seat is asked"""
    match = Match(GAME, GAME.new(seats=2, seed=seed, rules="advanced", first=FIRST, second=SECOND), names)
    while not (match.state.seat == 0 and wanted(cast(Eye, match.state))):
        match.play(choose_greedily(cast(Eye, match.state)))
    return match


def asked(name: str, turn: int = 0) -> Callable[[Eye], bool]:
    """what is under way has this name, some turns into the game, and there is a choice"""
    return lambda s: s.stack[-1].name() == name and s.turn >= turn and len(s.actions()) > 1


def organizes_alone(s: Eye) -> bool:
    """an organization phase of the second turn or later, which ends when its player ends it: no Twilight could come"""
    return asked("Organization", turn=2)(s) and not environment_bit(s)


def armed_strike(s: Eye) -> bool:
    """a strike on somebody whose prowess something has changed; he may tap, or stay untapped"""
    strike = s.stack[-1]
    if strike.name() != "Strike" or strike.step != STANCE or strike_now(s).target < 0:
        return False
    reckoning = explain(s)
    return reckoning is not None and len(reckoning.defence) > 1


def last_turn(s: Eye) -> Eye:
    """of a game that greedy players play to its end, the last organization phase"""
    found = s
    while not s.over:
        if asked("Organization")(s):
            found = s.copy()
        s.apply(choose_greedily(s))
    return found


def near_the_end(s: Eye) -> bool:
    """few cards are left to draw, and both hold some"""
    return s.stack[-1].name() == "Organization" and s.deck[0].size() + s.deck[1].size() < 14 and s.council < 0
