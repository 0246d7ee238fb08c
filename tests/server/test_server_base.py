"""A house below a path of a site, https://example.org/mathom/: every address is there, and none beside it."""

import json
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

import mathom
from late_games import last_moves
from mathom.cli.main import main
from mathom.server import bundle
from mathom.server.app import ROUTES
from server.served import Page as TablePage
from server.served import Served, sqlite

BASE = "/mathom"
FIRST = "|".join(sorted({path.split("/")[1] for route in ROUTES for path in route.paths} - {""}))
# an address that begins at the root of the site, in a script, a page or a style sheet
ABSOLUTE = re.compile(rf"""["'`=(]/(?:{FIRST})\b|(?:href|src|assign|fetch|ask|import|null, '')[=(, ]+["'`]/""")
# by these names scripts of games know those of the house, and the linked file has none of them
NAMES = re.compile(r"from '/static/[^']+'|import\('/static/types\.js'\)|(?:use|define)\(\"/[^\"]+\"")


def absolute(text: str) -> list[str]:
    text = NAMES.sub("", text.replace(bundle.BASE, ""))
    text = re.sub(r"^\s*/?\*.*", "", text, flags=re.M)
    return [text[found.start() : found.start() + 60] for found in ABSOLUTE.finditer(text)]


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(sqlite(tmp_path_factory.mktemp("below")), more=("--proxy", "127.0.0.1"), base=BASE) as served:
        yield served


def ask(server: Served, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> tuple[int, str]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    return answer.status, answer.read().decode(errors="replace")  # also of fonts


@pytest.mark.parametrize(
    "line",
    [
        "fetch('/api/games')",
        '<a href="/">',
        'html`<a href="/table/${id}">`',
        "location.assign(`/table/${table}`)",
        "const art = (name) => `/art/${name}.svg`",
        "history.replaceState(null, '', '/')",
        "src: url(/static/fonts/a.woff2)",
        "import('/static/vendor/a.mjs')",
    ],
)
def test_what_would_leave_the_house_is_found(line: str) -> None:
    assert absolute(line)


def test_scripts_pages_and_styles_name_nothing_from_the_root() -> None:
    folders = [bundle.STATIC, *(mathom.game(key).folder / "web" for key in mathom.games())]
    kinds = (".js", ".mjs", ".css", ".html", ".svg")
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds]
    assert len(files) > 100
    found = {str(path): absolute(path.read_text(encoding="utf-8")) for path in files if "vendor" not in path.parts}
    assert not {path: lines for path, lines in found.items() if lines}


def test_linked_scripts_are_found_from_each_other() -> None:
    linked = [
        bundle.house(),
        *(bundle.table(g.key, g.folder / "web") for g in map(mathom.game, mathom.games()) if g.layout),
    ]
    for text in linked:
        assert not absolute(text.decode())
    tables = [re.findall(r'^import \{[^}]+\} from "([^"]+)"', text.decode(), re.M) for text in linked[1:]]
    assert tables == [["../../static/main.js"]] * len(tables)
    assert tables


@pytest.mark.parametrize(
    "path", ["", "/", "/table/ABCD", "/table/ABCD/replay", "/learn/duel/1", "/decks/duel", "/me", "/no"]
)
def test_every_page_says_where_the_house_stands(below: Served, path: str) -> None:
    status, text = ask(below, BASE + path, Accept="text/html")
    assert status == (404 if path == "/no" else 200)
    assert re.findall("<base[^>]*>|<link|<script", text)[0] == f'<base href="{BASE}/">'  # before all that it is for
    named = re.findall(r'(?:href|src)="([^"]+)"', text)
    assert len(named) > 4
    for address in set(named) - {f"{BASE}/"}:
        assert ask(below, f"{BASE}/{address}")[0] == 200, address


def test_outside_of_it_there_is_nothing(below: Served) -> None:
    for path in ("/", "/api/games", "/health", "/static/main.js", "/mathomx/", "/mathomx/api/games", "/table/mathom"):
        assert ask(below, path, Accept="text/html")[0] == 404, path
    with pytest.raises(InvalidStatus):
        TablePage(str(below.port), below.open_table("person", "person")[0], [])


def test_a_game_is_played_there_and_foreign_pages_are_refused(below: Served) -> None:
    table, (ada, _) = below.open_table("person", "person")
    page = below.page(table, ada)
    page.wait_for_turn(0)
    assert "ok" in page.do(0, page.options(0)[0])
    body = json.dumps({"game": "duel", "seats": [{"kind": "person"}] * 2}).encode()
    for status, origin in ((201, "https://house.local"), (403, "https://evil.example")):
        sent = {"Host": "house.local", "Origin": origin}
        assert ask(below, f"{BASE}/api/tables", "POST", body, Content_Type="application/json", **sent)[0] == status


def test_what_a_stranger_may_ask_is_counted_there_too(below: Served) -> None:
    deal, sent = f"{BASE}/api/alone/lidless-eye", {"X_Forwarded_For": "203.0.113.9"}
    asked = [ask(below, deal, "POST", b"{}", Content_Type="application/json", **sent)[0] for _ in range(31)]
    assert asked.count(429) == 1


def test_a_link_that_is_sent_tells_of_a_picture_there(below: Served) -> None:
    """as the proxy was asked"""
    status, body = below.request("/api/records", last_moves())
    assert status == 201
    table = json.loads(body)["table"]
    _, text = ask(below, f"{BASE}/table/{table}/replay?seq=2", Host="house.local", X_Forwarded_Proto="https")
    assert f'<meta property="og:url" content="https://house.local{BASE}/table/{table}/replay?seq=2">' in text
    picture = re.findall(r'"og:image" content="https://house.local([^"]+)"', text)[0].replace("&amp;", "&")
    assert picture.startswith(f"{BASE}/table/")
    assert below.request(picture.removeprefix(BASE))[0] == 200


@pytest.mark.parametrize("base", ["/a b", "/../x", "/a//b", '/"', "/a?b", "/ä"])
def test_what_is_no_path_is_refused(base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--base", base, "--database", sqlite(tmp_path)])
    assert "is not a path" in capsys.readouterr().err
