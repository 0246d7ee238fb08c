"""What is in the box: the rows of `components.toml`, checked, and turned into what the rules need."""

import re
from typing import Literal

import msgspec

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.terms import COLOURS, FALL_AT, HAND, KINDS, SYMBOL_WORDS, WAY, Edition
from mathom.kernel.components import ComponentFile, Row, least_sure
from mathom.kernel.view import Provenance

SYMBOLS = tuple(SYMBOL_WORDS[1:])
EFFECTS = ("gandalf", "hand", "remove-one", "remove-two", "back", "surcharge", "tile-back", "draw")
REGIONS = "ABCD"
START_CARDS, OTHER_CARDS, DARK_CARDS, TILES, HIDDEN = 16, 37, 17, 18, 5


class Setup(Row, frozen=True):
    hand: int
    reversed: int
    fall_at: int
    dark_hand: int


class Difficulty(Row, frozen=True):
    easy: int
    normal: int
    hard: int


class Colour(Row, frozen=True):
    id: str


class Card(Row, frozen=True):
    kind: Literal["colour", "joker", "helper"]
    copies: int
    colour: str = ""
    symbols: list[str] = []
    start: bool = False


class Dark(Row, frozen=True):
    effect: Literal["gandalf", "hand", "remove-one", "remove-two", "back", "surcharge", "tile-back", "draw"]
    cost: int
    copies: int
    colour: str = ""


class Tile(Row, frozen=True):
    id: str
    region: Literal["A", "B", "C", "D"]
    upper: list[str] = []
    lower: list[str] = []
    forks: list[str] = []
    no_actions: bool = False
    doom: bool = False


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    difficulty: Difficulty
    colour: list[Colour]
    card: list[Card]
    dark: list[Dark]
    tile: list[Tile]

    def colours(self) -> list[str]:
        return [c.id for c in self.colour]

    def card_provenance(self, kind: int) -> Provenance:
        """of what a card shows; how many there are is not shown, and a Sauron card shows only what the rulebook says"""
        shown = [[n for n in ("kind", "colour", "symbols") if getattr(card, n)] for card in self.card]
        found = [
            card.told(*fields) for card, fields in zip(self.card, shown, strict=True) if self.card_kind(card) == kind
        ]
        return least_sure(*found)

    def dark_provenance(self, kind: int) -> Provenance:
        found = [
            dark.told("effect", "cost", *(["colour"] if dark.colour else []))
            for dark in self.dark
            if self.dark_kind(dark) == kind
        ]
        return least_sure(*found)

    def card_kind(self, card: Card) -> int:
        """the number the rules have for a card"""
        if card.kind == "joker":
            return terms.JOKER
        if card.kind == "helper":
            two = len(card.symbols) == 2
            return terms.HELPERS + (0 if two else SYMBOL_WORDS.index(card.symbols[0]))
        symbol = SYMBOL_WORDS.index(card.symbols[0]) if card.symbols else 0
        return self.colours().index(card.colour) * terms.SYMBOLS + symbol

    def dark_kind(self, dark: Dark) -> int:
        effect = EFFECTS.index(dark.effect)
        if dark.effect == "surcharge":
            return effect + self.colours().index(dark.colour)
        return effect if effect < terms.SURCHARGE else effect + COLOURS - 1

    def edition(self) -> Edition:
        colours = self.colours()
        start, others, dark_copies, costs = [0] * KINDS, [0] * KINDS, [0] * terms.DARKS, [0] * terms.DARKS
        for card in self.card:
            (start if card.start else others)[self.card_kind(card)] += card.copies
        for dark in self.dark:
            dark_copies[self.dark_kind(dark)] += dark.copies
            costs[self.dark_kind(dark)] = dark.cost
        edition = Edition(
            colours=colours,
            cards=card_names(colours),
            darks=dark_names(colours),
            tiles=[t.id for t in self.tile],
            start=start,
            others=others,
            saurons=[self.difficulty.easy, self.difficulty.normal, self.difficulty.hard],
            dark_copies=dark_copies,
            costs=costs,
            regions=[REGIONS.index(t.region) for t in self.tile],
        )
        for i, tile in enumerate(self.tile):
            self.lay(edition, i, tile)
        return edition

    def lay(self, edition: Edition, i: int, tile: Tile) -> None:
        if tile.doom:
            edition.raise_doom(i)
            return
        for way, fields in enumerate((tile.upper, tile.lower)):
            split = [field.partition("+") for field in fields]
            specials = [0 if not what else special_number(what) for _, _, what in split]
            edition.lay_way(i, way, [self.colours().index(colour) for colour, _, _ in split], specials)
        for fork in tile.forks:
            source, _, target = fork.partition(">")
            edition.fork(i, field_number(source), field_number(target))
        edition.barred[i] = int(tile.no_actions)


