"""Part H: what is in the box, setting up, and what holds between two Wizard players."""

import pytest
from msgspec.structs import replace

from lidless_eye.laying import Laid, card_of, lay, organizing, visiting
from lidless_eye.moves import GAME
from mathom.games.lidless_eye.box.card import KINDS, NAMES, SITE_NAMES
from mathom.games.lidless_eye.decks.text import READY, check, read_deck
from mathom.games.lidless_eye.position.eye import Eye, empty
from mathom.games.lidless_eye.setup import Muster, lay_out, settle_camp
from mathom.games.lidless_eye.terms import AMONG_HEROES, HERO, MINION, PROMOS, RACES
from mathom.kernel.dice import Dice
from support import rule

FIRST = """Wizards:
3 Gandalf
Starting characters:
Imrahil
Faramir
Starting items:
2 Elven Cloak
"""
SECOND = """Wizards:
3 Gandalf
Starting characters:
Imrahil
Legolas
"""


def laid_out() -> Eye:
    s = empty(Dice(1))
    settle_camp(s, {"first": FIRST, "second": SECOND})
    lay_out(s, read_deck(FIRST), read_deck(SECOND))
    return s


@rule("LE-H-18", "LE-H-21")
def test_they_start_at_rivendell_and_whom_both_show_goes_to_the_play_decks() -> None:
    s = laid_out()
    assert list(s.camp) == [HERO, HERO]
    assert [[NAMES[s.kind[c]] for c in s.characters(p)] for p in range(2)] == [["faramir"], ["legolas"]]
    assert {SITE_NAMES[site] for site in s.co_site} == {"rivendell"}
    for p in range(2):
        assert "imrahil" in [NAMES[entry >> 8] for entry in s.deck[p].cards]


@rule("LE-H-19")
def test_starting_items_are_given_to_them() -> None:
    t = Laid(laid_out())
    t.run(Muster(0))
    assert t.offers()[:1] == ["take elven-cloak#1 > faramir"]


@rule("LE-H-117")
def test_both_may_have_the_same_wizard_in_their_decks() -> None:
    s = laid_out()
    for p in range(2):
        assert [NAMES[entry >> 8] for entry in s.deck[p].cards].count("gandalf") == 3


@rule("LE-H-7")
def test_promotional_cards_are_not_offered() -> None:
    promotional = [card for card in KINDS if card.printed.promo]
    assert len(promotional) == 9
    assert not any(card.belongs_to(HERO) for card in promotional)
    found = check(read_deck(f"{FIRST}Hazards:\n{promotional[1].printed.name}\n"), advanced=False)
    assert "LE-H-7" in [fault.rule for fault in found]


@rule("LE-H-7")
def test_promotional_cards_are_played_where_the_players_agree() -> None:
    promotional = [card for card in KINDS if card.printed.promo]
    assert all(card.belongs_to(HERO | PROMOS) and card.done for card in promotional)
    strange = {card.name for card in promotional if not card.belongs_to(AMONG_HEROES | PROMOS)}
    assert strange == {"fatty-bolger", "swordmaster"}  # resources and characters of heroes
    assert not any(card.belongs_to(MINION | PROMOS) for card in promotional)
    ready = READY["banners-of-the-west"]
    listed = replace(ready, resources=ready.resources | {"lure-of-meccg": 1, "swordmaster": 1})
    for agreed, rules in ((False, {"LE-H-7"}), (True, set())):
        found = check(listed, advanced=True, promos=agreed)
        assert {fault.rule for fault in found if fault.card in ("lure-of-meccg", "swordmaster")} == rules
    twice = replace(ready, resources=ready.resources | {"lure-of-meccg": 2})
    assert [fault.rule for fault in check(twice, advanced=True, promos=True) if fault.card] == ["LE-B-9"]


@rule("LE-H-7")
def test_what_the_players_agreed_is_kept() -> None:
    s = GAME.new(seed=1, camp="wizards", promotional="allowed", attended=7)
    assert (s.to_json()["promotional"], s.to_json()["attended"]) == (1, 7)
    again = GAME.read(s.to_json(), Dice(1))
    assert again.to_json() == s.to_json()
    barred = GAME.new(seed=1, camp="wizards").to_json()
    assert "promotional" not in barred
    assert "attended" not in barred
    assert "promotional" not in GAME.new(seed=1, promotional="allowed").to_json()  # no Wizard takes part


