"""What the pieces are, in words."""

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.components import Components
from mathom.games.ringbearer.table.notation import (
    card_name,
    dark_name,
)
from mathom.games.ringbearer.terms import HELPERS
from mathom.kernel.view import Face
from mathom.kernel.words import msg

SYMBOL_TEXTS = {
    terms.GANDALF: msg("puts Gandalf before the tile of the fellowship, where he stops the Black Riders once"),
    terms.RING: msg("who uses it takes the ring; the bearer discards his Sauron cards"),
    terms.RIDERS_BACK: msg("the Black Riders go back one tile"),
    terms.STEP: msg("the fellowship goes one field on, without paying"),
    terms.REMOVE: msg("one Sauron card is discarded"),
    terms.DRAW_TWO: msg("puts Gandalf before the tile of the fellowship, or draws two cards"),
}
DARK_TEXTS = (
    msg("Gandalf is moved one tile on, at most to the tile of the fellowship"),
    msg("a card from the hand of a companion is discarded"),
    msg("one card that lies at a tile is discarded"),
    msg("one or two cards that lie at tiles are discarded"),
    msg("the fellowship goes one field back"),
    msg("the next step at a tile costs one more card of this colour"),
    msg("the last tile goes back on the stack"),
    msg("draws as many movement cards as were paid; the riders advance for each Sauron card"),
)


def faces(c: Components, edition: terms.Edition) -> dict[str, Face]:
    out: dict[str, Face] = {}
    for k, key in enumerate(edition.cards):
        symbol = terms.SYMBOL_OF[k] if k < HELPERS else terms.HELPER_SYMBOL[k - HELPERS]
        traits = {}
        if k < terms.JOKER:
            traits["colour"] = edition.colours[terms.COLOUR_OF[k]]
        elif k != terms.JOKER:
            traits["colour"] = "black" if k == terms.SAURON else "white"
        trait = terms.SYMBOL_WORDS[symbol] or {terms.JOKER: "joker", terms.SAURON: "sauron"}.get(k, "")
        if trait:
            traits["trait"] = trait
        text = SYMBOL_TEXTS.get(symbol)
        if k == terms.SAURON:
            text = msg("is laid before the bearer; the Black Riders advance one tile")
        if k == terms.JOKER:
            text = msg("stands for any colour")
        out[key] = Face(card_name(edition.colours, k), traits, text, c.card_provenance(k))
    for d, key in enumerate(edition.darks):
        toll = terms.SURCHARGE <= d < terms.SURCHARGE + terms.COLOURS
        i = d if d < terms.SURCHARGE else terms.SURCHARGE if toll else d - terms.COLOURS + 1
        traits = {"colour": "black", "trait": key, "cost": str(edition.costs[d])}
        if toll:
            traits["surcharge"] = edition.colours[d - terms.SURCHARGE]
        out[key] = Face(dark_name(edition.colours, d), traits, DARK_TEXTS[i], c.dark_provenance(d))
    for tile in c.tile:
        traits = {"region": tile.region, "tile": tile.id}
        if tile.no_actions:
            traits["no-actions"] = "yes"
        name = msg("Mount Doom") if tile.doom else msg("tile {name}", name=tile.id.upper())
        out[tile.id] = Face(name, traits, None, tile.provenance)
    out["fellowship"] = Face(msg("the fellowship"), {"figure": "fellowship"})
    out["riders"] = Face(msg("the Black Riders"), {"figure": "riders"})
    out["gandalf"] = Face(msg("Gandalf"), {"figure": "gandalf"})
    return out
