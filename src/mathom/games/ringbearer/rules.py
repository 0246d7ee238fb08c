"""The rules of the game, as `rules.md` beside this file numbers them: here a companion's turn and the order of play."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.imagine import deal_anew
from mathom.games.ringbearer.lore import COLOURED, HELPING, SAURONS
from mathom.games.ringbearer.payments import verb_of
from mathom.games.ringbearer.servant import Servant
from mathom.games.ringbearer.terms import (
    A_TILE,
    ACTIONS,
    BEGIN,
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
from mathom.kernel.state import OVER, Buffer, act, act_a, act_b, act_c


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
        if verb_of(action) not in (LAPSE, HALT, STOP):
            self.busy = 1
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
        self.busy = 0
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
            turned = 0 if seat == self.seat else 1
            n = self.back[i] if turned else self.hand[i]
            if n:
                for _ in range(n):
                    self.from_hand(seat, turned, SAURON)
                    self.show(seat, SAURON)
                self.tell(LAID_SAURON, self.seat, seat, n)
                cards += n
        self.show_no_more()
        self.lore.none_seen(self.seat, SAURONS)
        if cards:
            self.busy = 1
            self.sauron += cards
            if self.servant == NOTHING and self.sauron >= FALL_AT:
                self.fall()
            self.advance(cards)

    def lay_helpers(self) -> None:
        """RB-21"""
        for seat in range(self.seats):
            turned = 0 if seat == self.seat else 1
            for k in range(HELPERS, KINDS):
                n = self.back[seat * KINDS + k] if turned else self.hand[seat * KINDS + k]
                for _ in range(n):
                    self.busy = 1
                    self.from_hand(seat, turned, k)
                    self.helpers[k] += 1
                    self.show(seat, k)
                    self.tell(LAID_HELPER, self.seat, k, seat)
        self.show_no_more()
        self.lore.none_seen(self.seat, HELPING)

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
            self.lore.none_seen(self.seat, COLOURED)  # he would have had to lay it: RB-24
            self.left -= 1
        elif verb == LEAP:
            self.go(action)
        else:
            self.use(action)
        if self.left == 0:
            self.begin_travel()

    def lay(self, card: i64, number: i64, source: i64) -> None:
        """RB-25: a card is shown, so that the action cannot be taken back"""
        turned = 0 if source == self.seat else 1
        what = self.which(source, turned, card)
        self.from_hand(source, turned, what)
        self.show_mark(what)
        self.at[number * LAYABLE + card] += 1
        if what >= KINDS and self.marks_stay:
            self.marked_at[number * LAYABLE + card] += 1
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
        self.turns += 1
        self.idle = 0 if self.busy else self.idle + 1
        self.press_on()
        if self.phase != ENDED:
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
        s.turns = self.turns
        s.idle = self.idle
        s.busy = self.busy
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
        s.marked_at = self.marked_at[:]
        s.marked_discard = self.marked_discard[:]
        s.marks_stay = self.marks_stay
        s.lore = self.lore.copy()
        s.helpers = self.helpers[:]
        s.sauron = self.sauron
        s.dark_pile = self.dark_pile.copy()
        s.dark_discard = self.dark_discard[:]
        s.dark_hand = self.dark_hand[:]
        s.dark_lore = self.dark_lore.copy()
        s.before = self.before[:]
        s.paid = self.paid[:]
        return s

    def imagine(self, seat: i64, dice: Dice) -> Ringbearer:
        s = self.copy()
        s.dice = dice
        deal_anew(s, seat, dice)
        return s
