# Что говорит каждое поле. У каждой игры есть ещё и свой файл.

desk-piece = { $piece }
desk-can = можно выбрать сейчас
desk-thinks = сейчас решает
desk-why-not = Сейчас нельзя
desk-hold = Задержите палец на карте, чтобы рассмотреть её
desk-close = Закрыть
desk-no-cards = Карт нет
desk-seats = Остальные за столом
desk-your-hand = Ваша рука
desk-empty-hand = Карт на руке нет
desk-hand-of = Рука: { $count }
desk-deck-of = Колода: { $count }
desk-discard-of = Сброс: { $count }
desk-centre = Центр
desk-places = Места за столом
desk-more = и ещё { $count }
desk-lit-there = Здесь можно выбрать: { $count }
