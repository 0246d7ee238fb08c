"""The factions of heroes: won by an influence check, at standard modifications by the race of the influencer."""

# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, NUMBERS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import lasts_on
from mathom.games.lidless_eye.cards.kit.families import Faction
from mathom.games.lidless_eye.position.eye import Eye
from mathom.kernel.words import Msg, msg


class ArmyOfTheDead(Faction):
    """Who has led his company by the paths of the dead may call them up, and nobody else."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.keywords = (*self.keywords, "unswayed")

    def listens(self, s: Eye, ch: i64) -> bool:
        is_king = KINDS[s.kind[ch]].name == "aragorn-ii"
        return is_king and lasts_on(s, NUMBERS["paths-of-the-dead"], s.co[ch])

    def text(self) -> list[Msg]:
        return [
            msg("Only by Aragorn II, in the turn in which Paths of the Dead was played on his company."),
            msg("An opponent cannot influence it."),
        ]


for name in (
    "hero-beornings",
    "blue-mountain-dwarves",
    "hero-dunlendings",
    "hero-easterlings",
    "elves-of-lindon",
    "ents-of-fangorn",
    "hero-hillmen",
    "hobbits",
    "iron-hill-dwarves",
    "knights-of-dol-amroth",
    "lossoth",
    "men-of-anfalas",
    "men-of-anorien",
    "hero-men-of-dorwinion",
    "men-of-lamedon",
    "men-of-lebennin",
    "men-of-northern-rhovanion",
    "rangers-of-ithilien",
    "rangers-of-the-north",
    "riders-of-rohan",
    "hero-southrons",
    "the-great-eagles",
    "tower-guard-of-minas-tirith",
    "hero-variags-of-khand",
    "wood-elves",
    "hero-woodmen",
    "woses-of-old-pukel-land",
    "woses-of-the-druadan-forest",
):
    declare(Faction(printed(name)))

declare(ArmyOfTheDead(printed("army-of-the-dead")))
