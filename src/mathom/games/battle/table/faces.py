"""What the pieces are, in words."""

from mathom.games.battle import terms
from mathom.games.battle.components import Card, Components
from mathom.games.battle.table.chronicle import TEXTS
from mathom.games.battle.table.payment_words import joined
from mathom.kernel.components import least_sure
from mathom.kernel.view import Face
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
