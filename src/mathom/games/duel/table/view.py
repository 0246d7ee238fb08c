"""The table: what a viewer sees of a state."""

from mathom.games.duel import terms
from mathom.games.duel.board import regions_of
from mathom.games.duel.components import Components
from mathom.games.duel.plays import discard_size
from mathom.games.duel.prices import can_pay, cost
from mathom.games.duel.rules import Duel
from mathom.games.duel.table.chronicle import Chronicle, result_words
from mathom.games.duel.table.faces import coin_words, move_words, people_words, step_words
from mathom.games.duel.table.offers import Offers
from mathom.games.duel.table.threats import threats
from mathom.games.duel.tasks import may_decline
from mathom.games.duel.terms import BIT, COUNT
from mathom.kernel.state import act_a, act_b, act_c, act_kind
from mathom.kernel.view import Face, Node, Piece, Result, Seat, View, Zone
from mathom.kernel.words import Msg, msg, msgs

PROMPTS = {
    terms.PLACE: msg("Choose a region for your units"),
    terms.RAZE: msg("Choose an enemy fortress to be removed"),
    terms.KEEP: msg("Keep one of the tokens turned up"),
    terms.PEOPLE: msg("Choose a people, whose two upper tokens are turned up"),
    terms.UNLEARN: msg("Choose a grey card that your opponent must discard"),
    terms.RECALL: msg("Choose a card of the discard pile to play it free of charge"),
}

MAY = {  # the same where it can be declined
    terms.PLACE: msg("Choose a region for your units, or decline to place them"),
    terms.RAZE: msg("Choose an enemy fortress to be removed, or decline that"),
}


