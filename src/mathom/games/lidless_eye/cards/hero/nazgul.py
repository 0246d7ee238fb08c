"""The nine Nazgûl, The Mouth of Sauron and Shelob as hazards: creatures that may be played as events too (LE-H-59).

As a permanent-event one lies untapped until who played it taps it in the opponent's movement/hazard phase, which
counts toward the hazard limit; it does what its card says and is discarded."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ALWAYS, T_LONG_OVER
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.creatures import Beast
from mathom.games.lidless_eye.cards.kit.discards import Forfeit, LoseItem, losable
from mathom.games.lidless_eye.cards.kit.hazards import is_night
from mathom.games.lidless_eye.cards.kit.searching import CREATURE_OF, HAZARD_CARD, recall
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.chain import chain_now
from mathom.games.lidless_eye.rules.combat.figures import attack_now, fighting
from mathom.games.lidless_eye.rules.corruption import Checks, can_be_tempted
from mathom.games.lidless_eye.rules.keys import keys
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.sideboard import reach_for_hazards, ways_for_hazards
from mathom.games.lidless_eye.rules.turn import stay
from mathom.games.lidless_eye.terms import (
    ANIMAL,
    ATTACK,
    ATTACK_PROWESS,
    BODY,
    CREATURE,
    DARK_HOLD,
    ECHO,
    HAZARD_LONG,
    IN_PLAY,
    MOVEMENT,
    NAZGUL,
    NOTHING,
    REVEAL,
    SHADOW_HOLD,
    SITE_KIND,
    SPIDER,
    START,
    STRIKES,
    TABLE,
    TAPPED,
    THIS_ATTACK,
    THIS_TURN,
    TRAVEL,
    USE,
    WOLF,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

ANY_RACE: Final = (1 << 30) - 1
AT_HOME: Final = -2  # mark of Shelob as an event
COMES_BACK: Final = "comes-back"  # keyword of an effect on such an event: it returns to the hand
OWN_EFFECT: Final = NOTHING  # ways of tapping one
FROM_SIDEBOARD: Final = 0  # to the discard pile; 1 more: into the play deck


def is_nazgul_event(s: Eye, c: i64) -> bool:
    """a Nazgûl that lies on the table as a permanent-event"""
    kind = s.kind[c]
    if kind < 0 or s.zone[c] != TABLE or s.host[c] >= 0 or FACTS.type[kind] != CREATURE:
        return False
    return KINDS[kind].race & NAZGUL != 0 and KINDS[kind].uses != 0 and attack_now(s).creature != c


class EitherWay(Beast):
    """A creature that may be played as an event: then its action names no key."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows |= TRAVEL

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if verb == REVEAL or len(chain_now(s).links) == 0:  # a creature only begins a chain
            super().offer(s, seat, verb, subject, into)
        if verb != REVEAL and self.may_be_event(s):
            into.add(act(verb, subject, NOTHING))

    def may_be_event(self, s: Eye) -> bool:
        return may_come(s, self.id)

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a != NOTHING:
            super().resolve(s, link)
        elif self.may_be_event(s):
            self.comes(s, link)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return 0.3 if a == NOTHING else self.purpose.liking

    def comes(self, s: Eye, link: Link) -> None:
        """as an event"""
        raise NotImplementedError


class Nazgul(EitherWay):
    """One of the Nine."""

    def __init__(self, facts: Printed, words: Msg) -> None:
        super().__init__(facts)
        self.uses = TRAVEL
        self.use_target = "piece"
        self.use_second = "way"
        self.words: Msg = words
        self.lingers: bool = False  # what it does discards it, later
        self.service.likes(0.5)

    def comes(self, s: Eye, link: Link) -> None:
        s.place(link.card, TABLE)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if s.phase != MOVEMENT or s.owner[c] != s.foe or s.limit <= 0:
            return
        if is_nazgul_event(s, c) and s.untapped(c):
            self.fill_effects(s, c, into)
            for way in ways_for_hazards(s, s.owner[c]):
                into.add(act(USE, c, NOTHING, FROM_SIDEBOARD + way))

    def fill_effects(self, s: Eye, c: i64, into: Buffer) -> None:
        """one action for each way of tapping it for its own effect"""
        into.add(act(USE, c, NOTHING, OWN_EFFECT))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.limit -= 1
        s.tap_down(link.card)

    def resolve_use(self, s: Eye, link: Link) -> None:
        if s.kind[link.card] != self.id or s.zone[link.card] != TABLE:
            return  # something took it away meanwhile
        if link.b != OWN_EFFECT:
            s.to_discard(link.card)
            reach_for_hazards(s, link.by, link.b - FROM_SIDEBOARD)  # LE-W-19, LE-H-60
            return
        self.works(s, link)
        if not self.lingers:
            s.to_discard(link.card)

    def way(self, n: i64) -> Msg:
        if n == FROM_SIDEBOARD:
            return msg("up to five hazards from the sideboard to the discard pile")
        return msg("a hazard from the sideboard into the play deck")

    def works(self, s: Eye, link: Link) -> None:
        """what it does when it is tapped"""
        raise NotImplementedError

    def leaves(self, s: Eye, c: i64) -> None:
        """some effects on it bring it back to the hand"""
        comes_back = False
        for x in s.on(c):
            if s.zone[x] == ECHO and COMES_BACK in KINDS[s.kind[x]].keywords:
                comes_back = True
                s.free(x)
        if comes_back:
            s.to_hand(c)

    def text(self) -> list[Msg]:
        return [
            *super().text(),
            msg(
                "Or a permanent-event, which you may tap in your opponent's movement/hazard phase; that counts toward "
                "the hazard limit, and it is discarded:"
            ),
            self.words,
        ]


