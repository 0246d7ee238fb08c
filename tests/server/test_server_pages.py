"""What a browser keeps of the page: it asks whether it is still the same, and is told so without the content."""

import os
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import mathom
from mathom.server import pages
from server.served import Served

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
PATHS = [
    "/",
    "/table/ABCD",
    "/static/main.js",
    "/static/style/base.css",
    "/static/vendor/lit-html/lit-html.js",
    "/art/two-towers/gandalf.svg",
    "/api/words/de",
    "/api/games/two-towers",
]


def ask(server: Served, path: str, tag: str = "") -> tuple[HTTPResponse, bytes]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.request("GET", path, headers={"Accept-Encoding": "gzip", **({"If-None-Match": tag} if tag else {})})
    answer = line.getresponse()
    return answer, answer.read()


@pytest.mark.parametrize("path", PATHS)
def test_what_is_known_is_not_sent_again(server: Served, path: str) -> None:
    first, content = ask(server, path)
    assert (first.status, first.headers["Cache-Control"]) == (200, "no-cache")
    assert content
    tag = first.headers["ETag"]
    again, nothing = ask(server, path, f'"other", {tag}')
    assert (again.status, nothing, again.headers["ETag"]) == (304, b"", tag)
    changed, _ = ask(server, path, '"other"')
    assert changed.status == 200


def test_an_update_of_the_same_size_and_time_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    sheet = tmp_path / "sheet.css"
    with TestClient(Litestar([pages.static])) as client:
        tags: list[str] = []
        for content in ("a{}", "b{}"):
            sheet.write_text(content)
            os.utime(sheet, (0, 0))
            answer = client.get("/static/sheet.css", headers={"If-None-Match": ", ".join(tags)})
            assert (answer.status_code, answer.text) == (200, content)
            tags.append(answer.headers["ETag"])


def test_only_what_belongs_to_the_page_is_sent(server: Served) -> None:
    for path in ("/static/", "/static/style", "/static/..%2f..%2fform.py", "/static//etc/passwd", "/static/%00"):
        assert ask(server, path)[0].status == 404, path
    assert (mathom.game("two-towers").folder / "rules.md").is_file()
    assert ask(server, "/games/two-towers/rules.md")[0].status == 404
