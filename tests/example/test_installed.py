"""Duel, installed as a distribution of its own, gets everything that the titles of Conclave get."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.example.installing import ROOT, carried_out, conclave, copy_of_the_sources, install, surroundings
from tests.server.services import Server

ENDINGS = ("all-fell", "last-standing", "most-life")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(copy_of_the_sources(tmp_path_factory.mktemp("duel")))


def test_it_is_listed_with_the_parts_that_it_brings(site: Path) -> None:
    assert conclave(site, "titles").split() == ["black-rose-wars", "duel", "krutagidon", "res-arcana"]
    duel = next(row for row in json.loads(conclave(site, "titles", "--json")) if row["name"] == "duel")
    brought = {part: place.partition(":")[0].removeprefix("conclave_duel") for part, place in duel.items()
               if place and isinstance(place, str)}
    assert brought == {"name": "duel", "game": ".game", "board": ".terminal", "encoder": ".encoder", "rulebook": "",
                       "kinds": ".recordings"}
    assert "Duel  duel  2–3 players" in conclave(site, "games")


def test_it_is_known_before_anything_of_it_is_loaded(site: Path) -> None:
    program = ("import sys; from conclave import registry; registry.title('duel'); "
               "print([name for name in sys.modules if name.startswith(('conclave_duel.', 'yaml', 'numpy', 'rich'))])")
    assert carried_out(site, "-c", program) == "[]\n"


def test_nothing_of_the_tests_is_needed(site: Path) -> None:
    program = ("import sys, conclave\n"
               "table = conclave.new('Duel', players=3, seed=4)\n"
               "print(table.decision.rule, conclave.load(table.save()).version, sys.modules['conclave_duel'].__file__)\n"
               "print([module for module in sys.modules if module.startswith('tests')])")
    asked, tests = carried_out(site, "-c", program).splitlines()
    assert asked == f"DU-PLAN-1 0 {site / 'conclave_duel' / '__init__.py'}"
    assert tests == "[]"


def test_it_is_played_in_the_terminal_on_a_table_of_its_own(site: Path, tmp_path: Path) -> None:
    save = tmp_path / "duel.conclave"
    said = conclave(site, "play", "duel", "--players", "2", "--seed", "3", "--names", "Ada",
                    typed=f"help\nt\n1\n1\n1\nsave {save}\nquit\nn\n")
    for line in ("Mages plan in secret, then cast in turn", "▒   a card that lies face down", "Duel  Round 1", "Ada   6♥",
                 "Ada plans 1 card.", "Ada casts "):
        assert line in said
    shown = conclave(site, "replay", str(save), "--to", "2", "--lang", "pl")
    assert "Pojedynek  Runda 1" in shown
    assert "▒" in shown, "planned cards lie face down"


def test_its_cards_rules_and_words_are_looked_up(site: Path) -> None:
    assert "Gain 1 life." in conclave(site, "cards", "duel", "hail")
    assert "Отримайте 1 життя." in conclave(site, "cards", "duel", "hail", "--lang", "uk")
    assert "A fallen mage cannot be hurt." in conclave(site, "rules", "duel", "DU-HURT-1")
    assert conclave(site, "words", "duel") == "Nothing is missing.\n"


def test_it_is_checked_simulated_measured_and_rated(site: Path) -> None:
    assert "nothing found" in conclave(site, "check", "duel", "--games", "4")
    simulated = json.loads(conclave(site, "simulate", "duel", "--games", "6", "--bots", "random", "--json"))
    assert simulated["games"] == 6
    measured = json.loads(conclave(site, "bench", "duel", "copies", "--json"))
    assert "duel" in json.dumps(measured)
    rated = conclave(site, "arena", "duel", "--bots", "random,greedy", "--games", "4")
    assert "greedy" in rated


def test_it_has_an_environment_with_an_encoder_of_its_own(site: Path) -> None:
    program = """
import numpy as np
from conclave.lab.encode import encoder
from conclave.lab.environment import raw_env

table = raw_env("duel", players=3, seed=5)
table.reset()
seen = set()
while not all(table.terminations.values()):
    observed = table.observe(table.agent_selection)
    (legal,) = np.nonzero(observed["action_mask"])
    seen |= {name for name, value in zip(table.encoder.features, observed["observation"]) if value}
    table.step(int(legal[0]))
assert table.encoder is encoder("duel")
for start in ("second next: life", "me: hand: ", "me: plan: ", "next: life", "prompt: ask-cast", "picked: ", "my seat: 2"):
    assert [name for name in seen if name.startswith(start)], start
print(table.outcome.reason)
"""
    assert carried_out(site, "-c", program).strip() in ENDINGS


def test_its_games_are_recorded_and_replayed(site: Path, tmp_path: Path) -> None:
    tool = str(ROOT / "tools" / "playthroughs.py")
    carried_out(site, tool, "duel", "--folder", str(tmp_path))
    recorded = {path.stem: path.read_text(encoding="utf-8") for path in tmp_path.glob("duel-*.txt")}
    assert sorted(recorded) == [f"duel-{players}-{ending}" for players in (2, 3) for ending in ENDINGS]
    for name, text in recorded.items():
        assert f"reason='{name[7:]}'" in text


def test_the_commands_of_the_tutorial_work(site: Path) -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```sh\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    commands = [line.split() for line in block.splitlines()]
    assert len(commands) > 4
    for program, *arguments in commands:
        assert program == "conclave"
        assert conclave(site, *arguments)


@pytest.mark.slow
def test_the_server_offers_it_and_plays_it(site: Path, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.environment.update(surroundings(site))
    server.start()
    try:
        with httpx.Client(base_url=server.url, timeout=30, trust_env=False) as http:
            offered = {title["title"]: title for title in http.get("/api/titles").json()}
            assert (offered["duel"]["players"], offered["duel"]["client"]) == ([2, 3], "")
            assert len(http.get("/api/titles/duel/cards").json()) == 11
            assert http.get("/api/titles/duel/rules").json()[0]["id"] == "DU-SETUP-1"
            assert "card-ember = Żar" in http.get("/api/words/duel/pl").text
            table = http.post("/api/tables", json={
                "title": "duel", "players": 3, "options": {}, "seats": ["me", "random", "greedy"], "name": "Ada",
                "public": True, "watch": True, "clock": None}).json()["table"]
            assert [row["title"] for row in http.get("/api/tables").json() if row["id"] == table["id"]] == ["duel"]
    finally:
        server.kill()


@pytest.mark.parametrize(("place", "complaint"), [
    ("conclave_duel.cards:CARDS", "UnknownGame: 'conclave_duel.cards:CARDS' is not a title"),
    ("conclave_duel:NOTHING", "UnknownGame: the title 'duel' is installed, but 'conclave_duel:NOTHING' cannot be opened"),
])
def test_what_is_no_title_is_refused_with_its_place(tmp_path: Path, place: str, complaint: str) -> None:
    project = copy_of_the_sources(tmp_path)
    declared = project / "pyproject.toml"
    declared.write_text(declared.read_text(encoding="utf-8").replace("conclave_duel:TITLE", place), encoding="utf-8")
    site = install(project)
    done = subprocess.run([sys.executable, "-c", "import conclave\nconclave.new('duel')"], env=surroundings(site), cwd=site,
                          capture_output=True, text=True, check=False)
    assert complaint in done.stderr
