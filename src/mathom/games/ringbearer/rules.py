"""The rules of the game, as `rules.md` beside this file numbers them: here a companion's turn and the order of play."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.payments import verb_of
from mathom.games.ringbearer.position import sum_of, zeros
from mathom.games.ringbearer.servant import Servant
from mathom.games.ringbearer.terms import (
    A_TILE,
    ACTIONS,
    BEGIN,
    DARKS,
    DISCOVER,
    DISCOVERED,
    DRAW,
    DRAWING,
    ENDED,
    FALL_AT,
    GO,
    HALT,
    HALTED,
    HAND,
    HELPERS,
    KINDS,
    LAID,
    LAID_HELPER,
    LAID_SAURON,
    LAPSE,
    LAPSED,
    LAST_HIDDEN,
    LAY,
    LAYABLE,
    LEAP,
    NOTHING,
    SAURON,
    SERVING,
    STARTING,
    STARTS,
    STOP,
    STOPPED,
    TRAVEL,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import game_over
from mathom.kernel.pile import shuffle
from mathom.kernel.state import OVER, Buffer, act, act_a, act_b, act_c
from mathom.kernel.vecs import append, vec


class Ringbearer(Servant):
    # -- the contract

    def fill(self, into: Buffer) -> i64:
        into.n = 0
        phase = self.phase
        if phase == ACTIONS:
            self.fill_actions(into, 0)
        elif phase == TRAVEL:
            self.fill_travel(into)
            self.fill_helpers(into)
            into.add(act(HALT))
        elif phase == DRAWING:
            into.add(act(DRAW, 0))
            if not self.turned:
                into.add(act(DRAW, 1))
            into.add(act(STOP))
        elif phase == STARTING:
            for seat in range(self.seats):
                into.add(act(BEGIN, seat))
        elif phase != ENDED:
            self.fill_servant(into, False)
        return into.n

    def fill_once(self, into: Buffer) -> i64:
        into.n = 0
        if self.phase == ACTIONS:
            self.fill_actions(into, self.last)
            if into.n:
                return into.n
        elif SERVING <= self.phase < ENDED:
            self.fill_servant(into, True)
            return into.n
        return self.fill(into)

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        phase = self.phase
        if phase == ACTIONS:
            self.act(action)
        elif phase == TRAVEL:
            self.travel(action)
        elif phase == DRAWING:
            self.draw(action)
        elif phase == STARTING:
            self.seat = act_a(action)
            self.tell(STARTS, self.seat)
            self.begin_turn()
        else:
            self.serve(action)
            if self.phase == SERVING and self.left == 0:
                self.draw_dark_cards()
                self.end_turn()

    # -- phases 1 and 2: what must be laid

    def begin_turn(self) -> None:
        self.turn += 1
        self.left = 2
        self.turned = 0
        self.last = 0
        if self.seat != self.servant:
            self.lay_sauron_cards()
        if self.phase == ENDED:
            return
        if self.seat == self.servant:  # RB-77: also when he has fallen just now
            self.phase = SERVING
        else:
            self.lay_helpers()
            self.phase = ACTIONS

    def lay_sauron_cards(self) -> None:
        """RB-16 to RB-20: all are laid, then the bearer falls, then the riders advance"""
        cards: i64 = 0
        for seat in range(self.seats):
            i = seat * KINDS + SAURON
            n = self.hand[i] if seat == self.seat else self.back[i]
            if n:
                self.size[seat] -= n
                if seat == self.seat:
                    self.hand[i] = 0
                else:
                    self.back[i] = 0
                for _ in range(n):
                    self.show(seat, SAURON)
                self.tell(LAID_SAURON, self.seat, seat, n)
                cards += n
        self.show_no_more()
        if cards:
            self.sauron += cards
            if self.servant == NOTHING and self.sauron >= FALL_AT:
                self.fall()
            self.advance(cards)

    def lay_helpers(self) -> None:
        """RB-21"""
        for seat in range(self.seats):
            mine = seat == self.seat
            for k in range(HELPERS, KINDS):
                n = self.hand[seat * KINDS + k] if mine else self.back[seat * KINDS + k]
                for _ in range(n):
                    if mine:
                        self.from_hand(seat, k)
                    else:
                        self.from_back(seat, k)
                    self.helpers[k] += 1
                    self.show(seat, k)
                    self.tell(LAID_HELPER, self.seat, k, seat)
        self.show_no_more()

    # -- phase 3: two actions

    def fill_actions(self, into: Buffer, least: i64) -> None:
        """RB-23 to RB-32; of what could as well have come before the card laid last, `least` leaves out"""
        seat = self.seat
        for k in range(LAYABLE):
            for other in range(self.seats):
                i = other * KINDS + k
                if self.hand[i] if other == seat else self.back[i]:
                    for number in range(LAST_HIDDEN + 1, self.laid + 1):
                        action = act(LAY, k, number, other)
                        if action >= least:
                            into.add(action)
        if self.can_discover() and least == 0:
            into.add(act(DISCOVER))
        if into.n == 0 and least == 0:
            into.add(act(LAPSE))
        if into.n:
            self.fill_helpers(into)

    def can_discover(self) -> bool:
        """RB-29, RB-30"""
        return self.tiles[self.laid] != self.edition.doom and len(self.stack.cards) > 0

    def act(self, action: i64) -> None:
        verb = verb_of(action)
        self.last = 0
        if verb == LAY:
            self.lay(act_a(action), act_b(action), act_c(action))
            self.last = action
        elif verb == DISCOVER:
            self.discover()
        elif verb == LAPSE:
            self.tell(LAPSED, self.seat)
            self.left -= 1
        elif verb == LEAP:
            self.go(action)
        else:
            self.use(action)
        if self.left == 0:
            self.begin_travel()

    def lay(self, card: i64, number: i64, source: i64) -> None:
        """RB-25: a card is shown, so that the action cannot be taken back"""
        if source == self.seat:
            self.from_hand(source, card)
        else:
            self.from_back(source, card)
        self.at[number * LAYABLE + card] += 1
        self.left -= 1
        self.turn += 1
        self.tell(LAID, self.seat, card, number, source)

    def discover(self) -> None:
        self.laid += 1
        tile = self.stack.draw(self.dice, A_TILE, EVERYONE)
        self.tiles[self.laid] = tile
        self.left -= 1
        self.tell(DISCOVERED, self.seat, tile, self.laid)

    # -- phase 4: travel

    def begin_travel(self) -> None:
        """where nothing can be used, which all can see, nobody is asked"""
        self.phase = TRAVEL
        self.last = 0
        if not self.can_travel():
            self.begin_drawing()

    def travel(self, action: i64) -> None:
        verb = verb_of(action)
        if verb == HALT:
            self.tell(HALTED, self.seat)
            self.begin_drawing()
            return
        if verb in (GO, LEAP):
            self.go(action)
        else:
            self.use(action)
        if self.phase == TRAVEL and not self.can_travel():
            self.begin_drawing()

    # -- phase 5: draw

    def begin_drawing(self) -> None:
        self.phase = DRAWING
        self.go_on_drawing()

    def go_on_drawing(self) -> None:
        """RB-51, RB-55"""
        if self.size[self.seat] >= HAND or self.cards_to_draw() == 0:
            self.end_turn()

    def draw(self, action: i64) -> None:
        if verb_of(action) == STOP:
            self.tell(STOPPED, self.seat)
            self.end_turn()
            return
        turned = act_a(action)
        self.draw_card(turned)
        if turned:
            self.turned = 1
        self.go_on_drawing()

    def end_turn(self) -> None:
        """RB-56"""
        seat = self.seat + 1
        self.seat = 0 if seat == self.seats else seat
        self.begin_turn()

    # -- copies

    def copy(self) -> Ringbearer:
        s = Ringbearer()
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.edition = self.edition
        s.seats = self.seats
        s.phase = self.phase
        s.ring = self.ring
        s.servant = self.servant
        s.ending = self.ending
        s.left = self.left
        s.owed = self.owed
        s.turned = self.turned
        s.playing = self.playing
        s.last = self.last
        s.back_catches = self.back_catches
        s.riders = self.riders
        s.gandalf = self.gandalf
        s.tile = self.tile
        s.field = self.field
        s.tiles = self.tiles[:]
        s.laid = self.laid
        s.stack = self.stack.copy()
        s.at = self.at[:]
        s.tolls = self.tolls[:]
        s.pile = self.pile.copy()
        s.discard = self.discard[:]
        s.discard_size = self.discard_size
        s.hand = self.hand[:]
        s.back = self.back[:]
        s.size = self.size[:]
        s.marked = self.marked[:]
        s.marked_back = self.marked_back[:]
        s.helpers = self.helpers[:]
        s.sauron = self.sauron
        s.dark_pile = self.dark_pile.copy()
        s.dark_discard = self.dark_discard[:]
        s.dark_hand = self.dark_hand[:]
        s.before = self.before[:]
        s.paid = self.paid[:]
        return s

    def imagine(self, seat: i64, dice: Dice) -> Ringbearer:
        """RB-105 to RB-107: unknown to a player are the cards that face others, his own reversed ones and the piles; to
        a spectator every hand. How many start cards are still in a hand all know: they were dealt or drawn first,
        and show their mark when they are laid."""
        s = self.copy()
        s.dice = dice
        starts = vec[i64]()
        others = vec[i64]()
        top = self.pile.top_size() if len(self.pile.tops) else 0
        for i in range(len(self.pile.cards)):
            what = self.pile.cards[i] >> 8
            if i < len(self.pile.cards) - top:
                others = append(others, what)
            else:
                starts = append(starts, what)
        for i in range(self.seats * KINDS):
            if i // KINDS != seat:
                starts, others = gather(self.hand[i], self.marked[i], i % KINDS, starts, others)
            if i // KINDS == seat or seat < 0:
                starts, others = gather(self.back[i], self.marked_back[i], i % KINDS, starts, others)
        shuffle(starts, dice)
        shuffle(others, dice)
        for owner in range(self.seats):
            if owner != seat:
                starts, others = deal(s.hand, s.marked, owner * KINDS, starts, others)
            if owner == seat or seat < 0:
                starts, others = deal(s.back, s.marked_back, owner * KINDS, starts, others)
        for i in range(len(s.pile.cards)):
            n = len(others)
            s.pile.cards[i] = (others[i] if i < n else starts[i - n]) << 8
        s.pile.put_in_order()
        if self.servant != NOTHING and seat != self.servant:
            s.imagine_dark_hand(dice)
        return s

    def imagine_dark_hand(self, dice: Dice) -> None:
        cards = vec[i64]()
        for card in self.dark_pile.cards:
            cards = append(cards, card >> 8)
        many = sum_of(self.dark_hand, 0, DARKS)
        for k in range(DARKS):
            for _ in range(self.dark_hand[k]):
                cards = append(cards, k)
        shuffle(cards, dice)
        self.dark_hand = zeros(DARKS)
        for i in range(many):
            self.dark_hand[cards[i]] += 1
        for i in range(many, len(cards)):
            self.dark_pile.cards[i - many] = cards[i] << 8
        self.dark_pile.put_in_order()


def gather(all: i64, marked: i64, kind: i64, starts: vec[i64], others: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """the hidden cards of a kind in a hand"""
    for _ in range(marked):
        starts = append(starts, kind)
    for _ in range(all - marked):
        others = append(others, kind)
    return starts, others


def deal(hand: vec[i64], marked: vec[i64], first: i64, starts: vec[i64], others: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """other cards into a hand, as many of each sort as there were; they are taken from the end"""
    many = sum_of(hand, first, KINDS)
    marks = sum_of(marked, first, KINDS)
    for i in range(first, first + KINDS):
        hand[i] = 0
        marked[i] = 0
    for _ in range(marks):
        k = starts[len(starts) - 1]
        starts = starts[: len(starts) - 1]
        hand[first + k] += 1
        marked[first + k] += 1
    for _ in range(many - marks):
        k = others[len(others) - 1]
        others = others[: len(others) - 1]
        hand[first + k] += 1
    return starts, others
