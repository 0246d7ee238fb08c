"""Resource short-events on an influence check, or on the direct influence of who makes one."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import CHARACTERS, Effect
from mathom.games.lidless_eye.cards.kit.events import echoed_on, rolling, somebody_has, tapped_for
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.corruption import check_now
from mathom.games.lidless_eye.rules.influence import influence_now
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import ANY_TIME, CHECK, DIPLOMAT, DIRECT, FACTION, INFLUENCE, TABLE, THIS_TURN
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class CrookedPromptings(ShortEvent):
    """A diplomat helps in an influence check, or in a corruption check, of his company."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = INFLUENCE | CHECK
        self.influence: i64 = 3  # what it adds to either roll
        self.firmness: i64 = 2
        self.purpose.persuades = self.influence
        self.purpose.steadies = self.firmness

    def who(self, s: Eye) -> i64:
        """who makes the check the window is about"""
        about = rolling(s)
        if about == INFLUENCE:
            return influence_now(s).who
        return check_now(s).who if about == CHECK else -1

    def helps(self, s: Eye, seat: i64) -> bool:
        c = self.who(s)
        return c >= 0 and s.zone[c] == TABLE and s.owner[c] == seat and somebody_has(s, s.company_of(c), DIPLOMAT)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.helps(s, seat):
            into.add(act(verb, subject, self.who(s)))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.helps(s, link.by):
            return
        if rolling(s) == INFLUENCE:
            influence_now(s).bonus += self.influence
        else:
            check_now(s).bonus += self.firmness

    def text(self) -> list[Msg]:
        return [
            msg("In a diplomat's company: one influence check of a character is at +3."),
            msg("Or: one corruption check of a character is at +2."),
        ]


class Gifts(ShortEvent):
    """Helps in one attempt to influence a faction."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = INFLUENCE
        self.influence: i64 = 3  # what it adds to the roll
        self.purpose.persuades = self.influence
        self.purpose.for_anyone = True

    def helps(self, s: Eye, seat: i64) -> bool:
        if rolling(s) != INFLUENCE:
            return False
        check = influence_now(s)
        return check.stands(s) and s.owner[check.who] == seat and FACTS.type[s.kind[check.target]] == FACTION

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.helps(s, seat):
            into.add(act(verb, subject, influence_now(s).who))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.helps(s, link.by):
            influence_now(s).bonus += self.influence

    def text(self) -> list[Msg]:
        return [msg("One attempt to influence a faction is at +3.")]


class Threats(Gifts):
    """A warrior uses his prowess, at most 6, in place of his direct influence."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.influence = 0
        self.purpose.persuades = 0
        self.purpose.for_anyone = False
        self.purpose.by_prowess = True

    def helps(self, s: Eye, seat: i64) -> bool:
        if not super().helps(s, seat):
            return False
        check = influence_now(s)
        return has_skill(s, check.who, self.skill) and not check.by_prowess

    def resolve(self, s: Eye, link: Link) -> None:
        if self.helps(s, link.by):
            influence_now(s).by_prowess = 1

    def text(self) -> list[Msg]:
        return [
            msg("On a warrior who tries to influence a faction."),
            msg("His prowess counts in place of his unused direct influence, but at most as 6."),
        ]


class Honey(ShortEvent):
    """Direct influence +5 against characters, for somebody of a diplomat's company."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ANY_TIME | INFLUENCE
        self.has(Effect(DIRECT, 5, influences=CHARACTERS))

    def sweet(self, s: Eye, c: i64) -> bool:
        return somebody_has(s, s.co[c], DIPLOMAT) and not echoed_on(s, self.id, c)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if self.sweet(s, c):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and self.sweet(s, link.a):
            s.echo(link.card, THIS_TURN, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("On a character of a diplomat's company, once on a character."),
            msg("His direct influence against characters is 5 higher until the end of the turn."),
        ]


declare(CrookedPromptings(printed("crooked-promptings")))
declare(Gifts(printed("gifts-as-given-of-old")))
declare(Honey(printed("honey-on-the-tongue")), liking=-0.5)
declare(Threats(printed("threats")))
