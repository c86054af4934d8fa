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

from conclave.registry import titles

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"
COPIED = ("conclave", "tests", "tools", "docs")
TESTED = ("tests/kernel", *[f"tests/games/{title}" for title in compiling.TITLES], "tests/example",
          "tests/test_playthroughs.py")
PAGES = ("--ignore=tests/example/test_docs.py",)  # what stands in docs/ is the same either way


def fingerprint() -> str:
    """A hash of everything that goes into the compiled modules."""
    digest = sha256(f"{sys.version} {version('mypy')}".encode())
    for name in ("tools/compile.py", *compiling.sources(ROOT)):
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
        print("Compiling the kernel and the games (about two minutes)", flush=True)
        subprocess.run([sys.executable, "tools/compile.py", "."], cwd=COPY, check=True, stdout=subprocess.DEVNULL)
        mark.write_text(now)
    else:
        copy_tree()
    checked = "import conclave.bench as bench; assert bench.compiled(), 'the rules are not compiled'"
    subprocess.run([sys.executable, "-c", checked], cwd=COPY, check=True)
    others = [title for title in titles() if title.replace("-", "_") not in compiling.TITLES]
    named = ["-k", " and ".join([f"not {title}" for title in others])] if others else []
    arguments = sys.argv[1:] or ["-n", "2", *named, *PAGES, *[folder for folder in TESTED if (COPY / folder).exists()]]
    sys.exit(subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=COPY, check=False).returncode)


if __name__ == "__main__":
    main()
