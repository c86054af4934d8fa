"""Every word of Res Arcana in four languages: nothing is missing, nothing is idle, and what is said is well formed."""

from __future__ import annotations

import re

import pytest

from conclave.games.res_arcana.cards.language import LANGUAGE
from conclave.games.res_arcana.cards.wording import offered
from conclave.games.res_arcana.effects.cards import DECKS
from conclave.games.res_arcana.effects.costs import TAGS
from conclave.games.res_arcana.game import RES_ARCANA, VARIANTS
from conclave.games.res_arcana.rules.victory import SOURCES
from conclave.games.res_arcana.state.model import ESSENCES, KINDS, Board
from conclave.kernel.text import LANGUAGES, phrasebook
from conclave.kernel.words import Words
from conclave.kit.effects import Op
from conclave.kit.language import Word
from tests.games.forms import FORMS, form
from tests.games.res_arcana.scene import BY_NAME, CARDS, Scene
from tests.games.words import WordsOfATitle, called_with_keys, options_of

REASONS = ("end-of-round-check", "mid-round-check", "match-won", "match-drawn")
AWKWARD = re.compile(r"\{|\}|\?\?\?|\$|  |\.\.|,,|;;|::| [.,;:]|[.,;:][.,;:]|^\s|\s$|\u2068|\u2069|\b0\b(?! (?:VP|ПО|PZ))")


def made_of_names() -> set[str]:
    """Keys that are put together from names."""
    keys = {card.words.key for card in CARDS}
    keys |= {f"essence-{name}" for name in ESSENCES} | {f"kind-{name.replace('_', '-')}" for name in KINDS}
    keys |= {f"tag-{tag}" for tag in TAGS} | {f"deck-{deck.replace('_', '-')}" for deck in DECKS}
    keys |= {f"reason-{reason}" for reason in REASONS} | {f"variant-{value}" for value in VARIANTS.values}
    keys |= {f"source-{source}" for source in SOURCES}
    keys |= set(LANGUAGE.words) | {f"{key}-offer" for key in LANGUAGE.words if key.startswith("cost-")}
    keys |= {"window-life-loss", "window-victory-check", "option-variant", "title-res-arcana", "about-res-arcana",
             "motto-res-arcana"}
    return keys


class TestWords(WordsOfATitle):
    """What every title's words have to be."""

    title = RES_ARCANA
    tables = tuple([(players, 3, {"variant": variant}) for variant, players in (
        ("standard", 2), ("standard", 4), ("first-game", 3), ("draft", 3), ("match", 2))])
    most = 700
    awkward = AWKWARD
    components = 78
    heard = frozenset({"drew", "drew-known", "kept-known", "lost", "checked", "game-won", "ask-act", "why-short"})

    @classmethod
    def used(cls) -> set[str]:
        """The messages that the sources use."""
        return called_with_keys(cls.texts().parent, from_top=-1) | made_of_names()


def test_cards_are_made_once_and_know_their_facts() -> None:
    faces = {face.name: face for face in RES_ARCANA.cards()}
    assert RES_ARCANA.cards() is RES_ARCANA.cards()
    serpent = faces["sea_serpent"]
    assert (serpent.kind, serpent.tags, serpent.origin) == ("artifact", ("dragon", "creature"), "public")
    assert faces["guard_dog"].rules == ("RA-CARD-7",)
    assert faces["witch"].cost is None
    assert faces["vault"].points is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", LANGUAGE.words.values(), ids=LANGUAGE.words)
def test_every_operation_can_be_said_in_all_its_forms(word: Word[Board], lang: str) -> None:
    book = phrasebook(lang, RES_ARCANA)
    for n in FORMS:
        made = form(LANGUAGE, word, n)
        assert isinstance(made, Op)
        for words in (made.words(), *(offered([made]) if word.family == "cost" else ())):
            text = book.say(words)
            assert text[0].islower() or text[0].isdigit(), text
            assert not AWKWARD.search(text), text


