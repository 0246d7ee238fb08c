"""Resource permanent-events on an attack: what a company makes of one that it faces or has just faced."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import TAPS_BEARER
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import at_kind, echoed, tapped_for, under_attack
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.cards.resource_permanent_events.on_character import HOLDS, Tidings
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.companies import alone
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import (
    ALLY,
    ANIMAL,
    ATTACK,
    ATTACK_BODY,
    ATTACK_PROWESS,
    BOTH,
    DUNADAN,
    DWARF,
    ECHO,
    ELF,
    FACED,
    GIANT,
    MAN,
    NAZGUL,
    ORC,
    POINTS,
    PROWESS,
    SCOUT,
    SLAYER,
    TABLE,
    THIS_ATTACK,
    TROLL,
    USE,
    WOLF,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class FoulTrophies(PermanentEvent):
    """Lies with an Orc or Troll whose company has beaten men or elves; discarded, it makes another of their attacks one
    fierce strike. What it does to that attack is an echo of it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = FACED
        self.target = "piece"
        self.uses = ATTACK
        self.touches = self.late = ATTACK_PROWESS | ATTACK_BODY
        self.service.strengthens = 1  # what one fierce strike is better than several

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        attack = attack_now(s)
        if not under_attack(s, seat) or not attack.beaten or not attack.race & (ELF | DWARF | DUNADAN | MAN):
            return
        for c in s.members(attack.defender):
            if s.untapped(c) and KINDS[s.kind[c]].race & (ORC | TROLL):
                into.add(act(verb, subject, c))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link):
            s.place(link.card, TABLE, link.a)

    def serves(self, s: Eye, company: i64) -> bool:
        attack = attack_now(s)
        if attack.defender != company or attack.cancelled or echoed(s, self.id):
            return False
        return attack.race & (ELF | DWARF | DUNADAN | MAN) != 0

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.serves(s, s.company_of(c)):
            into.add(act(USE, c))

    def pay_use(self, s: Eye, link: Link) -> None:
        link.was = s.company_of(link.card)
        s.to_discard(link.card)

    def resolve_use(self, s: Eye, link: Link) -> None:
        if self.serves(s, link.was):
            e = s.lay(link.kind, link.by, ECHO)
            s.until[e] = THIS_ATTACK
            s.co[e] = link.was
            attack_now(s).fixed = 1

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.zone[c] != ECHO or s.co[c] != subject:
            return value
        return value + 3 if what == ATTACK_PROWESS else value - 2

    def text(self) -> list[Msg]:
        return [
            msg(
                "Right after a company has defeated an attack by Elves, Dwarves, Dúnedain or Men: an untapped Orc or "
                "Troll of it taps and bears this."
            ),
            msg(
                "Discard it: another attack by such against his company has one strike, with prowess +3 and body -2. "
                "Once on an attack."
            ),
        ]


class NoNewsOfOurRiding(PermanentEvent):
    """Lies with a character; he can tap to cancel an attack of a creature like the one his company has met."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = FACED
        self.target = "piece"
        self.uses = ATTACK
        self.service.averts = 1.0
        self.service.price = TAPS_BEARER

    def met(self, s: Eye) -> bool:
        attack = attack_now(s)
        return attack.creature >= 0 and attack.race & (ELF | DUNADAN | MAN) != 0

    def known_in(self, s: Eye, company: i64) -> bool:
        return any(s.kind[x] == self.id and s.zone[x] == TABLE and s.company_of(x) == company for x in s.table)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        company = attack_now(s).defender
        if not under_attack(s, seat) or not self.met(s) or self.known_in(s, company):
            return
        for c in s.members(company):
            if s.untapped(c):
                into.add(act(verb, subject, c))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and not self.known_in(s, s.company_of(link.a)):
            s.place(link.card, TABLE, link.a)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if attack_now(s).defender == s.company_of(c) and self.met(s) and cancellable(s) and s.untapped(s.host[c]):
            into.add(act(USE, c))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.tap_down(s.host[link.card])

    def resolve_use(self, s: Eye, link: Link) -> None:
        if self.met(s):
            cancel(s)

    def text(self) -> list[Msg]:
        return [
            msg(
                "Right after a company has faced a creature of Elves, Dúnedain or Men: an untapped character of it "
                "taps and bears this; once in a company."
            ),
            msg("He may tap to cancel an attack of such a creature against his company."),
        ]


class OldRobberies(PermanentEvent):
    """Gives what a hero player would get for a creature just defeated, Wolves, Animals and Nazgûl excepted. The
    creature lies with it; the points are kept in `mark`."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = FACED
        self.target = ""
        self.points_kind = "miscellaneous"
        self.touches = self.late = POINTS

    def worth(self, s: Eye, seat: i64) -> i64:
        attack = attack_now(s)
        if not under_attack(s, seat) or attack.creature < 0 or not attack.beaten or attack.detain or attack.spoiled:
            return 0
        card = KINDS[s.kind[attack.creature]]
        if attack.again or attack.race & (WOLF | ANIMAL | NAZGUL) or card.starred:
            return 0  # what is marked "*" gives points to minions only
        return card.points

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.worth(s, seat) > 0:
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        worth = self.worth(s, link.by)
        if worth > 0:
            s.place(link.card, TABLE)
            s.mark[link.card] = worth
            s.place(attack_now(s).creature, TABLE, link.card)

    def leaves(self, s: Eye, c: i64) -> None:
        for x in s.on(c):
            s.to_discard(x)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + s.mark[c] if c == subject else value

    def text(self) -> list[Msg]:
        return [
            msg("Right after a company has defeated a creature that is no Wolf, Animal or Nazgûl."),
            msg(
                "It gives you miscellaneous points equal to the marshalling points on that creature, if they are not "
                "marked with *; the creature stays with it."
            ),
        ]


