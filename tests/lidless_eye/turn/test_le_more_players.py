"""Three to five players: direct opponents, who may speak, dropping out, the last round and the Council (LE-O-11 to
LE-O-21)."""

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.news import TO_REMOVED, TOLD_ROLL
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.attempts import fill_attempts
from mathom.games.lidless_eye.rules.council import Council
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.turn import FIRST_DROPS, LONG_EVENTS, Turn
from mathom.games.lidless_eye.terms import OF_ALLIES, OF_FACTIONS, PHASES
from mathom.kernel.state import Buffer
from support import rule

THREE = "0 moria: gorbag, ren-the-ringwraith; 1 moria: hador; 2 moria: layos (stinker)"


def three(text: str = THREE) -> Laid:
    return lay(text, seats=3, advanced=1)


def in_turn(t: Laid, step: int) -> Laid:
    """the turn of the first player, from this step on"""
    turn = Turn()
    turn.step = step
    return t.run(turn)


@rule("LE-O-11")
def test_only_the_player_to_the_left_draws_and_plays_hazards() -> None:
    t = three()
    for seat in range(3):
        t.hold(seat, "wargs").add("deck", seat, *["orc-veteran"] * 9)
    t.journey("gorbag", "goblin-gate").no_more_draws()
    assert (len(t.hand[1]) > 1, len(t.hand[2])) == (True, 1)
    hunted = three().hold(0, "whip").hold(1, "wargs").hold(2, "wargs")
    hunted.going("gorbag", "goblin-gate", "w").window("travel start")
    asked = []
    while hunted.seat >= 0:
        asked.append(hunted.seat)
        assert ("play wargs > wilderness" in hunted.offers()) == (hunted.seat == 1)
        hunted.play("pass")
    assert asked == [0, 1]


@rule("LE-O-11")
def test_a_player_sees_who_hinders_him_and_whom_he_hinders() -> None:
    t = three()
    t.phase = "organization"
    views = [t.s.game.view(t.s, seat) for seat in (0, 1, 2, None)]
    assert [[seat.marks[-1:] for seat in view.seats] for view in views] == [
        [(), ("hinders",), ("hindered",)],
        [("hindered",), (), ("hinders",)],
        [("hinders",), ("hindered",), ()],
        [(), (), ()],
    ]


@rule("LE-O-14")
def test_twilight_may_come_from_anybody() -> None:
    t = three().hold(2, "twilight", "wargs").hold(0, "whip").hold(1, "whip")
    t.lay("doors-of-night", 1)
    t.going("gorbag", "goblin-gate", "w").window("travel start").play("pass", "pass")
    assert t.seat == 2
    assert t.offers() == ["play twilight > doors-of-night", "pass"]
    t.play("play twilight > doors-of-night").quiet()
    assert "doors-of-night" not in t


@rule("LE-O-12")
def test_long_events_end_with_those_of_the_direct_opponent() -> None:
    t = three()
    t.lay("old-prejudice", 0)
    t.lay("tidings-of-death", 2)
    t.lay("wake-of-war", 1)
    t.lay("minions-stir", 2)
    t.hold(0, "whip").hold(1, "whip")
    in_turn(t, LONG_EVENTS).dully(lambda: t.phase == "movement/hazard")
    assert [name in t for name in ("old-prejudice", "wake-of-war", "tidings-of-death", "minions-stir")] == [
        False,
        False,
        True,
        True,
    ]


@rule("LE-O-13")
def test_at_the_end_of_a_turn_only_two_players_discard_and_refill() -> None:
    t = three()
    for seat in range(3):
        t.hold(seat, "whip").add("deck", seat, *["orc-veteran"] * 12)
    in_turn(t, FIRST_DROPS)
    assert t.seat == 0
    t.play("discard whip")
    assert t.seat == 1
    t.play("pass").dully(lambda: t.s.active == 1)
    assert [len(hand) for hand in t.hand] == [8, 8, 1]
    assert t.s.active == 1


@rule("LE-O-15")
def test_general_events_work_on_all() -> None:
    t = three()
    t.hold(0, "whip").creature("wargs", "gorbag")
    assert (t.attacking.attacker, t.attacking.defends(t.s), t.attacking.strikes_now(t.s)) == (1, 0, 2)
    t.lay("wake-of-war", 2)
    assert t.attacking.strikes_now(t.s) == 3


