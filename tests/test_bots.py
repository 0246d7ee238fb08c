"""Bots: they play legally, repeatably from a seed, and each level better than the one below."""

import msgspec
import pytest
from mypy_extensions import i64

import mathom
from contract import some_decisions
from mathom.bots.haste import hasty
from mathom.bots.levels import PATIENCE, LevelBot, bot_for, thinks
from mathom.bots.players import SearchBot
from mathom.bots.search import Search
from mathom.bots.weighing import Candidate, Weighing
from mathom.kernel.bot import Bot
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup
from mathom.kernel.judge import Judge
from mathom.kernel.levels import KEYS
from mathom.kernel.state import OVER, Buffer, State
from mathom.kernel.words import say

GAME = mathom.game("two-towers")
LAST_PLACE = {"paths": [2, 2, 3, 3, 4, 4], "tiles": [0] * 20 + [5, 2, 0, 0]}


def wins(first: Bot, second: Bot, games: int) -> int:
    """of the first bot, two players, every deal played from both seats"""
    won = 0
    for i in range(games):
        state = GAME.new(seats=2, seed=i // 2)
        seats = [first, second] if i % 2 == 0 else [second, first]
        while not state.over:
            state.apply(seats[state.seat].choose(state))
        won += state.payoff(i % 2) > 0
    return won


def test_greedy_beats_random() -> None:
    games = 100 if mathom.COMPILED else 40
    assert wins(GAME.bot("greedy"), GAME.bot("random", seed=1), games) >= 0.88 * games


@pytest.mark.skipif(not mathom.COMPILED, reason="the plain form would take minutes; it plays the same games")
def test_search_beats_greedy() -> None:
    assert wins(GAME.bot("search", iterations=300, seed=1), GAME.bot("greedy"), 24) >= 16


def test_slips_make_a_bot_weaker() -> None:
    easy = GAME.bot("easy", seed=1)
    games = 60 if mathom.COMPILED else 30
    assert wins(GAME.bot("greedy"), easy, games) > 0.6 * games


def test_search_is_repeatable_from_a_seed() -> None:
    for seats in GAME.seats:
        state = GAME.new(seats=seats, seed=3)
        chosen = {GAME.bot("search", iterations=40, seed=5).choose(state) for _ in range(3)}
        assert len(chosen) == 1
        assert chosen <= set(state.actions())


def test_search_gives_a_reason() -> None:
    bot = GAME.bot("search", iterations=30, seed=5)
    bot.choose(GAME.new(seats=2, seed=3))
    why = bot.why()
    assert why is not None
    assert say(why).startswith("of 30 imagined games, ")


def test_search_takes_the_only_choice_at_once() -> None:
    state = GAME.from_json({"seats": 3, "phase": "laying", "place": "minas-tirith", **LAST_PLACE})
    assert state.actions() == [GAME.parse(state, "done")]
    bot = GAME.bot("search", seconds=600)
    assert bot.choose(state) == GAME.parse(state, "done")


def test_search_sees_a_sure_win() -> None:
    """Minas Tirith, the last to lay: two cards win the game, anything less loses it"""
    state = GAME.from_json(
        {
            "seats": 3,
            "seat": 2,
            "acted": 2,
            "phase": "laying",
            "place": "minas-tirith",
            **LAST_PLACE,
            "pile": ["blue-endurance"],
            "rows": [{"of": 0, "colour": "red", "trait": "strength", "cards": 1}],
            "hand 2": ["green-wisdom", "green-wisdom", "yellow-endurance"],
        }
    )
    bot = GAME.bot("search", iterations=400, seed=1)
    while not state.over:
        state.apply(bot.choose(state))
    assert state.payoff(2) == 1.0


@pytest.mark.parametrize("level", KEYS)
def test_every_level_plays(level: str) -> None:
    state = GAME.new(seats=3, seed=1)
    bot = GAME.bot(level, seed=1, patience=0.05)
    if bot.name == "greedy":
        while not state.over:
            state.apply(bot.choose(state))
    else:
        assert bot.choose(state) in state.actions()


def test_a_game_without_a_greedy_player_has_the_same_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "own_bots", {})
    assert bot_for(GAME, "normal").name == "search"


@pytest.mark.parametrize("key", mathom.games())
def test_a_level_is_a_bot_by_its_name(key: str) -> None:
    """`hard` and `master` make so many rounds of a search, whatever the machine; the time is only capped"""
    game = mathom.game(key)
    assert tuple(level.key for level in game.levels) == KEYS
    easy, normal, hard, master = (game.bot(name, seed=3) for name in KEYS)
    assert isinstance(easy, LevelBot)
    assert (easy.slips, easy.name, normal.name) == (35, game.bot("greedy").name, game.bot("greedy").name)
    for bot, level in ((hard, game.levels[2]), (master, game.levels[3])):
        assert isinstance(bot, LevelBot)
        assert isinstance(bot.bot, SearchBot)
        assert (bot.bot.iterations, bot.bot.seconds) == (level.rounds, PATIENCE * level.seconds)
    assert 0 < game.levels[2].rounds < game.levels[3].rounds


