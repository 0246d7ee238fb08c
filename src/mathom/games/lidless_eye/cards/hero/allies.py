"""The allies of heroes."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGIONS, SITES, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.allies import Blackbole, Sneaks
from mathom.games.lidless_eye.cards.kit.abilities import DISCARD_SELF, TAP_SELF, Ability, Cancels
from mathom.games.lidless_eye.cards.kit.afar import FarCheck, can_be_tried, factions_in_hand, reveal
from mathom.games.lidless_eye.cards.kit.creature_words import listed
from mathom.games.lidless_eye.cards.kit.families import Ally
from mathom.games.lidless_eye.cards.kit.warding import Wards
from mathom.games.lidless_eye.news import TOLD_ARRIVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import GOES_ON, MOVED, RETURNED
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.companies import leave_site, size
from mathom.games.lidless_eye.rules.keys import keyed_to_region_kind, played_at_site
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.routes import by_no_path, is_haven
from mathom.games.lidless_eye.rules.sums import region_kind
from mathom.games.lidless_eye.terms import (
    ALLY,
    ANY_TIME,
    ARRIVE,
    ATTACK,
    DARK_DOMAIN,
    ECHO,
    END,
    HOBBIT,
    ORGANISE,
    SHADOW_LAND,
    SITE,
    TABLE,
    THIS_TURN,
    USE,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

FEW: Final = 2  # whom an eagle carries


class Ent(Blackbole):
    """Leaves a company that goes too far from home."""

    def __init__(self, facts: Printed, regions: tuple[str, ...], ability: Ability | None = None) -> None:
        super().__init__(facts, ability)
        self.regions: tuple[str, ...] = regions
        self.triggers |= T_TRAVEL

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        """LE-H-87: when the new site is turned up"""
        if s.company_of(c) != company or s.co_dest[company] < 0:
            return
        if REGIONS[SITES[s.co_dest[company]].region].printed.name not in self.regions:
            s.to_discard(c)

    def text(self) -> list[Msg]:
        places = listed([msg(name) for name in self.regions])
        words = msg("Is discarded when his company moves to a site outside of: {places}.", places=places)
        return [*super().text(), words]


class Leaflock(Ent):
    def text(self) -> list[Msg]:
        words = msg(
            "May tap to stop a hazard that is played on his company, its site, or somebody or something with it."
        )
        return [words, *super().text()]


class WardsAtHome(Wards):
    """For whichever company is on its way to such a region."""

    def __init__(self, cost: i64, regions: tuple[str, ...]) -> None:
        super().__init__(cost)
        self.regions: tuple[str, ...] = regions

    def warded(self, s: Eye, c: i64) -> i64:
        if s.now < 0 or not s.travels(s.now):
            return -1
        return s.now if REGIONS[SITES[s.co_dest[s.now]].region].printed.name in self.regions else -1


class TomBombadil(Ent):
    """Faces what comes; of an Ent he has only that he stays near his home."""

    def faces(self, s: Eye, c: i64) -> bool:
        return True

    def text(self) -> list[Msg]:
        places = listed([msg(name) for name in self.regions])
        return [
            msg(
                "May tap for a company that moves to a site in {places}: to stop a hazard that is played on it, its "
                "site, or somebody or something with it.",
                places=places,
            ),
            msg("Is discarded when his company moves to a site outside of: {places}.", places=places),
        ]


class CalmsTheWild(Cancels):
    """Cancels an attack keyed to wilderness."""

    def useful(self, s: Eye, c: i64) -> bool:
        return super().useful(s, c) and keyed_to_region_kind(attack_now(s).keyed, WILDERNESS)


class Goldberry(Ally):
    """Nobody attacks her; with her a company does not lose its way."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, CalmsTheWild(TAP_SELF))
        self.leading = 1

    def faces(self, s: Eye, c: i64) -> bool:
        return False

    def holds_fast(self, s: Eye, c: i64, company: i64) -> bool:
        return s.untapped(c) and s.company_of(c) == company and s.owner[s.bearer(c)] == s.active

    def text(self) -> list[Msg]:
        return [
            msg("Faces no strike."),
            msg("May tap to cancel an attack against her company that is keyed to wilderness."),
            msg("Or, when her company would be sent back to its site of origin: it is not."),
        ]


class TakesWing(Ability):
    """Carries a small company far, once."""

    def useful(self, s: Eye, c: i64) -> bool:
        return size(s, s.company_of(c)) <= FEW

    def pay(self, s: Eye, link: Link) -> None:
        link.b = s.company_of(link.card)
        super().pay(s, link)

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.b] == link.by:
            e = s.lay(link.kind, link.by, ECHO)
            s.until[e] = THIS_TURN
            s.co[e] = link.b


