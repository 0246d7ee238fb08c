"""The closed vocabulary of what cards change while they are in play.

`Effect(PROWESS, 3, cap=10, skill=WARRIOR)` is one word of it: a quantity, by how much, for whom, and when. A card that
has effects sums them here and says them in words; what only one card does is a method of that card."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES, Card
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.cards.kit.abilities import Ability
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now, fighting
from mathom.games.lidless_eye.rules.combat.strike import faced_by, striking
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import CHARACTER, DIRECT, FACTION, INFLUENCE_ROLL, RINGWRAITH
from mathom.kernel.state import Buffer

# for whom
BEARER: Final = 0  # the character (or ally) it lies with
COMPANY: Final = 1  # every character of the company it lies with or whose member bears it
OWNER: Final = 2  # the player who played it: general influence, hand size
ATTACKS: Final = 3  # attacks of the races named (all when none), on whomever
COMPANY_ATTACKS: Final = 4  # attacks against the company it lies with
WRAITHS: Final = 5  # every Ringwraith in play
ALL: Final = 6  # whatever is asked for

# against whom influence works, as bits
CHARACTERS: Final = 1
FACTIONS: Final = 2

UNCAPPED: Final = 99
SAME: Final = -99


class Effect:
    """One change of one quantity."""

    def __init__(
        self,
        what: i64,
        amount: i64,
        cap: i64 = UNCAPPED,
        floor: i64 = -99,
        scope: i64 = BEARER,
        skill: i64 = 0,
        race: i64 = 0,
        against: i64 = 0,
        influences: i64 = 0,
        at: str = "",
        card: str = "",
        doors: i64 = SAME,
        detainment: i64 = 0,
        times: i64 = 1,
    ) -> None:
        self.what: i64 = what
        self.amount: i64 = amount
        self.cap: i64 = cap  # "to a maximum of"
        self.floor: i64 = floor  # "to a minimum of"
        self.scope: i64 = scope
        self.skill: i64 = skill  # only for who has it
        self.race: i64 = race  # only for who is of it (characters), or: only attacks by these races
        self.against: i64 = against  # races: of the attack fought, or of the character or faction influenced
        self.influences: i64 = influences  # CHARACTERS and FACTIONS, as bits; 0: no matter
        self.at: str = at  # a site: only against factions playable there
        self.card: str = card  # only against this card
        self.doors: i64 = doors  # the amount while Doors of Night is in play
        self.detainment: i64 = detainment  # 1: only in detainment attacks
        self.times: i64 = times  # the value is multiplied by this, then the amount added

    def holds(self, s: Eye, c: i64, subject: i64) -> bool:
        scope = self.scope
        if scope == BEARER:
            return s.host[c] == subject and self.holds_for(s, subject)
        if scope == COMPANY:
            if s.company_of(c) != s.company_of(subject) or not KINDS[s.kind[subject]].character:
                return False
        elif scope == OWNER:
            return s.owner[c] == subject
        elif scope == WRAITHS:
            return KINDS[s.kind[subject]].type == RINGWRAITH
        elif scope == ATTACKS:
            return not self.race or fighting(s) & self.race != 0
        elif scope == COMPANY_ATTACKS:
            attack = attack_now(s)
            return attack.defender == s.company_of(c) and (not self.race or attack.race & self.race != 0)
        return self.holds_for(s, subject)

    def holds_for(self, s: Eye, subject: i64) -> bool:
        """whether it holds for a character or ally it is meant for"""
        if self.skill and not has_skill(s, subject, self.skill):
            return False
        if self.scope <= COMPANY and self.race and not KINDS[s.kind[subject]].race & self.race:
            return False
        if self.what == DIRECT or (self.what == INFLUENCE_ROLL and self.influences):
            return self.sways(s)
        if self.against and not faced_by(s, subject) & self.against:
            return False
        return not self.detainment or (striking(s, subject) and attack_now(s).detain != 0)

    def sways(self, s: Eye) -> bool:
        """whether influence that holds only against some cards holds against the one in question"""
        if not self.influences and not self.against and not self.at and not self.card:
            return True
        if s.versus < 0:
            return False
        other = KINDS[s.versus]
        if self.influences and not (
            (self.influences & CHARACTERS and other.type == CHARACTER)
            or (self.influences & FACTIONS and other.type == FACTION)
        ):
            return False
        if self.against and not other.race & self.against:
            return False
        if self.card and other.name != self.card:
            return False
        return not self.at or (
            other.type == FACTION and SITES[SITE_NUMBERS[self.at]].printed.name in other.printed.play_sites
        )

    def change(self, s: Eye, value: i64) -> i64:
        amount = self.amount
        if self.doors != SAME and s.in_play(NUMBERS["doors-of-night"]) >= 0:
            amount = self.doors
        raised = value * self.times + amount
        if raised > self.cap and amount > 0:
            return value if value > self.cap else self.cap
        if raised < self.floor and amount < 0:
            return value if value < self.floor else self.floor
        return raised


class Lasting(Card):
    """A card that changes quantities while it lies on the table, and with which something may be done there."""

    def __init__(self, printed: Printed, ability: Ability | None = None) -> None:
        super().__init__(printed)
        self.effects: list[Effect] = []
        self.ability: Ability | None = ability
        if ability is not None:
            self.uses = ability.windows
            self.use_target = ability.target
            self.service = ability.purpose
            self.fair_use = ability.fair

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.ability is not None:
            self.ability.offer(s, c, into)

    def pay_use(self, s: Eye, link: Link) -> None:
        if self.ability is not None:
            self.ability.pay(s, link)

    def resolve_use(self, s: Eye, link: Link) -> None:
        if self.ability is not None:
            self.ability.resolve(s, link)

    def has(self, effect: Effect) -> None:
        """declares an effect"""
        self.effects.append(effect)
        self.touches |= effect.what
        if effect.scope == BEARER:
            self.bearer |= effect.what
        else:
            self.bearer &= ~effect.what
        for other in self.effects:  # one card's effects on one quantity share who is asked
            if other.what == effect.what and other.scope != BEARER:
                self.bearer &= ~effect.what
        if effect.times != 1:
            self.last |= effect.what
        elif effect.cap == UNCAPPED:
            self.late |= effect.what

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        for e in self.effects:
            if e.what == what and e.holds(s, c, subject):
                value = e.change(s, value)
        return value
