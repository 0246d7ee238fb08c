"""The scripts of the page in one file: what becomes of imports and exports."""

import re

import mathom
from mathom.server.bundle import Module, house, page, styles, table

LINKED = {"/static/a.js", "/static/vendor/c.js"}


def linked(source: str, path: str = "/static/a.js") -> str:
    return Module(path, source, LINKED).text


def test_imports_become_uses() -> None:
    source = "import { x, y as z } from './vendor/c.js';\nimport * as all from '../games/d.js';\nimport './a.js';\n"
    assert linked(source, "/static/b.js").splitlines()[1:4] == [
        'const { x, y: z } = use("/static/vendor/c.js");',
        'const all = use("/games/d.js");',
        'use("/static/a.js");',
    ]


def test_exports_are_filled_in_at_the_end() -> None:
    text = linked("export const a = 1;\nexport async function b() {}\nexport { c as d, e };\n")
    assert text.endswith("Object.assign(exports, { d: c, e: e, a: a, b: b });\n});\n")
    assert "export " not in text
    again = linked("export { x } from './vendor/c.js';\n")
    assert '{ const again = use("/static/vendor/c.js"); exports.x = again.x; }' in again


def test_what_is_rarely_needed_is_asked_for_when_it_is() -> None:
    source = "const a = await import('./vendor/c.js');\nconst b = await import('./vendor/rare.mjs');\n"
    text = linked(source)
    assert 'await Promise.resolve(use("/static/vendor/c.js"))' in text
    assert 'await import("./vendor/rare.mjs")' in text


def test_everything_used_is_there() -> None:
    """every module of the house and of the games' tables, once"""
    own = house().decode()
    defined = re.findall(r'^define\("([^"]+)"', own, re.M)
    assert len(set(defined)) == len(defined)
    for key in mathom.games():
        game = mathom.game(key)
        theirs = table(key, game.folder / "web").decode() if game.layout else ""
        there = {*defined, *re.findall(r'^define\("([^"]+)"', theirs, re.M)}
        assert set(re.findall(r'\buse\("([^"]+)"\)', own + theirs)) <= there


def test_one_style_sheet_holds_all_that_the_page_names() -> None:
    assert re.findall(r'rel="stylesheet" href="([^"]+)"', page("").decode()) == ["static/style/all.css"]
    assert b"/* Letters, wood" in styles()
    assert b"/* Screens with little room" in styles()
