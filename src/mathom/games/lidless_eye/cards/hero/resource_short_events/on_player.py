"""Short-events of heroes that concern a player: what he sees, what he draws."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import SITE_NUMBERS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import UNLIKED
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.blindness import blinded
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.terms import DREW, NOTHING, ORGANISE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

SEEN: Final = 5  # cards on top of a play deck
NEW_HAND: Final = 8


class Mirror(ShortEvent):
    """Shows the hand of the opponent and the top of a play deck: the own (0), or his (1)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.second = "way"

    def shows(self, s: Eye, seat: i64) -> bool:
        return any(s.is_at(s.co[c], SITE_NUMBERS["lorien"]) for c in s.characters(seat))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.shows(s, seat):
            into.add(act(verb, subject, NOTHING, 0))
            into.add(act(verb, subject, NOTHING, 1))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.shows(s, link.by):
            foe = s.left_of(link.by)
            s.hand[foe].show(s.dice, DREW, 1 << link.by)
            if not blinded(s, link.by):
                s.deck[foe if link.b else link.by].look(SEEN, s.dice, DREW, 1 << link.by)

    def way(self, n: i64) -> Msg:
        return msg("your opponent's play deck") if n else msg("your play deck")

    def text(self) -> list[Msg]:
        return [
            msg("If one of your characters is at Lórien: look at your opponent's hand."),
            msg("Then look at the top five cards of a play deck; they go back there, shuffled."),
        ]


class FavorOfTheValar(ShortEvent):
    """All begins anew, once in a game."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ORGANISE
        self.target = ""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if may_come(s, self.id):
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        s.hand[link.by].empty_into(s.deck[link.by])
        s.discard[link.by].empty_into(s.deck[link.by])
        s.deck[link.by].mix()
        s.to_out(link.card)
        s.call(Draw(link.by, NEW_HAND, NEW_HAND))

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        """when the play deck is nearly used up and little is in the hand"""
        return 1.0 if s.deck[seat].size() < NEW_HAND and s.hand[seat].size() < NEW_HAND else UNLIKED

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase: your hand and your discard pile are shuffled into your play deck."),
            msg("Draw a new hand of eight cards. This card is removed from the game."),
        ]


declare(Mirror(printed("mirror-of-galadriel")), liking=0.3)
declare(FavorOfTheValar(printed("favor-of-the-valar")))
