"""`make quick` runs all fast tests, and says what failed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import quick

TESTS = Path(__file__).parent
LEFT_OUT = {"e2e"}  # a browser and servers


def test_every_folder_of_tests_is_in_a_part() -> None:
    named = {argument for part in quick.PARTS.values() for argument in part}
    folders = {path.parent.relative_to(TESTS).parts[0] for path in TESTS.rglob("test_*.py") if path.parent != TESTS}
    assert {folder for folder in folders if f"tests/{folder}" not in named} == LEFT_OUT
    assert {f"tests/{path.name}" for path in TESTS.glob("test_*.py")} <= named


def test_what_fails_is_shown_and_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(quick, "PARTS", {"good": ("-c", "print('first'); print('all is well')"),
                                         "bad": ("-c", "raise SystemExit('this is wrong')")})
    monkeypatch.setattr("sys.argv", ["quick.py"])
    with pytest.raises(SystemExit) as ended:
        quick.main()
    assert ended.value.code
    said = capsys.readouterr().out
    assert "s  good          all is well\n" in said
    assert "this is wrong\n" in said
    assert "s  bad           FAILED\n" in said
    assert said.endswith("s  altogether; failed: bad\n")
    assert "first" not in said


def test_a_part_that_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["quick.py", "kernal"])
    with pytest.raises(SystemExit, match="'kernal' is none of: client, cli"):
        quick.main()
