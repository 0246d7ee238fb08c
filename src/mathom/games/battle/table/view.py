"""The table: what a viewer sees of a state."""

from mathom.games.battle import terms
from mathom.games.battle.rules import Battle
from mathom.games.battle.scoring import points, ranking, winning
from mathom.games.battle.table.chronicle import TEXTS, Chronicle
from mathom.games.battle.table.notation import enemies, members
from mathom.games.battle.table.offers import Offers
from mathom.games.battle.table.payment_words import joined
from mathom.kernel.state import act_kind
from mathom.kernel.view import Piece, Result, Seat, View, Zone
from mathom.kernel.words import Msg, msg, msgs

LOSSES = {
    terms.HAND_CARD: msg("Choose the hand card that you give up"),
    terms.LAID_CARD: msg("Choose the companion that you give up"),
    terms.ENEMY_CARD: msg("Choose the beaten enemy that you give up"),
}


class Table:
    """Builds the view of one state for one viewer."""

    def __init__(self, s: Battle, words: dict[str, Msg], viewer: int | None, seq: int, who: tuple[str, ...]) -> None:
        self.s = s
        self.e = s.edition
        self.words = words
        self.viewer = viewer
        self.seq = seq
        self.who = who

    def view(self) -> View:
        s = self.s
        return View(
            game="battle",
            seq=self.seq,
            viewer=self.viewer,
            phase=self.phase(),
            prompt=self.prompt(),
            seats=tuple(self.seat(i) for i in range(s.seats)),
            zones=(*self.middle(), *(z for i in range(s.seats) for z in self.before(i))),
            options=Offers(s, self.words, self.who).options() if s.seat == self.viewer else (),
            events=Chronicle(s, self.viewer, self.who, self.words).events(),
            under_way=self.under_way(),
            result=self.result(),
        )

    # -- words

    def phase(self) -> Msg:
        s = self.s
        if s.phase == terms.ENDED:
            return msg("The battle is over")
        if s.phase == terms.LOSS:
            return msg("Counterattack: {text}", text=TEXTS[s.mordor[terms.TRIGGER - 1]])
        left = s.enemy_pile.size() + len(s.open)
        return msgs(
            "{who} is at turn, {n} enemy left", "{who} is at turn, {n} enemies left", left, who=self.who[s.active]
        )

    def under_way(self) -> tuple[Msg, ...]:
        s = self.s
        if s.phase == terms.LOANS:
            listed = joined([self.words[self.e.enemies[enemy]] for enemy in enemies(s, s.against)])
            return (msg("Fight of group {number} against {list}", number=s.fighting + 1, list=listed),)
        if s.phase == terms.LOSS:
            return (msg("{who} is drawing", who=self.who[s.active]),)
        return ()

    def prompt(self) -> Msg:
        s = self.s
        if s.phase == terms.ENDED:
            return msg("The game is over")
        if s.seat != self.viewer:
            text = "{who} must give up a card" if s.phase == terms.LOSS else "{who} is choosing"
            return msg(text, who=self.who[s.seat])
        if s.phase == terms.LOSS:
            return LOSSES[s.mordor[terms.TRIGGER - 1]]
        if s.phase == terms.LOANS:
            return msg("Which hobbit borrows, and of whom? It goes to the lender")
        if s.phase == terms.MOVED and s.drew:
            return msg("Tom Bombadil has moved: fight with one of your groups, or end your turn")
        if s.phase == terms.MOVED:
            return msg("Tom Bombadil has moved: now choose the fight")
        if s.phase == terms.DREW:
            return msg("Tom Bombadil may move to another group of yours")
        if s.phase == terms.LAID:
            if s.again:
                return msg("Aragorn: you may lay another companion; or fight, or end your turn")
            if s.drew and any(act_kind(action) == terms.MOVE for action in s.offers):
                return msg("After the draw Tom Bombadil may move to another group; or fight, or end your turn")
            if s.angbor:
                return msg("Angbor: you may draw a card; or fight, or end your turn")
            return msg("Fight with one of your groups, or end your turn")
        if s.held[s.seat] == 0:
            return msg("Your turn: draw a card")
        if s.held[s.seat] >= terms.HAND_LIMIT:
            return msg("Your turn: lay a companion; with five hand cards you do not draw")
        return msg("Your turn: lay a companion, or draw a card")

    # -- who sits there

    def seat(self, i: int) -> Seat:
        s = self.s
        return Seat(
            id=i,
            name=self.who[i],
            score=points(s, i),
            stats=(
                (msg("cards in hand"), int(s.held[i])),
                (msg("enemies beaten"), len(members(s.beaten[i]))),
            ),
            to_act=s.seat == i,
        )

    # -- what lies where

    def middle(self) -> list[Zone]:
        s, e = self.s, self.e
        lying = [e.enemies[enemy] for enemy in reversed(list(s.open))]
        mordor = [e.ring[card] for card in s.mordor]
        ring = [e.ring[card] for card in s.ring_discard]
        gone = [e.enemies[enemy] for enemy in s.enemy_discard]
        return [
            Zone("enemies", "market", msg("enemies"), size=len(lying), pieces=unique("enemies", lying)),
            Zone("mordor", "row", msg("Mordor cards"), size=len(mordor), pieces=several("mordor", mordor)),
            Zone("enemy-pile", "stack", msg("enemy pile"), size=s.enemy_pile.size(), hint={"back": "back-enemy"}),
            Zone("enemy-discard", "stack", msg("enemy discard"), None, len(gone), unique("enemy-discard", gone)),
            Zone("ring-pile", "stack", msg("ring pile"), size=s.ring_faces.size(), hint={"back": "back-ring"}),
            Zone("ring-discard", "stack", msg("ring discard"), None, len(ring), several("ring-discard", ring)),
        ]

    def before(self, i: int) -> list[Zone]:
        """what a player has"""
        s, e, who = self.s, self.e, self.who[i]
        held = [e.companions[k] for k in members(s.hand[i])] if i == self.viewer else []
        hint: dict[str, str | int] = {"back": "back-ring"}
        out = [
            Zone(f"hand:{i}", "hand", msg("hand of {who}", who=who), i, s.held[i], unique(f"hand:{i}", held), hint),
        ]
        for slot in range(s.slots[i]):
            cards = [e.companions[k] for k in s.in_order(i, slot)]
            if cards:
                zone = f"group:{i}:{slot + 1}"
                label = msg("group {number} of {who}", number=slot + 1, who=who)
                out.append(Zone(zone, "row", label, i, len(cards), unique(zone, cards), {"number": slot + 1}))
        out.append(Zone(f"group:{i}:new", "row", msg("new group"), i, hint={"new": 1}))
        beaten = [e.enemies[k] for k in members(s.beaten[i])]
        received = [e.companions[k] for k in members(s.received[i])]
        label = msg("enemies beaten by {who}", who=who)
        out.append(Zone(f"beaten:{i}", "pool", label, i, len(beaten), unique(f"beaten:{i}", beaten)))
        label = msg("companions given to {who}", who=who)
        out.append(Zone(f"received:{i}", "pool", label, i, len(received), unique(f"received:{i}", received)))
        return out

    def result(self) -> Result | None:
        s = self.s
        if s.phase != terms.ENDED:
            return None
        order = tuple(ranking(s))
        winners = tuple(i for i in order if winning(s, i))
        n = points(s, order[0])
        if len(winners) == 1:
            words = msgs("{who} wins with {n} point", "{who} wins with {n} points", n, who=self.who[order[0]])
        else:
            together = self.who[winners[0]] + "".join(f", {self.who[i]}" for i in winners[1:])
            words = msgs("{who} win together with {n} point", "{who} win together with {n} points", n, who=together)
        return Result(order, winners, words, tuple(self.sums(i) for i in range(s.seats)))

    def sums(self, i: int) -> tuple[tuple[Msg, int], ...]:
        """what the points of a player are made of: BA-85"""
        s, e = self.s, self.e
        beaten, received = members(s.beaten[i]), members(s.received[i])
        hobbits = len([card for card in received if card != e.gandalf])
        parts = [
            (
                msgs("{n} enemy beaten", "{n} enemies beaten", len(beaten)),
                sum(int(e.points[enemy]) for enemy in beaten),
            ),
            (
                msgs("{n} hobbit given by others", "{n} hobbits given by others", hobbits),
                hobbits * int(e.hobbit_points),
            ),
            (msg("Gandalf, given by another"), int(e.gandalf_points) if e.gandalf in received else 0),
        ]
        return tuple((words, n) for words, n in parts if n)


def unique(zone: str, cards: list[str]) -> tuple[Piece, ...]:
    """pieces of a zone in which no card is twice"""
    return tuple(Piece(f"{zone}/{card}", face=card) for card in cards)


def several(zone: str, cards: list[str]) -> tuple[Piece, ...]:
    """pieces of a zone in which Mordor cards of one text are told apart by a number"""
    return tuple(Piece(f"{zone}/{card}/{cards[:i].count(card)}", face=card) for i, card in enumerate(cards))
