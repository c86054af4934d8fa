"""Words that tests speak in."""

import pytest

rule = pytest.mark.rule
