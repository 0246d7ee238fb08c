"""Who may know which cards when: worked out from a record and from nothing else that is seen."""

import json
import re
from collections import Counter
from typing import Any

import msgspec

from mathom.kernel.game import seen_by
from mathom.kernel.words import Msg, say
from mathom.match.match import Match
from ringbearer.rb import GAME

CARDS = {*GAME.edition.cards, *GAME.edition.darks}
NAMES = {say(GAME.faces[card].name): card for card in CARDS}
Position = dict[str, Any]
Known = dict[int | None, set[str]]


def named(data: object) -> set[str]:
    """The cards that something names: by id, in an id or a text of the notation, or in words. The fields of the tiles
    have colours and symbols too, and are no cards."""
    if isinstance(data, str):
        return set(re.split(r"[\s/]", data)) & CARDS
    if isinstance(data, list):
        return set().union(*(named(part) for part in data))
    if not isinstance(data, dict):
        return set()
    if "text" in data and "on" not in data:
        words = say(msgspec.convert(data, Msg))
        if words in NAMES:
            return {NAMES[words]}
    return set().union(*(named(part) for key, part in data.items() if key != "nodes"))


def hand_of(s: Position, seat: int, viewer: int | None) -> Counter[str]:
    """the cards of a hand that a viewer sees"""
    if seat == s.get("servant"):
        return Counter(s.get("dark hand", []) if seat == viewer else [])
    if viewer is None:
        return Counter()
    return Counter(s.get(f"hand {seat}" if seat == viewer else f"reversed {seat}", []))


def hand_size(s: Position, seat: int) -> int:
    if seat == s.get("servant"):
        return len(s.get("dark hand", []))
    return len(s.get(f"hand {seat}", [])) + len(s.get(f"reversed {seat}", []))


def in_sight(s: Position, viewer: int | None) -> set[str]:
    """what lies open, and what he sees of the hands"""
    heaps = ("discard", "helpers", "dark discard", "before", "paid")
    out = {card for heap in heaps for card in s.get(heap, [])}
    for tile in s.get("land", []):
        out |= {*tile.get("cards", []), *(f"dark-surcharge-{colour}" for colour in tile.get("surcharges", []))}
    if s.get("sauron"):
        out.add("sauron")
    if s.get("playing"):
        out.add(s["playing"])
    for seat in range(s["seats"]):
        out |= set(hand_of(s, seat, viewer))
    return out


class Secrets:
    """A game that is over: what each might see, and what he might be told, after each of its moves."""

    def __init__(self, record: list[dict[str, Any]]) -> None:
        match = Match.from_lines("the record", record[0], record[1:])
        state = match.at(0)
        self.positions: list[Position] = [GAME.to_json(state)]
        self.viewers: tuple[int | None, ...] = (*range(self.positions[0]["seats"]), None)
        self.known: list[Known] = [{viewer: in_sight(self.positions[0], viewer) for viewer in self.viewers}]
        for move in match.moves:
            falls = [GAME.fall_to_text(fall) for fall in move.falls]
            state, _ = match.step(state, move.text, falls)
            before, after = self.positions[-1], GAME.to_json(state)
            told: Known = {}
            for viewer in self.viewers:
                fell = [text for text, fall in zip(falls, move.falls, strict=True) if seen_by(fall, viewer)]
                told[viewer] = in_sight(before, viewer) | in_sight(after, viewer) | named(move.text) | named(fell)
            self.known.append(told)
            self.positions.append(after)

    def check_frame(self, words: str, viewer: int | None) -> int:
        """a frame that came to a viewer names no card that he must not know; the move it is about, or -1"""
        frame = json.loads(words)
        seq = int(frame.get("seq", -1))
        views = frame.pop("views", {})
        for view in views.values():
            assert view.get("viewer") == viewer
            assert viewer is not None or not view.get("options")
            self.check(view, seq, viewer)
            self.check_hands(view, seq, viewer)
        for key, lines in frame.pop("history", {}).items():
            assert key == ("" if viewer is None else str(viewer))
            for at, events in lines:
                self.check(events, at, viewer)
        assert not named(frame), frame
        return seq if views else -1

    def told_too_much(self, frames: list[str], viewer: int) -> set[str]:
        """the cards in the views of these frames that a viewer must not know"""
        out = set()
        for frame in map(json.loads, frames):
            for view in frame.get("views", {}).values():
                out |= named(view) - self.known[frame["seq"]][viewer]
        return out

    def check(self, data: object, seq: int, viewer: int | None) -> None:
        found = named(data) - self.known[seq][viewer]
        assert not found, (seq, viewer, found)

    def check_hands(self, view: dict[str, Any], seq: int, viewer: int | None) -> None:
        """of every hand exactly the faces that the viewer sees, and of the rest nothing but that it is there"""
        s = self.positions[seq]
        for zone in view["zones"]:
            if zone["kind"] != "hand":
                continue
            pieces = zone.get("pieces", [])
            shown = [piece for piece in pieces if "face" in piece]
            assert Counter(piece["face"] for piece in shown) == hand_of(s, zone["owner"], viewer), (seq, viewer, zone)
            assert len(pieces) == hand_size(s, zone["owner"])
            for piece in pieces:
                if piece not in shown:
                    assert re.fullmatch(r"hand:\d/(hidden|reversed)/\d+", piece["id"]), piece
                    assert set(piece) <= {"id", "marks"}, piece
