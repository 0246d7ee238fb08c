"""Every game as an environment of PettingZoo, in which agents act one after the other."""

from typing import Any

from mathom.env.spaces import Told
from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup
from mathom.kernel.extras import needs

with needs("env", "mathom.env.aec"):
    from gymnasium import spaces
    from pettingzoo import AECEnv


class TableEnv(AECEnv):
    """A table at which every seat is an agent. An observation has the numbers that the seat may know, and a mask.

    >>> from mathom.env.aec import TableEnv
    >>> env = TableEnv("two-towers", seats=2)
    >>> env.reset(seed=1)
    >>> env.agent_selection, int(env.action_space("seat 0").n)
    ('seat 0', 68)
    """

    def __init__(self, key: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = game_of(key)
        self.seats = self.game.least if seats is None else seats
        if self.seats not in self.game.seats:
            raise BadSetup(self.game.wrong_number(seats))
        self.options = options
        self.render_mode = render_mode
        self.metadata = {"name": f"mathom_{key}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.told = Told(self.game, self.seats)
        self.possible_agents = [f"seat {seat}" for seat in range(self.seats)]
        told = {**self.told.part_spaces(), "action_mask": self.told.mask_space()}
        self.observation_spaces = {agent: spaces.Dict(told) for agent in self.possible_agents}
        self.action_spaces = {agent: self.told.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """a new game; its options are those that the environment was made with"""
        self.state = self.game.new(seats=self.seats, seed=seed, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {**self.told.parts(self.state, seat), "action_mask": self.told.legal(self.state, seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.state.apply(self.told.action(self.state, int(action)))
        if self.state.over:
            self.rewards = {agent: self.state.payoff(seat) for seat, agent in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.state.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
