"""Kinds of senseless moves: each in a position where it counts, and in one near by where it does not."""

from collections import Counter

from bench.lidless_eye import Reporter, Seat, play
from bench.sense.fighting import (
    fell_untapped,
    hazard_wasted,
    needless_support,
    stayed_for_nothing,
    strike_on_the_dearer,
    tapped_needlessly,
)
from bench.sense.keeping import council_not_called, dead_card_kept, point_card_thrown
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
from bench.sense.watch import FELL, KINDS, NAMES, THROWN, Kind, Watch
from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.rules.turn import FIRST_DROPS, SECOND_DROPS, Turn


def action(t: Laid, text: str) -> int:
    offers = t.offers()
    assert text in offers, (text, offers)
    return t.s.actions()[offers.index(text)]


def count(kind: Kind, t: Laid, text: str) -> int:
    """how often a move is senseless in that way; the position stays as it is"""
    before = t.digest()
    many = kind(t.s, action(t, text))
    assert t.digest() == before
    return many


def ends_turn(t: Laid, step: int = FIRST_DROPS) -> Laid:
    """the end of a turn, where somebody may throw a card away"""
    turn = Turn()
    turn.step = step
    return t.run(turn)


# -- companies


def test_a_company_sits_idle_while_a_faction_waits_for_it() -> None:
    t = lay("0 minas-morgul: asternak, jerrek").hold(0, "southrons").organize()
    assert count(idle_company, t, "pass") == 1


def test_who_is_wounded_rests() -> None:
    t = lay("0 minas-morgul: asternak, wounded jerrek").hold(0, "southrons").organize()
    assert count(idle_company, t, "pass") == 0


def test_a_card_without_hope_is_no_reason_to_go() -> None:
    t = lay("0 minas-morgul: jerrek, odoacer").hold(0, "southrons").organize()
    assert count(idle_company, t, "pass") == 0


def test_one_card_keeps_one_company_busy() -> None:
    t = lay("0 minas-morgul: asternak, jerrek; 0 minas-morgul: layos, nevido-smod").hold(0, "southrons").organize()
    assert count(idle_company, t, "pass") == 1
    assert count(idle_company, t.play("move asternak+ > southron-oasis"), "pass") == 0


def test_a_company_goes_from_darkhaven_to_darkhaven_though_its_card_lies_near() -> None:
    t = lay("0 minas-morgul: asternak, jerrek").hold(0, "southrons").organize()
    assert count(haven_to_haven, t.play("move asternak+ > dol-guldur"), "pass") == 1


def test_a_darkhaven_from_which_more_can_be_won_is_worth_the_way() -> None:
    t = lay("0 minas-morgul: asternak, jerrek").hold(0, "southrons", "woodmen", "balchoth").organize()
    assert count(haven_to_haven, t.play("move asternak+ > dol-guldur"), "pass") == 0


def test_a_journey_to_a_site_that_offers_nothing() -> None:
    t = lay("0 minas-morgul: asternak, jerrek").hold(0, "southrons").organize()
    assert count(empty_journey, t.copy().play("move asternak+ > mount-doom"), "pass") == 1
    assert count(empty_journey, t.play("move asternak+ > southron-oasis"), "pass") == 0


def test_a_company_leaves_before_it_has_played_its_card() -> None:
    t = lay("0 southron-oasis: asternak, jerrek").hold(0, "southrons").organize()
    assert count(left_too_early, t.play("move asternak+ > minas-morgul"), "pass") == 1


def test_at_a_tapped_site_there_is_nothing_to_stay_for() -> None:
    t = lay("0 southron-oasis: asternak, jerrek").hold(0, "southrons").tap_site(0, "southron-oasis").organize()
    assert count(stayed_at_a_bare_site, t, "pass") == 1
    assert count(left_too_early, t.play("move asternak+ > minas-morgul"), "pass") == 0


