"""What all judgements share: chances out of worths, shares of a victory, and worths of words."""

from __future__ import annotations

import pytest

from conclave.kit.judging import chance, registered, won
from conclave.kit.language import Language, Word
from tests.kit.meadow import LANGUAGE, Meadow, Note, Walk, effect


class Priced(Word[Meadow]):
    """A word with a worth."""

    worth = 3.0


def test_chances_add_up_to_one_and_follow_the_worths() -> None:
    worths = [4.0, 1.5, 4.0, -2.0]
    chances = [chance(worths, seat, 0.6) for seat in range(4)]
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] == chances[2] > chances[1] > chances[3] > 0.0


def test_a_steeper_judgement_is_surer() -> None:
    assert 0.5 < chance([2.0, 1.0], 0, 0.1) < chance([2.0, 1.0], 0, 3.0) < 1.0


def test_no_lead_is_too_large_to_be_told() -> None:
    assert chance([1e6, 0.0], 0, 1e6) == 1.0
    assert 0.0 < chance([0.0, 1e6], 0, 1e6) < 1e-20


def test_a_victory_is_shared_out() -> None:
    assert [won((0, 2), seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert won((), 0) == 0.0


def test_a_word_without_a_worth_is_named() -> None:
    language: Language[Meadow] = Language((), (), [Priced("op", "note", Note), Word("op", "walk", Walk),
                                                   *[word for word in LANGUAGE.words.values() if word.family == "side"]])
    note, walk = effect("{op: note, as: it}, {op: walk, to: north, how: {fast: true}}", language)
    assert registered(language, note, Priced).worth == 3.0
    with pytest.raises(LookupError, match="the word 'op-walk' is registered without a worth"):
        registered(language, walk, Priced)
