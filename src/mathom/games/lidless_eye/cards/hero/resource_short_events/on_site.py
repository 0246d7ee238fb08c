"""Short-events of heroes that are played at a site, or on a site or region."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ITEM, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import acts_here, at_kind, tapped_for, under_attack
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.retyping import ATTACK_WAY, OTHERWISE, Retyping
from mathom.games.lidless_eye.cards.resource_short_events.on_site import AllThoughtBent, ElusiveScent
from mathom.games.lidless_eye.news import TOLD_PLAY, TOLD_SHOWN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import site_attacks, special_attack
from mathom.games.lidless_eye.rules.fallen import put_away
from mathom.games.lidless_eye.rules.limits import may_bear, may_come
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ATTACK_PROWESS,
    BORDER_LAND,
    BOTH,
    DARK_DOMAIN,
    DARK_HOLD,
    DREW,
    ELF,
    FREE_DOMAIN,
    ITEM,
    NOTHING,
    PROWESS,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE,
    SPECIAL,
    STRIKES,
    TABLE,
    THIS_ATTACK,
    THIS_TURN,
    UNDEAD,
    WILDERNESS,
    WOUNDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class QuietLands(Retyping):
    """Half the strikes of an automatic-attack, or a friendlier land. The mark of its effect on an attack is
    site + 256 * (1 + number)."""

    def __init__(self, facts: Printed, regions: list[tuple[int, int]], sites: list[tuple[int, int]], at: i64) -> None:
        super().__init__(facts, regions, sites)
        self.at: i64 = at  # kinds of sites, as bits
        self.touches |= STRIKES
        self.last |= STRIKES

    def numbers(self, s: Eye, seat: i64) -> vec[i64]:
        """automatic-attacks it may be played on"""
        out = vec[i64]()
        here = s.now >= 0 and s.co_owner[s.now] == seat and attack_now(s).defender < 0
        if here and self.at & bit(site_kind(s, s.site_now(s.now))):
            for attack in site_attacks(s, s.now):
                if attack.number not in out and not attack.each:
                    out = append(out, attack.number)
        return out

    def fill_otherwise(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for number in self.numbers(s, seat):
            into.add(act(verb, subject, NOTHING, ATTACK_WAY + number))

    def otherwise(self, s: Eye, link: Link) -> None:
        if link.b - ATTACK_WAY in self.numbers(s, link.by):
            e = s.echo(link.card, THIS_TURN)
            s.mark[e] = s.site_now(s.now) + 256 * (1 + link.b - ATTACK_WAY)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != STRIKES:
            return super().modify(s, c, what, subject, value)
        attack = attack_now(s)
        if attack.defender < 0 or attack.auto < 0:
            return value
        hit = s.mark[c] == s.site_now(attack.defender) + 256 * (1 + attack.auto)
        return (value + 1) // 2 if hit else value

    def text(self) -> list[Msg]:
        return [
            msg(
                "One automatic-attack at a shadow-hold or at ruins & lairs has half its strikes this turn, rounded up."
            ),
            self.either_words(),
        ]


class Stars(Retyping):
    """Weaker Undead, or a friendlier land."""

    def __init__(self, facts: Printed, regions: list[tuple[int, int]]) -> None:
        super().__init__(facts, regions, [])
        self.touches |= ATTACK_PROWESS
        self.late = ATTACK_PROWESS

    def pales(self, s: Eye, seat: i64) -> bool:
        attack = attack_now(s)
        return under_attack(s, seat) and not attack.cancelled and attack.race & UNDEAD != 0

    def fill_otherwise(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.pales(s, seat):
            into.add(act(verb, subject, NOTHING, OTHERWISE))

    def otherwise(self, s: Eye, link: Link) -> None:
        if self.pales(s, link.by):
            e = s.echo(link.card, THIS_ATTACK)
            s.co[e] = attack_now(s).defender
            s.mark[e] = -1

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != ATTACK_PROWESS:
            return super().modify(s, c, what, subject, value)
        return value - 1 if s.until[c] == THIS_ATTACK and attack_now(s).defender == s.co[c] else value

    def text(self) -> list[Msg]:
        return [msg("One attack by Undead has -1 prowess."), self.either_words()]


class Evenstar(Retyping):
    """An Elf is mightier; by day all of them are, and the land may be friendlier besides: the way says how."""

    def __init__(self, facts: Printed, regions: list[tuple[int, int]]) -> None:
        super().__init__(facts, regions, [])
        self.touches |= PROWESS
        self.late = PROWESS

    def is_elf(self, s: Eye, c: i64) -> bool:
        kind = s.kind[c]
        return kind >= 0 and s.zone[c] == TABLE and FACTS.character[kind] != 0 and KINDS[kind].race & ELF != 0

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if any(s.kind[x] == self.id and s.until[x] == THIS_TURN for x in s.table):
            return
        for c in s.characters(seat):
            if self.is_elf(s, c):
                into.add(act(verb, subject, c, OTHERWISE))
                for way in (1, 2):
                    if self.retypes(s, way):
                        into.add(act(verb, subject, c, way))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.is_elf(s, link.a):
            return
        e = s.echo(link.card, THIS_TURN, link.a)
        s.mark[e] = -1
        if self.is_time(s):
            all_elves = s.echo(link.card, THIS_TURN)
            s.mark[all_elves] = -1
            if link.b and self.retypes(s, link.b):
                self.change_path(s, link.b)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != PROWESS:
            return super().modify(s, c, what, subject, value)
        if s.host[c] >= 0:
            return value + 1 if s.host[c] == subject else value
        return value + 1 if s.mark[c] < 0 and self.is_elf(s, subject) else value

    def text(self) -> list[Msg]:
        first, second = self.change_words()
        return [
            msg("An Elf has +1 prowess until the end of the turn."),
            msg("While Gates of Morning is in play also every Elf has +1 prowess until then."),
            msg("And then, if you like, until the end of the turn: {first}, or {second}.", first=first, second=second),
        ]


class LuckySearch(ShortEvent):
    """A scout takes what comes first, and what comes with it."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = SITE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if acts_here(s, seat) and at_kind(s, s.now, 1 << SHADOW_HOLD | 1 << DARK_HOLD):
            for c in self.users(s, s.now, True):
                if FACTS.character[s.kind[c]]:
                    into.add(act(verb, subject, c))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link):
            s.call(LuckyFind(link.by, link.a))

    def site_appeal(self, s: Eye, company: i64, site: i64) -> float:
        return self.purpose.liking if site_kind(s, site) in (SHADOW_HOLD, DARK_HOLD) else 0.0

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, at a shadow-hold or dark-hold, tapped or not: a scout taps."),
            msg(
                "Turn up cards of your play deck until an item comes that is not special and, if unique, not in play: "
                "he takes it. The others are shuffled back."
            ),
            msg(
                "He faces a strike with prowess 3 and 1 more for each card turned up, which cannot be cancelled. If it "
                "wounds him the item is discarded."
            ),
        ]


