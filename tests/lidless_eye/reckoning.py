"""A bookkeeper who watches a game with the printed figures and the book in hand, apart from the sums of the engine.

He counts cards, influence, companies, hazards and points anew from what lies where, and says what is against the
book."""

from collections import Counter

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import KINDS, NAMES, NUMBERS, SITES
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.decks.text import read_deck
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.routes import path_kinds
from mathom.kernel.state import act_a, act_b, act_kind

WRAITH = "ringwraith"
ORCISH = ("orc", "troll")
FAIR = ("elf", "dwarf", "dunadan")
GENERAL_INFLUENCE, LARGEST, LEAST_LIMIT = 20, 7, 2  # LE-B-41, LE-B-65, LE-B-99

# direct influence: of things borne, of what lies with a character, and what characters have against some
BORNE = {"the-iron-crown": 4, "minor-ring": 2, "the-oracle-s-ring": 4, "the-one-ring": 5, "trifling-ring": 3}
ONCE_WORN = {"high-helm": 2}  # of two helmets one is in use
LYING = {
    "words-of-menace-and-deceit": 5,
    "honey-on-the-tongue": 5,
    "the-witch-king-unleashed": 5,
    "by-the-ringwraith-s-word": 4,
    "no-more-nonsense": 2,
    "heralded-lord": 3,
    "fell-rider": -3,
    "bade-to-rule": -2,
    "i-ll-be-at-your-heels": -2,
    "i-ll-report-you": -2,
    "smart-and-secret": -2,
    "shut-yer-mouth": -2,
}
AGAINST = {
    "calendal": (2, ("elf",)),
    "hendolen": (2, ("elf",)),
    "nain": (1, ("dwarf",)),
    "threlin": (2, ("dwarf",)),
    "gorbag": (3, ("orc",)),
    "orc-captain": (3, ("orc",)),
    "orc-chieftain": (3, ("orc",)),
    "shagrat": (4, ("orc",)),
    "lieutenant-of-angmar": (4, ORCISH),
    "lieutenant-of-dol-guldur": (2, ORCISH),
    "lieutenant-of-morgul": (3, ORCISH),
    "old-troll": (1, ORCISH),
    "troll-chief": (3, ORCISH),
    "ulkaur-the-tongueless": (2, ORCISH),
}
HERALDED = {"adunaphel": 2, "akhorahil": 3, "dwar": -3, "hoarmurath": 1, "indur": -1, "khamul": -2, "ren": -2}
HERALDED |= {"uvatha": -3, "the-witch-king": 3}
FREE_RIDERS = {"khamul-the-ringwraith": 1, "the-witch-king": 2}  # Ringwraiths whom he controls without influence
SPIRIT_RINGS = ("the-oracle-s-ring", "the-reviled-ring", "the-warding-ring")
RESHUFFLES = 1
UNCOUNTED = ("twilight", "veils-flung-away")  # hazards that do not count toward the limit
LOST_IN = {
    "lost-in-free-domains": "free-domain",
    "lost-in-border-lands": "border-land",
    "lost-in-shadow-lands": "shadow-land",
    "lost-in-the-wilderness": "wilderness",
}


def printed(s: Eye, c: int) -> Printed:
    facts: Printed = KINDS[s.kind[c]].printed
    return facts


def races(facts: Printed) -> tuple[str, ...]:
    return tuple(race for race in (*ORCISH, *FAIR, "man", "hobbit") if race in facts.race.lower().split("-"))


