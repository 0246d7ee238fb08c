"""What cards, tiles and tokens are, in words."""

from mathom.games.duel.components import Card, Components, Tile
from mathom.kernel.view import Face
from mathom.kernel.words import Msg, msg, msg_in, msgs

POWERS = {
    "yellow-extra-turn": msg("after you play a yellow card: an extra turn"),
    "red-anywhere": msg("you place the units of a red card in any one region"),
    "wild-skill": msg("once per turn one skill of your choice"),
    "no-surcharge": msg("tiles cost you no coins for your fortresses"),
    "tile-extra-turn": msg("after you take a tile: an extra turn"),
    "green-moves": msg("after you play a green card: 2 moves"),
    "eagle": msg("the eagle, one of the six peoples you need"),
    "blue-unit": msg("after you play a blue card: 1 unit in any region"),
    "chain-coins": msg("after you play a card by its chain symbol: 3 coins"),
    "yellow-step": msg("after you play a yellow card: 1 step"),
    "red-unit": msg("you place one more unit with a red card"),
    "double-discard": msg("you take twice the coins for a discarded card"),
    "extra-turn": msg("at once: an extra turn"),
    "raze": msg("at once: remove an enemy fortress"),
    "three-deeds": msg("at once, three times: remove an enemy unit, or the opponent loses a coin, or move a unit"),
    "steps": msg("at once: 2 steps"),
    "units": msg("at once: 2 units, in one region or in two"),
    "recall": msg("at once: play a card from the discard pile"),
}


def listed(parts: list[Msg]) -> Msg:
    """a, b, c"""
    out = parts[0]
    for part in parts[1:]:
        out = msg("{first}, {then}", first=out, then=part)
    return out


def skill_words(skill: str) -> Msg:
    return msg_in("skill", skill)


def people_words(people: str) -> Msg:
    return msg_in("people", people)


def chain_words(chain: str) -> Msg:
    return msg_in("chain", chain)


def coin_words(n: int) -> Msg:
    return msgs("{n} coin", "{n} coins", n)


def step_words(n: int) -> Msg:
    return msgs("{n} step", "{n} steps", n)


def move_words(n: int) -> Msg:
    return msgs("{n} move of a unit", "{n} moves of units", n)


def skills_words(skills: dict[str, int]) -> list[Msg]:
    """each symbol by itself, as it is printed"""
    return [skill_words(s) for s, n in skills.items() for _ in range(n)]


def card_words(c: Components, card: Card) -> Msg:
    if card.colour == "grey":
        if card.choice:
            parts = [skill_words(s) for s in card.choice]
            either = parts[0]
            for part in parts[1:]:
                either = msg("{first} or {then}", first=either, then=part)
            return msg("grey card ({effect})", effect=either)
        return msg("grey card ({effect})", effect=listed(skills_words(card.gives)))
    if card.colour == "yellow":
        return msg("yellow card ({effect})", effect=coin_words(card.coins))
    if card.colour == "blue":
        return msg("blue card ({effect})", effect=msgs("{n} ring", "{n} rings", card.rings))
    if card.colour == "green":
        return msg("green card ({effect})", effect=people_words(card.people))
    if card.colour == "red":
        names = {r.id: msg(r.name) for r in c.region}
        regions = msg("{first} or {then}", first=names[card.regions[0]], then=names[card.regions[1]])
        return msg("red card ({effect})", effect=units_words(card.units, regions))
    return msg("purple card ({effect})", effect=listed(purple_words(card)))


def units_words(n: int, region: Msg) -> Msg:
    return msgs("{n} unit in {region}", "{n} units in {region}", n, region=region)


def purple_words(card: Card) -> list[Msg]:
    out = []
    if card.removes:
        out.append(msgs("remove {n} enemy unit", "remove {n} enemy units", card.removes))
    if card.takes:
        out.append(msgs("the opponent loses {n} coin", "the opponent loses {n} coins", card.takes))
    if card.moves:
        out.append(move_words(card.moves))
    return out


def price_words(price: int, asks: dict[str, int]) -> Msg:
    parts = ([coin_words(price)] if price else []) + skills_words(asks)
    return msg("price: {price}", price=listed(parts)) if parts else msg("free of charge")


def card_text(card: Card) -> Msg:
    """its price and its chain symbols"""
    text = price_words(card.price, card.asks)
    if card.chain_from:
        text = msg("{text}; free with {chain}", text=text, chain=chain_words(card.chain_from))
    if card.chain:
        text = msg("{text}; shows {chain}", text=text, chain=chain_words(card.chain))
    return text


def tile_effects(c: Components, tile: Tile) -> list[Msg]:
    region = next(msg(r.name) for r in c.region if r.id == tile.region)
    out = [msg("a fortress in {region}", region=region)]
    if tile.units:
        out.append(units_words(tile.units, region))
    if tile.coins:
        out.append(coin_words(tile.coins))
    if tile.moves:
        out.append(move_words(tile.moves))
    if tile.grey:
        out.append(msg("the opponent discards a grey card of your choice"))
    if tile.rings:
        out.append(step_words(tile.rings))
    if tile.alliance:
        out.append(msg("one of the two upper tokens of a people"))
    if tile.recall:
        out.append(msg("play a card from the discard pile"))
    return out


def traits_of(card: Card) -> dict[str, str]:
    """for art and layout; a list is written with blanks"""
    counted = {"price": card.price, "coins": card.coins, "rings": card.rings, "units": card.units}
    counted |= {"removes": card.removes, "takes": card.takes, "moves": card.moves}
    out = {"colour": card.colour, "chapter": str(card.chapter)}
    out |= {name: str(n) for name, n in counted.items() if n}
    named = {"asks": symbols(card.asks), "gives": symbols(card.gives), "choice": " ".join(card.choice)}
    named |= {"regions": " ".join(card.regions), "people": card.people}
    named |= {"chain": card.chain, "chain_from": card.chain_from}
    return out | {name: words for name, words in named.items() if words}


def symbols(skills: dict[str, int]) -> str:
    return " ".join(s for s, n in skills.items() for _ in range(n))


def faces(c: Components) -> dict[str, Face]:
    out: dict[str, Face] = {}
    for card in c.card:
        out[card.id] = Face(card_words(c, card), traits_of(card), card_text(card), card.provenance)
    for tile in c.tile:
        text = msg(
            "{price}, and 1 coin for each of your fortresses; {effects}",
            price=price_words(0, tile.asks),
            effects=listed(tile_effects(c, tile)),
        )
        traits = {"region": tile.region, "asks": symbols(tile.asks)}
        out[tile.id] = Face(msg_in("tile", tile.name), traits, text, tile.provenance)
    for token in c.token:
        name = msg("{people}: {power}", people=people_words(token.people), power=POWERS[token.power])
        out[token.id] = Face(name, {"people": token.people, "power": token.power}, None, token.provenance)
    for i, side in enumerate((msg("unit of the Fellowship"), msg("unit of Sauron"))):
        out[f"unit-{i}"] = Face(side, {"side": str(i)})
    for i, side in enumerate((msg("fortress of the Fellowship"), msg("fortress of Sauron"))):
        out[f"fortress-{i}"] = Face(side, {"side": str(i)})
    out["frodo"] = Face(msg("Frodo and Sam"), {"side": "0"})
    out["nazgul"] = Face(msg("the Nazgûl"), {"side": "1"})
    return out
