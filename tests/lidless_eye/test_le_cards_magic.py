"""Sorcery, spirit-magic, shadow-magic, and what they cost."""

from lidless_eye.event_support import answer, assaulted, band, offered, playable, plays, plays_here, quiet, visiting
from lidless_eye.hazard_support import going, keyed, window
from lidless_eye.support_le import company, has, in_hand, lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, REGION_NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TO_REMOVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.routes import NAMED, path_kinds, reach
from mathom.games.lidless_eye.rules.sums import body, direct, mind, prowess, site_kind
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ASSIGN,
    CHOOSE,
    FACE,
    ORGANISE,
    PASS,
    PLAY,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    SHOW,
    SITE,
    STORE,
    TABLE,
    TAPPED,
    TRAVEL,
    WILDERNESS,
    WOUNDED,
)
from mathom.kernel.state import act, act_a, act_kind
from support import (
    card,
    rule,
)


@card("bitter-cold")
def test_bitter_cold_weakens_attacks_and_wears_out_its_user() -> None:
    s, i, (hador, jerrek) = band("dale", "hador", "jerrek")
    assert playable(s, "bitter-cold", ANY_TIME) == [(hador, 0)]  # only he can use sorcery
    lay_on(s, "binding-ring", hador)  # 2 corruption points
    sums(s, 6)  # 6 - 4 is equal: he taps
    plays(s, "bitter-cold", hador)
    assert s.tap[hador] == TAPPED
    assert s.tap[jerrek] != TAPPED
    attack = assaulted(s, i, "wolf", 2, 9, 7)
    assert (attack.prowess_now(s), attack.body_now(s)) == (8, 6)
    s.stack.clear()
    other, _ = company(s, 0, "moria", "layos")
    away = assaulted(s, other, "wolf", 2, 9, 7)
    assert (away.prowess_now(s), away.body_now(s)) == (9, 7)


@card("bitter-cold")
def test_a_ringwraith_uses_magic_unharmed() -> None:
    s, _, (ren,) = band("dale", "ren-the-ringwraith")
    sums(s)  # no roll
    plays(s, "bitter-cold", ren)
    assert s.zone[ren] == TABLE
    assert has(s.discard[0], "bitter-cold")


@card("bitter-cold")
def test_akhorahil_gets_his_magic_back() -> None:
    s, _, (akhorahil,) = band("dale", "akhorahil-the-ringwraith")
    plays(s, "bitter-cold", akhorahil)
    assert has(s.deck[0], "bitter-cold")
    assert not has(s.discard[0], "bitter-cold")


@card("words-of-menace-and-deceit")
def test_words_of_menace_and_deceit() -> None:
    s, _, (belegorn, _) = band("dale", "belegorn", "jerrek")
    assert playable(s, "words-of-menace-and-deceit") == [(belegorn, 0)]
    sums(s, 5)  # 5 - 4 against no corruption points
    plays(s, "words-of-menace-and-deceit", belegorn)
    assert direct(s, belegorn) == 2 + 5
    assert playable(s, "words-of-menace-and-deceit") == []  # once on a character
    s.expire(5)
    assert direct(s, belegorn) == 2


@card("words-of-menace-and-deceit")
def test_magic_may_be_the_end_of_its_user() -> None:
    s, _, (belegorn,) = band("dale", "belegorn")
    lay_on(s, "binding-ring", belegorn)
    sums(s, 4)  # 4 - 4 against 2
    plays(s, "words-of-menace-and-deceit", belegorn)
    assert has(s.out[0], "belegorn")


@card("the-water-s-tithe")
def test_the_water_s_tithe() -> None:
    s, i, (hador,) = band("dol-guldur", "hador", advanced=1)
    assert reach(s, i) == 4
    assert playable(s, "the-water-s-tithe", SITE) == []
    sums(s, 9)
    plays(s, "the-water-s-tithe", hador)
    assert reach(s, i) == 6
    basic, _, _ = band("dol-guldur", "hador")
    assert playable(basic, "the-water-s-tithe") == []  # no movement by regions
    ren, _, _ = band("dol-guldur", "ren-the-ringwraith", advanced=1)
    assert playable(ren, "the-water-s-tithe") == []


