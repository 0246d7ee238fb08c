"""Spirit-magic: the hidden hand, the sent word, and despair."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.events import (
    MagicEvent,
    OnCaster,
    at_kind,
    echoed_on,
    is_wraith,
    lasts_on,
    rolling,
    strain_words,
)
from mathom.games.lidless_eye.cards.kit.storing import SAFE, StoringHere, storable
from mathom.games.lidless_eye.news import TOLD_SHOWN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.influence import influence_now
from mathom.games.lidless_eye.terms import (
    AGAINST,
    ANY_TIME,
    BOTH,
    DIRECT,
    ECHO,
    FACTION,
    HAZARD,
    INFLUENCE,
    ORGANISE,
    PASS,
    SHOW,
    THIS_TURN,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.words import Msg, msg


class PoisonousDespair(MagicEvent):
    """Cancels an attempt of the opponent to win away a card of the user's company; a Ringwraith also one at a faction.
    It is played on the opponent's turn."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = 0
        self.abroad = AGAINST
        self.strain = -3

    def answers(self, s: Eye, seat: i64, c: i64) -> bool:
        if rolling(s) != INFLUENCE:
            return False
        check = influence_now(s)
        if not check.stands(s) or s.owner[check.who] == seat:
            return False
        if FACTS.type[s.kind[check.target]] == FACTION:
            return s.owner[check.target] == seat and is_wraith(s, c)
        return s.company_of(check.target) == s.co[c]

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for c in self.casters(s, company):
                if self.answers(s, seat, c):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.able(s, link.a) and self.answers(s, link.by, link.a):
            influence_now(s).cancelled = 1
            self.weary(s, link)

    def text(self) -> list[Msg]:
        return [
            msg("On the opponent's turn, on a character who can use spirit-magic."),
            msg("An attempt to influence a character, ally or item of his company is cancelled."),
            msg("A Ringwraith may also cancel one against any of your factions."),
            msg("Unless he is a Ringwraith he makes a corruption check at -{n}.", n=3),
        ]


class WordsOfMenace(OnCaster):
    """Direct influence +5 this turn."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.has(Effect(DIRECT, 5))
        self.windows = ANY_TIME | INFLUENCE

    def fits(self, s: Eye, c: i64) -> bool:
        return not echoed_on(s, self.id, c)

    def text(self) -> list[Msg]:
        return [
            msg("On a character who can use spirit-magic, once on a character."),
            msg("His direct influence is 5 higher for the rest of the turn."),
            strain_words(4),
        ]


class SpyingOut(MagicEvent):
    """The opponent shows hazards of his hand; only those may be played in the movement/hazard phase of the user's
    company. An echo on the company with `mark` 0 forbids, one for each card shown (1 + its kind) allows."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.strain = -3
        self.barring = 1

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.alone:
            return  # nobody has a hand to show of (LE-O-24)
        for company in s.companies(seat):
            if not lasts_on(s, self.id, company):
                for c in self.casters(s, company):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.able(s, link.a) or lasts_on(s, self.id, s.co[link.a]):
            return
        e = s.echo(link.card, THIS_TURN)
        s.co[e] = s.co[link.a]
        self.weary(s, link)
        s.call(ShowsHazards(s.against(link.by), s.co[link.a], self.id))

    def forbids(self, s: Eye, c: i64, kind: i64) -> bool:
        if s.zone[c] != ECHO or s.mark[c] or s.co[c] != s.now or not FACTS.side[kind] & HAZARD:
            return False
        return not any(s.kind[x] == self.id and s.co[x] == s.co[c] and s.mark[x] == kind + 1 for x in s.table)

    def when_played(self, s: Eye, c: i64, kind: i64) -> None:
        """a card shown has been played: it allows no second one"""
        if s.zone[c] == ECHO and s.mark[c] == kind + 1 and s.co[c] == s.now:
            for x in s.table:  # only the first of several
                if s.kind[x] == self.id and s.mark[x] == kind + 1 and s.co[x] == s.now:
                    if x == c:
                        s.free(c)
                    return

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a character who can use spirit-magic."),
            msg("The opponent may show any hazards of his hand."),
            msg("In the movement/hazard phase of the user's company this turn he may play only those."),
            msg("Unless he is a Ringwraith he makes a corruption check at -{n}.", n=3),
        ]


class ShowsHazards(Procedure):
    """One card after the other, as its player likes."""

    seat: i64 = 0
    company: i64 = 0
    by: i64 = 0  # the kind of the card that asks

    def __init__(self, seat: i64 = 0, company: i64 = 0, by: i64 = 0) -> None:
        self.seat = seat
        self.company = company
        self.by = by

    def go(self, s: Eye) -> i64:
        if self.step or s.hand[self.seat].size() == 0:
            return s.done()
        return self.seat

    def shown(self, s: Eye, kind: i64) -> i64:
        """how many of a kind were shown"""
        n: i64 = 0
        for x in s.table:
            if s.kind[x] == self.by and s.co[x] == self.company and s.mark[x] == kind + 1:
                n += 1
        return n

    def fill(self, s: Eye, into: Buffer) -> None:
        last: i64 = -1
        many: i64 = 0
        for entry in s.hand[self.seat].cards:
            kind = entry >> 8
            many = many + 1 if kind == last else 1
            last = kind
            if FACTS.side[kind] & HAZARD and many == self.shown(s, kind) + 1:
                into.add(act(SHOW, kind))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == PASS:
            self.step = 1
            return
        kind = act_a(action)
        s.hand[self.seat].take(kind, BOTH)
        s.hand[self.seat].add(kind, BOTH)
        s.tell(TOLD_SHOWN, self.seat, kind)
        e = s.lay(self.by, s.co_owner[self.company], ECHO)
        s.until[e] = THIS_TURN
        s.co[e] = self.company
        s.mark[e] = kind + 1

    def blank(self) -> Frame:
        return ShowsHazards()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.company = io.num("company", self.company)
        self.by = io.num("by", self.by)


enter(ShowsHazards())


class MessengerOfMordor(MagicEvent):
    """The same by spirit-magic, items too."""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if at_kind(s, company, SAFE) and len(storable(s, company, True)):
                for c in self.casters(s, company):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.able(s, link.a) or not at_kind(s, s.co[link.a], SAFE):
            return
        company = s.co[link.a]
        self.weary(s, link)  # comes last
        s.call(StoringHere(link.by, company, 1))

    def text(self) -> list[Msg]:
        return [
            msg("On a character who can use spirit-magic, at a Darkhaven, shadow-hold or dark-hold."),
            msg("Items and resource events with his company that can be stored at a Darkhaven may be stored now."),
            msg("Unless he is a Ringwraith he makes a corruption check at -{n}.", n=4),
        ]


declare(PoisonousDespair(printed("poisonous-despair")))
declare(WordsOfMenace(printed("words-of-menace-and-deceit")))
declare(SpyingOut(printed("spying-out-the-land")))
declare(MessengerOfMordor(printed("messenger-of-mordor")), liking=1.0)
