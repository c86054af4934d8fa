"""Every word of Krutagidon in four languages: nothing is missing, nothing is idle, and what is said is well formed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from conclave.games.krutagidon.cards.boards import Board, boards_of
from conclave.games.krutagidon.cards.language import LANGUAGE
from conclave.games.krutagidon.cards.phrasing import type_words, wizard_words
from conclave.games.krutagidon.effects.other_cards import SOURCES as GAINED_FROM
from conclave.games.krutagidon.effects.selections import KEYWORDS
from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.rules.scoring import SOURCES
from conclave.games.krutagidon.state.model import EVENTS, KINDS, TYPES, Card
from conclave.games.krutagidon.state.zones import ZONES
from conclave.kernel.text import LANGUAGES, phrasebook
from conclave.kernel.words import Words
from conclave.kit.language import Literal
from tests.games.krutagidon.scene import CARDS
from tests.games.words import WordsOfATitle, called_with_keys, on_cards

NAMED: list[Card | Board] = [*CARDS, *boards_of(KRUTAGIDON.box).values()]
REASONS = ("legends", "main-deck", "tokens")
TAGS = ("attack", "defence", "ongoing", "promo")
ROLES = (*LANGUAGE.roles, *LANGUAGE.families["who"])
OTHERWISE = {"op-swap-dwt", "op-return-dwt", "op-redistribute-dwt", "op-reveal", "op-gain", "if-ge", "if-eq"}  # named
REVEALED = ("deck-top", "main-top", "hand")
CARD_OPS = ("pick", "discard", "destroy")
PUT_TO = ("hand", "discard", "deck-top", "deck-bottom")
AWKWARD = re.compile(r"\{|\}|\?\?\?|\$|  |\.\.|,,|;;|::| [.,;:)]|\( |(?<![!?])[.,;:][.,;:]|^\s|\s$|\u2068|\u2069|\bn\d|--")
NAMES_OF_WIZARDS = re.compile(r"\b(?:self|target|avoider|killer|bound|picked|each|those|rest|permanents|any|kind)\b")


def dashed(name: str) -> str:
    return name.replace("_", "-")


def made_of_names() -> set[str]:
    """Keys that are put together from names."""
    keys = {thing.words.key for thing in NAMED} | {f"{thing.words.key}-printed" for thing in NAMED if thing.mild}
    keys |= {f"kind-{dashed(name)}" for name in KINDS} | {f"tag-{tag}" for tag in TAGS}
    keys |= {f"type-{name}" for name in TYPES} | {f"zone-{dashed(name)}" for name in ZONES}
    keys |= set(LANGUAGE.words) - OTHERWISE | {f"who-{dashed(name)}" for name in LANGUAGE.roles}
    keys |= {f"filter-{name}" for name in KEYWORDS} | {"number", "number-all", "who-bound", "op-if-else"}
    keys |= {f"line-when-{dashed(name)}" for name in EVENTS} | {f"event-{dashed(name)}" for name in EVENTS}
    keys |= {f"op-gain-{dashed(name)}" for name in GAINED_FROM} | {f"op-reveal-{name}" for name in REVEALED}
    keys |= {f"put-to-{zone}" for zone in PUT_TO}
    keys |= {f"op-may{often}{more}" for often in ("", "-repeat") for more in ("", "-cost", "-else")}
    keys |= {f"source-{source}" for source in SOURCES}
    keys |= {f"reason-{reason}" for reason in REASONS} | {f"window-{window}" for window in KRUTAGIDON.windows}
    for option in KRUTAGIDON.options:
        keys |= {f"option-{option.name}"} | {f"{option.name}-{value}" for value in option.values}
    return keys | {"title-krutagidon", "about-krutagidon", "motto-krutagidon"}


class TestWords(WordsOfATitle):
    """What every title's words have to be."""

    title = KRUTAGIDON
    tables = ((2, 3, {}), (3, 2, {}), (4, 2, {}), (5, 2, {}))
    most = 4000
    refusals = 8
    rather_not = "end turn"  # so that much is bought and fought
    awkward = AWKWARD
    components = 143
    heard = frozenset({"drew", "drew-known", "died", "took-token", "mayhem", "defended", "bought", "scored", "game-won",
                       "end-is-near", "ask-act", "ask-defend", "ask-may", "why-power-short", "why-never-sold"})
    begins = "+"

    @classmethod
    def used(cls) -> set[str]:
        """The messages that the sources use."""
        return called_with_keys(cls.texts().parent) | made_of_names()


