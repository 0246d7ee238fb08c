"""Items that are no rings and no Palantíri: weapons, armor, drink and other gear."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, T_UNTAP
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import SPENT_ON_STRIKE
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.abilities import DISCARD_SELF, TAP_SELF, Ability, Cancels, Evades
from mathom.games.lidless_eye.cards.kit.appeal import below
from mathom.games.lidless_eye.cards.kit.effects import FACTIONS, Effect
from mathom.games.lidless_eye.cards.kit.families import Item
from mathom.games.lidless_eye.news import R_CARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.companies import heal, wraith_in
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.keys import keyed_to_region_kind, keyed_to_site_kind
from mathom.games.lidless_eye.rules.sums import idle, mind, prowess
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ATTACK_BODY,
    ATTACK_PROWESS,
    BODY,
    CHARACTER,
    DARK_DOMAIN,
    DARK_HOLD,
    DIRECT,
    ECHO,
    ELF,
    MAN,
    NOTHING,
    ORC,
    ORGANIZATION,
    PATH_LENGTH,
    PROWESS,
    SHADOW_HOLD,
    SHADOW_LAND,
    STRIKE,
    TABLE,
    TAPPED,
    TEST_ROLL,
    THIS_STRIKE,
    THIS_TURN,
    TROLL,
    UNTAPPED,
    USE,
    WARRIOR,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


def with_effects(card: Item, *effects: Effect) -> None:
    for effect in effects:
        card.has(effect)
    declare(card)


def item(name: str, *effects: Effect) -> None:
    with_effects(Item(printed(name)), *effects)


# -- used up


class Heals(Ability):
    def __init__(self, cost: i64, windows: i64) -> None:
        super().__init__(cost, windows)
        self.target = "piece"
        self.purpose.likes(1.0)

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.payable(s, c):
            for x in s.members(s.company_of(c)):
                if s.tap[x] == WOUNDED:
                    into.add(act(USE, c, x))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] == TABLE and s.tap[link.a] == WOUNDED:
            heal(s, link.a, UNTAPPED)


class Paste(Item):
    def text(self) -> list[Msg]:
        return [msg("Discard it to heal a wounded character of its bearer's company: he is well and untapped.")]


class Drinks(Ability):
    """Discarded, it does everybody of the company good until the end of the turn."""

    def useful(self, s: Eye, c: i64) -> bool:
        """during a strike only what concerns it may be done"""
        return strike_now(s).target < 0 or attack_now(s).defender == s.company_of(c)

    def pay(self, s: Eye, link: Link) -> None:
        link.a = s.company_of(link.card)
        super().pay(s, link)

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.a] == link.by:
            e = s.lay(link.kind, link.by, ECHO)
            s.until[e] = THIS_TURN
            s.co[e] = link.a


class Draught(Item):
    """Its effect holds for the company only when it has been used up."""

    def __init__(self, facts: Printed, what: i64, amount: i64, cap: i64) -> None:
        super().__init__(facts, Drinks(DISCARD_SELF, ANY_TIME | STRIKE))
        self.what: i64 = what
        self.brew: Effect = Effect(what, amount, cap=cap)
        if what == PROWESS:
            self.service.strengthens = amount
        self.touches |= what
        if cap > 20:
            self.late |= what

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.zone[c] == ECHO:
            helps = what == self.what and KINDS[s.kind[subject]].character and s.co[subject] == s.co[c]
            return self.brew.change(s, value) if helps else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        if self.what == PROWESS:
            text = "Discard it: all characters of its bearer's company have +{n} prowess until the end of the turn."
            return [msg(text, n=self.brew.amount)]
        return [
            msg(
                "Discard it: all characters of its bearer's company have +{n} body, to at most {most}, until the end "
                "of the turn.",
                n=self.brew.amount,
                most=self.brew.cap,
            )
        ]


class Rations(Ability):
    """Discarded, its bearer untaps; or, in the organization phase, his company may pass one region more."""

    def __init__(self, cost: i64, windows: i64) -> None:
        super().__init__(cost, windows)
        self.target = "piece"

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if not self.payable(s, c):
            return
        bearer = s.host[c]
        if s.tap[bearer] == TAPPED:
            into.add(act(USE, c, bearer))
        company = s.company_of(c)
        if s.now < 0 and s.phase == ORGANIZATION and s.advanced and wraith_in(s, company) < 0:
            into.add(act(USE, c, NOTHING))

    def pay(self, s: Eye, link: Link) -> None:
        link.b = s.company_of(link.card)
        super().pay(s, link)

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a == NOTHING:
            if s.co_owner[link.b] == link.by:
                e = s.lay(link.kind, link.by, ECHO)
                s.until[e] = THIS_TURN
                s.co[e] = link.b
        elif s.zone[link.a] == TABLE and s.tap[link.a] == TAPPED:
            s.tap[link.a] = UNTAPPED


class StrangeRations(Item):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, Rations(DISCARD_SELF, ANY_TIME))
        self.touches |= PATH_LENGTH
        self.late |= PATH_LENGTH

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == PATH_LENGTH:
            return value + 1 if s.zone[c] == ECHO and s.co[c] == subject else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [
            msg("Discard it to untap its bearer."),
            msg("Or discard it in your organization phase: its bearer's company may pass one region more this turn."),
        ]


class Poisons(Ability):
    """One strike against the bearer is weaker; once for each strike."""

    def __init__(self, cost: i64, windows: i64) -> None:
        super().__init__(cost, windows)
        self.fair = 1

    def useful(self, s: Eye, c: i64) -> bool:
        return strike_now(s).target == s.host[c] and not poisoned(s, s.kind[c])

    def resolve(self, s: Eye, link: Link) -> None:
        if strike_now(s).target == link.was and not poisoned(s, link.kind):
            e = s.lay(link.kind, link.by, ECHO)
            s.until[e] = THIS_STRIKE


def poisoned(s: Eye, poison: i64) -> bool:
    """whether the strike under way has been weakened already"""
    return any(s.kind[x] == poison and s.zone[x] == ECHO for x in s.table)


class Poison(Item):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, Poisons(DISCARD_SELF, STRIKE))
        self.weakens: i64 = 1
        self.service.bonus = self.weakens
        self.service.price = SPENT_ON_STRIKE
        self.touches |= ATTACK_PROWESS | ATTACK_BODY
        self.late |= ATTACK_PROWESS | ATTACK_BODY

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == ATTACK_PROWESS:
            return value - self.weakens if s.zone[c] == ECHO else value
        if what == ATTACK_BODY:
            return value - 2 if s.zone[c] == ECHO else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [msg("Discard it: one strike against its bearer has -1 prowess and -2 body; once for each strike.")]


# -- tapped


class Conceals(Evades):
    """A strike of a creature that was keyed to a dark place misses the bearer."""

    def useful(self, s: Eye, c: i64) -> bool:
        attack = attack_now(s)
        if not super().useful(s, c) or attack.creature < 0:
            return False
        key = attack.keyed
        by_region = keyed_to_region_kind(key, SHADOW_LAND) or keyed_to_region_kind(key, DARK_DOMAIN)
        return by_region or keyed_to_site_kind(key, SHADOW_HOLD) or keyed_to_site_kind(key, DARK_HOLD)


class ShadowCloak(Item):
    def text(self) -> list[Msg]:
        return [
            msg(
                "May be tapped to cancel a strike against its bearer by a creature keyed to a shadow-land, "
                "dark-domain, shadow-hold or dark-hold."
            )
        ]


class IronCrown(Item):
    """Weighs on its bearer after every untap phase."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, Cancels(TAP_SELF, races=ORC | TROLL | MAN))
        self.triggers |= T_UNTAP

    def on_untap(self, s: Eye, c: i64) -> None:
        bearer = s.host[c]
        if bearer >= 0 and s.owner[bearer] == s.active and KINDS[s.kind[bearer]].type == CHARACTER:
            s.call(CorruptionCheck(bearer))

    def text(self) -> list[Msg]:
        return [
            msg("May be tapped to cancel an attack by Orcs, Trolls or Men against its bearer's company."),
            msg("Its bearer makes a corruption check at the end of each of his untap phases."),
        ]


