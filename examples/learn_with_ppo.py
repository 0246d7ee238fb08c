"""Learns to play `duel` by masked PPO, with sb3-contrib, at the environment of Gymnasium.

`python learn_with_ppo.py 300000 500 random` learns for so many decisions against that bot, and then plays 500 games
against chance and 500 against greedy, its favourite choice each time. Needs `mathom[training]`."""

import sys
from time import process_time

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from mathom.env.single import register

NAME = "mathom/duel-v0"
register()


def share_of_wins(model: MaskablePPO, opponent: str, games: int) -> float:
    env = gymnasium.make(NAME, opponent=opponent).unwrapped
    won = 0.0
    for game in range(games):
        told, _ = env.reset(seed=10_000_000 + game)
        over, payoff = False, 0.0
        while not over:
            choice, _ = model.predict(told, action_masks=env.action_masks(), deterministic=True)
            told, payoff, over, _, _ = env.step(int(choice))
        won += payoff > 0
    return won / games


decisions, games, opponent = (*sys.argv[1:], *("2048", "10", "random")[len(sys.argv) - 1 :])[:3]
torch.set_num_threads(1)  # small nets gain nothing from more
tables = make_vec_env(NAME, n_envs=16, seed=1, env_kwargs={"opponent": opponent, "render_mode": None})
model = MaskablePPO(
    "MlpPolicy",
    tables,
    n_steps=128,
    batch_size=512,
    n_epochs=4,
    learning_rate=5e-4,
    ent_coef=0.01,
    gamma=1.0,
    seed=1,
    policy_kwargs={"net_arch": [256, 128]},
)
model.learn(int(decisions))
took = process_time() / 60
for other in ("random", "greedy"):
    share = share_of_wins(model, other, int(games))
    print(f"wins {100 * share:.1f} % of {games} games against {other}, after {decisions} decisions, {took:.1f} minutes")
