"""The table of a game: pieces, piles, companies, sites, and what is under way. No procedure, no card by name."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.cardbase import FACTS, KINDS, NAMES, SITE_NAMES, SITES, T_ITEM, Card
from mathom.games.lidless_eye.terms import (
    BOTH,
    DARKHAVEN,
    DIE,
    ECHO,
    ENDINGS,
    GUARD,
    NOT_YET,
    NOWHERE,
    PHASES,
    POSITIONS,
    R_CARD,
    SPECTATORS,
    TABLE,
    TAPPED,
    TOLD_GONE,
    TOLD_ROLL,
    UNTAPPED,
    UNTILS,
    ZONES,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame, copy_stack, visit_stack
from mathom.kernel.pile import Pile, shuffle
from mathom.kernel.state import ON, OVER, Buffer, State
from mathom.kernel.vecs import append, vec

SITE_STATES: Final = ["", "tapped", "discarded"]  # of an ordinary site card, by its owner
SITE_FREE: Final = 0
SITE_TAPPED: Final = 1
SITE_DISCARDED: Final = 2

ROUTE: Final = 8  # places for the regions of a journey

# what a company did this turn, as bits
MOVED: Final = 1  # it has come to another site
ENTERED: Final = 2
IDLE: Final = 4  # must do nothing in its site phase
MH_OVER: Final = 8  # its movement/hazard phase is over
SITE_OVER: Final = 16
FACED_ORCS: Final = 32
RETURNED: Final = 64
FROM_DARKHAVEN: Final = 128  # it began this turn at a Darkhaven
FACED_SINCE: Final = 256  # first of the bits that cards may use
GOES_ON: Final = 512  # it may move to an additional site when its movement/hazard phase is over
BY_WILDERNESS: Final = 1024  # and this journey must pass a wilderness
BARTERED: Final = 2048  # gave two minor items to make a gold ring playable (Hermit's Hill)


class Link:
    """One declared action of a chain of effects."""

    by: i64 = 0
    kind: i64 = 0  # which card: its piece may be gone when the effect comes
    card: i64 = 0  # the piece
    ability: i64 = 0  # 1: an ability of a card in play, 0: the card itself
    a: i64 = 0
    b: i64 = 0
    was: i64 = 0  # what `pay` wants to remember for `resolve`

    def fields(self, io: Fields) -> None:
        self.by = io.num("by", self.by)
        self.kind = io.word("kind", self.kind, NAMES, -1)
        self.card = io.num("card", self.card)
        self.ability = io.num("ability", self.ability)
        self.a = io.num("a", self.a)
        self.b = io.num("b", self.b)
        self.was = io.num("was", self.was)


class Procedure(Frame):
    """One thing under way. `go` does what comes next and says ON, or names the seat it asks; the answer comes to
    `take`. `step` names what is being done, also while an answer is awaited: set it before calling another frame."""

    def go(self, s: Eye) -> i64:
        raise NotImplementedError

    def fill(self, s: Eye, into: Buffer) -> None:
        raise NotImplementedError

    def take(self, s: Eye, action: i64) -> None:
        raise NotImplementedError

    def shows(self) -> bool:
        """whether everybody sees which card is chosen or discarded now"""
        return False


BLANKS: Final[dict[str, Procedure]] = {}  # one of each class of procedures, by name


def enter(frame: Procedure) -> None:
    """to be called once for each class of procedures, where it is defined"""
    BLANKS[frame.name()] = frame


class Eye(State):
    # what was agreed
    advanced: i64
    decks: i64  # the one-deck game, up to the four-deck game
    calling: i64  # marshalling points that allow calling the Council in the one-deck game
    # where we are
    active: i64
    phase: i64
    now: i64  # company whose movement/hazard or site phase it is, -1 for none
    limit: i64  # hazards that may still be played against it
    council: i64  # seat whose turn is the last one, -1 while nobody has called
    ending: i64
    victor: i64  # seat, -1 for nobody
    result: i64  # what the last frame that ended came to
    spoken: i64  # cards requiring a skill played on the strike under way
    extra: i64  # 1: one minor item may be played in addition (LE-B-127)
    # by seat
    hand: list[Pile]
    deck: list[Pile]
    discard: list[Pile]  # face down; cards that were seen when they left play stay known
    sideboard: list[Pile]
    stored: list[Pile]  # the marshalling point pile: stored cards, defeated creatures with "*"
    plain: vec[i64]  # stored unique cards that would give more points had they been stored where they say
    out: list[Pile]  # removed from the game
    exhausted: vec[i64]  # how often the play deck was exhausted
    wraith: vec[i64]  # the kind of the Ringwraith this player is, -1 until revealed
    deck_name: vec[i64]  # which ready deck
    once: vec[i64]  # what this seat did this turn or phase, as bits of DID_...
    score: vec[i64]  # final points
    # by seat and site: seat * len(SITES) + site
    site_state: vec[i64]
    location: vec[i64]  # 1: the site is in this player's location deck list
    # pieces: cards that lie where they can be told apart, one entry for each number
    kind: vec[i64]  # -1: the number is free
    owner: vec[i64]
    zone: vec[i64]
    host: vec[i64]  # the piece it lies with; for a character: who controls him, -1 general influence
    co: vec[i64]  # company of a character, or of a card played on a company; -1
    tap: vec[i64]
    known: vec[i64]  # bit of each seat that knows the face
    until: vec[i64]
    mark: vec[i64]  # whatever its card wants to remember
    used: vec[i64]  # what it did this turn, as bits; emptied at the start of every turn
    fresh: i64  # the number last given out: numbers go round, so that none is soon given out again
    # companies
    co_owner: vec[i64]  # -1: no such company
    co_site: vec[i64]
    co_dest: vec[i64]  # -1: it stays
    co_open: vec[i64]  # 1: its new site is turned up
    co_origin: vec[i64]  # site of origin while it is on the way and for the rest of the turn, -1
    co_did: vec[i64]  # bits
    co_limit: vec[i64]  # its hazard limit this turn, for the table
    route: vec[i64]  # ROUTE places each: kinds of regions passed, 8 + region when moving by regions; -1 for none
    # derived
    table: vec[i64]  # pieces on the table and echoes, ascending; rebuilt by `index`
    stack: list[Procedure]
    versus: i64  # scratch: the kind against which influence is asked for, -1 nobody in particular
    ledger: list[tuple[int, int]] | None  # (piece, change) while a value is being explained

    # -- the contract

    def fill(self, into: Buffer) -> i64:
        into.n = 0
        if self.seat >= 0:
            self.stack[-1].fill(self, into)
        return into.n

    def apply(self, action: i64) -> None:
        self.stack[-1].take(self, action)
        self.settle()

    def settle(self) -> None:
        seat: i64 = ON
        while seat == ON:
            seat = OVER if self.ending != NOT_YET else self.stack[-1].go(self)
        self.seat = seat

    def payoff(self, seat: i64) -> float:
        return 0.0 if self.victor < 0 else 1.0 if self.victor == seat else -1.0

    def copy(self) -> Eye:
        s = Eye()
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.advanced = self.advanced
        s.decks = self.decks
        s.calling = self.calling
        s.active = self.active
        s.phase = self.phase
        s.now = self.now
        s.limit = self.limit
        s.council = self.council
        s.ending = self.ending
        s.victor = self.victor
        s.result = self.result
        s.spoken = self.spoken
        s.extra = self.extra
        s.hand = [p.copy() for p in self.hand]
        s.deck = [p.copy() for p in self.deck]
        s.discard = [p.copy() for p in self.discard]
        s.sideboard = [p.copy() for p in self.sideboard]
        s.stored = [p.copy() for p in self.stored]
        s.plain = self.plain[:]
        s.out = [p.copy() for p in self.out]
        s.exhausted = self.exhausted[:]
        s.wraith = self.wraith[:]
        s.deck_name = self.deck_name[:]
        s.once = self.once[:]
        s.score = self.score[:]
        s.site_state = self.site_state[:]
        s.location = self.location[:]
        s.kind = self.kind[:]
        s.owner = self.owner[:]
        s.zone = self.zone[:]
        s.host = self.host[:]
        s.co = self.co[:]
        s.tap = self.tap[:]
        s.known = self.known[:]
        s.until = self.until[:]
        s.mark = self.mark[:]
        s.used = self.used[:]
        s.fresh = self.fresh
        s.co_owner = self.co_owner[:]
        s.co_site = self.co_site[:]
        s.co_dest = self.co_dest[:]
        s.co_open = self.co_open[:]
        s.co_origin = self.co_origin[:]
        s.co_did = self.co_did[:]
        s.co_limit = self.co_limit[:]
        s.route = self.route[:]
        s.table = self.table[:]
        s.stack = copy_stack(self.stack)
        s.versus = -1
        s.ledger = None
        return s

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)
        self.turn = io.num("turn", self.turn)
        self.advanced = io.num("advanced", self.advanced)
        self.decks = io.num("decks", self.decks, 1)
        self.calling = io.num("calling", self.calling, 20)
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
        for p in range(2):
            seat = str(p)
            self.hand[p].fields(io, "hand " + seat, NAMES)
            self.deck[p].fields(io, "deck " + seat, NAMES)
            self.discard[p].fields(io, "discard " + seat, NAMES)
            self.sideboard[p].fields(io, "sideboard " + seat, NAMES)
            self.stored[p].fields(io, "stored " + seat, NAMES)
            self.out[p].fields(io, "out " + seat, NAMES)
        self.plain = io.nums("stored for plain points", self.plain)
        self.exhausted = io.nums("exhausted", self.exhausted)
        self.wraith = io.nums("wraith", self.wraith)
        self.deck_name = io.nums("deck names", self.deck_name)
        self.once = io.nums("once", self.once)
        self.score = io.nums("score", self.score)
        for p in range(2):
            self.visit_sites(io, p)
        self.visit_pieces(io)
        self.visit_companies(io)
        self.fresh = io.num("fresh", self.fresh, -1)
        visit_stack(io, self.stack, BLANKS)

    def visit_sites(self, io: Fields, p: i64) -> None:
        """only sites that are not as at the start: tapped, discarded, or missing in the location deck"""
        base = p * len(SITES)
        many: i64 = 0
        for i in range(len(SITES)):
            if self.site_state[base + i] or not self.location[base + i]:
                many += 1
        many = io.enter("sites " + str(p), many)
        at: i64 = -1
        for _ in range(many):
            io.part("")
            at += 1
            while at < len(SITES) and not self.site_state[base + at] and self.location[base + at]:
                at += 1
            found = io.word("site", at if at < len(SITES) else 0, SITE_NAMES, -1)
            if found < 0:
                raise BadPosition("sites: each entry names its site")
            self.site_state[base + found] = io.word("state", self.site_state[base + found], SITE_STATES)
            self.location[base + found] = io.num("listed", self.location[base + found], 1)
        io.leave()

    def visit_pieces(self, io: Fields) -> None:
        many = io.enter("pieces", len(self.kind))
        while len(self.kind) < many:
            self.grow()
        for c in range(many):
            io.part("")
            self.kind[c] = io.word("card", self.kind[c], NAMES, -1)
            self.owner[c] = io.num("of", self.owner[c])
            self.zone[c] = io.word("in", self.zone[c], ZONES, NOWHERE)
            self.host[c] = io.num("on", self.host[c], -1)
            self.co[c] = io.num("company", self.co[c], -1)
            self.tap[c] = io.word("position", self.tap[c], POSITIONS)
            self.known[c] = io.num("known", self.known[c], BOTH)
            self.until[c] = io.word("until", self.until[c], UNTILS)
            self.mark[c] = io.num("mark", self.mark[c])
            self.used[c] = io.num("used", self.used[c])
        io.leave()

    def visit_companies(self, io: Fields) -> None:
        many = io.enter("companies", len(self.co_owner))
        while len(self.co_owner) < many:
            self.grow_company()
        for i in range(many):
            io.part("")
            self.co_owner[i] = io.num("of", self.co_owner[i], -1)
            self.co_site[i] = io.word("site", self.co_site[i], SITE_NAMES, -1)
            self.co_dest[i] = io.word("to", self.co_dest[i], SITE_NAMES, -1)
            self.co_open[i] = io.num("open", self.co_open[i])
            self.co_origin[i] = io.word("origin", self.co_origin[i], SITE_NAMES, -1)
            self.co_did[i] = io.num("did", self.co_did[i])
            self.co_limit[i] = io.num("limit", self.co_limit[i])
            for j in range(ROUTE):
                self.route[i * ROUTE + j] = io.num(ROUTE_FIELDS[j], self.route[i * ROUTE + j], -1)
        io.leave()

    def imagine(self, seat: i64, dice: Dice) -> Eye:
        """Everything that `seat` does not know is dealt anew to the same places: faces move; places, numbers and
        counts stay. Deck lists are open, so that what is unknown is a known set of cards."""
        s = self.copy()
        s.dice = dice
        seat_bit: i64 = SPECTATORS if seat < 0 else 1 << seat
        for p in range(2):
            pool = s.discard[p].unknown(seat_bit, s.deck[p].unknown(seat_bit, s.hand[p].unknown(seat_bit, vec[i64]())))
            pool = s.sideboard[p].unknown(seat_bit, pool)
            for c in range(len(s.kind)):
                if s.zone[c] == GUARD and s.owner[c] == p and not s.known[c] & seat_bit:
                    pool = append(pool, s.kind[c])
            shuffle(pool, dice)
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
        DREAMS[0].dream(s, seat, dice)
        return s

    # -- pieces

    def grow(self) -> None:
        self.kind = append(self.kind, -1)
        self.owner = append(self.owner, 0)
        self.zone = append(self.zone, NOWHERE)
        self.host = append(self.host, -1)
        self.co = append(self.co, -1)
        self.tap = append(self.tap, UNTAPPED)
        self.known = append(self.known, BOTH)
        self.until = append(self.until, 0)
        self.mark = append(self.mark, 0)
        self.used = append(self.used, 0)

    def lay(self, kind: i64, owner: i64, zone: i64, host: i64 = -1, known: i64 = BOTH) -> i64:
        """a card gets a number: it lies where it can be told apart"""
        n: i64 = len(self.kind)
        c = self.fresh + 1
        tried: i64 = 0
        while tried < n and (c >= n or self.kind[c] >= 0):
            c = 0 if c >= n else c + 1
            tried += 1
        if c >= n or self.kind[c] >= 0:
            self.grow()
            c = n
        self.fresh = c
        self.kind[c] = kind
        self.owner[c] = owner
        self.zone[c] = NOWHERE
        self.host[c] = host
        self.co[c] = -1
        self.tap[c] = UNTAPPED
        self.known[c] = known
        self.until[c] = 0
        self.mark[c] = 0
        self.used[c] = 0
        self.place(c, zone, host)
        return c

    def place(self, c: i64, zone: i64, host: i64 = -1) -> None:
        """moves a piece; on the table its face is open"""
        shown_before = self.zone[c] == TABLE or self.zone[c] == ECHO
        shown = zone in (TABLE, ECHO)
        self.zone[c] = zone
        self.host[c] = host
        if zone != GUARD:
            self.known[c] = BOTH
        if shown and not shown_before:
            self.table = insert(self.table, c)
        elif shown_before and not shown:
            self.table = without(self.table, c)

    def free(self, c: i64) -> None:
        """takes the number back"""
        self.place(c, NOWHERE)
        self.kind[c] = -1
        self.owner[c] = 0
        self.co[c] = -1
        self.tap[c] = UNTAPPED
        self.until[c] = 0
        self.mark[c] = 0
        self.used[c] = 0

    def index(self) -> None:
        """rebuilds what is derived, after reading a position"""
        self.table = vec[i64]()
        for c in range(len(self.kind)):
            if self.zone[c] == TABLE or self.zone[c] == ECHO:
                self.table = append(self.table, c)

    def echo(self, c: i64, until: i64, host: i64 = -1) -> i64:
        """a short-event has taken effect and is discarded; what it does lasts (LE-B-153): the piece of the effect"""
        e = self.lay(self.kind[c], self.owner[c], ECHO, host)
        self.until[e] = until
        return e

    def expire(self, until: i64) -> None:
        """effects whose time has come are gone"""
        for c in self.table[:]:
            if self.zone[c] == ECHO and self.until[c] == until:
                self.free(c)

    def to_discard(self, c: i64) -> None:
        """a piece goes to its owner's discard pile, seen by both (LE-B-8, LE-B-224); an echo just ends"""
        self.gone(c, 0)

    def to_out(self, c: i64) -> None:
        """a piece is removed from the game"""
        self.gone(c, 1)

    def to_stored(self, c: i64, seat: i64) -> None:
        """a piece goes to the marshalling point pile of a seat"""
        if self.zone[c] == TABLE:
            KINDS[self.kind[c]].leaves(self, c)
        self.tell(TOLD_GONE, seat, self.kind[c], 2)
        kind = self.kind[c]
        self.stored[seat].add(kind, BOTH)
        self.free(c)
        KINDS[kind].when_stored(self, seat)

    def to_hand(self, c: i64) -> None:
        self.gone(c, 3)

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
        if where == 0:
            self.discard[owner].add(self.kind[c], known | 1 << owner)
        elif where == 1:
            self.out[owner].add(self.kind[c], BOTH)
        else:
            self.hand[owner].add(self.kind[c], known | 1 << owner)
        self.free(c)

    def gained(self, bearer: i64, item: i64) -> None:
        """a character has gained an item: cards in play that care are told, once for each"""
        HERALDS[0].tell(self, T_ITEM, bearer, item)

    def card(self, c: i64) -> Card:
        return KINDS[self.kind[c]]

    def type_of(self, c: i64) -> i64:
        return FACTS.type[self.kind[c]]

    def on(self, c: i64) -> vec[i64]:
        """what lies with a piece: items, allies, corruption cards, followers"""
        out = vec[i64]()
        for x in self.table:
            if self.host[x] == c:
                out = append(out, x)
        return out

    def bearer(self, c: i64) -> i64:
        """the character a card lies with, himself if he is one; -1 for none"""
        while c >= 0 and not FACTS.character[self.kind[c]]:
            c = self.host[c]
        return c

    def company_of(self, c: i64) -> i64:
        """company of a character, ally, item, or of a card played on a company; -1"""
        while c >= 0 and self.co[c] < 0:
            c = self.host[c]
        return self.co[c] if c >= 0 else -1

    def in_play(self, kind: i64) -> i64:
        """a piece of that kind on the table, -1 for none"""
        for c in self.table:
            if self.kind[c] == kind and self.zone[c] == TABLE:
                return c
        return -1

    def untapped(self, c: i64) -> bool:
        return self.tap[c] == UNTAPPED

    def tap_down(self, c: i64) -> None:
        if self.tap[c] == UNTAPPED:
            self.tap[c] = TAPPED

    # -- companies

    def grow_company(self) -> None:
        self.co_owner = append(self.co_owner, -1)
        self.co_site = append(self.co_site, -1)
        self.co_dest = append(self.co_dest, -1)
        self.co_open = append(self.co_open, 0)
        self.co_origin = append(self.co_origin, -1)
        self.co_did = append(self.co_did, 0)
        self.co_limit = append(self.co_limit, 0)
        for _ in range(ROUTE):
            self.route = append(self.route, -1)

    def new_company(self, seat: i64, site: i64) -> i64:
        i: i64 = 0
        while i < len(self.co_owner) and self.co_owner[i] >= 0:
            i += 1
        if i == len(self.co_owner):
            self.grow_company()
        self.co_owner[i] = seat
        self.co_site[i] = site
        self.co_dest[i] = -1
        self.co_open[i] = 0
        self.co_origin[i] = -1
        self.co_did[i] = 0
        self.co_limit[i] = 0
        self.forget_route(i)
        return i

    def forget_route(self, i: i64) -> None:
        for j in range(ROUTE):
            self.route[i * ROUTE + j] = -1

    def members(self, company: i64) -> vec[i64]:
        """characters of a company, Ringwraiths and followers among them, ascending"""
        out = vec[i64]()
        character = FACTS.character
        for c in self.table:
            if self.co[c] == company and character[self.kind[c]] and self.zone[c] == TABLE:
                out = append(out, c)
        return out

    def fighters(self, company: i64) -> vec[i64]:
        """characters and allies of a company"""
        out = vec[i64]()
        fights = FACTS.fights
        for c in self.table:
            if fights[self.kind[c]] and self.zone[c] == TABLE and self.company_of(c) == company:
                out = append(out, c)
        return out

    def characters(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        character = FACTS.character
        for c in self.table:
            if character[self.kind[c]] and self.owner[c] == seat and self.zone[c] == TABLE:
                out = append(out, c)
        return out

    def companies(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for i in range(len(self.co_owner)):
            if self.co_owner[i] == seat:
                out = append(out, i)
        return out

    def site_now(self, company: i64) -> i64:
        """the new site of a company on the way whose site is turned up, else the site where it is"""
        return self.co_dest[company] if self.co_dest[company] >= 0 and self.co_open[company] else self.co_site[company]

    def site_tapped(self, seat: i64, site: i64) -> bool:
        return self.site_state[seat * len(SITES) + site] == SITE_TAPPED

    def tap_site(self, seat: i64, site: i64) -> None:
        if SITES[site].kind != DARKHAVEN and "never-taps" not in SITES[site].notes:
            self.site_state[seat * len(SITES) + site] = SITE_TAPPED

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


class Secret(Procedure):
    """A procedure that keeps something one seat does not know."""

    def imagine(self, s: Eye, seat: i64, dice: Dice) -> None:
        """draws anew what `seat` does not know of it"""
        raise NotImplementedError


class Dream:
    """Other secrets of a position: new sites laid face down. The journey's own module enters the real one."""

    def dream(self, s: Eye, seat: i64, dice: Dice) -> None:
        raise NotImplementedError


DREAMS: Final[list[Dream]] = []


class Herald:
    """Tells cards in play what has happened. The module of triggers enters the real one."""

    def tell(self, s: Eye, trigger: i64, a: i64, b: i64) -> None:
        raise NotImplementedError


HERALDS: Final[list[Herald]] = []
ROUTE_FIELDS: Final = [f"region {i}" for i in range(ROUTE)]


def insert(v: vec[i64], c: i64) -> vec[i64]:
    """v with c at its place in ascending order"""
    v = append(v, c)
    i: i64 = len(v) - 1
    while i > 0 and v[i - 1] > c:
        v[i] = v[i - 1]
        i -= 1
    v[i] = c
    return v


def without(v: vec[i64], c: i64) -> vec[i64]:
    out = vec[i64]()
    for x in v:
        if x != c:
            out = append(out, x)
    return out


def zeros(n: i64) -> vec[i64]:
    out = vec[i64]()
    for _ in range(n):
        out = append(out, 0)
    return out


def empty(dice: Dice) -> Eye:
    s = Eye()
    s.seat = s.turn = s.advanced = s.active = s.phase = s.limit = s.ending = s.result = s.spoken = s.extra = 0
    s.decks = 1
    s.calling = 20
    s.now = s.council = s.victor = s.fresh = s.versus = -1
    s.dice = dice
    s.news = None
    s.hand = [Pile() for _ in range(2)]
    s.deck = [Pile() for _ in range(2)]
    s.discard = [Pile() for _ in range(2)]
    s.sideboard = [Pile() for _ in range(2)]
    s.stored = [Pile() for _ in range(2)]
    s.plain = vec[i64]()
    s.out = [Pile() for _ in range(2)]
    s.exhausted = zeros(2)
    s.wraith = vec[i64]([-1, -1])
    s.deck_name = vec[i64]([-1, -1])
    s.once = zeros(2)
    s.score = zeros(2)
    s.site_state = zeros(2 * len(SITES))
    s.location = vec[i64]([1] * (2 * len(SITES)))
    s.kind = vec[i64]()
    s.owner = vec[i64]()
    s.zone = vec[i64]()
    s.host = vec[i64]()
    s.co = vec[i64]()
    s.tap = vec[i64]()
    s.known = vec[i64]()
    s.until = vec[i64]()
    s.mark = vec[i64]()
    s.used = vec[i64]()
    s.co_owner = vec[i64]()
    s.co_site = vec[i64]()
    s.co_dest = vec[i64]()
    s.co_open = vec[i64]()
    s.co_origin = vec[i64]()
    s.co_did = vec[i64]()
    s.co_limit = vec[i64]()
    s.route = vec[i64]()
    s.table = vec[i64]()
    s.stack = []
    s.ledger = None
    return s
