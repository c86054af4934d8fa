"""What a title proposes is looked at first, and others are thought to seal it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from conclave.bots import Eye, make
from conclave.bots.ismcts import NARROW, Search
from conclave.bots.lookahead import WIDE, candidates
from conclave.kernel.check import check_game
from conclave.kernel.decision import Answer, Decision
from conclave.kernel.dice import Dice
from conclave.kernel.game import Runner, State
from tests.example.vigil.game import Vigil


class Wide(Vigil):
    """A vigil whose hands are large enough for thousands of plans."""

    proposals = True

    def shortlist(self, state: State, decision: Decision) -> Sequence[Answer]:
        return super().shortlist(state, decision) if self.proposals else ()


class Twice(Vigil):
    """Proposes everything twice."""

    def shortlist(self, state: State, decision: Decision) -> Sequence[Answer]:
        return [*super().shortlist(state, decision), *super().shortlist(state, decision)]


class Wild(Vigil):
    """Proposes what cannot be answered."""

    def shortlist(self, state: State, decision: Decision) -> Sequence[Answer]:
        return [()] if decision.form == "place" else ()


def opened(game: Vigil, players: int = 2) -> Runner:
    return Runner(game, game.setup(game.settle_options({}, players), players, Dice.of(4, "game")))


def written(decision: Decision, answers: Sequence[Answer]) -> list[str]:
    return [decision.write(answer) for answer in answers]


def test_proposals_come_first_and_the_others_fill_up() -> None:
    game = Wide()
    runner = opened(game)
    decision = runner.pending[0]
    proposed = written(decision, game.shortlist(runner.state, decision))
    assert proposed
    assert decision.count() > WIDE
    for wide in (WIDE, NARROW, 1):
        found = written(decision, candidates(runner, decision, Dice(1, 0), wide, False))
        assert found[:len(proposed)] == proposed
        assert len(found) == len(set(found)) <= max(wide, len(proposed))
    assert len(candidates(runner, decision, Dice(1, 0), WIDE, False)) > NARROW


def test_a_search_begins_with_proposals() -> None:
    game = Wide()
    runner = opened(game)
    search = Search(Eye(runner, 0), Dice(3, 0))
    search.iterate()
    proposed = written(runner.pending[0], game.shortlist(runner.state, runner.pending[0]))
    assert list(search.root.edges)[:len(proposed)] == proposed


def test_what_others_seal_is_drawn_from_the_proposals() -> None:
    game = Wide()
    runner = opened(game, 3)
    for seat in (1, 2):
        runner.answer(seat, runner.decision_of(seat).sample(Dice(seat, 0)))
    seen = set()
    for key in range(40):
        twin = runner.imagine(0, Dice(key, 0), forkable=True)
        for asked, answer in twin.since:
            if asked.seat:
                likely = written(asked, game.shortlist(twin.state, asked))
                assert asked.write(answer) in likely
                seen.add(asked.write(answer))
    assert len(seen) > 2


def test_without_proposals_anything_may_be_sealed() -> None:
    game = Wide()
    game.proposals = False
    runner = opened(game)
    drawn = {runner.pending[0].write(runner.guess(runner.pending[0], Dice(key, 0))) for key in range(60)}
    assert len(drawn) > 30


@pytest.mark.parametrize("bot", ["greedy", "ismcts:10it"])
def test_bots_answer_as_ever(bot: str) -> None:
    runner = opened(Wide())
    decision = runner.pending[0]
    answer = make(bot, 1).choose(Eye(runner, 0))
    assert decision.check(answer) == answer


@pytest.mark.parametrize(("game", "sentence"), [(Twice(), "names an answer twice"), (Wild(), "IllegalAnswer")])
def test_a_wrong_shortlist_is_found_out(game: Vigil, sentence: str) -> None:
    report = check_game(game, games=3, seed=1, every=1)
    assert any(sentence in finding.what for finding in report.findings)
