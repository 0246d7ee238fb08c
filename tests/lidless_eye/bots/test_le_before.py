"""The greedy player as it was is kept to measure by: it plays whole games against today's."""

import pytest
from bench.lidless_eye import play


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("shift", [0, 1])
def test_the_player_before_plays_on(rules: str, shift: int) -> None:
    seats = play(("before", "normal"), rules, 3, shift)
    assert [seat.bot for seat in seats] == (["normal", "before"] if shift else ["before", "normal"])
    assert sum(seat.won for seat in seats) == 1
    assert all(seat.turns > 2 and seat.played > 0 for seat in seats)