class Gwaihir(Ally):
    """What he does lasts as an effect of him; himself he carries nobody."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, TakesWing(DISCARD_SELF, ORGANISE))
        self.leading = self.barring = 1

    def carries(self, s: Eye, c: i64, company: i64, site: i64) -> bool:
        if s.zone[c] != ECHO or s.co[c] != company or size(s, company) > FEW:
            return False
        return region_kind(s, SITES[site].region) not in (SHADOW_LAND, DARK_DOMAIN)

    def bars(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        return s.zone[c] == ECHO and s.co[c] == company and by_no_path(s, company) and not played_at_site(key)

    def text(self) -> list[Msg]:
        return [
            msg(
                "In a company of size two or less he may be discarded in the organization phase: it may move to any "
                "site that lies in no shadow-land and no dark-domain."
            ),
            msg("On its way only creatures keyed to its new site may be played."),
        ]


class CarriesWord(Ability):
    """Flies to a people and speaks for his company; that is the end of him."""

    def __init__(self) -> None:
        super().__init__(TAP_SELF, SITE)
        self.target = "kind"
        self.purpose.sends = True

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if not self.payable(s, c) or s.now < 0 or s.company_of(c) != s.now:
            return
        for kind in factions_in_hand(s, s.active):
            if may_come(s, kind) and can_be_tried(s, s.active, c, kind):
                into.add(act(USE, c, kind))

    def pay(self, s: Eye, link: Link) -> None:
        super().pay(s, link)
        link.b = reveal(s, link.by, link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.card] == TABLE and s.kind[link.card] == link.kind and may_come(s, link.a):
            s.place(link.b, TABLE)
            s.call(FarCheck(link.b, link.card, link.card))
        else:
            s.to_discard(link.b)


class Roac(Ally):
    def text(self) -> list[Msg]:
        return [
            msg(
                "Site phase, the site may be tapped: he may tap to try to win a faction of your hand, which you show, "
                "as a diplomat at a site where it may be played. No site taps."
            ),
            msg("Then he is discarded."),
        ]


class Gollum(Ally):
    def text(self) -> list[Msg]:
        return [
            msg(
                "In a company of size less than three he may tap to cancel an attack keyed to a wilderness or a "
                "shadow-land."
            ),
            msg("At the same site as The One Ring, away from Havens, he may tap: both are discarded."),
        ]


class Gallops(Ability):
    """One rider, with a Hobbit perhaps, and no other ally: his company may move once more."""

    def useful(self, s: Eye, c: i64) -> bool:
        company = s.company_of(c)
        did = s.co_did[company]
        moved = s.co_dest[company] >= 0 or did & MOVED != 0
        if company != s.now or not moved or did & (GOES_ON | RETURNED):
            return False
        if any(x != c and FACTS.type[s.kind[x]] == ALLY for x in s.fighters(company)):
            return False
        riders = s.members(company)
        if len(riders) == 2:
            return any(KINDS[s.kind[x]].race & HOBBIT for x in riders)
        return len(riders) == 1

    def resolve(self, s: Eye, link: Link) -> None:
        company = s.company_of(link.card)
        if company == s.now:
            s.co_did[company] |= GOES_ON


class Shadowfax(Ally):
    def text(self) -> list[Msg]:
        return [
            msg(
                "If his company is one character, or one and a Hobbit, and no other ally, he may tap at the end of its "
                "movement/hazard phase: it may move to another site in the same turn and has another such phase."
            )
        ]


class CarriesHome(Ability):
    """At the end of the turn a small company is back at the nearest Haven."""

    def useful(self, s: Eye, c: i64) -> bool:
        company = s.company_of(c)
        return not is_haven(s.co_site[company]) and size(s, company) <= 3

    def pay(self, s: Eye, link: Link) -> None:
        link.b = s.company_of(link.card)
        super().pay(s, link)

    def resolve(self, s: Eye, link: Link) -> None:
        company = link.b
        if s.co_owner[company] != link.by:
            return
        left = s.co_site[company]
        haven = SITES[left].nearest
        s.co_site[company] = haven
        leave_site(s, link.by, left)
        s.tell(TOLD_ARRIVED, link.by, company, haven)


class BillThePony(Ally):
    def text(self) -> list[Msg]:
        return [
            msg(
                "At the end of your turn, away from Havens and in a company of size three or less, he may be "
                "discarded: the company is at the nearest Haven."
            )
        ]


declare(Blackbole(printed("quickbeam")))
declare(
    Ent(printed("skinbark"), ("Fangorn", "Rohan", "Gap of Isen", "Wold & Foothills", "Anduin Vales", "Redhorn Gate"))
)
declare(
    Ent(
        printed("treebeard"),
        (
            *("Fangorn", "Rohan", "Gap of Isen", "Wold & Foothills", "Enedhwaith", "Old Pûkel-land"),
            *("Brown Lands", "Anduin Vales", "Redhorn Gate"),
        ),
    )
)
declare(Gollum(printed("gollum"), Sneaks(TAP_SELF, ATTACK | ANY_TIME)))
declare(Shadowfax(printed("shadowfax"), Gallops(TAP_SELF, ARRIVE)))
declare(BillThePony(printed("bill-the-pony"), CarriesHome(DISCARD_SELF, END)))
declare(
    Leaflock(
        printed("leaflock"),
        (
            *("Fangorn", "Rohan", "Gap of Isen", "Wold & Foothills", "Enedhwaith", "Old Pûkel-land"),
            *("Brown Lands", "Anduin Vales", "Redhorn Gate"),
        ),
        Wards(TAP_SELF),
    )
)
declare(
    TomBombadil(
        printed("tom-bombadil"),
        ("Arthedain", "Cardolan", "Rhudaur", "The Shire"),
        WardsAtHome(TAP_SELF, ("Arthedain", "Cardolan", "Rhudaur", "The Shire")),
    )
)
declare(Goldberry(printed("goldberry")))
declare(Gwaihir(printed("gwaihir")))
declare(Roac(printed("roac-the-raven"), CarriesWord()))
