"""Short-events of heroes that concern a player."""

from lidless_eye.laying import lay
from support import card


@card("mirror-of-galadriel")
def test_the_mirror_shows_hand_and_deck() -> None:
    for way, owner in ((0, 0), (1, 1)):
        t = lay("0 lorien: haldir; 1 rivendell: faramir")
        t.hold(1, "giant", "wargs")
        for seat in range(2):
            t.add("deck", seat, *["giant"] * 7)
        t.hold(0, "mirror-of-galadriel").window("organise")
        t.play(f"play mirror-of-galadriel & {way}").quiet()
        assert all(entry & 1 for entry in t.s.hand[1].cards)
        seen = [sum(entry & 1 for entry in t.s.deck[seat].cards) for seat in range(2)]
        assert seen[1 - owner] == 0
    assert not lay("0 rivendell: haldir").hold(0, "mirror-of-galadriel", "narya").window("organise").offered("play")


@card("favor-of-the-valar")
def test_favor_of_the_valar() -> None:
    t = lay("0 rivendell: haldir").hold(0, "giant", "giant").add("discard", 0, *["wargs"] * 4)
    t.add("deck", 0, *["concealment"] * 3)
    t.resource("favor-of-the-valar")
    assert (len(t.hand[0]), t.discard[0], t.out[0]) == (8, [], ["favor-of-the-valar"])
    assert sorted(t.hand[0] + t.deck[0]) == sorted(["giant"] * 2 + ["wargs"] * 4 + ["concealment"] * 3)
    assert not t.resource_on("favor-of-the-valar")  # removed from the game: it never comes again
