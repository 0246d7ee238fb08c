"""Looking for cards of a sort in all of one's own piles, the sideboard too, and taking them out."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.cards.kit.blindness import blinded
from mathom.games.lidless_eye.news import TOLD_SHOWN, TOLD_SIDEBOARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.terms import BOTH, CHOOSE, ITEM, PASS, RESOURCE
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.pile import Pile
from mathom.kernel.state import Buffer, act, act_a, act_c, act_kind

# where it is looked
DISCARD_PILE: Final = 0
PLAY_DECK: Final = 1
SIDEBOARD: Final = 2
SOURCES: Final = 3
FROM_DISCARD: Final = 1 << DISCARD_PILE
FROM_DECK: Final = 1 << PLAY_DECK
FROM_SIDEBOARD: Final = 1 << SIDEBOARD
# what for
OF_SIDE: Final = 0  # a resource or a character
A_MODE: Final = 1
AN_ITEM: Final = 2
A_CHARACTER: Final = 3
GEAR_ITEM: Final = 4  # a minor weapon, armor, shield or helmet, not unique, no hoard item


def wanted(kind: i64, what: i64) -> bool:
    card = KINDS[kind]
    if what == OF_SIDE:
        return FACTS.side[kind] & RESOURCE != 0
    if what == A_MODE:
        return "mode" in card.keywords
    if what == AN_ITEM:
        return card.type == ITEM
    if what == A_CHARACTER:
        return card.character != 0
    return card.type == ITEM and card.item == 0 and card.gear != 0 and not card.unique and not card.hoard


def pile_of(s: Eye, seat: i64, source: i64) -> Pile:
    if source == DISCARD_PILE:
        return s.discard[seat]
    return s.deck[seat] if source == PLAY_DECK else s.sideboard[seat]


def holds_wanted(s: Eye, seat: i64, sources: i64, what: i64) -> bool:
    """whether one of these piles (as bits) has such a card: its owner knows"""
    for source in range(SOURCES):
        if sources >> source & 1:
            for entry in pile_of(s, seat, source).cards:
                if wanted(entry >> 8, what):
                    return True
    return False


def fill_wanted(s: Eye, seat: i64, sources: i64, what: i64, into: Buffer) -> None:
    """one CHOOSE (kind, 0, source) for each different card"""
    for source in range(SOURCES):
        if sources >> source & 1:
            last: i64 = -1
            for entry in pile_of(s, seat, source).cards:
                kind = entry >> 8
                if kind != last and wanted(kind, what):
                    into.add(act(CHOOSE, kind, 0, source))
                last = kind


def take_out(s: Eye, seat: i64, source: i64, kind: i64, knowers: i64) -> None:
    """a card leaves a pile; a play deck that was searched is reshuffled (LE-B-25)"""
    pile = pile_of(s, seat, source)
    if source == PLAY_DECK:
        pile.mix()
    pile.take(kind, knowers)


class Seek(Procedure):
    """A player looks for cards of a sort in his own piles and puts them into his hand or his play deck. Whether there
    is one is his secret: he is asked wherever he could find one."""

    seat: i64 = 0
    sources: i64 = 0  # bits
    what: i64 = 0
    to_hand: i64 = 0  # 1: into the hand, shown to the opponent; 0: into the play deck
    left: i64 = 1  # so many may still be taken
    card: i64 = -1  # the event that lets him look: it is discarded afterwards, and so not found; -1: it is gone

    def __init__(self, seat: i64 = 0, sources: i64 = 0, what: i64 = 0, to_hand: i64 = 0, most: i64 = 1) -> None:
        self.seat = seat
        self.sources = sources
        self.what = what
        self.to_hand = to_hand
        self.left = most

    def go(self, s: Eye) -> i64:
        if blinded(s, self.seat):
            self.sources &= FROM_SIDEBOARD
        size: i64 = 0
        for source in range(SOURCES):
            if self.sources >> source & 1:
                size += pile_of(s, self.seat, source).size()
        if self.left == 0 or size == 0:
            s.deck[self.seat].mix()
            if self.card >= 0:
                s.to_discard(self.card)
            return s.done()
        return self.seat

    def fill(self, s: Eye, into: Buffer) -> None:
        fill_wanted(s, self.seat, self.sources, self.what, into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == PASS:
            self.left = 0
            return
        self.left -= 1
        kind = act_a(action)
        source = act_c(action)
        mine: i64 = 1 << self.seat
        take_out(s, self.seat, source, kind, BOTH if self.to_hand else mine)
        if self.to_hand:
            s.hand[self.seat].add(kind, BOTH)
            s.tell(TOLD_SHOWN, self.seat, kind)
            return
        s.deck[self.seat].add(kind, mine)
        if source == SIDEBOARD:
            s.tell(TOLD_SIDEBOARD, self.seat, 1, 1)

    def shows(self) -> bool:
        return self.to_hand != 0

    def blank(self) -> Frame:
        return Seek()

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)
        self.sources = io.num("sources", self.sources)
        self.what = io.num("what", self.what)
        self.to_hand = io.num("to hand", self.to_hand)
        self.left = io.num("left", self.left, 1)
        self.card = io.num("card", self.card, -1)


enter(Seek())
