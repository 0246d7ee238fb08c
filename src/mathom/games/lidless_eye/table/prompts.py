"""Where the game is, and what the viewer is asked, in words."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.cards.kit.vocabulary import RING_WORDS
from mathom.games.lidless_eye.gathering import STEPS as GATHERING_STEPS
from mathom.games.lidless_eye.gathering import Gathering
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.clash import Clash
from mathom.games.lidless_eye.rules.combat.figures import ATTACK_STEPS, Assault
from mathom.games.lidless_eye.rules.combat.strike import STEPS, Strike
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.sideboard import ASKED, Sideboard
from mathom.games.lidless_eye.rules.turn import CALLS, FIRST_DROPS
from mathom.games.lidless_eye.table.offers import card_name, company_words, piece_words
from mathom.games.lidless_eye.table.who import Who
from mathom.games.lidless_eye.table.words.camp import AT_COUNCIL, COUNCIL, council_of
from mathom.games.lidless_eye.table.words.cards import one_of
from mathom.kernel.words import Msg, msg, msgs

PHASES = (
    msg("setting up"),
    msg("untap phase of {who}"),
    msg("organization phase of {who}"),
    msg("long-event phase of {who}"),
    msg("movement/hazard phase of {who}"),
    msg("site phase of {who}"),
    msg("end of {who}'s turn"),
    COUNCIL[terms.MINION],
)

QUESTIONS = {
    "Organization": msg("Send companies off, regroup them, play and use cards; then end the phase"),
    "Chain": msg("You may play or use a card now, or pass"),
    "Strike": msg("Stay untapped at −3, or tap? Others may help"),
    "CorruptionCheck": msg("Others may tap to help, +1 each; then the dice are rolled"),
    "Bequest": msg("Who takes over the items of the fallen?"),
    "SitePhase": msg("Enter the site to play cards there, or leave it at that; before you may play events"),
    "Entered": msg("Play what this site allows, or leave it at that"),
    "Refill": msg("Too many cards: discard down to your hand size"),
    "Route": msg("Through which region next?"),
    "RingTest": msg("You may put a special ring in place of the gold ring: {kinds}"),
    "NoRing": msg("The test shows no special ring: the gold ring goes"),
    "Turn": msg("Which company comes next?"),
    "DeckChoice": msg("Choose your deck"),
    "Muster": msg("Give your starting items and arrange your followers"),
    "Sideboard": msg("Choose cards of your sideboard"),
    "Settlement": msg("Your influence is too small: who leaves?"),
    "Meeting": msg("These companies cannot stay together: which one stays?"),
    "Journey": msg("The company may move to another site"),
    "Exhaust": msg("Your play deck is exhausted: you may exchange cards with your sideboard"),
    "DiscardItem": msg("What does the company give up?"),
    "LoseItem": msg("Which item does he give up?"),
    "Forfeit": msg("Which card do you discard?"),
    "Recall": msg("Choose a card"),
    "TapOne": msg("Who taps?"),
    "Ford": msg("Which ranger taps? Without one the company does nothing here"),
    "Parry": msg("Somebody may tap to cancel this attack"),
    "Forgetting": msg("Which corruption card goes?"),
    "Praise": msg("Who else taps, and which Nazgûl event does he end?"),
    "HoldFast": msg("The company would be sent back: who taps so that it is not?"),
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
    "Crowning": msg("Do you show The Iron Crown, and who receives it?"),
    "Forge": msg("What is forged anew, and for whom?"),
    "Joins": msg("Does your Wizard join the company that is attacked?"),
    "Peep": msg("Which card do you discard, to look at your opponent's hand?"),
    "Betrayal": msg("Whom does the traitor attack?"),
    "Purge": msg("Does somebody fight a card that lies with him, in place of untapping and healing?"),
    "Stab": msg("Who of the wounded bears the blade?"),
    "Order": msg("Which comes first?"),
    "Fetch": msg("Choose a card"),
    "Find": msg("Choose a card"),
    "Calling": msg("Do you call the Free Council? Your opponent has one more turn"),
}


CALLING_AMONG_MANY = msg("Do you call the Council? Everybody else has one more turn")
WHICH_WIZARD = msg("Which Wizard will you be?")
GATHERING_QUESTIONS = {
    "ringwraiths": msg("Which Ringwraith will you be?"),
    "shows": msg("Show a starting character: up to six, their minds together at most 20"),
    "packs": msg("Up to ten of your other characters go into the play deck: who is left out?"),
    "gives": msg("You may exchange up to three cards of your play deck: which one goes?"),
    "gets": msg("Which card comes into your play deck for it?"),
}
ATTACK_QUESTIONS = {
    "next strike": msg("Whose strike comes next?"),
    "trophy": msg("You may take the defeated creature as a trophy"),
}
CLASH_QUESTIONS = {
    "defender assigns": msg("Who of yours faces whose strike? Untapped ones first"),
    "attacker assigns": msg("At whom do your untapped characters strike?"),
    "defender assigns the rest": msg("Who faces the strikes that are left?"),
}
STRIKE_QUESTIONS = {
    "attacker stance": msg("Strike at −3 and stay untapped, or tap?"),
    "excess": msg("How many excess strikes fall on this target?"),
    "stance": msg("Stay untapped at −3, or tap?"),
    "support": msg("Who taps to help?"),
}


ANSWER_AMONG_MANY = msg("{card} is declared: you may answer it, or pass")
HAZARDS_AMONG_MANY = msgs(
    "You may play {n} more hazard on this company", "You may play {n} more hazards on this company", 2
)
ANSWER = msg("{card} is declared: you may answer it; when both pass it takes effect")
TRAVELS = {  # whether the hazards are one's own, whether the company moves
    (True, True): msgs(
        "You may play {n} more hazard on this company; when both pass it arrives",
        "You may play {n} more hazards on this company; when both pass it arrives",
        2,
    ),
    (True, False): msgs(
        "You may play {n} more hazard on this company, which does not move; when both pass its phase ends",
        "You may play {n} more hazards on this company, which does not move; when both pass its phase ends",
        2,
    ),
    (False, True): msg("Hazards may come, and you may play cards; when both pass the company arrives"),
    (False, False): msg("Hazards may come, and you may play cards; when both pass the phase of this company ends"),
}
WINDOWS = (  # the first that is open tells what it is about
    (terms.UNTAPS, msg("The untap phase ends; you may play a card before, or pass")),
    (terms.ORGANISE, msg("The organization phase ends; you may play a card before, or pass")),
    (
        terms.STRIKE_HAZARD,
        msg("First hazards may be played on this strike; when both pass its target decides how to fight"),
    ),
    (terms.STRIKE, msg("You may play a card on this strike; when both pass the dice are rolled")),
    (terms.CHECK, msg("You may play a card on this corruption check; when both pass the dice are rolled")),
    (terms.INFLUENCE, msg("You may play a card on this influence check; when both pass the dice are rolled")),
    (terms.ATTACK, msg("You may change or cancel this attack; when both pass its strikes are dealt out")),
    (terms.AUTO, msg("The site's attack comes next; before it a card on guard may be turned up")),
    (terms.FACED, msg("The attack is over; you may play what follows upon it, or pass")),
    (terms.LONG, msg("You may play long-events or other cards; when both pass the companies set off")),
    (terms.END, msg("The turn ends; you may still play a card, or pass")),
    (terms.ARRIVE, msg("The company has come through; you may play last cards of this phase, or pass")),
)


WINDOWS_ALONE = (  # against the hazard deck
    (terms.STRIKE_HAZARD, msg("First hazards may be played on this strike; then you decide how to fight")),
    (terms.STRIKE, msg("You may play a card on this strike; when you pass the dice are rolled")),
    (terms.CHECK, msg("You may play a card on this corruption check; when you pass the dice are rolled")),
    (terms.INFLUENCE, msg("You may play a card on this influence check; when you pass the dice are rolled")),
    (terms.ATTACK, msg("You may change or cancel this attack; when you pass its strikes are dealt out")),
    (terms.LONG, msg("You may play long-events or other cards; when you pass the companies set off")),
)
TRAVELS_ALONE = {  # whether the company moves
    True: msg("Hazards that were turned up come one after the other; when none is left the company arrives"),
    False: msg("Hazards that were turned up come one after the other; when none is left its phase ends"),
}


def chain_question(s: Eye, chain: Chain) -> Msg:
    """what may be done in this window, and what comes when both have passed"""
    if s.n > 2:
        return question_among_many(s, chain)
    if s.alone:
        return question_alone(s, chain)
    if len(chain.links):
        return msg(ANSWER.text, card=card_name(chain.links[-1].kind))
    for window, words in WINDOWS:
        if chain.window & window:
            return words
    if chain.window & terms.TRAVEL and s.now >= 0:
        mine = s.seat != s.active
        words = TRAVELS[mine, s.co_dest[s.now] >= 0]
        return msgs(words.text, words.plural, int(s.limit)) if mine else words
    return QUESTIONS["Chain"]


def question_among_many(s: Eye, chain: Chain) -> Msg:
    """three players and more"""
    if len(chain.links):
        return msg(ANSWER_AMONG_MANY.text, card=card_name(chain.links[-1].kind))
    if chain.window & terms.TRAVEL and s.now >= 0 and s.seat == s.foe:
        return msgs(HAZARDS_AMONG_MANY.text, HAZARDS_AMONG_MANY.plural, int(s.limit))
    return QUESTIONS["Chain"]


def question_alone(s: Eye, chain: Chain) -> Msg:
    """what may be done against the hazard deck, and what comes when one passes"""
    if len(chain.links):
        return msg(ANSWER_AMONG_MANY.text, card=card_name(chain.links[-1].kind))
    for window, words in (*WINDOWS_ALONE, *WINDOWS):
        if chain.window & window:
            return words
    if chain.window & terms.TRAVEL and s.now >= 0:
        return TRAVELS_ALONE[s.co_dest[s.now] >= 0]
    return QUESTIONS["Chain"]


def ring_question(test: RingTest) -> Msg:
    found = [words for name, words in RING_WORDS.items() if test.bits >> terms.RING_KINDS.index(name) & 1]
    if not found:
        return QUESTIONS["NoRing"]
    return msg(QUESTIONS["RingTest"].text, kinds=one_of(found))


def phase_words(s: Eye, who: Who) -> Msg:
    if s.over:
        return msg("The game is over")
    words = COUNCIL[council_of(s)] if s.phase == terms.COUNCIL_PHASE else PHASES[s.phase]
    return msg(words.text, who=who[s.active]) if "{who}" in words.text else words


def prompt(s: Eye, viewer: int | None, who: Who) -> Msg:
    if s.over:
        return msg("The game is over")
    if s.seat != viewer:
        return msg("{who} is choosing", who=who[s.seat])
    top = s.stack[-1]
    if isinstance(top, Chain):
        return chain_question(s, top)
    if isinstance(top, RingTest):
        return ring_question(top)
    if isinstance(top, Gathering):
        if GATHERING_STEPS[top.step] == "ringwraiths" and s.camp[s.seat] == terms.HERO:
            return WHICH_WIZARD
        return GATHERING_QUESTIONS[GATHERING_STEPS[top.step]]
    if top.name() == "SitePhase" and s.now >= 0 and s.co_did[s.now] & ENTERED:
        return QUESTIONS["Entered"]
    if isinstance(top, Clash) and ATTACK_STEPS[top.step] in CLASH_QUESTIONS:
        return CLASH_QUESTIONS[ATTACK_STEPS[top.step]]
    if isinstance(top, Assault):
        strikes = msgs(
            "Who takes a strike? {n} is to be dealt out", "Who takes a strike? {n} are to be dealt out", int(top.left)
        )
        return ATTACK_QUESTIONS.get(ATTACK_STEPS[top.step], strikes)
    if isinstance(top, Sideboard) and top.step == ASKED:
        return msg("You may take hazards out of your sideboard now, or leave it alone")
    if isinstance(top, Draw):
        return msgs("You may draw {n} more card", "You may draw {n} more cards", int(top.left))
    if top.name() == "Turn" and top.step == CALLS:
        return CALLING_AMONG_MANY if s.n > 2 else QUESTIONS["Calling"]
    if top.name() == "Council":
        return AT_COUNCIL[council_of(s)]
    if top.name() == "Turn" and top.step >= FIRST_DROPS:
        return msg("You may discard a card")
    if isinstance(top, Strike):
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
        elif isinstance(frame, Clash):
            out.append(msg("attack on {company}", company=company_words(s, int(frame.defender))))
        elif isinstance(frame, Strike):  # he may be gone before it is over
            who = card_name(int(frame.kind)) if frame.kind >= 0 else piece_words(s, int(frame.target))
            out.append(msg("strike on {who}", who=who))
        elif name == "CorruptionCheck":
            out.append(msg("corruption check of {who}", who=piece_words(s, int(getattr(frame, "who", 0)))))
        elif name in ("FactionCheck", "OpponentAttempt"):
            out.append(msg("influence check"))
        elif name == "RingTest":
            out.append(msg("ring test"))
    return tuple(out)
