"""`conclave rules`: the numbered rules of a game, and which tests exercise them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from conclave.cli.options import Json, Lang, find_game

if TYPE_CHECKING:
    from conclave.cli.speech import Speech

TESTS = Path(__file__).resolve().parent.parent.parent / "tests"


def rules(title: Annotated[str | None, typer.Argument(metavar="TITLE", help="The game.")] = None,
          number: Annotated[str | None, typer.Argument(metavar="[RULE-ID]", help="A rule's number.")] = None,
          search: Annotated[str | None, typer.Option("--search", help="Rules that contain these words.")] = None,
          coverage: Annotated[bool, typer.Option("--coverage", help="List the tests of each rule.")] = False,
          every: Annotated[bool, typer.Option("--all", help="With --coverage: every title that has a rulebook.")] = False,
          quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only a summary and what is missing.")] = False,
          as_json: Json = False, lang: Lang = None) -> None:
    """Look up rules; with --coverage end with code 1 if a rule has no test."""
    from rich.text import Text

    from conclave.cli.lookup import find_rules, rule_lines
    from conclave.cli.screen import Screen
    from conclave.cli.speech import Speech, language
    from conclave.rulebook import rulebooks, rules_of
    if coverage and every and title is None:
        _coverage(rulebooks(), Speech(language(lang)), quiet, as_json, True)
        return
    if title is None or every:
        raise typer.BadParameter("name a title, or say --coverage --all")
    game, speech = find_game(title, lang)
    if coverage:
        _coverage([game.title], speech, quiet, as_json, False)
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


def _coverage(titles: list[str], speech: Speech, quiet: bool, as_json: bool, by_title: bool) -> None:
    """The tests of each rule; `by_title` says whose they are."""
    from conclave.rulebook import coverage, rules_of
    reports: dict[str, dict[str, object]] = {}
    complete = True
    for title in titles:
        tests = coverage(title, TESTS)
        scope = [rule.id for rule in rules_of(title) if rule.in_scope]
        missing = [rule for rule in scope if not tests[rule]]
        complete = complete and not missing
        reports[title] = {"rules": len(scope), "missing": missing, "tests": tests}
        if not as_json:
            _show(title if by_title else "", {rule: tests[rule] for rule in scope}, missing, speech, quiet)
    if as_json:
        print(json.dumps(reports if by_title else reports[titles[0]], ensure_ascii=False, indent=2))
    if not complete:
        raise typer.Exit(1)


def _show(title: str, tests: dict[str, list[str]], missing: list[str], speech: Speech, quiet: bool) -> None:
    """The coverage of one rulebook, for people."""
    from rich.text import Text

    from conclave.cli.screen import Screen
    screen = Screen.of_the_process()
    for rule, found in ({} if quiet else tests).items():
        screen.show([Text(rule, "bold" if found else "bold red")])
        screen.show([Text(f"  {test}", "dim") for test in found])
    said = speech("coverage", tested=len(tests) - len(missing), count=len(tests))
    screen.say(f"{title}: {said}" if title else said)
    if missing:
        screen.say(speech("coverage-missing", count=len(missing), rules=", ".join(missing)), "red")
