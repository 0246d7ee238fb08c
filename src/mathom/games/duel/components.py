"""What is in the box: the rows of `components.toml`, turned into what the rules need. `validator.py` checks them."""

from typing import Literal

import msgspec
from mypy_extensions import i64

from mathom.games.duel.terms import (
    ADVANCE,
    AGAIN,
    CHAPTERS,
    COLOURS,
    EFFECTS,
    EVERYWHERE,
    GAIN,
    LOSE,
    MOVE,
    NOTHING,
    PEOPLE,
    PLACE,
    RAZE,
    RECALL,
    REMOVE,
    SKILLS,
    SLOTS,
    SYMBOL,
    UNLEARN,
    Edition,
)
from mathom.games.duel.validator import check
from mathom.kernel.components import ComponentFile, Row
from mathom.kernel.state import act
from mathom.kernel.vecs import vec

Colour = Literal["grey", "yellow", "blue", "green", "red", "purple"]


class Box(Row, frozen=True):
    coins: int
    units: int
    fortresses: int
    set_aside: int
    open_tiles: int


class Side(Row, frozen=True):
    id: str
    coins: int
    region: str
    units: int


class Named(Row, frozen=True):
    id: str


class Region(Row, frozen=True):
    id: str
    name: str
    x: int
    y: int
    lines: list[str]


class Track(Row, frozen=True):
    steps: int


class Bonus(Row, frozen=True):
    step: int
    effect: Literal["coins", "units", "extra-turn", "raze"]


class Layout(Row, frozen=True):
    chapter: int
    rows: list[list[int]]
    covered_by: list[list[int]]


class Card(Row, frozen=True):
    id: str
    chapter: int
    colour: Colour
    price: int = 0
    asks: dict[str, int] = {}
    chain_from: str = ""
    chain: str = ""
    gives: dict[str, int] = {}
    choice: list[str] = []
    coins: int = 0
    rings: int = 0
    people: str = ""
    units: int = 0
    regions: list[str] = []
    removes: int = 0
    takes: int = 0
    moves: int = 0


class Tile(Row, frozen=True):
    id: str
    name: str
    region: str
    asks: dict[str, int]
    units: int = 0
    coins: int = 0
    moves: int = 0
    grey: bool = False
    rings: int = 0
    alliance: bool = False
    recall: bool = False


