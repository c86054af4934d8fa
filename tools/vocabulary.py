"""Write the pages that list the words of every title's language: docs/vocabulary/<title>.md.

    python tools/vocabulary.py

A title names what writes its page as its `reference`.
"""

from __future__ import annotations

from pathlib import Path

from conclave.kernel.title import load
from conclave.registry import own_titles, title

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "vocabulary"


def pages() -> dict[str, str]:
    """The pages of all titles that write one, by the names of their files."""
    found: dict[str, str] = {}
    for name in own_titles():
        if title(name).reference:
            page = load(title(name).reference)
            assert callable(page), f"{title(name).reference} writes no page"
            found[f"{name.replace('-', '_')}.md"] = page()
    return found


def main() -> None:
    """Write them all."""
    for file, page in pages().items():
        (FOLDER / file).write_text(page, encoding="utf-8")
        print(FOLDER.name, file)


if __name__ == "__main__":
    main()
