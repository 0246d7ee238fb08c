"""The table: what a viewer sees of a state."""

from functools import lru_cache

from mathom.games.two_towers import terms
from mathom.games.two_towers.components import Components
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.scoring import points, ranking, valid_here
from mathom.games.two_towers.table.chronicle import Chronicle
from mathom.games.two_towers.table.map import edges, nodes
from mathom.games.two_towers.table.offers import Offers
from mathom.games.two_towers.terms import Edition
from mathom.kernel.view import Piece, Result, Seat, View, Zone
from mathom.kernel.words import Msg, msg, msgs

MANY = 1024  # of each thing that is kept; several hundred tables have theirs


class Table:
    """Builds the view of one state for one viewer."""

    def __init__(
        self, s: TwoTowers, components: Components, viewer: int | None, seq: int, names: tuple[str, ...]
    ) -> None:
        self.s = s
        self.e = s.edition
        self.components = components
        self.viewer = viewer
        self.seq = seq
        self.names = names
        self.place_names = {p.id: p.name for p in components.place}

    def view(self) -> View:
        s = self.s
        return View(
            game="two-towers",
            seq=self.seq,
            viewer=self.viewer,
            phase=self.phase(),
            prompt=self.prompt(),
            seats=tuple(self.seat(i) for i in range(self.s.seats)),
            zones=(*self.middle(), *self.places(), *(z for i in range(self.s.seats) for z in self.before(i))),
            nodes=nodes(s, self.components),
            edges=edges(self.e, tuple(s.paths)),
            options=Offers(s).options() if s.seat == self.viewer else (),
            events=Chronicle(s, self.viewer, self.names, self.place_names).events(),
            result=self.result(),
        )

    def place(self, i: int) -> Msg:
        return msg(self.place_names[self.e.places[i]])

    # -- words

    def phase(self) -> Msg:
        s = self.s
        if s.phase == terms.ENDED:
            return msg("The journey is over")
        if s.phase == terms.LAYING:
            return msg(
                "Round {round} of {rounds}: laying cards at {place}",
                round=s.place,
                rounds=terms.PLACES,
                place=self.place(s.place),
            )
        return msg(
            "Round {round} of {rounds}: the road to {place}, field {field} of {fields}",
            round=s.place,
            rounds=terms.PLACES,
            place=self.place(s.place),
            field=s.field + 1,
            fields=s.paths[s.place - 1],
        )

    def prompt(self) -> Msg:
        s = self.s
        if s.phase == terms.ENDED:
            return msg("The game is over")
        if s.seat != self.viewer:
            text = "{who} takes a card" if s.phase == terms.TRAVEL else "{who} lays cards"
            return msg(text, who=self.names[s.seat])
        if s.phase == terms.LAYING:
            wanted = self.symbols(s.place)
            listed = wanted[0]
            for t in wanted[1:]:
                listed = msg("{first}, {then}", first=listed, then=t)
            return msg(
                "Your turn: lay cards, then end your turn. {place} asks for {traits}",
                place=self.place(s.place),
                traits=listed,
            )
        if s.laid == terms.NOTHING:
            return msg("Your turn: take a card, or lay one of yours open for two new ones")
        if s.owed == 2:
            return msg("Take two new cards; if you want an open one, take it first")
        return msg("Take one more card")

    def symbols(self, place: int) -> list[Msg]:
        return [msg(t) for t in self.components.place[place].symbols]

    # -- who sits there

    def seat(self, i: int) -> Seat:
        s = self.s
        held = sum(list(s.hand[i * terms.KINDS : (i + 1) * terms.KINDS]))
        return Seat(
            id=i,
            name=self.names[i],
            score=points(s, i),
            stats=(
                (msg("cards in hand"), held),
                (msg("valid cards"), valid_here(s, i) if not s.over else s.valid[i]),
            ),
            to_act=s.seat == i,
            marks=("ring",) if s.ring == i else (),
        )

    # -- what lies where

    def middle(self) -> list[Zone]:
        s = self.s
        return [
            Zone("pile", "stack", msg("pile"), size=s.pile.size()),
            Zone(
                "discard",
                "stack",
                msg("discard"),
                size=s.discard_size,
                pieces=cards(self.e, "discard", list(s.discard)),
                hint={"mixed": 1},  # in which order they were discarded is not kept
            ),
            Zone("open", "market", msg("open cards"), size=s.open_size, pieces=cards(self.e, "open", list(s.open))),
        ]

    def places(self) -> tuple[Zone, ...]:
        return places(self.e, tuple(self.place_names.values()), tuple(self.s.tiles))

    def before(self, i: int) -> list[Zone]:
        """hand, rows and tiles of a player"""
        s, who = self.s, self.names[i]
        hand = list(s.hand[i * terms.KINDS : (i + 1) * terms.KINDS])
        pieces = cards(self.e, f"hand:{i}", hand) if i == self.viewer else ()
        out = [Zone(f"hand:{i}", "hand", msg("hand of {who}", who=who), i, sum(hand), pieces)]
        if s.memory == terms.SHOWN:  # TT-92
            taken = list(s.shown[i * terms.KINDS : (i + 1) * terms.KINDS])
            if any(taken):
                label, pieces = msg("taken openly by {who}", who=who), cards(self.e, f"taken:{i}", taken)
                out.append(Zone(f"taken:{i}", "stack", label, i, sum(taken), pieces, {"beside": f"hand:{i}"}))
        first, behind = i * terms.COLOURS, (i + 1) * terms.COLOURS
        out += rows(
            self.e,
            i,
            who,
            int(s.place),
            tuple(s.row_trait[first:behind]),
            tuple(s.row_size[first:behind]),
            tuple(s.row_gandalf[first:behind]),
        )
        out.append(tiles(i, who, tuple(s.won[i * terms.VALUES : (i + 1) * terms.VALUES])))
        return out

    def result(self) -> Result | None:
        s = self.s
        if s.phase != terms.ENDED:
            return None
        order = tuple(ranking(s))
        n = points(s, order[0])
        words = msgs("{who} wins with {n} point", "{who} wins with {n} points", n, who=self.names[order[0]])
        return Result(order, order[:1], words, tuple(self.sums(i) for i in range(s.seats)))

    def sums(self, i: int) -> tuple[tuple[Msg, int], ...]:
        """what the points of a player are made of, the highest tiles first"""
        won = [(v + terms.LOWEST, int(self.s.won[i * terms.VALUES + v])) for v in reversed(range(terms.VALUES))]
        return tuple(
            (msgs("{n} tile of {value} points", "{n} tiles of {value} points", n, value=value), n * value)
            for value, n in won
            if n
        )


