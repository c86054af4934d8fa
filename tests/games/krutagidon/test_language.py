"""Every word of Krutagidon's language is whole: it can be read, said, appraised and drawn."""

from __future__ import annotations

from math import isfinite

import pytest

from conclave.games.krutagidon.bots.worth import ConditionWord, EffectWord, NumberWord, Tally, TargetsWord
from conclave.games.krutagidon.cards.language import DEFENCE, LANGUAGE
from conclave.games.krutagidon.effects.scope import CREDIT, ROLES, effect_of
from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.content import read_text
from conclave.kernel.errors import ContentError
from conclave.kernel.text import LANGUAGES, phrasebook
from conclave.kit.effects import EACH, NOBODY, Op
from conclave.kit.language import Word
from tests.games.krutagidon.test_words import AWKWARD
from tests.games.sources import drawn

# An effect for each word. What stands on cards is tested with the cards; here no word may be missing.
SPECIMENS = {
    "op-nothing": "{op: nothing}",
    "op-power": "{op: power, n: 2}",
    "op-power-multiplier": "{op: power_multiplier, n: 2}",
    "op-draw": "{op: draw, n: 2}",
    "op-heal": "{op: heal, n: 2, who: target}",
    "op-damage": "{op: damage, n: 2, dwt_offer: 2}",
    "op-spend-life": "{op: spend_life, n: 2}",
    "op-set-life": "{op: set_life, n: 2}",
    "op-swap-life": "{op: swap_life, a: weakest_wizard, b: strongest_wizard}",
    "op-attack": "{op: attack, targets: each_foe, do: [{op: damage}], on_avoid: [{op: draw}], after: [{op: heal}]}",
    "op-redirect": "{op: redirect}",
    "op-look": "{op: look, in: deck_top, bind: top}",
    "op-reveal": "{op: reveal, in: hand, of: target, n: all}",
    "op-pick": "{op: pick, cards: {in: [hand]}}",
    "op-discard": "{op: discard, cards: {in: [hand]}, random: true}",
    "op-destroy": "{op: destroy, cards: {in: [hand, discard]}, may: true}",
    "op-put": "{op: put, cards: {in: [discard]}, to: hand}",
    "op-gain": "{op: gain, from: limp_pile}",
    "op-shuffle-together": "{op: shuffle_together, in: [hand]}",
    "op-replace-market": "{op: replace_market, may: true}",
    "op-play-foe-top": "{op: play_foe_top}",
    "op-play-mayhem": "{op: play_mayhem, draw: 2, play: 1, self_may_skip: true}",
    "op-play-group-attack": "{op: play_group_attack, scope: self_only}",
    "op-play-attacks": "{op: play_attacks, cards: {in: [hand]}}",
    "op-property-token": "{op: property_token, until: next_legend_defeated}",
    "op-swap-dwt": "{op: swap_dwt, with: target}",
    "op-return-dwt": "{op: return_dwt, n: 1}",
    "op-redistribute-dwt": "{op: redistribute_dwt}",
    "op-if": "{op: if, cond: {did: it}, then: [{op: draw}], else: [{op: nothing}]}",
    "op-choose-one": "{op: choose_one, options: [{do: [{op: power}]}, {do: [{op: nothing}]}]}",
    "op-may": "{op: may, repeat: true, cost: [{op: spend_life, n: 1}], do: [{op: draw}]}",
    "op-each": "{op: each, targets: $it, do: [{op: draw, who: target}]}",
    "op-choose-wizard": "{op: choose_wizard, from: foes, bind: friend}",
    "op-compare": "{op: compare, among: each_wizard, by: {life: target}, high: highest}",
    "op-this-turn": "{op: this_turn, event: buy_or_gain, do: [{op: heal, n: {cost: event}}]}",
    "if-ge": "{ge: 3, of: {dwt: self}}",
    "if-eq": "{eq: 3, of: {dwt: self}}",
    "if-exists": "{exists: {in: [discard]}}",
    "if-controls": "{controls: sign}",
    "if-first-card-this-turn": "{first_card_this_turn: true}",
    "if-target-died": "{target_died: true}",
    "if-no-attack-damage": "{no_attack_damage: true}",
    "if-is-type": "{is_type: spell, of: it}",
    "if-did": "{did: it}",
    "if-in-remaining": "{in_remaining: target}",
    "number-count": "{count: {in: [hand]}}",
    "number-sum-cost": "{sum_cost: {in: [hand]}}",
    "number-max-cost": "{max_cost: {in: [hand]}}",
    "number-dwt": "{times: 2, dwt: self}",
    "number-real-dwt": "{real_dwt: self}",
    "number-life": "{life: target}",
    "number-cost": "{cost: it}",
    "number-vp": "{vp: it}",
    "number-min-life": "{min_life: each_wizard}",
}
# What no sign can say: the client says it in words.
IN_WORDS = {"op-shuffle-together", "op-replace-market", "op-play-mayhem", "op-play-group-attack", "op-play-attacks",
            "op-redistribute-dwt", "op-compare", "if-controls", "if-did", "if-in-remaining", "number-real-dwt"}
