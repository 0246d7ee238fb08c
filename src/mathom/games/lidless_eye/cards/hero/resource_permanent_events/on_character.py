"""Permanent-events of heroes that lie with a character."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, NAMES, NUMBERS, SITE_NUMBERS, T_ITEM, TWO_WEAPONS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.resource_permanent_events.on_character import OnCharacter, Tidings
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.belongings import STORED_WITH
from mathom.games.lidless_eye.rules.companies import at_haven
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.limits import may_bear, may_come, on_character
from mathom.games.lidless_eye.rules.playing import ability_seat
from mathom.games.lidless_eye.rules.sums import has_skill, idle
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ARMOR,
    BOTH,
    CHOOSE,
    CORRUPTION,
    DIRECT,
    DUNADAN,
    ECHO,
    ITEM,
    MAJOR,
    ORGANISE,
    ORGANIZATION,
    PICK,
    POINTS,
    PROWESS,
    SAGE,
    SHIELD,
    SKILL,
    TABLE,
    TAPPED,
    UNTAPPED,
    USE,
    WARRIOR,
    WEAPON,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

WITH_NARSIL: Final = 4  # marshalling points of Andúril
MOST_BY_ANDURIL: Final = 11  # prowess
BLADES_AND_MAIL: Final = (WEAPON, SHIELD, ARMOR)


class DreamsOfLore(Tidings):
    """A sage learns something, and has no rest until it is told."""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.told_here(s, seat):
            for c in s.members(s.now):
                if s.untapped(c) and has_skill(s, c, SAGE):
                    into.add(act(verb, subject, c))

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, where information is offered: an untapped sage and the untapped site tap; he bears this."),
            msg("He does not untap until it is stored at a Haven."),
        ]


def dreams() -> DreamsOfLore:
    card = DreamsOfLore(printed("dreams-of-lore"), 0, True)
    card.uses_site = True
    return card


def stored_echo(s: Eye, seat: i64, name: str) -> i64:
    """the effect that stands for a card stored by a seat, -1 for none"""
    for x in s.table:
        if s.kind[x] == NUMBERS[name] and s.zone[x] == ECHO and s.owner[x] == seat:
            return x
    return -1


def out_of_store(s: Eye, x: i64) -> None:
    """the card for which an effect stands leaves the marshalling point pile, and the effect ends"""
    s.stored[s.owner[x]].take(s.kind[x], BOTH)
    s.free(x)


def discard_stored(s: Eye, x: i64) -> None:
    s.discard[s.owner[x]].add(s.kind[x], BOTH)
    out_of_store(s, x)


class Kept(DreamsOfLore):
    """Once it is stored it can be used: an effect stands for it as long as it lies there."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, 0, True)
        self.uses_site = True
        self.echo_uses = 1
        self.use_target = "piece"

    def when_stored(self, s: Eye, seat: i64) -> None:
        s.lay(self.id, seat, ECHO)


class Reforging(Kept):
    """What was lost is made anew, by a sage at a Haven."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.uses = ORGANISE
        self.service.likes(0.8)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if s.zone[c] != ECHO or s.owner[c] != s.active or s.phase != ORGANIZATION:
            return
        for who in s.characters(s.active):
            able = s.untapped(who) and has_skill(s, who, SAGE) and at_haven(s, s.co[who])
            if able and len(broken(s, s.active, s.co[who])):
                into.add(act(USE, c, who))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)
        link.was = s.co[link.a]
        discard_stored(s, link.card)

    def resolve_use(self, s: Eye, link: Link) -> None:
        s.call(Forge(link.by, link.was))

    def text(self) -> list[Msg]:
        return [
            *super().text(),
            msg("Organization phase: discard it, stored, and tap a sage at a Haven."),
            msg("Then a minor or major weapon, armor or shield of your discard pile comes to somebody of his company."),
        ]


class Anduril(Kept):
    """Stored, and for the price of a stored Reforging, it lies with Narsil."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.uses = ANY_TIME
        self.keywords = (*self.keywords, STORED_WITH)
        self.touches = PROWESS
        self.late = DIRECT | CORRUPTION
        self.last = POINTS
        self.service.likes(1.5)

    def told_here(self, s: Eye, seat: i64) -> bool:
        return super().told_here(s, seat) and may_come(s, self.id)

    def resolve(self, s: Eye, link: Link) -> None:
        if may_come(s, self.id):
            super().resolve(s, link)
        if s.zone[link.card] == TABLE:
            s.call(CorruptionCheck(link.a, -3))

    def is_reforged(self, s: Eye, c: i64) -> bool:
        """whether it lies with Narsil"""
        return s.zone[c] == TABLE and s.host[c] >= 0 and s.kind[s.host[c]] == NUMBERS["narsil"]

    def is_borne(self, s: Eye, seat: i64, x: i64) -> bool:
        """whether it is the Narsil of a character of a seat"""
        if s.kind[x] != NUMBERS["narsil"] or s.zone[x] != TABLE or s.bearer(x) < 0:
            return False
        return s.owner[s.bearer(x)] == seat

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if not self.is_reforged(s, c):
            return super().modify(s, c, what, subject, value)
        if what == POINTS:
            return WITH_NARSIL if subject == c else value
        if s.bearer(c) != subject:
            return value
        if what == CORRUPTION:
            return value + self.corruption
        if idle(s, s.host[c]):
            return value
        if what == DIRECT:
            return value + 1
        return value if value > MOST_BY_ANDURIL else min(value + 4, MOST_BY_ANDURIL)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if s.zone[c] == ECHO:
            if s.owner[c] == s.active and stored_echo(s, s.active, "reforging") >= 0:
                for x in s.table:
                    if self.is_borne(s, s.active, x):
                        into.add(act(USE, c, x))
        elif self.is_reforged(s, c) and ability_seat(s, c) == s.active and s.untapped(c) and not idle(s, s.host[c]):
            for who in s.members(s.company_of(c)):
                if self.can_rouse(s, who):
                    into.add(act(USE, c, who))

    def can_rouse(self, s: Eye, who: i64) -> bool:
        return s.kind[who] >= 0 and KINDS[s.kind[who]].race & DUNADAN != 0 and s.tap[who] == TAPPED

    def pay_use(self, s: Eye, link: Link) -> None:
        if s.zone[link.card] == ECHO:
            discard_stored(s, stored_echo(s, link.by, "reforging"))
        else:
            s.tap_down(link.card)

    def resolve_use(self, s: Eye, link: Link) -> None:
        c = link.card
        if s.kind[c] != self.id:
            return
        if s.zone[c] == ECHO:
            if s.kind[link.a] >= 0 and self.is_borne(s, link.by, link.a):
                out_of_store(s, c)
                s.lay(self.id, link.by, TABLE, link.a)
        elif self.is_reforged(s, c):
            s.call(CorruptionCheck(s.bearer(c), -1))
            if self.can_rouse(s, link.a) and s.company_of(link.a) == s.company_of(c):
                s.tap[link.a] = UNTAPPED

    def text(self) -> list[Msg]:
        return [
            *super().text(),
            msg("The sage makes a corruption check at -3."),
            msg("Stored, it comes to Narsil in play when you discard a stored Reforging; then it gives 4 points."),
            msg("Its bearer has +4 prowess, to at most 11, +1 direct influence and 1 corruption point more."),
            msg("Tap it to untap a Dúnadan of his company; its bearer makes a corruption check at -1."),
        ]


