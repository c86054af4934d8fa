"""Programs of the system that the tests need: installed where we may, named where we may not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

POLICY = Path("/usr/sbin/policy-rc.d")


def install(packages: Sequence[str], otherwise: str) -> None:
    """Install Debian packages as root, without starting any service of theirs; else say what to do, and stop."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise SystemExit(f"{otherwise}\nOn Debian or Ubuntu: apt-get install {' '.join(packages)}")
    print(f"Installing {', '.join(packages)} (once)", file=sys.stderr, flush=True)
    ours = not POLICY.exists()
    if ours:
        # 101 forbids packages to start their services while they are installed.
        POLICY.write_text("#!/bin/sh\nexit 101\n")
        POLICY.chmod(0o755)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
            done = subprocess.run(["apt-get", "--quiet=2", *arguments], env=quiet, check=False, text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if done.returncode:
                raise SystemExit(f"{done.stdout}\napt-get {arguments[0]} failed (it needs the network once). {otherwise}")
    finally:
        if ours:
            POLICY.unlink()
