"""Sections 1 to 4: definitions, the box, setting up, the first game."""

from __future__ import annotations

from collections import Counter

import pytest

import conclave
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.state.model import ESSENCES, KINDS, Board
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption
from conclave.kernel.game import Runner
from conclave.kernel.table import Table
from tests.games.res_arcana.scene import BY_NAME, CARDS, Scene
from tests.support import rule

COUNTS = (2, 3, 4)
SUN_SIDES = {"sacred_grove", "catacombs_of_the_dead", "cursed_forge", "coral_castle", "dragons_lair"}
PRESETS = {
    "duelist": {"dragon_teeth", "elemental_spring", "hand_of_glory"},
    "seer": {"chalice_of_life", "flaming_pit", "vault"},
    "alchemist": {"celestial_horse", "magical_shard", "tree_of_life"},
    "transmuter": {"dancing_sword", "fountain_of_youth", "hawk"},
}


def table_for(players: int, seed: int = 0, variant: str = "standard") -> Table:
    return conclave.new("res-arcana", players=players, seed=seed, options={"variant": variant})


def board_of(table: Table) -> Board:
    state = table.runner.state
    assert isinstance(state, Board)
    return state


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card].name for card in cards]


def until(table: Table, key: str) -> Table:
    """Give the first legal answer to everything that is asked before a kind of question."""
    while table.decision.prompt.key != key:
        table.play(0, table.decision.seat)
    return table


@rule("RA-DEF-1")
def test_two_to_four_can_play() -> None:
    for players in COUNTS:
        assert len(table_for(players).view()["seats"]) == players
    for players in (1, 5):
        with pytest.raises(BadOption, match="2, 3, 4 players"):
            table_for(players)


@rule("RA-BOX-1")
def test_the_box_holds_what_it_should() -> None:
    assert Counter(KINDS[card.kind] for card in CARDS) == {
        "artifact": 40, "mage": 10, "monument": 10, "magic_item": 8, "place_of_power": 10}
    tiles = Counter(card.tile for card in CARDS if card.tile)
    assert tiles == dict.fromkeys(range(1, 6), 2), "five tiles with two sides"


@rule("RA-BOX-3")
@pytest.mark.parametrize("players", COUNTS)
def test_everything_is_on_the_table_exactly_once(players: int) -> None:
    assert len({card.name for card in CARDS}) == len(CARDS) == 78
    table = table_for(players)
    assert set(table.game.count_pieces(table.runner.state).values()) == {1}


@rule("RA-DEF-3")
def test_gold_is_an_essence_like_the_others() -> None:
    assert ESSENCES == ("elan", "life", "calm", "death", "gold")
    scene = Scene("mage=scholar pool=g1 deck=hawk | pool=e1")
    scene.does("use scholar 1")
    assert scene.pool(0) == ""
    assert scene.hand(0) == ["hawk"]


@rule("RA-DEF-9")
def test_only_artifacts_are_dragons_or_creatures_and_only_the_sea_serpent_is_both() -> None:
    assert {KINDS[card.kind] for card in CARDS if card.dragon or card.creature} == {"artifact"}
    assert [card.name for card in CARDS if card.dragon and card.creature] == ["sea_serpent"]
    artifacts = [card for card in CARDS if KINDS[card.kind] == "artifact"]
    assert any(not card.dragon and not card.creature for card in artifacts)
    assert {card.vp for card in artifacts} == {0, 1}


@rule("RA-DEF-11")
@pytest.mark.parametrize("players", COUNTS)
def test_rivals_are_all_the_others(players: int) -> None:
    scene = Scene("play=fiery_whip" + " | " * (players - 1))
    scene.does("use fiery_whip 1")
    assert [scene.pool(seat) for seat in range(players)] == ["e3"] + ["e1"] * (players - 1)


