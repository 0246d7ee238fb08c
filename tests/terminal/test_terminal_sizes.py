"""Every game at the sizes that terminals have, from its set-up to its end, driven by keys."""

from collections.abc import Iterator
from functools import cache

import pytest
from textual.pilot import Pilot

import mathom
from mathom.bots.levels import bot_for
from mathom.kernel.bot import Bot
from mathom.kernel.state import State
from mathom.terminal import draw
from mathom.terminal.app import TableApp
from mathom.terminal.glyphs import Glyphs
from mathom.terminal.pieces import Brush
from mathom.terminal.rich_text import option_rows
from mathom.terminal.screens import Slip
from mathom.terminal.session import Session
from mathom.terminal.text import cell_len

SIZES = [(80, 24), (100, 30), (120, 40)]
NAMES = ["Elanor", "Rosie", "Hamfast", "Tolman", "Primula"]
ME = 0
DECISIONS = 6  # of the person, at either end of a game
DRAWN = 40  # positions in between


class Again(Bot):
    """Does what was done when the game was played for the first time."""

    def __init__(self, actions: Iterator[int]) -> None:
        self.actions = actions

    def choose(self, state: State) -> int:
        return next(self.actions)


@cache
def played(key: str) -> list[tuple[State, int]]:
    """a whole game of greedy players: each position, whose dice have the same future, and what was done there"""
    game = mathom.game(key)
    bot = bot_for(game, "greedy", seed=1)
    state = game.new(seats=min(4, game.seats[-1]), seed=1)
    course = []
    while not state.over:
        action = bot.choose(state)
        course.append((state.copy(), action))
        state.apply(action)
    return course


def app_at(key: str, first: int) -> TableApp:
    """the table after so many moves; all others go on as they did"""
    game, course = mathom.game(key), played(key)[first:]
    match = mathom.Match(game, course[0][0], NAMES[: len(game.view(course[0][0]).seats)])
    others: dict[int, Bot] = {
        seat: Again(iter([action for state, action in course if state.seat == seat]))
        for seat in range(len(match.names))
        if seat != ME
    }
    return TableApp(Session(match, others), "en", 0.0)


async def settle(pilot: Pilot[int]) -> None:
    """until the bots have moved and everything is drawn"""
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.pause()
    while app.busy:
        assert app._exception is None, repr(app._exception)
        await pilot.pause(0.005)
    await pilot.pause()


def screen_lines(app: TableApp) -> list[str]:
    return [strip.text for strip in app.screen._compositor.render_strips()]


async def go_on(pilot: Pilot[int], first: int, decisions: int) -> None:
    """the person goes to each of his options by its number and takes it with Enter"""
    app = pilot.app
    assert isinstance(app, TableApp)
    match, course = app.session.match, played(app.game.key)
    await settle(pilot)
    for _ in range(decisions):
        if match.state.over:
            return
        _, action = course[first + len(match.moves)]
        number = next(n for n, option in app.choices.shown if option.action == action)
        await pilot.press(*str(number))
        await pilot.pause()
        shown = "\n".join(screen_lines(app))
        assert "Your options" in shown
        assert f"{number:>2} " in shown, f"the chosen option {number} is out of sight:\n{shown}"
        await pilot.press("enter")
        await settle(pilot)


sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@sizes
@pytest.mark.parametrize("key", mathom.games())
async def test_a_game_is_begun_by_keys(key: str, size: tuple[int, int]) -> None:
    app = app_at(key, 0)
    async with app.run_test(size=size) as pilot:
        await go_on(pilot, 0, DECISIONS)
        assert len(app.session.match.moves) >= DECISIONS


@sizes
@pytest.mark.parametrize("key", mathom.games())
async def test_a_game_is_ended_by_keys(key: str, size: tuple[int, int]) -> None:
    first = [n for n, (state, _) in enumerate(played(key)) if state.seat == ME][-DECISIONS]
    app = app_at(key, first)
    async with app.run_test(size=size) as pilot:
        await go_on(pilot, first, DECISIONS)
        assert app.session.over
        assert isinstance(app.screen, Slip)
        assert "look at the table" in "\n".join(screen_lines(app))
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, Slip)
        assert NAMES[ME] in "\n".join(screen_lines(app))


@sizes
@pytest.mark.parametrize("key", mathom.games())
def test_every_table_of_a_game_is_drawn_with_all_names(key: str, size: tuple[int, int]) -> None:
    """for whoever is at turn, and for a spectator"""
    game, course = mathom.game(key), played(key)
    brush = Brush(Glyphs(game.faces, game.legend), "en")
    for state, _ in course[:: max(1, len(course) // DRAWN)]:
        for seat in (None, int(state.seat)):
            view = game.view(state, seat)
            text = draw.table(view, brush, size[0], size[1] // 2)
            assert all(cell_len(line) <= size[0] for line in text.plain.split("\n"))
            assert all(shown.name in text.plain for shown in view.seats)
            assert len(option_rows(view, brush)) == len(view.options)
