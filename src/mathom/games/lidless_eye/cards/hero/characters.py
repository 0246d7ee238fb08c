"""The characters of heroes: Elves, Dwarves, Hobbits, Dúnedain and Men."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import printed
from mathom.games.lidless_eye.cards.characters import Lieutenant, character, sways, with_effects
from mathom.games.lidless_eye.cards.kit.abilities import TAP_SELF, Ability, Cancels
from mathom.games.lidless_eye.cards.kit.effects import CHARACTERS, FACTIONS, Effect
from mathom.games.lidless_eye.cards.kit.families import Character
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import cancel_strike, strike_now
from mathom.games.lidless_eye.rules.keys import keyed_to_region_kind
from mathom.games.lidless_eye.terms import (
    ATTACK_BODY,
    BODY,
    COASTAL_SEA,
    DIRECT,
    DWARF,
    ELF,
    HOBBIT,
    INFLUENCE_ROLL,
    MAN,
    NAZGUL,
    ORC,
    PROWESS,
    STRIKE,
    TABLE,
    WOSE,
    WRAITH,
)
from mathom.kernel.words import Msg, msg

CLUMSY: Final = Effect(INFLUENCE_ROLL, -1, influences=FACTIONS)  # LE-H-82


class AtSea(Cancels):
    """Cancels an attack keyed to a coastal sea."""

    def useful(self, s: Eye, c: i64) -> bool:
        return super().useful(s, c) and keyed_to_region_kind(attack_now(s).keyed, COASTAL_SEA)


class Cirdan(Lieutenant):
    def __init__(self, facts: Printed, seat: str) -> None:
        super().__init__(facts, seat)
        self.ability = AtSea(TAP_SELF)
        self.uses = self.ability.windows
        self.service = self.ability.purpose

    def text(self) -> list[Msg]:
        return [*super().text(), msg("May tap to cancel an attack against his company keyed to a coastal sea.")]


class Slayer(Character):
    """Fights Nazgûl better; their bodies count half against her."""

    def __init__(self, facts: Printed, more: i64) -> None:
        super().__init__(facts)
        self.has(Effect(PROWESS, more, against=NAZGUL | WRAITH))
        self.touches |= ATTACK_BODY | BODY
        self.last |= ATTACK_BODY | BODY

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == ATTACK_BODY:
            halved = s.clash < 0 and strike_now(s).target == c and attack_now(s).race & (NAZGUL | WRAITH) != 0
            return (value + 1) // 2 if halved else value
        if what == BODY and subject != c:  # between companies it is that of a character
            halved = strike_now(s).opponent(c) == subject and KINDS[s.kind[subject]].race & (NAZGUL | WRAITH) != 0
            return (value + 1) // 2 if halved else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [msg("The body of a Nazgûl or Ringwraith who strikes at her is halved, rounded up.")]


class Protects(Ability):
    """Cancels a strike against another Hobbit of the company."""

    def __init__(self, cost: i64) -> None:
        super().__init__(cost, STRIKE)
        self.purpose.dodges = True

    def useful(self, s: Eye, c: i64) -> bool:
        strike = strike_now(s)
        if strike.target < 0 or strike.cancelled or strike.target == c:
            return False
        return s.company_of(strike.target) == s.co[c] and KINDS[s.kind[strike.target]].race & HOBBIT != 0

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.was] == TABLE and strike_now(s).target >= 0:
            cancel_strike(s)


class Fatty(Character):
    def text(self) -> list[Msg]:
        return [msg("May tap to cancel a strike against another Hobbit of his company.")]


for name in (
    "annalena",
    "bergil",
    "bilbo",
    "frodo",
    "gamling-the-old",
    "merry",
    "pippin",
    "robin-smallburrow",
    "sam-gamgee",
):
    character(name)
character("adrazar", Effect(DIRECT, 1, influences=FACTIONS))
character("anborn", Effect(DIRECT, 2, card="men-of-lebennin"))
for name in ("aragorn-ii", "beretar"):
    character(name, Effect(DIRECT, 2, card="rangers-of-the-north"))
character("arinmir", Effect(DIRECT, 2, card="hero-variags-of-khand"))
character("arwen", Effect(DIRECT, 7, card="aragorn-ii"))
character("balin", Effect(PROWESS, 2, against=ORC), sways(1, DWARF))
character("bard-bowman", Effect(DIRECT, 2, card="men-of-northern-rhovanion"))
for name in ("barliman-butterbur", "beregond", "forlong", "haldir", "hama", "orophin"):
    character(name, CLUMSY)
character("beorn", Effect(DIRECT, 2, card="hero-beornings"))
for name in ("bifur", "bofur", "bombur", "dori", "dwalin", "fili", "kili", "nori", "ori"):
    character(name, CLUMSY, Effect(PROWESS, 1, against=ORC))
character("boromir-ii", Effect(DIRECT, 2, card="men-of-anorien"))
character("celeborn", Effect(DIRECT, 5, card="galadriel"))
character("dain-ii", Effect(DIRECT, 2, card="iron-hill-dwarves"), Effect(PROWESS, 2, against=ORC), sways(1, MAN))
character("damrod", Effect(DIRECT, 2, card="men-of-lamedon"))
character("denethor-ii", Effect(DIRECT, 2, card="tower-guard-of-minas-tirith"))
for name in ("elladan", "elrohir", "oin"):
    character(name, Effect(PROWESS, 1, against=ORC))
for name in ("eomer", "erkenbrand", "theoden"):
    character(name, Effect(DIRECT, 2, card="riders-of-rohan"))
character("faramir", Effect(DIRECT, 2, card="rangers-of-ithilien"))
character("ghan-buri-ghan", Effect(DIRECT, 2, against=WOSE, influences=FACTIONS))
character("gildor-inglorion", Effect(PROWESS, 2, against=ORC))
character("gimli", Effect(DIRECT, 2, card="iron-hill-dwarves"), Effect(PROWESS, 2, against=ORC), sways(1, ELF))
character("gloin", Effect(DIRECT, 2, card="blue-mountain-dwarves"), Effect(PROWESS, 1, against=ORC), sways(1, DWARF))
character("glorfindel-ii", Effect(DIRECT, 1, against=ELF, influences=CHARACTERS))
character("halbarad", Effect(DIRECT, 2, card="hero-hillmen"))
character("haldalam", Effect(DIRECT, 4, card="hero-easterlings"))
character("imrahil", Effect(DIRECT, 2, card="knights-of-dol-amroth"))
for name in ("legolas", "thranduil"):
    character(name, Effect(DIRECT, 2, card="wood-elves"))
character("mablung", Effect(DIRECT, 2, card="men-of-anfalas"))
character(
    "thorin-ii", Effect(DIRECT, 2, card="blue-mountain-dwarves"), Effect(PROWESS, 3, against=ORC), sways(2, DWARF)
)
character("wacho", Effect(DIRECT, 2, card="hero-woodmen"))

with_effects(Slayer(printed("eowyn"), 6))
with_effects(Slayer(printed("galva"), 6), Effect(DIRECT, 2, card="hero-men-of-dorwinion"))
with_effects(Slayer(printed("peath"), 5), Effect(DIRECT, 4, card="hero-dunlendings"))
with_effects(Slayer(printed("voteli"), 5), Effect(DIRECT, 2, card="lossoth"))
with_effects(Slayer(printed("vygavril"), 6), Effect(DIRECT, 2, card="hero-southrons"))
with_effects(Lieutenant(printed("elrond"), "rivendell"))
with_effects(Lieutenant(printed("galadriel"), "lorien"))
with_effects(Cirdan(printed("cirdan"), "grey-havens"), Effect(DIRECT, 2, card="elves-of-lindon"))
with_effects(Fatty(printed("fatty-bolger"), Protects(TAP_SELF)))
