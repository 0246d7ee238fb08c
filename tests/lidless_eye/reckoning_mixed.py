"""The bookkeeper at a table of a Ringwraith and a Wizard player: what parts H and W of the book change."""

from collections import Counter

from lidless_eye.reckoning import LEAST_LIMIT, RESHUFFLES, UNCOUNTED, Bookkeeper, printed
from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import FOR_EITHER, FORMS, KINDS, NAMES, NUMBERS, SITES
from mathom.games.lidless_eye.cards.hero.nazgul import is_nazgul_event
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import HERO
from mathom.kernel.state import act_a, act_b, act_kind

# cards whose own words change a figure that is reckoned here
MORE_INFLUENCE = ("the-lidless-eye",)
MORE_HAZARDS = (
    *("orc-mounts", "anduin-river", "ash-mountains", "fair-sailing", "fair-travels-in-border-lands", "horses"),
    *("fair-travels-in-dark-domains", "fair-travels-in-free-domains", "fair-travels-in-shadow-lands"),
    *("fair-travels-in-wilderness", "misty-mountains", "mountains-of-shadow", "white-mountains"),
)
OTHER_POINTS = ("anduril-the-flame-of-the-west", "balrog-of-moria")


class MixedBookkeeper(Bookkeeper):
    """The same for a Ringwraith player against a Wizard player."""

    def __init__(self, s: Eye, decks: tuple[str, str], rules: str) -> None:
        super().__init__(s, decks, rules)
        self.journey = (-1, -1, -1)
        self.clashes = (-1, 0)  # the turn, and how many attacks of companies it has seen
        self.wizards: set[tuple[int, int]] = set()  # who was in play, by seat and kind

    def look(self, s: Eye, action: int) -> str:
        self.wizards |= {(int(s.owner[c]), int(s.kind[c])) for c in s.table if printed(s, c).type == "wizard"}
        return super().look(s, action) or self.camps(s) or self.forms(s) or self.clash(s, action)

    def there(self, s: Eye, names: tuple[str, ...]) -> bool:
        """whether one of these cards, or an effect of it, is in play"""
        return any(NAMES[s.kind[c]] in names for c in s.table)

    # -- cards

    def conserved(self, s: Eye) -> str:
        """LE-B-8; the faction of a Dragon that was beaten lies with who beat it (LE-W-50)"""
        found = [Counter[str](), Counter[str]()]
        for seat in range(2):
            for pile in (s.hand, s.deck, s.discard, s.sideboard, s.out):
                found[seat].update(NAMES[entry >> 8] for entry in pile[seat].cards)
            for entry in s.stored[seat].cards:
                beaten = KINDS[entry >> 8].printed.type in ("creature", "faction")
                found[1 - seat if beaten else seat][NAMES[entry >> 8]] += 1
        for c in range(len(s.kind)):
            if s.kind[c] >= 0 and s.zone[c] != terms.ECHO:
                found[s.owner[c]][NAMES[s.kind[c]]] += 1
        for seat in range(2):
            if found[seat] != self.lists[seat]:
                more, less = found[seat] - self.lists[seat], self.lists[seat] - found[seat]
                return f"cards of seat {seat}: {dict(more)} too many, {dict(less)} missing"
        return ""

    def camps(self, s: Eye) -> str:
        """LE-H-4, LE-W-6, LE-W-7: everybody has cards and sites of his own camp before him, items excepted"""
        for c in s.table:
            card = KINDS[s.kind[c]]
            own = card.camp in (s.camp[s.owner[c]], terms.BOTH_CAMPS) or FOR_EITHER in card.keywords
            if s.zone[c] == terms.TABLE and not own and card.type != terms.ITEM:
                return f"{card.name} lies before a player of the other camp"
        for i, owner in enumerate(s.co_owner):
            if owner >= 0 and SITES[s.co_site[i]].camp != s.camp[owner]:
                return f"a company of seat {owner} is at {SITES[s.co_site[i]].name}"
        self.looked["camps"] += 1
        return ""

    def forms(self, s: Eye) -> str:
        """LE-W-10 to LE-W-13: of the forms of a being, item or faction one is in play, of Dragons more; none when one
        was removed or lies defeated"""
        lying = {int(s.kind[c]) for c in s.table if s.zone[c] == terms.TABLE}
        gone = {entry >> 8 for seat in range(2) for entry in s.out[seat].cards}
        for kind in lying:
            others = set(FORMS[kind])
            if KINDS[kind].race & terms.DRAGON or not others:
                continue
            self.looked["forms"] += 1
            if others & lying:
                return f"{NAMES[kind]} and {[NAMES[k] for k in others & lying]} are in play together"
            if KINDS[kind].unique and others & gone and KINDS[kind].type != terms.CREATURE:
                return f"{NAMES[kind]} is in play, and {[NAMES[k] for k in others & gone]} was removed"
        return ""

    # -- companies

    def size(self, s: Eye, company: int) -> int:
        """LE-B-64; Hobbits of heroes count half (LE-H-35)"""
        halves = 0
        for c in s.members(company):
            orc = self.advanced and "orc" in printed(s, c).race.lower().split("-")
            scout = "scout" in printed(s, c).skills or self.lies(s, "magic-ring-of-shadows", c)
            hobbit = printed(s, c).camp == "hero" and printed(s, c).race == "hobbit"
            halves += 1 if (orc and scout) or hobbit else 2
        return (halves + 1) // 2

    def clash(self, s: Eye, action: int) -> str:
        """LE-W-34, LE-W-43: one attack of a company in a turn, and no hazards in it"""
        if act_kind(action) == terms.CLASH:
            seen = self.clashes[1] if self.clashes[0] == s.turn else 0
            self.clashes = (int(s.turn), seen + 1)
            self.looked["clash"] += 1
            if seen:
                return "a second attack of a company in a turn"
            if s.camp[s.co_owner[act_a(action)]] == s.camp[s.active]:
                return "companies of one camp attack each other"
        if s.clash >= 0 and act_kind(action) == terms.PLAY and KINDS[act_a(action)].printed.type.startswith("hazard"):
            return f"{NAMES[act_a(action)]} is played between companies"
        return ""

    # -- influence

    def influence(self, s: Eye) -> str:
        """of a Wizard player (LE-H-23): minds under general influence; what their cards add to direct influence is not
        reckoned here"""
        if self.there(s, MORE_INFLUENCE):
            return ""
        if s.camp[s.active] != HERO:
            return super().influence(s)
        own = [c for c in s.characters(s.active) if s.host[c] < 0 and not s.used[c] & terms.ORPHANED]
        used = sum(self.mind(s, c) for c in own if printed(s, c).type != "wizard")
        self.looked["general influence"] += used > 10
        return f"{used} general influence is used" if used > 20 else ""

    # -- hazards

    def hazards(self, s: Eye, action: int) -> str:
        """LE-B-99, LE-B-100, LE-W-19: the limit is at most what the company gives, and what counts needs room in it"""
        if s.phase != terms.MOVEMENT or s.now < 0 or s.co_owner[s.now] < 0:
            return ""
        company, journey = int(s.now), (int(s.turn), int(s.now), int(s.site_now(s.now)))
        if not self.settling(s) and journey != self.journey:
            self.journey = journey
            self.looked["journey"] += 1
            most = max(self.before.get(company, 0), self.size(s, company), LEAST_LIMIT)
            most += 2 * ("limit+2" in SITES[s.site_now(company)].notes)
            if s.limit > most and not self.there(s, MORE_HAZARDS):
                return f"the limit is {s.limit}, and not more than {most}"
        if s.seat == s.active:
            return ""
        verb = act_kind(action)
        counts = verb == terms.GUARD_WITH or (verb == terms.USE and is_nazgul_event(s, act_a(action)))
        if verb == terms.PLAY:
            facts = KINDS[act_a(action)].printed
            hazard = facts.type.startswith("hazard") or facts.type == "creature" or facts.also == "hazard"
            back = facts.id == "sudden-call" and act_b(action) == RESHUFFLES
            counts = hazard and facts.id not in (*UNCOUNTED, "sudden-call") and not back
        self.looked["hazard"] += counts
        return f"a hazard beyond the limit: {verb}, {act_a(action)}" if counts and s.limit <= 0 else ""

    # -- the end

    def score(self, s: Eye) -> str:
        return "" if self.there(s, OTHER_POINTS) else super().score(s)

    def taken_off(self, s: Eye, seat: int) -> int:
        """LE-H-32: a Wizard who was eliminated, where the game goes on without him"""
        fallen = any((seat, entry >> 8) in self.wizards for entry in s.out[seat].cards)
        self.looked["fallen"] += fallen
        return super().taken_off(s, seat) + 5 * fallen

    def counted(self, mine: Counter[str], other: Counter[str]) -> int:
        """LE-A-18, LE-A-19; kinds below 0 are left out of the sum of the rest (LE-H-110)"""
        kinds = dict(mine)
        if self.advanced:
            for kind in ("characters", "items", "factions", "allies"):
                if other[kind] <= 0 and kinds.get(kind, 0) > 0:
                    kinds[kind] *= 2
            most = max(kinds, key=lambda kind: kinds[kind], default="")
            if most:
                kinds[most] = min(kinds[most], sum(n for kind, n in kinds.items() if kind != most and n > 0))
        return sum(kinds.values())

    def points(self, s: Eye, seat: int) -> Counter[str]:
        out = super().points(s, seat)
        rumor = sum(s.kind[c] == NUMBERS["rumor-of-the-one"] and s.zone[c] == terms.TABLE for c in s.table)
        for c in s.table:
            facts, bearer = printed(s, c), s.bearer(c)
            if s.zone[c] != terms.TABLE or facts.type != "item":
                continue
            if s.owner[bearer if bearer >= 0 else c] == seat and not facts.points_only_stored:
                had = facts.points + (rumor if facts.ring else 0)
                dwarf = facts.points_dwarf and bearer >= 0 and printed(s, bearer).race == "dwarf"
                out["items"] += self.half(s, seat, s.kind[c], facts.points_dwarf if dwarf else had) - had
        for kind, many in Counter(entry >> 8 for entry in s.stored[seat].cards).items():
            facts = KINDS[kind].printed
            each = facts.stored_points if facts.stored_points and kind not in list(s.plain) else facts.points
            if facts.type == "faction":
                out[facts.points_kind] -= many * each
                out["creatures"] += many * each  # LE-W-50
            elif facts.type == "item":
                had = each + (rumor if facts.ring else 0)
                out["items"] += many * (self.half(s, seat, kind, had) - had)
        for entry in s.slain:  # LE-W-48
            out["creatures"] += 0 if entry >> seat & 1 else KINDS[entry >> 8].printed.points
        if s.camp[seat] == HERO:
            out["characters"] += sum(KINDS[entry >> 8].printed.points_eliminated for entry in s.out[seat].cards)
        return out

    def half(self, s: Eye, seat: int, kind: int, many: int) -> int:
        """LE-W-8, LE-H-89"""
        return (many + 1) // 2 if KINDS[kind].camp not in (s.camp[seat], terms.BOTH_CAMPS) else many
