"""The creatures of The Wizards: their figures in use, what they are keyed to, and what a few of them do besides."""

import pytest

from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.cards.creatures import Beast
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.strike import SUCCEEDED
from support import card, rule

# creature | race | strikes prowess body | journeys: path site > keys | a journey without a key
PLAIN = """
abductor | man | 1 10 0 | wb hero-moria > border-land; w hero-bree > border-hold | wsdf hero-amon-hen
agburanar | dragon | 2 15 9 | w hero-caves-of-ulund > hero-caves-of-ulund | wwww hero-goblin-gate
corsairs-of-umbar | man | 5 9 0 | cc hero-moria > coastal-sea; w hero-barrow-downs > cardolan hero-barrow-downs; w
    hero-lond-galen > anfalas; c tolfalas > coastal-sea tolfalas | wbfsd hero-moria
daelomin | dragon | 3 13 8 | w dancing-spire > dancing-spire | wwww hero-goblin-gate
fell-turtle | animal | 1 15 0 | wc hero-moria > coastal-sea | wbfsd hero-moria
half-trolls-of-far-harad | troll | 2 10 0 | sd hero-edoras > dark-domain shadow-land; w hero-moria > shadow-hold; w
    hero-barad-dur > dark-hold | wbfc hero-amon-hen
leucaruth | dragon | 2 16 8 | w irerock > irerock | wwww hero-goblin-gate
old-man-willow | awakened-plant | 1 13 0 | ww hero-edoras > wilderness; b old-forest > old-forest; b hero-dol-guldur >
    hero-dol-guldur southern-mirkwood; b wellinghall > fangorn | wbfsd hero-moria
olog-hai-trolls | troll | 3 10 5 | sd hero-edoras > dark-domain shadow-land; w hero-barad-dur > dark-hold |
    wbfc hero-moria
orc-guard | orc | 5 8 0 | sd hero-edoras > dark-domain shadow-land; w hero-moria > shadow-hold; w hero-barad-dur >
    dark-hold | wbfc hero-amon-hen
orc-lieutenant | orc | 1 7 0 | wsd hero-edoras > dark-domain shadow-land wilderness; b hero-moria > shadow-hold; b
    hero-barad-dur > dark-hold; b hero-amon-hen > ruins-and-lairs | bfc hero-edoras
orc-patrol | orc | 3 6 0 | wsd hero-edoras > dark-domain shadow-land wilderness; b hero-moria > shadow-hold; b
    hero-barad-dur > dark-hold; b hero-amon-hen > ruins-and-lairs | bfc hero-edoras
orc-warriors | orc | 3 7 0 | wb hero-edoras > border-land wilderness; s hero-amon-hen > ruins-and-lairs |
    sdfc hero-moria
pukel-men | pukel-creature | 2 11 0 | b hero-moria > shadow-hold; b hero-barad-dur > dark-hold; b hero-amon-hen >
    hero-amon-hen | wbfsdc hero-edoras
rogrog | troll | 1 13 8 | d hero-edoras > dark-domain; b hero-moria > shadow-hold; b hero-barad-dur > dark-hold |
    wbfsc hero-amon-hen
silent-watcher | pukel-creature | 1 8 0 | b hero-moria > shadow-hold; b hero-barad-dur > dark-hold |
    wbfsdc hero-amon-hen
smaug | dragon | 2 17 8 | w hero-the-lonely-mountain > hero-the-lonely-mountain | wwww hero-goblin-gate
the-great-goblin | orc | 1 12 7 | w hero-goblin-gate > hero-goblin-gate high-pass; w hero-barad-dur > dark-hold |
    wbfsdc hero-moria
wolves | wolf | 3 8 0 | wb hero-moria > border-land wilderness | sdfc hero-amon-hen
"""


def journey(path: str, site: str, *who: str) -> Laid:
    """a company of heroes on its way"""
    t = lay("0 rivendell: " + ", ".join(who or ("aragorn-ii", "legolas")))
    return t.going(t.characters(0)[0], site, path)


def keyed(t: Laid, name: str) -> set[str]:
    return set(t.hazard_on(name))


def attacks(t: Laid, name: str, key: str) -> Attack:
    attack = t.hazard(f"{name} > {key}").attacking
    assert attack.defender == t.s.now
    return attack


def rows() -> list[list[str]]:
    """the lines of the table; an indented line goes on"""
    return [[cell.strip() for cell in row.split("|")] for row in PLAIN.strip().replace("\n    ", " ").splitlines()]


@pytest.mark.parametrize(
    ("name", "race", "shown", "ways", "refused"), [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in rows()]
)
def test_figures_and_keys(name: str, race: str, shown: str, ways: str, refused: str) -> None:
    """it may be played by just these keys, on no other journey, and fights with its figures; it never detains"""
    for way in reversed(ways.split("; ")):
        path, site, _, *expected = way.split()
        t = journey(path, site)
        assert keyed(t, name) == set(expected), way
    path, site = refused.split()
    assert keyed(journey(path, site), name) == set()
    attack = attacks(t, name, expected[0])
    assert [attack.strikes, attack.prowess, attack.body] == [int(figure) for figure in shown.split()]
    assert (t.race, attack.detain) == (race, 0)


