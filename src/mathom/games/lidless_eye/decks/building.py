"""What a deck can be built of: for each section the cards that the checks of decks let stand there, in some game."""

from functools import cache

from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITES_OF, Card
from mathom.games.lidless_eye.box.ready_decks import Deck, Lines
from mathom.games.lidless_eye.decks.own import SECTIONS, name_of, write_deck
from mathom.games.lidless_eye.decks.text import READY, check
from mathom.games.lidless_eye.terms import BOTH_CAMPS, CAMPS_AGREED, HERO, ITEM, MINION, PROMOTIONAL
from mathom.kernel.shelf import DeckKind, Only, ReadyDeck, Section, Shelf
from mathom.kernel.words import Msg, msg

TITLES: dict[str, Msg] = {
    "wraiths": msg("Ringwraiths"),
    "starters": msg("Starting characters"),
    "starting_items": msg("Starting items"),
    "characters": msg("Characters"),
    "resources": msg("Resources"),
    "hazards": msg("Hazards"),
    "sites": msg("Sites"),
    "sideboard": msg("Sideboard"),
}

DRAWN = ("wraiths", "characters", "resources", "hazards")
COPIES = {"wraiths": 2, "sites": 1}


AGAINST: dict[str, str | int] = {"camp": CAMPS_AGREED[BOTH_CAMPS]}
AGREED: dict[str, str | int] = {"promotional": PROMOTIONAL[1]}


def allowed(card: str, section: str, camp: int, mixed: bool = False, promos: bool = False) -> bool:
    """whether nothing is wrong with one such card there"""
    deck = Deck(camp=camp)
    lines: Lines = getattr(deck, section)
    lines[card] = 1
    return not any(fault.card == card for fault in check(deck, advanced=True, mixed=mixed, promos=promos))


def only(card: Card, camp: int) -> Only | None:
    """in which games a player of a camp may have a card, where it is not in all of them"""
    strange = card.camp not in (camp, BOTH_CAMPS)
    if card.printed.promo:
        words = msg("a promotional card: only where the players agree so, and a Wizard takes part")
        return Only("LE-H-7", words, AGREED if camp == HERO else AGAINST | AGREED)
    if camp == HERO:
        words = msg("a card of minions: half its points, and of no use to a hero")
        return Only("LE-H-89", words) if strange and card.type == ITEM else None
    if card.belongs_to(MINION):
        return None
    if strange:
        return Only("LE-W-7", msg("only against a Wizard: an item of heroes, at half its points"), AGAINST)
    return Only("LE-W-5", msg("only against a Wizard: a hazard of The Wizards"), AGAINST)


def stands(card: Card, section: str, camp: int) -> bool:
    """whether it may stand there in some game"""
    return allowed(card.name, section, camp, mixed=not card.belongs_to(camp), promos=bool(card.printed.promo))


@cache
def cards_of(section: str, camp: int) -> dict[str, str]:
    if section == "sites":
        return {f"site-{site.name}": name_of(site.name, section, camp) for site in SITES_OF[camp]}
    return {card.name: name_of(card.name, section, camp) for card in KINDS if stands(card, section, camp)}


def only_of(section: str, camp: int) -> dict[str, Only]:
    if section == "sites":
        return {}
    found = {face: only(KINDS[NUMBERS[face]], camp) for face in cards_of(section, camp)}
    return {face: where for face, where in found.items() if where is not None}


def section_of(section: str, heading: str, camp: int) -> Section:
    avatars = section == "wraiths" and camp == HERO
    return Section(
        "Wizards" if avatars else heading,
        msg("Wizards") if avatars else TITLES[section],
        cards_of(section, camp),
        section in DRAWN,
        COPIES.get(section, 3),
        {"rules": "advanced"} if section == "sideboard" else {},
        only_of(section, camp),
        avatars,
    )


@cache
def shelf() -> Shelf:
    return Shelf(
        tuple(
            DeckKind(title, tuple(section_of(section, heading, camp) for section, heading in SECTIONS.items()))
            for camp, title in ((MINION, msg("a deck of a Ringwraith")), (HERO, msg("a deck of a Wizard")))
        ),
        tuple(ReadyDeck(msg(deck.name), msg(deck.about), write_deck(deck)) for deck in READY.values()),
    )
