"""The hazard long-events."""

import pytest

from lidless_eye.cards.support_cards import at
from lidless_eye.hazard_support import (
    arrives,
    attacks,
    automatic,
    held,
    hits,
    in_play,
    journey,
    keyed,
    offers,
    on_guard,
    quiet,
    rest,
    stirred,
    strength,
    window,
)
from lidless_eye.support_le import company, in_hand, lay_on, run, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.whereabouts import IDLE, RETURNED
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.rules.routes import path_kinds
from mathom.games.lidless_eye.terms import ATTACK, AUTO, REVEAL, TABLE
from support import card, rule


@rule("LE-X-10")
@card("fell-winter")
def test_fell_winter_at_dunharrow() -> None:
    s, i, _ = journey("swfb", "dunharrow")
    hits(s, "fell-winter")
    assert [(a.race, a.strikes, a.prowess) for a in site_attacks(s, i)][1:] == [(512, 3, 7)]
    assert list(path_kinds(s, i)) == [4, 3, 1, 2]
    in_play(s, "doors-of-night")
    assert list(path_kinds(s, i)) == [4, 3, 2, 3]  # shadow-land, wilderness, border-land, wilderness
    assert held(s, "fell-winter") == []
    assert "wilderness" in keyed(s, "giant")
    hits(s, "arouse-defenders", SITE_NUMBERS["dunharrow"], 16)
    s.co_site[i] = SITE_NUMBERS["dunharrow"]
    s.co_dest[i] = -1
    assert strength(s, automatic(s, i, 1)) == (3, 9)
    assert len(site_attacks(*at("amon-hen")[:2])) == 1


@card("long-winter")
def test_long_winter_turns_companies_back() -> None:
    s, i, _ = journey("wsw", "bree", who=("gorbag", "jerrek"))
    hits(s, "long-winter")
    assert s.co_did[i] & RETURNED
    assert s.co_did[i] & IDLE
    assert s.co_dest[i] == -1
    assert not s.stack  # nothing more is played on it
    for path, who in (("ws", ("gorbag",)), ("ww", ("gorbag", "odoacer"))):  # too tame, or a ranger
        s, i, _ = journey(path, "bree", who=who)
        hits(s, "long-winter")
        assert s.co_dest[i] >= 0
    s, i, _ = rest("bree", "gorbag")
    hits(s, "long-winter")
    assert not s.co_did[i] & RETURNED


@card("long-winter")
def test_long_winter_meets_companies_that_move_later() -> None:
    from mathom.games.lidless_eye.rules.journey import TRAVELS, Journey

    s, i, _ = journey("ww", "bree", who=("gorbag", "jerrek"))
    in_play(s, "long-winter")
    frame = Journey(i)
    frame.step = TRAVELS
    run(s, frame)
    assert s.co_did[i] & RETURNED
    assert s.co_site[i] == SITE_NUMBERS["minas-morgul"]


@card("long-winter")
def test_long_winter_taps_sites_at_night() -> None:
    s, i, _ = journey("s", "goblin-gate", who=("gorbag", "ufthak"))  # with a ranger
    company(s, 1, "amon-hen", "tarcil")
    company(s, 1, "caves-of-ulund", "layos")
    hits(s, "long-winter")
    assert not s.site_tapped(0, SITE_NUMBERS["goblin-gate"])
    hits(s, "doors-of-night")
    assert s.site_tapped(0, SITE_NUMBERS["goblin-gate"])
    assert s.site_tapped(1, SITE_NUMBERS["caves-of-ulund"])
    assert not s.site_tapped(1, SITE_NUMBERS["amon-hen"])  # one wilderness only
    assert not s.site_tapped(0, SITE_NUMBERS["minas-morgul"])
    s, i, _ = journey("s", "goblin-gate", who=("ufthak",))
    in_play(s, "doors-of-night")
    in_play(s, "long-winter")
    in_hand(s, 0, *["whip"] * 8)
    in_hand(s, 1, *["whip"] * 8)
    arrives(s, i)
    assert s.site_tapped(0, SITE_NUMBERS["goblin-gate"])


@card("webs-of-fear-treachery")
def test_webs_of_fear_and_treachery() -> None:
    s, _, (asternak, mouth) = rest("variag-camp", "asternak", "the-mouth")
    faction = s.lay(NUMBERS["variags-of-khand"], 0, TABLE)
    lay_on(s, "foolish-words", asternak, 1)
    s.call(FactionCheck(faction, asternak))
    plain = influence_sum(s, asternak, faction, 0, 3)
    in_play(s, "webs-of-fear-treachery")
    assert influence_sum(s, asternak, faction, 0, 3) == 4  # 2, and 2 by his own text; nothing of -4 and +3
    assert plain == 4 - 4 + 3
    assert influence_sum(s, mouth, faction, 1, 0) == 0  # prowess in place of influence is a modification


