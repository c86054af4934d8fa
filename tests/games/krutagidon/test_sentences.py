"""What stands on cards and in the log, word by word in four languages."""

from __future__ import annotations

import pytest

from conclave.games.krutagidon.cards.phrasing import wizard_words
from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.kernel.text import phrasebook
from conclave.kernel.words import Words
from conclave.kit.language import Literal
from tests.games.krutagidon.scene import BY_NAME, Scene


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
    numbers = [Literal(count).words() for count in (1, 2, 5)]
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
    ("gutting_sin", 0, "+2 power; attack — a foe of your choice takes 5 damage.",
     "+2 міці; атака — обраний вами ворог зазнає 5 шкоди.", "+2 мощи; атака — выбранный вами враг получает 5 урона.",
     "+2 mocy; atak — wybrany przez ciebie wróg otrzymuje 5 obrażeń."),
    ("festering_trepanner", 0, "+2 power; attack — each foe discards 1 card from their hand.",
     "+2 міці; атака — кожен ворог скидає 1 карту з руки.", "+2 мощи; атака — каждый враг сбрасывает 1 карту с руки.",
     "+2 mocy; atak — każdy wróg odrzuca 1 kartę z ręki."),
    ("karpatych_san", 0,
     "If there is a spell card in your discard pile, put 1 spell card from your discard pile into your hand; "
     "otherwise +2 power.",
     "Якщо знайдеться карта закляття у вас у стосі скиду, покладіть 1 карту закляття зі стосу скиду в руку; "
     "інакше +2 міці.",
     "Если найдётся карта заклинания у вас в стопке сброса, положите 1 карту заклинания из стопки сброса в руку; "
     "иначе +2 мощи.",
     "Jeśli znajdzie się karta zaklęcia u ciebie na stosie kart odrzuconych, przenieś 1 kartę zaklęcia ze stosu kart "
     "odrzuconych na rękę; w przeciwnym razie +2 mocy."),
    ("finger_flexer", 0, "+5 power; −X power, where X is the number of dead-wizard tokens you control.",
     "+5 міці; −Х міці, де Х — кількість ваших жетонів здохлих чаклунів.",
     "+5 мощи; −Х мощи, где Х — число ваших жетонов дохлых колдунов.",
     "+5 mocy; −X mocy, gdzie X to liczba twoich żetonów martwych czarowników."),
    ("fatalizer", 0,
     "+2 power; attack — the weakest foe (in a tie, your choice) takes 4 damage; if they die of it, reveal 2 dead-wizard "
     "tokens and choose the one they get (shuffle the rest back).",
     "+2 міці; атака — найкволіший ворог (у разі рівності на ваш вибір) зазнає 4 шкоди; якщо він від цього здохне, "
     "розкрийте 2 жетони здохлих чаклунів і виберіть, який йому дістанеться (решту замішайте назад).",
     "+2 мощи; атака — самый хилый враг (при равенстве на ваш выбор) получает 4 урона; если он от этого подохнет, "
     "раскройте 2 жетона дохлых колдунов и выберите, какой ему достанется (остальные замешайте обратно).",
     "+2 mocy; atak — najsłabszy wróg (przy remisie do wyboru) otrzymuje 4 obrażenia; jeśli padnie od tego trupem, odkryj "
     "2 żetony martwych czarowników i wybierz, który dostanie (resztę wtasuj z powrotem)."),
    ("scorched_squire", 0,
     "+2 power; look at the top 2 cards of your deck; you may destroy 1 of them; put the rest back on top in any order.",
     "+2 міці; подивіться на 2 верхні карти своєї колоди; можете знищити 1 з них; решту поверніть на верх колоди "
     "в будь-якому порядку.",
     "+2 мощи; посмотрите 2 верхние карты своей колоды; можете уничтожить 1 из них; остальные верните на верх колоды "
     "в любом порядке.",
     "+2 mocy; obejrzyj 2 wierzchnie karty swojej talii; możesz zniszczyć 1 z nich; resztę odłóż na wierzch talii "
     "w dowolnej kolejności."),
    ("fruity_rump", 0,
     "+2 power; attack — each foe gains 1 limp wand; for each wizard who avoids the attack: heal 4 life.",
     "+2 міці; атака — кожен ворог отримує 1 мляву паличку; за кожного, хто уникнув атаки: накрутіть 4 життя.",
     "+2 мощи; атака — каждый враг получает 1 вялую палочку; за каждого, кто избежал атаки: накрутите 4 жизни.",
     "+2 mocy; atak — każdy wróg zyskuje 1 oklapłą różdżkę; za każdego, kto uniknął ataku: podkręć życie o 4."),
    ("steam_up", 1,
     "Defence — discard this card from your hand to avoid the attack: draw 1 card; the attacker takes 2 damage.",
     "Захист — скиньте цю карту з руки, щоб уникнути атаки: візьміть 1 карту; нападник зазнає 2 шкоди.",
     "Защита — сбросьте эту карту с руки, чтобы избежать атаки: возьмите 1 карту; нападающий получает 2 урона.",
     "Obrona — odrzuć tę kartę z ręki, aby uniknąć ataku: dobierz 1 kartę; atakujący otrzymuje 2 obrażenia."),
    ("six_o_mart", 0, "Ongoing — you heal twice as much life.", "Постійна дія — ви накручуєте у 2 рази більше життів.",
     "Постоянка — вы накручиваете в 2 раза больше жизней.", "Efekt stały — podkręcasz 2 razy więcej życia."),
    ("mayhem_e", 0,
     "Mayhem attack — each wizard: all who did not avoid it compare the total cost of cards in their hand; whoever has "
     "the highest gains 2 limp wands.",
     "Свавілля, атака — кожен чаклун: в усіх, хто її не уникнув, порівнюється сумарна вартість карт в руці; кожен, у кого "
     "найбільше, отримує 2 мляві палички.",
     "Беспредел, атака — каждый колдун: у всех, кто её не избежал, сравнивается суммарная стоимость карт на руке; каждый, "
     "у кого больше всего, получает 2 вялые палочки.",
     "Rozróba, atak — każdy czarownik: u wszystkich, którzy go nie uniknęli, porównuje się łączny koszt kart na ręce; "
     "każdy, kto ma najwięcej, zyskuje 2 oklapłe różdżki."),
    ("mayhem_p", 0, "Mayhem attack — each wizard with 10 life or more takes 5 damage.",
     "Свавілля, атака — кожен чаклун, у якого 10 життів або більше, зазнає 5 шкоди.",
     "Беспредел, атака — каждый колдун, у которого 10 жизней или больше, получает 5 урона.",
     "Rozróba, atak — każdy czarownik, który ma 10 punktów życia lub więcej, otrzymuje 5 obrażeń."),
    ("lord_mousington", 0,
     "+2 power; attack — each foe takes X damage, where X is twice the number of creature cards in your play area "
     "and discard pile.",
     "+2 міці; атака — кожен ворог зазнає Х шкоди, де Х — подвоєна кількість карт тварюк у вас в ігровій зоні та у стосі "
     "скиду.",
     "+2 мощи; атака — каждый враг получает Х урона, где Х — удвоенное число карт тварей у вас в игровой зоне и в стопке "
     "сброса.",
     "+2 mocy; atak — każdy wróg otrzymuje X obrażeń, gdzie X to 2 × liczba kart stworów u ciebie w grze i na stosie kart "
     "odrzuconych."),
    ("dwt_19", 0, "Ongoing — you pay 1 power more for legend cards and “Wild Magic”.",
     "Постійна дія — ви платите на 1 міць більше за карти легенд та карти «Шалена магія».",
     "Постоянка — вы платите на 1 мощь больше за карты легенд и карты «Шальная магия».",
     "Efekt stały — płacisz o 1 mocy więcej za karty legend i karty „Dzika magia”."),
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


