"""The check under way as a sum, for the table: "roll + 1 (help) against 2 (Lure of Power)", and its chance."""

import msgspec

from mathom.games.lidless_eye.box.card import NAMES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.camps import FALLS, LEAVES, TAPS, UNHARMED
from mathom.games.lidless_eye.rules.corruption import END_OF_CHECK, CorruptionCheck
from mathom.games.lidless_eye.rules.influence import LEADER, FactionCheck, Influence
from mathom.games.lidless_eye.rules.rolls import MADE, MISSED, by_kind
from mathom.games.lidless_eye.table.words.strike import Chance, Term, adding, card_word, chances, part_terms
from mathom.games.lidless_eye.terms import TABLE
from mathom.kernel.view import Piece, Zone
from mathom.kernel.words import Msg, msg

CORRUPTION, FACTION, ATTEMPT = "corruption", "faction", "attempt"
TITLES = {
    CORRUPTION: msg("corruption check of {who}"),
    FACTION: msg("{who} tries to win {card}"),
    ATTEMPT: msg("{who} tries to win over {card}"),
}
ODDS = {
    CORRUPTION: msg("of {of} rolls {good} do no harm, {even} tap, {bad} are too low"),
    FACTION: msg("{good} of {of} rolls win"),
    ATTEMPT: msg("{good} of {of} rolls win"),
}
ODDS_OF_CHECK = {  # by what comes of it when it is missed by little
    TAPS: ODDS[CORRUPTION],
    LEAVES: msg("of {of} rolls {good} do no harm, {even} discard him, {bad} eliminate him"),
    FALLS: msg("of {of} rolls {good} do no harm, {bad} eliminate him"),
    UNHARMED: msg("of {of} rolls {good} do no harm, {bad} are too low"),
}


class Check(msgspec.Struct, frozen=True):
    """A check before its roll: what is added to the roll, what it stands against, and the chance."""

    what: str
    who: str  # ids of cards
    card: str
    title: Msg
    added: tuple[Term, ...]
    against: tuple[Term, ...]
    chance: Chance
    odds: Msg

    def words(self) -> Msg:
        return msg(
            "{title}: {sum} against {against}; {odds}",
            title=self.title,
            sum=adding(msg("roll"), self.added),
            against=named(self.against),
            odds=filled(
                self.odds,
                of=self.chance.of,
                good=self.chance.beaten,
                even=self.chance.equal,
                bad=self.chance.struck,
            ),
        )

    def zone(self) -> Zone:
        """a row for the table, like that of a strike: its label says the sums, its pieces are their parts"""
        pieces = []
        for side, terms in (("added", self.added), ("against", self.against)):
            for i, term in enumerate(terms):
                marks = (side,) if term.card else (side, term.word.text)
                pieces.append(Piece(f"check:{side}:{i}", "term", term.card or None, marks, {"amount": term.amount}))
        hint: dict[str, str | int] = {
            "what": self.what,
            "who": self.who,
            "card": self.card,
            "total": sum(term.amount for term in self.added),
            "against": sum(term.amount for term in self.against),
            "good": self.chance.beaten,
            "even": self.chance.equal,
            "bad": self.chance.struck,
            "of": self.chance.of,
        }
        return Zone("check", "row", self.words(), None, len(pieces), tuple(pieces), hint)


def filled(words: Msg, **values: int | Msg) -> Msg:
    """a text with its gaps filled, those it has"""
    return msg(words.text, **{k: v for k, v in values.items() if "{" + k + "}" in words.text})


def named(terms: tuple[Term, ...]) -> Msg:
    """a sum whose every part says where it comes from: 2 (Lure of Power) + 1 (Black Mace) = 3"""
    if not terms:
        return msg("{n}", n=0)
    first, *more = terms
    said = msg("{n} ({word})", n=first.amount, word=first.word)
    if not more:
        return said
    said = adding(said, tuple(more))
    return msg("{sum} = {total}", sum=said, total=sum(term.amount for term in terms))


def explain_check(s: Eye) -> Check | None:
    """The uppermost check whose dice have not fallen, None when there is none."""
    for frame in reversed(s.stack):
        if isinstance(frame, CorruptionCheck):
            return corruption_check(s, frame)
        if isinstance(frame, Influence):
            return influence_check(s, frame)
    return None


def corruption_check(s: Eye, check: CorruptionCheck) -> Check | None:
    who = check.who
    if check.step == END_OF_CHECK or s.zone[who] != TABLE:
        return None
    roll = check.to_roll(s, told=True)
    title = filled(TITLES[CORRUPTION], who=card_word(s, who))
    return Check(
        CORRUPTION,
        NAMES[s.kind[who]],
        "",
        title,
        part_terms(by_kind(s, roll.parts), begins=False),
        part_terms(by_kind(s, roll.parts_against), begins=False),
        chances(roll, UNHARMED, TAPS if roll.narrowly == TAPS else LEAVES, FALLS),
        ODDS_OF_CHECK[int(roll.narrowly)],
    )


def influence_check(s: Eye, check: Influence) -> Check | None:
    if check.won or not check.stands(s) or (isinstance(check, FactionCheck) and check.step >= LEADER):
        return None
    who, target = check.who, check.target
    kind = int(s.kind[target])
    what = ATTEMPT if isinstance(check, OpponentAttempt) else FACTION
    roll = check.to_roll(s, told=True)
    title = filled(TITLES[what], who=card_word(s, who), card=card_word(s, target))
    return Check(
        what,
        NAMES[s.kind[who]],
        NAMES[kind],
        title,
        part_terms(by_kind(s, roll.parts), begins=False),
        (Term(int(roll.against), msg("needed is more")),),
        Chance(int(roll.ways(MADE)), 0, int(roll.ways(MISSED)), int(roll.of())),
        ODDS[what],
    )
