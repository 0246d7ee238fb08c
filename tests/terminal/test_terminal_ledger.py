"""A table of companies on a map too large to be drawn; passes that are sent; the words of cards."""

import re
from io import StringIO

import msgspec
import pytest
from textual.pilot import Pilot

import mathom
from mathom.kernel.view import Face, Node, Option, Piece, Seat, View, Zone
from mathom.kernel.words import msg
from mathom.match.passing import Standing
from mathom.terminal import draw
from mathom.terminal.app import TableApp
from mathom.terminal.cards_page import CardsPage
from mathom.terminal.glyphs import Glyphs
from mathom.terminal.in_sight import card_texts
from mathom.terminal.lines import LineTable
from mathom.terminal.pieces import Brush
from mathom.terminal.rich_text import ranking
from mathom.terminal.session import Session

GAME = mathom.game("lidless-eye")

FACES = {
    "captain": Face(msg("Captain"), {"kind": "character", "prowess": "5", "body": "8"}, msg("leads")),
    "scout": Face(msg("Scout"), {"kind": "character", "prowess": "2", "body": "7"}),
    "blade": Face(msg("Blade"), {"kind": "item"}, msg("cuts")),
    "wolves": Face(msg("Wolves"), {"kind": "creature", "strikes": "3", "prowess": "8"}, msg("howl")),
    "site-moria": Face(msg("Moria"), {"kind": "site"}, msg("deep")),
}


def company() -> Zone:
    pieces = (
        Piece("p1", face="captain", marks=("tapped",), counters={"prowess": 6, "body": 8, "mind": 4}),
        Piece("p3", face="blade", host="p1"),
        Piece("p2", face="scout", counters={"prowess": 2, "body": 7, "mind": 0}, host="p1", marks=("struck",)),
        Piece("p4", marks=("guard",)),
    )
    hint: dict[str, str | int] = {"site": "bree", "kind": "free-hold", "to": "moria", "size": 2, "limit": 2, "now": 1}
    return Zone("company:0", "row", msg("company at Bree"), 0, 4, pieces, hint)


def table_view() -> View:
    places = (Node("site:bree", 0, 0, "free-hold", msg("Bree")), Node("site:moria", 0, 0, "dark-hold", msg("Moria")))
    many = tuple(Node(f"site:{i}", 0, 0, "place", msg(f"hill {i}")) for i in range(60))
    hand = (Piece("hand:0/wolves/1", face="wolves"), Piece("hand:0/wolves/2", face="wolves"))
    strike = Zone("strike", "row", msg("Scout: 2 and the roll against 8"), pieces=(Piece("s", "term"),), size=1)
    return View(
        game="strange",
        seq=0,
        viewer=0,
        phase=msg("phase"),
        prompt=msg("prompt"),
        seats=(Seat(0, "Ada", 4, ((msg("items"), 2),), True), Seat(1, "Bo")),
        zones=(
            strike,
            company(),
            Zone("hand:0", "hand", msg("hand of Ada"), 0, 2, hand),
            Zone("hand:1", "hand", msg("hand of Bo"), 1, 5),
        ),
        nodes=(*places, *many),
        options=(Option(1, "play wolves", msg("play Wolves: Moria"), ("hand:0/wolves", "site:moria")),),
    )


def brush(*lit: str) -> Brush:
    return Brush(Glyphs(FACES, GAME.legend), "en", lit)


@pytest.mark.parametrize("width", [60, 120])
def test_companies_stand_with_all_they_have(width: int) -> None:
    lines = [line.strip("│ ") for line in draw.table(table_view(), brush(), width, 40).plain.splitlines()]
    text = "\n".join(lines)
    assert "Company at Bree (free-hold)  → Moria (dark-hold)" in text
    assert "hazard limit 2" in text
    assert "Captain 6/8 mind 4 tapped" in text
    assert "Scout 2/7 being struck" in text
    assert "Wolves 3×8 ×2" in text
    assert "Scout: 2 and the roll against 8" in text
    assert "hill" not in text


def test_without_a_legend_short_words_are_said_as_they_are() -> None:
    text = draw.table(table_view(), Brush(Glyphs(FACES), "en"), 60, 60).plain
    assert "Captain prowess 6 body 8 mind 4 tapped" in text
    assert "Scout prowess 2 body 7 struck" in text
    assert "prowess/body" not in text


