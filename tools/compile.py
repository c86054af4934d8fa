"""Compile the kernel and the games with mypyc, in place or into a copy of the tree.

    python tools/compile.py [TREE]

The extension modules land beside their sources and take precedence over them; `make clean` removes them.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

# Not worth compiling: what speaks, what documents, and what looks at other code rather than plays.
PURE = {"__init__.py", "text.py", "check.py", "wording.py", "vocabulary.py"}
TITLES = ("res_arcana",)  # those whose tests are run compiled as well
WORKSHOP = "build/mypyc"


def sources(tree: Path) -> list[str]:
    """The modules to compile, relative to the tree."""
    folders = [tree / "conclave" / "kernel", *[tree / "conclave" / "games" / title for title in TITLES]]
    return [str(path.relative_to(tree)) for folder in folders for path in sorted(folder.rglob("*.py"))
            if path.name not in PURE]


def main() -> None:
    """Compile the tree named on the command line, or this one."""
    tree = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()
    os.chdir(tree)
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    modules = mypycify(sources(tree), opt_level="2", multi_file=False, group_name="conclave", target_dir=WORKSHOP)
    distribution = Distribution({"name": "conclave", "ext_modules": modules})
    command = build_ext(distribution)
    command.inplace = True
    command.build_temp = WORKSHOP
    command.ensure_finalized()
    command.run()
    shutil.rmtree(tree / WORKSHOP, ignore_errors=True)


if __name__ == "__main__":
    main()
