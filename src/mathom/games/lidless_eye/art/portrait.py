"""What a portrait and a scene are, and figures that many portraits share."""

from collections.abc import Callable
from typing import NamedTuple

from mathom.games.lidless_eye.art.peoples import Man


class Portrait(NamedTuple):
    figure: Callable[[], str]
    land: str
    many: bool = False  # three of them, one before the others


class Scene(NamedTuple):
    drawing: str  # the name of a thing or motif
    land: str


def man(
    hat: str, hair: str, skin: str, beard: str, arm: str, dress: str, cloth: str, other: str, mark: str = ""
) -> Callable[[], str]:
    return Man(hat, hair, skin, beard, arm, dress, cloth, other, mark=mark).figure


def elf(hat: str, hair: str, arm: str, dress: str, cloth: str, other: str) -> Callable[[], str]:
    return Man(hat, hair, "pale", "", arm, dress, cloth, other, "elf").figure


def dwarf(hat: str, hair: str, arm: str, dress: str, cloth: str, other: str) -> Callable[[], str]:
    return Man(hat, hair, "pale", "plaits", arm, dress, cloth, other, "dwarf").figure
