"""The spells of Wizards: whoever uses one makes a corruption check afterwards (LE-H-34)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ALWAYS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import KEPT_ANSWER, UNLIKED, Purpose
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import COMPANY_ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.events import MagicEvent, echoed, echoed_on, rolling, under_attack
from mathom.games.lidless_eye.news import R_CARD, TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.combat.strike import cancel_strike, strike_now
from mathom.games.lidless_eye.rules.fallen import depart, put_away, release
from mathom.games.lidless_eye.rules.influence import influence_now
from mathom.games.lidless_eye.rules.limits import on_character
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.sums import prowess
from mathom.games.lidless_eye.terms import (
    AGAINST,
    ANY_TIME,
    ATTACK,
    ATTACK_PROWESS,
    BODY,
    CREATURE,
    DIRECT,
    GOLD,
    INFLUENCE,
    NAZGUL,
    PROWESS,
    STRIKE,
    TABLE,
    THIS_ATTACK,
    THIS_TURN,
    WIZARD,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

MORE_DEADLY: Final = 3  # body checks of an attack that fails


def check_words(n: int) -> Msg:
    return msg("The Wizard makes a corruption check at {n}.", n=n)


class Spell(MagicEvent):
    """Used by a Wizard, where it fits; what it does, then his check."""

    def __init__(self, facts: Printed, strain: i64) -> None:
        super().__init__(facts)
        self.strain = strain

    def casters(self, s: Eye, company: i64) -> vec[i64]:
        out = vec[i64]()
        for c in s.members(company):
            if FACTS.type[s.kind[c]] == WIZARD:
                out = append(out, c)
        return out

    def able(self, s: Eye, c: i64) -> bool:
        return s.kind[c] >= 0 and FACTS.type[s.kind[c]] == WIZARD and s.zone[c] == TABLE

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        """whether this Wizard may use it now"""
        return True

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for c in self.casters(s, company):
                if self.fits(s, seat, c):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.able(s, link.a) and self.fits(s, link.by, link.a):
            self.works(s, link)
            self.weary(s, link)

    def works(self, s: Eye, link: Link) -> None:
        raise NotImplementedError


def attacked(s: Eye, seat: i64, c: i64) -> bool:
    """whether the company of a character is under an attack"""
    return under_attack(s, seat) and not attack_now(s).cancelled and attack_now(s).defender == s.co[c]


class Vanishment(Spell):
    def __init__(self, facts: Printed, strain: i64) -> None:
        super().__init__(facts, strain)
        self.windows = ATTACK
        self.ends_attack()

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        return attacked(s, seat, c) and cancellable(s)

    def works(self, s: Eye, link: Link) -> None:
        cancel(s)

    def text(self) -> list[Msg]:
        return [msg("Cancels an attack against the company of a Wizard."), check_words(self.strain)]


class Fire(Spell):
    """Prowess against one attack: of the Wizard, or of all with him."""

    def __init__(self, facts: Printed, strain: i64, more: i64, all: bool) -> None:
        super().__init__(facts, strain)
        self.windows = ATTACK
        self.more: i64 = more
        self.all: bool = all
        self.purpose.strengthens = more if all else 1
        self.touches = self.late = PROWESS

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        return attacked(s, seat, c) and not echoed(s, self.id)

    def works(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_ATTACK, link.a)
        s.co[e] = s.co[link.a]

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        helps = s.host[c] == subject or (
            self.all and FACTS.character[s.kind[subject]] != 0 and s.co[subject] == s.co[c]
        )
        return value + self.more if helps else value

    def text(self) -> list[Msg]:
        if self.all:
            first = msg("All characters of a Wizard's company have +{n} prowess against one attack.", n=self.more)
        else:
            first = msg("A Wizard has +{n} prowess against one attack.", n=self.more)
        return [first, check_words(self.strain)]


class Flame(Spell):
    """All attacks against the Wizard's company are weaker this turn."""

    def __init__(self, facts: Printed, strain: i64) -> None:
        super().__init__(facts, strain)
        self.windows = ANY_TIME | ATTACK
        self.has(Effect(ATTACK_PROWESS, -2, scope=COMPANY_ATTACKS))

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        return not any(s.kind[x] == self.id and s.co[x] == s.co[c] for x in s.table)

    def works(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_TURN)
        s.co[e] = s.co[link.a]

    def text(self) -> list[Msg]:
        return [
            msg("Every attack against a Wizard's company has prowess -2 this turn."),
            check_words(self.strain),
        ]


