# Войны Чёрной Розы в терминале.

cli-phase = { $phase ->
    [setup] подготовка
    [rose] этап Чёрной Розы
    [study] изучение
    [planning] планирование
    [action] действия
    [evocation] воплощения
    [clean-up] очистка
   *[over] конец
}
cli-label-track = Сила
cli-label-events = События
cli-label-stack = Действует
cli-label-rose = Роза
cli-label-sheet = Планшет
cli-label-evocations = Воплощения
cli-label-quests = Задания
cli-label-hexes = Сглазы
cli-label-memories = Воспоминания
cli-label-known = Известные
cli-label-orders = Приказы
cli-rule = правила
cli-cubes = фишки { $count }
cli-orders = приказы { $count }, колода { $deck }
cli-back = готово: { $type ->
    [trap] ловушка
   *[protection] защита
}
cli-in-cell = в келье → { $exits }
cli-grimoire = гримуар { $count }
cli-values = сила { $strength } скорость { $speed }
cli-solved = завершено { $count }
cli-side = { $side ->
    [reverse] обратная
   *[main] основная
}
cli-stage = { $stage ->
    [ready] заготовлено
    [trap] ловушка
    [protection] защита
   *[other] активировано
}
cli-hidden = скрыто
cli-hidden-quest = скрыто, фаза { $phase }
cli-of-track = трек { $track }, бонусы { $bonus }
cli-tie-quests = Равная сила: решают завершённые задания, затем трофеи, затем корона.
cli-sign-person = маг; за названием: владелец; в комнате или за сердцем: фишка
cli-sign-rose = Чёрная Роза и Одержимый
cli-sign-life = сколько здоровья осталось из всего
cli-sign-power = сила
cli-sign-crown = корона
cli-sign-token = сколько осталось физических действий
cli-sign-trophy = добытые трофеи
cli-sign-moon = фаза луны; на треке: где начинается следующая
cli-sign-end = где начинается конец
cli-sign-built = восстановленная комната
cli-sign-used = восстановленная комната с использованным жетоном
cli-sign-free = свободное место для нестабильности
cli-group-cast = Сотворить
cli-group-act = Действовать
cli-group-go = Перейти
cli-group-quests = Задания
cli-group-wait = Инерция
cli-group-end = Хватит
