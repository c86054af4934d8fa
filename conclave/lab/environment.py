"""Every title as a PettingZoo environment in which agents take turns (AEC).

An agent is a seat. Whatever it is asked is split into single picks out of the title's vocabulary, so that every title has
one fixed action space; the mask says which picks are possible. Seats that decide together are asked one after the other,
and nobody's answer reaches the table, or another's observation, before all are in.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from conclave.kernel.decision import Answer, Decision
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption, IllegalAnswer
from conclave.kernel.game import Game, Outcome, Runner
from conclave.kernel.journal import Entry, Journal
from conclave.kernel.outcome import SOMEBODY, TOGETHER
from conclave.kernel.picks import Picks
from conclave.lab.encode import Vector, encoder
from conclave.lab.render import table_text
from conclave.registry import game

Observation = dict[str, NDArray[Any]]
LONGEST = 10_000


class Environment(AECEnv[str, Observation, int | None]):
    """A table whose seats are the agents `seat_0`, `seat_1`, …

    `seed` is the seed of the game being played, and `journal()` the game so far: both can be replayed elsewhere. A reset
    without a seed goes on to the next game of the series that the first seed began. A game that agents drag out beyond
    `longest` picks is cut off (truncated) without a winner.
    """

    metadata: dict[str, Any]

    def __init__(self, title: str | Game, players: int = 2, seed: int | None = None,
                 options: Mapping[str, str] | None = None, variants: bool = False, longest: int = LONGEST,
                 render_mode: str = "ansi") -> None:
        if render_mode != "ansi":
            raise BadOption(f"render_mode={render_mode}: this table is drawn as text; choose ansi")
        self.game = title if isinstance(title, Game) else game(title)
        self.options = self.game.settle_options(options or {}, players)
        self.players = players
        self.variants = variants
        self.longest = longest
        self.vocabulary = tuple(self.game.vocabulary())
        self.encoder = encoder(self.game.title)
        self.render_mode = render_mode
        self.metadata = {"name": f"{self.game.title.replace('-', '_')}_v{self.game.rules_version}",
                         "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []
        self._actions = {note: action for action, note in enumerate(self.vocabulary)}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: spaces.Discrete(len(self.vocabulary)) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._next_seed = randbits(63) if seed is None else seed

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(self.vocabulary),), np.int8),
        })

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dictionary of `observation` and `action_mask`."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all picks in the vocabulary."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; what is played is set when the environment is made, so `options` is left alone."""
        self.seed = self._next_seed if seed is None else int(seed)
        self._next_seed = Dice.of(self.seed, "next game").bits() >> 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.steps = 0
        self._answers: list[tuple[Decision, Answer]] = []
        state = self.game.setup(self.options, self.players, Dice.of(self.seed, "game"))
        self._runner = Runner(self.game, state, forkable=False)
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: int | None) -> None:
        """Make one pick for the agent whose turn it is; IllegalAnswer, and nothing changes, if it is not offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        picks = self._picks
        if action is None or picks is None:
            raise BadOption("a pick is needed; None is for agents whose game is over")
        if not 0 <= action < len(self.vocabulary):
            raise IllegalAnswer(f"there is no pick {action}; there are {len(self.vocabulary)}")
        picks.pick(self.vocabulary[action])
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        if picks.answer is None:
            self._tell(picks)
        else:
            self._play(picks.decision, picks.answer)
            self._ask()
        if self.steps >= self.longest and self._picks is not None:
            self._cut_off()

    def _play(self, decision: Decision, answer: Answer) -> None:
        self._answers.append((decision, answer))
        self._runner.play(decision, answer)

    def _ask(self) -> None:
        """Turn to the next agent that has a real choice, or end the game."""
        self._tables: dict[int, Vector] = {}
        self.infos[self.agent_selection] = {}
        pending = self._runner.pending
        while pending:
            picks = Picks(pending[0], self.variants)
            if picks.answer is None:
                self._picks: Picks | None = picks
                self.agent_selection = self.possible_agents[picks.decision.seat]
                self._tell(picks)
                return
            self._play(picks.decision, picks.answer)
            pending = self._runner.pending
        self._picks = None
        self._end()

    def _tell(self, picks: Picks) -> None:
        decision = picks.decision
        self.infos[self.agent_selection] = {
            "seat": decision.seat, "prompt": decision.prompt.key, "rule": decision.rule, "form": decision.form,
            "about": decision.about, "legal": picks.offers[:], "picked": picks.made[:],
        }

    def _end(self) -> None:
        outcome = self.outcome
        assert outcome is not None
        for agent, reward in zip(self.possible_agents, rewards_of(outcome, self.players, self.game.victory), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"seat": self._seats[agent], "reason": outcome.reason, "scores": list(outcome.scores),
                                 "winners": list(outcome.winners), "ranks": list(outcome.ranks)}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _cut_off(self) -> None:
        self._picks = None
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"seat": self._seats[agent]} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent knows now; the mask has picks only for the agent whose turn it is.

        When the game is over there is nothing to pick. The mask is then all ones, so that a policy that is evaluated on a
        final observation has something to spread over.
        """
        seat = self._seats[agent]
        table = self._tables.get(seat)
        if table is None:
            table = self.encoder.table(self.game.view(self._runner.state, seat), seat)
            self._tables[seat] = table
        observation = table.copy()
        mask = np.zeros(len(self.vocabulary), np.int8)
        picks = self._picks
        if picks is None:
            mask[:] = 1
        elif picks.decision.seat == seat:
            mask[[self._actions[note] for note in picks.offers]] = 1
            self.encoder.question(observation, picks.decision, picks)
        return {"observation": observation, "action_mask": mask}

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self._runner.state)

    def journal(self) -> Journal:
        """The game so far as a save; `conclave.load(env.journal().write())` goes on with it."""
        journal = Journal(self.game.title, self.game.rules_version, self.players, self.seed, self.options)
        journal.entries = [Entry(decision.seat, decision.write(answer)) for decision, answer in self._answers]
        return journal

    def render(self) -> str:
        """The table as text, as the agent whose turn it is sees it; at the end as everybody does."""
        picks = self._picks
        seat = picks.decision.seat if picks is not None else None
        return table_text(self.game.view(self._runner.state, seat), picks)

    def close(self) -> None:
        """There is nothing to release."""


def rewards_of(outcome: Outcome, players: int, victory: str = SOMEBODY) -> list[float]:
    """1 for the winner, shared equally by several rivals; -1 for everybody else, and for all where nobody won."""
    share = 1.0 if victory == TOGETHER else 1 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else -1.0 for seat in range(players)]


def raw_env(title: str | Game, players: int = 2, seed: int | None = None,
            options: Mapping[str, str] | None = None, variants: bool = False, longest: int = LONGEST,
            render_mode: str = "ansi") -> Environment:
    """The environment without wrappers: a little faster."""
    return Environment(title, players, seed, options, variants, longest, render_mode)


def env(title: str | Game, players: int = 2, seed: int | None = None,
        options: Mapping[str, str] | None = None, variants: bool = False, longest: int = LONGEST,
        render_mode: str = "ansi") -> OrderEnforcingWrapper[str, Observation, int | None]:
    """The environment, with PettingZoo's checks of the order of calls and of the bounds of actions."""
    inner = raw_env(title, players, seed, options, variants, longest, render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(inner))
