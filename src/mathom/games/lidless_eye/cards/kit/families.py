"""What many cards share: characters, items, allies, factions, creatures, corruption cards, events.

A family knows when its cards are offered, what they cost, and how they come into play. A single card adds effects, or
overrides the hook in which it differs."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, SITES, T_ITEM, T_UNTAP
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import KEPT_ANSWER, TAPS_BEARER, UNLIKED
from mathom.games.lidless_eye.cards.kit.abilities import TAP_SELF, Ability
from mathom.games.lidless_eye.cards.kit.appeal import holds_faction, stirring
from mathom.games.lidless_eye.cards.kit.effects import BEARER, CHARACTERS, COMPANY, COMPANY_ATTACKS, Effect, Lasting
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.camps import may_be_played_on
from mathom.games.lidless_eye.rules.chain import chain_now
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.making import creature_attack
from mathom.games.lidless_eye.rules.combat.trophies import trophy_change
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.influence import FactionCheck
from mathom.games.lidless_eye.rules.keys import keys
from mathom.games.lidless_eye.rules.limits import may_come, may_go_along, on_character
from mathom.games.lidless_eye.rules.places import named_here, needs_untapped, offers_item, open_for
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ACTED,
    ANY_TIME,
    ATTACK_PROWESS,
    AUTO,
    BODY,
    CHARACTER,
    CHECK_ROLL,
    CORRUPTION,
    DIRECT,
    DWARF,
    ECHO,
    HAVEN,
    HAZARD,
    INFLUENCE_ROLL,
    LONG,
    MINOR,
    NOTHING,
    PLAY,
    PROWESS,
    RESOURCE,
    REVEAL,
    RINGWRAITH,
    SITE,
    SITE_PLAY,
    SKILLS,
    START,
    TABLE,
    TEMPTED,
    TRAVEL,
    UNTAPPED,
)
from mathom.kernel.state import Buffer, act, act_kind
from mathom.kernel.vecs import append, vec


def on_company(s: Eye, kind: i64, company: i64) -> bool:
    return any(s.co[x] == company and s.kind[x] == kind and s.zone[x] == TABLE for x in s.table)


class Character(Lasting):
    """Comes into play in the organization phase (BRING), not by `offer`."""

    def __init__(self, printed: Printed, ability: Ability | None = None) -> None:
        super().__init__(printed, ability)
        self.fights = 1
        if ability is not None and ability.cost == TAP_SELF and self.type == CHARACTER:
            self.service.price = TAPS_BEARER
        if printed.check_bonus:
            self.has(Effect(CHECK_ROLL, printed.check_bonus))

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        """what a character's text changes, it changes for himself: he is the subject, not the bearer"""
        if c != subject:
            return value
        return self.modify_own(s, c, what, value)

    def modify_own(self, s: Eye, c: i64, what: i64, value: i64) -> i64:
        for e in self.effects:
            if e.what == what and e.holds_for(s, c):
                value = e.change(s, value)
        return value

    def has(self, effect: Effect) -> None:
        super().has(effect)
        self.bearer &= ~effect.what


class Item(Lasting):
    """Played by tapping a character at a site that offers its kind; lies with him (LE-B-139)."""

    def __init__(self, printed: Printed, ability: Ability | None = None) -> None:
        super().__init__(printed, ability)
        self.windows = SITE
        if self.corruption:
            self.touches |= CORRUPTION
            self.bearer |= CORRUPTION
            self.late |= CORRUPTION

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == CORRUPTION and s.host[c] == subject:
            value += self.burden(s, c)
        return super().modify(s, c, what, subject, value)

    def burden(self, s: Eye, c: i64) -> i64:
        """corruption points it gives its bearer"""
        dwarf: i64 = self.printed.corruption_dwarf
        if dwarf and KINDS[s.kind[s.host[c]]].race == DWARF:
            return dwarf
        return self.corruption

    def fits(self, s: Eye, ch: i64) -> bool:
        """whether a character may bear it: LE-B-195 for items"""
        return self.printed.no_duplicate != "character" or not on_character(s, self.id, ch)

    def playable_at(self, s: Eye, seat: i64, site: i64) -> bool:
        return offers_item(s, self, site) and open_for(s, self, seat, site)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.now < 0 or self.ring >= 3 or not may_come(s, self.id):
            return  # a special ring comes only by a test (LE-B-151)
        site = s.co_site[s.now]
        if not self.playable_at(s, seat, site) and not self.in_addition(s):
            return
        for ch in s.members(s.now):
            if s.untapped(ch) and self.fits(s, ch):
                into.add(act(verb, subject, ch))

    def in_addition(self, s: Eye) -> bool:
        """LE-B-127: one minor item after a card that tapped the site"""
        return self.item == MINOR and s.extra != 0

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)
        if not self.playable_at(s, link.by, s.co_site[s.now]):
            s.extra = 0
            link.was = 1

    def needs_site(self, s: Eye, link: Link) -> bool:
        return not link.was and needs_untapped(self, s.co_site[s.now])

    def taps_site(self, s: Eye, action: i64) -> bool:
        site = s.co_site[s.now]
        opens = act_kind(action) == PLAY and not s.site_tapped(s.active, site)
        return opens and self.playable_at(s, s.active, site) and spared(s, site) < 0

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] != TABLE or not may_come(s, self.id) or not self.fits(s, link.a):
            return
        site = s.co_site[s.company_of(link.a)]
        if not link.was and not self.playable_at(s, link.by, site):
            return  # another card of this chain has tapped the site (LE-B-215)
        s.place(link.card, TABLE, link.a)
        if not link.was:
            was_tapped = s.site_tapped(link.by, site)
            spares = spared(s, site)
            if spares >= 0:
                s.used[spares] |= ACTED
            else:
                s.tap_site(link.by, site)
                if not was_tapped:
                    s.extra = 1
        fire(s, T_ITEM, link.a, link.card)


