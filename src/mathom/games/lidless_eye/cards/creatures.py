"""The creatures. Most differ in their figures only; what a few do besides stands in their classes."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ATTACK, T_WOUND
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.creature_words import creature_words
from mathom.games.lidless_eye.cards.kit.demands import DiscardItem, Parry
from mathom.games.lidless_eye.cards.kit.families import Creature
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import FACED_ORCS
from mathom.games.lidless_eye.rules.camps import may_be_played_on
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import striking
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.keys import keys
from mathom.games.lidless_eye.terms import ACTED, ATTACK_PROWESS, COASTAL_SEA, KEY_REGION_KIND, RINGWRAITH
from mathom.kernel.state import Buffer
from mathom.kernel.words import Msg, msg


class Beast(Creature):
    """A creature that is its figures: strikes, prowess, body, keys, detainment."""

    def suits(self, s: Eye, company: i64) -> bool:
        """whether it attacks such a company: some only overt ones, some only those of a camp, some none with a friend
        of theirs"""
        facts = self.printed
        if facts.against == "overt" and not overt(s, company):
            return False
        if not may_be_played_on(s, company, self):
            return False
        home: str = facts.barred_home
        if home:
            for c in s.members(company):
                if home in KINDS[s.kind[c]].printed.home_sites:
                    return False
        return True

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.now >= 0 and self.suits(s, s.now):
            super().offer(s, seat, verb, subject, into)

    def resolve(self, s: Eye, link: Link) -> None:
        """void when its key, or the company, has changed meanwhile (LE-B-215)"""
        if self.suits(s, s.now) and link.a in keys(s, self, s.now):
            super().resolve(s, link)

    def text(self) -> list[Msg]:
        return creature_words(self.printed)


class Haunting(Beast):
    """Whoever it has wounded checks his corruption after the attack."""

    def __init__(self, facts: Printed, modification: i64) -> None:
        super().__init__(facts)
        self.modification: i64 = modification

    def prepare(self, s: Eye, attack: Attack) -> None:
        attack.wounded_check = self.modification

    def text(self) -> list[Msg]:
        words = msg("After the attack everyone it has wounded checks corruption at {n}.", n=self.modification)
        return [*super().text(), words]


class CorpseCandle(Beast):
    """All check before strikes are assigned."""

    def prepare(self, s: Eye, attack: Attack) -> None:
        attack.checks_first = 1

    def text(self) -> list[Msg]:
        return [*super().text(), msg("Unless it is cancelled, the whole company checks corruption before it strikes.")]


class Robbers(Beast):
    """Each of its strikes that wounds a character costs the company an item; at sea some are stronger."""

    def __init__(self, facts: Printed, at_sea: i64 = 0) -> None:
        super().__init__(facts)
        self.at_sea: i64 = at_sea
        self.triggers |= T_WOUND

    def prepare(self, s: Eye, attack: Attack) -> None:
        if attack.keyed == KEY_REGION_KIND + COASTAL_SEA:
            attack.prowess += self.at_sea

    def on_wound(self, s: Eye, c: i64, victim: i64) -> None:
        attack = attack_now(s)
        if attack.creature == c:
            s.call(DiscardItem(attack.defender))

    def text(self) -> list[Msg]:
        words = [*super().text(), msg("Each time it wounds somebody, his company discards an item of its choice.")]
        if self.at_sea:
            words.append(msg("Keyed to a coastal sea: +{n} prowess.", n=self.at_sea))
        return words


class StrongerAgainst(Beast):
    """Stronger against somebody in particular."""

    def __init__(self, facts: Printed, bonus: i64) -> None:
        super().__init__(facts)
        self.bonus: i64 = bonus
        self.touches |= ATTACK_PROWESS
        self.late |= ATTACK_PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != ATTACK_PROWESS:
            return super().modify(s, c, what, subject, value)
        attack = attack_now(s)
        if attack.creature != c:
            return value
        for x in s.members(attack.defender):
            if self.is_hated(s, x) and striking(s, x):
                return value + self.bonus
        return value

    def is_hated(self, s: Eye, x: i64) -> bool:
        """whether it is stronger against this character"""
        return False


class ElfLord(StrongerAgainst):
    """Far stronger against Ringwraiths."""

    def is_hated(self, s: Eye, x: i64) -> bool:
        return FACTS.type[s.kind[x]] == RINGWRAITH

    def text(self) -> list[Msg]:
        return [*super().text(), msg("+{n} prowess against Ringwraiths.", n=self.bonus)]


class GiantSpiders(Beast):
    """Their poison takes a character out of play where others would only be wounded."""

    def prepare(self, s: Eye, attack: Attack) -> None:
        attack.ensnares = 1

    def text(self) -> list[Msg]:
        words = msg("Whom they wound is discarded if his body check equals his body; not so a Ringwraith.")
        return [*super().text(), words]


class Horde(Beast):
    """Orcs who come upon a company that has fought Orcs this turn."""

    def __init__(self, facts: Printed, bonus: i64) -> None:
        super().__init__(facts)
        self.bonus: i64 = bonus

    def prepare(self, s: Eye, attack: Attack) -> None:
        if s.co_did[attack.defender] & FACED_ORCS:
            attack.prowess += self.bonus

    def text(self) -> list[Msg]:
        words = msg("+{n} prowess if the company has faced an attack by Orcs this turn.", n=self.bonus)
        return [*super().text(), words]


class TwiceStriking(Beast):
    """Two attacks on one character; somebody of his company may tap to cancel one of them."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ATTACK

    def on_attack(self, s: Eye, c: i64) -> None:
        if attack_now(s).creature == c and not s.used[c] & ACTED:
            s.call(Parry(c))

    def text(self) -> list[Msg]:
        words = msg("It attacks one character twice; any one of his company may tap to cancel one of the attacks.")
        return [*super().text(), words]


for name in (
    "ambusher",
    "arthadan-rangers",
    "beorning-toll",
    "the-border-watch",
    "cave-worm",
    "cave-drake",
    "dire-wolves",
    "elves-upon-errantry",
    "ent-in-search-of-the-entwives",
    "ghouls",
    "giant",
    "gondorian-rangers",
    "hobgoblins",
    "horse-lords",
    "huorn",
    "land-drake",
    "landroval",
    "lawless-men",
    "lesser-spiders",
    "marsh-drake",
    "orc-raiders",
    "orc-watch",
    "sellswords-between-charters",
    "sons-of-kings",
    "stirring-bones",
    "thranduil-s-folk",
    "thunder-s-companion",
    "true-fire-drake",
    "wandering-eldar",
    "wargs",
    "watcher-in-the-water",
    "wild-trolls",
):
    declare(Beast(printed(name)))
declare(Haunting(printed("barrow-wight"), -2))
declare(Haunting(printed("ghosts"), -1))
declare(CorpseCandle(printed("corpse-candle")), liking=0.3)
declare(Robbers(printed("brigands")))
declare(Robbers(printed("pirates"), 2))
declare(ElfLord(printed("elf-lord-revealed-in-wrath"), 4))
declare(GiantSpiders(printed("giant-spiders")))
declare(Horde(printed("orc-warband"), 3))
declare(Horde(printed("uruk-lieutenant"), 3))
declare(TwiceStriking(printed("slayer")))