class OnAny(Nazgul):
    """Tapped on a character, of whomever."""

    def fits(self, s: Eye, ch: i64) -> bool:
        raise NotImplementedError

    def befalls(self, s: Eye, link: Link) -> None:
        raise NotImplementedError

    def fill_effects(self, s: Eye, c: i64, into: Buffer) -> None:
        for ch in s.table:
            if s.zone[ch] == TABLE and FACTS.character[s.kind[ch]] and self.fits(s, ch):
                into.add(act(USE, c, ch, OWN_EFFECT))

    def works(self, s: Eye, link: Link) -> None:
        ch = link.a
        if s.kind[ch] >= 0 and s.zone[ch] == TABLE and FACTS.character[s.kind[ch]] and self.fits(s, ch):
            self.befalls(s, link)


class Adunaphel(OnAny):
    def fits(self, s: Eye, ch: i64) -> bool:
        return s.untapped(ch)

    def befalls(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)


class Akhorahil(OnAny):
    def __init__(self, facts: Printed, words: Msg) -> None:
        super().__init__(facts, words)
        self.touches |= BODY
        self.late |= BODY
        self.bearer |= BODY

    def fits(self, s: Eye, ch: i64) -> bool:
        return True

    def befalls(self, s: Eye, link: Link) -> None:
        s.echo(link.card, THIS_TURN, link.a)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.zone[c] == ECHO:
            return value - 1 if what == BODY and s.host[c] == subject else value
        return super().modify(s, c, what, subject, value)


class Dwar(Nazgul):
    def __init__(self, facts: Printed, words: Msg) -> None:
        super().__init__(facts, words)
        self.touches |= ATTACK_PROWESS
        self.late |= ATTACK_PROWESS

    def works(self, s: Eye, link: Link) -> None:
        s.echo(link.card, THIS_TURN)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != ATTACK_PROWESS:
            return super().modify(s, c, what, subject, value)
        return value + 1 if s.zone[c] == ECHO and fighting(s) & (WOLF | SPIDER | ANIMAL) else value


class Hoarmurath(Nazgul):
    def __init__(self, facts: Printed, words: Msg) -> None:
        super().__init__(facts, words)
        self.uses = TRAVEL | ATTACK
        self.touches |= STRIKES
        self.late |= STRIKES

    def fill_effects(self, s: Eye, c: i64, into: Buffer) -> None:
        attack = attack_now(s)
        if attack.defender >= 0 and not attack.cancelled and not attack.each:
            into.add(act(USE, c, NOTHING, OWN_EFFECT))

    def works(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_ATTACK)
        s.co[e] = attack_now(s).defender

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != STRIKES:
            return super().modify(s, c, what, subject, value)
        return value + 1 if s.zone[c] == ECHO and attack_now(s).defender == s.co[c] else value


class Indur(OnAny):
    def fits(self, s: Eye, ch: i64) -> bool:
        return s.tap[ch] == WOUNDED and len(losable(s, ch, True)) > 0

    def befalls(self, s: Eye, link: Link) -> None:
        s.call(LoseItem(link.a, s.co[link.a], 1))


class Khamul(Nazgul):
    def pay_use(self, s: Eye, link: Link) -> None:
        super().pay_use(s, link)
        link.was = 0
        for c in s.table:
            if is_nazgul_event(s, c):
                link.was += 1

    def works(self, s: Eye, link: Link) -> None:
        s.call(Forfeit(s.active, link.was))


class Ren(Nazgul):
    def works(self, s: Eye, link: Link) -> None:
        checks = Checks()
        for c in s.table:
            if can_be_tempted(s, c):
                checks.add(c)
        s.call(checks)


