"""The strike under way as sums, for the table: "5 + 6 − 1 (tapped) = 10 against 9", and its chance in 36ths."""

import msgspec

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.cards.kit.vocabulary import RACE_WORDS
from mathom.games.lidless_eye.news import (
    P_ATTACK,
    P_CAMP,
    P_CAUSE,
    P_CONTROLLER,
    P_DIRECT,
    P_EXCESS,
    P_GENERAL,
    P_HELP,
    P_PLACE,
    P_PROWESS,
    P_ROLL,
    P_STANDARD,
    P_STAYS,
    P_TAPPED,
    P_WOUNDED,
    P_WRAITH,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.bout import Bout
from mathom.games.lidless_eye.rules.combat.clash import Clash
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.strike import (
    ATTACKER_STANCE,
    CHECKED,
    DEFEATED,
    FAILED,
    SUCCEEDED,
    strike_now,
)
from mathom.games.lidless_eye.rules.rolls import Roll, by_kind
from mathom.games.lidless_eye.terms import RACES
from mathom.kernel.view import Piece, Zone
from mathom.kernel.words import Msg, msg


class Term(msgspec.Struct, frozen=True):
    """One number of a sum: by which card, or by which word."""

    amount: int
    word: Msg
    card: str = ""  # id of the card; none for what the rules give
    plain: bool = False  # said without its word: the printed prowess, the dice


class Chance(msgspec.Struct, frozen=True):
    """Of 36 rolls (of 1296 when two are made): how many are good, how many lie between, and how many are bad."""

    beaten: int
    equal: int
    struck: int
    of: int = 36


class Reckoning(msgspec.Struct, frozen=True):
    """A strike: both sums, and the chance while the dice are not rolled."""

    target: Msg
    defence: tuple[Term, ...]
    attack: tuple[Term, ...]
    chance: Chance | None
    detainment: bool
    striker: Msg | None = None  # between companies: who strikes, and rolls too

    @property
    def total(self) -> int:
        return sum(term.amount for term in self.defence)

    @property
    def against(self) -> int:
        return sum(term.amount for term in self.attack)

    def words(self) -> Msg:
        """both sums in one line"""
        if self.chance is None:
            return msg(
                "{target}: {defence} against {attack}",
                target=self.target,
                defence=line(self.defence),
                attack=line(self.attack),
            )
        if self.striker is not None:
            return msg(
                "{target}: {defence} and the roll against {striker}: {attack} and the roll; of {of} rolls {beaten} "
                "beat it off, {equal} are equal, {struck} are too low",
                target=self.target,
                striker=self.striker,
                defence=line(self.defence),
                attack=line(self.attack),
                of=self.chance.of,
                beaten=self.chance.beaten,
                equal=self.chance.equal,
                struck=self.chance.struck,
            )
        return msg(
            "{target}: {defence} and the roll against {attack}; of {of} rolls {beaten} beat it off, {equal} are equal, "
            "{struck} are too low",
            target=self.target,
            defence=line(self.defence),
            attack=line(self.attack),
            of=self.chance.of,
            beaten=self.chance.beaten,
            equal=self.chance.equal,
            struck=self.chance.struck,
        )

    def zones(self) -> list[Zone]:
        """a row for the table: its label says the sums, its pieces are their parts, with the word as a mark where no
        card gives it"""
        pieces = []
        for side, terms in (("defence", self.defence), ("attack", self.attack)):
            for i, term in enumerate(terms):
                marks = (side,) if term.card else (side, term.word.text)
                pieces.append(Piece(f"strike:{side}:{i}", "term", term.card or None, marks, {"amount": term.amount}))
        hint: dict[str, str | int] = {"total": self.total, "against": self.against}
        if self.chance is not None:
            hint |= {"beaten": self.chance.beaten, "equal": self.chance.equal, "struck": self.chance.struck}
            hint["of"] = self.chance.of
        if self.detainment:
            hint["detainment"] = 1
        if self.striker is not None:
            hint["opposed"] = 1
        return [Zone("strike", "row", self.words(), None, len(pieces), tuple(pieces), hint)]

    def waiting_zone(self, i: int, faces: tuple[str, str]) -> Zone:
        """a strike between companies that is still to be fought"""
        hint: dict[str, str | int] = {"total": self.total, "against": self.against}
        pieces = tuple(Piece(f"bout:{i}:{j}", "card", face) for j, face in enumerate(faces))
        return Zone(f"bout:{i}", "row", self.words(), None, len(pieces), pieces, hint)


def line(terms: tuple[Term, ...]) -> Msg:
    """5 + 6 − 1 (tapped) = 10"""
    said = adding(msg("{n}", n=terms[0].amount), terms[1:])
    if len(terms) == 1:
        return said
    return msg("{sum} = {total}", sum=said, total=sum(term.amount for term in terms))


def adding(said: Msg, terms: tuple[Term, ...]) -> Msg:
    """what a sum begins with, and all that is added to it or taken from it"""
    for term in terms:
        n = abs(term.amount)
        if term.plain:
            said = msg("{sum} + {n}", sum=said, n=n)
        elif term.amount < 0:
            said = msg("{sum} − {n} ({word})", sum=said, n=n, word=term.word)
        else:
            said = msg("{sum} + {n} ({word})", sum=said, n=n, word=term.word)
    return said


def explain(s: Eye, stays: bool | None = None) -> Reckoning | None:
    """The strike under way, None when there is none. `stays`: as it would be if the target did not tap, or tapped."""
    strike = strike_now(s)
    attack = attack_now(s)
    if strike.target < 0 or attack.defender < 0 or s.kind[strike.target] < 0:
        return None
    target = card_word(s, strike.target)
    if CHECKED <= strike.step < ATTACKER_STANCE:  # the dice have fallen, and what they changed no longer counts
        ready = Term(int(strike.sum - strike.rolled), target)
        rolled = Term(int(strike.rolled), msg("roll"), plain=True)
        faced = Term(int(strike.against), attacker_word(s, attack))
        if isinstance(strike, Bout):
            faced = Term(int(strike.against - strike.striker_rolled), striker_word(strike))
            other = Term(int(strike.striker_rolled), msg("roll"), plain=True)
            return Reckoning(target, (ready, rolled), (faced, other), None, False, striker_word(strike))
        return Reckoning(target, (ready, rolled), (faced,), None, bool(attack.detain))
    if isinstance(strike, Bout):
        return explain_bout(s, attack, strike, stays)
    kept, strike.stays = strike.stays, strike.stays if stays is None else int(stays)
    roll = strike.to_roll(s, attack, told=True)
    strike.stays = kept
    defence = part_terms(by_kind(s, roll.parts))
    first, *more = part_terms(by_kind(s, roll.parts_against))
    against = (msgspec.structs.replace(first, word=attacker_word(s, attack)), *more)
    chance = chances(roll, DEFEATED, FAILED, SUCCEEDED)
    return Reckoning(target, defence, against, chance, bool(attack.detain))


def explain_bout(s: Eye, attack: Assault, bout: Bout, stays: bool | None) -> Reckoning:
    """the strike under way between companies; `stays` is meant of who is asked"""
    kept = bout.stays, bout.striker_stays
    if stays is not None and bout.step == ATTACKER_STANCE:
        bout.striker_stays = int(stays)
    elif stays is not None:
        bout.stays = int(stays)
    roll = bout.to_roll(s, attack, told=True)
    bout.stays, bout.striker_stays = kept
    return reckoned(s, bout, roll)


def reckoning_of(s: Eye, clash: Clash, i: int) -> Reckoning:
    """a strike between companies that waits, as it would be if both tapped"""
    bout = Bout(clash.targets[i], clash.strikers[i])
    bout.kind, bout.striker_kind = s.kind[bout.target], s.kind[bout.striker]
    return reckoned(s, bout, clash.roll_of(s, bout, told=True))


def reckoned(s: Eye, bout: Bout, roll: Roll) -> Reckoning:
    defence, against = (part_terms(by_kind(s, parts)) for parts in (roll.parts, roll.parts_against))
    chance = chances(roll, DEFEATED, FAILED, SUCCEEDED)
    return Reckoning(card_word(s, bout.target), defence, against, chance, False, striker_word(bout))


def striker_word(bout: Bout) -> Msg:
    return msg(KINDS[bout.striker_kind].printed.name)


def chances(roll: Roll, good: int, between: int, bad: int) -> Chance:
    """how many of all rolls come to each of these verdicts"""
    return Chance(int(roll.ways(good)), int(roll.ways(between)), int(roll.ways(bad)), int(roll.of()))


PARTS = {
    P_HELP: msg("help"),
    P_EXCESS: msg("excess strikes"),
    P_WOUNDED: msg("wounded"),
    P_TAPPED: msg("tapped"),
    P_STAYS: msg("stays untapped"),
    P_ATTACK: msg("attack"),
    P_CAMP: msg("of the other camp"),
    P_CAUSE: msg("modification"),
    P_WRAITH: msg("Ringwraith in the company"),
    P_DIRECT: msg("unused direct influence"),
    P_PROWESS: msg("prowess"),
    P_STANDARD: msg("standard modifications"),
    P_GENERAL: msg("opponent's unused general influence"),
    P_CONTROLLER: msg("unused direct influence of who controls it"),
    P_ROLL: msg("opponent's roll"),
    P_PLACE: msg("site"),
}


def part_terms(parts: list[tuple[int, int]], begins: bool = True) -> tuple[Term, ...]:
    """parts of a sum in words; `begins`: the first is the printed prowess, said without its word"""
    out = []
    for i, (part, amount) in enumerate(parts):
        word = msg(KINDS[part].printed.name) if part >= 0 else PARTS[part]
        out.append(Term(int(amount), word, KINDS[part].name if part >= 0 else "", begins and i == 0))
    return tuple(out)


def card_word(s: Eye, c: int) -> Msg:
    return msg(KINDS[s.kind[c]].printed.name)


def attacker_word(s: Eye, attack: Assault) -> Msg:
    if attack.piece() >= 0 and s.kind[attack.piece()] >= 0:
        return card_word(s, attack.piece())
    for name, bit in RACES.items():
        if attack.race & bit:
            return RACE_WORDS[name]
    return msg("attack")
