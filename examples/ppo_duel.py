"""Learns `duel` from nothing by playing against itself: proximal policy optimization on thousands of tables at once.

    python examples/ppo_duel.py --device cuda --tables 4096 --seconds 600 --out duel.npz
    python examples/ppo_duel.py --tables 64 --seconds 60              # two cores are enough to see it begin
    python examples/ppo_duel.py --player duel.npz --against search:400      # which thinks for 400 rounds

One network plays both sides: an observation is told from the side of whoever decides. Needs PyTorch."""

import argparse
import time
from typing import Any

import numpy
import torch
from torch import nn

HIDDEN = 512
STEPS = 64  # that are played before each lesson
LESSONS, PARTS = 2, 16  # how often all of it is gone through, in how many parts
LAMBDA, CLIP, RATE, CURIOSITY = 0.95, 0.2, 6e-4, 0.01


class Player(nn.Module):  # type: ignore[misc] # types of PyTorch are not looked at
    def __init__(self, columns: int, choices: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(columns, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.choose = nn.Linear(HIDDEN, choices)
        self.judge = nn.Linear(HIDDEN, 1)
        self.register_buffer("scale", torch.ones(columns))
        nn.init.orthogonal_(self.choose.weight, 0.01)

    def forward(self, obs: Any, mask: Any) -> tuple[Any, Any]:
        seen = self.body(obs.float() * self.scale)
        logits = self.choose(seen).masked_fill(mask == 0, -1e9)
        return logits, torch.tanh(self.judge(seen)).squeeze(1)


class Tables:
    """The arrays of `mathom.env.vector` as tensors, on the device where they are."""

    def __init__(self, env: Any, device: str) -> None:
        self.env, self.device, self.n = env, device, env.n
        names = ("obs", "mask", "reward", "done", "seat")
        on_device = device == "cuda"
        shown = [getattr(env, name) for name in names]
        made = [torch.as_tensor(a, device="cuda") if on_device else torch.from_numpy(a) for a in shown]
        self.obs, self.mask, self.reward, self.done, self.seat = made

    def step(self, actions: Any) -> None:
        if self.device == "cuda":
            self.env.step(actions.contiguous(), check=False)
        else:
            self.env.step(actions.numpy())


def drawn(logits: Any) -> Any:
    """a choice by its likelihood: the largest of what is disturbed by Gumbel noise"""
    return (logits - torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))).argmax(1)


@torch.no_grad()  # type: ignore[untyped-decorator]
def played(tables: Tables, player: Player) -> dict[str, Any]:
    """what happened in so many steps at each table"""
    kept: dict[str, list[Any]] = {k: [] for k in ("obs", "mask", "action", "likely", "value", "seat", "reward", "done")}
    for _ in range(STEPS):
        obs, mask, seat = tables.obs.clone(), tables.mask.clone(), tables.seat.long()
        logits, value = player(obs, mask)
        action = drawn(logits)
        likely = torch.log_softmax(logits, 1).gather(1, action[:, None]).squeeze(1)
        tables.step(action)
        reward = tables.reward.gather(1, seat[:, None]).squeeze(1).float()
        for name, x in zip(kept, (obs, mask, action, likely, value, seat, reward, tables.done.float()), strict=True):
            kept[name].append(x.clone())
    found = {name: torch.stack(xs) for name, xs in kept.items()}
    found["better"] = advantage(found, player(tables.obs, tables.mask)[1], tables.seat.long())
    return found


def advantage(found: dict[str, Any], value: Any, seat: Any) -> Any:
    """how much better it went than was thought; what is good for one side is bad for the other"""
    out = torch.zeros_like(found["value"])
    better = torch.zeros_like(value)
    for t in range(STEPS - 1, -1, -1):
        goes_on = (1 - found["done"][t]) * torch.where(seat == found["seat"][t], 1.0, -1.0)
        off = found["reward"][t] + goes_on * value - found["value"][t]
        better = off + LAMBDA * goes_on * better
        out[t] = better
        value, seat = found["value"][t], found["seat"][t]
    return out


def lesson(player: Player, by: Any, found: dict[str, Any], curiosity: float) -> None:
    flat = {name: x.flatten(0, 1) for name, x in found.items()}
    many = len(flat["action"])
    for _ in range(LESSONS):
        for part in torch.randperm(many, device=flat["action"].device).chunk(PARTS):
            logits, value = player(flat["obs"][part], flat["mask"][part])
            log = torch.log_softmax(logits, 1)
            likely = log.gather(1, flat["action"][part][:, None]).squeeze(1)
            better = flat["better"][part]
            aim = better + flat["value"][part]
            better = (better - better.mean()) / (better.std() + 1e-6)
            ratio = (likely - flat["likely"][part]).exp()
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            spread = -(log.exp() * log).sum(1).mean()
            loss = -gain + 0.5 * (value - aim).pow(2).mean() - curiosity * spread
            by.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            by.step()


