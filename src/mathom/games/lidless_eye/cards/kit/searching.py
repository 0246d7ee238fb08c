"""Looking for a card in one's own piles, and the ability of cards that let a player do so."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.cards.kit.abilities import Ability
from mathom.games.lidless_eye.cards.kit.blindness import blinded
from mathom.games.lidless_eye.cards.kit.wraiths import is_at_haven
from mathom.games.lidless_eye.position.arrays import insert
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.companies import is_own_wraith
from mathom.games.lidless_eye.rules.playing import ability_seat
from mathom.games.lidless_eye.terms import (
    CHOOSE,
    CREATURE,
    HAZARD,
    ITEM,
    OUT_OF_DECK,
    PASS,
    RESOURCE,
    RESOURCE_LONG,
    RESOURCE_PERMANENT,
    RESOURCE_SHORT,
    RINGWRAITH,
    TYPES,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.pile import Pile
from mathom.kernel.state import Buffer, act, act_a, act_c, act_kind
from mathom.kernel.vecs import vec

FROM_DISCARD: Final = 1
FROM_DECK: Final = 2
INTO_HAND: Final = 0
INTO_DECK: Final = 1

# what is looked for
ANY_CARD: Final = 0
OF_MAGIC: Final = 1  # a magic card, of these magics (bits of skills)
SAGE_ONLY: Final = 2
RESOURCE_EVENT: Final = 3
RESOURCE_OR_CHARACTER: Final = 4
ITEM_OF_KINDS: Final = 5  # bits of kinds of items
CREATURE_OF: Final = 6  # a creature of these races
SPELL: Final = 7  # of a Wizard
RESOURCE_CARD: Final = 8
HAZARD_CARD: Final = 9


def fits(kind: i64, filter: i64, arg: i64) -> bool:
    """whether a kind of card is what is looked for"""
    card = KINDS[kind]
    if filter == OF_MAGIC:
        return "magic" in card.keywords and card.skills & arg != 0
    if filter == RESOURCE_CARD:
        return card.side & RESOURCE != 0 and not card.character
    if filter == HAZARD_CARD:
        return card.side & HAZARD != 0
    if filter == SPELL:
        return "spell" in card.keywords
    if filter == SAGE_ONLY:
        return "sage" in card.printed.skill_only
    if filter == RESOURCE_EVENT:
        return TYPES.index(card.printed.type) in (RESOURCE_SHORT, RESOURCE_LONG, RESOURCE_PERMANENT)
    if filter == RESOURCE_OR_CHARACTER:
        return card.side & RESOURCE != 0
    if filter == CREATURE_OF:
        return card.type == CREATURE and card.race & arg != 0
    if filter == ITEM_OF_KINDS:
        return card.type == ITEM and card.item >= 0 and arg >> card.item & 1 != 0
    return True


def candidates(s: Eye, seat: i64, sources: i64, filter: i64, arg: i64) -> vec[i64]:
    """what a seat would find in its own piles, as actions CHOOSE (kind, 0, source): everybody sees which pile becomes
    smaller"""
    found = vec[i64]()
    if sources & FROM_DISCARD:
        found = sift(s.discard[seat], 0, filter, arg, found)
    if sources & FROM_DECK:
        found = sift(s.deck[seat], OUT_OF_DECK, filter, arg, found)
    return found


def sift(pile: Pile, source: i64, filter: i64, arg: i64, found: vec[i64]) -> vec[i64]:
    last: i64 = -1
    for entry in pile.cards:
        kind = entry >> 8
        if kind != last and fits(kind, filter, arg):
            found = insert(found, act(CHOOSE, kind, 0, source))
        last = kind
    return found


def take_from(s: Eye, seat: i64, action: i64, knowers: i64) -> None:
    """takes the chosen card out of its pile"""
    if act_c(action) == OUT_OF_DECK:
        s.deck[seat].mix()
        s.deck[seat].take(act_a(action), knowers)
    else:
        s.discard[seat].take(act_a(action), knowers)


class Fetch(Procedure):
    """A player looks for a card in his own piles. Whether he finds one is his secret: he is asked in any case."""

    seat: i64 = 0
    sources: i64 = FROM_DISCARD
    into: i64 = INTO_HAND
    filter: i64 = ANY_CARD
    arg: i64 = 0

    def __init__(
        self, seat: i64 = 0, sources: i64 = FROM_DISCARD, into: i64 = INTO_HAND, filter: i64 = ANY_CARD, arg: i64 = 0
    ) -> None:
        self.seat = seat
        self.sources = sources
        self.into = into
        self.filter = filter
        self.arg = arg

    def go(self, s: Eye) -> i64:
        if self.step == 0 and not blinded(s, self.seat):
            return self.seat
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        for action in candidates(s, self.seat, self.sources, self.filter, self.arg):
            into.add(action)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) == CHOOSE:
            kind = act_a(action)
            take_from(s, self.seat, action, 1 << self.seat)
            if self.into == INTO_HAND:
                s.hand[self.seat].add(kind, 1 << self.seat)
            else:
                s.deck[self.seat].add(kind)
        if self.sources & FROM_DECK or self.into == INTO_DECK:
            s.deck[self.seat].mix()

    def blank(self) -> Frame:
        return Fetch()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.sources = io.num("sources", self.sources)
        self.into = io.num("into", self.into)
        self.filter = io.num("filter", self.filter)
        self.arg = io.num("arg", self.arg)


enter(Fetch())


class Recall(Fetch):
    """The same, where the card that lets him look waits on the table and is discarded afterwards: it is not found."""

    card: i64 = -1

    def go(self, s: Eye) -> i64:
        if (self.step or blinded(s, self.seat)) and self.card >= 0:
            s.to_discard(self.card)
            self.card = -1
        return super().go(s)

    def blank(self) -> Frame:
        return Recall()

    def fields(self, io: Fields) -> None:
        super().fields(io)
        self.card = io.num("card", self.card, -1)


enter(Recall())


def recall(s: Eye, seat: i64, filter: i64, arg: i64, card: i64) -> None:
    """a player may take such a card from his discard pile into his hand; the card that lets him is discarded then"""
    frame = Recall(seat, FROM_DISCARD, INTO_HAND, filter, arg)
    frame.card = card
    s.call(frame)


class Fetches(Ability):
    """Looks for a card in the own piles, on certain occasions."""

    def __init__(
        self, cost: i64, windows: i64, sources: i64, into: i64, filter: i64, arg: i64 = 0, at_haven: i64 = 0
    ) -> None:
        super().__init__(cost, windows)
        self.sources: i64 = sources
        self.into: i64 = into
        self.filter: i64 = filter
        self.arg: i64 = arg
        self.at_haven: i64 = at_haven

    def useful(self, s: Eye, c: i64) -> bool:
        if self.at_haven and not is_at_haven(s, c):
            return False
        if FACTS.type[s.kind[c]] == RINGWRAITH and not is_own_wraith(s, c):
            return False
        if blinded(s, ability_seat(s, c)):
            return False
        return len(candidates(s, ability_seat(s, c), self.sources, self.filter, self.arg)) > 0

    def resolve(self, s: Eye, link: Link) -> None:
        s.call(Fetch(link.by, self.sources, self.into, self.filter, self.arg))
