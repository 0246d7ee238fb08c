"""Takes the pictures of docs/pictures from the running program: lobby, tables, table on a phone, replay.

`python tools/pictures.py [name ...]`: all of them, or those named. The games are such as
greedy players play, from fixed seeds, up to a choice of who looks on."""

import io
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from PIL import Image  # noqa: E402
from playwright.sync_api import Page, expect  # noqa: E402

import mathom  # noqa: E402
from browser.finished import finished_table  # noqa: E402
from browser.laid import lay_match  # noqa: E402
from browser.lidless_eye_positions import armed_strike, played_until  # noqa: E402
from browser.people import People, chromium  # noqa: E402
from mathom.match.match import Match  # noqa: E402
from server.served import Served, sqlite  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZE = (1440, 900)
LIMIT = 500 * 1024  # bytes
NAMES = ("Elanor", "Hamfast", "Rosie", "Tolman")
# of each picture: the game, its seats, and the moves of all until it is taken
TABLES = {
    "table": ("two-towers", 4, 60),
    "duel": ("duel", 2, 30),
    "battle": ("battle", 3, 45),
    "ringbearer": ("ringbearer", 4, 60),
}
CHOICES = 4  # at least so many, when it is taken
SOME_TURNS = 6  # of The Lidless Eye: both have companies on the way


def midway(key: str, seats: int, moves: int) -> Match:
    """a game of greedy players, from so many moves on where the first seat has much to choose from"""
    game = mathom.game(key)
    match = Match(game, game.new(seats=seats, seed=5), NAMES[:seats])
    bot = game.bot("greedy", seed=5)
    while len(match.moves) < moves or match.state.seat != 0 or len(match.state.actions()) < CHOICES:
        match.play(bot.choose(match.state))
    return match


def laid(server: Served, key: str, seats: int, moves: int) -> tuple[str, str]:
    """the table of a person and bots, and the token of the person"""
    table, (token,) = lay_match(server, midway(key, seats, moves), bots=seats - 1)
    return table, token


def take(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    picture = smaller(page.screenshot())
    if len(picture) > LIMIT:
        raise SystemExit(f"{name} has {len(picture)} bytes, which is too many for the documents")
    (FOLDER / f"{name}.png").write_bytes(picture)
    print(f"docs/pictures/{name}.png: {len(picture)} bytes")


def smaller(picture: bytes) -> bytes:
    """as it is if it is small enough, else in as many colours as there is room for"""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    for colours in (256, 128, 64):
        if len(picture) > LIMIT:
            palette = image.quantize(colours, method=Image.Quantize.MAXCOVERAGE)
            out = io.BytesIO()
            image.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(out, "PNG", optimize=True)
            picture = out.getvalue()
    return picture


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or [*TABLES, "phone", "lidless-eye", "lobby", "replay"]
    with TemporaryDirectory() as folder, Served(sqlite(Path(folder))) as server, chromium() as browser:
        people = People(browser, f"http://localhost:{server.port}")
        page = people.comes(SIZE)
        for name, wish in TABLES.items():
            if name in wanted or "lobby" in wanted:
                people.sits(*laid(server, *wish), page)
            if name in wanted:
                take(page, name)
        if "phone" in wanted:
            take(people.sits(*laid(server, *TABLES["table"]), phone=True).page, "phone")
        if "lidless-eye" in wanted:
            match = played_until(lambda s: s.turn > SOME_TURNS and armed_strike(s), list(NAMES[:2]))
            table, (token, other) = lay_match(server, match, chat=False)
            people.sits(table, other)
            take(people.sits(table, token, people.comes(SIZE)).page, "lidless-eye")
        if "lobby" in wanted:
            page.goto("/")
            expect(page.get_by_role("region", name="My tables")).to_be_visible()
            page.mouse.move(0, 0)
            take(page, "lobby")
        if "replay" in wanted:
            page.goto(f"/table/{finished_table(server)}/replay?seq=60&seat=1")
            expect(page.locator("#prompt")).to_contain_text("move 60 of")
            take(page, "replay")
        people.leave()


if __name__ == "__main__":
    main()
