"""Decks of one's own at a served table: named when it is opened, or brought by who comes by a link."""

import json
import random
import signal
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from lidless_eye.own_decks import OTHER, OWN
from mathom.kernel.words import Msg, say
from server.served import Page, Served, sqlite

FAULTY = OWN.replace("3 Wargs", "4 Wargs")


def opened(server: Served, *kinds: str, **options: str) -> tuple[str, list[str]]:
    return server.open_table(*kinds, game="lidless-eye", options=options)


def checked(server: Served, text: str, **options: Any) -> list[tuple[int, str, str]]:
    status, body = server.request(
        "/api/games/lidless-eye/texts", json.dumps({"text": text, "options": options}).encode()
    )
    assert status == 200, body
    return [(f["line"], say(msgspec.convert(f["words"], Msg), "de"), f["rule"]) for f in json.loads(body)["faults"]]


def at(server: Served, table: str, *tokens: str) -> Page:
    page = server.page(table, *tokens)
    page.wait_for(0)
    return page


# -- checking


def test_a_deck_is_checked(server: Served) -> None:
    assert checked(server, OWN) == []
    assert checked(server, FAULTY) == [
        (26, "Warge: 4 Exemplare, 3 sind erlaubt", "LE-B-9"),
        (0, "26 Gefahrenkarten neben 25 Unterstützungskarten; es müssen gleich viele sein", "LE-B-10"),
    ]
    two = OWN.replace("3 Orc-watch", "2 Hendolen")
    assert checked(server, two) == []
    assert [rule for _, _, rule in checked(server, two, rules="advanced", length=2)] == ["LE-A-2"]


@pytest.mark.parametrize(
    ("game", "body", "status", "words"),
    [
        ("lidless-eye", b"", 400, "this was not understood"),
        ("lidless-eye", b'{"text": 3}', 400, "this was not understood"),
        ("lidless-eye", b'{"text": "x", "more": 1}', 400, "this was not understood"),
        ("lidless-eye", b'{"text": "x", "options": {"rules": "none"}}', 400, "rules: 'none' is not one of"),
        ("lidless-eye", b'{"text": "x", "options": {"seed": 1}}', 400, "seed: lidless-eye has no such option"),
        ("two-towers", b'{"text": "x"}', 400, "two-towers has no texts of one's own"),
        ("chess", b'{"text": "x"}', 404, "game: there is no 'chess'"),
    ],
)
def test_what_cannot_be_checked(server: Served, game: str, body: bytes, status: int, words: str) -> None:
    code, answer = server.request(f"/api/games/{game}/texts", body)
    assert code == status
    assert json.loads(answer)["error"].startswith(words)


def test_a_text_too_large_to_be_looked_at(server: Served) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.putrequest("POST", "/api/games/lidless-eye/texts")
    connection.putheader("Content-Length", str(2 << 20))
    connection.putheader("Content-Type", "application/json")
    connection.endheaders()
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["error"]) == (413, "this is too large")
    assert checked(server, OWN + "#" * 500_000)[0][1] == "ein Deck hat höchstens 12000 Zeichen, mit allen Anmerkungen"


def test_whatever_is_written_is_answered(server: Served) -> None:
    chance = random.Random(5)
    odd = ["\0", "\ud800", "9" * 400, "x" * 400, "#", ":", "Resources:", "<script>", "{n}", "\u2028", "ſ", "１", "²x"]
    for _ in range(60):
        lines = OWN.splitlines()
        for _ in range(chance.randrange(1, 6)):
            lines[chance.randrange(len(lines))] = chance.choice(odd) + chance.choice(["", " Wargs", *odd])
        text = chance.choice(["\n", "\r\n"]).join(lines)
        for path, body in (
            ("/api/games/lidless-eye/texts", {"text": text}),
            ("/api/tables", {"game": "lidless-eye", "seats": [{"kind": "bot"}] * 2, "options": {"first": text}}),
        ):
            status, answer = server.request(path, json.dumps(body).encode())
            assert status in (200, 201, 400), answer
            json.loads(answer)


# -- when a table is opened