class Token(Row, frozen=True):
    id: str
    people: str
    power: str


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    box: Box
    side: list[Side]
    skill: list[Named]
    people: list[Named]
    region: list[Region]
    track: Track
    bonus: list[Bonus]
    layout: list[Layout]
    card: list[Card]
    tile: list[Tile]
    token: list[Token]

    def edition(self) -> Edition:
        e = Edition()
        e.cards = [c.id for c in self.card]
        e.tiles = [t.id for t in self.tile]
        e.tokens = [t.id for t in self.token]
        e.regions = [r.id for r in self.region]
        e.peoples = [p.id for p in self.people]
        e.skills = [s.id for s in self.skill]
        e.chains = [c.chain for c in self.card if c.chain]
        e.slot_words = [*e.cards, "face-down"]
        e.coins = self.box.coins
        e.units = self.box.units
        e.open_tiles = self.box.open_tiles
        e.start_coins = vec[i64]([s.coins for s in self.side])
        e.start_region = vec[i64]([e.regions.index(s.region) for s in self.side])
        e.start_units = vec[i64]([s.units for s in self.side])
        e.steps = self.track.steps
        bonus = {
            "coins": act(GAIN, 1),
            "units": act(PLACE, 1, EVERYWHERE),
            "extra-turn": act(AGAIN),
            "raze": act(RAZE, 1, 1),
        }
        at = {b.step: bonus[b.effect] for b in self.bonus}
        e.bonus = vec[i64]([at.get(i, 0) for i in range(e.steps + 1)])
        e.neighbours = vec[i64]([region_set(e, r.lines) for r in self.region])
        self.cards_into(e)
        self.tiles_into(e)
        self.layouts_into(e)
        return e

    def cards_into(self, e: Edition) -> None:
        e.decks = [
            vec[i64]([i << 8 for i, c in enumerate(self.card) if c.chapter == chapter + 1])
            for chapter in range(CHAPTERS)
        ]
        e.colour = vec[i64]([COLOURS.index(c.colour) for c in self.card])
        e.gives = vec[i64]([c.gives.get(s, 0) for c in self.card for s in e.skills])
        e.brings = packed(e.gives)
        e.choice = vec[i64]([sum(1 << e.skills.index(s) for s in c.choice) for c in self.card])
        e.chain = vec[i64]([1 << e.chains.index(c.chain) if c.chain else 0 for c in self.card])
        e.chain_from = vec[i64]([1 << e.chains.index(c.chain_from) if c.chain_from else 0 for c in self.card])
        e.people = vec[i64]([e.peoples.index(c.people) if c.people else NOTHING for c in self.card])

    def tiles_into(self, e: Edition) -> None:
        """and what cards and tiles have alike: prices and effects"""
        e.tile_region = vec[i64]([e.regions.index(t.region) for t in self.tile])
        prices = [(c.price, c.asks) for c in self.card] + [(0, t.asks) for t in self.tile]
        e.price = vec[i64]([coins for coins, _ in prices])
        e.asks = vec[i64]([asks.get(s, 0) for _, asks in prices for s in e.skills])
        e.needs = packed(e.asks)
        e.most = vec[i64]([coins + sum(asks.values()) for coins, asks in prices])
        effects = [card_effects(e, c) for c in self.card] + [tile_effects(e, t) for t in self.tile]
        e.effects = vec[i64]([task for tasks in effects for task in (*tasks, 0, 0, 0)[:EFFECTS]])

    def layouts_into(self, e: Edition) -> None:
        face_up, covers, beneath = [], [], []
        for layout in sorted(self.layout, key=lambda p: p.chapter):
            face_up += [int(row % 2 == 0) for row, columns in enumerate(layout.rows) for _ in columns]
            covers += [sum(1 << c for c in by) for by in layout.covered_by]
            for slot in range(SLOTS):
                under = [s for s, by in enumerate(layout.covered_by) if slot in by]
                beneath += [*under, NOTHING, NOTHING][:2]
        e.face_up = vec[i64](face_up)
        e.covers = vec[i64](covers)
        e.beneath = vec[i64](beneath)


def load(file: ComponentFile) -> Components:
    c = file.rows(Components)
    check(file, c)
    return c


def packed(symbols: vec[i64]) -> vec[i64]:
    """those of each card or tile in one number"""
    each = range(0, len(symbols), SKILLS)
    return vec[i64]([sum(symbols[i + k] * SYMBOL[k] for k in range(SKILLS)) for i in each])


def region_set(e: Edition, names: list[str]) -> int:
    return sum(1 << e.regions.index(name) for name in names)


def card_effects(e: Edition, c: Card) -> list[int]:
    """the order of purple cards is a ruling: DU-50"""
    return [
        *([act(PLACE, c.units, region_set(e, c.regions))] if c.units else []),
        *([act(GAIN, c.coins)] if c.coins else []),
        *([act(ADVANCE, c.rings)] if c.rings else []),
        *([act(REMOVE, c.removes)] if c.removes else []),
        *([act(LOSE, c.takes)] if c.takes else []),
        *([act(MOVE, c.moves)] if c.moves else []),
    ]


def tile_effects(e: Edition, t: Tile) -> list[int]:
    return [
        *([act(PLACE, t.units, region_set(e, [t.region]))] if t.units else []),
        *([act(GAIN, t.coins)] if t.coins else []),
        *([act(MOVE, t.moves)] if t.moves else []),
        *([act(UNLEARN)] if t.grey else []),
        *([act(ADVANCE, t.rings)] if t.rings else []),
        *([act(PEOPLE)] if t.alliance else []),
        *([act(RECALL)] if t.recall else []),
    ]
