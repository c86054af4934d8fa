"""What a component is worth or costs when a plain number does not say it."""

from __future__ import annotations


class Surcharge:
    """So much more to pay for cards of some types, and for some cards by their names."""

    def __init__(self, more: int, types: list[int], names: list[str]) -> None:
        self.more = more
        self.types = types
        self.names = names


class Formula:
    """Points instead of a number: one for each real token (`card` empty), or so many when enough copies are owned."""

    def __init__(self, card: str, least: int, points: int, otherwise: int) -> None:
        self.card = card
        self.least = least
        self.points = points
        self.otherwise = otherwise
