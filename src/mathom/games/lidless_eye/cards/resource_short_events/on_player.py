"""Resource short-events on a player: his hand, his piles, and the calling of the War Council."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.appeal import lead
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.opponents import opponent, opponents_with_cards
from mathom.games.lidless_eye.cards.kit.piles import (
    A_CHARACTER,
    A_MODE,
    FROM_DISCARD,
    FROM_SIDEBOARD,
    OF_SIDE,
    Seek,
    holds_wanted,
)
from mathom.games.lidless_eye.news import TOLD_CALLED, TOLD_SHOWN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.camps import may_be_called_on
from mathom.games.lidless_eye.rules.companies import own_avatar
from mathom.games.lidless_eye.rules.council import call_council, may_call, total_points
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BOTH,
    DREW,
    HAZARD,
    NOTHING,
    NOWHERE,
    RESOURCE,
    TAPPED,
    UNTAPPED,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

SHOWN: Final = 5  # cards of An Untimely Whisper
CALLS: Final = 0
RESHUFFLES: Final = 1
FEW: Final = 15  # cards in the play deck: the end of the game comes into sight
ENOUGH: Final = 14  # points with which one may think of calling


class UntimelyWhisper(ShortEvent):
    """The opponent shows five random cards of his hand."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = "seat"

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for who in opponents_with_cards(s, seat):
            into.add(act(verb, subject, who))

    def resolve(self, s: Eye, link: Link) -> None:
        seat = opponent(s, link.by, link.a)
        both: i64 = 1 << seat | 1 << link.by
        hand = s.hand[seat]
        seen = vec[i64]()
        while len(seen) < SHOWN and hand.size():
            seen = append(seen, hand.draw(s.dice, DREW, both))
        for kind in seen:
            hand.add(kind, both)
            s.tell(TOLD_SHOWN, seat, kind, 0, 0, both)

    def text(self) -> list[Msg]:
        return [msg("The opponent shows you 5 cards of his hand, taken at random.")]


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
        if holds_wanted(s, seat, FROM_DISCARD, A_CHARACTER) or any(s.discard[p].size() for p in s.order if p != seat):
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        for i in range(len(s.order)):  # the uppermost comes first: who played it
            seat = s.nth_left(link.by, len(s.order) - 1 - i)
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
        wraith = own_avatar(s, seat)
        if wraith >= 0 and s.tap[wraith] == TAPPED:
            into.add(act(verb, subject, wraith, 1))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.b == 0:
            s.call(Seek(link.by, FROM_DISCARD | FROM_SIDEBOARD, A_MODE))
            return
        wraith = own_avatar(s, link.by)
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


class SuddenCall(ShortEvent):
    """As a resource when the own deck or points allow calling (LE-B-205), in the advanced game as a hazard when the
    opponent's do (LE-A-11). Or it goes back into the play deck, which is no play of it and costs nothing."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.side = RESOURCE | HAZARD
        self.windows = ANY_TIME
        self.free = 1  # only the call counts toward the hazard limit (LE-A-12): see `pay`
        self.target = "way"
        self.done = True
        self.purpose.at_once = True

    def way(self, n: i64) -> Msg:
        return msg("back into the play deck") if n == RESHUFFLES else msg("call the War Council")

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        as_hazard = seat != s.active
        calls = may_call(s, s.active) and may_be_called_on(s, s.active)
        if calls and (not as_hazard or (s.advanced and s.limit > 0)):
            into.add(act(verb, subject, CALLS))
        into.add(act(verb, subject, RESHUFFLES))

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        """As a resource the opponent has one turn more, as a hazard oneself. Early in the game it goes back into the
        play deck, and makes room for another card."""
        if a == RESHUFFLES:
            return -1.0 if self.end_in_sight(s, seat) or s.council >= 0 else 0.02
        return 6.0 if lead(s, seat) >= (3 if seat == s.active else 0) else -1.0

    def hold(self, s: Eye, seat: i64) -> float:
        return 3.0 if may_call(s, seat) or self.end_in_sight(s, seat) else 0.9

    def end_in_sight(self, s: Eye, seat: i64) -> bool:
        return s.deck[seat].size() <= FEW or total_points(s, seat) >= ENOUGH

    def pay(self, s: Eye, link: Link) -> None:
        if link.a == CALLS and link.by != s.active:
            s.limit -= 1

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a == CALLS:
            if s.council < 0:
                call_council(s)
                s.tell(TOLD_CALLED, link.by)
            return
        s.free(link.card)
        s.deck[link.by].add(self.id, BOTH)
        s.deck[link.by].mix()

    def text(self) -> list[Msg]:
        return [
            msg("Calls the War Council, if your play deck or marshalling points allow it: the next turn is the last."),
            msg("Advanced rules: as a hazard, if your opponent's play deck or marshalling points allow it."),
            msg("At any time you may show it and shuffle it back into your play deck instead."),
        ]


declare(UntimelyWhisper(printed("an-untimely-whisper")), liking=0.1)
declare(BackToTheFray(printed("back-to-the-fray")), liking=0.2)
declare(RingLeavesItsMark(printed("the-ring-leaves-its-mark")))
declare(WeighAllThings(printed("weigh-all-things-to-a-nicety")), liking=0.4)
declare(SuddenCall(printed("sudden-call")))
