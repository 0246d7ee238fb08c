"""What a thing on the table means to a player now, and why nothing comes of a click on it."""

from mathom.games.duel import terms
from mathom.games.duel.prices import can_pay, cost, missing, surcharge
from mathom.games.duel.rules import Duel
from mathom.games.duel.table.faces import coin_words, listed
from mathom.games.duel.table.payment_words import payment
from mathom.games.duel.table.refusals import refusal
from mathom.games.duel.terms import BIT, CARDS, NOTHING, SLOTS
from mathom.kernel.errors import IllegalAction
from mathom.kernel.inspection import Note
from mathom.kernel.state import act_kind
from mathom.kernel.view import Face
from mathom.kernel.words import Msg, msg, msgs

ON_REGIONS = {terms.PLACE: "place", terms.REMOVE: "remove", terms.RAZE: "raze"}


def about(s: Duel, seat: int, thing: str, names: tuple[str, ...], faces: dict[str, Face]) -> tuple[Note, ...]:
    zone, _, name = thing.partition("/")
    if s.over or not name:
        return ()
    if zone == "tiles":
        return prices(s, seat, CARDS + s.edition.tiles.index(name), names)
    if zone != "layout" or s.layout[int(name)] == terms.FACE_DOWN:
        return ()
    slot = int(name)
    notes = prices(s, seat, s.layout[slot], names)
    return (*notes, uncovering(s, slot, faces)) if s.available & BIT[slot] else notes


def prices(s: Duel, seat: int, item: int, names: tuple[str, ...]) -> tuple[Note, ...]:
    """what it costs both now, and why"""
    mine = price(s, seat, item)
    if not can_pay(s, seat, item):
        mine = msg("{price}; you have {coins}", price=mine, coins=coin_words(s.coins[seat]))
    return (
        Note(msg("your price now"), mine, rule_of(s, seat, item), good=can_pay(s, seat, item)),
        Note(msg("for {who}", who=names[1 - seat]), price(s, 1 - seat, item)),
    )


def price(s: Duel, seat: int, item: int) -> Msg:
    coins, how = cost(s, seat, item), payment(s, seat, item)
    return msgs("{n} coin, {how}", "{n} coins, {how}", coins, how=how) if coins else how


def rule_of(s: Duel, seat: int, item: int) -> str:
    """the rule that makes the price what it is"""
    if item < CARDS and s.edition.chain_from[item] & s.chains[seat]:
        return "DU-41"
    if missing(s, seat, item):
        return "DU-32"
    return "DU-39" if item >= CARDS and surcharge(s, seat) else "DU-31" if cost(s, seat, item) else "DU-34"


def uncovering(s: Duel, slot: int, faces: dict[str, Face]) -> Note:
    """which cards become available when this one goes: DU-15"""
    e, first = s.edition, s.chapter * SLOTS
    left = s.lying & ~BIT[slot]
    found = [int(e.beneath[(first + slot) * 2 + i]) for i in range(2)]
    freed = [under for under in found if under != NOTHING and left & BIT[under] and not left & e.covers[first + under]]
    cards = [
        msg("a hidden card") if s.layout[under] == terms.FACE_DOWN else faces[e.cards[s.layout[under]]].name
        for under in freed
    ]
    return Note(
        msg("if it is taken"), msg("uncovers {cards}", cards=listed(cards)) if cards else msg("uncovers nothing")
    )


def clicked_in_vain(s: Duel, things: tuple[str, ...]) -> IllegalAction | None:
    zone, _, name = things[-1].partition("/")
    if zone == "layout" and name:
        card = s.layout[int(name)]
        if card == terms.FACE_DOWN:
            return IllegalAction(msg("this card lies face down, and others lie on it"), "DU-15")
        return refusal(s, f"play {s.edition.cards[card]}")
    if zone == "tiles" and name:
        return refusal(s, f"take {name}")
    if not s.pending:
        return IllegalAction(msg("first take a card or a tile: nothing else is asked now"), "DU-13")
    kind = act_kind(s.tasks[s.pending - 1])
    if zone in s.edition.regions or zone.startswith("region:"):
        return in_region(s, kind, [thing.removeprefix("region:").partition("/")[0] for thing in things])
    verb = {terms.KEEP: "keep", terms.UNLEARN: "burn", terms.RECALL: "fetch"}.get(kind)
    if kind == terms.PEOPLE and zone.startswith("stack:"):
        return refusal(s, f"ask {zone.removeprefix('stack:')}")
    return refusal(s, f"{verb} {name}") if verb and name else None


def in_region(s: Duel, kind: int, regions: list[str]) -> IllegalAction | None:
    """a region clicked, for a move perhaps after the one where it begins"""
    if kind in (terms.MOVE, terms.DEEDS):
        return refusal(s, f"move {regions[0]} {regions[-1]}")
    verb = ON_REGIONS.get(kind)
    return refusal(s, f"{verb} {regions[-1]}") if verb else None
