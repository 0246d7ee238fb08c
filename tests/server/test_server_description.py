"""What the server says of itself fits what it is."""

import json
import re
from pathlib import Path

import msgspec

import mathom
from mathom.server.description import openapi, view_schema

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDLESS = {"/games/{key}/{name}", "/art/{key}/{name}", "/art/{key}"}  # of the page; one line there for all of them


def test_every_request_is_described_with_what_is_posted() -> None:
    told = openapi()
    assert told["info"]["version"] == mathom.__version__
    asked = {(path, kind): operation for path, each in told["paths"].items() for kind, operation in each.items()}
    assert [place for place, operation in asked.items() if not operation.get("description")] == []
    table = asked["/api/tables", "post"]["requestBody"]["content"]["application/json"]["schema"]
    assert table == {"$ref": "#/components/schemas/WantedTable"}
    assert told["components"]["schemas"]["WantedTable"]["required"] == ["game", "seats"]
    assert all(set(operation["responses"]) & {"200", "201", "202"} for operation in asked.values())


def test_every_reference_leads_somewhere() -> None:
    told = openapi()
    names = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(told)))
    assert names <= set(told["components"]["schemas"])


def test_every_request_stands_in_the_words_of_the_protocol() -> None:
    missing = []
    for path in openapi()["paths"]:
        words = re.sub(r"{\w+}", "{}", path)
        known = re.sub(r"{\w+}|GAME|NUMBER", "{}", PROTOCOL)
        if path not in WORDLESS and words not in known:
            missing.append(path)
    assert missing == []


def test_the_schema_of_a_view_names_all_its_fields() -> None:
    shapes = view_schema()["$defs"]
    assert list(shapes["View"]["properties"]) == list(mathom.View.__struct_fields__)
    assert shapes["View"]["required"] == ["game", "seq", "viewer", "phase", "prompt", "seats", "zones"]
    view = msgspec.to_builtins(mathom.game("duel").view(mathom.game("duel").new(seed=1), 0))
    assert set(view) <= set(shapes["View"]["properties"])
