"""The table of the battle in a browser: a whole game, fights and counterattacks by clicks, for all people; secrets."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from battle.ba import GAME, position
from browser.battle_layout import FINGER, pressable, shown
from browser.battle_positions import (
    companions_at_stake,
    counterattack,
    crowd,
    last_enemy,
    last_turns,
    loan,
    no_mordor_yet,
    trophies_at_stake,
    two_enemies,
)
from browser.battle_secrets import check_frame, knowledge, named
from browser.battle_table import BattlePage, lay, sits
from browser.finished import play_out, unseen
from browser.lobby_page import seats, start
from browser.people import PHONE, Heard, People
from browser.test_browser_layout import boxes
from browser.test_browser_people import RING, fits, focused, no_barriers
from mathom.games.battle.rules import Battle
from server.served import Served

# -- a whole game


def test_a_whole_game_by_clicks_against_a_bot(server: Served, people: People) -> None:
    page = people.comes()
    page.goto("/")
    page.get_by_role("button", name="The Lord of the Rings – The Card Game").click()
    seats(page, 2)
    page.get_by_label("How well seat 2 plays").select_option("easy")
    me = BattlePage(start(page).page, taste=3)
    moves = fights = 0
    while me.waits_for_turn():
        expect(me.prompt).not_to_be_empty()
        for left in re.findall("(\\d+) enem(?:y|ies) left", page.locator("p.phase").inner_text(), re.IGNORECASE):
            assert len(me.pieces("enemies")) == min(3, int(left))
        fights += "Fight" in me.prompt.inner_text()
        assert me.moves()
        moves += 1
        assert moves < 300
    expect(me.result.locator(".verdict")).to_have_text(re.compile("(wins|win together) with \\d+ points?"))
    expect(me.ranking).to_have_count(2)
    expect(me.prompt).to_contain_text("The game is over")
    assert fights
    assert me.lines > moves
    assert me.pieces("enemies") == []
    won = [int(found) for found in re.findall("(\\d+) points?", "\n".join(page.locator(".score").all_inner_texts()))]
    verdict = me.result.locator(".verdict").inner_text()
    assert int(re.findall("\\d+", verdict)[0]) == max(won)
    assert server.get(f"/api/tables/{page.url.split('/')[-1]}")["over"]


def test_the_last_turns_by_clicks_with_a_counterattack_and_a_loan(server: Served, people: People) -> None:
    """from the third Mordor card to the verdict, by two people in two browsers"""
    table, tokens = lay(server, last_turns())
    ada, bo = (sits(people, table, token) for token in tokens)
    ada.clicks("ring-pile", "hand:0/sam")
    bo.clicks("hand:1/aragorn")
    expect(ada.chronicle).to_contain_text("Snaga leaves")
    bo.clicks("ring-pile")
    expect(ada.prompt).to_contain_text("Your turn")
    [drawn] = ada.pieces("hand:0")
    ada.clicks(f"hand:0/{drawn}", "group:0:new", "group:0:1", "enemies/grishnakh", "option fight 1 grishnakh")
    for at in (ada, bo):
        expect(at.chronicle).to_contain_text("Merry borrows the symbols of Arwen and goes to Bo")
        expect(at.result.locator(".verdict")).to_have_text("Ada wins with 5 points")
        expect(at.ranking.nth(1)).to_contain_text("1 point")


# -- from positions


@pytest.mark.parametrize("text", ["hand", "laid", "enemy"])
def test_a_counterattack_is_suffered_by_all(server: Served, people: People, text: str) -> None:
    """the third Mordor card is drawn; each chooses what he loses, and the right enemy leaves"""
    told, losses = {
        "hand": ("Choose the hand card that you give up", ["hand:0/sam", "hand:1/aragorn"]),
        "laid": ("Choose the companion that you give up", ["group:0:1/elrond", "group:1:1/legolas"]),
        "enemy": ("Choose the beaten enemy that you give up", ["beaten:0/wargs", "beaten:1/crebain"]),
    }[text]
    table, tokens = lay(server, counterattack(text))
    ada, bo = (sits(people, table, token) for token in tokens)
    ada.clicks("ring-pile")
    for at in (ada, bo):
        expect(at.page.locator(".threat")).to_have_count(3)
        expect(at.page.locator(".threat.strikes")).to_have_attribute("data-face", f"mordor-{text}")
        expect(at.page.locator("p.phase")).to_contain_text("Counterattack: everybody must give up a")
    expect(ada.prompt).to_contain_text(told)
    expect(bo.prompt).to_contain_text("Ada must give up a card")
    assert bo.state()["hot"] == []
    ada.clicks(losses[0])
    expect(bo.prompt).to_contain_text(told)
    expect(ada.prompt).to_contain_text("Bo must give up a card")
    bo.clicks(losses[1])
    for at in (ada, bo):
        names = [GAME.names[loss.split("/")[1]].text for loss in losses]
        for line in (f"Ada gives up {names[0]}", f"Bo gives up {names[1]}", "Saruman leaves"):
            expect(at.chronicle).to_contain_text(line)
        assert at.pieces("enemies")[1:] == ["balrog", "witch-king"]
    assert "Ada draws a companion" in bo.chronicle.inner_text()


@pytest.mark.parametrize("lender", [1, 2])
def test_a_hobbit_borrows_and_goes_to_the_lender(server: Served, people: People, lender: int) -> None:
    """Merry has the sword; the bow for Grishnákh is lent by Arwen (Bo) or by Legolas (Cy)"""
    table, tokens = lay(server, loan())
    me, other = sits(people, table, tokens[0]), sits(people, table, tokens[lender])
    me.clicks("hand:0/sam", "group:0:new", "group:0:1", "enemies/grishnakh")
    expect(me.offer_button).to_have_text(
        re.compile("Group 1 beats Grishnákh: 3 points.*loan, for which a hobbit is given away: .*bow by .* \\(lent\\)")
    )
    me.clicks("option fight 1 grishnakh")
    expect(me.prompt).to_contain_text("Which hobbit borrows, and of whom? It goes to the lender")
    for at in (me, other):
        expect(at.chronicle).to_contain_text("Ada leads group 1 into a fight: Merry")
    name, card = [("", ""), ("Bo", "Arwen"), ("Cy", "Legolas")][lender]
    me.clicks("group:0:1/merry", f"group:{lender}:1/{card.lower()}")
    expect(me.offer_button).to_have_text(
        re.compile(f"Give Merry to {name}.*Grishnákh: sword by Merry, bow by {card} \\(lent\\)")
    )
    me.clicks(f"option give merry {lender + 1}")
    for at in (me, other):
        expect(at.chronicle).to_contain_text(f"Merry borrows the symbols of {card} and goes to {name}")
        expect(at.chronicle).to_contain_text("Ada beats Grishnákh: 3 points")
        expect(at.page.locator(f'[data-zone="received:{lender}"] [data-face="merry"]')).to_be_visible()
        expect(at.page.locator('[data-zone="beaten:0"] [data-face="grishnakh"]')).to_be_visible()
        assert at.pieces(f"group:{lender}:1") == [card.lower()]
    expect(other.page.locator(".seat.own .score")).to_contain_text("1")


@pytest.mark.parametrize("order", [("snaga", "orc-band"), ("orc-band", "snaga")], ids=", ".join)
def test_two_enemies_in_either_order(server: Served, people: People, order: tuple[str, str]) -> None:
    table, (ada, _) = lay(server, two_enemies())
    me = sits(people, table, ada)
    me.clicks("hand:0/sam", "group:0:new", "group:0:1", f"enemies/{order[0]}")
    expect(me.offer_button).to_contain_text(": 1 point")
    me.clicks(f"enemies/{order[1]}")
    expect(me.offer_button).to_have_text(
        re.compile("Group 1 beats Snaga, Orc band: 2 points.*Snaga: axe by Halbarad; Orc band: sword by Halbarad")
    )
    me.clicks("option fight 1 snaga,orc-band")
    expect(me.page.locator(".seat.own .score")).to_contain_text("2")
    assert sorted(me.pieces("beaten:0")) == ["orc-band", "snaga"]
    assert me.pieces("enemies")[2] == "balrog"
    assert me.pieces("group:0:1") == []


@pytest.mark.parametrize("enemies", [["balrog", "snaga", "saruman"], ["balrog", "saruman"], ["saruman"]], ids=len)
def test_the_enemies_lie_at_the_right_over_the_places_of_the_mordor_cards(
    server: Served, people: People, enemies: list[str]
) -> None:
    """who leaves first is seen: the right one"""
    table, (ada, _) = lay(server, position(enemies=enemies, enemy_pile=[], mordor=["mordor-hand"]))
    me = sits(people, table, ada)
    middles = [
        [round((left + right) / 2) for left, _, right, _ in boxes(me.page, selector)]
        for selector in (".foes .card", ".mordor li")
    ]
    assert me.pieces("enemies") == enemies
    assert middles[0] == pytest.approx(middles[1][3 - len(enemies) :], abs=1)
    assert me.page.locator(".mordor li").first.get_attribute("class") == "laid"


def test_gandalf_takes_a_card_and_is_given_away(server: Served, people: People) -> None:
    state = position({0: [["elrond"]], 1: [["gimli", "legolas"]]}, hand_0=["gandalf", "sam"])
    table, tokens = lay(server, state)
    me, other = (sits(people, table, token) for token in tokens)
    me.clicks("hand:0/gandalf")
    assert {"group:1:1/legolas", "group:0:1", "group:0:new"} <= set(me.state()["hot"])
    assert "group:1:1/gimli" not in me.state()["hot"]
    me.clicks("group:1:1/legolas", "group:0:1")
    expect(me.offer_button).to_have_text(
        re.compile("With Gandalf take Legolas from Bo to group 1.*Bo gets Gandalf: 2 points at the end")
    )
    me.clicks("option take legolas 1")
    for at in (me, other):
        expect(at.chronicle).to_contain_text("Ada takes Legolas from Bo with Gandalf, in group 1; Bo gets Gandalf")
        expect(at.page.locator('[data-zone="received:1"] [data-face="gandalf"]')).to_be_visible()
        assert at.pieces("group:0:1") == ["elrond", "legolas"]
        assert at.pieces("group:1:1") == ["gimli"]
    expect(other.page.locator(".seat.own .score")).to_contain_text("2")


def test_a_new_group_and_bombadil_who_leaves_his(server: Served, people: People) -> None:
    """a group and the only card of it can both be clicked: Bombadil's group could fight, or he could go"""
    state = position({0: [["bombadil"], ["gimli"]]}, hand_0=["elrond", "sam"], enemies=["snaga", "balrog", "saruman"])
    table, (ada, _) = lay(server, state)
    me = sits(people, table, ada)
    expect(me.page.locator(".group.new")).to_have_count(0)
    me.clicks("hand:0/elrond")
    expect(me.page.locator(".group.new")).to_contain_text("New group")
    me.clicks("group:0:new")
    assert me.pieces("group:0:3") == ["elrond"]
    pressable(me.page, 20)
    me.clicks("group:0:1/bombadil", "group:0:3")
    expect(me.prompt).to_contain_text("Tom Bombadil has moved: now choose the fight")
    assert me.pieces("group:0:3") == ["elrond", "bombadil"]
    me.clicks("group:0:3", "enemies/snaga", "option fight 3 snaga")
    expect(me.chronicle).to_contain_text("Ada beats Snaga: 1 point")


