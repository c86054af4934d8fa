"""Vigil in everything that plays, compares and shows games: nobody has to win, one watch is enough, plans have places."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conclave.bots.arena import arena
from conclave.bots.bot import Eye, make
from conclave.bots.ismcts import chances
from conclave.bots.odds import Sprt
from conclave.bots.playing import Pairing, play_game
from conclave.bots.simulate import simulate
from conclave.cli.boards import drawing_of
from conclave.cli.ending import ending_lines
from conclave.cli.figures import wins_of_others
from conclave.cli.hints import hint, prospects
from conclave.cli.menu import Menu
from conclave.cli.speech import Speech
from conclave.kernel.check import check_game
from conclave.kernel.decision import Answer, Place
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption
from conclave.kernel.game import Game, Runner, State
from conclave.kernel.outcome import TOGETHER
from conclave.kernel.table import Table
from conclave.lab.environment import env, raw_env, rewards_of
from conclave.lab.selfplay import generate
from conclave.server import wire
from conclave.server.thinking import judged
from tests.cli.keyboard import sit
from tests.example.vigil import COMMON, TITLE
from tests.example.vigil.game import COMMON_VIGIL, VIGIL, Vigil
from tests.support import install

BOTH = pytest.mark.parametrize("game", [VIGIL, COMMON_VIGIL], ids=["rivals", "together"])


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, TITLE, COMMON)


def played(game: Game, players: int, seed: int, **options: str) -> Table:
    """A random game to its end."""
    table, dice = Table(game, players, seed, options), Dice.of(seed, "vigil")
    while not table.over:
        table.play(table.decision.sample(dice), table.decision.seat)
    return table


def ended(game: Game, players: int, reason: str) -> Table:
    """The first of many random games that ended like this."""
    return next(table for table in (played(game, players, seed) for seed in range(200))
                if table.outcome is not None and table.outcome.reason == reason)


def said(table: Table) -> list[str]:
    """The end of a game in the terminal."""
    speech = Speech("en", table.game, ["Ada", "Ben", "Cleo"][:table.players])
    return [line.plain for line in ending_lines(table, drawing_of(table.game, speech), 100)]


@BOTH
def test_it_holds_to_the_contract_with_one_seat_and_several(game: Game) -> None:
    report = check_game(game, games=28, seed=3, every=3)
    assert report.findings == []
    assert set(report.ended_by) == {"dawn", "darkness"}


class Unfair(Vigil):
    """Judges seats unlike, though they win together."""

    def judge(self, state: State, seat: int) -> float:
        return (1 + seat) / 9


def test_seats_that_win_together_are_judged_alike() -> None:
    report = check_game(Unfair("common-vigil", TOGETHER), games=4, seed=3, every=2)
    assert any("judged unlike" in finding.what for finding in report.findings)


def test_chances_stand_for_themselves_where_nobody_has_to_win() -> None:
    for game, players in ((VIGIL, 1), (VIGIL, 3), (COMMON_VIGIL, 3)):
        runner = Runner(game, game.setup(game.settle_options({}, players), players, Dice.of(1, "game")))
        values = chances(runner)
        assert values == judged(game, runner.state) == [game.judge(runner.state, seat) for seat in range(players)]
        assert sum(values) != pytest.approx(1.0)


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:20it"])
@BOTH
def test_every_bot_plays_alone_and_with_others(game: Game, bot: str) -> None:
    for players in (1, 3):
        result = play_game(Pairing(game.title, (bot,) * players, 5))
        assert result.over
        assert len(result.ahead) == players


def test_who_searches_alone_finds_more_than_chance() -> None:
    found = {bot: simulate("vigil", 1, [bot], 40, seed=1, options={"hours": "bitter"}) for bot in ("random", "greedy")}
    assert found["greedy"].wins_by_seat[0] > found["random"].wins_by_seat[0] + 10
    assert found["random"].nobody == found["random"].wins_by_other["night"] == 40 - found["random"].wins_by_seat[0] > 0


def test_an_arena_ranks_by_places_and_counts_the_wins_of_the_night_apart() -> None:
    result = arena("vigil", ["greedy", "random"], 20, seed=2, options={"hours": "bitter"})
    assert result.others == {"night": result.nobody}
    assert 0 < result.nobody < 20
    assert sum(standing.wins for standing in result.standings) == 20, "somebody is ahead in each game"
    assert result.of("greedy").mu > result.of("random").mu
    assert json.loads(json.dumps(result.plain()))["others"] == {"night": result.nobody}
    lines = wins_of_others(result.nobody, result.others, 20, Speech("en", VIGIL))
    assert lines[0].startswith(f"Won by nobody at the table: {result.nobody}")
    assert lines[1].startswith(f"the Night: {result.nobody} (")


@pytest.mark.parametrize(("title", "players"), [("vigil", 1), ("common-vigil", 2)])
def test_bots_without_rivals_play_the_same_games_each_for_itself(title: str, players: int) -> None:
    result = arena(title, ["random", "greedy"], 12, seed=2, players=players, options={"hours": "bitter"})
    assert (result.games, [standing.games for standing in result.standings], len(result.pairs)) == (24, [12, 12], 12)
    assert result.of("greedy").wins > result.of("random").wins
    assert sum(standing.wins for standing in result.standings) == 24 - result.nobody
    assert result.of("greedy").mu > result.of("random").mu
    assert sum(result.pairs) < 6
    alone = simulate(title, players, ["greedy"], 1, options={"hours": "bitter"})
    assert alone.games == 1


def test_a_test_between_two_bots_runs_without_rivals_too() -> None:
    result = arena("common-vigil", ["greedy", "random"], 100, seed=4, players=3, options={"hours": "long"},
                   sprt=Sprt(0.0, 200.0))
    assert result.verdict == "accepted"
    assert result.games == 2 * len(result.pairs) < 150
    with pytest.raises(BadOption, match="at least 1 different bots"):
        arena("vigil", [], 1, players=1)


def test_rewards_of_those_who_lose_or_win_together() -> None:
    for game, reason, wanted in ((VIGIL, "darkness", [-1.0, -1.0]), (COMMON_VIGIL, "darkness", [-1.0, -1.0]),
                                 (COMMON_VIGIL, "dawn", [1.0, 1.0])):
        outcome = ended(game, 2, reason).outcome
        assert outcome is not None
        assert rewards_of(outcome, 2, game.victory) == wanted


@BOTH
def test_an_agent_learns_alone_and_with_others(game: Game) -> None:
    for players in (1, 2):
        table = raw_env(game, players, seed=3)
        table.reset()
        dice = Dice.of(1, "agent")
        while not table.terminations[table.agent_selection]:
            legal = table.infos[table.agent_selection]["legal"]
            table.step(table.vocabulary.index(legal[dice.below(len(legal))]))
        assert set(table.rewards.values()) <= {-1.0, 0.5, 1.0}
        assert table.infos["seat_0"]["ranks"]
    assert env(game.title, 1, seed=1).possible_agents == ["seat_0"]
    assert {row.outcome for row in generate(game.title, ["random", "greedy"], 3, 1, {})} <= {-1.0, 0.5, 1.0}


def test_the_end_in_the_terminal_names_the_night() -> None:
    lines = said(ended(VIGIL, 2, "darkness"))
    assert lines[1].startswith("♛ the Night")
    assert "Nobody at the table has won: the victory goes to the Night." in lines
    assert sum("♛" in line for line in lines) == 1
    lines = said(ended(VIGIL, 2, "dawn"))
    assert any("the Night" in line and "♛" not in line for line in lines)
    assert any(line.endswith("wins.") for line in lines)
    assert "All of you have won." in said(ended(COMMON_VIGIL, 2, "dawn"))
    assert "Ada wins." in said(ended(COMMON_VIGIL, 1, "dawn"))


def test_the_end_on_the_wire_has_ranks_and_others() -> None:
    outcome = ended(VIGIL, 2, "darkness").outcome
    assert outcome is not None
    sent = json.loads(wire.encoder.encode(wire.ending(outcome)))
    assert sent["winners"] == []
    assert sorted(sent["ranks"]) in ([1, 1], [1, 2])
    assert sent["others"] == [{"name": "night", "score": outcome.others[0].score, "won": True}]
    assert [len(source["shares"]) for source in sent["tally"]] == [3] * len(sent["tally"])


def test_a_plan_is_shown_typed_and_hinted_in_the_terminal() -> None:
    table = Table(VIGIL, 2, 4)
    decision = table.decision
    assert isinstance(decision, Place)
    menu = Menu(decision, drawing_of(VIGIL, Speech("en", VIGIL)), table.view(0), False)
    text = "\n".join(line.plain for line in menu.lines(100))
    assert "Torch (reverse)" in text
    assert menu.advice().startswith("Fill from 1 to 3 of the slots quick, I, II")
    found = prospects(table, decision, 1)
    best: Answer = found[0][0]
    assert decision.read(decision.write(best)) == best
    assert "quick" in hint(menu, "greedy", best, found)
    assert menu.spoken(decision.read(f"I {decision.options[0].note}")) == f"I: {menu.labels[decision.options[0].note]}"
    choice = make("ismcts:10it").choose(Eye(table.runner, 0))
    assert decision.check(choice) == choice


def test_one_person_plans_in_the_terminal_is_left_in_peace_and_reads_the_end(monkeypatch: pytest.MonkeyPatch,
                                                                             tmp_path: Path) -> None:
    table = Table(VIGIL, 1, 4, {"hours": "bitter"})
    hand = [option.note for option in table.decision.options if option.note in ("torch", "bell")]  # type: ignore[attr-defined]
    assert hand
    lines = ["", "II 1", f"quick {hand[0]}", *["quick 1", "n", "pass"] * 6]
    keyboard = sit(table, 1, lines, monkeypatch, tmp_path / "v.conclave")
    assert "Plan your cards." in keyboard.seen[0]
    assert "Fill from 1 to 3 of the slots" in keyboard.seen[1]
    assert "“II” can be filled only if “I” is." in keyboard.seen[2]
    assert table.journal.entries[0].answer == f"quick {hand[0]}"
    assert table.over
    assert "The game is over." in keyboard.file.getvalue()
