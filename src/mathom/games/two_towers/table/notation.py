"""Actions as text."""

from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.terms import COLOURS, DRAW, GANDALF, LAY, OFFER, TAKE
from mathom.kernel.state import act_a, act_b, act_kind
from mathom.kernel.words import Msg, msg


def notation(s: TwoTowers, action: int) -> str:
    kind, card = act_kind(action), s.edition.cards[act_a(action)]
    if kind == DRAW:
        return "draw"
    if kind == TAKE:
        return f"take {card}"
    if kind == OFFER:
        return f"offer {card}"
    if kind == LAY:
        return f"lay gandalf {card}" if act_b(action) else f"lay {card}"
    return "done"


def card_words(s: TwoTowers, card: int) -> Msg:
    if card == GANDALF:
        return msg("Gandalf")
    return msg(
        "{colour} {trait}",
        colour=msg(s.edition.colours[card // COLOURS]),
        trait=msg(s.edition.traits[card % COLOURS]),
    )
