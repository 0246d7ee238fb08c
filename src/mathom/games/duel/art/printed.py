"""What is printed on the cards, tiles and tokens of the component file: the keys of their signs."""

from typing import NamedTuple

from mathom.games.duel.components import Card, Tile


class Printed(NamedTuple):
    colour: str
    chapter: int
    price: list[str]
    effect: list[str]
    units: int
    chain_from: str
    chain: str
    people: str


def skills(asked: dict[str, int]) -> list[str]:
    return [f"skill-{name}" for name, n in asked.items() for _ in range(n)]


def between(keys: list[str]) -> list[str]:
    """one or the other"""
    return [part for key in keys for part in ("or", key)][1:]


def on_card(card: Card) -> Printed:
    return Printed(
        card.colour,
        card.chapter,
        [f"coins-{card.price}"] * (card.price > 0) + skills(card.asks),
        skills(card.gives)
        + between([f"skill-{name}" for name in card.choice])
        + [f"coins-{card.coins}"] * (card.coins > 0)
        + ["ring"] * card.rings
        + [f"people-{card.people}"] * (card.people != "")
        + between([f"region-{name}" for name in card.regions])
        + ["remove-unit"] * card.removes
        + ["lose-coin"] * card.takes
        + ["move"] * card.moves,
        card.units,
        card.chain_from,
        card.chain,
        card.people,
    )


def on_tile(tile: Tile) -> list[str]:
    """what it does after its fortress is built"""
    return (
        ["unit"] * tile.units
        + [f"coins-{tile.coins}"] * (tile.coins > 0)
        + ["grey-card-away"] * tile.grey
        + ["move"] * tile.moves
        + ["ring"] * tile.rings
        + ["two-tokens"] * tile.alliance
        + ["from-pile"] * tile.recall
    )


# the signs of what each token does: when, and what then
POWERS = {
    "yellow-extra-turn": ["card-yellow", "then", "extra-turn"],
    "red-anywhere": ["card-red", "then", "any-region"],
    "wild-skill": ["any-skill"],
    "no-surcharge": ["no-surcharge"],
    "tile-extra-turn": ["tile", "then", "extra-turn"],
    "green-moves": ["card-green", "then", "move", "move"],
    "eagle": ["people-eagle"],
    "blue-unit": ["card-blue", "then", "unit"],
    "chain-coins": ["links", "then", "coins-3"],
    "yellow-step": ["card-yellow", "then", "ring"],
    "red-unit": ["card-red", "then", "one-more", "unit"],
    "double-discard": ["to-pile", "then", "coin", "coin"],
    "extra-turn": ["extra-turn"],
    "raze": ["remove-fortress"],
    "three-deeds": ["remove-unit", "lose-coin", "move"],
    "steps": ["ring", "ring"],
    "units": ["unit", "unit"],
    "recall": ["from-pile"],
}
AT_ONCE = ("ents", "wizards")  # peoples whose tokens work once, when they are gained
