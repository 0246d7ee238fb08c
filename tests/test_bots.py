"""Bots: they play legally, repeatably from a seed, and each level better than the one below."""

import pytest

import mathom
from mathom.bots.levels import LEVELS, SlippingBot, bot_for
from mathom.bots.weighing import Weighing
from mathom.kernel.bot import Bot
from mathom.kernel.dice import Dice
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
    easy = SlippingBot(GAME, GAME.bot("greedy"), 35, seed=1)
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


@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_every_level_plays(level: str) -> None:
    state = GAME.new(seats=3, seed=1)
    bot = bot_for(GAME, level, seed=1)
    if isinstance(bot, SlippingBot) or bot.name == "greedy":
        while not state.over:
            state.apply(bot.choose(state))
    else:
        assert bot.choose(state) in state.actions()


def test_a_game_without_a_greedy_player_has_the_same_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "own_bots", {})
    assert bot_for(GAME, "normal").name == "search"


# -- weighing


@pytest.mark.parametrize(
    ("figures", "chosen"),
    [
        ([0.2] * 8, 20),  # better, and every time
        ([0.2] * 7, 10),  # not often enough to be believed
        ([-0.2] * 8, 10),
        ([1.0, -0.9] * 6, 10),  # better on average, by chance as it seems
        ([1.0, -0.2] * 6, 20),
    ],
)
def test_the_first_choice_stands_unless_another_does_clearly_better(figures: list[float], chosen: int) -> None:
    weighing = Weighing(GAME.new(seats=2, seed=1), GAME.judge, Dice(1), [10, 20])
    for better in figures:
        weighing.options[0].enter(0.0, 0.0)
        weighing.options[1].enter(better, better)
    assert weighing.kids()[0].action == chosen
    assert len(weighing.kids()) == 2


def test_weighing_ends_when_all_others_are_worse() -> None:
    weighing = Weighing(GAME.new(seats=2, seed=1), GAME.judge, Dice(1), [10, 20])
    assert weighing.undecided()
    weighing.options[1].open = False
    assert not weighing.undecided()


def test_a_long_game_is_weighed_repeatably() -> None:
    game = mathom.game("lidless-eye")
    state = game.new(seats=2, seed=3, first="banners-of-the-south", second="raiders-of-mordor")
    greedy = game.bot("greedy")
    while state.turn < 2:
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
