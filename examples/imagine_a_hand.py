"""Imagines what is hidden: with what chance does the opponent hold a Gandalf in `two-towers`?

`imagine` deals anew all that a seat cannot know. Prints the share of imagined games, and the truth."""

import mathom

game = mathom.game("two-towers")
state = game.new(seats=2, seed=3)
greedy = game.bot("greedy")
for _ in range(12):
    state.apply(greedy.choose(state))


def hand(state: mathom.State, seat: int) -> list[str | None]:
    """the cards of a seat, as it sees them itself"""
    zone = next(z for z in game.view(state, seat).zones if z.kind == "hand" and z.owner == seat)
    return [piece.face for piece in zone.pieces]


dice = mathom.Dice(1)
held = sum("gandalf" in hand(state.imagine(0, dice), 1) for _ in range(1000))
print(game.show(state, 0))
print(f"Player 2 holds a Gandalf in {held} of 1000 imagined games; in truth: {hand(state, 1)}")
