"""Chapters 2 and 4: what cards are, where they lie, and how they lie there."""

from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.playing import fill_plays
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BOTH,
    HAZARD,
    RACES,
    RESOURCE,
    RINGWRAITH,
    SKILLS,
    TYPES,
)
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer
from support import rule


@rule("LE-B-1", "LE-B-2")
def test_kinds_of_cards() -> None:
    wraiths = [card for card in KINDS if card.type == RINGWRAITH]
    assert len(wraiths) == 9
    assert all(card.character for card in wraiths)
    hazards = {TYPES[card.type] for card in KINDS if card.side == HAZARD}
    assert hazards == {"creature", "hazard-short-event", "hazard-long-event", "hazard-permanent-event"}
    resources = {TYPES[card.type] for card in KINDS if card.side == RESOURCE and not card.character}
    events = {"resource-short-event", "resource-long-event", "resource-permanent-event"}
    assert resources == {"faction", "ally", "item"} | events


@rule("LE-B-3")
def test_a_roll_is_two_dice() -> None:
    t = lay()
    t.roll((2, 5))
    assert t.s.two_dice(0) == 7
    assert t.all_rolled()
    t.s.dice = Dice(7)
    assert {t.s.two_dice(0) for _ in range(600)} == set(range(2, 13))


@rule("LE-B-4")
def test_keywords_are_facts() -> None:
    assert card_of("doors-of-night").environment
    assert "leader" in card_of("gorbag").keywords
    assert card_of("lure-of-nature").corrupts


@rule("LE-B-5")
def test_a_card_beats_the_rule() -> None:
    """Tharbad: items may be played there though the site is tapped"""
    t = lay("0 tharbad: gorbag; 0 bandit-lair: shagrat")
    t.tap_site(0, "tharbad").tap_site(0, "bandit-lair")
    t.hold(0, "saw-toothed-blade")
    for who, may in (("gorbag", ["play saw-toothed-blade > gorbag"]), ("shagrat", [])):
        u = t.copy()
        u.now = who
        assert u.window("site", 0).offered("play") == may


@rule("LE-B-6")
def test_races_and_skills() -> None:
    characters = [card for card in KINDS if card.character]
    races = ("elf", "hobbit", "dwarf", "dunadan", "man", "orc", "troll", "ringwraith", "wizard")
    named = {RACES[name] for name in races}
    assert {card.race for card in characters} <= named
    skills = sum(SKILLS[name] for name in ("warrior", "scout", "ranger", "sage", "diplomat"))
    assert all(card.skills & skills for card in characters)
    assert any(bin(card.skills & skills).count("1") > 1 for card in characters)


@rule("LE-B-8")
def test_cards_go_to_their_owners_pile() -> None:
    t = lay("0 minas-morgul: tarcil (whip)")
    t.lay_on("lure-of-the-senses", "tarcil", 1)
    t.remove("tarcil")
    assert "tarcil" in t.discard[0]
    assert "whip" in t.discard[0]
    assert "lure-of-the-senses" in t.discard[1]


@rule("LE-B-27", "LE-B-28")
def test_piles_that_are_open() -> None:
    """stored cards and defeated creatures with "*" on the marshalling point pile, the removed pile: seen by both"""
    t = lay("0 minas-morgul: tarcil (black-mace)")
    t.s.to_stored(t.piece("black-mace"), 0)
    t.s.to_stored(t.piece(t.lay("gondorian-rangers", 1)), 0)
    t.s.to_out(t.piece(t.lay("gorbag", 0)))
    assert all(entry & BOTH == BOTH for entry in [*t.s.stored[0].cards, *t.s.out[0].cards])
    for seat in range(2):
        dream = Laid(t.s.imagine(seat, Dice(4)))
        assert dream.stored[0] == t.stored[0] == ["black-mace", "gondorian-rangers"]
        assert dream.out[0] == t.out[0] == ["gorbag"]


@rule("LE-B-29", "LE-B-30")
def test_tapped_and_wounded() -> None:
    """neither brings an item into play; both travel, fight and exchange items"""
    for tap, may in (("untapped", True), ("tapped", False), ("wounded", False)):
        t = lay("0 bandit-lair: gorbag, shagrat; 0 bandit-lair: tarcil")
        for name in t.members("gorbag"):
            t.tap[name] = tap
        t.hold(0, "saw-toothed-blade")
        t.now = "gorbag"
        assert bool(t.copy().window("site", 0).offered("play")) == may
        assert "gorbag" in t.names(t.s.fighters(t.number("gorbag")))
        t.lay_on("whip", "gorbag")
        t.organize()
        assert t.offered("give whip")
        assert t.offered("move gorbag+")


@rule("LE-B-31")
def test_items_tap_apart_from_their_bearer() -> None:
    t = lay("0 minas-morgul: gorbag (whip)")
    t.s.tap_down(t.piece("gorbag"))
    assert t.tap["whip"] == "untapped"
    t.tap["gorbag"] = "untapped"
    t.s.tap_down(t.piece("whip"))
    assert t.tap["gorbag"] == "untapped"


@rule("LE-B-33")
def test_no_card_is_played_just_to_be_rid_of_it() -> None:
    """without an environment Twilight is not offered, without a lasting hazard Voices of Malice is not"""
    t = lay("0 minas-morgul: pon-opar")
    t.now = "pon-opar"
    t.hold(0, "twilight", "voices-of-malice", "foul-smelling-paste")
    into = Buffer()
    fill_plays(t.s, 0, ANY_TIME, into)
    assert into.n == 0
    t.lay("minions-stir", 1)
    fill_plays(t.s, 0, ANY_TIME, into)
    assert t.words(into.data[: into.n]) == ["play voices-of-malice > pon-opar & minions-stir"]


@rule("LE-B-138")
def test_a_dragon_faction_attacks_who_passes() -> None:
    """Smaug Roused, of seat 1, and a company of seat 0 on the way through one of its regions; defeated it is removed"""
    region = card_of("smaug-roused").printed.roam_regions[0]
    from mathom.games.lidless_eye.box.card import REGIONS, SITES
    from mathom.games.lidless_eye.rules.combat.attack import Attack

    number = next(r.id for r in REGIONS if r.printed.name == region)
    there = next(site for site in SITES if site.region == number)
    for owner in range(2):
        t = lay(advanced=1)
        t.lay("smaug-roused", owner)
        t.company(0, "dol-guldur", "gorbag", "shagrat")
        t.now = "gorbag"
        i = t.number("gorbag")
        t.s.co_dest[i], t.s.co_open[i], t.s.co_origin[i] = there.id, 1, t.s.co_site[i]
        t.s.route[i * ROUTE] = 8 + number
        t.hold(0, "sudden-call")
        t.tells("travel", t.number("gorbag"))
        t.settle()
        attacks = [frame for frame in t.s.stack if isinstance(frame, Attack)]
        assert len(attacks) == owner  # nobody is attacked by a Dragon of his own
        if attacks:
            card = card_of("smaug-roused")
            assert (attacks[0].strikes, attacks[0].prowess) == (card.strikes, card.prowess)
            assert "smaug-roused" in t