@rule("LE-O-16")
def test_any_player_at_the_same_site_may_be_influenced() -> None:
    t = three()
    t.phase = "site"
    t.now = "gorbag"
    t.does("gorbag", "entered")
    into = Buffer()
    fill_attempts(t.s, t.s.now, into)
    by_gorbag = [text for text in t.words(into.data[: into.n]) if text.startswith("influence gorbag")]
    assert by_gorbag == ["influence gorbag > hador", "influence gorbag > layos", "influence gorbag > stinker"]
    t.s.news = []
    t.roll(12, 2).attempt("gorbag", "layos")
    assert [n.seat for n in t.s.news if n.what == TOLD_ROLL] == [0, 2]  # against him rolls whose card it is


@rule("LE-O-16")
def test_where_a_card_means_an_opponent_its_player_names_him() -> None:
    t = three().hold(0, "an-untimely-whisper").hold(1, "wargs").hold(2, "giant").window("organise")
    assert t.offered("play") == ["play an-untimely-whisper > player-2", "play an-untimely-whisper > player-3"]
    t.play("play an-untimely-whisper > player-3").quiet()
    assert t.s.hand[2].cards[0] & 0b111 == 0b101  # known to its owner and to who asked
    assert t.s.hand[1].cards[0] & 0b111 == 0b010


def without_wraith(s: Eye, seat: int, name: str) -> None:
    s.avatar[seat] = NUMBERS[name]
    for c in s.characters(seat):
        if s.kind[c] == NUMBERS[name]:
            remove_character(s, c, TO_REMOVED, True)


@rule("LE-O-17", "LE-O-18")
def test_who_loses_his_ringwraith_drops_out_and_the_others_play_on() -> None:
    t = three("0 moria: gorbag, ren-the-ringwraith; 1 moria: hador, khamul-the-ringwraith; 2 moria: layos (stinker)")
    t.lay("orcs-of-moria", 0)
    t.lay_on("foolish-words", "layos", 0)
    t.lay_on("lure-of-the-senses", "gorbag", 1)
    t.hold(0, "whip").add("stored", 0, "high-helm")
    t.in_turn()
    without_wraith(t.s, 0, "ren-the-ringwraith")
    t.settle()
    assert list(t.s.order) == [1, 2]
    assert (t.s.active, t.ending) == (1, "")
    assert [name in t for name in ("gorbag", "orcs-of-moria", "foolish-words", "layos")] == [False, False, False, True]
    assert t.discard[1] == ["lure-of-the-senses"]
    assert t.out[0] == ["ren-the-ringwraith"]
    assert t.stored[0] == []
    without_wraith(t.s, 1, "khamul-the-ringwraith")
    assert (t.ending, t.s.victor) == ("fall", 2)


@rule("LE-O-17")
def test_a_fallen_player_is_not_asked_any_more_and_the_table_can_be_saved() -> None:
    t = three().hold(0, "whip").hold(1, "wargs").hold(2, "giant")
    t.in_turn()
    without_wraith(t.s, 0, "ren-the-ringwraith")
    t.settle()
    assert t.saved().digest() == t.digest()
    assert [t.s.left_of(1), t.s.left_of(2)] == [2, 1]


@rule("LE-O-19")
def test_when_the_council_is_called_everybody_else_has_one_more_turn() -> None:
    t = three()
    t.s.active = 1
    t.call_council()
    met = []
    for _ in range(3):
        met.append((int(t.s.active), t.meets_now()))
        t.s.active = t.s.foe
    assert met == [(1, False), (2, False), (0, True)]


@rule("LE-O-20")
def test_points_of_a_kind_are_doubled_only_if_nobody_else_has_that_kind() -> None:
    t = three("0 moria: gorbag (stinker); 1 moria: hador; 2 moria: layos")
    t.lay("hillmen", 0)
    t.lay("balchoth", 2)
    assert t.counted_by_kind(0)[OF_ALLIES] == 4
    assert t.counted_by_kind(0)[OF_FACTIONS] == 4
    t.lay_on("blackbole", "layos")
    assert t.counted_by_kind(0)[OF_ALLIES] == 2


@rule("LE-O-21")
def test_a_shown_card_costs_who_has_its_like_and_the_highest_total_wins() -> None:
    t = three("0 moria: gorbag; 1 moria: hador; 2 moria: layos").hold(0, "hador", "layos")
    t.s.phase = PHASES.index("council")
    council = Council(0)
    council.step = 2  # the points are counted
    t.run(council)
    before = list(t.s.score)
    t.play("show layos", "pass").dully()
    assert list(t.s.score) == [before[0], before[1], before[2] - 1]
    assert before == [0, 0, 0]  # a single kind counts no more than the rest
    assert (t.s.victor, [t.s.payoff(seat) for seat in range(3)]) == (-1, [0.0, 0.0, -1.0])
