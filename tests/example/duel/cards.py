"""What a card is: a frozen definition read from YAML, and the option that stands for it in questions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conclave.kernel.content import Record, read_file
from conclave.kernel.decision import Option
from conclave.kernel.words import Words

OPERATIONS: Final = ("draw", "heal", "hurt", "ignore", "look", "spread")


class Pick(Option):
    """An option that stands for a card or a seat; `at` is its number."""

    __slots__ = ("at",)

    def __init__(self, note: str, words: Words, about: str, at: int) -> None:
        super().__init__(note, words, (about,))
        self.at = at


class Sentence:
    """One sentence of a card: an operation with its numbers."""

    def __init__(self, record: Record) -> None:
        self.op = record.one_of("op", OPERATIONS)
        self.whom = record.one_of("whom", ("target", "rivals")) if self.op == "hurt" else ""
        self.die = record.whole("die", 2, 6) if record.has("die") else 0
        self.count = 0 if self.die else record.whole("count", 1, 9)
        record.close()
        self.words = Words(f"sentence-{self.op}", (("whom", self.whom), ("die", self.die), ("count", self.count)))


class Card:
    """A card of which every mage has one."""

    def __init__(self, record: Record, index: int) -> None:
        self.index = index
        self.name = record.text("id")
        self.kind = record.one_of("kind", ("spell", "shelter", "trap"))
        self.trigger = record.one_of("trigger", ("hurt", "deadly")) if self.kind == "trap" else ""
        self.softens = record.one_of("softens", ("one-less", "half")) if self.kind == "shelter" else ""
        self.redirects = record.flag("redirects")
        self.sentences = [Sentence(part) for part in record.records("sentences")]
        record.close()
        self.words = Words(f"card-{self.name}")
        self.thing = f"card:{self.name}"
        self.pick = Pick(self.name, self.words, self.thing, index)
        self.aimed = any(sentence.whom == "target" for sentence in self.sentences)

    def lines(self) -> tuple[Words, ...]:
        """What stands on the card, out of what the rules carry out."""
        lines = [sentence.words for sentence in self.sentences]
        lines += [Words(f"line-{self.trigger}")] if self.trigger else []
        lines += [Words(f"line-{self.softens}")] if self.softens else []
        return tuple(lines + ([Words("line-redirects")] if self.redirects else []))


CARDS: Final = [Card(record, index) for index, record in enumerate(read_file(Path(__file__).parent / "cards.yaml"))]
SEATS: Final = [Pick(f"seat-{seat}", Words("player", (("seat", seat),)), f"seat:{seat}", seat) for seat in range(3)]


def picked(answer: object) -> list[int]:
    """The numbers of the cards or seats of an answer."""
    parts = answer if isinstance(answer, tuple) else (answer,)
    return [pick.at for pick in parts if isinstance(pick, Pick)]
