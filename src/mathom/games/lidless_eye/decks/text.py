"""Chapter 3: decks as text, and whether they may be played.

A deck is a text file. `Name:` stands at its head, then sections: `Ringwraiths:` or `Wizards:`, which also says whose
deck it is, `Starting characters:`, `Starting items:`, `Characters:`, `Resources:`, `Hazards:`, `Sites:` (all when there
are none), `Sideboard:`. Each line of a section is a card, with how many of it: `2 Black Mace`. What follows `#` is a
remark. docs/decks.md tells more."""

import difflib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from mathom.games.lidless_eye import whole_box
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, ONCE, SITE_NUMBERS, SITES, SITES_OF, Card
from mathom.games.lidless_eye.box.ready_decks import (
    EARLIER,
    EARLIER_SOLITAIRE,
    NAMES_OF_DECKS,
    READY_DECKS,
    SOLITAIRE,
    Deck,
    Lines,
)
from mathom.games.lidless_eye.box.validator import slug
from mathom.games.lidless_eye.rules.camps import BUILDING
from mathom.games.lidless_eye.terms import (
    AMONG_HEROES,
    BOTH_CAMPS,
    CAMPS,
    CHARACTER,
    CREATURE,
    HAZARD,
    HERO,
    ITEM,
    MINION,
    MINOR,
    PROMOS,
    RESOURCE,
    RINGWRAITH,
    WIZARD,
)
from mathom.kernel.errors import BadSetup
from mathom.kernel.options import Fault
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
    "wizard": "wraiths",
    "wizards": "wraiths",
    "ringgeister": "wraiths",
    "zauberer": "wraiths",
    "anfangscharaktere": "starters",
    "anfangsgegenstände": "starting_items",
    "charaktere": "characters",
    "unterstützung": "resources",
    "gefahren": "hazards",
    "orte": "sites",
}

OF_HEROES = ("wizard", "wizards", "zauberer")  # the section that makes a deck a Wizard player's
MOST = 50  # resources, and as many hazards (LE-B-10, LE-H-9)
LEAST_ALONE, HAZARD_DECK, MOST_HAZARD_DECKS = 30, 25, 4  # who plays alone: LE-O-22, LE-O-23
MOST_CHARACTERS = 10  # LE-B-11, LE-H-12
MOST_MIND, MOST_STARTING_ITEMS = 20, 2  # LE-B-16, LE-B-19, LE-H-17, LE-H-19
MOST_PREPARED = 25  # LE-O-6
LONGEST_NAME, MOST_COPIES = 200, 99  # what is read at all
SIDEBOARDS = {1: 25, 2: 25, 3: 30, 4: 35}  # by the number of decks the game is agreed for (LE-A-1, LE-A-14, LE-A-15)


# -- reading


@cache
def names(camp: int) -> tuple[dict[str, str], dict[str, str]]:
    """By plain name, English or German: the id of a card; and of a site. Where both camps have a card of a name the own
    one is meant; that of the other is called so, as in `Scroll of Isildur (hero)`."""
    own = [card for card in KINDS if card.camp in (camp, BOTH_CAMPS)]
    others = [card for card in KINDS if card.camp not in (camp, BOTH_CAMPS)]
    cards = {slug(card.printed.de): card.name for card in own} | {slug(card.printed.name): card.name for card in own}
    for card in others:
        for name in (card.printed.name, card.printed.de):
            cards[slug(f"{name} {CAMPS[card.camp]}")] = card.name
            cards.setdefault(slug(name), card.name)
    sites: dict[str, str] = {}
    for site in (*SITES_OF[camp], *SITES_OF[1 - camp]):
        for name in (site.printed.name, site.printed.de):
            sites.setdefault(slug(name), site.name)
    return cards, sites


class Reading(msgspec.Struct):
    """A deck as it is read from its text, line by line."""

    deck: Deck
    lines: dict[str, int] = {}  # by card: the first line it stands in
    faults: list[Fault] = []  # lines that cannot be read


def read(text: str, id: str = "", most: int = 1) -> Reading:
    """a deck from its text; of lines that cannot be read at most so many are named"""
    heads = {line.partition(":")[0].strip().lower() for line in text.splitlines() if ":" in line}
    out = Reading(Deck(id=id, camp=HERO if heads & {*OF_HEROES} else MINION))
    cards, sites = names(out.deck.camp)
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


