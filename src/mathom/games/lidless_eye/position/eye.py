"""A position of the game: what was agreed, where we are, the piles, and what is under way."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NAMES, T_ALWAYS
from mathom.games.lidless_eye.box.ready_decks import NAMES_OF_DECKS
from mathom.games.lidless_eye.news import R_CARD, TO_DISCARD, TO_HAND, TO_POINTS, TO_REMOVED, TOLD_GONE, TOLD_ROLL
from mathom.games.lidless_eye.position.arrays import zeros
from mathom.games.lidless_eye.position.heap import Heap, as_remembered
from mathom.games.lidless_eye.position.lore import any_site, believe, keeps_list, learn, lore_name
from mathom.games.lidless_eye.position.observe import tell_seen
from mathom.games.lidless_eye.position.procedure import (
    BLANKS,
    FACE_DOWN,
    HAZARD_PLAYERS,
    LEAVERS,
    Procedure,
    Secret,
)
from mathom.games.lidless_eye.position.whereabouts import Whereabouts
from mathom.games.lidless_eye.terms import (
    BOTH,
    BY_COUNCIL,
    CREATURE,
    DIE,
    ECHO,
    ENDINGS,
    GUARD,
    HAZARD_DECK,
    LISTS,
    NOT_YET,
    PHASES,
    SPECTATORS,
    TABLE,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import game_over
from mathom.kernel.fields import Fields
from mathom.kernel.frames import copy_stack, visit_stack
from mathom.kernel.pile import Pile, shuffle
from mathom.kernel.slate import Slate
from mathom.kernel.state import ON, OVER, Buffer
from mathom.kernel.vecs import append, vec

if TYPE_CHECKING:
    from mathom.kernel.game import Game


class Eye(Whereabouts):
    the_game: ClassVar[Game]  # there is one edition
    # what was agreed
    advanced: i64
    decks: i64  # the one-deck game, up to the four-deck game
    calling: i64  # marshalling points that allow calling the Council in the one-deck game
    attended: i64  # at how many meetings of players everybody has been (LE-H-7)
    shunned: i64  # 1: the players agreed that some hazards are not played against a Ringwraith player (LE-W-18)
    fallen: i64  # 1: they agreed that a Wizard's fall costs points and does not lose the game (LE-H-32)
    hidden: i64  # 1: the lists of decks brought along stay hidden (LE-B-242)
    # who plays
    n: i64  # how many sides there are: the players, and against who plays alone the hazard deck
    alone: i64  # 1: one player against the hazard deck (LE-O-22)
    order: vec[i64]  # the players still in the game, each to the left of the one before
    # where we are
    active: i64
    phase: i64
    limit: i64  # hazards that may still be played against it
    council: i64  # seat whose turn is the last one, -1 while nobody has called
    ending: i64
    victor: i64  # seat, -1 for nobody
    result: i64  # what the last frame that ended came to
    spoken: i64  # cards requiring a skill played on the strike under way
    extra: i64  # 1: one minor item may be played in addition (LE-B-127)
    clash: i64  # company that one of the other camp attacks (LE-W-33), -1 for none
    slain: vec[i64]  # characters eliminated by the other camp, as entries with the bits of all whom it brings no points
    # by seat
    hand: list[Pile]
    deck: list[Pile]
    discard: list[Pile]  # face down; cards that were seen when they left play stay known
    sideboard: list[Pile]
    stored: list[Pile]  # the marshalling point pile: stored cards, defeated creatures with "*"
    beaten: vec[i64]  # with more than two players: creatures on these piles, as entries with the bit of their owner
    plain: vec[i64]  # stored unique cards that would give more points had they been stored where they say
    out: list[Pile]  # removed from the game
    exhausted: vec[i64]  # how often the play deck was exhausted
    avatar: vec[i64]  # the kind of the Ringwraith or Wizard this player is, -1 until revealed
    chosen: vec[i64]  # with more than two players: the kind of the Ringwraith each has chosen to be, -1 until then
    deck_name: vec[i64]  # which ready deck
    once: vec[i64]  # what this seat did this turn or phase, as bits of DID_...
    score: vec[i64]  # final points
    lore: list[vec[i64]]  # by owner and watcher (`lore_place`): what he has seen of a hidden list
    stack: list[Procedure]
    leaving: i64  # scratch: who has lost his Ringwraith and drops out, -1 nobody
    versus: i64  # scratch: the kind against which influence is asked for, -1 nobody in particular

    # -- the contract

    def fill(self, into: Buffer) -> i64:
        into.n = 0
        if self.seat >= 0:
            self.stack[-1].fill(self, into)
        return into.n

    def fill_once(self, into: Buffer) -> i64:
        into.n = 0
        if self.seat >= 0:
            self.stack[-1].fill_once(self, into)
        return into.n

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        self.stack[-1].take(self, action)
        self.settle()

    def settle(self) -> None:
        seat: i64 = ON
        while seat == ON:
            self.watch()
            seat = OVER if self.ending != NOT_YET else self.proceed()
            if self.hidden:
                learn(self)
        self.seat = seat

    def proceed(self) -> i64:
        """the uppermost procedure goes on; who has lost his Ringwraith by it drops out at once, and the hazard deck of
        who plays alone answers at once"""
        seat = self.stack[-1].go(self)
        if self.alone and seat == HAZARD_DECK:
            self.seat = seat
            HAZARD_PLAYERS[0].answer(self)
            return ON
        if self.leaving < 0:
            return seat
        who = self.leaving
        self.leaving = -1
        LEAVERS[0].leave(self, who)
        return ON

    def watch(self) -> None:
        """what a card in play demands at any time comes about at once"""
        triggers = FACTS.triggers
        watchful = False
        for c in self.table:
            if triggers[self.kind[c]] & T_ALWAYS:
                watchful = True
        if watchful:
            for c in self.table[:]:
                if self.kind[c] >= 0 and triggers[self.kind[c]] & T_ALWAYS and self.zone[c] == TABLE:
                    KINDS[self.kind[c]].always(self, c)

    def payoff(self, seat: i64) -> float:
        self.check_over(seat, self.players)
        if self.alone:
            return worth_alone(self.score[seat]) if self.ending == BY_COUNCIL else 1.0 if self.victor == seat else -1.0
        if self.victor >= 0:
            return 1.0 if self.victor == seat else -1.0
        for other in self.order:
            if self.score[other] > self.score[seat]:
                return -1.0
        return 0.0 if seat in self.order else -1.0

    # -- who is who

    @property
    def players(self) -> i64:
        """how many people or bots play"""
        return 1 if self.alone else self.n

    @property
    def foe(self) -> i64:
        """who plays hazards now: the player to the left of the active one"""
        return self.left_of(self.active)

    def left_of(self, seat: i64) -> i64:
        """who sits to the left of a player, of those still in the game"""
        if self.n == 2:
            return 1 - seat
        return self.order[(self.place_of(seat) + 1) % len(self.order)]

    def right_of(self, seat: i64) -> i64:
        if self.n == 2:
            return 1 - seat
        return self.order[(self.place_of(seat) + len(self.order) - 1) % len(self.order)]

    def nth_left(self, seat: i64, places: i64) -> i64:
        """who sits so many places to the left of a player"""
        for _ in range(places):
            seat = self.left_of(seat)
        return seat

    def place_of(self, seat: i64) -> i64:
        at: i64 = 0
        while self.order[at] != seat:
            at += 1
        return at

    def against(self, seat: i64) -> i64:
        """who stands against a player now: of the active one who plays hazards, or is attacked by him with a company
        (LE-W-33); of any other one the active one"""
        if self.clash >= 0 and seat == self.active and self.co_owner[self.clash] >= 0:
            return self.co_owner[self.clash]
        return self.foe if seat == self.active else self.active

    def slay(self, kind: i64, winner: i64) -> None:
        """LE-W-48: a character eliminated by the other camp gives a player his marshalling points"""
        self.slain = append(self.slain, kind << 8 | ((1 << self.n) - 1 & ~(1 << winner)))

    def copy(self) -> Eye:
        s = Eye()
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.n = self.n
        s.alone = self.alone
        s.order = self.order[:]
        s.advanced = self.advanced
        s.decks = self.decks
        s.calling = self.calling
        s.shunned = self.shunned
        s.fallen = self.fallen
        s.promos = self.promos
        s.attended = self.attended
        s.hidden = self.hidden
        s.active = self.active
        s.phase = self.phase
        s.limit = self.limit
        s.council = self.council
        s.ending = self.ending
        s.victor = self.victor
        s.result = self.result
        s.spoken = self.spoken
        s.extra = self.extra
        s.clash = self.clash
        s.slain = self.slain[:]
        s.hand = [p.copy() for p in self.hand]
        s.deck = [p.copy() for p in self.deck]
        s.discard = [p.copy() for p in self.discard]
        s.sideboard = [p.copy() for p in self.sideboard]
        s.stored = [p.copy() for p in self.stored]
        s.beaten = self.beaten[:]
        s.plain = self.plain[:]
        s.out = [p.copy() for p in self.out]
        s.exhausted = self.exhausted[:]
        s.avatar = self.avatar[:]
        s.chosen = self.chosen[:]
        s.deck_name = self.deck_name[:]
        s.once = self.once[:]
        s.score = self.score[:]
        s.lore = [seen[:] for seen in self.lore]
        self.copy_pieces(s)
        self.copy_whereabouts(s)
        s.stack = copy_stack(self.stack)
        s.versus = -1
        s.leaving = -1
        return s

    def seen(self, seat: i64, by: Slate) -> None:
        tell_seen(self, seat, by)

    @property
    def game(self) -> Game:
        return Eye.the_game

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)
        self.turn = io.num("turn", self.turn)
        if self.alone:
            self.alone = io.num("seats", self.alone)
        if self.n != 2:
            self.n = io.num("seats", self.n, 2)
            self.visit_order(io)
            self.chosen = io.nums("chosen", self.chosen)
            self.beaten = io.entries("beaten", self.beaten, NAMES)
        if self.heroes():
            self.camp = io.nums("camps", self.camp)
        if self.heroes() or self.shunned:
            self.shunned = io.num("shunned", self.shunned)
            self.promos = io.num("promotional", self.promos)
            self.attended = io.num("attended", self.attended)
        if self.heroes() or self.fallen:
            self.fallen = io.num("fallen", self.fallen)
        self.advanced = io.num("advanced", self.advanced)
        self.decks = io.num("decks", self.decks, 1)
        self.calling = io.num("calling", self.calling, 20)
        self.hidden = io.word("lists", self.hidden, LISTS)
        self.active = io.num("active", self.active)
        self.phase = io.word("phase", self.phase, PHASES)
        self.now = io.num("now", self.now, -1)
        self.limit = io.num("limit", self.limit)
        self.council = io.num("council", self.council, -1)
        self.ending = io.word("ending", self.ending, ENDINGS)
        self.victor = io.num("victor", self.victor, -1)
        self.result = io.num("result", self.result)
        self.spoken = io.num("spoken", self.spoken)
        self.extra = io.num("extra", self.extra)
        if self.mixed() or self.clash != -1 or len(self.slain):
            self.clash = io.num("clash", self.clash, -1)
            self.slain = io.entries("slain", self.slain, NAMES)
        for p in range(self.n):
            seat = str(p)
            self.hand[p].fields(io, "hand " + seat, NAMES)
            self.deck[p].fields(io, "deck " + seat, NAMES)
            self.discard[p].fields(io, "discard " + seat, NAMES)
            self.sideboard[p].fields(io, "sideboard " + seat, NAMES)
            self.stored[p].fields(io, "stored " + seat, NAMES)
            self.out[p].fields(io, "out " + seat, NAMES)
        self.plain = io.nums("stored for plain points", self.plain)
        self.exhausted = io.nums("exhausted", self.exhausted)
        self.avatar = io.nums("wraith", self.avatar)
        for p in range(self.n):
            self.deck_name[p] = io.word(f"list {p}", self.deck_name[p], NAMES_OF_DECKS, -1)
        self.once = io.nums("once", self.once)
        self.score = io.nums("score", self.score)
        for i in range(self.n * self.n if self.hidden else 0):
            self.lore[i] = io.entries(lore_name(self.n, i), self.lore[i], NAMES)
        for p in range(self.n):
            self.visit_sites(io, p)
        self.visit_pieces(io)
        self.visit_companies(io)
        self.fresh = io.num("fresh", self.fresh, -1)
        visit_stack(io, self.stack, BLANKS)

    def visit_order(self, io: Fields) -> None:
        """-1 at the end for each who has dropped out"""
        order = self.order[:]
        while len(order) < self.n:
            order = append(order, -1)
        self.order = vec[i64]()
        for p in io.nums("order", order):
            if p >= 0:
                self.order = append(self.order, p)

    def imagine(self, seat: i64, dice: Dice) -> Eye:
        """Everything that `seat` does not know is dealt anew to the same places: faces move; places, numbers and
        counts stay. Where deck lists are open, what is unknown is a known set of cards; else it is believed."""
        s = self.copy()
        s.dice = dice
        seat_bit: i64 = SPECTATORS if seat < 0 else 1 << seat
        for p in range(self.n):
            pool = s.discard[p].unknown(seat_bit, s.deck[p].unknown(seat_bit, s.hand[p].unknown(seat_bit, vec[i64]())))
            pool = s.sideboard[p].unknown(seat_bit, pool)
            for c in range(len(s.kind)):
                if s.zone[c] == GUARD and s.owner[c] == p and not s.known[c] & seat_bit:
                    pool = append(pool, s.kind[c])
            if p != seat and keeps_list(s, p):
                pool = believe(s, p, seat, len(pool), dice)
                any_site(s, p)
            else:
                shuffle(pool, dice)
            pool = as_remembered([s.hand[p], s.deck[p], s.discard[p], s.sideboard[p]], seat_bit, pool, dice)
            at = s.hand[p].redeal(seat_bit, pool, 0)
            at = s.deck[p].redeal(seat_bit, pool, at)
            at = s.discard[p].redeal(seat_bit, pool, at)
            at = s.sideboard[p].redeal(seat_bit, pool, at)
            for c in range(len(s.kind)):
                if s.zone[c] == GUARD and s.owner[c] == p and not s.known[c] & seat_bit:
                    s.kind[c] = pool[at]
                    at += 1
        for frame in s.stack:
            if isinstance(frame, Secret):
                frame.imagine(s, seat, dice)
        FACE_DOWN[0].imagine(s, seat, dice)
        return s

    # -- a piece leaves the table

    def to_discard(self, c: i64) -> None:
        """a piece goes to its owner's discard pile, seen by both (LE-B-8, LE-B-224); an echo just ends"""
        self.gone(c, TO_DISCARD)

    def to_out(self, c: i64) -> None:
        """a piece is removed from the game"""
        self.gone(c, TO_REMOVED)

    def to_stored(self, c: i64, seat: i64) -> None:
        """a piece goes to the marshalling point pile of a seat"""
        if self.zone[c] == TABLE:
            KINDS[self.kind[c]].leaves(self, c)
        self.tell(TOLD_GONE, seat, self.kind[c], TO_POINTS)
        kind = self.kind[c]
        self.stored[seat].add(kind, BOTH)
        self.keep_owner(c)
        self.free(c)
        KINDS[kind].when_stored(self, seat)

    def keep_owner(self, c: i64) -> None:
        """a creature lies with who beat it: with more than two players it must be said whose it is"""
        if self.n > 2 and FACTS.type[self.kind[c]] == CREATURE:
            self.beaten = append(self.beaten, self.kind[c] << 8 | 1 << self.owner[c])

    def to_hand(self, c: i64) -> None:
        self.gone(c, TO_HAND)

    def gone(self, c: i64, where: i64) -> None:
        if self.zone[c] == ECHO:
            self.free(c)
            return
        if self.zone[c] == TABLE:
            KINDS[self.kind[c]].leaves(self, c)
            if self.zone[c] != TABLE:
                return  # its own card saw to it
        owner = self.owner[c]
        known = self.known[c]
        self.tell(TOLD_GONE, owner, self.kind[c], where, 0, known)
        if where == TO_DISCARD:
            self.discard[owner].add(self.kind[c], known | 1 << owner)
        elif where == TO_REMOVED:
            self.out[owner].add(self.kind[c], BOTH)
        else:
            self.hand[owner].add(self.kind[c], known | 1 << owner)
        self.free(c)

    # -- frames

    def call(self, frame: Procedure) -> i64:
        """puts a frame on top: it runs to its end before the caller goes on"""
        self.stack.append(frame)
        return ON

    def done(self, result: i64 = 0) -> i64:
        """the top frame has ended"""
        self.stack.pop()
        self.result = result
        return ON

    # -- chance

    def show(self, kind: i64, what: i64) -> None:
        """something hidden is shown to all: in a record, and not to be taken back"""
        self.dice.pick(kind, EVERYONE, vec[i64]([what << 8]), 0, 1)

    def two_dice(self, seat: i64, purpose: i64 = R_CARD) -> i64:
        """the sum of two dice, rolled by a seat (LE-B-3)"""
        a = self.dice.die(DIE)
        b = self.dice.die(DIE)
        self.tell(TOLD_ROLL, seat, a, b, purpose)
        return a + b


