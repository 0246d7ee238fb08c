"""Short-events of heroes that are played on an influence check."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, T_INFLUENCE
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import UNLIKED
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.afar import (
    begin_afar,
    can_be_tried,
    factions_in_hand,
    reveal,
    without_direct,
)
from mathom.games.lidless_eye.cards.kit.events import acts_here, rolling, tapped_for
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.resource_short_events.on_influence import CrookedPromptings, Gifts
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED
from mathom.games.lidless_eye.rules.companies import at_haven
from mathom.games.lidless_eye.rules.corruption import check_now
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.influence import influence_now, influence_roll
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.places import named_here
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.rules.routes import printed_path
from mathom.games.lidless_eye.rules.sums import has_skill, prowess
from mathom.games.lidless_eye.terms import CHARACTER, DIPLOMAT, ECHO, INFLUENCE, ROLLS, SITE, TABLE, THIS_CHECK
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

MOST_BY_MUSTER: Final = 5


class Friendship(CrookedPromptings):
    """A diplomat persuades better; who is with him is steadier."""

    def __init__(self, facts: Printed, influence: i64, firmness: i64, characters: bool = False) -> None:
        super().__init__(facts)
        self.influence = influence
        self.firmness = firmness
        self.characters: bool = characters  # only against characters
        self.purpose.persuades = 0 if characters else influence
        self.purpose.steadies = firmness

    def helps(self, s: Eye, seat: i64) -> bool:
        if not super().helps(s, seat):
            return False
        if rolling(s) != INFLUENCE:
            return True
        check = influence_now(s)
        if self.characters and FACTS.type[s.kind[check.target]] != CHARACTER:
            return False
        return has_skill(s, check.who, DIPLOMAT)

    def text(self) -> list[Msg]:
        if self.characters:
            first = msg("One influence check of a diplomat against a character is at +{n}.", n=self.influence)
        else:
            first = msg("One influence check of a diplomat is at +{n}.", n=self.influence)
        return [first, msg("Or: one corruption check in a diplomat's company is at +{n}.", n=self.firmness)]


class FriendOrThree(CrookedPromptings):
    """The more they are the better."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.influence = 2  # or so
        self.purpose.persuades = 2
        self.purpose.for_anyone = True

    def helps(self, s: Eye, seat: i64) -> bool:
        c = self.who(s)
        return c >= 0 and s.zone[c] == TABLE and s.owner[c] == seat

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.helps(s, link.by):
            return
        friends: i64 = len(s.members(s.company_of(self.who(s))))
        if rolling(s) == INFLUENCE:
            influence_now(s).bonus += friends
        else:
            check_now(s).bonus += friends

    def text(self) -> list[Msg]:
        return [msg("One influence check or corruption check is at +1 for each character of the company.")]


class Tempering(Gifts):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.influence = 4
        self.purpose.persuades = 4

    def text(self) -> list[Msg]:
        return [msg("One attempt to influence a faction is at +4.")]


class Muster(Gifts):
    """A warrior's prowess, at most 5, is added."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.purpose.persuades = 4  # or so
        self.purpose.for_anyone = False

    def helps(self, s: Eye, seat: i64) -> bool:
        if not super().helps(s, seat) or not has_skill(s, influence_now(s).who, self.skill):
            return False
        return not any(KINDS[s.kind[c]].name == "one-dear-to-you" for c in s.on(influence_now(s).target))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.helps(s, link.by):
            might = prowess(s, influence_now(s).who)
            influence_now(s).bonus += might if might < MOST_BY_MUSTER else MOST_BY_MUSTER

    def text(self) -> list[Msg]:
        return [msg("On a warrior who tries to influence a faction: his prowess is added, at most 5.")]


class PersuasiveWords(Gifts):
    """A diplomat rolls twice, whomever he persuades; the larger roll is never the worse one."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.purpose.persuades = 2  # what the better of two rolls is worth
        self.purpose.for_anyone = False
        self.touches = self.late = ROLLS

    def helps(self, s: Eye, seat: i64) -> bool:
        if rolling(s) != INFLUENCE:
            return False
        check = influence_now(s)
        if not check.stands(s) or s.owner[check.who] != seat or not has_skill(s, check.who, self.skill):
            return False
        return not any(s.kind[x] == self.id and s.host[x] == check.who for x in s.table)

    def resolve(self, s: Eye, link: Link) -> None:
        if self.helps(s, link.by):
            s.echo(link.card, THIS_CHECK, influence_now(s).who)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + 1 if s.host[c] == subject else value

    def text(self) -> list[Msg]:
        return [msg("A diplomat rolls twice for one influence check; the larger roll counts.")]


