"""Section 15: drawing and looking."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.game import RES_ARCANA
from tests.games.res_arcana.scene import CARDS, Scene
from tests.support import rule

LOOKERS = [("play=hawk", "hawk"), ("mage=seer", "seer"), ("play=oracle", "oracle")]


def deck_of(scene: Scene, seat: int) -> list[str]:
    """A deck by names, the top card first."""
    return [CARDS[card].name for card in reversed(scene.board.deck[seat])]


@rule("RA-DRAW-1")
def test_drawing_takes_the_top_card_of_the_own_deck() -> None:
    scene = Scene("play=library hand=vault deck=hawk,prism,crypt | deck=treant").does("use library 1")
    assert scene.hand(0) == ["hawk", "vault"]
    assert deck_of(scene, 0) == ["prism", "crypt"]
    assert deck_of(scene, 1) == ["treant"]


@rule("RA-DRAW-2")
def test_the_discard_pile_becomes_the_deck_only_when_a_card_is_needed() -> None:
    scene = Scene("play=library,elvish_bow deck=hawk discard=prism,crypt | item=protection hand=vault")
    scene.does("use library 1")
    assert scene.board.deck[0] == []
    assert scene.where("prism") == scene.where("crypt") == "discard 0", "the deck just ran out: no reshuffle yet"
    scene.does("discard vault for gold", "use elvish_bow 2")
    assert scene.board.discard[0] == []
    assert sorted([*scene.hand(0), *deck_of(scene, 0)]) == ["crypt", "hawk", "prism"]
    assert len(scene.hand(0)) == 2


@rule("RA-DRAW-2")
def test_the_reshuffle_is_random() -> None:
    tops = set()
    for key in range(20):
        scene = Scene(f": dice={key}:0 | play=library discard=prism,crypt,hawk,vault | ").does("use library 1")
        tops |= set(scene.hand(0))
    assert tops == {"prism", "crypt", "hawk", "vault"}


@rule("RA-DRAW-3")
def test_nothing_is_drawn_from_nothing() -> None:
    scene = Scene("play=library | pool=e1").does("use library 1")
    assert scene.hand(0) == []
    assert scene.asked() == "1 ask-act"


@rule("RA-DRAW-4")
@pytest.mark.parametrize(("text", "looker"), LOOKERS)
def test_a_look_at_fewer_than_three_shows_all_there_are(text: str, looker: str) -> None:
    scene = Scene(f"{text} deck=vault discard=prism | ").does(f"use {looker} 1", "own deck")
    assert sorted(scene.answers()) == ["prism, vault", "vault, prism"]
    scene.does("prism, vault")
    assert deck_of(scene, 0) == ["prism", "vault"]


@rule("RA-DRAW-4")
def test_divination_with_fewer_than_three_discards_as_many_as_it_drew() -> None:
    scene = Scene("item=divination hand=hawk,treant deck=vault,prism | ").does("use divination 1")
    assert scene.hand(0) == ["hawk", "prism", "treant", "vault"]
    assert all(answer.count(",") == 1 for answer in scene.answers()), "two were drawn, two go"
    scene.does("treant, vault")
    assert scene.hand(0) == ["hawk", "prism"]


@rule("RA-DRAW-5")
def test_the_monument_deck_is_never_refilled() -> None:
    scene = Scene(": monuments=temple,colossus deck=oracle | pool=g8 | pool=g8")
    scene.does("claim monument deck")
    assert scene.board.monument_deck == []
    assert not scene.can("claim monument deck")
    scene.does("claim temple")
    assert len(scene.board.monuments) == 1
    empty = Scene(": monuments=temple,colossus deck= | play=hawk | ").does("use hawk 1", "monument deck")
    assert (empty.asked(), empty.monument_deck(), len(empty.board.monuments)) == ("1 ask-act", [], 2)


@rule("RA-LOOK-1")
@pytest.mark.parametrize(("text", "looker"), LOOKERS)
def test_three_cards_go_back_on_top_in_any_order(text: str, looker: str) -> None:
    scene = Scene(f"{text} deck=vault,prism,crypt,treant | ").does(f"use {looker} 1", "own deck")
    assert len(scene.answers()) == 6
    scene.does("crypt, vault, prism")
    assert deck_of(scene, 0) == ["crypt", "vault", "prism", "treant"]
    assert scene.hand(0) == []


@rule("RA-LOOK-1")
def test_the_look_may_be_at_the_monuments() -> None:
    scene = Scene(": monuments=temple,colossus deck=library,obelisk,golden_statue,great_pyramid | mage=seer pool=g4 | ")
    scene.does("use seer 1")
    assert scene.answers() == ["own deck", "monument deck"], "not at a rival's deck"
    scene.does("monument deck", "obelisk, golden_statue, library").passes()
    scene.does("claim temple")
    assert RES_ARCANA.view(scene.board, None)["monuments"] == ["obelisk", "colossus"]


@rule("RA-LOOK-2")
def test_divination_draws_three_and_discards_any_three() -> None:
    scene = Scene("item=divination hand=hawk deck=vault,prism,crypt,treant | ").does("use divination 1")
    assert scene.hand(0) == ["crypt", "hawk", "prism", "vault"]
    assert len(scene.answers()) == 4, "any three of the four, old and new alike"
    scene.does("hawk, vault, prism")
    assert scene.hand(0) == ["crypt"]
    assert [scene.where(card) for card in ("hawk", "vault", "prism")] == ["discard 0"] * 3


@rule("RA-Q-19")
def test_the_rest_of_the_deck_comes_before_the_reshuffled_cards() -> None:
    for key in range(8):
        scene = Scene(f": dice={key}:0 | mage=seer deck=vault discard=prism,crypt,hawk | ").does("use seer 1", "own deck")
        seen = scene.answers()[0].split(", ")
        assert seen[0] == "vault"
        order = ", ".join([seen[1], "vault", seen[2]])
        scene.does(order)
        assert deck_of(scene, 0)[:3] == order.split(", ")
        assert len(scene.board.deck[0]) == 4
        assert scene.board.discard[0] == []


@rule("RA-Q-19")
def test_what_divination_drew_is_no_part_of_its_reshuffle() -> None:
    scene = Scene("item=divination hand=treant deck=vault discard=prism,crypt,hawk | ").does("use divination 1")
    assert "vault" in scene.hand(0)
    assert "treant" in scene.hand(0)
    scene.does("treant, vault, " + next(card for card in scene.hand(0) if card not in ("treant", "vault")))
    assert len(scene.board.deck[0]) == 1
    assert len(scene.board.discard[0]) == 3


@rule("RA-Q-20")
def test_an_empty_deck_may_be_looked_at() -> None:
    scene = Scene("mage=seer | pool=e1").does("use seer 1", "own deck")
    assert scene.turned("seer")
    assert scene.asked() == "1 ask-act"
    scene = Scene(": deck= | mage=seer | pool=e1").does("use seer 1", "monument deck")
    assert scene.asked() == "1 ask-act"


@rule("RA-Q-21")
def test_there_is_no_hand_limit() -> None:
    scene = Scene("""play=library hand=hawk,prism,crypt,vault,treant,athanor,mermaid,guard_dog,bone_dragon,fire_dragon
        deck=dragon_egg,dragon_teeth | """)
    scene.does("use library 1")
    assert len(scene.hand(0)) == 11
    scene.pass_round()
    assert len(scene.hand(0)) == 12
