"""Stepping through a game that was played."""

from textual.pilot import Pilot

import mathom
from mathom.terminal.past import Past
from mathom.terminal.replay import ReplayApp

GAME = mathom.game("two-towers")
NAMES = ["Elanor", "Rosie", "Hamfast"]


def played(moves: int = 1000) -> mathom.Match:
    match = mathom.Match(GAME, GAME.new(seats=3, seed=1), NAMES)
    bot = GAME.bot("random", seed=2)
    while not match.state.over and len(match.moves) < moves:
        match.play(bot.choose(match.state))
    return match


def screen_text(pilot: Pilot[int]) -> str:
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


async def test_steps_jumps_and_ends() -> None:
    match = played()
    app = ReplayApp(match)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("right", "right", "left")
        assert app.at == 1
        assert f"Move 1 of {len(match.moves)}" in screen_text(pilot)
        await pilot.press("pagedown")
        assert app.at == 11
        await pilot.press("pageup", "home")
        assert app.at == 0
        await pilot.press("end")
        assert app.at == len(match.moves)
        assert "The journey is over" in screen_text(pilot)
        await pilot.press("j", "4", "2", "enter")
        assert app.at == 42
        await pilot.press("j", *"9999", "enter")
        assert app.at == 42
        assert "There is no move 9999" in screen_text(pilot)
        await pilot.press("q")
    assert app.return_value == 0


async def test_a_line_of_the_chronicle_leads_to_its_move() -> None:
    app = ReplayApp(played())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("right", "right", "down", "down", "enter")
        assert app.at == app.lines[app.chronicle.highlighted or 0].move
        assert app.at >= 2


async def test_it_runs_by_itself_and_halts_at_the_end() -> None:
    app = ReplayApp(played(5))
    async with app.run_test() as pilot:
        await pilot.press("plus", "plus", "plus", "space")
        for _ in range(40):
            await pilot.pause(0.05)
            if app.at == 5:
                break
        assert app.at == 5
        assert app.clock is None


async def test_seen_by_all_each_and_a_spectator() -> None:
    match = played(10)
    app = ReplayApp(match)
    async with app.run_test(size=(140, 60)) as pilot:
        await pilot.press("end")
        assert "all cards open" in screen_text(pilot)
        for name in (*NAMES, "a spectator"):
            await pilot.press("s")
            assert f"seen by: {name}" in screen_text(pilot)


def test_all_open_shows_every_hand_and_a_spectator_none() -> None:
    past = Past(played(10))
    everything = {z.id: z for z in past.view(10, "all").zones}
    spectator = {z.id: z for z in past.view(10, None).zones}
    for seat in range(3):
        hand = everything[f"hand:{seat}"]
        assert len(hand.pieces) == hand.size > 0
        assert all(p.face for p in hand.pieces)
        assert not spectator[f"hand:{seat}"].pieces


async def test_nothing_moves_under_the_rules() -> None:
    app = ReplayApp(played(30))
    async with app.run_test() as pilot:
        await pilot.press("right", "r", "pagedown", "right", "escape")
        assert app.at == 1
        await pilot.press("pagedown")
        assert app.at == 11