class ReadyToHisWill(PermanentEvent):
    """A creature is won over before it strikes: this card stands as the ally, the creature lies with it. `mark` is its
    prowess."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ATTACK
        self.target = "piece"
        self.type = ALLY  # in play it is one
        self.fights = 1
        self.mind = 1
        self.body = 8
        self.touches = self.late = PROWESS

    def bends(self, s: Eye, seat: i64) -> bool:
        attack = attack_now(s)
        if not under_attack(s, seat) or attack.creature < 0 or not cancellable(s) or alone(s, attack.defender):
            return False
        card = KINDS[s.kind[attack.creature]]
        return card.strikes == 1 and not card.printed.each and card.race & (ORC | TROLL | GIANT | SLAYER | MAN) != 0

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.bends(s, seat):
            for c in s.members(attack_now(s).defender):
                if s.untapped(c):
                    into.add(act(verb, subject, c))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if not tapped_for(s, link) or not self.bends(s, link.by):
            return
        attack = attack_now(s)
        creature = attack.creature
        cancel(s)
        attack.again = 0
        s.place(link.card, TABLE, link.a)
        s.mark[link.card] = KINDS[s.kind[creature]].prowess - 7
        s.place(creature, TABLE, link.card)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + s.mark[c] if c == subject else value

    def text(self) -> list[Msg]:
        return [
            msg("On a creature of Orcs, Trolls, Giants, Slayers or Men whose attacks have one strike each."),
            msg("Its attacks are cancelled; an untapped character of the company taps, and it is his ally."),
            msg("It has mind 1, its prowess less 7, and body 8."),
        ]


class TheNamesAmongThem(Tidings):
    """Learnt by a scout after an automatic-attack. Stored, it lies open before its player (`mark` 1) and may be
    discarded to cancel another."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = FACED
        self.uses = ATTACK
        self.touches = self.late = POINTS

    def site_appeal(self, s: Eye, company: i64, site: i64) -> float:
        return 0.0  # for its sake nobody seeks an attack

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        attack = attack_now(s)
        if not under_attack(s, seat) or attack.auto < 0 or not at_kind(s, attack.defender, HOLDS):
            return
        for c in s.members(attack.defender):
            if s.untapped(c) and has_skill(s, c, SCOUT):
                into.add(act(verb, subject, c))

    def when_stored(self, s: Eye, seat: i64) -> None:
        s.stored[seat].take(self.id, BOTH)
        c = s.lay(self.id, seat, TABLE)
        s.mark[c] = 1

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + self.points if c == subject and s.mark[c] else value

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        attack = attack_now(s)
        serves = s.mark[c] and under_attack(s, s.owner[c]) and attack.auto >= 0 and cancellable(s)
        if serves and at_kind(s, attack.defender, HOLDS):
            into.add(act(USE, c))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.to_discard(link.card)

    def resolve_use(self, s: Eye, link: Link) -> None:
        if attack_now(s).auto >= 0:
            cancel(s)

    def place_words(self) -> list[Msg]:
        return [
            msg("Right after an automatic-attack at a border-hold or free-hold: an untapped scout taps and bears this.")
        ]

    def store_words(self) -> list[Msg]:
        return [
            *super().store_words(),
            msg("Stored, it may be discarded to cancel an automatic-attack at a border-hold or free-hold."),
        ]


declare(FoulTrophies(printed("foul-trophies")), liking=0.6)
declare(NoNewsOfOurRiding(printed("no-news-of-our-riding")), liking=1.2)
declare(OldRobberies(printed("remnants-of-old-robberies")), liking=1.5)
declare(ReadyToHisWill(printed("ready-to-his-will")))
declare(TheNamesAmongThem(printed("the-names-among-them")), liking=1.2, patience=0.4)
