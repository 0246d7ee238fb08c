"""How well a bot plays, in words a player understands."""

import msgspec

from mathom.kernel.words import Msg, msg

KEYS = ("easy", "normal", "hard", "master")


class Level(msgspec.Struct, frozen=True):
    """What a bot does at a level. A search makes so many rounds there, not so many seconds: a slow machine thinks
    longer about the same, and a fast one is no better an opponent."""

    key: str
    name: Msg
    words: Msg
    bot: str
    rounds: int = 0  # of a search
    seconds: float = 0.1  # what that takes, about
    slips: int = 0  # of 100 decisions are made at random


def usual_levels(hard: int, master: int) -> tuple[Level, ...]:
    """with the rounds that a search of the game makes in half a second and in three seconds"""
    return (
        Level("easy", msg("easy"), msg("knows the rules and often forgets its plan"), "greedy", slips=35),
        Level("normal", msg("normal"), msg("plays sensibly and at once"), "greedy"),
        Level("hard", msg("hard"), msg("thinks for about half a second"), "search", hard, 0.5),
        Level("master", msg("master"), msg("thinks for about three seconds"), "search", master, 3.0),
    )
