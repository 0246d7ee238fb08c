"""Optional rules, three to five players: seats by the roll, Ringwraiths and Wizards, and characters shown in turn
(LE-O-2 to LE-O-10, LE-O-33 to LE-O-35)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, FORMS, KINDS, NAMES, NUMBERS, Card
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS, Deck, decks_of
from mathom.games.lidless_eye.news import R_SEATS, TOLD_CHOSEN, TOLD_EXCHANGED, TOLD_LEFT_OUT, TOLD_STARTED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.lore import keeps_list
from mathom.games.lidless_eye.position.procedure import Secret, enter
from mathom.games.lidless_eye.rules.camps import BUILDING, start_site
from mathom.games.lidless_eye.terms import (
    BOTH,
    CHARACTER,
    CHOOSE,
    CREATURE,
    DROP,
    HAZARD,
    HERO,
    ITEM,
    PASS,
    TABLE,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, pop, vec

MOST_MIND: Final = 20  # minds of starting characters together (LE-O-6)
MOST_PACKED: Final = 10  # characters that go into the play deck (LE-O-8)
EXCHANGES: Final = 3  # LE-O-9
COPIES: Final = 3  # of a card that is not unique (LE-B-9)

ROLLS: Final = 0
WRAITHS: Final = 1
SHOWS: Final = 2
PACKS: Final = 3
GIVES: Final = 4  # which card of the play deck is exchanged
GETS: Final = 5  # and for which
STEPS: Final = ["rolls", "ringwraiths", "shows", "packs", "gives", "gets"]
POOLS: Final = [f"characters {p}" for p in range(5)]
LISTED: Final = [f"ringwraiths {p}" for p in range(5)]


class Gathering(Secret):
    """From the decks chosen to the starting companies. The first of `order` has the highest roll."""

    place: i64 = 0  # whose turn it is, as his place in the order
    had: i64 = 0  # exchanges he has made
    given: i64 = -1  # the kind of the card that is being exchanged
    hides: i64 = 0  # 1: the list of who is asked is hidden

    def __init__(self) -> None:
        self.pools: list[vec[i64]] = []  # by seat, the characters he has prepared and not shown; as entries of a pile
        self.listed: list[vec[i64]] = []  # by seat, the Ringwraiths of his list
        self.done: vec[i64] = vec[i64]()  # by seat, 1: he has shown his starting characters

    def prepare(self, p: i64, deck: Deck) -> None:
        """LE-O-2: the play deck without its characters; up to 25 of these are prepared (LE-O-6)"""
        self.done = append(self.done, 0)
        pool = vec[i64]()
        for section in (deck.starters, deck.characters):
            for name, many in section.items():
                for _ in range(many):
                    pool = append(pool, NUMBERS[name] << 8)
        self.pools.append(pool)
        listed = vec[i64]()
        for name, many in deck.wraiths.items():
            for _ in range(many):
                listed = append(listed, NUMBERS[name] << 8)
        self.listed.append(listed)

    def asked(self, s: Eye) -> i64:
        return s.order[self.place]

    def go(self, s: Eye) -> i64:
        seat = self.proceed(s)
        self.hides = 1 if seat >= 0 and keeps_list(s, seat) else 0
        return seat

    def proceed(self, s: Eye) -> i64:
        if self.step == ROLLS:
            take_seats(s)
            self.step = WRAITHS
        if self.step == WRAITHS:
            if self.place < s.n:
                return self.asked(s)
            self.step = SHOWS
            self.place = s.n - 1
        if self.step == SHOWS:
            if not all(self.done[p] for p in range(s.n)):
                while self.done[self.asked(s)]:
                    self.to_the_right(s)
                return self.asked(s)
            self.step = PACKS
            self.place = 0
        while self.step == PACKS and self.place < s.n:
            if len(self.pools[self.asked(s)]):
                return self.asked(s)
            self.place += 1
        if self.step == PACKS:
            self.step = GIVES
            self.place = 0
        if self.step == GIVES and self.had == EXCHANGES:
            self.next_exchange()
        if self.place < s.n:
            return self.asked(s)
        return s.done()

    def to_the_right(self, s: Eye) -> None:
        """counter-clockwise: from the lowest roll upwards"""
        self.place = self.place - 1 if self.place > 0 else s.n - 1

    def next_exchange(self) -> None:
        self.place += 1
        self.had = 0
        self.step = GIVES

    # -- Ringwraiths (LE-O-4) and Wizards (LE-O-33)

    def choose_wraith(self, s: Eye, seat: i64, kind: i64) -> None:
        """He is in the play deck as often as its list says; one that is not in the list takes the place of those that
        are, twice. That he is there everybody knows."""
        s.chosen[seat] = kind
        s.tell(TOLD_CHOSEN, seat, kind)
        entry = kind << 8
        if entry not in self.listed[seat]:
            self.listed[seat] = vec[i64]([entry, entry])
        shown = False
        for other in self.listed[seat]:
            s.deck[seat].add(other >> 8, 0 if other != entry or shown else BOTH)
            shown = shown or other == entry
        self.listed[seat] = vec[i64]()
        self.place += 1

    # -- starting characters (LE-O-6, LE-O-7)

    def may_show(self, s: Eye, seat: i64, kind: i64) -> bool:
        if FACTS.unique[kind] and s.in_play(kind) >= 0:
            return False
        mind = KINDS[kind].mind
        for c in s.characters(seat):
            mind += KINDS[s.kind[c]].mind
        return mind <= MOST_MIND and "agent" not in KINDS[kind].keywords

    def show(self, s: Eye, seat: i64, kind: i64) -> None:
        self.take_from_pool(seat, kind)
        companies = s.companies(seat)
        company = companies[0] if len(companies) else s.new_company(seat, start_site(s.camp[seat]))
        c = s.lay(kind, seat, TABLE)
        s.co[c] = company
        s.tell(TOLD_STARTED, seat, kind)
        if len(s.characters(seat)) == BUILDING[s.camp[seat]].starters:
            self.done[seat] = 1
        self.to_the_right(s)

    def take_from_pool(self, seat: i64, kind: i64) -> None:
        pool = self.pools[seat]
        at: i64 = 0
        while pool[at] >> 8 != kind:
            at += 1
        self.pools[seat], _ = pop(pool, at)

    def fill_pool(self, seat: i64, verb: i64, into: Buffer, s: Eye) -> None:
        """one action for each different character he has left"""
        kinds = vec[i64]()
        for entry in self.pools[seat]:
            kind = entry >> 8
            if kind not in kinds and (verb == DROP or self.may_show(s, seat, kind)):
                into.add(act(verb, kind))
            kinds = append(kinds, kind)

    # -- characters for the play deck (LE-O-8): who is left out is named

    def pack(self, s: Eye, seat: i64) -> None:
        for entry in self.pools[seat]:
            s.deck[seat].add(entry >> 8, 0)
        self.pools[seat] = vec[i64]()
        self.place += 1

    # -- exchanges (LE-O-9)

    def fill_gifts(self, s: Eye, seat: i64, into: Buffer) -> None:
        """what something can come for"""
        last: i64 = -1
        kinds = vec[i64]()
        for entry in s.deck[seat].cards:
            kind = entry >> 8
            if kind != last and not FACTS.avatar[kind]:
                kinds = append(kinds, kind)
            last = kind
        creatures, hazards, halves = hazards_of(s, seat)
        for kind in kinds:
            hazard: i64 = 1 if FACTS.side[kind] & HAZARD else 0
            creature: i64 = hazard if FACTS.type[kind] == CREATURE else 0
            for card in KINDS:
                if can_come(s, seat, kind, card, creatures - creature, hazards - hazard, halves - halves_of(kind)):
                    into.add(act(CHOOSE, kind))
                    break

    def fill_others(self, s: Eye, seat: i64, into: Buffer) -> None:
        creatures, hazards, halves = hazards_of(s, seat)
        for card in KINDS:
            if can_come(s, seat, self.given, card, creatures, hazards, halves):
                into.add(act(CHOOSE, card.id))

    def exchange(self, s: Eye, seat: i64, kind: i64) -> None:
        s.deck[seat].add(kind, 0)
        s.tell(TOLD_EXCHANGED, seat, self.given, kind, 0, 1 << seat if self.hides else EVERYONE)
        self.given = -1
        self.had += 1
        self.step = GIVES

    # -- answers

    def fill(self, s: Eye, into: Buffer) -> None:
        seat = self.asked(s)
        if self.step == WRAITHS:
            for card in KINDS:
                if card.avatar and card.camp == s.camp[seat] and card.done and card.id not in s.chosen:
                    into.add(act(CHOOSE, card.id))
            return
        if self.step == GETS:
            self.fill_others(s, seat, into)
            return
        if self.step == SHOWS:
            self.fill_pool(seat, CHOOSE, into, s)
            if len(s.characters(seat)) or into.n == 0:
                into.add(act(PASS))
        elif self.step == PACKS:
            self.fill_pool(seat, DROP, into, s)
            if len(self.pools[seat]) <= MOST_PACKED:
                into.add(act(PASS))
        else:
            self.fill_gifts(s, seat, into)
            into.add(act(PASS))

    def fill_once(self, s: Eye, into: Buffer) -> None:
        """a search leaves its deck as it is"""
        if self.step != GIVES:
            self.fill(s, into)
        else:
            into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        seat = self.asked(s)
        kind = act_a(action)
        passes = act_kind(action) == PASS
        if self.step == WRAITHS:
            self.choose_wraith(s, seat, kind)
        elif self.step == SHOWS:
            if passes:
                self.done[seat] = 1
                self.to_the_right(s)
            else:
                self.show(s, seat, kind)
        elif self.step == PACKS:
            if passes:
                self.pack(s, seat)
            else:
                self.take_from_pool(seat, kind)
                s.tell(TOLD_LEFT_OUT, seat, kind, 0, 0, 1 << seat if self.hides else EVERYONE)
        elif self.step == GETS:
            self.exchange(s, seat, kind)
        elif passes:
            self.next_exchange()
        else:
            s.deck[seat].take(kind, 1 << seat)
            self.given = kind
            self.step = GETS

    def shows(self) -> bool:
        """a Ringwraith and a starting character are shown; what is in the play deck, where lists are open"""
        return self.step == WRAITHS or self.step == SHOWS or not self.hides

    # -- what others do not know: the lists of decks brought along, where these are hidden

    def imagine(self, s: Eye, seat: i64, dice: Dice) -> None:
        for p in range(s.n):
            if p != seat and keeps_list(s, p):
                ready = decks_of(s.camp[p])
                like = READY_DECKS[ready[dice.below(len(ready))]]
                self.pools[p] = people(s, p, len(self.pools[p]), like, dice)
                if len(self.listed[p]):
                    self.listed[p] = vec[i64]()
                    for name in like.wraiths:
                        for _ in range(like.wraiths[name]):
                            self.listed[p] = append(self.listed[p], NUMBERS[name] << 8)
        if self.given >= 0 and self.asked(s) != seat and keeps_list(s, self.asked(s)):
            deck = s.deck[self.asked(s)]
            self.given = deck.cards[dice.below(len(deck.cards))] >> 8

    def blank(self) -> Frame:
        return Gathering()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, STEPS)
        self.place = io.num("place", self.place)
        self.had = io.num("exchanges", self.had)
        self.given = io.word("given", self.given, NAMES, -1)
        self.hides = io.num("hides", self.hides)
        self.done = io.nums("done", self.done)
        while len(self.pools) < len(self.done):
            self.pools.append(vec[i64]())
            self.listed.append(vec[i64]())
        for p in range(len(self.done)):
            self.pools[p] = io.entries(POOLS[p], self.pools[p], NAMES)
            self.listed[p] = io.entries(LISTED[p], self.listed[p], NAMES)


enter(Gathering())


def take_seats(s: Eye) -> None:
    """LE-O-3: everybody rolls, equal rolls are repeated; by falling result they sit to the left of one another"""
    rolled = vec[i64]([0] * s.n)
    again = True
    while again:
        again = False
        for p in range(s.n):
            if rolled[p] == 0:
                rolled[p] = s.two_dice(p, R_SEATS)
        for p in range(s.n):
            for q in range(p):
                if rolled[p] > 0 and rolled[p] == rolled[q]:
                    again = True
        if again:
            rolled = unequal(rolled)
    s.order = vec[i64]()
    for result in range(12, 1, -1):
        for p in range(s.n):
            if rolled[p] == result:
                s.order = append(s.order, p)
    s.active = s.order[0]


def unequal(rolled: vec[i64]) -> vec[i64]:
    """the results that nobody else has; 0 where the roll is repeated"""
    out = vec[i64]()
    for p in range(len(rolled)):
        same = any(q != p and rolled[q] == rolled[p] for q in range(len(rolled)))
        out = append(out, 0 if same else rolled[p])
    return out


def sort_of(kind: i64) -> i64:
    """what is exchanged for its like: characters, resources, hazards, cards that are both (LE-B-10, LE-B-11)"""
    if FACTS.character[kind]:
        return 0 if FACTS.type[kind] == CHARACTER else -1
    return FACTS.side[kind]


def hazards_of(s: Eye, seat: i64) -> tuple[i64, i64, i64]:
    """of a play deck: creatures, hazards, and what counts among the creatures, in halves"""
    creatures: i64 = 0
    hazards: i64 = 0
    halves: i64 = 0
    for entry in s.deck[seat].cards:
        halves += halves_of(entry >> 8)
        if FACTS.side[entry >> 8] & HAZARD:
            hazards += 1
            if FACTS.type[entry >> 8] == CREATURE:
                creatures += 1
    return creatures, hazards, halves


def can_come(s: Eye, seat: i64, given: i64, card: Card, creatures: i64, hazards: i64, halves: i64) -> bool:
    """a card of the same sort for one that was given away, within the copy limits (LE-B-9), to a deck with these; half
    of the hazards stay creatures (LE-O-2), and where a Wizard player takes part at least as many as a deck needs
    (LE-W-22)"""
    kind = card.id
    if not card.done or kind == given or sort_of(kind) != sort_of(given) or not card.belongs_to(s.pool_of(seat)):
        return False
    if FACTS.type[given] == CREATURE and FACTS.type[kind] != CREATURE and 2 * creatures < hazards + 1:
        return False
    if FACTS.side[kind] & HAZARD and s.heroes() and halves + halves_of(kind) < 2 * BUILDING[HERO].creatures:
        return False
    return copies(s, seat, kind) < (1 if card.unique else COPIES)


def halves_of(kind: i64) -> i64:
    """what a card counts among the creatures of a deck, in halves: one may be an event too (LE-W-22)"""
    if FACTS.type[kind] != CREATURE:
        return 0
    return 1 if KINDS[kind].printed.also_event else 2


def copies(s: Eye, seat: i64, kind: i64) -> i64:
    """how many of a card a player has in his deck, before him and in his sideboard (LE-B-15, LE-A-2), other forms of an
    item among them (LE-H-13)"""
    n: i64 = 0
    for pile in (s.deck[seat], s.sideboard[seat]):
        for entry in pile.cards:
            if is_copy(entry >> 8, kind):
                n += 1
    for c in s.table:
        if s.owner[c] == seat and is_copy(s.kind[c], kind):
            n += 1
    return n


def is_copy(kind: i64, other: i64) -> bool:
    return kind == other or (FACTS.type[kind] == ITEM and kind in FORMS[other])


def people(s: Eye, seat: i64, many: i64, like: Deck, dice: Dice) -> vec[i64]:
    """so many characters whom somebody may have prepared: those of a ready deck, then any"""
    kinds = vec[i64]()
    for section in (like.starters, like.characters):
        for name in section:
            kinds = append(kinds, NUMBERS[name])
    for card in KINDS:
        if card.type == CHARACTER and card.done and card.belongs_to(s.pool_of(seat)) and card.id not in kinds:
            kinds = append(kinds, card.id)
    out = vec[i64]()
    for kind in kinds:
        if len(out) < many and not (FACTS.unique[kind] and s.in_play(kind) >= 0):
            out = append(out, kind << 8)
    return out
