# Війни Чорної Троянди в терміналі.

cli-phase = { $phase ->
    [setup] підготовка
    [rose] етап Чорної Троянди
    [study] вивчення
    [planning] планування
    [action] дії
    [evocation] втілення
    [clean-up] очищення
   *[over] кінець
}
cli-label-track = Сила
cli-label-events = Події
cli-label-stack = Діє
cli-label-rose = Троянда
cli-label-sheet = Планшет
cli-label-evocations = Втілення
cli-label-quests = Завдання
cli-label-hexes = Пристріти
cli-label-memories = Спогади
cli-label-known = Відомі
cli-label-orders = Накази
cli-rule = правила
cli-cubes = кубики { $count }
cli-orders = накази { $count }, колода { $deck }
cli-back = готово: { $type ->
    [trap] пастка
   *[protection] захист
}
cli-in-cell = у келії → { $exits }
cli-grimoire = гримуар { $count }
cli-values = сила { $strength } швидкість { $speed }
cli-solved = завершено { $count }
cli-side = { $side ->
    [reverse] зворотний
   *[main] основний
}
cli-stage = { $stage ->
    [ready] заготовлене
    [trap] пастка
    [protection] захист
   *[other] активоване
}
cli-hidden = приховане
cli-hidden-quest = приховане, фаза { $phase }
cli-of-track = трек { $track }, бонуси { $bonus }
cli-tie-quests = Рівна сила: вирішують завершені завдання, потім трофеї, потім корона.
cli-sign-person = маг; за назвою: власник; у кімнаті чи за серцем: кубик
cli-sign-rose = Чорна Троянда й Одержимий
cli-sign-life = скільки здоров’я лишилося з усього
cli-sign-power = сила
cli-sign-crown = корона
cli-sign-token = скільки лишилося фізичних дій
cli-sign-trophy = здобуті трофеї
cli-sign-moon = фаза місяця; на треку: де починається наступна
cli-sign-end = де починається кінець
cli-sign-built = відбудована кімната
cli-sign-used = відбудована кімната з використаним жетоном
cli-sign-free = вільне місце для нестабільності
cli-group-cast = Сотворити
cli-group-act = Діяти
cli-group-go = Перейти
cli-group-quests = Завдання
cli-group-wait = Очікувати
cli-group-end = Досить
