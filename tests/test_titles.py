"""Titles are found by their entry point: nothing outside of a title and its tests names one."""

from __future__ import annotations

import re
from pathlib import Path

from conclave import registry
from conclave.kernel.text import phrasebook
from conclave.kernel.words import Words

ROOT = Path(__file__).resolve().parent.parent
SEARCHED = ("conclave", "tools", "bench", "web/src", "web/preview", "web/plugins", ".ci", "Makefile", "web/index.html",
            "web/vite.config.ts")
BUILT = {"static", "__pycache__", "node_modules"}
TEXTS = {"", ".cjs", ".css", ".ftl", ".html", ".js", ".json", ".py", ".svelte", ".toml", ".ts", ".yaml"}


def names_of(title: str) -> list[str]:
    """What a title is called, in code and by people."""
    said = phrasebook("en", registry.game(title)).say(Words(f"title-{title}"))
    return [title, title.replace("-", "_"), said, said.replace(" ", "")]


def folders_of(title: str) -> list[Path]:
    """Where a title may be named: in its package, and with its board."""
    module, _, _ = registry.title(title).game.partition(":")
    package = ROOT.joinpath(*module.split(".")[:3])
    return [package, ROOT / "web" / "src" / "games" / registry.title(title).client]


def sources() -> list[Path]:
    found = [path for name in SEARCHED for path in [ROOT / name, *(ROOT / name).rglob("*")] if path.is_file()]
    return [path for path in found if path.suffix in TEXTS and not BUILT & set(path.relative_to(ROOT).parts)]


def test_no_title_is_named_outside_of_its_own_folders() -> None:
    named = {title: re.compile("|".join(map(re.escape, names_of(title))), re.IGNORECASE) for title in registry.own_titles()}
    assert named
    texts = [(path, path.read_text(encoding="utf-8")) for path in sources()]
    assert len(texts) > 400
    found = [f"{path.relative_to(ROOT)}:{text[:hit.start()].count(chr(10)) + 1}: {hit[0]}"
             for title, names in named.items() for path, text in texts
             if not any(path.is_relative_to(folder) for folder in folders_of(title)) for hit in names.finditer(text)]
    assert found == []


def test_every_title_is_found_where_it_is_named() -> None:
    """The search would find what it looks for."""
    for title in registry.own_titles():
        names = re.compile("|".join(map(re.escape, names_of(title))), re.IGNORECASE)
        for folder in folders_of(title):
            assert any(names.search(path.read_text(encoding="utf-8")) for path in folder.rglob("*.[pt][ys]")), folder
