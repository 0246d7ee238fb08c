"""What a companion thinks of a position, and the sensible player made of it; for searches too."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.ringbearer.bot.needs import Needs, road_lack
from mathom.games.ringbearer.bot.servant import servant_value
from mathom.games.ringbearer.payments import verb_of
from mathom.games.ringbearer.rules import Ringbearer, travel
from mathom.games.ringbearer.servant import funds
from mathom.games.ringbearer.terms import (
    ACTIONS,
    DISCOVER,
    DRAW,
    DRAW_TWO,
    DRAWING,
    GANDALF,
    HALT,
    HELP,
    HELPERS,
    JOKER,
    KINDS,
    LAPSE,
    LAST_HIDDEN,
    LAY,
    LAYABLE,
    NONE,
    NOTHING,
    REMOVE,
    RIDERS_BACK,
    RING,
    START,
    STARTING,
    STEP,
    STOP,
    SYMBOL_OF,
    WAY,
)
from mathom.games.ringbearer.travel import may_use_cards
from mathom.kernel.dice import Dice
from mathom.kernel.judge import Judge
from mathom.kernel.state import OVER, Buffer, State, act, act_a, act_b, act_kind
from mathom.kernel.words import Msg, msg

# all in cards: what one card at the right place is worth is 1
FIELD: Final = 0.5  # a field travelled
FIELDS_OF_A_TILE: Final = 2.4  # on average
RIDER: Final = 1.0  # a tile the riders advance
HELPER: Final = 1.3  # a helper that waits in the middle
STANDING: Final = 1.0  # Gandalf in the riders' way
CAREFUL_SIGHT: Final = 4  # tiles: the careful companion does not plan further ahead
CAREFUL_NEARER: Final = 0.1  # ... and cares more for what is near
# for searches
HORIZON: Final = 12  # actions played beyond the tree
EXPLORE: Final = 0.05
FEW: Final = 3  # actions looked into
ALIKE: Final = 0.3  # ... if none of them looks worse than the best by so much
EVEN: Final = 10.0  # a standing from which either side may win
SPAN: Final = 40.0
LAND: Final = 2.3  # a tile discovered: what is missing there was missing before, only nobody knew


def danger(gap: i64) -> float:
    """how near the riders are; where they have come up with the fellowship, their next step is the end: RB-110"""
    if gap <= 0:
        return 9.0
    if gap == 1:
        return 7.0
    if gap == 2:
        return 3.2
    if gap == 3:
        return 1.4
    return 0.5 if gap == 4 else 0.0


def burden(s: Ringbearer) -> float:
    """what lies before the bearer, or before the servant"""
    n = s.sauron
    if s.servant != NOTHING:
        return 4.0 + 0.5 * float(funds(s))
    if n >= 4:
        return 3.2
    return 1.6 if n == 3 else 0.7 if n == 2 else 0.25 * float(n)


def progress(s: Ringbearer) -> float:
    along = 0.0 if s.field == START else float(s.field % WAY) + 1.0
    return FIELD * (float(s.tile - LAST_HIDDEN) * FIELDS_OF_A_TILE + along)


def standing(s: Ringbearer, needs: Needs) -> float:
    """how the companions stand, by all that lies open"""
    gap = s.tile - s.riders
    value = progress(s) - road_lack(s, needs) - RIDER * float(s.riders) - burden(s)
    if s.gandalf > s.riders:
        value += STANDING
        gap += 1
    value -= danger(gap)
    for k in range(HELPERS, KINDS):
        value += HELPER * float(s.helpers[k])
    return value


# -- phase 3

KEEP: Final = 0.25  # a card in hand may fit better later
KEEP_JOKER: Final = 0.9
KEEP_SYMBOL: Final = 0.2


def keep(s: Ringbearer, card: i64) -> float:
    """what a card is worth that stays in the hand"""
    if card == JOKER:
        return KEEP_JOKER
    symbol = SYMBOL_OF[card]
    if symbol == NONE:
        return KEEP
    return KEEP + KEEP_SYMBOL * (2.0 if symbol == RING else 1.0)


def in_hands(s: Ringbearer) -> float:
    """what the companions' cards are worth"""
    value = 0.0
    for k in range(LAYABLE):
        n: i64 = 0
        for seat in range(s.seats):
            n += s.hand[seat * KINDS + k] + s.back[seat * KINDS + k]
        if n:
            value += keep(s, k) * float(n)
    return value


def use_now(s: Ringbearer, card: i64) -> float:
    """what the symbol of a card would do if it were used at the fellowship's tile"""
    symbol = SYMBOL_OF[card]
    if symbol == RIDERS_BACK:
        return 1.5 if s.riders else 0.0
    if symbol == GANDALF:
        return 1.4 if s.gandalf <= s.riders and s.tile - s.riders <= 5 else 0.0
    if symbol == STEP:
        return 0.6
    if symbol == REMOVE:
        return relief(s, 1) if s.sauron else 0.0
    if symbol == RING:
        if s.servant == NOTHING and s.seat == s.ring:
            return 0.0
        return relief(s, s.sauron)
    return 0.0


def relief(s: Ringbearer, cards: i64) -> float:
    """so many Sauron cards fewer"""
    before = burden(s)
    kept = s.sauron
    s.sauron -= cards
    after = burden(s)
    s.sauron = kept
    return before - after


