"""By what rules a game was played, and where it stood: told in a few letters, so that a record says by itself whether
it is still played the same."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from mathom.kernel.game import Game
from mathom.kernel.state import State

EVERY = 16  # moves, after which a record says where the game stands
NO_RULES = {"art", "bot", "table", "web", "words"}  # rooms of a game that decide nothing


def rules_of(game: Game) -> str:
    """the same as long as nothing that decides something was changed in the sources of a game or in its box"""
    return _rules(game.folder, game.components_text or "")


@lru_cache(maxsize=64)
def _rules(folder: Path, components: str) -> str:
    told = hashlib.blake2b(components.encode(), digest_size=8)
    for path in sorted(p for p in folder.rglob("*") if p.suffix in (".py", ".toml")):
        name = path.relative_to(folder)
        if not NO_RULES & set(name.parts):
            told.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return told.hexdigest()


def digest_of(game: Game, state: State) -> str:
    """a few letters that tell this position from others"""
    return digest_of_position(game.to_json(state))


def digest_of_position(position: dict[str, Any]) -> str:
    """of the position in words, in which defaults are left out: a field that is added later changes nothing"""
    return hashlib.blake2b(msgspec.json.encode(position, order="sorted"), digest_size=8).hexdigest()
