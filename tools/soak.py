"""The long runs: 100,000 games of each title checked, compiled, on all cores.

    python tools/soak.py [GAMES]
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import compiled

from conclave.registry import titles

GAMES = 100_000


def main() -> None:
    """Check compiled, so that it takes an hour rather than four."""
    games = sys.argv[1] if len(sys.argv) > 1 else str(GAMES)
    subprocess.run([sys.executable, str(compiled.ROOT / "tools" / "compiled.py"), "tests/kernel", "-n", "2"], check=True)
    codes = [subprocess.run([sys.executable, "-m", "conclave.cli.main", "check", title, "--games", games, "--seed", "1",
                             "--jobs", str(os.cpu_count() or 1)], cwd=compiled.COPY, check=False).returncode
             for title in titles()]
    sys.exit(max(codes))


if __name__ == "__main__":
    main()