@pytest.mark.parametrize("key", mathom.games())
def test_every_bot_takes_a_seed(key: str) -> None:
    game = mathom.game(key)
    state = game.new(seed=1)
    for name in game.bots:
        settings = {"iterations": 2} if name == "search" else {}
        assert len({game.bot(name, seed=5, **settings).choose(state) for _ in range(3)}) == 1
    assert all(game.bot(name, seed=2**40) for name in KEYS)
    with pytest.raises(BadSetup, match="greedy has no setting 'seeds'"):
        game.bot("greedy", seeds=5)


def test_a_search_ends_with_its_rounds_or_with_its_time() -> None:
    state = GAME.new(seats=2, seed=3)
    for settings, rounds in (({"iterations": 24, "seconds": 3600}, 24), ({"iterations": 10**9, "seconds": 1e-9}, 8)):
        bot = SearchBot(GAME, seed=5, **settings)
        bot.choose(state)
        assert bot.last is not None
        assert bot.last.rounds == rounds


# -- of equal chances the sooner win, and the later loss


class Walk(State):
    """Alone on a road that ends well, or badly: at each step one ends it, or dawdles in one of three ways."""

    steps: int
    end: float

    def fill(self, into: Buffer) -> i64:
        into.n = 0
        if self.seat != OVER:
            for action in range(4):  # 3 ends it: the last, so that no order prefers it
                into.add(action)
        return into.n

    def apply(self, action: i64) -> None:
        self.turn += 1
        if action == 3 or self.turn == self.steps:
            self.seat = OVER

    def copy(self) -> State:
        return walk(self.end, self.turn, self.steps)

    def imagine(self, seat: i64, dice: Dice) -> State:
        return self.copy()

    def payoff(self, seat: i64) -> float:
        return self.end


def walk(end: float, turn: int = 0, steps: int = 12) -> Walk:
    s = Walk()
    s.seat, s.turn, s.dice, s.news, s.end, s.steps = 0, turn, Dice(1), None, end, steps
    return s


@pytest.mark.parametrize("rounds", [40, 400])
@pytest.mark.parametrize("seed", range(6))
def test_who_has_won_does_not_dawdle(seed: int, rounds: int) -> None:
    search = Search(walk(1.0), Judge(), Dice(seed), 0.6, 0)
    search.think(rounds, 0.0)
    assert search.kids()[0].action == 3


@pytest.mark.parametrize("seed", range(6))
def test_who_has_lost_holds_out(seed: int) -> None:
    search = Search(walk(-1.0), Judge(), Dice(seed), 0.6, 0)
    search.think(100, 0.0)
    assert search.kids()[0].action != 3


def test_a_later_win_is_better_than_a_sooner_loss_or_any_promise() -> None:
    """even where the end is far away"""
    assert hasty(1.0, 10**6) > 0.95
    assert hasty(1.0, 0) == 1.0
    assert hasty(1.0, 3) > hasty(1.0, 4)
    assert hasty(-1.0, 4) > hasty(-1.0, 3)
    assert hasty(0.0, 9) == 0.0


class Patient(Judge):
    turns = 20


@pytest.mark.parametrize(("end", "likely", "chosen"), [(1.0, [0, 3], 3), (-1.0, [3, 0], 0), (1.0, [3, 0], 3)])
def test_weighing_does_not_dawdle_either(end: float, likely: list[int], chosen: int) -> None:
    weighing = Weighing(walk(end), Patient(), Dice(1), [i64(action) for action in likely])
    weighing.think(20, 0.0)
    assert weighing.kids()[0].action == chosen


# -- reasons


@pytest.mark.parametrize("key", mathom.games())
def test_no_reason_comes_from_a_single_imagined_game(key: str) -> None:
    """a bot that has hardly any time imagines a few games all the same; where it is sure it says what it goes by"""
    game = mathom.game(key)
    told = set()
    for state, _ in some_decisions(game, game.least, 5, 12):
        bot = game.bot("search", seconds=1e-9, seed=1)
        bot.choose(state)
        why = bot.why()
        assert why is not None
        assert why.args.get("rounds", 8) == 8
        told.add(why.text)
    assert len(told) > 1


