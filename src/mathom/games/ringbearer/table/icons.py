"""What the signs on cards and tiles say."""

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.components import Components
from mathom.games.ringbearer.table.faces import SYMBOL_TEXTS
from mathom.games.ringbearer.table.notation import colour_words
from mathom.kernel.inspection import Icon
from mathom.kernel.words import msg


def icons(c: Components) -> tuple[Icon, ...]:
    symbols = {terms.SYMBOL_WORDS[symbol]: text for symbol, text in SYMBOL_TEXTS.items()}
    return (
        *(Icon(f"symbol-{name}", text, name, ("trait",)) for name, text in symbols.items()),
        Icon("symbol-joker", msg("Joker: stands for any colour"), "joker", ("trait",)),
        *(
            Icon(f"colour-{name}", msg("colour: {colour}", colour=colour_words(name)), name, ("colour", "surcharge"))
            for name in c.colours()
        ),
        Icon("symbol-no-actions", msg("on this tile cards cannot be used for their actions"), "yes", ("no-actions",)),
        Icon("symbol-doom", msg("Mount Doom: two cards of one colour and a ring")),
        Icon("symbol-reversed", msg("reversed: its holder does not see this card, all others do")),
    )
