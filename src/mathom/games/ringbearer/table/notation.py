"""Actions as text."""

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.payments import ONE_CARD, SLOT, step_cards, step_field, step_tile, step_used, verb_of
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.terms import HELPERS, LAST_HIDDEN
from mathom.kernel.state import act_a, act_b, act_c
from mathom.kernel.words import Msg, msg, msg_in


def paid_cards(cards: int) -> list[int]:
    """the kinds of a payment"""
    out = []
    while cards:
        out.append((cards & ONE_CARD) - 1)
        cards >>= SLOT
    return out


def player(seat: int) -> str:
    return f"player-{seat + 1}"


def field_text(s: Ringbearer, number: int, field: int) -> str:
    if number == LAST_HIDDEN:
        return "start"
    return f"{number}-doom" if s.tiles[number] == s.edition.doom else f"{number}-{s.edition.fields[field]}"


def notation(s: Ringbearer, action: int) -> str:
    verb, a, b, c = verb_of(action), act_a(action), act_b(action), act_c(action)
    if verb in (terms.GO, terms.LEAP):
        return step_text(s, action)
    e = s.edition
    plain = {
        terms.DISCOVER: "discover",
        terms.LAPSE: "lapse",
        terms.HALT: "halt",
        terms.DRAW: "draw reversed" if a else "draw",
        terms.STOP: "stop",
        terms.PAID: "paid",
        terms.ENOUGH: "enough",
    }
    if verb in plain:
        return plain[verb]
    if verb == terms.BEGIN:
        return f"begin {player(a)}"
    if verb == terms.LAY:
        return f"lay {e.cards[a]} {b}" + ("" if c == s.seat else f" from {player(c)}")
    if verb in (terms.HELP, terms.USE):
        target = f" {e.payments[c]}" if b == terms.REMOVE else ""
        return f"use {e.cards[a]}" + (f" {terms.SYMBOL_WORDS[b]}" if a == HELPERS else "") + target
    if verb == terms.TAKE:
        return f"take {player(a)} {e.cards[b - 1] if b else 'hidden'}"
    if verb == terms.STRIP:
        return f"remove {e.cards[b]} {a}"
    if verb == terms.BACK:
        return f"back {field_text(s, a, b)}"
    if verb == terms.TOLL:
        return f"charge {a}"
    if verb == terms.PAY:
        return f"pay {e.payments[a]}"
    return f"{'play' if verb == terms.PLAY else 'aside'} {e.darks[a]}"


def step_text(s: Ringbearer, action: int) -> str:
    verb = verb_of(action)
    number = step_tile(action, s.tile)
    text = f"{'go' if verb == terms.GO else 'leap'} {field_text(s, number, step_field(action))}"
    if verb == terms.LEAP:
        text += f" by {s.edition.cards[step_used(action)]}"
    cards = paid_cards(step_cards(action, verb))
    return text + (" with " + " ".join(s.edition.cards[k] for k in cards) if cards else "")


# -- words for things

SYMBOL_NAMES = {
    terms.GANDALF: msg_in("symbol", "Gandalf"),
    terms.RING: msg_in("symbol", "Ring"),
    terms.RIDERS_BACK: msg_in("symbol", "Riders back"),
    terms.STEP: msg_in("symbol", "Step"),
    terms.REMOVE: msg_in("symbol", "Remove"),
    terms.DRAW_TWO: msg_in("symbol", "Draw two"),
}
DARK_NAMES = (
    msg("Move Gandalf"),
    msg("Draw a hand card"),
    msg("Remove one laid card"),
    msg("Remove two laid cards"),
    msg("Fellowship back"),
    msg("Surcharge"),
    msg("Tile back"),
    msg("Draw movement cards"),
)


def colour_words(name: str) -> Msg:
    return msg_in("card colour", name)


def card_words(s: Ringbearer, card: int) -> Msg:
    return card_name(s.edition.colours, card)


def card_name(colours: list[str], card: int) -> Msg:
    if card == terms.JOKER:
        return msg("Joker")
    if card == terms.SAURON:
        return msg("Sauron’s power")
    if card == HELPERS:
        return msg("Helper: Gandalf or draw two")
    if card > HELPERS:
        return msg("Helper: {symbol}", symbol=SYMBOL_NAMES[terms.HELPER_SYMBOL[card - HELPERS]])
    colour = colour_words(colours[terms.COLOUR_OF[card]])
    symbol = terms.SYMBOL_OF[card]
    return msg("{colour} with {symbol}", colour=colour, symbol=SYMBOL_NAMES[symbol]) if symbol else colour


def dark_words(s: Ringbearer, dark: int) -> Msg:
    return dark_name(s.edition.colours, dark)


def dark_name(colours: list[str], dark: int) -> Msg:
    if terms.SURCHARGE <= dark < terms.SURCHARGE + terms.COLOURS:
        return msg("Surcharge: {colour}", colour=colour_words(colours[dark - terms.SURCHARGE]))
    return DARK_NAMES[dark if dark < terms.SURCHARGE else dark - terms.COLOURS + 1]


def payment_words(s: Ringbearer, what: int) -> Msg:
    """a card before the servant"""
    return dark_words(s, what - 1) if what else card_words(s, terms.SAURON)


def field_words(s: Ringbearer, number: int, field: int) -> Msg:
    if number == LAST_HIDDEN:
        return msg("the start position")
    if s.tiles[number] == s.edition.doom:
        return msg("Mount Doom")
    upper = field < terms.WAY
    text = "field {n} of the upper way of tile {tile}" if upper else "field {n} of the lower way of tile {tile}"
    return msg(text, n=field % terms.WAY + 1, tile=number)
