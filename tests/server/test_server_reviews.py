"""A review is asked for, thought over aside, and told; only of games that are over."""

import json
from time import sleep
from typing import Any

from late_games import last_moves
from server.served import Served


def asked(server: Served, path: str, body: bytes | None = None) -> tuple[int, dict[str, Any]]:
    status, answer = server.request(path, body)
    return status, json.loads(answer)


def test_a_loaded_record_is_reviewed(server: Served) -> None:
    _, uploaded = asked(server, "/api/records", last_moves())
    address = f"/api/tables/{uploaded['table']}/review?seat=0"
    assert asked(server, address)[0] == 404  # nobody has asked for it
    status, told = asked(server, address, b"{}")
    assert (status, told["review"]) == (202, None)
    seen = [told["progress"]]
    while told["review"] is None:
        assert told["trouble"] is None
        sleep(0.1)
        told = asked(server, address)[1]
        seen.append(told["progress"])
    assert seen == sorted(seen)
    assert len(told["review"]["curve"]) == 5
    assert told["review"]["seat"] == 0
    assert asked(server, address, b"{}")[1] == told  # it is kept


def test_what_cannot_be_reviewed(server: Served) -> None:
    table, _ = server.open_table("person", "normal", game="duel")
    assert asked(server, f"/api/tables/{table}/review?seat=0", b"{}")[1]["error"] == "review: this game is not over yet"
    assert asked(server, "/api/tables/nowhere/review?seat=0", b"{}")[0] == 404
    _, uploaded = asked(server, "/api/records", last_moves())
    refused = asked(server, f"/api/tables/{uploaded['table']}/review?seat=2", b"{}")
    assert refused == (400, refused[1])
    assert refused[1]["error"] == "review: there are seats 0 to 1"
