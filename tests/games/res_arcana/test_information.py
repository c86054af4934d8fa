"""Section 25: who knows what."""

from __future__ import annotations

import pytest

import conclave
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.events import Event
from conclave.kernel.table import Table
from tests.games.res_arcana.scene import CARDS, Scene
from tests.support import rule


def board_of(table: Table) -> Board:
    state = table.runner.state
    assert isinstance(state, Board)
    return state


def names(cards: list[int] | tuple[int, ...]) -> set[str]:
    return {CARDS[card].name for card in cards}


@rule("RA-INFO-1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_everybody_sees(seat: int | None) -> None:
    scene = Scene(""": first=2 flipped places=sacred_grove monuments=oracle,temple deck=library |
        mage=druid item=research pool=e2g1 hand=hawk,prism deck=crypt play=vault(g2)*,athanor discard=treant |
        mage=witch item=alchemy pool=d4 hand=mermaid | item=protection passed""")
    view = RES_ARCANA.view(scene.board, seat)
    assert (view["first"], view["token_flipped"], view["round"]) == (2, True, 1)
    assert view["places"] == ["sacred_grove"]
    assert view["monuments"] == ["oracle", "temple"]
    assert view["monument_deck"]["size"] == 1
    assert sorted(view["items"]) == ["calm_elan", "death_life", "divination", "reanimate", "transmutation"]
    zero, one, two = view["seats"]
    assert zero["pool"] == {"elan": 2, "life": 0, "calm": 0, "death": 0, "gold": 1}
    assert zero["play"] == [
        {"card": "druid", "turned": False, "stored": {}}, {"card": "research", "turned": False, "stored": {}},
        {"card": "vault", "turned": True, "stored": {"gold": 2}}, {"card": "athanor", "turned": False, "stored": {}}]
    assert zero["discard"] == ["treant"]
    assert [(part["hand_size"], part["deck"]["size"]) for part in (zero, one, two)] == [(2, 1), (1, 0), (0, 0)]
    assert [part["passed"] for part in (zero, one, two)] == [False, False, True]
    assert (one["mage"], one["item"]) == ("witch", "alchemy")


@rule("RA-INFO-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_and_decks_are_hidden_from_all_others(players: int) -> None:
    table = conclave.new("res-arcana", players=players, seed=9)
    board = board_of(table)
    for seat in range(players):
        secret = names(board.hand[seat]) | names(board.deck[seat]) | names(board.dealt_mages[seat])
        for other in [None, *range(players)]:
            shown = [name for name in secret if f"'{name}'" in str(table.view(other))]
            assert sorted(shown) == (sorted(secret) if other == seat else [])


@rule("RA-INFO-2")
def test_the_order_of_a_deck_is_hidden_even_from_its_owner() -> None:
    view = RES_ARCANA.view(Scene("deck=vault,athanor,prism | ").board, 0)
    other = RES_ARCANA.view(Scene("deck=prism,vault,athanor | ").board, 0)
    assert view == other
    assert view["seats"][0]["deck_cards"] == ["athanor", "prism", "vault"]


@rule("RA-INFO-2")
def test_the_order_of_the_monuments_is_hidden() -> None:
    for seat in (0, 1, None):
        one = RES_ARCANA.view(Scene(": monuments=oracle deck=temple,library | | ").board, seat)
        two = RES_ARCANA.view(Scene(": monuments=oracle deck=library,temple | | ").board, seat)
        assert one == two


@rule("RA-INFO-2", "RA-Q-28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rejected_mages_and_undealt_cards_are_never_shown(players: int) -> None:
    table = conclave.new("res-arcana", players=players, seed=4)
    board = board_of(table)
    told: list[Event] = []
    for seat in range(players):
        told += table.play(1, seat)
    gone = names(board.aside_mages) | names(board.aside)
    assert len(gone) == (10 - players) + (40 - 8 * players)
    for seat in [None, *range(players)]:
        assert not [name for name in gone if f"'{name}'" in str(table.view(seat))]
        sentences = [repr(event.words_for(seat)) for event in told]
        assert not [name for name in gone if any(name.replace("_", "-") in sentence for sentence in sentences)]


@rule("RA-INFO-2")
def test_cards_of_a_draft_are_known_only_to_those_who_hold_them() -> None:
    table = conclave.new("res-arcana", players=3, options={"variant": "draft"})
    board = board_of(table)
    for seat in range(3):
        table.play(0, seat)
    for seat in range(3):
        secret = names(board.kept[seat]) | names(board.pack[seat])
        for other in (None, 0, 1, 2):
            shown = {name for name in secret if f"'{name}'" in str(table.view(other))}
            assert shown == (secret if other == seat else set())


@rule("RA-INFO-2")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    scene = Scene("play=library deck=hawk | ")
    events: list[Event] = []
    scene.board.told = events
    scene.does("use library 1")
    drew = next(event for event in events if event.key == "drew")
    assert "hawk" in repr(drew.words_for(0))
    for other in (1, None):
        assert "hawk" not in repr(drew.words_for(other))


@rule("RA-INFO-3")
def test_a_player_knows_the_own_deck_as_a_set() -> None:
    scene = Scene("hand=hawk deck=vault,prism | hand=crypt deck=treant")
    own = RES_ARCANA.view(scene.board, 0)["seats"]
    assert own[0]["deck_cards"] == ["prism", "vault"]
    assert "deck_cards" not in own[1]
    first_game = Scene(": variant=first-game | hand=hawk deck=vault,prism | ")
    assert RES_ARCANA.view(first_game.board, 0)["seats"][0]["deck_cards"] == []


@rule("RA-INFO-4")
def test_what_a_look_showed_is_known_to_the_one_who_looked() -> None:
    scene = Scene(": deck=library,obelisk,colossus,temple | mage=seer deck=vault,prism,crypt | pool=e1")
    events: list[Event] = []
    scene.board.told = events
    scene.does("use seer 1", "monument deck", "obelisk, library, colossus")
    known = [block["cards"] for block in RES_ARCANA.view(scene.board, 0)["monument_deck"]["known"]]
    assert known == [["obelisk"], ["library"], ["colossus"]]
    for other in (1, None):
        assert RES_ARCANA.view(scene.board, other)["monument_deck"] == {"size": 4, "known": []}
        assert not any(name in repr(event.words_for(other)) for event in events
                       for name in ("obelisk", "library", "colossus"))


@rule("RA-INFO-4")
def test_a_look_at_the_own_deck_is_forgotten_card_by_card() -> None:
    scene = Scene("mage=seer play=library deck=vault,prism,crypt,treant | hand=hawk")
    scene.does("use seer 1", "own deck", "crypt, vault, prism", "discard hawk for gold")
    deck = RES_ARCANA.view(scene.board, 0)["seats"][0]["deck"]
    assert [block["cards"] for block in deck["known"]] == [["crypt"], ["vault"], ["prism"]]
    assert RES_ARCANA.view(scene.board, 1)["seats"][0]["deck"] == {"size": 4, "known": []}
    scene.does("use library 1")
    deck = RES_ARCANA.view(scene.board, 0)["seats"][0]["deck"]
    assert [block["cards"] for block in deck["known"]] == [["vault"], ["prism"]]


@rule("RA-INFO-1", "RA-DISCARD-3")
def test_what_lay_open_before_it_was_shuffled_is_known_to_everybody() -> None:
    scene = Scene(": next=turn:0 | hand=prism discard=hawk,vault play=library | hand=mermaid")
    scene.does("use library 1")
    for seat in (0, 1, None):
        shown = RES_ARCANA.view(scene.board, seat)["seats"]
        assert isinstance(shown, list)
        assert shown[0]["known_hidden"] == ["hawk", "vault"]
        assert shown[1]["known_hidden"] == []