class Bookkeeper:
    """One game, from its set-up on. `look` before every move, `looked` is how often each rule was tried."""

    def __init__(self, s: Eye, decks: tuple[str, str], rules: str) -> None:
        self.advanced = rules == "advanced"
        self.lists = [self.listed(text) for text in decks]
        self.looked: Counter[str] = Counter()
        self.shown = [0, 0]  # cards shown at the Council, which cost the other a point each
        self.phase = int(s.phase)
        self.before: dict[int, int] = {}  # sizes of companies at the decision before
        self.halved = -1  # the turn whose hazard limits are halved
        self.under_way = (-1, -1)
        self.allowed = self.played = 0
        self.exact = True

    def listed(self, text: str) -> Counter[str]:
        deck = read_deck(text)
        sections = [deck.wraiths, deck.starters, deck.starting_items, deck.characters, deck.resources, deck.hazards]
        whole: Counter[str] = Counter()
        for lines in (*sections, deck.sideboard if self.advanced else {}):
            whole.update(lines)
        return whole

    def look(self, s: Eye, action: int) -> str:
        """what is against the book in this position, with the action that will be taken; "" where all is well"""
        wrong = self.conserved(s) or self.unique(s) or self.companies(s)
        if not wrong and self.phase == terms.ORGANIZATION and s.phase != terms.ORGANIZATION:
            wrong = self.influence(s)
        wrong = wrong or self.hazards(s, action)
        if act_kind(action) == terms.SHOW and s.phase == terms.COUNCIL_PHASE:
            self.shown[1 - s.seat] += 1
        self.phase = int(s.phase)
        self.before = {i: self.size(s, i) for seat in range(2) for i in s.companies(seat)}
        return wrong

    # -- cards

    def conserved(self, s: Eye) -> str:
        """LE-B-8: every card of both lists is somewhere, once"""
        found = [Counter[str](), Counter[str]()]
        for seat in range(2):
            for pile in (s.hand, s.deck, s.discard, s.sideboard, s.out):
                found[seat].update(NAMES[entry >> 8] for entry in pile[seat].cards)
            for entry in s.stored[seat].cards:  # a creature was the opponent's (LE-B-27)
                beaten = KINDS[entry >> 8].printed.type == "creature"
                found[1 - seat if beaten else seat][NAMES[entry >> 8]] += 1
        for c in range(len(s.kind)):
            if s.kind[c] >= 0 and s.zone[c] != terms.ECHO:
                found[s.owner[c]][NAMES[s.kind[c]]] += 1
        for seat in range(2):
            if found[seat] != self.lists[seat]:
                more, less = found[seat] - self.lists[seat], self.lists[seat] - found[seat]
                return f"cards of seat {seat}: {dict(more)} too many, {dict(less)} missing"
        return ""

    def unique(self, s: Eye) -> str:
        """LE-B-26, LE-B-32: of a unique card one is in play, on the table or on a marshalling point pile; none when one
        was removed. Of a card that cannot be duplicated, one is on the table."""
        in_play = Counter(int(s.kind[c]) for c in s.table if s.zone[c] == terms.TABLE)
        piles = Counter(entry >> 8 for seat in range(2) for entry in s.stored[seat].cards)
        removed = {entry >> 8 for seat in range(2) for entry in s.out[seat].cards}
        for kind, many in (in_play + piles).items():
            facts = KINDS[kind].printed
            if facts.unique and (many > 1 or kind in removed):
                return f"{facts.id}: {many} in play, {(kind in removed and 'one') or 'none'} removed"
        for kind, many in in_play.items():
            if KINDS[kind].printed.no_duplicate == "all" and many > 1:
                return f"{NAMES[kind]} is there {many} times"
        return ""

    # -- companies

    def size(self, s: Eye, company: int) -> int:
        """LE-B-64, LE-A-22"""
        halves = 0
        for c in s.members(company):
            scout = "scout" in printed(s, c).skills or self.lies(s, "magic-ring-of-shadows", c)
            halves += 1 if self.advanced and "orc" in races(printed(s, c)) and scout else 2
        return (halves + 1) // 2

    def companies(self, s: Eye) -> str:
        """LE-B-43, LE-B-44, LE-B-65, LE-B-70; LE-A-29, LE-A-31, LE-A-32"""
        if s.phase in (terms.SET_UP, terms.ORGANIZATION):
            return ""
        for c in (*s.characters(0), *s.characters(1)):
            host = s.host[c]
            if host >= 0 and not (s.co[host] == s.co[c] and s.owner[host] == s.owner[c] and s.host[host] < 0):
                return f"{NAMES[s.kind[c]]} follows {NAMES[s.kind[host]]}, who is elsewhere or follows himself"
        for i in (*s.companies(0), *s.companies(1)):
            members = s.members(i)
            if not len(members):
                return f"company {i} has nobody"
            if s.co_dest[i] < 0 and SITES[s.co_site[i]].printed.kind == "haven":
                continue
            if self.size(s, i) > LARGEST:
                return f"company {i} abroad has a size of {self.size(s, i)}"
            self.looked["company abroad"] += 1
            if self.advanced:
                kin = {race for c in members for race in races(printed(s, c))}
                leaders = [NAMES[s.kind[c]] for c in members if self.leads(s, c)]
                if kin & set(ORCISH) and kin & set(FAIR):
                    return f"{[NAMES[s.kind[c]] for c in members]} are together abroad"
                if len(leaders) > 1:
                    return f"{leaders} lead one company abroad"
        return ""

    def leads(self, s: Eye, c: int) -> bool:
        return "leader" in printed(s, c).keywords or self.lies(s, "by-the-ringwraith-s-word", c)

    # -- influence

    def lies(self, s: Eye, name: str, host: int) -> bool:
        return any(s.host[x] == host and s.kind[x] == NUMBERS[name] for x in s.table)

    def mind(self, s: Eye, c: int) -> int:
        value = printed(s, c).mind
        with_him = [NAMES[s.kind[x]] for x in s.table if s.host[x] == c]
        worn = [*(n for n in with_him if n in SPIRIT_RINGS), *(n for n in with_him if n == "freeze-the-flesh")]
        less = 2 * len(worn) + with_him.count("binding-ring")
        value = max(min(value, 1), value - less)
        for x in s.table:  # everyone else of the company, not followers
            if s.kind[x] == NUMBERS["so-you-ve-come-back"] and s.zone[x] == terms.TABLE and s.host[c] < 0:
                value += s.host[x] >= 0 and s.host[x] != c and s.co[s.host[x]] == s.co[c]
        return value

    def cost(self, s: Eye, c: int) -> int:
        if printed(s, c).type == WRAITH:
            return 1 if s.host[c] >= 0 and NAMES[s.kind[c]] != "uvatha-the-ringwraith" else 0
        halved = self.lies(s, "awaiting-the-call", c)
        return self.mind(s, c) // 2 if halved else self.mind(s, c)

    def influence(self, s: Eye) -> str:
        """LE-B-41, LE-B-42, LE-B-45, LE-B-48: at the end of the organization phase all sums fit"""
        seat = s.active
        general = GENERAL_INFLUENCE + 5 * sum(
            s.kind[x] == NUMBERS["bade-to-rule"] and s.owner[x] == seat and s.zone[x] == terms.TABLE for x in s.table
        )
        own = [c for c in s.characters(seat) if not s.used[c] & terms.ORPHANED]
        used = sum(self.cost(s, c) for c in own if s.host[c] < 0)
        self.looked["general influence"] += used > 10
        if used > general:
            return f"{used} of {general} general influence are used"
        for c in own:
            followers = [f for f in own if s.host[f] == c]
            if followers:
                self.looked["direct influence"] += 1
                costs, can = self.costs(s, c, followers), self.direct(s, c, followers)
                if costs > can:
                    names = [NAMES[s.kind[f]] for f in followers]
                    return f"{NAMES[s.kind[c]]} controls {names} for {costs} with {can}"
                if any(self.lies(s, "rebel-talk", f) for f in followers):
                    return "whoever bears Rebel Talk follows somebody"
        return ""

    def costs(self, s: Eye, c: int, followers: list[int]) -> int:
        free = FREE_RIDERS.get(NAMES[s.kind[c]], 0)
        riders = sorted((self.cost(s, f) for f in followers if printed(s, f).type == WRAITH), reverse=True)
        return sum(self.cost(s, f) for f in followers if printed(s, f).type != WRAITH) + sum(riders[free:])

    def direct(self, s: Eye, c: int, followers: list[int]) -> int:
        """what a character can have at most for these followers"""
        facts, name = printed(s, c), NAMES[s.kind[c]]
        wraith = facts.type == WRAITH
        value = facts.influence
        borne = Counter(NAMES[s.kind[x]] for x in s.table if s.host[x] == c)
        for thing, many in borne.items():
            if thing in BORNE and not wraith:
                value += BORNE[thing] * many
            if thing in ONCE_WORN and not wraith:
                value += ONCE_WORN[thing]
            if thing.startswith("dwarven-ring") and not wraith:
                value += 7 if "dwarf" in races(facts) else 2
            if thing == "magic-ring-of-lies" and not wraith and "diplomat" in facts.skills:
                value += 3
            if thing in LYING and thing != "heralded-lord":
                value += LYING[thing] * many
        for x in s.table:
            lying = NAMES[s.kind[x]]
            if lying == "heralded-lord" and s.co[s.bearer(x)] == s.co[c]:
                value += LYING[lying]
                value += next((n for who, n in HERALDED.items() if name.startswith(who)), 0) if s.host[x] == c else 0
            if lying == "tidings-of-doubt-and-danger" and wraith:
                value -= 2
        trophies = sum(printed(s, x).points for x in s.table if s.host[x] == c and printed(s, x).type == "creature")
        value = max(value, 0) + min(2, (trophies + 1) // 2)  # 1 and 2 points: +1, 3 and more: +2 (LE-A-82)
        if name in AGAINST:
            bonus, against = AGAINST[name]
            swayed = sum(self.cost(s, f) for f in followers if set(races(printed(s, f))) & set(against))
            value += min(bonus, swayed)
        if borne["whip"] and set(races(facts)) & set(ORCISH):
            value += min(2, max(self.cost(s, f) for f in followers))
        return value

    # -- hazards

    def hazards(self, s: Eye, action: int) -> str:
        """LE-B-99, LE-B-100, LE-A-9, LE-A-88: counted from the cards that are played, not from what the table says"""
        verb, hostile = act_kind(action), s.seat != s.active
        if verb == terms.REACH and hostile:
            self.halved = int(s.turn)
        if s.phase != terms.MOVEMENT or s.now < 0:
            self.under_way = (-1, -1)
            return ""
        company = int(s.now)
        if self.under_way != (company, int(s.co_dest[company])) and s.co_owner[company] >= 0:
            if self.under_way[0] != company or s.co_dest[company] >= 0:  # a phase begins, or it goes on to another site
                self.begin_phase(s, company)
            self.under_way = (company, int(s.co_dest[company]))
        if self.exact and not self.settling(s) and s.limit != self.allowed - self.played and s.co_owner[company] >= 0:
            return f"the limit is said to be {s.limit}; {self.played} of {self.allowed} hazards were played"
        if hostile and verb in (terms.PLAY, terms.GUARD_WITH):
            facts = KINDS[act_a(action)].printed
            hazard = facts.type.startswith("hazard") or facts.type == "creature" or facts.also == "hazard"
            back = facts.id == "sudden-call" and act_b(action) == RESHUFFLES  # shown and put back (LE-A-12)
            if verb == terms.GUARD_WITH or (hazard and facts.id not in UNCOUNTED and not back):
                self.played += 1
                self.looked["hazard"] += 1
            if self.played > self.allowed:
                return f"{facts.id} is hazard {self.played} of {self.allowed}"
            if facts.id in LOST_IN:
                kind = terms.REGION_KINDS.index(LOST_IN[facts.id])
                self.allowed += sum(k == kind for k in path_kinds(s, company))
                self.exact = False  # it rises when the card takes effect, if it does
        if not hostile and verb == terms.PLAY and NAMES[act_a(action)] == "deeper-shadow":
            self.exact = False
        return ""

    def settling(self, s: Eye) -> bool:
        """before the limit is set, or after the phase: while the way is chosen and hands are refilled"""
        return s.stack[-1].name() in ("Route", "Draw", "Refill", "Exhaust", "Journey")

    def begin_phase(self, s: Eye, company: int) -> None:
        size = max(self.before.get(company, 0), self.size(s, company))
        self.exact = self.before.get(company, 0) == self.size(s, company)
        self.allowed = max(size, LEAST_LIMIT)
        mounts = [x for x in s.table if s.kind[x] == NUMBERS["orc-mounts"] and s.company_of(x) == company]
        self.allowed += 2 * len(mounts)
        if self.halved == s.turn:
            self.allowed = (self.allowed + 1) // 2
        self.played = 0
        self.looked["journey"] += 1

    # -- the end

    def score(self, s: Eye) -> str:
        """LE-B-203, LE-B-209, LE-A-17 to LE-A-20: the final points, from what lies where"""
        if s.ending != terms.BY_COUNCIL:
            return ""
        if any(NAMES[s.kind[c]] == "remnants-of-old-robberies" and s.zone[c] == terms.TABLE for c in s.table):
            return ""  # it gives the points of a creature that lies elsewhere
        kinds = [self.points(s, seat) for seat in range(2)]
        for seat in range(2):
            total = self.counted(kinds[seat], kinds[1 - seat]) - self.taken_off(s, seat)
            self.looked["score"] += 1
            if total != s.score[seat]:
                return f"seat {seat} has {s.score[seat]} points; they are {total}: {dict(kinds[seat])}"
        best = max(s.score)
        if s.victor != (-1 if s.score[0] == s.score[1] else list(s.score).index(best)):
            return f"seat {s.victor} has won with {list(s.score)}"
        return ""

    def taken_off(self, s: Eye, seat: int) -> int:
        return self.shown[seat]

    def counted(self, mine: Counter[str], other: Counter[str]) -> int:
        if not self.advanced:
            return sum(mine.values())
        kinds = dict(mine)
        for kind in ("characters", "items", "factions", "allies"):
            if other[kind] <= 0 and kinds.get(kind, 0) > 0:
                kinds[kind] *= 2
        for kind, many in sorted(kinds.items(), key=lambda pair: -pair[1]):
            rest = max(0, sum(kinds.values()) - many)
            kinds[kind] = min(many, rest)
            break
        return sum(kinds.values())

    def points(self, s: Eye, seat: int) -> Counter[str]:
        out: Counter[str] = Counter()
        rumor = sum(s.kind[c] == NUMBERS["rumor-of-the-one"] and s.zone[c] == terms.TABLE for c in s.table)
        for c in s.table:
            facts = printed(s, c)
            if s.zone[c] != terms.TABLE or not facts.points_kind:
                continue
            bearer = s.bearer(c)
            whose = s.owner[bearer] if bearer >= 0 and not facts.type.startswith("hazard") else s.owner[c]
            if whose != seat or (facts.type == "creature" and (s.host[c] < 0 or not self.trophy(s, c))):
                continue
            # a stored card lies with nobody: on the table too, where it can still be used (The Names Among Them)
            many = 0 if facts.points_only_stored and s.host[c] >= 0 else facts.points
            many += rumor if facts.ring else 0
            many -= sum(s.host[x] == c and s.kind[x] == NUMBERS["one-dear-to-you"] for x in s.table)
            out[facts.points_kind] += many
        for c in s.characters(seat):  # three or more factions with the same leader give two more
            lying = [x for x in s.table if s.host[x] == c and printed(s, x).type == "faction"]
            out["factions"] += 2 if len(lying) >= 3 else 0
        piles = Counter(entry >> 8 for entry in s.stored[seat].cards)
        for kind, many in piles.items():
            facts = KINDS[kind].printed
            if facts.points_kind:
                each = facts.stored_points if facts.stored_points and kind not in list(s.plain) else facts.points
                out[facts.points_kind] += each + (many - 1) * (facts.points_again or each)
                out[facts.points_kind] += many * rumor if facts.ring else 0  # stored rings count too
        return out

    def trophy(self, s: Eye, c: int) -> bool:
        """LE-A-80, LE-A-83: of trophies only those with "*" give points, and not those that were just detained"""
        return printed(s, c).starred and s.mark[c] == 0
