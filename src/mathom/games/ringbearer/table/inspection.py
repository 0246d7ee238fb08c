"""What a thing on the table means to a player now, and why nothing comes of a click on it."""

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.table.notation import card_words, player
from mathom.games.ringbearer.table.refusals import refusal
from mathom.games.ringbearer.terms import LAST_HIDDEN, LAYABLE
from mathom.kernel.errors import IllegalAction
from mathom.kernel.inspection import Note
from mathom.kernel.words import msg

PRICES = {  # of fields, by what they show beside their colour
    terms.NONE: (msg("one card of its colour, or a Joker, or two cards of any one colour"), "RB-36"),
    terms.WITH_JOKER: (msg("one card of its colour and a Joker; two cards of one colour stand for a Joker"), "RB-44"),
    terms.DOOM: (msg("two cards of one colour and a ring"), "RB-102"),
}
WITH_SYMBOL = (msg("one card that shows its colour and its symbol, or one of each"), "RB-43")


def about(s: Ringbearer, thing: str) -> tuple[Note, ...]:
    """of a field, what the step onto it costs and what lies there to pay with; of a tile, whether cards act there"""
    place, *field = thing.partition("/")[0].removeprefix("tile:").split(":")
    if not thing.startswith("tile:") or "/" in thing or int(place) <= LAST_HIDDEN:
        return ()
    number = int(place)
    notes = []
    if field:
        price, rule = PRICES.get(special(s, number, field), WITH_SYMBOL)
        notes.append(Note(msg("a step there costs"), price, rule))
    lying = [card_words(s, k) for k in range(LAYABLE) for _ in range(s.at[number * LAYABLE + k])]
    if lying:
        cards = lying[0]
        for card in lying[1:]:
            cards = msg("{some}, {more}", some=cards, more=card)
        notes.append(Note(msg("to pay with lie there"), cards, "RB-35"))
    if s.edition.barred[s.tiles[number]]:
        notes.append(Note(msg("no actions"), msg("on this tile cards cannot be used for their actions"), "RB-48"))
    return tuple(notes)


def special(s: Ringbearer, number: int, field: list[str]) -> int:
    """what a field shows beside its colour"""
    if s.tiles[number] == s.edition.doom:
        return terms.DOOM
    return int(s.edition.special[s.tiles[number] * terms.FIELDS + s.edition.fields.index("-".join(field))])


def clicked_in_vain(s: Ringbearer, things: tuple[str, ...]) -> IllegalAction | None:
    zone, _, rest = things[-1].partition("/")
    card = rest.partition("/")[0]
    if zone in ("tile-stack", "pile"):
        return refusal(s, "discover" if zone == "tile-stack" else "draw")
    if zone.startswith("hand:"):
        return no_hand_card(s, int(zone.removeprefix("hand:")), card)
    if zone == "helpers":
        return refusal(s, f"use {card}")
    if zone == "figures":
        return IllegalAction(msg("figures are moved by cards, not by hand"), "RB-35")
    if zone.startswith("sauron:"):
        return refusal(s, f"pay {card}") if s.phase != terms.PAYING else None
    if not zone.startswith("tile:"):
        return None
    number, *field = zone.removeprefix("tile:").split(":")
    if card:
        return refusal(s, f"use {card}")
    if field:
        return refusal(s, f"go {'-'.join([number, *field])}")
    return no_tile(s, things, number)


def no_hand_card(s: Ringbearer, owner: int, card: str) -> IllegalAction | None:
    """of the own hand, or of another's"""
    if card == "reversed":
        return IllegalAction(msg("nobody sees his own reversed cards, lays them or uses them"), "RB-13")
    if card == "hidden":
        return IllegalAction(msg("cards that you do not see are not yours to use"), "RB-12")
    if s.seat == s.servant:
        return refusal(s, f"play {card}")
    if not card:
        return None
    return refusal(s, f"lay {card} {s.laid}" + ("" if owner == s.seat else f" from {player(owner)}"))


def no_tile(s: Ringbearer, things: tuple[str, ...], number: str) -> IllegalAction | None:
    if s.phase == terms.ACTIONS and len(things) < 2:
        return IllegalAction(msg("first choose the card that you lay, then the tile"), "RB-25")
    if things[0].startswith("hand:"):
        return refusal(s, f"lay {things[0].split('/')[1]} {number}")
    return refusal(s, f"lay {s.edition.cards[0]} {number}") if s.phase != terms.ACTIONS else None
