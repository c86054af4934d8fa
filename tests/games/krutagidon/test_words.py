"""Every word of Krutagidon in four languages: nothing is missing, nothing is idle, and what is said is well formed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from conclave.games.krutagidon import KRUTAGIDON
from conclave.games.krutagidon.boards import BOARDS, Board
from conclave.games.krutagidon.effects_flow import EVENTS
from conclave.games.krutagidon.effects_special import SOURCES as GAINED_FROM
from conclave.games.krutagidon.grammar import CONDITIONS
from conclave.games.krutagidon.model import CARDS, KINDS, TYPES, Card
from conclave.games.krutagidon.piles import ZONES
from conclave.games.krutagidon.reading import KEYWORDS, ROLES, Fixed
from conclave.games.krutagidon.targets import KINDS as TARGETS
from conclave.kernel.decision import Choose, Decision
from conclave.kernel.dice import Dice
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES, message_keys, phrasebook
from conclave.kernel.words import Words

TEXTS = Path(KRUTAGIDON.text_folder)
NAMED: list[Card | Board] = [*CARDS, *BOARDS.values()]
REASONS = ("legends", "main-deck", "tokens")
TAGS = ("attack", "defence", "ongoing", "promo")
COUNTED = ("count", "sum-cost", "max-cost", "dwt", "real-dwt", "life", "cost", "vp", "min-life")
REVEALED = ("deck-top", "main-top", "hand")
CARD_OPS = ("pick", "discard", "destroy")
AWKWARD = re.compile(r"\{|\}|\?\?\?|\$|  |\.\.|,,|;;|::| [.,;:)]|\( |(?<![!?])[.,;:][.,;:]|^\s|\s$|\u2068|\u2069|\bn\d|--")
NAMES_OF_WIZARDS = re.compile(r"\b(?:self|target|avoider|killer|bound|picked|those|rest|permanents|any)\b")


def dashed(name: str) -> str:
    return name.replace("_", "-")


def in_sources() -> set[str]:
    """Keys that stand in the sources as they are."""
    keys: set[str] = set()
    for file in TEXTS.parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "key":
                keys |= literals(node.value)
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("Words", "Prompt", "tell"):
                keys |= literals(node.args[0])
                if name == "tell" and len(node.args) > 5:
                    keys |= {f"{key}-known" for key in literals(node.args[0])}
    return keys - {""}


def literals(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def made_of_names() -> set[str]:
    """Keys that are put together from names."""
    keys = {thing.words.key for thing in NAMED} | {f"{thing.words.key}-printed" for thing in NAMED if thing.mild}
    keys |= {f"kind-{dashed(name)}" for name in KINDS} | {f"tag-{tag}" for tag in TAGS}
    keys |= {f"type-{name}" for name in TYPES} | {f"zone-{dashed(name)}" for name in ZONES}
    keys |= {f"who-{dashed(name)}" for name in ROLES} | {f"targets-{dashed(name)}" for name in TARGETS}
    keys |= {f"filter-{name}" for name in KEYWORDS} | {f"number-{name}" for name in COUNTED}
    keys |= {f"line-when-{dashed(name)}" for name in EVENTS} | {f"event-{dashed(name)}" for name in EVENTS}
    keys |= {f"op-gain-{dashed(name)}" for name in GAINED_FROM} | {f"op-reveal-{name}" for name in REVEALED}
    keys |= {f"op-{name}" for name in CARD_OPS}
    keys |= {f"op-may{often}{more}" for often in ("", "-repeat") for more in ("", "-cost", "-else")}
    keys |= {f"if-{dashed(condition.name)}" for condition in CONDITIONS if "words" not in vars(condition)}
    keys |= {f"reason-{reason}" for reason in REASONS} | {f"window-{window}" for window in KRUTAGIDON.windows}
    for option in KRUTAGIDON.options:
        keys |= {f"option-{option.name}"} | {f"{option.name}-{value}" for value in option.values}
    return keys | {"title-krutagidon", "about-krutagidon"}


def referenced(lang: str) -> set[str]:
    """Messages that other messages are made of."""
    return set(re.findall(r"\{ ([a-z-]+) \}", (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")))


@lru_cache(maxsize=1)
def spoken() -> frozenset[Words]:
    """Everything that random games say: events to each seat, questions, options, and why not."""
    said: set[Words] = set()
    for players, seeds in ((2, 3), (3, 2), (4, 2), (5, 2)):
        for seed in range(seeds):
            table = Table(KRUTAGIDON, players, seed, {})
            said |= set(drive(table, seed))
            for _, event in table.log():
                said |= {event.words_for(seat) for seat in (None, *range(players))}
    return frozenset(said)


def drive(table: Table, seed: int) -> Iterator[Words]:
    """A random game; whoever can do something else does not end the turn, so that much is bought and fought."""
    dice = Dice.of(seed, "words")
    while not table.over and table.version < 4000:
        decision = table.decision
        yield decision.words
        yield from options_of(decision)
        if table.version % 8 == 0:
            for refusal in table.why_not():
                yield refusal.what
                yield refusal.reason
        answer = decision.sample(dice)
        if decision.write(answer) == "end turn":
            answer = decision.sample(dice)
        table.play(answer)


def options_of(decision: Decision) -> Iterator[Words]:
    assert isinstance(decision, Choose)
    yield from [option.words for option in decision.options]


def on_cards() -> list[Words]:
    said: list[Words] = []
    for face in KRUTAGIDON.cards():
        said += [face.words, *face.lines, *[part for part in (face.cost, face.points) if part is not None]]
    return said


def parts_of(words: Words) -> Iterator[Words]:
    yield words
    for _, value in words.args:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Words):
                yield from parts_of(part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_key_and_no_other(lang: str) -> None:
    assert message_keys(TEXTS, lang) == message_keys(TEXTS, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_are_read_without_rubbish(lang: str) -> None:
    body = FluentParser().parse((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sources_use_all_messages_and_no_others(lang: str) -> None:
    used = in_sources() | made_of_names()
    known = message_keys(TEXTS, lang)
    assert used - known == {"player"}, "the name of a player is the kernel's"
    assert known - used - referenced(lang) == set()


def test_the_scan_of_the_sources_finds_what_games_say() -> None:
    found = in_sources() | made_of_names()
    for words in (*spoken(), *on_cards()):
        assert {part.key for part in parts_of(words)} - {""} <= found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_leave_nothing_unsaid(lang: str) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    told = {words.key for words in spoken()}
    assert {"drew", "drew-known", "died", "took-token", "mayhem", "defended", "bought", "scored", "game-won", "end-is-near",
            "ask-act", "ask-defend", "ask-may", "why-power-short", "why-never-sold"} <= told
    for words in spoken():
        text = book.say(words)
        assert text, words
        assert not AWKWARD.search(text), text
        if words.key.startswith("ask-"):
            assert text[0].isupper() or text[0] in "“«„", text
            assert text.endswith((".", "?")), text


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_nothing_is_left_in_latin_letters(lang: str) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    for words in (*spoken(), *on_cards()):
        assert not re.search("[A-Za-z]", book.say(words)), book.say(words)


def test_nothing_is_left_of_the_names_by_which_messages_tell_wizards_and_cards_apart() -> None:
    book = phrasebook("pl", KRUTAGIDON)
    for words in (*spoken(), *on_cards()):
        assert not NAMES_OF_WIZARDS.search(book.say(words)), book.say(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_card_is_a_sentence(lang: str) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    faces = KRUTAGIDON.cards()
    assert len(faces) == len(CARDS) > 100
    for face in faces:
        for line in face.lines:
            text = book.say(line)
            assert text[0].isupper() or text[0].isdigit() or text[0] == "+", text
            assert text.endswith("."), text
            assert not AWKWARD.search(text), text


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
    Words("swapped-tokens", (("seat", 0), ("other", 1), NAME, ("other_card", NAME[1]))), Words("why-used-this-turn"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", RARE, ids=[words.key for words in RARE])
def test_what_random_games_seldom_say(words: Words, lang: str) -> None:
    text = phrasebook(lang, KRUTAGIDON).say(words)
    assert text[0].isupper() or text[0] in "“«„"
    assert not AWKWARD.search(text), text


def chosen_cards() -> Iterator[Words]:
    """What an operation can be about: each zone, each owner, with and without a demand."""
    whole, part = Words("filter-any"), Words("filter", (("parts", (Words("type-spell"), Words("filter-attack"))),))
    for demand in (whole, part):
        yield Words("cards-bound", (("filter", demand),))
        yield Words("cards-except", (("filter", demand),))
        for role in ROLES:
            for zones in (*[(zone,) for zone in ZONES], ("hand", "discard"), ("in_play", "hand", "discard")):
                listed = tuple([Words(f"zone-{dashed(zone)}") for zone in zones])
                yield Words("cards", (("zones", listed), ("of", Words(f"who-{dashed(role)}")), ("filter", demand)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_operations_on_cards_can_be_said_in_all_their_forms(lang: str) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    numbers = (Fixed(1).words(), Fixed(2).words(), Fixed(999).words(), Words("number-all"),
               Words("number-cost", (("times", 2),)))
    ways = [(key, how) for key in CARD_OPS for how in ("must", "may", "random")] + [("put", "must"), ("put", "may")]
    roles = [Words(f"who-{dashed(role)}") for role in (*ROLES, "bound")]
    zones = [Words(f"zone-{zone}") for zone in ("hand", "discard", "deck-top", "deck-bottom")]
    for at, cards in enumerate(chosen_cards()):
        for key, how in ways:
            args = (("cards", cards), ("n", numbers[at % 5]), ("by", roles[at % 9]), ("how", how), ("zone", zones[at % 4]),
                    ("whom", (*roles, Words("who-picked"))[at % 10]))
            text = book.say(Words(f"op-{key}", args if key == "put" else args[:4]))
            assert text[0].islower(), text
            assert not AWKWARD.search(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_on_a_card_has_its_words(lang: str) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    for key in ("op-power", "op-draw", "op-heal", "op-damage"):
        for count in (*range(1, 16), 20, 25):
            said = book.say(Words(key, (("who", Words("who-target")), ("n", Fixed(count).words()))))
            assert str(count) in said
            assert not AWKWARD.search(said), said


@pytest.mark.parametrize(("lang", "drawn", "hurt"), [
    ("en", ["draw 1 card", "draw 2 cards", "draw 5 cards"], ["takes 1 damage", "takes 2 damage", "takes 5 damage"]),
    ("uk", ["візьміть 1 карту", "візьміть 2 карти", "візьміть 5 карт"],
     ["зазнає 1 шкоди", "зазнає 2 шкоди", "зазнає 5 шкоди"]),
    ("ru", ["возьмите 1 карту", "возьмите 2 карты", "возьмите 5 карт"],
     ["получает 1 урон", "получает 2 урона", "получает 5 урона"]),
    ("pl", ["dobierz 1 kartę", "dobierz 2 karty", "dobierz 5 kart"],
     ["otrzymuje 1 obrażenie", "otrzymuje 2 obrażenia", "otrzymuje 5 obrażeń"]),
])
def test_numbers_take_the_right_plural_on_cards(lang: str, drawn: list[str], hurt: list[str]) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    numbers = [Fixed(count).words() for count in (1, 2, 5)]
    assert [book.say(Words("op-draw", (("who", Words("who-self")), ("n", number)))) for number in numbers] == drawn
    assert [book.say(Words("op-damage", (("who", Words("who-target")), ("n", number)))) for number in numbers] == hurt


@pytest.mark.parametrize(("lang", "forms"), [
    ("en", ["Ola draws 1 card.", "Ola draws 3 cards.", "Ola draws 21 cards."]),
    ("uk", ["Ola бере 1 карту.", "Ola бере 3 карти.", "Ola бере 21 карту."]),
    ("ru", ["Ola берёт 1 карту.", "Ola берёт 3 карты.", "Ola берёт 21 карту."]),
    ("pl", ["Ola dobiera 1 kartę.", "Ola dobiera 3 karty.", "Ola dobiera 21 kart."]),
])
def test_numbers_take_the_right_plural_in_the_log(lang: str, forms: list[str]) -> None:
    book = phrasebook(lang, KRUTAGIDON)
    said = [Words("drew", (("seat", 0), ("count", count))) for count in (1, 3, 21)]
    assert [book.say(words, ["Ola"]) for words in said] == forms


SAMPLES = [
    ("abracadabrador", 0, "Draw 1 card; heal 2 life.", "Візьміть 1 карту; накрутіть 2 життя.",
     "Возьмите 1 карту; накрутите 2 жизни.", "Dobierz 1 kartę; podkręć życie o 2."),
    ("gutting_sin", 0, "+2 power; attack — chosen foe: takes 5 damage.", "+2 міці; атака — обраний ворог: зазнає 5 шкоди.",
     "+2 мощи; атака — выбранный враг: получает 5 урона.", "+2 mocy; atak — wybrany wróg: otrzymuje 5 obrażeń."),
    ("festering_trepanner", 0, "+2 power; attack — each foe: discards 1 card in their hand.",
     "+2 міці; атака — кожен ворог: скидає 1 карту із руки.", "+2 мощи; атака — каждый враг: сбрасывает 1 карту из руки.",
     "+2 mocy; atak — każdy wróg: odrzuca 1 kartę spośród kart na ręce."),
    ("steam_up", 1,
     "Defence — discard this card from your hand to avoid the attack: draw 1 card; the attacker takes 2 damage.",
     "Захист — скиньте цю карту з руки, щоб уникнути атаки: візьміть 1 карту; нападник зазнає 2 шкоди.",
     "Защита — сбросьте эту карту с руки, чтобы избежать атаки: возьмите 1 карту; нападающий получает 2 урона.",
     "Obrona — odrzuć tę kartę z ręki, aby uniknąć ataku: dobierz 1 kartę; atakujący otrzymuje 2 obrażenia."),
    ("mayhem_p", 0, "Mayhem attack — each wizard with 10 life or more: takes 5 damage.",
     "Свавілля, атака — кожен чаклун, у якого 10 життів або більше: зазнає 5 шкоди.",
     "Беспредел, атака — каждый колдун, у которого 10 жизней или больше: получает 5 урона.",
     "Rozróba, atak — każdy czarownik, który ma 10 punktów życia lub więcej: otrzymuje 5 obrażeń."),
    ("lord_mousington", 0,
     "+2 power; attack — each foe: takes X damage, where X is twice the number of cards of type creature "
     "anywhere in your play area and discard pile.",
     "+2 міці; атака — кожен ворог: зазнає Х шкоди, де Х — подвоєна кількість карт типу «тварюка» з карт вашої ігрової "
     "зони та стопки скиду.",
     "+2 мощи; атака — каждый враг: получает Х урона, где Х — удвоенное число карт типа «тварь» из карт вашей игровой зоны "
     "и стопки сброса.",
     "+2 mocy; atak — każdy wróg: otrzymuje X obrażeń, gdzie X to 2 × liczba kart typu „stwór” spośród twoich kart w grze "
     "i kart odrzuconych."),
    ("dwt_20", 0, "Ongoing — attacks by “Wand” deal 3 more damage to you.",
     "Постійна дія — атаки карт «Паличка» завдають вам на 3 шкоди більше.",
     "Постоянка — атаки карт «Палочка» наносят вам на 3 урона больше.",
     "Efekt stały — ataki kart „Różdżka” zadają ci o 3 obrażenia więcej."),
]


@pytest.mark.parametrize(("name", "line", "en", "uk", "ru", "pl"), SAMPLES, ids=[sample[0] for sample in SAMPLES])
def test_what_stands_on_cards(name: str, line: int, en: str, uk: str, ru: str, pl: str) -> None:
    face = next(face for face in KRUTAGIDON.cards() if face.name == name)
    for lang, text in (("en", en), ("uk", uk), ("ru", ru), ("pl", pl)):
        assert phrasebook(lang, KRUTAGIDON).say(face.lines[line]) == text