def test_nothing_is_left_of_the_names_by_which_messages_tell_wizards_and_cards_apart() -> None:
    book = phrasebook("pl", KRUTAGIDON)
    for words in (*TestWords.spoken(), *on_cards(KRUTAGIDON)):
        assert not NAMES_OF_WIZARDS.search(book.say(words)), book.say(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_content_files_and_each_is_unique(lang: str) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    for thing in NAMED:
        assert book.say(thing.words) == (thing.mild if lang == "ru" and thing.mild else thing.names[lang])
        if thing.mild:
            assert book.say(Words(f"{thing.words.key}-printed")) == thing.names[lang]
    assert len({book.say(thing.words) for thing in NAMED}) == len(NAMED)


def test_printed_names_are_ruder_in_russian_only() -> None:
    mild = [thing.words.key for thing in NAMED if thing.mild]
    assert len(mild) == 11
    for lang in LANGUAGES:
        book = phrasebook(lang, KRUTAGIDON)
        differ = [key for key in mild if book.say(Words(key)) != book.say(Words(f"{key}-printed"))]
        assert differ == (mild if lang == "ru" else [])


NAME = ("card", Words("card-sign"))
RARE = [
    Words("ask-keep-one", (("count", 1), NAME)), Words("ask-order-top", (("count", 2), NAME)),
    Words("ask-own-token", (("count", 1), NAME)), Words("ask-other-token", (("count", 1), NAME)),
    Words("ask-pass-card", (NAME,)), Words("borrowed-property", (("seat", 0), NAME)),
    Words("pick-option", (("number", 2),)),
    Words("life-set", (("seat", 0), ("life", 4))), Words("revealed-main", (("cards", (NAME[1],)),)),
    Words("swapped-tokens", (("seat", 0), ("other", wizard_words(1)), NAME, ("other_card", NAME[1]))),
    Words("ask-defend", (("attacker", wizard_words(0)), ("own", "yes"), NAME)), Words("why-used-this-turn"),
    Words("life-swapped", (("seat", 0), ("other", wizard_words(1)))),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", RARE, ids=[words.key for words in RARE])
def test_what_random_games_seldom_say(words: Words, lang: str) -> None:
    text = phrasebook(lang, KRUTAGIDON).say(words)
    assert text[0].isupper() or text[0] in "“«„"
    assert not AWKWARD.search(text), text


def chosen_cards() -> Iterator[Words]:
    """What an operation can be about: each zone, each owner, with and without a demand."""
    spell, attack = type_words(TYPES.index("spell")), Words("filter-attack")
    kind = Words("filter", (("parts", (spell,)), ("more", ())))
    part = Words("filter", (("parts", (spell, attack)), ("more", (attack,))))
    for demand in (Words("filter-any"), kind, part):
        for picked in ("no", "yes"):
            yield Words("cards-bound", (("filter", demand), ("picked", picked)))
        yield Words("cards-except", (("filter", demand),))
        for role in ROLES:
            for zones in (*[(zone,) for zone in ZONES], ("hand", "discard"), ("in_play", "hand", "discard")):
                listed = tuple([Words(f"zone-{dashed(zone)}", (("case", "from"),)) for zone in zones])
                yield Words("cards-from", (("zones", listed), ("either", listed), ("of", Words(f"who-{dashed(role)}")),
                                           ("filter", demand)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_operations_on_cards_can_be_said_in_all_their_forms(lang: str) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    numbers = (Literal(1).words(), Literal(2).words(), Literal(999).words(), Words("number-all"),
               Words("number-cost", (("times", 2), ("picked", "no"))))
    ways = [(key, how) for key in CARD_OPS for how in ("must", "may", "random")] + [("put", "must"), ("put", "may")]
    roles = [Words(f"who-{dashed(role)}") for role in (*ROLES, "bound")]
    zones = [Words(f"zone-{zone}", (("case", "to"),)) for zone in PUT_TO]
    kinds = [Words("card-kind", (("kinds", kinds),)) for kinds in ((), (type_words(TYPES.index("spell"), 2),))]
    for at, cards in enumerate(chosen_cards()):
        for key, how in ways:
            args = (("cards", cards), ("n", numbers[at % 5]), ("kind", kinds[at % 2]), ("by", roles[at % 9]), ("how", how))
            where = (("zone", zones[at % 4]), ("whom", (*roles, Words("who-picked"))[at % 10]))
            rest = (("rest", ("stays", "back")[at % 2]),)
            text = book.say(Words(f"op-{key}", (*args, *(where if key == "put" else rest))))
            assert text[0].islower(), text
            assert not AWKWARD.search(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_on_a_card_has_its_words(lang: str) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    for key in ("op-power", "op-draw", "op-heal", "op-damage"):
        for count in (*range(1, 16), 20, 25):
            said = book.say(Words(key, (("who", Words("who-target")), ("n", Literal(count).words()), ("sign", "more"))))
            assert str(count) in said
            assert not AWKWARD.search(said), said


def test_no_sentence_holds_a_seat_as_a_bare_number() -> None:
    second = {"killer", "attacker", "other"}
    found = [(words.key, name, value) for words in TestWords.spoken() for name, value in words.args if name in second]
    assert {key for key, _, _ in found} >= {"killed", "ask-defend", "redirected"}
    assert not [case for case in found if not isinstance(case[2], Words)]
