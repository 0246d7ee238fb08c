"""What the pieces are, in words."""

from mathom.games.two_towers import terms
from mathom.games.two_towers.components import Components
from mathom.kernel.components import least_sure
from mathom.kernel.view import Face
from mathom.kernel.words import msg, msgs


def faces(c: Components, edition: terms.Edition) -> dict[str, Face]:
    out: dict[str, Face] = {}
    character, gandalf = (next(row for row in c.card if row.kind == kind) for kind in ("character", "gandalf"))
    for colour in c.colour:
        for trait in c.trait:
            name = msg("{colour} {trait}", colour=msg(colour.id), trait=msg(trait.id))
            told = least_sure(character.told("kind"), colour.told("id"), trait.told("id"))
            out[f"{colour.id}-{trait.id}"] = Face(name, {"colour": colour.id, "trait": trait.id}, None, told)
    text = msg("heads a new row and stands for its trait")
    out["gandalf"] = Face(msg("Gandalf"), {"trait": "any"}, text, gandalf.told("kind"))
    for tile in c.tile:
        name = msgs("tile of {n} point", "tile of {n} points", tile.value)
        out[f"tile-{tile.value}"] = Face(name, {"value": str(tile.value)}, None, tile.told("value"))
    return out