SAMPLES = [
    ("dwarven_pickaxe", 0, "Turn, pay 1 elan: gain 1 gold.",
     "Активуйте, сплатіть 1 есенцію запалу: отримайте 1 есенцію золота.",
     "Поверните, заплатите 1 эссенцию пыла: получите 1 эссенцию золота.",
     "Obróć, zapłać 1 esencję wigoru: zyskaj 1 esencję złota."),
    ("guard_dog", 0, "While turned — pay 1 elan: straighten this component.",
     "Поки активовано — сплатіть 1 есенцію запалу: підготуйте цей компонент.",
     "Пока повёрнут — заплатите 1 эссенцию пыла: подготовьте этот компонент.",
     "Gdy obrócony — zapłać 1 esencję wigoru: wyprostuj ten komponent."),
    ("healer", 0, "Collect: gain 1 calm or 1 life.",
     "Збирання: отримайте 1 есенцію спокою або 1 есенцію життя.",
     "Сбор: получите 1 эссенцию покоя или 1 эссенцию жизни.",
     "Zbieranie: zyskaj 1 esencję spokoju lub 1 esencję życia."),
    ("wind_dragon", 0, "Turn: each rival loses 2 life unless they discard 1 card.",
     "Активуйте: кожен суперник втрачає 2 есенції життя (натомість він може скинути 1 карту з руки).",
     "Поверните: каждый соперник теряет 2 эссенции жизни (вместо этого он может сбросить 1 карту с руки).",
     "Obróć: każdy rywal traci 2 esencje życia (może zamiast tego odrzucić 1 kartę z ręki)."),
    ("crypt", 1, "Turn, pay 1 death: place an artifact from your discard pile, paying 2 essences less (not gold).",
     "Активуйте, сплатіть 1 есенцію смерті: зіграйте артефакт зі свого скиду, сплативши на 2 есенції менше "
     "(знижка не стосується золота).",
     "Поверните, заплатите 1 эссенцию смерти: разыграйте артефакт из своего сброса, заплатив на 2 эссенции меньше "
     "(скидка не касается золота).",
     "Obróć, zapłać 1 esencję śmierci: zagraj artefakt ze swojego stosu kart odrzuconych, płacąc o 2 esencje mniej "
     "(zniżka nie obejmuje złota)."),
    ("cursed_forge", 0, "Collect: you must pay 1 death or turn this component.",
     "Збирання: ви мусите сплатити 1 есенцію смерті або активувати цей компонент.",
     "Сбор: вы должны заплатить 1 эссенцию смерти или повернуть этот компонент.",
     "Zbieranie: musisz zapłacić 1 esencję śmierci lub obrócić ten komponent."),
    ("obelisk", 0, "When you claim it: gain any 6 essences except gold.",
     "Під час захоплення: отримайте 6 будь-яких есенцій, крім золота.",
     "При захвате: получите 6 любых эссенций, кроме золота.",
     "Przy zajęciu: zyskaj 6 dowolnych esencji oprócz złota."),
    ("dragon_bridle", 1, "React to a dragon’s power — turn: ignore it.",
     "Реакція на силу дракона — активуйте: ігноруйте її.",
     "Реакция на силу дракона — поверните: игнорируйте её.",
     "Reakcja na moc smoka — obróć: zignoruj ją."),
    ("sorcerers_bestiary", 3, "2 VP for each of your dragons.", "2 ПО за кожного вашого дракона.",
     "2 ПО за каждого вашего дракона.", "2 PZ za każdego twojego smoka."),
]


@pytest.mark.parametrize(("name", "line", "en", "uk", "ru", "pl"), SAMPLES, ids=[sample[0] for sample in SAMPLES])
def test_what_stands_on_cards(name: str, line: int, en: str, uk: str, ru: str, pl: str) -> None:
    face = next(face for face in RES_ARCANA.cards() if face.name == name)
    for lang, text in (("en", en), ("uk", uk), ("ru", ru), ("pl", pl)):
        assert phrasebook(lang, RES_ARCANA).say(face.lines[line]) == text


@pytest.mark.parametrize(("lang", "forms"), [
    ("en", ["1 life", "2 life", "5 life", "21 life"]),
    ("uk", ["1 есенцію життя", "2 есенції життя", "5 есенцій життя", "21 есенцію життя"]),
    ("ru", ["1 эссенцию жизни", "2 эссенции жизни", "5 эссенций жизни", "21 эссенцию жизни"]),
    ("pl", ["1 esencję życia", "2 esencje życia", "5 esencji życia", "21 esencji życia"]),
])
def test_counted_essences(lang: str, forms: list[str]) -> None:
    book = phrasebook(lang, RES_ARCANA)
    counted = [Words("count-essence", (("count", count), ("essence", "life"))) for count in (1, 2, 5, 21)]
    assert [book.say(words) for words in counted] == forms


def test_prices_stand_in_the_nominative() -> None:
    price = next(face.cost for face in RES_ARCANA.cards() if face.name == "vault")
    assert price is not None
    assert [phrasebook(lang, RES_ARCANA).say(price) for lang in LANGUAGES] == [
        "Cost: 1 gold and any 1 essence", "Вартість: 1 есенція золота та 1 будь-яка есенція",
        "Стоимость: 1 эссенция золота и 1 любая эссенция", "Koszt: 1 esencja złota i 1 dowolna esencja"]
    free = next(face.cost for face in RES_ARCANA.cards() if face.name == "prism")
    assert free is not None
    assert phrasebook("en", RES_ARCANA).say(free) == "Cost: 0"


def test_the_victim_reads_what_ignoring_takes() -> None:
    scene = Scene("pool=e1 play=fire_dragon | pool=l2c1")
    scene.does("use fire_dragon 1")
    book = phrasebook("en", RES_ARCANA)
    assert book.say(scene.decision.words) == "“Fire Dragon” makes you lose 2 life unless you pay 1 calm. Do you react?"
    assert [book.say(words) for words in options_of(scene.decision)] == ["Pay 1 calm to ignore it", "Do not react"]
    assert [phrasebook(lang, RES_ARCANA).say(next(options_of(scene.decision))) for lang in ("uk", "ru", "pl")] == [
        "Ігнорувати втрату: сплатити 1 есенцію спокою", "Игнорировать потерю: заплатить 1 эссенцию покоя",
        "Zignoruj utratę: zapłać 1 esencję spokoju"]


def test_the_owner_of_a_forge_reads_what_can_be_done() -> None:
    scene = Scene(": round=2 next=collect:0,turn:0 | pool=d1 play=cursed_forge | pool=e1")
    book = phrasebook("pl", RES_ARCANA)
    assert book.say(scene.decision.words) == (
        "„Przeklęta kuźnia”: musisz zapłacić 1 esencję śmierci lub obrócić ten komponent.")
    assert [book.say(words) for words in options_of(scene.decision)] == ["Zapłać 1 esencję śmierci", "Obróć"]


def test_a_move_says_what_the_power_does() -> None:
    power = BY_NAME["athanor"].powers[0]
    book = phrasebook("en", RES_ARCANA)
    assert book.say(power.move.words) == "“Athanor” — turn, pay 1 elan: put 2 elan here"
    assert book.say(power.move.variants[0].words) == (
        "“Athanor”, forgoing the effect — turn, pay 1 elan: put 2 elan here")
