"""The greedy player's care for his Wizard: alone or wounded he is not sent out, and he goes home to be healed."""

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.bot.organize import move_worth
from mathom.games.lidless_eye.box.card import SITE_NUMBERS
from support import rule


def going_to(t: Laid, who: str, site: str) -> float:
    """what a journey is worth to the greedy player, more than staying"""
    t.organize()
    return move_worth(t.s, t.number(who), SITE_NUMBERS[site])


def with_orcrist(company: str) -> Laid:
    """something in the hand for which one would go out"""
    return lay(f"0 {company}; 1 rivendell: legolas").hold(0, "hero-easterlings", "orcrist", "glamdring").stock()


@rule("LE-H-27", "LE-H-31")
@pytest.mark.parametrize("company", ["radagast", "wounded radagast", "wounded radagast, faramir"])
def test_a_wizard_alone_or_wounded_is_not_sent_out(company: str) -> None:
    t = with_orcrist(f"rivendell: {company}")
    assert going_to(t, "radagast", "hero-goblin-gate") < 0


@rule("LE-H-48")
def test_a_wounded_wizard_goes_home() -> None:
    t = with_orcrist("hero-goblin-gate: wounded radagast")
    assert going_to(t, "radagast", "rivendell") > 1
