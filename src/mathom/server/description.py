"""What can be asked of the server, as it describes itself: OpenAPI. The house serves no page of it; `make docs` writes
it into the documentation. What comes over sockets is described in words, in `docs/protocol.md`."""

from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from mathom import __version__
from mathom.kernel.view import View
from mathom.kernel.words import Msg
from mathom.server.alone import WantedDeal
from mathom.server.app import ROUTES, WantedText
from mathom.server.house import WantedTable
from mathom.server.leaving import Leaving
from mathom.server.parcels import Token
from mathom.server.ratings import Played


class Refused(msgspec.Struct):
    """Why a request is not answered: a sentence in English, and the same as a message for the reader's language."""

    error: str
    words: Msg


BODIES: dict[str, type[msgspec.Struct]] = {  # what is posted; all of it is checked where it is read
    "/api/tables": WantedTable,
    "/api/games/{key}/texts": WantedText,
    "/api/alone/{key}": WantedDeal,
    "/api/parcels/taken": Token,
    "/api/leaving": Leaving,
    "/api/ratings": Played,
}
KINDS = {
    "/art/{key}/{name}": "image/svg+xml",
    "/metrics": "text/plain",
    "/table/{table}/picture.png": "image/png",
    "/api/parcels/taken": "application/json",
    "/api/tables/{table}/record": "application/x-ndjson",
}
PLACE = "#/components/schemas/{name}"


def view_schema() -> dict[str, Any]:
    """JSON Schema of a View: all that a page, or another client, is told of a game"""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(View)}


def openapi() -> dict[str, Any]:
    """the requests, with what is posted; no server is started for it"""
    config = OpenAPIConfig("Mathom", __version__, use_handler_docstrings=True)
    told: dict[str, Any] = Litestar([*ROUTES], openapi_config=config, logging_config=None).openapi_schema.to_schema()
    (refused, *schemas), shapes = msgspec.json.schema_components([Refused, *BODIES.values()], ref_template=PLACE)
    told["components"]["schemas"].update(shapes)
    for path, schema in zip(BODIES, schemas, strict=True):
        told["paths"][path]["post"]["requestBody"] = {"required": True, "content": in_json(schema)}
    for path, asked in told["paths"].items():
        for operation in asked.values():
            operation["responses"] = answers(operation["responses"], KINDS.get(path, ""))
            operation["responses"]["4XX"] = {"description": "refused, and why", "content": in_json(refused)}
    return told


def in_json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def answers(responses: dict[str, Any], kind: str) -> dict[str, Any]:
    """Those that are no refusal. Litestar sees bytes where the house has made the JSON itself: of these it is said only
    what kind they are, and docs/protocol.md says what stands in them."""
    out = {}
    for status, response in responses.items():
        if status.startswith("2"):
            schema = response["content"]["application/json"]["schema"]
            content = {kind or "application/json": {} if schema == {"type": "string"} else {"schema": schema}}
            out[status] = {"description": "done", "content": content}
    return out