def check(
    deck: Deck, advanced: bool, length: int = 1, seats: int = 2, mixed: bool = False, promos: bool = False
) -> list[Fault]:
    """what keeps a deck from being played by one of so many, `mixed`: against the other camp, `promos`: with
    promotional cards; nothing when it is legal"""
    pool = AMONG_HEROES if mixed and deck.camp == MINION else deck.camp
    return [
        *_strangers(deck, advanced, pool),
        *_unfinished(deck, advanced, promos),
        *_sections(deck, advanced),
        *_copies(deck, advanced, pool),
        *(_play_deck(deck, pool) if seats > 1 else _play_deck_alone(deck)),
        *_people(deck, seats),
        *_avatars(deck, pool),
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


def _strangers(deck: Deck, advanced: bool, pool: int) -> Iterator[Fault]:
    """LE-H-4, LE-W-6: cards and sites of the other camp, items excepted where a Wizard player takes part (LE-H-116,
    LE-W-7); hazards of The Wizards are for games with a Wizard player (LE-H-3, LE-W-5)"""
    for id in _all(deck, advanced):
        card = card_of(id)
        if card.belongs_to(pool | PROMOS):
            continue
        if card.camp not in (deck.camp, BOTH_CAMPS):
            yield Fault(id, "LE-H-4", msg("{card} is a card of the other camp", card=_name(id)))
        else:
            yield Fault(id, "LE-H-3", msg("{card} is played only where a Wizard player takes part", card=_name(id)))
    for id in deck.sites:
        if SITES[SITE_NUMBERS[id]].camp != deck.camp:
            yield Fault(id, "LE-H-4", msg("{card} is a site of the other camp", card=_name(id)))


def _unfinished(deck: Deck, advanced: bool, promos: bool = False) -> Iterator[Fault]:
    for id in _all(deck, advanced):
        if card_of(id).printed.promo and not promos:
            words = msg("{card} is a promotional card, which is played only where the players agree so", card=_name(id))
            yield Fault(id, "LE-H-7", words)
        elif not card_of(id).done:
            yield Fault(id, "", msg("{card} is not yet playable here", card=_name(id)))


def may_be(card: Card, side: int) -> bool:
    """LE-B-12: a card that can be played as resource or hazard counts as either"""
    word = "resource" if side == RESOURCE else "hazard"
    return not card.character and (card.side & side != 0 or card.printed.also == word)


def _sections(deck: Deck, advanced: bool) -> Iterator[Fault]:
    """whether each card stands where it belongs"""
    for id in deck.wraiths:
        if deck.camp == MINION and card_of(id).type != RINGWRAITH:
            yield Fault(id, "LE-B-11", msg("{card} is not a Ringwraith", card=_name(id)))
        if deck.camp == HERO and card_of(id).type != WIZARD:
            yield Fault(id, "LE-H-11", msg("{card} is not a Wizard", card=_name(id)))
    for id in deck.characters:
        if card_of(id).type != CHARACTER:
            yield Fault(id, "LE-B-11", msg("{card} is not a character", card=_name(id)))
    for id in deck.resources:
        if not may_be(card_of(id), RESOURCE):
            yield Fault(id, "LE-B-10", msg("{card} is not a resource", card=_name(id)))
    for id in deck.hazards:
        if not may_be(card_of(id), HAZARD):
            yield Fault(id, "LE-B-10", msg("{card} is not a hazard", card=_name(id)))


def _copies(deck: Deck, advanced: bool, pool: int) -> Iterator[Fault]:
    """LE-B-9, with the starting cards (LE-B-15) and the sideboard (LE-A-2)"""
    twice = 0  # a second copy of one Ringwraith is allowed; against a Wizard player a third of each (LE-W-21)
    titles: Counter[str] = Counter()  # forms of one item count together (LE-H-13)
    for id, many in _all(deck, advanced).items():
        card = card_of(id)
        rule = "LE-A-2" if advanced and id in deck.sideboard else "LE-B-9"
        if card.type == RINGWRAITH and pool == MINION:
            twice += many == 2
            if many > 2 or (many == 2 and twice > 1):
                yield Fault(id, rule, msg("only one Ringwraith may be there twice, and none more often"))
        elif card.type == WIZARD or (card.type == RINGWRAITH and many <= 3):
            continue  # LE-H-11
        elif card.unique and many > 1:
            yield Fault(id, rule, msg("{card} is unique: {n} copies, 1 is allowed", card=_name(id), n=many))
        elif card.unique and card.type == ITEM and titles[card.printed.name]:
            yield Fault(id, "LE-H-13", msg("{card} is there in two forms; 1 is allowed", card=_name(id)))
        elif many > 1 and ONCE in card.keywords:
            yield Fault(id, rule, msg("{card} may be in a deck only once", card=_name(id)))
        elif many > 3:
            yield Fault(id, rule, msg("{card}: {n} copies, 3 are allowed", card=_name(id), n=many))
        titles[card.printed.name] += many


def _play_deck(deck: Deck, pool: int) -> Iterator[Fault]:
    resources, hazards = sum(deck.resources.values()), sum(deck.hazards.values())
    rules = BUILDING[pool]
    rule = rules.rule
    if not rules.least <= resources <= MOST:
        least = int(rules.least)
        yield Fault("", rule, msg("{n} resources; {least} to 50 are allowed", n=resources, least=least))
    if hazards != resources:
        yield Fault(
            "",
            rule,
            msg("{h} hazards beside {n} resources; there must be as many", h=hazards, n=resources),
        )
    creatures = _creatures(deck)
    if creatures < rules.creatures:
        words = msg(
            "{n} creatures among the hazards; at least {least} are needed", n=creatures, least=int(rules.creatures)
        )
        yield Fault("", "LE-W-22" if pool == AMONG_HEROES else rule, words)


def _play_deck_alone(deck: Deck) -> Iterator[Fault]:
    """LE-O-22, LE-O-23: the hazards are decks of their own"""
    resources, hazards = sum(deck.resources.values()), sum(deck.hazards.values())
    cards = resources + sum(deck.characters.values()) + sum(deck.wraiths.values())
    if cards < LEAST_ALONE:
        yield Fault("", "LE-O-23", msg("{n} cards in the play deck; who plays alone has at least 30", n=cards))
    if resources > MOST:
        yield Fault("", "LE-O-23", msg("{n} resources; at most 50 are allowed", n=resources))
    if hazards % HAZARD_DECK or not 1 <= hazards // HAZARD_DECK <= MOST_HAZARD_DECKS:
        yield Fault("", "LE-O-22", msg("{n} hazards; who plays alone has 25, or 50, 75 or 100", n=hazards))


def _people(deck: Deck, seats: int) -> Iterator[Fault]:
    characters = sum(deck.characters.values())
    if characters > MOST_CHARACTERS and seats <= 2:
        yield Fault("", "LE-B-11", msg("{n} characters in the play deck; at most 10 are allowed", n=characters))


def _creatures(deck: Deck) -> int:
    """LE-H-10, LE-W-22: creatures that may also be played as events count half; the sum is rounded down"""
    halves = 0
    for id, many in deck.hazards.items():
        card = card_of(id)
        if card.type == CREATURE:
            halves += many * (1 if card.printed.also_event else 2)
    return halves // 2


def _avatars(deck: Deck, pool: int) -> Iterator[Fault]:
    rules = BUILDING[pool]
    many = sum(deck.wraiths.values())
    if deck.camp == MINION and many > rules.avatars:
        most, rule = int(rules.avatars), "LE-B-11" if pool == MINION else "LE-W-21"
        yield Fault("", rule, msg("{n} Ringwraiths in the play deck; at most {most} are allowed", n=many, most=most))
    if deck.camp == HERO and (many > rules.avatars or len(deck.wraiths) > rules.names):
        words = msg("{n} Wizards in the play deck; at most 3 are allowed, of at most two names", n=many)
        yield Fault("", "LE-H-11", words)


def _starters(deck: Deck, seats: int) -> Iterator[Fault]:
    rule = "LE-B-16" if deck.camp == MINION else "LE-H-17"
    for id in deck.starters:
        if card_of(id).type != CHARACTER or "agent" in card_of(id).keywords:
            yield Fault(id, rule, msg("{card} cannot be a starting character", card=_name(id)))
    if seats > 2:
        return  # who of those prepared starts is settled at the table (LE-O-6)
    many = sum(deck.starters.values())
    most = int(BUILDING[deck.camp].starters)
    if not 1 <= many <= most:
        yield Fault("", rule, msg("{n} starting characters; 1 to {most} are allowed", n=many, most=most))
    minds = sum(card_of(id).mind * n for id, n in deck.starters.items())
    if minds > MOST_MIND:
        yield Fault("", rule, msg("the minds of the starting characters add up to {n}; at most 20", n=minds))


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
        if many > 1 and site.printed.kind != "haven":
            yield Fault(id, "LE-B-13", msg("{card} is there {n} times; 1 is allowed", card=_name(id), n=many))


def _sideboard(deck: Deck, length: int) -> Iterator[Fault]:
    many = sum(deck.sideboard.values())
    most = SIDEBOARDS[length]
    if many > most:
        rule = {1: "LE-A-1", 2: "LE-A-1", 3: "LE-A-14", 4: "LE-A-15"}[length]
        yield Fault("", rule, msg("{n} cards in the sideboard; at most {most} are allowed", n=many, most=most))


# -- ready decks


def load_ready(folder: Path = FOLDER) -> dict[str, Deck]:
    """those of the minions first, then those of the heroes; one with a card that cannot be played yet is not offered"""
    paths = [*sorted(folder.glob("*.txt")), *sorted(folder.glob("hero/*.txt"))]
    decks = [read_deck(path.read_text(encoding="utf-8"), path.stem) for path in paths]
    return {deck.id: deck for deck in decks if not any(_unfinished(deck, True))}


whole_box.fill()
READY: dict[str, Deck] = load_ready()
READY_DECKS.extend(READY.values())
SOLITAIRE.extend(load_ready(FOLDER / "solitaire").values())
for edition in sorted((FOLDER / "earlier").iterdir()):
    EARLIER.append([*load_ready(edition).values()])
    EARLIER_SOLITAIRE.append([*load_ready(edition / "solitaire").values()])
NAMES_OF_DECKS.extend([*READY, "own"])


def ready_names() -> tuple[str, ...]:
    return tuple(deck.name for deck in READY.values())
