"""Games at the keyboard, through a pipe."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import conclave
from conclave.cli.lookup import find_cards
from conclave.cli.speech import Speech
from conclave.kernel.decision import Choose
from tests.cli.sheets import SEED, START, play_out, type_lines


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    typed, table = play_out(2, (0,), SEED)
    file = tmp_path / "game.conclave"
    result = type_lines([*START, "--save", str(file)], typed)
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.output
    assert "\x1b" not in result.output
    played = conclave.load(file.read_text())
    assert [repr(entry) for entry in played.journal.entries] == [repr(entry) for entry in table.journal.entries]
    assert table.outcome is not None
    for score in table.outcome.scores:
        assert f"{score:>3} ★" in result.output


@pytest.mark.parametrize(("lang", "over"), [("uk", "Гру закінчено."), ("ru", "Игра окончена."), ("pl", "Koniec gry.")])
def test_a_game_is_played_in_every_language(lang: str, over: str, tmp_path: Path) -> None:
    typed, table = play_out(2, (0,), SEED)
    first, last = typed[:15], typed[-15:]
    assert type_lines(START, first, lang).exit_code == 0
    file = tmp_path / "game.conclave"
    _, late = play_out(2, (0,), SEED, most=len(typed) - 15)
    late.journal.names = {1: "random"}
    file.write_text(late.save())
    result = type_lines(["play", "--resume", str(file), "--save", str(file)], last, lang)
    assert over in result.output
    assert conclave.load(file.read_text()).outcome == table.outcome


@pytest.mark.parametrize("variant", ["draft", "first-game", "match"])
def test_every_variant_is_played_at_one_keyboard(variant: str, tmp_path: Path) -> None:
    options = {"variant": variant}
    typed, table = play_out(2, (0, 1), SEED, options)
    file = tmp_path / "game.conclave"
    begin = ["play", "res-arcana", "--hotseat", "--seed", str(SEED), "--option", f"variant={variant}", "--save", str(file)]
    assert type_lines(begin, typed[:40]).exit_code == 0
    begun = conclave.load(file.read_text()).journal
    assert [repr(entry) for entry in begun.entries] == [repr(entry) for entry in table.journal.entries[:40]]
    file.write_text(play_out(2, (0, 1), SEED, options, most=len(typed) - 25)[1].save())
    result = type_lines(["play", "--resume", str(file), "--save", str(file), "--names", "Anna,Bea"], typed[-25:])
    assert "The game is over." in result.output
    assert conclave.load(file.read_text()).outcome == table.outcome


@pytest.mark.slow
def test_a_real_pipe_ends_politely_and_the_game_goes_on_from_its_file(tmp_path: Path) -> None:
    typed, table = play_out(3, (1,), SEED)
    half = len(typed) // 2
    file = tmp_path / "game.conclave"
    command = [sys.executable, "-m", "conclave.cli.main", "play"]
    env = {**os.environ, "CONCLAVE_LANG": "en"}
    begin = ["res-arcana", "--players", "3", "--seat", "1", "--seed", str(SEED), "--bots", "random", "--save", str(file)]
    first = subprocess.run([*command, *begin], input="\n".join(typed[:half]), capture_output=True, text=True, env=env,
                           check=True)
    assert f"saved in {file}" in " ".join(first.stdout.split())
    assert first.stderr == ""
    second = subprocess.run([*command, "--save", str(file)], input="\n".join(typed[half:]), capture_output=True, text=True,
                            env=env, check=True)
    assert "The game is over." in second.stdout
    assert conclave.load(file.read_text()).outcome == table.outcome


def test_undo_takes_back_the_bots_too_and_redo_gives_the_same_again(tmp_path: Path) -> None:
    typed, table = play_out(2, (0,), SEED, most=8)
    file = tmp_path / "game.conclave"
    result = type_lines([*START, "--save", str(file)], [*typed, "u", "u", "u", "r", "r", "r"])
    assert "An answer of Player 1 was taken back." in result.output
    again = conclave.load(file.read_text())
    assert [repr(entry) for entry in again.journal.entries[:table.version]] == [
        repr(entry) for entry in table.journal.entries]


def test_undo_is_marked_in_the_log() -> None:
    result = type_lines(START, ["1", "u", "l"])
    assert "↶ An answer of Player 1 was taken back." in result.output
    assert "There is nothing to take back." in type_lines(START, ["u"]).output
    assert "There is nothing to redo." in type_lines(START, ["r"]).output


def test_between_people_undo_needs_consent() -> None:
    typed, _ = play_out(2, (0, 1), SEED, most=2)
    args = ["play", "res-arcana", "--hotseat", "--seed", str(SEED)]
    refused = type_lines(args, [*typed, "u", "n"])
    assert "Do all agree?" in refused.output
    assert "Nothing was taken back." in refused.output
    agreed = type_lines(args, [*typed, "u", "y"])
    assert "was taken back." in agreed.output.split("Do all agree?")[1]


def test_a_hidden_hand_is_not_in_the_log_of_the_other_seat() -> None:
    output = type_lines(["play", "res-arcana", "--hotseat", "--seed", str(SEED), "--names", "Anna,Bea"], ["l"]).output
    table = conclave.new("res-arcana", 2, SEED)
    hands = [words for _, event in table.log() for seat in (0, 1) for words in [event.words_for(seat)]
             if words.key == "drew-known"]
    speech = Speech("en", table.game, ["Anna", "Bea"])
    assert speech.words(hands[0]) in " ".join(output.split())
    assert "Bea draws 3 cards." in output
    for card in dict(hands[1].args)["cards"]:
        assert speech.words(card) not in output


def test_a_hint_names_a_number_that_can_be_typed() -> None:
    output = type_lines(START, ["h random"]).output
    assert "random would type" in output
    typed = output.split("random would type ")[1].split(" ")[0]
    assert typed in ("1", "2")


def test_look_ups_at_the_table() -> None:
    output = type_lines(START, ["?", "? RA-PASS-2", "rule RA-PASS", "card hawk", "card hwk", "card", "? zork", "help", "t",
                                "w", "v"]).output
    assert "RA-SETUP-10" in output
    assert "takes the first player token at once" in output
    assert "RA-PASS-6" in output
    assert "│ Hawk" in output
    assert "There is no card “hwk”. Did you mean: Hawk?" in output
    mine = conclave.new("res-arcana", 2, SEED).view(0)["seats"][0]
    speech = Speech("en", conclave.game("res-arcana"))
    for card in [*mine["dealt_mages"], *mine["hand"]]:
        assert f"│ {speech.words(find_cards(conclave.game('res-arcana'), card, speech)[0].words)}" in output
    assert "No rule has “zork” in it." in output
    assert "take back your last answer" in output
    assert "Places" in output
    assert "Nothing is refused to you now." in output
    assert "There are no other options now." in output


def test_variants_are_hidden_behind_a_key() -> None:
    typed, table = play_out(2, (0,), SEED, until="RA-ACT-1")
    decision = table.decision
    assert isinstance(decision, Choose)
    count = len(decision.options)
    assert decision.count() > count
    shown = type_lines(START, [*typed, "v"]).output
    assert "without its effect" in shown
    hidden = type_lines(START, [*typed, str(count + 1), "v", "v"]).output
    assert f"type a number from 1 to {count}" in hidden
    assert "without its effect" not in hidden.rsplit("▶", 1)[1]


def test_why_not_lists_reasons() -> None:
    typed, _ = play_out(2, (0,), SEED, until="RA-ACT-1")
    assert "Claim “" in type_lines(START, [*typed, "w"]).output
    assert "gold short" in type_lines(START, [*typed, "w"]).output


def test_cyrillic_keys_are_understood() -> None:
    assert "An answer of Player 1 was taken back." in type_lines(START, ["1", "г"]).output
    assert "│ Яструб" in type_lines(START, ["карта яструб"], "uk").output


def test_bots_can_play_alone() -> None:
    result = type_lines(["play", "res-arcana", "--seat", "none", "--bots", "random", "--seed", "5"], [])
    assert result.exit_code == 0
    assert "The game is over." in result.output


@pytest.mark.parametrize(("args", "said"), [
    (["play", "res-arkana"], "Did you mean: res-arcana?"),
    (["play", "res-arcana", "--players", "7"], "2, 3, 4 players, not 7"),
    (["play", "res-arcana", "--option", "variant=drft", "--bots", "random"], "Did you mean: variant=draft"),
    (["play", "res-arcana", "--option", "varant=draft", "--bots", "random"], "Did you mean: variant?"),
    (["play", "res-arcana", "--option", "draft", "--bots", "random"], "name=value"),
    (["play", "res-arcana", "--option", "variant=match", "--players", "3", "--bots", "random"], "is for 2 players, not 3"),
    (["play", "res-arcana", "--bots", "randm"], "Did you mean: random?"),
    (["play", "res-arcana", "--seat", "4", "--players", "3", "--bots", "random"], "the seats are 0 to 2"),
    (["play", "res-arcana", "--seat", "x", "--bots", "random"], "no seat “x”"),
    (["play", "res-arcana", "--bots", "random,random,random", "--players", "2"], "3 bots do not fit"),
    (["play", "res-arcana", "--names", "A,B", "--bots", "random"], "2 names"),
    (["play", "res-arcana", "--names", "random", "--bots", "random"], "name of a bot"),
    (["play", "--resume", "/no/such/file"], "cannot be read"),
    (["play", "res-arcana", "--lang", "fr"], "choose one of en, uk, ru, pl"),
])
def test_bad_input_is_explained(args: list[str], said: str) -> None:
    result = type_lines(args, [])
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output
