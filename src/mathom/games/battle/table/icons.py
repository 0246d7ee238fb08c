"""What the signs on companions and enemies say."""

from mathom.games.battle.components import Components
from mathom.games.battle.table.faces import ABILITIES
from mathom.kernel.inspection import Icon
from mathom.kernel.words import msg


def icons(c: Components) -> tuple[Icon, ...]:
    symbols = dict.fromkeys(symbol for card in (*c.companion, *c.enemy) for symbol in card.symbols)
    abilities = dict.fromkeys(card.ability for card in c.companion if card.ability)
    return (
        *(Icon(f"symbol-{s}", JOKER if s == "joker" else msg(s), s, ("symbols",)) for s in symbols),
        *(Icon(f"ability-{a}", ABILITIES[a], a, ("ability",)) for a in abilities),
    )


JOKER = msg("joker: counts as any one symbol")