# -- the rest


class SableShield(Item):
    """Takes the wound; and may break."""

    def shields(self, s: Eye, c: i64) -> bool:
        return not idle(s, c)

    def on_shielded(self, s: Eye, c: i64) -> None:
        if s.two_dice(attack_now(s).attacker, R_CARD) > 6:
            s.to_discard(c)

    def wears(self) -> float:
        return 1.0 - below(7)

    def text(self) -> list[Msg]:
        return [
            msg(
                "A strike that succeeds against its bearer does not wound him. Instead the attacker rolls: on more "
                "than 6 the shield is discarded."
            )
        ]


class Scroll(Item):
    """Helps to read gold rings."""

    def __init__(self, facts: Printed, bonus: i64) -> None:
        super().__init__(facts)
        self.bonus: i64 = bonus
        self.touches |= TEST_ROLL
        self.late |= TEST_ROLL

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == TEST_ROLL:
            return value + self.bonus if s.company_of(c) == subject else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [msg("Tests of gold rings in its bearer's company are at +{n}.", n=self.bonus)]


class Whip(Item):
    """Drives one weaker character: its Orc or Troll has more influence against him, and him only."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.touches |= DIRECT
        self.bearer |= DIRECT
        self.late |= DIRECT

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != DIRECT:
            return super().modify(s, c, what, subject, value)
        if s.versus < 0 or not KINDS[s.kind[subject]].race & (ORC | TROLL) or KINDS[s.versus].type != CHARACTER:
            return value
        driven = self.driven(s, subject)
        if driven >= 0:  # it serves against this one; no more of it is used than his mind
            if s.kind[driven] != s.versus:
                return value
            return value + (1 if mind(s, driven) == 1 else 2)
        other = KINDS[s.versus]
        return value + 2 if other.mind < mind(s, subject) and other.prowess < prowess(s, subject) else value

    def driven(self, s: Eye, bearer: i64) -> i64:
        """the follower of the highest mind who is weaker than his controller, -1 for none"""
        best: i64 = -1
        for x in s.table:
            if s.host[x] != bearer or s.zone[x] != TABLE or KINDS[s.kind[x]].type != CHARACTER:
                continue
            weaker = mind(s, x) < mind(s, bearer) and prowess(s, x) < prowess(s, bearer)
            if weaker and (best < 0 or mind(s, x) > mind(s, best)):
                best = x
        return best

    def text(self) -> list[Msg]:
        return [
            msg("Orc or Troll: +2 direct influence against one character whose mind and prowess are less than his own.")
        ]


item("black-mace", Effect(PROWESS, 3, cap=10, skill=WARRIOR), Effect(PROWESS, 1, cap=10, skill=WARRIOR, against=ELF))
item("broad-headed-spear", Effect(PROWESS, 2, cap=8, skill=WARRIOR))
item("saw-toothed-blade", Effect(PROWESS, 1, cap=8))
item("black-hide-shield", Effect(BODY, 1, cap=9))
item("black-mail-coat", Effect(BODY, 2, cap=9, skill=WARRIOR))
item("the-mithril-coat", Effect(BODY, 3, cap=10))
item("high-helm", Effect(DIRECT, 2), Effect(BODY, 1, cap=9), Effect(PROWESS, 1, cap=8, skill=WARRIOR))
item("blazon-of-the-eye", Effect(DIRECT, 2, influences=FACTIONS))
item("red-book-of-westmarch")
with_effects(IronCrown(printed("the-iron-crown")), Effect(BODY, 1, cap=10), Effect(DIRECT, 4))
declare(Scroll(printed("scroll-of-isildur"), 1))
declare(Whip(printed("whip")))
declare(SableShield(printed("sable-shield")))
declare(Paste(printed("foul-smelling-paste"), Heals(DISCARD_SELF, ANY_TIME)))
declare(Draught(printed("orc-draughts"), PROWESS, 1, 99))
declare(Draught(printed("orc-liquor"), BODY, 2, 10))
declare(StrangeRations(printed("strange-rations")))
declare(Poison(printed("poison")))
declare(ShadowCloak(printed("shadow-cloak"), Conceals(TAP_SELF)))
