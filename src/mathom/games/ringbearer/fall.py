"""The riders, the end, and the fall of the bearer: RB-17 to RB-20, RB-59, RB-72 to RB-78, RB-99 to RB-104."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.position import Position
from mathom.games.ringbearer.terms import (
    A_DARK,
    A_SHOWING,
    ADVANCED,
    BETRAYED,
    BIT,
    CAUGHT,
    DARKS,
    DREW,
    DREW_DARK,
    ENDED,
    ENDINGS,
    FELL,
    FINISHED,
    HAND,
    HELD_OFF,
    IDLE,
    IDLE_ROUNDS,
    JOKER,
    KINDS,
    NIGHT,
    NIGHTFALL,
    NOTHING,
    PRESSED,
    SAURON,
    SHOWINGS,
    WITH_MARK,
    WITHOUT_MARK,
)
from mathom.kernel.dice import EVERYONE
from mathom.kernel.state import OVER

# -- what is shown


def show(s: Position, seat: i64, card: i64) -> None:
    """a hand card is laid open because it must be: not an action, so it is in the record as if by chance"""
    s.dice.pick(A_SHOWING, EVERYONE, SHOWINGS, 1 + seat * KINDS + card, 1)


def show_mark(s: Position, card: i64) -> None:
    """whether a card that is laid open has a start mark; what is no colour card never has"""
    if s.marks_stay and card % KINDS < JOKER:
        s.dice.pick(A_SHOWING, EVERYONE, SHOWINGS, WITH_MARK if card >= KINDS else WITHOUT_MARK, 1)


def show_no_more(s: Position) -> None:
    s.dice.pick(A_SHOWING, EVERYONE, SHOWINGS, 0, 1)


# -- the riders


def advance(s: Position, steps: i64) -> None:
    """RB-17, RB-59: tile by tile; Gandalf stops them once"""
    for _ in range(steps):
        if s.riders >= s.tile:  # it was moved back to them, or past them: see the option of RB-100
            caught(s)
            return
        if s.gandalf == s.riders + 1:
            s.gandalf = 0
            s.tell(HELD_OFF, NOTHING, s.riders)
            return
        s.riders += 1
        s.tell(ADVANCED, NOTHING, s.riders)
        if s.riders == s.tile:
            caught(s)
            return


def is_night(s: Position) -> bool:
    """RB-109"""
    return s.turns >= NIGHTFALL * s.seats


def press_on(s: Position) -> None:
    """RB-108, RB-109: the riders' step at the end of a round"""
    if is_night(s):
        if s.turns == NIGHTFALL * s.seats:
            s.gandalf = 0
            s.tell(NIGHT, NOTHING)
        if s.turns % s.seats == 0:
            s.tell(PRESSED, NOTHING, 1)
            advance(s, 1)
    elif s.idle and s.idle % s.seats == 0:
        if s.idle > IDLE_ROUNDS * s.seats:
            s.tell(PRESSED, NOTHING)
            advance(s, 1)
        elif s.idle == IDLE_ROUNDS * s.seats:
            s.tell(IDLE, NOTHING)


def caught(s: Position) -> None:
    """RB-99, RB-101"""
    end(s, CAUGHT if s.servant == NOTHING else BETRAYED)


def end(s: Position, ending: i64) -> None:
    s.ending = ending
    s.phase = ENDED
    s.seat = OVER
    s.tell(FINISHED, s.servant, ending)


def how_it_ended(s: Position) -> str:
    return ENDINGS[s.ending]


# -- the fall


def fall(s: Position) -> None:
    """RB-72 to RB-74"""
    seat = s.ring
    s.servant = seat
    s.tell(FELL, seat)
    for k in range(KINDS):
        i = seat * KINDS + k
        for turned in range(2):
            for _ in range(s.back[i] if turned else s.hand[i]):
                card = s.which(seat, turned, k)
                s.from_hand(seat, turned, card)
                show(s, seat, k)
                show_mark(s, card)
                s.throw_away(card)
    s.throw_away(SAURON, s.sauron)
    s.sauron = 0
    draw_dark_cards(s)


def dark_size(s: Position) -> i64:
    n: i64 = 0
    for k in range(DARKS):
        n += s.dark_hand[k]
    return n


def draw_dark_cards(s: Position) -> None:
    """until he has four: RB-74, RB-79"""
    many = HAND - dark_size(s)
    for _ in range(many):
        s.renew_dark_pile()
        if len(s.dark_pile.cards) == 0:
            return
        card = s.dark_pile.draw(s.dice, A_DARK, BIT[s.servant])
        s.dark_hand[card] += 1
        s.dark_lore.drawn(s.servant * 2, s.dark_lore.last(), card)
        s.busy = 1
        s.tell(DREW_DARK, s.servant, card, 0, 0, BIT[s.servant])


# -- drawing


def draw_card(s: Position, turned: i64) -> None:
    """RB-51, RB-52: a card that faces who draws it is seen by him alone, a reversed one by all others"""
    s.renew_pile()
    if len(s.pile.cards) == 0:
        return
    seat = s.seat
    knowers = BIT[seat]
    if turned:
        knowers = BIT[s.seats] - 1 - knowers
    shuffle = s.shuffle()
    card = s.draw_from_pile(knowers)
    s.tell(DREW, seat, card % KINDS, turned, 0, knowers)
    s.into_hand(seat, turned, card, shuffle)
