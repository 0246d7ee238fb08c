"""Items of heroes that are no rings and no Palantíri."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, SITES, T_INFLUENCE
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.characters import sways
from mathom.games.lidless_eye.cards.items.gear import Draught, Scroll, item, with_effects
from mathom.games.lidless_eye.cards.kit.abilities import TAP_BEARER, TAP_SELF, Ability, Cancels, Evades
from mathom.games.lidless_eye.cards.kit.effects import FACTIONS, Effect
from mathom.games.lidless_eye.cards.kit.families import Item
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.combat.strike import faced_by, strike_now
from mathom.games.lidless_eye.rules.companies import heal
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.keys import keyed_to_region_kind
from mathom.games.lidless_eye.rules.places import named_here
from mathom.games.lidless_eye.rules.sums import has_skill, idle
from mathom.games.lidless_eye.terms import (
    ALLY,
    ANIMAL,
    ANY_TIME,
    ATTACK,
    ATTACK_BODY,
    ATTACK_PROWESS,
    BODY,
    CAME,
    CORRUPTION,
    DIRECT,
    DUNADAN,
    DWARF,
    ECHO,
    ELF,
    FACTION,
    HAND,
    HOBBIT,
    MAN,
    ORC,
    ORGANISE,
    PROWESS,
    SAGE,
    SPIDER,
    STRIKE,
    TABLE,
    TAPPED,
    THIS_ATTACK,
    THIS_STRIKE,
    TO_UNTAP,
    TROLL,
    UNDEAD,
    UNTAPPED,
    USE,
    WARRIOR,
    WILDERNESS,
    WOLF,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class EntDraughts(Item):
    """Only beside an ally or a faction that came to its player at the same site this turn; it stays with its bearer."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.keywords = (*self.keywords, "bound")
        self.has(Effect(PROWESS, 1))

    def playable_at(self, s: Eye, seat: i64, site: i64) -> bool:
        if SITES[site].printed.name not in self.printed.play_sites:
            return False
        for c in s.table:
            card = KINDS[s.kind[c]]
            came = s.zone[c] == TABLE and s.owner[c] == seat and s.used[c] & CAME
            if came and card.type in (ALLY, FACTION) and named_here(s, card, site):
                return True
        return False

    def needs_site(self, s: Eye, link: Link) -> bool:
        return False

    def text(self) -> list[Msg]:
        return [
            msg("Only at a site where an ally or a faction has come to you this turn, in addition to it."),
            msg("It can neither be given to another nor stored."),
        ]


class OrcBane(Item):
    """A sword whose figures are better against Orcs."""

    def __init__(self, facts: Printed, plain: Effect, better: Effect) -> None:
        super().__init__(facts)
        self.plain: Effect = plain
        self.better: Effect = better
        self.touches |= PROWESS
        self.bearer |= PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != PROWESS:
            return super().modify(s, c, what, subject, value)
        if s.host[c] != subject:
            return value
        orcs = faced_by(s, subject) & ORC != 0
        return self.better.change(s, value) if orcs else self.plain.change(s, value)

    def text(self) -> list[Msg]:
        words = msg("+{n} prowess, to at most {most}.", n=self.plain.amount, most=self.plain.cap)
        orcs = msg("Against Orcs: +{n} prowess, to at most {most}.", n=self.better.amount, most=self.better.cap)
        return [words, orcs]


# -- used up


class UsedUp(Ability):
    """The bearer taps and the item is discarded."""

    def __init__(self) -> None:
        super().__init__(TAP_BEARER, ANY_TIME)
        self.target = "piece"
        self.purpose.likes(1.0)

    def pay(self, s: Eye, link: Link) -> None:
        super().pay(s, link)
        s.to_discard(link.card)


class Refreshes(UsedUp):
    """Heals a wounded character of the company, who is untapped then, or untaps a tapped one."""

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.payable(s, c):
            for x in s.members(s.company_of(c)):
                if s.tap[x] != UNTAPPED:
                    into.add(act(USE, c, x))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] == TABLE and s.tap[link.a] == WOUNDED:
            heal(s, link.a, UNTAPPED)
        elif s.zone[link.a] == TABLE and s.tap[link.a] == TAPPED:
            s.tap[link.a] = UNTAPPED


class HealingHerbs(Item):
    def text(self) -> list[Msg]:
        return [
            msg("Its bearer taps and discards it: a wounded character of his company is well and untapped."),
            msg("Or: a tapped character of his company untaps."),
        ]


