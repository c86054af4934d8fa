import json

import pytest

from conclave.bots.arena import Book, Result, Standing, arena, schedule
from conclave.bots.odds import Sprt
from conclave.bots.playing import Pairing, Played
from conclave.kernel.errors import BadOption


def won_by(*seats: int) -> Played:
    ranks = tuple([1 if seat in seats else 2 for seat in range(2)])
    shares = tuple([1 / len(seats) if seat in seats else 0.0 for seat in range(2)])
    return Played(seats, (10, 10), "end-of-round-check", 6, 100, ranks=ranks, ahead=shares)


def test_each_seed_is_played_from_every_seat() -> None:
    pairings = schedule("res-arcana", ["random", "greedy"], 6, 1, 2, {}, 50)
    assert [pairing.bots for pairing in pairings] == [("random", "greedy"), ("greedy", "random")] * 3
    assert [pairings[at].seed == pairings[at + 1].seed for at in (0, 2, 4)] == [True] * 3
    assert len({pairing.seed for pairing in pairings}) == 3


def test_all_groups_meet_on_the_same_seeds() -> None:
    pairings = schedule("res-arcana", ["random", "greedy", "ismcts:5it"], 2, 1, 2, {}, 50)
    assert len(pairings) == 6
    assert len({pairing.seed for pairing in pairings}) == 1


def test_pairs_shares_and_ratings_are_kept() -> None:
    result = Result("res-arcana", 2, 0, standings=[Standing("a"), Standing("b")])
    book = Book(result)
    there, back = Pairing("res-arcana", ("a", "b"), 1), Pairing("res-arcana", ("b", "a"), 1)
    for pairing, played in [(there, won_by(0)), (back, won_by(1)), (there, won_by(1)), (back, won_by(0, 1))]:
        book.enter(pairing, played)
    book.close()
    assert result.pairs == [1.0, 0.25]
    assert (result.of("a").wins, result.of("b").wins) == (2.5, 1.5)
    assert result.of("a").mu > result.of("b").mu
    assert result.of("a").ordinal == pytest.approx(result.of("a").mu - 3 * result.of("a").sigma)
    assert result.of("a").sigma < 25 / 3


def test_a_game_without_a_result_changes_no_rating() -> None:
    result = Result("res-arcana", 2, 0, standings=[Standing("a"), Standing("b")])
    book = Book(result)
    book.enter(Pairing("res-arcana", ("a", "b"), 1), Played((), (), "unfinished", 200, 9000, over=False))
    book.close()
    assert result.of("a").mu == result.of("b").mu
    assert (result.unfinished, result.of("a").wins) == (1, 0.0)


def test_the_result_is_json_with_the_best_first() -> None:
    result = arena("res-arcana", ["random", "greedy"], 4, seed=2)
    plain = json.loads(json.dumps(result.plain()))
    assert [standing["bot"] for standing in plain["standings"]] == ["greedy", "random"]
    assert plain["games"] == 4
    assert "sprt" not in plain


def test_a_sequential_test_stops_as_soon_as_it_can_tell() -> None:
    result = arena("res-arcana", ["greedy", "random"], 200, seed=4, sprt=Sprt(elo0=0.0, elo1=200.0))
    assert result.verdict == "accepted"
    assert result.games == 2 * len(result.pairs) < 60


def test_the_arena_is_the_same_on_two_processes() -> None:
    alone = arena("res-arcana", ["random", "greedy"], 4, seed=9, players=2)
    assert alone.plain() == arena("res-arcana", ["random", "greedy"], 4, seed=9, players=2, jobs=2).plain()


def test_what_makes_no_arena_is_refused() -> None:
    with pytest.raises(BadOption, match="different bots"):
        arena("res-arcana", ["random", "random"], 2)
    with pytest.raises(BadOption, match="between two bots"):
        arena("res-arcana", ["random", "greedy", "ismcts"], 2, sprt=Sprt())
