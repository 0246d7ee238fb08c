"""The rules of the game, as `rules.md` beside this file numbers them."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.battle.attacks import attack_from, end_attack, fill_loss, lose
from mathom.games.battle.fights import add_fights, fill_loans, missing, resolve
from mathom.games.battle.imagine import deal_anew
from mathom.games.battle.observe import tell_seen
from mathom.games.battle.position import Position
from mathom.games.battle.scoring import winning
from mathom.games.battle.terms import (
    A_COMPANION,
    A_RING_CARD,
    ACTION_B,
    ATTACKED,
    BIT,
    DISCARD,
    DONE_ACTION,
    DRAW,
    DRAW_ACTION,
    DREW,
    DREW_CARD,
    FIGHT,
    FOR_ANGBOR,
    GIVE,
    HAND_LIMIT,
    LAID,
    LAID_OUT,
    LAY,
    LED,
    LOANS,
    LOSS,
    MORDOR,
    MOVE,
    MOVED,
    MOVED_ON,
    NEW,
    NO_DRAW,
    NOTHING,
    OWN_TURN,
    SHUFFLED,
    SLOTS,
    SOME_COMPANION,
    STOPPED,
    TAKE,
    TOOK,
    TRIGGER,
    TURN,
    lowest,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import game_over
from mathom.kernel.slate import Slate
from mathom.kernel.state import OVER, Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec

# -- the turn


def fill_turn(s: Position, into: Buffer) -> None:
    """BA-9 to BA-13: the cards of the hand at each group or a new one; a draw"""
    fill_lays(s, into)
    if s.held[s.seat] < HAND_LIMIT:
        into.add(DRAW_ACTION)


def fill_lays(s: Position, into: Buffer) -> None:
    seat = s.seat
    left = s.hand[seat]
    gandalf = s.edition.gandalf
    while left:
        card = lowest(left)
        left &= left - 1
        for slot in range(s.slots[seat]):
            if s.group[seat * SLOTS + slot]:
                into.add(act(LAY, card, slot))
        into.add(act(LAY, card, NEW))
        if card == gandalf:
            fill_takes(s, into, NOTHING)


def fill_takes(s: Position, into: Buffer, leaving: i64) -> None:
    """BA-69, BA-71: a card of another player, but not Gimli, to an own group or a new one. Gandalf may be alone in
    a group that he is leaving; it is then no group any more."""
    seat = s.seat
    for i in range(1, s.seats):
        left = s.out[(seat + i) % s.seats] & ~BIT[s.edition.gimli]
        while left:
            card = lowest(left)
            left &= left - 1
            for slot in range(s.slots[seat]):
                group = s.group[seat * SLOTS + slot]
                if group and not (slot == leaving and group == BIT[s.edition.gandalf]):
                    into.add(act(TAKE, card, slot))
            into.add(act(TAKE, card, NEW))


def lay(s: Position, card: i64, slot: i64) -> None:
    """action A: BA-12"""
    seat = s.seat
    s.hand[seat] &= ~BIT[card]
    s.held[seat] -= 1
    slot = s.join(seat, card, slot)
    s.tell(LAID_OUT, seat, card, slot)
    s.again = 1 if card == s.edition.aragorn else 0
    s.angbor = 1 if card == s.edition.angbor else 0
    after_laying(s)


def take(s: Position, card: i64, slot: i64) -> None:
    """BA-69 to BA-73: Gandalf goes to the player whose card he takes"""
    seat = s.seat
    gandalf = s.edition.gandalf
    if s.hand[seat] & BIT[gandalf]:
        s.hand[seat] &= ~BIT[gandalf]
        s.held[seat] -= 1
    else:
        s.part(seat, gandalf)
    owner = s.owner_of(card)
    s.part(owner, card)
    s.received[owner] |= BIT[gandalf]
    slot = s.join(seat, card, slot)
    s.tell(TOOK, seat, card, slot, owner)
    s.again = 0
    s.angbor = 0
    after_laying(s)


def after_laying(s: Position) -> None:
    """What may follow: Aragorn's second card, Angbor's draw, a fight, Bombadil's move before one, the end of the
    turn. Choosing one that comes later declines those before. Without any of them the turn ends by itself."""
    offers = vec[i64]()
    if s.again and s.held[s.seat]:
        into = Buffer()
        fill_lays(s, into)
        for i in range(into.n):
            offers = append(offers, into.data[i])
    if s.angbor and s.held[s.seat] < HAND_LIMIT:
        offers = append(offers, DRAW_ACTION)
    if s.timing == OWN_TURN and s.out[s.seat] & BIT[s.edition.gandalf]:
        into = Buffer()
        fill_takes(s, into, s.slot_of(s.seat, s.edition.gandalf))
        for i in range(into.n):
            offers = append(offers, into.data[i])
    offers = add_moves(s, offers) if s.drew else add_moves_before_fights(s, offers)
    offers = add_fights(s, offers)
    if len(offers) == 0:
        end_turn(s)
        return
    s.phase = LAID
    s.offers = append(offers, DONE_ACTION)


# -- Bombadil


def add_moves(s: Position, offers: vec[i64]) -> vec[i64]:
    """to another group that exists: BA-75"""
    seat = s.seat
    bombadil = BIT[s.edition.bombadil]
    if s.out[seat] & bombadil:
        for slot in range(s.slots[seat]):
            group = s.group[seat * SLOTS + slot]
            if group and group & bombadil == 0:
                offers = append(offers, act(MOVE, slot))
    return offers


def add_moves_before_fights(s: Position, offers: vec[i64]) -> vec[i64]:
    """BA-76: only where a fight can follow"""
    seat = s.seat
    bombadil = s.edition.bombadil
    if s.out[seat] & BIT[bombadil] == 0:
        return offers
    here = s.slot_of(seat, bombadil)
    for slot in range(s.slots[seat]):
        if slot != here and s.group[seat * SLOTS + slot]:
            shift_bombadil(s, here, slot)
            if len(add_fights(s, vec[i64]())):
                offers = append(offers, act(MOVE, slot))
            shift_bombadil(s, slot, here)
    return offers


def shift_bombadil(s: Position, here: i64, there: i64) -> None:
    """only the sets and strengths change: also to try a move"""
    first = s.seat * SLOTS
    bombadil = s.edition.bombadil
    s.group[first + here] &= ~BIT[bombadil]
    s.strength[first + here] -= s.edition.strength[bombadil]
    s.group[first + there] |= BIT[bombadil]
    s.strength[first + there] += s.edition.strength[bombadil]


def move(s: Position, slot: i64) -> None:
    """BA-74 to BA-77"""
    seat = s.seat
    s.part(seat, s.edition.bombadil)
    s.join(seat, s.edition.bombadil, slot)
    s.tell(MOVED_ON, seat, s.edition.bombadil, slot)
    offers = after_moving(s)
    if s.phase == DREW or len(offers) == 0:
        end_turn(s)
    else:
        s.phase = MOVED
        s.offers = offers


def after_moving(s: Position) -> vec[i64]:
    """a fight; after Angbor's draw it may be left out: BA-76, BA-77"""
    offers = add_fights(s, vec[i64]())
    if s.drew and len(offers):
        offers = append(offers, DONE_ACTION)
    return offers


