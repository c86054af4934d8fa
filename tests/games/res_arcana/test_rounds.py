"""Section 5: the round."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.game import RES_ARCANA
from tests.games.res_arcana.scene import BY_NAME, Scene
from tests.support import rule


@rule("RA-ROUND-1")
def test_a_round_is_collect_then_actions_then_the_check() -> None:
    scene = Scene(""": round=2 first=0 next=round:0 |
        mage=healer pool=g5 play=golden_statue | mage=witch""")
    asked = []
    while scene.board.round < 4:
        asked.append(scene.asked())
        if scene.asked().endswith("ask-act"):
            scene.passes()
        elif scene.asked().endswith("check"):
            scene.does("none")
        else:
            scene.does(scene.answers()[0])
    one_round = ["0 ask-collect-one-of", "1 ask-collect-one-of", "0 ask-act", "1 ask-act", "0 ask-react-victory-check"]
    assert asked == one_round


@rule("RA-ROUND-2", "RA-Q-29")
def test_there_is_no_last_round() -> None:
    scene = Scene(": round=1 next=turn:0 | pool=e1 item=research | pool=l1 item=alchemy")
    for _ in range(40):
        scene.pass_round()
    assert scene.board.round == 41
    assert not scene.over
    assert RES_ARCANA.outcome(scene.board) is None


@rule("RA-Q-29")
@pytest.mark.parametrize("seat_count", [2, 3, 4])
def test_a_round_ends_even_if_nobody_passes_by_choice(seat_count: int) -> None:
    scene = Scene("pool=e3l3c3d3g3 play=guard_dog*,mausoleum,chalice_of_fire,reanimate,druid hand=prism,magical_shard"
                  + " | pool=l2" * (seat_count - 1))
    for _ in range(200):
        if scene.board.round > 1:
            break
        scene.does(scene.answers()[0])
    assert scene.board.round == 2, "every chain of actions runs out"


@rule("RA-ROUND-3", "RA-VICTORY-6")
def test_all_is_made_ready_for_the_next_round() -> None:
    scene = Scene("""mage=duelist pool=d2 play=vault(g1)*,hawk*,catacombs_of_the_dead(d1)* hand=prism |
        mage=seer play=treant*""")
    scene.does("use duelist 1", "pass", "divination", "pass", "alchemy")
    assert scene.board.round == 2
    for card in ("duelist", "vault", "hawk", "catacombs_of_the_dead", "treant", "divination", "alchemy"):
        assert not scene.turned(card), card
    assert scene.board.flipped == 0
    assert scene.board.passed == [0, 0]
    assert scene.board.stored[BY_NAME["catacombs_of_the_dead"].index][3] == 1, "essences stay where they are"


@rule("RA-ROUND-3")
def test_nothing_is_made_ready_before_the_last_has_passed() -> None:
    scene = Scene("play=vault* | play=hawk*,prism")
    scene.passes()
    assert scene.turned("vault")
    assert scene.turned("hawk")
    assert scene.board.flipped == 1
    assert scene.board.passed == [1, 0]


@rule("RA-ROUND-4")
@pytest.mark.parametrize("first_to_pass", [0, 1, 2])
def test_the_holder_of_the_token_begins_the_next_round(first_to_pass: int) -> None:
    scene = Scene(f": first=0 next=turn:{first_to_pass} | pool=e1 | pool=l1 | pool=c1")
    scene.pass_round()
    assert scene.board.first == first_to_pass
    assert scene.asked() == f"{first_to_pass} ask-act"
    assert scene.board.round == 2