def spared(s: Eye, site: i64) -> i64:
    """the effect by which the first item played at a site does not tap it, -1 for none"""
    for c in s.table:
        waits = s.zone[c] == ECHO and s.mark[c] == site and not s.used[c] & ACTED
        if waits and "spares-site" in KINDS[s.kind[c]].keywords:
            return c
    return -1


class Joining(Lasting):
    """Allies and factions: a character taps to play one at a place it names, and the place taps too."""

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def taps_site(self, s: Eye, action: i64) -> bool:
        return act_kind(action) == PLAY and not s.site_tapped(s.active, s.co_site[s.now])

    def needs_site(self, s: Eye, link: Link) -> bool:
        return needs_untapped(self, s.co_site[s.now])


class Ally(Joining):
    """Played by tapping a character at a place it names (LE-B-128); fights beside him."""

    def __init__(self, printed: Printed, ability: Ability | None = None) -> None:
        super().__init__(printed, ability)
        self.windows = SITE
        self.fights = 1

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.now < 0 or not may_come(s, self.id):
            return
        site = s.co_site[s.now]
        if not named_here(s, self, site) or not open_for(s, self, seat, site) or not may_go_along(s, self.id, s.now):
            return
        for ch in s.members(s.now):
            if s.untapped(ch):
                into.add(act(verb, subject, ch))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] != TABLE or not may_come(s, self.id) or not may_go_along(s, self.id, s.company_of(link.a)):
            return
        site = s.co_site[s.company_of(link.a)]
        if not open_for(s, self, link.by, site):
            return
        s.place(link.card, TABLE, link.a)
        was_tapped = s.site_tapped(link.by, site)
        s.tap_site(link.by, site)
        if not was_tapped:
            s.extra = 1


class Faction(Joining):
    """Won by an influence check of a character at a place it names (LE-B-132)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.now < 0 or not may_come(s, self.id):
            return
        site = s.co_site[s.now]
        if not named_here(s, self, site) or not open_for(s, self, seat, site):
            return
        for ch in s.members(s.now):
            if s.untapped(ch) and self.listens(s, ch):
                into.add(act(verb, subject, ch))

    def listens(self, s: Eye, ch: i64) -> bool:
        """whether a character may try to win it"""
        return True

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] != TABLE or not may_come(s, self.id) or not self.listens(s, link.a):
            return
        if open_for(s, self, link.by, s.co_site[s.co[link.a]]):
            s.place(link.card, TABLE)
            s.call(FactionCheck(link.card, link.a))


class Creature(Lasting):
    """Played on a company that passes a region, or comes to a site, it is keyed to; attacks at once (LE-B-108)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.purpose.liking = 0.0  # beyond what its attack does
        self.windows = START
        self.guards = AUTO
        self.target = "key"
        self.touches |= PROWESS | DIRECT  # as a trophy
        self.bearer |= PROWESS | DIRECT

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.now < 0 or not may_come(s, self.id):
            return
        for key in keys(s, self, s.now, verb == REVEAL):
            into.add(act(verb, subject, key))

    def resolve(self, s: Eye, link: Link) -> None:
        s.place(link.card, TABLE)
        s.mark[link.card] = link.a
        if chain_now(s).window & AUTO:  # turned up from on guard: it attacks after the automatic-attacks (LE-A-90)
            s.co[link.card] = s.now
        else:
            self.attacks(s, link.card)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.host[c] >= 0:
            return trophy_change(s, c, what, subject, value)
        return super().modify(s, c, what, subject, value)

    def attacks(self, s: Eye, c: i64) -> None:
        attack = creature_attack(s, c, s.mark[c])
        self.prepare(s, attack)
        s.call(attack)

    def prepare(self, s: Eye, attack: Attack) -> None:
        """changes the attack before it begins, where the card says so"""


