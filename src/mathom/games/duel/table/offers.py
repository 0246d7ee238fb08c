"""What the player at turn may do, in words, and where it is clicked."""

from mathom.games.duel import terms
from mathom.games.duel.prices import can_pay, cost
from mathom.games.duel.rules import Duel
from mathom.games.duel.table.faces import coin_words, people_words
from mathom.games.duel.table.notation import notation
from mathom.games.duel.table.payment_words import payment
from mathom.games.duel.terms import BIT, CARDS
from mathom.kernel.state import act_a, act_b, act_kind
from mathom.kernel.view import Face, Option
from mathom.kernel.words import Msg, msg, msgs


class Offers:
    def __init__(self, s: Duel, faces: dict[str, Face], regions: list[Msg]) -> None:
        self.s = s
        self.e = s.edition
        self.faces = faces
        self.regions = regions

    def options(self) -> tuple[Option, ...]:
        return tuple(self.option(a) for a in self.s.actions())

    def option(self, action: int) -> Option:
        kind = act_kind(action)
        if kind in (terms.PLAY, terms.DISCARD, terms.TAKE):
            return self.main(action)
        if kind in (terms.BURN, terms.FETCH, terms.CHOOSE, terms.ASK):
            return self.of_piece(action)
        return self.on_board(action)

    def main(self, action: int) -> Option:
        s, e = self.s, self.e
        kind, a = act_kind(action), act_a(action)
        text = notation(s, action)
        if kind == terms.TAKE:
            face = e.tiles[a]
            words = msg("take {tile}", tile=self.faces[face].name)
            return Option(action, text, words, (f"tiles/{face}",), "take", payment(s, s.seat, CARDS + a))
        card = self.faces[e.cards[a]].name
        on = (f"layout/{act_b(action)}",)
        if kind == terms.PLAY:
            return Option(action, text, msg("play {card}", card=card), on, "play", payment(s, s.seat, a))
        words = msg("discard {card} for {coins}", card=card, coins=coin_words(self.discard_coins()))
        note = None
        if not can_pay(s, s.seat, a):
            note = msg(
                "playing it would take {coins}, and you have {have}",
                coins=coin_words(cost(s, s.seat, a)),
                have=s.coins[s.seat],
            )
        return Option(action, text, words, on, "discard", note)

    def discard_coins(self) -> int:
        """DU-18, DU-71, DU-90"""
        s = self.s
        coins = (s.chapter + 1) * (2 if s.powers[s.seat] & BIT[terms.DOUBLE_DISCARD] else 1)
        left = self.e.coins - s.coins[0] - s.coins[1]
        return min(coins, left) if s.reserve == terms.LIMITED else coins

    def of_piece(self, action: int) -> Option:
        s, e = self.s, self.e
        kind, a = act_kind(action), act_a(action)
        text = notation(s, action)
        if kind == terms.CHOOSE:
            face = e.tokens[a]
            on = f"stack:{e.peoples[a // terms.STACK]}/{face}"
            return Option(action, text, msg("keep {token}", token=self.faces[face].name), (on,), "keep")
        if kind == terms.ASK:
            people = e.peoples[a]
            return Option(
                action, text, msg("ask the {people}", people=people_words(people)), (f"stack:{people}",), "ask"
            )
        face = e.cards[a]
        if kind == terms.BURN:
            words = msg("discard {card} of your opponent", card=self.faces[face].name)
            return Option(action, text, words, (f"area:{1 - s.seat}/{face}",), "burn")
        words = msg("play {card} free of charge", card=self.faces[face].name)
        return Option(action, text, words, (f"discard/{face}",), "fetch")

    def on_board(self, action: int) -> Option:
        s, e = self.s, self.e
        kind, a = act_kind(action), act_a(action)
        text = notation(s, action)
        if kind == terms.ROB:
            return Option(action, text, msg("your opponent loses a coin"), (), "rob")
        if kind == terms.DONE:
            return Option(action, text, msg("end this effect"), (), "end")
        if kind == terms.DECLINE:
            return Option(action, text, self.declining(), (), "end")
        if kind == terms.MARCH:
            b = act_b(action)
            words = msg("move a unit from {start} to {region}", start=self.regions[a], region=self.regions[b])
            return Option(action, text, words, (e.regions[a], e.regions[b]), "move", self.conflict(b))
        on = (e.regions[a],)
        if kind == terms.TO:
            n = min(act_a(s.tasks[s.pending - 1]), s.supply[s.seat])
            words = msgs("place {n} unit in {region}", "place {n} units in {region}", n, region=self.regions[a])
            return Option(action, text, words, on, "place", self.conflict(a))
        if kind == terms.STRIKE:
            return Option(action, text, msg("remove an enemy unit in {region}", region=self.regions[a]), on, "remove")
        return Option(action, text, msg("remove the fortress in {region}", region=self.regions[a]), on, "raze")

    def declining(self) -> Msg:
        """DU-91, DU-92"""
        s = self.s
        if not s.pending:
            return msg("decline the extra turn")
        kind = act_kind(s.tasks[s.pending - 1])
        if kind == terms.PLACE:
            return msg("place no units")
        return msg("remove no unit") if kind == terms.REMOVE else msg("remove no fortress")

    def conflict(self, region: int) -> Msg | None:
        n = self.s.units[(1 - self.s.seat) * terms.REGIONS + region]
        if not n:
            return None
        return msgs("conflict with {n} enemy unit", "conflict with {n} enemy units", n)