class Uvatha(Nazgul):
    def __init__(self, facts: Printed, words: Msg) -> None:
        super().__init__(facts, words)
        self.lingers = True

    def works(self, s: Eye, link: Link) -> None:
        recall(s, link.by, CREATURE_OF, ANY_RACE, link.card)


class WitchKing(Nazgul):
    """What he does lasts like a long-event."""

    def __init__(self, facts: Printed, words: Msg) -> None:
        super().__init__(facts, words)
        self.triggers |= T_LONG_OVER
        self.touches |= SITE_KIND
        self.last |= SITE_KIND

    def works(self, s: Eye, link: Link) -> None:
        s.echo(link.card, IN_PLAY)

    def on_long_over(self, s: Eye, c: i64) -> None:
        if s.zone[c] == ECHO and s.owner[c] == s.foe and not stay(s, HAZARD_LONG):
            s.free(c)  # LE-B-93

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != SITE_KIND:
            return super().modify(s, c, what, subject, value)
        return DARK_HOLD if s.zone[c] == ECHO and value == SHADOW_HOLD else value


class MouthOfSauron(EitherWay):
    """As a short-event."""

    def comes(self, s: Eye, link: Link) -> None:
        s.place(link.card, TABLE)
        recall(s, link.by, HAZARD_CARD, 0, link.card)

    def text(self) -> list[Msg]:
        return [*super().text(), msg("Or a short-event: take a hazard from your discard pile into your hand.")]


class Shelob(EitherWay):
    """As a permanent-event, by night: all her kin are stronger, and she herself when she comes out. Her mark is AT_HOME
    until she does, then the key; she is tapped when she does."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.uses = START
        self.use_target = "key"
        self.touches |= ATTACK_PROWESS | STRIKES
        self.late |= ATTACK_PROWESS | STRIKES
        self.triggers |= T_ALWAYS
        self.service.likes(1.0)

    def may_be_event(self, s: Eye) -> bool:
        return is_night(s) and super().may_be_event(s)

    def comes(self, s: Eye, link: Link) -> None:
        s.place(link.card, TABLE)
        s.mark[link.card] = AT_HOME

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what & (ATTACK_PROWESS | STRIKES):
            hers = s.host[c] < 0 and (s.mark[c] == AT_HOME or s.tap[c] == TAPPED)
            return value + 1 if hers and fighting(s) & (SPIDER | ANIMAL) else value
        return super().modify(s, c, what, subject, value)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if s.mark[c] != AT_HOME or s.phase != MOVEMENT or s.owner[c] != s.foe or s.limit <= 0 or s.now < 0:
            return
        if self.suits(s, s.now):
            for key in keys(s, self, s.now):
                into.add(act(USE, c, key))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.limit -= 1

    def resolve_use(self, s: Eye, link: Link) -> None:
        c = link.card
        at_home = s.kind[c] == self.id and s.zone[c] == TABLE and s.mark[c] == AT_HOME
        if at_home and self.suits(s, s.now) and link.a in keys(s, self, s.now):
            s.mark[c] = link.a
            s.tap_down(c)
            self.attacks(s, c)

    def always(self, s: Eye, c: i64) -> None:
        if s.mark[c] == AT_HOME and s.host[c] < 0 and not is_night(s):
            s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            *super().text(),
            msg(
                "Or, while Doors of Night is in play, a permanent-event: all attacks by Spiders and Animals have +1 "
                "prowess and one strike more."
            ),
            msg("Out of that she may attack with this bonus, which counts toward the hazard limit."),
            msg("Discarded when she has attacked, or Doors of Night is not in play."),
        ]


declare(Shelob(printed("shelob")))
declare(Adunaphel(printed("adunaphel"), msg("A character of your choice taps.")))
declare(Akhorahil(printed("akhorahil"), msg("A character of your choice has -1 body until the end of the turn.")))
declare(
    Dwar(
        printed("dwar-of-waw"), msg("Attacks by Wolves, Spiders and Animals have +1 prowess until the end of the turn.")
    )
)
declare(Hoarmurath(printed("hoarmurath-of-dir"), msg("One attack has one strike more.")))
declare(Indur(printed("indur-dawndeath"), msg("A wounded character discards an item of his choice, but no ring.")))
declare(
    Khamul(
        printed("khamul-the-easterling"),
        msg("Your opponent discards a card of his hand for each Nazgûl permanent-event in play, this one included."),
    )
)
declare(Ren(printed("ren-the-unclean"), msg("Every character in play makes a corruption check.")))
declare(Uvatha(printed("uvatha-the-horseman"), msg("Take a creature from your discard pile into your hand.")))
declare(
    WitchKing(
        printed("witch-king-of-angmar"), msg("All shadow-holds are dark-holds, for as long as a long-event lasts.")
    )
)
declare(MouthOfSauron(printed("mouth-of-sauron")))
