"""What lies where: the fields of a position, copied and saved. Nothing is decided here."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mathom.games.duel.terms import (
    AREA,
    ASIDE,
    BIT,
    CARDS,
    DISCARDED,
    EFFECTS_ARE,
    ENDINGS,
    FACE_DOWN,
    KEEP,
    LYING,
    NOTHING,
    OPEN,
    OWN,
    OWNED,
    PEOPLES,
    PLACE,
    RAZE,
    REGIONS,
    RESERVES,
    SAURON,
    SKILLS,
    SLOTS,
    STACKED,
    TASKS,
    TILES,
    TOKENS,
    UNSEEN,
    Edition,
)
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.pile import Pile
from mathom.kernel.state import State, act, act_a, act_b, act_c, act_kind
from mathom.kernel.vecs import append, vec

if TYPE_CHECKING:
    from mathom.kernel.game import Game


class Position(State):
    edition: Edition
    reserve: i64  # limited, or not
    effects_are: i64  # OPTIONAL, but for games begun before there was DU-91
    chapter: i64  # counted from 0
    extra: i64  # 1 when an extra turn follows this one
    again: i64  # 1 when an extra turn is about to begin, and may still be declined
    winner: i64  # a seat, SHARED, or NOTHING
    ending: i64  # how
    tasks: vec[i64]  # what is still to be carried out this turn, the next on top
    pending: i64  # how many of them
    layout: vec[i64]  # by slot: a card, FACE_DOWN or NOTHING
    where: vec[i64]  # by card
    aside: Pile  # the cards left over that somebody has looked at
    tile_at: vec[i64]  # by tile
    token_at: vec[i64]  # by token
    top: vec[i64]  # by people: the token known to lie on top, or NOTHING
    coins: vec[i64]  # by seat
    steps: vec[i64]
    units: vec[i64]  # seat * REGIONS
    built: vec[i64]  # by seat: the set of regions with his fortress
    # -- what follows from the rest
    unseen: Pile  # cards of the chapter that lie face down, or are left over and looked at by nobody
    hidden: i64  # how many lie face down in the layout
    discards: i64  # how many lie in the discard pile that somebody has seen there
    open: i64  # the set of tiles that lie open
    lying: i64  # the set of slots with a card
    available: i64  # the set of those that no other card lies on
    face_up: i64  # the set of those whose card lies face up
    skills: vec[i64]  # seat * OWN: symbols of each skill, then the choices as sets of skills
    have: vec[i64]  # by seat: symbols of all skills, in one number
    chains: vec[i64]  # by seat: a set of symbols
    peoples: vec[i64]  # seat * PEOPLES: symbols
    allies: vec[i64]  # by seat: the set of peoples
    powers: vec[i64]  # by seat: the set of tokens
    held: vec[i64]  # by seat: the set of regions with his units
    supply: vec[i64]  # by seat: units not on the board

    def clear(self, edition: Edition) -> None:
        """an empty table"""
        self.dice = Dice()
        self.news = None
        self.edition = edition
        self.seat = SAURON
        self.turn = 0
        self.reserve = 0
        self.effects_are = 0
        self.chapter = 0
        self.extra = 0
        self.again = 0
        self.winner = NOTHING
        self.ending = NOTHING
        self.tasks = zeros(8)
        self.pending = 0
        self.layout = NONE[:]
        self.where = zeros(CARDS)
        self.aside = Pile()
        self.tile_at = zeros(TILES)
        self.token_at = zeros(TOKENS)
        self.top = NONE[:PEOPLES]
        self.coins = zeros(2)
        self.steps = zeros(2)
        self.units = zeros(2 * REGIONS)
        self.built = zeros(2)
        self.unseen = Pile()
        self.hidden = 0
        self.discards = 0
        self.open = 0
        self.lying = 0
        self.available = 0
        self.face_up = 0
        self.skills = zeros(2 * OWN)
        self.have = zeros(2)
        self.chains = zeros(2)
        self.peoples = zeros(2 * PEOPLES)
        self.allies = zeros(2)
        self.powers = zeros(2)
        self.held = zeros(2)
        self.supply = zeros(2)

    def copy_to(self, s: Position) -> None:
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.edition = self.edition
        s.reserve = self.reserve
        s.effects_are = self.effects_are
        s.chapter = self.chapter
        s.extra = self.extra
        s.again = self.again
        s.winner = self.winner
        s.ending = self.ending
        s.tasks = self.tasks[:]
        s.pending = self.pending
        s.layout = self.layout[:]
        s.where = self.where[:]
        s.aside = self.aside.copy()
        s.tile_at = self.tile_at[:]
        s.token_at = self.token_at[:]
        s.top = self.top[:]
        s.coins = self.coins[:]
        s.steps = self.steps[:]
        s.units = self.units[:]
        s.built = self.built[:]
        s.unseen = self.unseen.copy()
        s.hidden = self.hidden
        s.discards = self.discards
        s.open = self.open
        s.lying = self.lying
        s.available = self.available
        s.face_up = self.face_up
        s.skills = self.skills[:]
        s.have = self.have[:]
        s.chains = self.chains[:]
        s.peoples = self.peoples[:]
        s.allies = self.allies[:]
        s.powers = self.powers[:]
        s.held = self.held[:]
        s.supply = self.supply[:]

    def index(self) -> None:
        """what follows from the rest"""
        e = self.edition
        self.lying = 0
        self.hidden = 0
        self.face_up = 0
        for slot in range(SLOTS):
            card = self.layout[slot]
            if card != NOTHING:
                self.lying |= BIT[slot]
                if card == FACE_DOWN:
                    self.hidden += 1
                else:
                    self.face_up |= BIT[slot]
                    self.put(card, LYING)
        self.available = 0
        for slot in range(SLOTS):
            if self.lying & BIT[slot] and not self.lying & e.covers[self.chapter * SLOTS + slot]:
                self.available |= BIT[slot]
        for entry in self.aside.cards:
            self.put(entry >> 8, ASIDE)
        self.unseen = Pile()
        if self.hidden:
            for entry in e.decks[self.chapter]:
                if self.where[entry >> 8] == UNSEEN:
                    self.unseen.add(entry >> 8)
        self.discards = 0
        for card in range(CARDS):
            if self.where[card] >= AREA:
                self.learn(self.where[card] - AREA, card)
            elif self.where[card] == DISCARDED or self.where[card] == ASIDE:
                self.discards += 1
        self.open = 0
        for tile in range(TILES):
            if self.tile_at[tile] == OPEN:
                self.open |= BIT[tile]
        for token in range(TOKENS):
            if self.token_at[token] >= OWNED:
                self.powers[self.token_at[token] - OWNED] |= BIT[token]
        for seat in range(2):
            self.supply[seat] = e.units
            for r in range(REGIONS):
                n = self.units[seat * REGIONS + r]
                self.supply[seat] -= n
                if n:
                    self.held[seat] |= BIT[r]

    def put(self, card: i64, place: i64) -> None:
        if self.where[card] != UNSEEN and self.where[card] != place:
            raise BadPosition(f"{self.edition.cards[card]} is in two places")
        self.where[card] = place

    def learn(self, seat: i64, card: i64) -> None:
        """what a card in an area is good for, beside its effect"""
        e = self.edition
        self.chains[seat] |= e.chain[card]
        people = e.people[card]
        if people != NOTHING:
            self.peoples[seat * PEOPLES + people] += 1
            self.allies[seat] |= BIT[people]
        own = seat * OWN
        for k in range(SKILLS):
            self.skills[own + k] += e.gives[card * SKILLS + k]
        self.have[seat] += e.brings[card]
        if e.choice[card]:
            i = own + SKILLS
            while self.skills[i]:
                i += 1
            self.skills[i] = e.choice[card]

    def unlearn(self, seat: i64, card: i64) -> None:
        """a grey card leaves an area"""
        e = self.edition
        own = seat * OWN
        for k in range(SKILLS):
            self.skills[own + k] -= e.gives[card * SKILLS + k]
        self.have[seat] -= e.brings[card]
        if e.choice[card]:
            i = own + SKILLS
            while self.skills[i] != e.choice[card]:
                i += 1
            while i < own + OWN - 1:
                self.skills[i] = self.skills[i + 1]
                i += 1
            self.skills[i] = 0

    def left_over(self) -> i64:
        """how many cards of this chapter lie unseen by all in the discard pile"""
        return len(self.unseen.cards) - self.hidden

    def in_stack(self, people: i64) -> i64:
        """how many tokens a people's stack has"""
        n: i64 = 0
        for token in range(people * 3, people * 3 + 3):
            if self.token_at[token] == STACKED:
                n += 1
        return n

    # -- tasks

    def push(self, task: i64) -> None:
        if self.pending == len(self.tasks):
            self.tasks = append(self.tasks, task)
        else:
            self.tasks[self.pending] = task
        self.pending += 1

    @property
    def game(self) -> Game:
        return self.edition.game

    # -- saving

    def fields(self, io: Fields) -> None:
        e = self.edition
        self.seat = io.num("seat", self.seat)
        self.turn = io.num("turn", self.turn)
        self.reserve = io.word("reserve", self.reserve, RESERVES)
        self.effects_are = io.word("effects", self.effects_are, EFFECTS_ARE)
        self.chapter = io.num("chapter", self.chapter + 1, 1) - 1
        self.extra = io.num("extra", self.extra)
        self.again = io.num("again", self.again)
        self.winner = io.num("winner", self.winner, NOTHING)
        self.ending = io.word("ending", self.ending, ENDINGS, NOTHING)
        if not 0 <= self.chapter < 3:
            raise BadPosition(f"chapter: there is no chapter {self.chapter + 1}")
        for slot in range(SLOTS):
            self.layout[slot] = io.word(f"slot {slot}", self.layout[slot], e.slot_words, NOTHING)
        for seat in range(2):
            visit(io, f"area {seat}", self.where, AREA + seat, e.cards)
        visit(io, "discard", self.where, DISCARDED, e.cards)
        self.aside.fields(io, "aside", e.cards)
        visit(io, "tiles", self.tile_at, OPEN, e.tiles)
        for seat in range(2):
            visit(io, f"tiles {seat}", self.tile_at, OWNED + seat, e.tiles)
            visit(io, f"tokens {seat}", self.token_at, OWNED + seat, e.tokens)
        for people in range(PEOPLES):
            self.top[people] = io.word(f"top {e.peoples[people]}", self.top[people], e.tokens, NOTHING)
        self.coins = io.nums("coins", self.coins)
        self.steps = io.nums("steps", self.steps)
        for seat in range(2):
            io.counts(f"units {seat}", self.units, seat * REGIONS, e.regions)
            self.built[seat] = visit_set(io, f"fortresses {seat}", self.built[seat], e.regions)
        self.visit_tasks(io)

    def visit_tasks(self, io: Fields) -> None:
        """Tasks are written with the words of what they are about: {"is": "place", "n": 2, "regions": ["arnor"]}."""
        e = self.edition
        many = io.enter("stack", self.pending)
        for i in range(many):
            task: i64 = self.tasks[i] if i < self.pending else 0
            name = io.part(TASKS[act_kind(task)])
            if name not in TASKS:
                raise BadPosition(f"stack: there is no task {name!r}; there are {', '.join(TASKS[1:])}")
            kind: i64 = TASKS.index(name)
            if kind == KEEP:
                names = ["", *e.tokens]
                a = io.word("first", act_a(task), names)
                b = io.word("second", act_b(task), names)
                task = act(KEEP, a, b, io.word("third", act_c(task), names))
            else:
                n = io.num("n", act_a(task), 1)
                regions = visit_set(io, "regions", act_b(task), e.regions) if kind == PLACE else 0
                may = io.num("may", act_b(task)) if kind == RAZE else 0
                task = act(kind, n, regions | may)
            if i < self.pending:
                self.tasks[i] = task
            else:
                self.push(task)
        io.leave()


NONE: Final = vec[i64]([NOTHING] * SLOTS)
NOUGHTS: Final = vec[i64]([0] * CARDS)


def zeros(n: i64) -> vec[i64]:
    return NOUGHTS[:n]


def visit(io: Fields, name: str, at: vec[i64], place: i64, names: list[str]) -> None:
    """which things are at a place, by name"""
    counts = zeros(len(at))
    for i in range(len(at)):
        counts[i] = 1 if at[i] == place else 0
    io.counts(name, counts, 0, names)
    for i in range(len(at)):
        if counts[i] and at[i] != place:
            if at[i] or counts[i] > 1:
                raise BadPosition(f"{name}: {names[i]} is in two places")
            at[i] = place


def visit_set(io: Fields, name: str, members: i64, names: list[str]) -> i64:
    """a set, by the names of its members"""
    counts = zeros(len(names))
    for i in range(len(names)):
        counts[i] = 1 if members & BIT[i] else 0
    io.counts(name, counts, 0, names)
    found: i64 = 0
    for i in range(len(names)):
        if counts[i]:
            found |= BIT[i]
    return found