@rule("LE-H-63")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=card(name)) for name in ("agburanar", "daelomin", "leucaruth", "smaug")]
)
def test_dragons_roam_the_north_by_night(name: str) -> None:
    t = journey("bw", "hero-iron-hill-dwarf-hold")
    assert keyed(t, name) == set()
    t.lay("doors-of-night", 1)
    assert keyed(t, name) == {"hero-iron-hill-dwarf-hold", "iron-hills"}


@card("the-great-goblin")
def test_the_great_goblin_waits_between_rivendell_and_lorien() -> None:
    t = lay("0 rivendell: aragorn-ii").going("aragorn-ii", "lorien", "wwbw")
    assert len(keyed(t, "the-great-goblin")) == 1
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "edhellond", "wbffbw")
    assert not keyed(t, "the-great-goblin")


@card("orc-lieutenant")
def test_the_orc_lieutenant_comes_after_other_orcs() -> None:
    t = journey("wsd", "hero-edoras")
    t.does("aragorn-ii", "faced orcs")
    assert attacks(t, "orc-lieutenant", "wilderness").prowess == 11


@card("old-man-willow")
def test_old_man_willow_is_stronger_against_hobbits() -> None:
    for who, prowess in (("sam-gamgee", 15), ("aragorn-ii", 13)):
        t = journey("ww", "hero-edoras", who)
        attack = attacks(t, "old-man-willow", "wilderness")
        t.struck(who)
        assert attack.prowess_now(t.s) == prowess


@card("abductor")
def test_the_abductor_takes_whom_he_wounds() -> None:
    for who, gone in (("haldir", True), ("gandalf", False)):
        t = journey("b", "hero-bree", who)
        t.roll(2, 3)  # wounded, and the body check harms nobody
        t.finish(attacks(t, "abductor", "border-land"))
        assert t.all_rolled()
        assert (who in t.discard[0]) == gone


@card("fell-turtle")
def test_the_fell_turtle_sends_a_company_back() -> None:
    for roll, sent in ((2, True), (12, False)):
        t = journey("wc", "hero-bree", "aragorn-ii")
        t.roll(roll, 3)
        t.finish(attacks(t, "fell-turtle", "coastal-sea"))
        assert ("returned" in t.did("aragorn-ii")) == sent


@card("assassin")
@rule("LE-H-72", "LE-HX-30")
def test_assassin_is_parried_twice_by_others() -> None:
    t = lay("0 rivendell: frodo, sam-gamgee, aragorn-ii, legolas").going("frodo", "hero-bree", "w")
    attack = t.creature("assassin", "frodo", "border-hold")
    assert (t.seat, attack.prowess) == (1, 11)
    t.play("assign frodo").quiet()
    assert t.seat == 0
    assert t.offers() == ["pick sam-gamgee", "pick aragorn-ii", "pick legolas", "pass"]
    t.play("pick sam-gamgee").quiet()
    assert t.offers() == ["pick aragorn-ii", "pick legolas", "pass"]  # the same again, without being chosen again
    t.play("pick aragorn-ii").quiet()
    assert not t.offered("pick legolas")  # the third must be fought
    t.roll(12).dully()
    assert t.all_rolled()
    assert [t.tap[who] for who in ("sam-gamgee", "aragorn-ii", "legolas")] == ["tapped", "tapped", "untapped"]
    assert "assassin" in t.discard[1]  # two were cancelled: it is not defeated


@card("assassin")
@rule("LE-H-72", "LE-HX-30")
def test_assassin_is_defeated_by_beating_off_all_three() -> None:
    t = lay("0 rivendell: aragorn-ii").going("aragorn-ii", "hero-bree", "w")
    t.roll(12, 12, 12)
    t.creature("assassin", "aragorn-ii", "border-hold")
    t.dully()
    assert t.all_rolled()
    assert "assassin" in t.stored[0]
    assert t.points(0)["creatures"] == 2


@card("crebain")
def test_crebain_tell_what_they_have_seen() -> None:
    t = lay("0 rivendell: aragorn-ii, legolas").going("aragorn-ii", "hero-goblin-gate", "w")
    t.hold(0, "glamdring", "orcrist", "sting")
    attack = t.creature("crebain", "aragorn-ii")
    assert (attack.prowess, attack.each) == (5, 1)
    t.dully()
    assert len(t.seen(0)) == 2
    assert set(t.seen(0)) < {"glamdring", "orcrist", "sting"}
    assert len(t.hand[0]) == 3


def struck(creature: str, text: str, *rolls: int) -> Laid:
    """the first character of a company is struck by a creature, and the dice fall so"""
    t = lay(text)
    t.creature(creature, "haldir")
    t.roll(*rolls)
    return t.dully(lambda: t.stack[-1] in ("LoseItem", "DiscardItem"))


