"""Resource events that look for cards in the own piles, or put cards back into them."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import acts_here, offers_information, tapped_for, use_up
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.news import TOLD_SHOWN, TOLD_SIDEBOARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.companies import own_wraith
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.terms import BOTH, CHOOSE, ITEM, NOTHING, NOWHERE, PASS, RESOURCE, SITE, TAPPED, UNTAPPED
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.pile import Pile
from mathom.kernel.state import Buffer, act, act_a, act_c, act_kind
from mathom.kernel.words import Msg, msg

# where it is looked
DISCARD_PILE: Final = 0
PLAY_DECK: Final = 1
SIDEBOARD: Final = 2
SOURCES: Final = 3

# what for
OF_SIDE: Final = 0  # a resource or a character
A_MODE: Final = 1
AN_ITEM: Final = 2
A_CHARACTER: Final = 3
GEAR_ITEM: Final = 4  # a minor weapon, armor, shield or helmet, not unique, no hoard item


def wanted(kind: i64, what: i64) -> bool:
    card = KINDS[kind]
    if what == OF_SIDE:
        return FACTS.side[kind] & RESOURCE != 0
    if what == A_MODE:
        return "mode" in card.keywords
    if what == AN_ITEM:
        return card.type == ITEM
    if what == A_CHARACTER:
        return card.character != 0
    return card.type == ITEM and card.item == 0 and card.gear != 0 and not card.unique and not card.hoard


def pile_of(s: Eye, seat: i64, source: i64) -> Pile:
    if source == DISCARD_PILE:
        return s.discard[seat]
    return s.deck[seat] if source == PLAY_DECK else s.sideboard[seat]


def holds_wanted(s: Eye, seat: i64, sources: i64, what: i64) -> bool:
    """whether one of these piles (as bits) has such a card: its owner knows"""
    for source in range(SOURCES):
        if sources >> source & 1:
            for entry in pile_of(s, seat, source).cards:
                if wanted(entry >> 8, what):
                    return True
    return False


def fill_wanted(s: Eye, seat: i64, sources: i64, what: i64, into: Buffer) -> None:
    """one CHOOSE (kind, 0, source) for each different card"""
    for source in range(SOURCES):
        if sources >> source & 1:
            last: i64 = -1
            for entry in pile_of(s, seat, source).cards:
                kind = entry >> 8
                if kind != last and wanted(kind, what):
                    into.add(act(CHOOSE, kind, 0, source))
                last = kind


def take_out(s: Eye, seat: i64, source: i64, kind: i64, knowers: i64) -> None:
    """a card leaves a pile; a play deck that was searched is reshuffled (LE-B-25)"""
    pile = pile_of(s, seat, source)
    if source == PLAY_DECK:
        pile.mix()
    pile.take(kind, knowers)


class Seek(Procedure):
    """A player looks for cards of a sort in his own piles and puts them into his hand or his play deck. Whether there
    is one is his secret: he is asked wherever he could find one."""

    seat: i64 = 0
    sources: i64 = 0  # bits
    what: i64 = 0
    to_hand: i64 = 0  # 1: into the hand, shown to the opponent; 0: into the play deck
    left: i64 = 1  # so many may still be taken
    card: i64 = -1  # the event that lets him look: it is discarded afterwards, and so not found; -1: it is gone

    def __init__(self, seat: i64 = 0, sources: i64 = 0, what: i64 = 0, to_hand: i64 = 0, most: i64 = 1) -> None:
        self.seat = seat
        self.sources = sources
        self.what = what
        self.to_hand = to_hand
        self.left = most

    def go(self, s: Eye) -> i64:
        size: i64 = 0
        for source in range(SOURCES):
            if self.sources >> source & 1:
                size += pile_of(s, self.seat, source).size()
        if self.left == 0 or size == 0:
            s.deck[self.seat].mix()
            if self.card >= 0:
                s.to_discard(self.card)
            return s.done()
        return self.seat

    def fill(self, s: Eye, into: Buffer) -> None:
        fill_wanted(s, self.seat, self.sources, self.what, into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == PASS:
            self.left = 0
            return
        self.left -= 1
        kind = act_a(action)
        source = act_c(action)
        mine: i64 = 1 << self.seat
        take_out(s, self.seat, source, kind, BOTH if self.to_hand else mine)
        if self.to_hand:
            s.hand[self.seat].add(kind, BOTH)
            s.tell(TOLD_SHOWN, self.seat, kind)
            return
        s.deck[self.seat].add(kind, mine)
        if source == SIDEBOARD:
            s.tell(TOLD_SIDEBOARD, self.seat, 1, 1)

    def shows(self) -> bool:
        return self.to_hand != 0

    def blank(self) -> Frame:
        return Seek()

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)
        self.sources = io.num("sources", self.sources)
        self.what = io.num("what", self.what)
        self.to_hand = io.num("to hand", self.to_hand)
        self.left = io.num("left", self.left, 1)
        self.card = io.num("card", self.card, -1)


enter(Seek())

FROM_DISCARD: Final = 1 << DISCARD_PILE
FROM_DECK: Final = 1 << PLAY_DECK
FROM_SIDEBOARD: Final = 1 << SIDEBOARD


class WeighAllThings(ShortEvent):
    """One resource or character from sideboard or discard pile into the play deck."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = ""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if holds_wanted(s, seat, FROM_DISCARD | FROM_SIDEBOARD, OF_SIDE):
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        seek = Seek(link.by, FROM_DISCARD | FROM_SIDEBOARD, OF_SIDE)
        s.place(link.card, NOWHERE)
        seek.card = link.card
        s.call(seek)

    def text(self) -> list[Msg]:
        return [
            msg(
                "One resource or character, a Ringwraith too, goes from your sideboard or discard pile into your play "
                "deck, which is shuffled."
            )
        ]


