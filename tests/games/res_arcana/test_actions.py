"""Section 7: the Actions phase."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.state.model import KINDS
from conclave.kernel.errors import IllegalAnswer
from tests.games.res_arcana.scene import CARDS, Scene
from tests.support import rule


@rule("RA-ACT-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_one_action_each_clockwise_until_all_have_passed(players: int, first: int) -> None:
    hands = ["athanor,crypt", "hawk,treant", "vault,prism", "mermaid,guard_dog"]
    scene = Scene(f": first={first} next=turn:{first} | " + " | ".join(f"hand={hand}" for hand in hands[:players]))
    order = []
    for _ in range(2 * players):
        order.append(scene.decision.seat)
        scene.does(next(answer for answer in scene.answers() if answer.endswith("for gold")))
    assert order == [(first + step) % players for step in range(players)] * 2
    scene.pass_round()
    assert scene.board.round == 2


@rule("RA-ACT-2", "RA-PASS-5")
def test_who_has_passed_is_skipped_and_the_last_one_goes_on() -> None:
    scene = Scene("hand=hawk,prism | hand=vault,crypt,athanor | hand=mermaid")
    scene.passes()
    assert scene.asked() == "1 ask-act"
    scene.does("discard vault for gold")
    scene.passes()
    for card in ("crypt", "athanor"):
        assert scene.asked() == "1 ask-act", "seats 0 and 2 are skipped"
        scene.does(f"discard {card} for gold")
    assert scene.asked() == "1 ask-act"


@rule("RA-ACT-3", "RA-ACT-6", "RA-ACT-7")
def test_the_five_kinds_of_action() -> None:
    scene = Scene(""": places=catacombs_of_the_dead monuments=oracle,temple deck=library |
        pool=d9g4 play=prism hand=hawk | pool=e1""")
    assert scene.answers() == [
        "use research 1", "use research 1 for nothing",
        "use prism 1", "use prism 1 for nothing", "use prism 2", "use prism 2 for nothing",
        "discard hawk for gold", "discard hawk for two",
        "claim catacombs_of_the_dead", "claim oracle", "claim temple", "claim monument deck", "pass"]
    richer = Scene("pool=l1c1 item=protection hand=hawk | ")
    assert richer.answers() == ["place hawk", "discard hawk for gold", "discard hawk for two", "pass"]


@rule("RA-ACT-4")
def test_who_can_do_nothing_else_must_pass() -> None:
    scene = Scene("item=protection play=nightingale | pool=e1")
    assert scene.answers() == ["pass"]
    with pytest.raises(IllegalAnswer):
        scene.does("none")


@rule("RA-ACT-5")
def test_the_check_follows_the_last_pass() -> None:
    scene = Scene("play=great_pyramid,colossus,temple,oracle | play=nightingale")
    scene.passes()
    assert not scene.over, "10 points, but not all have passed"
    scene.passes()
    assert scene.over
    assert RES_ARCANA.outcome(scene.board).reason == "end-of-round-check"


@rule("RA-ACT-6")
def test_a_turned_component_has_no_usable_power() -> None:
    assert Scene("play=prism pool=e1 | ").usable("prism") == [1, 2]
    assert Scene("play=prism* pool=e1 | ").usable("prism") == []


@rule("RA-ACT-6", "RA-ACT-7")
def test_using_a_power_and_passing_each_take_the_turn() -> None:
    scene = Scene("mage=druid | hand=hawk")
    scene.does("use druid 1")
    assert scene.asked() == "1 ask-act"
    scene.passes()
    assert scene.asked() == "0 ask-act"


@rule("RA-PLACE-1")
def test_placing_an_artifact_costs_its_price() -> None:
    scene = Scene("pool=e3l1c2 hand=celestial_horse,hawk | ")
    scene.does("place celestial_horse")
    assert scene.pool(0) == "e2l1"
    assert scene.where("celestial_horse") == "play 0"
    assert scene.hand(0) == ["hawk"]
    assert scene.asked() == "1 ask-act"


@rule("RA-PLACE-2")
def test_a_placed_artifact_is_straight_and_empty_and_ready_on_the_next_turn() -> None:
    scene = Scene("pool=e1 hand=dwarven_pickaxe,prism | hand=hawk")
    scene.does("place dwarven_pickaxe")
    assert scene.face("dwarven_pickaxe") == "dwarven_pickaxe"
    scene.does("discard hawk for gold")
    scene.board.pool[0][0] = 1
    scene.does("place prism", "pass", "alchemy")
    assert scene.usable("dwarven_pickaxe") == [1]
    assert scene.usable("prism") == [1, 2]


@rule("RA-PLACE-2")
def test_the_discount_of_a_placed_artifact_applies_at_once() -> None:
    scene = Scene("pool=e4l1c1d1 hand=dragon_bridle,fire_dragon | item=protection")
    assert not scene.can("place fire_dragon")
    scene.does("place dragon_bridle", "pass", "alchemy")
    assert scene.can("place fire_dragon")


@rule("RA-PLACE-3")
@pytest.mark.parametrize("card", ["magical_shard", "prism"])
def test_artifacts_that_cost_nothing_still_take_the_action(card: str) -> None:
    scene = Scene(f"hand={card} | pool=e1")
    scene.does(f"place {card}")
    assert scene.where(card) == "play 0"
    assert scene.asked() == "1 ask-act"
    free = [card.name for card in CARDS if KINDS[card.kind] == "artifact" and card.price.total == 0]
    assert free == ["magical_shard", "prism"]


@rule("RA-CLAIM-1", "RA-CLAIM-5")
def test_claiming_a_place_of_power() -> None:
    scene = Scene(": places=sunken_reef,coral_castle | pool=e3l2c5 | pool=e5l5c5")
    assert not scene.can("claim coral_castle")
    scene.does("claim sunken_reef")
    assert scene.pool(0) == "e1"
    assert scene.where("sunken_reef") == "play 0"
    assert scene.face("sunken_reef") == "sunken_reef"
    assert not scene.can("claim sunken_reef"), "a rival cannot claim it"
    assert scene.can("claim coral_castle")


@rule("RA-CLAIM-2")
def test_every_monument_costs_four_gold() -> None:
    monuments = [card for card in CARDS if KINDS[card.kind] == "monument"]
    assert {(card.price.typed, card.price.wild) for card in monuments} == {((0, 0, 0, 0, 4), 0)}
    scene = Scene(": monuments=oracle,temple deck=library | pool=g3 | pool=g4")
    assert [answer for answer in scene.answers() if answer.startswith("claim")] == []
    scene.passes()
    for claim in ("claim oracle", "claim monument deck"):
        assert scene.can(claim)
    scene.does("claim temple")
    assert scene.pool(1) == ""


@rule("RA-CLAIM-3", "RA-CLAIM-4")
def test_a_monument_from_the_deck_is_unseen_and_leaves_the_two_face_up() -> None:
    scene = Scene(": monuments=oracle,temple deck=library,colossus | pool=g4 | ")
    assert not scene.can("claim library")
    scene.does("claim monument deck")
    assert scene.where("library") == "play 0"
    view = RES_ARCANA.view(scene.board, 1)
    assert view["monuments"] == ["oracle", "temple"]
    assert scene.where("colossus") == "monument deck"


@rule("RA-CLAIM-4")
def test_a_face_up_monument_is_replaced_from_the_deck_at_once() -> None:
    scene = Scene(": monuments=oracle,temple deck=library,colossus | pool=g4 | ")
    scene.does("claim oracle")
    assert RES_ARCANA.view(scene.board, 1)["monuments"] == ["library", "temple"]
    assert scene.where("oracle") == "play 0"


@rule("RA-CLAIM-5")
def test_a_claimed_component_stays_with_its_owner() -> None:
    scene = Scene(": monuments=oracle,temple | pool=g4 | pool=g4 play=corrupt_altar")
    scene.does("claim temple")
    assert scene.face("temple") == "temple"
    assert not scene.can("claim temple")
    scene.pass_round()
    assert scene.board.round == 2
    assert scene.where("temple") == "play 0"


@rule("RA-CLAIM-6")
def test_when_monuments_and_places_are_gone_they_are_gone() -> None:
    scene = Scene(": places=catacombs_of_the_dead monuments=oracle deck= | pool=d9g4 | pool=d9g8")
    assert not scene.can("claim monument deck")
    scene.does("claim oracle")
    assert scene.board.monuments == []
    scene.does("claim catacombs_of_the_dead")
    claims = [answer for answer in scene.answers() if answer.startswith("claim")]
    assert claims == []


@rule("RA-CLAIM-7", "RA-Q-18")
def test_the_obelisk_pays_once_before_the_gap_is_filled() -> None:
    scene = Scene(": monuments=obelisk,temple deck=library | pool=g5 | ")
    scene.does("claim obelisk")
    assert scene.pool(0) == "g1", "paid first"
    assert scene.where("obelisk") == "play 0"
    assert scene.where("library") == "monument deck", "the replacement is not revealed yet"
    assert scene.asked() == "0 ask-gain-any"
    assert all("gold" not in answer for answer in scene.answers())
    scene.does("elan=4 death=2")
    assert scene.pool(0) == "e4d2g1"
    assert scene.where("library") == "middle"
    scene.pass_round()
    assert scene.pool(0) == "e4d2g1", "only once"
    assert scene.usable("obelisk") == []


@rule("RA-CLAIM-3", "RA-Q-18")
def test_the_top_monument_is_seen_only_after_it_is_paid_for() -> None:
    scene = Scene(": monuments=temple,oracle deck=obelisk,library | pool=g4 | ")
    assert "obelisk" not in str(RES_ARCANA.view(scene.board, 0))
    scene.does("claim monument deck")
    assert scene.pool(0) == ""
    assert scene.asked() == "0 ask-gain-any"


@rule("RA-DISCARD-1")
def test_discarding_for_gold_or_for_two_others() -> None:
    scene = Scene("hand=hawk,vault | pool=e1").does("discard hawk for gold")
    assert scene.pool(0) == "g1"
    assert scene.asked() == "1 ask-act"
    scene = Scene("hand=hawk,vault | pool=e1").does("discard vault for two")
    assert len(scene.answers()) == 10, "two of four types, same or different"
    assert all("gold" not in answer for answer in scene.answers())
    assert scene.can("calm=2")
    scene.does("elan=1 death=1")
    assert scene.pool(0) == "e1d1"


@rule("RA-DISCARD-2", "RA-DISCARD-3")
def test_the_discard_pile_is_open_to_everybody() -> None:
    scene = Scene("hand=hawk,vault | pool=e1 | pool=c1").does("discard hawk for gold")
    assert scene.where("hawk") == "discard 0"
    for seat in (0, 1, 2, None):
        assert RES_ARCANA.view(scene.board, seat)["seats"][0]["discard"] == ["hawk"]