class KingsFoil(UsedUp):
    """A Dúnadan heals a wounded character, who stays tapped; Aragorn may also free one of a corruption card."""

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        bearer = s.host[c]
        if not self.payable(s, c) or not KINDS[s.kind[bearer]].race & DUNADAN:
            return
        company = s.company_of(c)
        for x in s.members(company):
            if s.tap[x] == WOUNDED:
                into.add(act(USE, c, x))
        if KINDS[s.kind[bearer]].name == "aragorn-ii":
            for x in s.table:
                if self.burdens(s, x, company):
                    into.add(act(USE, c, x))

    def burdens(self, s: Eye, x: i64, company: i64) -> bool:
        """whether it is a corruption card on a character of a company"""
        return KINDS[s.kind[x]].corrupts != 0 and s.zone[x] == TABLE and s.host[x] >= 0 and s.company_of(x) == company

    def resolve(self, s: Eye, link: Link) -> None:
        if s.kind[link.a] < 0 or s.zone[link.a] != TABLE:
            return
        if KINDS[s.kind[link.a]].corrupts:
            s.to_discard(link.a)
        elif s.tap[link.a] == WOUNDED:
            heal(s, link.a, TAPPED)


class Athelas(Item):
    def text(self) -> list[Msg]:
        return [
            msg("A Dúnadan taps and discards it: a wounded character of his company is well, but tapped."),
            msg("Aragorn II may instead discard a corruption card on a character of his company."),
        ]


# -- tapped


class Conceals(Evades):
    """A strike of a creature keyed to wilderness misses the bearer."""

    def useful(self, s: Eye, c: i64) -> bool:
        attack = attack_now(s)
        return super().useful(s, c) and attack.creature >= 0 and keyed_to_region_kind(attack.keyed, WILDERNESS)


class ElvenCloak(Item):
    def text(self) -> list[Msg]:
        return [msg("May be tapped to cancel a strike against its bearer by a creature keyed to wilderness.")]


class Withstands(Ability):
    """A warrior does not tap against one strike."""

    def __init__(self) -> None:
        super().__init__(TAP_SELF, STRIKE)
        self.purpose.spares_tap = True

    def useful(self, s: Eye, c: i64) -> bool:
        strike = strike_now(s)
        bearer = s.host[c]
        ready = strike.target == bearer and not strike.cancelled and not strike.free and s.tap[bearer] == UNTAPPED
        return ready and has_skill(s, bearer, WARRIOR)

    def resolve(self, s: Eye, link: Link) -> None:
        if strike_now(s).target == link.was:
            strike_now(s).free = 1


class GreatShield(Item):
    def text(self) -> list[Msg]:
        return [msg("A warrior may tap it: he does not tap against one strike.")]


class Parries(Ability):
    """The bearer is stronger against one strike."""

    def __init__(self) -> None:
        super().__init__(TAP_SELF, STRIKE)
        self.fair = 1
        self.purpose.bonus = 1

    def useful(self, s: Eye, c: i64) -> bool:
        strike = strike_now(s)
        return strike.concerns(s.host[c]) and not strike.cancelled

    def resolve(self, s: Eye, link: Link) -> None:
        if strike_now(s).concerns(link.was):
            s.echo(link.card, THIS_STRIKE, link.was)


class AshShield(Item):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, Parries())
        self.has(Effect(BODY, 1, cap=8))
        self.touches |= PROWESS
        self.bearer |= PROWESS
        self.late |= PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.zone[c] == ECHO:
            return value + 1 if what == PROWESS and s.host[c] == subject else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [msg("May be tapped: its bearer has +1 prowess against one strike.")]


class Shines(Ability):
    """Undead are driven away, beasts are weaker; its bearer checks."""

    def __init__(self) -> None:
        super().__init__(TAP_BEARER, ATTACK)
        self.purpose.averts = 0.7

    def useful(self, s: Eye, c: i64) -> bool:
        attack = attack_now(s)
        if attack.defender != s.company_of(c) or attack.cancelled:
            return False
        if attack.race & UNDEAD:
            return cancellable(s)
        return attack.race & (SPIDER | ANIMAL | WOLF) != 0

    def resolve(self, s: Eye, link: Link) -> None:
        if attack_now(s).race & UNDEAD:
            cancel(s)
        else:
            e = s.lay(link.kind, link.by, ECHO)
            s.until[e] = THIS_ATTACK
            s.co[e] = attack_now(s).defender
        s.call(CorruptionCheck(link.was))


