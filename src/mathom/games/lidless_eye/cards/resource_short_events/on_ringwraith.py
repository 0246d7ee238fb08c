"""Resource short-events on one's own Ringwraith: the nine Unleashed, and those who ride with him. Each Unleashed serves
only the player who is that Ringwraith, while he is in play.

Some of them have a second use in attacks by a company; companies attack each other only against Wizards (part W), so
that there is no occasion for it here."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import COMPANY_ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.events import echoed, echoed_on, is_wraith, same_site, under_attack
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.searching import FROM_DECK, FROM_DISCARD, INTO_HAND, OF_MAGIC, Fetch
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import GOES_ON
from mathom.games.lidless_eye.rules.bringing import bring_follower, may_bring_follower
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.companies import at_haven, own_avatar
from mathom.games.lidless_eye.rules.corruption import Checks
from mathom.games.lidless_eye.rules.routes import NO_REGIONS
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ARRIVE,
    ATTACK,
    ATTACK_BODY,
    ATTACK_PROWESS,
    CHOOSE,
    DIRECT,
    INFLUENCE,
    ORGANISE,
    PASS,
    PATH_LENGTH,
    SHADOW,
    SORCERY,
    SPIRIT,
    THIS_ATTACK,
    THIS_TURN,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.words import Msg, msg


class RideTogether(ShortEvent):
    """Ringwraiths of the hand come as followers, as many as direct influence allows; some cost none."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        wraith = own_avatar(s, seat)
        if wraith < 0 or not at_haven(s, s.co[wraith]):
            return
        for entry in s.hand[seat].cards:
            if may_bring_follower(s, seat, entry >> 8):
                into.add(act(verb, subject, wraith))
                return

    def resolve(self, s: Eye, link: Link) -> None:
        s.call(Riders(link.by))

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on your Ringwraith's company at a Darkhaven."),
            msg(
                "Bring any Ringwraiths from your hand into it as followers who cost him nothing or for whom he has "
                "influence."
            ),
        ]


class Riders(Procedure):
    """One after the other comes from the hand."""

    seat: i64 = 0

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def go(self, s: Eye) -> i64:
        if self.step == 0 and own_avatar(s, self.seat) >= 0 and s.hand[self.seat].size():
            return self.seat
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        last: i64 = -1
        for entry in s.hand[self.seat].cards:
            kind = entry >> 8
            if kind != last and may_bring_follower(s, self.seat, kind):
                into.add(act(CHOOSE, kind))
            last = kind
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == CHOOSE:
            bring_follower(s, self.seat, act_a(action))
        else:
            self.step = 1

    def shows(self) -> bool:
        return True

    def blank(self) -> Frame:
        return Riders()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)


enter(Riders())


class Unleashed(ShortEvent):
    """Names a Ringwraith; played while he is in play as his player's own."""

    def __init__(self, printed: Printed, whom: str) -> None:
        super().__init__(printed)
        self.whom: str = whom

    def wraith(self, s: Eye, seat: i64) -> i64:
        """the Ringwraith named, -1 unless he is this player's own and in play"""
        return own_avatar(s, seat) if s.avatar[seat] == NUMBERS[self.whom] else -1

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        """whether it can be played, and changes something"""
        return True

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        wraith = self.wraith(s, seat)
        if wraith >= 0 and self.serves(s, seat, wraith):
            into.add(act(verb, subject, wraith))

    def resolve(self, s: Eye, link: Link) -> None:
        wraith = self.wraith(s, link.by)
        if wraith >= 0 and self.serves(s, link.by, wraith):
            self.works(s, link, wraith)

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        raise NotImplementedError

    def hold(self, s: Eye, seat: i64) -> float:
        """others win factions"""
        return self.patience


class AgainstHisCompany(Unleashed):
    """Played on an attack against the Ringwraith's own company."""

    def __init__(self, printed: Printed, whom: str) -> None:
        super().__init__(printed, whom)
        self.windows = ATTACK

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        attack = attack_now(s)
        return under_attack(s, seat) and attack.defender == s.co[wraith] and not attack.cancelled

    def lasting(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_ATTACK)
        s.co[e] = attack_now(s).defender


class Adunaphel(AgainstHisCompany):
    """Alone she faces one strike, of an attack with a weaker body."""

    def __init__(self, printed: Printed, whom: str) -> None:
        super().__init__(printed, whom)
        self.has(Effect(ATTACK_BODY, -2, scope=COMPANY_ATTACKS))

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        if not super().serves(s, seat, wraith) or echoed(s, self.id):
            return False
        return len(s.members(s.co[wraith])) == 1

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        attack_now(s).fixed = 1
        self.lasting(s, link)

    def text(self) -> list[Msg]:
        return [
            msg("On an attack against Adûnaphel, your Ringwraith, alone in her company; once on an attack."),
            msg("It has one strike, and body -2."),
        ]


class Akhorahil(Unleashed):
    """A magic card from play deck or discard pile into the hand."""

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        return s.deck[seat].size() + s.discard[seat].size() > 0

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        s.call(Fetch(link.by, FROM_DECK | FROM_DISCARD, INTO_HAND, OF_MAGIC, SORCERY | SPIRIT | SHADOW))

    def text(self) -> list[Msg]:
        return [
            msg("If Akhôrahil is your Ringwraith and in play."),
            msg("You may take a magic card from your play deck or discard pile into your hand."),
        ]


