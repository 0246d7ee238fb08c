"""What a thing on the table means to a player now, and why nothing comes of a click on it."""

from itertools import pairwise

from mathom.games.battle import terms
from mathom.games.battle.fights import missing, possible, wanted
from mathom.games.battle.rules import Battle
from mathom.games.battle.scoring import points, ranking
from mathom.games.battle.table.notation import members
from mathom.games.battle.table.refusals import refusal
from mathom.kernel.errors import IllegalAction
from mathom.kernel.inspection import Note
from mathom.kernel.words import Msg, msg, msgs


def groups_of(s: Battle, seat: int) -> list[int]:
    return [slot for slot in range(s.slots[seat]) if s.group[seat * terms.SLOTS + slot]]


def about(s: Battle, seat: int, thing: str) -> tuple[Note, ...]:
    """of an enemy, how far each own group is from beating it: BA-20"""
    zone, _, name = thing.partition("/")
    lying = [s.edition.enemies[enemy] for enemy in s.open]
    if zone != "enemies" or name not in lying:
        return ()
    against = 1 << lying.index(name)
    return tuple(match(s, seat, slot, against) for slot in groups_of(s, seat))


def match(s: Battle, seat: int, slot: int, against: int) -> Note:
    strength = s.strength[seat * terms.SLOTS + slot]
    title, lacking = msg("your group {number}", number=slot + 1), missing(s, strength, 0, against)
    if lacking <= 0:
        return Note(title, msg("has all symbols to beat it"), "BA-20", good=True)
    words = msgs("lacks {n} symbol to beat it", "lacks {n} symbols to beat it", lacking)
    if seat == s.active and possible(s, strength, wanted(s, against), against):
        return Note(title, msg("{lacking}, which hobbits can borrow", lacking=words), "BA-51", good=True)
    return Note(title, words, "BA-20", good=False)


def ties(s: Battle, names: tuple[str, ...]) -> tuple[Note, ...]:
    """what puts one before another with as many points, if anything does: BA-86 to BA-88"""
    out = []
    for a, b in pairwise(ranking(s)):
        mine, theirs = (len(members(s.beaten[i])) for i in (a, b))
        if points(s, a) != points(s, b):
            continue
        if mine == theirs:
            title = msg("{first} beside {second}", first=names[a], second=names[b])
            words = msgs("as many points and {n} enemy beaten each", "as many points and {n} enemies beaten each", mine)
            out.append(Note(title, words, "BA-88"))
        else:
            title = msg("{first} before {second}", first=names[a], second=names[b])
            words = msg("as many points, but more enemies beaten: {mine} to {theirs}", mine=mine, theirs=theirs)
            out.append(Note(title, words, "BA-86"))
    return tuple(out)


def clicked_in_vain(s: Battle, things: tuple[str, ...], names: dict[str, Msg]) -> IllegalAction | None:
    zone, _, rest = things[-1].partition("/")
    card = rest.partition("/")[0]
    if s.phase == terms.LOSS and card in names:
        return refusal(s, f"discard {card}", names)
    if zone == "ring-pile":
        return refusal(s, "draw", names)
    if zone == f"hand:{s.seat}" and card:
        return refusal(s, f"lay {card} new", names)
    if zone == "enemies" and card:
        return no_fight(s, things, card, names)
    if zone.startswith(f"group:{s.seat}:"):
        return no_group(s, zone.rpartition(":")[2], names)
    if zone.startswith("group:") and card:
        return refusal(s, f"take {card} new", names)
    return None


def no_fight(s: Battle, things: tuple[str, ...], enemy: str, names: dict[str, Msg]) -> IllegalAction | None:
    """with the group clicked before, or with any"""
    if things[0].startswith(f"group:{s.seat}:"):
        return refusal(s, f"fight {things[0].rpartition(':')[2]} {enemy}", names)
    if s.phase in (terms.TURN, terms.DREW):
        return refusal(s, f"fight 1 {enemy}", names)
    return IllegalAction(msg("no group of yours covers all symbols of this enemy"), "BA-20")


def no_group(s: Battle, number: str, names: dict[str, Msg]) -> IllegalAction | None:
    if s.phase == terms.TURN:
        return IllegalAction(msg("first choose the hand card that you lay, then its group"), "BA-12")
    if s.phase == terms.DREW:
        return refusal(s, f"fight {number} ?", names)
    return IllegalAction(msg("this group does not cover all symbols of any open enemy"), "BA-20")
