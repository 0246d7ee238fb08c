"""Why turns of The Lidless Eye pass without a play at a site: what each company did in its turn, counted.

python -m bench.lidless_turns --bot normal --rules basic --games 40 --seed 1

A turn counts as in `bench.lidless_eye`: it is idle when nothing came into play at a site. Of each company without the
Ringwraith the tool says where it was at the end of the turn and what kept it from playing; an idle turn is told by what
all its companies did. All figures are per own turn.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import cast

from bench.lidless_eye import PAIRS, is_resource, player, share
from bench.sense.could import belongs_to_sites, gives_points

import mathom
from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.news import (
    TOLD_ATTACK,
    TOLD_DISCARD,
    TOLD_DRAW,
    TOLD_ENTER,
    TOLD_INFLUENCE,
    TOLD_PHASE,
    TOLD_PLAY,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.routes import is_haven
from mathom.games.lidless_eye.terms import FACTION, ORGANIZATION, UNTAP, UNTAPPED, WOUNDED

MOST = 12  # kinds of idle turns that are printed


class Doings:
    """What one company did in a turn."""

    def __init__(self, s: Eye, company: int) -> None:
        self.from_haven = is_haven(s.co_site[company])
        self.moved = s.co_dest[company] >= 0
        self.hurt = any(s.tap[c] == WOUNDED for c in s.members(company))
        self.attacked = self.entered = self.refused = self.played = False

    def told(self, s: Eye, company: int, seat: int) -> str:
        """at the end of the turn"""
        if s.co_owner[company] != seat:
            return "lost, or joined others"
        if is_haven(s.co_site[company]):
            if self.moved:
                return "from haven to haven" if self.from_haven else "to a haven"
            return "waits in a haven, hurt" if self.hurt else "waits in a haven"
        if self.played:
            return "played"
        if self.refused:
            return "influence failed"
        able = any(s.tap[c] == UNTAPPED for c in s.members(company))
        if not able:
            return "nobody able, by " + (
                "hazards" if self.attacked else "the site's attacks" if self.entered else "rest"
            )
        if self.entered:
            return "entered, played nothing"
        return ("did not enter" if self.moved else "stays at a site") + (", after hazards" if self.attacked else "")


class Turns:
    """All turns of all games."""

    def __init__(self) -> None:
        self.seat = -1  # whose turn it is
        self.busy = False
        self.companies: dict[int, Doings] = {}  # as they were when the organization phase ended
        self.turns = 0
        self.idle: Counter[str] = Counter()
        self.did: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()

    def before(self, s: Eye) -> None:
        if self.seat >= 0 and not self.companies and s.active == self.seat and s.phase > ORGANIZATION:
            for company in s.companies(self.seat):
                if wraith_in(s, company) < 0:
                    self.companies[company] = Doings(s, company)

    def hear(self, s: Eye, company: int) -> None:
        """`company`: whose part of the turn it was when the move was made"""
        doings = self.companies.get(company)
        for news in s.news or ():
            mine = news.seat == self.seat
            if news.what == TOLD_PHASE and news.a == UNTAP:
                self.end_turn(s)
                self.seat = news.seat
            elif news.what == TOLD_PLAY and mine and is_resource(news.a):
                self.cards["resources played"] += 1
                if belongs_to_sites(news.a) and FACTS.type[news.a] != FACTION:
                    self.gain(doings, KINDS[news.a].points)
            elif news.what == TOLD_INFLUENCE and mine:
                if news.b > news.c:
                    self.gain(doings, KINDS[news.a].points)
                elif doings is not None:
                    doings.refused = True
            elif news.what == TOLD_ATTACK and news.a >= 0 and doings is not None:
                doings.attacked = True
            elif news.what == TOLD_ENTER and doings is not None:
                doings.entered = True
            elif news.what == TOLD_DRAW:
                self.cards["cards drawn"] += 1
            elif news.what == TOLD_DISCARD:
                kind = "worth points" if gives_points(news.a) else "characters" if FACTS.character[news.a] else "others"
                self.cards[f"thrown away, {kind}"] += 1

    def gain(self, doings: Doings | None, points: int) -> None:
        self.busy = True
        self.cards["points by plays at sites"] += points
        if doings is not None:
            doings.played = True

    def end_turn(self, s: Eye) -> None:
        if self.seat >= 0:
            told = sorted(doings.told(s, company, self.seat) for company, doings in self.companies.items())
            self.turns += 1
            self.did.update(told)
            if not self.busy:
                self.idle[" + ".join(told) or "no company"] += 1
        self.seat, self.busy, self.companies = -1, False, {}

    def report(self) -> None:
        print(f"{'turns':58}{self.turns:>10}")
        print(f"{'without a play at a site':58}{share(self.idle.total(), self.turns):>26}")
        for title, counts in (("companies", self.did), ("idle turns", self.idle), ("cards of both", self.cards)):
            print(f"\n{title}, per turn")
            for name, n in counts.most_common(MOST):
                print(f"  {name:74}{n / self.turns:>8.3f}")


def play(turns: Turns, bot: str, rules: str, deal: int) -> None:
    game = mathom.game("lidless-eye")
    decks = PAIRS[deal % len(PAIRS)]
    s = cast(Eye, game.new(seed=deal, rules=rules, first=decks[0], second=decks[1]))
    players = [player(game, bot, seed=2 * deal + seat) for seat in range(2)]
    while not s.over:
        action = players[s.seat].choose(s)
        turns.before(s)
        company = int(s.now)
        s.news = []
        s.apply(action)
        turns.hear(s, company)
    turns.end_turn(s)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="normal", help="a level or bot, as for `mathom arena`; `before`")
    parser.add_argument("--rules", default="basic", choices=("basic", "advanced"))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    a = parser.parse_args()
    turns = Turns()
    for deal in range(a.seed, a.seed + a.games):
        play(turns, a.bot, a.rules, deal)
    turns.report()


if __name__ == "__main__":
    main()
