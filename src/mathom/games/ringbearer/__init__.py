"""Der Herr der Ringe: Der Ringträger (Klaus-Jürgen Wrede, 2024), three or four players."""

from mathom.games.ringbearer.game import RingbearerGame as TheGame

__all__ = ["TheGame"]
