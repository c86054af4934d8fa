"""Krutagidon: the deck-building game of battle wizards."""

from conclave.games.krutagidon.game import Krutagidon

KRUTAGIDON = Krutagidon()

__all__ = ["KRUTAGIDON", "Krutagidon"]
