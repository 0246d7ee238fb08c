"""Every game as a game of OpenSpiel: `pyspiel.load_game("python_mathom(game=duel)")`, once this module is imported.

Chance is explicit: whatever falls, also when a game is set up, is a chance node of its own. So a tree can be searched
to its end, and no seed is hidden in a state.

A whole game is too large for tables of strategies; its end is not. With `position`, a file that holds what
`game.to_json` gave, play begins there: `worlds` of it are imagined as who sees nobody's cards would, and which of
them is the true one falls first. What a player can do about that is then a small game of its own."""

import json
from fractions import Fraction
from hashlib import blake2b
from pathlib import Path
from typing import Any

from mathom.chance import Falls, after, tried
from mathom.games import game as game_of
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup
from mathom.kernel.extras import needs
from mathom.kernel.state import State

with needs("openspiel", "mathom.env.openspiel"):
    import numpy
    import pyspiel

PARAMETERS = {"game": "two-towers", "seats": 2, "position": "", "worlds": 1}
SPECTATOR = -1
WORLD = -1  # what falls first where worlds were imagined; kinds of other falls are counted from 0

GAME_TYPE = pyspiel.GameType(
    short_name="python_mathom",
    long_name="Mathom",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class SpielGame(pyspiel.Game):
    """A game of ours as one of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.game = game_of(str(chosen["game"]))
        self.seats = int(chosen["seats"])
        if self.seats not in self.game.seats:
            raise BadSetup(self.game.wrong_number(self.seats))
        self.worlds: list[State] = []  # where play begins, unless a game is set up
        if chosen["position"]:
            self.worlds = self.imagined(Path(str(chosen["position"])), int(chosen["worlds"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count or self.game.most_actions,
            max_chance_outcomes=max(len(self.worlds), *(len(values) for values in self.game.chances)),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.game.longest,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def imagined(self, path: Path, many: int) -> list[State]:
        """where play begins: a saved position, or so many worlds that a spectator may imagine of it"""
        try:
            state = self.game.from_json(json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError) as error:
            raise BadSetup(f"position: {error}") from None
        if many < 1 or len(self.game.view(state).seats) != self.seats:
            raise BadSetup("worlds: at least 1" if many < 1 else f"position: it is not one for {self.seats} players")
        return [state] if many == 1 else [state.imagine(SPECTATOR, Dice(seed)) for seed in range(many)]

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.game.longest)


class Shared:
    """What all states of a game share; OpenSpiel copies a state by copying each thing that it holds, and saves one by
    pickling them."""

    def __init__(self, game: SpielGame) -> None:
        self.parameters = game.get_parameters()
        self.game = game.game
        self.seats = game.seats
        self.worlds = game.worlds
        self.choices = game.game.choices()  # written before each use

    def __deepcopy__(self, memo: Any) -> "Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared, (self.parameters,)


def shared(parameters: dict[str, Any]) -> Shared:
    """what was pickled"""
    return Shared(SpielGame(parameters))


class SpielState(pyspiel.State):
    """A position as OpenSpiel asks about it; what falls by chance is a node of its own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = Shared(game)
        self.state: State | None = None  # none while the game is being set up
        self.action: int | None = None  # what is being done, while something falls
        self.script: tuple[int, ...] = ()
        self.falls: Falls | None = None
        self.known = [b"" for _ in range(game.seats)]  # all that each player has been told so far, as a digest
        worlds = game.worlds
        if len(worlds) > 1:
            self.falls = Falls(WORLD, dict.fromkeys(range(len(worlds)), Fraction(1, len(worlds))))
        elif worlds:
            self.begin(worlds[0])
        else:
            self.go_on()

    def begin(self, state: State) -> None:
        """at a decision, with nothing under way"""
        state = state.copy()
        state.dice = Dice(0)
        self.state, self.action, self.script, self.falls = state, None, (), None
        for player in range(self.shared.seats):
            told = self.known[player] + state.key(player)
            self.known[player] = blake2b(told, digest_size=16).digest()

    def go_on(self) -> None:
        """with the falls so far, to the next chance node or to a decision"""
        if self.state is None:
            came = tried(lambda dice: self.shared.game.new(seats=self.shared.seats, dice=dice), self.script)
        else:
            assert self.action is not None
            came = after(self.state, self.action, self.script)
        if isinstance(came, Falls):
            self.falls = came
            return
        self.begin(came)

    # -- what OpenSpiel asks

    def current_player(self) -> int:
        if self.falls is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.state is None or self.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.state.seat)

    def _legal_actions(self, player: int) -> list[int]:
        if self.state is None or self.falls is not None or self.state.seat != player:
            return []
        self.shared.choices.write(self.state)
        return sorted(self.shared.choices.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.falls is not None
        return [(value, float(chance)) for value, chance in self.falls.chances.items()]

    def _apply_action(self, action: int) -> None:
        if self.falls is not None and self.falls.kind == WORLD:
            self.begin(self.shared.worlds[action])
            return
        if self.falls is not None:
            self.script += (action,)
        else:
            assert self.state is not None
            player = self.state.seat
            self.shared.choices.write(self.state)
            self.action = self.shared.choices.action(action)
            self.known[player] += action.to_bytes(4, "little")
        self.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if self.falls is not None:
            return f"world {action}" if self.falls.kind == WORLD else self.shared.game.chances[self.falls.kind][action]
        assert self.state is not None
        self.shared.choices.write(self.state)
        return self.shared.game.notation(self.state, self.shared.choices.action(action))

    def is_terminal(self) -> bool:
        return self.falls is None and self.state is not None and self.state.over

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.state is None:
            return [0.0] * self.shared.seats
        return [self.state.payoff(player) for player in range(self.shared.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        return self.known[self.current_player() if player is None else player].hex()

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "" if self.state is None else self.state.key(seat).hex()

    def __str__(self) -> str:
        if self.state is None:
            return f"being set up: {self.script}"
        return f"{self.state!r} {self.state.digest():x} {self.script}"


class Observer:
    """The numbers of `game.observation`, part by part."""

    def __init__(self, game: SpielGame) -> None:
        self.out = game.game.slate(game.seats)
        self.row = self.out.array[0]
        self.tensor = numpy.zeros(self.row.shape, numpy.float32)
        self.dict = {part.name: self.tensor[part.start : part.end] for part in game.game.observation(game.seats)}

    def set_from(self, state: SpielState, player: int) -> None:
        """writes what a player knows into the tensor"""
        if state.state is None:
            self.tensor.fill(0)
        else:
            state.state.observe(player, self.out)
            self.tensor[:] = self.row

    def string_from(self, state: SpielState, player: int) -> str:
        """what a player sees, as text"""
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, SpielGame)
