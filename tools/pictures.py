"""Takes the pictures of docs/pictures from the running program: lobby, tables, table on a phone, replay."""

import io
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from PIL import Image  # noqa: E402
from playwright.sync_api import Page, expect  # noqa: E402

from browser.finished import finished_table  # noqa: E402
from browser.laid import lay_match  # noqa: E402
from browser.lidless_eye_positions import armed_strike, played_until  # noqa: E402
from browser.people import People, chromium  # noqa: E402
from server.served import Served, sqlite  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZE = (1440, 900)
LIMIT = 500 * 1024  # bytes
NAMES = ("Elanor", "Hamfast", "Rosie", "Tolman")
# the game, its seats, the moves of the person until the picture is taken, and its name
OTHERS = (("duel", 2, 15, "duel"), ("battle", 3, 16, "battle"), ("ringbearer", 4, 30, "ringbearer"))
MOVES = 26
SOME_TURNS = 6  # of The Lidless Eye: both have companies on the way


def open_table(server: Served, game: str = "two-towers", seats: int = 4) -> tuple[str, str]:
    """one person and bots"""
    sit = [{"kind": "person", "name": NAMES[0]}]
    sit += [{"kind": "bot", "name": name, "level": "normal"} for name in NAMES[1:seats]]
    status, body = server.request("/api/tables", json.dumps({"game": game, "seats": sit}).encode())
    assert status == 201, body
    opened = json.loads(body)
    return opened["table"], opened["tokens"][0]


def play_on(server: Served, table: str, token: str, moves: int) -> None:
    """to the middle of a game: the person does what the bot would do, and stops when there is much to choose from"""
    page = server.page(table, token)
    page.wait_for(0)
    for move in range(4 * moves):
        page.wait_for_turn(0)
        if move >= moves and len(page.options(0)) > 5:
            break
        hint = page.command(0, hint=True)
        while "text" not in hint:  # a table has so many hints in a minute
            sleep(1)
            hint = page.command(0, hint=True)
        done = page.do(0, hint["text"])
        assert "ok" in done, done
        page.wait_for(done["seq"])
    page.close()


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
    with TemporaryDirectory() as folder, Served(sqlite(Path(folder))) as server, chromium() as browser:
        people = People(browser, f"http://localhost:{server.port}")
        table, token = open_table(server)
        play_on(server, table, token, MOVES)
        me = people.sits(table, token, people.comes(SIZE))
        take(me.page, "table")
        take(people.sits(table, token, phone=True).page, "phone")
        for game, seats in (("ringbearer", 3), ("duel", 2)):
            table, token = open_table(server, game, seats)
            play_on(server, table, token, 3)
            people.sits(table, token, me.page)
        me.page.goto("/")
        expect(me.page.get_by_role("region", name="My tables")).to_be_visible()
        me.page.mouse.move(0, 0)
        take(me.page, "lobby")
        me.page.goto(f"/table/{finished_table(server)}/replay?seq=60&seat=1")
        expect(me.prompt).to_contain_text("move 60 of")
        take(me.page, "replay")
        for game, seats, moves, name in OTHERS:
            table, token = open_table(server, game, seats)
            play_on(server, table, token, moves)
            take(people.sits(table, token, people.comes(SIZE)).page, name)
        match = played_until(lambda s: s.turn > SOME_TURNS and armed_strike(s), list(NAMES[:2]))
        table, (token, other) = lay_match(server, match, chat=False)
        people.sits(table, other)
        take(people.sits(table, token, people.comes(SIZE)).page, "lidless-eye")
        people.leave()


if __name__ == "__main__":
    main()
