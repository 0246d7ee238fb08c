"""Every game as a game of OpenSpiel: `pyspiel.load_game("python_mathom(game=duel)")`, once this module is imported.

Chance is explicit: whatever falls, also when a game is set up, is a chance node of its own. So a tree can be searched
to its end, and no seed is hidden in a state."""

from hashlib import blake2b
from typing import Any

import numpy
import pyspiel

from mathom.chance import Falls, after, tried
from mathom.games import game as game_of
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup
from mathom.kernel.state import State

PARAMETERS = {"game": "two-towers", "seats": 2}

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
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.game = game_of(str(chosen["game"]))
        self.seats = int(chosen["seats"])
        if self.seats not in self.game.seats:
            raise BadSetup(self.game.wrong_number(self.seats))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count or self.game.most_actions,
            max_chance_outcomes=max(len(values) for values in self.game.chances),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.game.longest,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.game.longest)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.game
        self.seats = game.seats
        self.choices = self.rules.choices()
        self.state: State | None = None  # none while the game is being set up
        self.action: int | None = None  # what is being done, while something falls
        self.script: tuple[int, ...] = ()
        self.falls: Falls | None = None
        self.known = [b"" for _ in range(self.seats)]  # all that each player has been told so far, as a digest
        self.go_on()

    def go_on(self) -> None:
        """with the falls so far, to the next chance node or to a decision"""
        if self.state is None:
            came = tried(lambda dice: self.rules.new(seats=self.seats, dice=dice), self.script)
        else:
            assert self.action is not None
            came = after(self.state, self.action, self.script)
        if isinstance(came, Falls):
            self.falls = came
            return
        came.dice = Dice(0)
        self.state, self.action, self.script, self.falls = came, None, (), None
        for player in range(self.seats):
            told = self.known[player] + came.key(player)
            self.known[player] = blake2b(told, digest_size=16).digest()

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
        self.choices.write(self.state)
        return sorted(self.choices.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.falls is not None
        return [(value, float(chance)) for value, chance in self.falls.chances.items()]

    def _apply_action(self, action: int) -> None:
        if self.falls is not None:
            self.script += (action,)
        else:
            assert self.state is not None
            player = self.state.seat
            self.choices.write(self.state)
            self.action = self.choices.action(action)
            self.known[player] += action.to_bytes(4, "little")
        self.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if self.falls is not None:
            return self.rules.chances[self.falls.kind][action]
        assert self.state is not None
        self.choices.write(self.state)
        return self.rules.notation(self.state, self.choices.action(action))

    def is_terminal(self) -> bool:
        return self.falls is None and self.state is not None and self.state.over

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.state is None:
            return [0.0] * self.seats
        return [self.state.payoff(player) for player in range(self.seats)]

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
        if state.state is None:
            self.tensor.fill(0)
        else:
            state.state.observe(player, self.out)
            self.tensor[:] = self.row

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, SpielGame)
