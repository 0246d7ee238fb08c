"""What happened, in words. Nothing of it is secret: who looks through the discard pile sees it in the view."""

from mathom.games.duel import terms
from mathom.games.duel.board import regions_of
from mathom.games.duel.rules import Duel
from mathom.games.duel.table.faces import coin_words
from mathom.kernel.state import News
from mathom.kernel.view import Event, Face
from mathom.kernel.words import Msg, msg, msgs


class Chronicle:
    def __init__(self, s: Duel, who: tuple[str, ...], faces: dict[str, Face], regions: list[Msg]) -> None:
        self.s = s
        self.e = s.edition
        self.who = who
        self.faces = faces
        self.regions = regions

    def events(self) -> tuple[Event, ...]:
        return tuple(self.event(n) for n in self.s.news or ())

    def name(self, face: str) -> Msg:
        return self.faces[face].name

    def event(self, n: News) -> Event:
        if n.what in (terms.PLAYED, terms.DISCARDS, terms.REVEALED, terms.UNLEARNED, terms.RECALLED, terms.WORKED_OUT):
            return self.of_card(n)
        if n.what in (terms.TOOK, terms.TILE_UP):
            return self.of_tile(n)
        if n.what in (terms.TURNED_UP, terms.KEPT):
            return self.of_token(n)
        if n.what in (terms.PLACED, terms.FOUGHT, terms.REMOVED, terms.MOVED, terms.BUILT, terms.RAZED):
            return self.of_region(n)
        if n.what == terms.CHAPTER:
            words = msg("chapter {number} begins", number=n.a + 1)
            return Event("phase", words, target="layout", scene=msg("a new chapter"))
        who = self.who[n.seat] if n.seat in (0, 1) else ""
        if n.what == terms.GAINED:
            return Event("score", msg("{who} takes {coins}", who=who, coins=coin_words(n.a)), n.seat)
        if n.what == terms.LOST:
            return Event("score", msg("{who} loses {coins}", who=who, coins=coin_words(n.a)), n.seat)
        if n.what == terms.ADVANCED:
            text = "Frodo and Sam reach step {step}" if n.seat == terms.FELLOWSHIP else "the Nazgûl reach step {step}"
            face = "frodo" if n.seat == terms.FELLOWSHIP else "nazgul"
            return Event("move", msg(text, step=n.a), n.seat, face, target=f"track:{n.seat}")
        if n.what == terms.ANOTHER:
            return Event("say", msg("{who} has earned an extra turn", who=who), n.seat)
        if n.what == terms.LEFT_OUT:
            return Event("say", self.left_out(n), n.seat)
        if n.what == terms.LOOKED:
            return Event("say", msg("{who} looks through the discard pile", who=who), n.seat)
        return Event("say", result_words(self.s, self.who), n.seat if n.seat in (0, 1) else None)

    def left_out(self, n: News) -> Msg:
        """what a player may do and does not: DU-50, DU-91, DU-92"""
        who = self.who[n.seat]
        if n.a == terms.MOVE:
            return msgs("{who} leaves out {n} move", "{who} leaves out {n} moves", n.b, who=who)
        if n.a == terms.DEEDS:
            return msgs("{who} leaves out {n} deed of the Ents", "{who} leaves out {n} deeds of the Ents", n.b, who=who)
        if n.a == terms.PLACE:
            return msgs("{who} declines to place {n} unit", "{who} declines to place {n} units", n.b, who=who)
        if n.a == terms.REMOVE:
            return msgs(
                "{who} declines to remove {n} enemy unit", "{who} declines to remove {n} enemy units", n.b, who=who
            )
        if n.a == terms.RAZE:
            return msg("{who} declines to remove an enemy fortress", who=who)
        return msg("{who} declines the extra turn", who=who)

    def of_card(self, n: News) -> Event:
        face = self.e.cards[n.a]
        card = self.name(face)
        if n.what == terms.REVEALED:
            return Event("reveal", msg("{card} is turned up", card=card), None, face, target=f"layout/{n.b}")
        if n.what == terms.WORKED_OUT:
            return Event("reveal", msg("{card} was left over", card=card), None, face, target="discard")
        who = self.who[n.seat]
        area = f"area:{n.seat}"
        if n.what == terms.UNLEARNED:
            return Event("move", msg("{who} must discard {card}", who=who, card=card), n.seat, face, area, "discard")
        if n.what == terms.RECALLED:
            words = msg("{who} plays {card} from the discard pile", who=who, card=card)
            return Event("move", words, n.seat, face, "discard", area)
        if n.what == terms.DISCARDS:
            words = msg("{who} discards {card} for {coins}", who=who, card=card, coins=coin_words(n.b))
            return Event("move", words, n.seat, face, "layout", "discard")
        if n.c:
            words = msg("{who} plays {card}, free by its chain", who=who, card=card)
        elif n.b:
            words = msg("{who} plays {card} and pays {coins}", who=who, card=card, coins=coin_words(n.b))
        else:
            words = msg("{who} plays {card}", who=who, card=card)
        return Event("move", words, n.seat, face, "layout", area)

    def of_tile(self, n: News) -> Event:
        face = self.e.tiles[n.a]
        tile = self.name(face)
        if n.what == terms.TILE_UP:
            return Event("reveal", msg("{tile} is turned up", tile=tile), None, face, "tile-stack", "tiles")
        who = self.who[n.seat]
        words = msg("{who} takes {tile}", who=who, tile=tile)
        if n.b:
            words = msg("{who} takes {tile} and pays {coins}", who=who, tile=tile, coins=coin_words(n.b))
        return Event("move", words, n.seat, face, "tiles", f"tiles:{n.seat}")

    def of_token(self, n: News) -> Event:
        face = self.e.tokens[n.a]
        stack = f"stack:{self.e.peoples[n.a // terms.STACK]}"
        if n.what == terms.TURNED_UP:
            words = msg("a token is turned up: {token}", token=self.name(face))
            return Event("reveal", words, n.seat, face, target=stack)
        words = msg("{who} keeps the token {token}", who=self.who[n.seat], token=self.name(face))
        return Event("move", words, n.seat, face, stack, f"tokens:{n.seat}")

    def of_region(self, n: News) -> Event:
        who, region = self.who[n.seat], self.regions[n.b]
        space = f"region:{self.e.regions[n.b]}"
        unit, fortress = f"unit-{n.seat}", f"fortress-{n.seat}"
        if n.what == terms.PLACED:
            words = msgs(
                "{who} places {n} unit in {region}", "{who} places {n} units in {region}", n.a, who=who, region=region
            )
            return Event("move", words, n.seat, unit, target=space, many=n.a)
        if n.what == terms.MOVED:
            words = msg("{who} moves a unit from {start} to {region}", who=who, start=self.regions[n.a], region=region)
            return Event("move", words, n.seat, unit, f"region:{self.e.regions[n.a]}", space)
        if n.what == terms.FOUGHT:
            words = msgs(
                "conflict in {region}: each side removes {n} unit",
                "conflict in {region}: each side removes {n} units",
                n.a,
                region=region,
            )
            return Event("score", words, n.seat, target=space, scene=msg("conflict"))
        if n.what == terms.REMOVED:
            words = msg("{who} loses a unit in {region}", who=who, region=region)
            return Event("move", words, n.seat, unit, source=space)
        if n.what == terms.BUILT:
            words = msg("{who} places a fortress in {region}", who=who, region=region)
            return Event("move", words, n.seat, fortress, target=space)
        words = msg("{who} loses the fortress in {region}", who=who, region=region)
        return Event("move", words, n.seat, fortress, source=space)


def result_words(s: Duel, who: tuple[str, ...]) -> Msg:
    if s.winner == terms.SHARED:
        n = regions_of(s, 0)
        return msgs(
            "shared victory: both are present in {n} region", "shared victory: both are present in {n} regions", n
        )
    name = who[s.winner]
    if s.ending == terms.BY_RING:
        text = (
            "{who} wins: the Ring is destroyed" if s.winner == 0 else "{who} wins: the Nazgûl have caught Frodo and Sam"
        )
        return msg(text, who=name)
    if s.ending == terms.BY_PEOPLES:
        return msg("{who} wins with the help of six peoples", who=name)
    if s.ending == terms.BY_CONQUEST:
        return msg("{who} wins: present in all seven regions", who=name)
    mine, theirs = regions_of(s, s.winner), regions_of(s, 1 - s.winner)
    return msg("{who} wins: present in {mine} regions against {theirs}", who=name, mine=mine, theirs=theirs)
