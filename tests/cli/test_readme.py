"""Every command line of the README works."""

import os
import re
import shlex
import signal
import subprocess
import sys
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
    assert README.index("docs/images/table.png") < 600, "a picture stands on the first screen"


def test_every_command_line_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in LINES:
        if " serve" in line:
            continue
        words = [SMALLER.get(word, word) for word in shlex.split(line, comments=True)[1:]]
        result = type_lines(words, ["1"])
        assert result.exit_code == 0, f"{line}: {result.output}"


@pytest.mark.slow
def test_the_lines_that_open_tables_work(tmp_path: Path) -> None:
    lines = [line for line in LINES if " serve" in line]
    assert lines
    for line in lines:
        words = shlex.split(line, comments=True)[1:]
        command = [sys.executable, "-m", "conclave.cli.main", *words, "--no-browser", "--port", "0", "--lang", "en"]
        environment = {**os.environ, "CONCLAVE_DATABASE_URL": f"sqlite:///{tmp_path / 'tables.db'}"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as server:
            assert server.stdout is not None
            assert "Conclave is open at http://" in server.stdout.readline()
            server.send_signal(signal.SIGINT)
            assert server.wait(timeout=30) == 130


def test_the_picture_needs_nothing_from_outside() -> None:
    picture = Path(__file__).parent.parent.parent / "docs" / "images" / "terminal.svg"
    text = picture.read_text(encoding="utf-8")
    assert len(text.encode()) < 150_000
    assert set(re.findall(r"https?://[^\"' )]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in text
    assert "monospace" in text
    assert "RA-ACT-1" in text
