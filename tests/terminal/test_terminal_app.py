"""The table for the keyboard, driven by its keys."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from pathlib import Path

import pytest
from textual.pilot import Pilot

import mathom
from mathom.kernel.bot import Bot
from mathom.kernel.state import State
from mathom.match.hinting import Hint
from mathom.terminal.app import TableApp
from mathom.terminal.kept import FAILED, INTERRUPTED
from mathom.terminal.rules_page import RulesPage
from mathom.terminal.screens import Curtain, Slip
from mathom.terminal.session import Session

GAME = mathom.game("two-towers")
NAMES = ["Elanor", "Rosie", "Hamfast"]


def new_match(seats: int = 3, seed: int = 1) -> mathom.Match:
    return mathom.Match(GAME, GAME.new(seats=seats, seed=seed), NAMES[:seats])


def bots(*seats: int) -> dict[int, Bot]:
    return {seat: GAME.bot("random", seed=seat) for seat in seats}


def new_app(match: mathom.Match | None = None, seats: tuple[int, ...] = (1, 2), again: bool = False) -> TableApp:
    fresh: Callable[[], mathom.Match] | None = (lambda: new_match(seed=2)) if again else None
    return TableApp(Session(match or new_match(), bots(*seats), fresh), "en", 0.0)


async def settle(pilot: Pilot[int]) -> None:
    """until the bots have moved and everything is drawn"""
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.pause()
    while app.busy:
        await pilot.pause(0.005)
    await pilot.pause()


def screen_text(pilot: Pilot[int]) -> str:
    """what stands on the screen, as a person reads it"""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


@contextmanager
def quick_hint() -> Iterator[None]:
    full = Session.hint
    with pytest.MonkeyPatch.context() as patch:

        def hint(self: Session, seconds: float = 0.05) -> Hint:
            return full(self, 0.05)

        patch.setattr(Session, "hint", hint)
        yield


async def test_a_whole_game_by_keyboard(tmp_path: Path) -> None:
    match = new_match()
    match.keep(tmp_path / "game.mathom")
    app = new_app(match)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for turn in range(400):
            if app.session.over:
                break
            await pilot.press(*("down",) * (turn % 5 == 0), "enter")
            await settle(pilot)
        assert app.session.over
        text = screen_text(pilot)
        result = match.result
        assert result is not None
        assert f"{NAMES[result.winners[0]]} wins with" in text
        assert str(tmp_path)[:20] in text
        await pilot.press("q")
    assert app.return_value == 0
    assert mathom.Match.load(tmp_path / "game.mathom").state.digest() == match.state.digest()


async def test_a_new_game_at_the_same_seats() -> None:
    match = new_match()
    bot = GAME.bot("random", seed=9)
    while not match.state.over:
        match.play(bot.choose(match.state))
    app = new_app(match, again=True)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert isinstance(app.screen, Slip)
        await pilot.press("n")
        await settle(pilot)
        assert app.session.match is not match
        assert not app.session.over
        assert "Your options" in screen_text(pilot)


async def test_digits_letters_and_typing_choose() -> None:
    app = new_app()
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("3")
        assert app.choices.highlighted == 2
        await pilot.press("1", "0")
        assert app.choices.highlighted == 9
        await pilot.press("d")
        assert app.choices.highlighted == 0
        offer = next(o.text for o in app.session.view().options if o.text.startswith("offer"))
        await pilot.press("slash", *offer.replace("offer", "off").replace("-", " "))
        assert [option.text for _, option in app.choices.shown] == [offer]
        await pilot.press("escape")
        assert len(app.choices.shown) == len(app.session.view().options)


async def test_a_typed_move_is_played_and_a_refused_one_names_its_rule() -> None:
    app = new_app()
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("slash", *"done", "enter")
        assert "you must take a card (TT-19)" in screen_text(pilot)
        assert app.session.match.moves == []
        await pilot.press("escape", "r")
        assert isinstance(app.screen, RulesPage)
        assert "TT-19" in screen_text(pilot)
        await pilot.press("escape", "slash", *"draw", "enter")
        await settle(pilot)
        assert app.session.match.moves[0].text == "draw"


async def test_undo_takes_back_and_says_when_it_cannot() -> None:
    app = new_app()
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("u")
        assert "can be taken back" in screen_text(pilot)
        offer = next(i for i, o in enumerate(app.session.view().options) if o.text.startswith("offer"))
        app.choices.highlighted = offer
        await pilot.press("enter")
        await settle(pilot)
        assert "Elanor lays" in screen_text(pilot)
        await pilot.press("u")
        assert app.session.match.moves == []
        assert "is taken back" in screen_text(pilot)
        assert "Elanor lays" not in screen_text(pilot)


async def test_a_hint_is_shown_and_pointed_at() -> None:
    app = new_app()
    with quick_hint():
        async with app.run_test() as pilot:
            await settle(pilot)
            await pilot.press("h")
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert "Hint: " in screen_text(pilot)
            told = " ".join(screen_text(pilot).split())  # wherever the line is broken
            assert "better than this: " in told or "as good would be this: " in told


class Marked(NullTranslations):
    """a language in which every message is marked with its name"""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def gettext(self, message: str) -> str:
        return message if self.language == "en" else f"{self.language}~{message}"


async def test_the_language_changes_live(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mathom.kernel.words.catalogue", Marked)
    app = new_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("3")
        for language in ("de~", "nl~", ""):
            await pilot.press("l")
            assert app.choices.highlighted == 2
            text = screen_text(pilot)
            for words in ("Your options", "Chronicle", "hint", "The map", "Your turn: ", "cards in hand"):
                assert f"{language}{words}" in text
            assert language or "~" not in text


async def test_the_rules_page_searches() -> None:
    app = new_app()
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("r")
        assert "TT-1 " in screen_text(pilot)
        await pilot.press("slash", *"gandalf first card", "enter")
        text = screen_text(pilot)
        assert "TT-48" in text
        assert "TT-3 " not in text
        await pilot.press("q")
        assert not isinstance(app.screen, RulesPage)


async def test_leaving_is_asked_for_and_names_the_record(tmp_path: Path) -> None:
    match = new_match()
    match.keep(tmp_path / "g.mathom")
    app = new_app(match)
    async with app.run_test(size=(160, 40)) as pilot:
        await settle(pilot)
        await pilot.press("q")
        assert "Leave this game" in screen_text(pilot)
        assert "The record is kept in" in screen_text(pilot)
        await pilot.press("escape")
        assert not isinstance(app.screen, Slip)
        await pilot.press("q", "enter")
    assert app.return_value == 0


async def test_ctrl_c_leaves_at_once() -> None:
    app = new_app()
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("ctrl+c")
    assert app.return_value == INTERRUPTED


async def test_help_and_larger_chronicle() -> None:
    app = new_app()
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("question_mark")
        assert "go to an option by its number" in screen_text(pilot)
        await pilot.press("escape", "c")
        await pilot.pause()
        assert not app.board.display or app.board.region.height == 0


async def test_bots_among_themselves_are_watched_and_halted() -> None:
    app = new_app(seats=(0, 1, 2))
    async with app.run_test() as pilot:
        await pilot.press("space")
        await settle_or_halt(pilot)
        played = len(app.session.match.moves)
        await pilot.pause(0.05)
        assert len(app.session.match.moves) == played
        await pilot.press("space")
        await settle(pilot)
        assert app.session.over


async def settle_or_halt(pilot: Pilot[int]) -> None:
    for _ in range(5):
        await pilot.pause(0.01)


# -- nobody sees what he may not


async def test_a_curtain_hides_the_other_hand() -> None:
    app = new_app(new_match(seats=2), seats=())
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, Curtain)
        assert "Pass the keyboard to Elanor" in screen_text(pilot)
        await pilot.press("enter")
        await settle(pilot)
        mine = {o.text for o in app.session.view().options if o.text.startswith("offer")}
        assert mine
        assert "hand of Elanor" in screen_text(pilot).lower() or "Your options" in screen_text(pilot)
        await pilot.press("enter")  # draws from the pile: a card nobody else may see
        await settle(pilot)
        assert isinstance(app.screen, Curtain)
        text = all_text(app)
        assert "Pass the keyboard to Rosie" in screen_text(pilot)
        assert "Lay " not in text
        assert not any(zone.pieces for zone in app.session.view().zones if zone.kind == "hand")
        assert "Elanor draws a card from the pile" in text
        await pilot.press("enter")
        await settle(pilot)
        assert app.session.at_table == 1
        assert "Elanor draws a card from the pile" in screen_text(pilot)
        assert "Rosie: " in screen_text(pilot)


def all_text(app: TableApp) -> str:
    """everything drawn, also what lies under the curtain"""
    strips = app.screen_stack[0]._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_the_screen_shows_nothing_hidden(size: tuple[int, int]) -> None:
    """dealing anew what a seat cannot know changes nothing on its screen"""
    state = GAME.new(seats=3, seed=4)
    bot = GAME.bot("random", seed=5)
    while state.turn < 12 or state.seat != 0:
        state.apply(bot.choose(state))
    shown = []
    for position in (state, state.imagine(0, mathom.Dice(5))):
        assert isinstance(position, State)
        app = new_app(mathom.Match(GAME, position, NAMES))
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            shown.append(screen_text(pilot))
    assert shown[0] == shown[1]
    assert "Your options" in shown[0]


async def test_a_click_plays_an_option() -> None:
    app = new_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        second = app.choices.shown[1][1].text
        await pilot.click("#choices", offset=(10, 2))
        await settle(pilot)
        assert app.session.match.moves[0].text == second


async def test_a_record_that_cannot_be_written_ends_the_game(tmp_path: Path) -> None:
    match = new_match()
    match.path = tmp_path / "gone" / "g.mathom"
    app = new_app(match)
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await pilot.pause()
    assert app.return_value == FAILED
