"""The browser of the end-to-end tests: found on the machine, or installed.

    python tools/chromium.py

prints where it is. `CONCLAVE_CHROMIUM` names another one.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import packages

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "The end-to-end tests need Chromium or Google Chrome; install it, or name it in CONCLAVE_CHROMIUM."


def find() -> Path | None:
    """Where the browser is; None if the machine has none."""
    named = os.environ.get("CONCLAVE_CHROMIUM")
    if named:
        if not os.access(named, os.X_OK):
            raise SystemExit(f"CONCLAVE_CHROMIUM names {named}, which is no program")
        return Path(named)
    found = [path for path in map(shutil.which, NAMES) if path]
    return Path(found[0]) if found else None


def main() -> None:
    """Find the browser, or install it."""
    if find() is None:
        packages.install(["chromium"], MISSING)
    path = find()
    if path is None:
        raise SystemExit(MISSING)
    print(path)


if __name__ == "__main__":
    main()
