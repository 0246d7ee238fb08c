"""What a game is to everything above it."""

from collections.abc import Callable, Iterable
from datetime import date
from inspect import signature
from itertools import accumulate
from pathlib import Path
from typing import Any, Literal, SupportsIndex

import msgspec

from mathom.kernel.bot import GENERAL, Bot, BotMaker
from mathom.kernel.choices import ActionSpace, Choices
from mathom.kernel.dice import ANY, Dice, SystemDice, dice_from_json, fall, fall_kind, fall_knowers, fall_value
from mathom.kernel.errors import BadPosition, BadRecord, BadSetup, IllegalAction, MathomError, game_over
from mathom.kernel.inspection import Icon, Note
from mathom.kernel.judge import Judge
from mathom.kernel.legend import Legend
from mathom.kernel.levels import KEYS, Level, usual_levels
from mathom.kernel.listing import Declared, ListedCard
from mathom.kernel.moments import Answer, Habit, Moment
from mathom.kernel.options import Fault, SetupOption, is_text, whole
from mathom.kernel.rulebook import Rule, read_rules
from mathom.kernel.shelf import Shelf
from mathom.kernel.slate import Layout, Observation
from mathom.kernel.state import News, State
from mathom.kernel.view import Event, Face, View, clearest
from mathom.kernel.words import Msg, msg, msgs

Seen = int | None | Literal["all"]  # by whom: a seat, a spectator, or with everything open


class Slice(msgspec.Struct, frozen=True):
    """A part of an observation."""

    name: str
    start: int
    end: int  # behind it


