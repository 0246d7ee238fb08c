"""What the signs on cards, tiles and tokens say."""

from mathom.games.duel.components import Components
from mathom.games.duel.table.faces import chain_words, people_words, skill_words
from mathom.kernel.inspection import Icon
from mathom.kernel.words import msg


def icons(c: Components) -> tuple[Icon, ...]:
    skills = sorted({skill for card in c.card for skill in (*card.asks, *card.gives, *card.choice)})
    peoples = dict.fromkeys(card.people for card in c.card if card.people)
    chains = dict.fromkeys(card.chain for card in c.card if card.chain)
    return (
        Icon("coin", msg("coins: the price at the top left, or what you take"), "", ("price", "coins")),
        *(Icon(f"skill-{skill}", msg("skill: {skill}", skill=skill_words(skill)), skill, SKILLED) for skill in skills),
        *(
            Icon(f"people-{people}", msg("people: {people}", people=people_words(people)), people, ("people",))
            for people in peoples
        ),
        *(
            Icon(
                f"chain-{chain}",
                msg("chain symbol {chain}: who has it plays the card that asks for it free", chain=chain_words(chain)),
                chain,
                ("chain", "chain_from"),
            )
            for chain in chains
        ),
        Icon("ring", msg("ring: your figures go a step on the quest"), "", ("rings",)),
        *(
            Icon(f"region-{r.id}", msg("region: {region}", region=msg(r.name)), r.id, ("regions", "region"))
            for r in c.region
        ),
        Icon("unit-0", msg("units: armies placed in one of the regions shown"), "", ("units",)),
        Icon("remove-unit", msg("remove an enemy unit"), "", ("removes",)),
        Icon("lose-coin", msg("the opponent loses coins"), "", ("takes",)),
        Icon("move", msg("move a unit to a neighbouring region"), "", ("moves",)),
        Icon("extra-turn", msg("an extra turn follows this one"), "extra-turn", ("power",)),
        Icon("fortress-0", msg("fortress: holds its region until it is removed")),
    )


SKILLED = ("asks", "gives", "choice")
