"""Whatever comes from outside is either taken or refused with a sentence: nothing breaks, changes, hangs or swells."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import conclave
from conclave.games.res_arcana.cards.box import decode_card
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.kernel.content import Record, read_file, read_text
from conclave.kernel.decision import Decision
from conclave.kernel.dice import Dice
from conclave.kernel.errors import (
    BadNotation,
    BadOption,
    BadSave,
    ConclaveError,
    ContentError,
    IllegalAnswer,
    RulesBug,
    UnknownGame,
    brief,
)
from conclave.kernel.game import Plain
from conclave.kernel.journal import HEAD, Journal
from conclave.kernel.table import Table
from tests.kernel.questions import LETTERS, decisions
from tests.kernel.saves import played, sealed

LONGEST_SENTENCE = 600
HUGE = 10**5000
MEGABYTE = "x" * 1_000_000


def nested(depth: int) -> object:
    """A tuple in a tuple in a tuple …"""
    out: object = ()
    for _ in range(depth):
        out = (out,)
    return out


MONSTERS = {"huge": HUGE, "-huge": -HUGE, "long": MEGABYTE, "deep": nested(100_000), "wide": (1,) * 1_000_000, "true": True,
            "broken": "\ud800\x1b[31m\n", "pairs": tuple(LETTERS) * 100_000}
monsters = pytest.mark.parametrize("monster", MONSTERS)
numbers = st.one_of(st.integers(), st.sampled_from([10**4000, 2**63, -2**63 - 1, 2**31, 10**9]))
things = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(), st.text(), st.sampled_from(LETTERS), st.binary(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=6).map(tuple), st.lists(inner, max_size=3)), max_leaves=8)
json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(), st.text(max_size=8), st.sampled_from(["hawk", "turn", ""])),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6)


def sentence(error: ConclaveError) -> None:
    """An error says something, in one printable line of a bearable length."""
    text = str(error)
    assert 5 < len(text) < LONGEST_SENTENCE
    assert text.isprintable()


@given(st.one_of(st.text(), numbers, things))
def test_anything_can_be_named_in_a_sentence(thing: object) -> None:
    said = brief(thing)
    assert said.isprintable()
    assert len(said) < LONGEST_SENTENCE


@monsters
@given(decision=decisions())
def test_monsters_are_no_answers(decision: Decision, monster: str) -> None:
    thing = MONSTERS[monster]
    assert brief(thing).isprintable()
    with pytest.raises(IllegalAnswer) as caught:
        decision.check(thing)
    sentence(caught.value)
    if isinstance(thing, str):
        with pytest.raises(IllegalAnswer) as caught:
            decision.read(thing)
        sentence(caught.value)


@given(decisions(), st.one_of(st.text(), st.text(alphabet="abcdefg,= 0123456789none²٣-").map(str)))
def test_a_line_of_text_is_an_answer_or_is_refused(decision: Decision, line: str) -> None:
    try:
        answer = decision.read(line)
    except IllegalAnswer as error:
        sentence(error)
    else:
        assert decision.check(answer) == answer


@given(decisions())
def test_endless_lines_are_refused(decision: Decision) -> None:
    for part in ("a,", "a=0 ", "a=1,", ",", " ", "=", "none,", "9" * 100):
        with pytest.raises(IllegalAnswer) as caught:
            decision.read(part * 20_000 + "z")
        sentence(caught.value)


@given(decisions(), things)
def test_an_object_is_an_answer_or_is_refused(decision: Decision, thing: object) -> None:
    try:
        answer = decision.check(thing)
    except IllegalAnswer as error:
        sentence(error)
    else:
        assert answer in list(decision.answers())


@lru_cache(maxsize=32)
def saved(answers: int, variant: str = "standard") -> str:
    return played(answers, 5, variant=variant).save()


def takes_it_or_stays(table: Table, thing: object, seat: int | None, version: int | None) -> None:
    before, count = table.save(), table.version
    try:
        table.play(thing, seat, version)
    except IllegalAnswer as error:
        sentence(error)
    else:
        assert table.version == count + 1
        table.undo()
    assert table.save() == before


@settings(max_examples=60)
@given(st.sampled_from([0, 1, 9, 60, 130, 10_000]), things, st.one_of(st.none(), st.integers(-1, 2), numbers), st.one_of(
    st.none(), st.integers(-1, 130), numbers))
def test_a_table_takes_an_answer_or_stays_as_it_was(answers: int, thing: object, seat: int | None,
                                                    version: int | None) -> None:
    takes_it_or_stays(conclave.load(saved(answers)), thing, seat, version)


@monsters
def test_a_table_is_not_impressed_by_monsters(monster: str) -> None:
    table = conclave.load(saved(9))
    thing = MONSTERS[monster]
    with pytest.raises(IllegalAnswer):
        table.play(thing)
    takes_it_or_stays(table, thing, 0, 9)
    if isinstance(thing, int):
        takes_it_or_stays(table, 0, thing, None)
        takes_it_or_stays(table, 0, None, thing)


def loads_or_says_why(text: str) -> None:
    for as_played in (False, True):
        try:
            table = conclave.load(text, as_played)
        except (BadSave, BadOption, UnknownGame) as error:
            sentence(error)
        else:
            assert conclave.load(table.save(), as_played).save() == table.save()
            table.log()
            table.at(table.oldest)


@given(st.one_of(st.text(), st.text().map(lambda text: f"{HEAD}\n{text}"),
                 st.text().map(lambda text: sealed([HEAD, *text.split("\n")]))))
@example(HEAD + "\n" * 1_000_001)
@example(sealed([HEAD, "title " + MEGABYTE[:-10], "rules 1", "players 2", "seed 1", ""]))
@example(sealed([HEAD, "title \ud800", "rules \x1b[0m", "players 2", "seed 1", ""]))
def test_arbitrary_text_is_no_save(text: str) -> None:
    with pytest.raises(ConclaveError) as caught:
        conclave.load(text)
    sentence(caught.value)
    try:
        Journal.read(text)
    except BadSave as error:
        sentence(error)


lines_of_a_save = st.one_of(
    st.text(max_size=30), st.sampled_from([
        "", "#", "0: pass", "1: pass", "0~ pass", "-1: pass", "7: pass", f"{'9' * 39}: pass", "0:pass", ": x", "~ x",
        "0: " + MEGABYTE[:99_999], "@", "@ ", "@ 0", "@ 0 {}", "@ -1 {}", "@ 0 []", "@ 1 " + "[" * 50_000,
        "@ 1 " + '{"a":' * 50_000, "@ 1 {\"seats\": 1e999}", "@ 3 {\"seats\": " + "9" * 5000 + "}", "title res-arcana",
        "rules 0", "rules 1", "players 3", "players -2", "players " + "9" * 41, "seed -7", "seed x", "seed " + "7" * 40,
        "seed " + "7" * 41, "option variant draft", "option variant match", "option colour blue", "option", "name 0 Ada",
        "name 9 Ada", "name -1 Ada", "name x Ada", "upgraded 0", "upgraded -1", "upgraded 40", "upgraded 99999",
        "upgraded 0 1", "upgraded 9 1", f"upgraded 9 1 {RES_ARCANA.edition}", "upgraded 40 0", "edition 0123456789abcdef",
        "edition first", f"edition {RES_ARCANA.edition}", "content", "content first", "content 0123456789abcdef eJwDAA=="]))


@settings(max_examples=150)
@given(st.sampled_from([0, 9, 60, 130]), st.lists(min_size=1, max_size=4, elements=st.tuples(
    st.sampled_from(["cut", "put", "swap", "twice", "rules"]), st.integers(0, 200), lines_of_a_save)))
def test_an_edited_save_loads_or_says_why_not(answers: int, edits: list[tuple[str, int, str]]) -> None:
    lines = saved(answers).splitlines()[:-1]
    for kind, number, line in edits:
        at = number % len(lines)
        if kind == "cut":
            del lines[at]
        elif kind == "put":
            lines.insert(at, line)
        elif kind == "twice":
            lines.insert(at, lines[at])
        elif kind == "rules":
            lines = ["rules 0" if word.startswith("rules ") else word for word in lines]
        else:
            lines[at] = line
        if not lines:
            lines = [HEAD]
    loads_or_says_why(sealed(lines))


@pytest.mark.parametrize("variant", ["standard", "draft", "match", "first-game"])
@settings(max_examples=150)
@given(path=st.lists(st.integers(0, 60), min_size=1, max_size=5), value=json_values, drop=st.booleans())
def test_a_damaged_snapshot_loads_or_says_why_not(variant: str, path: list[int], value: object, drop: bool) -> None:
    lines = saved(60, variant).splitlines()[:-1]
    at = next(number for number, line in enumerate(lines) if line.startswith("@ "))
    count, _, data = lines[at][2:].partition(" ")
    plain: Plain = json.loads(data)
    damage(plain, path, value, drop)
    try:
        state = RES_ARCANA.restore(json.loads(json.dumps(plain)))
    except BadSave as error:
        sentence(error)
    else:
        assert RES_ARCANA.restore(state.plain()).plain() == state.plain()
    older = ["rules 0" if line.startswith("rules ") else line for line in lines]
    older[at] = f"@ {count} {json.dumps(plain)}"
    try:
        table = conclave.load(sealed(older))
    except BadSave as error:
        sentence(error)
        return
    plays_or_reports(table)


def damage(plain: object, path: list[int], value: object, drop: bool) -> None:
    """Put a value somewhere into plain data, or take something away there."""
    for depth, step in enumerate(path):
        if isinstance(plain, dict) and plain:
            key: object = sorted(plain)[step % len(plain)]
        elif isinstance(plain, list) and plain:
            key = step % len(plain)
        else:
            return
        inner = plain[key]
        if depth == len(path) - 1 or not isinstance(inner, dict | list) or not inner:
            if drop:
                del plain[key]
            else:
                plain[key] = value
            return
        plain = inner


def plays_or_reports(table: Table) -> None:
    """Play a few answers: the rules may find that something is wrong, but they say so and the table stays."""
    dice = Dice.of(1, "test")
    for _ in range(20):
        if table.over:
            return
        before = table.version
        try:
            table.play(table.decision.sample(dice))
        except RulesBug as bug:
            sentence(bug)
            journal = bug.journal
        else:
            continue
        assert "# this answer broke the rules: " in journal
        assert table.version == before
        return


GOOD = ("round=2 first=0 next=turn:0 places=sacred_grove monuments=oracle,temple dice=5:7 | mage=druid item=research "
        "pool=e2g1 hand=hawk play=vault(g2),prism* | mage=witch item=alchemy pool=d4 passed")


@given(st.one_of(st.text(), st.text(alphabet="abcdefghijklmnop=|,:()*0123456789 -"), st.tuples(
    st.integers(0, len(GOOD)), st.integers(0, 30), st.one_of(st.text(max_size=10), st.sampled_from(
        ["|", "||", " ", "=", ",", "*", "(", ")", "-", ":", "9" * 30, "9" * 5000, "٣", "²", "variant=match", "first=-1",
         "variant=whist", "first=9", "next=round:0", "next=turn:9", "dice=1", "hand=hawk", "mage=", "item=,"])))
    .map(lambda cut: GOOD[:cut[0]] + cut[2] + GOOD[cut[0] + cut[1]:])))
@example("|" * 100_000)
@example(GOOD.replace("e2g1", "e" + "9" * 5000))
@example(GOOD.replace("dice=5:7", f"dice={'9' * 5000}:1"))
@example(GOOD.replace("turn:0", "turn:" + "9" * 5000))
def test_a_line_is_a_position_or_is_refused(line: str) -> None:
    try:
        board = RES_ARCANA.read_position(line)
    except BadNotation as error:
        sentence(error)
    else:
        written = RES_ARCANA.write_position(board)
        assert RES_ARCANA.write_position(RES_ARCANA.read_position(written)) == written


def test_the_good_position_is_good() -> None:
    assert RES_ARCANA.write_position(RES_ARCANA.read_position(GOOD)).startswith("round=2 first=0 next=turn:0 ")


WORDS = ("gold", "elan")


def read_every_way(record: Record) -> None:
    """Ask a record for each of its fields in each way that there is."""
    for name in [*record.fields, "missing"]:
        for ask in (lambda name: record.text(name), lambda name: record.whole(name), lambda name: record.flag(name),
                    lambda name: record.one_of(name, WORDS), lambda name: record.words(name, WORDS),
                    lambda name: record.numbers(name, WORDS), lambda name: record.record(name),
                    lambda name: record.records(name)):
            try:
                ask(name)
            except ContentError as error:
                sentence(error)
    record.asked.clear()
    try:
        record.close()
    except ContentError as error:
        sentence(error)


def is_read_or_refused(text: str) -> None:
    try:
        records = read_text(text, "demo.yaml")
    except ContentError as error:
        sentence(error)
        return
    for record in records:
        read_every_way(record)
        try:
            decode_card(record, 0, 0)
        except ContentError as error:
            sentence(error)


yaml_words = st.one_of(st.text(max_size=6), st.sampled_from(
    ["gold", "null", "~", "", "--5", "-", "-5", "007", "0x10", "1e9", "1_000", "true", "9" * 5000, "²", "٣", "*a", "&a b",
     "!!python/object:os.system x", "!x y", "|", ">", "'", '"', "%", "@", "\t", "? [a]: b", "? {a: b}", "[a, a]",
     "{a: 1, a: 2}", "<<", "id", "cost", "powers", "origin", "{op: gain}", "[{op: turn}]"]))
yaml_lines = st.lists(st.tuples(st.sampled_from(["", "- ", "  ", "    ", "-   - ", "? ", "---\n", "...\n"]), yaml_words,
                                st.sampled_from(["", ": ", ":", ": [", ": {", "]", "}"]), yaml_words), max_size=8).map(
    lambda lines: "\n".join("".join(line) for line in lines))


@given(st.one_of(st.text(), yaml_lines))
def test_yaml_is_read_or_refused_with_its_line(text: str) -> None:
    is_read_or_refused(text)


LAUGHS = "- &a [x, x]\n" + "".join(f"- &{chr(98 + n)} [*{chr(97 + n)}, *{chr(97 + n)}]\n" for n in range(20))


@pytest.mark.parametrize(("text", "line", "what"), [
    (LAUGHS, 1, "anchors, aliases and tags are not used here"),
    ("- a: 1\n- &a [*a]", 2, "anchors, aliases and tags are not used here"),
    ("- *a", 1, "anchors, aliases and tags are not used here"),
    ("- !!python/object:os.system x", 1, "anchors, aliases and tags are not used here"),
    ("- " + "[" * 100_000, 1, "too many things stand in each other here"),
    ("- " * 100_000, 1, "too many things stand in each other here"),
    ("- " + "{a: " * 100_000, 1, "too many things stand in each other here"),
    ("- a: 1\n-\tb: 2", 2, "found character"),
    ("- a: 1\n- b: \x00", 2, "a character stands here that YAML does not allow"),
    ("- a: 1\n- b: \ud800", 2, "a character stands here that YAML does not allow"),
    ("- ? [a]\n  : b", 1, "the name of a field should be one word"),
    ("- a: 1\n  a: 2", 2, "'a' stands twice"),
    ("- a: 1\n---\n- b: 2", 3, "a second document should not stand here"),
    ("", 1, "a list of records should stand here"),
    ("null", 1, "a list of records should stand here"),
    ("- null", 1, "a mapping should stand here"),
])
def test_yaml_that_could_do_harm_is_refused(text: str, line: int, what: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_text(text, "demo.yaml")
    assert str(caught.value).startswith(f"demo.yaml:{line}: {what}")


@pytest.mark.parametrize(("field", "what"), [
    ("count: --5", "'count' should be a whole number, not '--5'"),
    ("count: " + "9" * 5000, "'count' should be from 0 to 1000, not 999"),
    ("count: [5]", "'count' should be a whole number"),
    ("count: ~", "'count' is missing"),
    ("count: -1", "'count' should be from 0 to 1000, not -1"),
])
def test_a_number_is_a_number(field: str, what: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_text(f"- {{{field}}}", "demo.yaml")[0].whole("count")
    assert str(caught.value).startswith(f"demo.yaml:1: {what}")
    sentence(caught.value)


@pytest.mark.parametrize(("field", "what"), [
    ("cost: {gold: " + "9" * 30 + "}", "'gold' should be from 0 to 1000"),
    ("cost: {gold: 1, gold: 2}", "'gold' stands twice"),
    ("cost: {gold: [1]}", "'gold' should be one word"),
    ("cost: {[gold]: 1}", "the name of a field should be one word"),
    ("cost: 5", "'cost' should be a mapping"),
])
def test_numbers_are_numbers(field: str, what: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_text(f"- {{{field}}}", "demo.yaml")[0].numbers("cost", WORDS)
    assert str(caught.value).startswith(f"demo.yaml:1: {what}")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "demo.yaml").write_bytes(b"- a: \xff")
    for name in ("demo.yaml", "missing.yaml"):
        with pytest.raises(ContentError, match=f"{name}:1: this file cannot be read"):
            read_file(tmp_path / name)


@given(numbers)
def test_every_seed_that_is_taken_can_be_saved(seed: int) -> None:
    try:
        table = conclave.new("res-arcana", 2, seed)
    except BadOption as error:
        sentence(error)
        assert abs(seed) >= 10**40
    else:
        assert conclave.load(table.save()).save() == table.save()


@given(st.text())
def test_every_name_can_be_saved(name: str) -> None:
    table = conclave.new("res-arcana", 2, 1)
    table.journal.names = {0: name, 1: "\ud800\n" + name}
    text = table.save()
    assert text.encode()
    assert conclave.load(text).save() == text
