"""The open question as numbers, in the same way for every title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from conclave.kernel.decision import FORMS, Decision
from conclave.lab.encode import Vector
from conclave.lab.layout import Layout

TENTH: Final = 0.1


class Question:
    """The places of what every question has: its form, its prompt, the thing it comes from, how many it asks for."""

    def __init__(self, layout: Layout, prompts: Sequence[str], things: Mapping[str, str]) -> None:
        self.things = things
        self.asked = layout.one("asked")
        self.form = layout.row("form", FORMS)
        self.prompt = layout.row("prompt", prompts)
        self.source = layout.row("source", list(things.values()))
        self.count = layout.one("count asked for")

    def encode(self, out: Vector, decision: Decision) -> None:
        """Write the numbers of a question."""
        out[self.asked] = 1
        out[self.form[decision.form]] = 1
        out[self.prompt[decision.prompt.key]] = 1
        if decision.about in self.things:
            out[self.source[self.things[decision.about]]] = 1
        for name, value in decision.args:
            if name == "count" and isinstance(value, int):
                out[self.count] = value * TENTH
