"""The table: what a viewer sees of a state."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.art import REGION_CENTRES, SITE_SPOTS
from mathom.games.lidless_eye.box.card import FACTS, NAMES, REGIONS, SITE_NAMES, SITES, Site
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS
from mathom.games.lidless_eye.gathering import Gathering
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ENTERED, IDLE, SITE_DISCARDED
from mathom.games.lidless_eye.rules.camps import price_of_fall
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.companies import covert, overt, size
from mathom.games.lidless_eye.rules.council import add_up, counted_by_kind, points, total_points
from mathom.games.lidless_eye.rules.drawing import Refill
from mathom.games.lidless_eye.rules.routes import by_regions, path_kinds, path_regions
from mathom.games.lidless_eye.rules.sums import (
    body,
    corruption,
    direct,
    general,
    general_used,
    hand_size,
    mind,
    prowess,
    unused_direct,
)
from mathom.games.lidless_eye.setup import DeckChoice
from mathom.games.lidless_eye.table.chronicle import Chronicle
from mathom.games.lidless_eye.table.combat import fight_zones, struck
from mathom.games.lidless_eye.table.notation import BROUGHT
from mathom.games.lidless_eye.table.offers import asked_place, option
from mathom.games.lidless_eye.table.prompts import phase_words, prompt, under_way
from mathom.games.lidless_eye.table.who import Who
from mathom.games.lidless_eye.table.words.camp import BY_RING, FALLEN, WINS, WINS_AMONG_MANY, council_of
from mathom.kernel.pile import Pile
from mathom.kernel.state import act_a, act_c, act_kind
from mathom.kernel.view import Node, Option, Piece, Result, Seat, View, Zone
from mathom.kernel.words import Msg, msg, msgs

POINTS = (
    msg("characters"),
    msg("items"),
    msg("factions"),
    msg("allies"),
    msg("creatures"),
    msg("miscellaneous"),
)


def shown_sites(s: Eye, viewer: int) -> list[Site]:
    """The sites on the map: those of the viewer's camp, and of another that takes part those of further places. A
    spectator sees with the eyes of the first player."""
    own = s.sites(viewer if viewer >= 0 else 0)
    places = {site.place for site in own}
    lent = [site for site in SITES if site.printed.lent and site.id in s.co_site]
    others = [site for site in SITES if site.camp in s.camp and site.place not in places and not site.printed.lent]
    return own + lent + others


class Table:
    """Builds the view of one state for one viewer."""

    def __init__(self, s: Eye, viewer: int | None, seq: int, who: Who) -> None:
        self.s = s
        self.viewer = viewer
        self.seq = seq
        self.who = who

    def view(self) -> View:
        s = self.s
        return View(
            game="lidless-eye",
            seq=self.seq,
            viewer=self.viewer,
            phase=phase_words(s, self.who),
            prompt=prompt(s, self.viewer, self.who),
            seats=tuple(self.seat(i) for i in range(s.players)),
            zones=(*self.middle(), *self.hazards(), *(z for i in range(s.players) for z in self.before(i))),
            nodes=self.nodes(),
            options=self.options(),
            several=self.several(),
            events=Chronicle(s, self.viewer, self.who).events(),
            under_way=under_way(s),
            result=self.result(),
        )

    def seat(self, i: int) -> Seat:
        s = self.s
        kinds = points(s, i)
        stats: list[tuple[Msg, int]] = [(POINTS[k], int(kinds[k])) for k in range(6)]
        stats.append((msg("general influence"), int(general(s, i) - general_used(s, i))))
        stats.append((msg("play deck exhausted"), int(s.exhausted[i])))
        marks = ["active"] if s.active == i and not s.over else []
        if s.council == i:
            marks.append("last")
        if i not in s.order:
            marks.append("out")
        marks += self.neighbour(i)
        return Seat(
            id=i,
            name=str(self.who[i]),
            score=int(s.score[i] if s.ending == terms.BY_COUNCIL else total_points(s, i)),
            stats=tuple(stats),
            to_act=s.seat == i,
            marks=tuple(marks),
        )

    def neighbour(self, i: int) -> list[str]:
        """with more than two players: who plays hazards against the viewer, and against whom he does (LE-O-11)"""
        s, me = self.s, self.viewer
        if s.n == 2 or me is None or me == i or s.phase == terms.SET_UP or not {me, i} <= set(s.order):
            return []
        found = [("hinders", s.left_of(me) == i), ("hindered", s.right_of(me) == i)]
        return [mark for mark, so in found if so]

    # -- what lies where

    def middle(self) -> list[Zone]:
        out = [self.chain()]
        out += fight_zones(self.s)
        out += self.asked()
        events = [c for c in self.s.table if self.general(c)]
        out.append(Zone("events", "row", msg("cards in play"), None, len(events), tuple(self.piece(c) for c in events)))
        return out

    def asked(self) -> list[Zone]:
        """decks, or cards of a pile, from which the viewer has to choose now"""
        if self.viewer is None or self.s.seat != self.viewer:
            return []
        pieces = []
        for action in self.s.actions():
            verb, a, c = act_kind(action), act_a(action), act_c(action)
            if verb == terms.DECK:
                pieces.append(Piece(asked_place(verb, a, c), "deck", f"deck-{READY_DECKS[a].id}"))
            elif verb == terms.CHOOSE or (verb == terms.DROP and isinstance(self.s.stack[-1], Gathering)):
                pieces.append(Piece(asked_place(verb, a, c), "card", NAMES[a]))
        if not pieces:
            return []
        hint: dict[str, str | int] = {}
        choice = self.s.stack[-1]
        if isinstance(choice, DeckChoice):  # or one of his own: what it is checked for
            for n in choice.picks:
                if choice.shows() and 0 <= n < len(READY_DECKS):  # the other player has it (LE-B-241)
                    pieces.append(Piece(asked_place(terms.DECK, n, 0), "deck", f"deck-{READY_DECKS[n].id}", ("taken",)))
            hint = {"own": BROUGHT, "rules": "advanced" if self.s.advanced else "basic", "length": int(self.s.decks)}
        return [Zone("asked", "market", msg("to choose from"), self.viewer, len(pieces), tuple(pieces), hint)]

    def general(self, c: int) -> bool:
        """lies with no company: an event and what lies with it, or an attacking creature"""
        s = self.s
        if s.company_of(c) >= 0 or s.zone[c] != terms.TABLE:
            return False
        return FACTS.type[s.kind[c]] not in (terms.FACTION, terms.CHARACTER, terms.RINGWRAITH, terms.WIZARD)

    def chain(self) -> Zone:
        """what is declared, the last one on top"""
        pieces: list[Piece] = []
        for frame in self.s.stack:
            if isinstance(frame, Chain):
                for i, link in enumerate(frame.links):
                    marks = ("ability",) if link.ability else ()
                    counters = {"seat": int(link.by)}
                    pieces.append(Piece(f"link:{len(pieces)}:{i}", "card", NAMES[link.kind], marks, counters))
        return Zone("chain", "row", msg("chain of effects"), None, len(pieces), tuple(pieces))

    def hazards(self) -> list[Zone]:
        """against who plays alone: the hazards turned up, open to all, and their piles (LE-O-22, LE-O-25)"""
        s, p = self.s, terms.HAZARD_DECK
        if not s.alone:
            return []
        return [
            self.pile(s.hand[p], f"hand:{p}", "row", msg("hazards turned up"), None),
            self.pile(s.deck[p], f"deck:{p}", "stack", msg("hazard deck"), None, secret=True),
            self.pile(s.discard[p], f"discard:{p}", "stack", msg("discarded hazards"), None),
            self.pile(s.out[p], f"out:{p}", "pool", msg("removed hazards"), None),
        ]

    def before(self, i: int) -> list[Zone]:
        s, who = self.s, self.who[i]
        out = [
            self.pile(s.hand[i], f"hand:{i}", "hand", msg("hand of {who}", who=who), i),
            self.pile(s.deck[i], f"deck:{i}", "stack", msg("play deck of {who}", who=who), i, secret=True),
            self.pile(s.discard[i], f"discard:{i}", "stack", msg("discard pile of {who}", who=who), i),
            self.pile(s.stored[i], f"stored:{i}", "pool", msg("marshalling points of {who}", who=who), i),
            self.pile(s.out[i], f"out:{i}", "pool", msg("removed cards of {who}", who=who), i),
        ]
        if s.advanced:
            label = msg("sideboard of {who}", who=who)
            out.append(self.pile(s.sideboard[i], f"sideboard:{i}", "stack", label, i, secret=i != self.viewer))
        factions = [
            c for c in s.table if s.type_of(c) == terms.FACTION and s.owner[c] == i and s.zone[c] == terms.TABLE
        ]
        label = msg("factions of {who}", who=who)
        out.append(Zone(f"factions:{i}", "row", label, i, len(factions), tuple(self.piece(c) for c in factions)))
        out += [self.company(int(k)) for k in s.companies(i)]
        return out

    def pile(self, pile: Pile, zone: str, kind: str, label: Msg, owner: int | None, secret: bool = False) -> Zone:
        """cards without numbers; those the viewer knows are shown, those of one kind told apart by a count"""
        seat_bit = terms.SPECTATORS if self.viewer is None else 1 << self.viewer
        pieces = []
        seen: dict[str, int] = {}
        for entry in pile.cards:
            if entry & seat_bit and not secret:
                name = NAMES[entry >> 8]
                seen[name] = seen.get(name, 0) + 1
                pieces.append(Piece(f"{zone}/{name}/{seen[name]}", face=name))
        hint: dict[str, str | int] = {"back": "back-card"}
        return Zone(zone, kind, label, owner, pile.size(), tuple(pieces), hint)  # type: ignore[arg-type]

    def company(self, i: int) -> Zone:
        s = self.s
        seat = int(s.co_owner[i])
        site = SITES[s.co_site[i]]
        pieces = [self.piece(c) for c in s.table if s.company_of(c) == i and s.zone[c] == terms.TABLE]
        pieces += [self.piece(c) for c in range(len(s.kind)) if s.zone[c] == terms.GUARD and s.co[c] == i]
        hint: dict[str, str | int] = {
            "site": site.name,
            "kind": site.printed.shown_as,
            "region": REGIONS[site.region].name,
            "size": int(size(s, i)),
        }
        if overt(s, i):
            hint["overt"] = 1
        elif not covert(s, i):
            hint["heroes"] = 1  # neither (LE-H-39)
        if s.site_tapped(seat, site.id):
            hint["tapped"] = 1
        if s.co_dest[i] >= 0:
            shown = s.co_open[i] or seat == self.viewer
            hint["to"] = SITE_NAMES[s.co_dest[i]] if shown else "?"
            if not s.co_open[i]:
                hint["face-down"] = 1
            elif by_regions(s, i):
                hint["way"] = ",".join(REGIONS[r].name for r in path_regions(s, i))
            if s.co_open[i]:
                hint["path"] = ",".join(terms.REGION_KINDS[k] for k in path_kinds(s, i))
        if s.now == i:
            hint["now"] = 1
            if s.phase == terms.MOVEMENT:
                hint["limit"] = int(s.limit)
        if s.co_did[i] & ENTERED:
            hint["entered"] = 1
        if s.co_did[i] & IDLE:
            hint["idle"] = 1
        label = msg("company at {site}", site=msg(site.printed.name))
        return Zone(f"company:{i}", "row", label, seat, len(pieces), tuple(pieces), hint)

    def piece(self, c: int) -> Piece:
        s = self.s
        known = s.zone[c] != terms.GUARD or (self.viewer is not None and s.known[c] >> self.viewer & 1)
        marks = [terms.POSITIONS[s.tap[c]]] if s.tap[c] else []
        counters: dict[str, int] = {}
        if known and s.zone[c] == terms.TABLE and FACTS.fights[s.kind[c]]:
            counters = {"prowess": int(prowess(s, c)), "body": int(body(s, c))}
            if FACTS.character[s.kind[c]]:
                counters |= {
                    "mind": int(mind(s, c)),
                    "influence": int(unused_direct(s, c)),
                    "direct": int(direct(s, c)),
                }
                burden = int(corruption(s, c))
                if burden:
                    counters["corruption"] = burden
        if s.zone[c] == terms.GUARD:
            marks.append("guard")
        marks += struck(s, c)
        if s.host[c] >= 0 and FACTS.character[s.kind[c]]:
            marks.append("follower")
        host = f"p{s.host[c]}" if s.host[c] >= 0 else None
        face = NAMES[s.kind[c]] if known else None
        return Piece(f"p{c}", "card", face, tuple(marks), counters, host)

    # -- the map

    def nodes(self) -> tuple[Node, ...]:
        s = self.s
        out = []
        viewer = self.viewer if self.viewer is not None else -1
        for site in shown_sites(s, viewer):
            marks = []
            for i in range(len(s.co_owner)):
                seat = int(s.co_owner[i])
                if seat < 0:
                    continue
                if SITES[s.co_site[i]].place == site.place:
                    marks.append(f"here:{seat}")
                if s.co_dest[i] >= 0 and SITES[s.co_dest[i]].place == site.place and (s.co_open[i] or seat == viewer):
                    marks.append(f"to:{seat}")
            if viewer >= 0:
                state = s.site_state[viewer * len(SITES) + site.id]
                if state:
                    marks.append("spent" if state == SITE_DISCARDED else "tapped")
            x, y = SITE_SPOTS[SITES[site.place].name]
            out.append(Node(f"site:{site.name}", x, y, site.printed.shown_as, msg(site.printed.name), tuple(marks)))
        for region in REGIONS:
            x, y = REGION_CENTRES[region.name]
            out.append(Node(f"region:{region.name}", x, y, region.printed.kind, msg(region.printed.name)))
        return tuple(out)

    # -- what can be done

    def options(self) -> tuple[Option, ...]:
        if self.viewer is None or self.s.seat != self.viewer:
            return ()
        return tuple(option(self.s, a) for a in self.s.actions())

    def several(self) -> int:
        """how many cards are to be discarded down to the hand size"""
        s = self.s
        if self.viewer is None or s.seat != self.viewer or s.over or not isinstance(s.stack[-1], Refill):
            return 0
        return int(s.hand[self.viewer].size() - hand_size(s, self.viewer))

    def result(self) -> Result | None:
        s = self.s
        if not s.over:
            return None
        victor = int(s.victor)
        if s.alone:
            return self.result_alone()
        if s.n > 2:
            return self.result_of_many()
        if victor < 0:
            words = msgs("a draw with {n} point each", "a draw with {n} points each", int(s.score[0]))
            return Result((0, 1), (0, 1), words, (self.sum(0), self.sum(1)))
        who, other = self.who[victor], self.who[1 - victor]
        if s.ending == terms.BY_RING:
            words = msg(BY_RING[s.camp[victor]].text, who=who)
        elif s.ending == terms.BY_FALL:
            words = msg(FALLEN[s.camp[1 - victor]].text, who=who, other=other)
        else:
            mine, theirs = int(s.score[victor]), int(s.score[1 - victor])
            words = msg(WINS[council_of(s)].text, who=who, mine=mine, theirs=theirs)
            return Result((victor, 1 - victor), (victor,), words, (self.sum(0), self.sum(1)))
        return Result((victor, 1 - victor), (victor,), words)

    def result_alone(self) -> Result:
        """LE-O-31: so many points; the Ring wins, the Ringwraith's fall loses"""
        s, who = self.s, self.who[0]
        if s.ending == terms.BY_RING:
            return Result((0,), (0,), msg("{who} brings The One Ring to Barad-dûr and wins", who=who))
        if s.ending == terms.BY_FALL:
            return Result((0,), (), msg("the Ringwraith of {who} has fallen: the game is lost", who=who))
        words = msgs("{who} ends with {n} point", "{who} ends with {n} points", int(s.score[0]), who=who)
        return Result((0,), (0,), words, (self.sum(0),))

    def result_of_many(self) -> Result:
        """three players and more: who has dropped out comes last"""
        s = self.s
        scores = [int(s.score[i] if s.ending == terms.BY_COUNCIL else total_points(s, i)) for i in range(s.n)]
        ranking = sorted(range(s.n), key=lambda i: (i != s.victor, i not in s.order, -scores[i]))
        if s.ending == terms.BY_RING:
            words = msg(BY_RING[s.camp[s.victor]].text, who=self.who[s.victor])
            return Result(tuple(ranking), (int(s.victor),), words)
        if s.ending == terms.BY_FALL:
            words = msg("{who} is the last one left and wins", who=self.who[s.victor])
            return Result(tuple(ranking), (int(s.victor),), words)
        best = max(scores[i] for i in s.order)
        winners = tuple(i for i in ranking if i in s.order and scores[i] == best)
        if len(winners) > 1:
            words = msg("shared by {n} players with {points} points", n=len(winners), points=best)
        else:
            won = WINS_AMONG_MANY[council_of(s)]
            words = msgs(won.text, won.plural, best, who=self.who[winners[0]])
        return Result(tuple(ranking), winners, words, tuple(self.sum(i) for i in range(s.n)))

    def sum(self, i: int) -> tuple[tuple[Msg, int], ...]:
        """the points of a seat as the Council has counted them"""
        had, now = points(self.s, i), counted_by_kind(self.s, i)
        price = price_of_fall(self.s, i)  # counted apart (LE-H-32)
        had[terms.OF_MISCELLANEOUS] -= price
        now[terms.OF_MISCELLANEOUS] -= price
        out = []
        for k, kind in enumerate(POINTS):
            if had[k]:
                words = msg("{kind}, doubled", kind=kind) if now[k] > had[k] else kind
                words = msg("{kind}, cut to the sum of the rest", kind=kind) if now[k] < had[k] else words
                out.append((words, int(now[k])))
        if price:
            out.append((msg("the fallen Wizard"), int(price)))
        shown = int(self.s.score[i] - add_up(now) - price)
        if shown:
            words = msg("cards shown by others")
            if self.s.players == 2:
                words = msg("cards shown by {who}", who=self.who[1 - i])
            out.append((words, shown))
        return tuple(out)
