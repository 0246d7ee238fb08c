"""Short-events of heroes that are played on an attack."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import KEPT_ANSWER, SPENT, TAPS_USER, UNLIKED, Purpose
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.hero.nazgul import is_nazgul_event
from mathom.games.lidless_eye.cards.kit.effects import COMPANY_ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.events import echoed, under_attack
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.hazards import is_night
from mathom.games.lidless_eye.cards.resource_short_events.on_attack import Diversion, NicePlaceToHide, OrcQuarrels
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.chain import chain_now
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable, only_by
from mathom.games.lidless_eye.rules.daylight import gates_of_morning
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ATTACK,
    ATTACK_BODY,
    ATTACK_PROWESS,
    CHAIN,
    CREATURE,
    ECHO,
    HAZARD_PERMANENT,
    NAZGUL,
    NOTHING,
    PASS,
    PICK,
    PROWESS,
    RESPONSE,
    TABLE,
    THIS_ATTACK,
    THIS_TURN,
    TROLL,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class DarkQuarrels(OrcQuarrels):
    def is_light(self, s: Eye) -> bool:
        return gates_of_morning(s)

    def text(self) -> list[Msg]:
        return [
            msg("Cancels an attack by Orcs, Trolls or Men."),
            msg("Or, while Gates of Morning is in play: any attack has half of its original strikes, rounded up."),
        ]


class OldThrush(ShortEvent):
    """Where a mighty foe can be hurt."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ATTACK
        self.target = ""
        self.has(Effect(ATTACK_PROWESS, -3, scope=COMPANY_ATTACKS))
        self.has(Effect(ATTACK_BODY, -3, scope=COMPANY_ATTACKS))

    def answers(self, s: Eye, seat: i64) -> bool:
        attack = attack_now(s)
        if not under_attack(s, seat) or attack.cancelled or attack.race & NAZGUL:
            return False
        return attack.prowess >= 13 and not echoed(s, self.id)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.answers(s, seat):
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.answers(s, link.by):
            e = s.echo(link.card, THIS_ATTACK)
            s.co[e] = attack_now(s).defender

    def text(self) -> list[Msg]:
        return [
            msg("On an attack with a normal prowess of 13 or more, not by Nazgûl, once on an attack."),
            msg("Its prowess and body are 3 lower."),
        ]


class CockCrows(ShortEvent):
    """Cancels an attack by Trolls (no target), or discards a hazard permanent-event while Gates of Morning is there."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ATTACK | ANY_TIME
        self.ends_attack()

    def may_cancel(self, s: Eye, seat: i64) -> bool:
        return under_attack(s, seat) and cancellable(s) and only_by(s, TROLL)

    def may_discard(self, s: Eye, x: i64) -> bool:
        lasting = s.kind[x] >= 0 and FACTS.type[s.kind[x]] == HAZARD_PERMANENT and s.zone[x] == TABLE
        return lasting and gates_of_morning(s) and s.clash < 0  # LE-W-42

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.may_cancel(s, seat):
            into.add(act(verb, subject, NOTHING))
        for x in s.table:
            if self.may_discard(s, x):
                into.add(act(verb, subject, x))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a == NOTHING:
            if self.may_cancel(s, link.by):
                cancel(s)
        elif self.may_discard(s, link.a):
            s.to_discard(link.a)

    def text(self) -> list[Msg]:
        return [
            msg("Cancels an attack by Trolls."),
            msg("Or, while Gates of Morning is in play: a hazard permanent-event is discarded."),
        ]


LIGHT: Final = -1  # `mark` of the effect that makes all stronger; of others, the Nazgûl event that is to end


class PraiseToElbereth(ShortEvent):
    """For each character who taps a Nazgûl event ends, or the attack of a Nazgûl on his company is cancelled. The first
    of them is its target; who else taps is asked at once, as a cost. Without anybody it may be played for its light."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ANY_TIME | RESPONSE
        self.second = "piece"
        self.touches = self.late = PROWESS
        self.averting: Purpose = Purpose()
        self.averting.averts = 1.0
        self.averting.price = SPENT + TAPS_USER
        self.patience = KEPT_ANSWER

    def attacked_by(self, s: Eye, c: i64) -> i64:
        """the Nazgûl that attacks the company of a character, -1 for none"""
        attack = attack_now(s)
        if attack.defender < 0 or attack.defender != s.co[c] or not attack.race & NAZGUL or not cancellable(s):
            return -1
        return attack.creature

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if s.untapped(c):
                if self.attacked_by(s, c) >= 0:
                    into.add(act(verb, subject, c, self.attacked_by(s, c)))
                for x in nazgul_events(s):
                    into.add(act(verb, subject, c, x))
        if is_night(s):
            into.add(act(verb, subject, NOTHING, NOTHING))

    def pay(self, s: Eye, link: Link) -> None:
        if link.a != NOTHING:
            s.tap_down(link.a)
            s.tap_down(link.b)  # it may not be tapped in response
            if len(nazgul_events(s)):
                s.call(Praise(link.card, link.by, link.b))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a != NOTHING:
            if self.attacked_by(s, link.a) == link.b:
                cancel(s)
            else:
                end_event(s, link.b)
        for e in s.table[:]:
            if s.kind[e] == self.id and s.zone[e] == ECHO and s.co[e] == ALOUD:
                event = s.mark[e]
                s.free(e)
                end_event(s, event)
        if is_night(s):
            e = s.echo(link.card, THIS_TURN)
            s.mark[e] = LIGHT

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + 1 if s.mark[c] == LIGHT and FACTS.character[s.kind[subject]] else value

    def aim(self, s: Eye, a: i64, b: i64) -> Purpose:
        return self.averting if b != NOTHING and attack_now(s).creature == b else self.purpose

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return UNLIKED if a == NOTHING or s.owner[b] == seat else 0.6

    def text(self) -> list[Msg]:
        return [
            msg(
                "Any of your characters tap. For each of them a Nazgûl event is discarded without effect, or an attack "
                "of a Nazgûl against his company is cancelled."
            ),
            msg("While Doors of Night is in play all characters have +1 prowess until the end of the turn."),
        ]


