"""Actions as text."""

from mathom.games.battle import terms
from mathom.games.battle.rules import Battle
from mathom.kernel.state import act_a, act_b, act_kind

VERBS = ("lay", "draw", "take", "move", "fight", "give", "discard", "done")


def place(slot: int) -> str:
    """a group as it is written; they are counted from 1"""
    return "new" if slot == terms.NEW else str(slot + 1)


def notation(s: Battle, action: int) -> str:
    e, kind, a, b = s.edition, act_kind(action), act_a(action), act_b(action)
    if kind == terms.LAY:
        return f"lay {e.companions[a]} {place(b)}"
    if kind == terms.DRAW:
        return "draw"
    if kind == terms.TAKE:
        return f"take {e.companions[a]} {place(b)}"
    if kind == terms.MOVE:
        return f"move {e.companions[e.bombadil]} {place(a)}"
    if kind == terms.FIGHT:
        return f"fight {place(a)} {','.join(e.enemies[enemy] for enemy in enemies(s, b))}"
    if kind == terms.GIVE:
        return " ".join(["give", *(f"{e.companions[hobbit]} {owner + 1}" for hobbit, owner in gifts(s, a))])
    if kind == terms.DISCARD:
        return f"discard {(e.enemies if a == terms.ENEMY_CARD - terms.COMPANIONS else e.companions)[b]}"
    return "done"


def enemies(s: Battle, against: int) -> list[int]:
    """a set of places as the enemies there, from left to right"""
    return [int(s.open[i]) for i in reversed(range(len(s.open))) if against >> i & 1]


def members(cards: int) -> list[int]:
    """a set of cards as a list"""
    return [k for k in range(terms.COMPANIONS) if cards >> k & 1]


def gifts(s: Battle, given: int) -> list[tuple[int, int]]:
    """(hobbit, who gets it)"""
    owners = {h: (given >> 3 * s.edition.hobbit_index[h] & 7) - 1 for h in members(s.edition.hobbits)}
    return [(hobbit, owner) for hobbit, owner in owners.items() if owner >= 0]
