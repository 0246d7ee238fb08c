"""Why a text is not an action now: the reason, and the number of the rule."""

from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.table.notation import card_words
from mathom.games.two_towers.terms import COLOURS, GANDALF, KINDS, LAYING, NOTHING, TRAVEL
from mathom.kernel.errors import IllegalAction
from mathom.kernel.words import msg


def refusal(s: TwoTowers, text: str) -> IllegalAction | None:
    """the reason, if the text is understood as something that could be done at another time"""
    verb, *names = text.split(" ")
    if verb not in ("draw", "take", "offer", "lay", "done"):
        return None
    unknown = [name for name in names if name not in s.edition.cards]
    if unknown:
        return IllegalAction(msg("there is no card called {name}", name=unknown[0]), "TT-2")
    cards = [s.edition.cards.index(name) for name in names]
    if len(cards) != {"draw": 0, "done": 0, "take": 1, "offer": 1, "lay": len(cards) or 1}[verb]:
        return None
    if verb in ("draw", "take", "offer") and s.phase != TRAVEL:
        return IllegalAction(msg("cards are drawn on the road only, not while cards are laid at a place"), "TT-21")
    if verb == "done" and s.phase == TRAVEL:
        return IllegalAction(msg("you must take a card"), "TT-19")
    if verb == "lay" and s.phase != LAYING:
        return IllegalAction(msg("cards are laid at a place only, not on the road"), "TT-16")
    if verb == "draw":
        return no_draw(s)
    if verb == "take":
        return no_take(s, cards[0])
    if verb == "offer":
        return no_offer(s, cards[0])
    return no_lay(s, cards)


def no_draw(s: TwoTowers) -> IllegalAction:
    if not s.pile.size():
        return IllegalAction(msg("the pile and the discard are empty: only open cards can be taken"), "TT-39")
    return IllegalAction(msg("the pile has only one card left, and two would have to come from it"), "TT-31")


def no_take(s: TwoTowers, card: int) -> IllegalAction:
    if s.open[card] == 1 and s.laid == card:
        return IllegalAction(msg("the card you have just laid cannot be taken back in the same draw"), "TT-29")
    if s.open_size == 0:
        return IllegalAction(msg("no card lies open: take from the pile"), "TT-32")
    if s.open[card] == 0:
        if s.discard[card]:
            return IllegalAction(msg("no card is ever taken from the discard"), "TT-33")
        return IllegalAction(msg("{card} does not lie open", card=card_words(s, card)), "TT-23")
    return IllegalAction(msg("after this card there would be no second one to take"), "TT-31")


def no_offer(s: TwoTowers, card: int) -> IllegalAction:
    if s.laid != NOTHING:
        return IllegalAction(msg("you have already laid a card; now take two new ones"), "TT-24")
    if s.hand[s.seat * KINDS + card] == 0:
        return not_in_hand(s, card, "TT-30")
    return IllegalAction(msg("there are no two new cards to take in return"), "TT-31")


def no_lay(s: TwoTowers, cards: list[int]) -> IllegalAction | None:
    if cards == [GANDALF]:
        return IllegalAction(msg("Gandalf never lies alone: lay him together with the first card of a row"), "TT-50")
    if cards.count(GANDALF) > 1 or GANDALF in cards[1:]:
        return IllegalAction(msg("Gandalf is laid only as the first card of a row, and once"), "TT-48")
    card = cards[-1]
    if len(cards) > 2 or (len(cards) == 2 and cards[0] != GANDALF):
        return None
    for c in cards:
        if s.hand[s.seat * KINDS + c] == 0:
            return not_in_hand(s, c, "TT-41")
    row = s.seat * COLOURS + card // COLOURS
    trait = s.row_trait[row]
    if trait == card % COLOURS:
        return IllegalAction(msg("Gandalf is never added to a row that already lies there"), "TT-51")
    return IllegalAction(msg("in one turn a colour receives cards of one trait only"), "TT-55")


def not_in_hand(s: TwoTowers, card: int, rule: str) -> IllegalAction:
    return IllegalAction(msg("you do not have {card} in your hand", card=card_words(s, card)), rule)
