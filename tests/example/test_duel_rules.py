"""The hard rules of future titles, in small: each test reads like the sentence of the rulebook that it is about."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conclave.kernel.content import read_text
from conclave.kernel.errors import BadNotation, BadSave, ContentError, IllegalAnswer
from conclave.kernel.events import Event
from conclave.kernel.text import LANGUAGES, message_keys, phrasebook
from tests.example.duel.cards import CARDS, Card
from tests.example.duel.game import DUEL
from tests.example.duel.ring import ROUNDS, Ring
from tests.example.staging import CHAIN, INTO_THE_CHAIN, Stage


def told(stage: Stage, *answers: str) -> list[str]:
    """The kinds of events that answers lead to, each with its seat."""
    heard: list[Event] = []
    stage.ring.told = heard
    stage.does(*answers)
    return [f"{event.key} {dict(event.args)['seat']}" for event in heard]


def test_a_trap_interrupts_a_spell_between_two_sentences() -> None:
    stage = Stage("next=act:0,act:1 | plan=ember | trap=thorns plan=hail")
    assert told(stage, "ember", "thorns") == ["cast 0", "hurt 1", "sprang 1", "hurt 0", "hurt 1"]
    assert stage.ring.life == [4, 3]


def test_a_trap_on_a_trap_is_finished_before_what_it_interrupts() -> None:
    stage = Stage(CHAIN)
    before = ["cast 0", "hurt 1", "sprang 1", "hurt 0", "sprang 0", "hurt 1", "sprang 1"]
    assert told(stage, *INTO_THE_CHAIN, "aegis", "no") == [*before, "ignored 1", "healed 0", "hurt 1"]
    assert stage.ring.life == [6 - 2 + 1, 6 - 2 - 1 + 1 - 1, 6]


def test_a_set_trap_is_asked_about_even_if_it_does_not_fit() -> None:
    """What lies face down must not be told by whether its owner is asked."""
    stage = Stage("next=act:0 | plan=ember | trap=lifeline").does("ember")
    assert stage.asked() == "1 ask-answer: none"
    assert [str(refusal.reason.key) for refusal in DUEL.why_not(stage.ring, stage.runner.pending[0])] == ["why-not-deadly"]


def test_damage_that_was_dealt_can_be_taken_back_and_saves_a_mage() -> None:
    stage = Stage("next=act:0 | plan=ember | life=2 trap=lifeline").does("ember")
    assert stage.ring.life[1] == 0
    stage.does("lifeline")
    assert stage.ring.fallen == []
    assert stage.ring.life[1] == 2 - 2 + 2 - 1


def test_a_mage_who_does_not_save_himself_falls_and_shows_all_cards() -> None:
    stage = Stage("next=act:0 | plan=ember | life=2 trap=lifeline hand=mirror plan=storm")
    events = told(stage, "ember", "no", "none")
    assert events[-1] == "fell 1"
    assert len(stage.ring.piles["discard"][1]) == len(CARDS)
    outcome = DUEL.outcome(stage.ring)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "last-standing")
    assert stage.runner.pending == []


def test_nobody_falls_at_a_full_stop_that_did_not_hurt_him() -> None:
    """Seat 1 has no life left while his Thorns are carried out; only the outer full stop asks whether he falls."""
    stage = Stage("next=act:0 | plan=ember | life=1 trap=thorns,aegis").does("ember", "thorns, aegis")
    assert stage.asked() == "1 ask-answer-order: aegis, thorns thorns, aegis"
    stage.does("thorns, aegis")
    assert stage.ring.life == [4, 0]
    assert stage.ring.fallen == [1]  # the second sentence of Ember found him with 1 life


def test_all_can_fall_at_once() -> None:
    stage = Stage("next=act:0 | life=2 plan=ember | life=2 trap=thorns").does("ember", "thorns")
    outcome = DUEL.outcome(stage.ring)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "all-fell")


def test_several_seats_answer_one_full_stop_in_turn_order_and_declare_first() -> None:
    stage = Stage("round=2 next=act:1,act:0 | trap=thorns plan=hail | life=9 plan=storm | trap=spite")
    stage.does("storm", "seat-0", "none")
    assert (stage.asked(), stage.ring.life[1]) == ("2 ask-answer: none spite", 9)  # in round 2 seat 1 is first, then 2
    stage.does("spite")
    assert (stage.asked(), stage.ring.life[1]) == ("0 ask-answer: none thorns", 9)
    events = told(stage, "thorns")
    assert events == ["sprang 0", "hurt 1", "healed 2", "hurt 1"]


def test_a_redirected_wound_hits_the_attacker_who_cannot_redirect_it_again() -> None:
    stage = Stage("next=act:0,act:1 | plan=ember hand=mirror | hand=mirror plan=hail").does("ember", "mirror")
    assert stage.ring.life == [4, 5]
    assert [CARDS[card].name for card in stage.ring.piles["hand"][0]] == ["mirror"]


def test_only_the_share_of_who_redirects_is_sent_back_and_all_decide_before_anything_happens() -> None:
    stage = Stage("next=act:0 | plan=hail | hand=mirror | hand=storm").does("hail", "seat-1=2 seat-2=1", "mirror")
    assert stage.asked() == "2 ask-redirect: no"
    assert stage.ring.life == [6, 6, 6]
    stage.does("no")
    assert stage.ring.life == [6 - 2 + 1, 6, 5]


def test_a_redirected_wound_counts_as_the_defender_would_have_suffered_it() -> None:
    stage = Stage("next=act:0 | plan=ember open=twilight | hand=mirror open=stone_skin").does("ember", "mirror")
    assert stage.ring.life == [5, 6]


@pytest.mark.parametrize(("first", "life"), [("stone_skin", 5), ("twilight", 6)])
def test_the_affected_player_orders_replacements_and_each_counts_once(first: str, life: int) -> None:
    stage = Stage("next=act:0 | plan=ember | open=stone_skin,twilight").does("ember")
    assert stage.asked() == "1 ask-shelter: stone_skin twilight"
    stage.does(first)
    assert stage.ring.life[1] == life


def test_dice_fall_by_the_seed_and_within_their_bounds() -> None:
    rolls = set()
    for counter in range(20):
        stage = Stage(f"next=act:0 dice=5:{counter} | plan=storm | trap=aegis").does("storm")
        again = Stage(f"next=act:0 dice=5:{counter} | plan=storm | trap=aegis").does("storm")
        assert stage.ring.plain() == again.ring.plain()
        rolls.add(6 - stage.ring.life[1])
    assert rolls == {1, 2, 3}


def test_who_looks_puts_cards_back_and_remembers_them() -> None:
    stage = Stage("next=act:0,act:1 | plan=foresight deck=storm,hail,ember | plan=hail").does("foresight", "hail, ember")
    own, rival = (json.loads(json.dumps(DUEL.view(stage.ring, seat)))["seats"][0] for seat in (0, 1))
    assert own["top"] == ["hail", "ember"]
    assert "top" not in rival
    assert rival["deck"] == 3


def test_what_is_not_planned_can_not_be_cast() -> None:
    stage = Stage("next=act:0 | plan=ember hand=storm |")
    with pytest.raises(IllegalAnswer, match="'storm' is not one of: ember, wait"):
        stage.does("storm")
    assert [refusal.thing for refusal in DUEL.why_not(stage.ring, stage.runner.pending[0])] == ["card:storm"]
    stage.does("wait")
    assert stage.ring.round == 2


def test_the_game_ends_after_its_last_round() -> None:
    stage = Stage(f"round={ROUNDS} next=act:0,clean:0 | life=3 plan=mirror | life=5").does("wait")
    outcome = DUEL.outcome(stage.ring)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1,), (3, 5), "most-life")


def test_a_position_is_read_as_it_was_written() -> None:
    ring = DUEL.read_position(CHAIN)
    line = DUEL.write_position(ring)
    assert DUEL.read_position(line).plain() == ring.plain()


@pytest.mark.parametrize(("line", "complaint"), [
    ("round=1 |", "2 or 3 seats"), ("| hand=amber |", "'amber' is no card"), ("| hand=ember trap=ember |", "two places"),
    ("next=sing:0 | |", "a step is"), ("next=act:5 | |", "a step is"), ("dice=1 | |", "two whole numbers"),
    ("| lives=3 |", "unknown field 'lives'"), ("rounds=3 | |", "unknown field 'rounds'")])
def test_a_line_that_describes_no_position_is_refused(line: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        DUEL.read_position(line)


def test_plain_data_of_something_else_is_refused() -> None:
    with pytest.raises(BadSave, match="not a duel"):
        DUEL.restore({"seats": 2})


def test_a_mistake_in_a_card_names_its_line() -> None:
    record = read_text("- id: ember\n  kind: spell\n  sentences:\n    - {op: hurl, count: 2}\n", "cards.yaml")[0]
    with pytest.raises(ContentError, match=r"cards.yaml:4: unknown op 'hurl'; did you mean 'hurt'\?"):
        Card(record, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_question_has_words_in_each_language(lang: str) -> None:
    book = phrasebook(lang, DUEL)
    lines = [book.say(words) for face in DUEL.cards() for words in face.lines]
    names = [book.say(face.words) for face in DUEL.cards()]
    assert len(set(names)) == len(CARDS)
    assert all(line.endswith(".") for line in lines)
    assert message_keys(Path(DUEL.text_folder), lang) == message_keys(Path(DUEL.text_folder), "en")


def test_a_judgement_and_pieces() -> None:
    ring = DUEL.read_position("| life=6 | life=2")
    assert (DUEL.judge(ring, 0), DUEL.judge(ring, 1)) == (0.75, 0.25)
    assert set(DUEL.count_pieces(ring).values()) == {2}
    assert isinstance(ring, Ring)
    assert len(DUEL.count_pieces(ring)) == len(CARDS)
