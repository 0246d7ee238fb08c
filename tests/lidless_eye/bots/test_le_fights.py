"""The greedy bot attacked and attacking: who taps, who is struck, which card answers an attack, which hazard hurts."""

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.bot.defend import TIRED, tap_cost
from mathom.games.lidless_eye.bot.hazards import creature_worth, saved
from mathom.games.lidless_eye.bot.judge import choose_greedily, judge
from mathom.games.lidless_eye.bot.odds import hit_chance, struck, wound_cost
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.whereabouts import FACED_ORCS
from mathom.games.lidless_eye.rules.combat.figures import ALWAYS
from mathom.games.lidless_eye.rules.combat.strike import Strike
from mathom.games.lidless_eye.terms import BOTH, GUARD_WITH, NOTHING, PLAY, SHADOW_LAND, SITE_PHASE, WILDERNESS
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
    attack = t.attack("man", "asternak", prowess=12, begin=False)
    attack.detains = ALWAYS
    t.begun(attack, True)
    assert chosen(t) == "stay"


def test_only_who_is_needed_at_the_site_costs_much_to_tap() -> None:
    t = at_work(lay("0 variag-camp: asternak, jerrek").hold(0, "variags-of-khand"), "asternak")
    assert tap_cost(t.s, t.piece("asternak")) > 2 * tap_cost(t.s, t.piece("jerrek"))  # the Variags listen to Asternak
    t.s.hand[0].take(NUMBERS["variags-of-khand"], BOTH)
    assert tap_cost(t.s, t.piece("asternak")) == TIRED


def test_the_last_who_is_untapped_is_needed() -> None:
    t = at_work(lay("0 mount-gundabad: gorbag, lagduf").hold(0, "black-mail-coat"), "gorbag")
    before = tap_cost(t.s, t.piece("lagduf"))
    t.tap["gorbag"] = "tapped"
    assert tap_cost(t.s, t.piece("lagduf")) > before + 0.3


# -- which card answers which attack


def weakly_attacked(*hand: str) -> Laid:
    """Jerrek and Layos, on the way to Moria and its Orcs, meet one Man"""
    t = lay("0 dol-guldur: jerrek, layos").hold(0, "black-mail-coat", *hand)
    t.going("jerrek", "moria", "w")
    t.run(t.attack("man", "jerrek", prowess=11, begin=False))
    while t.s.seat != 0:
        t.play("pass")
    return t


@pytest.mark.parametrize(("copies", "plays"), [(1, False), (2, True)])
def test_the_only_card_is_kept_for_the_worse_attack(copies: int, plays: bool) -> None:
    """it would cancel the four strikes of the Orcs as well as the one of the Man"""
    t = weakly_attacked(*["orc-quarrels"] * copies)
    assert (judge(t.s, act(PLAY, NUMBERS["orc-quarrels"], 0, 0)) > 0.0) == plays


@rule("LE-B-163")
def test_strikes_in_excess_fall_where_they_do_harm() -> None:
    """Gorbag, first to fight, withstands 7 even with one strike more; Muzgash behind him does not"""
    t = lay("0 moria: gorbag, muzgash")
    t.attack("orc", "gorbag", strikes=3, prowess=7)
    t.play("face gorbag")
    assert chosen(t) == "excess 0"


def test_a_shield_is_not_risked_for_nothing() -> None:
    """it takes the wound, and oftener than not it is lost: what its bearer is spared, its points are not"""
    t = lay("0 moria: eradan (sable-shield), hador")
    t.attack("orc", "eradan", prowess=9)
    assert chosen(t) == "assign hador"


# -- hazards


def on_the_way(names: str, *hand: str, path: str = "w") -> Laid:
    """seat 0 may play hazards on a company on its way to the Southron Oasis"""
    t = lay(f"1 dol-guldur: {names}").hold(0, *hand)
    t.going(names.split(",")[0].split()[-1], "southron-oasis", path)
    t.window("travel start", 0)
    return t


def test_an_event_comes_before_the_creature_it_makes_stronger() -> None:
    t = on_the_way("asternak, jerrek", "wake-of-war", "wargs")
    assert chosen(t) == "play wake-of-war"


def test_an_event_waits_for_a_creature() -> None:
    t = on_the_way("asternak, jerrek", "wake-of-war", "ghouls", path="s")
    assert judge(t.s, act(PLAY, NUMBERS["wake-of-war"], NOTHING)) < 0.0


def test_a_creature_that_only_taps_is_not_played_on_the_tapped() -> None:
    """in a shadow-land Orcs detain"""
    key = SHADOW_LAND
    assert creature_worth(on_the_way("asternak, jerrek", path="s").s, NUMBERS["orc-raiders"], key) > 0.0
    assert creature_worth(on_the_way("tapped asternak, tapped jerrek", path="s").s, NUMBERS["orc-raiders"], key) < 0.0


