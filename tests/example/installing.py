"""Example titles as distributions of their own: built from tests/example and installed into a folder, offline."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")


def copy_of_the_sources(folder: Path, title: str = "duel") -> Path:
    """What a project of its own would be, in a folder: pip leaves its build beside the sources."""
    project = folder / f"conclave-{title}"
    shutil.copytree(HERE / title, project / title, ignore=shutil.ignore_patterns("__pycache__"))
    described = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    (project / "pyproject.toml").write_text(described.replace("duel", title), encoding="utf-8")
    return project


def install(project: Path) -> Path:
    """Install a project; the folder that has to be on Python's path."""
    site = project.parent / "site"
    done = subprocess.run([sys.executable, *PIP, "--target", site, project], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return site


def surroundings(site: Path) -> Mapping[str, str]:
    """The environment of a process that sees Conclave and what is installed in a folder, and nothing of the tests."""
    return {**os.environ, "PYTHONPATH": str(site), "CONCLAVE_LANG": "en", "COLUMNS": "100"}


def carried_out(site: Path, *command: str, typed: str = "") -> str:
    """What a Python program says, beside which a project is installed; it has to end well."""
    done = subprocess.run([sys.executable, *command], env=surroundings(site), input=typed, capture_output=True, text=True,
                          check=False, cwd=site, timeout=300)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def conclave(site: Path, *arguments: str, typed: str = "") -> str:
    """What the command says."""
    return carried_out(site, "-m", "conclave.cli.main", *arguments, typed=typed)
