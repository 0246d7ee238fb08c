"""What the player at turn may do, in words, and where it is clicked."""

from mathom.games.battle import terms
from mathom.games.battle.fights import loans
from mathom.games.battle.rules import Battle
from mathom.games.battle.table.notation import enemies, gifts, notation, place
from mathom.games.battle.table.payment_words import joined, payment, payment_words
from mathom.kernel.state import act_a, act_b, act_kind
from mathom.kernel.view import Option
from mathom.kernel.words import Msg, msg, msgs


class Offers:
    def __init__(self, s: Battle, words: dict[str, Msg], who: tuple[str, ...]) -> None:
        self.s = s
        self.e = s.edition
        self.words = words
        self.who = who

    def options(self) -> tuple[Option, ...]:
        return tuple(self.option(a) for a in self.s.actions())

    def option(self, action: int) -> Option:
        s, e = self.s, self.e
        kind, a, b, text = act_kind(action), act_a(action), act_b(action), notation(s, action)
        if kind in (terms.LAY, terms.TAKE):
            return self.lay_option(action, text)
        if kind == terms.DRAW:
            return Option(action, text, msg("draw a card"), ("ring-pile",), "draw")
        if kind == terms.MOVE:
            words = msg("move Tom Bombadil to group {number}", number=a + 1)
            return Option(action, text, words, (self.piece(e.bombadil), f"group:{s.seat}:{a + 1}"), "move")
        if kind == terms.FIGHT:
            return self.fight_option(action, text)
        if kind == terms.GIVE:
            return self.give_option(action, text)
        if kind == terms.DISCARD:
            if s.mordor[terms.TRIGGER - 1] == terms.ENEMY_CARD:
                on, name = f"beaten:{s.seat}/{e.enemies[b]}", self.words[e.enemies[b]]
            else:
                held = s.mordor[terms.TRIGGER - 1] == terms.HAND_CARD
                on = f"hand:{s.seat}/{e.companions[b]}" if held else self.piece(b)
                name = self.words[e.companions[b]]
            return Option(action, text, msg("give up {card}", card=name), (on,), "discard")
        return Option(action, text, msg("end the turn"), (), "end")

    def piece(self, card: int) -> str:
        """a companion that lies out"""
        owner = self.s.owner_of(card)
        return f"group:{owner}:{self.s.slot_of(owner, card) + 1}/{self.e.companions[card]}"

    def lay_option(self, action: int, text: str) -> Option:
        s, e = self.s, self.e
        card, slot = act_a(action), act_b(action)
        name, group = self.words[e.companions[card]], f"group:{s.seat}:{place(slot)}"
        if act_kind(action) == terms.TAKE:
            owner = self.who[s.owner_of(card)]
            gandalf = e.companions[e.gandalf]
            held = s.hand[s.seat] >> e.gandalf & 1
            on = (f"hand:{s.seat}/{gandalf}" if held else self.piece(e.gandalf), self.piece(card), group)
            note = msg("{who} gets Gandalf: 2 points at the end", who=owner)
            if slot == terms.NEW:
                words = msg("with Gandalf take {card} from {who} as a new group", card=name, who=owner)
            else:
                words = msg(
                    "with Gandalf take {card} from {who} to group {number}", card=name, who=owner, number=slot + 1
                )
            return Option(action, text, words, on, "take", note)
        if slot == terms.NEW:
            words = msg("lay {card} as a new group", card=name)
        else:
            words = msg("lay {card} in group {number}", card=name, number=slot + 1)
        return Option(action, text, words, (f"hand:{s.seat}/{e.companions[card]}", group), "lay")

    def fight_option(self, action: int, text: str) -> Option:
        s, e = self.s, self.e
        slot, against = act_a(action), act_b(action)
        beaten = enemies(s, against)
        ways = loans(s, slot, against)
        listed = joined([self.words[e.enemies[enemy]] for enemy in beaten])
        words = msgs(
            "group {number} beats {list}: {n} point",
            "group {number} beats {list}: {n} points",
            sum(e.points[enemy] for enemy in beaten),
            number=slot + 1,
            list=listed,
        )
        lent = next(iter(ways.values()))
        note = payment_words(s, payment(s, slot, against, lent), self.words)
        if lent:
            note = msgs(
                "with a loan, for which a hobbit is given away: {how}",
                "with loans, for which as many hobbits are given away: {how}",
                len(lent),
                how=note,
            )
        on = (f"group:{s.seat}:{slot + 1}", *(f"enemies/{e.enemies[enemy]}" for enemy in beaten))
        return Option(action, text, words, on, "fight", note)

    def give_option(self, action: int, text: str) -> Option:
        s, e = self.s, self.e
        given = gifts(s, act_a(action))
        by_owner = sum(1 << 3 * owner for _, owner in given)
        lent = loans(s, s.fighting, s.against)[by_owner]
        parts = [
            msg("give {card} to {who}", card=self.words[e.companions[hobbit]], who=self.who[owner])
            for hobbit, owner in given
        ]
        of = {owner: [card for card in lent if s.owner_of(card) == owner] for _, owner in given}
        on = tuple(z for hobbit, owner in given for z in (self.piece(hobbit), self.piece(of[owner].pop(0))))
        note = payment_words(s, payment(s, s.fighting, s.against, lent), self.words)
        return Option(action, text, joined(parts), on, "give", note)
