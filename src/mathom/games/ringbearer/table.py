"""The table: what a viewer sees of a state."""

from mathom.games.ringbearer import circle, terms
from mathom.games.ringbearer.chronicle import Chronicle, ending_words, node_id
from mathom.games.ringbearer.components import Components
from mathom.games.ringbearer.notation import (
    SYMBOL_NAMES,
    card_name,
    card_words,
    dark_name,
    dark_words,
    field_words,
    notation,
    paid_cards,
    payment_words,
)
from mathom.games.ringbearer.payments import step_cards, step_field, step_tile, step_used, verb_of
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.terms import HELPERS, KINDS, LAYABLE, NOTHING
from mathom.kernel.state import act_a, act_b, act_c
from mathom.kernel.view import Face, Option, Piece, Result, Seat, View, Zone
from mathom.kernel.words import Msg, msg, msgs

SYMBOL_TEXTS = {
    terms.GANDALF: msg("puts Gandalf before the tile of the fellowship, where he stops the Black Riders once"),
    terms.RING: msg("who uses it takes the ring; the bearer discards his Sauron cards"),
    terms.RIDERS_BACK: msg("the Black Riders go back one tile"),
    terms.STEP: msg("the fellowship goes one field on, without paying"),
    terms.REMOVE: msg("one Sauron card is discarded"),
    terms.DRAW_TWO: msg("puts Gandalf before the tile of the fellowship, or draws two cards"),
}
DARK_TEXTS = (
    msg("Gandalf is moved one tile on, at most to the tile of the fellowship"),
    msg("a card from the hand of a companion is discarded"),
    msg("one card that lies at a tile is discarded"),
    msg("one or two cards that lie at tiles are discarded"),
    msg("the fellowship goes one field back"),
    msg("the next step at a tile costs one more card of this colour"),
    msg("the last tile goes back on the stack"),
    msg("draws as many movement cards as were paid; the riders advance for each Sauron card"),
)

START_CARD = "start-card"  # the mark of the start cards


def faces(c: Components, edition: terms.Edition) -> dict[str, Face]:
    out: dict[str, Face] = {}
    for k, key in enumerate(edition.cards):
        symbol = terms.SYMBOL_OF[k] if k < HELPERS else terms.HELPER_SYMBOL[k - HELPERS]
        traits = {}
        if k < terms.JOKER:
            traits["colour"] = edition.colours[terms.COLOUR_OF[k]]
        elif k != terms.JOKER:
            traits["colour"] = "black" if k == terms.SAURON else "white"
        trait = terms.SYMBOL_WORDS[symbol] or {terms.JOKER: "joker", terms.SAURON: "sauron"}.get(k, "")
        if trait:
            traits["trait"] = trait
        text = SYMBOL_TEXTS.get(symbol)
        if k == terms.SAURON:
            text = msg("is laid before the bearer; the Black Riders advance one tile")
        if k == terms.JOKER:
            text = msg("stands for any colour")
        out[key] = Face(card_name(edition.colours, k), traits, text, c.card_provenance(k))
    for d, key in enumerate(edition.darks):
        toll = terms.SURCHARGE <= d < terms.SURCHARGE + terms.COLOURS
        i = d if d < terms.SURCHARGE else terms.SURCHARGE if toll else d - terms.COLOURS + 1
        traits = {"colour": "black", "trait": key, "cost": str(edition.costs[d])}
        if toll:
            traits["surcharge"] = edition.colours[d - terms.SURCHARGE]
        out[key] = Face(dark_name(edition.colours, d), traits, DARK_TEXTS[i], c.dark_provenance(d))
    for tile in c.tile:
        traits = {"region": tile.region, "tile": tile.id}
        if tile.no_actions:
            traits["no-actions"] = "yes"
        name = msg("Mount Doom") if tile.doom else msg("tile {name}", name=tile.id.upper())
        out[tile.id] = Face(name, traits, None, tile.provenance)
    out["fellowship"] = Face(msg("the fellowship"), {"figure": "fellowship"})
    out["riders"] = Face(msg("the Black Riders"), {"figure": "riders"})
    out["gandalf"] = Face(msg("Gandalf"), {"figure": "gandalf"})
    return out


