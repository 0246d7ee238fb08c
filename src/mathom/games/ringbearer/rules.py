"""The rules of the game, as `rules.md` beside this file numbers them: here a companion's turn and the order of play."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.fall import (
    advance,
    draw_card,
    draw_dark_cards,
    fall,
    press_on,
    show,
    show_mark,
    show_no_more,
)
from mathom.games.ringbearer.imagine import deal_anew
from mathom.games.ringbearer.lore import COLOURED, HELPING, SAURONS
from mathom.games.ringbearer.observe import tell_features, tell_seen
from mathom.games.ringbearer.payments import verb_of
from mathom.games.ringbearer.position import Position
from mathom.games.ringbearer.servant import fill_servant, serve
from mathom.games.ringbearer.terms import (
    A_TILE,
    ACTIONS,
    BEGIN,
    BETRAYED,
    CAUGHT,
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
from mathom.games.ringbearer.travel import can_travel, fill_helpers, fill_travel, go, use
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import game_over
from mathom.kernel.slate import Slate
from mathom.kernel.state import OVER, Buffer, act, act_a, act_b, act_c

# -- phases 1 and 2: what must be laid


def begin_turn(s: Position) -> None:
    s.turn += 1
    s.left = 2
    s.turned = 0
    s.last = 0
    s.busy = 0
    if s.seat != s.servant:
        lay_sauron_cards(s)
    if s.phase == ENDED:
        return
    if s.seat == s.servant:  # RB-77: also when he has fallen just now
        s.phase = SERVING
    else:
        lay_helpers(s)
        s.phase = ACTIONS


def lay_sauron_cards(s: Position) -> None:
    """RB-16 to RB-20: all are laid, then the bearer falls, then the riders advance"""
    cards: i64 = 0
    for seat in range(s.seats):
        i = seat * KINDS + SAURON
        turned = 0 if seat == s.seat else 1
        n = s.back[i] if turned else s.hand[i]
        if n:
            for _ in range(n):
                s.from_hand(seat, turned, SAURON)
                show(s, seat, SAURON)
            s.tell(LAID_SAURON, s.seat, seat, n)
            cards += n
    show_no_more(s)
    s.lore.none_seen(s.seat, SAURONS)
    if cards:
        s.busy = 1
        s.sauron += cards
        if s.servant == NOTHING and s.sauron >= FALL_AT:
            fall(s)
        advance(s, cards)


def lay_helpers(s: Position) -> None:
    """RB-21"""
    for seat in range(s.seats):
        turned = 0 if seat == s.seat else 1
        for k in range(HELPERS, KINDS):
            n = s.back[seat * KINDS + k] if turned else s.hand[seat * KINDS + k]
            for _ in range(n):
                s.busy = 1
                s.from_hand(seat, turned, k)
                s.helpers[k] += 1
                show(s, seat, k)
                s.tell(LAID_HELPER, s.seat, k, seat)
    show_no_more(s)
    s.lore.none_seen(s.seat, HELPING)


# -- phase 3: two actions


def fill_actions(s: Position, into: Buffer, least: i64) -> None:
    """RB-23 to RB-32; of what could as well have come before the card laid last, `least` leaves out"""
    seat = s.seat
    for k in range(LAYABLE):
        for other in range(s.seats):
            i = other * KINDS + k
            if s.hand[i] if other == seat else s.back[i]:
                for number in range(LAST_HIDDEN + 1, s.laid + 1):
                    action = act(LAY, k, number, other)
                    if action >= least:
                        into.add(action)
    if can_discover(s) and least == 0:
        into.add(act(DISCOVER))
    if into.n == 0 and least == 0:
        into.add(act(LAPSE))
    if into.n:
        fill_helpers(s, into)


def can_discover(s: Position) -> bool:
    """RB-29, RB-30"""
    return s.tiles[s.laid] != s.edition.doom and len(s.stack.cards) > 0


def take_action(s: Position, action: i64) -> None:
    verb = verb_of(action)
    s.last = 0
    if verb == LAY:
        lay(s, act_a(action), act_b(action), act_c(action))
        s.last = action
    elif verb == DISCOVER:
        discover(s)
    elif verb == LAPSE:
        s.tell(LAPSED, s.seat)
        s.lore.none_seen(s.seat, COLOURED)  # he would have had to lay it: RB-24
        s.left -= 1
    elif verb == LEAP:
        go(s, action)
    else:
        use(s, action)
    if s.left == 0:
        begin_travel(s)


def lay(s: Position, card: i64, number: i64, source: i64) -> None:
    """RB-25: a card is shown, so that the action cannot be taken back"""
    turned = 0 if source == s.seat else 1
    what = s.which(source, turned, card)
    s.from_hand(source, turned, what)
    show_mark(s, what)
    s.at[number * LAYABLE + card] += 1
    if what >= KINDS and s.marks_stay:
        s.marked_at[number * LAYABLE + card] += 1
    s.left -= 1
    s.turn += 1
    s.tell(LAID, s.seat, card, number, source)


def discover(s: Position) -> None:
    s.laid += 1
    tile = s.stack.draw(s.dice, A_TILE, EVERYONE)
    s.tiles[s.laid] = tile
    s.left -= 1
    s.tell(DISCOVERED, s.seat, tile, s.laid)


# -- phase 4: travel


def begin_travel(s: Position) -> None:
    """where nothing can be used, which all can see, nobody is asked"""
    s.phase = TRAVEL
    s.last = 0
    if not can_travel(s):
        begin_drawing(s)


def travel(s: Position, action: i64) -> None:
    verb = verb_of(action)
    if verb == HALT:
        s.tell(HALTED, s.seat)
        begin_drawing(s)
        return
    if verb in (GO, LEAP):
        go(s, action)
    else:
        use(s, action)
    if s.phase == TRAVEL and not can_travel(s):
        begin_drawing(s)


# -- phase 5: draw


def begin_drawing(s: Position) -> None:
    s.phase = DRAWING
    go_on_drawing(s)


def go_on_drawing(s: Position) -> None:
    """RB-51, RB-55"""
    if s.size[s.seat] >= HAND or s.cards_to_draw() == 0:
        end_turn(s)


def draw(s: Position, action: i64) -> None:
    if verb_of(action) == STOP:
        s.tell(STOPPED, s.seat)
        end_turn(s)
        return
    turned = act_a(action)
    draw_card(s, turned)
    if turned:
        s.turned = 1
    go_on_drawing(s)


def end_turn(s: Position) -> None:
    """RB-56"""
    s.turns += 1
    s.idle = 0 if s.busy else s.idle + 1
    press_on(s)
    if s.phase != ENDED:
        seat = s.seat + 1
        s.seat = 0 if seat == s.seats else seat
        begin_turn(s)


class Ringbearer(Position):
    """What the house asks of a game. The rules themselves are functions on a position, a file for each chapter."""

    def fill(self, into: Buffer) -> i64:
        into.n = 0
        phase = self.phase
        if phase == ACTIONS:
            fill_actions(self, into, 0)
        elif phase == TRAVEL:
            fill_travel(self, into)
            fill_helpers(self, into)
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
            fill_servant(self, into, False)
        return into.n

    def fill_once(self, into: Buffer) -> i64:
        into.n = 0
        if self.phase == ACTIONS:
            fill_actions(self, into, self.last)
            if into.n:
                return into.n
        elif SERVING <= self.phase < ENDED:
            fill_servant(self, into, True)
            return into.n
        return self.fill(into)

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        phase = self.phase
        if verb_of(action) not in (LAPSE, HALT, STOP):
            self.busy = 1
        if phase == ACTIONS:
            take_action(self, action)
        elif phase == TRAVEL:
            travel(self, action)
        elif phase == DRAWING:
            draw(self, action)
        elif phase == STARTING:
            self.seat = act_a(action)
            self.tell(STARTS, self.seat)
            begin_turn(self)
        else:
            serve(self, action)
            if self.phase == SERVING and self.left == 0:
                draw_dark_cards(self)
                end_turn(self)

    def payoff(self, seat: i64) -> float:
        """a win of the companions is everyone's but the servant's"""
        self.check_over(seat, self.seats)
        if self.ending == CAUGHT:
            return -1.0
        return 1.0 if (self.ending == BETRAYED) == (seat == self.servant) else -1.0

    def copy(self) -> Ringbearer:
        s = Ringbearer()
        self.copy_to(s)
        return s

    def imagine(self, seat: i64, dice: Dice) -> Ringbearer:
        s = self.copy()
        s.dice = dice
        deal_anew(s, seat, dice)
        return s

    def seen(self, seat: i64, by: Slate) -> None:
        tell_seen(self, seat, by)

    def features(self, action: i64, by: Slate) -> None:
        tell_features(self, action, by)