def special_number(what: str) -> int:
    return terms.WITH_JOKER if what == "joker" else SYMBOL_WORDS.index(what)


def field_number(text: str) -> int:
    """`l2` is the second field of the lower way"""
    return "ul".index(text[0]) * WAY + int(text[1]) - 1


def card_names(colours: list[str]) -> list[str]:
    out = [f"{c}-{s}" if s else c for c in colours for s in SYMBOL_WORDS[: terms.SYMBOLS]]
    helpers = ["gandalf-or-draw-two", *SYMBOL_WORDS[1 : terms.SYMBOLS]]
    return [*out, "joker", "sauron", *(f"helper-{h}" for h in helpers)]


def dark_names(colours: list[str]) -> list[str]:
    return [
        f"dark-{name}"
        for effect in EFFECTS
        for name in ([f"surcharge-{c}" for c in colours] if effect == "surcharge" else [effect])
    ]


# -- checking


def load(file: ComponentFile) -> Components:
    c = file.rows(Components)
    check_setup(file, c)
    check_colours(file, c)
    for i, card in enumerate(c.card):
        check_card(file, c, i, card)
    check_darks(file, c)
    for i, tile in enumerate(c.tile):
        check_tile(file, c, i, tile)
    check_counts(file, c)
    return c


def check_setup(file: ComponentFile, c: Components) -> None:
    for key, value, wanted, words in (
        ("hand", c.setup.hand, HAND, "each player is dealt 4 cards"),
        ("reversed", c.setup.reversed, 1, "one of the cards dealt is reversed"),
        ("fall_at", c.setup.fall_at, FALL_AT, "the bearer falls with 5 Sauron cards"),
        ("dark_hand", c.setup.dark_hand, HAND, "the servant draws 4 dark cards"),
    ):
        if value != wanted:
            raise file.bad("setup", 0, key, f"{words}, not {value}")
    d = c.difficulty
    if not 5 <= d.easy < d.normal < d.hard <= 30:
        raise file.bad("difficulty", 0, "", "there are 5 to 30 Sauron cards, and more of them the harder the game is")


def check_colours(file: ComponentFile, c: Components) -> None:
    names = c.colours()
    if len(names) != COLOURS:
        raise file.bad("colour", 0, "", f"there are {COLOURS} rows [[colour]], not {len(names)}")
    for i, name in enumerate(names):
        if not re.fullmatch(r"[a-z]+", name) or name in ("joker", "sauron", "helper", "dark"):
            raise file.bad("colour", i, "id", f"{name!r} cannot be an id; small letters, like 'green'")
        if name in names[:i]:
            raise file.bad("colour", i, "id", f"{name!r} is there twice")


def check_card(file: ComponentFile, c: Components, i: int, card: Card) -> None:
    if card.copies < 1:
        raise file.bad("card", i, "copies", "there is at least one copy of a card")
    for symbol in card.symbols:
        if symbol not in SYMBOLS:
            raise file.bad("card", i, "symbols", f"{symbol!r} is not one of {', '.join(SYMBOLS)}")
    if card.kind == "colour":
        if card.colour not in c.colours():
            raise file.bad("card", i, "colour", f"{card.colour!r} is not one of {', '.join(c.colours())}")
        if len(card.symbols) > 1 or "draw-two" in card.symbols:
            raise file.bad("card", i, "symbols", "a colour card has one symbol or none, and never draw-two")
    elif card.colour or card.start:
        raise file.bad(
            "card", i, "colour" if card.colour else "start", f"a {card.kind} has no colour and no start mark"
        )
    if card.kind == "joker" and card.symbols:
        raise file.bad("card", i, "symbols", "a Joker has no symbol")
    if card.kind == "helper":
        two = sorted(card.symbols) == ["draw-two", "gandalf"]
        if not two and (len(card.symbols) != 1 or "draw-two" in card.symbols):
            raise file.bad("card", i, "symbols", "a helper has one symbol, or gandalf and draw-two together")
        if two and card.copies != 2:
            raise file.bad("card", i, "copies", f"2 helpers have both symbols, not {card.copies}")


