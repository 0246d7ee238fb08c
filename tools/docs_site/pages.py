"""What `make docs` makes of the sources, beside the files of `docs/`: a hook of MkDocs.

The pages of the games (their overviews, pictures and rules), the commands, the examples, the schema of a View and the
requests as the server describes them. Links of a page that lead to a file of the repository lead to its page here, or
become plain words where it has none."""

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import mathom
from mathom.cli.main import parser
from mathom.games import game as game_of
from mathom.kernel.game import Game
from mathom.kernel.overview import read_overview
from mathom.kernel.words import say
from mathom.match.lesson import read_lesson
from mathom.server.description import openapi, view_schema

ROOT = Path(__file__).parents[2]
TABLES = {"two-towers": "table.png"}  # pictures of tables that are not called like their games
MEMBERS = {  # of the reference: what stands in which page
    "mathom": ["mathom", "mathom.chance"],
    "kernel": [
        "state",
        "game",
        "view",
        "words",
        "bot",
        "dice",
        "errors",
        "choices",
        "slate",
        "pile",
        "fields",
        "components",
    ],
    "match": ["match", "record", "past", "hinting", "review", "lesson", "passing"],
    "env": ["aec", "single", "arrays", "batch", "gym_vector", "openspiel"],
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for place, content in made():
        files.append(File.generated(config, place, content=content))
    return files


def made() -> Iterator[tuple[str, str]]:
    for key in mathom.games():
        game = game_of(key)
        yield f"play/{key}.md", game_page(game)
        yield f"play/{key}-rules.md", rules_page(game)
        yield from pictures(game)
    yield "commands.md", commands_page()
    yield "contributing.md", text_of("CONTRIBUTING.md")
    yield "changelog.md", text_of("CHANGELOG.md")
    yield "examples.md", text_of("examples/README.md")
    for path in sorted((ROOT / "examples").glob("*.py")):
        yield f"examples/{path.stem}.md", f"# {path.name}\n\n```python\n{path.read_text(encoding='utf-8')}```\n"
    for name in ("style.css", "worker.js"):
        yield name, (Path(__file__).parent / name).read_text(encoding="utf-8")
    yield "view.schema.json", json.dumps(view_schema(), indent=1)
    yield "openapi.json", json.dumps(openapi(), indent=1)
    yield "view.md", view_page(view_schema())
    yield "requests.md", requests_page(openapi())
    yield from reference_pages()


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


# -- the games


def game_page(game: Game) -> str:
    few, many = game.seats[0], game.seats[-1]
    paragraphs = read_overview(game.folder / "overview.md")
    lines = [
        f"# {say(game.title)}",
        f"*{say(game.blurb)}*",
        f"{few if few == many else f'{few} to {many}'} players, {game.minutes[0]} to {game.minutes[1]} minutes. "
        f"[All the rules, by their numbers]({game.key}-rules.md).",
        f"![The table of {say(game.title)} in the browser](../pictures/{TABLES.get(game.key, f'{game.key}.png')})",
        f"```\nmathom play {game.key}\nmathom watch {game.key}\n```",
        "In the browser: `mathom serve --open`, and choose it in the lobby.",
        "## Before you sit down",
    ]
    for paragraph in [p for p in paragraphs if not p.tip]:
        if paragraph.pictures:
            lines.append(
                " ".join(
                    f"![{title(game, name)}](pictures/{game.key}/{name}.svg){{.piece}}" for name in paragraph.pictures
                )
            )
        lines.append(f"{say(paragraph.words)} {cited(game, paragraph.rules)}")
    tips = [p for p in paragraphs if p.tip]
    if tips:
        lines.append("## Tips")
        lines.append("\n".join(f"1. {say(p.words)} {cited(game, p.rules)}" for p in tips))
    lessons = [read_lesson(path) for path in sorted(game.folder.glob("lessons/*.json"))]
    if lessons:
        lines.append("## Lessons")
        lines.append(f"At the real table, with a coach (`/learn/{game.key}` in the browser):")
        lines.append("\n".join(f"- **{lesson.title}**: {lesson.about}" for lesson in lessons))
    return "\n\n".join(lines) + "\n"


def title(game: Game, name: str) -> str:
    return say(game.faces[name].name) if name in game.faces else name.replace("-", " ")


def cited(game: Game, rules: tuple[str, ...]) -> str:
    linked = ", ".join(f"[{number}]({game.key}-rules.md#{number.lower()})" for number in rules)
    return f"<small>{linked}</small>" if linked else ""


def rules_page(game: Game) -> str:
    text = (game.folder / "rules.md").read_text(encoding="utf-8")
    return re.sub(r"^- \*\*([A-Z-]+\d+)\*\*", lambda m: f"- **{m[1]}**{{#{m[1].lower()}}}", text, flags=re.MULTILINE)


def pictures(game: Game) -> Iterator[tuple[str, str]]:
    names = {name for p in read_overview(game.folder / "overview.md") for name in p.pictures}
    for name in sorted(names):
        drawn = game.draw(name)
        if drawn is None:
            raise PluginError(f"{game.key} has no picture of {name}")
        yield f"play/pictures/{game.key}/{name}.svg", drawn


# -- the commands


def commands_page() -> str:
    lines = ["# Commands", "`mathom COMMAND --help` says the same in the terminal."]
    [commands] = [a for a in parser()._actions if isinstance(a, argparse._SubParsersAction)]
    for name, command in commands.choices.items():
        lines += [
            f"## {name}",
            command.description or "",
            f"```\n{(command.epilog or '').removeprefix('Example: ')}\n```",
        ]
        rows = [(called(a), a.help or a.dest) for a in command._actions if a.dest != "help"]
        lines.append("| | |\n|---|---|\n" + "\n".join(f"| {what} | {cell(why)} |" for what, why in rows))
    return "\n\n".join(lines) + "\n"


def called(action: argparse.Action) -> str:
    value = "" if action.nargs == 0 else f" {action.metavar or '|'.join(action.choices or []) or action.dest.upper()}"
    if not action.option_strings:
        return f"`{value.strip()}`".replace("|", "` or `")
    return f"`{', '.join(action.option_strings)}{value}`"


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ").replace("%%", "%")


# -- the protocol


def view_page(schema: dict[str, Any]) -> str:
    """field by field, in the order of the sources"""
    lines = [
        "# What stands in a View",
        "Made from the types of `mathom.kernel.view`; as [JSON Schema](view.schema.json). Fields that have their usual "
        "value are left out of what is sent. What each is for stands in [the protocol](protocol.md) and in "
        "[the reference](reference/kernel.md).",
    ]
    for name, shape in schema["$defs"].items():
        lines += [f"## {name}", " ".join(shape.get("description", "").split())]
        rows = []
        for field, kind in shape["properties"].items():
            usual = "needed" if field in shape.get("required", []) else f"`{json.dumps(kind.get('default'))}`"
            rows.append(f"| `{field}` | {cell(kind_of(kind))} | {usual} |")
        lines.append("| field | kind | usually |\n|---|---|---|\n" + "\n".join(rows))
    return "\n\n".join(lines) + "\n"


def kind_of(shape: dict[str, Any]) -> str:
    """a schema in words"""
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in shape:
        return " or ".join(f"`{value}`" for value in shape["enum"])
    if "anyOf" in shape:
        return " or ".join(kind_of(one) for one in shape["anyOf"])
    if "prefixItems" in shape:
        return f"[{', '.join(kind_of(one) for one in shape['prefixItems'])}]"
    if shape.get("type") == "array":
        return f"list of {kind_of(shape.get('items', {}))}"
    if shape.get("type") == "object":
        return f"by name, {kind_of(shape.get('additionalProperties', {}))}"
    kind = str(shape.get("type", "anything"))
    return {"integer": "whole number", "string": "text", "boolean": "yes or no"}.get(kind, kind)


def requests_page(told: dict[str, Any]) -> str:
    lines = [
        "# What can be asked of the server",
        "As the server describes itself; as [OpenAPI](openapi.json). What stands in the answers, and all that comes "
        "over sockets, is told in [the protocol](protocol.md).",
    ]
    for path, each in sorted(told["paths"].items()):
        for kind, operation in each.items():
            lines += [f"## {kind.upper()} {path}", operation["description"]]
            rows = [parameter_row(p) for p in operation.get("parameters", [])]
            if rows:
                lines.append("| | | |\n|---|---|---|\n" + "\n".join(rows))
            body = operation.get("requestBody")
            if body:
                lines.append(f"Posted is {kind_of(body['content']['application/json']['schema'])}.")
    lines.append("# What is posted and answered")
    for name, shape in sorted(told["components"]["schemas"].items()):
        lines += [f"## {name}", " ".join(shape.get("description", "").split())]
        fields = [
            f"| `{field}` | {cell(kind_of(one_kind(kind)))} |" for field, kind in shape.get("properties", {}).items()
        ]
        lines.append("| field | kind |\n|---|---|\n" + "\n".join(fields))
    return "\n\n".join(line for line in lines if line) + "\n"


def parameter_row(p: dict[str, Any]) -> str:
    where = f"in the {p['in']}" + ("" if p.get("required") else ", may be left out")
    return f"| `{p['name']}` | {where} | {cell(kind_of(one_kind(p['schema'])))} |"


def one_kind(shape: dict[str, Any]) -> dict[str, Any]:
    """OpenAPI of Litestar says oneOf where msgspec says anyOf"""
    return {"anyOf": shape["oneOf"]} if "oneOf" in shape else shape


# -- the reference


def reference_pages() -> Iterator[tuple[str, str]]:
    """from the docstrings of the sources, which are read and not imported: compiled ones have none"""
    for page, names in MEMBERS.items():
        lines = [f"# {'Reference: mathom' if page == 'mathom' else f'Reference: mathom.{page}'}"]
        for name in names:
            module = name if page == "mathom" else f"mathom.{page}.{name}"
            lines.append(f"::: {module}")
        yield f"reference/{page}.md", "\n\n".join(lines) + "\n"


# -- links


LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])+)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)")
HOMES = {"CONTRIBUTING.md": "", "CHANGELOG.md": "", "README.md": "", "examples.md": "examples/"}


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    source = page.file.src_uri
    home = {"contributing.md": "", "changelog.md": "", "examples.md": "examples"}.get(source, "docs")
    if source.startswith(("play/", "reference/", "examples/")) or source in ("view.md", "requests.md", "commands.md"):
        return markdown  # made here, with links of its own
    depth = source.count("/")

    def led(found: re.Match[str]) -> str:
        words, target, anchor = found[1], found[2], found[3] or ""
        path = (ROOT / home / target).resolve()
        place = place_of(path.relative_to(ROOT).as_posix()) if path.is_relative_to(ROOT) and path.exists() else target
        return words if place is None else f"[{words}]({'../' * depth}{place}{anchor})"

    return LINK.sub(led, markdown)


