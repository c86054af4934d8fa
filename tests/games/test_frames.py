"""What the tests of the client read of the titles."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.registry import own_titles
from tools import frames


@pytest.mark.parametrize("title", own_titles())
def test_names_for_the_client_are_those_of_the_content_files(title: str, tmp_path: Path,
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    kept = frames.FOLDER / title / "names"
    monkeypatch.setattr(frames, "FOLDER", tmp_path)
    frames.write_names(title)
    for path in (tmp_path / title / "names").iterdir():
        assert path.read_text(encoding="utf-8") == (kept / path.name).read_text(encoding="utf-8"), "run tools/frames.py"
