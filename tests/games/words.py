"""What the tests of every title's words share: which messages its sources use, and what its games say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from conclave.kernel.decision import Amounts, Arrange, Choose, ChooseSome, Decision
from conclave.kernel.game import Game
from conclave.kernel.words import Words
from tests.games.sources import trees


def called_with_keys(folder: Path, **keys_at: int) -> set[str]:
    """Keys that stand in a title's sources as they are: as arguments of Words, Prompt and tell, of other functions at the
    place that is named for them, and where something called `key` is set.
    """
    places = {"Words": 0, "Prompt": 0, "tell": 0, **keys_at}
    keys: set[str] = set()
    for _, tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "key":
                keys |= literals(node.value)
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in places:
                found = literals(node.args[places[name]])
                keys |= found
                if name in keys_at or (name == "tell" and tells_secrets(node)):
                    keys |= {f"{key}-known" for key in found}
    return keys - {""}


def tells_secrets(call: ast.Call) -> bool:
    """Whether some hear more than others, by another message."""
    return len(call.args) > 5 or any(word.arg == "secret" for word in call.keywords)


def literals(node: ast.expr) -> set[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def referenced(texts: Path, lang: str) -> set[str]:
    """Messages that other messages are made of."""
    return set(re.findall(r"\{ ([a-z-]+) \}", (texts / f"{lang}.ftl").read_text(encoding="utf-8")))


def options_of(decision: Decision) -> Iterator[Words]:
    """What may be answered."""
    if isinstance(decision, Amounts):
        yield from [slot.words for slot in decision.slots]
    elif isinstance(decision, Choose | ChooseSome | Arrange):
        for option in decision.options:
            yield option.words
            yield from [variant.words for variant in option.variants]


def on_cards(game: Game) -> list[Words]:
    """What stands on the cards of a title."""
    said: list[Words] = []
    for face in game.cards():
        said += [face.words, *face.lines, *[part for part in (face.cost, face.points) if part is not None]]
    return said


def keys_of(words: Words) -> set[str]:
    """The keys of a message and of all that it is made of."""
    keys = {words.key}
    for _, value in words.args:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Words):
                keys |= keys_of(part)
    return keys - {""}
