"""Kinds of senseless moves: each in a position where it counts, and in one near by where it does not."""

from collections import Counter

from bench.lidless_eye import Reporter, Seat, mean, play, ratio, share
from bench.sense.fighting import (
    fell_untapped,
    hazard_wasted,
    needless_support,
    stayed_for_nothing,
    strike_on_the_dearer,
    tapped_needlessly,
)
from bench.sense.keeping import character_thrown, council_not_called, dead_card_kept, point_card_thrown
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
from mathom.games.lidless_eye.rules.site_phase import PLAYS, SitePhase
from mathom.games.lidless_eye.rules.turn import FIRST_DROPS, SECOND_DROPS, Turn
from mathom.games.lidless_eye.terms import SITE_PHASE


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


def inside(t: Laid, company: str) -> Laid:
    """the site phase of a company that has entered and faced what there is"""
    t.now = company
    visit = SitePhase(t.number(company))
    visit.step = PLAYS
    return t.run(visit)


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
    t = lay("0 minas-morgul: lieutenant-of-dol-guldur, orc-veteran, troll-lout").hold(0, "orcs-of-gorgoroth")
    away = "move lieutenant-of-dol-guldur+ > dol-guldur"
    assert count(haven_to_haven, t.copy().organize().play(away), "pass") == 1
    t.hold(0, "orcs-of-mirkwood")
    assert count(haven_to_haven, t.organize().play(away), "pass") == 0


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
    t = inside(lay("0 gondmaeglom: odoacer").hold(0, "scatha-roused"), "odoacer")
    assert count(hopeless_influence, t, "play scatha-roused > odoacer") == 1


def test_a_gift_may_win_a_dragon() -> None:
    t = inside(lay("0 gondmaeglom: odoacer (black-mail-coat)").hold(0, "scatha-roused"), "odoacer")
    assert count(hopeless_influence, t, "play scatha-roused > odoacer") == 0


def test_a_card_of_the_hand_may_win_a_faction() -> None:
    t = inside(lay("0 gondmaeglom: odoacer").hold(0, "scatha-roused", "gifts-as-given-of-old"), "odoacer")
    assert count(hopeless_influence, t, "play scatha-roused > odoacer") == 0


def test_somebody_tries_a_faction_that_another_would_win() -> None:
    t = inside(lay("0 barad-dur: the-mouth, dunlending-spy").hold(0, "orcs-of-gorgoroth"), "the-mouth")
    assert count(lesser_influencer, t, "play orcs-of-gorgoroth > dunlending-spy") == 1
    assert count(lesser_influencer, t, "play orcs-of-gorgoroth > the-mouth") == 0
    t.hold(0, "orcs-of-the-red-eye")
    assert count(lesser_influencer, t, "play orcs-of-gorgoroth > dunlending-spy") == 0, "The Mouth has another to try"


# -- combat


def test_a_strike_goes_to_the_one_who_is_dearer_and_weaker() -> None:
    t = lay("0 barad-dur: layos, tros-hesnef")
    t.attack("orc", "layos", prowess=10)
    assert count(strike_on_the_dearer, t, "assign layos") == 1
    assert count(strike_on_the_dearer, t, "assign tros-hesnef") == 0


def test_the_stronger_may_be_spared_when_he_is_dearer() -> None:
    t = lay("0 barad-dur: gorbag, orc-brawler")
    t.attack("orc", "gorbag", prowess=10)
    assert count(strike_on_the_dearer, t, "assign orc-brawler") == 0
    assert count(strike_on_the_dearer, t, "assign gorbag") == 0


def test_who_speaks_for_the_company_may_be_spared() -> None:
    """Asternak is stronger than Layos and no dearer; but the Variags listen to him"""
    t = lay("0 variag-camp: asternak, layos")
    t.s.phase, t.s.now = SITE_PHASE, t.number("asternak")
    t.attack("man", "asternak", prowess=10)
    assert count(strike_on_the_dearer, t, "assign layos") == 1
    t.hold(0, "variags-of-khand")
    assert count(strike_on_the_dearer, t, "assign layos") == 0


