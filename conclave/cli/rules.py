"""`conclave rules`: the numbered rules of a game, and which tests exercise them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from conclave.cli.options import Json, Lang, Title, find_game

if TYPE_CHECKING:
    from conclave.cli.speech import Speech

TESTS = Path(__file__).resolve().parent.parent.parent / "tests"


def rules(title: Title, number: Annotated[str | None, typer.Argument(metavar="[RULE-ID]", help="A rule's number.")] = None,
          search: Annotated[str | None, typer.Option("--search", help="Rules that contain these words.")] = None,
          coverage: Annotated[bool, typer.Option("--coverage", help="List the tests of each rule.")] = False,
          quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only a summary and what is missing.")] = False,
          as_json: Json = False, lang: Lang = None) -> None:
    """Look up rules; with --coverage end with code 1 if a rule has no test."""
    from rich.text import Text

    from conclave.cli.lookup import find_rules, rule_lines
    from conclave.cli.screen import Screen
    from conclave.rulebook import rules_of
    game, speech = find_game(title, lang)
    if coverage:
        _coverage(game.title, speech, quiet, as_json)
        return
    if number is not None:
        found = find_rules(game.title, number, speech)
    elif search is not None:
        found = find_rules(game.title, search, speech)
    else:
        found = rules_of(game.title, speech.lang)
    if as_json:
        rows = [{"id": rule.id, "kind": rule.kind, "section": rule.section, "name": rule.name, "statement": rule.statement,
                 "origin": rule.origin, "advice": rule.advice, "lang": rule.language} for rule in found]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    screen = Screen.of_the_process()
    section = ""
    for rule in found:
        if rule.section != section and len(found) > 1:
            section = rule.section
            screen.show([Text(""), Text(section, "bold")])
        screen.show(rule_lines(rule, screen.width, len(found) == 1))


def _coverage(title: str, speech: Speech, quiet: bool, as_json: bool) -> None:
    from rich.text import Text

    from conclave.cli.screen import Screen
    from conclave.rulebook import coverage, rules_of
    tests = coverage(title, TESTS)
    scope = [rule for rule in rules_of(title) if rule.in_scope]
    missing = [rule.id for rule in scope if not tests[rule.id]]
    if as_json:
        print(json.dumps({"rules": len(scope), "missing": missing, "tests": tests}, ensure_ascii=False, indent=2))
    else:
        screen = Screen.of_the_process()
        for rule in [] if quiet else scope:
            screen.show([Text(rule.id, "bold" if tests[rule.id] else "bold red")])
            screen.show([Text(f"  {test}", "dim") for test in tests[rule.id]])
        screen.say(speech("coverage", tested=len(scope) - len(missing), count=len(scope)))
        if missing:
            screen.say(speech("coverage-missing", count=len(missing), rules=", ".join(missing)), "red")
    if missing:
        raise typer.Exit(1)