class LuckyFind(Procedure):
    """The search, then the strike, then what becomes of the item."""

    seat: i64 = 0
    scout: i64 = 0
    item: i64 = -1

    def __init__(self, seat: i64 = 0, scout: i64 = 0) -> None:
        self.seat = seat
        self.scout = scout

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            self.step = 1
            seen = self.turn_up(s)
            attack = special_attack(s, s.company_of(self.scout), 0, 1, 3 + seen)
            attack.only = self.scout
            attack.no_cancel = 1
            s.call(attack)
            if self.item >= 0:  # on top: what it does to have gained it comes first
                fire(s, T_ITEM, self.scout, self.item)
            return ON
        hurt = s.zone[self.scout] != TABLE or s.tap[self.scout] == WOUNDED
        if hurt and self.item >= 0 and s.zone[self.item] == TABLE:
            put_away(s, self.item)
        return s.done()

    def is_find(self, s: Eye, kind: i64) -> bool:
        card = KINDS[kind]
        return card.type == ITEM and 0 <= card.item < SPECIAL and may_come(s, kind) and may_bear(s, kind, self.scout)

    def turn_up(self, s: Eye) -> i64:
        """how many cards are turned up"""
        deck = s.deck[self.seat]
        seen = vec[i64]()
        found: i64 = -1
        while found < 0 and deck.size():
            kind = deck.draw(s.dice, DREW, BOTH)
            seen = append(seen, kind)
            s.tell(TOLD_SHOWN, self.seat, kind)
            if self.is_find(s, kind):
                found = kind
        for kind in seen[: len(seen) - 1] if found >= 0 else seen:
            deck.add(kind, BOTH)
        deck.mix()
        if found >= 0:
            self.item = s.lay(found, self.seat, TABLE, self.scout)
            s.tell(TOLD_PLAY, self.seat, found, self.scout)
        return len(seen)

    def blank(self) -> Frame:
        return LuckyFind()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.scout = io.num("scout", self.scout)
        self.item = io.num("item", self.item, -1)


enter(LuckyFind())


declare(LuckySearch(printed("lucky-search")), liking=0.8)
declare(ElusiveScent(printed("thorough-search")), liking=1.0)
declare(AllThoughtBent(printed("far-sight")), liking=1.0)
declare(
    QuietLands(
        printed("quiet-lands"),
        [(SHADOW_LAND, WILDERNESS)],
        [(SHADOW_HOLD, RUINS)],
        bit(SHADOW_HOLD) | bit(RUINS),
    ),
    liking=0.1,
)
declare(Stars(printed("stars"), [(DARK_DOMAIN, SHADOW_LAND), (SHADOW_LAND, WILDERNESS)]), liking=0.1)
declare(Evenstar(printed("the-evenstar"), [(WILDERNESS, BORDER_LAND), (BORDER_LAND, FREE_DOMAIN)]), liking=0.1)
