"""Senseless moves of a site phase: whether to enter, what to play, who influences."""

from __future__ import annotations

from bench.sense.could import (
    CLEARLY,
    arrived,
    belongs_to_sites,
    cards_of,
    chance_to_win,
    faced,
    gives_points,
    plays,
    point_cards,
    promising,
)

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt, fill_attempts, in_hand
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.detainment import is_detainment
from mathom.games.lidless_eye.rules.playing import environment_bit, fill_plays, guard_at
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.rules.site_phase import DECIDES, PLAYS, SitePhase, fill_special
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ATTEMPT,
    ENTER,
    FACED,
    FACTION,
    INFLUENCE,
    ITEM,
    PASS,
    PLAY,
    SITE,
    USE,
)
from mathom.kernel.state import Buffer, act_a, act_b, act_kind


def visit_at(s: Eye, step: int) -> bool:
    """whether a company is asked in its site phase: before it enters (DECIDES), or inside (PLAYS)"""
    top = s.stack[-1]
    return isinstance(top, SitePhase) and top.step == step


def only_inside(t: Eye) -> bool:
    """whether there is anything to be done at the site that cannot be done elsewhere"""
    into = Buffer()
    fill_plays(t, t.active, SITE | environment_bit(t), into)
    for action in into.data[: into.n]:
        card = KINDS[t.kind[act_a(action)] if act_kind(action) == USE else act_a(action)]
        if (card.uses if act_kind(action) == USE else card.windows) & ANY_TIME == SITE:
            return True
    into.n = 0
    fill_attempts(t, t.now, into)
    fill_special(t, t.now, into)
    return into.n > 0


def entered_for_nothing(s: Eye, action: int) -> int:
    """A company enters a site and faces an automatic-attack, though nothing can be played or done inside, whatever
    comes of it. Not counted: an attack that can only tap whom it hits while nobody is untapped; a card in hand that is
    played when an attack has been faced."""
    if act_kind(action) != ENTER or not visit_at(s, DECIDES):
        return 0
    t = arrived(s, s.now, s.co_site[s.now])
    attacks = [attack for attack in faced(t) if not harmless(t, attack)]
    if not attacks or any(FACTS.windows[kind] & FACED for kind in cards_of(s.hand[s.seat])):
        return 0
    return 0 if only_inside(t) else 1


def harmless(t: Eye, attack: Attack) -> bool:
    """it only taps whom it hits, and nobody is untapped"""
    t.stack.append(attack)
    detains, able = is_detainment(t, attack), len(attack.candidates(t, True))
    t.stack.pop()
    return detains and not able


def stood_outside(s: Eye, action: int) -> int:
    """A company does not enter, though a point card of the hand could be played inside with good hope, no automatic-
    attack would be faced, and no card lies on guard."""
    if act_kind(action) != PASS or not visit_at(s, DECIDES) or guard_at(s, s.now) >= 0:
        return 0
    t = arrived(s, s.now, s.co_site[s.now])
    return int(not faced(t) and any(promising(t, play) for play in plays(t, point_cards(s, s.seat))))


def left_unplayed(s: Eye, action: int) -> int:
    """A company leaves the site it has entered, though a point card of the hand can be played there right now with good
    hope: a faction that is won at least every other time, an item whose bearer stays firm, any ally or event."""
    if act_kind(action) != PASS or not visit_at(s, PLAYS):
        return 0
    offered = (play for play in s.actions() if act_kind(play) == PLAY)
    return int(
        any(belongs_to_sites(act_a(play)) and gives_points(act_a(play)) and promising(s, play) for play in offered)
    )


def helps_influence(s: Eye) -> bool:
    """whether a card in the hand or in play could still change an influence check of the mover"""
    return any(FACTS.windows[kind] & INFLUENCE for kind in cards_of(s.hand[s.seat])) or any(
        FACTS.uses[s.kind[c]] & INFLUENCE for c in s.table
    )


def hopeless_influence(s: Eye, action: int) -> int:
    """An influence attempt, against a faction or a card of the opponent, that no roll of the dice can win, while no
    card of the hand or in play and no gift could help it: somebody taps and a card is lost for nothing."""
    if not visit_at(s, PLAYS) or helps_influence(s):
        return 0
    if act_kind(action) == PLAY and FACTS.type[act_a(action)] == FACTION:
        kind, who = act_a(action), act_b(action)
        gifts = KINDS[kind].printed.gifts and any(FACTS.type[s.kind[c]] == ITEM for c in s.on(who))
        return int(not gifts and chance_to_win(s, kind, who) == 0)
    if act_kind(action) == ATTEMPT:
        return int(chance_to_win_away(s, act_a(action), act_b(action)) == 0)
    return 0


def chance_to_win_away(s: Eye, who: int, target: int) -> float:
    """of a character for a card of the opponent; one like it in the hand is shown"""
    attempt = OpponentAttempt(who, target)
    attempt.seat = s.owner[who]
    if FACTS.type[s.kind[target]] != ITEM and in_hand(s, attempt.seat, s.kind[target]):
        attempt.shown = target  # as good as the card of the hand, which is no piece yet
    s.stack.append(attempt)
    chance = attempt.to_roll(s).chance(MADE)
    s.stack.pop()
    return chance


def lesser_influencer(s: Eye, action: int) -> int:
    """A faction is tried by one whose chance is clearly worse (by 1/6) than that of another who is untapped beside him
    and has nothing better to do: no other faction of the hand can be tried here. Who fails loses the card."""
    if act_kind(action) != PLAY or not visit_at(s, PLAYS) or FACTS.type[act_a(action)] != FACTION:
        return 0
    kind, who = act_a(action), act_b(action)
    offered = [play for play in s.actions() if act_kind(play) == PLAY and FACTS.type[act_a(play)] == FACTION]
    if any(act_a(play) != kind for play in offered):
        return 0
    best = max(chance_to_win(s, kind, act_b(play)) for play in offered)
    return int(best - chance_to_win(s, kind, who) >= CLEARLY)