@rule("RA-SETUP-1", "RA-SETUP-2", "RA-SETUP-4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_middle_of_the_table(players: int) -> None:
    board = board_of(table_for(players))
    assert len(board.items) == 8
    assert sorted(CARDS[place].tile for place in board.places) == [1, 2, 3, 4, 5]
    assert len(board.monuments) == 2
    assert len(board.monument_deck) == 8


@rule("RA-SETUP-3")
def test_each_tile_falls_on_a_side_of_its_own() -> None:
    sides = {tuple(CARDS[place].sun for place in board_of(table_for(2, seed)).places) for seed in range(60)}
    assert len(sides) > 20, "32 combinations are equally likely"


@rule("RA-SETUP-4")
def test_the_monuments_are_shuffled() -> None:
    shown = Counter(name for seed in range(60) for name in names(board_of(table_for(2, seed)).monuments))
    assert len(shown) == 10


@rule("RA-SETUP-5")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_one_essence_of_each_type(players: int) -> None:
    assert board_of(table_for(players)).pool == [[1, 1, 1, 1, 1]] * players


@rule("RA-SETUP-6")
@pytest.mark.parametrize("players", COUNTS)
def test_a_first_player_is_chosen_and_holds_the_token(players: int) -> None:
    firsts = set()
    for seed in range(30):
        table = table_for(players, seed)
        first = board_of(table).first
        firsts.add(first)
        assert [seat["points"] for seat in table.view()["seats"]] == [int(seat == first) for seat in range(players)]
    assert firsts == set(range(players))


@rule("RA-SETUP-7")
@pytest.mark.parametrize("players", COUNTS)
def test_two_mages_and_eight_artifacts_each_and_the_rest_in_the_box(players: int) -> None:
    board = board_of(table_for(players))
    assert [len(mages) for mages in board.dealt_mages] == [2] * players
    assert [len(board.hand[seat]) + len(board.deck[seat]) for seat in range(players)] == [8] * players
    assert len(board.aside) == 40 - 8 * players
    assert len(board.aside_mages) == 10 - 2 * players


@rule("RA-SETUP-7")
def test_what_was_not_dealt_takes_no_part_in_the_game() -> None:
    table = table_for(2, seed=5)
    board = board_of(table)
    box = sorted(board.aside)
    dice = Dice.of(1, "answers")
    runner = Runner(RES_ARCANA, board)
    for _ in range(300):
        if not runner.pending:
            break
        decision = runner.pending[0]
        runner.play(decision, decision.sample(dice))
    assert board.round > 1
    assert sorted(board.aside) == box


@rule("RA-SETUP-8", "RA-INFO-3")
def test_a_player_has_seen_all_dealt_cards_when_the_mage_is_chosen() -> None:
    table = table_for(3)
    assert table.decision.prompt.key == "ask-choose-mage"
    for seat in range(3):
        own = table.view(seat)["seats"][seat]
        assert len(own["dealt_mages"]) == 2
        assert sorted(own["hand"] + own["deck_cards"]) == sorted(names(board_of(table).began[seat]))
        assert len(own["hand"] + own["deck_cards"]) == 8


@rule("RA-SETUP-9", "RA-DEF-12")
@pytest.mark.parametrize("players", COUNTS)
def test_three_of_the_eight_are_the_hand_and_five_the_deck(players: int) -> None:
    board = board_of(table_for(players))
    for seat in range(players):
        assert len(board.hand[seat]) == 3
        assert len(board.deck[seat]) == 5
        assert board.discard[seat] == []
        assert sorted(board.hand[seat] + board.deck[seat]) == list(board.began[seat])


@rule("RA-DEF-13", "RA-SETUP-9")
def test_the_eight_artifacts_are_shuffled_so_that_no_cut_is_needed() -> None:
    ranks = set()
    for seed in range(60):
        board = board_of(table_for(2, seed))
        ranks.add(board.began[0].index(board.hand[0][0]))
    assert ranks == set(range(8))


@rule("RA-SETUP-10", "RA-Q-34")
def test_mages_are_chosen_in_secret_after_the_hand_and_revealed_together() -> None:
    table = table_for(3, seed=2)
    board = board_of(table)
    assert [decision.seat for decision in table.decisions] == [0, 1, 2]
    assert [len(hand) for hand in board.hand] == [3, 3, 3]
    dealt = [names(mages) for mages in board.dealt_mages]
    before = table.view(1)
    table.play(dealt[0][1], 0)
    table.play(dealt[2][0], 2)
    assert table.view(1) == before, "nobody sees a choice before all have chosen"
    assert [decision.seat for decision in table.decisions] == [1]
    table.play(dealt[1][1], 1)
    assert [seat["mage"] for seat in table.view()["seats"]] == [dealt[0][1], dealt[1][1], dealt[2][0]]
    assert {dealt[0][0], dealt[1][0], dealt[2][1]} <= set(names(board.aside_mages))


@rule("RA-DEF-14")
def test_a_mage_is_in_play_from_the_start_and_costs_nothing() -> None:
    table = until(table_for(2), "ask-choose-item")
    board = board_of(table)
    assert [names(play) for play in board.play] == [[CARDS[mage].name] for mage in board.mage]
    assert board.pool == [[1, 1, 1, 1, 1]] * 2
    assert all(card.price is None for card in CARDS if KINDS[card.kind] == "mage")


@rule("RA-SETUP-11")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_items_are_chosen_counter_clockwise_from_the_first_players_right(players: int, seed: int) -> None:
    table = until(table_for(players, seed), "ask-choose-item")
    first = board_of(table).first
    order = []
    for taken in range(players):
        assert table.decision.count() == 8 - taken
        order.append(table.decision.seat)
        chosen = table.legal()[-1]
        table.play(chosen)
        assert CARDS[board_of(table).item[order[-1]]].name == chosen
    assert order == [(first - step) % players for step in range(1, players + 1)]
    assert order[-1] == first


@rule("RA-SETUP-12")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(3))
def test_round_one_begins_with_the_first_player(players: int, seed: int) -> None:
    table = until(table_for(players, seed), "ask-act")
    assert board_of(table).round == 1
    assert table.decision.seat == board_of(table).first


