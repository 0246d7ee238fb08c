"""Draws the picture of the README: the terminal table in the middle of a game. `python tools/picture.py`"""

import asyncio
from pathlib import Path

import mathom
from mathom.terminal.app import TableApp
from mathom.terminal.session import Session

PICTURE = Path(__file__).parent.parent / "docs" / "table.svg"


async def draw() -> str:
    game = mathom.game("two-towers")
    match = mathom.Match(game, game.new(seats=4, seed=9), ["Bilbo", "Rosie", "Hamfast", "Elanor"])
    greedy = game.bot("greedy")
    while match.state.seat != 0 or len(match.moves) < 90 or game.view(match.state).seq > 400:
        match.play(greedy.choose(match.state))
    app = TableApp(Session(match, dict.fromkeys((1, 2, 3), greedy)), "en", 0.0)
    async with app.run_test(size=(132, 40)) as pilot:
        await pilot.pause(0.5)
        return app.export_screenshot(title="mathom play two-towers")


if __name__ == "__main__":
    PICTURE.write_text(asyncio.run(draw()), encoding="utf-8")
    print(PICTURE)