def test_at_a_site_that_is_not_tapped_a_card_may_still_come() -> None:
    t = lay("0 southron-oasis: asternak, jerrek").organize()
    assert count(stayed_at_a_bare_site, t, "pass") == 0


def test_the_wounded_are_sent_out() -> None:
    t = lay("0 minas-morgul: wounded asternak, tapped jerrek").organize().play("move asternak+ > mount-doom")
    assert count(wounded_sent_out, t, "pass") == 1
    t.tap["jerrek"] = "untapped"
    assert count(wounded_sent_out, t, "pass") == 0


def test_a_character_stays_in_the_hand_though_there_is_influence_for_him() -> None:
    t = lay("0 minas-morgul: gorbag").hold(0, "ufthak").organize()
    assert count(character_left_in_hand, t, "pass") == 1
    assert count(character_left_in_hand, t.play("bring ufthak > gorbag+"), "pass") == 0


def test_influence_is_kept_for_a_better_character() -> None:
    t = lay("0 minas-morgul: the-mouth, shagrat").hold(0, "ufthak", "layos").organize()
    assert count(character_left_in_hand, t, "pass") == 1, "Layos may come"
    t = lay("0 minas-morgul: the-mouth, gorbag").hold(0, "ufthak", "shagrat").organize()
    assert count(character_left_in_hand, t, "pass") == 0, "20 - 9 - 6 is enough for Ufthak, but Shagrat waits"


def test_a_deed_is_not_stored_at_home() -> None:
    t = lay("0 minas-morgul: gorbag (that-ain-t-no-secret)").organize()
    assert count(deed_not_stored, t, "pass") == 1


def test_a_deed_cannot_be_stored_on_the_way() -> None:
    t = lay("0 mount-doom: gorbag (that-ain-t-no-secret)").organize()
    assert count(deed_not_stored, t, "pass") == 0


# -- at a site


def test_a_site_is_entered_that_has_nothing_but_orcs() -> None:
    t = lay("0 moria: gorbag, shagrat").visit("gorbag")
    assert count(entered_for_nothing, t, "enter") == 1


def test_for_an_item_orcs_are_faced() -> None:
    t = lay("0 moria: gorbag, shagrat").hold(0, "black-mail-coat").visit("gorbag")
    assert count(entered_for_nothing, t, "enter") == 0


def test_nobody_harms_who_enters_a_site_without_an_attack() -> None:
    t = lay("0 barad-dur: gorbag, shagrat").visit("gorbag")
    assert count(entered_for_nothing, t, "enter") == 0


def test_a_company_stands_before_an_open_gate() -> None:
    t = lay("0 barad-dur: the-mouth, gorbag").hold(0, "orcs-of-gorgoroth").visit("gorbag")
    assert count(stood_outside, t, "pass") == 1


def test_behind_a_gate_something_may_wait() -> None:
    t = lay("0 barad-dur: the-mouth, gorbag").hold(0, "orcs-of-gorgoroth")
    t.guard("ambusher", "gorbag")
    assert count(stood_outside, t.visit("gorbag"), "pass") == 0
    t = lay("0 southron-oasis: asternak, jerrek").hold(0, "southrons").visit("asternak")
    assert count(stood_outside, t, "pass") == 0, "there is an automatic-attack"


def test_a_company_leaves_a_site_with_a_faction_in_hand() -> None:
    t = lay("0 barad-dur: the-mouth, gorbag").hold(0, "orcs-of-gorgoroth").visit("gorbag").play("enter")
    assert count(left_unplayed, t, "pass") == 1


def test_a_faction_that_will_hardly_be_won_may_wait() -> None:
    t = lay("0 barad-dur: dunlending-spy").hold(0, "orcs-of-gorgoroth").visit("dunlending-spy").play("enter")
    assert count(left_unplayed, t, "pass") == 0


def test_an_attempt_that_no_roll_can_win() -> None:
    t = lay("0 dale: dunlending-spy").hold(0, "men-of-dale")
    print(t)
