"""Reads a position, saved or written by hand, and refuses one that names what is not there: the rules could not go on
with it."""

from collections.abc import Iterable
from typing import Any

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, REGIONS
from mathom.games.lidless_eye.gathering import Gathering
from mathom.games.lidless_eye.position.eye import Eye, empty
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.drawing import Draw, can_draw
from mathom.games.lidless_eye.rules.journey import Journey
from mathom.games.lidless_eye.rules.routes import CHANGED, NAMED, Route
from mathom.games.lidless_eye.rules.triggers import Order
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.setup import DeckChoice, Muster, SetUp
from mathom.games.lidless_eye.terms import HERO, MINION, NOWHERE, REGION_KINDS
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Reader
from mathom.kernel.state import OVER
from mathom.kernel.vecs import vec

SEATS = ("seat", "speaker", "attacker")  # what fields of things under way refer to
COMPANIES = ("company", "defender")
PIECES = (
    "who",
    "bearer",
    "item",
    "ally",
    "scout",
    "sage",
    "slayer",
    "creature",
    "target",
    "giver",
    "ring",
    "only",
    "striker",
    "loser",
)
LISTS_OF_PIECES = ("targets", "strikers", "wounded", "items", "who", "spared", "must", "elders", "heirs", "sick")
OF_EACH_STRIKE = ("excess", "faced", "outcomes")  # lists as long as that of the targets
LIMIT = 1 << 24  # no number of the game is larger
ALL_KNOW = 1 << 8  # a bit for each seat, and for those who watch
NUMBERS_OF_SEATS = (1, 2, 3, 4, 5)
OLD_NUMBERS = [
    "banners-of-the-south",
    "raiders-of-mordor",
    "seekers-of-the-rings",
    "shadows-of-dol-guldur",
    "own",
]


def read(data: dict[str, Any], dice: Dice) -> Eye:
    """a position that the rules can go on with"""
    s = from_json(data, dice)
    check(s, data)
    return s


def from_json(data: dict[str, Any], dice: Dice) -> Eye:
    """the position so written, of which is looked at only what is needed to read it"""
    seats = data.get("seats", 2)
    if seats not in NUMBERS_OF_SEATS or type(seats) is not int:
        raise BadPosition(f"seats: {seats!r} is not a number from 1 to 5")
    s = empty(dice, seats)
    if "camps" in data:
        s.camp = camps_of(data["camps"], seats)
    if "deck names" in data:
        data = with_names_of_decks(data)
    reader = Reader(data)
    s.fields(reader)
    reader.finish()
    if sorted(set(s.order)) != sorted(s.order) or not all(p < s.n for p in s.order) or len(s.order) < 2:
        raise BadPosition(f"order: {list(s.order)} are not two or more of {s.n} seats")
    if not s.stack:
        raise BadPosition("stack: nothing is under way; the bottom is a Turn")
    for frame in s.stack:
        if isinstance(frame, DeckChoice):
            frame.check(s)
    s.index()
    return s


def with_names_of_decks(data: dict[str, Any]) -> dict[str, Any]:
    """a position from when decks were saved by their numbers, and there were four"""
    out = {key: value for key, value in data.items() if key != "deck names"}
    for p, number in enumerate(data["deck names"]):
        if type(number) is not int or not -1 <= number < len(OLD_NUMBERS):
            raise BadPosition(f"deck names: {number!r} is not the number of a deck")
        if number >= 0:
            out[f"list {p}"] = OLD_NUMBERS[number]
    return out


def camps_of(camps: Any, seats: int) -> vec[i64]:
    """by seat, as a position says it: it is told only where a Wizard player takes part"""
    if not isinstance(camps, list) or len(camps) != seats or any(camp not in (MINION, HERO) for camp in camps):
        raise BadPosition(f"camps: {camps!r} are not {MINION} or {HERO} for each of {seats} seats")
    return vec[i64](camps)


def check(s: Eye, data: dict[str, Any]) -> None:
    """`data`: as it was written, for what is under way"""
    pieces, companies = len(s.kind), len(s.co_owner)
    within("seat", s.seat, OVER, s.players)
    within("active", s.active, 0, s.n)
    within("now", s.now, -1, companies)
    within("fresh", s.fresh, -1, pieces)
    within("clash", s.clash, -1, companies)
    within("victor", s.victor, -1, s.players + 1 if s.players > 1 else 1)
    within("turn", s.turn, 0, LIMIT)
    within("decks", s.decks, 1, 5)
    within("fallen", s.fallen, 0, 2)
    within("council", s.council, -1, s.n)
    for name in ("calling", "limit", "result", "spoken", "extra"):
        within(name, data.get(name, 0), -LIMIT, LIMIT)
    for name in ("score", "exhausted", "once"):
        check_numbers(name, data.get(name, ()), -LIMIT, LIMIT)
    for name in ("wraith", "chosen", "stored for plain points"):
        check_numbers(name, data.get(name, ()), -1, len(KINDS))
    if any(p < 0 for p in s.order) or any(p < -1 for p in data.get("order", ())):
        raise BadPosition("order: there is no such seat")
    if s.seat != OVER and (s.active not in s.order or s.seat not in s.order):
        raise BadPosition("active: this seat has dropped out")
    for c in range(pieces):
        where = f"pieces.{c}"
        if s.zone[c] == NOWHERE:
            continue
        within(f"{where}.card", s.kind[c], 0, LIMIT)
        within(f"{where}.of", s.owner[c], 0, s.n)
        within(f"{where}.on", s.host[c], -1, pieces)
        within(f"{where}.company", s.co[c], -1, companies)
        within(f"{where}.known", s.known[c], 0, ALL_KNOW)
        within(f"{where}.mark", s.mark[c], -LIMIT, LIMIT)
        within(f"{where}.used", s.used[c], 0, LIMIT)
        check_hosts(s, c)
    for i in range(companies):
        where = f"companies.{i}"
        within(f"{where}.of", s.co_owner[i], -1, s.players)
        if s.co_owner[i] >= 0 and s.co_owner[i] not in s.order:
            raise BadPosition(f"{where}.of: this seat has dropped out")
        within(f"{where}.limit", s.co_limit[i], -LIMIT, LIMIT)
        within(f"{where}.did", s.co_did[i], 0, LIMIT)
        for region in s.route[i * ROUTE : (i + 1) * ROUTE]:
            within(f"{where}.region", region, -1, (1 + len(REGION_KINDS)) * CHANGED)
            within(f"{where}.region", region % CHANGED if region >= 0 else 0, 0, NAMED + len(REGIONS))
    for i, frame in enumerate(data.get("stack", ())):
        check_under_way(f"stack.{i}", frame, s, companies, pieces)
    check_stack(s)
    if any(isinstance(frame, Gathering) for frame in s.stack) and len(s.order) != s.n:
        raise BadPosition("order: nobody drops out before the game has begun")
    try:
        stuck = s.seat != OVER and not s.actions()
    except (NotImplementedError, LookupError):
        stuck = True
    if stuck:
        raise BadPosition("stack: what is under way asks nobody anything")


