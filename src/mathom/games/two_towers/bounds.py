"""How large the numbers of a position can become: what the third form is built with."""

from pathlib import Path

from mathom.games.two_towers.components import load
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.setup import set_up
from mathom.games.two_towers.terms import COLOURS, GANDALF, KINDS, PLACES, TILES, TRAITS, VALUES
from mathom.kernel.bounds import Array, Form, Num, or_none, up_to
from mathom.kernel.components import ComponentFile

BOX = load(ComponentFile.read(Path(__file__).with_name("components.toml"))).edition()
SEATS = 5
CARDS = sum(BOX.copies)
COPIES = max(BOX.copies)
FIELDS = max(BOX.paths)
# Whoever is at turn on a field takes at most two cards. What is left of the first pile is never shuffled again.
DRAWN = 2 * SEATS * sum(BOX.paths)
LATER = DRAWN - (CARDS - SEATS * BOX.hand - BOX.open_cards)  # drawn from piles made of the discard
TIMES = LATER + 2  # each of them has at least one card; and the time before them
DRAWS = SEATS + LATER + 1
DOUBTS = SEATS * BOX.hand + DRAWN  # cards that came to a hand unseen
TURNS = SEATS * (sum(BOX.paths) + PLACES) + PLACES

BY_KIND = Array(KINDS, up_to(COPIES))
HANDS = Array(SEATS * KINDS, up_to(COPIES))
ROWS = SEATS * COLOURS
KIND_SET = up_to((1 << KINDS) - 1)

FORM = Form(
    root=TwoTowers,
    set_up=set_up,
    actions=2 * KINDS + 2,  # travel: draw, take or offer a kind; laying: a kind, with Gandalf or without, done
    length=CARDS,
    fields={
        "seat": or_none(SEATS),
        "turn": up_to(TURNS),
        "seats": up_to(SEATS),
        "lost_rows": up_to(1),
        "memory": up_to(1),
        "phase": up_to(2),
        "place": up_to(PLACES),
        "field": up_to(FIELDS),
        "ring": up_to(SEATS),
        "starter": up_to(SEATS),
        "acted": up_to(SEATS),
        "owed": up_to(2),
        "laid": or_none(GANDALF),
        "last": up_to(GANDALF),
        "fresh": up_to((1 << COLOURS) - 1),
        "paths": Array(PLACES, up_to(FIELDS)),
        "tiles": Array(PLACES * TILES, up_to(VALUES + 1)),
        "open": BY_KIND,
        "open_size": up_to(CARDS),
        "open_kinds": KIND_SET,
        "discard": BY_KIND,
        "discard_size": up_to(CARDS),
        "hand": HANDS,
        "held": Array(SEATS, KIND_SET),
        "shown": HANDS,
        "row_trait": Array(ROWS, or_none(TRAITS)),
        "row_size": Array(ROWS, up_to(COPIES)),
        "row_gandalf": Array(ROWS, up_to(1)),
        "won": Array(SEATS * VALUES, up_to(sum(BOX.tiles))),
        "valid": Array(SEATS, up_to(CARDS)),
        "Pile.cards": Array(CARDS, up_to(GANDALF << 8 | 255)),
        "Pile.tops": Array(2, up_to(CARDS)),  # nobody looks into a pile: there is one bag
        "Lore.pools": Array(TIMES * KINDS, up_to(COPIES)),
        "Lore.of": Array(DRAWS, up_to(SEATS)),
        "Lore.time": Array(DRAWS, up_to(TIMES)),
        "Lore.size": Array(DRAWS, up_to(CARDS)),
        "Lore.cards": Array(DRAWS * KINDS, up_to(COPIES)),
        "Lore.layer": Array(DOUBTS, up_to(SEATS)),
        "Lore.laid": Array(DOUBTS, up_to(GANDALF)),
        "Lore.truth": Array(DOUBTS, up_to(DRAWS)),
        "Lore.before": Array(DOUBTS, up_to(DRAWS)),
        "Lore.tries": Num(-(2**31), 2**31 - 1),
    },
)
