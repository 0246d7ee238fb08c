"""What a person has set on the command line: options of a game, and texts from files."""

from collections.abc import Sequence
from pathlib import Path

from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.words import msg


def options(game: Game, settings: list[str], decks: Sequence[Path] = ()) -> dict[str, str | int]:
    """the options as they are set, and decks of one's own by seat"""
    out: dict[str, str | int] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadSetup(f"set: {setting!r} is not OPTION=VALUE")
        number = value.lstrip("-").isdigit()
        out[name] = int(value) if number else value
    seats = [option.name for option in game.options if option.text is not None]
    if len(decks) > len(seats):
        raise BadSetup(f"deck: {game.key} is played with {len(seats) or 'no'} decks of one's own, not {len(decks)}")
    for name, file in zip(seats, decks, strict=False):
        if name in out:
            raise BadSetup(f"deck: {name} is set already, to {out[name]}")
        out[name] = read_text(file) + "\n"
    return out


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadSetup(msg("{file} cannot be read as text", file=str(file))) from None