class Dwar(Unleashed):
    """His company may move by regions this turn (advanced game)."""

    def __init__(self, printed: Printed, whom: str) -> None:
        super().__init__(printed, whom)
        self.windows = ORGANISE
        self.touches = self.late = PATH_LENGTH

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        return s.advanced != 0 and not echoed(s, self.id)

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        e = s.echo(link.card, THIS_TURN)
        s.co[e] = s.co[wraith]

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + NO_REGIONS if s.co[c] == subject else value

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, if Dwar is your Ringwraith and in play."),
            msg("His own company may move by regions this turn."),
        ]


class Hoarmurath(Unleashed):
    """Cancels an attack against any of his player's companies."""

    def __init__(self, printed: Printed, whom: str) -> None:
        super().__init__(printed, whom)
        self.windows = ATTACK
        self.ends_attack()

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        return under_attack(s, seat) and cancellable(s)

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        cancel(s)

    def text(self) -> list[Msg]:
        return [
            msg("If Hoarmûrath is your Ringwraith and in play."),
            msg("An attack against any of your companies is cancelled."),
        ]


class Indur(AgainstHisCompany):
    """Cancels an attack against his own company."""

    def __init__(self, printed: Printed, whom: str) -> None:
        super().__init__(printed, whom)
        self.ends_attack()

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        return super().serves(s, seat, wraith) and cancellable(s)

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        cancel(s)

    def text(self) -> list[Msg]:
        return [msg("If Indûr is your Ringwraith: an attack against his own company is cancelled.")]


class Khamul(AgainstHisCompany):
    """Prowess -3 for an attack against his own company."""

    def __init__(self, printed: Printed, whom: str) -> None:
        super().__init__(printed, whom)
        self.has(Effect(ATTACK_PROWESS, -3, scope=COMPANY_ATTACKS))

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        self.lasting(s, link)

    def text(self) -> list[Msg]:
        return [msg("If Khamûl is your Ringwraith: an attack against his own company has prowess -3.")]


class Ren(Unleashed):
    """Everybody at his site, of both players, makes a corruption check."""

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        return any(not is_wraith(s, c) for p in s.order for c in s.characters(p) if same_site(s, c, wraith))

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        checks = Checks(-2)
        for p in range(s.n):
            for c in s.characters(p):
                if same_site(s, c, wraith) and not is_wraith(s, c):
                    checks.add(c)
        s.call(checks)

    def text(self) -> list[Msg]:
        return [
            msg("If Ren is your Ringwraith and in play."),
            msg("All characters at his site, whosever they are, make a corruption check at -2."),
        ]


class Uvatha(Unleashed):
    """Another movement/hazard phase for his own company."""

    def __init__(self, printed: Printed, whom: str) -> None:
        super().__init__(printed, whom)
        self.windows = ARRIVE

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        return s.now >= 0 and s.now == s.co[wraith] and not s.co_did[s.now] & GOES_ON

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        s.co_did[s.co[wraith]] |= GOES_ON

    def text(self) -> list[Msg]:
        return [
            msg("At the end of the movement/hazard phase of Ûvatha's own company, if he is your Ringwraith."),
            msg("It may move to an additional site: another movement/hazard phase follows at once."),
        ]


class WitchKing(Unleashed):
    """Direct influence +5 this turn."""

    def __init__(self, printed: Printed, whom: str) -> None:
        super().__init__(printed, whom)
        self.has(Effect(DIRECT, 5))
        self.windows = ANY_TIME | INFLUENCE

    def serves(self, s: Eye, seat: i64, wraith: i64) -> bool:
        return not echoed_on(s, self.id, wraith)

    def works(self, s: Eye, link: Link, wraith: i64) -> None:
        s.echo(link.card, THIS_TURN, wraith)

    def text(self) -> list[Msg]:
        return [
            msg("If The Witch-king is your Ringwraith and in play, once a turn."),
            msg("His direct influence is 5 higher this turn."),
        ]


declare(RideTogether(printed("they-ride-together")))
declare(Adunaphel(printed("adunaphel-unleashed"), "adunaphel-the-ringwraith"))
declare(Akhorahil(printed("akhorahil-unleashed"), "akhorahil-the-ringwraith"))
declare(Dwar(printed("dwar-unleashed"), "dwar-the-ringwraith"))
declare(Hoarmurath(printed("hoarmurath-unleashed"), "hoarmurath-the-ringwraith"), patience=0.4)
declare(Indur(printed("indur-unleashed"), "indur-the-ringwraith"), patience=0.4)
declare(Khamul(printed("khamul-unleashed"), "khamul-the-ringwraith"))
declare(Ren(printed("ren-unleashed"), "ren-the-ringwraith"), liking=-0.5)
declare(Uvatha(printed("uvatha-unleashed"), "uvatha-the-ringwraith"))
declare(WitchKing(printed("the-witch-king-unleashed"), "the-witch-king"))
