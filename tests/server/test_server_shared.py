"""The link of a replay at a move, where it is sent: what it tells, and what its picture shows."""

import html
import json
import re
from http.client import HTTPConnection
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

import mathom
from late_games import last_moves
from mathom.kernel.view import Seat, View
from mathom.match.match import Match
from mathom.server.postcard import as_png, open_faces, postcard
from server.served import Served

PLAYED = 60


def after(key: str, moves: int = PLAYED) -> Match:
    game = mathom.game(key)
    match, greedy = Match(game, game.new(seats=game.usual_seats, seed=5)), game.bot("greedy", seed=2)
    while not match.state.over and len(match.moves) < moves:
        match.play(greedy.choose(match.state))
    return match


@pytest.mark.parametrize("key", mathom.games())
def test_a_picture_shows_what_a_spectator_sees_and_nothing_else(key: str) -> None:
    match = after(key)
    game, asked = match.game, set()

    def draw(name: str) -> str | None:
        asked.add(name)
        return game.draw(name)

    view = match.view(None)
    svg = postcard(game, view, 99, "en", draw)
    seen = {piece.face for zone in view.zones for piece in zone.pieces if piece.face is not None}
    assert asked <= seen | {"game"} | {f"crest-{seat.id % 5}" for seat in view.seats}
    assert asked & seen
    names = re.findall(r'\bid="([^"]+)"', svg)
    assert len(names) == len(set(names))  # of no two pictures in it
    assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(names)
    # dealt anew from what a spectator knows, all that is hidden is another thing, and the picture is the same
    for seed in range(5):
        other = Match(game, match.state.imagine(-1, mathom.Dice(seed)), match.names)
        assert postcard(game, shown_as(other.view(None), view), 99, "en", game.draw) == svg


def shown_as(view: View, like: View) -> View:
    """at the same move"""
    return replace(view, seq=like.seq)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_names_are_letters_and_nothing_more(language: str) -> None:
    match = after("battle", 12)
    names = (
        '</text><script>alert("x")</script>',
        "\ufffe\u0007 & <",
        "a name of very very many letters and more",
        "Ω й",
    )
    view = match.game.view(match.state, None, seq=12, names=names)
    svg = postcard(match.game, view, 40, language, match.game.draw)
    assert "<script" not in svg
    assert "…" in svg
    assert {"en": "move 12 of 40", "de": "Zug 12 von 40", "nl": "zet 12 van 40"}[language] in svg
    picture = Image.open(BytesIO(as_png(svg)))
    assert picture.size == (1200, 630)
    assert len(set(picture.convert("RGB").resize((60, 32)).tobytes())) > 100  # something is drawn


def test_what_lies_before_a_seat_is_not_its_hand() -> None:
    view = after("two-towers", 30).game.view(after("two-towers", 30).state, 0)
    assert isinstance(view.seats[0], Seat)
    hand = next(zone for zone in view.zones if zone.kind == "hand" and zone.owner == 0)
    assert hand.pieces
    assert len(open_faces(view, 0)) == sum(
        len(z.pieces) for z in view.zones if z.owner == 0 and z.kind in ("row", "pool")
    )


@pytest.fixture(scope="module")
def replayed(server: Served) -> str:
    status, body = server.request("/api/records", last_moves())
    assert status == 201, body
    return str(json.loads(body)["table"])


def page(server: Served, path: str, **headers: str) -> tuple[int, str]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    return answer.status, answer.read().decode()


def told(text: str) -> dict[str, str]:
    return {
        name: html.unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)">', text)
    }


def test_a_finished_game_is_told_with_a_picture(server: Served, replayed: str) -> None:
    status, text = page(server, f"/table/{replayed}/replay?seq=2&seat=all", Host="house.local")
    tags = told(text)
    assert status == 200
    assert tags["og:title"] == "Duel for Middle-earth – Ada, Bo"
    assert tags["og:description"].startswith("Move 2 of 4. ")
    assert tags["og:image"] == f"http://house.local/table/{replayed}/picture.png?seq=2&language=en"
    assert "seat" not in tags["og:url"] + tags["og:image"]  # as a spectator sees it, whoever sends it
    german = told(page(server, f"/table/{replayed}/replay?seq=1", **{"Accept-Language": "de-DE,de;q=0.9"})[1])
    assert german["og:description"].startswith("Zug 1 von 4. ")
    status, body = server.request(f"/table/{replayed}/picture.png?seq=2")
    assert status == 200
    assert Image.open(BytesIO(body)).format == "PNG"
    assert server.request(f"/table/{replayed}/picture.png?seq=2")[1] == body


def test_odd_questions_are_answered(server: Served, replayed: str) -> None:
    for seq in ("", "x", "-3", "9" * 40, "99", "1.5", "<b>"):
        status, text = page(server, f"/table/{replayed}/replay?seq={seq}")
        assert status == 200
        assert "<b>" not in text
        assert told(text)["og:description"].startswith("Move 4 of 4. ")
    for path in ("picture.png?seq=5", "picture.png?seq=-1", "picture.png?language=xx"):
        assert server.request(f"/table/{replayed}/{path}")[0] == 404


def test_of_a_game_that_is_played_nothing_is_told(server: Served) -> None:
    table, _ = server.open_table("person", "easy")
    status, text = page(server, f"/table/{table}/replay")
    assert status == 200
    assert "og:" not in text
    assert server.request(f"/table/{table}/picture.png")[0] == 404
    assert page(server, "/table/AAAAAAAA/replay")[0] == 200
    assert server.request("/table/AAAAAAAA/picture.png")[0] == 404
