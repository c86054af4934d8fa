"""Self-play data: rows that fit the environment, in shards that can be read back."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from conclave.bots import Bot, Eye
from conclave.kernel.decision import Answer, Choose
from conclave.lab import encoder, raw_env, selfplay
from conclave.lab.selfplay import generate, main, write_shards
from tests.example.duel.game import DUEL


def test_rows_of_a_tiny_run() -> None:
    rows = list(generate("res-arcana", ["random", "random"], games=2, seed=5))
    size = len(raw_env("res-arcana").vocabulary)
    assert {row.game for row in rows} == {0, 1}
    assert {row.seat for row in rows} == {0, 1}
    for row in rows:
        assert row.observation.shape == (encoder("res-arcana").size,)
        assert row.mask.shape == (size,)
        assert row.mask[row.pick] == 1
        assert row.mask.sum() >= 2
    for game in (0, 1):
        outcomes = {row.seat: row.outcome for row in rows if row.game == game}
        assert sorted(outcomes.values()) in ([-1, 1], [0.5, 0.5])
        for row in rows:
            assert row.game != game or row.outcome == outcomes[row.seat]


def test_the_same_seed_gives_the_same_rows() -> None:
    first, again, other = (list(generate(DUEL, ["random"] * 3, 2, seed)) for seed in (1, 1, 2))
    assert len(first) == len(again)
    for one, two in zip(first, again, strict=True):
        assert np.array_equal(one.observation, two.observation)
        assert one[2:] == two[2:]
    assert [row.pick for row in first] != [row.pick for row in other]


class Waster(Bot):
    """A bot that prefers variants of options: it uses powers for nothing."""

    name = "waster"

    def choose(self, eye: Eye) -> Answer:
        if isinstance(eye.decision, Choose):
            for option in eye.decision.options:
                if option.variants:
                    return option.variants[0]
        return next(eye.decision.answers())


def test_variants_that_a_bot_chooses_are_in_the_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "make", lambda name, seed: Waster())
    vocabulary = raw_env("res-arcana").vocabulary
    rows = list(generate("res-arcana", ["waster", "waster"], games=1, longest=300))
    assert 300 <= len(rows) < 330
    assert {row.outcome for row in rows} == {0}, "wasters never win, so their game is cut off"
    wasted = [row for row in rows if vocabulary[row.pick].endswith("for nothing")]
    assert wasted
    assert all(row.mask[row.pick] == 1 for row in rows)


def test_shards_hold_all_rows(tmp_path: Path) -> None:
    rows = list(generate(DUEL, ["random", "random"], games=3, seed=2))
    paths = write_shards(rows, tmp_path / "data", size=20)
    assert [path.name for path in paths] == [f"shard-{number:05}.npz" for number in range(-(-len(rows) // 20))]
    shards = [np.load(path) for path in paths]
    for field in ("observation", "mask", "pick", "outcome", "seat", "game"):
        together = np.concatenate([shard[field] for shard in shards])
        assert np.array_equal(together, np.array([getattr(row, field) for row in rows], together.dtype))
    for shard in shards:
        shard.close()


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--title", "res-arcana", "--bots", "random,random", "--games", "1", "--option", "variant=first-game",
          "--out", str(tmp_path)])
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 1
    assert report["bytes"] == sum(path.stat().st_size for path in tmp_path.iterdir())
    with np.load(report["shards"][0]) as shard:
        named = dict(zip(encoder("res-arcana").features, shard["observation"][0], strict=True))
    assert named["variant: first-game"] == 1
