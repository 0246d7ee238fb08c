"""What the short words of a View mean to who has only letters to draw with.

A View names traits, marks, counters and hints by short words, and a browser table knows what to draw for them. Who has
none asks the game's legend for a sign or for words."""

from collections.abc import Mapping

from mathom.kernel.words import Msg


class Legend:
    """With this one every trait has some sign or other, and every short word is said as it is.

    Where a table is told line by line, a group is a zone whose pieces are together at a place: the hint `group` names
    the place. Of its other hints `kind` is the kind of that place, `to` where the group is going, and `now` says that
    it is the one that acts."""

    signs: Mapping[str, str] = {}  # of traits and symbols, one cell wide
    printed: Mapping[str, str] = {}  # signs of marks that are printed on the card itself

    words: Mapping[str, Msg] = {}  # of marks, counters and kinds of places
    examples: tuple[tuple[str, Msg], ...] = ()  # how figures are written, and what that says
    grave: frozenset[str] = frozenset()  # marks and counters that threaten
    untold: frozenset[str] = frozenset()  # marks that are told by where the piece stands
    common: frozenset[str] = frozenset()  # zones that lie in the middle of the table, whosesoever they are
    used: tuple[str, ...] = ()  # marks of places that matter where nobody is
    group: str = ""  # the hint that makes a zone a group; the id of a place begins with it: `site:moria`
    group_counts: Mapping[str, Msg] = {}  # hints of a group that are numbers
    group_marks: Mapping[str, Msg] = {}  # hints of a group that hold or do not

    def word(self, name: str) -> Msg:
        """what a short word says"""
        return self.words.get(name) or Msg(name)

    def figures(self, named: Mapping[str, str | int]) -> str:
        """the figures one looks at first, written together: of the traits of a face, or of the counters of a piece"""
        return ""

    def counted(self, counters: Mapping[str, int]) -> list[tuple[str, str]]:
        """the other counters of a piece that are worth a word, each with its number"""
        return [(name, str(n)) for name, n in counters.items() if n]