@torch.no_grad()  # type: ignore[untyped-decorator]
def against_chance(tables: Tables, player: Player, steps: int = 220) -> float:
    """how often it wins, on side 0 at even tables and on side 1 at odd ones, when the other side plays by chance"""
    mine = torch.arange(tables.n, device=tables.obs.device) % 2
    won = games = 0.0
    for _ in range(steps):
        logits, _ = player(tables.obs, tables.mask)
        by_chance = drawn(torch.zeros_like(logits).masked_fill(tables.mask == 0, -1e9))
        tables.step(torch.where(tables.seat.long() == mine, logits.argmax(1), by_chance))
        ended = tables.done.bool()
        result = tables.reward.gather(1, mine[:, None]).squeeze(1)[ended]
        won += float((result > 0).sum()) + 0.5 * float((result == 0).sum())
        games += float(ended.sum())
    return won / max(games, 1.0)


@torch.no_grad()  # type: ignore[untyped-decorator]
def against_bot(env: Any, player: Player, opponent: str) -> tuple[Any, list[float]]:
    """by table what it won against a bot of the house, on side 0 at even tables and on side 1 at odd ones: 1, 0.5 or 0;
    and how long each of them thought for a decision, in ms of this thread. The network thinks table by table."""
    name, _, rounds = opponent.partition(":")
    other = env.game.bot(name, seed=1, **({"iterations": int(rounds)} if rounds else {}))
    tables = Tables(env, "cpu")
    mine: Any = numpy.arange(env.n) % 2
    won: Any = numpy.zeros(env.n)
    over: Any = numpy.zeros(env.n, bool)
    spent, decided = [0.0, 0.0], [0, 0]
    while not over.all():
        chosen = env.sample()
        for table in numpy.flatnonzero(~over):
            who = int(env.seat[table] != mine[table])
            state = env.state(int(table)) if who else None
            start = time.thread_time()
            if who:
                chosen[table] = env.game.index(other.choose(state))
            else:
                row = slice(table, table + 1)
                chosen[table] = int(player(tables.obs[row], tables.mask[row])[0].argmax())
            spent[who] += time.thread_time() - start
            decided[who] += 1
        env.step(chosen)
        ended = ~over & (env.done == 1)
        won[ended] = (env.reward[ended, mine[ended]] + 1) / 2
        over |= ended
    return won, [1000 * seconds / max(1, many) for seconds, many in zip(spent, decided, strict=True)]


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's, of 95 %"""
    z = 1.96
    middle = (won + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (won * (1 - won) / games + z * z / (4 * games * games)) ** 0.5
    return middle - half, middle + half


def weights(player: Player) -> dict[str, Any]:
    return {name: x.detach().cpu().half().numpy() for name, x in player.state_dict().items()}


def learn(env: Any, device: str, seconds: float, snapshots: int = 0) -> tuple[Player, list[tuple[Any, ...]], list[Any]]:
    """the player, its curve (seconds, million steps, share won against chance) and how it was on the way"""
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    tables = Tables(env, device)
    player = Player(tables.obs.shape[1], tables.mask.shape[1]).to(device)
    by = torch.optim.Adam(player.parameters(), lr=RATE, eps=1e-5)
    began, rounds = time.time(), 0
    curve: list[tuple[Any, ...]] = []
    kept: list[Any] = []
    while (spent := time.time() - began) < seconds:
        left = 1 - spent / seconds
        by.param_groups[0]["lr"] = RATE * max(left, 0.05)
        found = played(tables, player)
        if rounds == 0:  # numbers of all sizes are told: each column is scaled by what it is at most
            most = found["obs"].flatten(0, 1).abs().amax(0).float().clamp(min=1)
            player.scale.copy_(1 / most)
        lesson(player, by, found, CURIOSITY * max(left, 0.1))
        rounds += 1
        if spent >= seconds * len(curve) / max(snapshots, 10):
            curve.append((round(spent), rounds * STEPS * tables.n / 1e6, against_chance(tables, player)))
            kept.append(weights(player))
            print("{} s, {:.1f} million steps: {:.1%} won against chance".format(*curve[-1]), flush=True)
    curve.append((round(time.time() - began), rounds * STEPS * tables.n / 1e6, against_chance(tables, player)))
    kept.append(weights(player))
    print("{} s, {:.1f} million steps: {:.1%} won against chance".format(*curve[-1]), flush=True)
    return player, curve, kept


def meet(path: str, opponent: str, games: int) -> None:
    from mathom.env import vector

    torch.set_num_threads(1)
    env = vector("duel", games, seed=2)
    player = Player(env.obs.shape[1], env.mask.shape[1])
    player.load_state_dict({name: torch.from_numpy(x).float() for name, x in numpy.load(path).items()})
    won, ms = against_bot(env, player, opponent)
    low, high = interval(won.mean(), games)
    print(
        f"wins {won.mean():.1%} of {games} games against {opponent} ({low:.1%} to {high:.1%}); "
        f"thinks {ms[0]:.2f} ms a decision, the other {ms[1]:.2f} ms"
    )


def main() -> None:
    from mathom.env import vector

    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    asked.add_argument("--tables", type=int, default=64)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--out", default="")
    asked.add_argument("--player", default="", help="plays with what was learned, and learns nothing")
    asked.add_argument("--against", default="greedy")
    asked.add_argument("--games", type=int, default=400)
    given = asked.parse_args()
    if given.player:
        meet(given.player, given.against, given.games)
        return
    env = vector("duel", given.tables, seed=1, device=given.device)
    player, _, _ = learn(env, given.device, given.seconds)
    if given.out:
        numpy.savez(given.out, **weights(player))


if __name__ == "__main__":
    main()
