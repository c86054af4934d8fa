"""The measuring program measures what it says."""

from __future__ import annotations

import json

import pytest

from conclave.lab.speed import main


def test_figures(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--title", "res-arcana", "--players", "2", "--seconds", "0"])
    figures = json.loads(capsys.readouterr().out)
    assert (figures["title"], figures["players"]) == ("res-arcana", 2)
    for kind in ("observed", "unobserved"):
        assert figures[kind]["games"] == 1
        assert figures[kind]["steps"] == figures[kind]["steps_per_game"] > 20
        assert figures[kind]["steps_per_second"] > 0
