"""Checks in words: before the roll on the table, after it in the chronicle, every part of the sum with its number."""

from itertools import pairwise

import pytest

from lidless_eye.laying import Laid, lay, site_of
from mathom.games.lidless_eye.box.card import REGIONS, SITES
from mathom.games.lidless_eye.rules.routes import printed_path
from mathom.games.lidless_eye.table.chronicle import Chronicle
from mathom.games.lidless_eye.table.prompts import prompt
from mathom.games.lidless_eye.table.view import Table
from mathom.games.lidless_eye.table.words.check import Check, explain_check
from mathom.games.lidless_eye.table.words.paths import printed_way
from mathom.games.lidless_eye.table.words.strike import Chance
from mathom.kernel.words import say
from support import rule

WHO = ("Ada", "Bo")


def parts(check: Check | None) -> tuple[dict[str, int], dict[str, int]]:
    assert check is not None
    added, against = ({say(term.word): term.amount for term in terms} for terms in (check.added, check.against))
    return added, against


def told(t: Laid) -> list[str]:
    return [say(event.words) for event in Chronicle(t.s, None, WHO).events()]


def lured(text: str, *, advanced: int = 0) -> Laid:
    """Tarcil has 4 corruption points; what becomes of it is heard"""
    t = lay(text, advanced=advanced).listen()
    for name in ("lure-of-the-senses", "lure-of-nature"):
        t.lay_on(name, "tarcil", 1)
    return t


# -- corruption checks


@rule("LE-B-193", "LE-B-196", "LE-B-197", "LE-A-84", "LE-A-86")
def test_a_corruption_check_names_every_part() -> None:
    t = lured("0 minas-morgul: the-witch-king, tarcil, eradan", advanced=1).roll(2).check("tarcil", -3)
    before = explain_check(t.s)
    assert parts(before) == (
        {"modification": -3, "Ringwraith in the company": 2},
        {"Lure of the Senses": 2, "Lure of Nature": 2},
    )
    assert before is not None
    assert before.chance == Chance(26, 7, 3)  # more than 5; 5 or 4; less
    assert say(before.words()) == (
        "corruption check of Tarcil: roll − 3 (modification) + 2 (Ringwraith in the company) against "
        "2 (Lure of the Senses) + 2 (Lure of Nature) = 4; of 36 rolls 26 do no harm, 7 tap, 3 are too low"
    )
    t.quiet().play("help eradan")
    after = explain_check(t.s)
    assert parts(after)[0] == {"modification": -3, "help": 1, "Ringwraith in the company": 2}
    assert after is not None
    assert sum(term.amount for term in after.added) == t.check_sum("tarcil") - 3 + 1
    t.play("pass")
    assert (
        "corruption check of Tarcil: 2 − 3 (modification) + 1 (help) + 2 (Ringwraith in the company) = 2 against "
        "2 (Lure of the Senses) + 2 (Lure of Nature) = 4: lost"
    ) in told(t)
    assert explain_check(t.s) is None


@rule("LE-B-197")
@pytest.mark.parametrize(("roll", "end"), [(5, "unharmed"), (4, "tapped"), (3, "tapped"), (2, "lost")])
def test_the_chronicle_says_how_a_check_ended(roll: int, end: str) -> None:
    t = lured("0 minas-morgul: tarcil").roll(roll).check("tarcil")
    text = f"corruption check of Tarcil: {roll} against 2 (Lure of the Senses) + 2 (Lure of Nature) = 4: {end}"
    assert text in told(t)


# -- influence checks


@rule("LE-X-7", "LE-B-132", "LE-B-133")
def test_an_influence_check_names_every_part() -> None:
    t = lay("0 lossadan-cairn: lieutenant-of-morgul").hold(0, "gifts-as-given-of-old").roll(6).listen()
    t.phase = "site"
    for name in ("ice-orcs", "wargs-of-the-forochel"):
        t.lay(name, 0)
    t.lay_on("foolish-words", "lieutenant-of-morgul", 1)
    t.win("ice-orcs", "lieutenant-of-morgul")
    check = explain_check(t.s)
    assert parts(check) == (
        {"unused direct influence": 5, "standard modifications": 2, "Foolish Words": -4},
        {"needed is more": 10},
    )
    assert check is not None
    assert sum(term.amount for term in check.added) == t.influence_sum("lieutenant-of-morgul", "ice-orcs")
    assert check.chance == Chance(15, 0, 21, 36)  # more than 7
    assert (check.zone().hint["who"], check.zone().hint["card"]) == ("lieutenant-of-morgul", "ice-orcs")
    t.quiet()
    assert (
        "influence check for Ice-orcs: 6 + 5 (unused direct influence) + 2 (standard modifications) "
        "− 4 (Foolish Words) = 9, needed is more than 10: not won"
    ) in told(t)