STIRRED = [
    ("chill-them-with-fear", "elf", (3, 10), (2, 9)),
    ("chill-them-with-fear", "hobbit", (3, 10), (2, 9)),
    ("chill-them-with-fear", "man", (1, 8), (1, 8)),
    ("minions-stir", "orc", (2, 9), (3, 10)),
    ("minions-stir", "troll", (2, 9), (2, 9)),
    ("minions-stir", "wolf", (1, 8), (1, 8)),
    ("wake-of-war", "wolf", (2, 9), (3, 10)),
    ("wake-of-war", "spider", (2, 9), (2, 9)),
    ("wake-of-war", "animal", (2, 9), (2, 9)),
    ("wake-of-war", "orc", (1, 8), (1, 8)),
    ("plague-of-wights", "undead", (1, 9), (2, 9)),
    ("plague-of-wights", "orc", (1, 8), (1, 8)),
]


@pytest.mark.parametrize(
    ("name", "race", "by_day", "by_night"), [pytest.param(*row, marks=card(row[0])) for row in STIRRED]
)
def test_races_stir(name: str, race: str, by_day: tuple[int, int], by_night: tuple[int, int]) -> None:
    s, i, _ = journey("w", "bree")
    hits(s, name)
    assert held(s, name) == []  # cannot be duplicated
    attack = stirred(s, i, race)
    assert strength(s, attack) == by_day
    assert held(s, "doors-of-night", ATTACK) == []
    in_play(s, "doors-of-night")
    assert strength(s, attack) == by_night


@rule("LE-X-11")
@card("wake-of-war")
def test_dire_wolves_in_the_wake_of_war() -> None:
    s, _i, _ = journey("ww", "bree")
    attack = attacks(s, "dire-wolves", "wilderness")
    assert strength(s, attack) == (4, 8)
    in_play(s, "wake-of-war")
    assert strength(s, attack) == (5, 9)
    in_play(s, "doors-of-night")
    assert strength(s, attack) == (6, 10)


@card("wake-of-war")
def test_during_an_attack_only_what_changes_it() -> None:
    s, i, _ = journey("ww", "bree")
    stirred(s, i, "wolf")
    assert held(s, "wake-of-war", ATTACK) == [(4095, 0)]
    assert held(s, "minions-stir", ATTACK) == []


@card("awaken-denizens")
def test_awaken_denizens() -> None:
    s, i, _ = at("isengard")
    hits(s, "awaken-denizens")
    assert held(s, "awaken-denizens") == []
    assert strength(s, automatic(s, i)) == (6, 7)
    s, i, _ = at("moria")
    in_play(s, "awaken-denizens")
    assert strength(s, automatic(s, i)) == (4, 7)
    s, i, _ = journey("ww", "amon-hen")
    in_play(s, "awaken-denizens")
    assert strength(s, attacks(s, "giant", "wilderness")) == (1, 13)  # no automatic-attack


@rule("LE-X-27")
@card("awaken-denizens")
def test_awaken_denizens_from_on_guard() -> None:
    s, i, _ = at("the-lonely-mountain")
    s.limit = 0
    on_guard(s, i, "awaken-denizens")
    window(s, AUTO)
    assert offers(s, "awaken-denizens", REVEAL) == [(4095, 0)]
    take(s, REVEAL, NUMBERS["awaken-denizens"], 4095)
    quiet(s)
    assert strength(s, automatic(s, i)) == (2, 14)
    s, i, _ = at("edoras")
    on_guard(s, i, "awaken-denizens")
    window(s, AUTO)
    assert s.seat < 0 or offers(s, "awaken-denizens", REVEAL) == []


@card("awaken-defenders")
def test_awaken_defenders() -> None:
    s, i, _ = at("druadan-forest")
    hits(s, "awaken-defenders")
    assert strength(s, automatic(s, i)) == (6, 6)
    s, i, people = rest("bree", "jerrek", "tarcil")
    assert automatic(s.copy(), i).detain  # covert
    in_play(s, "awaken-defenders")
    attack = automatic(s, i)
    assert not attack.detain
    assert list(attack.targets) == people  # one each, not two (LE-B-165)
    s, i, _ = at("isengard")
    in_play(s, "awaken-defenders")
    assert strength(s, automatic(s, i)) == (3, 7)
