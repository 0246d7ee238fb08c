"""Many games at once as numpy arrays, in this process or spread over several."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from mathom.env.tables import Tables
from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.extras import needs

with needs("env", "mathom.env.arrays"):
    import numpy


class VectorEnv:
    """So many tables of one game, all seats played by the caller. These arrays, a row for each table, show where it
    stands, at first and after each `step`: `observations` and `masks` for the seat in `deciding`; `ended`, where a game
    was over, with its payoffs in `rewards` by seat; the next game has begun there already. They are written in place:
    who keeps them copies them.

    >>> from mathom.env.arrays import VectorEnv
    >>> env = VectorEnv("two-towers", many=3, seats=2, seed=1)
    >>> env.observations.shape, env.masks.shape, env.rewards.shape
    ((3, 195), (3, 68), (3, 2))
    >>> env.step(env.sample())
    >>> [int(seat) for seat in env.deciding]
    [1, 1, 1]
    """

    def __init__(self, key: str, many: int, seats: int | None = None, seed: int = 0, **options: Any) -> None:
        game = game_of(key)
        n = game.least if seats is None else seats
        if n not in game.seats or many < 1:
            raise BadSetup(game.wrong_number(seats) if many >= 1 else "many: at least 1 table")
        self.tables = Tables(game, n, many, seed, options)
        self.observations, self.masks, self.deciding, self.rewards, self.ended = arrays_of(self.tables)

    def step(self, chosen: Any) -> None:
        """one decision at each table"""
        self.tables.step([int(choice) for choice in chosen])

    def sample(self) -> list[int]:
        """at each table any choice, each equally likely"""
        return self.tables.sample()


def arrays_of(tables: Tables) -> tuple[Any, ...]:
    """what the tables show, without a copy"""
    return (
        tables.observations.array,
        tables.choices.mask,
        numpy.frombuffer(tables.deciding, numpy.int16),
        numpy.frombuffer(tables.rewards, numpy.float64).reshape((tables.many, tables.seats)),
        numpy.frombuffer(tables.ended, numpy.int8),
    )


class Shared(numpy.ndarray):
    """An array in memory that several processes see. It keeps that memory, as do all that are made of it: whoever still
    holds one may read it when the processes have ended."""

    memory: SharedMemory


class SpreadEnv:
    """The same over several processes, each with as many tables. The arrays lie in memory that all of them share; what
    is played depends on the seed and on how many tables a process has, not on which of them is faster."""

    def __init__(
        self, key: str, each: int, workers: int, seats: int | None = None, seed: int = 0, **options: Any
    ) -> None:
        if workers < 1:
            raise BadSetup("workers: at least 1")
        small = VectorEnv(
            key, 1, seats, seed, **options
        )  # it says what the arrays look like, and refuses what is wrong
        shown = (small.observations, small.masks, small.deciding, small.rewards, small.ended)
        self.memory: list[SharedMemory] = []
        made = [self.shared((workers * each, *array.shape[1:]), array.dtype) for array in shown]
        self.observations, self.masks, self.deciding, self.rewards, self.ended = made
        self.sampled = self.shared((workers * each,), numpy.dtype(numpy.int64))
        self.chosen = self.shared((workers * each,), numpy.dtype(numpy.int64))
        names = [
            (memory.name, array.shape, array.dtype.str) for memory, array in zip(self.memory, self.all(), strict=True)
        ]
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for worker in range(workers):
            ours, theirs = context.Pipe()
            task = (theirs, names, worker * each, key, each, seats, seed * workers + worker, options)
            process = context.Process(target=work, args=task, daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)
        self.wait()

    def shared(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """an array that all processes see"""
        size = max(1, int(numpy.prod(shape)) * dtype.itemsize)
        self.memory.append(SharedMemory(create=True, size=size))
        made = Shared(shape, dtype, self.memory[-1].buf)
        made.memory = self.memory[-1]
        return made

    def all(self) -> tuple[Any, ...]:
        """all arrays, in the order in which workers take them"""
        return (
            self.observations,
            self.masks,
            self.deciding,
            self.rewards,
            self.ended,
            self.sampled,
            self.chosen,
        )

    def step(self, chosen: Any) -> None:
        """one decision at each table"""
        self.chosen[:] = chosen
        for pipe in self.pipes:
            pipe.send("step")
        self.wait()

    def wait(self) -> None:
        """for all workers; what one refuses is refused"""
        refused = [answer for answer in [pipe.recv() for pipe in self.pipes] if answer]
        if refused:
            raise BadSetup(refused[0])

    def sample(self) -> Any:
        """at each table any choice, each equally likely"""
        return self.sampled.copy()

    def close(self) -> None:
        """ends the workers; the arrays stay as they are"""
        for pipe in self.pipes:
            pipe.send("end")
        for process in self.processes:
            process.join()
        for memory in self.memory:
            memory.unlink()  # it goes with the last array that is still held
        self.pipes, self.processes, self.memory = [], [], []


def work(
    pipe: Connection,
    names: list[tuple[str, tuple[int, ...], str]],
    first: int,
    key: str,
    each: int,
    seats: int | None,
    seed: int,
    options: dict[str, Any],
) -> None:
    """a process of its own: some rows of the arrays are its tables"""
    memory = [SharedMemory(name) for name, _, _ in names]
    rows = slice(first, first + each)
    shared = [
        numpy.ndarray(shape, numpy.dtype(dtype), one.buf)[rows]
        for one, (_, shape, dtype) in zip(memory, names, strict=True)
    ]
    env = VectorEnv(key, each, seats, seed, **options)
    shown = (env.observations, env.masks, env.deciding, env.rewards, env.ended)
    refused = ""
    while True:
        for to, source in zip(shared, shown, strict=False):
            numpy.copyto(to, source)
        shared[5][:] = env.sample()
        pipe.send(refused)
        if pipe.recv() == "end":
            break
        refused = ""
        try:
            env.step(shared[6])
        except MathomError as error:
            refused = str(error)
    del shared, shown
    for one in memory:
        one.close()
