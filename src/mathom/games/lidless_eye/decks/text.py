"""Chapter 3: decks as text, and whether they may be played.

A deck is a text file. `Name:` stands at its head, then sections: `Ringwraiths:`, `Starting characters:`,
`Starting items:`, `Characters:`, `Resources:`, `Hazards:`, `Sites:` (all when there are none), `Sideboard:`. Each line
of a section is a card, with how many of it: `2 Black Mace`. What follows `#` is a remark. docs/decks.md tells more."""

import difflib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from mathom.games.lidless_eye import whole_box
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES, Card
from mathom.games.lidless_eye.box.shelf import NAMES_OF_DECKS, SHELF, Deck, Lines
from mathom.games.lidless_eye.box.validator import slug
from mathom.games.lidless_eye.terms import CHARACTER, CREATURE, HAZARD, ITEM, MINOR, RESOURCE, RINGWRAITH
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Fault
from mathom.kernel.words import Msg, msg

__all__ = ["READY", "Deck", "Fault", "check", "load_ready", "read", "read_deck", "ready_names"]

FOLDER = Path(__file__).parent

SECTIONS = {
    "ringwraith": "wraiths",
    "ringwraiths": "wraiths",
    "starting characters": "starters",
    "starting items": "starting_items",
    "characters": "characters",
    "resources": "resources",
    "hazards": "hazards",
    "sites": "sites",
    "sideboard": "sideboard",
    "ringgeister": "wraiths",
    "anfangscharaktere": "starters",
    "anfangsgegenstände": "starting_items",
    "charaktere": "characters",
    "unterstützung": "resources",
    "gefahren": "hazards",
    "orte": "sites",
}

LEAST, MOST = 25, 50  # resources, and as many hazards (LE-B-10)
MOST_CHARACTERS, MOST_WRAITHS = 10, 2  # LE-B-11
MOST_STARTERS, MOST_MIND, MOST_STARTING_ITEMS = 6, 20, 2  # LE-B-16, LE-B-19
MOST_PREPARED = 25  # LE-O-6
LONGEST_NAME, MOST_COPIES = 200, 99  # what is read at all
SIDEBOARDS = {1: 25, 2: 25, 3: 30, 4: 35}  # by the number of decks the game is agreed for (LE-A-1, LE-A-14, LE-A-15)


# -- reading


@cache
def names() -> tuple[dict[str, str], dict[str, str]]:
    """by plain name, English or German: the id of a card; and of a site"""
    cards = {slug(card.printed.de): card.name for card in KINDS} | {card.name: card.name for card in KINDS}
    sites = {slug(site.printed.de): site.name for site in SITES} | {site.name: site.name for site in SITES}
    return cards, sites


class Reading(msgspec.Struct):
    """A deck as it is read from its text, line by line."""

    deck: Deck
    lines: dict[str, int] = {}  # by card: the first line it stands in
    faults: list[Fault] = []  # lines that cannot be read


def read(text: str, id: str = "", most: int = 1) -> Reading:
    """a deck from its text; of lines that cannot be read at most so many are named"""
    cards, sites = names()
    out = Reading(Deck(id=id))
    section = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        head, colon, rest = line.partition(":")
        try:
            if colon and head.strip().lower() in ("name", "about"):
                setattr(out.deck, head.strip().lower(), shown(rest))
            elif colon and not rest.strip():
                section = read_section(head.strip())
            elif not section:
                raise BadSetup(msg("a card before the first section"))
            else:
                many, card = read_line(line, sites if section == "sites" else cards)
                lines: Lines = getattr(out.deck, section)
                lines[card] = counted(lines.get(card, 0) + many)
                out.lines.setdefault(card, number)
        except BadSetup as problem:
            out.faults.append(Fault("", "", problem.words, number))
            if len(out.faults) >= most:
                break
    return out


def read_deck(text: str, id: str = "") -> Deck:
    """a deck from its text; what cannot be read is refused with its line"""
    reading = read(text, id)
    for fault in reading.faults:
        raise BadSetup(fault.reason)
    return reading.deck


def read_section(name: str) -> str:
    if name.lower() not in SECTIONS:
        raise BadSetup(msg("there is no section {name}", name=shown(name)))
    return SECTIONS[name.lower()]


