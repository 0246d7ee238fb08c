"""When it is, and where a person need not be asked: what a game tells of a decision that may be passed."""

import msgspec


class Answer(msgspec.Struct, frozen=True):
    """The present decision is a chance to answer something, or to let it be: who it is that asks is public."""

    action: int  # the pass
    pressed: bool = False  # an opponent has done something that can be answered


class Habit(msgspec.Struct, frozen=True):
    """The present decision is one that many answer always in the same way: who wishes so is not asked. Which habit it
    is, and what it does, follow from what everybody knows, so that it tells nobody what its owner holds; where it looks
    at his hand it is `private`."""

    name: str  # one of the game's `habits`
    action: int
    private: bool = False  # only at tables where a pass may tell that there was no choice
    lasting: bool = False  # also while its owner wants to be asked: it lets no chance go by


class Moment(msgspec.Struct, frozen=True):
    """When it is, as everybody knows. While a part of the game is called the same, a pass to its end holds."""

    active: int  # the seat whose turn it is
    turn: int
    phase: str  # of the turn
    attack: str = ""  # "": none is under way
    players: int = 2  # how many take turns
