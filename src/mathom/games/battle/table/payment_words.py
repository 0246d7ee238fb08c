"""How a fight is paid for, in words: which symbol covers which. Nothing depends on it (BA-26); it is for the players.

`fights.py` proves that a fight is possible; here one way to pay is looked for, simple ones first."""

from typing import NamedTuple

from mathom.games.battle import terms
from mathom.games.battle.rules import Battle
from mathom.games.battle.table.notation import enemies, members
from mathom.kernel.words import Msg, msg


class Payment(NamedTuple):
    enemy: int
    symbol: int  # that is paid for
    card: int  # whose symbol it is
    how: str  # own, joker, lent, lent joker, doubled, extra
    doubler: int = terms.NOTHING


class Paying:
    """Looks for a way to pay all symbols of some enemies with a group and cards lent to it."""

    def __init__(self, s: Battle, slot: int, against: int, lent: list[int]) -> None:
        e = s.edition
        group = members(s.group[s.active * terms.SLOTS + slot])
        self.needs = [(enemy, c) for enemy in enemies(s, against) for c in symbols(e.want[enemy])]
        self.own = [(card, c) for card in group for c in symbols(e.symbols[card])]  # printed, not yet used
        self.lent = [(card, c) for card in lent for c in symbols(e.symbols[card])]
        self.doublable: list[tuple[int, int]] = []  # used, and not yet doubled: card, symbol it stands for
        self.doublers = [k for k in group if e.strength[k] >> terms.DOUBLERS_AT & terms.COUNT]
        self.extras = [k for k in group if e.strength[k] & (terms.GLORFINDEL_BIT | terms.TREEBEARD_BIT)]
        self.e = e
        self.paid: list[Payment] = []

    def pay(self) -> bool:
        if len(self.paid) == len(self.needs):
            return True
        enemy, c = self.needs[len(self.paid)]
        return (
            self.use(self.own, c, Payment(enemy, c, 0, "own"), True)
            or self.use(self.lent, c, Payment(enemy, c, 0, "lent"), False)
            or self.double(enemy, c)
            or self.extra(enemy, c)
            or self.use(self.own, terms.JOKER, Payment(enemy, c, 0, "joker"), True)
            or self.use(self.lent, terms.JOKER, Payment(enemy, c, 0, "lent joker"), False)
        )

    def use(self, supply: list[tuple[int, int]], kind: int, how: Payment, printed: bool) -> bool:
        found = next((entry for entry in supply if entry[1] == kind), None)
        if found is None:
            return False
        supply.remove(found)
        self.paid.append(how._replace(card=found[0]))
        if printed:
            self.doublable.append((found[0], how.symbol))
        if self.pay():
            return True
        if printed:
            self.doublable.pop()
        self.paid.pop()
        supply.append(found)
        return False

    def double(self, enemy: int, c: int) -> bool:
        found = next((entry for entry in self.doublable if entry[1] == c), None)
        if found is None or not self.doublers:
            return False
        at = self.doublable.index(found)
        self.doublable.pop(at)
        doubler = self.doublers.pop()
        self.paid.append(Payment(enemy, c, found[0], "doubled", doubler))
        if self.pay():
            return True
        self.paid.pop()
        self.doublers.append(doubler)
        self.doublable.insert(at, found)
        return False

    def extra(self, enemy: int, c: int) -> bool:
        for card in list(self.extras):
            large = self.e.strength[card] & terms.GLORFINDEL_BIT
            if self.e.large[enemy] if large else self.e.led[enemy]:
                self.extras.remove(card)
                self.paid.append(Payment(enemy, c, card, "extra"))
                if self.pay():
                    return True
                self.paid.pop()
                self.extras.append(card)
        return False


def symbols(strength: int) -> list[int]:
    """the symbols counted in a strength, jokers too"""
    return [c for c in range(terms.JOKER + 1) for _ in range(strength >> terms.WIDTH * c & terms.COUNT)]


def payment(s: Battle, slot: int, against: int, lent: list[int]) -> list[Payment]:
    payer = Paying(s, slot, against, lent)
    return payer.paid if payer.pay() else []


def payment_words(s: Battle, paid: list[Payment], names: dict[str, Msg]) -> Msg:
    """enemy by enemy"""
    parts = []
    for enemy in dict.fromkeys(p.enemy for p in paid):
        listed = joined([one_payment(s, p, names) for p in paid if p.enemy == enemy])
        parts.append(msg("{enemy}: {list}", enemy=names[s.edition.enemies[enemy]], list=listed))
    words = parts[0]
    for part in parts[1:]:
        words = msg("{first}; {then}", first=words, then=part)
    return words


def one_payment(s: Battle, p: Payment, names: dict[str, Msg]) -> Msg:
    symbol, card = msg(terms.SYMBOLS[p.symbol]), names[s.edition.companions[p.card]]
    if p.how == "doubled":
        by = names[s.edition.companions[p.doubler]]
        return msg("{symbol} by {card} (doubled by {by})", symbol=symbol, card=card, by=by)
    if p.how == "extra":
        return msg("{symbol} by {card} (extra symbol)", symbol=symbol, card=card)
    if p.how == "joker":
        return msg("{symbol} by {card} (joker)", symbol=symbol, card=card)
    if p.how == "lent":
        return msg("{symbol} by {card} (lent)", symbol=symbol, card=card)
    if p.how == "lent joker":
        return msg("{symbol} by {card} (lent joker)", symbol=symbol, card=card)
    return msg("{symbol} by {card}", symbol=symbol, card=card)


def joined(parts: list[Msg]) -> Msg:
    words = parts[0]
    for part in parts[1:]:
        words = msg("{first}, {then}", first=words, then=part)
    return words
