"""Saves: asked for, written by hand, resumed, broken, of older rules and of other cards."""

import json
import re
from pathlib import Path

import pytest

import conclave
from conclave.cli.speech import Speech
from conclave.kernel.journal import seal
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES, phrasebook
from conclave.kernel.words import Words
from conclave.registry import instead
from tests.cli.sheets import SEED, START, play_out, type_lines
from tests.editions import changed, saves_of_today


def test_leaving_asks_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = type_lines(START, ["1", "q", "c", "q", "mine.conclave"])
    assert result.exit_code == 0
    assert conclave.load((tmp_path / "mine.conclave").read_text()).version >= 1
    assert type_lines(START, ["1", "q", ""]).exit_code == 0
    assert (tmp_path / f"res-arcana-{SEED}.conclave").exists()
    assert type_lines(START, ["q", "n"]).exit_code == 0
    assert len(list(tmp_path.iterdir())) == 2
    type_lines(START, ["q", "y"])
    assert (tmp_path / f"res-arcana-{SEED}-2.conclave").exists()


def unbroken(output: str) -> str:
    """The output on one line: a long path breaks lines anywhere."""
    return " ".join(output.split())


def test_saving_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "by hand.conclave"
    output = type_lines(START, ["1", f"s {file}", f"s {tmp_path}/no/such/folder"]).output
    assert conclave.load(file.read_text()).version >= 1
    assert "cannot be written" in unbroken(output)


def test_a_file_that_is_no_save_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes")
    assert "is not a saved game" in unbroken(type_lines(START, ["1", f"s {file}"]).output)
    assert file.read_text() == "my notes"


def test_a_resumed_game_is_saved_where_it_came_from(tmp_path: Path) -> None:
    file = tmp_path / "game.conclave"
    type_lines([*START, "--save", str(file)], ["1"])
    before = conclave.load(file.read_text()).version
    type_lines(["play", "--resume", str(file)], ["1", "q", ""])
    assert conclave.load(file.read_text()).version > before


def test_a_finished_game_can_be_saved(tmp_path: Path) -> None:
    typed, table = play_out(2, (0,), SEED)
    file = tmp_path / "end.conclave"
    result = type_lines(START, [*typed, str(file)])
    assert result.exit_code == 0
    assert conclave.load(file.read_text()).outcome == table.outcome


def test_broken_saves_are_explained(tmp_path: Path) -> None:
    file = tmp_path / "game.conclave"
    type_lines([*START, "--save", str(file)], ["1"])
    whole = file.read_text()
    changed = whole.replace(f"seed {SEED}", "seed 12")
    for text, said in ((whole[:-30], "cannot be loaded"), (changed, "its seal does not match"),
                       ("hello", "not a Conclave save"), ("", "not a Conclave save")):
        file.write_text(text)
        result = type_lines(["play", "--resume", str(file)], [])
        assert result.exit_code == 2
        assert said in result.output
    file.write_bytes(b"\xff\xfe\x00")
    assert type_lines(["play", "--resume", str(file)], []).exit_code == 2


def test_a_new_game_does_not_overwrite_a_save(tmp_path: Path) -> None:
    file = tmp_path / "game.conclave"
    type_lines([*START, "--save", str(file)], ["1"])
    before = file.read_text()
    for more in (["--seed", "12"], ["--players", "3"], ["--option", "variant=draft"]):
        result = type_lines([*START, "--save", str(file), *more], ["1"])
        assert result.exit_code == 2
        assert "--resume" in result.output
        assert file.read_text() == before


def test_the_same_command_again_goes_on_with_the_game(tmp_path: Path) -> None:
    typed, table = play_out(2, (0,), SEED, most=6)
    file = tmp_path / "game.conclave"
    for line in typed:
        assert type_lines([*START, "--save", str(file)], [line]).exit_code == 0
    again = conclave.load(file.read_text()).journal.entries
    assert [repr(entry) for entry in again[:table.version]] == [repr(entry) for entry in table.journal.entries]


def test_a_save_is_never_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.conclave"
    type_lines([*START, "--save", str(file)], ["1"])
    before = file.read_text()
    monkeypatch.setattr("os.replace", _full_disk)
    result = type_lines(["play", "--resume", str(file), "--save", str(file)], ["1"])
    assert result.exit_code == 2
    assert "No space left" in result.output
    assert file.read_text() == before
    assert list(tmp_path.iterdir()) == [file]


def _full_disk(source: str, target: str) -> None:
    raise OSError(28, "No space left on device")


def of_older_rules(table: Table, unlike: bool = False, snapshot: bool = True) -> str:
    """A save as rules 0 would have written it; if they were `unlike` ours, its first answer means nothing here."""
    lines = [line for line in table.save().splitlines()[:-1] if snapshot or not line.startswith("@")]
    lines[lines.index("rules 1")] = "rules 0"
    if unlike:
        first = next(at for at, line in enumerate(lines) if line.startswith("0: "))
        lines[first] = "0: a_mage_of_old"
    return "\n".join([*lines, f"end {table.version} {seal(lines)}", ""])


def test_a_save_of_older_rules_goes_on_from_its_snapshot_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "old.conclave"
    typed, table = play_out(2, (0, 1), SEED, most=70)
    _, before = play_out(2, (0, 1), SEED, most=69)
    assert before.runner.since == []
    file.write_text(of_older_rules(before, unlike=True))
    result = type_lines(["play", "--resume", str(file), "--save", str(file)], ["l", typed[69], "t"])
    assert result.exit_code == 0, result.output
    again = conclave.load(file.read_text())
    assert again.runner.state.plain() == table.runner.state.plain()
    assert again.journal.entries[0].answer == "a_mage_of_old"
    begun = again.journal.upgraded
    assert begun == 69
    assert "after 69 answers the game goes on with the new ones" in unbroken(result.output)
    told = [int(number) for number in re.findall(r"^ *(\d+) \S", result.output, re.MULTILINE) if int(number) > 20]
    assert min(told) >= begun
    assert max(told) == 70