class Temptation(Lasting):
    """A corruption card: lies with a character, gives corruption points, may be shaken off (LE-B-194, LE-B-79)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = START
        self.guards = SITE_PLAY
        self.barred: i64 = 0  # races on which it cannot be played
        self.at_haven: i64 = 0  # 1: a check at the end of the untap phase at a Darkhaven
        if self.corruption:
            self.has(Effect(CORRUPTION, self.corruption))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for ch in s.members(s.now):
            if self.tempts(s, ch):
                into.add(act(verb, subject, ch))

    def tempts(self, s: Eye, ch: i64) -> bool:
        card = KINDS[s.kind[ch]]
        if not may_be_played_on(s, s.co[ch], self):
            return False
        if card.type == RINGWRAITH or card.race & self.barred or on_character(s, self.id, ch):
            return False
        return not (self.corrupts and s.used[ch] & TEMPTED)

    def pay(self, s: Eye, link: Link) -> None:
        if self.corrupts:
            s.used[link.a] |= TEMPTED

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] == TABLE and not on_character(s, self.id, link.a):
            s.place(link.card, TABLE, link.a)

    def on_untap(self, s: Eye, c: i64) -> None:
        ch = s.host[c]
        if self.at_haven and s.owner[ch] == s.active and at_haven_in_untap(s, ch):
            s.call(CorruptionCheck(ch))

    def checks_at_haven(self) -> None:
        self.at_haven = 1
        self.triggers |= T_UNTAP


def at_haven_in_untap(s: Eye, ch: i64) -> bool:
    """at a Darkhaven, or at a site that is one during the untap phase (Barad-dûr)"""
    place = SITES[s.co_site[s.co[ch]]]
    if "as-ruins" in place.notes:  # Geann a-Lisch is none as far as hazards are concerned
        return False
    return place.kind == HAVEN or "haven-in-untap" in place.notes


class PermanentEvent(Lasting):
    """Lies on the table until something discards it; one of a title where it cannot be duplicated."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = TRAVEL if self.side == HAZARD else ANY_TIME
        self.target = ""  # a card that is played on something says so
        if self.side == HAZARD:
            self.purpose.stirs = True
        elif self.points:
            self.purpose.liking = 0.5 + 0.5 * float(self.points)

    def has(self, effect: Effect) -> None:
        """a hazard hinders whom it robs of influence, and is worth what it takes from everybody's strength"""
        super().has(effect)
        if self.side != HAZARD or effect.amount > 0:
            return
        loss = -float(effect.amount)
        if effect.what == INFLUENCE_ROLL and effect.scope == BEARER:
            self.purpose.hinders += 0.1 * loss
        elif effect.what == DIRECT and effect.scope == BEARER:
            self.purpose.hinders += 0.2 * loss
        elif effect.what & (PROWESS | BODY) and effect.scope == COMPANY:
            self.purpose.likes(0.5 * loss if self.purpose.stirs else self.purpose.liking + 0.5 * loss)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        if self.purpose.stirs:
            return stirring(s, self.id)
        if self.side == RESOURCE and not self.points and s.in_play(self.id) >= 0:
            return UNLIKED  # one is enough
        return self.purpose.liking

    def duplicate(self, s: Eye, owner: i64) -> bool:
        limit = self.printed.no_duplicate
        if limit == "all" or self.unique:
            return s.in_play(self.id) >= 0 or not may_come(s, self.id)
        if limit == "player":
            for c in s.table:
                if s.kind[c] == self.id and s.owner[c] == owner and s.zone[c] == TABLE:
                    return True
        return False

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not self.duplicate(s, seat):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.duplicate(s, link.by):
            s.place(link.card, TABLE)


class LongEvent(PermanentEvent):
    """Works for one turn of each player (LE-B-90 to LE-B-93); the turn discards it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = TRAVEL if self.side == HAZARD else LONG


class ShortEvent(Lasting):
    """Takes effect and is discarded; what lasts is an echo of it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = TRAVEL if self.side == HAZARD else ANY_TIME
        self.skill: i64 = 0  # "warrior only" and the like
        for name in printed.skill_only:
            self.skill |= SKILLS[name]

    def has(self, effect: Effect) -> None:
        """what it changes in a fight or an attempt is what it is for"""
        super().has(effect)
        if effect.what == ATTACK_PROWESS and effect.scope == COMPANY_ATTACKS:
            self.purpose.strengthens -= effect.amount
        elif effect.what == PROWESS and effect.scope == COMPANY:
            self.purpose.strengthens += effect.amount
        elif effect.what == PROWESS and effect.scope == BEARER:
            self.purpose.bonus += effect.amount
        elif effect.what == DIRECT and effect.scope == BEARER and effect.influences != CHARACTERS:
            self.purpose.persuades += effect.amount

    def hold(self, s: Eye, seat: i64) -> float:
        """who would win a faction waits with what helps him"""
        return KEPT_ANSWER if self.purpose.is_aid() and holds_faction(s, seat) else self.patience

    def ends_attack(self) -> None:
        """it cancels an attack, or nearly"""
        self.ends_attacks = 1
        self.purpose.averts = 1.0
        self.patience = KEPT_ANSWER

    def users(self, s: Eye, company: i64, untapped: bool) -> vec[i64]:
        """who of a company may use a card that requires its skill; allies with the skill too (LE-B-130)"""
        out = vec[i64]()
        for c in s.fighters(company):
            if (not self.skill or has_skill(s, c, self.skill)) and (not untapped or s.tap[c] == UNTAPPED):
                out = append(out, c)
        return out
