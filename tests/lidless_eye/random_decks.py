"""Legal decks drawn by lot, as texts: every card of the box may come up in any of them (LE-B-9 to LE-B-19, LE-A-1)."""

from collections import Counter
from typing import Any

from mathom.games.lidless_eye import whole_box  # noqa: F401  # fills the tables of cards
from mathom.games.lidless_eye.box.card import KINDS, SITES_OF, Card
from mathom.games.lidless_eye.decks.own import name_of
from mathom.games.lidless_eye.terms import (
    AMONG_HEROES,
    CHARACTER,
    CREATURE,
    HAZARD,
    HERO,
    ITEM,
    MINION,
    MINOR,
    RESOURCE,
    RINGWRAITH,
    WIZARD,
)
from mathom.kernel.dice import Dice

CARDS = [card for card in KINDS if card.done and card.belongs_to(MINION)]
FORMS: dict[str, list[str]] = {}  # by what is printed on them, the names of cards
for card in KINDS:
    FORMS.setdefault(card.printed.name, []).append(card.name)
SIDEBOARDS = {1: 25, 2: 25, 3: 30, 4: 35}


def legal_copies(card: Card) -> int:
    """LE-B-9"""
    return 2 if card.type == RINGWRAITH else 1 if card.unique else 3


class Lot:
    """One deck being drawn: how many of each card it has so far, in whatever section."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.many: Counter[str] = Counter()

    def between(self, low: int, high: int) -> int:
        return low + self.dice.below(high - low + 1)

    def room(self, card: Card) -> bool:
        """only one Ringwraith may be there twice (LE-B-9)"""
        if card.type == RINGWRAITH and self.many[card.name] == 1:
            return all(self.many[other.name] < 2 for other in CARDS if other.type == RINGWRAITH)
        return self.many[card.name] < legal_copies(card)

    def draw(self, among: list[Card], many: int, mind: int | None = None) -> list[str]:
        """so many cards at most, as long as there are some whose minds together stay within `mind`"""
        found: list[str] = []
        while len(found) < many:
            fitting = [card for card in among if self.room(card) and (mind is None or card.mind <= mind)]
            if not fitting:
                break
            card = fitting[self.dice.below(len(fitting))]
            self.many[card.name] += 1
            found.append(card.name)
            if mind is not None:
                mind -= card.mind
        return found


def random_deck(seed: int, rules: str = "basic", length: int = 1) -> str:
    lot = Lot(seed)
    starters = [c for c in CARDS if c.type == CHARACTER and "agent" not in c.keywords]
    gear = [c for c in CARDS if c.type == ITEM and c.item == MINOR and not c.unique]
    people = [c for c in CARDS if c.type == CHARACTER]
    wraiths = [c for c in CARDS if c.type == RINGWRAITH]
    side = {of: [c for c in CARDS if c.side & of and not c.character] for of in (RESOURCE, HAZARD)}
    each = lot.between(25, 50)
    sections = {
        "Starting characters": lot.draw(starters, lot.between(1, 6), 20),
        "Starting items": lot.draw(gear, lot.between(0, 2)),
        "Ringwraiths": lot.draw(wraiths, lot.between(0, 2)),
        "Characters": lot.draw(people, lot.between(0, 10)),
        "Resources": lot.draw(side[RESOURCE], each),
        "Hazards": lot.draw(side[HAZARD], each),
    }
    if lot.between(0, 2) == 0:  # else all of them
        sections["Sites"] = [site.name for site in SITES_OF[MINION] if lot.between(0, 2)]
    if rules == "advanced":
        sections["Sideboard"] = lot.draw(CARDS, lot.between(0, SIDEBOARDS[length]))
    return written(f"By lot {seed}", sections)


def written(name: str, sections: dict[str, list[str]]) -> str:
    """as the text of a deck"""
    lines = [f"Name: {name}"]
    for title, names in sections.items():
        if names:
            lines += [f"{title}:", *(f"{many} {card}" for card, many in Counter(names).items())]
    return "\n".join(lines) + "\n"


def random_options(seed: int) -> dict[str, Any]:
    """all that can be agreed on, by lot, with two decks that are drawn by lot too"""
    dice = Dice(seed * 3 + 1)
    rules, length = ("basic", "advanced")[dice.below(2)], 1 + dice.below(4)
    return {
        "rules": rules,
        "length": length,
        "calling": (20, 18)[dice.below(2)],
        "lists": ("open", "hidden")[dice.below(2)],
        "first": random_deck(seed * 2 + 1, rules, length),
        "second": random_deck(seed * 2 + 2, rules, length),
    }


class MixedLot(Lot):
    """A deck for a table of both camps: forms of one item are one card (LE-H-13)."""

    def room(self, card: Card) -> bool:
        if card.avatar:
            return self.many[card.name] < 3  # LE-W-21, LE-H-11
        if not card.unique:
            return self.many[card.name] < 3
        return not any(self.many[form] for form in FORMS[card.printed.name])


def mixed_deck(seed: int, pool: int, rules: str = "basic", length: int = 1) -> str:
    """of a player against one of the other camp (LE-W-5 to LE-W-7, LE-W-20 to LE-W-22, LE-H-9 to LE-H-12)"""
    lot, camp = MixedLot(seed), HERO if pool == HERO else MINION
    cards = [card for card in KINDS if card.done and card.belongs_to(pool)]
    people = [c for c in cards if c.type == CHARACTER]
    avatars = [c for c in cards if c.type in (RINGWRAITH, WIZARD)]
    first = lot.between(0, len(avatars) - 2)
    creatures = [c for c in cards if c.type == CREATURE and not c.printed.also_event]
    each = lot.between(30, 50)
    beasts = lot.draw(creatures, 12)
    sections = {
        "Starting characters": lot.draw(people, lot.between(1, 5 if camp == HERO else 6), 20),
        "Starting items": lot.draw(
            [c for c in cards if c.type == ITEM and c.item == MINOR and not c.unique], lot.between(0, 2)
        ),
        "Wizards" if camp == HERO else "Ringwraiths": lot.draw(avatars[first : first + 2], lot.between(1, 3)),
        "Characters": lot.draw(people, lot.between(0, 10)),
        "Resources": lot.draw([c for c in cards if c.side & RESOURCE and not c.character], each),
        "Hazards": beasts + lot.draw([c for c in cards if c.side & HAZARD and not c.character], each - len(beasts)),
    }
    if rules == "advanced":
        sections["Sideboard"] = lot.draw([c for c in cards if not c.avatar], lot.between(0, SIDEBOARDS[length]))
    said = {title: [name_of(name, "", camp) for name in names] for title, names in sections.items()}
    return written(f"Mixed by lot {seed}", said)


def mixed_options(seed: int) -> dict[str, Any]:
    """what can be agreed on at a table of both camps, by lot, with two decks that are drawn by lot too"""
    dice = Dice(seed * 3 + 2)
    rules, length = ("basic", "advanced")[dice.below(2)], 1 + dice.below(2)
    decks = [mixed_deck(seed * 2 + 1, AMONG_HEROES, rules, length), mixed_deck(seed * 2 + 2, HERO, rules, length)]
    first = dice.below(2)
    return {
        "rules": rules,
        "camp": "mixed",
        "length": length,
        "calling": (20, 18)[dice.below(2)],
        "lists": ("open", "hidden")[dice.below(2)],
        "shunned": ("allowed", "barred")[dice.below(2)],
        "fallen": ("loses", "costs")[dice.below(2)],
        "first": decks[first],
        "second": decks[1 - first],
    }
