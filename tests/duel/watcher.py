"""An attentive player of this game: what he has seen, and whether a position could be the true one.

He knows the box: 23 cards of each chapter by their backs (DU-9), three tokens of each people, seven tiles. He sees all
that lies open (DU-89) and forgets nothing. Three cards of a chapter are left over, face down in the discard pile
(DU-10): he knows them when he has looked through the pile himself (DU-81), or when no card lies face down any more and
they are all that he has not seen. Of tokens he remembers which were turned up and put back on top (DU-63, DU-64)."""

from typing import Any, cast

from mathom.games.duel.rules import Duel
from mathom.kernel.game import Game, seen_by
from mathom.kernel.state import State
from mathom.kernel.view import View

LEFT_OVER = 3
# what lies before everybody's eyes, in the words of a saved position
PUBLIC = ["seat", "turn", "chapter", "extra", "again", "effects", "reserve", "coins", "steps", "stack"]
PUBLIC += [f"{what} {seat}" for what in ("units", "fortresses") for seat in (0, 1)]


class DuelWatcher:
    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.box = list(cast(Duel, state).edition.cards)
        self.chapter = 1
        self.lain: set[str] = set()  # every card that lay open before us
        self.layout: dict[str, str] = {}  # by slot: what lies there now
        self.areas: list[set[str]] = [set(), set()]
        self.pile: set[str] = set()  # what I know to lie in the discard pile
        self.gone = 0  # left-over cards of this chapter that were played from there
        self.looked = False  # whether somebody has looked through the pile since this chapter began
        self.tokens: list[set[str]] = [set(), set()]
        self.turned_up: list[str] = []
        self.tops: dict[str, str] = {}  # by people: the token that lies on top
        self.tiles: dict[str, set[str]] = {}
        self.public: dict[str, Any] = {}
        self.look_around(state)

    # -- what happens

    def saw(self, before: State, action: int, after: State, falls: list[int]) -> None:
        verb, *names = self.game.notation(before, action).split()
        if verb == "discard":
            self.pile |= {names[0]}
        if verb == "fetch":
            self.pile -= {names[0]}
            if names[0] in self.of_chapter() - self.lain:
                self.gone += 1
        if after.to_json().get("stack", [{}])[-1].get("is") == "recall":
            self.looked = True
            if after.seat == self.seat:
                self.pile |= {self.game.fall_to_text(f) for f in falls if seen_by(f, self.seat)} & set(self.box)
        self.look_around(after)

    def look_around(self, state: State) -> None:
        """all that lies open"""
        view = self.game.view(state, self.seat)
        self.public = {name: value for name, value in state.to_json().items() if name in PUBLIC}
        areas = [set(faces(view, f"area:{seat}")) for seat in (0, 1)]
        self.pile |= (self.areas[0] | self.areas[1]) - (areas[0] | areas[1])  # a grey card that had to be discarded
        self.areas = areas
        self.tiles = {zone: set(faces(view, zone)) for zone in ("tiles", "tiles:0", "tiles:1")}
        self.look_at_tokens(view)
        self.layout = {
            piece.id.replace("layout/", "slot "): piece.face or "face-down" for piece in zone_pieces(view, "layout")
        }
        chapter = int(self.public.get("chapter", 1))
        if chapter != self.chapter:
            self.work_out()
            self.chapter, self.gone, self.looked = chapter, 0, False
        self.lain |= set(self.layout.values()) - {"face-down"}
        if "face-down" not in self.layout.values():
            self.work_out()

    def look_at_tokens(self, view: View) -> None:
        """which are turned up, which are kept; those that were turned up and are not kept lie on top again"""
        tokens = [set(faces(view, f"tokens:{seat}")) for seat in (0, 1)]
        kept = (tokens[0] | tokens[1]) - (self.tokens[0] | self.tokens[1])
        for token in kept:
            self.tops.pop(people(token), None)
        for token in self.turned_up:
            if kept and token not in kept:
                self.tops[people(token)] = token
        self.tokens = tokens
        stacks = [zone.id for zone in view.zones if zone.id.startswith("stack:")]
        pieces = [piece for stack in stacks for piece in zone_pieces(view, stack)]
        self.turned_up = [str(piece.face) for piece in pieces if "turned up" in piece.marks]

    def of_chapter(self) -> set[str]:
        return {card for card in self.box if card.startswith(f"c{self.chapter}-")}

    def work_out(self) -> None:
        """no card of the chapter lies face down: all that I have not seen are left over"""
        self.pile |= self.of_chapter() - self.lain - self.areas[0] - self.areas[1]

    # -- what is known

    def contradiction(self, imagined: State) -> str:
        data = imagined.to_json()
        for name in PUBLIC:
            if data.get(name) != self.public.get(name):
                return f"{name} is {data.get(name)}, and all see {self.public.get(name)}"
        layout = {name: card for name, card in data.items() if name.startswith("slot ")}
        if layout != self.layout:
            return f"the layout is {layout}, and all see {self.layout}"
        for seat in (0, 1):
            if set(data.get(f"area {seat}", ())) != self.areas[seat]:
                return f"seat {seat} has other cards"
            if set(data.get(f"tiles {seat}", ())) != self.tiles[f"tiles:{seat}"]:
                return f"seat {seat} has other tiles"
            if set(data.get(f"tokens {seat}", ())) != self.tokens[seat]:
                return f"seat {seat} has other tokens"
        if set(data.get("tiles", ())) != self.tiles["tiles"]:
            return "other tiles lie open"
        return self.wrong_pile(cast(Duel, imagined), data) or self.wrong_stack(data)

    def wrong_pile(self, imagined: Duel, data: dict[str, Any]) -> str:
        """the discard pile, and what lies face down or unseen"""
        looked_at = {entry.split(" ")[0] for entry in data.get("aside", ())}
        there = looked_at | set(data.get("discard", ()))
        if self.pile - there:
            return f"{sorted(self.pile - there)} lie in the pile, and there they do not"
        never_seen = self.of_chapter() - self.lain - self.areas[0] - self.areas[1] - self.pile
        if there - self.pile - never_seen:
            return f"{sorted(there - self.pile - never_seen)} lie in the pile, and I have seen them elsewhere"
        unseen = {self.box[entry >> 8] for entry in imagined.unseen.cards}
        if unseen | there - self.pile != never_seen or unseen & there:
            return f"unseen are {sorted(unseen)}, and I have never seen {sorted(never_seen)}"
        face_down = list(self.layout.values()).count("face-down")
        if face_down:
            left = LEFT_OVER - self.gone
            if len(looked_at) != (left if self.looked else 0):
                return f"{len(looked_at)} left-over cards were looked at, and there are {left}"
            if len(unseen) != face_down + (0 if self.looked else left):
                return f"{len(unseen)} cards are unseen, and {face_down} lie face down"
        return ""

    def wrong_stack(self, data: dict[str, Any]) -> str:
        shown = {people(token) for token in self.turned_up}
        for name in {people for people in self.tops if people not in shown}:
            if data.get(f"top {name}") != self.tops[name]:
                return f"{self.tops[name]} lies on top of its stack, not {data.get(f'top {name}')}"
        for name, token in data.items():
            if name.startswith("top ") and (people(token) != name[4:] or token in self.tokens[0] | self.tokens[1]):
                return f"{token} does not lie in the stack of the {name[4:]}"
        return ""


def people(token: str) -> str:
    return token.split("-")[0]


def zone_pieces(view: View, name: str) -> tuple[Any, ...]:
    return next(zone.pieces for zone in view.zones if zone.id == name)


def faces(view: View, name: str) -> list[str]:
    return [str(piece.face) for piece in zone_pieces(view, name)]