def read_line(line: str, known: dict[str, str]) -> tuple[int, str]:
    first, _, rest = line.partition(" ")
    count, name = (first.removesuffix("x"), rest) if first.removesuffix("x").isdecimal() else ("1", line)
    plain = slug(name[:LONGEST_NAME])
    if plain not in known:
        near = difflib.get_close_matches(plain[:60], known, 1)
        if near:
            meant = _name(known[near[0]])
            raise BadSetup(msg("there is no card {name}; is {near} meant?", name=shown(name), near=meant))
        raise BadSetup(msg("there is no card {name}", name=shown(name)))
    return counted(int(count) if len(count) < 9 else MOST_COPIES + 1), known[plain]


def counted(many: int) -> int:
    """how many of a card: no rule allows nearly as many as can be written"""
    if not 1 <= many <= MOST_COPIES:
        raise BadSetup(msg("{count} of a card cannot be", count=many))
    return many


def shown(words: str) -> str:
    """what somebody wrote, as far as it can be shown: no odd letters, and not without end"""
    return "".join(letter for letter in words.strip()[:LONGEST_NAME] if letter.isprintable())


# -- checking


def check(deck: Deck, advanced: bool, length: int = 1, seats: int = 2) -> list[Fault]:
    """what keeps a deck from being played by one of so many; nothing when it is legal"""
    return [
        *_unfinished(deck, advanced),
        *_sections(deck, advanced),
        *_copies(deck, advanced),
        *_play_deck(deck, seats),
        *_starters(deck, seats),
        *(_for_more(deck) if seats > 2 else ()),
        *_starting_items(deck),
        *_sites(deck),
        *(_sideboard(deck, length) if advanced else ()),
    ]


def card_of(id: str) -> Card:
    return KINDS[NUMBERS[id]]


def _all(deck: Deck, advanced: bool) -> Counter[str]:
    """every card of a deck but sites; the sideboard belongs to the advanced game"""
    total: Counter[str] = Counter()
    for lines in (deck.wraiths, deck.starters, deck.starting_items, deck.characters, deck.resources, deck.hazards):
        total.update(lines)
    if advanced:
        total.update(deck.sideboard)
    return total


def _name(id: str) -> Msg:
    """of a card or a site"""
    return msg(card_of(id).printed.name if id in NUMBERS else SITES[SITE_NUMBERS[id]].printed.name)


def _unfinished(deck: Deck, advanced: bool) -> Iterator[Fault]:
    for id in _all(deck, advanced):
        if not card_of(id).done:
            yield Fault(id, "", msg("{card} is not yet playable here", card=_name(id)))


def may_be(card: Card, side: int) -> bool:
    """LE-B-12: a card that can be played as resource or hazard counts as either"""
    word = "resource" if side == RESOURCE else "hazard"
    return not card.character and (card.side & side != 0 or card.printed.also == word)


def _sections(deck: Deck, advanced: bool) -> Iterator[Fault]:
    """whether each card stands where it belongs"""
    for id in deck.wraiths:
        if card_of(id).type != RINGWRAITH:
            yield Fault(id, "LE-B-11", msg("{card} is not a Ringwraith", card=_name(id)))
    for id in deck.characters:
        if card_of(id).type != CHARACTER:
            yield Fault(id, "LE-B-11", msg("{card} is not a character", card=_name(id)))
    for id in deck.resources:
        if not may_be(card_of(id), RESOURCE):
            yield Fault(id, "LE-B-10", msg("{card} is not a resource", card=_name(id)))
    for id in deck.hazards:
        if not may_be(card_of(id), HAZARD):
            yield Fault(id, "LE-B-10", msg("{card} is not a hazard", card=_name(id)))


def _copies(deck: Deck, advanced: bool) -> Iterator[Fault]:
    """LE-B-9, with the starting cards (LE-B-15) and the sideboard (LE-A-2)"""
    twice = 0  # a second copy of one Ringwraith is allowed
    for id, many in _all(deck, advanced).items():
        card = card_of(id)
        rule = "LE-A-2" if advanced and id in deck.sideboard else "LE-B-9"
        if card.type == RINGWRAITH:
            twice += many == 2
            if many > 2 or (many == 2 and twice > 1):
                yield Fault(id, rule, msg("only one Ringwraith may be there twice, and none more often"))
        elif card.unique and many > 1:
            yield Fault(id, rule, msg("{card} is unique: {n} copies, 1 is allowed", card=_name(id), n=many))
        elif many > 3:
            yield Fault(id, rule, msg("{card}: {n} copies, 3 are allowed", card=_name(id), n=many))