def test_on_the_way_home_nobody_needs_to_stay_untapped() -> None:
    t = lay("0 gobel-mirlond: gorbag").going("gorbag", "minas-morgul", "sww")
    t.s.limit = 0
    t.attack("orc", "gorbag", prowess=12)
    assert count(stayed_for_nothing, t, "stay") == 1
    assert count(stayed_for_nothing, t, "pass") == 0
    t.s.limit = 1
    assert count(stayed_for_nothing, t, "stay") == 0, "another attack may come"


def test_on_the_way_out_somebody_may_stay_untapped() -> None:
    t = lay("0 minas-morgul: gorbag").going("gorbag", "gobel-mirlond", "sww")
    t.s.limit = 0
    t.attack("orc", "gorbag", prowess=12)
    assert count(stayed_for_nothing, t, "stay") == 0


def test_somebody_taps_against_a_strike_that_cannot_hit_him() -> None:
    t = lay("0 barad-dur: the-mouth").hold(0, "orcs-of-gorgoroth")
    t.attack("orc", "the-mouth", prowess=5)
    assert count(tapped_needlessly, t, "pass") == 1
    assert count(tapped_needlessly, t, "stay") == 0


def test_a_strike_that_may_hit_is_worth_tapping_for() -> None:
    t = lay("0 barad-dur: the-mouth").hold(0, "orcs-of-gorgoroth")
    t.attack("orc", "the-mouth", prowess=6)
    assert count(tapped_needlessly, t, "pass") == 0


def test_who_has_nothing_to_play_may_tap() -> None:
    t = lay("0 barad-dur: the-mouth")
    t.attack("orc", "the-mouth", prowess=5)
    assert count(tapped_needlessly, t, "pass") == 0


def test_somebody_stays_untapped_and_falls_though_tapping_would_have_saved_him() -> None:
    assert falls(8, 10) == 1


def test_who_would_have_been_hit_anyway_did_nothing_wrong() -> None:
    assert falls(5, 10) == 0


def test_who_is_only_wounded_has_not_fallen() -> None:
    assert falls(8, 5) == 0


def test_a_small_risk_may_be_taken_for_a_turn() -> None:
    """against prowess 6 he falls so in one of 36 times one sixth"""
    assert falls(2, 10, prowess=6) == 0


def falls(strike: int, body: int, prowess: int = 12) -> int:
    """Gorbag, prowess 6 and body 9, stays untapped against a strike"""
    t = lay("0 barad-dur: gorbag").roll(strike, body)
    t.attack("orc", "gorbag", prowess=prowess)
    watch = Watch()
    watch.before(t.s, action(t, "stay"))
    while not t.all_rolled():
        t.answer() if t.stack[-1] == "Chain" else t.play("stay")
        watch.after(t.s)
    return watch.found[0][FELL]


def test_somebody_supports_whom_nothing_threatens() -> None:
    t = lay("0 barad-dur: the-mouth, gorbag", advanced=1)
    t.attack("orc", "the-mouth", prowess=8)
    t.play("assign the-mouth", "pass")
    assert count(needless_support, t, "help gorbag") == 1


def test_support_helps_against_a_strong_strike() -> None:
    t = lay("0 barad-dur: the-mouth, gorbag", advanced=1)
    t.attack("orc", "the-mouth", prowess=9)
    t.play("assign the-mouth", "pass")
    assert count(needless_support, t, "help gorbag") == 0


def test_nobody_taps_for_sure_so_that_another_may_not_tap() -> None:
    t = lay("0 barad-dur: jerrek (poison), layos", advanced=1).check("jerrek").quiet()
    assert count(needless_support, t, "help layos") == 1, "with 2 corruption points a roll of 2 taps Jerrek"


