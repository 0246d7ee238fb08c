"""The table: what a viewer sees of a state."""

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.components import Components
from mathom.games.ringbearer.fall import dark_size, is_night
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.servant import funds
from mathom.games.ringbearer.table.chronicle import Chronicle, ending_words
from mathom.games.ringbearer.table.map import edges, nodes
from mathom.games.ringbearer.table.notation import (
    dark_words,
)
from mathom.games.ringbearer.table.offers import Offers
from mathom.games.ringbearer.terms import KINDS, LAYABLE, NOTHING
from mathom.kernel.view import Piece, Result, Seat, View, Zone
from mathom.kernel.words import Msg, msg, msgs

START_CARD = "start-card"  # the mark of the start cards


class Table:
    """Builds the view of one state for one viewer."""

    def __init__(
        self, s: Ringbearer, components: Components, viewer: int | None, seq: int, names: tuple[str, ...]
    ) -> None:
        self.s = s
        self.e = s.edition
        self.components = components
        self.viewer = viewer
        self.seq = seq
        self.names = names

    def view(self) -> View:
        s = self.s
        return View(
            game="ringbearer",
            seq=self.seq,
            viewer=self.viewer,
            phase=self.phase(),
            prompt=self.prompt(),
            seats=tuple(self.seat(i) for i in range(s.seats)),
            zones=(*self.middle(), *self.land(), *(z for i in range(s.seats) for z in self.before(i))),
            nodes=tuple(nodes(s, self.components)),
            edges=tuple(edges(s)),
            options=Offers(s, self.names).options() if s.seat == self.viewer else (),
            events=Chronicle(s, self.viewer, self.names).events(),
            under_way=self.under_way(),
            result=self.result(),
        )

    # -- words

    def phase(self) -> Msg:
        s = self.s
        if s.phase == terms.ENDED:
            return msg("The journey is over")
        who = self.names[s.seat]
        return {
            terms.STARTING: msg("The bearer chooses who begins"),
            terms.ACTIONS: msgs("{who}: {n} action left", "{who}: {n} actions left", s.left, who=who),
            terms.TRAVEL: msg("{who}: travel", who=who),
            terms.DRAWING: msg("{who}: drawing cards", who=who),
        }.get(
            s.phase,
            msgs(
                "{who}, Sauron’s servant: {n} action left", "{who}, Sauron’s servant: {n} actions left", s.left, who=who
            ),
        )

    def prompt(self) -> Msg:
        s = self.s
        if s.phase == terms.ENDED:
            return msg("The game is over")
        if s.seat != self.viewer:
            return msg("It is the turn of {who}", who=self.names[s.seat])
        return {
            terms.STARTING: msg("You bear the ring: who takes the first turn?"),
            terms.ACTIONS: msg("Lay a card at a tile, or discover a tile"),
            terms.TRAVEL: msg("Travel with the cards that lie at the tiles, or end the journey"),
            terms.DRAWING: msg("Draw up to four cards; one of the new ones may be reversed"),
            terms.SERVING: msg("Play a dark card, or lay one before you as payment"),
            terms.PAYING: msg("Pay with the cards that lie before you"),
            terms.AIMING: msg("Choose what the dark card does"),
        }[s.phase]

    def under_way(self) -> tuple[Msg, ...]:
        s = self.s
        return (*self.warning(), *((dark_words(s, s.playing),) if s.playing != NOTHING else ()))

    def warning(self) -> tuple[Msg, ...]:
        """RB-108, RB-109: that the riders will move, before they do"""
        s = self.s
        if s.phase == terms.ENDED:
            return ()
        if is_night(s):
            return (msg("night: at the end of each round the Black Riders take a step"),)
        if s.turns >= (terms.NIGHTFALL - 1) * s.seats:
            return (msg("night falls at the end of this round: nothing will stop the Riders then"),)
        if s.idle >= terms.IDLE_ROUNDS * s.seats:
            return (msg("idle round: unless somebody acts, the Black Riders step at its end"),)
        if s.idle >= (terms.IDLE_ROUNDS - 1) * s.seats:
            return (msg("idle rounds: unless somebody acts, the Black Riders step after the next"),)
        return ()

    # -- who sits there

    def seat(self, i: int) -> Seat:
        s = self.s
        held = dark_size(s) if i == s.servant else s.size[i]
        stats = [(msg("cards in hand"), int(held))]
        if s.ring == i:
            stats.append((msg("cards before the bearer"), int(funds(s))))
        marks = (("ring",) if s.ring == i else ()) + (("servant",) if s.servant == i else ())
        return Seat(i, self.names[i], stats=tuple(stats), to_act=s.seat == i, marks=marks)

    # -- what lies where

    def cards(
        self,
        zone: str,
        names: list[str],
        counts: list[int],
        marks: tuple[str, ...] = (),
        marked: list[int] | None = None,
    ) -> tuple[Piece, ...]:
        """so many of each; the first `marked` ones have a start mark on their face: RB-111"""
        return tuple(
            Piece(
                f"{zone}/{names[k]}/{i}",
                face=names[k],
                marks=(*marks, START_CARD) if marked and i < marked[k] else marks,
            )
            for k, n in enumerate(counts)
            for i in range(n)
        )

    def middle(self) -> list[Zone]:
        s, e = self.s, self.e
        top = s.stack.cards[s.stack.size() - 1] if s.stack.size() else 0
        known = [Piece("tile-stack/top", "tile", e.tiles[top >> 8])] if top & 0xFF else []
        heaps = [
            Zone("tile-stack", "stack", msg("tiles"), size=s.stack.size(), pieces=tuple(known)),
            Zone("pile", "stack", msg("pile"), size=s.pile.size()),
            self.zone("discard", "stack", msg("discard"), e.cards, list(s.discard), list(s.marked_discard)),
            Zone("dark-pile", "stack", msg("dark pile"), size=s.dark_pile.size()),
            self.zone("dark-discard", "stack", msg("dark discard"), e.darks, list(s.dark_discard)),
            self.zone("helpers", "market", msg("helpers"), e.cards, list(s.helpers)),
        ]
        figures = (
            Piece("figures/fellowship", "pawn", "fellowship", counters={"tile": s.tile}, marks=self.field_marks()),
            Piece("figures/riders", "pawn", "riders", counters={"tile": s.riders}),
            Piece("figures/gandalf", "pawn", "gandalf", counters={"tile": s.gandalf} if s.gandalf else {}),
        )
        return [*heaps, Zone("figures", "pool", msg("figures"), size=len(figures), pieces=figures)]

    def field_marks(self) -> tuple[str, ...]:
        """where on its tile the fellowship stands"""
        return (self.e.fields[self.s.field],)

    def zone(
        self, name: str, kind: str, label: Msg, names: list[str], counts: list[int], marked: list[int] | None = None
    ) -> Zone:
        pieces = self.cards(name, names, counts, marked=marked)
        return Zone(name, kind, label, size=len(pieces), pieces=pieces)  # type: ignore[arg-type]

    def land(self) -> list[Zone]:
        s, e = self.s, self.e
        out = []
        for number in range(1, s.laid + 1):
            zone = f"tile:{number}"
            here = slice(number * LAYABLE, (number + 1) * LAYABLE)
            pieces = self.cards(zone, e.layable, list(s.at[here]), marked=list(s.marked_at[here]))
            tolls = list(s.tolls[number * terms.COLOURS : (number + 1) * terms.COLOURS])
            pieces += self.cards(zone, e.darks[terms.SURCHARGE : terms.SURCHARGE + terms.COLOURS], tolls)
            hint = {"tile": e.tiles[s.tiles[number]]} if s.tiles[number] != NOTHING else {}
            out.append(Zone(zone, "space", msg("tile {n}", n=number), None, len(pieces), pieces, dict(hint)))
        return out

    def before(self, i: int) -> list[Zone]:
        """the hand of a player, and what lies before him"""
        s, e, who = self.s, self.e, self.names[i]
        pieces = self.dark_hand(i) if i == s.servant else self.hand(i)
        out = [Zone(f"hand:{i}", "hand", msg("hand of {who}", who=who), i, len(pieces), pieces)]
        zone = f"sauron:{i}"
        lying: tuple[Piece, ...] = ()
        if i == s.ring:
            lying = self.cards(zone, e.payments, [int(s.sauron), *s.before])
            lying += tuple(
                Piece(f"{zone}:paid/{e.payments[k]}/{j}", face=e.payments[k], marks=("paid",))
                for k in range(len(e.payments))
                for j in range(s.paid[k])
            )
            if s.playing != NOTHING:
                lying += (Piece(f"{zone}:played/{e.darks[s.playing]}", face=e.darks[s.playing], marks=("played",)),)
        out.append(Zone(zone, "row", msg("before {who}", who=who), i, len(lying), lying))
        return out

    def hand(self, i: int) -> tuple[Piece, ...]:
        """RB-12, RB-105, RB-107: each sees the cards that face him"""
        s, zone, names = self.s, f"hand:{i}", self.e.cards
        mine = slice(i * KINDS, (i + 1) * KINDS)
        facing, turned = list(s.hand[mine]), list(s.back[mine])
        if i == self.viewer:
            return self.cards(zone, names, facing, marked=list(s.marked[mine])) + self.backs(
                f"{zone}/reversed", sum(turned), ("reversed",)
            )
        backs = self.backs(f"{zone}/hidden", sum(facing))
        if self.viewer is None:
            return backs + self.backs(f"{zone}/reversed", sum(turned), ("reversed",))
        return backs + self.cards(zone, names, turned, ("reversed",), list(s.marked_back[mine]))

    def dark_hand(self, i: int) -> tuple[Piece, ...]:
        s = self.s
        if i == self.viewer:
            return self.cards(f"hand:{i}", self.e.darks, list(s.dark_hand))
        return self.backs(f"hand:{i}/hidden", int(dark_size(s)))

    def backs(self, zone: str, many: int, marks: tuple[str, ...] = ()) -> tuple[Piece, ...]:
        return tuple(Piece(f"{zone}/{i}", marks=marks) for i in range(many))

    def result(self) -> Result | None:
        s = self.s
        if s.phase != terms.ENDED:
            return None
        ranking = sorted(range(s.seats), key=lambda i: -s.payoff(i))
        winners = tuple(i for i in ranking if s.payoff(i) > 0)
        return Result(tuple(ranking), winners, ending_words(s, self.names))
