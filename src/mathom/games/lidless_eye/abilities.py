"""What cards in play can do when they are used: the closed vocabulary of abilities, and the frames they need.

`Cancels(TAP_SELF, races=ORC | TROLL)` is one word of it: a cost, a moment, an effect. A card with one of them delegates
its three hooks to it; what only one card does is a class beside that card."""
# compiled by mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mathom.games.lidless_eye.arrays import insert
from mathom.games.lidless_eye.cardbase import FACTS, KINDS, SITES
from mathom.games.lidless_eye.combat import attack_now, cancel, cancellable
from mathom.games.lidless_eye.families import Ally, Character, Item
from mathom.games.lidless_eye.playing import ability_seat
from mathom.games.lidless_eye.position import Eye
from mathom.games.lidless_eye.sums import idle
from mathom.games.lidless_eye.terms import (
    ATTACK,
    CHOOSE,
    CREATURE,
    DARKHAVEN,
    DWARF,
    ECHO,
    ITEM,
    KEY_REGION,
    KEY_REGION_KIND,
    KEY_SITE,
    KEY_SITE_KIND,
    NOTHING,
    OUT_OF_DECK,
    PASS,
    RESOURCE,
    RESOURCE_LONG,
    RESOURCE_PERMANENT,
    RESOURCE_SHORT,
    RINGWRAITH,
    SKILL,
    TABLE,
    TYPES,
    USE,
)
from mathom.games.lidless_eye.underway import Link, Procedure, enter
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.pile import Pile
from mathom.kernel.state import Buffer, act, act_a, act_c, act_kind
from mathom.kernel.vecs import vec

# what an ability costs
TAP_SELF: Final = 0  # the card taps: a character, an ally, an item
TAP_BEARER: Final = 1  # the character it lies with taps
DISCARD_SELF: Final = 2


class Ability:
    """One thing a card in play can do, on its player's own turn (LE-B-35)."""

    def __init__(self, cost: i64, windows: i64) -> None:
        self.cost: i64 = cost
        self.windows: i64 = windows
        self.target: str = ""  # what the operand of its action is, for its words

    def payable(self, s: Eye, c: i64) -> bool:
        if ability_seat(s, c) != s.active or idle(s, c):
            return False
        if self.cost == TAP_SELF:
            return s.untapped(c)
        return self.cost == DISCARD_SELF or s.untapped(s.bearer(c))

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.payable(s, c) and self.useful(s, c):
            into.add(act(USE, c, NOTHING))

    def useful(self, s: Eye, c: i64) -> bool:
        """whether it would change something now (LE-B-33)"""
        return True

    def pay(self, s: Eye, link: Link) -> None:
        """`link.was` keeps the character, since a card discarded for its ability no longer knows him"""
        link.was = s.bearer(link.card)
        if self.cost == TAP_SELF:
            s.tap_down(link.card)
        elif self.cost == TAP_BEARER:
            s.tap_down(link.was)
        else:
            s.to_discard(link.card)

    def resolve(self, s: Eye, link: Link) -> None:
        raise NotImplementedError


class Cancels(Ability):
    """Cancels an attack against the company it is with: of certain races, or keyed so, or only detainment."""

    def __init__(self, cost: i64, races: i64 = 0, detainment: i64 = 0) -> None:
        super().__init__(cost, ATTACK)
        self.races: i64 = races  # 0: all
        self.detainment: i64 = detainment

    def useful(self, s: Eye, c: i64) -> bool:
        attack = attack_now(s)
        if attack.defender != s.company_of(c) or not cancellable(s):
            return False
        if self.detainment and not attack.detain:
            return False
        return not self.races or (attack.race != 0 and attack.race & ~self.races == 0)

    def resolve(self, s: Eye, link: Link) -> None:
        cancel(s)


class CharacterWith(Character):
    """A character who can do something."""

    def __init__(self, printed: Any, ability: Ability) -> None:
        super().__init__(printed)
        self.ability: Ability = ability
        self.uses = ability.windows
        self.use_target = ability.target

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        self.ability.offer(s, c, into)

    def pay_use(self, s: Eye, link: Link) -> None:
        self.ability.pay(s, link)

    def resolve_use(self, s: Eye, link: Link) -> None:
        self.ability.resolve(s, link)


class AllyWith(Ally):
    """An ally that can do something."""

    def __init__(self, printed: Any, ability: Ability) -> None:
        super().__init__(printed)
        self.ability: Ability = ability
        self.uses = ability.windows
        self.use_target = ability.target

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        self.ability.offer(s, c, into)

    def pay_use(self, s: Eye, link: Link) -> None:
        self.ability.pay(s, link)

    def resolve_use(self, s: Eye, link: Link) -> None:
        self.ability.resolve(s, link)


