"""A compiled tree is found from anywhere by the commands of its environment."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

TOOL = Path(__file__).resolve().parent.parent / "tools" / "compile.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compiling", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_environment_of_a_tree_finds_the_libraries_beside_its_package(tmp_path: Path) -> None:
    tree, site = tmp_path / "tree", tmp_path / "tree" / "site"
    site.mkdir(parents=True)
    (tree / "library_of_ours.py").write_text("FOUND = 'found'\n", encoding="utf-8")
    tool().let_find(tree, site)
    source = f"import site; site.addsitedir({str(site)!r}); import library_of_ours; print(library_of_ours.FOUND)"
    done = subprocess.run([sys.executable, "-c", source], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "found\n"


def test_another_environment_stays_as_it_is(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    tool().let_find(tmp_path / "tree", site)
    assert list(site.iterdir()) == []
