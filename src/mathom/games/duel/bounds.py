"""How large the numbers of a position can become: what the third form is built with."""

from pathlib import Path

from mathom.games.duel.components import load
from mathom.games.duel.rules import Duel
from mathom.games.duel.setup import set_up
from mathom.games.duel.terms import (
    AREA,
    CARDS,
    CHAPTER_CARDS,
    ENDINGS,
    FACE_DOWN,
    OWN,
    OWNED,
    PEOPLES,
    REGIONS,
    SHARED,
    SLOTS,
    SYMBOL,
    TILES,
    TOKENS,
)
from mathom.kernel.bounds import ACTION, Array, Form, Num, or_none, up_to
from mathom.kernel.components import ComponentFile

BOX = load(ComponentFile.read(Path(__file__).with_name("components.toml"))).edition()
# An unlimited reserve pays every card, tile and token; no game takes more decisions than `game.longest`, and none of
# them brings more than the dearest effect and twice what a discard of the last chapter does.
COINS = 900 * 12
REGION_SET = up_to((1 << REGIONS) - 1)
SLOT_SET = up_to((1 << SLOTS) - 1)
SYMBOLS = sum(BOX.gives)
EACH_SEAT = 2

FORM = Form(
    root=Duel,
    set_up=set_up,
    actions=80,  # cards of the discard pile, when one is played from there; else cards, tiles, moves: fewer
    length=CARDS + SLOTS,
    fields={
        "seat": or_none(1),
        "turn": up_to(900),
        "reserve": up_to(1),
        "effects_are": up_to(1),
        "chapter": up_to(2),
        "extra": up_to(1),
        "again": up_to(1),
        "winner": or_none(SHARED),
        "ending": or_none(len(ENDINGS)),
        # a card has three effects at most and three reactions, a tile as many; each may lead to two more, one by one
        "tasks": Array(24, ACTION),
        "pending": up_to(24),
        "layout": Array(SLOTS, or_none(FACE_DOWN)),
        "where": Array(CARDS, up_to(AREA + 1)),
        "tile_at": Array(TILES, up_to(OWNED + 1)),
        "token_at": Array(TOKENS, up_to(OWNED + 1)),
        "top": Array(PEOPLES, or_none(TOKENS)),
        "coins": Array(EACH_SEAT, up_to(COINS)),
        "steps": Array(EACH_SEAT, up_to(BOX.steps)),
        "units": Array(EACH_SEAT * REGIONS, up_to(BOX.units)),
        "built": Array(EACH_SEAT, REGION_SET),
        "hidden": up_to(SLOTS),
        "discards": up_to(CARDS),
        "open": up_to((1 << TILES) - 1),
        "lying": SLOT_SET,
        "available": SLOT_SET,
        "face_up": SLOT_SET,
        "skills": Array(EACH_SEAT * OWN, up_to(SYMBOLS)),
        "have": Array(EACH_SEAT, up_to(sum(127 * n for n in SYMBOL))),
        "chains": Array(EACH_SEAT, up_to((1 << len(BOX.chains)) - 1)),
        "peoples": Array(EACH_SEAT * PEOPLES, up_to(CARDS)),
        "allies": Array(EACH_SEAT, up_to((1 << PEOPLES) - 1)),
        "powers": Array(EACH_SEAT, up_to((1 << TOKENS) - 1)),
        "held": Array(EACH_SEAT, REGION_SET),
        "supply": Array(EACH_SEAT, up_to(BOX.units)),
        "Pile.cards": Array(CHAPTER_CARDS, up_to(CARDS << 8 | 255)),
        "Pile.tops": Array(1, up_to(CHAPTER_CARDS)),
        "Dice.at": Num(0, 0),
    },
)
