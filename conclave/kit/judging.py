"""What the judgements of all titles share: a chance to win out of what everybody's position is worth, and worths of words.

The formulas belong to the title: it says what a position is worth to each seat, in points, and how steep a point ahead is.

>>> [round(chance([3.0, 2.0, 2.0], seat, 0.7), 3) for seat in range(3)]
[0.502, 0.249, 0.249]
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final, TypeVar

from conclave.kit.effects import Part
from conclave.kit.language import Language, Word

STEEPEST: Final = 50.0  # further ahead or behind, nothing changes that a number could show

W = TypeVar("W", bound=Word[Any])  # Any: a word of whichever language


def chance(worths: list[float], seat: int, steep: float) -> float:
    """The chance to win of a seat, from 0 to 1; over all seats the chances add up to 1."""
    own = worths[seat]
    odds = 1.0
    for rival, worth in enumerate(worths):
        if rival != seat:
            odds += exp(max(-STEEPEST, min(STEEPEST, (worth - own) * steep)))
    return 1.0 / odds


def won(winners: Sequence[int], seat: int) -> float:
    """The part that a seat has in a victory, once the game is over."""
    return 1.0 / len(winners) if seat in winners else 0.0


def registered(language: Language[Any], part: Part[Any], kind: type[W]) -> W:
    """The word that a part was made of, which was registered with what bots think of it; LookupError names one without."""
    word = language.word_of(part)
    if not isinstance(word, kind):
        raise LookupError(f"the word '{word.key}' is registered without a worth")
    return word