def lay_value(s: Ringbearer, action: i64, needs: Needs, now: float) -> float:
    card = act_a(action)
    number = act_b(action)
    if number < s.tile:
        return -5.0
    i = number * LAYABLE + card
    s.at[i] += 1
    gain = now - road_lack(s, needs)
    s.at[i] -= 1
    if number == s.tile and may_use_cards(s):
        symbol = use_now(s, card)
        if symbol > gain:
            gain = symbol
    return gain - keep(s, card)


def discover_value(s: Ringbearer) -> float:
    ahead = s.laid - s.tile
    if ahead == 0:
        return 0.9
    return 0.45 if ahead == 1 else 0.3 if ahead == 2 else 0.15


def action_values(s: Ringbearer, into: Buffer, n: i64, needs: Needs, values: list[float]) -> None:
    """what each of the first n actions of phase 3 promises"""
    now = road_lack(s, needs)
    for i in range(n):
        action = into.data[i]
        verb = verb_of(action)
        if verb == LAY:
            values.append(lay_value(s, action, needs, now))
        elif verb == DISCOVER:
            values.append(discover_value(s))
        elif verb == LAPSE:
            values.append(0.0)
        else:
            values.append(-1.0)  # helpers wait for the journey


# -- phase 4


def travel_values(s: Ringbearer, into: Buffer, n: i64, needs: Needs, values: list[float]) -> None:
    """how the companions stand after each of the first n actions of phase 4"""
    for i in range(n):
        action = into.data[i]
        if verb_of(action) == HALT:
            values.append(standing(s, needs))
        elif verb_of(action) == HELP and act_b(action) == DRAW_TWO:
            values.append(-50.0)
        else:
            after = s.copy()
            travel(after, action)
            values.append(1e6 if after.seat == OVER else standing(after, needs))


# -- phase 5


def choose_draw(s: Ringbearer) -> i64:
    """enough cards to choose from and not more: every card drawn may be Sauron's"""
    mine: i64 = 0
    turned: i64 = 0
    for k in range(KINDS):
        if k < LAYABLE:
            mine += s.hand[s.seat * KINDS + k]
        turned += s.back[s.seat * KINDS + k]
    wanted: i64 = 3
    if s.servant == NOTHING and s.sauron == 4:
        wanted = 2
    if s.tile - s.riders <= 1:
        wanted -= 1
    if turned == 0 and not s.turned:
        return act(DRAW, 1)
    if mine < wanted:
        return act(DRAW, 0)
    return act(STOP)


def best_of(into: Buffer, values: list[float]) -> i64:
    best: i64 = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return into.data[best]


def choose(s: Ringbearer, into: Buffer, n: i64, needs: Needs) -> i64:
    """the sensible one of the n actions in the buffer"""
    if s.phase == DRAWING:
        return choose_draw(s)
    if s.phase == STARTING:
        return into.data[0]
    values: list[float] = []
    weigh(s, into, n, needs, values)
    return best_of(into, values)


def weigh(s: Ringbearer, into: Buffer, n: i64, needs: Needs, values: list[float]) -> None:
    """what each of the first n actions is worth for who is at turn"""
    if s.seat == s.servant:
        for i in range(n):
            values.append(servant_value(s, into.data[i], needs))
    elif s.phase == ACTIONS:
        action_values(s, into, n, needs, values)
    else:
        travel_values(s, into, n, needs, values)


def choose_carefully(state: State) -> i64:
    assert isinstance(state, Ringbearer)
    into = Buffer(128)
    needs = Needs() if state.seat == state.servant else Needs(CAREFUL_SIGHT, CAREFUL_NEARER)
    return choose(state, into, state.fill(into), needs)


class RingbearerJudge(Judge):
    """For searches: plays on with sense, and counts how the companions stand."""

    horizon: i64 = HORIZON
    explore: float = EXPLORE

    def worth(self, s: State, seat: i64) -> float:
        assert isinstance(s, Ringbearer)
        if s.seat == OVER:
            return s.payoff(seat)
        value = standing(s, Needs()) + in_hands(s) + LAND * float(s.laid - LAST_HIDDEN)
        hope = (value - EVEN) / SPAN
        hope = 0.95 if hope > 0.95 else -0.95 if hope < -0.95 else hope
        return -hope if seat == s.servant else hope

    def guess(self, s: State, into: Buffer, n: i64, dice: Dice) -> i64:
        assert isinstance(s, Ringbearer)
        return choose(s, into, n, Needs())

    def narrow(self, s: State, into: Buffer, n: i64) -> i64:
        """the few that look best and nearly alike; how many cards to draw is settled"""
        assert isinstance(s, Ringbearer)
        if s.phase == DRAWING:
            into.data[0] = choose_draw(s)
            return 1
        if s.phase == STARTING:
            return n
        values: list[float] = []
        weigh(s, into, n, Needs(), values)
        few: i64 = n if n < FEW else FEW
        for i in range(few):
            best: i64 = i
            for j in range(i + 1, n):
                if values[j] > values[best]:
                    best = j
            if values[best] < values[0] - ALIKE and i > 0:
                return i
            values[i], values[best] = values[best], values[i]
            into.data[i], into.data[best] = into.data[best], into.data[i]
        return few

    def reason(self, s: State, action: i64) -> Msg:
        """how many cards to draw is settled by rules of thumb; see `choose_draw`"""
        if act_kind(action) == STOP:
            return msg("every card more that is drawn may be Sauron’s")
        if act_kind(action) == DRAW:
            return msg("with too few cards there is nothing to lay on the road")
        return Judge.reason(self, s, action)
