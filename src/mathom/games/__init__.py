"""The games. Each is a folder whose package names its game `TheGame`; adding a folder adds a game. So does an entry
point in `mathom.games` of another package: its name is the key, and what it leads to is made like `TheGame`."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import cast

from mathom.kernel.components import ComponentFile
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import FINDING, Game
from mathom.kernel.words import add_catalogues, msg


def games() -> tuple[str, ...]:
    """the keys of all games

    >>> mathom.games()
    ('battle', 'duel', 'lidless-eye', 'ringbearer', 'two-towers')
    """
    return tuple(sorted({*_here(), *_elsewhere()}))


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
    return _maker(key)(file)


@cache
def _own(key: str) -> Game:
    made = _maker(key)()
    if key not in _here():
        add_catalogues(made.folder)
    return made


@cache
def _here() -> tuple[str, ...]:
    return tuple(m.name.replace("_", "-") for m in iter_modules([str(Path(__file__).parent)]))


@cache
def _elsewhere() -> dict[str, EntryPoint]:
    """of other packages, by their names"""
    return {entry.name: entry for entry in entry_points(group="mathom.games")}


def _maker(key: str) -> Callable[..., Game]:
    if key in _here():
        return cast(Callable[..., Game], import_module("mathom.games." + key.replace("-", "_")).TheGame)
    return cast(Callable[..., Game], _elsewhere()[key].load())


def _pickled(key: str, components_text: str | None) -> Game:
    return game(key, None if components_text is None else ComponentFile("components", components_text))


FINDING.append(_pickled)