@card("the-water-s-tithe")
def test_the_water_s_tithe_is_at_minus_3() -> None:
    s, _, (hador,) = band("dol-guldur", "hador", advanced=1)
    lay_on(s, "binding-ring", hador)
    sums(s, 5)  # 5 - 3 is equal
    plays(s, "the-water-s-tithe", hador)
    assert s.tap[hador] == TAPPED


@card("some-secret-art-of-flame")
def test_some_secret_art_of_flame() -> None:
    s, i, (hador, jerrek) = band("dale", "hador", "jerrek")
    sums(s, 7)
    assaulted(s, i, "wolf", 1, 9, 0, "some-secret-art-of-flame", "some-secret-art-of-flame")
    assert offered(s, "some-secret-art-of-flame") == [(hador, 0)]
    answer(s, "some-secret-art-of-flame", hador)
    assert (prowess(s, hador), prowess(s, jerrek)) == (5 + 4, 5)
    assert offered(s, "some-secret-art-of-flame") == []
    s.expire(2)  # the end of the attack
    assert prowess(s, hador) == 5
    assert playable(band("dale", "hador")[0], "some-secret-art-of-flame", ANY_TIME) == []


@card("veils-of-shadow")
def test_veils_of_shadow_at_moria_and_only_there() -> None:
    s, i, (hador, *_) = band("moria", "hador", "jerrek", "tarcil", "layos")
    s.now = i
    sums(s, 7)
    in_hand(s, 0, "veils-of-shadow", "veils-of-shadow")
    attack = automatic_attack(s, i, 0)  # four Orcs
    run(s, attack)
    assert offered(s, "veils-of-shadow") == [(hador, 0)]
    answer(s, "veils-of-shadow", hador)
    assert attack.left == 1  # one strike to assign
    t, j, (again, *_) = band("shelob-s-lair", "hador", "jerrek", "tarcil")
    t.now = j
    sums(t, 7)
    echo = t.lay(NUMBERS["veils-of-shadow"], 0, 4)
    t.mark[echo] = SITE_NUMBERS["shelob-s-lair"]
    in_hand(t, 0, "veils-of-shadow")
    second = automatic_attack(t, j, 0)
    run(t, second)
    assert second.fixed == 1  # by what was used earlier this turn
    assert offered(t, "veils-of-shadow") == []
    assert t.zone[again] == TABLE
    wolves, k, _ = band("moria", "hador")
    assaulted(wolves, k, "wolf", 3, 9, 0, "veils-of-shadow")
    assert offered(wolves, "veils-of-shadow") == []  # no automatic-attack


# -- shadow-magic


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


@card("messenger-of-mordor")
def test_messenger_of_mordor_stores_at_a_shadow_hold() -> None:
    s, _, (belegorn, jerrek) = band("moria", "belegorn", "jerrek")
    assert playable(s, "messenger-of-mordor", SITE) == []  # nothing to store
    blade = lay_on(s, "saw-toothed-blade", jerrek)
    news = lay_on(s, "that-ain-t-no-secret", jerrek)
    assert playable(s, "messenger-of-mordor", SITE) == [(belegorn, 0)]
    sums(s, 7, 7)  # the bearer of the item, and the user
    plays(s, "messenger-of-mordor", belegorn, bits=SITE)
    assert {act_a(a) for a in options(s) if act_kind(a) == STORE} == {blade, news}
    take(s, STORE, news)
    quiet(s)
    take(s, STORE, blade)
    quiet(s)
    assert has(s.stored[0], "that-ain-t-no-secret")
    assert has(s.stored[0], "saw-toothed-blade")
    assert s.stack == []
    ruins, _, people = band("buhr-widu", "belegorn")
    lay_on(ruins, "that-ain-t-no-secret", people[0])
    assert playable(ruins, "messenger-of-mordor", SITE) == []


