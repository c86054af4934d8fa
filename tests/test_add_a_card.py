"""The page for card authors is carried out: its blocks, in their order, in a copy of the package."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "add-a-card.md"
BLOCK = re.compile(r"^```(\S*) ?(\S*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
COPIED = ("conclave", "tests/games", "tests/frozen", "tests/support.py", "tests/__init__.py", "tools/vocabulary.py",
          "docs/vocabulary")


def copy_of_the_package(to: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
        else:
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)


def carried_out(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=120,
                          env={**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "100"})
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_page_for_card_authors_works_as_it_stands(tmp_path: Path) -> None:
    copy_of_the_package(tmp_path)
    shown: list[str] = []
    kinds: list[str] = []
    for kind, file, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        kinds.append(kind)
        if kind == "yaml":
            title, name = file.split("/")
            content = tmp_path / "conclave" / "games" / title / "content" / name
            content.write_text(content.read_text(encoding="utf-8") + text, encoding="utf-8")
        elif kind == "python":
            carried_out([sys.executable, "-c", text], tmp_path)
        elif kind == "sh":
            for line in text.splitlines():
                program, *arguments = line.split()
                module = ["-m", "conclave.cli.main"] if program == "conclave" else []
                shown.append(carried_out([sys.executable, *module, *arguments], tmp_path))
    assert (kinds.count("yaml"), kinds.count("python"), kinds.count("sh")) == (2, 4, 3)
    told = "\n".join(shown)
    for name in ("Moon Lantern", "Місячний ліхтар", "Лунный фонарь", "Księżycowa latarnia", "Static Cling", "Lepka iskra"):
        assert name in told
    assert "artifacts.yaml" not in told, "no mistake is reported"


def test_a_card_without_other_names_is_said_in_english(tmp_path: Path) -> None:
    copy_of_the_package(tmp_path)
    content = tmp_path / "conclave" / "games" / "res_arcana" / "content" / "artifacts.yaml"
    card = "- {id: plain_stick, name: Plain Stick, cost: {any: 1}, collect: [{op: gain, essences: {elan: 1}}]}\n"
    content.write_text(content.read_text(encoding="utf-8") + card, encoding="utf-8")
    conclave = [sys.executable, "-m", "conclave.cli.main"]
    assert "Plain Stick" in carried_out([*conclave, "cards", "res-arcana", "plain_stick", "--lang", "pl"], tmp_path)
    missing = carried_out([*conclave, "words", "res-arcana"], tmp_path).splitlines()
    assert missing == [f"{lang}  res-arcana: card-plain-stick" for lang in ("uk", "ru", "pl")]
