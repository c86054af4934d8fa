"""Bots: players that see only what their seat may see."""

from conclave.bots.bot import Bot, Eye, make, names

__all__ = ["Bot", "Eye", "make", "names"]
