"""Full stops: whatever sets something off, it is answered at the end of the unit, and before the next one begins."""

from __future__ import annotations

import pytest

from conclave.games.krutagidon.effects.matters import Happened
from conclave.games.krutagidon.state.model import KILLED_FOE
from conclave.kernel.errors import RulesBug
from tests.games.krutagidon.scene import Scene, with_cards
from tests.support import rule

PYRE = with_cards("locations", "id: pyre, type: location, keywords: [ongoing], play: [{op: nothing}], "
                               "ongoing: [{event: turn_start, do: [{op: destroy, cards: {in: [discard]}, n: 1}]}]")
EMBERS = with_cards("spells", "id: embers, type: spell, play: [{op: this_turn, event: turn_end, "
                              "do: [{op: destroy, cards: {in: [discard]}, n: 1}]}]")


@rule("KR-EFFECT-3", "KR-CARD-CTHULHU-1", "KR-TURN-2")
def test_rlyeh_answers_what_is_destroyed_at_the_start_of_a_turn_before_anything_is_played() -> None:
    scene = Scene(": next=start:0,act:0 | play=pyre discard=sign,cthulhu deck=wand | ", PYRE).does("sign")
    assert (scene.asked(), scene.hand(0), scene.destroyed()) == ("0 ask-act", ["wand"], ["sign"])
    scene.table.check_between_steps()


@rule("KR-EFFECT-3", "KR-CARD-CTHULHU-1", "KR-EOT-3")
def test_rlyeh_answers_what_is_destroyed_at_the_end_of_a_turn_before_the_new_hand_is_drawn() -> None:
    scene = Scene("hand=embers discard=sign,cthulhu deck=wand,fizzle,fizzle,fizzle,fizzle,twins | ", EMBERS)
    scene.does("play embers", "end turn", "sign")
    assert scene.events("rlyeh-answers", "drew")[:3] == ["rlyeh-answers 0", "drew 0", "drew 0"]
    assert scene.hand(0) == ["fizzle"] * 4 + ["twins", "wand"], "a card for the sign, and then five"


def test_what_was_never_answered_is_named() -> None:
    scene = Scene("hand=sign | ")
    scene.table.due.append(Happened(KILLED_FOE, 0, 1))
    with pytest.raises(RulesBug, match="'killed_foe' was never answered"):
        scene.table.check_between_steps()
