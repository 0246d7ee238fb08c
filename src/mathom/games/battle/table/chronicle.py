"""What happened, in words, for a viewer who sees only what he may."""

from mathom.games.battle import terms
from mathom.games.battle.rules import Battle
from mathom.games.battle.table.notation import members
from mathom.games.battle.table.payment_words import joined
from mathom.kernel.game import sees
from mathom.kernel.state import News
from mathom.kernel.view import Event
from mathom.kernel.words import Msg, msg, msgs

TEXTS = {
    terms.HAND_CARD: msg("everybody must give up a hand card"),
    terms.LAID_CARD: msg("everybody must give up a laid companion"),
    terms.ENEMY_CARD: msg("everybody must give up a beaten enemy"),
}


class Chronicle:
    """The news of one state for one viewer."""

    def __init__(self, s: Battle, viewer: int | None, who: tuple[str, ...], names: dict[str, Msg]) -> None:
        self.s = s
        self.viewer = viewer
        self.who = who
        self.names = names

    def events(self) -> tuple[Event, ...]:
        return tuple(self.event(n) for n in self.s.news or ())

    def companion(self, card: int) -> Msg:
        return self.names[self.s.edition.companions[card]]

    def enemy(self, enemy: int) -> Msg:
        return self.names[self.s.edition.enemies[enemy]]

    def event(self, n: News) -> Event:
        if n.what in (terms.CAME, terms.LEFT, terms.BEAT):
            return self.enemy_event(n)
        if n.what in (terms.MORDOR, terms.ATTACKED, terms.LOST, terms.SPARED):
            return self.attack_event(n)
        if n.what == terms.SHUFFLED:
            words = msgs("the discard is shuffled: {n} card", "the discard is shuffled: {n} cards", n.a)
            return Event("move", words, source="ring-discard", target="ring-pile", many=n.a)
        if n.what == terms.WON_GAME:
            words = msgs("{who} wins with {n} point", "{who} wins with {n} points", n.a, who=self.who[n.seat])
            return Event("say", words, n.seat)
        if n.what == terms.STOPPED:
            return Event("say", msg("{who} ends the turn", who=self.who[n.seat]), n.seat)
        return self.card_event(n)

    def card_event(self, n: News) -> Event:
        """a companion moved"""
        who, seat, e = self.who[n.seat], n.seat, self.s.edition
        hand = f"hand:{seat}"
        if n.what in (terms.FOUGHT, terms.LED):
            cards = joined([self.companion(k) for k in members(n.b)])
            words = msg("{who} leads group {number} into a fight: {cards}", who=who, number=n.a + 1, cards=cards)
            if n.what == terms.LED:
                return Event("say", words, seat)
            return Event("move", words, seat, None, f"group:{seat}:{n.a + 1}", "ring-discard", n.c)
        if n.what == terms.SETTLED:
            words = msgs(
                "{n} card of group {number} goes to the discard",
                "{n} cards of group {number} go to the discard",
                n.c,
                number=n.a + 1,
            )
            return Event("move", words, seat, None, f"group:{seat}:{n.a + 1}", "ring-discard", n.c)
        card, face, group = self.companion(n.a), e.companions[n.a], f"group:{seat}:{n.b + 1}"
        if n.what == terms.DREW_CARD:
            if not sees(n, self.viewer):
                return Event("move", msg("{who} draws a companion", who=who), seat, None, "ring-pile", hand)
            return Event("move", msg("{who} draws {card}", who=who, card=card), seat, face, "ring-pile", hand)
        if n.what == terms.LAID_OUT:
            words = msg("{who} lays {card} in group {number}", who=who, card=card, number=n.b + 1)
            return Event("move", words, seat, face, hand, group)
        if n.what == terms.TOOK:
            text = "{who} takes {card} from {other} with Gandalf, in group {number}; {other} gets Gandalf"
            words = msg(text, who=who, card=card, other=self.who[n.c], number=n.b + 1)
            return Event("move", words, seat, face, None, group)
        if n.what == terms.MOVED_ON:
            words = msg("{who} moves {card} to group {number}", who=who, card=card, number=n.b + 1)
            return Event("move", words, seat, face, None, group)
        if n.what == terms.STAYED:
            words = msg("{card} stays before {who} in group {number}", who=who, card=card, number=n.b + 1)
            return Event("move", words, seat, face, None, group)
        text = "{card} borrows the symbols of {lent} and goes to {other}"
        words = msg(text, card=card, lent=self.companion(n.b), other=self.who[n.c])
        return Event("move", words, seat, face, None, f"received:{n.c}")

    def enemy_event(self, n: News) -> Event:
        enemy, face = self.enemy(n.a), self.s.edition.enemies[n.a]
        if n.what == terms.CAME:
            return Event("reveal", msg("{enemy} comes", enemy=enemy), None, face, "enemy-pile", "enemies")
        if n.what == terms.LEFT:
            words = msg("{enemy} leaves", enemy=enemy)
            return Event("move", words, None, face, "enemies", "enemy-discard")
        words = msgs(
            "{who} beats {enemy}: {n} point",
            "{who} beats {enemy}: {n} points",
            self.s.edition.points[n.a],
            who=self.who[n.seat],
            enemy=enemy,
        )
        return Event("score", words, n.seat, face, "enemies", f"beaten:{n.seat}", scene=msg("fight"), good=True)

    def attack_event(self, n: News) -> Event:
        e = self.s.edition
        if n.what == terms.MORDOR:
            words = msg("{who} draws a Mordor card ({number} of 3)", who=self.who[n.seat], number=n.b)
            return Event("reveal", words, n.seat, e.ring[n.a], "ring-pile", "mordor")
        if n.what == terms.ATTACKED:
            words = msg("counterattack: {text}", text=TEXTS[n.a])
            return Event("phase", words, scene=msg("counterattack"), good=False)
        if n.what == terms.SPARED:
            return Event("say", msg("{who} has nothing to give up", who=self.who[n.seat]), n.seat)
        if n.b == terms.ENEMY_CARD:
            words = msg("{who} gives up {card}", who=self.who[n.seat], card=self.enemy(n.a))
            return Event("move", words, n.seat, e.enemies[n.a], f"beaten:{n.seat}", "enemy-discard")
        words = msg("{who} gives up {card}", who=self.who[n.seat], card=self.companion(n.a))
        source = f"hand:{n.seat}" if n.b == terms.HAND_CARD else None
        return Event("move", words, n.seat, e.companions[n.a], source, "ring-discard")
