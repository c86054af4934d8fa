"""Operations made up out of nothing: every word of a language in all its forms, to be said and to be appraised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from conclave.kit.effects import Op, Part
from conclave.kit.language import Fields, Language, Word

FORMS = range(24)


class Nth(Fields[Any]):
    """A record that answers every question with the n-th possibility."""

    def __init__(self, language: Language[Any], n: int, inside: str = "") -> None:
        super().__init__(language, "", 0, {}, [], inside)
        self.n = n

    def has(self, name: str) -> bool:
        return True

    def whole(self, name: str, low: int = 0, high: int = 1000, default: int | None = None) -> int:
        return low + (0, 1, 4, 20)[self.n % 4]

    def flag(self, name: str) -> bool:
        return self.n % 3 == 0

    def one_of(self, name: str, values: Sequence[str], default: str | None = None) -> str:
        return values[self.n % len(values)]

    def words(self, name: str, values: Sequence[str]) -> list[str]:
        count = self.n % 3 if name == "except" else 1 + self.n % 2
        return list(values)[:count]

    def numbers(self, name: str, values: Sequence[str]) -> dict[str, int]:
        return {values[self.n % len(values)]: 1 + self.n, values[-1]: 1}

    def mapping(self, name: str, kind: str = "", needed: bool = False) -> Fields[Any]:
        return Nth(self.language, self.n, self.inside)

    def ops(self, name: str, family: str = "op", needed: bool = False) -> list[Op[Any]]:
        """One to three operations of a family that do not hold others."""
        plain = [word for word in self.language.words.values()
                 if word.family == family and "a list of operations" not in self.language.blank(word).notes.values()]
        made = [form(self.language, plain[(self.n + at) % len(plain)], self.n) for at in range(1 + self.n % 3)]
        return [part for part in made if isinstance(part, Op)]


def form(language: Language[Any], word: Word[Any], n: int) -> Part[Any]:
    """What a word makes in one of its forms."""
    fields = Nth(language, n, word.inside)
    return fields.make(word.family, word.name, fields)
