"""What is in the box: the rows of `components.toml`, checked, and turned into what the rules need."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from mathom.games.battle.terms import (
    ABILITIES,
    COMPANIONS,
    ENEMIES,
    HAND_LIMIT,
    JOKER,
    MOST_OF_ONE,
    OPEN,
    SYMBOLS,
    TRIGGER,
    Edition,
)
from mathom.kernel.components import ComponentFile, Row

Ability = Literal[
    "hobbit",
    "double",
    "gimli",
    "legolas",
    "gandalf",
    "bombadil",
    "aragorn",
    "glorfindel",
    "treebeard",
    "angbor",
    "",
]
TEXTS = ("hand", "laid", "enemy")  # of Mordor cards, in the order of the rulebook
MORDOR_CARDS = 12
RULEBOOK = {
    "hand": 3,
    "hand_limit": HAND_LIMIT,
    "open_enemies": OPEN,
    "trigger": TRIGGER,
    "hobbit_points": 1,
    "gandalf_points": 2,
}


class Setup(Row, frozen=True):
    hand: int
    hand_limit: int
    open_enemies: int
    trigger: int
    hobbit_points: int
    gandalf_points: int


class Symbol(Row, frozen=True):
    id: str
    colour: str


class Card(Row, frozen=True):
    id: str
    name: str
    symbols: list[str]


class Companion(Card, frozen=True):
    ability: Ability = ""


class Mordor(Row, frozen=True):
    text: Literal["hand", "laid", "enemy"]
    copies: int


class Enemy(Card, frozen=True):
    points: int
    leader: bool = False


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    symbol: list[Symbol]
    companion: list[Companion]
    mordor: list[Mordor]
    enemy: list[Enemy]

    def edition(self) -> Edition:
        copies: dict[str, int] = {m.text: m.copies for m in self.mordor}
        return Edition(
            companions=[c.id for c in self.companion],
            abilities=[ABILITIES.index(c.ability) for c in self.companion],
            symbols=[[SYMBOLS.index(s) for s in c.symbols] for c in self.companion],
            mordor=[f"mordor-{text}" for text in TEXTS],
            copies=[copies[text] for text in TEXTS],
            enemies=[e.id for e in self.enemy],
            wants=[[SYMBOLS.index(s) for s in e.symbols] for e in self.enemy],
            points=[e.points for e in self.enemy],
            leaders=[e.leader for e in self.enemy],
            hand=self.setup.hand,
            hobbit_points=self.setup.hobbit_points,
            gandalf_points=self.setup.gandalf_points,
        )


def load(file: ComponentFile) -> Components:
    c = file.rows(Components)
    check_symbols(file, c)
    check_names(file, c)
    check_companions(file, c)
    check_enemies(file, c)
    check_counts(file, c)
    return c


def check_symbols(file: ComponentFile, c: Components) -> None:
    if len(c.symbol) != len(SYMBOLS):
        raise file.bad("symbol", 0, "", f"there are {len(SYMBOLS)} rows [[symbol]], not {len(c.symbol)}")
    for i, symbol in enumerate(c.symbol):
        if symbol.id not in SYMBOLS:
            raise file.bad("symbol", i, "id", f"{symbol.id!r} is not one of {', '.join(SYMBOLS)}")
        if symbol.id in [s.id for s in c.symbol[:i]]:
            raise file.bad("symbol", i, "id", f"{symbol.id!r} is there twice")
        if not re.fullmatch("[a-z]+", symbol.colour):
            raise file.bad("symbol", i, "colour", f"{symbol.colour!r} is not a colour in small letters")


def check_names(file: ComponentFile, c: Components) -> None:
    seen: set[str] = {"companion", "new", *(f"mordor-{text}" for text in TEXTS)}  # words of records and moves
    tables: tuple[tuple[str, Sequence[Card], int], ...] = (
        ("companion", c.companion, COMPANIONS),
        ("enemy", c.enemy, ENEMIES),
    )
    for table, rows, wanted in tables:
        if len(rows) != wanted:
            raise file.bad(table, 0, "", f"there are {wanted} rows [[{table}]], not {len(rows)}")
        for i, row in enumerate(rows):
            if not re.fullmatch(r"[a-z]+(-[a-z]+)*", row.id):
                raise file.bad(table, i, "id", f"{row.id!r} cannot be an id; small letters and hyphens, like 'balrog'")
            if row.id in seen:
                raise file.bad(table, i, "id", f"{row.id!r} is there twice, or means something else")
            if not row.name.strip():
                raise file.bad(table, i, "name", f"{row.id} has a name")
            seen.add(row.id)


def check_companions(file: ComponentFile, c: Components) -> None:
    wanted = Counter({"hobbit": 4, "double": 4, **dict.fromkeys(ABILITIES[3:], 1)})
    found: Counter[str] = Counter()
    supply: Counter[str] = Counter()
    for i, companion in enumerate(c.companion):
        if not 1 <= len(companion.symbols) <= 4:
            raise file.bad("companion", i, "symbols", f"{companion.id} shows 1 to 4 symbols")
        for symbol in companion.symbols:
            if symbol not in SYMBOLS:
                raise file.bad("companion", i, "symbols", f"{symbol!r} is not one of {', '.join(SYMBOLS)}")
        supply.update(companion.symbols)
        if max(supply.values()) > MOST_OF_ONE:
            raise file.bad("companion", i, "symbols", f"there are at most {MOST_OF_ONE} of one symbol in all")
        if companion.ability:
            found[companion.ability] += 1
            if found[companion.ability] > wanted[companion.ability]:
                many = wanted[companion.ability]
                raise file.bad("companion", i, "ability", f"{companion.ability!r} is the ability of {many} only")
    for ability, many in wanted.items():
        if found[ability] < many:
            raise file.bad("companion", 0, "ability", f"{ability!r} is the ability of {many}, not of {found[ability]}")


def check_enemies(file: ComponentFile, c: Components) -> None:
    for i, enemy in enumerate(c.enemy):
        if not 1 <= len(enemy.symbols) <= 4:
            raise file.bad("enemy", i, "symbols", f"{enemy.id} shows 1 to 4 symbols")
        for symbol in enemy.symbols:
            if symbol not in SYMBOLS[:JOKER]:
                raise file.bad("enemy", i, "symbols", f"{symbol!r} is not one of {', '.join(SYMBOLS[:JOKER])}")
            if enemy.symbols.count(symbol) > 1:
                raise file.bad("enemy", i, "symbols", f"{enemy.id} shows {symbol} twice")
        if not 1 <= enemy.points <= 99:
            raise file.bad("enemy", i, "points", f"{enemy.id} is worth 1 to 99 points")


def check_counts(file: ComponentFile, c: Components) -> None:
    for i, row in enumerate(c.mordor):
        if row.copies < 1:
            raise file.bad("mordor", i, "copies", f"there is at least one Mordor card of the text {row.text!r}")
        if row.text in [m.text for m in c.mordor[:i]]:
            raise file.bad("mordor", i, "text", f"{row.text!r} is there twice")
    if len(c.mordor) != len(TEXTS):
        raise file.bad("mordor", 0, "", f"there are {len(TEXTS)} rows [[mordor]], not {len(c.mordor)}")
    many = sum(row.copies for row in c.mordor)
    if many != MORDOR_CARDS:
        raise file.bad("mordor", 0, "copies", f"there are {MORDOR_CARDS} Mordor cards, not {many}")
    for key, value in RULEBOOK.items():
        if getattr(c.setup, key) != value:
            raise file.bad("setup", 0, key, f"the rulebook says {value}, not {getattr(c.setup, key)}")
