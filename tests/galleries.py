"""The pictures of every game: their names, how they are drawn, how large they may be, and what is no name of one."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import mathom
from mathom.games.battle import art as battle
from mathom.games.duel import art as duel
from mathom.games.lidless_eye import art as lidless_eye
from mathom.games.ringbearer import art as ringbearer
from mathom.games.two_towers import art as two_towers

NOWHERE = ("", "game ", "game.svg", "../game", "Game", "\0")  # no picture of any game


@dataclass(frozen=True)
class Gallery:
    names: tuple[str, ...]
    draw: Callable[[str], str | None]
    limit: Callable[[str], int]  # of its bytes
    unknown: tuple[str, ...]
    also: frozenset[str] = frozenset()  # elements beside plain shapes and paints
    alike: tuple[str, ...] = ()  # these may look like another one

    def drawn(self, name: str) -> str:
        text = self.draw(name)
        assert text is not None, name
        return text

    def own(self, name: str) -> tuple[str, ...]:
        """how the ids in a picture begin"""
        return ("region-", "map-") if name == "map" and "site/moria" in self.names else (f"{name.replace('/', '-')}-",)


def sized(usual: int, **larger: int) -> Callable[[str], int]:
    """by the name, or by what it begins with"""
    return lambda name: larger.get(name.partition("/")[0], usual)


def of_battle() -> Gallery:
    box = mathom.game("battle").components
    unknown = ("symbol-", "symbol-wand", "crest-4", "mordor-", "back", "map", "Frodo", "frodo/../sam")
    return Gallery(battle.names(box), lambda name: battle.draw(name, box), sized(4_000, game=16_000), unknown)


def of_duel() -> Gallery:
    box = mathom.game("duel").components
    pictures = duel.pictures(box)
    large = {card.id: 7_000 for card in (*box.card, *box.tile)}
    unknown = (
        "cover", "c1-grey-09", "c1-purple-01", "back-0", "back-4", "elves-4", "token-eagle", "people-orcs", "chain-",
        "region-shire", "unit-2", "crest-2", "Map", "map.svg",
    )  # fmt: skip
    return Gallery(
        tuple(pictures),
        lambda name: pictures[name]() if name in pictures else duel.draw(name, box),
        sized(4_000, map=14_000, track=12_000, game=8_000, **large),
        unknown,
        alike=tuple(card.id for card in box.card),  # what is printed the same is drawn the same
    )


def of_ringbearer() -> Gallery:
    box = mathom.game("ringbearer").components
    unknown = (
        "symbol-", "symbol-wand", "crest-4", "dark-", "dark-surcharge", "colour-", "map", "Blue", "blue/../red",
    )  # fmt: skip
    return Gallery(ringbearer.names(box), lambda name: ringbearer.draw(name, box), sized(4_500, game=16_000), unknown)


def of_two_towers() -> Gallery:
    unknown = (
        "red", "red-", "-strength", "white-wizard", "tile-1", "tile-6", "crest-5", "place-", "place-mordor",
        "trait-any", "Back", "map ", "map.svg", "gandalf/../back",
    )  # fmt: skip
    return Gallery(
        two_towers.names(),
        two_towers.draw,
        sized(12_000, map=60_000, game=24_000),
        unknown,
        also=frozenset({"feColorMatrix", "feTurbulence", "filter"}),
    )


def of_lidless_eye() -> Gallery:
    box = mathom.game("lidless-eye").components
    pictures = lidless_eye.pictures(box)
    draw = cache(lambda name: pictures[name]() if name in pictures else lidless_eye.draw(name, box))
    return Gallery(
        tuple(pictures),
        draw,
        sized(30_000, card=14_000, site=14_000, icon=6_000, map=80_000),
        ("card", "card/", "card/moria", "site/whip", "icon/", "whip", "Map", "map.svg"),
        also=frozenset({"pattern"}),
        alike=("game",),  # the lobby's
    )


GALLERIES = {
    "battle": of_battle(),
    "duel": of_duel(),
    "lidless-eye": of_lidless_eye(),
    "ringbearer": of_ringbearer(),
    "two-towers": of_two_towers(),
}


def drawn_elsewhere(key: str) -> set[str]:
    """the sum over all pictures of a game, drawn by two processes that order sets differently"""
    code = (
        f"import hashlib, sys; sys.path[:0] = {sys.path!r}; from galleries import GALLERIES as all;"
        f"g = all[{key!r}]; print(hashlib.sha256(''.join(map(g.drawn, g.names)).encode()).hexdigest())"
    )
    return {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
