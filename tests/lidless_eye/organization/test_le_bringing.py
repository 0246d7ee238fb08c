"""Who comes into play, where, and who may be sent away."""

import pytest

from lidless_eye.organizing_le import organize, sites_for, verbs, where
from lidless_eye.support_le import bare, company, follower, in_hand, join, names, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TO_HAND
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED
from mathom.games.lidless_eye.rules.bringing import bring_follower, is_home, may_bring_follower
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.sums import control_cost, general, general_used
from mathom.games.lidless_eye.terms import BRING, CONTROL, DISMISS, MOVE, NEW, NOBODY, PASS, REGROUP
from support import rule

# -- playing characters


@rule("LE-B-50", "LE-B-51", "LE-B-53", "LE-B-54")
def test_character_comes_at_home_or_at_a_darkhaven() -> None:
    s = bare()
    i, _ = company(s, 0, "moria", "snaga")
    in_hand(s, 0, "broin", "layos", "tarcil")
    organize(s)
    assert (NUMBERS["broin"], i, NOBODY) in verbs(s, BRING)  # joins the company at his home
    assert (NUMBERS["broin"], NEW, SITE_NUMBERS["moria"]) not in verbs(s, BRING)
    assert SITE_NUMBERS["moria"] not in sites_for(s, "layos")
    assert sites_for(s, "layos") == {SITE_NUMBERS[x] for x in ("shrel-kain", "minas-morgul", "dol-guldur")}
    take(s, BRING, NUMBERS["layos"], NEW, SITE_NUMBERS["shrel-kain"])
    layos = where(s, "layos")
    assert s.untapped(layos)
    assert s.co_site[s.co[layos]] == SITE_NUMBERS["shrel-kain"]
    assert not verbs(s, BRING)
    assert not verbs(s, DISMISS)
    assert verbs(s, MOVE)


@rule("LE-B-53")
def test_site_card_of_the_discard_pile_receives_nobody() -> None:
    s = bare()
    in_hand(s, 0, "layos")
    organize(s)
    assert SITE_NUMBERS["shrel-kain"] in sites_for(s, "layos")
    s.site_state[SITE_NUMBERS["shrel-kain"]] = SITE_DISCARDED
    assert SITE_NUMBERS["shrel-kain"] not in sites_for(s, "layos")


@rule("LE-B-53")
def test_site_card_laid_for_a_company_receives_nobody() -> None:
    s = bare()
    i, _ = company(s, 0, "dol-guldur", "radbug")
    in_hand(s, 0, "layos")
    organize(s)
    take(s, MOVE, i, SITE_NUMBERS["shrel-kain"])
    assert SITE_NUMBERS["shrel-kain"] not in sites_for(s, "layos")
    assert SITE_NUMBERS["dol-guldur"] in sites_for(s, "layos")  # as a company of his own
    assert (NUMBERS["layos"], i, NOBODY) not in verbs(s, BRING)


@rule("LE-B-51")
def test_carn_dum_and_geann_a_lisch() -> None:
    s = bare()
    in_hand(s, 0, "radbug", "tarcil", "belegorn")
    organize(s)
    carn = SITE_NUMBERS["carn-dum"]
    assert carn in sites_for(s, "radbug")
    assert carn in sites_for(s, "belegorn")
    assert carn not in sites_for(s, "tarcil")
    assert SITE_NUMBERS["geann-a-lisch"] not in sites_for(s, "radbug")


@rule("LE-B-51")
@pytest.mark.parametrize(
    ("name", "site", "home"),
    [
        ("orc-captain", "barad-dur", True),  # any Dark-hold
        ("orc-captain", "minas-morgul", False),
        ("snaga", "cirith-ungol", True),  # any site in Imlad Morgul
        ("snaga", "barad-dur", False),
        ("tarcil", "minas-morgul", True),
    ],
)
def test_home_sites(name: str, site: str, home: bool) -> None:
    assert is_home(bare(), NUMBERS[name], SITE_NUMBERS[site]) == home


@rule("LE-B-55", "LE-B-26")
def test_unique_character_in_play_or_removed() -> None:
    s = bare()
    in_hand(s, 0, "radbug", "orc-captain")
    company(s, 1, "minas-morgul", "radbug", "orc-captain")
    organize(s)
    assert not sites_for(s, "radbug")
    assert sites_for(s, "orc-captain")
    s = bare()
    in_hand(s, 0, "radbug")
    s.out[1].add(NUMBERS["radbug"], 3)
    organize(s)
    assert not sites_for(s, "radbug")


@rule("LE-B-65")
def test_size_at_an_ordinary_site() -> None:
    s = bare()
    i, _ = company(s, 0, "barad-dur", *["orc-brawler"] * 6)
    in_hand(s, 0, "orc-captain")
    organize(s)
    assert SITE_NUMBERS["barad-dur"] in sites_for(s, "orc-captain")
    join(s, i, "orc-brawler")
    assert SITE_NUMBERS["barad-dur"] not in sites_for(s, "orc-captain")


@rule("LE-B-65", "LE-A-22")
@pytest.mark.parametrize(("seventh", "joins"), [("orc-brawler", False), ("orc-sniffler", True)])
def test_half_a_newcomer_too_many(seventh: str, joins: bool) -> None:
    """an Orc scout beside seven others makes 7 1/2, which is eight; beside six others and a scout he makes seven"""
    s = bare(advanced=1)
    company(s, 0, "barad-dur", *["orc-brawler"] * 6, seventh)
    in_hand(s, 0, "orc-sniffler")
    organize(s)
    assert (SITE_NUMBERS["barad-dur"] in sites_for(s, "orc-sniffler")) == joins