def test_a_creature_is_weighed_as_its_card_prepares_it() -> None:
    """Orc-warband has +3 prowess against a company that has faced Orcs"""
    t = on_the_way("asternak, jerrek")
    before = creature_worth(t.s, NUMBERS["orc-warband"], WILDERNESS)
    t.s.co_did[t.number("asternak")] |= FACED_ORCS
    assert creature_worth(t.s, NUMBERS["orc-warband"], WILDERNESS) > before


def test_tapping_hurts_most_where_nobody_else_is_untapped() -> None:
    alone = on_the_way("asternak, tapped jerrek", "waiting-shadow")
    both = on_the_way("asternak, jerrek", "waiting-shadow")
    shadow = act(PLAY, NUMBERS["waiting-shadow"], NOTHING)
    assert judge(alone.s, shadow) > judge(both.s, shadow) > 0.0


@pytest.mark.parametrize(("site", "waits"), [("southron-oasis", True), ("dead-marshes", False)])
def test_what_spoils_an_attempt_waits_where_somebody_can_be_won(site: str, waits: bool) -> None:
    t = lay("1 dol-guldur: asternak", advanced=1).hold(0, "foolish-words")
    t.going("asternak", site, "w")
    t.window("travel start", 0)
    words = NUMBERS["foolish-words"]
    on_guard, now = judge(t.s, act(GUARD_WITH, words)), judge(t.s, act(PLAY, words, t.piece("asternak")))
    assert (on_guard > now) == waits


def test_a_creature_that_will_be_thrown_away_is_not_saved() -> None:
    """no way from Dol Guldur or Minas Morgul leads along a coast"""
    t = lay("1 dol-guldur: asternak, jerrek").hold(0, "orc-raiders")
    t.going("asternak", "minas-morgul", "s").window("travel start", 0)
    assert saved(t.s, NUMBERS["orc-raiders"]) > 0.0
    assert saved(t.s, NUMBERS["corsairs-of-umbar"]) == 0.0


def test_a_creature_is_saved_for_who_goes_out() -> None:
    """who goes home loses nothing by being tapped; but nobody keeps a hand full of creatures"""

    def worth(end: str, *hand: str) -> float:
        t = lay("1 dol-guldur: asternak, jerrek").hold(0, *hand)
        t.going("asternak", end, "s")
        t.window("travel start", 0)
        return creature_worth(t.s, NUMBERS["orc-raiders"], SHADOW_LAND)

    assert worth("southron-oasis", "orc-raiders") > 0.0
    assert worth("minas-morgul", "orc-raiders") < 0.0
    many = ("orc-raiders", "wargs", "giant", "huorn")
    assert worth("minas-morgul", *many) > worth("minas-morgul", "orc-raiders")


# -- creatures that wound nobody


@rule("LE-H-71")
@pytest.mark.parametrize(
    ("robber", "company", "cost"),
    [
        ("thief", "haldir, aragorn-ii (orcrist)", 0.4 + 4),  # what his company would miss least
        ("thief", "haldir (elven-cloak), aragorn-ii (orcrist)", 0.4),
        ("pick-pocket", "haldir, aragorn-ii (orcrist)", 0.0),  # only what he bears himself
        ("pick-pocket", "haldir (orcrist)", 0.4 + 4),
        ("neeker-breekers", "haldir (orcrist)", 0.0),  # he only taps
    ],
)
def test_what_wounds_nobody_costs_what_it_takes(robber: str, company: str, cost: float) -> None:
    t = lay(f"0 lorien: {company}; 1 moria: gorbag").stock()
    attack = t.creature(robber, "haldir", begin=False)
    t.s.stack.append(attack)
    strike = Strike(t.piece("haldir"))
    assert wound_cost(t.s, attack, strike) == pytest.approx(cost)
    assert struck(t.s, attack, strike) == pytest.approx(cost * hit_chance(t.s, attack, strike))


@rule("LE-H-71")
def test_a_thief_is_sent_to_who_has_something_to_lose() -> None:
    def worth(company: str) -> float:
        t = lay(f"0 lorien: {company}; 1 moria: gorbag").going("haldir", "moria", "w")
        return creature_worth(t.s, NUMBERS["thief"], WILDERNESS)

    assert worth("haldir (orcrist)") > worth("haldir (elven-cloak)") > worth("haldir")


@rule("LE-W-18")
@pytest.mark.parametrize("blade", ["morgul-knife", "the-pale-sword"])
def test_a_blade_is_put_into_the_hand_of_a_nazgul(blade: str) -> None:
    t = lay("0 lorien: aragorn-ii, haldir").going("aragorn-ii", "hero-moria", "wd").hold(1, blade)
    t.run(t.creature("adunaphel", "aragorn-ii", "dark-domain", begin=False)).quiet(lambda: t.seat == 1)
    assert chosen(t) == f"play {blade}"