class Table:
    """Builds the view of one state for one viewer."""

    def __init__(
        self,
        s: Duel,
        components: Components,
        faces: dict[str, Face],
        viewer: int | None,
        seq: int,
        names: tuple[str, ...],
    ) -> None:
        self.s = s
        self.e = s.edition
        self.components = components
        self.faces = faces
        self.viewer = viewer
        self.seq = seq
        self.names = names
        self.regions = [msg(r.name) for r in components.region]

    def view(self) -> View:
        s = self.s
        mine = self.viewer is not None and s.seat == self.viewer
        return View(
            game="duel",
            seq=self.seq,
            viewer=self.viewer,
            phase=self.phase(),
            prompt=self.prompt(),
            seats=tuple(self.seat(i) for i in range(2)),
            zones=(*self.middle(), *self.stacks(), *self.spaces(), *(z for i in range(2) for z in self.before(i))),
            nodes=tuple(
                Node(r.id, r.x, r.y, "region", msg(r.name), (), (), r.provenance) for r in self.components.region
            ),
            edges=tuple((r.id, other) for r in self.components.region for other in r.lines if r.id < other),
            options=Offers(s, self.faces, self.regions).options() if mine else (),
            events=Chronicle(s, self.names, self.faces, self.regions).events(),
            under_way=self.under_way(),
            result=self.result(),
        )

    # -- words

    def phase(self) -> Msg:
        if self.s.over:
            return msg("The duel is over")
        return msg("Chapter {chapter} of {chapters}", chapter=self.s.chapter + 1, chapters=terms.CHAPTERS)

    def prompt(self) -> Msg:
        s = self.s
        if s.over:
            return msg("The game is over")
        if s.seat != self.viewer:
            text = "{who} carries out an effect" if s.pending else "{who} takes a card or a tile"
            return msg(text, who=self.names[s.seat])
        if s.pending:
            return self.asked(s.tasks[s.pending - 1])
        if s.again:
            return msg("Your extra turn: play or discard an available card, take a tile, or decline the turn")
        return msg("Your turn: play or discard an available card, or take a tile")

    def asked(self, task: int) -> Msg:
        kind, left = act_kind(task), act_a(task)
        may = may_decline(self.s, task)
        if kind == terms.REMOVE and may:
            return msg("Choose a region where an enemy unit is removed, or decline that ({left} to go)", left=left)
        if kind == terms.REMOVE:
            return msg("Choose a region where an enemy unit is removed ({left} to go)", left=left)
        if kind == terms.MOVE:
            return msg("Move a unit to a neighbouring region, or end your moves ({left} to go)", left=left)
        if kind == terms.DEEDS:
            text = "Remove an enemy unit, take a coin from your opponent, move a unit, or end this ({left} to go)"
            return msg(text, left=left)
        return MAY[kind] if may else PROMPTS[kind]

    def under_way(self) -> tuple[Msg, ...]:
        """what is carried out after the effect that the prompt tells of, the last first; an extra turn comes last"""
        extra = (msg("an extra turn follows"),) if self.s.extra else ()
        return extra + tuple(self.task(self.s.tasks[i]) for i in range(self.s.pending - 1))

    def task(self, task: int) -> Msg:
        kind, n = act_kind(task), act_a(task)
        if kind == terms.GAIN:
            return coin_words(n)
        if kind == terms.LOSE:
            return msgs("the opponent loses {n} coin", "the opponent loses {n} coins", n)
        if kind == terms.ADVANCE:
            return step_words(n)
        if kind == terms.PLACE:
            return msgs("place {n} unit", "place {n} units", n)
        if kind == terms.REMOVE:
            return msgs("remove {n} enemy unit", "remove {n} enemy units", n)
        if kind == terms.MOVE:
            return move_words(n)
        if kind == terms.DEEDS:
            return msgs("{n} deed of the Ents", "{n} deeds of the Ents", n)
        if kind == terms.RAZE:
            return msg("remove an enemy fortress")
        if kind == terms.KEEP:
            return msg("keep a token")
        if kind == terms.PEOPLE:
            return msg("choose a people")
        if kind == terms.UNLEARN:
            return msg("the opponent discards a grey card of your choice")
        return msg("play a card from the discard pile") if kind == terms.RECALL else msg("an extra turn")

    # -- who sits there

    def seat(self, i: int) -> Seat:
        s = self.s
        eagle = int(bool(s.powers[i] & BIT[terms.EAGLE]))
        return Seat(
            id=i,
            name=self.names[i],
            score=regions_of(s, i),
            stats=(
                (msg("coins"), s.coins[i]),
                (msg("step of {steps}", steps=self.e.steps), s.steps[i]),
                (msg("regions"), regions_of(s, i)),
                (msg("peoples"), COUNT[s.allies[i]] + eagle),
                (msg("units in supply"), s.supply[i]),
            ),
            to_act=s.seat == i,
            marks=threats(s, i),
        )

    # -- what lies where

    def middle(self) -> list[Zone]:
        s, e = self.s, self.e
        rows = self.components.layout[s.chapter].rows
        at = [(row, column) for row, columns in enumerate(rows) for column in columns]
        cards = []
        for slot in range(terms.SLOTS):
            if s.layout[slot] != terms.NOTHING:
                face = None if s.layout[slot] == terms.FACE_DOWN else e.cards[s.layout[slot]]
                marks: tuple[str, ...] = ("available",) if s.available & BIT[slot] else ("covered",)
                counters = {"row": at[slot][0], "column": at[slot][1]}
                if face is not None:
                    dear, cost = self.price(s.layout[slot])
                    marks, counters = marks + dear, counters | cost
                cards.append(Piece(f"layout/{slot}", "card", face, marks, counters))
        tiles = [t for t in range(terms.TILES) if s.tile_at[t] == terms.OPEN]
        stacked = sum(s.tile_at[t] == terms.STACKED for t in range(terms.TILES))
        chapter = s.chapter + 1
        hint: dict[str, str | int] = {"rows": len(rows), "columns": max(c for _, c in at), "chapter": chapter}
        hint["back"] = f"back-{chapter}"
        return [
            Zone("layout", "grid", msg("layout"), size=len(cards), pieces=tuple(cards), hint=hint),
            Zone("tiles", "market", msg("location tiles"), size=len(tiles), pieces=self.offered(tiles)),
            Zone("tile-stack", "stack", msg("stack of tiles"), size=stacked, hint={"back": "tile-back"}),
            self.discard(),
        ]

    def price(self, item: int) -> tuple[tuple[str, ...], dict[str, int]]:
        """what a card or tile would cost the viewer now, and whether that is too dear or free by a chain"""
        s, viewer = self.s, self.viewer
        if viewer is None or s.over:
            return (), {}
        marks = () if can_pay(s, viewer, item) else ("too-dear",)
        if item < terms.CARDS and self.e.chain_from[item] & s.chains[viewer]:
            marks = ("chained",)
        return marks, {"cost": cost(s, viewer, item)}

    def offered(self, tiles: list[int]) -> tuple[Piece, ...]:
        """the tiles that can be taken"""
        return tuple(
            Piece(f"tiles/{self.e.tiles[t]}", "tile", self.e.tiles[t], *self.price(terms.CARDS + t)) for t in tiles
        )

    def tiles(self, zone: str, tiles: list[int]) -> tuple[Piece, ...]:
        return tuple(Piece(f"{zone}/{self.e.tiles[t]}", "tile", self.e.tiles[t]) for t in tiles)

    def discard(self) -> Zone:
        """the cards that the viewer knows; the left-over cards of this chapter are only counted (DU-89)"""
        s, e = self.s, self.e
        known = {c for c in range(terms.CARDS) if s.where[c] == terms.DISCARDED}
        if self.viewer is not None:
            known |= {int(entry) >> 8 for entry in s.aside.cards if entry >> self.viewer & 1}
        pieces = tuple(Piece(f"discard/{e.cards[c]}", face=e.cards[c]) for c in sorted(known))
        return Zone("discard", "stack", msg("discard pile"), size=discard_size(s), pieces=pieces)

    def stacks(self) -> list[Zone]:
        """of each people: the tokens turned up now, the one known to lie on top, and a last one by elimination"""
        s, e = self.s, self.e
        task = s.tasks[s.pending - 1] if s.pending else 0
        shown = {act_a(task) - 1, act_b(task) - 1, act_c(task) - 1} if act_kind(task) == terms.KEEP else set()
        out = []
        for people in range(terms.PEOPLES):
            first = people * terms.STACK
            inside = [t for t in range(first, first + terms.STACK) if s.token_at[t] == terms.STACKED]
            known = [t for t in inside if t in shown or t == s.top[people]]
            known += inside if len(inside) - len(known) == 1 else []
            zone = f"stack:{e.peoples[people]}"
            pieces = tuple(
                Piece(f"{zone}/{e.tokens[t]}", "token", e.tokens[t], ("turned up",) if t in shown else ())
                for t in dict.fromkeys(known)
            )
            label = msg("tokens: {people}", people=people_words(e.peoples[people]))
            hint: dict[str, str | int] = {"people": e.peoples[people], "back": f"token-{e.peoples[people]}"}
            out.append(Zone(zone, "stack", label, size=len(inside), pieces=pieces, hint=hint))
        return out

    def spaces(self) -> list[Zone]:
        s = self.s
        out = []
        for r, region in enumerate(self.e.regions):
            zone = f"region:{region}"
            pieces = []
            for seat in range(2):
                n = s.units[seat * terms.REGIONS + r]
                if s.built[seat] & BIT[r]:
                    pieces.append(Piece(f"{zone}/fortress-{seat}", "fortress", f"fortress-{seat}"))
                if n:
                    pieces.append(Piece(f"{zone}/unit-{seat}", "unit", f"unit-{seat}", counters={"n": n}))
            out.append(Zone(zone, "space", self.regions[r], size=len(pieces), pieces=tuple(pieces)))
        return out

    def before(self, i: int) -> list[Zone]:
        """what a player has before him"""
        s, e, who = self.s, self.e, self.names[i]
        area = [c for c in range(terms.CARDS) if s.where[c] == terms.AREA + i]
        area.sort(key=lambda c: (e.colour[c], c))
        cards = tuple(Piece(f"area:{i}/{e.cards[c]}", face=e.cards[c]) for c in area)
        tiles = [t for t in range(terms.TILES) if s.tile_at[t] == terms.OWNED + i]
        tokens = [t for t in range(terms.TOKENS) if s.token_at[t] == terms.OWNED + i]
        kept = tuple(Piece(f"tokens:{i}/{e.tokens[t]}", "token", e.tokens[t]) for t in tokens)
        runner = "frodo" if i == terms.FELLOWSHIP else "nazgul"
        pawn = Piece(f"track:{i}/{runner}", "pawn", runner, counters={"step": s.steps[i]})
        return [
            Zone(f"area:{i}", "row", msg("cards of {who}", who=who), i, len(cards), cards),
            Zone(
                f"tiles:{i}",
                "pool",
                msg("location tiles of {who}", who=who),
                i,
                len(tiles),
                self.tiles(f"tiles:{i}", tiles),
            ),
            Zone(f"tokens:{i}", "pool", msg("tokens of {who}", who=who), i, len(kept), kept),
            Zone(f"track:{i}", "track", msg("quest of {who}", who=who), i, e.steps + 1, (pawn,)),
        ]

    def result(self) -> Result | None:
        s = self.s
        if not s.over:
            return None
        first = s.winner if s.winner != terms.SHARED else 0
        winners = (0, 1) if s.winner == terms.SHARED else (s.winner,)
        return Result((first, 1 - first), winners, result_words(s, self.names), (self.sums(0), self.sums(1)))

    def sums(self, i: int) -> tuple[tuple[Msg, int], ...]:
        """what the regions of a seat are made of: DU-88"""
        s = self.s
        built = s.built[i]
        return (
            (msg("regions with a fortress"), COUNT[built]),
            (msg("regions with units alone"), COUNT[s.held[i] & ~built]),
        )
