# Поле Крутагидона: надписи и состояния. Предложения карт и журнала приходят с игрой.

kr-all = все
kr-may = можно
kr-this-turn = в этот ход:
kr-random = наугад
kr-least = меньше всех
kr-most = больше всех

kr-headline = Раунд { $round } · ходит { $seat }
kr-headline-setup = Подготовка к игре

kr-middle = Середина стола
kr-market = Барахолка
kr-main = Основная колода
kr-main-of = Основная колода: { $count }
kr-legends = Легенды
kr-legends-of = Осталось легенд: { $count }
kr-pile-of = { $card }, стопка: { $count }
kr-mayhem = Беспредел
kr-mayhem-of = Разыграно карт беспредела: { $count }
kr-destroyed = Уничтожено
kr-destroyed-of = Уничтоженные карты: { $count }
kr-token-pile = Дохлые колдуны
kr-token-pile-of = Осталось жетонов дохлых колдунов: { $count }
kr-prize-with = Главный приз: { $seat }
kr-has-prize = Главный приз

kr-stage = Сыграно в этот ход
kr-just-now = Только что
kr-nothing-played = Пока ничего не сыграно
kr-power = Мощь: осталось { $left }, получено { $made }, потрачено { $spent }
kr-power-left = мощь
kr-of-made = из полученных { $count }
kr-copies = Таких карт: { $count }
kr-left = ◂ слева от вас
kr-right = справа от вас ▸
kr-called = призван
kr-lasting-of = постоянные: { $count }
kr-help-act = { $hand ->
    [0] На руке пусто
    [one] Не сыграна { $hand } карта
    [few] Не сыграны { $hand } карты
    [many] Не сыграно { $hand } карт
   *[other] Не сыграно { $hand } карты
}, не потрачено мощи: { $power }
kr-looming-tokens = { $count ->
    [1] Остался один жетон дохлого колдуна: следующая смерть закончит игру
    [2] Осталось 2 жетона дохлых колдунов: вторая смерть закончит игру
   *[other] Осталось { $count } жетона дохлых колдунов: третья смерть закончит игру
}
kr-looming-legend = Это последняя легенда: как только её победят, игра закончится
kr-looming-main = { $count ->
    [0] Основная колода пуста: игра закончится, как только барахолке не хватит карт
    [one] В основной колоде осталась { $count } карта: конец близок
    [few] В основной колоде осталось { $count } карты: конец близок
    [many] В основной колоде осталось { $count } карт: конец близок
   *[other] В основной колоде осталось { $count } карты: конец близок
}

kr-board-of = Планшет: { $seat }
kr-familiar-bought = Фамильяр куплен
kr-tokens = { $count ->
    [one] { $count } жетон дохлого колдуна
    [few] { $count } жетона дохлого колдуна
    [many] { $count } жетонов дохлого колдуна
   *[other] { $count } жетона дохлого колдуна
}
kr-wizards = Колдуны
kr-defended = Защита картой «{ $card }»
kr-lasting = Постоянки
kr-life = { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
    [many] { $count } жизней
   *[other] { $count } жизни
}
kr-hit = Теряет жизни: { $count }
kr-cured = Накручивает жизни: { $count }
kr-died = Подыхает
kr-active = ходит сейчас
kr-nothing-known = Здесь ничего не известно

kr-final = Игра окончена
kr-winner = Победа
kr-legends-beaten = { $count ->
    [one] { $count } легенда
    [few] { $count } легенды
    [many] { $count } легенд
   *[other] { $count } легенды
}
