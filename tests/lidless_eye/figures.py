"""What things come to on a table laid by text (`laying`): characters, companies, players, ways and attacks."""

from __future__ import annotations

from lidless_eye.shown import Shown
from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import NUMBERS, REGION_NAMES, REGION_NUMBERS, SITE_NAMES, SITE_NUMBERS
from mathom.games.lidless_eye.cards.kit.wraiths import may_use_palantir
from mathom.games.lidless_eye.rules import bringing, companies, council, fallen, influence, limits, rings, routes, sums
from mathom.games.lidless_eye.rules.combat import figures
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.corruption import CorruptionRoll, check_sum, corruption_roll


class Figures(Shown):
    """The same table, with what its cards add up to."""

    def prowess(self, who: str) -> int:
        return int(sums.prowess(self.s, self.piece(who)))

    def body(self, who: str) -> int:
        return int(sums.body(self.s, self.piece(who)))

    def mind(self, who: str) -> int:
        return int(sums.mind(self.s, self.piece(who)))

    def direct(self, who: str, versus: str = "") -> int:
        """direct influence, against somebody in particular"""
        return int(sums.direct(self.s, self.piece(who), NUMBERS[versus] if versus else -1))

    def unused_direct(self, who: str, versus: str = "") -> int:
        """what is left of it, for somebody in particular"""
        return int(sums.unused_direct(self.s, self.piece(who), NUMBERS[versus] if versus else -1))

    def overdrawn(self, who: str) -> int:
        """by how much his followers need more than his direct influence"""
        return int(sums.overdrawn(self.s, self.piece(who)))

    def control_cost(self, who: str) -> int:
        return int(sums.control_cost(self.s, self.piece(who)))

    def corruption(self, who: str) -> int:
        """corruption points"""
        return int(sums.corruption(self.s, self.piece(who)))

    def general(self, seat: int) -> int:
        """general influence"""
        return int(sums.general(self.s, seat))

    def general_used(self, seat: int) -> int:
        return int(sums.general_used(self.s, seat))

    def unused_general(self, seat: int) -> int:
        return int(sums.unused_general(self.s, seat))

    def hand_size(self, seat: int) -> int:
        return int(sums.hand_size(self.s, seat))

    def influence_sum(self, who: str, target: str) -> int:
        """what is added to his roll"""
        return int(influence.influence_sum(self.s, self.piece(who), self.piece(target)))

    def given_points(self, name: str) -> int:
        """marshalling points of a card in play"""
        return int(council.given_points(self.s, self.piece(name)))

    def points(self, seat: int) -> dict[str, int]:
        """marshalling points by kind, where there are any"""
        found = zip(terms.POINT_KINDS, council.points(self.s, seat), strict=True)
        return {kind: int(n) for kind, n in found if n}

    def total_points(self, seat: int) -> int:
        """marshalling points of all kinds, as they are"""
        return int(council.total_points(self.s, seat))

    def counted(self, seat: int) -> int:
        """what the Council would make of them"""
        return int(council.counted(self.s, seat))

    def counted_by_kind(self, seat: int) -> list[int]:
        return [int(n) for n in council.counted_by_kind(self.s, seat)]

    def may_call(self, seat: int) -> bool:
        """whether a player may call the Council"""
        return council.may_call(self.s, seat)

    def meets_now(self) -> bool:
        """whether the Council begins"""
        return council.meets_now(self.s)

    def check_roll(self, who: str, bonus: int, helped: int = 0) -> CorruptionRoll:
        """the roll of a corruption check"""
        return corruption_roll(self.s, self.piece(who), bonus, helped=helped)

    def may_be_revealed(self, seat: int, name: str) -> bool:
        """whether a player may be this Ringwraith or Wizard"""
        return bringing.may_be_revealed(self.s, seat, NUMBERS[name])

    def may_come(self, name: str) -> bool:
        """whether one more of these cards may come into play"""
        return limits.may_come(self.s, NUMBERS[name])

    def cancellable(self) -> bool:
        """whether the attack under way can be cancelled"""
        return figures.cancellable(self.s)

    def weapon(self, who: str) -> str:
        """the weapon that he uses"""
        return self.name(int(sums.gear_in_use(self.s, self.piece(who), terms.WEAPON)))

    def worth(self, seat: int, kind: str = "miscellaneous") -> int:
        """marshalling points of one kind"""
        return self.points(seat).get(kind, 0)

    def size(self, company: str) -> int:
        return int(companies.size(self.s, self.number(company)))

    def overt(self, company: str) -> bool:
        return companies.overt(self.s, self.number(company))

    def skills(self, who: str) -> set[str]:
        """his skills, and the magic he can use"""
        bits = sums.skills(self.s, self.piece(who))
        return {name for name, bit in terms.SKILLS.items() if bits & bit}

    def skilled(self, who: str, skill: str) -> bool:
        return sums.has_skill(self.s, self.piece(who), getattr(terms, skill.upper()))

    def hazard_limit(self, company: str) -> int:
        """of a company on its way"""
        return int(sums.base_limit(self.s, self.number(company), self.size(company)))

    def region_kind(self, region: str) -> str:
        return terms.REGION_KINDS[sums.region_kind(self.s, REGION_NUMBERS[region])]

    def site_kind(self, site: str) -> str:
        return terms.SITE_KINDS[sums.site_kind(self.s, SITE_NUMBERS[site])]

    def check_sum(self, who: str) -> int:
        """what is added to his roll in a corruption check"""
        return int(check_sum(self.s, self.piece(who), 0))

    def is_leader(self, who: str) -> bool:
        return companies.is_leader(self.s, self.piece(who))

    def is_trophy(self, name: str) -> bool:
        return fallen.is_trophy(self.s, self.piece(name))

    def fighters(self, company: str) -> list[str]:
        """who can face strikes"""
        return self.names(self.s.fighters(self.number(company)))

    def test_sum(self, ring: str) -> int:
        """what is added to the roll of a test of a gold ring"""
        return int(rings.sum_of_test(self.s, self.piece(ring), 0))

    def regions(self, company: str) -> list[str]:
        """the regions by name in which the way of a company begins and ends, or those it leads through"""
        return [REGION_NAMES[region] for region in routes.path_regions(self.s, self.number(company))]

    def destinations(self, company: str) -> list[str]:
        """where a company may move"""
        return [SITE_NAMES[site] for site in routes.destination_list(self.s, self.number(company))]

    def path(self, company: str) -> str:
        """the regions of a company's way, as in `going`"""
        return "".join("cfbwsd"[kind] for kind in routes.path_kinds(self.s, self.number(company)))

    def reach(self, company: str) -> int:
        """how many regions it may move through"""
        return int(routes.reach(self.s, self.number(company)))

    def has_access(self, palantir: str) -> bool:
        """whether its bearer may use a palantír"""
        return may_use_palantir(self.s, self.piece(palantir))

    def strength(self, attack: Attack) -> tuple[int, int]:
        """strikes and prowess of an attack, everything considered"""
        strikes = sums.total(self.s, terms.STRIKES, attack.defender, attack.strikes)
        return int(strikes), int(attack.prowess_now(self.s))

    def attacks_at(self, company: str) -> list[tuple[str, int, int]]:
        """the automatic-attacks that a company faces at its site: race, strikes, prowess"""
        races = {0: "", **{number: race for race, number in terms.RACES.items()}}
        found = site_attacks(self.s, self.number(company))
        return [(races[int(attack.race)], int(attack.strikes), int(attack.prowess)) for attack in found]
