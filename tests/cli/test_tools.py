"""The commands around the table: listings, look-ups, simulations, checks, replays."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import conclave
from conclave.bots.simulate import Report
from conclave.cli.main import app
from conclave.kernel.check import Finding
from conclave.kernel.check import Report as Checked
from conclave.rulebook import rules_of
from tests.cli.sheets import play_out


def run(*args: str, lang: str = "en", columns: int = 100) -> Result:
    return CliRunner().invoke(app, list(args), env={"CONCLAVE_LANG": lang, "COLUMNS": str(columns)})


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    _, table = play_out(2, (0,), 4)
    table.journal.names = {0: "Anna", 1: "random"}
    file = tmp_path_factory.mktemp("saves") / "game.conclave"
    file.write_text(table.save())
    return file


def test_version() -> None:
    assert run("--version").output == f"conclave {conclave.__version__}\n"


def test_without_a_command_help_is_shown() -> None:
    output = run("--help").output
    for command in ("games", "titles", "cards", "rules", "play", "replay", "simulate", "arena", "check", "bench"):
        assert command in output


def test_games_are_listed() -> None:
    assert "variant=draft" in run("games").output
    rows = json.loads(run("games", "--json").output)
    assert [row["title"] for row in rows] == ["black-rose-wars", "krutagidon", "res-arcana"]
    assert [row["players"] for row in rows] == [[1, 2, 3, 4], [2, 3, 4, 5], [2, 3, 4]]
    assert rows[1]["options"]["names"] == ["mild", "printed"]
    assert rows[2]["options"]["variant"][0] == "standard"


def test_cards_are_drawn_side_by_side() -> None:
    output = run("cards", "res-arcana", "--tag", "dragon").output
    assert "│ Fire Dragon" in output
    assert "╮ ╭" in output
    assert "▲6" in output
    assert "Artifact · Dragon · Creature" in output
    assert max(len(line) for line in output.splitlines()) <= 100


def test_one_card_is_found_by_any_of_its_names() -> None:
    for name, lang in (("hawk", "en"), ("Hawk", "pl"), ("Яструб", "uk"), ("яструб", "uk"), ("jastrz", "pl")):
        rows = json.loads(run("cards", "res-arcana", name, "--json", lang=lang).output)
        assert [row["name"] for row in rows] == ["hawk"]


def test_cards_are_chosen_by_kind_and_tag() -> None:
    assert len(json.loads(run("cards", "res-arcana", "--kind", "mage", "--json").output)) == 10
    assert len(json.loads(run("cards", "res-arcana", "--kind", "place-of-power", "--json").output)) == 10
    assert len(json.loads(run("cards", "res-arcana", "--json").output)) == 78
    assert "There are no such cards." in run("cards", "res-arcana", "hawk", "--kind", "mage").output


@pytest.mark.parametrize(("args", "said"), [
    (("cards", "res-arcana", "hwk"), "Did you mean: Hawk?"),
    (("cards", "res-arcana", "--kind", "maeg"), "Did you mean: mage?"),
    (("cards", "res-arcana", "--tag", "cat"), "There is no tag “cat”."), (("cards", "chess"), "There is no game “chess”."),
    (("rules", "res-arcana", "RA-PAS-2"), "Did you mean: RA-PASS-2"), (("rules", "res-arcana", "--search", "zork"), "zork"),
    (("rules", "chess"), "There is no game"), (("simulate", "res-arcana", "--bots", "nobody"), "There is no bot “nobody”."),
    (("simulate", "res-arcana", "--bots", "random", "--players", "9"), "not 9"),
    (("simulate", "res-arcana", "--bots", "random,random,random", "--players", "2"), "3 bots cannot take 2 seats"),
    (("check", "res-arcana", "--players", "9"), "not 9"), (("check", "res-arcana", "--option", "x=y"), "no option “x”"),
    (("arena", "res-arcana", "--bots", "random"), "At least 2 different bots"),
    (("arena", "res-arcana", "--bots", "random,greedy", "--elo0", "5", "--elo1", "1"), "--elo0"),
    (("arena", "res-arcana", "--bots", "random,greedy,ismcts", "--sprt"), "between two bots"),
    (("bench", "copys"), "Did you mean: copies?"),
    (("bench", "kruta"), "Did you mean: krutagidon?"), (("replay", "/no/such/file"), "cannot be read"),
    (("games", "--lang", "xx"), "choose one of en, uk, ru, pl"),
])
def test_bad_input_is_explained(args: tuple[str, ...], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert said in result.output
    assert "Traceback" not in result.output


def test_a_rule_is_shown_with_its_section() -> None:
    output = run("rules", "res-arcana", "ra-pass-2").output
    assert "RA-PASS-2" in output
    assert "Passing" in output
    assert "first player token" in output
    assert "RA-PASS-6" in run("rules", "res-arcana", "RA-PASS").output


def test_rules_are_searched() -> None:
    rows = json.loads(run("rules", "res-arcana", "--search", "monument gold", "--json").output)
    assert "RA-CLAIM-2" in [row["id"] for row in rows]
    assert len(json.loads(run("rules", "res-arcana", "--json").output)) == len(rules_of("res-arcana"))


def test_coverage_fails_when_a_rule_has_no_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scope = [rule.id for rule in rules_of("res-arcana") if rule.in_scope]
    marked = "\n".join([f'@rule("{number}")\ndef test_{at}() -> None: ...' for at, number in enumerate(scope[1:])])
    (tmp_path / "test_some.py").write_text(marked)
    monkeypatch.setattr("conclave.cli.rules.TESTS", tmp_path)
    quiet = run("rules", "res-arcana", "--coverage", "--quiet")
    assert quiet.exit_code == 1
    assert f"{len(scope) - 1} of {len(scope)} rules have a test." in quiet.output
    assert f"This rule has no test: {scope[0]}" in quiet.output
    assert scope[5] not in quiet.output
    listed = run("rules", "res-arcana", "--coverage")
    assert f"{scope[1]}\n  test_some.py::test_0" in listed.output
    data = json.loads(run("rules", "res-arcana", "--coverage", "--json").output)
    assert data["missing"] == [scope[0]]
    (tmp_path / "test_more.py").write_text(f'@rule("{scope[0]}")\ndef test_it() -> None: ...')
    assert run("rules", "res-arcana", "--coverage", "--quiet").exit_code == 0


def test_coverage_of_all_titles_names_each_and_fails_if_one_is_incomplete(tmp_path: Path,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    scope = {title: [rule.id for rule in rules_of(title) if rule.in_scope]
             for title in ("black-rose-wars", "krutagidon", "res-arcana")}
    covered = [*scope["black-rose-wars"], *scope["krutagidon"], *scope["res-arcana"][1:]]
    marks = "\n".join([f'@rule("{number}")\ndef test_{at}() -> None: ...' for at, number in enumerate(covered)])
    (tmp_path / "test_some.py").write_text(marks)
    monkeypatch.setattr("conclave.cli.rules.TESTS", tmp_path)
    result = run("rules", "--coverage", "--all", "--quiet")
    assert result.exit_code == 1
    _, whole, part = (len(rules) for rules in scope.values())
    assert f"krutagidon: {whole} of {whole} rules" in result.output
    assert f"res-arcana: {part - 1} of {part} rules" in result.output
    data = json.loads(run("rules", "--coverage", "--all", "--json").output)
    assert {title: report["missing"] for title, report in data.items()} == {
        "black-rose-wars": [], "krutagidon": [], "res-arcana": scope["res-arcana"][:1]}


@pytest.mark.parametrize("args", [(), ("--all",), ("--coverage",), ("res-arcana", "--coverage", "--all")])
def test_rules_want_one_title_or_all(args: tuple[str, ...]) -> None:
    result = run("rules", *args)
    assert result.exit_code == 2
    assert "name a title, or say --coverage --all" in result.output


def test_without_a_title_the_titles_are_named() -> None:
    result = run("play")
    assert result.exit_code == 2
    assert "Which game? There are: black-rose-wars, krutagidon, res-arcana." in result.output


def test_titles_are_listed_for_programs() -> None:
    assert run("titles").output == "black-rose-wars\nkrutagidon\nres-arcana\n"
    listed = {row["name"]: row for row in json.loads(run("titles", "--json").output)}
    assert listed["res-arcana"]["game"] == "conclave.games.res_arcana.game:RES_ARCANA"


def test_a_simulation_prints_the_report_and_nothing_else() -> None:
    result = run("simulate", "res-arcana", "--players", "3", "--bots", "random", "--games", "4", "--seed", "2", "--json")
    data = json.loads(result.stdout)
    assert set(data) == set(Report(("random",)).plain())
    assert data["games"] == 4
    again = json.loads(run("simulate", "res-arcana", "--players", "3", "--bots", "random", "--games", "4", "--seed", "2",
                           "--json").stdout)
    assert again["wins"] == data["wins"]
    assert again["decisions"] == data["decisions"]


def test_a_simulation_is_told_in_words() -> None:
    output = run("simulate", "res-arcana", "--bots", "random,random", "--games", "3", "-o", "variant=draft").output
    assert output.startswith("3 games in")
    assert "rounds a game on average" in output
    assert "random" in output


def test_a_simulation_that_breaks_down_ends_with_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Report(("random", "random"), games=1, wins_by_seat=[0, 0], errors=["game 7 broke down"])
    monkeypatch.setattr("conclave.bots.simulate.simulate", lambda *args: broken)
    result = run("simulate", "res-arcana", "--bots", "random", "--games", "1")
    assert result.exit_code == 1
    assert "game 7 broke down" in result.output


def test_a_check_that_finds_nothing() -> None:
    result = run("check", "res-arcana", "--games", "4", "--seed", "1", "--players", "2", "--option", "variant=draft")
    assert result.exit_code == 0, result.output
    assert result.output.startswith("4 games and")
    assert "nothing found" in result.output
    data = json.loads(run("check", "res-arcana", "--games", "2", "--json").output)
    assert data["games"] == 2
    assert data["findings"] == []


def test_a_check_is_the_same_on_several_processes() -> None:
    args = ["check", "res-arcana", "--games", "8", "--every", "1000", "--players", "2", "--json"]
    one, two = (json.loads(run(*args, "--jobs", jobs).output) for jobs in ("1", "2"))
    assert one["decisions"] == two["decisions"]
    assert one["ended_by"] == two["ended_by"]


def test_a_check_that_finds_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = Checked()
    report.games = 1
    report.findings.append(Finding("a piece was lost", "game 0", 12, "the journal"))
    monkeypatch.setattr("conclave.kernel.check.check_game", lambda *args: report)
    result = run("check", "res-arcana", "--games", "1", "--journals", str(tmp_path / "found"))
    assert result.exit_code == 1
    assert "a piece was lost" in result.output
    assert "1 finding." in result.output
    assert [path.read_text() for path in (tmp_path / "found").iterdir()] == ["the journal"]


def test_a_replay_shows_log_and_table(saved: Path) -> None:
    whole = run("replay", str(saved)).output
    assert "The game is over." in whole
    assert "Anna" in whole
    early = run("replay", str(saved), "--to", "3", "--seat", "0").output
    assert "The game is not over yet." in early
    assert "\n   4 " not in early
    assert "Hand" in early


def test_a_replay_as_data(saved: Path) -> None:
    table = conclave.load(saved.read_text())
    data = json.loads(run("replay", str(saved), "--to", "5", "--json").output)
    assert data["at"] == 5
    assert data["answers"] == table.version
    assert data["view"] == table.at(5).view(None)
    assert [row["answer"] for row in data["played"]] == [entry.answer for entry in table.journal.entries[:5]]
    assert data["outcome"] is None
    assert json.loads(run("replay", str(saved), "--json").output)["outcome"]["scores"]


def test_a_replay_for_a_seat_keeps_the_secrets_of_others(saved: Path) -> None:
    data = json.loads(run("replay", str(saved), "--to", "0", "--seat", "1", "--json").output)
    drew = [row["text"] for row in data["log"] if row["key"] == "drew"]
    assert drew[0] == "Anna draws 3 cards."
    assert drew[1].startswith("random draws 3 cards: ")
    assert data["played"] == []


@pytest.mark.parametrize(("args", "said"), [
    (["--to", "99999"], "There is no answer"), (["--seat", "7"], "seats are 0 to 1"),
    (["--to", "-1"], "There is no answer"),
])
def test_a_replay_of_what_is_not_there(saved: Path, args: list[str], said: str) -> None:
    result = run("replay", str(saved), *args)
    assert result.exit_code == 2
    assert said in result.output


def test_measurements_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.bench.MEASUREMENTS", {"copies": lambda game: {"copy_us": 1.5, "of": game.title},
                                                        "forks": lambda game: {"fork_us": 2.5}})
    rows = json.loads(run("bench", "--json").stdout)["rows"]
    assert [(row["title"], row["copies"], row["forks"]) for row in rows] == [
        (title, {"copy_us": 1.5, "of": title}, {"fork_us": 2.5})
        for title in ("black-rose-wars", "krutagidon", "res-arcana")]
    (row,) = json.loads(run("bench", "krutagidon", "copies", "--json").stdout)["rows"]
    assert (row["title"], row["players"], "forks" in row) == ("krutagidon", 2, False)
    lines = run("bench", "copies").output.splitlines()
    assert lines.index("krutagidon") < lines.index("    of: krutagidon") < lines.index("res-arcana")


@pytest.mark.parametrize("title", ["black-rose-wars", "krutagidon", "res-arcana"])
def test_every_title_can_be_measured(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.bench.ROUNDS", 1)
    monkeypatch.setattr("conclave.bench.DECISIONS", 1000)
    report = json.loads(run("bench", title, "--json").stdout)
    assert report["about"]["python"]
    (row,) = report["rows"]
    assert row["playouts"]["decisions_per_second"] > row["playouts"]["games_per_second"] > 0
    assert row["copies"]["copy_us"] > 0
    assert row["forks"]["fork_mid_action_us"] > 0
    assert row["forks"]["samples"] == 12
    assert row["decisions"]["rule"] == {"black-rose-wars": "BR-ACTION-3", "krutagidon": "KR-TURN-4",
                                        "res-arcana": "RA-ACT-1"}[title]
    assert row["tables"]["answers"] == 200
    assert row["start"]["import_and_new_s"] > 0
    assert row["memory"]["answers"] > 50


def test_starting_does_not_import_heavy_things() -> None:
    heavy = ["numpy", "openskill", "fluent.runtime", "rich.progress", "conclave.games.res_arcana.game"]
    program = f"import sys; import conclave.cli.main; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize("lang", ["uk", "ru", "pl"])
def test_every_command_speaks_other_languages(lang: str, saved: Path) -> None:
    for args in (("games",), ("cards", "res-arcana", "--kind", "mage"), ("rules", "res-arcana", "RA-PASS-1"),
                 ("replay", str(saved), "--to", "9"), ("simulate", "res-arcana", "--bots", "random", "--games", "2"),
                 ("check", "res-arcana", "--games", "1")):
        result = run(*args, lang=lang)
        assert result.exit_code == 0, result.output