# -- the fight


def fight(s: Position, slot: i64, against: i64) -> None:
    """who borrows is asked only where it makes a difference: BA-26, BA-57"""
    if missing(s, s.strength[s.seat * SLOTS + slot], 0, against) <= 0:
        end_fight(s, slot, against, 0, 0)
        return
    s.fighting = slot
    s.against = against
    s.phase = LOANS
    into = Buffer()
    if fill_loans(s, into) == 1:
        end_fight(s, slot, against, act_a(into.data[0]), 0)
    else:
        s.tell(LED, s.seat, slot, s.group[s.seat * SLOTS + slot])


def end_fight(s: Position, slot: i64, against: i64, gifts: i64, told: i64) -> None:
    """`told`: 1 if all know already that they fight"""
    resolve(s, slot, against, gifts, told)
    if s.seat != OVER:
        end_turn(s)


# -- drawing


def draw(s: Position) -> None:
    s.drawing = ACTION_B if s.phase == TURN else FOR_ANGBOR
    draw_on(s)


def draw_on(s: Position) -> None:
    """BA-34 to BA-38: until a companion comes, somebody must choose what he loses, or the game is over"""
    while True:
        if len(s.ring_faces.cards) == 0:
            if len(s.ring_discard) == 0:  # never with all cards in the game: nine Mordor cards are in these two
                break
            shuffle_discard(s)
        face = s.ring_faces.draw(s.dice, A_RING_CARD, EVERYONE)
        if face == SOME_COMPANION:
            seat = s.active
            card = s.ring_pile.draw(s.dice, A_COMPANION, BIT[seat])
            s.hand[seat] |= BIT[card]
            s.held[seat] += 1
            s.drawn[card] = s.shuffles
            s.tell(DREW_CARD, seat, card, 0, 0, BIT[seat])
            break
        s.mordor = append(s.mordor, face)
        s.tell(MORDOR, s.active, face, len(s.mordor))
        if len(s.mordor) == TRIGGER:
            s.tell(ATTACKED, NOTHING, face)
            if attack_from(s, 0):
                return
            end_attack(s)
            if s.seat == OVER:
                return
    end_draw(s)