class Weakening(Item):
    """Used, it makes an attack weaker."""

    def __init__(self, facts: Printed, ability: Ability, prowess: i64, body: i64) -> None:
        super().__init__(facts, ability)
        self.less_prowess: i64 = prowess
        self.less_body: i64 = body
        self.touches |= ATTACK_PROWESS | ATTACK_BODY
        self.late |= ATTACK_PROWESS | ATTACK_BODY

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what in (ATTACK_PROWESS, ATTACK_BODY):
            if s.zone[c] != ECHO or s.co[c] != subject:
                return value
            return value - (self.less_prowess if what == ATTACK_PROWESS else self.less_body)
        return super().modify(s, c, what, subject, value) if s.zone[c] != ECHO else value


class StarGlass(Weakening):
    def text(self) -> list[Msg]:
        return [
            msg("Its bearer may tap to cancel an attack by Undead against his company."),
            msg("Or: an attack by Spiders, Animals or Wolves against his company has prowess -2."),
            msg("He makes a corruption check."),
        ]


class Shot(Ability):
    """A warrior shoots; the arrow is lost unless he is a Man."""

    def __init__(self) -> None:
        super().__init__(TAP_SELF, ATTACK)
        self.fair = 1
        self.purpose.strengthens = 1

    def useful(self, s: Eye, c: i64) -> bool:
        attack = attack_now(s)
        return attack.defender == s.company_of(c) and not attack.cancelled and has_skill(s, s.host[c], WARRIOR)

    def pay(self, s: Eye, link: Link) -> None:
        super().pay(s, link)
        if not KINDS[s.kind[link.was]].race & MAN:
            s.to_discard(link.card)

    def resolve(self, s: Eye, link: Link) -> None:
        e = s.lay(link.kind, link.by, ECHO)
        s.until[e] = THIS_ATTACK
        s.co[e] = attack_now(s).defender


class BlackArrow(Weakening):
    def text(self) -> list[Msg]:
        return [
            msg("A warrior may tap it: an attack against his company has prowess -1 and body -1."),
            msg("Then it is discarded, unless he is a Man."),
        ]


class Rouses(Ability):
    """A Dwarf of the company untaps, and checks at -2."""

    def __init__(self) -> None:
        super().__init__(TAP_SELF, ANY_TIME)
        self.target = "piece"

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.payable(s, c):
            for x in s.members(s.company_of(c)):
                if s.tap[x] == TAPPED and KINDS[s.kind[x]].race & DWARF:
                    into.add(act(USE, c, x))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] == TABLE and s.tap[link.a] == TAPPED:
            s.tap[link.a] = UNTAPPED
            s.call(CorruptionCheck(link.a, -2))


class Arkenstone(Item):
    def text(self) -> list[Msg]:
        return [msg("May be tapped: a Dwarf of its bearer's company untaps and makes a corruption check at -2.")]


class WithBearer(Cancels):
    """The item and its bearer tap; he makes a corruption check."""

    def payable(self, s: Eye, c: i64) -> bool:
        return super().payable(s, c) and s.untapped(s.bearer(c))

    def pay(self, s: Eye, link: Link) -> None:
        super().pay(s, link)
        s.tap_down(link.was)

    def resolve(self, s: Eye, link: Link) -> None:
        cancel(s)
        s.call(CorruptionCheck(link.was))


class Torque(Item):
    def text(self) -> list[Msg]:
        return [
            msg("It and its bearer may tap to cancel an attack against his company."),
            msg("He makes a corruption check."),
        ]


class IsRead(Ability):
    """A sage learns from it."""

    def __init__(self) -> None:
        super().__init__(TAP_SELF, ORGANISE)
        self.purpose.likes(0.5)

    def useful(self, s: Eye, c: i64) -> bool:
        return has_skill(s, s.host[c], SAGE)

    def resolve(self, s: Eye, link: Link) -> None:
        e = s.lay(link.kind, link.by, ECHO)
        s.until[e] = TO_UNTAP


class BookOfMazarbul(Item):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, IsRead())
        self.touches |= HAND
        self.late |= HAND

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == HAND:
            return value + 1 if s.zone[c] == ECHO and s.owner[c] == subject else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [
            msg("A sage who bears it may tap it in the organization phase: hand size +1 until your next untap phase.")
        ]


