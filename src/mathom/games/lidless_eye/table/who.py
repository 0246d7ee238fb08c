"""What each side is called where something is told: players by their names, and the hazard deck of who plays alone."""

from mathom.games.lidless_eye.position.eye import Eye
from mathom.kernel.words import Msg, msg

Who = tuple[str | Msg, ...]
NAMES_OF_SEATS = ("Player 1", "Player 2", "Player 3", "Player 4", "Player 5")
HAZARDS = msg("The hazard deck")


def who_plays(s: Eye, names: tuple[str, ...] | None) -> Who:
    called = names or NAMES_OF_SEATS
    return (called[0], HAZARDS) if s.alone else called
