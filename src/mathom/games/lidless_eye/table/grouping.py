"""Cards that the viewer does not see, drawn or discarded one after the other, are told in one line."""

import msgspec

from mathom.kernel.view import Event
from mathom.kernel.words import Msg, msg, msgs


class Unseen(msgspec.Struct, frozen=True):
    """what somebody does with such a card, and with several"""

    one: Msg
    many: Msg

    def said(self, who: str | Msg, n: int) -> Msg:
        return msg(self.one.text, who=who) if n == 1 else msgs(self.many.text, self.many.plural, n, who=who)

    def continues(self, event: Event, last: Event) -> bool:
        same = (last.seat, last.target, last.face) == (event.seat, event.target, None)
        return same and event.words.text == self.one.text and last.words.text in (self.one.text, self.many.text)


DRAWS = Unseen(msg("{who} draws a card"), msgs("{who} draws {n} card", "{who} draws {n} cards", 2))
DISCARDS = Unseen(msg("{who} discards a card"), msgs("{who} discards {n} card", "{who} discards {n} cards", 2))


def grouped(events: list[Event]) -> list[Event]:
    out: list[Event] = []
    for event in events:
        deeds = [deed for deed in (DRAWS, DISCARDS) if out and deed.continues(event, out[-1])]
        if deeds:
            many = out[-1].many + 1
            words = deeds[0].said(str(event.words.args["who"]), many)
            out[-1] = msgspec.structs.replace(out[-1], words=words, many=many)
        else:
            out.append(event)
    return out
