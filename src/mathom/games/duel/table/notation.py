"""Actions as text."""

from mathom.games.duel import terms
from mathom.games.duel.rules import Duel
from mathom.kernel.state import act_a, act_b, act_kind

VERBS = [
    "play",
    "discard",
    "take",
    "place",
    "remove",
    "move",
    "raze",
    "rob",
    "keep",
    "ask",
    "burn",
    "fetch",
    "done",
    "decline",
]


def notation(s: Duel, action: int) -> str:
    e = s.edition
    kind, a = act_kind(action), act_a(action)
    verb = VERBS[kind]
    if kind in (terms.PLAY, terms.DISCARD, terms.BURN, terms.FETCH):
        return f"{verb} {e.cards[a]}"
    if kind == terms.TAKE:
        return f"{verb} {e.tiles[a]}"
    if kind in (terms.TO, terms.STRIKE, terms.TEAR_DOWN):
        return f"{verb} {e.regions[a]}"
    if kind == terms.MARCH:
        return f"{verb} {e.regions[a]} {e.regions[act_b(action)]}"
    if kind == terms.CHOOSE:
        return f"{verb} {e.tokens[a]}"
    if kind == terms.ASK:
        return f"{verb} {e.peoples[a]}"
    return verb