class Game:
    """A game and its components. One object serves any number of states."""

    key: str
    title: Msg
    blurb: Msg  # one line
    minutes: tuple[int, int]
    seats: tuple[int, ...]  # the numbers of players allowed
    usual: int = 4  # how many play where nobody says it, if so many may
    longest: int  # no game takes more decisions, whatever is done and whatever falls; each game says why
    options: tuple[SetupOption, ...] = ()
    own_bots: dict[str, BotMaker] = {}  # beside those that play every game
    judge: Judge = Judge()  # what searches believe
    legend: Legend = Legend()  # what the short words of its Views mean, where they are told in lines
    icons: tuple[Icon, ...] = ()  # what the signs on its pieces and places mean, for who sees them drawn
    levels: tuple[Level, ...] = usual_levels(2_000, 12_000)  # how well bots play, in the order of KEYS
    endings: tuple[str, ...] = ()  # the ways to win that `ending` tells apart
    sides: tuple[Msg, ...] = ()  # names of the seats, where they are not alike
    points: Msg | None = msgs("{n} point", "{n} points", 0)  # what a score counts; None where nothing is counted
    chat: bool = True  # False: the rules forbid to talk
    signals: tuple[Msg, ...] = ()  # what a seat may say in place of it, by the rules
    answers: bool = False  # True: there are chances to answer what others do, see `answering`
    habits: tuple[tuple[str, Msg], ...] = ()  # what a person may let be answered always in the same way, see `by_habit`
    usual_habits: frozenset[str] = frozenset()  # those of them that let nothing go by which many would want
    folder: Path
    components: Any  # what is in the box, row by row, with provenance
    components_text: str | None = None  # the file, when it is not the game's own
    faces: dict[str, Face]
    chances: tuple[tuple[str, ...], ...]  # by kind of chance: the words of its values; "" where there is none
    space: ActionSpace | None = None  # every action there can be, where they can be counted
    most_actions: int = 256  # that a program is told of at once, where there is no such space
    action_features: tuple[str, ...] = ("kind", "first", "second", "third")  # what `State.features` tells of an action

    # -- states

    def new(
        self,
        seats: SupportsIndex | None = None,
        seed: SupportsIndex | None = None,
        dice: Dice | None = None,
        **options: object,
    ) -> State:
        """a game set up. Without seed or dice chance comes from the operating system. Numbers may be those of numpy.

        >>> mathom.game("two-towers").new(seats=3, seed=7, youngest=1)
        <TwoTowers: turn 1, seat 1 decides>
        >>> mathom.game("two-towers").new(seats=6)
        Traceback (most recent call last):
        mathom.kernel.errors.BadSetup: seats: two-towers is for 2 to 5 players, not 6
        """
        n = self.least if seats is None else whole(seats)
        if n not in self.seats:
            raise BadSetup(self.wrong_number(seats))
        lot = 0 if seed is None else whole(seed)
        if not 0 <= lot < 2**63:
            raise BadSetup(f"seed: {seed!r} is not a whole number from 0 to 2**63 - 1")
        chosen = self.checked_options(n, options)
        return self.set_up(n, chosen, dice or (SystemDice() if seed is None else Dice(lot)))

    @property
    def least(self) -> int:
        """how many play in Python where nobody says it: the fewest who play against one another"""
        return next((n for n in self.seats if n > 1), self.seats[0])

    @property
    def usual_seats(self) -> int:
        """how many play at a table where nobody says it"""
        return min(max(self.usual, self.seats[0]), self.seats[-1])

    def wrong_number(self, seats: object) -> Msg:
        """that so many cannot play"""
        few, many = self.seats[0], self.seats[-1]
        if few == many:
            return msg("seats: {game} is for {few} players, not {n}", game=self.key, few=few, n=repr(seats))
        text = "seats: {game} is for {few} to {many} players, not {n}"
        return msg(text, game=self.key, few=few, many=many, n=repr(seats))

    def check_names(self, options: Iterable[str]) -> None:
        """what is chosen when a game is set up must be among its options"""
        known = [o.name for o in self.options]
        for name in options:
            if name not in known:
                names = ", ".join(known) or msg("none")
                text = "{name}: {game} has no such option; it has {names}"
                raise BadSetup(msg(text, name=name, game=self.key, names=names))

    def checked_options(self, seats: int, options: dict[str, object]) -> dict[str, Any]:
        """all options with their values; what cannot be chosen is refused by its name"""
        self.check_names(options)
        chosen: dict[str, Any] = {}
        texts: list[str] = []
        for o in self.options:
            value = options.get(o.name, o.default)
            if o.seat >= seats and value != o.default:
                raise BadSetup(msg("{name}: there are only {n} seats", name=o.name, n=seats))
            if o.least > seats and value != o.default:
                raise BadSetup(msg("{name}: it is there only for {n} players or more", name=o.name, n=o.least))
            choices = tuple(range(seats)) if o.per_seat else o.choices
            if is_text(o, value):
                texts.append(o.name)
            elif not any(value == c and type(value) is type(c) for c in choices):
                allowed = ", ".join(map(str, choices))
                text = "{name}: {value} is not one of {list}"
                raise BadSetup(msg(text, name=o.name, value=repr(value), list=allowed))
            chosen[o.name] = value
        for name in texts:  # after all others, which may say what is allowed in it
            for fault in self.faults(chosen[name], chosen, seats=seats):
                raise BadSetup(msg("{name}: {why}", name=name, why=fault.reason))
        return chosen

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        """the first position, with options that were checked"""
        raise NotImplementedError

    def setting(self, seats: int, options: dict[str, Any]) -> tuple[int, ...]:
        """what it is set up with, in numbers; only where there is a third form (`mathom.forms`)"""
        raise NotImplementedError

    def to_json(self, state: State, dice: bool = False) -> dict[str, Any]:
        """a position in words, to be saved or written by hand; with its dice it goes on as it would have

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> state.game.to_json(state)["open"]
        ['blue-endurance', 'green-determination', 'yellow-determination', 'gandalf']
        """
        return state.to_json(dice)

    def from_json(self, data: dict[str, Any], dice: Dice | None = None) -> State:
        """the position so written. Without dice chance comes from those that were saved with it, or else from the
        operating system.

        >>> game = mathom.game("two-towers")
        >>> state = game.new(seats=2, seed=1)
        >>> game.from_json(game.to_json(state)).digest() == state.digest()
        True
        """
        if not isinstance(data, dict):
            raise BadPosition(msg("position: is not one of {game}", game=self.key))
        saved = data.get("dice")
        if saved is not None:
            data = {name: value for name, value in data.items() if name != "dice"}
            dice = dice or dice_from_json(saved)
        try:
            return self.read(data, dice or SystemDice())
        except (LookupError, TypeError, OverflowError, AttributeError) as error:
            text = "position: is not one of {game}"
            raise BadPosition(msg(text, game=self.key)) from error

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        """the position so written, with these dice"""
        raise NotImplementedError

    def deal(self, day: date) -> dict[str, str | int]:
        """in a game for one: the options of the deal of a day, which is the same for everybody"""
        return {}

    # -- words

    def notation(self, state: State, action: int) -> str:
        """the text of an action; it means the same in every state in which the action is legal

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> state.game.notation(state, state.actions()[5])
        'offer red-strength'
        """
        raise NotImplementedError

    def notation_for_others(self, state: State, action: int) -> str:
        """the text as everyone but its seat may read it: without what is done in secret"""
        return self.notation(state, action)

    def parse(self, state: State, text: str) -> int:
        """The action so written. There is no grammar beside `notation`, so that the two cannot disagree.

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> state.game.parse(state, "offer red-strength") == state.actions()[5]
        True
        """
        wanted = " ".join(text.lower().split())
        for action in state.actions():
            if self.notation(state, action) == wanted:
                return action
        if state.over:
            raise game_over()
        raise self.refusal(state, wanted)

    def enter(self, state: State, text: str) -> tuple[int, str]:
        """The action so written, and its text as a record keeps it. A move can bring along what no list of actions
        could hold, such as a deck of one's own: a game that has such moves puts it into the state, which is a copy."""
        action = self.parse(state, text)
        return action, self.notation(state, action)

    def faults(self, text: str, options: dict[str, Any], most: int = 1, seats: int = 0) -> list[Fault]:
        """what is wrong with a text of a player's own, for a game with these options and so many players (0: nobody
        said how many); of lines that cannot be read at most so many are named, since to guess what is meant takes
        time"""
        raise BadSetup(msg("{game} has no texts of one's own", game=self.key))

    def refusal(self, state: State, text: str) -> IllegalAction:
        """why a text is not an action now"""
        return self.reason(state, text) or self.not_among(state, text)

    def reason(self, state: State, text: str) -> IllegalAction | None:
        """the rule that refuses a text, if it is understood as something that could be done at another time"""
        return None

    def refused(self, state: State, action: int) -> IllegalAction:
        """why a number is not an action now; what is no action of the game at all has no text to ask about"""
        if state.over:
            return game_over()
        if not -(2**62) < action < 2**62:
            return IllegalAction(msg("this cannot be done now"))
        try:
            text = self.notation(state, action)
            if text not in (self.notation(state, legal) for legal in state.actions()):
                return self.refusal(state, text)
        except (LookupError, ValueError):
            pass
        return IllegalAction(msg("this cannot be done now"))

    def not_among(self, state: State, text: str) -> IllegalAction:
        """that a text is no action now, and what is"""
        possible = [self.notation(state, a) for a in state.actions()]
        verb = text.split(" ")[0]
        near = [t for t in possible if t.split(" ")[0] == verb] or possible
        more = ", ..." if len(near) > 8 else ""
        return IllegalAction(
            msg(
                "{text} cannot be done now; possible: {list}",
                text=repr(text),
                list=", ".join(near[:8]) + more,
            )
        )

    def view(
        self, state: State, seat: int | None = None, *, seq: int = 0, names: tuple[str, ...] | None = None
    ) -> View:
        """what a seat may see, or a spectator, and nothing else; `mathom.encode` makes JSON of it

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> {zone.id: len(zone.pieces) for zone in state.game.view(state, 0).zones if zone.kind == "hand"}
        {'hand:0': 6, 'hand:1': 0}
        """
        raise NotImplementedError

    def about(self, state: State, seat: int, thing: str, names: tuple[str, ...]) -> tuple[Note, ...]:
        """what a thing of its view means to a seat now, beside what its face says; the seat can know all of it"""
        return ()

    def clicked_in_vain(self, state: State, things: tuple[str, ...]) -> IllegalAction | None:
        """why the seat at turn cannot do anything with a thing of its view that it clicked, the last of these; before
        it were clicked those that begin an action. None where no rule says it"""
        return None

    def ties(self, state: State, names: tuple[str, ...]) -> tuple[Note, ...]:
        """of a game that is over: what decided between seats with equal points, or that nothing does"""
        return ()

    def open_view(self, state: State, *, seq: int = 0, names: tuple[str, ...] | None = None) -> View:
        """what a spectator would see if all seats laid open what they know"""
        spectator = self.view(state, seq=seq, names=names)
        views = [self.view(state, seat.id, seq=seq, names=names) for seat in spectator.seats]
        zones = tuple(clearest(z.id, views) for z in views[0].zones)
        events = max((v.events for v in views), key=lambda events: sum(e.face is not None for e in events))
        return msgspec.structs.replace(spectator, zones=zones, events=events)

    def show(self, state: State, seat: Seen = None, *, names: tuple[str, ...] | None = None) -> str:
        """the table as plain text: as a seat sees it, a spectator, or ("all") with everything open

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> print(state.game.show(state, 0))
        The Two Towers – The Card Game ...
        ...
        Your turn: take a card, or lay one of yours open for two new ones
        """
        view = self.open_view(state, names=names) if seat == "all" else self.view(state, seat, names=names)
        return DRAWING[0](self, view)

    def events(self, state: State, seat: int | None = None, names: tuple[str, ...] | None = None) -> tuple[Event, ...]:
        """what the last action brought about, as a viewer may know it: the events of the view"""
        return self.view(state, seat, names=names).events

    def answering(self, state: State) -> Answer | None:
        """where the present decision is a chance to answer, the pass: it may be sent for a person who wishes so"""
        return None

    def by_habit(self, state: State) -> tuple[Habit, ...]:
        """how the present decision may be answered by habit; of several that somebody has, the first does"""
        return ()

    def idle(self, state: State) -> bool:
        """whether a decision with one action only may be made for who is alone with bots"""
        return self.answering(state) is not None

    def moment(self, state: State) -> Moment:
        """in a game with chances to answer: what tells how long a promise to pass lasts"""
        raise NotImplementedError

    def ending(self, state: State) -> str:
        """how a game that is over was won: one of `endings`, where the game has several ways"""
        return ""

    def decks(self, state: State) -> tuple[str, ...]:
        """by seat, the deck it plays with: in a game of decks, once they are chosen"""
        return ()

    def deck_name(self, text: str) -> str:
        """what a deck of a player's own is called in its text, or "" """
        return ""

    def cards(self) -> tuple[ListedCard, ...]:
        """in a game of decks: all cards there are"""
        return ()

    def declared(self, card: str) -> tuple[Declared, ...]:
        """in a game of decks: where a card is declared, by its id"""
        raise NotImplementedError

    @property
    def layout(self) -> bool:
        """whether the game lays its browser table out itself: `web/table.js` and `web/table.css` in its folder"""
        return (self.folder / "web" / "table.js").is_file()

    def draw(self, name: str) -> str | None:
        """a picture of the game as SVG: of a face, a place, the back of a card; None where there is none"""
        return None

    # -- as numbers, for programs that learn

    def observation(self, seats: int | None = None) -> tuple[Slice, ...]:
        """What stands where in an observation, for so many players. What there is for each of them stands there for the
        seat itself by its name, and for those who sit after it as `name +1`, `name +2` and so on.

        >>> [(part.name, part.start, part.end) for part in mathom.game("two-towers").observation(seats=2)][:2]
        [('phase', 0, 3), ('turn', 3, 9)]
        """
        n = self.least if seats is None else seats
        layout = Layout()
        self.new(seats=n, seed=1).seen(0, layout)
        layout.check()
        ends = list(accumulate(layout.sizes))
        return tuple(
            Slice(name, end - size, end) for name, size, end in zip(layout.names, layout.sizes, ends, strict=True)
        )

    def slate(self, seats: int | None = None, rows: int = 1) -> Observation:
        """room for the observations of a game for so many players, to be written again and again"""
        return Observation(self.observation(seats)[-1].end, rows)

    @property
    def action_count(self) -> int:
        """how many actions there can be; 0 where that is no number to work with

        >>> [mathom.game(key).action_count for key in ("two-towers", "lidless-eye")]
        [68, 0]
        """
        return 0 if self.space is None else int(self.space.count)

    def index(self, action: int) -> int:
        """the number of an action among all there can be

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> [state.game.index(action) for action in state.actions()][:3]
        [0, 7, 12]
        """
        found = -1 if self.space is None else int(self.space.index(action))
        if found < 0:
            raise MathomError(msg("this is no action of {game} that has a number", game=self.key))
        return found

    def action_at(self, index: int) -> int:
        """the action with a number: what `index` takes back"""
        if not 0 <= index < self.action_count or self.space is None:
            raise MathomError(msg("this is no action of {game} that has a number", game=self.key))
        return int(self.space.actions[index])

    def choices(self, rows: int = 1) -> Choices:
        """room for what is legal: a mask, and what each action is about"""
        return Choices(self.space, self.most_actions, len(self.action_features), rows)

    # -- chance in words: a record survives when numbers shift

    def fall_to_text(self, f: int) -> str:
        """a fall of chance as a record says it"""
        return self.chances[fall_kind(f)][fall_value(f)]

    def fall_from_text(self, text: str, knowers: int = 0) -> int:
        """the fall that a record says"""
        if text == "?":
            return ANY
        for kind, words in enumerate(self.chances):
            if text and text in words:
                return fall(kind, knowers, words.index(text))
        raise BadRecord(f"{self.key} knows nothing called {text!r} that could be drawn or rolled")

    # -- the rest

    def shelf(self) -> Shelf | None:
        """what decks are built of, in a game that has decks of one's own"""
        return None

    @property
    def rules(self) -> tuple[Rule, ...]:
        """the numbered rules of its `rules.md`"""
        return read_rules(self.folder / "rules.md")

    @property
    def bots(self) -> tuple[str, ...]:
        """the names of all bots that play it, those of the levels left out"""
        return tuple(sorted({*GENERAL, *self.own_bots} - set(KEYS)))

    def bot(self, name: str, **settings: Any) -> Bot:
        """The bot of a level (easy, normal, hard, master), or one by its own name. A bot that leaves something to
        chance does the same again from the same `seed`; who has no use for one takes it too.

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> bot = state.game.bot("search", iterations=50, seed=1)
        >>> state.game.notation(state, bot.choose(state))
        'offer yellow-strength'
        >>> mathom.say(bot.why())
        'of 50 imagined games, 11 went on like this; how well they ended: 53 of 100'
        """
        if name not in (*KEYS, *self.bots):
            raise BadSetup(f"bot: there is no {name!r}; there are {', '.join((*self.bots, *KEYS))}")
        make = {**GENERAL, **self.own_bots}[name]
        known = list(signature(make).parameters)[1:]
        if "seed" not in known:
            settings.pop("seed", None)
        for setting in settings:
            if setting not in known:
                names = ", ".join(known if "seed" in known else (*known, "seed"))
                raise BadSetup(f"bot: {name} has no setting {setting!r}; it has {names}")
        return make(self, **settings)

    def __reduce__(self) -> tuple[Any, ...]:
        """it is pickled by its name, with components that are not its own"""
        return found, (self.key, self.components_text)

    def goes_by_level(self, state: State) -> bool:
        """whether the seat at turn plays as well as its level says; where not, it plays as well as it can"""
        return True


def seen_by(f: int, seat: int | None) -> bool:
    """whether a fall of chance was seen by a seat, or by a spectator"""
    return fall_knowers(f) == 0xFF if seat is None else bool(fall_knowers(f) >> seat & 1)


def sees(news: News, viewer: int | None) -> bool:
    """whether a viewer may know what the news is about"""
    return news.knowers == 0xFF if viewer is None else bool(news.knowers >> viewer & 1)


def found(key: str, components_text: str | None) -> Game:
    """a game that was pickled"""
    return FINDING[0](key, components_text)


FINDING: list[Callable[[str, str | None], Game]] = []  # how a game is found by its name, entered by mathom.games
DRAWING: list[Callable[[Game, View], str]] = []  # how a view is drawn as plain text, entered by mathom.terminal
