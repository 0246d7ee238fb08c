"""What a component file of this game must keep; an error names the line and what would be right."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from mathom.games.duel import terms
from mathom.kernel.components import ComponentFile

if TYPE_CHECKING:
    from mathom.games.duel.components import Card, Components, Layout

FIELDS = {  # what the effect of a colour is written with
    "grey": {"gives", "choice"},
    "yellow": {"coins"},
    "blue": {"rings"},
    "green": {"people"},
    "red": {"units", "regions"},
    "purple": {"removes", "takes", "moves"},
}


def check(file: ComponentFile, c: Components) -> None:
    check_names(file, c)
    check_box(file, c)
    check_board(file, c)
    check_prices(file, c)
    check_cards(file, c)
    check_chains(file, c)
    check_tiles_and_tokens(file, c)
    for i, layout in enumerate(c.layout):
        check_layout(file, i, layout)


def check_names(file: ComponentFile, c: Components) -> None:
    used: dict[str, str] = {}
    for table, rows, wanted in (
        ("side", c.side, 2),
        ("skill", c.skill, terms.SKILLS),
        ("people", c.people, terms.PEOPLES),
        ("region", c.region, terms.REGIONS),
        ("card", c.card, terms.CARDS),
        ("tile", c.tile, terms.TILES),
        ("token", c.token, terms.TOKENS),
    ):
        if len(rows) != wanted:
            raise file.bad(table, 0, "", f"there are {wanted} rows [[{table}]], not {len(rows)}")
        for i, row in enumerate(rows):
            name: str = row.id  # type: ignore[attr-defined]
            if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
                raise file.bad(table, i, "id", f"{name!r} cannot be an id; small letters, numbers and hyphens")
            if name in used:
                raise file.bad(table, i, "id", f"{name!r} is there twice")
            used[name] = table


def check_box(file: ComponentFile, c: Components) -> None:
    for key, found, wanted in (
        ("coins", c.box.coins, 30),
        ("units", c.box.units, 15),
        ("fortresses", c.box.fortresses, 7),
        ("set_aside", c.box.set_aside, terms.CHAPTER_CARDS - terms.SLOTS),
        ("open_tiles", c.box.open_tiles, 3),
    ):
        if found != wanted:
            raise file.bad("box", 0, key, f"there are {wanted}, not {found}")
    regions = [r.id for r in c.region]
    for i, side in enumerate(c.side):
        if side.region not in regions:
            raise file.bad("side", i, "region", f"{side.region!r} is not one of {', '.join(regions)}")
        if not 0 <= side.units <= c.box.units:
            raise file.bad("side", i, "units", f"a side has 0 to {c.box.units} units")
        if not 0 <= side.coins <= c.box.coins // 2:
            raise file.bad("side", i, "coins", f"a side begins with 0 to {c.box.coins // 2} coins")


def check_board(file: ComponentFile, c: Components) -> None:
    regions = {r.id: r for r in c.region}
    for i, region in enumerate(c.region):
        if not region.lines:
            raise file.bad("region", i, "lines", f"{region.name} is joined to no region")
        for other in region.lines:
            if other not in regions or other == region.id:
                raise file.bad("region", i, "lines", f"{other!r} is not another region")
            if region.id not in regions[other].lines:
                raise file.bad("region", i, "lines", f"a line has two ends: {other} must name {region.id} too")
        if not (0 <= region.x <= 1000 and 0 <= region.y <= 1000):
            raise file.bad("region", i, "x", "x and y are numbers from 0 to 1000")
    if not 1 <= c.track.steps <= 99:
        raise file.bad("track", 0, "steps", "the quest has 1 to 99 steps")
    for i, bonus in enumerate(c.bonus):
        if not 0 < bonus.step < c.track.steps:
            raise file.bad("bonus", i, "step", f"a bonus lies on step 1 to {c.track.steps - 1}")
        if bonus.step in [b.step for b in c.bonus[:i]]:
            raise file.bad("bonus", i, "step", f"step {bonus.step} has two bonuses")


def check_prices(file: ComponentFile, c: Components) -> None:
    skills = [s.id for s in c.skill]
    for table, prices in (("card", [card.asks for card in c.card]), ("tile", [tile.asks for tile in c.tile])):
        for i, asks in enumerate(prices):
            for skill, n in asks.items():
                if skill not in skills:
                    raise file.bad(table, i, "asks", f"{skill!r} is not one of {', '.join(skills)}")
                if not 1 <= n <= 7:
                    raise file.bad(table, i, "asks", "a price has 1 to 7 symbols of a skill")
    for i, tile in enumerate(c.tile):
        if sum(tile.asks.values()) != 6:
            raise file.bad("tile", i, "asks", f"a tile asks for 6 symbols, not {sum(tile.asks.values())}")


def check_cards(file: ComponentFile, c: Components) -> None:
    for i, card in enumerate(c.card):
        for key, reason in faults(card, c):
            raise file.bad("card", i, key, reason)
    for skill in c.skill:
        if sum(card.gives.get(skill.id, 0) for card in c.card) > 127:
            raise file.bad("card", 0, "gives", f"all cards together give at most 127 symbols of {skill.id}")
    for chapter in range(1, terms.CHAPTERS + 1):
        many = sum(card.chapter == chapter for card in c.card)
        if many != terms.CHAPTER_CARDS:
            raise file.bad("card", 0, "chapter", f"chapter {chapter} has {terms.CHAPTER_CARDS} cards, not {many}")
    peoples = Counter(card.people for card in c.card if card.people)
    named = Counter(region for card in c.card for region in card.regions)
    for i, card in enumerate(c.card):
        if card.people and peoples[card.people] != 2:
            raise file.bad(
                "card", i, "people", f"{card.people} are on {peoples[card.people]} green cards; each people is on 2"
            )
        for region in card.regions:
            if named[region] != 4:
                raise file.bad("card", i, "regions", f"{region} is on {named[region]} red cards; each region is on 4")
    if sum(bool(card.choice) for card in c.card) > terms.CHOICES:
        raise file.bad("card", 0, "choice", f"at most {terms.CHOICES} cards have a choice of skills")


def faults(card: Card, c: Components) -> Iterator[tuple[str, str]]:
    """what is wrong with one card: the key and the reason"""
    wanted = FIELDS[card.colour]
    for colour, fields in FIELDS.items():
        for key in fields - wanted:
            if getattr(card, key):
                yield key, f"a {card.colour} card has no {key}; that is for {colour} cards"
    if not any(getattr(card, key) for key in wanted):
        yield "colour", f"a {card.colour} card has {' or '.join(sorted(wanted))}"
    if card.price < 0 or any(
        getattr(card, key) < 0 for key in ("coins", "rings", "units", "removes", "takes", "moves")
    ):
        yield "price", "no number is below 0"
    skills, regions = [s.id for s in c.skill], [r.id for r in c.region]
    for skill in (*card.gives, *card.choice):
        if skill not in skills:
            yield "gives" if card.gives else "choice", f"{skill!r} is not one of {', '.join(skills)}"
    if min(card.gives.values(), default=1) < 1:
        yield "gives", "a card gives at least 1 symbol of a skill"
    if card.people and card.people not in [p.id for p in c.people]:
        yield "people", f"{card.people!r} is not one of {', '.join(p.id for p in c.people)}"
    if card.colour == "red" and (len(set(card.regions)) != 2 or not set(card.regions) <= set(regions)):
        yield "regions", "a red card shows two regions"


def check_chains(file: ComponentFile, c: Components) -> None:
    """17 symbols, each given by one card and used by one of a later chapter"""
    givers: dict[str, Card] = {}
    for i, card in enumerate(c.card):
        if card.chain in givers:
            raise file.bad("card", i, "chain", f"{card.chain!r} is given by two cards")
        if card.chain:
            givers[card.chain] = card
    users = Counter(card.chain_from for card in c.card if card.chain_from)
    for i, card in enumerate(c.card):
        if card.chain and users[card.chain] != 1:
            raise file.bad("card", i, "chain", f"{card.chain!r} leads to {users[card.chain]} cards, not to one")
        if card.chain_from and card.chain_from not in givers:
            raise file.bad("card", i, "chain_from", f"no card gives the chain symbol {card.chain_from!r}")
        if card.chain_from and givers[card.chain_from].chapter >= card.chapter:
            raise file.bad("card", i, "chain_from", f"{card.chain_from!r} is given in no earlier chapter")
    if len(givers) != 17:
        raise file.bad("card", 0, "chain", f"there are 17 chain symbols, not {len(givers)}")


def check_tiles_and_tokens(file: ComponentFile, c: Components) -> None:
    regions = [r.id for r in c.region]
    for i, tile in enumerate(c.tile):
        if tile.region not in regions or tile.region in [t.region for t in c.tile[:i]]:
            raise file.bad("tile", i, "region", "each region has one tile")
        if min(tile.units, tile.coins, tile.moves, tile.rings) < 0:
            raise file.bad("tile", i, "", "no number is below 0")
    peoples = [p.id for p in c.people]
    for i, token in enumerate(c.token):
        if token.people != peoples[i // terms.STACK]:
            raise file.bad("token", i, "people", f"this token belongs to {peoples[i // terms.STACK]}")
        if token.power != terms.POWERS[i]:
            raise file.bad("token", i, "power", f"the power of {token.id} is called {terms.POWERS[i]!r}")


def check_layout(file: ComponentFile, i: int, layout: Layout) -> None:
    """a card is covered by those of the next row that lie half a card to its left or right"""
    if layout.chapter != i + 1:
        raise file.bad("layout", i, "chapter", f"the layouts come in their order: this one is of chapter {i + 1}")
    slots = [(row, column) for row, columns in enumerate(layout.rows) for column in columns]
    if len(slots) != terms.SLOTS:
        raise file.bad("layout", i, "rows", f"a layout has {terms.SLOTS} cards, not {len(slots)}")
    for columns in layout.rows:
        if any(b - a < 2 for a, b in pairwise(columns)):
            raise file.bad("layout", i, "rows", "cards of one row do not overlap: two half widths lie between them")
    if len(layout.covered_by) != terms.SLOTS:
        raise file.bad("layout", i, "covered_by", f"there is a list for each of the {terms.SLOTS} cards")
    for slot, (row, column) in enumerate(slots):
        on_it = [s for s, (r, other) in enumerate(slots) if r == row + 1 and abs(other - column) == 1]
        if layout.covered_by[slot] != on_it:
            raise file.bad("layout", i, "covered_by", f"card {slot} is covered by {on_it} as the rows lie")
        if row + 1 < len(layout.rows) and not on_it:
            raise file.bad("layout", i, "rows", f"card {slot} is covered by no card of the next row")
        if len([s for s, by in enumerate(layout.covered_by) if slot in by]) > 2:
            raise file.bad("layout", i, "covered_by", f"card {slot} lies on more than two cards")
