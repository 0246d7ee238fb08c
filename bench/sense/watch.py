"""Senseless moves of The Lidless Eye, counted by kind while a game is played.

A kind is a function that looks at a position and at the move about to be made in it, and says how often the move is
senseless in its way, nearly always 0 or 1. It judges by the rules and by what the mover knows: his hand, his sites,
what lies open, the chances of dice. It asks no bot. Where there may be a reason that cannot be seen from there, nothing
is counted: what is counted should be hard to defend.

    watch = Watch()
    watch.before(state, action)
    state.apply(action)
    watch.after(state)
    watch.found  # by seat, how often each kind
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bench.sense.fighting import (
    fell_untapped,
    hazard_wasted,
    needless_support,
    risked_life,
    stayed_for_nothing,
    strike_on_the_dearer,
    tapped_needlessly,
)
from bench.sense.keeping import (
    character_thrown,
    council_not_called,
    creature_thrown,
    dead_card_kept,
    point_card_thrown,
    spurned,
)
from bench.sense.organizing import (
    character_left_in_hand,
    deed_not_stored,
    empty_journey,
    haven_to_haven,
    idle_company,
    left_too_early,
    stayed_at_a_bare_site,
    wounded_sent_out,
)
from bench.sense.visiting import (
    entered_for_nothing,
    hopeless_influence,
    left_unplayed,
    lesser_influencer,
    stood_outside,
)

from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.strike import ROLL, Strike
from mathom.games.lidless_eye.terms import ASSIGN, ATTEMPT, DROP, ENTER, HELP, PASS, PLAY, STAY
from mathom.kernel.state import act_kind

Kind = Callable[[Eye, int], int]

KINDS: tuple[Kind, ...] = (
    idle_company,
    stayed_at_a_bare_site,
    haven_to_haven,
    empty_journey,
    left_too_early,
    wounded_sent_out,
    character_left_in_hand,
    deed_not_stored,
    entered_for_nothing,
    stood_outside,
    left_unplayed,
    hopeless_influence,
    lesser_influencer,
    strike_on_the_dearer,
    stayed_for_nothing,
    tapped_needlessly,
    needless_support,
    hazard_wasted,
    point_card_thrown,
    character_thrown,
    dead_card_kept,
    council_not_called,
)
FELL, THROWN = "fell untapped", "creature thrown"  # kinds that look at more than one move
NAMES = (*(kind.__name__.replace("_", " ") for kind in KINDS), FELL, THROWN)
JUDGED = {PASS, ENTER, PLAY, ATTEMPT, ASSIGN, STAY, HELP, DROP}  # no kind looks at another verb


class Watch:
    """Looks on while a game is played."""

    def __init__(self) -> None:
        self.found: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.strike: Strike | None = None  # under way, against somebody who stays untapped
        self.struck = 0  # his seat
        self.active = -1  # whose turn it is
        self.passed: dict[int, set[int]] = {}  # creatures not played in it, by company

    def before(self, s: Eye, action: int) -> None:
        if act_kind(action) not in JUDGED:
            return
        for kind, name in zip(KINDS, NAMES, strict=False):
            if many := kind(s, action):
                self.found[s.seat][name] += many
        self.remember(s, action)

    def remember(self, s: Eye, action: int) -> None:
        """what later moves are judged by"""
        top = s.stack[-1]
        if act_kind(action) == STAY and isinstance(top, Strike) and risked_life(s, top):
            self.strike, self.struck = top, int(s.seat)
        if s.active != self.active:
            self.active, self.passed = int(s.active), {}
        if (creatures := spurned(s, action)) is not None:
            self.passed[int(s.now)] = creatures
        if creature_thrown(s, action, set().union(*self.passed.values())):
            self.found[s.seat][THROWN] += 1

    def after(self, s: Eye) -> None:
        if self.strike is not None and self.strike.step > ROLL:
            self.found[self.struck][FELL] += fell_untapped(s, self.strike)
            self.strike = None
