"""What a bot thinks. It looks only at what the seat at turn knows."""

from mathom.cli.skeleton.terms import LAY
from mathom.kernel.bot import Bot
from mathom.kernel.game import Game
from mathom.kernel.state import State, act_a, act_kind


class GreedyBot(Bot):
    """Lays the lowest card that it may, and stops when there is none."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, state: State) -> int:
        actions = state.actions()
        cards = [action for action in actions if act_kind(action) == LAY]
        return min(cards, key=act_a, default=actions[-1])
