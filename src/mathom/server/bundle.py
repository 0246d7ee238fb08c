"""The page in few files. A browser would ask for each script by itself, some dozens of them: so the server links them.

A module becomes a function that fills its exports and is run when another module first uses it. Only what our scripts
are made of is understood: imports and exports at the beginning of a line, no default imports, no circles."""

import re
from collections.abc import Collection
from functools import lru_cache
from pathlib import Path, PurePosixPath

from mathom.kernel.words import PACKAGE

STATIC = PACKAGE / "web" / "static"
HOUSE = "/static/main.js"  # the page begins there, and a table of a game uses its modules
BASE = '<base href="/">'  # below which the page finds all it asks for

START = r"(?m)(?:^|(?<=[;}]))"  # of a line, or of a statement in scripts without lines
IMPORT = re.compile(START + r'import\s*(?:(\{[^}]*\}|\*\s*as\s+\w+)\s*from\s*)?["\']([^"\']+)["\'];?')
LATER = re.compile(r"\bimport\('(\.[^']+)'\)")
DECLARED = re.compile(r"(?m)^export (?=(?:async )?(?:function|class|const) (\w+))")
LISTED = re.compile(START + r'export\s*\{([^}]*)\}\s*(?:from\s*["\']([^"\']+)["\'])?;?')
LOADER = """const makers = new Map();
const made = new Map();
export const define = (path, make) => void makers.set(path, make);
export function use(path) {
  if (!made.has(path)) {
    made.set(path, undefined);
    const exports = {};
    makers.get(path)(exports);
    made.set(path, exports);
  }
  if (!made.get(path)) throw new Error(`${path} uses itself`);
  return made.get(path);
}
"""


class Module:
    """A script as a function of its exports."""

    def __init__(self, path: str, source: str, linked: Collection[str]) -> None:
        self.path = path
        self.linked = linked  # the modules that come in the same file
        self.exports: dict[str, str] = {}  # by name, the name within the module
        body = IMPORT.sub(lambda m: self.take(m[1], m[2]), source)
        body = LATER.sub(lambda m: self.later(m[1]), body)
        body = LISTED.sub(lambda m: self.listed(m[1], m[2]), body)
        for name in DECLARED.findall(body):
            self.exports[name] = name
        self.body = DECLARED.sub("", body)

    def resolved(self, target: str) -> str:
        """the address that an import means"""
        parts: list[str] = []
        for part in (PurePosixPath(self.path).parent / target).parts:
            if part == "..":
                parts.pop()
            elif part != ".":
                parts.append(part)
        return "/".join(parts).replace("//", "/")

    def later(self, target: str) -> str:
        """what is rarely needed is asked for when it is, from the file of all, which lies beside the script"""
        address = self.resolved(target)
        return f'Promise.resolve(use("{address}"))' if address in self.linked else f'import("{target}")'

    def take(self, names: str | None, target: str) -> str:
        used = f'use("{self.resolved(target)}");'
        if names is None:
            return used
        return f"const {names.split()[-1] if names[0] == '*' else names.replace(' as ', ': ')} = {used}"

    def listed(self, names: str, target: str | None) -> str:
        pairs = [(part.split(" as ") * 2)[:2] for part in names.replace("\n", " ").split(",") if part.strip()]
        inner = {outer.strip(): name.strip() for name, outer in pairs}
        if target is None:
            self.exports |= inner
            return ""
        fields = " ".join(f"exports.{outer} = again.{name};" for outer, name in inner.items())
        return f'{{ const again = use("{self.resolved(target)}"); {fields} }}'

    @property
    def text(self) -> str:
        fields = ", ".join(f"{outer}: {name}" for outer, name in self.exports.items())
        return f'define("{self.path}", (exports) => {{\n{self.body}\nObject.assign(exports, {{ {fields} }});\n}});\n'


Scripts = tuple[tuple[str, str], ...]  # address and text of each


def linked(scripts: Scripts) -> list[Module]:
    together = {address for address, _ in scripts}
    return [Module(address, text, together) for address, text in scripts]


def house() -> bytes:
    """all scripts of the house, beginning with its main one"""
    paths = (*sorted(STATIC.glob("*.js")), *sorted(STATIC.glob("vendor/lit-html/**/*.js")))
    return link_house(
        tuple((f"/static/{p.relative_to(STATIC).as_posix()}", p.read_text(encoding="utf-8")) for p in paths)
    )


@lru_cache(maxsize=1)
def link_house(scripts: Scripts) -> bytes:
    return (LOADER + "".join(module.text for module in linked(scripts)) + f'use("{HOUSE}");\n').encode()


def table(key: str, folder: Path) -> bytes:
    """the table that a game lays out itself, which uses modules of the house"""
    paths = sorted(folder.glob("*.js"))
    return link_table(key, tuple((f"/games/{key}/{p.name}", p.read_text(encoding="utf-8")) for p in paths))


@lru_cache(maxsize=16)
def link_table(key: str, scripts: Scripts) -> bytes:
    modules = linked(scripts)
    entry = next(module for module in modules if module.path == f"/games/{key}/table.js")
    again = re.findall(r"exports\.(\w+) = again", entry.body)
    names = ", ".join([*entry.exports, *again])
    text = f'import {{ define, use }} from "../..{HOUSE}";\n' + "".join(module.text for module in modules)
    return (text + f'export const {{ {names} }} = use("{entry.path}");\n').encode()


STYLES = re.compile(r'  <link rel="stylesheet" href="static/(style/[^"]+)">\n')
ONE_STYLE = "style/all.css"  # beside the others, so that what they refer to is found


def page(base: str) -> bytes:
    """the page with one style sheet in the place of those it names; `base`: below which path the house stands"""
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    text = text.replace(BASE, f'<base href="{base}/">', 1)
    first = f'  <link rel="stylesheet" href="static/{ONE_STYLE}">\n'
    head, *rest = STYLES.split(text, maxsplit=1)
    return (head + first + STYLES.sub("", rest[-1])).encode()


def missing_page(base: str) -> bytes:
    """the page for who has come to an address where there is nothing"""
    return page(base).replace(b'id="app"', b'id="app" data-missing', 1)


def styles() -> bytes:
    names = STYLES.findall((STATIC / "index.html").read_text(encoding="utf-8"))
    return b"\n".join((STATIC / name).read_bytes() for name in names)
