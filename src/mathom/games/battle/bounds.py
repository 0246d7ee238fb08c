"""How large the numbers of a position can become: what the third form is built with."""

from pathlib import Path

from mathom.games.battle.components import load
from mathom.games.battle.rules import Battle
from mathom.games.battle.setup import set_up
from mathom.games.battle.terms import COMPANIONS, DRAWS, ENEMIES, OPEN, PHASES, RING_KINDS, SLOTS, TRIGGER
from mathom.kernel.bounds import ACTION, ANY, Array, Form, or_none, up_to
from mathom.kernel.components import ComponentFile

BOX = load(ComponentFile.read(Path(__file__).with_name("components.toml"))).edition()
SEATS = 4
LONGEST = 21 * (31 * 4 + 4) + 2  # decisions, as game.py has it
RING_CARDS = sum(BOX.copies)
CARD_SET = up_to((1 << COMPANIONS) - 1)
ENEMY_SET = up_to((1 << ENEMIES) - 1)
GROUPS = SEATS * SLOTS

FORM = Form(
    root=Battle,
    set_up=set_up,
    actions=1024,  # a fight for each group and set of enemies, each companion to each group; what is more traps
    length=1024,
    calls=True,
    stack=131_072,
    arrays={
        "in_order.cards": COMPANIONS,
        "in_order.in_order": COMPANIONS,
        "lenders.cards": COMPANIONS,
        "lenders.lenders": COMPANIONS,
        "loans.chosen": 8,
        "cards_in.out": COMPANIONS,
        "cards_in.cards_in": COMPANIONS,
        "deal_anew.to_deal": SEATS,
        "remove_beaten.kept": OPEN,
        "ranking.order": SEATS,
        "ranking.ranking": SEATS,
    },
    fields={
        "seat": or_none(SEATS),
        "turn": up_to(LONGEST),
        "seats": up_to(SEATS),
        "timing": up_to(1),
        "phase": up_to(len(PHASES)),
        "active": up_to(SEATS),
        "again": up_to(1),
        "angbor": up_to(1),
        "drew": up_to(1),
        "drawing": up_to(len(DRAWS)),
        "fighting": or_none(SLOTS),
        "against": up_to((1 << OPEN) - 1),
        "open": Array(OPEN + 1, up_to(ENEMIES)),
        "enemy_discard": Array(ENEMIES, up_to(ENEMIES)),
        "beaten": Array(SEATS, ENEMY_SET),
        "mordor": Array(TRIGGER + 1, up_to(RING_KINDS)),
        "ring_discard": Array(RING_CARDS, up_to(RING_KINDS)),
        "shuffles": up_to(LONGEST),
        "hand": Array(SEATS, CARD_SET),
        "held": Array(SEATS, up_to(COMPANIONS)),
        "drawn": Array(COMPANIONS, up_to(LONGEST)),
        "received": Array(SEATS, CARD_SET),
        "group": Array(GROUPS, CARD_SET),
        "strength": Array(GROUPS, ANY),  # ten counts in one number
        "slots": Array(SEATS, up_to(SLOTS)),
        "out": Array(SEATS, CARD_SET),
        "stamp": Array(COMPANIONS, up_to(2 * LONGEST)),
        "stamps": up_to(2 * LONGEST),
        "offers": Array(1024, ACTION),
        "Pile.cards": Array(RING_CARDS, up_to(RING_KINDS << 8 | 255)),
        "Pile.tops": Array(2, up_to(RING_CARDS)),
    },
)
