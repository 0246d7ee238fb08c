"""Chapters 2 and 4: what cards are, where they lie, and how they lie there."""

from lidless_eye.support_le import all_rolled, bare, company, dice, has, in_hand, lay_on, settle
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS
from mathom.games.lidless_eye.news import TO_DISCARD
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.playing import fill_plays
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BOTH,
    HAZARD,
    MOVE,
    RACES,
    RESOURCE,
    RINGWRAITH,
    SITE,
    SKILLS,
    TABLE,
    TAPPED,
    TRANSFER,
    TYPES,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, act_a, act_kind
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
    s = bare()
    dice(s, (2, 5))
    assert s.two_dice(0) == 7
    assert all_rolled(s)
    s.dice = Dice(7)
    assert {s.two_dice(0) for _ in range(600)} == set(range(2, 13))


@rule("LE-B-4")
def test_keywords_are_facts() -> None:
    assert KINDS[NUMBERS["doors-of-night"]].environment
    assert "leader" in KINDS[NUMBERS["gorbag"]].keywords
    assert KINDS[NUMBERS["lure-of-nature"]].corrupts


@rule("LE-B-5")
def test_a_card_beats_the_rule() -> None:
    """Tharbad: items may be played there though the site is tapped"""
    s = bare()
    i, _ = company(s, 0, "tharbad", "gorbag")
    s.tap_site(0, s.co_site[i])
    in_hand(s, 0, "saw-toothed-blade")
    s.now = i
    into = Buffer()
    fill_plays(s, 0, SITE, into)
    assert [act_a(a) for a in into.data[: into.n]] == [NUMBERS["saw-toothed-blade"]]
    other, _ = company(s, 0, "bandit-lair", "shagrat")
    s.tap_site(0, s.co_site[other])
    s.now = other
    into.n = 0
    fill_plays(s, 0, SITE, into)
    assert into.n == 0


@rule("LE-B-6")
def test_races_and_skills() -> None:
    characters = [card for card in KINDS if card.character]
    named = {RACES[name] for name in ("elf", "hobbit", "dwarf", "dunadan", "man", "orc", "troll", "ringwraith")}
    assert {card.race for card in characters} <= named
    skills = sum(SKILLS[name] for name in ("warrior", "scout", "ranger", "sage", "diplomat"))
    assert all(card.skills & skills for card in characters)
    assert any(bin(card.skills & skills).count("1") > 1 for card in characters)


@rule("LE-B-8")
def test_cards_go_to_their_owners_pile() -> None:
    from mathom.games.lidless_eye.rules.fallen import remove_character

    s = bare()
    _, (tarcil,) = company(s, 0, "minas-morgul", "tarcil")
    lay_on(s, "whip", tarcil)
    lay_on(s, "lure-of-the-senses", tarcil, seat=1)
    remove_character(s, tarcil, TO_DISCARD)
    assert has(s.discard[0], "tarcil")
    assert has(s.discard[0], "whip")
    assert has(s.discard[1], "lure-of-the-senses")


@rule("LE-B-27", "LE-B-28")
def test_piles_that_are_open() -> None:
    """stored cards and defeated creatures with "*" on the marshalling point pile, the removed pile: seen by both"""
    s = bare()
    _, (tarcil,) = company(s, 0, "minas-morgul", "tarcil")
    s.to_stored(lay_on(s, "black-mace", tarcil), 0)
    s.to_stored(s.lay(NUMBERS["gondorian-rangers"], 1, TABLE), 0)
    s.to_out(s.lay(NUMBERS["gorbag"], 0, TABLE))
    assert all(entry & BOTH == BOTH for entry in [*s.stored[0].cards, *s.out[0].cards])
    for seat in range(2):
        dream = s.imagine(seat, Dice(4))
        assert list(dream.stored[0].cards) == list(s.stored[0].cards)
        assert list(dream.out[0].cards) == list(s.out[0].cards)


