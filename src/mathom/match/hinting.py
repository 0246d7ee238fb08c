"""A hint: what a bot that thinks ahead would do, and why in words: what the move changes for sure, what there is to
know of the thing it is done with, the odds where dice decide, and how the next best compares. Figures are apart."""

from typing import Any

import msgspec

from mathom.bots.players import SearchBot
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.state import State
from mathom.kernel.view import Option, Seat, View, seen_in
from mathom.kernel.words import Msg, msg, say, sentence

LEAST = 40  # imagined games that a hint is made of; with fewer, what is seen at a glance is told
PATIENCE = 4.0  # so many times the usual seconds they may take
WORLDS = 6  # in which a move is tried, to tell what it changes whatever is hidden and whatever falls
MANY = 3  # things that are told of each kind
HELD = msg("cards in hand")  # that a card leaves the hand is no reason
CLEARLY, SOMEWHAT = 0.16, 0.04  # how much more a move is worth, from -1 to 1, to be called so


class Hint(msgspec.Struct, frozen=True):
    """A move that is worth a thought, and why."""

    text: str  # the move, as its notation
    words: Msg
    reasons: tuple[Msg, ...]
    figures: Msg | None = None  # how much was thought, and how well it went

    def said(self, language: str) -> str:
        """the hint in one breath"""
        parts = [sentence(part, language) for part in (msg("Hint: {move}", move=self.words), *self.reasons)]
        return " ".join(part if part.endswith((".", "!", "?")) else f"{part}." for part in parts)


def hint(game: Game, state: State, names: tuple[str, ...], seconds: float) -> Hint:
    """for the seat at turn, from nothing but what it knows"""
    seat = int(state.seat)
    bot = SearchBot(game, seconds=seconds, least=LEAST, patience=PATIENCE)
    action = bot.choose(state)
    view = game.view(state, seat, names=names)
    options = {option.action: option for option in view.options}
    thin = bot.last is not None and bot.last.rounds < LEAST
    if thin and "greedy" in game.bots:
        action = game.bot("greedy").choose(state)
    option = options.get(action) or Option(action, game.notation(state, action), Msg(game.notation(state, action)))
    reasons = [*changes(game, state, action, names), *known(game, state, view, option, names)]
    if bot.last is None:
        reasons.append(bot.why())
    elif not thin:
        reasons += compared(bot, options)
    return Hint(option.text, option.words, tuple(reasons), bot.why() if bot.last is not None and not thin else None)


def changes(game: Game, state: State, action: int, names: tuple[str, ...]) -> list[Msg]:
    """what is different afterwards in every world that the seat can imagine"""
    seat = int(state.seat)
    before = game.view(state, seat, names=names)
    afters = []
    for seed in range(WORLDS):
        world = state.imagine(seat, Dice(seed))
        world.apply(action)
        afters.append((world, game.view(world, seat, names=names)))
    worlds, views = [world for world, _ in afters], [view for _, view in afters]
    if all(world.over and world.payoff(seat) > 0 for world in worlds):
        return [msg("it wins the game")]
    told: list[Msg] = []
    for who in sorted(range(len(before.seats)), key=lambda other: other != seat):
        told += gains(game, before.seats[who], [view.seats[who] for view in views], who == seat)
    return told[:MANY]


def gains(game: Game, before: Seat, afters: list[Seat], own: bool) -> list[Msg]:
    """the figures of a seat that change, and to what; what it could win by afterwards"""
    figures: list[tuple[Msg, int, set[int]]] = []
    if game.points is not None:
        figures.append((msg("points"), before.score, {after.score for after in afters}))
    for place, (label, n) in enumerate(before.stats):
        figures.append((label, n, {after.stats[place][1] if place < len(after.stats) else n for after in afters}))
    told = []
    for label, n, then in figures:
        if len(then) == 1 and n not in then and label != HELD:
            args: dict[str, Any] = {"what": label, "before": n, "after": then.pop()}
            text = "{what}: {before} → {after}" if own else "{who}, {what}: {before} → {after}"
            told.append(Msg(text, args if own else {"who": before.name, **args}))
    return told


def known(game: Game, state: State, view: View, option: Option, names: tuple[str, ...]) -> list[Msg]:
    """what the option says of itself, as its odds; and what a look at the thing would tell"""
    told = [option.note] if option.note is not None else []
    stem = option.on[0] if option.on else ""
    thing = next((x for x in sorted(seen_in(view)) if x == stem or x.startswith(f"{stem}/")), None) if stem else None
    if thing is not None:
        notes = game.about(state, int(state.seat), thing, names)
        more = [note for note in notes if note.words != option.note][:MANY]
        if option.note is not None and any(ends_with(note.words, option.note) for note in more):
            told = []  # it is told with more beside it
        told += [msg("{title}: {words}", title=note.title, words=note.words) for note in more]
    return told


def ends_with(words: Msg, end: Msg) -> bool:
    """whether the one says all of the other at its end"""
    return say(words, "en").lower().endswith(say(end, "en").lower())


def compared(bot: SearchBot, options: dict[int, Option]) -> list[Msg]:
    """how much better it did than what did best of the rest"""
    assert bot.last is not None
    best, *others = bot.last.kids()
    tried = [kid for kid in others if kid.visits > 0 and kid.action in options]
    if not tried or not best.visits:
        return []
    second = max(tried, key=lambda kid: (kid.visits, kid.value))
    gap = best.value / float(best.visits) - second.value / float(second.visits)
    other = options[second.action].words
    if gap >= CLEARLY:
        return [msg("it goes clearly better than this: {other}", other=other)]
    if gap >= SOMEWHAT:
        return [msg("it goes somewhat better than this: {other}", other=other)]
    return [msg("about as good would be this: {other}", other=other)]
