"""Write the pages that list the words of every title's language: docs/vocabulary/<title>.md."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "vocabulary"


def main() -> None:
    """Write them all."""
    for module in sorted((ROOT / "conclave" / "games").glob("*/vocabulary.py")):
        title = module.parent.name
        page: str = import_module(f"conclave.games.{title}.vocabulary").page()
        (FOLDER / f"{title}.md").write_text(page, encoding="utf-8")
        print(FOLDER.name, title)


if __name__ == "__main__":
    main()
