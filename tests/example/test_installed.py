"""A game in a package of its own is found by its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def distribution(folder: Path, place: str) -> None:
    """What installing a package would leave: its metadata beside its modules."""
    info = folder / "conclave_duel-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: conclave-duel\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[conclave.games]\nduel = {place}\n", encoding="utf-8")


def python(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), str(ROOT)])
    return subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True,
                          text=True, check=False, cwd=folder)


def test_an_installed_game_can_be_played(tmp_path: Path) -> None:
    distribution(tmp_path, "tests.example.duel:DUEL")
    done = python(tmp_path, "import conclave\n"
                            "print(conclave.titles())\n"
                            "table = conclave.new('Duel', players=3, seed=4)\n"
                            "print(table.decision.rule, conclave.load(table.save()).version)")
    assert done.stdout.splitlines() == ["['duel', 'krutagidon', 'res-arcana']", "DU-PLAN-1 0"], done.stderr


def test_what_is_no_game_is_refused_with_its_place(tmp_path: Path) -> None:
    distribution(tmp_path, "tests.example.duel.cards:CARDS")
    done = python(tmp_path, "import conclave\nconclave.new('duel')")
    assert "UnknownGame: 'tests.example.duel.cards:CARDS' is not a game" in done.stderr
