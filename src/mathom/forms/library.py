"""Many tables in the third form on the processor: the arrays that the C++ library writes into."""

import ctypes
import json
from concurrent.futures import ThreadPoolExecutor
from ctypes import POINTER, c_char_p, c_int, c_int64, c_void_p
from functools import cache
from typing import Any

from mathom.forms.build import NoThirdForm, library
from mathom.forms.device import ARRAYS, ON_DEVICE, SETTINGS, DeviceTables, TablesC, opened
from mathom.forms.exchange import Exchange
from mathom.kernel.dice import Dice
from mathom.kernel.errors import MathomError
from mathom.kernel.extras import needs
from mathom.kernel.game import Game
from mathom.kernel.state import State
from mathom.kernel.words import msg

with needs("env", "the third form"):
    import numpy


@cache
def load(key: str, kind: str) -> Any:
    try:
        found = ctypes.CDLL(str(library(key, kind)))
    except OSError as error:
        raise NoThirdForm(f"the third form cannot be loaded: {error}") from None
    tables = POINTER(TablesC)
    found.state_size.restype = found.list_length.restype = c_int64
    found.layout.restype = c_char_p
    found.begin_tables.argtypes = [tables, c_int64, c_int64]
    found.step_tables.argtypes = [tables, c_void_p, c_int64, c_int64]
    found.sample_tables.argtypes = [tables, c_int64, c_void_p]
    found.first_illegal.argtypes = [tables, c_void_p]
    found.first_illegal.restype = c_int64
    found.write_state.argtypes = [tables, c_int64, c_void_p]
    found.write_state.restype = c_int64
    found.read_state.argtypes = [tables, c_int64, c_void_p]
    found.read_state.restype = c_int
    found.nth_tables.argtypes = [tables, c_void_p, c_void_p]
    found.play_tables.argtypes = [tables, c_int64, c_int, c_int64, c_int64]
    found.dream_tables.argtypes = [tables, c_void_p, c_void_p, c_int64, tables, c_int64, c_int64]
    found.finish_tables.argtypes = [tables, c_int64, c_int64, c_int64]
    found.weigh_tables.argtypes = [tables, *[c_void_p] * 4, c_int64, c_int64]
    found.play_games.argtypes = [tables, c_int64, c_int64]
    found.play_games.restype = c_int64
    return found


def tables_of(game: Game, seats: int, many: int, seed: int, options: dict[str, Any]) -> TablesC:
    """what is the same on every device"""
    if game.components_text is not None:
        raise NoThirdForm("other components than those of the box are played in the compiled form")
    setting = game.setting(seats, game.checked_options(seats, options))
    numbers = (c_int64 * SETTINGS)(*setting)
    columns = game.observation(seats)[-1].end
    return TablesC(many, seats, (seed & 0xFFFFFFFFFF) * 1_000_003, columns, numbers)


