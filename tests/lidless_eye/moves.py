"""What is asked on a table laid by text (`laying`), and answered: moves as the game writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Self, cast

import mathom
from lidless_eye.figures import Figures
from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box import card as cardbase
from mathom.games.lidless_eye.box.card import (
    NUMBERS,
    REGION_NUMBERS,
    SITE_NUMBERS,
)
from mathom.games.lidless_eye.news import TOLD_CHECK
from mathom.games.lidless_eye.position.procedure import Procedure
from mathom.games.lidless_eye.rules.attempts import fill_attempts
from mathom.games.lidless_eye.rules.belongings import fill_stores
from mathom.games.lidless_eye.rules.bringing import fill_brings
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import BEATEN, CANCELLED, NOT_DEFEATED, Attack
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import Strike, strike_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, check_now
from mathom.games.lidless_eye.rules.influence import Influence, influence_now
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.table.notation import company_name, piece_name
from mathom.kernel.errors import IllegalAction
from mathom.kernel.state import ON, OVER, Buffer, State
from mathom.kernel.words import say

GAME = mathom.game("lidless-eye")
OUTCOMES = {BEATEN: "beaten", CANCELLED: "cancelled", NOT_DEFEATED: "not defeated"}
WORDS = ("new", "general", "nowhere", "deck", "discard", "check", "prowess", "player-2", "player-3")
OF_CARDS = ("play", "reveal", "guard", "discard", "choose", "show", "bring", "use")


class Offers(list[str]):
    """What can be done; whoever asks whether something is among it must ask for something that makes sense."""

    def __init__(self, t: Moves, texts: list[str]) -> None:
        super().__init__(texts)
        self.t = t

    def __contains__(self, text: object) -> bool:
        self.t.must_make_sense(str(text))
        return super().__contains__(text)


class Moves(Figures):
    """The same table, while something is under way."""

    def offers(self) -> Offers:
        """all that can be done now"""
        return Offers(self, self.words(self.s.actions()) if self.s.seat >= 0 else [])

    def words(self, actions: Iterable[int]) -> list[str]:
        return [GAME.notation(self.s, action) for action in actions]

    def offered(self, beginning: str) -> list[str]:
        """what can be done now and begins so: `t.offered("play whip")`"""
        self.must_make_sense(beginning)
        return [text for text in self.offers() if f"{text} ".startswith(f"{beginning} ")]

    def must_make_sense(self, text: str) -> None:
        """what is asked for could be offered at another time: else it would be no wonder that it is not offered"""
        verb, _, rest = text.partition(" ")
        assert verb in terms.VERBS, text
        s = self.s
        here = {piece_name(s, c) for c in range(len(s.kind)) if s.kind[c] >= 0}
        here |= {company_name(s, i) for i in range(len(s.co_owner)) if s.co_owner[i] >= 0}
        known = {*here, *SITE_NUMBERS, *REGION_NUMBERS, *terms.SITE_KINDS, *terms.REGION_KINDS, *WORDS}
        if verb in OF_CARDS:
            known |= set(NUMBERS)
        numbered = verb in ("excess", "number")
        for at, name in enumerate(re.split(r" > | & | of ", re.sub(r" tapping$| from \w+$", "", rest))):
            assert not name or name in known or (name.isdigit() and (at or numbered)), f"{text}: {name} is nowhere"

    def sites_for(self, name: str) -> set[str]:
        """where a card of the hand may come into play"""
        places = [text.partition(" > ")[2].partition(" & ")[0] for text in self.offered(f"bring {name}")]
        return {self.site[place[:-1]] if place.endswith("+") else place for place in places}

    def targets(self, name: str, verb: str = "play") -> list[str]:
        """what a card may be played on now, or used on: `["gorbag & snaga"]`; `[""]` for a card without a target"""
        begin = f"{verb} {name}"
        return [text.removeprefix(begin).removeprefix(" > ").strip() for text in self.offered(begin)]

    def choices(self, verb: str = "choose") -> set[str]:
        """what may be chosen: `{"whip", "black-mace from deck"}`"""
        return {text.removeprefix(f"{verb} ") for text in self.offered(verb)}

    def can_use(self, text: str) -> bool:
        """whether who is asked may use a card in play now"""
        assert self.seat >= 0
        return f"use {text}" in self.offers()

    def asks(self, word: str) -> bool:
        """whether a window asks: `t.dully(lambda: t.asks("strike"))`"""
        top = self.s.stack[-1]
        return isinstance(top, Chain) and top.window & getattr(terms, word.upper()) != 0

    def refused(self, text: str) -> tuple[str, str]:
        """why a move is refused: the reason, and the rule"""
        try:
            GAME.parse(cast(State, self.s), text)
        except IllegalAction as error:
            return say(error.words), error.rule
        raise AssertionError(f"{text} was allowed")

    def filled(self, fill: Callable[[Buffer], None]) -> list[str]:
        """what a rule offers, though nobody is asked"""
        into = Buffer()
        fill(into)
        return self.words(into.data[: into.n])

    def attempts(self, company: str) -> list[str]:
        """the influence attempts against cards of opponents that a company may make"""
        return self.filled(lambda into: fill_attempts(self.s, self.number(company), into))

    def brings(self, seat: int = 0) -> list[str]:
        """who may come into play, and where"""
        return self.filled(lambda into: fill_brings(self.s, seat, into))

    def storable(self, seat: int = 0) -> set[str]:
        """what may be stored in the organization phase"""
        return {text.removeprefix("store ") for text in self.filled(lambda into: fill_stores(self.s, seat, into))}

    def play(self, *texts: str) -> Self:
        """moves; they must be legal"""
        for text in texts:
            offers = self.offers()
            assert text in offers, (text, offers, self.stack)
            self.s.stack[-1].take(self.s, self.s.actions()[offers.index(text)])
            self.settle()
        return self

    def answer(self) -> Self:
        """a dull answer: passes, or the first that is offered"""
        offers = self.offers()
        return self.play("pass" if "pass" in offers else offers[0])

    def answers_with(self, text: str) -> Self:
        """who is asked plays a card in the window under way; nobody answers: `t.answers_with("ruse > layos & 0")`"""
        return self.play(f"play {text}").quiet()

    def use(self, text: str) -> Self:
        """somebody uses a card in the window under way, and nobody responds"""
        depth = len(self.s.stack)
        self.play(f"use {text}")
        while len(self.s.stack) >= depth and isinstance(self.s.stack[-1], Chain) and self.s.stack[-1].links:
            self.play("pass")
        return self

    def quiet(self, until: Callable[[], bool] = lambda: False) -> Self:
        """nobody plays a card: passes as long as a chain asks"""
        while self.s.stack and isinstance(self.s.stack[-1], Chain) and self.s.seat >= 0 and not until():
            self.play("pass")
        return self

    def dully(self, until: Callable[[], bool] = lambda: False) -> Self:
        """nobody does more than he must, up to a moment or to the end"""
        while self.s.stack and self.s.seat >= 0 and not until():
            self.answer()
        return self

    def no_more_draws(self) -> Self:
        """nobody draws more than he must"""
        while self.stack[-1:] == ["Draw"]:
            self.play("pass")
        return self

    def fight_on(self) -> Self:
        """what is fought on entering a site runs its course, up to the question what to play"""
        return self.dully(lambda: self.stack == ["SitePhase"])

    def taps_on(self, who: str = "") -> Self:
        """a dull answer: passes, assigns as it comes, to him first, and taps for every strike"""
        offers = self.offers()
        his = [text for text in offers if text in (f"assign {who}", f"face {who}")]
        return self.play(*his[:1] or ["pass" if "pass" in offers else next(text for text in offers if text != "stay")])

    def until(self, window: str, who: str = "") -> Self:
        """dull answers up to a window, strikes to him first"""
        while not self.asks(window):
            self.taps_on(who)
        return self

    def up_to(self, word: str) -> Self:
        """nobody does more than he must, until a window asks"""
        self.dully(lambda: self.asks(word))
        assert self.s.stack, f"no window {word} asked"
        return self

    def struck(self, who: str) -> Strike:
        """dull answers until his strike is fought, and he is asked something"""
        while not (self.stack[-1] == "Strike" and self.strike.target == self.piece(who)):
            self.taps_on(who)
        return self.strike

    def faced(self) -> Self:
        """an attack is fought, each answering dully, up to the window right after it"""
        while not (self.seat == 0 and self.asks("faced")):
            self.answer()
        return self

    def finish(self, frame: Procedure, who: str = "") -> int:
        """dull answers until something is over; what it came to"""
        while frame in self.s.stack:
            self.taps_on(who)
        return self.result

    @property
    def attacked(self) -> bool:
        return "Attack" in self.stack

    @property
    def attacking(self) -> Attack:
        """the attack under way"""
        attack = attack_now(self.s)
        assert isinstance(attack, Attack)
        return attack

    @property
    def influencing(self) -> Influence:
        """the influence check under way"""
        return influence_now(self.s)

    @property
    def checking(self) -> CorruptionCheck:
        """the corruption check under way"""
        return check_now(self.s)

    def tells(self, word: str, *operands: int) -> Self:
        """what cards in play do when something happens, by its name among the triggers: `t.tells("untap")`"""
        fire(self.s, getattr(cardbase, f"T_{word.upper()}"), *operands)
        return self

    @property
    def strike(self) -> Strike:
        """the strike under way"""
        return strike_now(self.s)

    @property
    def outcome(self) -> str:
        """what the attack came to: beaten, cancelled, not defeated"""
        return OUTCOMES[int(self.s.result)]

    @property
    def race(self) -> str:
        """of the attack under way"""
        return next(name for name, bit in terms.RACES.items() if bit == self.attacking.race)

    def indicated(self) -> set[str]:
        """the kinds of rings that a gold ring under test may prove to be"""
        test = self.s.stack[-1]
        assert isinstance(test, RingTest)
        return {kind for i, kind in enumerate(terms.RING_KINDS) if kind and test.bits >> i & 1}

    def listen(self) -> Self:
        """from now on it is heard what becomes of checks"""
        self.s.news = []
        return self

    @property
    def checks(self) -> list[int]:
        """results of the corruption checks that were heard"""
        return [int(told.b) for told in self.s.news or [] if told.what == TOLD_CHECK]

    def settle(self) -> Self:
        """goes on until somebody is asked, or nothing is under way any more"""
        s = self.s
        s.watch()
        while s.stack and not s.ending:
            s.seat = s.proceed()
            if s.seat != ON:
                return self
            s.watch()
        s.seat = OVER
        return self

    def run(self, frame: Procedure) -> Self:
        self.s.call(frame)
        return self.settle()

    def window(self, words: str, seat: int | None = None) -> Self:
        """an opportunity: `t.window("travel start")`; the active player speaks first"""
        bits = sum(getattr(terms, word.upper().replace("-", "_")) for word in words.split())
        return self.run(Chain(bits, self.s.active if seat is None else seat))

    def expire(self, word: str) -> Self:
        """what lasts for this strike, attack, check, phase or turn is over"""
        self.s.expire(terms.UNTILS.index(word))
        return self

    def forget(self) -> Self:
        """nothing is under way any more"""
        self.s.stack.clear()
        self.s.seat = OVER
        return self
