"""The servers that the server's tests run against: PostgreSQL and Redis, found on the machine, or installed.

    python tools/services.py

prints where they are. The tests start their own ones, on free ports and in a folder of their own; the machine's services
stay as they are. `CONCLAVE_TEST_POSTGRES_URL` and `CONCLAVE_TEST_REDIS_URL` name running ones to use instead.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import packages

POSTGRES_URL = "CONCLAVE_TEST_POSTGRES_URL"
REDIS_URL = "CONCLAVE_TEST_REDIS_URL"
HOMES = ("/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt", "/usr/local/pgsql")
MISSING = (f"The tests of the server need the programs of PostgreSQL (initdb, postgres) and redis-server; install them, or "
           f"name running ones in {POSTGRES_URL} and {REDIS_URL}.")


def postgres_programs() -> Path | None:
    """The folder with initdb and postgres, of the newest version; None if the machine has none."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    for home in HOMES:
        folders += sorted(Path(home).glob("**/bin"), key=_version, reverse=True) if Path(home).is_dir() else []
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def _version(folder: Path) -> int:
    digits = "".join(letter for letter in folder.parent.name if letter.isdecimal())
    return int(digits) if digits else 0


def redis_program() -> Path | None:
    """Where redis-server is (or its successor valkey-server)."""
    found = [path for path in map(shutil.which, ("redis-server", "valkey-server")) if path]
    return Path(found[0]) if found else None


def main() -> None:
    """Find the programs, or install them."""
    wanted = []
    if POSTGRES_URL not in os.environ and postgres_programs() is None:
        wanted.append("postgresql")
    if REDIS_URL not in os.environ and redis_program() is None:
        wanted.append("redis-server")
    if wanted:
        packages.install(wanted, MISSING)
    postgres = os.environ.get(POSTGRES_URL) or postgres_programs()
    redis = os.environ.get(REDIS_URL) or redis_program()
    if not postgres or not redis:
        raise SystemExit(MISSING)
    print(f"{postgres}\n{redis}")


if __name__ == "__main__":
    main()