def test_what_is_borne_and_who_follows_is_indented() -> None:
    drawn = draw.table(table_view(), brush(), 60, 40).plain.splitlines()
    where = {
        name: next(line.index(name) for line in drawn if name in line) for name in ("Captain", "+Blade", "Scout 2")
    }
    assert where["+Blade"] == where["Scout 2"] == where["Captain"] + 2


def test_where_lines_are_scarce_the_hand_comes_first_and_frames_go() -> None:
    roomy = draw.table(table_view(), brush(), 60, 40).plain
    tight = draw.table(table_view(), brush(), 60, 8).plain
    assert roomy.index("Captain") < roomy.index("Wolves")
    assert tight.index("Wolves") < tight.index("Captain")
    assert "╭" in roomy
    assert "╭" not in tight


def test_two_seats_stand_in_columns_with_and_without_frames() -> None:
    for height in (40, 8):
        lines = draw.table(table_view(), brush(), 121, height).plain.splitlines()
        titles = next(line for line in lines if "Ada" in line and "Bo" in line)
        assert titles.index("Bo") - titles.index("► Ada") == 60
        assert max(len(line) for line in lines) <= 120


def test_an_option_says_no_name_twice_and_tells_of_its_place() -> None:
    view = table_view()
    option = view.options[0]
    assert brush().option_signs(view, option).plain == ""
    hidden = Option(1, "go", msg("go there"), ("site:moria",))
    note = draw.piece_text(view, hidden, brush())
    assert note is not None
    assert note.plain == "Moria: deep"


def test_options_of_one_group_stand_together() -> None:
    groups = ("move", "drop", "move", "", "drop")
    options = tuple(Option(i, str(i), msg("x"), group=group) for i, group in enumerate(groups))
    view = msgspec.structs.replace(table_view(), options=options)
    assert [o.action for o in draw.grouped(view)] == [0, 2, 1, 4, 3]


def test_the_words_of_all_cards_in_sight() -> None:
    assert card_texts(table_view(), brush()) == [
        ("Captain 5/8 (character)", "leads"),
        ("Blade (item)", "cuts"),
        ("Wolves 3×8 (creature)", "howl"),
    ]


# -- the real game


def new_session(seed: int = 1, bots: tuple[int, ...] = (1,)) -> Session:
    match = mathom.Match(
        GAME, GAME.new(2, seed, first="raiders-of-mordor", second="banners-of-the-south"), ["Ada", "Bo"]
    )
    return Session(match, {seat: GAME.bot("greedy", seed=seat) for seat in bots})


def go_on(session: Session) -> None:
    """until a person is asked"""
    while not session.over and (session.bot is not None or (action := session.pass_due()) is not None):
        if session.bot is not None:
            session.bot_move()
        elif action is not None:
            session.play(action)


def test_nobody_is_asked_where_he_could_only_pass() -> None:
    session = new_session()
    greedy = GAME.bot("greedy", seed=0)
    asked = sent = 0
    while session.match.state.turn < 4:
        before = len(session.match.moves)
        go_on(session)
        sent += sum(move.seat == 0 for move in session.match.moves[before:])
        state = session.match.state
        assert GAME.answering(state) is None or len(state.actions()) > 1
        asked += 1
        session.play(greedy.choose(session.match.state))
    assert min(sent, asked) > 40


def to_an_answer(session: Session) -> None:
    """to the first question in which the person at the table may answer or pass"""
    greedy = GAME.bot("greedy", seed=0)
    go_on(session)
    while not session.may_stand:
        session.play(greedy.choose(session.match.state))
        go_on(session)


def test_a_standing_pass_lasts_to_the_end_of_the_phase() -> None:
    session = new_session()
    to_an_answer(session)
    phase = GAME.moment(session.match.state).phase
    session.stand("phase")
    assert session.match.moves[-1].text == "pass"
    greedy = GAME.bot("greedy", seed=0)
    while session.stands:
        assert GAME.moment(session.match.state).phase == phase
        go_on(session)
        if session.stands:  # a decision that is no answer is his own
            assert GAME.answering(session.match.state) is None
            session.play(greedy.choose(session.match.state))
    now = GAME.answering(session.match.state)
    assert GAME.moment(session.match.state).phase != phase or (now is not None and now.pressed)


