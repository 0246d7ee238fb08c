"""The attack under way, its strike and the check under way, as they are shown on the table."""

from mathom.games.lidless_eye.box.card import NAMES, SITE_NAMES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.table.words.check import explain_check
from mathom.games.lidless_eye.table.words.strike import attacker_word, explain
from mathom.kernel.view import Piece, Zone
from mathom.kernel.words import msgs


def fight_zones(s: Eye) -> list[Zone]:
    check = explain_check(s)
    out = [check.zone()] if check is not None else []
    attack = attack_now(s)
    if attack.defender < 0 or s.co_owner[attack.defender] < 0:
        return out
    reckoning = explain(s)
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


def struck(s: Eye, c: int) -> list[str]:
    """whether a piece has a strike before it, or is in the middle of one"""
    attack = attack_now(s)
    if strike_now(s).target == c:
        return ["struck"]
    waiting = [t for t, faced in zip(attack.targets, attack.faced, strict=True) if not faced]
    return ["target"] if c in waiting else []
