"""Middle-earth: The Lidless Eye (Iron Crown Enterprises, 1997)."""

from mathom.games.lidless_eye.game import LidlessEyeGame as TheGame

__all__ = ["TheGame"]