class ThirdTables:
    """So many tables of a game: as `mathom.env.tables.Tables`, and the same games."""

    states: Any
    begun: Any
    observations: Any
    masks: Any
    lists: Any
    picks: Any
    legal: Any
    deciding: Any
    rewards: Any
    ended: Any

    def __init__(
        self, game: Game, seats: int, many: int, seed: int, options: dict[str, Any], threads: int = 1, kind: str = "cpu"
    ) -> None:
        self.game = game
        self.c = tables_of(game, seats, many, seed, options)
        self.library = load(game.key, kind)
        self.options = options
        self.exchange = Exchange(json.loads(self.library.layout()))
        width = game.action_count or game.most_actions
        self.states = numpy.zeros((many, self.library.state_size()), numpy.uint8)
        self.begun = numpy.zeros(many, numpy.int64)
        self.observations = numpy.zeros((many, self.c.columns), numpy.int16)
        self.masks = numpy.zeros((many, width), numpy.int8)
        self.lists = numpy.zeros((many, self.library.list_length()), numpy.int64)
        self.picks = numpy.zeros(self.lists.shape, numpy.int16)
        self.legal = numpy.zeros(many, numpy.int16)
        self.deciding = numpy.zeros(many, numpy.int16)
        self.rewards = numpy.zeros((many, seats), numpy.float64)
        self.ended = numpy.zeros(many, numpy.int8)
        for name in ARRAYS:
            if name not in ON_DEVICE:
                setattr(self.c, name, getattr(self, name).ctypes.data)
        self.chosen: Any = numpy.zeros(many, numpy.int64)
        self.chosen_at = self.chosen.ctypes.data  # asked once: that takes as long as some steps
        self.steps = 0
        self.shares = [(many * k // threads, many * (k + 1) // threads) for k in range(threads)]
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None  # the library runs without Python's lock
        self.each(self.library.begin_tables)

    def each(self, act: Any, *args: Any) -> None:
        if self.pool is None:
            wrong = [act(self.c, *args, 0, self.c.many)]
        else:
            wrong = list(self.pool.map(lambda share: act(self.c, *args, *share), self.shares))
        check(max(wrong))

    def begin(self) -> None:
        """all tables anew, with the same seed"""
        for array in (self.begun, self.masks, self.legal, self.rewards, self.ended):
            array.fill(0)
        self.steps = 0
        self.each(self.library.begin_tables)

    def step(self, chosen: Any) -> None:
        choices = numpy.asarray(chosen, numpy.int64)
        if choices.shape != (self.c.many,):
            raise ValueError(f"{self.c.many} choices are needed, one for each table")
        self.chosen[:] = choices
        if self.library.first_illegal(self.c, self.chosen_at) >= 0:
            raise MathomError(msg("there is no such choice now"))
        self.steps += 1
        self.each(self.library.step_tables, self.chosen_at)

    def sample(self) -> Any:
        self.library.sample_tables(self.c, self.steps, self.chosen_at)
        return self.chosen.copy()

    def tape(self, table: int) -> list[int]:
        """all fields of a position, as `Exchange` has them"""
        tape = numpy.empty(self.states.shape[1] + 64, numpy.int64)  # a number has at least a byte
        return list(tape[: self.library.write_state(self.c, table, tape.ctypes.data)].tolist())

    def state(self, table: int) -> State:
        """where a table stands, as a state of Python"""
        state = self.game.set_up(self.c.seats, self.game.checked_options(self.c.seats, self.options), Dice(1))
        self.exchange.read(iter(self.tape(table)), state)
        return state

    def dream(self, of: "ThirdTables", tables: Any, seats: Any, seed: int) -> None:
        """table i becomes what `seats[i]` imagines at table `tables[i]` of others, with dice of `seed + i`"""
        where, who = numpy.ascontiguousarray(tables, numpy.int64), numpy.ascontiguousarray(seats, numpy.int64)
        dream, here = self.library.dream_tables, self.c
        self.each(lambda _, a, b: dream(of.c, where.ctypes.data, who.ctypes.data, seed, here, a, b))

    def finish(self, seed: int) -> Any:
        """plays every table to its end by chance, with dice of `seed + i`; the payoffs by table and seat"""
        finish = self.library.finish_tables
        self.each(lambda c, a, b: finish(c, seed, a, b))
        return self.rewards

    def weigh(self, tables: Any, choices: Any, seeds: Any) -> Any:
        """what each choice at its table came to for who decides there, in a world that this seat imagines with dice of
        that seed, played on by chance"""
        where, what, lots = (numpy.ascontiguousarray(a, numpy.int64) for a in (tables, choices, seeds))
        many = len(where)
        if (
            what.shape != (many,)
            or lots.shape != (many,)
            or (many and not 0 <= where.min() <= where.max() < self.c.many)
        ):
            raise ValueError(f"a choice and a seed are needed for each of the tables, which are below {self.c.many}")
        worth: Any = numpy.empty(many, numpy.float64)
        data = [array.ctypes.data for array in (where, what, lots, worth)]
        shares = [(many * k // len(self.shares), many * (k + 1) // len(self.shares)) for k in range(len(self.shares))]
        run = map if self.pool is None else self.pool.map
        check(max(run(lambda share: self.library.weigh_tables(self.c, *data, *share), shares)))
        return worth

    def put(self, table: int, state: State) -> None:
        """goes on from a state of Python there"""
        tape = numpy.array(self.exchange.written(state), numpy.int64)
        check(self.library.read_state(self.c, table, tape.ctypes.data))


class CudaTables(DeviceTables):
    """The same on a GPU; the library is compiled when it is first asked for."""

    def __init__(self, game: Game, seats: int, many: int, seed: int, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        try:
            found = opened(str(library(game.key, "cuda")))
            width = game.action_count or game.most_actions
            super().__init__(found, tables_of(game, seats, many, seed, options), width)
        except (OSError, RuntimeError) as error:
            raise NoThirdForm(f"there are no games on a GPU here: {error}") from None

    def state(self, table: int) -> State:
        """where a table stands: brought to the processor, whose library knows what is where"""
        here = ThirdTables(self.game, self.c.seats, 1, 1, self.options)
        here.states[0] = self.position(table, here.states.shape[1])
        return here.state(0)

    def check(self, wrong: int) -> None:
        try:
            super().check(wrong)
        except RuntimeError as error:
            raise MathomError(str(error)) from None


def check(wrong: int) -> None:
    if wrong:
        raise MathomError(f"a position does not fit the third form (line {wrong})")
