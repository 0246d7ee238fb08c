"""What the player at turn may do, in words, and where it is clicked."""

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.payments import step_cards, step_field, step_tile, step_used, verb_of
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.table.chronicle import node_id
from mathom.games.ringbearer.table.notation import (
    SYMBOL_NAMES,
    card_words,
    dark_words,
    field_words,
    notation,
    paid_cards,
    payment_words,
)
from mathom.games.ringbearer.terms import HELPERS
from mathom.kernel.state import act_a, act_b, act_c
from mathom.kernel.view import Option
from mathom.kernel.words import Msg, msg, msgs


def listed(parts: list[Msg]) -> Msg:
    """several things, with commas"""
    out = parts[0]
    for part in parts[1:]:
        out = msg("{some}, {more}", some=out, more=part)
    return out


class Offers:
    def __init__(self, s: Ringbearer, names: tuple[str, ...]) -> None:
        self.s = s
        self.e = s.edition
        self.names = names

    def options(self) -> tuple[Option, ...]:
        return tuple(self.option(a) for a in self.s.actions())

    def option(self, action: int) -> Option:
        verb = verb_of(action)
        if verb in (terms.GO, terms.LEAP):
            return self.step_option(action)
        if verb in (terms.HELP, terms.USE):
            return self.use_option(action)
        if verb == terms.LAY:
            return self.lay_option(action)
        if self.s.seat == self.s.servant:
            return self.servant_option(action)
        text, a = notation(self.s, action), act_a(action)
        if verb == terms.BEGIN:
            return Option(action, text, msg("{who} begins", who=self.names[a]), (f"hand:{a}",), "begin")
        if verb == terms.DISCOVER:
            return Option(action, text, msg("discover a tile"), ("tile-stack",), "discover")
        if verb == terms.DRAW:
            words = msg("draw a reversed card") if a else msg("draw a card")
            return Option(action, text, words, ("pile",), "draw")
        if verb == terms.LAPSE:
            return Option(action, text, msg("no action is possible"), (), "end")
        words = msg("end the journey for this turn") if verb == terms.HALT else msg("draw no more cards")
        return Option(action, text, words, (), "end")

    def lay_option(self, action: int) -> Option:
        s = self.s
        card, number, owner = act_a(action), act_b(action), act_c(action)
        name = card_words(s, card)
        on = (f"hand:{owner}/{self.e.cards[card]}", f"tile:{number}")
        note = msg("the fellowship has left this tile") if number < s.tile else None
        if owner == s.seat:
            words = msg("lay {card} at tile {tile}", card=name, tile=number)
        else:
            words = msg("lay {card} of {who} at tile {tile}", card=name, who=self.names[owner], tile=number)
        return Option(action, notation(s, action), words, on, "lay", note)

    def step_option(self, action: int) -> Option:
        s = self.s
        verb = verb_of(action)
        number, field = step_tile(action, s.tile), step_field(action)
        cards = paid_cards(step_cards(action, verb))
        place = field_words(s, number, field)
        on = [node_id(s, number, field)]
        names = [card_words(s, k) for k in cards]
        if verb == terms.LEAP:
            used = step_used(action)
            on.insert(0, f"{'helpers' if used >= HELPERS else f'tile:{s.tile}'}/{self.e.cards[used]}")
            names.insert(0, card_words(s, used))
        on += list(dict.fromkeys(f"tile:{number}/{self.e.cards[k]}" for k in cards))
        words = msg("go to {field} with {cards}", field=place, cards=listed(names))
        return Option(action, notation(s, action), words, tuple(on), "go")

    def use_option(self, action: int) -> Option:
        s = self.s
        card, symbol, target = act_a(action), act_b(action), act_c(action)
        zone = "helpers" if card >= HELPERS else f"tile:{s.tile}"
        on = [f"{zone}/{self.e.cards[card]}"]
        words = msg("use {card}: {symbol}", card=card_words(s, card), symbol=SYMBOL_NAMES[symbol])
        if symbol == terms.REMOVE:
            on.append(f"sauron:{s.ring}/{self.e.payments[target]}")
            words = msg("use {card}: remove {other}", card=card_words(s, card), other=payment_words(s, target))
        return Option(action, notation(s, action), words, tuple(on), "use")

    def servant_option(self, action: int) -> Option:
        s = self.s
        verb, text, a, b = verb_of(action), notation(s, action), act_a(action), act_b(action)
        hand = f"hand:{s.seat}"
        if verb in (terms.PLAY, terms.SET_ASIDE):
            name, on = dark_words(s, a), (f"{hand}/{self.e.darks[a]}",)
            if verb == terms.SET_ASIDE:
                words = msg("lay {card} before you as payment", card=name)
                return Option(action, text, words, (*on, f"sauron:{s.seat}"), "aside")
            return Option(action, text, msg("play {card}", card=name), on, "play")
        if verb == terms.PAY:
            on = (f"sauron:{s.seat}/{self.e.payments[a]}",)
            return Option(action, text, msg("pay with {card}", card=payment_words(s, a)), on, "pay")
        if verb == terms.TAKE:
            who = self.names[a]
            if b:
                words = msg("take {card} from {who}", card=card_words(s, b - 1), who=who)
                return Option(action, text, words, (f"hand:{a}/{self.e.cards[b - 1]}",), "take")
            return Option(action, text, msg("take a hidden card from {who}", who=who), (f"hand:{a}/hidden",), "take")
        if verb == terms.STRIP:
            words = msg("remove {card} from tile {tile}", card=card_words(s, b), tile=a)
            return Option(action, text, words, (f"tile:{a}/{self.e.cards[b]}",), "remove")
        if verb == terms.BACK:
            words = msg("move the fellowship back to {field}", field=field_words(s, a, b))
            return Option(action, text, words, (node_id(s, a, b),), "back")
        if verb == terms.TOLL:
            words = msg("lay the surcharge at tile {tile}", tile=a)
            return Option(action, text, words, (f"tile:{a}",), "charge")
        if verb == terms.PAID:
            words = msgs("draw {n} card", "draw {n} cards", sum(s.paid))
            return Option(action, text, words, ("pile",), "end")
        words = msg("remove no second card") if verb == terms.ENOUGH else msg("no action is possible")
        return Option(action, text, words, (), "end")
