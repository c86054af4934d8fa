"""A server of boardgame.io as a process, for comparison."""

from __future__ import annotations

import socket
import subprocess
import tempfile
from pathlib import Path

from tests.server.services import HOST, free_port, wait_until

FOLDER = Path(__file__).resolve().parent


class BoardgameServer:
    """The toy game of server.cjs, in memory."""

    def __init__(self) -> None:
        if not (FOLDER / "node_modules").exists():
            subprocess.run(["npm", "install", "--silent"], cwd=FOLDER, check=True)
        self.port = free_port()

    def __enter__(self) -> BoardgameServer:
        self.log = Path(tempfile.mkstemp(prefix="boardgame-io-")[1])
        with self.log.open("wb") as said:
            self.process = subprocess.Popen(["node", "server.cjs", str(self.port)], cwd=FOLDER, stdout=said, stderr=said)
        wait_until(self._answers, self.process, self.log)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.log.unlink()

    def _answers(self) -> bool:
        try:
            with socket.create_connection((HOST, self.port), 1):
                return True
        except OSError:
            return False
