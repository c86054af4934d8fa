"""Compile the kernel and the games with mypyc, in place or into a copy of the tree.

    python tools/compile.py [TREE] [--quick]

The extension modules land beside their sources and take precedence over them; `make clean` removes them. `--quick` takes
two thirds of the time, for rules that are a tenth slower: enough for tests.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

# Not worth compiling: what speaks, what documents, what looks at other code rather than plays, and what rules do not need.
PURE = {"__init__.py", "text.py", "check.py", "wording.py", "reference.py", "title.py", "terminal.py", "encoder.py",
        "encoding.py", "recordings.py"}
WORKSHOP = "build/mypyc"
FOUND_BY = "conclave_compiled.pth"
QUICK = "--quick"


def folders(tree: Path) -> list[Path]:
    """The kernel, the kit, and every title of the tree. Each becomes one library, so that they compile side by side."""
    titles = [file.parent for file in sorted((tree / "conclave" / "games").glob("*/__init__.py"))]
    return [tree / "conclave" / "kernel", tree / "conclave" / "kit", *titles]


def sources(tree: Path, folder: Path) -> list[str]:
    """The modules of a folder to compile, relative to the tree."""
    return [str(path.relative_to(tree)) for path in sorted(folder.rglob("*.py")) if path.name not in PURE]


def let_find(tree: Path, site: Path) -> None:
    """Let the environment of a tree find the libraries of its modules, which lie beside the package, from anywhere."""
    if site.is_relative_to(tree):
        (site / FOUND_BY).write_text(f"{tree}\n", encoding="utf-8")


def main() -> None:
    """Compile the tree named on the command line, or this one."""
    named = [argument for argument in sys.argv[1:] if argument != QUICK]
    tree = Path(named[0] if named else Path(__file__).parent.parent).resolve()
    os.chdir(tree)
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    groups: list[tuple[list[str], str | None]] = [(sources(tree, folder), f"conclave_{folder.name}")
                                                  for folder in folders(tree)]
    modules = mypycify([name for names, _ in groups for name in names], separate=groups, debug_level="0",
                       opt_level="1" if QUICK in sys.argv else "2", target_dir=WORKSHOP)
    distribution = Distribution({"name": "conclave", "ext_modules": modules})
    command = build_ext(distribution)
    command.inplace = True
    command.parallel = os.cpu_count()
    command.build_temp = WORKSHOP
    command.ensure_finalized()
    command.run()
    shutil.rmtree(tree / WORKSHOP, ignore_errors=True)
    let_find(tree, Path(sysconfig.get_path("purelib")))


if __name__ == "__main__":
    main()