def worth_alone(score: i64) -> float:
    """what so many points are to who plays alone, between -1 and 1: half of all there is to win with EVEN of them"""
    return 2.0 * float(score) / float(score + EVEN) - 1.0 if score > 0 else -1.0


EVEN: Final = 20


def empty(dice: Dice, n: i64 = 2) -> Eye:
    """nothing is there yet; n = 1: a game for one, who plays against the hazard deck"""
    s = Eye()
    s.alone = 0
    if n == 1:
        s.alone = 1
        n = 2
    s.n = n
    s.order = vec[i64]()
    for p in range(n):
        s.order = append(s.order, p)
    s.seat = s.turn = s.advanced = s.active = s.phase = s.limit = s.ending = s.result = s.spoken = s.extra = (
        s.hidden
    ) = s.shunned = s.fallen = s.promos = s.attended = 0
    s.decks = 1
    s.calling = 20
    s.council = s.victor = s.versus = s.leaving = s.clash = -1
    s.dice = dice
    s.news = None
    s.hand = [Heap(n) for _ in range(n)]
    s.deck = [Heap(n) for _ in range(n)]
    s.discard = [Heap(n) for _ in range(n)]
    s.sideboard = [Heap(n) for _ in range(n)]
    s.stored = [Pile() for _ in range(n)]
    s.beaten = vec[i64]()
    s.slain = vec[i64]()
    s.plain = vec[i64]()
    s.out = [Pile() for _ in range(n)]
    s.exhausted = zeros(n)
    s.avatar = vec[i64]([-1] * n)
    s.chosen = vec[i64]([-1] * n)
    s.deck_name = vec[i64]([-1] * n)
    s.once = zeros(n)
    s.score = zeros(n)
    s.lore = [vec[i64]() for _ in range(n * n)]
    s.no_pieces()
    s.nobody_anywhere(n)
    s.stack = []
    return s