class Laughter(Spell):
    """Cancels an attempt of the opponent, on his turn."""

    def __init__(self, facts: Printed, strain: i64) -> None:
        super().__init__(facts, strain)
        self.windows = 0
        self.abroad = AGAINST

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        if rolling(s) != INFLUENCE:
            return False
        check = influence_now(s)
        return check.stands(s) and s.owner[check.who] != seat and s.owner[check.target] == seat

    def works(self, s: Eye, link: Link) -> None:
        influence_now(s).cancelled = 1

    def text(self) -> list[Msg]:
        return [
            msg("On the opponent's turn: an attempt to influence one of your cards is cancelled."),
            check_words(self.strain),
        ]


class Voice(Spell):
    def __init__(self, facts: Printed, strain: i64) -> None:
        super().__init__(facts, strain)
        self.windows = ANY_TIME | INFLUENCE
        self.has(Effect(DIRECT, 6))

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        return not echoed_on(s, self.id, c)

    def works(self, s: Eye, link: Link) -> None:
        s.echo(link.card, THIS_TURN, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("The direct influence of a Wizard is 6 higher for the rest of the turn; once a turn."),
            check_words(self.strain),
        ]


class RiverHorses(Spell):
    """An attack on a Wizard alone is cancelled (0), or all Nazgûl events are discarded (1)."""

    def __init__(self, facts: Printed, strain: i64) -> None:
        super().__init__(facts, strain)
        self.windows = ATTACK | ANY_TIME
        self.second = "way"
        self.ends_attack()

    def is_event(self, s: Eye, x: i64) -> bool:
        """a Nazgûl that lies on the table and does not attack"""
        lies = s.zone[x] == TABLE and FACTS.type[s.kind[x]] == CREATURE and s.host[x] < 0
        return lies and KINDS[s.kind[x]].race & NAZGUL != 0 and attack_now(s).creature != x

    def fits_way(self, s: Eye, seat: i64, c: i64, way: i64) -> bool:
        if way == 0:
            return attacked(s, seat, c) and cancellable(s) and len(s.members(s.co[c])) == 1
        return s.clash < 0 and any(self.is_event(s, x) for x in s.table)  # LE-W-42

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for c in self.casters(s, company):
                for way in range(2):
                    if self.fits_way(s, seat, c, way):
                        into.add(act(verb, subject, c, way))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.able(s, link.a) or not self.fits_way(s, link.by, link.a, link.b):
            return
        if link.b == 0:
            cancel(s)
        else:
            for x in s.table[:]:
                if s.kind[x] >= 0 and self.is_event(s, x):
                    s.to_discard(x)
        self.weary(s, link)

    def way(self, n: i64) -> Msg:
        return msg("discard all Nazgûl events") if n else msg("cancel the attack")

    def text(self) -> list[Msg]:
        return [
            msg("Cancels an attack against a Wizard who is alone in his company."),
            msg("Or: all Nazgûl events are discarded."),
            check_words(self.strain),
        ]


declare(RiverHorses(printed("wizard-s-river-horses"), -2))
declare(Vanishment(printed("vanishment"), -2))
declare(Fire(printed("wizard-s-fire"), -4, 5, False))
declare(Fire(printed("kindling-of-the-spirit"), -2, 2, True))
declare(Flame(printed("wizard-s-flame"), -3))
declare(Laughter(printed("wizard-s-laughter"), -2))


