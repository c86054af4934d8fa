"""The numbered rules of a title, read from the page that it names, and which tests exercise them.

The page is a file in `docs/rules`, or "module:file" where a package of its own brings it.

>>> read_rules("## 1. Pieces\\n\\n- **XX-BOX-1** There are 2 dice. [page 3]\\n", "page")[0].statement
'There are 2 dice.'

The English page is the specification. A page in another language stands in a folder beside it, such as `docs/rules/uk`, and
says the same under the same numbers; what it lacks is read in English.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path

from conclave.kernel.errors import ConclaveError, brief
from conclave.kernel.text import LANGUAGES
from conclave.registry import spelled, title, titles

ENGLISH = "en"
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"
KINDS = {"EX": "example", "T": "scenario", "Q": "ruling"}
NUMBER = r"[A-Z]+(?:-[A-Z]+)+-[0-9]+"
ADVICE = "(Advice, not a rule.)"

_HEADING = re.compile(r"^#{2,3} +(?P<title>.+)$")
_ENTRY = re.compile(rf"^- \*\*(?P<id>{NUMBER})(?: (?P<name>[^*]+))?\*\*(?P<text>.*)$")
_ROW = re.compile(rf"^\| (?P<id>{NUMBER}) \| (?P<cells>.+) \|$")
_MORE = re.compile(r"^(?:  +\S|\|)")
_ORIGIN = re.compile(r"\s*\[(?P<origin>[^\[\]]+)\]$")


class NoRulebook(ConclaveError):
    """There is no rulebook of this title, or none at all."""


class NoLanguage(ConclaveError):
    """Nothing is written in this language."""


class NoTests(ConclaveError):
    """There is no such folder of tests."""


class UnknownRule(ConclaveError):
    """No rule has this number."""


class BadRulebook(ConclaveError):
    """A rulebook that does not hold together."""


@dataclass(frozen=True)
class Rule:
    """A numbered rule, worked example, derived scenario or ruling.

    `name` is its heading where it has one: the component of a clarification, the question of a ruling. `origin` says
    where it comes from. `language` is the one that its section, name and statement are in: English, where a page in
    another language does not have it.
    """

    id: str
    kind: str
    section: str
    name: str
    statement: str
    origin: str
    advice: bool
    language: str = ENGLISH

    @property
    def in_scope(self) -> bool:
        """Whether a test has to exercise it; advice to players has nothing to exercise."""
        return not self.advice


def page_of(name: str) -> Path | None:
    """Where the rulebook of a title is; None if it has none, or it is not there."""
    module, _, file = title(name).rulebook.rpartition(":")
    folders = _folders(module) if module else [FOLDER]
    return next((folder / file for folder in folders if file and (folder / file).is_file()), None)


def _folders(package: str) -> list[Path]:
    try:
        found = find_spec(package)
    except ImportError:
        return []
    return [Path(folder) for folder in (found.submodule_search_locations or ())] if found is not None else []


def rulebooks() -> list[str]:
    """The installed titles that have a rulebook."""
    found = [name for name in titles() if page_of(name) is not None]
    if not found and not FOLDER.is_dir():
        raise NoRulebook(f"the rulebooks are missing: they belong to the source tree ({FOLDER}) and are not part of an "
                         "installed package; run this from a checkout of Conclave (`pip install -e .`)")
    return found


def rules_of(name: str, language: str = ENGLISH) -> list[Rule]:
    """Everything numbered in the rulebook of a title, in its order, as far as it goes in a language."""
    known = rulebooks()
    wanted = spelled(name)
    path = page_of(wanted) if wanted in known else None
    if path is None:
        raise NoRulebook(f"there is no rulebook of '{name}'; there are: {', '.join(known) or 'none'}")
    if language not in LANGUAGES:
        raise NoLanguage(f"there are no rules in '{brief(language)}'; there are: {', '.join(LANGUAGES)}")
    rules = read_rules(path.read_text(encoding="utf-8"), path.name)
    other = path.parent / language / path.name
    if language == ENGLISH or not other.is_file():
        return rules
    return in_other_words(rules, read_rules(other.read_text(encoding="utf-8"), f"{language}/{path.name}"), language)


def in_other_words(rules: list[Rule], others: list[Rule], language: str) -> list[Rule]:
    """The rules as another page says them; their order, kind and origin remain, and so do the words that it lacks."""
    said = {rule.id: rule for rule in others}
    sections = {rule.section: said[rule.id].section for rule in rules if rule.id in said}
    told: list[Rule] = []
    for rule in rules:
        section, other = sections.get(rule.section, rule.section), said.get(rule.id)
        if other is None or not other.statement:
            told.append(replace(rule, section=section))
        else:
            told.append(replace(rule, section=section, name=other.name, statement=other.statement, language=language))
    return told


def read_rules(text: str, file: str) -> list[Rule]:
    """The numbered rules of a page."""
    rules: list[Rule] = []
    seen: dict[str, int] = {}
    lines = text.splitlines()
    section = ""
    for at, line in enumerate(lines):
        heading = _HEADING.match(line)
        if heading:
            section = heading["title"]
            continue
        entry = _ENTRY.match(line)
        row = _ROW.match(line)
        if entry:
            rule = _entry(entry, _continued(lines, at), section)
        elif row:
            cells = [cell.strip() for cell in row["cells"].split(" | ")]
            rule = Rule(row["id"], _kind(row["id"]), section, "", " · ".join(cells), "derived", False)
        else:
            continue
        if rule.id in seen:
            raise BadRulebook(f"{file}:{at + 1}: {rule.id} stands in line {seen[rule.id]} already")
        seen[rule.id] = at + 1
        rules.append(rule)
    return rules


def _kind(number: str) -> str:
    return KINDS.get(number.split("-")[1], "rule")


def _continued(lines: list[str], at: int) -> list[str]:
    """The lines that belong to an entry: indented ones, and a table after an empty line."""
    more: list[str] = []
    for line in lines[at + 1:]:
        if _MORE.match(line) and not _ROW.match(line):
            more.append(line.strip())
        elif line.strip() or more:
            break
    return more


def _entry(entry: re.Match[str], more: list[str], section: str) -> Rule:
    text = entry["text"].strip()
    found = _ORIGIN.search(text)
    origin = found["origin"] if found else ""
    first = _ORIGIN.sub("", text)
    statement = "\n".join([part for part in (first, *more) if part])
    return Rule(entry["id"], _kind(entry["id"]), section, (entry["name"] or "").strip(), statement, origin,
                first.startswith(ADVICE))


def find(name: str, number: str, language: str = ENGLISH) -> Rule:
    """The rule of this number; UnknownRule with the nearest numbers if there is none."""
    wanted = number.strip().upper()
    rules = rules_of(name, language)
    for rule in rules:
        if rule.id == wanted:
            return rule
    near = get_close_matches(wanted, [rule.id for rule in rules], n=4, cutoff=0.6)
    hint = f"; did you mean {', '.join(near)}?" if near else ""
    raise UnknownRule(f"the rulebook of {name} has no {number}{hint}")


def search(name: str, text: str, language: str = ENGLISH) -> list[Rule]:
    """The rules whose number, name or statement has all these words, in any case."""
    words = text.lower().split()
    return [rule for rule in rules_of(name, language)
            if all(word in f"{rule.id} {rule.name} {rule.statement}".lower() for word in words)]


def coverage(name: str, tests: Path | str) -> dict[str, list[str]]:
    """For each number of the rulebook, the tests below a folder that carry it as a mark.

    A mark is `@rule("RA-PASS-2")` or `@pytest.mark.rule("RA-PASS-2")` on a test or its class, or in `pytestmark`. A
    number that no rulebook has raises UnknownRule with the file and line.
    """
    folder = Path(tests)
    if not folder.is_dir():
        raise NoTests(f"there is no folder of tests at {folder}")
    found: dict[str, list[str]] = {rule.id: [] for rule in rules_of(name)}
    others = {rule.id for other in rulebooks() for rule in rules_of(other)}
    for path in sorted(folder.rglob("*.py")):
        file = path.relative_to(folder).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for test, number, line in _marks(tree):
            if number in found:
                if f"{file}::{test}" not in found[number]:
                    found[number].append(f"{file}::{test}")
            elif number not in others:
                near = get_close_matches(number, sorted(others), n=3, cutoff=0.6)
                hint = f"; did you mean {', '.join(near)}?" if near else ""
                raise UnknownRule(f"{path}:{line}: no rulebook has {number}{hint}")
    return found


def untested(name: str, tests: Path | str) -> list[Rule]:
    """The rules in scope that no test exercises."""
    found = coverage(name, tests)
    return [rule for rule in rules_of(name) if rule.in_scope and not found[rule.id]]


Mark = tuple[str, int]


def _marks(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Test, number and line of every mark in a file."""
    yield from _marks_in(tree.body, "", _pytestmark(tree.body))


def _marks_in(body: list[ast.stmt], prefix: str, above: list[Mark]) -> Iterator[tuple[str, str, int]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            marks = above + _numbers(node.decorator_list) + _pytestmark(node.body)
            yield from _marks_in(node.body, f"{prefix}{node.name}::", marks)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for number, line in above + _numbers(node.decorator_list):
                yield f"{prefix}{node.name}", number, line


def _pytestmark(body: list[ast.stmt]) -> list[Mark]:
    values = [node.value for node in body if isinstance(node, ast.Assign)
              and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)]
    return _numbers(values)


def _numbers(nodes: list[ast.expr]) -> list[Mark]:
    """The numbers in all calls of `rule` below these nodes, the marks of single parameters included."""
    marks: list[Mark] = []
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and _is_rule(call.func):
                for argument in call.args:
                    quoted = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    marks.append((ast.literal_eval(argument) if quoted else ast.unparse(argument), argument.lineno))
    return marks


def _is_rule(function: ast.expr) -> bool:
    return (isinstance(function, ast.Name) and function.id == "rule") or (
        isinstance(function, ast.Attribute) and function.attr == "rule")
