"""What a player reads: actions as text, why one is refused, what lies on the table, what happened. Decides nothing."""

from mathom.cli.skeleton.rules import Skeleton
from mathom.cli.skeleton.terms import DREW, LAID, LAY
from mathom.kernel.errors import IllegalAction
from mathom.kernel.game import sees
from mathom.kernel.state import News, act_a, act_kind
from mathom.kernel.view import Event, Option, Piece, Result, Seat, View, Zone
from mathom.kernel.words import Msg, msg, msgs

# -- actions as text


def notation(s: Skeleton, action: int) -> str:
    return f"lay {s.edition.cards[act_a(action)]}" if act_kind(action) == LAY else "stop"


def refusal(s: Skeleton, text: str) -> IllegalAction | None:
    """the reason and the rule, if the text is understood as something that could be done at another time"""
    verb, _, card = text.partition(" ")
    if verb != "lay" or card not in s.edition.cards:
        return None
    kind = s.edition.cards.index(card)
    if not s.hand[s.seat * s.kinds + kind]:
        return IllegalAction(msg("there is no {card} in your hand", card=card_name(s, kind)), "SK-3")
    last = card_name(s, s.last(s.seat))
    return IllegalAction(msg("a card must be no lower than your last one, {card}", card=last), "SK-4")


def card_name(s: Skeleton, kind: int) -> Msg:
    return msg("card of {n}", n=s.edition.values[kind])


# -- the table


class Table:
    """Builds the view of one state for one viewer."""

    def __init__(self, s: Skeleton, key: str, viewer: int | None, seq: int, names: tuple[str, ...]) -> None:
        self.s = s
        self.key = key
        self.viewer = viewer
        self.seq = seq
        self.names = names

    def view(self) -> View:
        s = self.s
        return View(
            game=self.key,
            seq=self.seq,
            viewer=self.viewer,
            phase=msg("The game is over") if s.over else msg("Turn {n}", n=s.turn + 1),
            prompt=self.prompt(),
            seats=tuple(self.seat(i) for i in range(s.seats)),
            zones=(
                Zone("pile", "stack", msg("pile"), size=s.pile.size()),
                *(zone for i in range(s.seats) for zone in self.before(i)),
            ),
            options=tuple(self.option(a) for a in s.actions()) if s.seat == self.viewer else (),
            events=tuple(self.event(n) for n in s.news or ()),
            result=self.result(),
        )

    def prompt(self) -> Msg:
        s = self.s
        if s.over:
            return msg("The game is over")
        if s.seat == self.viewer:
            return msg("Your turn: lay a card, or stop")
        return msg("{who} lays a card, or stops", who=self.names[s.seat])

    def seat(self, i: int) -> Seat:
        s = self.s
        marks = ("stopped",) if s.stopped >> i & 1 else ()
        return Seat(i, self.names[i], s.points(i), ((msg("cards in hand"), s.held(i)),), s.seat == i, marks)

    def before(self, i: int) -> tuple[Zone, Zone]:
        """the hand of a player, and what lies before him"""
        s, who = self.s, self.names[i]
        hand = self.pieces(f"hand:{i}", list(s.hand)[i * s.kinds : (i + 1) * s.kinds])
        laid = self.pieces(f"laid:{i}", list(s.laid)[i * s.kinds : (i + 1) * s.kinds])
        shown = hand if i == self.viewer else ()
        return (
            Zone(f"hand:{i}", "hand", msg("hand of {who}", who=who), i, len(hand), shown),
            Zone(f"laid:{i}", "row", msg("laid by {who}", who=who), i, len(laid), laid),
        )

    def pieces(self, zone: str, counts: list[int]) -> tuple[Piece, ...]:
        cards = self.s.edition.cards
        return tuple(Piece(f"{zone}/{cards[k]}/{i}", face=cards[k]) for k, n in enumerate(counts) for i in range(n))

    def option(self, action: int) -> Option:
        s = self.s
        text = notation(s, action)
        if act_kind(action) != LAY:
            return Option(action, text, msg("stop for good"), (), "end")
        card = act_a(action)
        on = (f"hand:{s.seat}/{s.edition.cards[card]}",)
        return Option(action, text, msg("lay {card}", card=card_name(s, card)), on, "lay")

    # -- what happened

    def event(self, n: News) -> Event:
        s, name = self.s, self.names[n.seat]
        hand = f"hand:{n.seat}"
        if n.what == LAID:
            words = msg("{who} lays {card}", who=name, card=card_name(s, n.a))
            return Event("move", words, n.seat, s.edition.cards[n.a], hand, f"laid:{n.seat}")
        if n.what == DREW and sees(n, self.viewer):
            words = msg("{who} draws {card} from the pile", who=name, card=card_name(s, n.a))
            return Event("move", words, n.seat, s.edition.cards[n.a], "pile", hand)
        if n.what == DREW:
            return Event("move", msg("{who} draws a card from the pile", who=name), n.seat, None, "pile", hand)
        return Event("say", msg("{who} stops", who=name), n.seat)

    def result(self) -> Result | None:
        s = self.s
        if not s.over:
            return None
        winners = tuple(s.winners())
        ranking = tuple(sorted(range(s.seats), key=lambda i: -s.points(i)))
        if len(winners) > 1:
            return Result(ranking, winners, msg("the win is shared"))
        n, who = int(s.most()), self.names[winners[0]]
        words = msgs("{who} wins with {n} point", "{who} wins with {n} points", n, who=who)
        return Result(ranking, winners, words)
