"""The game as numbers, for programs that learn: what a seat knows."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, SITES
from mathom.games.lidless_eye.position.procedure import Secret
from mathom.games.lidless_eye.terms import ENDINGS, GUARD, PHASES, SPECTATORS
from mathom.kernel.fields import Content
from mathom.kernel.pile import Pile
from mathom.kernel.slate import Slate

if TYPE_CHECKING:
    from mathom.games.lidless_eye.position.eye import Eye

PIECES: Final = 96  # rows for pieces, by their numbers
COMPANIES: Final = 16  # rows for companies, by their numbers


def tell_seen(s: Eye, seat: i64, by: Slate) -> None:
    seats: i64 = len(s.hand)
    me: i64 = seat if seat >= 0 else 0
    seat_bit: i64 = SPECTATORS if seat < 0 else 1 << seat
    by.part("phase", len(PHASES))
    by.spot(s.phase, 1, len(PHASES))
    by.part("decides", seats)
    by.spot(after(s.seat, me, seats), 1, seats)
    by.part("at turn", seats)
    by.spot(after(s.active, me, seats), 1, seats)
    by.part("company at work", 1)
    by.num(s.now + 1)
    by.part("hazard limit", 1)
    by.num(s.limit)
    by.part("last turn", seats)
    by.spot(after(s.council, me, seats), 1, seats)
    by.part("ending", len(ENDINGS))
    by.spot(s.ending, 1, len(ENDINGS))
    by.part("under way", 2)
    by.num(len(s.stack))
    by.num(s.stack[len(s.stack) - 1].step if len(s.stack) else 0)
    for i in range(seats):
        tell_piles(s, (me + i) % seats, seat_bit, by)
    by.part("own sites", len(SITES))
    if seat >= 0:
        by.nums(s.site_state, seat * len(SITES), len(SITES))
    else:
        by.none(len(SITES))
    tell_pieces(s, me, seat_bit, seats, by)
    tell_companies(s, seat, me, seats, by)
    if by.whole:
        remember(s, seat, seat_bit, by)


def after(other: i64, me: i64, seats: i64) -> i64:
    """how many seats another sits after this one; a spectator sees from the first"""
    return (other - me + seats) % seats if other >= 0 else -1


def tell_piles(s: Eye, p: i64, seat_bit: i64, by: Slate) -> None:
    """of each pile of a player how many cards there are, and how many of each kind this seat knows there"""
    by.part("sizes of piles", 4)
    by.num(len(s.hand[p].cards))
    by.num(len(s.deck[p].cards))
    by.num(len(s.discard[p].cards))
    by.num(len(s.sideboard[p].cards))
    by.part("deck exhausted", 1)
    by.num(s.exhausted[p])
    by.part("ringwraith", 1)
    by.num(s.avatar[p] + 1)
    by.part("score", 1)
    by.num(s.score[p])
    by.part("known in hand", len(KINDS))
    tell_known(s.hand[p], seat_bit, by)
    by.part("known in discard", len(KINDS))
    tell_known(s.discard[p], seat_bit, by)
    by.part("marshalling point pile", len(KINDS))
    tell_known(s.stored[p], seat_bit, by)


def tell_known(pile: Pile, seat_bit: i64, by: Slate) -> None:
    counts = by.at
    by.none(len(KINDS))
    for entry in pile.cards:
        if entry & seat_bit:
            by.more(counts + (entry >> 8))


def tell_pieces(s: Eye, me: i64, seat_bit: i64, seats: i64, by: Slate) -> None:
    """by number: kind, whose, where, with which piece, with which company, tapped or wounded, what it remembers"""
    by.part("pieces", PIECES * 7)
    for c in range(PIECES):
        if c >= len(s.kind) or s.kind[c] < 0:
            by.none(7)
            continue
        by.num(s.kind[c] + 1 if s.zone[c] != GUARD or s.known[c] & seat_bit else 0)
        by.num(after(s.owner[c], me, seats) + 1)
        by.num(s.zone[c])
        by.num(s.host[c] + 1)
        by.num(s.co[c] + 1)
        by.num(s.tap[c])
        by.num(s.mark[c] & 0x3FFF)


def tell_companies(s: Eye, seat: i64, me: i64, seats: i64, by: Slate) -> None:
    """by number: whose, at which site, to which if that is known, what it did, its hazard limit"""
    by.part("companies", COMPANIES * 5)
    for i in range(COMPANIES):
        if i >= len(s.co_owner) or s.co_owner[i] < 0:
            by.none(5)
            continue
        known = s.co_open[i] or s.co_owner[i] == seat
        by.num(after(s.co_owner[i], me, seats) + 1)
        by.num(s.co_site[i] + 1)
        by.num(0 if s.co_dest[i] < 0 else s.co_dest[i] + 2 if known else 1)
        by.num(s.co_did[i])
        by.num(s.co_limit[i])


def remember(s: Eye, seat: i64, seat_bit: i64, by: Slate) -> None:
    """what else a seat can tell: pieces and companies with all that is seen of them, what is under way unless it is
    secret, and in each bag of a pile the cards it knows"""
    by.num(seat)
    by.num(s.turn)
    by.num(s.victor)
    by.num(s.result)
    by.num(s.spoken)
    by.num(s.extra)
    by.num(s.fresh)
    for c in range(len(s.kind)):
        known = s.zone[c] != GUARD or s.known[c] & seat_bit
        by.num(s.kind[c] if known else -2)
        by.num(s.owner[c])
        by.num(s.zone[c])
        by.num(s.host[c])
        by.num(s.co[c])
        by.num(s.tap[c])
        by.num(s.until[c])
        by.num(s.mark[c])
        by.num(s.used[c])
    for i in range(len(s.co_owner)):
        by.num(s.co_owner[i])
        by.num(s.co_site[i])
        by.num(s.co_origin[i])
    for n in s.once:
        by.num(n)
    for n in s.plain:
        by.num(n)
    for n in s.slain:
        by.num(n)
    for p in range(len(s.hand)):
        for pile in (s.hand[p], s.deck[p], s.discard[p], s.sideboard[p], s.stored[p], s.out[p]):
            tell_bags(pile, seat_bit, by)
    for frame in s.stack:
        content = Content()
        content.part(frame.name())
        if not isinstance(frame, Secret):
            frame.fields(content)
        for n in content.numbers:
            by.num(n)


def tell_bags(pile: Pile, seat_bit: i64, by: Slate) -> None:
    for n in pile.tops:
        by.num(n)
    unknown: i64 = 0
    for entry in pile.cards:
        if entry & seat_bit:
            by.num(entry >> 8)
        else:
            unknown += 1
    by.num(-1 - unknown)
