"""The line mode: for pipes, for a screen reader, for who asks for it. One question, one line of answer."""

from collections.abc import Callable
from functools import partial
from time import sleep
from typing import TextIO

from mathom.kernel.errors import IllegalAction
from mathom.kernel.game import Seen
from mathom.kernel.view import View
from mathom.kernel.words import Msg, msg, msgs, say, sentence
from mathom.match.match import Match
from mathom.match.passing import Until
from mathom.terminal import draw
from mathom.terminal.glyphs import Glyphs
from mathom.terminal.in_sight import card_texts
from mathom.terminal.kept import kept, resume
from mathom.terminal.past import Past
from mathom.terminal.pieces import Brush
from mathom.terminal.session import Session
from mathom.terminal.text import Printer, Text

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what was scrolled off it


class LeftEarly(Exception):
    """the player has gone, or the input has ended"""


class LineTable:
    """A game by question and answer. On a real terminal a curtain hangs between two people; a pipe has no onlookers."""

    def __init__(self, session: Session, language: str, source: TextIO, out: TextIO, pause: float = 0.0) -> None:
        self.session = session
        self.language = language
        self.source = source
        self.out = out
        self.people = source.isatty()
        self.printer = Printer(out)
        self.glyphs = Glyphs(session.game.faces, session.game.legend)
        self.pause = pause if self.people else 0.0
        self.first = len(session.match.moves)
        self.read: dict[int | None, int] = {}  # by viewer: of how many moves he has been told
        self.commands: dict[str, tuple[Msg, Callable[[], None]]] = {
            "look": (msg("show the table"), self.look),
            "undo": (msg("take the last move of your turn back"), self.undo),
            "attack": (
                msg("pass to the end of this attack, where you could only answer"),
                partial(self.stand, "attack"),
            ),
            "phase": (msg("pass to the end of this phase, where you could only answer"), partial(self.stand, "phase")),
            "turn": (msg("pass to the end of this turn, where you could only answer"), partial(self.stand, "turn")),
            "mine": (msg("pass until your turn, where you could only answer"), partial(self.stand, "mine")),
            "cards": (msg("the words of all cards in sight"), self.cards),
            "hint": (msg("what a bot that thinks ahead would do"), self.hint),
            "resign": (
                msg("give up: where two play the other wins, else the game is ended by agreement"),
                self.give_up,
            ),
            "help": (msg("this list"), self.help),
            "quit": (msg("leave; the game is kept"), self.quit),
        }

    # -- the course of the game

    def play(self) -> int:
        """plays until the end, or until nobody answers any more; the exit code"""
        self.print(self.say(self.session.game.title))
        if self.session.humans:
            self.print(
                self.say(
                    msg("Answer with the number of an option, or write a move; help tells what else can be asked.")
                )
            )
        try:
            while not self.session.over:
                if self.session.bot is not None:
                    self.session.bot_move()
                    sleep(self.pause)
                elif (action := self.session.pass_due()) is not None:
                    self.session.play(action)
                else:
                    self.ask_person()
                self.narrate()
        except LeftEarly:
            self.print(self.say(resume(self.session.match)))
            return 0
        self.print_result()
        return 0

    def ask_person(self) -> None:
        if self.session.curtain:
            self.change_seats(self.session.curtain)
        view = self.session.view()
        self.print("")
        self.print(self.say(view.phase))
        if len(self.session.humans) > 1 and view.viewer is not None:
            self.print(f"{view.seats[view.viewer].name}: {self.say(view.prompt)}")
        else:
            self.print(self.say(view.prompt))
        self.print_options(view)
        while not self.answer(view, self.read_line()):
            pass

    def change_seats(self, name: str) -> None:
        if self.people:
            self.session.draw_curtain()
            self.print(CLEAR + self.say(msg("Pass the keyboard to {who}, then press Enter", who=name)))
            self.read_line()
        self.session.sit_down()
        self.narrate()

    def answer(self, view: View, line: str) -> bool:
        """one line from the player; whether it was a move"""
        words = " ".join(line.lower().split())
        if not words:
            return False
        if words in self.commands:
            self.commands[words][1]()
            return len(self.session.match.moves) != view.seq
        if words.isdecimal() and not 1 <= int(words) <= len(view.options):
            self.print(self.say(msg("There is no option {number}, only 1 to {n}", number=words, n=len(view.options))))
            return False
        try:
            self.session.play(view.options[int(words) - 1].action if words.isdecimal() else words)
        except IllegalAction as error:
            self.print(self.say(msg("No: {reason}", reason=error.say(self.language))))
            return False
        return True

    def read_line(self) -> str:
        self.out.write("> ")
        self.out.flush()
        line = self.source.readline()
        if not self.people:
            self.out.write(line if line.endswith("\n") else line + "\n")
        if not line:
            raise LeftEarly
        return line

    # -- what a player can ask

    def look(self) -> None:
        view = self.session.view()
        self.print(draw.table(view, self.brush(), self.printer.width, 0))

    def undo(self) -> None:
        try:
            self.session.undo()
        except IllegalAction as error:
            self.print(self.say(msg("No: {reason}", reason=error.say(self.language))))
            return
        self.read[self.reader()] = len(self.session.match.moves)
        self.print(self.say(msg("The last move is taken back")))

    def stand(self, until: Until) -> None:
        try:
            self.session.stand(until)
        except IllegalAction as error:
            self.print(self.say(msg("No: {reason}", reason=error.say(self.language))))

    def cards(self) -> None:
        for name, text in card_texts(self.session.view(), self.brush()):
            self.print(f"{name}: {text}")

    def hint(self) -> None:
        self.print(self.session.hint().said(self.language))

    def give_up(self) -> None:
        self.session.give_up()

    def help(self) -> None:
        for name, (words, _) in self.commands.items():
            self.print(f"{name}: {self.say(words)}")

    def quit(self) -> None:
        raise LeftEarly

    # -- printing

    def brush(self) -> Brush:
        return Brush(self.glyphs, self.language)

    def say(self, words: Msg) -> str:
        return say(words, self.language)

    def print(self, what: str | Text) -> None:
        self.printer.print(what)

    def print_options(self, view: View) -> None:
        for number, option in enumerate(view.options, 1):
            note = f" – {self.say(option.note)}" if option.note else ""
            self.print(f"  {number:>2}  {sentence(option.words, self.language)}{note}  [{option.text}]")

    def reader(self) -> int | None:
        """a pipe is one reader, whoever is at turn"""
        return self.session.at_table if self.people else None

    def narrate(self) -> None:
        """what has happened since the reader was last told"""
        read = self.read.get(self.reader(), self.first)
        for line in self.session.chronicle():
            if line.move > read:
                self.print(line.said(self.language))
        self.read[self.reader()] = len(self.session.match.moves)

    def print_result(self) -> None:
        view = self.session.view()
        if view.result is not None:
            self.print("")
            self.print(sentence(view.result.words, self.language))
            for place, seat in enumerate(view.result.ranking, 1):
                line = f"  {place}. {view.seats[seat].name}"
                counted = self.session.game.points
                if counted is not None:
                    line += ", " + self.say(msgs(counted.text, counted.plural, view.seats[seat].score))
                self.print(line)
                for words, n in view.result.sums[seat] if view.result.sums else ():
                    self.print(f"       {n:>3} {self.say(words)}")
        self.print(self.say(kept(self.session.match)))


def replay_lines(match: Match, language: str, seen: Seen, out: TextIO) -> int:
    """every move, told in a line"""
    past = Past(match)
    out.write(say(match.game.title, language) + "\n")
    for move in range(1, past.last + 1):
        told = "; ".join(sentence(e.words, language) for e in past.view(move, seen).events)
        out.write(f"{move:>4}  {told}\n")
    result = past.view(past.last, seen).result
    out.write(sentence(result.words if result else msg("the game is not over"), language) + "\n")
    return 0
