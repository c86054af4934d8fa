"""The environment: PettingZoo's own tests, and the promises that it makes beyond them."""

from __future__ import annotations

import subprocess
import sys
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import conclave
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption, IllegalAnswer
from conclave.kernel.game import Game, Outcome
from conclave.lab import env, raw_env
from conclave.lab.environment import rewards_of
from tests.example.duel.game import DUEL
from tests.lab.agents import any_pick, playing

TITLES = pytest.mark.parametrize("title", ["res-arcana", "krutagidon", DUEL], ids=["res-arcana", "krutagidon", "duel"])
TABLES = [("standard", 2), ("standard", 3), ("standard", 4), ("first-game", 2), ("draft", 2), ("draft", 4), ("match", 2)]

# PettingZoo says these two of every environment that observes a dictionary with a mask, save those on its own list.
OF_EVERY_MASK = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


@TITLES
def test_pettingzoo_has_nothing_to_say(title: str | Game, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(title, seed=1), num_cycles=1000)
    assert {str(warning.message) for warning in said} == OF_EVERY_MASK
    assert "Passed API test" in capsys.readouterr().out


@TITLES
def test_the_same_seed_gives_the_same_game(title: str | Game) -> None:
    seed_test(lambda: env(title), num_cycles=500)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_every_table_plays_to_its_end(variant: str, players: int) -> None:
    table = raw_env("res-arcana", players, options={"variant": variant})
    table.reset(seed=players)
    steps = sum(1 for _ in playing(table, Dice.of(1, variant)))
    outcome = table.outcome
    assert outcome is not None
    assert steps > 20
    assert table.rewards == dict(zip(table.possible_agents, rewards_of(outcome, players), strict=True))
    for agent in table.possible_agents:
        _, reward, terminated, truncated, info = table.last()
        assert table.agent_selection == agent
        assert reward == (1 / len(outcome.winners) if table._seats[agent] in outcome.winners else -1)
        assert (terminated, truncated) == (True, False)
        assert info["reason"] == outcome.reason
        table.step(None)
    assert table.agents == []


def test_a_game_that_is_dragged_out_is_cut_off() -> None:
    table = raw_env("res-arcana", seed=3, longest=50)
    table.reset()
    assert sum(1 for _ in playing(table, Dice.of(2, "long"))) == 50
    for agent in table.possible_agents:
        assert table.agent_selection == agent
        assert table.last()[1:] == (0, False, True, {"seat": table._seats[agent]})
        table.step(None)
    assert table.agents == []
    table.reset()
    assert not any(table.truncations.values())


def test_winners_share_and_losers_lose() -> None:
    assert rewards_of(Outcome((1,), (3, 10, 2), "most"), 3) == [-1, 1, -1]
    assert rewards_of(Outcome((0, 2), (10, 3, 10), "most"), 3) == [0.5, -1, 0.5]
    assert rewards_of(Outcome((0, 1), (10, 10), "most"), 2) == [0.5, 0.5]


def test_mask_and_infos_say_what_can_be_picked() -> None:
    table = raw_env("res-arcana", seed=4)
    table.reset()
    for _ in playing(table, Dice.of(4, "mask")):
        agent = table.agent_selection
        info = table.infos[agent]
        mask = table.observe(agent)["action_mask"]
        assert sorted(info["legal"]) == sorted(table.vocabulary[action] for action in np.flatnonzero(mask))
        assert len(info["legal"]) >= 2, "what has no alternative is not asked"
        assert agent == f"seat_{info['seat']}"
        assert info["rule"].startswith("RA-")
        assert info["prompt"].startswith("ask-")
        for other in table.agents:
            if other != agent:
                assert not table.observe(other)["action_mask"].any()
                assert table.infos[other] == {}


def test_a_pick_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = raw_env("res-arcana", seed=2)
    table.reset()
    before = table.observe("seat_0")
    refused = [-1, len(table.vocabulary), *np.flatnonzero(before["action_mask"] == 0)[:5]]
    for action in refused:
        with pytest.raises(IllegalAnswer):
            table.step(int(action))
    with pytest.raises(BadOption):
        table.step(None)
    after = table.observe("seat_0")
    assert table.journal().entries == []
    assert table.agent_selection == "seat_0"
    assert np.array_equal(before["observation"], after["observation"])
    assert np.array_equal(before["action_mask"], after["action_mask"])


