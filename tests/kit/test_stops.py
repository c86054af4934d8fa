"""Full stops: what has happened is answered by those whose answers still stand."""

from __future__ import annotations

import pytest

from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Occurrence, Step
from conclave.kit.effects import run
from tests.kit.meadow import LANGUAGE, Bees, Meadow, effect


def meadow_of(*flowers: int) -> Meadow:
    meadow = Meadow(len(flowers))
    meadow.flowers = list(flowers)
    return meadow


def carried_out(step: Step) -> None:
    for _ in step:
        raise AssertionError("nothing is asked")


def test_a_response_whose_source_has_gone_is_lost() -> None:
    meadow = meadow_of(4, 1)
    bees = Bees(effect("{op: plant, n: -1}"))
    meadow.due = [Occurrence("picked", 0), Occurrence("picked", 1), Occurrence("picked", 0), Occurrence("picked", 1)]
    carried_out(bees.settle(meadow))
    assert meadow.log == ["2 left", "bee of 0", "bee of 0", "2 left", "bee of 1"]
    assert meadow.flowers == [2, 0]
    bees.check_between_steps(meadow)


def test_a_unit_that_is_no_effect_has_its_full_stop() -> None:
    meadow = meadow_of(3)
    bees = Bees(effect("{op: plant, n: 5}"))
    carried_out(bees.unit(meadow, run(meadow, LANGUAGE.scope(0, 0), effect("{op: pluck}"))))
    assert (meadow.flowers, meadow.due) == ([7], [])
    carried_out(bees.unit(meadow, run(meadow, LANGUAGE.scope(0, 0), effect("{op: plant}"))))
    assert meadow.log == ["bee of 0"], "without anything due nothing is answered"


def test_a_forgotten_full_stop_is_named() -> None:
    meadow = meadow_of(3)
    carried_out(run(meadow, LANGUAGE.scope(0, 0), effect("{op: pluck}")))
    with pytest.raises(RulesBug, match="'picked' was never answered"):
        Bees([]).check_between_steps(meadow)