def test_a_sure_judge_gives_its_reason() -> None:
    game = mathom.game("ringbearer")
    greedy, state = game.bot("greedy"), game.new(seats=3, seed=0)
    while game.notation(state, greedy.choose(state)) != "stop":
        state.apply(greedy.choose(state))
    bot = game.bot("search", iterations=20, seed=1)
    assert game.notation(state, bot.choose(state)) == "stop"
    why = bot.why()
    assert why is not None
    assert say(why) == "every card more that is drawn may be Sauron’s"


# -- levels of a game of its own kind


def test_who_takes_his_time() -> None:
    state, companion = GAME.new(seats=2, seed=1), mathom.game("ringbearer").new(seats=3, seed=1)
    slow = [name for name in (*KEYS, "greedy", "search", "search:2") if thinks(GAME, state, name)]
    assert slow == ["hard", "master", "search", "search:2"]
    assert all(thinks(mathom.game("ringbearer"), companion, name) for name in KEYS)


def test_the_levels_of_the_ringbearer_are_the_servants(monkeypatch: pytest.MonkeyPatch) -> None:
    """a weak companion would be a handicap for the person; a weak servant is not"""
    game = mathom.game("ringbearer")
    short = tuple(msgspec.structs.replace(level, rounds=12 if level.rounds else 0) for level in game.levels)
    monkeypatch.setattr(type(game), "levels", short)
    easy, master = game.bot("easy", seed=3), game.bot("master", seed=3)
    assert isinstance(easy, LevelBot)
    met = {True: 0, False: 0}
    for state, _ in some_decisions(game, 3, 14, 60):
        fallen = game.goes_by_level(state)
        first, second = easy.choose(state), master.choose(state)
        assert fallen or first == second
        assert (easy.last is easy.best) != fallen
        met[fallen] += 1
    assert met[True]
    assert met[False]


# -- weighing


@pytest.mark.parametrize(
    ("figures", "chosen"),
    [
        ([0.2] * 8, 20),  # better, and every time
        ([0.2] * 7, 10),  # not often enough to be believed
        ([-0.2] * 8, 10),
        ([1.0, -0.9] * 6, 10),  # better on average, by chance as it seems
        ([1.0, -0.5] * 6, 10),  # by more than one standard error, but not by two
        ([1.0, -0.2] * 6, 20),
    ],
)
def test_the_first_choice_stands_unless_another_does_clearly_better(figures: list[float], chosen: int) -> None:
    weighing = Weighing(GAME.new(seats=2, seed=1), GAME.judge, Dice(1), [10, 20])
    for better in figures:
        weighing.candidates[0].enter(0.0, 0.0)
        weighing.candidates[1].enter(better, better)
    assert weighing.kids()[0].action == chosen
    assert len(weighing.kids()) == 2


def test_weighing_ends_when_all_others_are_worse() -> None:
    weighing = Weighing(GAME.new(seats=2, seed=1), GAME.judge, Dice(1), [10, 20])
    assert weighing.undecided()
    weighing.candidates[1].open = False
    assert not weighing.undecided()


@pytest.mark.parametrize(
    ("figures", "settled"),
    [
        ([-0.2] * 7, False),  # too few to be believed
        ([-0.2] * 8, True),
        ([0.0] * 8, False),
        ([0.0] * 16, True),  # as good
        ([0.005] * 16, True),  # a trifle better
        ([0.02] * 16, False),
        ([0.3, -0.3] * 8, False),  # perhaps better
    ],
)
def test_what_gains_nothing_is_not_tried_for_ever(figures: list[float], settled: bool) -> None:
    candidate = Candidate(20)
    for better in figures:
        candidate.enter(better, better)
    assert candidate.is_settled() == settled


@pytest.mark.parametrize(("rounds", "undecided"), [(16, True), (24, False)])
def test_weighing_ends_when_the_last_other_has_proved_better(rounds: int, undecided: bool) -> None:
    weighing = Weighing(GAME.new(seats=2, seed=1), GAME.judge, Dice(1), [10, 20, 30])
    weighing.candidates[2].open = False
    for i in range(rounds):
        weighing.candidates[1].enter(0.0, 0.1 + 0.1 * (i % 2))
    assert weighing.undecided() == undecided
    weighing.candidates[2].open = True
    assert weighing.undecided(), "two may be better: it matters by how much"


def test_a_long_game_is_weighed_repeatably() -> None:
    game = mathom.game("lidless-eye")
    state = game.new(seats=2, seed=3, first="banners-of-the-south", second="raiders-of-mordor")
    greedy, into = game.bot("greedy"), Buffer()
    while game.judge.narrow(state, into, state.fill(into)) < 2:
        state.apply(greedy.choose(state))
    chosen = set()
    for _ in range(2):
        bot = game.bot("search", iterations=3, seed=5)
        chosen.add(bot.choose(state))
        why = bot.why()
        assert why is not None
        assert " imagined games, " in say(why)
    assert len(chosen) == 1
    assert chosen <= set(state.actions())