def check_darks(file: ComponentFile, c: Components) -> None:
    book = {
        "gandalf": 1,
        "hand": 1,
        "remove-one": 1,
        "remove-two": 2,
        "back": 2,
        "surcharge": 2,
        "tile-back": 3,
        "draw": 1,
    }
    for i, dark in enumerate(c.dark):
        if dark.cost != book[dark.effect]:
            raise file.bad("dark", i, "cost", f"{dark.effect} costs {book[dark.effect]}, not {dark.cost}")
        if dark.copies < 1:
            raise file.bad("dark", i, "copies", "there is at least one copy of a card")
        if dark.effect == "surcharge" and dark.colour not in c.colours():
            raise file.bad("dark", i, "colour", f"{dark.colour!r} is not one of {', '.join(c.colours())}")
        if dark.effect != "surcharge" and dark.colour:
            raise file.bad("dark", i, "colour", "only a surcharge has a colour")


def check_tile(file: ComponentFile, c: Components, i: int, tile: Tile) -> None:
    names = [t.id for t in c.tile]
    if not re.fullmatch(r"[a-z][a-z0-9-]*", tile.id) or tile.id in names[:i]:
        raise file.bad("tile", i, "id", f"{tile.id!r} cannot be an id, or is there twice; small letters and digits")
    if tile.doom:
        if tile.region != "D" or tile.upper or tile.lower or tile.forks or tile.no_actions:
            raise file.bad("tile", i, "doom", "Mount Doom is a tile of region D without ways")
        return
    for way, fields in (("upper", tile.upper), ("lower", tile.lower)):
        if not 1 <= len(fields) <= WAY:
            raise file.bad("tile", i, way, f"a way has 1 to {WAY} fields")
        for field in fields:
            colour, plus, what = field.partition("+")
            if colour not in c.colours():
                raise file.bad("tile", i, way, f"{colour!r} is not one of {', '.join(c.colours())}")
            if plus and what not in ("joker", *SYMBOLS[:-1]):
                raise file.bad("tile", i, way, f"{what!r} is not joker or one of {', '.join(SYMBOLS[:-1])}")
            if plus and tile.region != "D":
                raise file.bad("tile", i, way, "special fields are found in region D only")
    sizes = {"u": len(tile.upper), "l": len(tile.lower)}
    for fork in tile.forks:
        found = re.fullmatch(r"([ul])([1-4])>([ul])([1-4])", fork)
        if found is None or int(found[2]) > sizes[found[1]] or int(found[4]) > sizes[found[3]]:
            raise file.bad("tile", i, "forks", f"{fork!r} does not lead from field to field, like 'u1>l2'")
        if found[1] == found[3] or int(found[4]) <= int(found[2]):
            raise file.bad("tile", i, "forks", f"{fork!r}: a fork leads forward, to the other way")


def check_counts(file: ComponentFile, c: Components) -> None:
    for table, many, wanted, words in (
        ("card", sum(k.copies for k in c.card if k.start), START_CARDS, "start cards"),
        (
            "card",
            sum(k.copies for k in c.card if not k.start) + c.difficulty.normal,
            OTHER_CARDS,
            "other movement cards, Sauron cards counted",
        ),
        ("dark", sum(d.copies for d in c.dark), DARK_CARDS, "dark cards"),
        ("tile", len(c.tile), TILES, "tiles"),
        ("tile", sum(t.region == "A" for t in c.tile), HIDDEN, "tiles of region A"),
        ("tile", sum(t.region == "D" for t in c.tile), 4, "tiles of region D"),
        ("tile", sum(t.doom for t in c.tile), 1, "tile that is Mount Doom"),
        ("tile", sum(t.no_actions for t in c.tile), 3, "tiles without actions"),
    ):
        if many != wanted:
            raise file.bad(table, 0, "", f"there are {wanted} {words}, not {many}")
    if sum(len(k.symbols) == 2 for k in c.card) != 1:
        raise file.bad("card", 0, "", "there is one row for the helpers with two symbols")