class ItemWith(Item):
    """An item with which something can be done; not by a Ringwraith (LE-B-60)."""

    def __init__(self, printed: Any, ability: Ability) -> None:
        super().__init__(printed)
        self.ability: Ability = ability
        self.uses = ability.windows
        self.use_target = ability.target

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        self.ability.offer(s, c, into)

    def pay_use(self, s: Eye, link: Link) -> None:
        self.ability.pay(s, link)

    def resolve_use(self, s: Eye, link: Link) -> None:
        self.ability.resolve(s, link)


# -- how an attack is keyed (LE-B-113)


def keyed_to_region_kind(key: i64, kind: i64) -> bool:
    return key == KEY_REGION_KIND + kind


def keyed_to_site_kind(key: i64, kind: i64) -> bool:
    return key == KEY_SITE_KIND + kind


def played_at_site(key: i64) -> bool:
    """keyed to a site, by its kind or its name"""
    return KEY_SITE_KIND <= key < KEY_REGION or key >= KEY_SITE


# -- who can do what


def own_wraith(s: Eye, c: i64) -> bool:
    """whether a Ringwraith is the one his player is, and no follower (LE-A-38)"""
    return s.wraith[s.owner[c]] == s.kind[c] and s.host[c] < 0


def free_followers(s: Eye, wraith: i64) -> i64:
    """how many Ringwraiths follow a player's own one without influence"""
    if not own_wraith(s, wraith):
        return 0
    name = KINDS[s.kind[wraith]].name
    return 2 if name == "the-witch-king" else 1 if name == "khamul-the-ringwraith" else 0


def is_at_darkhaven(s: Eye, c: i64) -> bool:
    company = s.company_of(c)
    return company >= 0 and SITES[s.co_site[company]].kind == DARKHAVEN


def enabled_by(s: Eye, character: i64, item: i64) -> bool:
    """whether a sage wields this very item by Wisdom to Wield this turn"""
    for x in s.table:
        wields = s.zone[x] == ECHO and s.host[x] == character and s.mark[x] == item
        if wields and KINDS[s.kind[x]].name == "wisdom-to-wield":
            return True
    return False


def as_dwarf(s: Eye, ring: i64) -> bool:
    """whether the bearer of a Dwarven Ring is a Dwarf, or bears it as one"""
    bearer = s.host[ring]
    return KINDS[s.kind[bearer]].race == DWARF or enabled_by(s, bearer, ring)


def already(s: Eye, character: i64, ring: i64, skill: i64) -> bool:
    """whether a character has a skill or a magic without the card `ring`"""
    have: i64 = KINDS[s.kind[character]].skills
    for x in s.table:
        if x != ring and s.host[x] == character and KINDS[s.kind[x]].touches & SKILL and not idle(s, x):
            have = KINDS[s.kind[x]].modify(s, x, SKILL, character, have)
    return have & skill != 0


def may_use_palantir(s: Eye, palantir: i64) -> bool:
    """whether its bearer is able to use it without tapping: Focus Palantír lies with it, or Wisdom to Wield"""
    for x in s.table:
        if s.host[x] == palantir and s.zone[x] == TABLE and KINDS[s.kind[x]].name == "focus-palantir":
            return True
    return enabled_by(s, s.host[palantir], palantir)


def returns_magic(s: Eye, user: i64) -> bool:
    """Akhôrahil, as his player's Ringwraith, returns the magic cards he uses to the play deck"""
    return KINDS[s.kind[user]].name == "akhorahil-the-ringwraith" and own_wraith(s, user)


def after_magic(s: Eye, card: i64, user: i64) -> None:
    """a magic card has been used: it may return to the play deck"""
    if not returns_magic(s, user) or s.kind[card] < 0:
        return
    owner = s.owner[card]
    kind = s.kind[card]
    s.free(card)
    s.deck[owner].add(kind, 0)
    s.deck[owner].mix()


# -- looking for a card

FROM_DISCARD: Final = 1
FROM_DECK: Final = 2
TO_HAND: Final = 0
TO_DECK: Final = 1

# what is looked for
ANY_CARD: Final = 0
OF_MAGIC: Final = 1  # a magic card, of these magics (bits of skills)
SAGE_ONLY: Final = 2
RESOURCE_EVENT: Final = 3
RESOURCE_OR_CHARACTER: Final = 4
ITEM_OF_KINDS: Final = 5  # bits of kinds of items
CREATURE_OF: Final = 6  # a creature of these races


