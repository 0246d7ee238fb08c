"""The Lord of the Rings: Duel for Middle-earth (Antoine Bauza and Bruno Cathala, 2024), two players."""

from mathom.games.duel.game import DuelGame as TheGame

__all__ = ["TheGame"]
