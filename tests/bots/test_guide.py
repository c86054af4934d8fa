from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_example_of_the_guide_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    code = GUIDE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    exec(compile(code, str(GUIDE), "exec"), {"__name__": "guide"})
    assert capsys.readouterr().out.startswith("Outcome(winners=")
