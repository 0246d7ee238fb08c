"""What a bot hopes that a gold ring proves to be (LE-B-146 to LE-B-151)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, bit
from mathom.games.lidless_eye.cards.kit.appeal import falls_to_check, worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import may_become
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.rings import indicated, sum_of_test
from mathom.games.lidless_eye.rules.rolls import WAYS
from mathom.games.lidless_eye.terms import LESSER
from mathom.kernel.pile import Pile

OF_LESSER: Final = 2  # points of any lesser ring


def hoped_points(s: Eye, seat: i64, gold: i64, bonus: i64) -> float:
    """points of the ring that a test promises on average, with what the hand holds and may be looked for"""
    rings: list[i64] = []
    for entry in s.hand[seat].cards:
        kind = entry >> 8
        if KINDS[kind].ring >= LESSER and may_come(s, kind) and may_become(gold, kind):
            rings.append(kind)
    looks = KINDS[gold].printed.search_lesser and (
        holds_lesser(s.discard[seat], gold) or holds_lesser(s.deck[seat], gold)
    )
    if not rings and not looks:
        return 0.0
    value: i64 = 0
    for roll in range(2, 13):
        bits = indicated(gold, roll + bonus)
        best: i64 = OF_LESSER if looks and bits & bit(LESSER) else 0
        for kind in rings:
            if bits & bit(KINDS[kind].ring) and KINDS[kind].points > best:
                best = KINDS[kind].points
        value += WAYS[roll] * best
    return float(value) / 36.0


def holds_lesser(pile: Pile, gold: i64) -> bool:
    """whether a pile has a lesser ring that a gold ring may prove to be"""
    return any(KINDS[entry >> 8].ring == LESSER and may_become(gold, entry >> 8) for entry in pile.cards)


def prove_worth(s: Eye, ring: i64, bonus: i64) -> float:
    """testing a gold ring in play: what may come of it for its points, and no burden more"""
    bearer = s.bearer(ring)
    gain = hoped_points(s, s.owner[bearer], s.kind[ring], sum_of_test(s, ring, bonus)) - float(
        KINDS[s.kind[ring]].points
    )
    return 0.2 + 1.5 * gain + 1.5 * falls_to_check(s, bearer, 0) * worth_of(s, bearer)
