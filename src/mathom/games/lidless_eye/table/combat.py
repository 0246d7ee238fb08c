"""The attack under way, its strike and the check under way, as they are shown on the table."""

from mathom.games.lidless_eye.box.card import NAMES, SITE_NAMES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.clash import Clash
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.table.offers import company_words
from mathom.games.lidless_eye.table.words.check import explain_check
from mathom.games.lidless_eye.table.words.strike import attacker_word, explain, reckoning_of
from mathom.kernel.view import Piece, Zone
from mathom.kernel.words import msgs


def fight_zones(s: Eye) -> list[Zone]:
    check = explain_check(s)
    out = [check.zone()] if check is not None else []
    attack = attack_now(s)
    if attack.defender < 0 or s.co_owner[attack.defender] < 0:
        return out
    reckoning = explain(s)
    if isinstance(attack, Clash):
        waiting = [i for i in range(len(attack.targets)) if attack.can_be_fought(s, i)]
        bouts = [reckoning_of(s, attack, i).waiting_zone(n, faces_of(s, attack, i)) for n, i in enumerate(waiting)]
        return [clash_zone(s, attack), *(reckoning.zones() if reckoning is not None else []), *bouts, *out]
    return [attack_zone(s, attack), *(reckoning.zones() if reckoning is not None else []), *out]


def attack_zone(s: Eye, attack: Assault) -> Zone:
    """the card that attacks, or the site whose automatic-attack it is, and the figures as they are now"""
    site = f"site-{SITE_NAMES[s.site_now(attack.defender)]}"
    face = NAMES[s.kind[attack.piece()]] if attack.piece() >= 0 else site
    hint: dict[str, str | int] = {
        "strikes": int(attack.strikes),
        "prowess": int(attack.prowess_now(s)),
        "body": int(attack.body_now(s)),
        "left": int(attack.left),
    }
    for name, holds in (("each", attack.each), ("detainment", attack.detain), ("automatic", attack.piece() < 0)):
        if holds:
            hint[name] = 1
    label = msgs(
        "{card} attacks: {n} strike with prowess {prowess}",
        "{card} attacks: {n} strikes with prowess {prowess}",
        int(attack.strikes),
        card=attacker_word(s, attack),
        prowess=hint["prowess"],
    )
    return Zone("attack", "row", label, int(attack.attacker), 1, (Piece("attack:0", "card", face),), hint)


def faces_of(s: Eye, clash: Clash, i: int) -> tuple[str, str]:
    """who strikes, and at whom"""
    return NAMES[s.kind[clash.strikers[i]]], NAMES[s.kind[clash.targets[i]]]


def clash_zone(s: Eye, clash: Clash) -> Zone:
    """who attacks whom, between companies"""
    who = [c for c in s.fighters(clash.company)]
    hint: dict[str, str | int] = {"strikes": int(clash.strikes_now(s)), "left": int(clash.left), "clash": 1}
    label = msgs(
        "{company} attacks {other}: {n} strike",
        "{company} attacks {other}: {n} strikes",
        int(clash.strikes_now(s)),
        company=company_words(s, int(clash.company)),
        other=company_words(s, int(clash.defender)),
    )
    pieces = tuple(Piece(f"attack:{i}", "card", NAMES[s.kind[c]]) for i, c in enumerate(who))
    return Zone("attack", "row", label, int(clash.attacker), len(pieces), pieces, hint)


def struck(s: Eye, c: int) -> list[str]:
    """whether a piece has a strike before it, or is in the middle of one"""
    attack = attack_now(s)
    if strike_now(s).concerns(c):
        return ["struck"]
    waiting = [t for t, faced in zip(attack.targets, attack.faced, strict=True) if not faced]
    return ["target"] if c in waiting else []