# -- what everybody sees, and what seldom changes from one move to the next: made once for all who look on


def cards(e: Edition, zone: str, counts: list[int]) -> tuple[Piece, ...]:
    return tuple(piece for k, n in enumerate(counts) if n for piece in alike(e, zone, k, n))


@lru_cache(MANY)
def alike(e: Edition, zone: str, kind: int, many: int) -> tuple[Piece, ...]:
    card = e.cards[kind]
    return tuple(Piece(f"{zone}/{card}/{i}", face=card) for i in range(many))


@lru_cache(MANY)
def places(e: Edition, names: tuple[str, ...], lying: tuple[int, ...]) -> tuple[Zone, ...]:
    out = []
    for p in range(1, terms.PLACES + 1):
        zone = f"place:{e.places[p]}"
        values = [v for v in lying[(p - 1) * terms.TILES : p * terms.TILES] if v]
        there = tuple(Piece(f"{zone}/tile-{v}/{i}", "tile", f"tile-{v}") for i, v in enumerate(values))
        out.append(Zone(zone, "space", msg(names[p]), size=len(there), pieces=there))
    return tuple(out)


@lru_cache(MANY)
def rows(
    e: Edition,
    i: int,
    who: str,
    place: int,
    traits: tuple[int, ...],
    sizes: tuple[int, ...],
    gandalf: tuple[int, ...],
) -> tuple[Zone, ...]:
    out = []
    for colour in range(terms.COLOURS):
        zone, trait = f"row:{i}:{e.colours[colour]}", traits[colour]
        lying = () if trait == terms.NOTHING else alike(e, zone, colour * terms.TRAITS + trait, sizes[colour])
        head = (Piece(f"{zone}/gandalf/0", face="gandalf"),) if gandalf[colour] else ()
        pieces = (*head, *lying)
        scores = int(trait != terms.NOTHING and e.wanted[place * terms.TRAITS + trait])
        label = msg("{colour} row of {who}", colour=msg(e.colours[colour]), who=who)
        hint: dict[str, str | int] = {"colour": e.colours[colour], "scores": scores}
        out.append(Zone(zone, "row", label, i, len(pieces), pieces, hint))
    return tuple(out)


@lru_cache(MANY)
def tiles(i: int, who: str, won: tuple[int, ...]) -> Zone:
    zone = f"tiles:{i}"
    values = [v + terms.LOWEST for v in range(terms.VALUES) for _ in range(won[v])]
    lying = tuple(Piece(f"{zone}/tile-{v}/{j}", "tile", f"tile-{v}") for j, v in enumerate(values))
    return Zone(zone, "pool", msg("tiles of {who}", who=who), i, len(lying), lying)