class WizardsTest(Spell):
    """A gold ring of his company is tested by the better of two rolls (LE-H-94): any ring that one of them indicates
    may be taken."""

    def __init__(self, facts: Printed, strain: i64) -> None:
        super().__init__(facts, strain)
        self.windows = ANY_TIME
        self.second = "piece"

    def is_gold(self, s: Eye, ring: i64, wizard: i64) -> bool:
        if s.kind[ring] < 0 or s.zone[ring] != TABLE or s.host[ring] < 0 or KINDS[s.kind[ring]].ring != GOLD:
            return False
        return s.company_of(ring) == s.co[wizard]

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for c in self.casters(s, company):
                for ring in s.table:
                    if self.is_gold(s, ring, c):
                        into.add(act(verb, subject, c, ring))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.able(s, link.a) and self.is_gold(s, link.b, link.a):
            self.weary(s, link)
            test = RingTest(link.b)
            test.rolls = 2
            s.call(test)

    def text(self) -> list[Msg]:
        return [
            msg("A gold ring of the Wizard's company is tested with two rolls; you choose which of them counts."),
            check_words(self.strain),
        ]


class TrueFana(Spell):
    """Who sees him as he is loses heart."""

    def __init__(self, facts: Printed, strain: i64) -> None:
        super().__init__(facts, strain)
        self.windows = ATTACK
        self.purpose.averts = 0.8
        self.patience = KEPT_ANSWER

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        return attacked(s, seat, c) and len(attack_now(s).targets) == 0

    def works(self, s: Eye, link: Link) -> None:
        attack = attack_now(s)
        might = s.two_dice(link.by, R_CARD) + prowess(s, link.a)
        if isinstance(attack, Attack) and might > attack.prowess_now(s):
            attack.fail_all(s)

    def text(self) -> list[Msg]:
        return [
            msg("On an attack against a Wizard's company: roll and add his prowess."),
            msg(
                "If that is more than the attack's prowess, all its strikes fail; if it has body, a body check for "
                "each strike decides whether it is defeated."
            ),
            check_words(self.strain),
        ]


class SacrificeOfForm(Spell):
    """The Wizard gives up his body, to come again greater. His items wait beneath this; its mark is who he is."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, 0)
        self.windows = STRIKE
        self.triggers |= T_ALWAYS
        for what in (PROWESS, BODY, DIRECT):
            self.has(Effect(what, 1))
        self.purpose = Purpose(UNLIKED)  # only a player in need knows when

    def is_fair(self) -> bool:
        return False  # not between companies

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        attack = attack_now(s)
        if s.clash >= 0 or not isinstance(attack, Attack) or not attacked(s, seat, c):
            return False
        first = sum(1 for faced in attack.faced if faced) == 1 and not strike_now(s).cancelled
        return first and not on_character(s, self.id, c)

    def works(self, s: Eye, link: Link) -> None:
        attack = attack_now(s)
        if isinstance(attack, Attack):
            attack.fail_all(s, MORE_DEADLY)
        cancel_strike(s)
        s.mark[link.card] = s.kind[link.a]
        items = release(s, link.a)
        s.place(link.card, TABLE)
        for item in items:
            s.place(item, TABLE, link.card)
        depart(s, link.a, TO_DISCARD, False)

    def weary(self, s: Eye, link: Link) -> None:
        """he is gone: no check"""

    def always(self, s: Eye, c: i64) -> None:
        wizard = s.in_play(s.mark[c])
        if s.zone[c] == TABLE and s.host[c] < 0 and wizard >= 0 and s.owner[wizard] == s.owner[c]:
            for item in s.on(c):
                s.place(item, TABLE, wizard)
            s.place(c, TABLE, wizard)

    def leaves(self, s: Eye, c: i64) -> None:
        for item in s.on(c):
            put_away(s, item)

    def text(self) -> list[Msg]:
        return [
            msg(
                "When the first strike of an attack against a Wizard's company is fought: all its strikes fail, and "
                "body checks of the attack are at +3. Not between companies."
            ),
            msg("The Wizard is discarded with all he has but his items and followers. His items lie beneath this."),
            msg("When he comes again he takes them up and bears this: +1 prowess, +1 body and +1 direct influence."),
        ]


declare(SacrificeOfForm(printed("sacrifice-of-form")))
declare(TrueFana(printed("true-fana"), -3))
declare(WizardsTest(printed("wizard-s-test"), -1), patience=0.7)
declare(Voice(printed("wizard-s-voice"), -3))
