"""Who may know which cards, tiles and tokens when: worked out from a record and from nothing else that is seen."""

import json
import re
from collections import Counter
from typing import Any

from duel.du import GAME
from mathom.kernel.game import seen_by
from mathom.match.match import Match

VIEWERS = (0, 1, None)
THINGS = {*GAME.edition.cards, *GAME.edition.tiles, *GAME.edition.tokens}
IDS = re.compile("|".join(sorted(THINGS, key=len, reverse=True)))
LAID = 20  # cards of a layout
Known = dict[int | None, set[str]]


def named(text: str) -> set[str]:
    """the cards, tiles and tokens that a text names"""
    return set(IDS.findall(text))


def knowledge(record: list[dict[str, Any]]) -> list[Known]:
    """after each move, what each viewer may have heard of: what lay open at first, what he saw fall, what was named in
    a move, and what is left when all others of its kind are known"""
    match = Match.from_lines("the record", record[0], record[1:])
    known: Known = {viewer: named(json.dumps(match.start)) for viewer in VIEWERS}
    laid = Counter(thing[:2] for thing in known[None] if thing in GAME.edition.cards)
    out = [{viewer: set(things) for viewer, things in known.items()}]
    for move in match.moves:
        seen: dict[int | None, list[str]] = {
            viewer: [GAME.fall_to_text(fall) for fall in move.falls if seen_by(fall, viewer)] for viewer in VIEWERS
        }
        laid.update(thing[:2] for thing in seen[None] if thing in GAME.edition.cards)
        for viewer, things in known.items():
            things.update(seen[viewer])
            things.update(named(move.text))
            things.update(card for card in GAME.edition.cards if laid[card[:2]] == LAID)
            for people in GAME.edition.peoples:
                stack = {token for token in GAME.edition.tokens if token.startswith(people)}
                if len(stack & things) == 2:
                    things |= stack
        out.append({viewer: set(things) for viewer, things in known.items()})
    return out


def check_frame(words: str, viewer: int | None, known: list[Known]) -> int:
    """a frame that came to a viewer names nothing that he must not know yet; the move it is about, or -1"""
    frame = json.loads(words)
    seq = int(frame.get("seq", -1))
    for view in frame.get("views", {}).values():
        assert view.get("viewer") == viewer
        assert viewer is not None or not view.get("options")
        found = named(json.dumps(view)) - known[seq][viewer]
        assert not found, (seq, viewer, found)
        for piece in next(zone for zone in view["zones"] if zone["id"] == "layout").get("pieces", []):
            if "face" not in piece:
                assert set(piece) <= {"id", "kind", "marks", "counters"}, piece
                assert set(piece["counters"]) == {"row", "column"}, piece
    for key, lines in frame.get("history", {}).items():
        assert key == ("" if viewer is None else str(viewer))
        for at, events in lines:
            assert named(json.dumps(events)) <= known[at][viewer], (at, viewer)
    return seq if "views" in frame else -1
