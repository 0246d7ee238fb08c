"""What is told to a person who asked for something that cannot be. One sentence each, no traceback."""

from mathom.kernel.words import Msg, msg, say


class MathomError(ValueError):
    """Bad input of any kind; its text is meant for people, and is a message where it may meet them at a page."""

    def __init__(self, words: Msg | str) -> None:
        self.words = Msg(words) if isinstance(words, str) else words
        super().__init__(say(self.words))

    @property
    def reason(self) -> Msg:
        """all that is told, as one message"""
        return self.words


class BadSetup(MathomError):
    """A game cannot be set up like this; names the option."""


class BadRecord(MathomError):
    """A record, or a value entered by hand, says what cannot happen here."""


class BadPosition(MathomError):
    """A saved or hand-written position is not one of this game."""


class BadComponents(MathomError):
    """A component file is not valid; names the line and the reason."""


class IllegalAction(MathomError):
    """An action that the rules refuse: the reason, and the number of the rule where there is one.

    >>> game = mathom.game("two-towers")
    >>> try:
    ...     game.parse(game.new(seats=2, seed=1), "done")
    ... except mathom.IllegalAction as refused:
    ...     print(refused, refused.rule)
    you must take a card (TT-19) TT-19
    """

    def __init__(self, words: Msg, rule: str = "") -> None:
        super().__init__(words)
        self.rule = rule
        self.args = (self.say("en"),)

    @property
    def reason(self) -> Msg:
        return Msg("{why} ({rule})", {"why": self.words, "rule": self.rule}) if self.rule else self.words

    def say(self, language: str) -> str:
        """reason and rule in a language"""
        return say(self.reason, language)


def game_over() -> IllegalAction:
    """whatever it was, it comes after the end"""
    return IllegalAction(msg("the game is over"))
