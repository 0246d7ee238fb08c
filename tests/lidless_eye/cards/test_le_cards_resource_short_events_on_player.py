"""Resource short-events on a player: his hand and his piles."""

from lidless_eye.cards.support_cards import choices, keeping
from lidless_eye.event_support import band, playable, plays
from lidless_eye.support_le import bare, company, has, in_hand, names, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.terms import CHOOSE, PASS, SEATS, TAPPED, UNTAPPED
from mathom.kernel.dice import fall_knowers
from support import card


@card("an-untimely-whisper")
def test_an_untimely_whisper_shows_five_cards() -> None:
    s = bare()
    company(s, 0, "dale", "jerrek")
    assert playable(s, "an-untimely-whisper") == []  # an empty hand
    in_hand(s, 1, "giant", "wargs", "slayer", "huorn", "ghosts", "ghouls", "pirates")
    s.dice.log = []
    plays(s, "an-untimely-whisper")
    known = [entry for entry in s.hand[1].cards if entry & SEATS == SEATS]
    assert len(known) == 5
    assert s.hand[1].size() == 7
    assert [fall_knowers(fall) for fall in s.dice.log] == [SEATS] * 5  # in the record, and not to be taken back
    few = bare()
    company(few, 0, "dale", "jerrek")
    in_hand(few, 1, "giant", "wargs")
    plays(few, "an-untimely-whisper")
    assert all(entry & 1 for entry in few.hand[1].cards)


@card("weigh-all-things-to-a-nicety")
def test_weigh_all_things_to_a_nicety() -> None:
    s, _, _ = band("dale", "jerrek")
    keeping(s, ("giant",))
    assert playable(s, "weigh-all-things-to-a-nicety") == []  # hazards only
    keeping(s, ("orc-quarrels", "tarcil"), (), ("the-witch-king", "wargs", "orc-quarrels"))
    plays(s, "weigh-all-things-to-a-nicety")
    assert choices(s) == {("orc-quarrels", 0), ("tarcil", 0), ("the-witch-king", 2), ("orc-quarrels", 2)}
    take(s, CHOOSE, NUMBERS["the-witch-king"], 0, 2)
    assert has(s.deck[0], "the-witch-king")
    assert not has(s.sideboard[0], "the-witch-king")
    assert s.stack == []


@card("back-to-the-fray")
def test_back_to_the_fray_is_for_both_players() -> None:
    s, _, _ = band("dale", "jerrek")
    assert playable(s, "back-to-the-fray") == []
    keeping(s, ("tarcil", "layos", "orc-quarrels"))
    s.discard[1].add(NUMBERS["muzgash"], 2)
    plays(s, "back-to-the-fray")
    assert s.seat == 0
    assert choices(s) == {("tarcil", 0), ("layos", 0)}
    take(s, CHOOSE, NUMBERS["tarcil"])
    take(s, CHOOSE, NUMBERS["layos"])
    take(s, PASS)
    assert s.seat == 1
    take(s, CHOOSE, NUMBERS["muzgash"])
    assert sorted(names(s.deck[0])) == ["layos", "tarcil"]
    assert names(s.deck[1]) == ["muzgash"]


@card("the-ring-leaves-its-mark")
def test_the_ring_leaves_its_mark() -> None:
    s, _, (wraith,) = band("dol-guldur", "the-witch-king")
    assert playable(s, "the-ring-leaves-its-mark") == []
    keeping(s, ("fell-rider", "orc-quarrels"), (), ("black-rider",))
    s.tap[wraith] = TAPPED
    assert playable(s, "the-ring-leaves-its-mark") == [(4095, 0), (wraith, 1)]
    t = s.copy()
    plays(s, "the-ring-leaves-its-mark", 4095, 0)
    assert choices(s) == {("fell-rider", 0), ("black-rider", 2)}
    take(s, CHOOSE, NUMBERS["fell-rider"])
    assert has(s.deck[0], "fell-rider")
    sums(t, 6)
    plays(t, "the-ring-leaves-its-mark", wraith, 1)
    assert t.tap[wraith] == TAPPED
    sums(t, 7)
    plays(t, "the-ring-leaves-its-mark", wraith, 1)
    assert t.tap[wraith] == UNTAPPED