@rule("LE-B-29", "LE-B-30")
def test_tapped_and_wounded() -> None:
    """neither brings an item into play; both travel, fight and exchange items"""
    for tap, may in ((UNTAPPED, True), (TAPPED, False), (WOUNDED, False)):
        s = bare()
        i, (gorbag, _) = company(s, 0, "mount-gram", "gorbag", "shagrat")
        other, _ = company(s, 0, "bandit-lair", "tarcil")
        s.co_site[i] = s.co_site[other]
        for c in s.members(i):
            s.tap[c] = tap
        in_hand(s, 0, "saw-toothed-blade")
        s.now = i
        into = Buffer()
        fill_plays(s, 0, SITE, into)
        assert (into.n > 0) == may
        assert gorbag in list(s.fighters(i))
        from mathom.games.lidless_eye.rules.belongings import fill_transfers
        from mathom.games.lidless_eye.rules.routes import destinations

        lay_on(s, "whip", gorbag)
        into.n = 0
        fill_transfers(s, 0, into)
        assert any(act_kind(a) == TRANSFER for a in into.data[: into.n])
        into.n = 0
        destinations(s, i, into)
        assert any(act_kind(a) == MOVE for a in into.data[: into.n])


@rule("LE-B-31")
def test_items_tap_apart_from_their_bearer() -> None:
    s = bare()
    _, (gorbag,) = company(s, 0, "minas-morgul", "gorbag")
    item = lay_on(s, "whip", gorbag)
    s.tap_down(gorbag)
    assert s.tap[item] == UNTAPPED
    s.tap[gorbag] = UNTAPPED
    s.tap_down(item)
    assert s.tap[gorbag] == UNTAPPED


@rule("LE-B-33")
def test_no_card_is_played_just_to_be_rid_of_it() -> None:
    """without an environment Twilight is not offered, without a lasting hazard Voices of Malice is not"""
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "pon-opar")
    s.now = i
    in_hand(s, 0, "twilight", "voices-of-malice", "foul-smelling-paste")
    into = Buffer()
    fill_plays(s, 0, ANY_TIME, into)
    assert into.n == 0
    s.lay(NUMBERS["minions-stir"], 1, TABLE)
    fill_plays(s, 0, ANY_TIME, into)
    assert [act_a(a) for a in into.data[: into.n]] == [NUMBERS["voices-of-malice"]]


@rule("LE-B-138")
def test_a_dragon_faction_attacks_who_passes() -> None:
    """Smaug Roused, of seat 1, and a company of seat 0 on the way through one of its regions; defeated it is removed"""
    region = KINDS[NUMBERS["smaug-roused"]].printed.roam_regions[0]
    from mathom.games.lidless_eye.box.card import REGIONS, SITES, T_TRAVEL
    from mathom.games.lidless_eye.rules.combat.attack import Attack
    from mathom.games.lidless_eye.rules.triggers import fire

    number = next(r.id for r in REGIONS if r.printed.name == region)
    there = next(site for site in SITES if site.region == number)
    for owner in range(2):
        s = bare(advanced=1)
        smaug = s.lay(NUMBERS["smaug-roused"], owner, TABLE)
        i, _ = company(s, 0, "dol-guldur", "gorbag", "shagrat")
        s.now = i
        s.co_dest[i], s.co_open[i], s.co_origin[i] = there.id, 1, s.co_site[i]
        s.route[i * ROUTE] = 8 + number
        in_hand(s, 0, "sudden-call")
        fire(s, T_TRAVEL, i)
        settle(s)
        attacks = [frame for frame in s.stack if isinstance(frame, Attack)]
        assert len(attacks) == owner  # nobody is attacked by a Dragon of his own
        if attacks:
            card = KINDS[NUMBERS["smaug-roused"]]
            assert (attacks[0].strikes, attacks[0].prowess) == (card.strikes, card.prowess)
            assert s.zone[smaug] == TABLE
