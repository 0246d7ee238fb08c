"""Sudden Call: the one card that calls the War Council."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.news import TOLD_CALLED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.council import call_council, may_call
from mathom.games.lidless_eye.terms import ANY_TIME, BOTH, HAZARD, RESOURCE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

CALLS: Final = 0
RESHUFFLES: Final = 1


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

    def way(self, n: i64) -> Msg:
        return msg("back into the play deck") if n == RESHUFFLES else msg("call the War Council")

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        as_hazard = seat != s.active
        if may_call(s, s.active) and (not as_hazard or (s.advanced and s.limit > 0)):
            into.add(act(verb, subject, CALLS))
        into.add(act(verb, subject, RESHUFFLES))

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


declare(SuddenCall(printed("sudden-call")))
