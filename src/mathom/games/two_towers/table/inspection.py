"""What a thing on the table means to a player now, and why nothing comes of a click on it."""

from itertools import pairwise

from mathom.games.two_towers import terms
from mathom.games.two_towers.components import Components
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.scoring import points, ranking, valid_cards
from mathom.games.two_towers.table.refusals import refusal
from mathom.games.two_towers.terms import COLOURS, GANDALF, TRAITS
from mathom.kernel.errors import IllegalAction
from mathom.kernel.inspection import Note
from mathom.kernel.words import Msg, msg


def listed(parts: list[Msg]) -> Msg:
    out = parts[0]
    for part in parts[1:]:
        out = msg("{first}, {then}", first=out, then=part)
    return out


def about(s: TwoTowers, thing: str, names: tuple[str, ...], c: Components) -> tuple[Note, ...]:
    """of a place, who has how many valid cards there; of a card, which places still to come ask for it"""
    zone, _, name = thing.partition("/")
    place = zone.removeprefix("place:")
    if place in s.edition.places and s.edition.places.index(place) >= s.place and not s.over:
        return (standing(s, s.edition.places.index(place), names),)
    face = name.partition("/")[0]
    if face in s.edition.cards and s.edition.cards.index(face) != GANDALF and not s.over:
        return (asked_for(s, s.edition.cards.index(face) % COLOURS, c),)
    return ()


def wanted(s: TwoTowers, place: int) -> list[int]:
    return [trait for trait in range(TRAITS) if s.edition.wanted[place * TRAITS + trait]]


def standing(s: TwoTowers, place: int, names: tuple[str, ...]) -> Note:
    """TT-58, as the rows lie now"""
    counts = [sum(valid_cards(s, seat, trait) for trait in wanted(s, place)) for seat in range(s.seats)]
    words = listed([msg("{who} {n}", who=who, n=n) for who, n in zip(names, counts, strict=True)])
    return Note(msg("valid cards there now"), words, "TT-58")


def asked_for(s: TwoTowers, trait: int, c: Components) -> Note:
    ahead = [msg(c.place[p].name) for p in range(s.place, terms.PLACES + 1) if trait in wanted(s, p)]
    words = listed(ahead) if ahead else msg("nowhere any more")
    return Note(msg("counts at"), words, "TT-58", good=True if trait in wanted(s, s.place) else None)


def ties(s: TwoTowers, names: tuple[str, ...], c: Components) -> tuple[Note, ...]:
    """what puts one before another with as many points: TT-86 to TT-88"""
    place = msg(c.place[terms.PLACES].name)
    out = []
    for a, b in pairwise(ranking(s)):
        if points(s, a) != points(s, b):
            continue
        title = msg("{first} before {second}", first=names[a], second=names[b])
        if s.valid[a] == s.valid[b]:
            words, rule = msg("as many points and valid cards, but laid earlier at {place}", place=place), "TT-88"
        else:
            text = "as many points, but more valid cards at {place}: {mine} to {theirs}"
            words, rule = msg(text, place=place, mine=int(s.valid[a]), theirs=int(s.valid[b])), "TT-86"
        out.append(Note(title, words, rule))
    return tuple(out)


def clicked_in_vain(s: TwoTowers, things: tuple[str, ...]) -> IllegalAction | None:
    zone, _, name = things[-1].partition("/")
    card = name.partition("/")[0]
    if zone == "pile":
        return refusal(s, "draw")
    if zone == "discard":
        return IllegalAction(msg("no card is ever taken from the discard"), "TT-33")
    if zone == "open":
        return refusal(s, f"take {card}")
    if zone == f"hand:{s.seat}" and card:
        return no_hand_card(s, things, card)
    if zone.startswith("row:"):
        return IllegalAction(
            msg("laid cards stay where they lie; cards come from the hand, to the row of their colour"), "TT-56"
        )
    return None


def no_hand_card(s: TwoTowers, things: tuple[str, ...], card: str) -> IllegalAction | None:
    if s.phase == terms.TRAVEL:
        return refusal(s, f"offer {card}")
    first = things[0].partition("/")[2].partition("/")[0]
    return refusal(s, f"lay {first} {card}" if len(things) > 1 else f"lay {card}")
