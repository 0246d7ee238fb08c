"""Optional rules: one player against the hazard deck, how its cards come and go (LE-O-22 to LE-O-28). How they are
played stands in `harm`."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.news import TOLD_TURNED_UP, TOLD_UNPLAYED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.sums import total
from mathom.games.lidless_eye.terms import BOTH, DRAWS, DREW, HAZARD_DECK
from mathom.kernel.dice import EVERYONE
from mathom.kernel.vecs import append, vec

TURNED_UP: Final = 2  # for every company, moving or not
FOR_EACH: Final = 2  # for each card that an opponent would draw


def turn_up_hazards(s: Eye, draws: i64) -> None:
    """LE-O-25: for a company for which an opponent would draw so many; 0 for one that stays"""
    many = FOR_EACH * total(s, DRAWS, HAZARD_DECK, draws) if draws else 0
    for _ in range(TURNED_UP + many):
        turn_up(s)


def turn_up(s: Eye) -> None:
    """one card of the hazard deck, seen by everybody; of an empty one what was discarded is shuffled (LE-O-28)"""
    deck = s.deck[HAZARD_DECK]
    if deck.size() == 0:
        s.discard[HAZARD_DECK].empty_into(deck)
    if deck.size() == 0:
        return
    kind = deck.draw(s.dice, DREW, EVERYONE)
    s.hand[HAZARD_DECK].add(kind, BOTH)
    s.tell(TOLD_TURNED_UP, HAZARD_DECK, kind)


def discard_unplayed(s: Eye) -> None:
    """LE-O-28; LE-O-27: what needs Doors of Night waits for it"""
    gone = vec[i64]()
    hand = s.hand[HAZARD_DECK]
    for entry in hand.cards:
        if not KINDS[entry >> 8].by_night:
            gone = append(gone, entry >> 8)
    for kind in gone:
        hand.take(kind, BOTH)
        s.discard[HAZARD_DECK].add(kind, BOTH)
    if len(gone):
        s.tell(TOLD_UNPLAYED, HAZARD_DECK, len(gone), hand.size())
