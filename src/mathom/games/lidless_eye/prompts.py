"""Where the game is, and what the viewer is asked, in words."""

from mathom.games.lidless_eye.assault import ATTACK_STEPS
from mathom.games.lidless_eye.offers import card_name, company_words, piece_words
from mathom.games.lidless_eye.position import Eye
from mathom.games.lidless_eye.strike import STEPS
from mathom.games.lidless_eye.turn import FIRST_DROPS
from mathom.kernel.words import Msg, msg

PHASES = (
    msg("setting up"),
    msg("untap phase of {who}"),
    msg("organization phase of {who}"),
    msg("long-event phase of {who}"),
    msg("movement/hazard phase of {who}"),
    msg("site phase of {who}"),
    msg("end of {who}'s turn"),
    msg("War Council"),
)

QUESTIONS = {
    "Organization": msg("Arrange your companies, play and use cards, and choose where they go"),
    "Chain": msg("You may play or use a card now, or pass"),
    "Attack": msg("Who takes the strikes?"),
    "Strike": msg("Stay untapped at −3, or tap? Others may help"),
    "CorruptionCheck": msg("Others may tap to help in this corruption check"),
    "Bequest": msg("Who takes over the items of the fallen?"),
    "SitePhase": msg("Enter the site, play cards here, or go on"),
    "Refill": msg("Too many cards: discard down to your hand size"),
    "Draw": msg("You may draw"),
    "Route": msg("Through which region next?"),
    "RingTest": msg("You may put a special ring in place of the gold ring"),
    "Turn": msg("Which comes next?"),
    "DeckChoice": msg("Choose your deck"),
    "Muster": msg("Give your starting items and arrange your followers"),
    "Sideboard": msg("Choose cards of your sideboard"),
    "Settlement": msg("Your influence is too small: who leaves?"),
    "Meeting": msg("These companies cannot stay together: which one stays?"),
    "Journey": msg("The company may move to another site"),
    "Exhaust": msg("Your play deck is exhausted: you may exchange cards with your sideboard"),
    "DiscardItem": msg("What does the company give up?"),
    "TapOne": msg("Who taps?"),
    "Ford": msg("Which ranger taps? Without one the company does nothing here"),
    "Parry": msg("Somebody may tap to cancel this attack"),
    "Jealousy": msg("Which of his companions is discarded?"),
    "Homecoming": msg("Who takes over one of his items?"),
    "Upkeep": msg("Discard a creature of Men from your hand, or this card"),
    "Seek": msg("Which card? Or go on"),
    "Plunder": msg("Who taps, and for what?"),
    "ItemHunt": msg("Which item does another of the company play?"),
    "Riders": msg("Which Ringwraith comes as a follower?"),
    "Recruit": msg("Who comes into play, and where?"),
    "Return": msg("Does the company go back to the Darkhaven where it began?"),
    "StoringHere": msg("What is stored now?"),
    "Raiding": msg("Who taps for the raid?"),
    "ShowsHazards": msg("Which hazards do you show? Only those may be played on that company"),
    "Rain": msg("Show a character, or choose a ring"),
    "Checks": msg("Who makes the next corruption check?"),
    "Order": msg("Which comes first?"),
    "Fetch": msg("Choose a card"),
    "Find": msg("Choose a card"),
    "Council": msg("The War Council: show cards, or go on"),
}


ATTACK_QUESTIONS = {
    "next strike": msg("Whose strike comes next?"),
    "trophy": msg("You may take the defeated creature as a trophy"),
}
STRIKE_QUESTIONS = {
    "excess": msg("How many excess strikes fall on this target?"),
    "stance": msg("Stay untapped at −3, or tap?"),
    "support": msg("Who taps to help?"),
}


def phase_words(s: Eye, who: tuple[str, ...]) -> Msg:
    if s.over:
        return msg("The game is over")
    words = PHASES[s.phase]
    return msg(words.text, who=who[s.active]) if "{who}" in words.text else words


def prompt(s: Eye, viewer: int | None, who: tuple[str, ...]) -> Msg:
    if s.over:
        return msg("The game is over")
    if s.seat != viewer:
        return msg("{who} is choosing", who=who[s.seat])
    top = s.stack[-1]
    if top.name() == "Attack":
        return ATTACK_QUESTIONS.get(ATTACK_STEPS[top.step], QUESTIONS["Attack"])
    if top.name() == "Turn" and top.step >= FIRST_DROPS:
        return msg("You may discard a card")
    if top.name() == "Strike":
        return STRIKE_QUESTIONS.get(STEPS[top.step], QUESTIONS["Strike"])
    return QUESTIONS.get(top.name(), msg("Your decision"))


def under_way(s: Eye) -> tuple[Msg, ...]:
    """what we are in the middle of, outermost first"""
    out: list[Msg] = []
    if s.now >= 0 and s.co_owner[s.now] >= 0:
        out.append(company_words(s, int(s.now)))
    for frame in s.stack:
        name = frame.name()
        if name == "Attack":
            creature = int(getattr(frame, "creature", -1))
            if creature >= 0 and s.kind[creature] >= 0:
                out.append(msg("attack by {card}", card=card_name(s.kind[creature])))
            else:
                out.append(msg("automatic-attack"))
        elif name == "Strike":
            out.append(msg("strike on {who}", who=piece_words(s, int(getattr(frame, "target", 0)))))
        elif name == "CorruptionCheck":
            out.append(msg("corruption check of {who}", who=piece_words(s, int(getattr(frame, "who", 0)))))
        elif name == "FactionCheck":
            out.append(msg("influence check"))
        elif name == "RingTest":
            out.append(msg("ring test"))
    return tuple(out)