def check_stack(s: Eye) -> None:
    """what lies below what: turns go on when all else is done, and nobody is mustered twice"""
    top = s.stack[-1]
    if isinstance(top, Draw) and s.seat != OVER and not can_draw(s, top.seat):
        raise BadPosition("stack: nobody is asked to draw where nothing is left to be drawn")
    if [isinstance(frame, Turn) for frame in s.stack] != [True] + [False] * (len(s.stack) - 1):
        raise BadPosition("stack: the bottom is a Turn, and nothing else is")
    mustered: set[int] = set()
    for i, frame in enumerate(s.stack):
        if isinstance(frame, Journey) and i != 1:
            raise BadPosition(f"stack.{i}: a journey is part of a turn")
        if isinstance(frame, SetUp) and i != 1:
            raise BadPosition(f"stack.{i}: nothing comes before the game is set up")
        if isinstance(frame, Muster):
            if frame.seat in mustered or frame.seat not in s.order:
                raise BadPosition(f"stack.{i}.seat: every seat musters once")
            mustered.add(frame.seat)
        below = s.stack[i - 1]
        if isinstance(frame, Route) and not (isinstance(below, Journey) and below.company == frame.company):
            raise BadPosition(f"stack.{i}: a route is that of the journey below it")
        if isinstance(frame, Order) and len(frame.sources) >= i:
            raise BadPosition(f"stack.{i}.sources: there are not so many things below it")


def check_hosts(s: Eye, c: int) -> None:
    """what a piece lies with lies with something in its turn, and this comes to an end"""
    at, steps = c, 0
    while s.host[at] >= 0:
        at = s.host[at]
        steps += 1
        if s.zone[at] == NOWHERE or steps > len(s.kind):
            raise BadPosition(f"pieces.{c}.on: nothing lies there")


def check_under_way(where: str, frame: dict[str, Any], s: Eye, companies: int, pieces: int) -> None:
    check_size(where, frame)
    for name in SEATS:
        if isinstance(value := frame.get(name), int) and value not in s.order:
            raise BadPosition(f"{where}.{name}: {value} is not among those who play")
    for names, many in ((COMPANIES, companies), (PIECES, pieces)):
        for name in names:
            if isinstance(value := frame.get(name), int):
                within(f"{where}.{name}", value, -1, many)
    if frame.get("is") == "Chain":
        check_chain(where, frame, s, pieces)
    for name in LISTS_OF_PIECES:
        if isinstance(found := frame.get(name), list):
            check_numbers(f"{where}.{name}", found, 0, pieces)
    if "targets" in frame or "facing" in frame:
        targets = len(frame.get("targets", ()))
        within(f"{where}.facing", frame.get("facing", -1), -1, targets)
        for name in (*OF_EACH_STRIKE, "strikers") if frame.get("is") == "Clash" else OF_EACH_STRIKE:
            if len(frame.get(name, ())) != targets:
                raise BadPosition(f"{where}.{name}: one for each of the targets")


def check_chain(where: str, frame: dict[str, Any], s: Eye, pieces: int) -> None:
    links = frame.get("links", ())
    for seat in (frame.get("first", 0), *(link.get("by", 0) for link in links)):
        if seat not in s.order:
            raise BadPosition(f"{where}: {seat} is not among those who play")
    for link in links:
        within(f"{where}.card", link.get("card", 0), -1, pieces)
        if "kind" not in link:
            raise BadPosition(f"{where}.kind: nothing is declared")


def check_size(where: str, part: Any) -> None:
    """numbers at any depth"""
    if isinstance(part, int):
        within(where, part, -LIMIT, LIMIT)
    for name, value in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ():
        check_size(f"{where}.{name}", value)


def check_numbers(where: str, numbers: Iterable[int], first: int, behind: int) -> None:
    for i, value in enumerate(numbers):
        within(f"{where}.{i}", value, first, behind)


def within(name: str, value: int, first: int, behind: int) -> None:
    if not first <= value < behind:
        raise BadPosition(f"{name}: {value} is not among those there are")
