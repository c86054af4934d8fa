# Поле Крутагидона: надписи и состояния. Предложения карт и журнала приходят с игрой.

kr-all = все
kr-may = можно
kr-this-turn = в этот ход:
kr-random = наугад
kr-least = меньше всех
kr-most = больше всех

kr-headline = Раунд { $round } · ходит { $seat }
kr-headline-setup = Подготовка к игре

# Что значат знаки на картах, для легенды.
kr-mark-card = карта
kr-mark-power = мощь
kr-mark-damage = урон
kr-mark-heal = лечение
kr-mark-life = жизнь
kr-mark-draw = взять карты
kr-mark-discard = сбросить
kr-mark-destroy = уничтожить
kr-mark-gain = получить
kr-mark-look = посмотреть карты
kr-mark-price = цена
kr-mark-attack = атака
kr-mark-defence = защита
kr-mark-ongoing = постоянка
kr-mark-redirect = направить атаку на нападающего
kr-mark-limp = Вялая палочка
kr-mark-wild = Шальная магия
kr-mark-token = жетон дохлого колдуна
kr-mark-property = колдунское свойство
kr-mark-points = победные очки
kr-mark-prize = главный приз
kr-mark-hand = рука
kr-mark-deck = верх колоды
kr-mark-pile = сброс
kr-mark-market = барахолка
kr-mark-table = в игре
kr-mark-foe = враг
kr-mark-foes = каждый враг
kr-mark-everybody = каждый колдун
kr-mark-wizard = волшебник
kr-mark-creature = тварь
kr-mark-spell = заклинание
kr-mark-treasure = сокровище
kr-mark-location = место
kr-mark-legend = легенда
kr-mark-familiar = фамильяр
kr-mark-starter = затравка
kr-mark-mayhem = беспредел
kr-mark-end = конец хода
kr-react-dead = смерть
kr-react-dies = подыхает

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
