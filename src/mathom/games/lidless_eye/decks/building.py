"""What a deck of minions can be built of: for each section the cards that the checks of decks let stand there."""

from functools import cache

from mathom.games.lidless_eye.box.card import KINDS, SITES_OF
from mathom.games.lidless_eye.box.ready_decks import Deck, Lines
from mathom.games.lidless_eye.decks.own import SECTIONS, name_of, write_deck
from mathom.games.lidless_eye.decks.text import READY, check
from mathom.games.lidless_eye.terms import HERO, MINION
from mathom.kernel.shelf import DeckKind, ReadyDeck, Section, Shelf
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


def allowed(card: str, section: str, camp: int) -> bool:
    """whether nothing is wrong with one such card there"""
    deck = Deck(camp=camp)
    lines: Lines = getattr(deck, section)
    lines[card] = 1
    return not any(fault.card == card for fault in check(deck, advanced=True))


def cards_of(section: str, camp: int) -> dict[str, str]:
    if section == "sites":
        return {f"site-{site.name}": name_of(site.name, section, camp) for site in SITES_OF[camp]}
    return {card.name: name_of(card.name, section, camp) for card in KINDS if allowed(card.name, section, camp)}


def section_of(section: str, heading: str, camp: int) -> Section:
    avatars = section == "wraiths" and camp == HERO
    return Section(
        "Wizards" if avatars else heading,
        msg("Wizards") if avatars else TITLES[section],
        cards_of(section, camp),
        section in DRAWN,
        COPIES.get(section, 3),
        {"rules": "advanced"} if section == "sideboard" else {},
        avatars,
    )


@cache
def shelf() -> Shelf:
    return Shelf(
        tuple(
            DeckKind(title, tuple(section_of(section, heading, camp) for section, heading in SECTIONS.items()))
            for camp, title in ((MINION, msg("a deck of a Ringwraith")), (HERO, msg("a deck of a Wizard")))
        ),
        tuple(
            ReadyDeck(msg(deck.name), msg(deck.about), write_deck(deck))
            for deck in READY.values()
            if deck.camp == MINION
        ),
    )