# -- rare arts


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


@card("spying-out-the-land")
def test_spying_out_the_land() -> None:
    s, i, (belegorn,) = band("dol-guldur", "belegorn")
    assert playable(s, "spying-out-the-land") == [(belegorn, 0)]
    assert playable(s, "spying-out-the-land", SITE) == []
    in_hand(s, 1, "giant", "giant", "wargs", "orc-quarrels")
    sums(s, 7)
    plays(s, "spying-out-the-land", belegorn)
    assert s.seat == 1
    assert {act_a(a) for a in options(s) if act_kind(a) == SHOW} == {NUMBERS["giant"], NUMBERS["wargs"]}
    take(s, SHOW, NUMBERS["giant"])
    take(s, PASS)
    going(s, i, "dale", "dww")
    window(s)
    shown = {act_a(a) for a in options(s) if act_kind(a) == PLAY}
    assert shown == {NUMBERS["giant"]}  # the wargs were not shown
    take(s, PLAY, NUMBERS["giant"], WILDERNESS)
    s.stack.clear()
    window(s)
    assert not [a for a in options(s) if act_kind(a) == PLAY]  # the other Giant was not
    other, _ = company(s, 0, "dol-guldur", "jerrek")
    s.stack.clear()
    going(s, other, "dale", "dww")
    window(s)
    assert {act_a(a) for a in options(s) if act_kind(a) == PLAY} == {NUMBERS["giant"], NUMBERS["wargs"]}


@card("black-rain")
def test_black_rain() -> None:
    s, _, (layos, jerrek) = visiting("barrow-downs", "layos", "jerrek")
    assert playable(s, "black-rain", SITE) == []  # the opponent holds nothing
    in_hand(s, 1, "giant", "tarcil", "the-witch-king")
    in_hand(s, 0, "the-one-ring", "dwarven-ring-of-durin-s-tribe", "the-oracle-s-ring")
    assert playable(s, "black-rain", SITE) == [(layos, 0)]
    t = s.copy()
    sums(s, 9)
    plays_here(s, "black-rain", layos)
    assert options(s) == [act(SHOW, NUMBERS["tarcil"])]  # he must; no Ringwraith
    take(s, SHOW, NUMBERS["tarcil"])
    assert {act_a(a) for a in options(s) if act_kind(a) == CHOOSE} == {NUMBERS["dwarven-ring-of-durin-s-tribe"]}
    take(s, CHOOSE, NUMBERS["dwarven-ring-of-durin-s-tribe"])
    assert s.host[s.in_play(NUMBERS["dwarven-ring-of-durin-s-tribe"])] == layos
    assert s.tap[layos] == TAPPED
    t.hand[1].take(NUMBERS["tarcil"], 2)
    plays_here(t, "black-rain", layos)
    assert options(t) == [act(PASS)]
    take(t, PASS)
    quiet(t)
    assert all(entry & 1 for entry in t.hand[1].cards)  # the whole hand was shown
    assert t.stack == []
    for site in ("moria", "zarak-dum"):  # no ruins; a shadow-land
        other, _, _ = visiting(site, "layos")
        in_hand(other, 1, "giant")
        assert playable(other, "black-rain", SITE) == []
    assert s.zone[jerrek] == TABLE


@card("black-rain")
def test_black_rain_on_a_ringwraith_is_at_minus_2() -> None:
    s, _, (ren,) = visiting("barrow-downs", "ren-the-ringwraith")
    in_hand(s, 1, "tarcil")
    in_hand(s, 0, "dwarven-ring-of-durin-s-tribe", "the-reviled-ring")
    sums(s, 9)  # 7: a Spirit Ring
    plays_here(s, "black-rain", ren)
    take(s, SHOW, NUMBERS["tarcil"])
    assert {act_a(a) for a in options(s) if act_kind(a) == CHOOSE} == {NUMBERS["the-reviled-ring"]}