each_word = pytest.mark.parametrize("word", LANGUAGE.words.values(), ids=LANGUAGE.words)


def effect(text: str, inside: str) -> list[Op[Table]]:
    """An effect that stands inside of a kind of effect; `it` is bound before it."""
    return LANGUAGE.read(read_text(f"- {{do: [{text}]}}", "here.yaml")[0]).effect("do", inside, ("it",))


def specimen(word: Word[Table]) -> Op[Table]:
    """An operation in which a word stands."""
    text = SPECIMENS.get(word.key, "")
    if word.family == "if":
        text = f"{{op: if, cond: {text}, then: [{{op: draw}}]}}"
    elif word.family == "number":
        text = f"{{op: power, n: {text}}}"
    elif word.family == "targets":
        text = f"{{op: each, targets: {word.name}, do: [{{op: damage}}]}}"
    elif word.family == "who":
        text = f"{{op: draw, who: {word.name}}}"
    return effect(text, word.inside)[0]


@each_word
def test_every_word_has_a_specimen(word: Word[Table]) -> None:
    assert word.family in ("targets", "who") or word.key in SPECIMENS, f"no specimen of {word.key}"
    assert word.family != "op" or specimen(word).word == word.key


@each_word
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_can_be_said(word: Word[Table], lang: str) -> None:
    text = phrasebook(lang, KRUTAGIDON).say(specimen(word).words())
    assert text
    assert not AWKWARD.search(text), text


@each_word
def test_every_word_has_its_worth(word: Word[Table]) -> None:
    kinds = {"op": EffectWord, "if": ConditionWord, "number": NumberWord, "targets": TargetsWord, "who": Word}
    assert isinstance(word, kinds[word.family]), f"{word.key} has no appraisal"
    for foes in (1, 4):
        tally = Tally(LANGUAGE, foes)
        tally.add(specimen(word), 1.0, 1.0)
        assert isfinite(tally.power + tally.draws + tally.use + tally.shielding(specimen(word)))


@each_word
def test_every_word_is_drawn_or_left_to_words(word: Word[Table]) -> None:
    table = drawn("krutagidon", LANGUAGE.families)
    said = specimen(word).words()
    if word.family == "op":
        assert (said.key in table) != (word.key in IN_WORDS), f"{said.key} is not drawn, or drawn and left to words"
    elif word.family == "if":
        assert (dict(said.args)["condition"].key in table) != (word.key in IN_WORDS), f"{word.key} is not drawn"
    elif word.family in ("number", "targets"):
        assert (word.key in table) != (word.key in IN_WORDS), f"{word.key} is not drawn"


def test_nothing_is_left_of_words_that_are_gone() -> None:
    assert set(LANGUAGE.words) >= set(SPECIMENS) | IN_WORDS


@pytest.mark.parametrize(("text", "complaint"), [
    ("{op: redirect}", "'redirect' works only inside of: defense"),
    ("{op: if, cond: {no_attack_damage: true}, then: [{op: draw}]}", "'no_attack_damage' works only inside of: attack"),
    ("{op: each, targets: remaining, do: [{op: draw}]}", "'remaining' works only inside of: attack"),
    ("{op: each, targets: each_foe}", "'do' is missing"),
    ("{op: each, targets: $nobody, do: [{op: draw}]}", "unknown bound name 'nobody'"),
    ("{op: attack, targets: each_foe}", "an attack does something: 'do' or 'do_all' is missing"),
    ("{op: heal, n: {cost: event}}", "unknown bound name 'event'"),
    ("{op: draw, who: traget}", "unknown who 'traget'; did you mean 'target'?"),
    ("{op: look, in: deck_top}", "'bind' is missing"),
    ("{op: discard}", "'cards' is missing"),
    ("{op: discard, cards: {of: target}}", "a selection names its zones with 'in', or something 'bound'"),
    ("{op: power, n: {dtw: self}}", "a number counts one of count, sum_cost"),
    ("{op: this_turn, event: turn_end, to: deck_top}", "only a card that is bought or gained can be sent"),
    ("{op: this_turn, event: turn_end}", "a promise does something, or sends a card somewhere"),
])
def test_mistakes_are_told_with_their_place(text: str, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        effect(text, "")
    assert str(caught.value).startswith("here.yaml:1: ")
    assert complaint in str(caught.value)


def test_what_belongs_into_a_defence_or_an_attack_is_read_there() -> None:
    assert effect("{op: redirect}", DEFENCE)
    assert effect("{op: attack, targets: each_foe, do: [{op: damage}], after: [{op: if, cond: {no_attack_damage: true},"
                  " then: [{op: each, targets: remaining, do: [{op: draw, who: target}]}]}]}", "")


def test_an_effect_begins_with_its_wizard_as_attacker_and_killer() -> None:
    scope = effect_of(2, 40)
    assert [scope.roles[LANGUAGE.roles.index(role)] for role in ("self", "each", *ROLES)] == [2, NOBODY, NOBODY, 2, NOBODY,
                                                                                             NOBODY]
    assert (scope.roles[CREDIT], scope.roles[EACH], scope.card, scope.bound) == (2, NOBODY, 40, None)