def test_the_wrapped_environment_refuses_what_is_out_of_bounds() -> None:
    table = env("res-arcana", seed=2)
    table.reset()
    with pytest.raises(AssertionError, match="not in action space"):
        table.step(len(table.unwrapped.vocabulary))


def test_sealed_answers_stay_sealed() -> None:
    """All choose their mages together: whatever the first one picks, the others see the same until the last is in."""
    seen: list[list[bytes]] = []
    for choice in range(2):
        table = raw_env("res-arcana", players=3, seed=9)
        table.reset()
        assert table.infos["seat_0"]["prompt"] == "ask-choose-mage"
        table.step(np.flatnonzero(table.observe("seat_0")["action_mask"])[choice])
        assert table.agent_selection == "seat_1"
        others = [table.observe(agent) for agent in ("seat_1", "seat_2")]
        seen.append([part.tobytes() for observation in others for part in observation.values()])
        seen[-1].append(repr([table.infos["seat_1"], table.infos["seat_2"]]).encode())
    assert seen[0] == seen[1]


def test_the_journal_is_the_same_game() -> None:
    table = raw_env("res-arcana", seed=11, players=3)
    table.reset()
    for _ in playing(table, Dice.of(5, "journal")):
        pass
    again = conclave.load(table.journal().write())
    assert again.over
    assert again.outcome == table.outcome
    assert again.view(1) == table.game.view(table._runner.state, 1)
    assert again.seed == 11


def test_a_series_of_games_follows_from_its_first_seed() -> None:
    seeds: list[list[int]] = []
    for _ in range(2):
        table = raw_env("res-arcana", seed=5)
        table.reset()
        seeds.append([table.seed])
        for _ in range(3):
            table.reset()
            seeds[-1].append(table.seed)
    assert seeds[0] == seeds[1]
    assert seeds[0][0] == 5
    assert len(set(seeds[0])) == 4
    table.reset(seed=5)
    assert table.seed == 5
    table.reset()
    assert table.seed == seeds[0][1]
    assert raw_env("res-arcana")._next_seed != raw_env("res-arcana")._next_seed


def test_variants_of_options_are_there_when_asked_for() -> None:
    for variants in (False, True):
        table = raw_env("res-arcana", seed=6, variants=variants)
        table.reset()
        legal: set[str] = set()
        for _ in playing(table, Dice.of(6, "variants")):
            legal.update(table.infos[table.agent_selection]["legal"])
        assert any(note.endswith("for nothing") for note in legal) is variants


def test_the_table_as_text() -> None:
    table = raw_env("res-arcana", seed=3)
    table.reset()
    text = table.render()
    assert "seat 0 is asked ask-choose-mage (RA-SETUP-10)" in text
    mine, rivals = (table.game.view(table._runner.state, seat)["seats"] for seat in (0, 1))
    assert ", ".join(mine[0]["hand"]) in text
    assert not any(card in text for card in rivals[1]["hand"]), "a rival's hand is not shown"
    for _ in playing(table, Dice.of(3, "text")):
        pass
    assert "reason: " in table.render()
    assert table.metadata == {"name": "res_arcana_v1", "render_modes": ["ansi"], "is_parallelizable": False}
    table.close()


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadOption, match="2, 3, 4 players"):
        raw_env("res-arcana", players=7)
    with pytest.raises(BadOption, match="ansi"):
        raw_env("res-arcana", render_mode="human")


def test_an_observation_can_be_kept() -> None:
    table = raw_env("res-arcana", seed=8)
    table.reset()
    first = table.observe("seat_0")
    kept = {key: part.copy() for key, part in first.items()}
    dice = Dice.of(8, "kept")
    for _ in range(10):
        table.step(any_pick(table, dice))
        table.observe("seat_0")["observation"][:] = 7
    assert all(np.array_equal(first[key], kept[key]) for key in kept)
    assert not (table.observe("seat_0")["observation"] == 7).all()


def test_conclave_alone_needs_no_numbers() -> None:
    """Playing needs none of the research libraries; only `conclave.lab` brings them in."""
    code = ("import sys, conclave; table = conclave.new('res-arcana', 2, 1); table.play(0); "
            "print([name for name in ('numpy', 'gymnasium', 'pettingzoo') if name in sys.modules])")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