def test_an_ongoing_card_that_only_comes_to_stay_says_nothing_of_being_played() -> None:
    book = phrasebook("en", KRUTAGIDON)
    assert [book.say(line) for line in BY_NAME["golden_oldies"].lines] == [
        "Ongoing — at the start of your turn: heal X life, where X is the number of cards and tokens with an ongoing "
        "effect in your play area."]
    assert book.say(BY_NAME["golden_oldies"].play_move.words) == "Play “Golden Oldies”"
    assert book.say(BY_NAME["fizzle"].lines[0]) == "Nothing happens."
    assert book.say(BY_NAME["dragon_eggs"].lines[0]) == "Heal 3 life."


NAME = ("card", Words("card-sign"))
NAMES = ["Ola", "Jan"]
OF_TWO = [
    (Words("killed", (("seat", 0), ("killer", wizard_words(1)))), "Ola drops dead, killed by Jan.",
     "Ola здихає. Убивця: Jan.", "Ola подыхает. Убийца: Jan.", "Ola pada trupem. Zabójca: Jan."),
    (Words("redirected", (("seat", 0), ("attacker", wizard_words(1)))), "Ola sends the attack back to Jan.",
     "Ola відбиває атаку назад. Під удар потрапляє Jan.", "Ola отражает атаку обратно. Под удар попадает Jan.",
     "Ola odbija atak. Obrywa Jan."),
    (Words("ask-defend", (("attacker", wizard_words(1)), ("own", "no"), NAME)),
     "Jan’s “Sign” attacks you. Do you defend yourself?",
     "Jan атакує вас картою «Знак». Захищаєтеся?", "Jan атакует вас картой «Знак». Защищаетесь?",
     "Jan atakuje cię kartą „Znak”. Bronisz się?"),
    (Words("took-over", (("seat", 0), ("other", wizard_words(1)), NAME)), "Ola takes “Sign” from Jan for good.",
     "Ola забирає карту «Знак» собі назавжди. Попередній власник: Jan.",
     "Ola забирает карту «Знак» себе насовсем. Прежний владелец: Jan.",
     "Ola zabiera kartę „Znak” na zawsze. Poprzedni właściciel: Jan."),
    (Words("life-swapped", (("seat", 0), ("other", wizard_words(1)))), "Ola and Jan swap their life.",
     "Ola і Jan міняються життями.", "Ola и Jan меняются жизнями.", "Ola i Jan zamieniają się życiem."),
    (Words("swapped-tokens", (("seat", 0), ("other", wizard_words(1)), NAME, ("other_card", Words("card-wand")))),
     "Ola swaps tokens with Jan: gives “Sign”, takes “Wand”.",
     "Ola і Jan міняються жетонами: Ola віддає «Знак», Jan віддає «Паличка».",
     "Ola и Jan меняются жетонами: Ola отдаёт «Знак», Jan отдаёт «Палочка».",
     "Ola i Jan zamieniają się żetonami: Ola oddaje „Znak”, Jan oddaje „Różdżka”."),
]