def test_who_holds_is_asked_again() -> None:
    session = new_session()
    to_an_answer(session)
    state = session.match.state
    session.standing[0] = Standing(0, "turn", GAME.moment(state))
    assert session.pass_due() is not None
    assert session.view().options == (), "nobody is asked what is answered for him"
    session.hold()
    assert not session.stands
    assert session.pass_due() is None
    assert session.view().options == GAME.view(state, 0).options


def test_who_takes_a_move_back_is_asked_again() -> None:
    session = new_session()
    greedy = GAME.bot("greedy", seed=0)
    go_on(session)
    while not session.can_undo():
        session.play(greedy.choose(session.match.state))
        go_on(session)
    session.standing[0] = Standing(0, "turn", GAME.moment(session.match.state))
    session.undo()
    assert not session.stands


def test_two_people_are_asked_even_if_they_could_only_pass() -> None:
    session = new_session(bots=())
    greedy = GAME.bot("greedy", seed=0)
    only = 0
    while session.match.state.turn < 3:
        assert session.pass_due() is None
        only += len(session.match.state.actions()) == 1 and GAME.answering(session.match.state) is not None
        session.play(greedy.choose(session.match.state))
    assert only > 0


def new_app() -> TableApp:
    return TableApp(new_session(), "en", 0.0)


async def settle(pilot: Pilot[int]) -> None:
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.pause()
    while app.busy:
        await pilot.pause(0.005)
    await pilot.pause()


def screen_text(pilot: Pilot[int]) -> str:
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


async def test_the_table_by_keys() -> None:
    app = new_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        text = screen_text(pilot)
        assert "Gorbag 6/9 mind 6" in text
        assert "prowess/body" in text
        await pilot.press("full_stop")
        assert "there is nothing to pass now" in screen_text(pilot)
        to_an_answer(app.session)
        app.redraw()
        assert ". pass this phase" in screen_text(pilot)
        played = len(app.session.match.moves)
        await pilot.press("colon")
        await settle(pilot)
        assert app.session.match.moves[played].text == "pass"
        app.session.standing[0] = Standing(0, "mine", GAME.moment(app.session.match.state))
        app.redraw()
        assert "- hold: ask me again" in screen_text(pilot)
        await pilot.press("minus")
        assert not app.session.stands
        assert "hold: ask me again" not in screen_text(pilot)
        await pilot.press("plus")
        assert isinstance(app.screen, CardsPage)
        assert "Cards in sight" in screen_text(pilot)
        await pilot.press("slash", *"gorbag", "enter")
        text = screen_text(pilot)
        assert "Gorbag" in text
        assert "Radbug" not in text
        await pilot.press("escape")
        assert not isinstance(app.screen, CardsPage)


def test_the_line_mode_passes_and_reads_cards() -> None:
    session = new_session()
    out = StringIO()
    LineTable(session, "en", StringIO("turn\ncards\nlook\n"), out).play()
    text = out.getvalue()
    assert "No: there is nothing to pass now" in text
    assert "Gorbag 6/9 (character): " in text
    assert "Company at Minas Morgul (Darkhaven)" in text


def test_at_the_end_it_is_told_what_the_points_are_made_of() -> None:
    match = mathom.Match(GAME, GAME.new(seats=2, seed=3, rules="advanced"), ["Ada", "Bo"])
    out = StringIO()
    assert LineTable(Session(match, {i: GAME.bot("greedy") for i in (0, 1)}), "en", StringIO(), out).play() == 0
    told = re.split("[12]\\. (?:Ada|Bo), ", out.getvalue())[1:]
    assert len(told) == 2
    for lines in told:
        points, *parts = re.findall("^ *(-?\\d+) ", lines, re.MULTILINE)
        assert parts
        assert sum(map(int, parts)) == int(points)
    result = match.view(0).result
    assert result is not None
    assert ranking(match.view(0), brush()).row_count == 2 + sum(len(parts) for parts in result.sums)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_screen_shows_nothing_hidden(size: tuple[int, int]) -> None:
    """dealing anew what a seat cannot know changes nothing on its screen"""
    session = new_session(3)
    to_an_answer(session)
    state = session.match.state
    shown = []
    for position in (state, state.imagine(0, mathom.Dice(5))):
        app = TableApp(Session(mathom.Match(GAME, position, ["Ada", "Bo"]), {1: GAME.bot("random")}), "en", 0.0)
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            shown.append(screen_text(pilot))
    assert shown[0] == shown[1]
    assert "Your options" in shown[0]