class BackToTheFray(ShortEvent):
    """Each player may shuffle characters of his discard pile into his play deck."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = ""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if holds_wanted(s, seat, FROM_DISCARD, A_CHARACTER) or s.discard[1 - seat].size():
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        for seat in (1 - link.by, link.by):  # the uppermost comes first: who played it
            s.call(Seek(seat, FROM_DISCARD, A_CHARACTER, 0, s.discard[seat].size()))

    def text(self) -> list[Msg]:
        return [
            msg("Each player may shuffle any number of characters from his discard pile into his play deck."),
        ]


class RingLeavesItsMark(ShortEvent):
    """A mode card into the play deck (second operand 0), or the tapped Ringwraith may untap (1)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "way"

    def way(self, n: i64) -> Msg:
        return msg("he may untap") if n else msg("look for a mode")

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if holds_wanted(s, seat, FROM_DISCARD | FROM_SIDEBOARD, A_MODE):
            into.add(act(verb, subject, NOTHING, 0))
        wraith = own_wraith(s, seat)
        if wraith >= 0 and s.tap[wraith] == TAPPED:
            into.add(act(verb, subject, wraith, 1))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.b == 0:
            s.call(Seek(link.by, FROM_DISCARD | FROM_SIDEBOARD, A_MODE))
            return
        wraith = own_wraith(s, link.by)
        if wraith >= 0 and s.tap[wraith] == TAPPED and s.two_dice(link.by) > 6:
            s.tap[wraith] = UNTAPPED

    def text(self) -> list[Msg]:
        return [
            msg(
                "One Black Rider, Fell Rider or Heralded Lord goes from your sideboard or discard pile into your play "
                "deck, which is shuffled."
            ),
            msg("Or, on your tapped Ringwraith: roll; above 6 he untaps."),
        ]


class AllThoughtBent(ShortEvent):
    """A sage and a site with information tap; an item from the play deck into the hand, shown."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not acts_here(s, seat) or not holds_wanted(s, seat, FROM_DECK, AN_ITEM):
            return
        site = s.co_site[s.now]
        if offers_information(s, site) and not s.site_tapped(seat, site):
            for c in self.users(s, s.now, True):
                into.add(act(verb, subject, c))

    def taps_site(self, s: Eye, action: i64) -> bool:
        return True

    def needs_site(self, s: Eye, link: Link) -> bool:
        return True

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if not tapped_for(s, link):
            return
        use_up(s, link.by, s.co_site[s.company_of(link.a)])
        s.call(CorruptionCheck(link.a))  # comes last
        s.call(Seek(link.by, FROM_DECK, AN_ITEM, 1))

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, where information is offered: an untapped sage and the untapped site tap."),
            msg("Look for an item in your play deck, show it, and take it into your hand; the deck is shuffled."),
            msg("The sage makes a corruption check."),
        ]


declare(AllThoughtBent(printed("all-thought-bent-upon-it")))
declare(BackToTheFray(printed("back-to-the-fray")))
declare(RingLeavesItsMark(printed("the-ring-leaves-its-mark")))
declare(WeighAllThings(printed("weigh-all-things-to-a-nicety")))