@pytest.mark.parametrize(("words", "en", "uk", "ru", "pl"), OF_TWO, ids=[case[0].key for case in OF_TWO])
def test_the_log_names_both_wizards(words: Words, en: str, uk: str, ru: str, pl: str) -> None:
    for lang, text in (("en", en), ("uk", uk), ("ru", ru), ("pl", pl)):
        assert phrasebook(lang, KRUTAGIDON).say(words, NAMES) == text


def test_an_offer_of_mayhem_is_made_to_the_wizard_who_is_asked() -> None:
    scene = Scene(": next=turn:0 market=twins,steam_up,big_bone,epic_paws main=mayhem_a,sunface | hand=sign | hand=wand")
    text = phrasebook("en", KRUTAGIDON).say(scene.decision.words)
    assert text == "“Fresh Hand or Soggy Stick”: discard all cards from your hand; draw 2 cards. Do you want to?"


def lines_of(lang: str, name: str) -> str:
    """All that stands on a card."""
    book = phrasebook(lang, KRUTAGIDON)
    return " ".join([book.say(line) for line in BY_NAME[name].lines])


@pytest.mark.parametrize(("lang", "ongoing"), [("en", "Ongoing"), ("uk", "Постійна дія"), ("ru", "Постоянка"),
                                               ("pl", "Efekt stały")])
def test_properties_are_not_called_ongoing(lang: str, ongoing: str) -> None:
    named = [card.name for card in KRUTAGIDON.box.cards if ongoing in lines_of(lang, card.name)]
    assert not [name for name in named if name.startswith("prop_")]
    assert {"halls_of_passion", "prize", "rlyeh", "dwt_16", "golden_oldies"} <= set(named)


@pytest.mark.parametrize(("lang", "said"), [
    ("en", ("(this is not an attack).", "(★ = 3 VP)", "the chosen card", "its owner’s discard pile")),
    ("uk", ("(атакою не вважається).", "(★ = 3 ПО)", "вибраної карти", "у стос скиду свого власника")),
    ("ru", ("(не считается атакой).", "(★ = 3 ПО)", "выбранной карты", "в стопку сброса своего владельца")),
    ("pl", ("(to nie jest atak).", "(★ = 3 PZ)", "wybranej karty", "na stos kart odrzuconych swojego właściciela"))])
def test_cards_say_what_their_printed_texts_say(lang: str, said: tuple[str, ...]) -> None:
    harm, star, chosen, owner = said
    named = {card.name for card in KRUTAGIDON.box.cards if harm in lines_of(lang, card.name)}
    assert named == {"voom", "cthulhu", "three_warnings"}
    for name in ("mayhem_m", "skulltown"):
        assert star in lines_of(lang, name)
    for name in ("mayhem_f", "grimnark_bloodmancer"):
        assert chosen in lines_of(lang, name)
    assert owner in lines_of(lang, "wild_magic")


@pytest.mark.parametrize(("lang", "line"), [
    ("en", "each wizard sets their life to the lowest life of all wizards."),
    ("uk", "кожен чаклун відтепер має стільки життів, скільки становить найменша кількість життів серед усіх чаклунів."),
    ("ru", "каждый колдун теперь имеет столько жизней, сколько составляет наименьшее число жизней среди всех колдунов."),
    ("pl", "każdy czarownik ma odtąd tyle punktów życia, ile wynosi najniższa liczba punktów życia wśród wszystkich "
           "czarowników.")])
def test_constantine_sets_life_grammatically(lang: str, line: str) -> None:
    assert lines_of(lang, "constantine").endswith(line)


def test_left_and_right_are_two_foes_in_polish() -> None:
    assert "każdy z sąsiadów (wróg po lewej i wróg po prawej) otrzymuje 5 obrażeń" in lines_of("pl", "battle_sax_axe")


@pytest.mark.parametrize(("lang", "root"), [("uk", "кволіш"), ("ru", "хил"), ("pl", "słabsz"), ("en", "weak")])
def test_weaker_and_weakest_are_one_word(lang: str, root: str) -> None:
    assert root in lines_of(lang, "shabby_snakewolf")
    assert root in lines_of(lang, "fatalizer")