def place_of(path: str) -> str | None:
    """the page of a file of the repository, or None where it has none"""
    fixed = {
        "README.md": "index.md",
        "CONTRIBUTING.md": "contributing.md",
        "CHANGELOG.md": "changelog.md",
        "examples": "examples.md",
        "examples/README.md": "examples.md",
    }
    if path in fixed:
        return fixed[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if found := re.fullmatch(r"examples/(\w+)\.py", path):
        return f"examples/{found[1]}.md"
    if found := re.fullmatch(r"src/mathom/games/(\w+)/(overview|rules)\.md", path):
        key = found[1].replace("_", "-")
        return f"play/{key}.md" if found[2] == "overview" else f"play/{key}-rules.md"
    return None


# -- nothing is asked of anywhere else


SHIM = re.compile(
    r'<script src="https?://[^"]*iframe-worker[^"]*"></script>'
)  # the theme's, for pages read from a file
ASKED = re.compile(
    r"""(?:<(?:script|img|iframe|source|link)\b[^>]*?(?:src|href)=|url\(\s*|@import\s+)["']?(?:https?:)?//[^"'\s>)]+"""
)


def on_post_build(config: MkDocsConfig) -> None:
    """reading needs no network: no page and no style has anything fetched from elsewhere"""
    site = Path(config.site_dir)
    found = []
    for path in sorted([*site.rglob("*.html"), *site.rglob("*.css")]):
        text = path.read_text(encoding="utf-8")
        home = "../" * (len(path.relative_to(site).parts) - 1)
        ours = SHIM.sub(f'<script src="{home}worker.js"></script>', text)
        if ours != text:
            path.write_text(ours, encoding="utf-8")
        found += [f"{path.relative_to(site)}: {asked}" for asked in ASKED.findall(ours)]
    if found:
        raise PluginError("the site asks other places:\n" + "\n".join(found))
