"""Which cards each may have heard of when: worked out from the record of a game, position by position."""

import json
import re
from typing import Any, cast

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import NAMES
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS
from mathom.games.lidless_eye.gathering import Gathering
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.match.match import Match

CARDS = set(NAMES)
Known = dict[int | None, set[str]]


def named(data: object) -> set[str]:
    """the cards that something names by their id: as a face, in the id of a piece or in the notation; not by their
    names in words, which the chronicle has from the same events"""
    if isinstance(data, str):
        return set(re.split(r"[\s/]", data)) & CARDS
    if isinstance(data, dict):
        return set().union(*(named(part) for part in data.values()))
    if isinstance(data, list):
        return set().union(*(named(part) for part in data))
    return set()


def own_cards(s: Eye, seat: int) -> set[str]:
    """all that is in a player's deck: he has built it or chosen it"""
    deck = READY_DECKS[s.deck_name[seat]]
    parts = (deck.wraiths, deck.starters, deck.starting_items, deck.characters, deck.resources, deck.hazards)
    return {card for part in (*parts, deck.sideboard) for card in part}


def in_sight(s: Eye, viewer: int | None) -> set[str]:
    """what lies open, what is declared, and what he was shown"""
    bit = 0 if viewer is None else 1 << viewer
    out = {NAMES[s.kind[c]] for c in range(len(s.kind)) if s.kind[c] >= 0 and s.zone[c] == terms.TABLE}
    out |= {NAMES[s.kind[c]] for c in range(len(s.kind)) if s.zone[c] == terms.GUARD and s.known[c] & bit}
    out |= {NAMES[link.kind] for frame in s.stack if isinstance(frame, Chain) for link in frame.links}
    for p in range(s.n):
        for pile in (s.hand[p], s.discard[p], s.stored[p], s.out[p]):
            out |= {NAMES[entry >> 8] for entry in pile.cards if entry & 0xFF == terms.BOTH or entry & bit}
    return out


def offered(s: Eye, viewer: int | None) -> set[str]:
    """the cards among which he has to choose now: in a draft also such as are in nobody's deck"""
    return {card for a in s.actions() for card in named(s.game.notation(s, a))} if s.seat == viewer else set()


def knowledge(record: list[dict[str, Any]]) -> list[Known]:
    """after each move: the cards that each viewer may have heard of so far"""
    match = Match.from_lines("the record", record[0], record[1:])
    state = cast(Eye, match.at(0))
    viewers = (*range(len(match.names)), None)
    known: Known = {v: in_sight(state, v) | (own_cards(state, v) if v is not None else set()) for v in viewers}
    for viewer, cards in known.items():
        cards |= offered(state, viewer)
    out = [{viewer: set(cards) for viewer, cards in known.items()}]
    for move in match.moves:
        draft = state.stack[-1]
        drafted = isinstance(draft, Gathering) and not draft.hides  # LE-O-9: where lists are open everybody sees it
        falls = [match.game.fall_to_text(fall) for fall in move.falls]
        state = cast(Eye, match.step(state, move.text, falls)[0])
        for viewer, cards in known.items():
            cards |= in_sight(state, viewer) | offered(state, viewer)
            if move.seat == viewer or drafted:
                cards |= named(move.text)
        out.append({viewer: set(cards) for viewer, cards in known.items()})
    return out


def check_frame(words: str, viewer: int | None, known: list[Known]) -> int:
    """a frame that came to a viewer names nothing that he must not know yet; the move it is about, or -1"""
    frame = json.loads(words)
    seq = int(frame.get("seq", -1))
    for view in frame.get("views", {}).values():
        assert view.get("viewer") == viewer
        assert viewer is not None or not view.get("options")
        found = named(view) - known[seq][viewer]
        assert not found, (seq, viewer, found)
        for zone in view["zones"]:
            if zone["id"].startswith("deck:"):
                assert not zone.get("pieces"), (seq, viewer, zone)
    for key, lines in frame.get("history", {}).items():
        assert key == ("" if viewer is None else str(viewer))
        for at, events in lines:
            assert named(events) <= known[at][viewer], (at, viewer)
    return seq if "views" in frame else -1
