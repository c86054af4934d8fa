# Що каже кожна дошка. Кожна гра має ще й власний файл.

desk-piece = { $piece }
desk-can = можна вибрати зараз
desk-thinks = зараз вирішує
desk-why-not = Зараз не можна
desk-hold = Затримайте палець на карті, щоб роздивитися її
desk-close = Закрити
desk-no-cards = Карт немає
desk-seats = Інші за столом
desk-your-hand = Ваша рука
desk-empty-hand = Карт на руці немає
desk-hand-of = Рука: { $count }
desk-deck-of = Колода: { $count }
desk-discard-of = Скид: { $count }
desk-centre = Центр
desk-places = Місця за столом
desk-more = і ще { $count }
desk-lit-there = Тут можна вибрати: { $count }
