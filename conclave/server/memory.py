"""Memory of a server process."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 20_000
MIDDLE: Final = 50
OLD: Final = 1_000_000


def sweep_rarely() -> None:
    """Look for garbage among young objects only; the service sweeps through all of them now and then.

    Going through every object of hundreds of tables takes long enough to be felt at each of them.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
