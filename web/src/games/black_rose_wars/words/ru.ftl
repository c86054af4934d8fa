# Доска Войн Чёрной Розы: подписи и состояния. Предложения карт и журнала приходят с игрой.

brw-headline = раунд { $round } · { $moon ->
    [1] первая луна
    [2] вторая луна
   *[3] третья луна
}
brw-headline-setup = Подготовка к игре
brw-looming-last = { $who }: { $count }. Этот раунд последний
brw-looming-end = игра кончается на { $end }. { $who }: { $count }
brw-looming-moon = луна сменится на { $moon }. { $who }: { $count }
brw-help-act = { $count ->
    [one] Осталось { $count } действие.
    [few] Осталось { $count } действия.
   *[other] Осталось { $count } действий.
} Коснитесь светящегося заклинания, фигуры или задания.
brw-help-plan = Щелчок кладёт заклинание в следующую по номеру ячейку, перетащить его можно в любую. Никто не видит какое, пока не готовы все.

brw-phases = Фазы раунда
brw-phase-rose = Роза
brw-phase-study = Учёба
brw-phase-planning = План
brw-phase-action = Действия
brw-phase-evocation = Воплощения
brw-phase-clean-up = Уборка

brw-lodge = Ложа
brw-track = Сила
brw-life = { $damage } из { $health } урона
brw-falls = падает
brw-room-state = { $state ->
    [destroyed] разрушена
    [used] восстановлена, жетон использован
   *[rebuilt] восстановлена, жетон готов
}{ $state ->
    [destroyed] { " " }· { $cubes } из { $slots } ячеек
   *[other] { "" }
}
brw-room-label = { $room }, { brw-room-state }
brw-cell-of = Келья: { $who }
brw-evocation-of = { $card } ({ $who })
brw-evocation-on = { $card } на маге: { $who }
brw-gains = { $who }: +{ $count }

brw-crown = с короной
brw-sealed = план готов
brw-planning = ещё планирует
brw-rose-itself = сама Роза · { $level ->
    [master] мастер
   *[apprentice] ученик
}
brw-orders = Выполнено приказов: { $done } из { $most }
brw-waits = { $type ->
    [trap] ловушка
   *[protection] защита
} наготове
brw-waits-for = { $event ->
    [targeted_by_spell] Отвечает, когда становится целью заклинания боя
   *[suffers_damage] Отвечает, когда получает урон
}
brw-stage-empty = пусто
brw-stage-ready = готово
brw-stage-trap = активная ловушка
brw-stage-protection = активная защита
brw-stage-revealed = раскрыто
brw-hex-cubes = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
brw-trophy-of = Трофей: { $who }
brw-known = Известно, что они в руке, в гримуаре или лежат лицом вниз
brw-memories = Воспоминания
brw-memories-of = Воспоминания: { $count }
brw-grimoire-of = Гримуар: { $count }
brw-quests-of = Задания: открытых { $open }, скрытых { $hidden }, выполненных { $done }
brw-quests-active = Открытые
brw-quests-done = Выполненные
brw-quests-solved = Завершённые

brw-count-hand = Заклинаний в руке: { $count }
brw-count-trophy = Трофеев: { $count }
brw-count-fist = Осталось физических действий: { $count }
brw-count-quest = Активных заданий: { $count }
brw-count-grimoire = Заклинаний в гримуаре: { $count }
brw-count-memories = Заклинаний в воспоминаниях: { $count }
brw-count-cube = Осталось фишек: { $count }
brw-count-instability = Фишек в ложе: { $count }
brw-count-strength = Сила: { $count }
brw-count-sprint = Скорость: { $count }
brw-count-health = Здоровье: { $count }

brw-events = События
brw-events-drift = сдвигаются вправо
brw-event-slot = место { $slot }
brw-quests = Задания
brw-of = { $count } из { $most }
brw-no-quests = Заданий нет
brw-quest-open = открыто
brw-quest-hidden = скрыто
brw-quest-done = выполнено: эффект можно применить
brw-cubes = { brw-hex-cubes }
brw-task = Фишек: { $count } из { $of }
brw-full = Заполнены: восстановят в уборке
brw-you-gain = вам +{ $count }
brw-tab-grimoire = Гримуар
brw-tab-hand = Рука
brw-tab-quests = Задания
brw-tab-events = События

brw-sheet = Ваш гримуар
brw-slot = { $slot ->
    [quick] Быстрая
   *[other] { $slot }
}
brw-one-side = одна сторона
brw-main-side = главная сторона
brw-reverse-side = обратная сторона
brw-take-back = взять назад
brw-flip = Перевернуть: { $card }
brw-goes-here = следующее заклинание ляжет сюда
brw-planned = в плане
brw-planned-in = в плане: { $slot }
brw-seal = Готово: { $count ->
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[other] { $count } заклинаний
}
brw-reveal = Раскрыть: { $count }
brw-keep = Не раскрывать
brw-go-on = Дальше

brw-chain = Идущие эффекты
brw-chain-how = сначала верхний, затем вниз по стопке
brw-full-stop = Точка
brw-open-answer = ваш ответ, открыт
brw-interrupts = прерывает { $count }
brw-asked-here = Отвечают:
brw-work-spell = заклинание
brw-work-stable = устойчивый эффект
brw-work-room = комната
brw-work-quest = задание
brw-work-event = событие
brw-work-skill = умение
brw-work-physical = физическое действие
brw-work-activation = активация
brw-work-order = приказ
brw-work-rule = правило

brw-may = можно:

# Что значат знаки: для легенды.
brw-mark-activate = активировать комнату
brw-mark-cards = взять заклинания
brw-mark-cell = своя келья
brw-mark-crown = корона
brw-mark-cube = фишка
brw-mark-damage = урон
brw-mark-defeat = поражение, удаление
brw-mark-destroyed = пока разрушена
brw-mark-discard = сбросить
brw-mark-event = событие
brw-mark-evocation = воплощение
brw-mark-figure = фигура
brw-mark-fist = жетон действия
brw-mark-forgotten = забытое заклинание
brw-mark-grimoire = гримуар
brw-mark-hand = предел руки
brw-mark-heal = лечение
brw-mark-health = здоровье
brw-mark-hex = сглаз
brw-mark-ignore = не получить урон
brw-mark-instability = нестабильность
brw-mark-memories = воспоминания
brw-mark-move = движение
brw-mark-pain = Боль
brw-mark-power = сила
brw-mark-quest = задание
brw-mark-range = цель
brw-mark-rebuilt = когда восстановлена
brw-mark-replace = заменить фишки
brw-mark-room = все в комнате
brw-mark-rose = Чёрная Роза
brw-mark-self = вы сами
brw-mark-sprint = скорость
brw-mark-stable = устойчивое
brw-mark-strength = сила, атака
brw-mark-study = библиотека
brw-mark-summon = призыв
brw-mark-umbra = Умбра
brw-mark-upgrade = улучшение
brw-mark-air = воздух
brw-mark-earth = земля
brw-mark-fire = огонь
brw-mark-water = вода
brw-mark-holy = святость
brw-mark-unholy = скверна
brw-mark-magic = магия
brw-mark-any = любая стихия