def _play_deck(deck: Deck, seats: int) -> Iterator[Fault]:
    resources, hazards = sum(deck.resources.values()), sum(deck.hazards.values())
    if not LEAST <= resources <= MOST:
        yield Fault("", "LE-B-10", msg("{n} resources; 25 to 50 are allowed", n=resources))
    if hazards != resources:
        yield Fault(
            "",
            "LE-B-10",
            msg("{h} hazards beside {n} resources; there must be as many", h=hazards, n=resources),
        )
    characters, wraiths = sum(deck.characters.values()), sum(deck.wraiths.values())
    if characters > MOST_CHARACTERS and seats <= 2:
        yield Fault("", "LE-B-11", msg("{n} characters in the play deck; at most 10 are allowed", n=characters))
    if wraiths > MOST_WRAITHS:
        yield Fault("", "LE-B-11", msg("{n} Ringwraiths in the play deck; at most 2 are allowed", n=wraiths))


def _starters(deck: Deck, seats: int) -> Iterator[Fault]:
    for id in deck.starters:
        if card_of(id).type != CHARACTER or "agent" in card_of(id).keywords:
            yield Fault(id, "LE-B-16", msg("{card} cannot be a starting character", card=_name(id)))
    if seats > 2:
        return  # who of those prepared starts is settled at the table (LE-O-6)
    many = sum(deck.starters.values())
    if not 1 <= many <= MOST_STARTERS:
        yield Fault("", "LE-B-16", msg("{n} starting characters; 1 to 6 are allowed", n=many))
    minds = sum(card_of(id).mind * n for id, n in deck.starters.items())
    if minds > MOST_MIND:
        yield Fault("", "LE-B-16", msg("the minds of the starting characters add up to {n}; at most 20", n=minds))


def _for_more(deck: Deck) -> Iterator[Fault]:
    """three players and more: LE-O-2, LE-O-6"""
    creatures = sum(n for id, n in deck.hazards.items() if card_of(id).type == CREATURE)
    hazards = sum(deck.hazards.values())
    if 2 * creatures < hazards:
        yield Fault(
            "",
            "LE-O-2",
            msg(
                "{n} creatures among {h} hazards; with more than two players at least half must be",
                n=creatures,
                h=hazards,
            ),
        )
    many = sum(deck.starters.values()) + sum(deck.characters.values())
    if not 1 <= many <= MOST_PREPARED:
        yield Fault("", "LE-O-6", msg("{n} characters; with more than two players 1 to 25 are prepared", n=many))


def _starting_items(deck: Deck) -> Iterator[Fault]:
    for id in deck.starting_items:
        card = card_of(id)
        if card.type != ITEM or card.item != MINOR or card.unique:
            yield Fault(id, "LE-B-19", msg("{card} is not a minor item that is not unique", card=_name(id)))
    many = sum(deck.starting_items.values())
    if many > MOST_STARTING_ITEMS:
        yield Fault("", "LE-B-19", msg("{n} starting items; at most 2 are allowed", n=many))


def _sites(deck: Deck) -> Iterator[Fault]:
    for id, many in deck.sites.items():
        site = SITES[SITE_NUMBERS[id]]
        if many > 1 and site.printed.kind != "darkhaven":
            yield Fault(id, "LE-B-13", msg("{card} is there {n} times; 1 is allowed", card=_name(id), n=many))


def _sideboard(deck: Deck, length: int) -> Iterator[Fault]:
    many = sum(deck.sideboard.values())
    most = SIDEBOARDS[length]
    if many > most:
        rule = {1: "LE-A-1", 2: "LE-A-1", 3: "LE-A-14", 4: "LE-A-15"}[length]
        yield Fault("", rule, msg("{n} cards in the sideboard; at most {most} are allowed", n=many, most=most))


# -- ready decks


def load_ready(folder: Path = FOLDER) -> dict[str, Deck]:
    return {path.stem: read_deck(path.read_text(encoding="utf-8"), path.stem) for path in sorted(folder.glob("*.txt"))}


whole_box.fill()
READY: dict[str, Deck] = load_ready()
SHELF.extend(READY.values())
NAMES_OF_DECKS.extend([*READY, "own"])


def ready_names() -> tuple[str, ...]:
    return tuple(deck.name for deck in READY.values())
