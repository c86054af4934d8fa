"""Every command line of the README works."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.sheets import type_lines

README = (Path(__file__).parent.parent.parent / "README.md").read_text(encoding="utf-8")
LINES = re.findall(r"^conclave .*$", README, re.MULTILINE)
SMALLER = {"10000": "4", "100": "2", "400": "2", "ismcts,greedy,random": "ismcts:1it,greedy,random",
           "ismcts,greedy": "ismcts:1it,greedy"}


def test_the_readme_has_command_lines() -> None:
    assert len(LINES) >= 9
    assert "docs/images/terminal.svg" in README


def test_every_command_line_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in LINES:
        words = [SMALLER.get(word, word) for word in shlex.split(line, comments=True)[1:]]
        result = type_lines(words, ["1"])
        assert result.exit_code == 0, f"{line}: {result.output}"


def test_the_picture_needs_nothing_from_outside() -> None:
    picture = Path(__file__).parent.parent.parent / "docs" / "images" / "terminal.svg"
    text = picture.read_text(encoding="utf-8")
    assert len(text.encode()) < 150_000
    assert set(re.findall(r"https?://[^\"' )]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in text
    assert "monospace" in text
    assert "RA-ACT-1" in text