# -- for all people


def test_a_turn_by_keyboard_alone(server: Served, people: People) -> None:
    state = position({0: [["halbarad"]]}, hand_0=["sam"], enemies=["snaga", "balrog", "saruman"])
    table, (ada, bo) = lay(server, state)
    me, other = sits(people, table, ada), sits(people, table, bo)
    go_to(me, "ring-pile")
    go_to(me, "hand:0/sam")
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("() => document.querySelector('.group.new')")
    go_to(me, "group:0:new")
    me.page.keyboard.press("Enter")
    expect(me.prompt).to_contain_text("Fight with one of your groups, or end your turn")
    go_to(me, "group:0:1")
    me.page.keyboard.press("Enter")
    go_to(me, "enemies/snaga")
    me.page.keyboard.press("Enter")
    expect(me.offer_button).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.offer).to_have_count(0)
    go_to(me, "group:0:1")
    me.page.keyboard.press("Enter")
    go_to(me, "enemies/snaga")
    me.page.keyboard.press("Enter")
    expect(me.offer_button).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(other.prompt).to_contain_text("Your turn: draw a card")
    expect(me.chronicle).to_contain_text("Ada beats Snaga: 1 point")
    other.page.keyboard.press("o")
    options = other.page.get_by_role("dialog", name="All options").get_by_role("button")
    expect(options.filter(has_text="Draw a card")).to_have_count(1)
    other.page.keyboard.press("Escape")
    go_to(other, "ring-pile")
    other.page.keyboard.press("Enter")
    expect(other.chronicle).to_contain_text("Bo draws")


