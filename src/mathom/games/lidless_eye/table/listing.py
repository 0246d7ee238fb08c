"""The list of all cards, for who looks one up: its facts in words, and where it is declared."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from mathom.games.lidless_eye import cards
from mathom.games.lidless_eye.box.card import KINDS, REGIONS, SITES, Card, Site
from mathom.games.lidless_eye.box.printed import DATA
from mathom.games.lidless_eye.cards.kit.vocabulary import GEAR_WORDS, SKILL_WORDS, TYPE_WORDS, kind_of_site
from mathom.kernel.errors import BadSetup
from mathom.kernel.listing import Declared, ListedCard
from mathom.kernel.words import Msg, msg

DEEDS = Path(cards.__file__).parent

# one of them, as a card calls itself
RACES = {
    "elf": msg("Elf"),
    "hobbit": msg("Hobbit"),
    "dwarf": msg("Dwarf"),
    "dunadan": msg("Dúnadan"),
    "man": msg("Man"),
    "orc": msg("Orc"),
    "troll": msg("Troll"),
    "undead": msg("Undead"),
    "wolf": msg("Wolf"),
    "spider": msg("Spider"),
    "animal": msg("Animal"),
    "dragon": msg("Dragon"),
    "drake": msg("Drake"),
    "giant": msg("Giant"),
    "awakened-plant": msg("Awakened Plant"),
    "slayer": msg("Slayer"),
    "pukel-creature": msg("Pûkel-creature"),
    "nazgul": msg("Nazgûl"),
    "ent": msg("Ent"),
    "wose": msg("Wose"),
    "eagle": msg("Eagle"),
}
ITEMS = {
    "minor": msg("minor item"),
    "major": msg("major item"),
    "greater": msg("greater item"),
    "gold-ring": msg("gold ring"),
    "special": msg("special item"),
}


# by the letters of their numbers
SETS = {"LE": msg("The Lidless Eye"), "TW": msg("The Wizards")}


def listed() -> tuple[ListedCard, ...]:
    """all cards, then all sites"""
    return (*map(listed_card, KINDS), *(listed_site(site) for site in SITES if not site.printed.lent))


def listed_card(card: Card) -> ListedCard:
    p = card.printed
    sets = tuple(SETS[number[:2]] for number in (p.number, p.reprint) if number)
    return ListedCard(card.name, card.name, p.number, TYPE_WORDS[p.type], facts(card), card.done, sets)


def listed_site(site: Site) -> ListedCard:
    """What a site does is all in its facts and the rules: of a site all is played here."""
    p = site.printed
    return ListedCard(
        site.name, f"site-{site.name}", p.number, TYPE_WORDS["site"], site_facts(site), True, (SETS[p.number[:2]],)
    )


def facts(card: Card) -> tuple[Msg, ...]:
    """what it is, then its figures"""
    p = card.printed
    words = [RACES.get(p.race), ITEMS.get(p.item), GEAR_WORDS.get(p.gear)]
    words += [SKILL_WORDS[name] for name in (*p.skills, *p.magic)]
    figures = [
        (msg("strikes"), p.strikes),
        (msg("prowess"), p.prowess),
        (msg("body"), p.body),
        (msg("mind"), p.mind),
        (msg("influence"), p.influence),
        (msg("corruption"), p.corruption),
        (msg("needed"), p.number_needed),
        (msg("points"), p.points),
    ]
    told = [Msg("{what} {n}", {"what": what, "n": n}) for what, n in figures if n]
    return (*(word for word in words if word), *told)


def site_facts(site: Site) -> tuple[Msg, ...]:
    p = site.printed
    draws = msg("draws {mine}, opponent {theirs}", mine=p.draws, theirs=p.opponent_draws)
    return kind_of_site(p.kind, p.camp), msg(REGIONS[site.region].printed.name), draws


# -- where it is declared


def declared(id: str) -> tuple[Declared, ...]:
    """its row of facts, and what it does, where that is more than the rules say of its kind"""
    out = [Declared(msg("facts"), *row_of(id))]
    deeds = deeds_by_card().get(id)
    if deeds is not None:
        out.append(Declared(msg("what it does"), *deeds))
    return tuple(out)


def row_of(id: str) -> tuple[Path, int]:
    for path in sorted(DATA.rglob("*.toml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line == f'id = "{id}"':
                return path, number
    raise BadSetup(msg("there is no card {name}", name=id))


@cache
def deeds_by_card() -> dict[str, tuple[Path, int]]:
    """Read from the sources, since what is compiled does not know its lines."""
    known = {card.name for card in KINDS}
    out: dict[str, tuple[Path, int]] = {}
    for path in sorted(DEEDS.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        out |= {name: (path, line) for name, line in entered(tree) if name in known}
    return out


def entered(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Cards that a module declares: by `printed("its-id")`; by a call that stands by itself, with the id before all
    else; or in a loop over ids that stands by itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "printed":
            yield from texts(node.args[0])
    for statement in tree.body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call) and statement.value.args:
            yield from texts(statement.value.args[0])
        elif isinstance(statement, ast.For):
            for node in ast.walk(statement.iter):
                yield from texts(node)


def texts(node: ast.AST) -> Iterator[tuple[str, int]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, node.lineno