class LordlyPresence(Gifts):
    """A diplomat wins a faction, and news with it."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.influence = 5
        self.purpose.persuades = 5
        self.purpose.for_anyone = False
        self.triggers |= T_INFLUENCE

    def helps(self, s: Eye, seat: i64) -> bool:
        return super().helps(s, seat) and has_skill(s, influence_now(s).who, DIPLOMAT)

    def resolve(self, s: Eye, link: Link) -> None:
        if self.helps(s, link.by):
            super().resolve(s, link)
            s.echo(link.card, THIS_CHECK, influence_now(s).who)

    def on_influence(self, s: Eye, c: i64, who: i64, won: bool) -> None:
        if s.zone[c] == ECHO and s.host[c] == who and won:
            s.call(Draw(s.owner[c], 1, 1))

    def text(self) -> list[Msg]:
        return [msg("A diplomat's attempt to influence a faction is at +5; if it succeeds you draw a card.")]


class OldRoad(ShortEvent):
    """Word is sent from a Haven to a people that lives near."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = SITE
        self.second = "kind"

    def is_near(self, s: Eye, seat: i64, haven: i64, kind: i64) -> bool:
        """whether one of the sites of a faction is at most two regions away, and its card is there"""
        for site in s.sites(seat):
            at = seat * len(SITES) + site.id
            if not s.location[at] or s.site_state[at] == SITE_DISCARDED or not named_here(s, KINDS[kind], site.id):
                continue
            if 0 < len(printed_path(haven, site.id)) <= NEAR:
                return True
        return False

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not acts_here(s, seat) or not at_haven(s, s.now):
            return
        for kind in factions_in_hand(s, seat):
            if self.is_near(s, seat, s.co_site[s.now], kind):
                for c in s.members(s.now):
                    if s.untapped(c) and can_be_tried(s, seat, c, kind):
                        into.add(act(verb, subject, c, kind))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)
        link.was = reveal(s, link.by, link.b)

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link):
            begin_afar(s, link.by, link.a, link.was, -1)
        else:
            s.to_discard(link.was)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        if not may_come(s, b):
            return UNLIKED
        roll = without_direct(s, influence_roll(s, a, b, 0, -1), a, b)
        return (1.0 + 2.0 * float(KINDS[b].points)) * (roll.chance(MADE) - LEAST_CHANCE)

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, at a Haven: a character taps and tries to win a faction of your hand, which you show."),
            msg(
                "A site where it may be played must be at most two regions away on its printed path, and its card "
                "available."
            ),
            msg("The check is at -1, and his direct influence does not count."),
            msg("If your opponent has the faction, this may be an attempt at his."),
        ]


NEAR: Final = 2  # regions on the way
LEAST_CHANCE: Final = 0.4  # with which a bot sends word


declare(OldRoad(printed("old-road")))
declare(LordlyPresence(printed("lordly-presence")))
declare(Friendship(printed("new-friendship"), 3, 2))
declare(Friendship(printed("old-friendship"), 5, 4, characters=True))
declare(FriendOrThree(printed("a-friend-or-three")))
declare(Tempering(printed("tempering-friendship")))
declare(Muster(printed("muster")))
declare(PersuasiveWords(printed("persuasive-words")))
