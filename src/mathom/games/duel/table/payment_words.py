"""How a card or tile is paid, in words: the same cheapest way that `prices.py` counts."""

from mathom.games.duel.prices import surcharge
from mathom.games.duel.rules import Duel
from mathom.games.duel.table.faces import chain_words, coin_words, listed, skill_words
from mathom.games.duel.terms import BIT, CARDS, OWN, SKILLS, WILD_SKILL
from mathom.kernel.words import Msg, msg, msgs


def assigned(choices: list[int], gaps: list[int]) -> list[int]:
    """for each choice the skill it is used for, or -1; as many as possible"""
    if not choices:
        return []
    best = [-1, *assigned(choices[1:], gaps)]
    for skill in range(SKILLS):
        if choices[0] >> skill & 1 and gaps[skill] > 0:
            left = [n - (k == skill) for k, n in enumerate(gaps)]
            found = [skill, *assigned(choices[1:], left)]
            if sum(k >= 0 for k in found) > sum(k >= 0 for k in best):
                best = found
    return best


def payment(s: Duel, seat: int, item: int) -> Msg:
    """which skills, which chain, how many coins"""
    e = s.edition
    chain = e.chain_from[item] & s.chains[seat] if item < CARDS else 0
    if chain:
        return msg("free with your chain symbol {chain}", chain=chain_words(e.chains[int(chain).bit_length() - 1]))
    asks = [int(n) for n in e.asks[item * SKILLS : (item + 1) * SKILLS]]
    own = [int(n) for n in s.skills[seat * OWN : (seat + 1) * OWN]]
    used = [min(asks[k], own[k]) for k in range(SKILLS)]
    parts = [skill_words(e.skills[k]) for k in range(SKILLS) for _ in range(used[k])]
    gaps = [asks[k] - used[k] for k in range(SKILLS)]
    for skill in assigned([c for c in own[SKILLS:] if c], gaps):
        if skill >= 0:
            gaps[skill] -= 1
            parts.append(msg("{skill} by choice", skill=skill_words(e.skills[skill])))
    if sum(gaps) and s.powers[seat] & BIT[WILD_SKILL]:
        skill = next(k for k in range(SKILLS) if gaps[k])
        gaps[skill] -= 1
        parts.append(msg("{skill} by the Elves", skill=skill_words(e.skills[skill])))
    return paid(s, seat, item, parts, gaps)


def paid(s: Duel, seat: int, item: int, parts: list[Msg], gaps: list[int]) -> Msg:
    """the skills used, and the coins: what each is for"""
    e = s.edition
    if e.price[item]:
        parts.append(msg("{coins} as its price", coins=coin_words(e.price[item])))
    if sum(gaps):
        lacking = listed([skill_words(e.skills[k]) for k in range(SKILLS) for _ in range(gaps[k])])
        parts.append(
            msgs(
                "{n} coin for what is missing ({skills})",
                "{n} coins for what is missing ({skills})",
                sum(gaps),
                skills=lacking,
            )
        )
    more = surcharge(s, seat) if item >= CARDS else 0
    if more:
        parts.append(msg("{coins} for your fortresses", coins=coin_words(more)))
    return msg("with {parts}", parts=listed(parts)) if parts else msg("free of charge")