@card("pick-pocket")
def test_pick_pocket() -> None:
    t = struck("pick-pocket", "0 lorien: haldir (elven-cloak, orcrist)", 2)
    assert t.offers() == ["pick elven-cloak", "pick orcrist"]
    t.play("pick elven-cloak").dully()
    assert (t.tap["haldir"], t.on("haldir"), t.discard[0]) == ("tapped", ["orcrist"], ["elven-cloak"])


@card("thief")
def test_thief() -> None:
    t = lay("0 lorien: haldir, aragorn-ii (orcrist)")
    t.creature("thief", "haldir")
    t.roll(2).play("assign haldir").dully(lambda: t.stack[-1] == "DiscardItem")
    assert t.offers() == ["pick orcrist"]
    t.play("pick orcrist").dully()
    assert (t.tap["haldir"], t.discard[0]) == ("tapped", ["orcrist"])
    t = struck("thief", "0 lorien: haldir (orcrist)", 12)
    assert t.on("haldir") == ["orcrist"]


@rule("LE-H-71")
@card("thief", "pick-pocket")
@pytest.mark.parametrize("robber", ["thief", "pick-pocket"])
def test_who_robs_wounds_nobody(robber: str) -> None:
    lured = "0 lorien: haldir (orcrist, despair-of-the-heart)"  # a corruption check whenever somebody is wounded
    t = lay(lured).listen().roll(2, 2, 12)
    t.attack("wolf", "haldir", 1, 15)
    t.dully()
    assert (t.tap["haldir"], len(t.checks)) == ("wounded", 1)
    t = lay(lured).listen().roll(2)
    t.creature(robber, "haldir")
    t.dully(lambda: t.stack[-1] in ("LoseItem", "DiscardItem"))
    assert (t.strike.outcome, t.offers()) == (SUCCEEDED, ["pick orcrist"])
    t.play("pick orcrist").dully()
    assert (t.tap["haldir"], t.checks, t.all_rolled()) == ("tapped", [], True)
    assert robber in t.discard[1]  # it was not defeated
    nothing = struck(robber, "0 lorien: haldir", 2)
    assert (nothing.stack, nothing.tap["haldir"], nothing.discard[0]) == ([], "tapped", [])


@pytest.mark.parametrize(
    ("troll", "brother"),
    [
        pytest.param("bert-burat", "tom-tuma", marks=card("bert-burat")),
        pytest.param("tom-tuma", "william-wuluag", marks=card("tom-tuma")),
        pytest.param("william-wuluag", "bert-burat", marks=card("william-wuluag")),
    ],
)
def test_the_three_trolls(troll: str, brother: str) -> None:
    for met in ("", brother, "wargs"):
        t = lay("0 lorien: haldir (orcrist, elven-cloak)")
        if met:
            t.creature(met, "haldir")
            t.roll(12, 12).dully()
            t.tap["haldir"] = "untapped"
        t.creature(troll, "haldir")
        t.roll(2, 2).dully()
        assert t.tap["haldir"] == "wounded"
        assert t.on("haldir") == ([] if met == brother else ["orcrist", "elven-cloak"])


@card("neeker-breekers")
def test_neeker_breekers() -> None:
    t = lay("0 lorien: haldir, gandalf")
    t.roll(2)
    attack = t.creature("neeker-breekers", "haldir", begin=False)
    creature = card_of("neeker-breekers")
    assert isinstance(creature, Beast)
    creature.prepare(t.s, attack)
    t.run(attack).quiet()
    assert t.names(attack.targets) == ["haldir"]
    assert t.prowess("haldir") == t.mind("haldir")
    t.play("stay").dully()
    assert (t.tap["haldir"], t.tap["gandalf"]) == ("tapped", "untapped")


@card("mumak-oliphant")
def test_mumak() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-barad-dur", "sd")
    assert t.hazard_on("mumak-oliphant") == ["gorgoroth", "hero-barad-dur"]
    t.hazard("mumak-oliphant > gorgoroth")
    assert t.strength(t.attacking) == (2, 12)
    t = lay("0 edhellond: aragorn-ii").going("aragorn-ii", "tolfalas", "cw")
    assert t.hazard_on("mumak-oliphant") == []
    t = lay("0 edhellond: aragorn-ii, imrahil").going("aragorn-ii", "hero-lond-galen", "cw")
    assert t.hazard_on("mumak-oliphant") == []
    t.run(attack := t.creature("corsairs-of-umbar", "aragorn-ii", "coastal-sea", begin=False))
    t.dully(lambda: attack not in t.s.stack)
    assert t.hazard_on("mumak-oliphant") == ["anfalas"]  # Lond Galen is a border-hold
    assert t.hazard_on("wargs") == ["wilderness"]
    t.expire("turn")
    assert t.hazard_on("mumak-oliphant") == []
