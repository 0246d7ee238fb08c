"""Thousands of games at once, by the third form of the rules where there is one, else by the compiled form.

The games are the same in every form and on every device: what falls at a table depends on the seed, the table and how
many games it has had."""

from typing import Any

from mathom.env.arrays import arrays_of
from mathom.env.tables import Tables
from mathom.forms.build import NoThirdForm, has_bounds
from mathom.forms.library import CudaTables, ThirdTables
from mathom.games import game as game_of
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.extras import needs
from mathom.kernel.game import Game
from mathom.kernel.state import Buffer, State, playout

with needs("env", "mathom.env.vector"):
    import numpy


class Batch:
    """After `reset` and each `step` these arrays, a row for each table, show where it stands: `obs` and `mask` for the
    seat in `seat`, of `legal` choices; `done`, where a game was over, with its payoffs by seat in `reward`; the next
    game has begun there already. They are written in place: who keeps them copies them. On a GPU they are seen by
    PyTorch, JAX and CuPy without a copy: `torch.as_tensor(env.obs, device="cuda")`. `form` says which one runs."""

    obs: Any
    mask: Any
    reward: Any
    done: Any
    seat: Any

    def __init__(self, game: Game, n: int, seats: int, form: str, device: str) -> None:
        self.game = game
        self.n = n
        self.seats = seats
        self.form = form
        self.device = device
        self.choices = game.action_count or game.most_actions

    def reset(self) -> None:
        """all games anew, the same as before"""
        raise NotImplementedError

    def step(self, actions: Any) -> None:
        """one decision at each table; where one cannot be chosen, all are refused, and nothing has changed"""
        raise NotImplementedError

    def sample(self) -> Any:
        """at each table any choice, each equally likely; the same as long as no step is made"""
        raise NotImplementedError

    def state(self, table: int) -> State:
        """where a table stands, as a state of its own"""
        raise NotImplementedError

    def weigh(self, tables: Any, choices: Any, seeds: Any) -> Any:
        """what each choice at its table came to for who decides there: in a world as that seat may imagine it, played
        to its end by chance, all with dice of its seed. Choices of one table with the same seed meet the same world."""
        raise NotImplementedError


class CompiledBatch(Batch):
    """The tables in the compiled or plain form."""

    def __init__(self, game: Game, n: int, seats: int, seed: int, options: dict[str, Any]) -> None:
        super().__init__(game, n, seats, "compiled", "cpu")
        self.how = (seed, options)
        self.reset()

    def reset(self) -> None:
        seed, options = self.how
        self.tables = Tables(self.game, self.seats, self.n, seed, options)
        self.obs, self.mask, self.seat, self.reward, self.done = arrays_of(self.tables)

    @property
    def legal(self) -> Any:
        """by table, how many choices there are"""
        return numpy.array(list(self.tables.choices.many), numpy.int16)

    def step(self, actions: Any) -> None:
        self.tables.step([int(choice) for choice in actions])

    def sample(self) -> Any:
        return numpy.array(self.tables.sample(), numpy.int64)

    def state(self, table: int) -> State:
        return self.tables.states[table].copy()

    def weigh(self, tables: Any, choices: Any, seeds: Any) -> Any:
        worth: Any = numpy.empty(len(tables), numpy.float64)
        into = Buffer()
        for i, (table, choice, seed) in enumerate(zip(tables, choices, seeds, strict=True)):
            state = self.tables.states[table]
            seat = state.seat
            world = state.imagine(seat, Dice(int(seed)))
            world.dice = Dice(int(seed))
            world.apply(self.tables.choices.action(int(choice), int(table)))
            playout(world, into, world.dice)
            worth[i] = world.payoff(seat)
        return worth


class ThirdBatch(Batch):
    """The tables in the third form, on the processor."""

    def __init__(
        self, game: Game, n: int, seats: int, seed: int, options: dict[str, Any], threads: int, kind: str
    ) -> None:
        super().__init__(game, n, seats, "third", "cpu")
        self.tables = ThirdTables(game, seats, n, seed, options, threads, kind)
        t = self.tables
        self.obs, self.mask, self.reward = t.observations, t.masks, t.rewards
        self.done, self.seat, self.legal = t.ended, t.deciding, t.legal

    def reset(self) -> None:
        self.tables.begin()

    def step(self, actions: Any) -> None:
        self.tables.step(actions)

    def sample(self) -> Any:
        return self.tables.sample()

    def state(self, table: int) -> State:
        return self.tables.state(table)

    def weigh(self, tables: Any, choices: Any, seeds: Any) -> Any:
        return self.tables.weigh(tables, choices, seeds)


class CudaBatch(Batch):
    """The tables in the third form, on a GPU."""

    def __init__(self, game: Game, n: int, seats: int, seed: int, options: dict[str, Any]) -> None:
        super().__init__(game, n, seats, "third", "cuda")
        self.tables = CudaTables(game, seats, n, seed, options)
        arrays = self.tables.arrays
        self.obs, self.mask, self.reward = arrays["observations"], arrays["masks"], arrays["rewards"]
        self.done, self.seat, self.legal = arrays["ended"], arrays["deciding"], arrays["legal"]

    def reset(self) -> None:
        self.tables.begin()

    def step(self, actions: Any, check: bool = True) -> None:
        """`actions`: int64 on the device. With `check=False` the program does not wait for the device; a table where a
        choice is none stays as it is then, and the next step that checks tells."""
        self.tables.step(actions, check)

    def sample(self) -> Any:
        return self.tables.sample()

    def state(self, table: int) -> State:
        return self.tables.state(table)

    def weigh(self, tables: Any, choices: Any, seeds: Any) -> Any:
        raise BadSetup("choices are weighed on the processor: device='cpu'")


def made(key: str, n: int, seats: int | None, device: str, seed: int, options: dict[str, Any]) -> Batch:
    """`threads=` and `form=` ("third", "checked" or "compiled") are ours, all other options the game's"""
    game = game_of(key)
    threads, form = int(options.pop("threads", 1)), options.pop("form", None)
    many_seats = game.least if seats is None else seats
    if many_seats not in game.seats or n < 1 or threads < 1:
        raise BadSetup(game.wrong_number(seats) if n >= 1 and threads >= 1 else "at least 1 table, and 1 thread")
    if device not in ("cpu", "cuda") or form not in (None, "third", "checked", "compiled"):
        raise BadSetup(f"device: {device!r}, form: {form!r}: there is none of that name")
    if device == "cuda":
        return CudaBatch(game, n, many_seats, seed, options)
    if form is None and not has_bounds(key):
        form = "compiled"
    if form != "compiled":
        try:
            kind = "checked" if form == "checked" else "cpu"
            return ThirdBatch(game, n, many_seats, seed, options, threads, kind)
        except NoThirdForm:
            if form is not None:
                raise
    return CompiledBatch(game, n, many_seats, seed, options)


__all__ = ["Batch", "MathomError", "made"]
