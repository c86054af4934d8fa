# Стіл Воєн Чорної Троянди: підписи та стани. Речення карт і журналу приходять із грою.

brw-headline = раунд { $round } · { $moon ->
    [1] перший місяць
    [2] другий місяць
   *[3] третій місяць
}
brw-headline-setup = Підготовка до гри
brw-looming-last = { $who }: { $count }. Цей раунд останній
brw-looming-end = гра закінчується на { $end }. { $who }: { $count }
brw-looming-moon = місяць зміниться на { $moon }. { $who }: { $count }
brw-help-act = { $count ->
    [one] Лишилася { $count } дія.
    [few] Лишилося { $count } дії.
   *[other] Лишилося { $count } дій.
} Торкніться закляття, фігури чи завдання, що світиться.
brw-help-plan = Клацання кладе закляття в наступну за номером комірку, перетягнути його можна в будь-яку. Ніхто не бачить яке, доки не готові всі.

brw-phases = Фази раунду
brw-phase-rose = Троянда
brw-phase-study = Навчання
brw-phase-planning = План
brw-phase-action = Дії
brw-phase-evocation = Втілення
brw-phase-clean-up = Прибирання

brw-lodge = Ложа
brw-track = Сила
brw-life = { $damage } з { $health } шкоди
brw-falls = падає
brw-room-state = { $state ->
    [destroyed] зруйнована
    [used] відбудована, жетон використано
   *[rebuilt] відбудована, жетон готовий
}{ $state ->
    [destroyed] { " " }· { $cubes } з { $slots } комірок
   *[other] { "" }
}
brw-room-label = { $room }, { brw-room-state }
brw-cell-of = Келія: { $who }
brw-evocation-of = { $card } ({ $who })
brw-evocation-on = { $card } на магові: { $who }
brw-gains = { $who }: +{ $count }

brw-crown = з короною
brw-sealed = план готовий
brw-planning = ще планує
brw-rose-itself = сама Троянда · { $level ->
    [master] майстер
   *[apprentice] учень
}
brw-orders = Виконано наказів: { $done } з { $most }
brw-waits = { $type ->
    [trap] пастка
   *[protection] захист
} напоготові
brw-waits-for = { $event ->
    [targeted_by_spell] Відповідає, коли стає ціллю закляття бою
   *[suffers_damage] Відповідає, коли зазнає шкоди
}
brw-stage-empty = порожньо
brw-stage-ready = готове
brw-stage-trap = активна пастка
brw-stage-protection = активний захист
brw-stage-revealed = розкрите
brw-hex-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
}
brw-trophy-of = Трофей: { $who }
brw-known = Відомо, що вони в руці, у гримуарі або лежать долілиць
brw-memories = Спогади
brw-memories-of = Спогади: { $count }
brw-grimoire-of = Гримуар: { $count }
brw-quests-of = Завдання: відкритих { $open }, прихованих { $hidden }, виконаних { $done }
brw-quests-active = Відкриті
brw-quests-done = Виконані
brw-quests-solved = Завершені

brw-count-hand = Заклять у руці: { $count }
brw-count-trophy = Трофеїв: { $count }
brw-count-fist = Лишилося фізичних дій: { $count }
brw-count-quest = Активних завдань: { $count }
brw-count-grimoire = Заклять у гримуарі: { $count }
brw-count-memories = Заклять у спогадах: { $count }
brw-count-cube = Лишилося кубиків: { $count }
brw-count-instability = Кубиків у ложі: { $count }
brw-count-strength = Сила: { $count }
brw-count-sprint = Швидкість: { $count }
brw-count-health = Здоров’я: { $count }

brw-events = Події
brw-events-drift = зсуваються праворуч
brw-event-slot = місце { $slot }
brw-quests = Завдання
brw-of = { $count } з { $most }
brw-no-quests = Завдань немає
brw-quest-open = відкрите
brw-quest-hidden = приховане
brw-quest-done = виконане: ефект можна застосувати
brw-cubes = { brw-hex-cubes }
brw-task = Кубиків: { $count } з { $of }
brw-full = Заповнені: відбудують у прибиранні
brw-you-gain = вам +{ $count }
brw-tab-grimoire = Гримуар
brw-tab-hand = Рука
brw-tab-quests = Завдання
brw-tab-events = Події

brw-sheet = Ваш гримуар
brw-slot = { $slot ->
    [quick] Швидка
   *[other] { $slot }
}
brw-one-side = одна сторона
brw-main-side = головна сторона
brw-reverse-side = зворотна сторона
brw-take-back = забрати
brw-flip = Перевернути: { $card }
brw-goes-here = наступне закляття ляже сюди
brw-planned = у плані
brw-planned-in = у плані: { $slot }
brw-seal = Готово: { $count ->
    [one] { $count } закляття
    [few] { $count } закляття
   *[other] { $count } заклять
}
brw-reveal = Розкрити: { $count }
brw-keep = Не розкривати
brw-go-on = Далі

brw-chain = Ефекти, що тривають
brw-chain-how = спершу верхній, далі вниз по стосу
brw-full-stop = Крапка
brw-open-answer = ваша відповідь, відкрита
brw-interrupts = перериває { $count }
brw-asked-here = Відповідають:
brw-work-spell = закляття
brw-work-stable = стійкий ефект
brw-work-room = кімната
brw-work-quest = завдання
brw-work-event = подія
brw-work-skill = уміння
brw-work-physical = фізична дія
brw-work-activation = активація
brw-work-order = наказ
brw-work-rule = правило

brw-may = можна:

# Що означають знаки: для легенди.
brw-mark-activate = активувати кімнату
brw-mark-cards = узяти закляття
brw-mark-cell = своя келія
brw-mark-crown = корона
brw-mark-cube = кубик
brw-mark-damage = шкода
brw-mark-defeat = поразка, вилучення
brw-mark-destroyed = доки зруйнована
brw-mark-discard = скинути
brw-mark-event = подія
brw-mark-evocation = втілення
brw-mark-figure = фігура
brw-mark-fist = жетон дії
brw-mark-forgotten = забуте закляття
brw-mark-grimoire = гримуар
brw-mark-hand = межа руки
brw-mark-heal = лікування
brw-mark-health = здоров’я
brw-mark-hex = пристріт
brw-mark-ignore = не зазнати шкоди
brw-mark-instability = нестабільність
brw-mark-memories = спогади
brw-mark-move = рух
brw-mark-pain = Біль
brw-mark-power = сила
brw-mark-quest = завдання
brw-mark-range = ціль
brw-mark-rebuilt = коли відбудована
brw-mark-replace = замінити кубики
brw-mark-room = усі в кімнаті
brw-mark-rose = Чорна Троянда
brw-mark-self = ви самі
brw-mark-sprint = швидкість
brw-mark-stable = стійке
brw-mark-strength = сила, атака
brw-mark-study = бібліотека
brw-mark-summon = прикликання
brw-mark-umbra = Умбра
brw-mark-upgrade = поліпшення
brw-mark-air = повітря
brw-mark-earth = земля
brw-mark-fire = вогонь
brw-mark-water = вода
brw-mark-holy = святість
brw-mark-unholy = нечисть
brw-mark-magic = магія
brw-mark-any = будь-яка стихія
