"""Cards of The Lidless Eye that have a branch for heroes, or a use that only a table of both camps knows."""

import pytest

from lidless_eye.laying import Laid, card_of, lay, visiting
from mathom.games.lidless_eye.cards.kit.event_attacks import Appetite
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.terms import AMONG_HEROES, HERO, MINION
from support import card, rule


@card("heedless-revelry")
@pytest.mark.parametrize(("rolled", "tapped"), [(7, False), (8, True)])
def test_heroes_revel_less(rolled: int, tapped: bool) -> None:
    t = lay("0 hero-moria: faramir; 1 moria: tarcil").staying("faramir").roll(rolled)  # mind 5
    t.hazard("heedless-revelry")
    assert (t.tap["faramir"] == "tapped") is tapped
    minion = lay("0 moria: snaga; 1 hero-moria: faramir").staying("snaga").roll(5)  # mind 4
    minion.hazard("heedless-revelry")
    assert minion.tap["snaga"] == "tapped"


@card("heedless-revelry")
def test_a_wizard_does_not_revel() -> None:
    t = lay("0 hero-moria: gandalf, anborn; 1 moria: tarcil")
    assert t.staying("anborn").hazard_on("heedless-revelry") == []


@card("nothing-to-eat-or-drink")
@pytest.mark.parametrize(
    ("site", "where"), [("hero-moria", True), ("hero-dol-guldur", True), ("hero-edoras", False), ("hero-bree", False)]
)
def test_heroes_starve_where_minions_feed(site: str, where: bool) -> None:
    t = lay(f"0 {site}: anborn; 1 moria: tarcil").staying("anborn")
    assert (t.hazard_on("nothing-to-eat-or-drink") != []) is where
    minion = lay(f"0 {site.removeprefix('hero-')}: tarcil; 1 rivendell: anborn").staying("tarcil")
    if site != "hero-dol-guldur":
        assert (minion.hazard_on("nothing-to-eat-or-drink") != []) is not where


@card("stay-her-appetite")
@rule("LE-H-54")
@pytest.mark.parametrize(
    ("text", "ally", "detains"),
    [
        ("0 hero-moria: anborn (gollum); 1 moria: tarcil", "gollum", True),
        ("0 moria: tarcil (last-child-of-ungoliant); 1 hero-moria: anborn", "last-child-of-ungoliant", False),
    ],
)
def test_an_ally_who_turns_on_a_hero_only_detains_him(text: str, ally: str, detains: bool) -> None:
    t = lay(text)
    t.company(0, "lorien" if ally == "gollum" else "minas-morgul", *FULL[ally])
    t.roll(12, 2).run(Appetite(t.piece(ally)))
    t.dully(lambda: t.attacked)
    assert (t.attacking.detain != 0) is detains


FULL = {"gollum": ("galadriel", "glorfindel-ii"), "last-child-of-ungoliant": ("lieutenant-of-morgul", "the-mouth")}


@card("in-the-name-of-mordor")
@rule("LE-W-19")
def test_in_the_name_of_mordor_answers_a_nazgul_event() -> None:
    t = lay("0 minas-morgul: tarcil; 1 rivendell: legolas").going("tarcil", "moria", "dd")
    t.lay("adunaphel", 1)
    limit = t.s.limit
    t.hold(0, "in-the-name-of-mordor").opens("travel start", 1).play("use adunaphel > tarcil")
    assert t.offered("play in-the-name-of-mordor") == ["play in-the-name-of-mordor > adunaphel"]
    t.play("play in-the-name-of-mordor > adunaphel").quiet()
    assert t.tap["tarcil"] == "untapped"  # what it would have done is cancelled
    assert t.discard[1] == ["adunaphel"]
    assert t.s.limit == limit - 1
    own = lay("0 minas-morgul: tarcil; 1 rivendell: legolas")
    assert own.resource_on("in-the-name-of-mordor") == []
    own.lay("adunaphel", 1)
    assert own.resource_on("in-the-name-of-mordor") == ["adunaphel"]


@card("tidings-of-death")
def test_tidings_of_death_are_a_resource_of_heroes_too() -> None:
    assert all(card_of("tidings-of-death").belongs_to(pool) for pool in (MINION, HERO, AMONG_HEROES))
    assert not card_of("old-prejudice").belongs_to(HERO)


@card("one-dear-to-you", "muster")
@pytest.mark.parametrize("dear", [False, True])
def test_muster_is_of_no_use_against_a_faction_dear_to_its_player(dear: bool) -> None:
    t = visiting("0 hero-cameth-brin: boromir-ii; 1 minas-morgul: tarcil", advanced=1)
    t.s.co_did[t.number("boromir-ii")] |= ENTERED
    hillmen = t.lay("hillmen", 1)
    if dear:
        t.lay("one-dear-to-you", 1, t.piece(hillmen))
    t.hold(0, "muster", "whip").attempt("boromir-ii", hillmen)
    t.play("pass") if "show" in " ".join(t.offers()) else None
    t.dully(lambda: t.asks("influence"))
    assert (t.offered("play muster") == []) is dear


@card("plague")
@rule("LE-W-28")
def test_the_plague_is_at_the_place_not_on_one_card_of_it() -> None:
    t = lay("0 hero-bree: anborn; 1 bree: tarcil")
    t.lay_on("plague", "anborn", 1)
    t.roll(12, 12).end_turn().dully(t.all_rolled)
    assert [t.tap[who] for who in ("anborn", "tarcil")] == ["wounded"] * 2


@card("greed")
@rule("LE-W-28")
def test_greed_is_at_the_place_too() -> None:
    def greedy(text: str) -> Laid:
        t = lay(text).lasts("greed", 1).roll(12)
        t.s.mark[t.piece("greed")] = t.s.co_site[t.number("legolas")]
        return t.listen()

    t = greedy("0 hero-moria: legolas, anborn; 1 moria: tarcil").roll(12, 12)
    t.gain("glamdring", "legolas")
    assert len(t.checks) == 2  # his companion, and a stranger at the same place
    far = greedy("0 hero-moria: legolas, anborn; 1 dimrill-dale: tarcil")
    far.gain("glamdring", "legolas")
    assert len(far.checks) == 1


@card("a-malady-without-healing")
def test_a_hero_eliminated_by_a_malady_gives_his_points() -> None:
    t = visiting("0 moria: ciryaher; 1 hero-moria: boromir-ii (lure-of-the-senses, lure-of-nature); 1 lorien: legolas")
    before = t.points(1)["characters"]
    t.roll(2, 7)  # 2 - 1 is less by more than 1: he is eliminated
    t.resource("a-malady-without-healing > ciryaher & boromir-ii", "site")
    assert "boromir-ii" in t.out[1]
    assert t.points(0)["creatures"] == card_of("boromir-ii").points > 0
    assert t.points(1)["characters"] < before
