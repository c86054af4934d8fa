"""Latency and throughput of the server, as JSON rows.

    python bench/server.py [--tables 200] [--seconds 60] [--think 0.5] [--workers 1] [--database sqlite|postgresql|URL]

Scripted clients play two-player tables over real sockets against a real server with its real store, on loopback and from
one process beside it. A move takes from the mover's sending until the opponent has the new state. Two rows: *paced* offers
`tables / think` moves a second; *flat out* lets every table move as fast as it can. Several workers share a PostgreSQL and
a Redis, and the two players of a table sit at different workers. Where Node is on the machine, two more rows give the same
for boardgame.io (`bench/boardgame_io`, fetched by npm at the first run): a toy game of twenty fields, kept in memory only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import uvloop  # noqa: E402
