"""Die zwei Türme – Das Kartenspiel (Reiner Knizia, 2002), two to five players."""

from mathom.games.two_towers.game import TwoTowersGame as TheGame

__all__ = ["TheGame"]
