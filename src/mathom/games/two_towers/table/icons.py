"""What the signs on cards and places say."""

from mathom.games.two_towers.components import Components
from mathom.kernel.inspection import Icon
from mathom.kernel.words import msg


def icons(c: Components) -> tuple[Icon, ...]:
    return (
        *(Icon(f"trait-{t.id}", msg("trait: {trait}", trait=msg(t.id)), t.id, ("trait",)) for t in c.trait),
        *(
            Icon(f"colour-{k.id}", msg("colour of a row: {colour}", colour=msg(k.id)), k.id, ("colour",))
            for k in c.colour
        ),
        Icon("ring", msg("the ring: who holds it has the first turn")),
        Icon("marker", msg("the fellowship: when it reaches a place, the place is scored")),
    )