@rule("LE-X-22", "LE-A-53", "LE-A-54", "LE-A-56")
def test_an_attempt_names_what_stands_against_it() -> None:
    t = lay("0 moria: lieutenant-of-morgul; 1 moria: radbug; 1 carn-dum: tarcil, eradan, snaga", advanced=1)
    t.hold(0, "ghosts").roll(12, 3).listen().phase = "site"
    t.now = "lieutenant-of-morgul"
    t.does("lieutenant-of-morgul", "entered").attempt("lieutenant-of-morgul", "radbug")
    added, against = parts(explain_check(t.s))
    assert added == {"unused direct influence": 5, "opponent's unused general influence": -2}
    assert against == {"needed is more": 4}
    t.play("pass").quiet()
    assert (
        "influence check for Radbug: 12 + 5 (unused direct influence) − 2 (opponent's unused general influence) "
        "− 3 (opponent's roll) = 12, needed is more than 4: won"
    ) in told(t)


# -- rings, bodies, and cards to be rid of


@rule("LE-B-144", "LE-B-149")
def test_a_ring_test_names_every_part_and_the_kinds_of_rings() -> None:
    t = lay("0 barad-dur: tarcil (a-little-gold-ring)").hold(0, "ghosts").roll(12).listen()
    assert t.test_sum("a-little-gold-ring") - 2 == -5
    t.test("a-little-gold-ring", -2)
    assert "A Little Gold Ring is tested: 12 − 2 (modification) − 3 (site) = 7" in told(t)
    assert say(prompt(t.s, 0, WHO)) == "You may put a special ring in place of the gold ring: a lesser ring"


@rule("LE-B-175", "LE-B-176")
def test_a_body_check_names_the_wound() -> None:
    t = lay("0 minas-morgul: wounded lagduf").roll(7).listen().body_check("lagduf", wounded=1)
    assert "body check of Lagduf: 7 + 1 (wounded) = 8 against 8" in told(t)


@rule("LE-B-82")
def test_shaking_off_without_tapping_is_at_minus_three() -> None:
    t = lay("0 minas-morgul: tarcil").roll(9).listen()
    t.shake_off(t.lay_on("lure-of-the-senses", "tarcil", 1))
    assert "Lure of the Senses: 9 − 3 (stays untapped) = 6, needed is more than 6: it stays" in told(t)


# -- journeys


def test_every_printed_path_leads_through_regions_of_its_kinds() -> None:
    """from each Darkhaven and back; the kinds on the card are those of the regions on the map"""
    havens = {int(site.nearest) for site in SITES if site.nearest >= 0}
    found = 0
    for haven in havens:
        for site in range(len(SITES)):
            for start, end in ((haven, site), (site, haven)):
                kinds = list(printed_path(start, end)) if start != end else []
                if not kinds:
                    continue
                found += 1
                regions = printed_way(start, end)
                assert (regions[0], regions[-1]) == (SITES[start].region, SITES[end].region)
                walked = [REGIONS[r].kind for r in regions]
                assert walked in (kinds, kinds[::-1])
                assert all(b in REGIONS[a].neighbours[SITES[start].camp] for a, b in pairwise(regions))
    assert found >= 2 * 60


@rule("LE-A-65", "LE-A-72")
def test_the_way_of_a_journey_is_shown_when_it_lies_open() -> None:
    t = lay("0 minas-morgul: tarcil", advanced=1).hold(1, "ghosts")  # so that he is asked for hazards on the way
    t.phase = "movement/hazard"
    t.goal["tarcil"] = "cirith-ungol"
    company = t.number("tarcil")
    for viewer in (0, 1, None):
        hint = Table(t.s, viewer, 0, WHO).company(company).hint
        assert hint["to"] == ("cirith-ungol" if viewer == 0 else "?")
        assert "path" not in hint
        assert "way" not in hint
    t.journey("tarcil")
    while t.stack[-1:] == ["Route"]:
        t.play(t.offers()[-1])
    for viewer in (0, 1, None):
        hint = Table(t.s, viewer, 0, WHO).company(company).hint
        assert str(hint["way"]).split(",")[0] == REGIONS[site_of("minas-morgul").region].name
        assert len(str(hint["path"]).split(",")) == len(str(hint["way"]).split(","))
