"""The greedy bot attacked and attacking: who taps, who is struck, which card answers which attack, which hazard hurts."""

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.bot.defend import tap_cost
from mathom.games.lidless_eye.bot.hazards import creature_worth, stirring_worth
from mathom.games.lidless_eye.bot.judge import choose_greedily, judge
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.terms import (
    CHAIN,
    MOVEMENT,
    PLAY,
    SITE_PHASE,
    WILDERNESS,
)
from mathom.kernel.state import act
from support import rule


def chosen(t: Laid) -> str:
    """what the bot does, in words"""
    return t.words([choose_greedily(t.s)])[0]


def at_work(t: Laid, company: str) -> Laid:
    """a company in its site phase"""
    t.s.phase = SITE_PHASE
    t.s.now = t.number(company)
    return t


# -- to tap or not


@rule("LE-B-169")
@pytest.mark.parametrize(("prowess", "move"), [(10, "pass"), (5, "stay")])
def test_an_influencer_taps_against_what_may_kill_him(prowess: int, move: str) -> None:
    """Asternak could win the Southrons after the strike: not worth his life, but worth a strike that cannot hit him"""
    t = at_work(lay("0 southron-oasis: asternak").hold(0, "southrons"), "asternak")
    t.attack("man", "asternak", prowess=prowess)
    assert chosen(t) == move


def test_who_is_not_needed_taps() -> None:
    t = at_work(lay("0 southron-oasis: asternak"), "asternak")
    t.attack("man", "asternak", prowess=7)
    assert chosen(t) == "pass"


@rule("LE-B-184")
def test_nobody_taps_for_a_strike_that_only_detains() -> None:
    """whom it does not hit stays untapped, and more than tapping it cannot do"""
    t = at_work(lay("0 southron-oasis: asternak").hold(0, "southrons"), "asternak")
    t.attack("man", "asternak", prowess=12, detains=1)
    assert chosen(t) == "stay"


def test_only_who_is_needed_at_the_site_costs_much_to_tap() -> None:
    t = at_work(lay("0 variag-camp: asternak, jerrek").hold(0, "variags-of-khand"), "asternak")
    asternak, jerrek = t.piece("asternak"), t.piece("jerrek")
    assert tap_cost(t.s, asternak) > tap_cost(t.s, jerrek)
    t.tap["asternak"] = "tapped"
    assert tap_cost(t.s, jerrek) > 0.5  # now he must speak
