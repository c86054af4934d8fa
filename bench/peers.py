"""How fast others are, measured beside us: `python bench/peers.py`.

Random games of OpenSpiel's own pure-Python games, through its Python interface, and random games of our titles, in turn and
on one core; the figures are JSON. `ratio` is how many decisions each of our titles makes while the other makes one.
OpenSpiel is not needed for anything else: `pip install open_spiel` puts it beside Conclave.
"""

from __future__ import annotations

import json
import random
import sys
import time
from statistics import median

from conclave.bench import ROUNDS, Figures, about, play_games
from conclave.registry import game, own_titles

PEERS = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes", "python_team_dominoes")
SECONDS = 0.7
OUR_GAMES = 20


def play_peer(peer: object, chance: random.Random) -> tuple[int, int, float]:
    """Play random games for a while: how many games and decisions, in how many seconds."""
    games = decisions = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        state = peer.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        games += 1
    return games, decisions, time.process_time() - began


def measure() -> Figures:
    """Rounds of everybody in turn, so that a busy machine is busy for all."""
    import pyspiel
    from open_spiel.python import games  # importing it registers them
    assert games is not None
    chance = random.Random(1)
    ours = own_titles()
    rounds: dict[str, list[tuple[float, float]]] = {name: [] for name in (*ours, *PEERS)}
    peers = {name: pyspiel.load_game(name) for name in PEERS}
    for number in range(ROUNDS):
        for title in ours:
            decisions, seconds = play_games(game(title), number * OUR_GAMES, OUR_GAMES)
            rounds[title].append((OUR_GAMES / seconds, decisions / seconds))
        for name, peer in peers.items():
            played, decisions, seconds = play_peer(peer, chance)
            rounds[name].append((played / seconds, decisions / seconds))
    speed = {name: median([decisions for _, decisions in found]) for name, found in rounds.items()}
    return {name: {"games_per_second": round(median([games for games, _ in found]), 1),
                   "decisions_per_second": round(speed[name]),
                   **({"ratio": {title: round(speed[title] / speed[name], 2) for title in ours}} if name in PEERS else {})}
            for name, found in rounds.items()}


def main() -> None:
    """Measure and print, or say how to get OpenSpiel."""
    try:
        figures = measure()
    except ImportError:
        sys.exit("OpenSpiel is not installed. `pip install open_spiel` (in the same environment) gets it; nothing but this "
                 "comparison needs it.")
    print(json.dumps({"about": about(), "playouts": figures}, indent=2))


if __name__ == "__main__":
    main()
