"""The games. Each is a folder whose package names its game `TheGame`; adding a folder adds a game."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import cast

from mathom.kernel.components import ComponentFile
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import FINDING, Game
from mathom.kernel.words import msg


def games() -> tuple[str, ...]:
    """the keys of all games

    >>> mathom.games()
    ('battle', 'duel', 'lidless-eye', 'ringbearer', 'two-towers')
    """
    return tuple(sorted(m.name.replace("_", "-") for m in iter_modules([str(Path(__file__).parent)])))


def game(key: str, components: Path | str | ComponentFile | None = None) -> Game:
    """a game, with its own components or with those of a file

    >>> mathom.game("duel").seats
    (2,)
    >>> mathom.game("chess")
    Traceback (most recent call last):
    mathom.kernel.errors.BadSetup: game: there is no 'chess'; there are battle, duel, ...
    """
    if key not in games():
        raise BadSetup(msg("game: there is no {key}; there are {list}", key=repr(key), list=", ".join(games())))
    if components is None:
        return _own(key)
    file = components if isinstance(components, ComponentFile) else ComponentFile.read(components)
    return cast(Game, _package(key).TheGame(file))


@cache
def _own(key: str) -> Game:
    return cast(Game, _package(key).TheGame())


def _package(key: str):  # type: ignore[no-untyped-def]
    return import_module("mathom.games." + key.replace("-", "_"))


def _pickled(key: str, components_text: str | None) -> Game:
    return game(key, None if components_text is None else ComponentFile("components", components_text))


FINDING.append(_pickled)
