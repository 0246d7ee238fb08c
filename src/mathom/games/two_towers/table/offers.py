"""What the player at turn may do, in words, and where it is clicked."""

from mathom.games.two_towers import terms
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.table.notation import card_words, notation
from mathom.kernel.state import act_a, act_b, act_kind
from mathom.kernel.view import Option
from mathom.kernel.words import Msg, msg, msgs


class Offers:
    def __init__(self, s: TwoTowers) -> None:
        self.s = s
        self.e = s.edition

    def options(self) -> tuple[Option, ...]:
        return tuple(self.option(a) for a in self.s.actions())

    def option(self, action: int) -> Option:
        s = self.s
        kind, card = act_kind(action), act_a(action)
        text, name, face = notation(s, action), card_words(s, card), self.e.cards[card]
        hand = f"hand:{s.seat}"
        if kind == terms.DRAW:
            words = msgs("draw {n} card from the pile", "draw {n} cards from the pile", s.owed)
            return Option(action, text, words, ("pile",), "take")
        if kind == terms.TAKE:
            return Option(action, text, msg("take {card}", card=name), (f"open/{face}",), "take")
        if kind == terms.OFFER:
            words = msg("lay {card} open, for two new cards", card=name)
            return Option(action, text, words, (f"{hand}/{face}",), "offer")
        if kind == terms.LAY:
            return self.lay_option(action, text, name, face, hand)
        words = msg("end the turn") if s.fresh else msg("pass: lay no card")
        return Option(action, text, words, (), "end")

    def lay_option(self, action: int, text: str, name: Msg, face: str, hand: str) -> Option:
        s = self.s
        card = act_a(action)
        row = s.seat * terms.COLOURS + card // terms.TRAITS
        note = None
        if s.row_trait[row] not in (terms.NOTHING, card % terms.TRAITS):
            old = card_words(s, card // terms.TRAITS * terms.TRAITS + s.row_trait[row])
            size = s.row_size[row] + s.row_gandalf[row]
            note = msgs(
                "gives up the row of {card}: {n} card",
                "gives up the row of {card}: {n} cards",
                size,
                card=old,
            )
        if act_b(action):
            words = msg("lay {card}, headed by Gandalf", card=name)
            return Option(action, text, words, (f"{hand}/gandalf", f"{hand}/{face}"), "gandalf", note)
        return Option(action, text, msg("lay {card}", card=name), (f"{hand}/{face}",), "lay", note)
