"""Words that tests speak in."""

import sys
from itertools import count
from types import ModuleType

import pytest

from conclave import registry
from conclave.kernel.title import Title

rule = pytest.mark.rule
_modules = count()


def install(patch: pytest.MonkeyPatch, *titles: Title, alone: bool = False) -> None:
    """Install titles for the time of a test, as entry points would, beside the others or alone."""
    module = ModuleType(f"tests.installed_{next(_modules)}")
    patch.setitem(sys.modules, module.__name__, module)
    places = {} if alone else dict(registry._places())
    for at, title in enumerate(titles):
        setattr(module, f"TITLE_{at}", title)
        places[title.name] = f"{module.__name__}:TITLE_{at}"
    patch.setattr(registry, "_places", lambda: places)
