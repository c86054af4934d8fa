"""The long runs: 100,000 games of each title checked, compiled, on all cores.

    python tools/soak.py [GAMES]
"""

from __future__ import annotations

import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import compiled

GAMES = 100_000


def main() -> None:
    """Check compiled, so that it takes an hour rather than four."""
    games = sys.argv[1] if len(sys.argv) > 1 else str(GAMES)
    subprocess.run([sys.executable, "tools/compiled.py", "tests/kernel", "-n", "2"], check=True)
    command = [sys.executable, "-m", "conclave.cli.main", "check", "res-arcana", "--games", games, "--seed", "1",
               "--jobs", str(os.cpu_count() or 1)]
    sys.exit(subprocess.run(command, cwd=compiled.COPY, check=False).returncode)


if __name__ == "__main__":
    main()
