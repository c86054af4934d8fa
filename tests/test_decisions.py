"""The pages of decisions: the index lists all of them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "decisions"


def test_the_index_lists_every_decision() -> None:
    listed = re.findall(r"^\| \[(\d{4})\]\((.*?)\) \|", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    pages = sorted(path.name for path in FOLDER.glob("0*.md"))
    assert [page for _, page in listed] == pages
    assert [number for number, _ in listed] == [page[:4] for page in pages]
