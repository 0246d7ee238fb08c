"""The table: what a viewer sees of a state."""

from mathom.games.battle import terms
from mathom.games.battle.chronicle import TEXTS, Chronicle
from mathom.games.battle.components import Card, Components
from mathom.games.battle.notation import enemies, gifts, members, notation, place
from mathom.games.battle.payment_words import joined, payment, payment_words
from mathom.games.battle.rules import Battle
from mathom.kernel.components import least_sure
from mathom.kernel.state import act_a, act_b, act_kind
from mathom.kernel.view import Face, Option, Piece, Result, Seat, View, Zone
from mathom.kernel.words import Msg, msg, msgs

ABILITIES = {
    "hobbit": msg(
        "In a fight it may once borrow all symbols of a card lying before another player, who then gets this card: "
        "1 point at the end."
    ),
    "double": msg("In a fight one symbol of this group counts twice."),
    "gimli": msg("Gandalf cannot take him and no counterattack removes him. Hobbits may borrow from him."),
    "legolas": msg("After a fight he stays before you as the first card of a new group."),
    "gandalf": msg(
        "When you play him you may take a card lying before another player and lay it at a group of yours. "
        "That player gets Gandalf: 2 points at the end."
    ),
    "bombadil": msg("In your turn he may change groups, before a fight or after drawing."),
    "aragorn": msg("After playing him you may at once play another hand card."),
    "glorfindel": msg("One extra symbol of any kind against an enemy with more than two symbols."),
    "treebeard": msg("One extra symbol of any kind against a leader."),
    "angbor": msg("After playing him you may at once draw a card, unless you have five."),
}
MORDOR_NAMES = {
    "hand": msg("Mordor: hand card"),
    "laid": msg("Mordor: laid companion"),
    "enemy": msg("Mordor: beaten enemy"),
}


LOSSES = {
    terms.HAND_CARD: msg("Choose the hand card that you give up"),
    terms.LAID_CARD: msg("Choose the companion that you give up"),
    terms.ENEMY_CARD: msg("Choose the beaten enemy that you give up"),
}


def names(c: Components) -> dict[str, Msg]:
    """of companions and enemies, by id"""
    cards: list[Card] = [*c.companion, *c.enemy]
    return {card.id: msg(card.name) for card in cards}


def faces(c: Components) -> dict[str, Face]:
    out: dict[str, Face] = {}
    signs = {symbol.id: symbol.told("id", "colour") for symbol in c.symbol}
    for card in c.companion:
        traits = {"kind": "companion", "symbols": ",".join(card.symbols)}
        if card.ability:
            traits["ability"] = card.ability
        words = listed(card.symbols)
        if card.ability:
            words = msg("{symbols}. {text}", symbols=words, text=ABILITIES[card.ability])
        told = least_sure(card.told("name", "symbols", "ability"), *(signs[symbol] for symbol in card.symbols))
        out[card.id] = Face(msg(card.name), traits, words, told)
    for i, text in enumerate(("hand", "laid", "enemy")):
        row = next(m for m in c.mordor if m.text == text)
        traits = {"kind": "mordor", "text": text}
        out[f"mordor-{text}"] = Face(MORDOR_NAMES[text], traits, TEXTS[terms.HAND_CARD + i], row.told("text"))
    for enemy in c.enemy:
        traits = {"kind": "enemy", "symbols": ",".join(enemy.symbols), "points": str(enemy.points)}
        if enemy.leader:
            traits["leader"] = "1"
        worth = msgs("{n} point", "{n} points", enemy.points)
        if enemy.leader:
            worth = msgs("leader, {n} point", "leader, {n} points", enemy.points)
        words = msg("{symbols}. {text}", symbols=listed(enemy.symbols), text=worth)
        told = enemy.told("name", "symbols", "points", "leader")
        told = least_sure(told, *(signs[symbol] for symbol in enemy.symbols))
        out[enemy.id] = Face(msg(enemy.name), traits, words, told)
    out["back-ring"] = Face(msg("a ring card, face down"), {"kind": "back"})
    out["back-enemy"] = Face(msg("an enemy, face down"), {"kind": "back"})
    return out


def listed(symbols: list[str]) -> Msg:
    return joined([msg(symbol) for symbol in symbols])


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
            options=self.options(),
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
            score=s.points(i),
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

    # -- what can be done

    def options(self) -> tuple[Option, ...]:
        if self.viewer is None or self.s.seat != self.viewer:
            return ()
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
        ways = s.loans(slot, against)
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
        lent = s.loans(s.fighting, s.against)[by_owner]
        parts = [
            msg("give {card} to {who}", card=self.words[e.companions[hobbit]], who=self.who[owner])
            for hobbit, owner in given
        ]
        of = {owner: [card for card in lent if s.owner_of(card) == owner] for _, owner in given}
        on = tuple(z for hobbit, owner in given for z in (self.piece(hobbit), self.piece(of[owner].pop(0))))
        note = payment_words(s, payment(s, s.fighting, s.against, lent), self.words)
        return Option(action, text, joined(parts), on, "give", note)

    def result(self) -> Result | None:
        s = self.s
        if s.phase != terms.ENDED:
            return None
        ranking = tuple(s.ranking())
        winners = tuple(i for i in ranking if s.winning(i))
        n = s.points(ranking[0])
        if len(winners) == 1:
            words = msgs("{who} wins with {n} point", "{who} wins with {n} points", n, who=self.who[ranking[0]])
        else:
            together = self.who[winners[0]] + "".join(f", {self.who[i]}" for i in winners[1:])
            words = msgs("{who} win together with {n} point", "{who} win together with {n} points", n, who=together)
        return Result(ranking, winners, words, tuple(self.sums(i) for i in range(s.seats)))

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