def shuffle_discard(s: Position) -> None:
    s.tell(SHUFFLED, NOTHING, len(s.ring_discard))
    for card in s.ring_discard:
        s.into_ring_pile(card)
    s.ring_discard = vec[i64]()
    s.shuffles += 1


def end_draw(s: Position) -> None:
    s.seat = s.active
    drawn_for = s.drawing
    s.drawing = NO_DRAW
    if drawn_for == FOR_ANGBOR:
        s.angbor = 0
        s.drew = 1
        after_laying(s)
        return
    bombadil = BIT[s.edition.bombadil]
    if s.out[s.seat] & bombadil:
        here = s.group[s.seat * SLOTS + s.slot_of(s.seat, s.edition.bombadil)]
        if here != s.out[s.seat]:  # there is another group
            s.phase = DREW
            return
    end_turn(s)


def discard(s: Position, card: i64) -> None:
    """what was chosen is shown: it cannot be taken back"""
    s.turn += 1
    lose(s, card)
    if attack_from(s, (s.seat - s.active + s.seats) % s.seats + 1):
        return
    end_attack(s)
    if s.seat != OVER:
        draw_on(s)


# -- the end of a turn, and of the game


def end_turn(s: Position) -> None:
    s.turn += 1
    s.active = (s.active + 1) % s.seats
    s.seat = s.active
    s.phase = TURN
    s.again = 0
    s.angbor = 0
    s.drew = 0
    s.offers = vec[i64]()


class Battle(Position):
    """What the house asks of a game. The rules themselves are functions on a position, a file for each chapter."""

    def fill(self, into: Buffer) -> i64:
        into.n = 0
        phase = self.phase
        if phase == TURN:
            fill_turn(self, into)
        elif phase in (LAID, MOVED):
            for action in self.offers:
                into.add(action)
        elif phase == LOSS:
            fill_loss(self, into)
        elif phase == LOANS:
            fill_loans(self, into)
        elif phase == DREW:
            for action in add_moves(self, vec[i64]()):
                into.add(action)
            into.add(DONE_ACTION)
        return into.n

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        kind = act_kind(action)
        if kind == LAY:
            lay(self, act_a(action), act_b(action))
        elif kind == DRAW:
            draw(self)
        elif kind == TAKE:
            take(self, act_a(action), act_b(action))
        elif kind == MOVE:
            move(self, act_a(action))
        elif kind == FIGHT:
            fight(self, act_a(action), act_b(action))
        elif kind == GIVE:
            end_fight(self, self.fighting, self.against, act_a(action), 1)
        elif kind == DISCARD:
            discard(self, act_b(action))
        else:
            self.tell(STOPPED, self.seat)
            end_turn(self)

    def payoff(self, seat: i64) -> float:
        """1 for who wins alone, 0 when all win together, -1 for who does not win"""
        self.check_over(seat, self.seats)
        if not winning(self, seat):
            return -1.0
        winners: i64 = 0
        for other in range(self.seats):
            if winning(self, other):
                winners += 1
        return 1.0 - float(winners - 1) / float(self.seats - 1)

    def copy(self) -> Battle:
        s = Battle()
        self.copy_to(s)
        return s

    def imagine(self, seat: i64, dice: Dice) -> Battle:
        """BA-89"""
        s = self.copy()
        s.dice = dice
        deal_anew(s, seat, dice)
        if s.phase == LAID and s.again:  # what is offered depends on the hand
            after_laying(s)
        return s

    def seen(self, seat: i64, by: Slate) -> None:
        tell_seen(self, seat, by)
