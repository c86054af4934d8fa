"""Run the tests of the kernel and the games against compiled rules.

    python tools/compiled.py [PYTEST-ARGUMENT …]

The tree is copied to build/compiled, compiled there with mypyc, and tested there; the working tree stays as it is. What
has not changed since the last time is not compiled again.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import compile as compiling

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"
COPIED = ("conclave", "tests", "tools", "docs", "web/src/games", "web/tests/frames")
TESTED = ("tests/kernel", "tests/games", "tests/example", "tests/test_playthroughs.py")
ALL_COMPILED = """
from conclave import bench, registry
for title in registry.own_titles():
    assert bench.compiled(registry.game(title)), f"the rules of {title} are not compiled"
"""


def fingerprint() -> str:
    """A hash of everything that goes into the compiled modules."""
    digest = sha256(f"{sys.version} {version('mypy')}".encode())
    compiled = [name for folder in compiling.folders(ROOT) for name in compiling.sources(ROOT, folder)]
    for name in ("tools/compile.py", *compiled):
        digest.update(name.encode() + (ROOT / name).read_bytes())
    return digest.hexdigest()


def copy_tree() -> None:
    """Make the copy like the tree, except that compiled modules stay."""
    for name in COPIED:
        for path in (COPY / name).rglob("*"):
            if path.is_file() and path.suffix != ".so" and not (ROOT / path.relative_to(COPY)).exists():
                path.unlink()
        shutil.copytree(ROOT / name, COPY / name, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", COPY)
    shutil.copy(ROOT / "README.md", COPY)


def main() -> None:
    """Copy, compile, test."""
    mark = COPY / "fingerprint"
    now = fingerprint()
    if not mark.exists() or mark.read_text() != now:
        shutil.rmtree(COPY, ignore_errors=True)
        COPY.mkdir(parents=True)
        copy_tree()
        print("Compiling the kernel and the games (about a minute and a half)", flush=True)
        subprocess.run([sys.executable, "tools/compile.py", ".", compiling.QUICK], cwd=COPY, check=True,
                       stdout=subprocess.DEVNULL)
        mark.write_text(now)
    else:
        copy_tree()
    subprocess.run([sys.executable, "-c", ALL_COMPILED], cwd=COPY, check=True)
    arguments = sys.argv[1:] or ["-n", "2", *TESTED]
    sys.exit(subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=COPY, check=False).returncode)


if __name__ == "__main__":
    main()