class RedArrow(Item):
    """The sign by which Gondor calls Rohan."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.touches |= DIRECT
        self.bearer |= DIRECT
        self.late |= DIRECT

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != DIRECT:
            return super().modify(s, c, what, subject, value)
        other = KINDS[s.versus] if s.versus >= 0 else self
        called = other.character and "Edoras" in other.printed.home_sites
        return value + 5 if called and s.host[c] == subject else value

    def assures(self, s: Eye, c: i64, faction: i64) -> bool:
        return KINDS[faction].name == "riders-of-rohan" and not idle(s, c)

    def text(self) -> list[Msg]:
        return [
            msg("Its bearer wins the Riders of Rohan without a roll."),
            msg("+5 direct influence against any character whose home is Edoras."),
        ]


class HeroIronCrown(Item):
    """Lends power, and asks for it back whenever its bearer persuades; a Hobbit has nothing of it."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, Cancels(TAP_SELF, races=ORC | TROLL | MAN))
        self.triggers |= T_INFLUENCE
        self.has(Effect(BODY, 1, cap=10))
        self.has(Effect(DIRECT, 4))

    def serves(self, s: Eye, c: i64) -> bool:
        return not KINDS[s.kind[s.host[c]]].race & HOBBIT

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != CORRUPTION and not self.serves(s, c):
            return value
        return super().modify(s, c, what, subject, value)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.serves(s, c):
            super().offer_use(s, c, into)

    def on_influence(self, s: Eye, c: i64, who: i64, won: bool) -> None:
        if s.host[c] == who:
            s.call(CorruptionCheck(who))

    def text(self) -> list[Msg]:
        return [
            msg("May be tapped to cancel an attack by Orcs, Trolls or Men against its bearer's company."),
            msg("With each influence check its bearer makes a corruption check too."),
            msg("To a Hobbit it gives only its corruption points."),
        ]


item("dagger-of-westernesse", Effect(PROWESS, 1, cap=8))
item("sword-of-gondolin", Effect(PROWESS, 2, cap=8, skill=WARRIOR))
item("sting", Effect(PROWESS, 1, cap=8), Effect(PROWESS, 1, cap=8, race=HOBBIT))
item("dwarven-axe", Effect(PROWESS, 2, cap=7, skill=WARRIOR), Effect(PROWESS, 1, cap=8, skill=WARRIOR, race=DWARF))
item("durin-s-axe", Effect(PROWESS, 2, cap=9), Effect(PROWESS, 2, cap=9, race=DWARF))
item("narsil", Effect(PROWESS, 1), Effect(DIRECT, 1))
item("hauberk-of-bright-mail", Effect(BODY, 2, cap=9, skill=WARRIOR))
item("hero-the-mithril-coat", Effect(BODY, 3, cap=10))
item("elf-stone", sways(2, ELF))
item("horn-of-anor", Effect(DIRECT, 2, influences=FACTIONS))
item("hero-red-book-of-westmarch", sways(2, HOBBIT))
item("earth-of-galadriel-s-orchard")
item("sapling-of-the-white-tree")
declare(OrcBane(printed("glamdring"), Effect(PROWESS, 3, cap=8), Effect(PROWESS, 3, cap=9)))
declare(OrcBane(printed("orcrist"), Effect(PROWESS, 3, cap=9), Effect(PROWESS, 4, cap=10)))
declare(Scroll(printed("hero-scroll-of-isildur"), 2))
with_effects(GreatShield(printed("great-shield-of-rohan"), Withstands()), Effect(BODY, 2, cap=9))
declare(AshShield(printed("shield-of-iron-bound-ash")))
declare(ElvenCloak(printed("elven-cloak"), Conceals(TAP_SELF)))
declare(HealingHerbs(printed("healing-herbs"), Refreshes()))
declare(Athelas(printed("athelas"), KingsFoil()))
declare(EntDraughts(printed("ent-draughts")))
declare(Draught(printed("miruvor"), BODY, 2, 10))
declare(Draught(printed("potion-of-prowess"), PROWESS, 1, 99))
declare(StarGlass(printed("star-glass"), Shines(), 2, 0))
declare(BlackArrow(printed("black-arrow"), Shot(), 1, 1))
with_effects(Arkenstone(printed("the-arkenstone"), Rouses()), sways(3, DWARF))
declare(Torque(printed("torque-of-hues"), WithBearer(TAP_SELF)))
declare(BookOfMazarbul(printed("book-of-mazarbul")))
declare(RedArrow(printed("red-arrow")))
declare(HeroIronCrown(printed("hero-the-iron-crown")))