ALOUD: Final = -2  # `co` of what marks a further event to be ended


def nazgul_events(s: Eye) -> vec[i64]:
    """Nazgûl that lie as events, or are declared as such, and that nobody has named yet"""
    named = vec[i64]()
    for e in s.table:
        if s.zone[e] == ECHO and s.co[e] == ALOUD:
            named = append(named, s.mark[e])
    out = vec[i64]()
    for c in range(len(s.kind)):
        if s.kind[c] >= 0 and c not in named and (is_nazgul_event(s, c) or is_coming(s, c)):
            out = append(out, c)
    return out


def is_coming(s: Eye, c: i64) -> bool:
    """a Nazgûl declared as an event"""
    if s.zone[c] != CHAIN or FACTS.type[s.kind[c]] != CREATURE or not KINDS[s.kind[c]].race & NAZGUL:
        return False
    return any(link.card == c and not link.ability and link.a == NOTHING for link in chain_now(s).links)


def end_event(s: Eye, c: i64) -> None:
    if s.kind[c] >= 0 and (is_nazgul_event(s, c) or s.zone[c] == CHAIN):
        s.to_discard(c)


class Praise(Procedure):
    """Who else taps as the praise is declared, and which event he ends: first who, then which."""

    card: i64 = 0
    seat: i64 = 0
    first: i64 = 0  # the event named first
    who: i64 = -1

    def __init__(self, card: i64 = 0, seat: i64 = 0, first: i64 = 0) -> None:
        self.card = card
        self.seat = seat
        self.first = first

    def events(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for c in nazgul_events(s):
            if c != self.first:
                out = append(out, c)
        return out

    def singers(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for c in s.characters(self.seat):
            if s.untapped(c):
                out = append(out, c)
        return out

    def go(self, s: Eye) -> i64:
        if self.step or len(self.events(s)) == 0 or (self.who < 0 and len(self.singers(s)) == 0):
            return s.done()
        return self.seat

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.singers(s) if self.who < 0 else self.events(s):
            into.add(act(PICK, c))
        if self.who < 0:
            into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == PASS:
            self.step = 1
        elif self.who < 0:
            self.who = act_a(action)
            s.tap_down(self.who)
        else:
            s.tap_down(act_a(action))
            e = s.echo(self.card, THIS_TURN)
            s.mark[e] = act_a(action)
            s.co[e] = ALOUD
            self.who = -1

    def blank(self) -> Frame:
        return Praise()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.card = io.num("card", self.card)
        self.seat = io.num("seat", self.seat)
        self.first = io.num("first", self.first)
        self.who = io.num("who", self.who, -1)


enter(Praise())


declare(PraiseToElbereth(printed("praise-to-elbereth")))
declare(NicePlaceToHide(printed("concealment")), patience=1.0)
declare(DarkQuarrels(printed("dark-quarrels")))
declare(Diversion(printed("escape")), patience=0.4)
declare(OldThrush(printed("the-old-thrush")))
declare(CockCrows(printed("the-cock-crows")))
