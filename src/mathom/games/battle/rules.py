"""The rules of the game, as `rules.md` beside this file numbers them."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.battle.fights import Fights
from mathom.games.battle.imagine import deal_anew
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
from mathom.kernel.state import OVER, Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec


class Battle(Fights):
    # -- the contract

    def fill(self, into: Buffer) -> i64:
        into.n = 0
        phase = self.phase
        if phase == TURN:
            self.fill_turn(into)
        elif phase in (LAID, MOVED):
            for action in self.offers:
                into.add(action)
        elif phase == LOSS:
            self.fill_loss(into)
        elif phase == LOANS:
            self.fill_loans(into)
        elif phase == DREW:
            for action in self.add_moves(vec[i64]()):
                into.add(action)
            into.add(DONE_ACTION)
        return into.n

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        kind = act_kind(action)
        if kind == LAY:
            self.lay(act_a(action), act_b(action))
        elif kind == DRAW:
            self.draw()
        elif kind == TAKE:
            self.take(act_a(action), act_b(action))
        elif kind == MOVE:
            self.move(act_a(action))
        elif kind == FIGHT:
            self.fight(act_a(action), act_b(action))
        elif kind == GIVE:
            self.end_fight(self.fighting, self.against, act_a(action), 1)
        elif kind == DISCARD:
            self.discard(act_b(action))
        else:
            self.tell(STOPPED, self.seat)
            self.end_turn()

    # -- the turn

    def fill_turn(self, into: Buffer) -> None:
        """BA-9 to BA-13: the cards of the hand at each group or a new one; a draw"""
        self.fill_lays(into)
        if self.held[self.seat] < HAND_LIMIT:
            into.add(DRAW_ACTION)

    def fill_lays(self, into: Buffer) -> None:
        seat = self.seat
        left = self.hand[seat]
        gandalf = self.edition.gandalf
        while left:
            card = lowest(left)
            left &= left - 1
            for slot in range(self.slots[seat]):
                if self.group[seat * SLOTS + slot]:
                    into.add(act(LAY, card, slot))
            into.add(act(LAY, card, NEW))
            if card == gandalf:
                self.fill_takes(into, NOTHING)

    def fill_takes(self, into: Buffer, leaving: i64) -> None:
        """BA-69, BA-71: a card of another player, but not Gimli, to an own group or a new one. Gandalf may be alone in
        a group that he is leaving; it is then no group any more."""
        seat = self.seat
        for i in range(1, self.seats):
            left = self.out[(seat + i) % self.seats] & ~BIT[self.edition.gimli]
            while left:
                card = lowest(left)
                left &= left - 1
                for slot in range(self.slots[seat]):
                    group = self.group[seat * SLOTS + slot]
                    if group and not (slot == leaving and group == BIT[self.edition.gandalf]):
                        into.add(act(TAKE, card, slot))
                into.add(act(TAKE, card, NEW))

    def lay(self, card: i64, slot: i64) -> None:
        """action A: BA-12"""
        seat = self.seat
        self.hand[seat] &= ~BIT[card]
        self.held[seat] -= 1
        slot = self.join(seat, card, slot)
        self.tell(LAID_OUT, seat, card, slot)
        self.again = 1 if card == self.edition.aragorn else 0
        self.angbor = 1 if card == self.edition.angbor else 0
        self.after_laying()

    def take(self, card: i64, slot: i64) -> None:
        """BA-69 to BA-73: Gandalf goes to the player whose card he takes"""
        seat = self.seat
        gandalf = self.edition.gandalf
        if self.hand[seat] & BIT[gandalf]:
            self.hand[seat] &= ~BIT[gandalf]
            self.held[seat] -= 1
        else:
            self.part(seat, gandalf)
        owner = self.owner_of(card)
        self.part(owner, card)
        self.received[owner] |= BIT[gandalf]
        slot = self.join(seat, card, slot)
        self.tell(TOOK, seat, card, slot, owner)
        self.again = 0
        self.angbor = 0
        self.after_laying()

    def after_laying(self) -> None:
        """What may follow: Aragorn's second card, Angbor's draw, a fight, Bombadil's move before one, the end of the
        turn. Choosing one that comes later declines those before. Without any of them the turn ends by itself."""
        offers = vec[i64]()
        if self.again and self.held[self.seat]:
            into = Buffer()
            self.fill_lays(into)
            for i in range(into.n):
                offers = append(offers, into.data[i])
        if self.angbor and self.held[self.seat] < HAND_LIMIT:
            offers = append(offers, DRAW_ACTION)
        if self.timing == OWN_TURN and self.out[self.seat] & BIT[self.edition.gandalf]:
            into = Buffer()
            self.fill_takes(into, self.slot_of(self.seat, self.edition.gandalf))
            for i in range(into.n):
                offers = append(offers, into.data[i])
        offers = self.add_moves(offers) if self.drew else self.add_moves_before_fights(offers)
        offers = self.add_fights(offers)
        if len(offers) == 0:
            self.end_turn()
            return
        self.phase = LAID
        self.offers = append(offers, DONE_ACTION)

    # -- Bombadil

    def add_moves(self, offers: vec[i64]) -> vec[i64]:
        """to another group that exists: BA-75"""
        seat = self.seat
        bombadil = BIT[self.edition.bombadil]
        if self.out[seat] & bombadil:
            for slot in range(self.slots[seat]):
                group = self.group[seat * SLOTS + slot]
                if group and group & bombadil == 0:
                    offers = append(offers, act(MOVE, slot))
        return offers

    def add_moves_before_fights(self, offers: vec[i64]) -> vec[i64]:
        """BA-76: only where a fight can follow"""
        seat = self.seat
        bombadil = self.edition.bombadil
        if self.out[seat] & BIT[bombadil] == 0:
            return offers
        here = self.slot_of(seat, bombadil)
        for slot in range(self.slots[seat]):
            if slot != here and self.group[seat * SLOTS + slot]:
                self.shift_bombadil(here, slot)
                if len(self.add_fights(vec[i64]())):
                    offers = append(offers, act(MOVE, slot))
                self.shift_bombadil(slot, here)
        return offers

    def shift_bombadil(self, here: i64, there: i64) -> None:
        """only the sets and strengths change: also to try a move"""
        first = self.seat * SLOTS
        bombadil = self.edition.bombadil
        self.group[first + here] &= ~BIT[bombadil]
        self.strength[first + here] -= self.edition.strength[bombadil]
        self.group[first + there] |= BIT[bombadil]
        self.strength[first + there] += self.edition.strength[bombadil]

    def move(self, slot: i64) -> None:
        """BA-74 to BA-77"""
        seat = self.seat
        self.part(seat, self.edition.bombadil)
        self.join(seat, self.edition.bombadil, slot)
        self.tell(MOVED_ON, seat, self.edition.bombadil, slot)
        offers = self.after_moving()
        if self.phase == DREW or len(offers) == 0:
            self.end_turn()
        else:
            self.phase = MOVED
            self.offers = offers

    def after_moving(self) -> vec[i64]:
        """a fight; after Angbor's draw it may be left out: BA-76, BA-77"""
        offers = self.add_fights(vec[i64]())
        if self.drew and len(offers):
            offers = append(offers, DONE_ACTION)
        return offers

    # -- the fight

    def fight(self, slot: i64, against: i64) -> None:
        """who borrows is asked only where it makes a difference: BA-26, BA-57"""
        if self.missing(self.strength[self.seat * SLOTS + slot], 0, against) <= 0:
            self.end_fight(slot, against, 0, 0)
            return
        self.fighting = slot
        self.against = against
        self.phase = LOANS
        into = Buffer()
        if self.fill_loans(into) == 1:
            self.end_fight(slot, against, act_a(into.data[0]), 0)
        else:
            self.tell(LED, self.seat, slot, self.group[self.seat * SLOTS + slot])

    def end_fight(self, slot: i64, against: i64, gifts: i64, told: i64) -> None:
        """`told`: 1 if all know already that they fight"""
        self.resolve(slot, against, gifts, told)
        if self.seat != OVER:
            self.end_turn()

    # -- drawing

    def draw(self) -> None:
        self.drawing = ACTION_B if self.phase == TURN else FOR_ANGBOR
        self.draw_on()

    def draw_on(self) -> None:
        """BA-34 to BA-38: until a companion comes, somebody must choose what he loses, or the game is over"""
        while True:
            if len(self.ring_faces.cards) == 0:
                if len(self.ring_discard) == 0:  # never with all cards in the game: nine Mordor cards are in these two
                    break
                self.shuffle_discard()
            face = self.ring_faces.draw(self.dice, A_RING_CARD, EVERYONE)
            if face == SOME_COMPANION:
                seat = self.active
                card = self.ring_pile.draw(self.dice, A_COMPANION, BIT[seat])
                self.hand[seat] |= BIT[card]
                self.held[seat] += 1
                self.drawn[card] = self.shuffles
                self.tell(DREW_CARD, seat, card, 0, 0, BIT[seat])
                break
            self.mordor = append(self.mordor, face)
            self.tell(MORDOR, self.active, face, len(self.mordor))
            if len(self.mordor) == TRIGGER:
                self.tell(ATTACKED, NOTHING, face)
                if self.attack_from(0):
                    return
                self.end_attack()
                if self.seat == OVER:
                    return
        self.end_draw()

    def shuffle_discard(self) -> None:
        self.tell(SHUFFLED, NOTHING, len(self.ring_discard))
        for card in self.ring_discard:
            self.into_ring_pile(card)
        self.ring_discard = vec[i64]()
        self.shuffles += 1

    def end_draw(self) -> None:
        self.seat = self.active
        drawn_for = self.drawing
        self.drawing = NO_DRAW
        if drawn_for == FOR_ANGBOR:
            self.angbor = 0
            self.drew = 1
            self.after_laying()
            return
        bombadil = BIT[self.edition.bombadil]
        if self.out[self.seat] & bombadil:
            here = self.group[self.seat * SLOTS + self.slot_of(self.seat, self.edition.bombadil)]
            if here != self.out[self.seat]:  # there is another group
                self.phase = DREW
                return
        self.end_turn()

    def discard(self, card: i64) -> None:
        """what was chosen is shown: it cannot be taken back"""
        self.turn += 1
        self.lose(card)
        if self.attack_from((self.seat - self.active + self.seats) % self.seats + 1):
            return
        self.end_attack()
        if self.seat != OVER:
            self.draw_on()

    # -- the end of a turn, and of the game

    def end_turn(self) -> None:
        self.turn += 1
        self.active = (self.active + 1) % self.seats
        self.seat = self.active
        self.phase = TURN
        self.again = 0
        self.angbor = 0
        self.drew = 0
        self.offers = vec[i64]()

    # -- copies

    def copy(self) -> Battle:
        s = Battle()
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.edition = self.edition
        s.seats = self.seats
        s.timing = self.timing
        s.phase = self.phase
        s.active = self.active
        s.again = self.again
        s.angbor = self.angbor
        s.drew = self.drew
        s.drawing = self.drawing
        s.fighting = self.fighting
        s.against = self.against
        s.open = self.open[:]
        s.enemy_pile = self.enemy_pile.copy()
        s.enemy_discard = self.enemy_discard[:]
        s.beaten = self.beaten[:]
        s.mordor = self.mordor[:]
        s.ring_faces = self.ring_faces.copy()
        s.ring_pile = self.ring_pile.copy()
        s.ring_discard = self.ring_discard[:]
        s.shuffles = self.shuffles
        s.hand = self.hand[:]
        s.held = self.held[:]
        s.drawn = self.drawn[:]
        s.received = self.received[:]
        s.group = self.group[:]
        s.strength = self.strength[:]
        s.slots = self.slots[:]
        s.out = self.out[:]
        s.stamp = self.stamp[:]
        s.stamps = self.stamps
        s.offers = self.offers[:]
        return s

    def imagine(self, seat: i64, dice: Dice) -> Battle:
        """BA-89"""
        s = self.copy()
        s.dice = dice
        deal_anew(s, seat, dice)
        if s.phase == LAID and s.again:  # what is offered depends on the hand
            s.after_laying()
        return s
