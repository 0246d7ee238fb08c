"""Shadow-magic."""

from lidless_eye.event_support import answer, assaulted, band, offered, playable, plays, plays_here, quiet, visiting
from lidless_eye.hazard_support import going, keyed
from lidless_eye.support_le import company, has, lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, REGION_NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TO_REMOVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.routes import NAMED, path_kinds
from mathom.games.lidless_eye.rules.sums import body, mind, prowess, site_kind
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ASSIGN,
    FACE,
    ORGANISE,
    PASS,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE,
    TABLE,
    TAPPED,
    TRAVEL,
    WILDERNESS,
    WOUNDED,
)
from mathom.kernel.state import act_kind
from support import card, rule


def darkened() -> tuple[Eye, int, int]:
    s, i, (ciryaher,) = band("dol-guldur", "ciryaher")
    going(s, i, "buhr-widu", "dw")
    sums(s, 7)
    return s, i, ciryaher


@card("deeper-shadow")
def test_deeper_shadow_lowers_the_limit() -> None:
    s, _, ciryaher = darkened()
    assert playable(s, "deeper-shadow", TRAVEL) == [(ciryaher, 0), (ciryaher, 1), (ciryaher, 3)]
    plays(s, "deeper-shadow", ciryaher, 0, TRAVEL)
    assert s.limit == 4
    s.limit = 0
    assert playable(s, "deeper-shadow", TRAVEL) == [(ciryaher, 1), (ciryaher, 3)]
    assert playable(s, "deeper-shadow", SITE) == []


@card("deeper-shadow")
def test_deeper_shadow_on_the_site() -> None:
    s, i, ciryaher = darkened()
    site = SITE_NUMBERS["buhr-widu"]
    assert site_kind(s, site) == RUINS
    plays(s, "deeper-shadow", ciryaher, 1, TRAVEL)
    assert site_kind(s, site) == SHADOW_HOLD
    assert "shadow-hold" in keyed(s, "orc-watch")
    s.expire(4)  # the end of its movement/hazard phase
    assert site_kind(s, site) == RUINS
    assert s.co_dest[i] == site


@card("deeper-shadow")
def test_deeper_shadow_on_a_region() -> None:
    s, i, ciryaher = darkened()
    plays(s, "deeper-shadow", ciryaher, 3, TRAVEL)
    assert list(path_kinds(s, i)) == [5, SHADOW_LAND]
    assert playable(s, "deeper-shadow", TRAVEL)[-1] == (ciryaher, 1)  # no wilderness is left
    many, j, caster = darkened()
    going(many, j, "buhr-widu", "www")
    assert playable(many, "deeper-shadow", TRAVEL)[-1] == (caster, 2)  # one wilderness is like another
    for step, region in enumerate(("angmar", "rhudaur", "cardolan")):
        many.route[j * ROUTE + step] = NAMED + REGION_NUMBERS[region]
    kinds = list(path_kinds(many, j))
    found = [way - 2 for _, way in playable(many, "deeper-shadow", TRAVEL) if way >= 2]
    assert kinds.count(WILDERNESS) == 2
    assert found == [step for step, kind in enumerate(kinds) if kind == WILDERNESS]


@card("deeper-shadow")
def test_deeper_shadow_needs_a_journey() -> None:
    s, i, _ = band("dol-guldur", "ciryaher")
    s.now = i
    s.limit = 2
    assert playable(s, "deeper-shadow", TRAVEL) == []


@card("a-malady-without-healing")
def test_a_malady_without_healing() -> None:
    s, _, (ciryaher, jerrek) = visiting("dale", "ciryaher", "jerrek")
    _, (tarcil,) = company(s, 1, "dale", "tarcil")
    company(s, 1, "moria", "layos")
    assert playable(s, "a-malady-without-healing", SITE) == [
        (ciryaher, ciryaher),
        (ciryaher, jerrek),
        (ciryaher, tarcil),
    ]
    assert playable(s, "a-malady-without-healing", ORGANISE) == []
    lay_on(s, "binding-ring", tarcil)
    sums(s, 3, 8, 7)  # 3 - 1 is equal: he taps; 8 + 1 against a body of 8; then the user's own check
    plays_here(s, "a-malady-without-healing", ciryaher, tarcil)
    assert has(s.out[1], "tarcil")
    assert s.zone[ciryaher] == TABLE