def listed(parts: list[Msg]) -> Msg:
    """several things, with commas"""
    out = parts[0]
    for part in parts[1:]:
        out = msg("{some}, {more}", some=out, more=part)
    return out


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
            nodes=tuple(circle.nodes(s, self.components)),
            edges=tuple(circle.edges(s)),
            options=self.options(),
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
        if s.is_night():
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
        held = s.dark_size() if i == s.servant else s.size[i]
        stats = [(msg("cards in hand"), int(held))]
        if s.ring == i:
            stats.append((msg("cards before the bearer"), int(s.funds())))
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
        return self.backs(f"hand:{i}/hidden", int(s.dark_size()))

    def backs(self, zone: str, many: int, marks: tuple[str, ...] = ()) -> tuple[Piece, ...]:
        return tuple(Piece(f"{zone}/{i}", marks=marks) for i in range(many))

    # -- what can be done

    def options(self) -> tuple[Option, ...]:
        if self.viewer is None or self.s.seat != self.viewer:
            return ()
        return tuple(self.option(a) for a in self.s.actions())

    def option(self, action: int) -> Option:
        verb = verb_of(action)
        if verb in (terms.GO, terms.LEAP):
            return self.step_option(action)
        if verb in (terms.HELP, terms.USE):
            return self.use_option(action)
        if verb == terms.LAY:
            return self.lay_option(action)
        if self.s.seat == self.s.servant:
            return self.servant_option(action)
        text, a = notation(self.s, action), act_a(action)
        if verb == terms.BEGIN:
            return Option(action, text, msg("{who} begins", who=self.names[a]), (f"hand:{a}",), "begin")
        if verb == terms.DISCOVER:
            return Option(action, text, msg("discover a tile"), ("tile-stack",), "discover")
        if verb == terms.DRAW:
            words = msg("draw a reversed card") if a else msg("draw a card")
            return Option(action, text, words, ("pile",), "draw")
        if verb == terms.LAPSE:
            return Option(action, text, msg("no action is possible"), (), "end")
        words = msg("end the journey for this turn") if verb == terms.HALT else msg("draw no more cards")
        return Option(action, text, words, (), "end")

    def lay_option(self, action: int) -> Option:
        s = self.s
        card, number, owner = act_a(action), act_b(action), act_c(action)
        name = card_words(s, card)
        on = (f"hand:{owner}/{self.e.cards[card]}", f"tile:{number}")
        note = msg("the fellowship has left this tile") if number < s.tile else None
        if owner == s.seat:
            words = msg("lay {card} at tile {tile}", card=name, tile=number)
        else:
            words = msg("lay {card} of {who} at tile {tile}", card=name, who=self.names[owner], tile=number)
        return Option(action, notation(s, action), words, on, "lay", note)

    def step_option(self, action: int) -> Option:
        s = self.s
        verb = verb_of(action)
        number, field = step_tile(action, s.tile), step_field(action)
        cards = paid_cards(step_cards(action, verb))
        place = field_words(s, number, field)
        on = [node_id(s, number, field)]
        names = [card_words(s, k) for k in cards]
        if verb == terms.LEAP:
            used = step_used(action)
            on.insert(0, f"{'helpers' if used >= HELPERS else f'tile:{s.tile}'}/{self.e.cards[used]}")
            names.insert(0, card_words(s, used))
        on += list(dict.fromkeys(f"tile:{number}/{self.e.cards[k]}" for k in cards))
        words = msg("go to {field} with {cards}", field=place, cards=listed(names))
        return Option(action, notation(s, action), words, tuple(on), "go")

    def use_option(self, action: int) -> Option:
        s = self.s
        card, symbol, target = act_a(action), act_b(action), act_c(action)
        zone = "helpers" if card >= HELPERS else f"tile:{s.tile}"
        on = [f"{zone}/{self.e.cards[card]}"]
        words = msg("use {card}: {symbol}", card=card_words(s, card), symbol=SYMBOL_NAMES[symbol])
        if symbol == terms.REMOVE:
            on.append(f"sauron:{s.ring}/{self.e.payments[target]}")
            words = msg("use {card}: remove {other}", card=card_words(s, card), other=payment_words(s, target))
        return Option(action, notation(s, action), words, tuple(on), "use")

    def servant_option(self, action: int) -> Option:
        s = self.s
        verb, text, a, b = verb_of(action), notation(s, action), act_a(action), act_b(action)
        hand = f"hand:{s.seat}"
        if verb in (terms.PLAY, terms.SET_ASIDE):
            name, on = dark_words(s, a), (f"{hand}/{self.e.darks[a]}",)
            if verb == terms.SET_ASIDE:
                words = msg("lay {card} before you as payment", card=name)
                return Option(action, text, words, (*on, f"sauron:{s.seat}"), "aside")
            return Option(action, text, msg("play {card}", card=name), on, "play")
        if verb == terms.PAY:
            on = (f"sauron:{s.seat}/{self.e.payments[a]}",)
            return Option(action, text, msg("pay with {card}", card=payment_words(s, a)), on, "pay")
        if verb == terms.TAKE:
            who = self.names[a]
            if b:
                words = msg("take {card} from {who}", card=card_words(s, b - 1), who=who)
                return Option(action, text, words, (f"hand:{a}/{self.e.cards[b - 1]}",), "take")
            return Option(action, text, msg("take a hidden card from {who}", who=who), (f"hand:{a}/hidden",), "take")
        if verb == terms.STRIP:
            words = msg("remove {card} from tile {tile}", card=card_words(s, b), tile=a)
            return Option(action, text, words, (f"tile:{a}/{self.e.cards[b]}",), "remove")
        if verb == terms.BACK:
            words = msg("move the fellowship back to {field}", field=field_words(s, a, b))
            return Option(action, text, words, (node_id(s, a, b),), "back")
        if verb == terms.TOLL:
            words = msg("lay the surcharge at tile {tile}", tile=a)
            return Option(action, text, words, (f"tile:{a}",), "charge")
        if verb == terms.PAID:
            words = msgs("draw {n} card", "draw {n} cards", sum(s.paid))
            return Option(action, text, words, ("pile",), "end")
        words = msg("remove no second card") if verb == terms.ENOUGH else msg("no action is possible")
        return Option(action, text, words, (), "end")

    def result(self) -> Result | None:
        s = self.s
        if s.phase != terms.ENDED:
            return None
        ranking = sorted(range(s.seats), key=lambda i: -s.payoff(i))
        winners = tuple(i for i in ranking if s.payoff(i) > 0)
        return Result(tuple(ranking), winners, ending_words(s, self.names))
