"""Section 21: victory, ties, temporary points."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.game import RES_ARCANA
from tests.games.res_arcana.scene import CARDS, Scene
from tests.support import rule

NINE = "great_pyramid,colossus,temple,oracle"


def winners(scene: Scene) -> tuple[int, ...]:
    outcome = RES_ARCANA.outcome(scene.board)
    assert outcome is not None
    return outcome.winners


@rule("RA-VICTORY-1")
def test_points_of_artifacts_monuments_places_and_the_token_add_up() -> None:
    scene = Scene("mage=seer play=nightingale,sea_serpent,oracle,cursed_forge(g3),vault(g5) hand=dragon_egg | ")
    assert scene.points(0) == 1 + 1 + 2 + (1 + 3) + 1


@rule("RA-VICTORY-2", "RA-DEF-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_ten_the_game_ends_and_the_most_points_win(players: int) -> None:
    scene = Scene(f"play={NINE} | play=catacombs_of_the_dead(d12)" + " | " * (players - 2))
    scene.pass_round()
    assert scene.over
    assert winners(scene) == (1,)
    assert scene.board.scores == (10, 12) + (0,) * (players - 2)


@rule("RA-VICTORY-2", "RA-VICTORY-6", "RA-DEF-2")
def test_with_nine_the_game_goes_on() -> None:
    scene = Scene(f": first=1 next=turn:1 | play={NINE} | pool=e1").pass_round()
    assert not scene.over
    assert scene.board.round == 2
    assert RES_ARCANA.outcome(scene.board) is None
    assert scene.points(0) == 9


@rule("RA-VICTORY-3")
def test_turned_components_and_formulas_count() -> None:
    scene = Scene(": first=1 | play=great_pyramid*,sunken_reef(c4)*,sorcerers_bestiary*,fire_dragon* | ")
    assert scene.points(0) == 3 + 4 + 2 + 1


@rule("RA-VICTORY-4")
@pytest.mark.parametrize(("place", "fixed"), [("cursed_forge(g2)", 1), ("sacred_grove(l2)", 2), ("sacrificial_pit(d2)", 2)])
def test_fixed_points_beside_those_for_essences(place: str, fixed: int) -> None:
    assert Scene(f": first=1 | play={place} | ").points(0) == fixed + 2
    with_both = {card.name for card in CARDS if card.tile and card.vp and card.formulas}
    assert with_both == {"cursed_forge", "sacred_grove", "sacrificial_pit"}


@rule("RA-VICTORY-5")
def test_the_token_is_a_point_to_its_holder_at_the_check() -> None:
    scene = Scene(f": first=1 | play={NINE} | pool=e1")
    assert (scene.points(0), scene.points(1)) == (9, 1)
    scene.pass_round()
    assert winners(scene) == (0,), "passing first brought the tenth point"
    assert scene.board.scores == (10, 0)


@rule("RA-VICTORY-7")
@pytest.mark.parametrize(("place", "rest"), [
    ("coral_castle", "great_pyramid,temple,oracle"), ("sorcerers_bestiary", "fire_dragon,sea_serpent,hawk,temple")])
def test_two_places_check_in_the_middle_of_the_round(place: str, rest: str) -> None:
    scene = Scene(f": first=0 | play={place},{rest} | pool=e1").does(f"use {place} 1")
    assert scene.over
    assert RES_ARCANA.outcome(scene.board).reason == "mid-round-check"
    assert winners(scene) == (0,)


@rule("RA-VICTORY-8")
def test_a_mid_round_check_is_for_all_and_the_highest_wins() -> None:
    scene = Scene(f": first=2 | play=coral_castle,{NINE} | play=catacombs_of_the_dead(d13) passed | pool=e1")
    scene.does("use coral_castle 1")
    assert winners(scene) == (1,), "passed, and not the one who called for the check"
    assert scene.board.scores == (12, 13, 1)


@rule("RA-VICTORY-8")
def test_a_failed_check_only_costs_the_turn() -> None:
    scene = Scene("play=coral_castle,hawk* | passed | hand=prism").does("use coral_castle 1")
    assert scene.asked() == "2 ask-act"
    assert scene.turned("coral_castle")
    assert scene.turned("hawk")
    assert scene.board.passed == [0, 1, 0]
    assert scene.board.round == 1


@rule("RA-TIE-1")
def test_a_tie_goes_to_the_richer_pool_with_gold_twice() -> None:
    scene = Scene(f": first=0 | pool=e1g1 play={NINE} | pool=l4 play=catacombs_of_the_dead(d10),vault(g9)").pass_round()
    assert scene.board.scores == (10, 10)
    assert winners(scene) == (1,), "3 to 4; what lies on cards does not count"
    scene = Scene(f": first=0 | pool=e1g2 play={NINE} | pool=l4 play=catacombs_of_the_dead(d10)").pass_round()
    assert winners(scene) == (0,), "5 to 4"


@rule("RA-TIE-1")
def test_only_the_leaders_compare_their_pools() -> None:
    scene = Scene(f": first=0 | pool=e1 play={NINE} | play=catacombs_of_the_dead(d10) | pool=g30 play=dwarven_mines(g9)")
    assert winners(scene.pass_round()) == (0,)


@rule("RA-TIE-2")
def test_who_is_still_tied_shares_the_victory() -> None:
    scene = Scene(f": first=0 | pool=g1 play={NINE} | pool=l2 play=catacombs_of_the_dead(d10) | pool=e9").pass_round()
    assert winners(scene) == (0, 1)
    assert scene.board.scores == (10, 10, 0)


@rule("RA-TEMP-1", "RA-CARD-13")
def test_the_golden_statue_sells_three_points_for_one_check() -> None:
    scene = Scene("pool=g4 play=coral_castle,golden_statue,great_pyramid | ").does("use coral_castle 1")
    assert scene.asked() == "0 ask-react-victory-check"
    scene.does("react golden_statue 1")
    assert scene.over
    assert scene.board.scores == (3 + 1 + 3 + 1 + 3, 0)
    assert scene.pool(0) == "g1"
    assert scene.turned("golden_statue")


@rule("RA-TEMP-1")
@pytest.mark.parametrize("text", ["pool=g2 play=golden_statue,coral_castle", "pool=g9 play=golden_statue*,coral_castle"])
def test_the_statue_needs_three_gold_and_to_be_straight(text: str) -> None:
    scene = Scene(f"{text} | pool=e1").does("use coral_castle 1")
    assert scene.asked() == "1 ask-act"


@rule("RA-TEMP-2")
@pytest.mark.parametrize("passed", ["", "passed"])
def test_the_statue_answers_a_check_that_a_rival_called(passed: str) -> None:
    scene = Scene(f"play=coral_castle | {passed} pool=g3 play=golden_statue,catacombs_of_the_dead(d6)")
    scene.does("use coral_castle 1")
    assert scene.asked() == "1 ask-react-victory-check"
    scene.does("react golden_statue 1")
    assert winners(scene) == (1,)
    assert scene.board.scores == (4, 10)


@rule("RA-TEMP-2")
def test_the_statue_answers_the_check_at_the_end_of_a_round() -> None:
    scene = Scene("pool=g3 play=golden_statue | pool=e1").pass_round()
    assert scene.asked() == "0 ask-react-victory-check"


@rule("RA-TEMP-3", "RA-CARD-13", "RA-Q-16")
def test_temporary_points_vanish_and_the_price_is_gone() -> None:
    scene = Scene("pool=g4 play=coral_castle,golden_statue | hand=hawk").does("use coral_castle 1", "react golden_statue 1")
    assert not scene.over, "used although it does not reach 10"
    assert scene.points(0) == 3 + 1 + 1
    assert scene.pool(0) == "g1"
    assert scene.turned("golden_statue")
    scene.pass_round()
    assert not scene.turned("golden_statue")


@rule("RA-Q-16")
def test_a_straightened_statue_may_answer_a_later_check_of_the_round() -> None:
    scene = Scene("pool=e2g6 play=coral_castle,golden_statue,chalice_of_fire | item=reanimate hand=hawk,prism")
    scene.does("use coral_castle 1", "react golden_statue 1", "discard hawk for gold")
    scene.does("use chalice_of_fire 1", "golden_statue", "discard prism for gold").pass_round()
    assert scene.asked() == "0 ask-react-victory-check"
    scene.does("react golden_statue 1")
    assert scene.pool(0).startswith("e3"), "both prices are paid, and the next round has begun"
    assert "g" not in scene.pool(0)


@rule("RA-Q-16")
def test_the_statue_answers_a_check_at_most_once() -> None:
    scene = Scene("pool=g9 play=coral_castle,golden_statue | pool=e1").does("use coral_castle 1", "react golden_statue 1")
    assert scene.asked() == "1 ask-act"
    assert scene.pool(0) == "g6"


@rule("RA-Q-17")
def test_the_owner_of_the_statue_decides_with_all_totals_in_sight() -> None:
    scene = Scene(f"play=coral_castle,{NINE} | pool=g3 play=golden_statue").does("use coral_castle 1")
    assert scene.asked() == "1 ask-react-victory-check"
    totals = dict(scene.decision.args)["scores"]
    assert [dict(words.args)["count"] for words in totals] == [3 + 9 + 1, 1]
    assert not scene.over, "the totals are compared after the decision"
    assert not scene.board.reason
    scene.does("none")
    assert scene.board.scores == (13, 1)
