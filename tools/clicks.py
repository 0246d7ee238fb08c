"""Counts the clicks that a person needs for a game of The Lidless Eye against a bot, and how many decide nothing.

The person does what the greedy bot would do, on fixed seeds: once without standing answers, once with all that fit.
Clicks that decide nothing are passes (not the choice to tap in a strike), optional draws, which company comes next,
and each card discarded after the first of a row. Where he wants something else than his habit, a click on "Ask me" is
counted, and for the rest of the phase he is asked as without it. `python tools/clicks.py [games] [usual]`; with `usual`
he has only those answers that are chosen with one click."""

import sys
from collections import Counter
from collections.abc import Collection
from typing import Any, cast

import mathom
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.table.offers import option
from mathom.games.lidless_eye.terms import COMPANY, DROP, PASS, YES
from mathom.kernel.moments import Moment
from mathom.kernel.state import act_kind
from mathom.match.passing import pass_for

GAME = mathom.game("lidless-eye")
OPTIONS: dict[str, Any] = {"rules": "advanced", "first": "raiders-of-mordor", "second": "banners-of-the-south"}
NONE: frozenset[str] = frozenset()
# "keep" and "draw" do not fit: this bot likes to discard, and seldom draws more than its hand may hold
HABITS = frozenset({"full", "order", "haven", "weary", "sideboard", "resolve", "own", "foe", "guard", "strike"})
ME = 0


def kind_of(s: Eye, action: int, last: str) -> str:
    """what a click is for; "decides" where it decides something"""
    verb, top = act_kind(action), s.stack[-1].name()
    if verb == PASS:
        return "decides" if top == "Strike" else "passes"
    if verb == YES and top == "Draw":
        return "draws"
    if verb == COMPANY:
        return "which company"
    return "discards again" if verb == DROP and last == "discards" else "decides"


def clicks_for(s: Eye, action: int) -> int:
    """first what acts, then its targets; and a button where something must be known before"""
    chosen = option(s, action)
    return max(1, len(chosen.on)) + bool(chosen.on and chosen.note)


def sent_for(s: Eye, habits: Collection[str], held: Moment | None) -> int | None:
    """what is sent for the person; before there were habits, no more than passes where there was nothing else"""
    if not habits and GAME.answering(s) is None:
        return None
    return pass_for(GAME, s, True, None, habits, held)


def count(seed: int, habits: Collection[str]) -> Counter[str]:
    s = cast(Eye, GAME.new(seats=2, seed=seed, **OPTIONS))
    found: Counter[str] = Counter()
    held, last = None, ""
    while not s.over:
        action = int(choose_greedily(s))
        if s.seat == ME:
            sent = sent_for(s, habits, held)
            if sent is not None and sent != action:
                found["asks to be asked"] += 1
                held, sent = GAME.moment(s), None
            if sent is None:
                found[kind_of(s, action, last)] += clicks_for(s, action)
            last = "discards" if act_kind(action) == DROP else ""
        s.apply(action)
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    idle = {}
    for name, habits in (("before", NONE), ("after", GAME.usual_habits if "usual" in sys.argv[2:] else HABITS)):
        found: Counter[str] = sum((count(seed, habits) for seed in range(games)), Counter())
        idle[name] = sum(n for kind, n in found.items() if kind != "decides")
        print(
            f"{name}: {sum(found.values()) / games:.0f} clicks a game, {idle[name] / games:.0f} of them decide nothing:"
        )
        print("   " + ", ".join(f"{kind} {n / games:.1f}" for kind, n in found.most_common()))
    print(f"clicks that decide nothing: {idle['after'] / idle['before']:.0%} of those before ({games} games)")


if __name__ == "__main__":
    main()
