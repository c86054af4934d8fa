"""Duel: a small game of sealed plans, traps and redirected spells. docs/add-a-game.md builds it step by step."""

from tests.example.duel.game import Duel

DUEL = Duel()

__all__ = ["DUEL", "Duel"]
