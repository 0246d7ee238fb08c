"""The factions. Most are won by an influence check and no more; some lie with a leader, and Dragons roam."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGIONS, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.creature_words import listed
from mathom.games.lidless_eye.cards.kit.families import Faction
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.camps import wins_dragons
from mathom.games.lidless_eye.rules.combat.attack import BEATEN
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.routes import path_regions
from mathom.games.lidless_eye.terms import DRAGON, FACTION, POINTS, TABLE
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.words import Msg, msg

WITH_ONE_LEADER: Final = 3  # so many factions with one leader give
EXTRA_POINTS: Final = 2


class Led(Faction):
    """May lie with the leader who won it: the influence check asks for that. Then it goes when he moves or leaves."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_TRAVEL
        self.touches |= POINTS
        self.late |= POINTS

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        leader = s.host[c]
        if leader >= 0 and s.company_of(leader) == company and s.co_dest[company] >= 0:
            s.to_discard(c)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        """three or more of them with one leader give two points in all: they count with the first"""
        if what == POINTS and c == subject and s.host[c] >= 0 and self.leads(s, c) >= WITH_ONE_LEADER:
            return value + EXTRA_POINTS
        return super().modify(s, c, what, subject, value)

    def leads(self, s: Eye, c: i64) -> i64:
        """how many factions lie with its leader; 0 when another comes first"""
        n: i64 = 0
        for x in s.table:
            if s.host[x] == s.host[c] and FACTS.type[s.kind[x]] == FACTION and s.zone[x] == TABLE:
                if n == 0 and x != c:
                    return 0
                n += 1
        return n

    def text(self) -> list[Msg]:
        return [
            msg(
                "Won by an Orc or Troll leader, it may lie with him and the site does not tap; it is discarded when he "
                "moves or leaves play."
            ),
            msg("Three or more factions with the same leader give two more marshalling points."),
        ]


class Roused(Faction):
    """A Dragon: attacks every company of the opponent that moves through its regions (LE-B-138)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_TRAVEL

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        if s.co_owner[company] == s.owner[c] or s.zone[c] != TABLE:
            return
        for region in path_regions(s, company):
            if REGIONS[region].printed.name in self.printed.roam_regions:
                s.call(Roaming(c, company))
                return

    def text(self) -> list[Msg]:
        card = self.printed
        words = msg(
            "Attacks every company of your opponent that moves through one of its regions ({regions}): Dragon, "
            "{strikes} strikes at {prowess}/{body}. Defeated, it is removed from the game.",
            regions=listed([msg(name) for name in card.roam_regions]),
            strikes=card.strikes,
            prowess=card.prowess,
            body=card.body,
        )
        gift = msg(
            "The influencer may discard a major item for +{major} or a greater item for +{greater}.",
            major=card.gifts["major"],
            greater=card.gifts["greater"],
        )
        if card.chooses:
            return [gift, words, msg("The attacker chooses who is struck.")]
        return [gift, words]


class Roaming(Procedure):
    """A Dragon's attack on a company that passes; defeated, its card is removed and counts no more."""

    faction: i64 = 0
    company: i64 = 0

    def __init__(self, faction: i64 = 0, company: i64 = 0) -> None:
        self.faction = faction
        self.company = company

    def go(self, s: Eye) -> i64:
        c = self.faction
        if self.step == 0:
            self.step = 1
            if s.kind[c] < 0 or s.zone[c] != TABLE or s.co_owner[self.company] < 0 or s.co_dest[self.company] < 0:
                return s.done()  # it left, or the company was sent back or is gone
            card = KINDS[s.kind[c]]
            attack = special_attack(s, self.company, DRAGON, card.strikes, card.prowess, card.body)
            attack.attacker = s.owner[c]
            attack.chooses = 1 if card.printed.chooses else 0
            return s.call(attack)
        if s.result == BEATEN and s.kind[c] >= 0 and s.zone[c] == TABLE:
            seat = s.co_owner[self.company]
            if seat >= 0 and wins_dragons(s, seat):
                s.to_stored(c, seat)
            else:
                s.to_out(c)
        return s.done()

    def blank(self) -> Frame:
        return Roaming()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.faction = io.num("faction", self.faction)
        self.company = io.num("company", self.company)


enter(Roaming())

for name in (
    *("balchoth", "beornings", "dunlendings", "easterlings", "hillmen", "men-of-dorwinion", "nurniags"),
    *("southrons", "umbarean-corsairs", "variags-of-khand", "woodmen", "woses-of-the-eryn-vorn"),
    *("goblins-of-goblin-gate", "grey-mountain-goblins", "ice-orcs", "orcs-of-angmar", "orcs-of-gundabad"),
    *("orcs-of-mirkwood", "orcs-of-moria", "snaga-hai", "wargs-of-the-forochel", "white-mountain-wolves"),
):
    declare(Faction(printed(name)))

for name in (
    *("black-trolls", "half-trolls", "hill-trolls", "misty-mountain-wargs", "orcs-of-gorgoroth"),
    *("orcs-of-the-ash-mountains", "orcs-of-the-ephel-duath", "orcs-of-the-red-eye", "orcs-of-udun"),
    *("stone-trolls", "ungol-orcs", "uruk-hai"),
):
    declare(Led(printed(name)))

for name in ("agburanar-roused", "scatha-roused", "scorba-roused", "smaug-roused"):
    declare(Roused(printed(name)))
