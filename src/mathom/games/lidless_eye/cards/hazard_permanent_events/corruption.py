"""The corruption cards: hazards that lie with a character, give corruption points, and call for checks."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, T_ARRIVE, T_ITEM, T_TURN_END, T_WOUND
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.demands import items_of
from mathom.games.lidless_eye.cards.kit.families import Temptation
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.corruption import Checks, CorruptionCheck
from mathom.games.lidless_eye.rules.fallen import is_trophy
from mathom.games.lidless_eye.rules.routes import count_kind
from mathom.games.lidless_eye.terms import DWARF, HOBBIT, ORC, WILDERNESS, WIZARDS
from mathom.kernel.words import Msg, msg, msgs


class Lure(Temptation):
    """A corruption card that some races withstand."""

    def __init__(self, facts: Printed, barred: i64 = 0) -> None:
        super().__init__(facts)
        self.barred = barred

    def when(self) -> Msg:
        """when its bearer must check"""
        raise NotImplementedError

    def whom(self) -> Msg:
        if self.barred == 0:
            return msg("On a character, not on a Ringwraith.")
        if self.barred == HOBBIT | WIZARDS:
            return msg("On a character, not on a Hobbit or Ringwraith.")
        return msg("On a character, not on a Hobbit, Dwarf, Orc or Ringwraith.")

    def text(self) -> list[Msg]:
        points = msgs("He has {n} corruption point more.", "He has {n} corruption points more.", self.corruption)
        above: i64 = self.printed.remove_above
        off = msg("In his organization phase he may tap and roll: above {n} this card is discarded.", n=above)
        return [self.whom(), points, self.when(), off]


class Despair(Lure):
    """A check whenever somebody of his company is wounded."""

    def __init__(self, facts: Printed, barred: i64) -> None:
        super().__init__(facts, barred)
        self.triggers |= T_WOUND

    def on_wound(self, s: Eye, c: i64, victim: i64) -> None:
        ch = s.host[c]
        company = s.company_of(victim) if victim >= 0 else attack_now(s).defender
        if s.co[ch] == company:
            s.call(CorruptionCheck(ch))

    def when(self) -> Msg:
        return msg("He checks corruption each time somebody of his company is wounded.")


class Expedience(Lure):
    """A check whenever somebody of his company gains an item."""

    def __init__(self, facts: Printed, barred: i64) -> None:
        super().__init__(facts, barred)
        self.triggers |= T_ITEM

    def on_item(self, s: Eye, c: i64, bearer: i64, item: i64) -> None:
        ch = s.host[c]
        if s.co[ch] == s.co[bearer]:
            s.call(CorruptionCheck(ch))

    def when(self) -> Msg:
        return msg("He checks corruption each time somebody of his company gains an item.")


class Nature(Lure):
    """A check for each wilderness on the way."""

    def __init__(self, facts: Printed, barred: i64) -> None:
        super().__init__(facts, barred)
        self.triggers |= T_ARRIVE

    def on_arrive(self, s: Eye, c: i64, company: i64) -> None:
        ch = s.host[c]
        if s.co[ch] == company:
            checks = Checks()
            for _ in range(count_kind(s, company, WILDERNESS)):
                checks.add(ch)
            if len(checks.who):
                s.call(checks)

    def when(self) -> Msg:
        return msg("At the end of his movement/hazard phase he checks corruption for each wilderness in his path.")


class Senses(Lure):
    """A check after untapping at a Darkhaven."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.checks_at_haven()

    def when(self) -> Msg:
        return msg("At the end of his untap phase he checks corruption if he is at a Darkhaven.")


class Covetous(Lure):
    """At the end of his turns a check for each item that others of his company bear, lowered by its corruption."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_TURN_END

    def on_turn_end(self, s: Eye, c: i64) -> None:
        ch = s.host[c]
        if s.owner[ch] != s.active:
            return
        checks = Checks()
        for item in items_of(s, s.co[ch]):
            if s.host[item] != ch:
                checks.add(ch, 0 if is_trophy(s, item) else -KINDS[s.kind[item]].corruption)
        if len(checks.who):
            s.call(checks)

    def when(self) -> Msg:
        return msg(
            "At the end of each of his turns he checks corruption for each item others of his company bear, "
            "lowered by the corruption points of that item."
        )


declare(Despair(printed("despair-of-the-heart"), HOBBIT | WIZARDS))
declare(Expedience(printed("lure-of-expedience"), HOBBIT | WIZARDS))
declare(Nature(printed("lure-of-nature"), HOBBIT | DWARF | ORC))
declare(Senses(printed("lure-of-the-senses")))
declare(Covetous(printed("covetous-thoughts")))