def test_what_lies_before_other_rules_is_neither_taken_back_nor_replayed(tmp_path: Path) -> None:
    file = tmp_path / "old.conclave"
    _, table = play_out(2, (0, 1), SEED, most=70)
    file.write_text(of_older_rules(table, unlike=True))
    begun = conclave.load(file.read_text()).journal.upgraded
    undone = type_lines(["play", "--resume", str(file)], ["u", "y"] * 40)
    assert "There is nothing to take back." in undone.output
    early = type_lines(["replay", str(file), "--to", str(begun - 1)], [])
    assert early.exit_code == 2
    assert f"the game has answers {begun} to {begun}" in early.output
    assert "Places" in type_lines(["replay", str(file), "--to", str(begun)], []).output


@pytest.mark.parametrize("command", [["play", "--resume"], ["play", "--save"], ["replay"]])
def test_a_save_of_older_rules_without_a_snapshot_cannot_go_on(command: list[str], tmp_path: Path) -> None:
    file = tmp_path / "old.conclave"
    old = of_older_rules(play_out(2, (0, 1), SEED, most=70)[1], snapshot=False)
    file.write_text(old)
    result = type_lines([*command, str(file)], [])
    assert result.exit_code == 2
    assert "was made with other cards or rules of res-arcana, which this program does not know" in unbroken(result.output)
    assert file.read_text() == old


def test_a_young_save_of_older_rules_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "old.conclave"
    file.write_text(of_older_rules(play_out(2, (0, 1), SEED, most=3)[1]))
    result = type_lines(["play", "--resume", str(file)], ["l"])
    assert result.exit_code == 0
    assert "after 3 answers the game goes on with the new ones" in unbroken(result.output)


OTHERS = ("res-arcana-2-long", "krutagidon-2-today-740")


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_save_goes_on_with_other_cards_and_says_so(name: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "old.conclave"
    file.write_text(saves_of_today()[name], "utf-8")
    was = conclave.load(file.read_text("utf-8"))
    begun = was.version - len(was.runner.since)
    with instead(changed(was.game.title)):
        result = type_lines(["play", "--save", str(file)], ["l", "1"], lang)
        assert result.exit_code == 0, result.output
        said = phrasebook(lang).say(Words("goes-on", (("count", begun),)))
        assert said in unbroken(result.output)
        again = conclave.load(file.read_text("utf-8"))
        assert again.version > begun == again.journal.upgraded
        assert again.oldest == 0
        replayed = type_lines(["replay", str(file), "--to", "1"], [], lang)
        assert Speech(lang)("as-played") in unbroken(replayed.output)
        assert Speech(lang)("as-played") not in unbroken(type_lines(["replay", str(file)], [], lang).output)


@pytest.mark.parametrize("name", OTHERS)
def test_a_replay_shows_a_save_as_it_was_played_and_says_so(name: str, tmp_path: Path) -> None:
    file = tmp_path / "old.conclave"
    file.write_text(saves_of_today()[name], "utf-8")
    was = conclave.load(file.read_text("utf-8"))
    before = type_lines(["replay", str(file)], []).output
    note = Speech("en")("as-played")
    assert note not in before
    with instead(changed(was.game.title)):
        assert type_lines(["replay", str(file)], []).output == f"{note}\n{before}"
        plain = json.loads(type_lines(["replay", str(file), "--json"], []).output)
        assert (plain["edition"], plain["present"], plain["answers"]) == (was.game.edition, False, was.version)


@pytest.mark.parametrize(("name", "gone", "names"), [
    ("res-arcana-2-long", "hawk", {"en": "Hawk", "uk": "Яструб", "ru": "Ястреб", "pl": "Jastrząb"}),
    ("krutagidon-2-today-740", "mushroom_bog", {"en": "Murky Mushroom Bog", "uk": "Грибуче болото", "ru": "Грибучее болото",
                                                "pl": "Grzybiące bagno"})])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_is_gone_is_named_and_the_game_can_be_looked_at(name: str, gone: str, names: dict[str, str], lang: str,
                                                                    tmp_path: Path) -> None:
    file = tmp_path / "old.conclave"
    old = saves_of_today()[name]
    file.write_text(old, "utf-8")
    was = conclave.load(old)
    with instead(changed(was.game.title, without=[gone])):
        for option in ("--save", "--resume"):
            result = type_lines(["play", option, str(file)], ["1"], lang)
            assert result.exit_code == 2
            assert names[lang] in result.output
            assert "conclave replay" in unbroken(result.output)
        assert file.read_text("utf-8") == old
        seen = type_lines(["replay", str(file)], [], lang)
        assert seen.exit_code == 0
        assert seen.output.count("\n") > was.version // 2
        assert names[lang] in seen.output
        assert type_lines(["replay", str(file), "--to", "0"], [], lang).exit_code == 0


def test_a_card_that_lies_in_the_box_is_named_in_the_log_though_it_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "old.conclave"
    file.write_text(saves_of_today()["krutagidon-2-today-740"], "utf-8")
    with instead(changed("krutagidon", without=["asmodeus_party_demon"])):  # dealt, and another familiar was taken
        assert type_lines(["play", "--save", str(file)], []).exit_code == 0
        assert conclave.load(file.read_text("utf-8")).game is conclave.game("krutagidon")
        seen = type_lines(["replay", str(file), "--seat", "0"], [], "pl")
        assert seen.exit_code == 0, seen.output
        assert "Asmodeusz, demon imprez" in seen.output
