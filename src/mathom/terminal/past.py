"""The past of a match in words."""

from mathom.kernel.game import Seen
from mathom.kernel.words import Msg, msg
from mathom.match import past
from mathom.terminal.session import Line


class Past(past.Past):
    def name(self, seen: Seen) -> str | Msg:
        if seen == "all":
            return msg("all cards open")
        return msg("a spectator") if seen is None else self.match.names[seen]

    def chronicle(self, seen: Seen) -> list[Line]:
        return [Line(n, e) for n in range(1, self.last + 1) for e in self.view(n, seen).events]