def test_the_influencer_is_kept_untapped() -> None:
    t = lay("0 barad-dur: layos (poison), jerrek", advanced=1).check("layos").quiet()
    assert count(needless_support, t, "help jerrek") == 0


def test_a_corruption_check_that_may_fail_is_supported() -> None:
    t = lay("0 barad-dur: jerrek (a-little-gold-ring), layos", advanced=1).check("jerrek").quiet()
    assert count(needless_support, t, "help layos") == 0


# -- hazards


def test_a_hazard_that_only_taps_is_wasted_on_who_is_tapped() -> None:
    t = lay("0 barad-dur: tapped gorbag").hold(1, "orc-watch").going("gorbag", "minas-morgul", "s")
    assert count(hazard_wasted, t.window("travel start", 1), "play orc-watch > shadow-land") == 1
    t.tap["gorbag"] = "untapped"
    assert count(hazard_wasted, t, "play orc-watch > shadow-land") == 0


def test_a_hazard_that_wounds_is_not_wasted_on_who_is_tapped() -> None:
    t = lay("0 barad-dur: tapped gorbag").hold(1, "wargs").going("gorbag", "minas-morgul", "s")
    assert count(hazard_wasted, t.window("travel start", 1), "play wargs > shadow-land") == 0


def test_a_creature_is_thrown_away_that_could_have_been_played() -> None:
    assert thrown_after_passing(limit=2) == 1


def test_a_creature_that_the_hazard_limit_kept_back_may_go() -> None:
    assert thrown_after_passing(limit=0) == 0


def thrown_after_passing(limit: int) -> int:
    t = lay("0 barad-dur: layos").hold(1, "wargs", "twilight").going("layos", "minas-morgul", "s")
    t.s.limit = limit
    watch = Watch()
    watch.before(t.s, action(t.window("travel start", 1), "pass"))
    t.s.stack.clear()
    watch.before(t.s, action(ends_turn(t, SECOND_DROPS), "discard wargs"))
    return watch.found[1][THROWN]


# -- the hand

HAZARDS = ("ghosts", "ghouls", "orc-watch", "wargs", "giant", "brigands", "slayer")


def test_a_faction_is_thrown_away_that_could_be_won_next_turn() -> None:
    t = ends_turn(lay("0 minas-morgul: tapped asternak, jerrek").hold(0, "southrons", *HAZARDS))
    assert count(point_card_thrown, t, "discard southrons") == 1
    assert count(point_card_thrown, t, "discard ghosts") == 0


def test_a_company_far_away_can_go_home_and_out_again() -> None:
    t = ends_turn(lay("0 variag-camp: asternak, jerrek").hold(0, "southrons", *HAZARDS))
    assert count(point_card_thrown, t, "discard southrons") == 1


def test_without_an_influencer_a_faction_may_go() -> None:
    t = ends_turn(lay("0 minas-morgul: wounded asternak, odoacer").hold(0, "southrons", *HAZARDS))
    assert count(point_card_thrown, t, "discard southrons") == 0


def test_more_cards_than_companies_can_fetch_may_go() -> None:
    t = ends_turn(lay("0 minas-morgul: asternak, jerrek").hold(0, "southrons", "variags-of-khand", "nurniags"))
    assert count(point_card_thrown, t, "discard southrons") == 1, "two are as many as one company fetches in two turns"
    t = ends_turn(lay("0 minas-morgul: the-mouth").hold(0, "orcs-of-gorgoroth", "orcs-of-the-red-eye", "ungol-orcs"))
    assert count(point_card_thrown, t, "discard ungol-orcs") == 0


def test_one_of_two_copies_may_go() -> None:
    t = ends_turn(lay("0 minas-morgul: asternak, jerrek").hold(0, "southrons", "southrons", *HAZARDS))
    assert count(point_card_thrown, t, "discard southrons") == 0


