import json

import pytest

from conclave.bots.playing import Pairing, Played, play_safely
from conclave.bots.simulate import Report, simulate
from conclave.kernel.errors import BadOption, UnknownGame

KEYS = ["games", "decisions", "seconds", "decisions_per_second", "games_per_second", "wins", "mean_rounds", "ended_by",
        "errors"]
TIMED = ("seconds", "decisions_per_second", "games_per_second")


def untimed(report: Report) -> dict[str, object]:
    return {key: value for key, value in report.plain().items() if key not in TIMED}


def test_the_report_has_just_these_keys() -> None:
    plain = json.loads(json.dumps(simulate("res-arcana", 2, ["random"], 3).plain()))
    assert list(plain) == KEYS
    assert list(plain["wins"]) == ["by_bot", "by_seat", "nobody", "by_other"]


def test_the_same_seed_gives_the_same_games_on_one_process_and_on_two() -> None:
    alone = simulate("res-arcana", 3, ["random"], 12, seed=5)
    assert untimed(alone) == untimed(simulate("res-arcana", 3, ["random"], 12, seed=5, jobs=2))
    assert untimed(alone) != untimed(simulate("res-arcana", 3, ["random"], 12, seed=6))


def test_every_game_is_counted_once() -> None:
    heard: list[tuple[int, int]] = []
    report = simulate("res-arcana", 2, ["random"], 20, seed=1, progress=lambda done, of: heard.append((done, of)))
    assert report.games == 20
    assert sum(report.ended_by.values()) == 20
    assert sum(report.wins_by_seat) >= 20
    assert report.wins_by_bot == {"random": sum(report.wins_by_seat)}
    assert heard[-1] == (20, 20)
    assert report.errors == []


def test_bots_sit_in_the_order_given() -> None:
    report = simulate("res-arcana", 2, ["greedy", "random"], 2, seed=3)
    assert report.wins_by_seat == [2, 0]
    assert report.wins_by_bot == {"greedy": 2, "random": 0}


def test_a_shared_win_counts_for_each() -> None:
    report = Report(("random", "greedy"), wins_by_bot={"random": 0, "greedy": 0}, wins_by_seat=[0, 0])
    report.add(Played((0, 1), (10, 10), "end-of-round-check", 5, 100))
    assert report.wins_by_bot == {"random": 1, "greedy": 1}
    assert report.wins_by_seat == [1, 1]


@pytest.mark.rule("RA-Q-29")
def test_a_game_that_takes_too_long_is_unfinished_and_no_result() -> None:
    for bots in (["random"], ["greedy", "random"]):
        report = simulate("res-arcana", 2, bots, 2, rounds=1)
        assert report.ended_by == {"unfinished": 2}
        assert report.wins_by_seat == [0, 0]


def test_a_game_that_breaks_down_is_reported_with_its_seed() -> None:
    played = play_safely(Pairing("res-arcana", ("random", "random"), 77, {"variant": "no such"}))
    assert played.reason == "error"
    assert "seed 77" in played.error


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="3 bots cannot take 2 seats"):
        simulate("res-arcana", 2, ["random", "random", "greedy"], 1)
    with pytest.raises(BadOption, match="there is no bot 'chess'"):
        simulate("res-arcana", 2, ["chess"], 1)
    with pytest.raises(UnknownGame):
        simulate("chess", 2, ["random"], 1)
