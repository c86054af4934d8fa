# Поле Крутагідона: написи й стани. Речення карт і журналу приходять із грою.

kr-all = усі
kr-may = можна
kr-this-turn = цього ходу:
kr-random = навмання
kr-least = найменше
kr-most = найбільше

kr-headline = Раунд { $round } · ходить { $seat }
kr-headline-setup = Підготовка до гри

# Що означають знаки на картах, для легенди.
kr-mark-card = карта
kr-mark-power = міць
kr-mark-damage = шкода
kr-mark-heal = лікування
kr-mark-life = життя
kr-mark-draw = взяти карти
kr-mark-discard = скинути
kr-mark-destroy = знищити
kr-mark-gain = отримати
kr-mark-look = подивитися карти
kr-mark-price = ціна
kr-mark-attack = атака
kr-mark-defence = захист
kr-mark-ongoing = постійна дія
kr-mark-redirect = відбити атаку на нападника
kr-mark-limp = Млява паличка
kr-mark-wild = Шалена магія
kr-mark-token = жетон здохлого чаклуна
kr-mark-property = чаклунська властивість
kr-mark-points = переможні очки
kr-mark-prize = головний приз
kr-mark-hand = рука
kr-mark-deck = верх колоди
kr-mark-pile = скид
kr-mark-market = барахолка
kr-mark-table = у грі
kr-mark-foe = ворог
kr-mark-foes = кожен ворог
kr-mark-everybody = кожен чаклун
kr-mark-wizard = чарівник
kr-mark-creature = тварюка
kr-mark-spell = закляття
kr-mark-treasure = скарб
kr-mark-location = місце
kr-mark-legend = легенда
kr-mark-familiar = фамільяр
kr-mark-starter = затравка
kr-mark-mayhem = свавілля
kr-mark-end = кінець ходу
kr-react-dead = смерть
kr-react-dies = здихає

kr-middle = Середина столу
kr-market = Барахолка
kr-main = Основна колода
kr-main-of = Основна колода: { $count }
kr-legends = Легенди
kr-legends-of = Легенд лишилося: { $count }
kr-pile-of = { $card }, стос: { $count }
kr-mayhem = Свавілля
kr-mayhem-of = Розіграно карт свавілля: { $count }
kr-destroyed = Знищено
kr-destroyed-of = Знищені карти: { $count }
kr-token-pile = Здохлі чаклуни
kr-token-pile-of = Жетонів здохлих чаклунів лишилося: { $count }
kr-prize-with = Головний приз: { $seat }
kr-has-prize = Головний приз

kr-stage = Зіграно цього ходу
kr-just-now = Щойно
kr-nothing-played = Ще нічого не зіграно
kr-power = Міць: лишилося { $left }, здобуто { $made }, витрачено { $spent }
kr-power-left = міць
kr-of-made = зі здобутих { $count }
kr-copies = Таких карт: { $count }
kr-left = ◂ ліворуч від вас
kr-right = праворуч від вас ▸
kr-called = прикликано
kr-lasting-of = постійні: { $count }
kr-help-act = { $hand ->
    [0] На руці порожньо
    [one] Не зіграно { $hand } карту
    [few] Не зіграно { $hand } карти
    [many] Не зіграно { $hand } карт
   *[other] Не зіграно { $hand } карти
}, не витрачено моці: { $power }
kr-looming-tokens = { $count ->
    [1] Лишився один жетон здохлого чаклуна: наступна смерть закінчить гру
    [2] Лишилося 2 жетони здохлих чаклунів: друга смерть закінчить гру
   *[other] Лишилося { $count } жетони здохлих чаклунів: третя смерть закінчить гру
}
kr-looming-legend = Це остання легенда: щойно її переможуть, гру закінчено
kr-looming-main = { $count ->
    [0] Основна колода порожня: гра закінчиться, щойно не вистачить карт для барахолки
    [one] В основній колоді лишилася { $count } карта: кінець близько
    [few] В основній колоді лишилося { $count } карти: кінець близько
    [many] В основній колоді лишилося { $count } карт: кінець близько
   *[other] В основній колоді лишилося { $count } карти: кінець близько
}

kr-board-of = Планшет: { $seat }
kr-familiar-bought = Фамільяра куплено
kr-tokens = { $count ->
    [one] { $count } жетон здохлого чаклуна
    [few] { $count } жетони здохлого чаклуна
    [many] { $count } жетонів здохлого чаклуна
   *[other] { $count } жетона здохлого чаклуна
}
kr-wizards = Чаклуни
kr-defended = Захист картою «{ $card }»
kr-lasting = Постійні карти
kr-life = { $count ->
    [one] { $count } життя
    [few] { $count } життя
    [many] { $count } життів
   *[other] { $count } життя
}
kr-hit = Втрачає життя: { $count }
kr-cured = Накручує життя: { $count }
kr-died = Здихає
kr-active = ходить зараз
kr-nothing-known = Тут нічого не відомо

kr-final = Гру закінчено
kr-winner = Перемога
kr-legends-beaten = { $count ->
    [one] { $count } легенда
    [few] { $count } легенди
    [many] { $count } легенд
   *[other] { $count } легенди
}