@card("a-malady-without-healing")
@rule("LE-B-175")
def test_a_malady_is_worse_for_the_wounded() -> None:
    s, _, (ciryaher, _) = visiting("dale", "ciryaher", "jerrek")
    _, (tarcil,) = company(s, 1, "dale", "tarcil")
    s.tap[tarcil] = WOUNDED
    sums(s, 9, 8, 7)  # 8 + 1 is greater than his body of 8
    plays_here(s, "a-malady-without-healing", ciryaher, tarcil)
    assert has(s.out[1], "tarcil")


@card("a-malady-without-healing")
def test_a_malady_spares_the_strong() -> None:
    s, _, (ciryaher, jerrek) = visiting("dale", "ciryaher", "jerrek")
    lay_on(s, "binding-ring", ciryaher)
    sums(s, 9, 8, 5)  # untapped: 8 is not greater than 8; 5 - 5 against 2 removes the user
    plays_here(s, "a-malady-without-healing", ciryaher, jerrek)
    assert s.zone[jerrek] == TABLE
    assert has(s.out[0], "ciryaher")
    wraith, _, people = visiting("dale", "the-witch-king")
    assert playable(wraith, "a-malady-without-healing", SITE) == []  # not on Ringwraiths
    assert people


@card("gold-chains-in-the-wind")
def test_gold_chains_make_a_champion() -> None:
    s, i, (ciryaher, jerrek) = band("dale", "ciryaher", "jerrek")
    attack = assaulted(s, i, "wolf", 2, 9, 0, "gold-chains-in-the-wind")
    assert offered(s, "gold-chains-in-the-wind") == [(ciryaher, 0)]
    sums(s, 7, 2, 2, 12)
    answer(s, "gold-chains-in-the-wind", ciryaher)
    champion = s.in_play(NUMBERS["gold-chains-in-the-wind"])
    assert prowess(s, champion) == 5
    assert attack.targets[0] == champion  # it must face one
    take(s, ASSIGN, jerrek)
    quiet(s)
    while s.stack:  # the strikes in any order, each fought tapping
        verb = FACE if any(act_kind(a) == FACE for a in options(s)) else PASS
        take(s, verb, champion if verb == FACE else 0)
        quiet(s)
    assert has(s.discard[0], "gold-chains-in-the-wind")
    assert not has(s.out[0], "gold-chains-in-the-wind")
    assert s.in_play(NUMBERS["gold-chains-in-the-wind"]) < 0


@card("freeze-the-flesh")
def test_freeze_the_flesh_calls_back_the_fallen() -> None:
    s, i, (ciryaher, jerrek, layos) = band("moria", "ciryaher", "jerrek", "layos")
    lay_on(s, "whip", jerrek)
    sums(s, 12)
    run(s, BodyCheck(jerrek))
    take(s, PASS)  # nobody takes the whip
    assert has(s.out[0], "jerrek")
    assert playable(s, "freeze-the-flesh", ANY_TIME) == [(ciryaher, NUMBERS["jerrek"])]
    assert not overt(s, i)
    sums(s, 7)
    plays(s, "freeze-the-flesh", ciryaher, NUMBERS["jerrek"])
    back = s.in_play(NUMBERS["jerrek"])
    assert (s.co[back], s.tap[back]) == (i, TAPPED)
    assert (mind(s, back), prowess(s, back), body(s, back)) == (4 - 2, 5 - 1, 8 - 2)
    assert not has(s.out[0], "jerrek")
    assert overt(s, i)
    assert playable(s, "freeze-the-flesh", ANY_TIME) == []  # he is back
    assert s.zone[layos] == TABLE


@card("freeze-the-flesh")
def test_freeze_the_flesh_only_this_turn_and_only_after_a_body_check() -> None:
    s, _, (_, luitprand) = band("moria", "ciryaher", "luitprand")
    sums(s, 12)
    run(s, BodyCheck(luitprand))
    t = s.copy()
    s.expire(5)
    assert playable(s, "freeze-the-flesh", ANY_TIME) == []
    sums(t, 7)
    plays(t, "freeze-the-flesh", *playable(t, "freeze-the-flesh", ANY_TIME)[0])
    assert mind(t, t.in_play(NUMBERS["luitprand"])) == 1  # at least
    other, _, (_, tarcil) = band("moria", "ciryaher", "tarcil")
    remove_character(other, tarcil, TO_REMOVED)
    assert playable(other, "freeze-the-flesh", ANY_TIME) == []
