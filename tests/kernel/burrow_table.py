"""What a seat, or a spectator, sees of Burrow."""

from __future__ import annotations

from kernel.burrow import BurrowGame
from kernel.burrow_position import Burrow
from kernel.burrow_terms import ASSIGN, DREW, DROPPED, LAID, LANTERN, NAMES, PASS, PLAY, PLAYED, SUPPORT, TURN_UP
from mathom.kernel.pile import Pile
from mathom.kernel.state import News, act_a, act_b, act_kind
from mathom.kernel.view import Event, Option, Piece, Result, Seat, View, Zone, ZoneKind
from mathom.kernel.words import msg

# by kind of news: for who knows the card, and for who does not
TOLD = [
    ("{who} draws {card}", "{who} draws a card"),
    ("{who} plays {card}", ""),
    ("{who} lays {card} face down", "{who} lays a card face down"),
    ("{who} discards {card} face down", "{who} discards a card face down"),
    ("{who} puts {card} back on top", "{who} puts a card back on top"),
    ("{who} looks at the top of a deck", ""),
    ("{who} shows the hand", ""),
    ("{who} rolls {n}", ""),
    ("{who} loses {card}", ""),
    ("the discard of {who} is shuffled", ""),
]


def view(game: BurrowGame, s: Burrow, seat: int | None, seq: int, who: tuple[str, ...]) -> View:
    bit = 0x80 if seat is None else 1 << seat
    zones = [zone_of(s, name, p, piles[p], bit) for name, piles in piles_of(s) for p in (0, 1)]
    lying = tuple(piece_of(s, c, bit) for c in s.pieces())
    options = s.actions() if seat is not None and seat == s.seat else []
    return View(
        game=game.key,
        seq=seq,
        viewer=seat,
        phase=msg("turn {n}", n=int(s.turn)),
        prompt=msg("the game is over") if s.over else msg("{who} is asked", who=who[s.seat]),
        seats=tuple(Seat(p, who[p], int(s.points[p]), to_act=s.seat == p) for p in (0, 1)),
        zones=(*zones, Zone("table", "space", msg("table"), size=len(lying), pieces=lying)),
        options=tuple(option_of(game, s, a) for a in options),
        events=tuple(event_of(n, bit, who) for n in s.news or ()),
        under_way=tuple(msg("{what}, step {n}", what=msg(f.name()), n=int(f.step)) for f in s.stack),
        result=result_of(s, who) if s.over else None,
    )


def result_of(s: Burrow, who: tuple[str, ...]) -> Result:
    first = 0 if s.points[0] >= s.points[1] else 1
    winners = (0, 1) if s.points[0] == s.points[1] else (first,)
    return Result((first, 1 - first), winners, msg("{who} leads", who=who[first]))


def piles_of(s: Burrow) -> tuple[tuple[str, list[Pile]], ...]:
    return ("hand", s.hand), ("deck", s.deck), ("discard", s.discard)


def zone_of(s: Burrow, name: str, owner: int, pile: Pile, bit: int) -> Zone:
    """bag by bag from the bottom: what the viewer knows to be in it, and the backs of the rest"""
    pieces: list[Piece] = []
    start, sizes = 0, [int(n) for n in pile.tops]
    for bag, size in enumerate([pile.size() - sum(sizes), *sizes]):
        cards = sorted(list(pile.cards)[start : start + size], key=lambda card: not card & bit)
        for i, card in enumerate(cards):
            face = NAMES[card >> 8] if card & bit else None
            place = card >> 8 if s.fault == "numbers" else i
            pieces.append(Piece(f"{name}:{owner}/{face or 'back'}/{bag}.{place}", face=face))
        start += size
    kind: ZoneKind = "hand" if name == "hand" else "stack"
    return Zone(f"{name}:{owner}", kind, msg(name), owner, len(pieces), tuple(pieces))


def piece_of(s: Burrow, c: int, bit: int) -> Piece:
    face = NAMES[s.kind[c]] if s.known[c] & bit else None
    return Piece(f"c{c}", face=face, marks=("tapped",) if s.tapped[c] else (), counters={"of": int(s.owner[c])})


def option_of(game: BurrowGame, s: Burrow, action: int) -> Option:
    text = game.notation(s, action)
    return Option(action, text, msg("{text}", text=text), clicked(s, action))


def clicked(s: Burrow, action: int) -> tuple[str, ...]:
    verb, a, b = act_kind(action), act_a(action), act_b(action)
    if verb in (ASSIGN, SUPPORT, TURN_UP):
        return (f"c{b if verb == TURN_UP else a}",)
    if verb == PASS:
        return ()
    return (f"hand:{s.seat}/{NAMES[a]}", *((f"deck:{b}",) if verb == PLAY and a == LANTERN else ()))


def event_of(n: News, bit: int, who: tuple[str, ...]) -> Event:
    seen = bool(n.knowers & bit)
    words = msg(TOLD[n.what][0 if seen else 1], who=who[n.seat], card=msg(NAMES[n.a]) if seen else "", n=n.b)
    return Event("say", words, n.seat, NAMES[n.a] if seen and n.what in (DREW, PLAYED, LAID, DROPPED) else None)
