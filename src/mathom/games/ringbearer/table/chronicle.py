"""What happened, in words, for a viewer who sees only what he may."""

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.table.notation import (
    SYMBOL_NAMES,
    card_words,
    dark_words,
    field_text,
    field_words,
    payment_words,
)
from mathom.games.ringbearer.terms import LAST_HIDDEN, NOTHING
from mathom.kernel.game import sees
from mathom.kernel.state import News
from mathom.kernel.view import Event
from mathom.kernel.words import Msg, msg, msgs


def seat_of(news: News) -> int | None:
    """whose doing it is; None: nobody's"""
    return news.seat if news.seat >= 0 else None


def node_id(s: Ringbearer, number: int, field: int) -> str:
    """the node of a field: `tile:6:upper:1`"""
    if number == LAST_HIDDEN:
        return f"tile:{number}:start"
    return "tile:" + field_text(s, number, field).replace("-", ":")


class Chronicle:
    """The news of one state for one viewer."""

    def __init__(self, s: Ringbearer, viewer: int | None, who: tuple[str, ...]) -> None:
        self.s = s
        self.viewer = viewer
        self.who = who

    def events(self) -> tuple[Event, ...]:
        return tuple(self.event(n) for n in self.s.news or ())

    def event(self, n: News) -> Event:
        what = n.what
        if what in (terms.LAID_SAURON, terms.LAID_HELPER, terms.LAID, terms.DREW, terms.USED, terms.PAID_CARD):
            return self.of_cards(n)
        if what in (
            terms.FELL,
            terms.DREW_DARK,
            terms.LAID_ASIDE,
            terms.PLAYED,
            terms.PAID_DARK,
            terms.LOST_CARD,
            terms.STRIPPED,
            terms.SET_TOLL,
            terms.PAID_TOLL,
            terms.SHOWN,
            terms.REMOVED,
            terms.STRIPPED_SERVANT,
        ):
            return self.of_the_servant(n)
        return self.of_the_journey(n)

    def doer(self, n: News) -> str:
        return self.who[n.seat] if n.seat >= 0 else ""

    def card(self, n: News) -> Msg:
        return card_words(self.s, n.a)

    def face(self, n: News) -> str:
        return self.s.edition.cards[n.a]

    def move(
        self, n: News, words: Msg, face: str | None, source: str | None, target: str | None, many: int = 1
    ) -> Event:
        return Event("move", words, seat_of(n), face, source, target, many)

    # -- movement cards

    def of_cards(self, n: News) -> Event:
        who = self.doer(n)
        hand, tile = f"hand:{n.seat}", f"tile:{n.b}"
        if n.what == terms.LAID_SAURON:
            words = msgs(
                "{who} lays {n} card of Sauron’s power from the hand of {other}",
                "{who} lays {n} cards of Sauron’s power from the hand of {other}",
                n.b,
                who=who,
                other=self.who[n.a],
            )
            return self.move(n, words, "sauron", f"hand:{n.a}", f"sauron:{self.s.ring}", n.b)
        if n.what == terms.LAID_HELPER:
            words = msg("{who} lays {card} in the middle", who=who, card=self.card(n))
            return self.move(n, words, self.face(n), f"hand:{n.b}", "helpers")
        if n.what == terms.LAID:
            if n.c == n.seat:
                words = msg("{who} lays {card} at tile {tile}", who=who, card=self.card(n), tile=n.b)
            else:
                words = msg(
                    "{who} lays {card} of {other} at tile {tile}",
                    who=who,
                    card=self.card(n),
                    other=self.who[n.c],
                    tile=n.b,
                )
            return self.move(n, words, self.face(n), f"hand:{n.c}", tile)
        if n.what == terms.USED:
            words = msg("{who} uses {card}: {symbol}", who=who, card=self.card(n), symbol=SYMBOL_NAMES[n.b])
            return self.move(n, words, self.face(n), f"tile:{n.c}" if n.c else "helpers", "discard")
        if n.what == terms.PAID_CARD:
            return self.move(n, msg("{who} pays {card}", who=who, card=self.card(n)), self.face(n), tile, "discard")
        if not sees(n, self.viewer):
            words = msg("{who} draws a reversed card" if n.b else "{who} draws a card", who=who)
            return self.move(n, words, None, "pile", hand)
        text = "{who} draws {card}, reversed" if n.b else "{who} draws {card}"
        return self.move(n, msg(text, who=who, card=self.card(n)), self.face(n), "pile", hand)

    # -- the servant

    def of_the_servant(self, n: News) -> Event:
        s, who = self.s, self.doer(n)
        before = f"sauron:{s.ring}"
        if n.what == terms.FELL:
            return Event("reveal", msg("{who} falls to Sauron’s power and is his servant now", who=who), seat_of(n))
        if n.what == terms.STRIPPED_SERVANT:
            words = msgs(
                "the servant discards {n} card that lay before him",
                "the servant discards {n} cards that lay before him",
                n.a,
            )
            return self.move(n, words, None, before, "discard", n.a)
        if n.what in (terms.REMOVED, terms.PAID_DARK):
            text = "{who} removes {card}" if n.what == terms.REMOVED else "{who} pays with {card}"
            words = msg(text, who=who, card=payment_words(s, n.a))
            return self.move(n, words, s.edition.payments[n.a], before, "dark-discard" if n.a else "discard")
        if n.what in (terms.LOST_CARD, terms.STRIPPED, terms.SHOWN):
            return self.of_lost_cards(n)
        if n.what == terms.DREW_DARK and not sees(n, self.viewer):
            return self.move(n, msg("{who} draws a dark card", who=who), None, "dark-pile", f"hand:{n.seat}")
        card, face = dark_words(s, n.a), s.edition.darks[n.a]
        if n.what == terms.DREW_DARK:
            words = msg("{who} draws the dark card {card}", who=who, card=card)
            return self.move(n, words, face, "dark-pile", f"hand:{n.seat}")
        if n.what == terms.LAID_ASIDE:
            words = msg("{who} lays {card} before himself as payment", who=who, card=card)
            return self.move(n, words, face, f"hand:{n.seat}", before)
        if n.what == terms.PLAYED:
            words = msg("{who} plays the dark card {card}", who=who, card=card)
            return self.move(n, words, face, f"hand:{n.seat}", "dark-discard")
        if n.what == terms.SET_TOLL:
            words = msg("{card} lies at tile {tile} now", card=card, tile=n.b)
            return self.move(n, words, face, "dark-discard", f"tile:{n.b}")
        return self.move(n, msg("{card} is lifted", card=card), face, f"tile:{n.b}", "dark-discard")

    def of_lost_cards(self, n: News) -> Event:
        who, face = self.doer(n), self.face(n)
        if n.what == terms.LOST_CARD:
            words = msg("{who} takes {card} from {other}", who=who, card=self.card(n), other=self.who[n.b])
            return self.move(n, words, face, f"hand:{n.b}", "discard")
        if n.what == terms.STRIPPED:
            words = msg("{who} removes {card} from tile {tile}", who=who, card=self.card(n), tile=n.b)
            return self.move(n, words, face, f"tile:{n.b}", "discard")
        return self.move(n, msg("{who} turns up {card}", who=who, card=self.card(n)), face, "pile", "discard")

    # -- figures, tiles, turns

    def of_the_journey(self, n: News) -> Event:
        s, who = self.s, self.doer(n)
        what = n.what
        if what in (terms.WENT, terms.WENT_BACK):
            field = field_words(s, n.a, n.b)
            text = "the fellowship goes to {field}" if what == terms.WENT else "the fellowship is moved back to {field}"
            return self.move(n, msg(text, field=field), None, None, node_id(s, n.a, n.b))
        if what in (terms.DISCOVERED, terms.TILE_WENT):
            tile = s.edition.tiles[n.a]
            number = f"tile:{n.b}"
            if what == terms.TILE_WENT:
                return self.move(n, msg("tile {n} goes back on the stack", n=n.b), tile, number, "tile-stack")
            doom = n.a == s.edition.doom
            text = "{who} discovers Mount Doom: tile {n}" if doom else "{who} discovers tile {n}"
            return self.move(n, msg(text, who=who, n=n.b), tile, "tile-stack", number)
        figures = {
            terms.ADVANCED: msg("the Black Riders advance to tile {n}", n=n.a),
            terms.RIDERS_BACKED: msg("the Black Riders go back to tile {n}", n=n.a),
            terms.PLACED_GANDALF: msg("Gandalf stands before tile {n}", n=n.a),
            terms.MOVED_GANDALF: msg("Gandalf is moved before tile {n}", n=n.a),
            terms.HELD_OFF: msg("Gandalf stops the Black Riders and leaves"),
        }
        if what in figures:
            face = "gandalf" if what in (terms.PLACED_GANDALF, terms.MOVED_GANDALF, terms.HELD_OFF) else "riders"
            reached = f"tile:{n.a}" if n.a else None
            scene = None if what in (terms.PLACED_GANDALF, terms.MOVED_GANDALF) else msg("the Black Riders")
            return Event(
                "move", figures[what], seat_of(n), face, None, reached, scene=scene, good=what != terms.ADVANCED
            )
        if what == terms.TOOK_RING:
            words = msgs(
                "{who} takes the ring from {other}, who discards {n} Sauron card",
                "{who} takes the ring from {other}, who discards {n} Sauron cards",
                n.b,
                who=who,
                other=self.who[n.a],
            )
            return Event("move", words, seat_of(n), scene=msg("the ring"))
        if what == terms.LEFT_BEHIND:
            words = msgs("{n} card is left behind", "{n} cards are left behind", n.b)
            return self.move(n, words, None, f"tile:{n.a}", "discard", n.b)
        if what == terms.SHUFFLED:
            words = msgs("the discard is shuffled: {n} card", "the discard is shuffled: {n} cards", n.a)
            return self.move(n, words, None, "discard", "pile", n.a)
        if what == terms.SHUFFLED_DARK:
            words = msgs("the dark discard is shuffled: {n} card", "the dark discard is shuffled: {n} cards", n.a)
            return self.move(n, words, None, "dark-discard", "dark-pile", n.a)
        if what == terms.FINISHED:
            return Event("say", ending_words(s, self.who))
        texts = {
            terms.STARTS: msg("{who} begins", who=who),
            terms.LAPSED: msg("{who} cannot take an action", who=who),
            terms.STOPPED: msg("{who} draws no more cards", who=who),
            terms.HALTED: msg("{who} ends the journey for this turn", who=who),
            terms.IDLE: msg(
                "three rounds in which nobody did anything: at the end of each further one the Black Riders take a step"
            ),
            terms.NIGHT: msg("night falls: Gandalf is gone, and nothing drives the Black Riders back any more"),
            terms.PRESSED: msg("it is night: the Black Riders take a step at the end of the round")
            if n.a
            else msg("again a round in which nobody did anything: the Black Riders take a step"),
        }
        return Event("say", texts[what], seat_of(n))


def ending_words(s: Ringbearer, names: tuple[str, ...]) -> Msg:
    if s.ending == terms.AT_DOOM:
        if s.servant == NOTHING:
            return msg("the ring is destroyed: the companions win together")
        return msg("the ring is destroyed: the companions win, {who} loses", who=names[s.servant])
    if s.ending == terms.CAUGHT:
        return msg("the Black Riders have caught the fellowship: all lose together")
    return msg("the Black Riders have caught the fellowship: {who} wins as Sauron’s servant", who=names[s.servant])
