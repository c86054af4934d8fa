"""Section 20: passing."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.game import RES_ARCANA
from conclave.kernel.errors import IllegalAnswer
from conclave.kernel.events import Event
from conclave.kernel.game import Runner
from tests.games.res_arcana.scene import Scene
from tests.support import rule


def told(scene: Scene, *answers: str) -> list[str]:
    """What is told while these answers are given."""
    events: list[Event] = []
    scene.board.told = events
    scene.does(*answers)
    return [event.key for event in events]


@rule("RA-PASS-1")
def test_token_item_and_card_in_this_order() -> None:
    scene = Scene(": first=1 | deck=hawk,prism | pool=e1")
    assert told(scene, "pass", "divination") == ["passed", "took-token", "swapped-item", "drew"]
    assert told(scene, "pass", "protection")[:2] == ["passed", "swapped-item"], "the second has no token to take"


@rule("RA-PASS-1", "RA-PASS-2")
def test_the_token_is_taken_before_the_item_is_chosen() -> None:
    scene = Scene(": first=1 | deck=hawk | pool=e1").does("pass")
    assert scene.asked() == "0 ask-swap-item"
    assert scene.board.first == 0
    assert scene.hand(0) == [], "the card comes last"


@rule("RA-PASS-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_to_pass_takes_the_token_and_flips_it(players: int) -> None:
    for first in range(players):
        scene = Scene(f": first={first} next=turn:1" + " | hand=hawk" + " | " * (players - 1))
        scene.passes()
        assert scene.board.first == 1
        assert scene.board.flipped == 1
        scene.passes()
        assert scene.board.first == 1, "later passes leave it there"


@rule("RA-PASS-2", "RA-BOX-2")
def test_who_has_the_token_keeps_it_flipped() -> None:
    scene = Scene(": first=0 | pool=e1 | hand=prism")
    assert RES_ARCANA.view(scene.board, None)["token_flipped"] is False
    scene.passes()
    view = RES_ARCANA.view(scene.board, None)
    assert (view["first"], view["token_flipped"]) == (0, True)
    assert [seat["passed"] for seat in view["seats"]] == [True, False]


@rule("RA-PASS-3")
def test_the_item_is_swapped_for_a_different_one() -> None:
    scene = Scene("item=research | item=alchemy").does("pass")
    assert sorted(scene.answers()) == ["calm_elan", "death_life", "divination", "protection", "reanimate",
                                       "transmutation"]
    with pytest.raises(IllegalAnswer):
        scene.does("research")
    scene.does("divination")
    assert scene.where("divination") == "play 0"
    assert scene.where("research") == "supply"


@rule("RA-Q-14")
def test_a_returned_item_is_straight_and_free_for_the_next_passer() -> None:
    scene = Scene("item=research pool=e1 deck=hawk | item=alchemy hand=prism | item=protection hand=vault")
    scene.does("use research 1", "discard prism for gold", "discard vault for gold")
    assert scene.turned("research")
    scene.does("pass", "divination")
    assert scene.where("research") == "supply"
    assert not scene.turned("research")
    scene.does("pass", "research")
    assert scene.where("research") == "play 1"


@rule("RA-Q-14", "RA-BOX-2")
def test_the_new_item_sleeps_until_the_next_round_and_then_collects() -> None:
    scene = Scene("item=research pool=e4 | item=alchemy play=elvish_bow hand=prism").does("pass", "calm_elan")
    assert scene.pool(0) == "e4", "no collect now"
    assert not scene.turned("calm_elan")
    scene.does("use elvish_bow 1")
    assert scene.asked() == "1 ask-act"
    scene.passes()
    assert scene.asked() == "0 ask-collect-one-of", "it is an ordinary component from the next round on"
    scene.does("calm")
    assert scene.pool(0) == "e4c1"


@rule("RA-Q-14")
def test_an_item_with_a_reaction_does_not_react_on_its_passed_side() -> None:
    scene = Scene("item=research pool=l2 | play=fire_dragon").does("pass", "protection", "use fire_dragon 1")
    assert scene.asked() == "1 ask-act", "nobody is asked, the passed player is not hit"
    assert scene.pool(0) == "l2"
    assert not scene.turned("protection")


@rule("RA-Q-13")
def test_essences_on_a_swapped_item_are_lost() -> None:
    scene = Scene("item=research pool=g1 play=mermaid | item=alchemy").does("use mermaid 1", "research").passes()
    assert scene.stored("research") == "g1"
    scene.passes()
    assert scene.where("research") == "supply"
    assert scene.stored("research") == ""
    assert "g" not in scene.pool(0)


@rule("RA-PASS-4")
def test_who_passes_draws_a_card() -> None:
    scene = Scene("hand=vault deck=hawk,prism | hand=crypt").passes()
    assert scene.hand(0) == ["hawk", "vault"]


@rule("RA-PASS-4")
def test_passing_with_an_empty_deck_reshuffles_or_draws_nothing() -> None:
    scene = Scene("discard=hawk | pool=e1").passes()
    assert scene.hand(0) == ["hawk"]
    assert scene.board.discard[0] == []
    scene.passes()
    assert scene.hand(1) == []


@rule("RA-PASS-5")
def test_who_has_passed_ignores_life_loss_but_still_receives() -> None:
    scene = Scene("pool=l2 mage=healer | play=fire_dragon,hand_of_glory | pool=l2").passes()
    scene.does("use fire_dragon 1")
    assert scene.pools() == ["l2", "", ""]
    assert not scene.turned("healer")
    scene.passes().does("use hand_of_glory 1")
    assert scene.pools() == ["l2d1", "d2", "d1"]
    assert scene.asked() == "1 ask-act", "no more turns for those who have passed"


@rule("RA-PASS-6", "RA-TEMP-2")
def test_who_has_passed_may_still_react_to_a_victory_check() -> None:
    scene = Scene("pool=g3 play=golden_statue | play=coral_castle").passes()
    scene.does("use coral_castle 1")
    assert scene.asked() == "0 ask-react-victory-check"
    assert scene.can("react golden_statue 1")


@rule("RA-Q-15")
def test_taking_the_token_does_not_change_the_turn_order() -> None:
    scene = Scene(": first=0 next=turn:1 | hand=hawk,prism | pool=e1 | hand=vault").passes()
    assert scene.board.first == 1
    assert scene.asked() == "2 ask-act"
    scene.does("discard vault for gold")
    assert scene.asked() == "0 ask-act", "clockwise as before, seat 1 skipped"


@rule("RA-Q-15")
def test_before_anybody_passes_the_starting_player_scores_the_token() -> None:
    scene = Scene(": first=1 | play=coral_castle | play=great_pyramid,temple,oracle,colossus")
    scene.does("use coral_castle 1")
    assert scene.over
    assert scene.board.scores == (3, 3 + 2 + 2 + 2 + 1)


@rule("RA-PASS-3")
def test_a_seat_that_was_set_up_without_an_item_takes_one() -> None:
    runner = Runner(RES_ARCANA, RES_ARCANA.read_position("| |"))
    for answer in ("pass", "alchemy"):
        runner.answer(0, runner.pending[0].read(answer))
    shown = RES_ARCANA.view(runner.state, None)["seats"]
    assert isinstance(shown, list)
    assert shown[0]["item"] == "alchemy"
    assert shown[0]["passed"]
