"""Why a thing cannot be done now: what the rules say to whoever clicks it."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.state.components import COLOURS
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule


def refused(scene: Scene) -> dict[str, str]:
    """The reasons by thing."""
    decision = scene.decision
    return {refusal.thing: refusal.reason.key for refusal in BLACK_ROSE_WARS.why_not(scene.table, decision)}


@rule("BR-ACTION-12", "BR-PLAN-5")
def test_spells_of_higher_slots_and_of_the_hand_wait() -> None:
    found = refused(Scene("at=arena hand=evil_eye sheet=quick(torment),I(heart_of_ice),II(submission) | at=crypt"))
    assert found["slot:0:II"] == found["card:submission"] == "why-lower-slot-first"
    assert found["card:evil_eye"] == "why-not-planned"
    assert "slot:0:quick" not in found
    assert "slot:0:I" not in found


@rule("BR-ACTION-14")
def test_a_second_numbered_spell_waits_for_another_activation() -> None:
    scene = Scene("at=arena sheet=quick(torment),I(echo_of_the_fall),II(submission) | at=crypt")
    scene.does("cast I", "arena")
    assert refused(scene)["slot:0:II"] == "why-one-numbered"


@rule("BR-ACTION-6", "BR-CELL-4")
@pytest.mark.parametrize(("text", "reason"), [
    ("at=arena tokens=0 sheet=I(torment) | at=crypt", "why-no-token"),
    ("tokens=1 completed=wise_moon sheet=I(torment) | at=crypt", "why-in-cell"),
])
def test_physical_actions_need_a_token_and_a_fight_a_room(text: str, reason: str) -> None:
    assert refused(Scene(text))["seat:0"] == reason


@rule("BR-CELL-4", "BR-QUEST-5")
def test_nothing_is_cast_or_used_in_a_cell() -> None:
    found = refused(Scene("completed=wise_moon sheet=I(torment) | at=crypt"))
    assert found["card:wise_moon"] == found["slot:0:I"] == "why-in-cell"


@rule("BR-ROOM-7")
def test_a_used_token_is_told() -> None:
    scene = Scene(": lodge=arena(used) | at=arena | at=arena")
    scene.does("fight")
    assert refused(scene) == {"room:arena": "why-token-used"}


@rule("BR-TRAP-2")
def test_an_activated_card_that_does_not_answer_says_so() -> None:
    scene = Scene("at=garden | at=crypt sheet=I(brain_worm!)")
    scene.does("explore")
    scene.does(f"go {neighbour(scene)}")
    assert refused(scene)["slot:1:I"] == "why-not-set-off"


def neighbour(scene: Scene) -> str:
    """A room beside the one of the first mage that Brain Worm does not wait for, but some other trap does."""
    notes = scene.answers()
    waited_for = [room.name for room in BLACK_ROSE_WARS.box.rooms
                  if COLOURS[room.colour] in ("grey", "green", "blue", "purple")]
    return next(name for name in waited_for if f"go {name}" in notes)
