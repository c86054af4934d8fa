"""The long runs: 100,000 games of each title checked, compiled, on all cores.

Every decision is checked for what is cheap to check (something can be answered, nothing is created or lost, the game
ends, its save leads to the same end); one in 160 is looked at closely, which still makes five times as many close looks
as `conclave check --games 2000`.

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
CLOSELY = 160


def main() -> None:
    """Check compiled, so that it takes an hour rather than a day."""
    games = sys.argv[1] if len(sys.argv) > 1 else str(GAMES)
    subprocess.run([sys.executable, str(compiled.ROOT / "tools" / "compiled.py"), "tests/kernel", "-n", "2"], check=True)
    how = ["--games", games, "--seed", "1", "--every", str(CLOSELY), "--jobs", str(os.cpu_count() or 1)]
    codes = [subprocess.run([sys.executable, "-m", "conclave.cli.main", "check", title, *how], cwd=compiled.COPY,
                            check=False).returncode for title in titles()]
    sys.exit(max(codes))


if __name__ == "__main__":
    main()
