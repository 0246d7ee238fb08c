"""How large the numbers of a position can become: what the third form is built with."""

from pathlib import Path

from mathom.games.ringbearer.components import load
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.setup import set_up
from mathom.games.ringbearer.terms import (
    COLOURS,
    DARKS,
    ENDINGS,
    HAND,
    KINDS,
    LAYABLE,
    NIGHTFALL,
    PHASES,
    PLACES,
    START,
    TILES,
    TYPES,
)
from mathom.kernel.bounds import ACTION, Array, Form, or_none, up_to
from mathom.kernel.components import ComponentFile

BOX = load(ComponentFile.read(Path(__file__).with_name("components.toml"))).edition()
SEATS = 4
CARDS = sum(BOX.start) + sum(BOX.others) + max(BOX.saurons)
DARK_CARDS = sum(BOX.dark_copies)
ROUNDS = NIGHTFALL + TILES - 1  # once night has fallen the riders take a step each round: RB-109
TURNS = ROUNDS * SEATS
# In a turn a hand is filled up, and helpers draw two; what leaves a hand was drawn; two sorts are proved to be absent.
SAID = TURNS * (2 * (HAND + 4) + 4)
# A pile is renewed when a card is to be drawn and none is left. In one turn that is so once, and once by a helper.
SHUFFLES = 2 + 2 * TURNS
SOME = up_to(CARDS)
HANDS = Array(SEATS * KINDS, SOME)
DARK = Array(DARKS, up_to(DARK_CARDS))

FORM = Form(
    root=Ringbearer,
    set_up=set_up,
    actions=1024,  # most of them payments, each found once; what is more traps
    length=128,
    calls=True,
    stack=65_536,
    arrays={
        "next_fields.ahead": 8,
        "next_fields.next_fields": 8,
        "payments.due": 16,
        "payments.payments": 1024,
        "payments.new": 16,
        "ordinary.found": 96,
        "ordinary.ordinary": 96,
        "with_pair.new": 24,
        "back_to.behind": 16,
        "in_hand.cards": TYPES,
        "in_hand.in_hand": TYPES,
    },
    fields={
        "seat": or_none(SEATS),
        "turn": up_to(2**31 - 1),
        "seats": up_to(SEATS),
        "phase": up_to(len(PHASES)),
        "ring": up_to(SEATS),
        "servant": or_none(SEATS),
        "ending": up_to(len(ENDINGS)),
        "left": up_to(2),
        "owed": up_to(CARDS + DARK_CARDS),
        "turned": up_to(1),
        "playing": or_none(DARKS),
        "last": ACTION,
        "turns": up_to(TURNS + SEATS),
        "idle": up_to(TURNS + SEATS),
        "busy": up_to(1),
        "back_catches": up_to(1),
        "riders": up_to(PLACES),
        "gandalf": up_to(PLACES),
        "tile": up_to(PLACES),
        "field": up_to(START),
        "tiles": Array(PLACES, or_none(TILES)),
        "laid": up_to(PLACES),
        "at": Array(PLACES * LAYABLE, SOME),
        "tolls": Array(PLACES * COLOURS, up_to(DARK_CARDS)),
        "discard": Array(KINDS, SOME),
        "discard_size": SOME,
        "hand": HANDS,
        "back": HANDS,
        "size": Array(SEATS, SOME),
        "marked": HANDS,
        "marked_back": HANDS,
        "marked_at": Array(PLACES * LAYABLE, SOME),
        "marked_discard": Array(KINDS, SOME),
        "marks_stay": up_to(1),
        "helpers": Array(KINDS, SOME),
        "sauron": SOME,
        "dark_discard": DARK,
        "dark_hand": DARK,
        "before": DARK,
        "paid": Array(DARKS + 1, up_to(CARDS + DARK_CARDS)),
        "Pile.cards": Array(CARDS, up_to(TYPES << 8 | 255)),
        "Pile.tops": Array(CARDS, SOME),
        "Lore.said": Array(SAID, ACTION),
        "Lore.shuffles": Array(SHUFFLES * TYPES, SOME),
        "Payer.have": Array(LAYABLE, SOME),
        "Payer.found": Array(1024, ACTION),
        "Deal.said": Array(SAID, ACTION),
        "Deal.seat": or_none(SEATS),
        "Deal.rest": Array(SHUFFLES * TYPES, or_none(CARDS)),
        "Deal.sizes": Array(SHUFFLES, or_none(CARDS)),
        "Deal.held": Array(SEATS * CARDS, up_to(SAID)),
        "Deal.barred": Array(SEATS * CARDS, up_to(7)),
    },
)
