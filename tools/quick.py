"""The quick look at a change: lint, types, and the tests that need neither patience nor a process of their own.

    python tools/quick.py [PART …]

runs the parts that are named, or all, side by side on the cores of the machine: under three minutes on two. It prints each
part with the time that it took and its last word, and all that it said if it failed. Tests marked `slow` are left out;
`make test` runs everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
# One process a part: several parts at once use the cores better than several workers that all collect the same tests.
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider", "-m", "not slow and not alone")
# The longest first, so that no core waits for a long part at the end.
PARTS: dict[str, tuple[str, ...]] = {
    "client": ("tools/web.py", "test"),
    "cli": (*PYTEST, "tests/cli"),
    "server": (*PYTEST, "tests/server"),
    "games": (*PYTEST, "tests/games"),
    "client-types": ("tools/web.py", "check"),
    "types": ("-m", "mypy"),
    "whole": (*PYTEST, "conclave", "README.md", "tests/example", *[
        str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests").glob("test_*.py"))]),
    "kernel": (*PYTEST, "tests/kernel", "tests/kit"),
    "bots-lab": (*PYTEST, "tests/bots", "tests/lab"),
    "lint": ("-m", "ruff", "check", "."),
}


class Result(NamedTuple):
    """How a part went."""

    part: str
    failed: bool
    seconds: float
    said: str

    @property
    def last_word(self) -> str:
        """The last line that says something."""
        return next((line.strip() for line in reversed(self.said.splitlines()) if line.strip()), "")


def run(part: str) -> Result:
    """Run a part, and keep what it says."""
    began = time.monotonic()
    done = subprocess.run([sys.executable, *PARTS[part]], cwd=ROOT, check=False, text=True, errors="replace",
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, "NO_COLOR": "1"})
    return Result(part, done.returncode != 0, time.monotonic() - began, done.stdout)


def run_all(parts: Sequence[str]) -> list[Result]:
    """Run parts side by side, and print each when it ends."""
    results: list[Result] = []
    with ThreadPoolExecutor(os.cpu_count()) as lanes:
        waiting = [lanes.submit(run, part) for part in parts]
        try:
            for future in as_completed(waiting):
                result = future.result()
                results.append(result)
                if result.failed:
                    print(result.said.rstrip())
                said = "FAILED" if result.failed else result.last_word
                print(f"{result.seconds:6.1f} s  {result.part:<13} {said}", flush=True)
        except KeyboardInterrupt:
            lanes.shutdown(wait=True, cancel_futures=True)
            raise SystemExit(130) from None
    return results


def main() -> None:
    """Run what the command line names; end with code 1 if anything failed."""
    named = sys.argv[1:] or list(PARTS)
    unknown = [part for part in named if part not in PARTS]
    if unknown:
        raise SystemExit(f"'{unknown[0]}' is none of: {', '.join(PARTS)}")
    began = time.monotonic()
    failed = [result.part for result in run_all(named) if result.failed]
    print(f"{time.monotonic() - began:6.1f} s  altogether" + (f"; failed: {', '.join(failed)}" if failed else ""))
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
