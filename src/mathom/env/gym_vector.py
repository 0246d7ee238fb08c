"""`mathom.env.vector` as a vector environment of Gymnasium."""

from typing import Any

from mathom.env import vector
from mathom.env.spaces import numbers_space
from mathom.kernel.extras import needs

with needs("env", "mathom.env.gym_vector"):
    import numpy
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class GymVector(VectorEnv):
    """All seats are played by the caller: `infos["seat"]` says who decides at each table, `infos["action_mask"]` what
    can be chosen. A reward is that of the seat that decided; those of all seats are in `infos["rewards"]`. A game
    that ends begins anew in the same step.

    >>> from mathom.env.gym_vector import GymVector
    >>> env = GymVector("duel", 8)
    >>> told, info = env.reset(seed=1)
    >>> told.shape, info["action_mask"].shape
    ((8, 743), (8, 2919))
    """

    def __init__(self, key: str, num_envs: int, seats: int | None = None, threads: int = 1, **options: Any) -> None:
        self.asked = {"key": key, "n": num_envs, "seats": seats, "threads": threads, **options}
        self.batch = vector(**self.asked)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = numbers_space(self.batch.obs.shape[1:])
        self.single_action_space = spaces.Discrete(int(self.batch.choices))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        if seed is None:
            self.batch.reset()
        else:
            self.batch = vector(**self.asked, seed=int(seed))
        return self.batch.obs.copy(), self.told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        who = self.batch.seat.copy()
        self.batch.step(actions)
        rewards = self.batch.reward[numpy.arange(self.num_envs), who]
        ended = self.batch.done.astype(bool)
        return self.batch.obs.copy(), rewards, ended, numpy.zeros(self.num_envs, bool), self.told()

    def told(self) -> dict[str, Any]:
        """masks, seats and payoffs, as Gymnasium hands them on"""
        batch = self.batch
        return {"action_mask": batch.mask.copy(), "seat": batch.seat.copy(), "rewards": batch.reward.copy()}
