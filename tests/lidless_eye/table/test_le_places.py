"""Where a card can be played, as its face tells it: by it the page counts what of a hand each place would take."""

from typing import cast

import mathom
from mathom.games.lidless_eye.box.card import KINDS, NAMES, SITES_OF
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.places import named_here, offers_item
from mathom.games.lidless_eye.terms import ALLY, FACTION, ITEM
from support import rule

GAME = mathom.game("lidless-eye")


@rule("LE-B-124", "LE-B-151")
def test_a_face_names_the_sites_that_the_rules_allow() -> None:
    s = cast(Eye, GAME.new(seats=2, seed=1, first="raiders-of-mordor", second="banners-of-the-south"))
    for card in KINDS:
        asks = offers_item if card.type == ITEM else named_here
        bound = card.type in (ITEM, ALLY, FACTION) and card.ring < 3
        allowed = [site.name for site in SITES_OF[card.camp % 2] if bound and asks(s, card, site.id)]
        told = GAME.faces[NAMES[card.id]].traits.get("sites", "")
        assert told == ",".join(allowed), NAMES[card.id]
