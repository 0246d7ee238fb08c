"""What is in the box: the rows of `components.toml`, checked, and turned into what the rules need."""

import re
from typing import Literal

import msgspec

from mathom.games.two_towers.terms import COLOURS, LOWEST, PLACES, TRAITS, VALUES, Edition
from mathom.kernel.components import ComponentFile, Row


class Setup(Row, frozen=True):
    hand: int
    open_cards: int


class Named(Row, frozen=True):
    id: str


class Card(Row, frozen=True):
    kind: Literal["character", "gandalf"]
    copies: int


class Place(Row, frozen=True):
    id: str
    name: str
    symbols: list[str]


class Path(Row, frozen=True):
    fields: int
    copies: int


class Tile(Row, frozen=True):
    value: int
    copies: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    colour: list[Named]
    trait: list[Named]
    card: list[Card]
    place: list[Place]
    path: list[Path]
    tile: list[Tile]

    def edition(self) -> Edition:
        traits = [t.id for t in self.trait]
        copies = {c.kind: c.copies for c in self.card}
        return Edition(
            cards=[f"{c.id}-{t}" for c in self.colour for t in traits] + ["gandalf"],
            traits=traits,
            colours=[c.id for c in self.colour],
            places=[p.id for p in self.place],
            symbols=[[traits.index(s) for s in p.symbols] for p in self.place],
            copies=[copies["character"]] * (COLOURS * TRAITS) + [copies["gandalf"]],
            paths=[p.fields for p in self.path for _ in range(p.copies)],
            tiles=[t.copies for t in sorted(self.tile, key=lambda t: t.value)],
            hand=self.setup.hand,
            open_cards=self.setup.open_cards,
        )


def load(file: ComponentFile) -> Components:
    c = file.rows(Components)
    check_names(file, c)
    check_places(file, c)
    check_counts(file, c)
    return c


def check_names(file: ComponentFile, c: Components) -> None:
    for table, rows, wanted in (
        ("colour", c.colour, COLOURS),
        ("trait", c.trait, TRAITS),
        ("place", c.place, PLACES + 1),
    ):
        if len(rows) != wanted:
            raise file.bad(table, 0, "", f"there are {wanted} rows [[{table}]], not {len(rows)}")
        names = [row.id for row in rows]
        for i, name in enumerate(names):
            if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name) or name == "gandalf":
                raise file.bad(table, i, "id", f"{name!r} cannot be an id; small letters and hyphens, like 'green'")
            if name in names[:i]:
                raise file.bad(table, i, "id", f"{name!r} is there twice")
    cards = [f"{colour.id}-{trait.id}" for colour in c.colour for trait in c.trait]
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise file.bad("colour", i // TRAITS, "id", f"two cards would be called {card!r}")


def check_places(file: ComponentFile, c: Components) -> None:
    traits = [t.id for t in c.trait]
    for i, place in enumerate(c.place):
        if not place.name.strip():
            raise file.bad("place", i, "name", "a place has a name")
        if i == 0 and place.symbols:
            raise file.bad("place", i, "symbols", f"{place.name} is the start and shows no trait")
        if i and not place.symbols:
            raise file.bad("place", i, "symbols", f"{place.name} must show at least one trait")
        for symbol in place.symbols:
            if symbol not in traits:
                raise file.bad("place", i, "symbols", f"{symbol!r} is not one of {', '.join(traits)}")
            if place.symbols.count(symbol) > 1:
                raise file.bad("place", i, "symbols", f"{place.name} shows {symbol} twice")


def check_counts(file: ComponentFile, c: Components) -> None:
    for i, card in enumerate(c.card):
        wanted = 5 if card.kind == "character" else 16
        if card.copies != wanted:
            raise file.bad(
                "card", i, "copies", f"there are {wanted} copies of each {card.kind} card, not {card.copies}"
            )
    if sorted(card.kind for card in c.card) != ["character", "gandalf"]:
        raise file.bad("card", 0, "", "there is one row for the character cards and one for Gandalf")
    for i, path in enumerate(c.path):
        if not 1 <= path.fields <= 9:
            raise file.bad("path", i, "fields", "a path has 1 to 9 fields")
        if path.copies < 1:
            raise file.bad("path", i, "copies", "there is at least one copy of a path")
    if sum(p.copies for p in c.path) != PLACES:
        raise file.bad("path", 0, "copies", f"there are {PLACES} paths, not {sum(p.copies for p in c.path)}")
    for i, tile in enumerate(c.tile):
        if tile.copies != 6:
            raise file.bad("tile", i, "copies", f"there are 6 tiles of each value, not {tile.copies}")
    if sorted(t.value for t in c.tile) != list(range(LOWEST, LOWEST + VALUES)):
        raise file.bad("tile", 0, "value", "there are tiles of 2, 3, 4 and 5")
    if c.setup.hand != 6:
        raise file.bad("setup", 0, "hand", f"each player is dealt 6 cards, not {c.setup.hand}")
    if c.setup.open_cards != 4:
        raise file.bad("setup", 0, "open_cards", f"4 cards lie open, not {c.setup.open_cards}")