@rule("LE-H-8")
def test_races_of_heroes_and_factions() -> None:
    heroes = {c.printed.race for c in KINDS if c.camp == HERO and c.character}
    assert heroes == {"elf", "hobbit", "dwarf", "dunadan", "man", "wizard"}
    assert {"ent", "wose", "eagle"} <= {c.printed.race for c in KINDS if c.camp == HERO and c.printed.type == "faction"}
    assert set(RACES) >= heroes


@rule("LE-H-65")
def test_spawn_is_a_keyword_and_nothing_more() -> None:
    assert {"shelob", "balrog-of-moria"} <= {c.name for c in KINDS if "spawn" in c.keywords}


@rule("LE-H-70")
def test_there_are_no_agents() -> None:
    assert not any("agent" in c.keywords for c in KINDS)


@rule("LE-H-6")
def test_a_hazard_that_was_printed_again_has_its_later_words() -> None:
    assert card_of("twilight").printed.reprint == "TW-106"
    assert card_of("twilight").free  # outside the limit: so only since 1997


@rule("LE-H-86", "LE-H-115")
def test_heroes_at_one_site_may_try_influence_once_and_no_company_attacks_another() -> None:
    t = lay("0 hero-edoras: theoden; 1 hero-edoras: faramir", advanced=1)
    t.phase = "site"
    t.does("theoden", "entered").now = "theoden"

    def offered() -> list[str]:
        return t.attempts("theoden")

    assert offered() == ["influence theoden > faramir"]
    t.attempt("theoden", "faramir")
    assert offered() == []
    t.visit("theoden")
    assert not any("faramir" in text for text in t.offers())


@rule("LE-H-72")
def test_attacks_of_one_creature_on_one_character() -> None:
    t = lay("0 rivendell: frodo, sam-gamgee")
    attack = t.creature("slayer", "frodo", "wilderness", begin=False)
    assert attack.again == card_of("slayer").printed.attacks - 1 == 1
    assert card_of("assassin").printed.attacks == 3


@rule("LE-H-91")
@pytest.mark.parametrize(("site", "points"), [("rivendell", 1), ("hero-iron-hill-dwarf-hold", 5)])
def test_a_stored_figure_counts_only_where_it_says(site: str, points: int) -> None:
    t = lay(f"0 {site}: aragorn-ii (book-of-mazarbul)").roll(12)
    t.store("book-of-mazarbul")
    assert t.stored[0] == ["book-of-mazarbul"]
    assert t.points(0)["items"] == points


@rule("LE-H-52", "LE-HX-31")
def test_the_barrow_downs_of_both_camps() -> None:
    hero = lay("0 hero-barrow-downs: aragorn-ii").automatic("aragorn-ii", begin=False)
    assert (hero.strikes, hero.prowess) == (1, 8)
    assert lay("0 barrow-downs: tarcil").automatic("tarcil", begin=False).wounded_check == -2


@rule("LE-H-49", "LE-HX-32")
def test_healing_herbs_at_rhosgobel() -> None:
    t = visiting("0 rhosgobel: aragorn-ii (healing-herbs), wounded legolas, wounded gimli")
    uses = t.usable("healing-herbs")
    assert uses
    t.uses(f"healing-herbs > {uses[0]}")
    assert [t.tap[who] for who in ("legolas", "gimli")] == ["untapped", "untapped"]


@rule("LE-H-67")
def test_gates_of_morning_and_doors_of_night_end_each_other() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "www")
    t.lay("doors-of-night", 1)
    t.phase = "organization"
    t.resource("gates-of-morning")
    assert "doors-of-night" not in t
    t.phase = "movement/hazard"
    t.hazard("doors-of-night")
    assert "gates-of-morning" not in t


@rule("LE-H-93")
def test_who_is_kept_tapped_by_a_card_untaps_once_it_is_stored() -> None:
    t = organizing("0 lorien: tapped wacho (dreams-of-lore)")
    t.untap()
    assert t.tap["wacho"] == "tapped"
    assert "dreams-of-lore" in t.storable()
    t.store("dreams-of-lore")  # without a check
    t.untap()
    assert t.tap["wacho"] == "untapped"
