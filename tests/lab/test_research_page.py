"""The page for researchers says what is so."""

from __future__ import annotations

import doctest
import re
from math import prod
from pathlib import Path

from conclave.lab import encoder

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


def test_the_layout_on_the_page_adds_up() -> None:
    cells = re.findall(r"^\| (\d[\d ×+]*) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    sums = [prod(int(number) for number in part.split("×")) for cell in cells for part in cell.split("+")]
    assert sum(sums) == encoder("res-arcana").size