def test_a_table_is_opened_with_decks_of_ones_own(server: Served) -> None:
    table, (ada,) = opened(server, "person", "normal", first=OWN, second=OTHER)
    page = at(server, table, ada)
    assert page.view(0)["prompt"]["text"] == "Give your starting items and arrange your followers"
    crew = {p["face"] for zone in page.view(0)["zones"] if zone["id"].startswith("company:") for p in zone["pieces"]}
    assert crew == {"grishnakh", "orc-tracker"}  # Gorbag, whom both have, is in the play decks (LE-B-17)
    while not any(o.startswith("move ") for o in page.options(0)):
        page.do(0, "pass" if "pass" in page.options(0) else page.options(0)[0])
        page.wait_for_turn(0)
    page.close()


@pytest.mark.parametrize("seat", ["first", "second"])
def test_a_table_is_not_opened_with_a_faulty_deck(server: Served, seat: str) -> None:
    wanted = {"game": "lidless-eye", "seats": [{"kind": "person"}] * 2, "options": {seat: FAULTY}}
    status, answer = server.request("/api/tables", json.dumps(wanted).encode())
    assert status == 400
    told = json.loads(answer)
    assert told["error"] == f"{seat}: line 26: Wargs: 4 copies, 3 are allowed (LE-B-9)"
    assert (
        say(msgspec.convert(told["words"], Msg), "nl")
        == f"{seat}: regel 26: Wargs: 4 exemplaren, 3 zijn toegestaan (LE-B-9)"
    )


# -- who comes by a link


def test_who_comes_by_a_link_brings_his_own(server: Served) -> None:
    table, (ada, bo) = opened(server, "person", "person", first=OWN)
    first, second = at(server, table, ada), at(server, table, bo)
    zone = next(zone for zone in second.view(1)["zones"] if zone["id"] == "asked")
    assert zone["hint"] == {"own": "deck own", "rules": "basic", "length": 1}
    refused = second.do(1, "deck own\n" + FAULTY)
    assert say(msgspec.convert(refused["words"], Msg)) == "line 26: Wargs: 4 copies, 3 are allowed"
    assert refused["rule"] == "LE-B-9"
    assert "refused" in first.do(0, "deck own\n" + OTHER)  # not his turn
    assert "ok" in second.do(1, "deck own\n" + OTHER)
    first.wait_for_turn(0)
    assert "pass" in first.options(0)


def test_a_text_beyond_all_measure_ends_the_connection_only(server: Served) -> None:
    table, (ada, bo) = opened(server, "person", "person", second=OWN)
    page, other = at(server, table, ada), at(server, table, ada)
    with pytest.raises(ConnectionClosed):
        page.do(0, "deck own\n" + "# x\n" * 20_000)
    refused = other.do(0, "deck own\n" + "# x\n" * 4_000)
    assert refused["words"]["text"] == "a deck has at most {n} letters, with all its remarks"
    assert "ok" in other.do(0, "deck own\n" + OTHER + "# " + "x" * 9_000)
    assert at(server, table, bo).seq == 1


def test_others_see_nothing_of_it_until_both_have_chosen(server: Served) -> None:
    """two tables that differ only in what Ada brought: to Bo, and to a spectator, they look the same byte for byte"""
    heard: list[list[str]] = []
    for text in ("deck own\n" + OWN, "deck own\n" + OTHER):
        table, (ada, bo) = opened(server, "person", "person")
        pages = [at(server, table, bo), at(server, table)]
        assert "ok" in at(server, table, ada).do(0, text)
        for page in pages:
            page.wait_for(1)
        record = server.request(f"/api/tables/{table}/record", token=bo)[1].decode()
        told = [json.dumps([f for f in page.frames if "here" not in f]) for page in pages]
        heard.append([part.replace(table, "TABLE") for part in (*told, record)])
    assert heard[0] == heard[1]
    assert "Servants of Dwar" not in "".join(heard[0])


def test_the_server_is_killed_after_a_deck_was_brought(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as served:
        table, (ada, bo) = opened(served, "person", "person", rules="advanced")
        at(served, table, ada).do(0, "deck own\n" + OWN)
        served.stop(signal.SIGKILL)
        served.start()
        page = at(served, table, ada, bo)
        assert "ok" in page.do(1, "deck own\n" + OTHER)
        page.wait_for_turn(0)
        before = page.view(0)
        served.stop(signal.SIGKILL)
        served.start()
        again = at(served, table, ada, bo)
        assert {**again.view(0), "events": None} == {**before, "events": None}
        side = next(zone for zone in again.view(0)["zones"] if zone["id"] == "sideboard:0")
        assert side["size"] == 3