def broken(s: Eye, seat: i64, company: i64) -> vec[i64]:
    """kinds of items on the discard pile of a seat that Reforging could give to somebody of a company"""
    out = vec[i64]()
    for entry in s.discard[seat].cards:
        kind = entry >> 8
        card = KINDS[kind]
        fits = card.type == ITEM and card.item <= MAJOR and card.gear in BLADES_AND_MAIL and may_come(s, kind)
        if fits and kind not in out and any(may_bear(s, kind, who) for who in s.members(company)):
            out = append(out, kind)
    return out


class Forge(Procedure):
    """Its player takes an item out of his discard pile, then says who of a company bears it from now on."""

    seat: i64 = 0
    company: i64 = 0
    kind: i64 = -1

    def __init__(self, seat: i64 = 0, company: i64 = 0) -> None:
        self.seat = seat
        self.company = company

    def go(self, s: Eye) -> i64:
        if self.step == 2 or s.co_owner[self.company] != self.seat:
            return s.done()
        if self.step == 0 and len(broken(s, self.seat, self.company)) == 0:
            return s.done()
        return self.seat

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == 0:
            for kind in broken(s, self.seat, self.company):
                into.add(act(CHOOSE, kind))
        else:
            for who in s.members(self.company):
                if may_bear(s, self.kind, who):
                    into.add(act(PICK, who))

    def take(self, s: Eye, action: i64) -> None:
        self.step += 1
        if self.step == 1:
            self.kind = act_a(action)
            return
        s.discard[self.seat].take(self.kind, BOTH)
        who = act_a(action)
        fire(s, T_ITEM, who, s.lay(self.kind, self.seat, TABLE, who))

    def blank(self) -> Frame:
        return Forge()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.company = io.num("company", self.company)
        self.kind = io.word("kind", self.kind, NAMES, -1)


enter(Forge())


class ReturnOfTheKing(OnCharacter):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ANY_TIME
        self.has(Effect(DIRECT, 3))

    def fits(self, s: Eye, seat: i64, c: i64) -> bool:
        if KINDS[s.kind[c]].name != "aragorn-ii" or not may_come(s, self.id):
            return False
        return s.is_at(s.co[c], SITE_NUMBERS["hero-minas-tirith"]) and s.in_play(NUMBERS["denethor-ii"]) < 0

    def text(self) -> list[Msg]:
        return [
            msg("On Aragorn II at Minas Tirith, unless Denethor II is in play."),
            msg("His direct influence is 3 higher."),
        ]


class Swordmaster(DreamsOfLore):
    """A sage learns to fight; who is a warrior already, with two weapons: then its mark is 1."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.uses_site = True
        self.touches = self.bearer = self.late = SKILL
        self.keywords = (*self.keywords, TWO_WEAPONS)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.told_here(s, seat):
            for c in s.members(s.now):
                if s.untapped(c) and has_skill(s, c, SAGE) and not on_character(s, self.id, c):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.kind[link.a] >= 0 and not on_character(s, self.id, link.a):
            s.mark[link.card] = 1 if has_skill(s, link.a, WARRIOR) else 0
            super().resolve(s, link)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value | WARRIOR if s.zone[c] == TABLE else value

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, where information is offered: an untapped sage and the untapped site tap; he bears this."),
            msg("He is a warrior too. If he was one already, he may use two weapons, but then no shield."),
        ]


declare(dreams())
declare(Swordmaster(printed("swordmaster")))
declare(Reforging(printed("reforging")))
declare(Anduril(printed("anduril-the-flame-of-the-west")))
declare(ReturnOfTheKing(printed("return-of-the-king")))