def go_to(me: BattlePage, thing: str) -> None:
    """with Tab, through all that can be reached"""
    for _ in range(60):
        if focused(me.page) == thing:
            break
        me.page.keyboard.press("Tab")
    assert focused(me.page) == thing
    assert me.page.evaluate(RING)


SIZES = [(1440, 900), (1280, 720), PHONE]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("seat", [0, 3])
def test_a_crowded_table_hides_nothing(server: Served, people: People, size: tuple[int, int], seat: int) -> None:
    phone = size == PHONE
    table, tokens = lay(server, crowd(seat))
    page = people.comes(size, phone=phone)
    me = sits(people, table, tokens[seat], page)
    page.wait_for_load_state("networkidle")
    for language in ("de", "nl", "en"):
        me.speaks(language)
        fits(page)
        shown(page, size)
    assert min(right - left for left, _, right, _ in boxes(page, ".foes .card")) > 70
    pressable(page, FINGER)
    me.does(f"hand:{seat}/gandalf", tap=phone)
    shown(page, size)
    fits(page)
    assert len([thing for thing in me.state()["hot"] if thing.startswith("group:") and "/" in thing]) > 5
    pressable(page, FINGER if phone else 8)
    wide, high = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= size[0]
    assert phone or high <= size[1]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("state", [companions_at_stake, trophies_at_stake])
