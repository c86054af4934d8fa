"""Leaving in a hurry, and changing the size of the terminal."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pytest

import conclave
from tests.cli.keyboard import CTRL_C, CTRL_D, RESIZE, sit


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_in_a_hurry_still_offers_to_save(key: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    keyboard = sit(conclave.new("res-arcana", 2, 3), 1, ["1", key, ""], monkeypatch)
    assert "Save as res-arcana-3.conclave?" in keyboard.seen[2]
    assert "The table is closed." in keyboard.file.getvalue()
    assert conclave.load((tmp_path / "res-arcana-3.conclave").read_text()).version >= 1


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_twice_in_a_hurry_leaves_without_saving(key: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    keyboard = sit(conclave.new("res-arcana", 2, 3), 1, ["1", key, key], monkeypatch)
    assert "The table is closed." in keyboard.file.getvalue()
    assert list(tmp_path.iterdir()) == []


def test_who_changes_their_mind_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    keyboard = sit(conclave.new("res-arcana", 2, 3), 1, [CTRL_C, "c", "1", CTRL_C, "n"], monkeypatch)
    assert "Choose your mage" in keyboard.seen[2]
    assert "Choose a magic item" in keyboard.seen[3]


def test_at_the_hand_over_and_on_a_page_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    lines = [CTRL_C, "c", "", "help", CTRL_C, "a", "1", CTRL_C, "zork", CTRL_D, "n"]
    keyboard = sit(conclave.new("res-arcana", 2, 3), 2, lines, monkeypatch)
    assert "Save as" in keyboard.seen[1]
    assert "The keyboard goes to Anna." in keyboard.seen[2]
    assert "Choose your mage" in keyboard.seen[5]
    assert "when it matters" in keyboard.seen[7]
    assert "Choose your mage" in keyboard.seen[8]
    assert "The table is closed." in keyboard.file.getvalue()


def test_a_game_with_a_file_is_left_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.conclave"
    keyboard = sit(conclave.new("res-arcana", 2, 3), 1, ["1", CTRL_C], monkeypatch, file)
    assert len(keyboard.seen) == 2
    assert conclave.load(file.read_text()).version >= 1


def test_another_size_draws_the_screen_anew_and_answers_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    keyboard = sit(conclave.new("res-arcana", 2, 3), 1, [RESIZE, RESIZE, "help", RESIZE, "", CTRL_C, CTRL_C], monkeypatch)
    assert keyboard.seen[0] == keyboard.seen[1] == keyboard.seen[2]
    assert "take back your last answer" in keyboard.seen[3]
    assert keyboard.seen[4].startswith(keyboard.seen[3][:200])
    assert "Choose your mage" in keyboard.seen[5]


def test_the_terminal_is_given_back_as_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    shown = sit(conclave.new("res-arcana", 2, 3), 1, ["1", CTRL_C, CTRL_C], monkeypatch).file.getvalue()
    assert shown.count("\x1b[?1049h") == shown.count("\x1b[?1049l") == 1
    assert shown.index("\x1b[?1049l") < shown.index("The table is closed.")
    assert "\x1b[3J" not in shown


class Terminal:
    """A real terminal with the command in it."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.end, other = pty.openpty()
        self.resize(30, 100)
        env = {**os.environ, "CONCLAVE_LANG": "en", "TERM": "xterm"}
        self.process = subprocess.Popen([sys.executable, "-m", "conclave.cli.main", *args], stdin=other, stdout=other,
                                        stderr=other, cwd=folder, env=env, start_new_session=True)
        os.close(other)
        self.shown = ""

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)

    def resize(self, height: int, width: int) -> None:
        ioctl(self.end, TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def wait_for(self, text: str, seconds: float = 60) -> bool:
        """Read until a text comes, and forget what stood before it; whether it came in time."""
        while text not in self.shown:
            if not select.select([self.end], [], [], seconds)[0]:
                return False
            self.shown += os.read(self.end, 65536).decode(errors="replace")
        self.shown = self.shown.split(text, 1)[1]
        return True

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def interrupt(self, number: int, text: str) -> None:
        """Send a signal until it has its effect: readline notices one that comes while it is busy only with the next."""
        for _ in range(12):
            self.process.send_signal(number)
            if self.wait_for(text, 5):
                return
        raise AssertionError(f"{text!r} never came: {self.shown[-2000:]!r}")


def test_a_real_terminal_keeps_what_was_typed_when_it_is_resized(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "res-arcana", "--seed", "3", "--bots", "random")
    try:
        assert terminal.wait_for("\n> ")
        terminal.type("zor")
        assert terminal.wait_for("zor")
        terminal.resize(24, 240)  # wide, so that no line that is waited for breaks
        terminal.interrupt(signal.SIGWINCH, "\x1b[2J")
        assert terminal.wait_for("> ")
        assert terminal.wait_for("zor")
        terminal.type("k\r")
        assert terminal.wait_for("“zork”")
    finally:
        terminal.close()