@rule("LE-B-56", "LE-B-59")
def test_ringwraith_at_minas_morgul_or_at_home() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "radbug")
    in_hand(s, 0, "dwar-the-ringwraith", "ren-the-ringwraith")
    organize(s)
    assert sites_for(s, "dwar-the-ringwraith") == {SITE_NUMBERS["minas-morgul"], SITE_NUMBERS["cirith-gorgor"]}
    take(s, BRING, NUMBERS["dwar-the-ringwraith"], i, NOBODY)
    assert s.wraith[0] == NUMBERS["dwar-the-ringwraith"]
    assert general(s, 0) == 20
    assert general_used(s, 0) == 4
    take(s, PASS)
    s.once[0] = 0
    organize(s)
    assert not verbs(s, BRING)  # he has one


@rule("LE-B-57", "LE-A-24")
def test_voluntary_discard() -> None:
    for advanced in (0, 1):
        s = bare(advanced)
        _, (radbug, dwar) = company(s, 0, "minas-morgul", "radbug", "dwar-the-ringwraith")
        _, (snaga,) = company(s, 0, "moria", "snaga")
        _, (shagrat,) = company(s, 0, "cirith-ungol", "shagrat")
        in_hand(s, 0, "muzgash")
        organize(s)
        found = {a for a, _, _ in verbs(s, DISMISS)}
        assert dwar not in found
        assert found == ({radbug, shagrat} if advanced else {radbug, snaga, shagrat})
        take(s, DISMISS, radbug)
        assert names(s.discard[0]) == ["radbug"]
        assert not verbs(s, BRING)
        assert bool(verbs(s, DISMISS)) == (not advanced)  # only one


@rule("LE-A-23")
def test_revealed_ringwraith_binds_newcomers() -> None:
    s = bare(advanced=1)
    _i, (_dwar,) = company(s, 0, "minas-morgul", "dwar-the-ringwraith")
    j, (lieutenant,) = company(s, 0, "dol-guldur", "lieutenant-of-dol-guldur")
    in_hand(s, 0, "radbug", "tarcil")
    organize(s)
    assert sites_for(s, "radbug") == {SITE_NUMBERS["minas-morgul"], SITE_NUMBERS["dol-guldur"]}
    assert (NUMBERS["radbug"], j, lieutenant) in verbs(s, BRING)  # 3 + 2 for Orcs against mind 4
    assert (NUMBERS["radbug"], j, NOBODY) not in verbs(s, BRING)
    assert sites_for(s, "tarcil") == {SITE_NUMBERS["minas-morgul"]}  # 3 against 6
    take(s, BRING, NUMBERS["radbug"], j, lieutenant)
    radbug = where(s, "radbug")
    assert s.host[radbug] == lieutenant
    assert s.co[radbug] == j


@rule("LE-A-35", "LE-A-36", "LE-A-37", "LE-A-41")
def test_ringwraiths_as_followers() -> None:
    s = bare(advanced=1)
    i, (dwar,) = company(s, 0, "minas-morgul", "dwar-the-ringwraith")
    in_hand(s, 0, "ren-the-ringwraith", "uvatha-the-ringwraith")
    organize(s)
    assert not sites_for(s, "ren-the-ringwraith")  # no card allows it
    assert (NUMBERS["uvatha-the-ringwraith"], i, dwar) in verbs(s, BRING)
    assert may_bring_follower(s, 0, NUMBERS["ren-the-ringwraith"])
    ren = bring_follower(s, 0, NUMBERS["ren-the-ringwraith"])
    assert s.host[ren] == dwar
    assert control_cost(s, ren) == 1
    assert not [x for x in verbs(s, CONTROL) if x[0] == ren]
    assert not [x for x in verbs(s, REGROUP) if x[0] == ren]
    assert s.wraith[0] == NUMBERS["dwar-the-ringwraith"]
    # the opponent reveals as his own whom this player has as follower
    s.stack.clear()
    s.active = 1
    in_hand(s, 1, "ren-the-ringwraith", "dwar-the-ringwraith")
    organize(s)
    assert not sites_for(s, "dwar-the-ringwraith")
    take(s, BRING, NUMBERS["ren-the-ringwraith"], NEW, SITE_NUMBERS["minas-morgul"])
    assert s.owner[where(s, "ren-the-ringwraith")] == 1
    assert "ren-the-ringwraith" in names(s.discard[0])


@rule("LE-A-43", "LE-A-46")
def test_ringwraith_followers_without_their_ringwraith() -> None:
    s = bare(advanced=1)
    i, (dwar,) = company(s, 0, "minas-morgul", "dwar-the-ringwraith")
    follower(s, "uvatha-the-ringwraith", dwar)
    in_hand(s, 0, "ren-the-ringwraith")
    remove_character(s, dwar, TO_HAND)
    organize(s)
    assert sites_for(s, "dwar-the-ringwraith")
    assert not sites_for(s, "ren-the-ringwraith")
    twin = s.copy()
    take(s, PASS)
    assert where(s, "uvatha-the-ringwraith") < 0
    take(twin, BRING, NUMBERS["dwar-the-ringwraith"], i, NOBODY)
    take(twin, PASS)
    uvatha = where(twin, "uvatha-the-ringwraith")
    assert twin.host[uvatha] == where(twin, "dwar-the-ringwraith")
