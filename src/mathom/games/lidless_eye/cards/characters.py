"""The characters: men, elves, dwarves, orcs and trolls in the service of Sauron."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import SITE_NUMBERS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.abilities import TAP_SELF, Ability, Cancels
from mathom.games.lidless_eye.cards.kit.effects import CHARACTERS, FACTIONS, Effect
from mathom.games.lidless_eye.cards.kit.families import Character
from mathom.games.lidless_eye.cards.kit.searching import FROM_DISCARD, INTO_DECK, RESOURCE_OR_CHARACTER, Fetches
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import BY_WILDERNESS, GOES_ON, MOVED, RETURNED
from mathom.games.lidless_eye.terms import ARRIVE, DIRECT, DWARF, ELF, HAND, MAN, ORC, ORGANISE, PROWESS, TABLE, TROLL
from mathom.kernel.words import Msg, msg

BOTH_KINDS: Final = CHARACTERS | FACTIONS


def sways(amount: i64, races: i64) -> Effect:
    """influence against characters and factions of these races"""
    return Effect(DIRECT, amount, against=races, influences=BOTH_KINDS)


def sways_at(amount: i64, site: str) -> Effect:
    """influence against every faction that is played at a site"""
    return Effect(DIRECT, amount, at=site)


def with_effects(card: Character, *effects: Effect) -> None:
    for effect in effects:
        card.has(effect)
    declare(card)


def character(name: str, *effects: Effect) -> None:
    with_effects(Character(printed(name)), *effects)


class Lieutenant(Character):
    """Keeps the hand of his player larger while he is at his seat."""

    def __init__(self, facts: Printed, seat: str) -> None:
        super().__init__(facts)
        self.seat: i64 = SITE_NUMBERS[seat]
        self.touches |= HAND
        self.late |= HAND

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == HAND:
            return value + 1 if subject == s.owner[c] and s.is_at(s.co[c], self.seat) else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        return [msg("While he is at home, you keep one more card than usual in your hand.")]


class Calendal(Character):
    """Taps to use a Palantír he bears: the Palantír asks for it."""

    def text(self) -> list[Msg]:
        return [msg("May tap to use a Palantír he bears.")]


class GoesOn(Ability):
    """The company that has just come to a site may move once more in the same turn, through a wilderness."""

    def useful(self, s: Eye, c: i64) -> bool:
        company = s.co[c]
        did = s.co_did[company]
        moved = s.co_dest[company] >= 0 or did & MOVED != 0
        return company == s.now and moved and not did & (GOES_ON | RETURNED)

    def resolve(self, s: Eye, link: Link) -> None:
        company = s.co[link.was]
        if s.zone[link.was] == TABLE and company == s.now:
            s.co_did[company] |= GOES_ON | BY_WILDERNESS


class Carambor(Character):
    def text(self) -> list[Msg]:
        return [
            msg(
                "At the end of his company's movement/hazard phase he may tap: the company may move to another site in "
                "the same turn, along a path with a wilderness, and has another movement/hazard phase."
            )
        ]


class Hendolen(Character):
    def text(self) -> list[Msg]:
        return [msg("May tap to cancel a detainment attack against his company.")]


class Mouth(Character):
    def text(self) -> list[Msg]:
        return [
            msg(
                "In your organization phase he may tap to put a resource or a character from your discard pile into "
                "your play deck, which is reshuffled."
            )
        ]


for name in (
    *("belegorn", "ciryaher", "hador", "dorelas", "dunlending-spy", "eradan", "luitprand", "ostisen", "tarcil"),
    *("dogrib", "grishnakh", "lagduf", "muzgash", "radbug", "snaga", "ufthak"),
    *("orc-brawler", "orc-sniffler", "orc-tracker", "orc-veteran", "troll-lout"),
):
    character(name)

character("asternak", sways_at(2, "variag-camp"))
character("jerrek", sways_at(1, "southron-oasis"))
character("pon-opar", sways_at(2, "southron-oasis"))
character("nevido-smod", sways_at(2, "easterling-camp"))
character("tros-hesnef", sways_at(1, "easterling-camp"))
character("layos", Effect(DIRECT, 2, card="men-of-dorwinion"))
character("odoacer", Effect(DIRECT, 3, card="woodmen"))
character("uchel", Effect(DIRECT, 4, card="hillmen"))
character("shamas", Effect(DIRECT, 1, against=MAN, influences=FACTIONS), Effect(DIRECT, 2, card="dunlendings"))
character("horseman-in-the-night", Effect(DIRECT, 1, influences=FACTIONS))

character("broin", Effect(PROWESS, 1, against=ORC | ELF))
character("gulla", Effect(PROWESS, 1, against=ORC | ELF))
character("nain", sways(1, DWARF), Effect(PROWESS, 1, against=ORC | ELF))
character("threlin", sways(2, DWARF), Effect(PROWESS, 1, against=ORC | ELF))

for name in ("gorbag", "orc-captain", "orc-chieftain"):
    character(name, sways(3, ORC))
character("shagrat", sways(4, ORC))
character("old-troll", sways(1, ORC | TROLL))
character("ulkaur-the-tongueless", sways(2, ORC | TROLL))
character("troll-chief", sways(3, ORC | TROLL))

with_effects(Lieutenant(printed("lieutenant-of-angmar"), "carn-dum"), sways(4, ORC | TROLL))
with_effects(Lieutenant(printed("lieutenant-of-dol-guldur"), "dol-guldur"), sways(2, ORC | TROLL))
with_effects(Lieutenant(printed("lieutenant-of-morgul"), "minas-morgul"), sways(3, ORC | TROLL))

with_effects(Calendal(printed("calendal")), sways(2, ELF))
with_effects(Hendolen(printed("hendolen"), Cancels(TAP_SELF, detainment=1)), sways(2, ELF))
with_effects(
    Mouth(printed("the-mouth"), Fetches(TAP_SELF, ORGANISE, FROM_DISCARD, INTO_DECK, RESOURCE_OR_CHARACTER)),
    Effect(DIRECT, 2, influences=FACTIONS),
)
with_effects(Carambor(printed("carambor"), GoesOn(TAP_SELF, ARRIVE)))
