"""Der Herr der Ringe – Kartenspiel (Andreas Zimmermann, 2012), two to four players."""

from mathom.games.battle.game import BattleGame as TheGame

__all__ = ["TheGame"]