def fits(kind: i64, filter: i64, arg: i64) -> bool:
    """whether a kind of card is what is looked for"""
    card = KINDS[kind]
    if filter == OF_MAGIC:
        return "magic" in card.keywords and card.skills & arg != 0
    if filter == SAGE_ONLY:
        return "sage" in card.printed.skill_only
    if filter == RESOURCE_EVENT:
        return TYPES.index(card.printed.type) in (RESOURCE_SHORT, RESOURCE_LONG, RESOURCE_PERMANENT)
    if filter == RESOURCE_OR_CHARACTER:
        return card.side & RESOURCE != 0
    if filter == CREATURE_OF:
        return card.type == CREATURE and card.race & arg != 0
    if filter == ITEM_OF_KINDS:
        return card.type == ITEM and card.item >= 0 and arg >> card.item & 1 != 0
    return True


def candidates(s: Eye, seat: i64, sources: i64, filter: i64, arg: i64) -> vec[i64]:
    """what a seat would find in its own piles, as actions CHOOSE (kind, 0, source): everybody sees which pile becomes
    smaller"""
    found = vec[i64]()
    if sources & FROM_DISCARD:
        found = sift(s.discard[seat], 0, filter, arg, found)
    if sources & FROM_DECK:
        found = sift(s.deck[seat], OUT_OF_DECK, filter, arg, found)
    return found


def sift(pile: Pile, source: i64, filter: i64, arg: i64, found: vec[i64]) -> vec[i64]:
    last: i64 = -1
    for entry in pile.cards:
        kind = entry >> 8
        if kind != last and fits(kind, filter, arg):
            found = insert(found, act(CHOOSE, kind, 0, source))
        last = kind
    return found


def take_from(s: Eye, seat: i64, action: i64, knowers: i64) -> None:
    """takes the chosen card out of its pile"""
    if act_c(action) == OUT_OF_DECK:
        s.deck[seat].mix()
        s.deck[seat].take(act_a(action), knowers)
    else:
        s.discard[seat].take(act_a(action), knowers)


class Fetch(Procedure):
    """A player looks for a card in his own piles. Whether he finds one is his secret: he is asked in any case."""

    seat: i64 = 0
    sources: i64 = FROM_DISCARD
    into: i64 = TO_HAND
    filter: i64 = ANY_CARD
    arg: i64 = 0

    def __init__(
        self, seat: i64 = 0, sources: i64 = FROM_DISCARD, into: i64 = TO_HAND, filter: i64 = ANY_CARD, arg: i64 = 0
    ) -> None:
        self.seat = seat
        self.sources = sources
        self.into = into
        self.filter = filter
        self.arg = arg

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            return self.seat
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        for action in candidates(s, self.seat, self.sources, self.filter, self.arg):
            into.add(action)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) == CHOOSE:
            kind = act_a(action)
            take_from(s, self.seat, action, 1 << self.seat)
            if self.into == TO_HAND:
                s.hand[self.seat].add(kind, 1 << self.seat)
            else:
                s.deck[self.seat].add(kind)
        if self.sources & FROM_DECK or self.into == TO_DECK:
            s.deck[self.seat].mix()

    def blank(self) -> Frame:
        return Fetch()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.sources = io.num("sources", self.sources)
        self.into = io.num("into", self.into)
        self.filter = io.num("filter", self.filter)
        self.arg = io.num("arg", self.arg)


enter(Fetch())


class Fetches(Ability):
    """Looks for a card in the own piles, on certain occasions."""

    def __init__(
        self, cost: i64, windows: i64, sources: i64, into: i64, filter: i64, arg: i64 = 0, at_darkhaven: i64 = 0
    ) -> None:
        super().__init__(cost, windows)
        self.sources: i64 = sources
        self.into: i64 = into
        self.filter: i64 = filter
        self.arg: i64 = arg
        self.at_darkhaven: i64 = at_darkhaven

    def useful(self, s: Eye, c: i64) -> bool:
        if self.at_darkhaven and not is_at_darkhaven(s, c):
            return False
        if FACTS.type[s.kind[c]] == RINGWRAITH and not own_wraith(s, c):
            return False
        return len(candidates(s, ability_seat(s, c), self.sources, self.filter, self.arg)) > 0

    def resolve(self, s: Eye, link: Link) -> None:
        s.call(Fetch(link.by, self.sources, self.into, self.filter, self.arg))
