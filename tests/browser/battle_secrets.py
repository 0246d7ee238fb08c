"""Who may know which companions when: worked out from a record and from nothing else that is seen."""

import json
import re
from typing import Any, cast

from battle.ba import COMPANIONS, GAME, hand
from mathom.games.battle.rules import Battle
from mathom.kernel.game import seen_by
from mathom.match.match import Match

# ids, and names as they are said
IDS = {card: card for card in COMPANIONS} | {GAME.names[card].text.lower(): card for card in COMPANIONS}
WORD = re.compile(rf"(?<![\w-])({'|'.join(sorted(IDS, key=len, reverse=True))})(?![\w-])", re.IGNORECASE)
Known = dict[int | None, set[str]]


def named(data: object) -> set[str]:
    """the companions that something names"""
    return {IDS[word.lower()] for word in WORD.findall(json.dumps(data, ensure_ascii=False))}


def in_sight(s: Battle) -> Known:
    """what lies open, and for a player his hand"""
    data = s.to_json()
    hidden = {card for seat in range(s.seats) for card in hand(s, seat)} | set(data.get("ring pile", []))
    out: Known = {seat: set(COMPANIONS) - hidden | set(hand(s, seat)) for seat in range(s.seats)}
    out[None] = set(COMPANIONS) - hidden
    return out


def knowledge(record: list[dict[str, Any]]) -> list[Known]:
    """after each move, what each viewer may be told: what he saw before it or sees now, and what the move named"""
    match = Match.from_lines("the record", record[0], record[1:])
    state = match.at(0)
    before = in_sight(cast(Battle, state))
    out = [before]
    for move in match.moves:
        falls = [GAME.fall_to_text(fall) for fall in move.falls]
        state, _ = match.step(state, move.text, falls)
        now = in_sight(cast(Battle, state))
        for viewer, cards in now.items():
            drawn = {text for text, fall in zip(falls, move.falls, strict=True) if seen_by(fall, viewer)}
            before[viewer] = before[viewer] | cards | named(move.text) | drawn
        out.append(before)
        before = now
    return out


def check_frame(words: str, viewer: int | None, known: list[Known]) -> int:
    """a frame that came to a viewer names no companion that he must not know; the move it is about, or -1"""
    frame = json.loads(words)
    seq = int(frame.get("seq", -1))
    views = frame.pop("views", {})
    for view in views.values():
        assert view.get("viewer") == viewer
        assert viewer is not None or not view.get("options")
        assert named(view) <= known[seq][viewer], (seq, viewer, named(view) - known[seq][viewer])
        for zone in view["zones"]:
            if zone["kind"] == "hand" and zone["owner"] != viewer:
                assert not zone.get("pieces"), zone
    for key, lines in frame.pop("history", {}).items():
        assert key == ("" if viewer is None else str(viewer))
        for at, events in lines:
            assert named(events) <= known[at][viewer], (at, viewer, named(events) - known[at][viewer])
    assert not named(frame), frame
    return seq if views else -1
