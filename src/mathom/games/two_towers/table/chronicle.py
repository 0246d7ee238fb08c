"""What happened, in words, for a viewer who sees only what he may."""

from mathom.games.two_towers import terms
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.table.notation import card_words
from mathom.kernel.game import sees
from mathom.kernel.state import News
from mathom.kernel.view import Event
from mathom.kernel.words import Msg, msg, msgs


class Chronicle:
    """The news of one state for one viewer."""

    def __init__(self, s: TwoTowers, viewer: int | None, who: tuple[str, ...], places: dict[str, str]) -> None:
        self.s = s
        self.viewer = viewer
        self.who = who
        self.places = places

    def events(self) -> tuple[Event, ...]:
        return tuple(self.event(n) for n in self.s.news or ())

    def place(self, place: int) -> Msg:
        return msg(self.places[self.s.edition.places[place]])

    def event(self, n: News) -> Event:
        s = self.s
        name = self.who[n.seat] if n.seat >= 0 else ""
        seat = n.seat if n.seat >= 0 else None
        what = n.what
        if what in (terms.DREW, terms.TOOK, terms.OFFERED, terms.LAID, terms.REPLACED):
            return self.card_event(n, name)
        if what == terms.MARCHED or what == terms.ARRIVED:
            place = self.place(n.a)
            if what == terms.ARRIVED:
                return Event(
                    "phase", msg("the company reaches {place}", place=place), target=s.edition.places[n.a], scene=place
                )
            text = "the company sets out for {place}" if n.b == 0 else "the company marches on towards {place}"
            return Event("phase", msg(text, place=place), target=f"{s.edition.places[n.a]}.{n.b + 1}")
        if what == terms.SKIPPED:
            return Event("say", msg("{who} finds no card to take", who=name), seat)
        if what == terms.SHUFFLED:
            words = msgs("the discard is shuffled: {n} card", "the discard is shuffled: {n} cards", n.a)
            return Event("move", words, source="discard", target="pile", many=n.a)
        if what == terms.PASSED:
            return Event("say", msg("{who} lays no card", who=name), seat)
        if what == terms.FINISHED:
            return Event("say", msg("{who} is done laying cards", who=name), seat)
        return self.score_event(n, name, seat, s.edition.places[n.c])

    def card_event(self, n: News, name: str) -> Event:
        s = self.s
        hand = f"hand:{n.seat}"
        colour = s.edition.colours[n.a // terms.COLOURS] if n.a < terms.GANDALF else ""
        row = f"row:{n.seat}:{colour}"
        card = card_words(s, n.a)
        face = s.edition.cards[n.a]
        if n.what == terms.DREW:
            if not sees(n, self.viewer):
                return Event("move", msg("{who} draws a card from the pile", who=name), n.seat, None, "pile", hand)
            return Event(
                "move", msg("{who} draws {card} from the pile", who=name, card=card), n.seat, face, "pile", hand
            )
        if n.what == terms.TOOK:
            return Event("move", msg("{who} takes {card}", who=name, card=card), n.seat, face, "open", hand)
        if n.what == terms.OFFERED:
            words = msg("{who} lays {card} open, for two new cards", who=name, card=card)
            return Event("move", words, n.seat, face, hand, "open")
        if n.what == terms.REPLACED:
            words = msgs(
                "{who} gives up a row of {card}: {n} card",
                "{who} gives up a row of {card}: {n} cards",
                n.b,
                who=name,
                card=card,
            )
            return Event("move", words, n.seat, face, row, "discard", n.b)
        text = "{who} lays {card}, headed by Gandalf" if n.b else "{who} lays {card}"
        return Event("move", msg(text, who=name, card=card), n.seat, face, hand, row, 1 + n.b)

    def score_event(self, n: News, name: str, seat: int | None, place: str) -> Event:
        s = self.s
        space, here = f"place:{place}", self.place(n.c)
        if n.what == terms.SCORED_TRAIT:
            return Event("score", msg("{trait} is scored", trait=msg(s.edition.traits[n.a])), target=place, scene=here)
        if n.what == terms.WON_TILE:
            words = msgs(
                "{who} wins a tile of {value} with {n} valid card",
                "{who} wins a tile of {value} with {n} valid cards",
                n.b,
                who=name,
                value=n.a,
            )
            return Event("score", words, seat, f"tile-{n.a}", space, f"tiles:{n.seat}", scene=here)
        if n.what == terms.UNWON_TILE:
            words = msg("nobody wins the tile of {value}", value=n.a)
            return Event("score", words, face=f"tile-{n.a}", source=space, scene=here)
        if n.what == terms.LOST_CARDS:
            words = msgs("{who} discards {n} card", "{who} discards {n} cards", n.a, who=name)
            return Event("move", words, seat, target="discard", many=n.a)
        if n.what == terms.WON_RING:
            return Event("score", msg("{who} takes the ring", who=name), seat)
        if n.what == terms.KEPT_RING:
            return Event("score", msg("{who} keeps the ring", who=name), seat)
        return Event("say", msgs("{who} wins with {n} point", "{who} wins with {n} points", n.a, who=name), seat)