def test_a_card_that_must_go_is_not_the_one_that_could_be_played() -> None:
    t = lay("0 minas-morgul: asternak, jerrek").hold(0, "southrons", *HAZARDS, "huorn").refill(0)
    assert count(point_card_thrown, t, "discard southrons") == 1


def test_a_character_is_thrown_away_for_whom_there_is_influence() -> None:
    t = ends_turn(lay("0 minas-morgul: the-mouth").hold(0, "shagrat", "ufthak", "muzgash"))
    assert count(character_thrown, t, "discard shagrat") == 1
    assert count(character_thrown, t, "discard ufthak") == 0, "one comes in a turn, and Shagrat is worth more"
    assert count(character_thrown, t, "discard muzgash") == 0, "he is worth no points"


def test_a_character_for_whom_there_is_no_influence_may_go() -> None:
    t = ends_turn(lay("0 minas-morgul: the-mouth, gorbag").hold(0, "shagrat"))
    assert count(character_thrown, t, "discard shagrat") == 0, "20 - 9 - 6 is not enough for 6"


def test_a_unique_card_that_is_out_of_the_game_is_kept() -> None:
    t = ends_turn(lay().add("out", 1, "southrons").hold(0, "southrons", "ghosts"))
    assert count(dead_card_kept, t, "pass") == 1
    assert count(dead_card_kept, t, "discard ghosts") == 1
    assert count(dead_card_kept, t, "discard southrons") == 0


def test_a_unique_card_in_play_may_come_back() -> None:
    t = lay("1 minas-morgul: layos").hold(0, "layos", "ghosts")
    assert count(dead_card_kept, ends_turn(t), "pass") == 0


def test_the_council_is_not_called_by_who_is_ahead() -> None:
    t = lay("0 minas-morgul: the-mouth, gorbag, shagrat; 1 dol-guldur: odoacer").hold(0, "sudden-call")
    assert count(council_not_called, t.copy().window("end"), "pass") == 0, "neither deck nor points allow it"
    t.s.exhausted[0] = 1
    assert count(council_not_called, t.window("end"), "pass") == 1


def test_who_is_hardly_ahead_waits() -> None:
    t = lay("0 minas-morgul: the-mouth, gorbag, shagrat; 1 dol-guldur: layos").hold(0, "sudden-call")
    t.s.exhausted[0] = 1
    assert count(council_not_called, t.window("end"), "pass") == 0


# -- the tool


def test_every_kind_says_what_it_counts() -> None:
    assert len(KINDS) >= 10
    assert all(kind.__doc__ for kind in (*KINDS, fell_untapped))
    assert len(set(NAMES)) == len(NAMES)


def test_a_faction_counts_as_played_at_a_site_when_it_is_won() -> None:
    for roll, busy in ((12, True), (2, False)):
        t = inside(lay("0 barad-dur: the-mouth").hold(0, "orcs-of-gorgoroth").roll(roll), "the-mouth")
        seats = [Seat("greedy", ""), Seat("greedy", "")]
        reporter = Reporter(seats)
        reporter.busy = False
        t.s.news = []
        t.play("play orcs-of-gorgoroth > the-mouth").quiet()
        reporter.hear(t.s)
        assert (seats[0].played, reporter.busy) == (1, busy)


def test_a_game_is_told_by_both_players() -> None:
    first, second = play(("random", "greedy"), "basic", 1, 1)
    assert (first.bot, second.bot) == ("greedy", "random")
    assert (first.won, second.won) == (1, 0)
    assert abs(first.turns - second.turns) <= 1
    assert first.idle_turns <= first.turns
    assert isinstance(first.senseless, Counter)


def test_figures_stand_with_their_interval() -> None:
    assert mean([1, 3]) == "2.00 ± 1.96"
    assert ratio([1, 3], [2, 6]) == "0.50 ± 0.00"
    assert share(50, 100) == "50.0 % (40.4 – 59.6)"