@rule("RA-FIRST-1")
def test_a_first_game_uses_the_sun_sides() -> None:
    for seed in range(8):
        assert set(names(board_of(table_for(2, seed, "first-game")).places)) == SUN_SIDES


@rule("RA-FIRST-2", "RA-FIRST-4", "RA-Q-25")
@pytest.mark.parametrize("players", COUNTS)
def test_presets_are_the_hands_and_mages_of_a_first_game(players: int) -> None:
    seen = set()
    for seed in range(12):
        board = board_of(table_for(players, seed, "first-game"))
        mages = [CARDS[mage].name for mage in board.mage]
        assert len(set(mages)) == players, "the presets are distinct"
        for seat, mage in enumerate(mages):
            assert set(names(board.hand[seat])) == PRESETS[mage]
        seen |= set(mages)
    assert seen == set(PRESETS)


@rule("RA-FIRST-3", "RA-INFO-3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_deck_of_a_first_game_is_five_unseen_cards(players: int) -> None:
    table = table_for(players, 3, "first-game")
    board = board_of(table)
    for seat in range(players):
        assert len(board.deck[seat]) == 5
        assert table.view(seat)["seats"][seat]["deck_cards"] == []
    tops = {board_of(table_for(players, seed, "first-game")).deck[0][-1] for seed in range(30)}
    assert len(tops) > 10


@rule("RA-Q-25")
def test_cards_of_unused_presets_are_dealt_like_all_others() -> None:
    unused = set()
    for seed in range(30):
        board = board_of(table_for(2, seed, "first-game"))
        unused |= {name for name in names(board.deck[0] + board.deck[1]) if BY_NAME[name].first_game_set}
    assert len(unused) > 6


@rule("RA-FIRST-5")
@pytest.mark.parametrize("players", COUNTS)
def test_all_else_of_a_first_game_is_set_up_as_usual(players: int) -> None:
    table = table_for(players, 1, "first-game")
    board = board_of(table)
    assert (len(board.items), len(board.places), len(board.monuments), len(board.monument_deck)) == (8, 5, 2, 8)
    assert board.pool == [[1, 1, 1, 1, 1]] * players
    order = []
    for _ in range(players):
        assert table.decision.prompt.key == "ask-choose-item"
        order.append(table.decision.seat)
        table.play(0)
    assert order == [(board.first - step) % players for step in range(1, players + 1)]
    assert until(table, "ask-act").decision.seat == board.first
