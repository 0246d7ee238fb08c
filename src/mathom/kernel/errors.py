"""What is told to a person who asked for something that cannot be. One sentence each, no traceback."""

from mathom.kernel.words import Msg, say


class MathomError(ValueError):
    """Bad input of any kind; its text is meant for people."""


class BadSetup(MathomError):
    """A game cannot be set up like this; names the option."""


class BadRecord(MathomError):
    """A record, or a value entered by hand, says what cannot happen here."""


class BadPosition(MathomError):
    """A saved or hand-written position is not one of this game."""


class BadComponents(MathomError):
    """A component file is not valid; names the line and the reason."""


class IllegalAction(MathomError):
    """An action that the rules refuse: the reason, and the number of the rule where there is one."""

    def __init__(self, words: Msg, rule: str = "") -> None:
        self.words = words
        self.rule = rule
        super().__init__(self.say("en"))

    def say(self, language: str) -> str:
        reason = say(self.words, language)
        return f"{reason} ({self.rule})" if self.rule else reason