def test_what_is_lost_can_be_chosen(
    server: Served, people: People, size: tuple[int, int], state: Callable[[], Battle]
) -> None:
    """all of many cards, on all screens, in the language with the longest words"""
    phone = size == PHONE
    table, tokens = lay(server, state())
    page = people.comes(size, phone=phone)
    me = sits(people, table, tokens[0], page)
    me.speaks("de")
    shown(page, size)
    fits(page)
    hot = me.state()["hot"]
    assert len(hot) == (12 if state is companions_at_stake else 10)
    pressable(page, FINGER if phone else 15)
    me.does(hot[4], tap=phone)
    expect(me.chronicle).to_contain_text(re.compile("Ada wirft .* ab"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_barriers(server: Served, people: People, phone: bool) -> None:
    page = people.comes(phone=phone)
    for state, things in (
        (crowd(), ["hand:0/gandalf"]),
        (trophies_at_stake(), []),
        (last_enemy(), ["hand:0/sam", "group:0:new", "group:0:1", "enemies/snaga", "option fight 1 snaga"]),
    ):
        table, (ada, *_) = lay(server, state)
        me = sits(people, table, ada, page)
        no_barriers(page)
        for thing in things:
            me.clicks(thing)
            no_barriers(page)
    expect(me.result).to_be_visible()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ("Du bist am Zug: lege einen Gefährten aus", "Gruppe 1 besiegt Snaga: 1 Punkt")),
        ("nl", ("Jouw beurt: leg een metgezel uit", "Groep 1 verslaat Snaga: 1 punt")),
    ],
)
def test_it_is_said_in_other_languages(server: Served, people: People, language: str, said: tuple[str, ...]) -> None:
    table, (ada, _) = lay(server, two_enemies())
    me = sits(people, table, ada)
    me.speaks(language)
    expect(me.prompt).to_contain_text(said[0])
    me.clicks("hand:0/sam", "group:0:new", "group:0:1", "enemies/snaga")
    expect(me.offer_button).to_contain_text(said[1])


# -- secrets


def test_nobody_hears_what_he_must_not_know(server: Served, people: People) -> None:
    """three players and a spectator, over a whole game"""
    table, tokens = lay(server, no_mordor_yet())
    pages = [people.comes() for _ in range(4)]
    heard = [Heard() for _ in pages]
    for page, ears in zip(pages, heard, strict=True):
        ears.listen(page)
    at = [sits(people, table, token, page) for token, page in zip([*tokens, ""], pages, strict=True)]
    ada, *others = at
    held = set(ada.pieces("hand:0"))
    assert len(held) == 3
    for other in others:
        assert other.pieces("hand:0") == []
        assert not named(other.page.content()) & held
    ada.clicks("ring-pile")
    for other in others:
        expect(other.chronicle).to_contain_text("Ada draws a companion")
    (drawn,) = set(ada.pieces("hand:0")) - held
    for other in others:
        assert drawn not in named(other.page.content())
    with unseen(*(player.page for player in at)):
        play_out(server, table, *tokens, seed=2)  # all pages hear the rest of the game as well
    for player in at:
        expect(player.result).to_be_visible()
    answers = [answer for ears in heard for answer in ears.responses if "/api/tables/" in answer.url]
    assert len(answers) >= 4
    assert not any(named(answer.text()) for answer in answers)
    ada.page.reload()  # for the chronicle of the whole game
    expect(ada.result).to_be_visible()
    _, body = server.request(f"/api/tables/{table}/record")
    known = knowledge([json.loads(line) for line in body.splitlines()])
    assert len(known) > 60
    assert drawn in known[1][0]
    assert drawn not in known[1][1]
    for viewer, ears in zip((0, 1, 2, None), heard, strict=True):
        seqs = {check_frame(words, viewer, known) for words in ears.frames}
        assert seqs >= set(range(len(known)))
    assert any('"history"' in words for words in heard[0].frames)
