# Стол, а также повтор, анализ и уроки, которые на нём показываются.

play-table = Стол
play-opening = Открываем стол…
play-your-turn = Ваш ход
play-prompt = О чём спрашивают
play-options = Что можно сделать
play-more-options = { $count ->
    [one] Ещё { $count } вариант, нужный редко…
    [few] Ещё { $count } варианта, нужных редко…
    [many] Ещё { $count } вариантов, нужных редко…
   *[other] Ещё { $count } варианта, нужных редко…
}
play-all-moves = Все ходы ({ $count })
play-rule = Прочитать правило
play-rule-named = Правило { $rule }
play-new-tab = (откроется в новой вкладке)
play-confirm = Подтвердить
play-choose = Выберите
play-give = Отдать { $count }
play-give-of = Отдать { $count } из { $most }
play-gain = Взять { $count }
play-gain-of = Взять { $count } из { $most }
play-help-pay = Коснитесь запаса, чтобы заплатить, места — чтобы забрать.
play-help-gain = Коснитесь того, что берёте; места — чтобы передумать.
play-help-order = Перетащите карты или сдвиньте их клавишами ← и →. Первая — 1.
play-help-places = Возьмите карту, затем место; та же карта дважды встаёт, где есть место. Всего от { $low } до { $high }.
play-fill = Дополнить
# $low и $high — границы для $count
play-chosen = Выбрано: { $count }
play-total = { $count } из { $least }
play-amounts = Количество
play-less = На единицу меньше: { $what }
play-one-more = На единицу больше: { $what }
play-order = Порядок
play-place = { $at } из { $of }: { $what }
play-places = Что где лежит
play-things = Что можно положить
play-slots = Места
play-slot-filled = { $slot }: { $what }. Забрать назад
play-slot-empty = { $slot }: пусто
play-waiting = Ждём хода: { $names }
play-watching = Вы наблюдаете. { $count ->
    [0] Игра окончена.
   *[other] Ждём хода: { $names }.
}
play-going-on = Минутку…
play-over = Игра окончена.
play-you = Вы

react-panel = Что грозит
react-left = тогда
react-take = Принять
react-only = Ответить нечем: дальше
react-silent = вопрос всё равно задаётся, чтобы молчание не выдало вашей руки
react-avoided = избегает
react-turned-back = отражает
react-hit = попадание
play-end-anyway = Ещё есть что сделать ({ $count }). Закончить?
play-legend = Что значат знаки
play-legend-lit = подсвечено то, что есть на этой карте
play-rule-code = Правило { $rule }

play-seats = Игроки
play-online = на связи
play-away = нет на месте
play-is-asked = сейчас решает
play-kind-bot = { $bot ->
    [random] случайный бот
    [greedy] быстрый бот
    [ismcts] вдумчивый бот
   *[other] бот
}
play-kind-stand-in = за этого игрока играет { play-kind-bot }
play-kind-open = свободное место
play-spectator = Зритель
play-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
play-time-left = Осталось времени: { $time }
play-clock-days = { $days } д { $hours } ч
play-clock-hours = { $hours } ч { $minutes } мин
play-status-connecting = Соединяемся…
play-status-live = На связи
play-status-offline = Нет связи, пробуем ещё
play-status-closed = Отключено
play-rotated = Это место открыто по новой ссылке в другом окне.
play-watch-instead = Наблюдать вместо этого
play-forget = Забыть этот стол

play-side = Хроника, журнал и чат
play-fold = Закрыть панель
play-story = Хроника
play-log = Журнал
play-log-empty = Ещё ничего не произошло.
play-log-new = Новое
play-automatic = автоматически
# Behind a line of the log: the card that something was paid for, or by which it happened.
play-paid-for = за «{ $cause }»
play-because = карта «{ $cause }»
play-open-card = Показать карту «{ $card }»
play-taken-back = отменено
play-chat = Чат
play-chat-empty = Ещё никто ничего не сказал.
play-chat-say = Напишите что-нибудь
play-chat-send = Отправить
play-chat-left = { $count ->
    [one] остался { $count } знак
    [few] осталось { $count } знака
    [many] осталось { $count } знаков
   *[other] осталось { $count } знака
}
play-mute = заглушить
play-unmute = Снова слышать: { $names }

film-story = Хроника
film-this-turn = Этот ход
film-meanwhile = Тем временем
film-before = До того
film-again = Показать последний круг ещё раз
film-again-short = последний круг ещё раз
film-skip = К текущему моменту
film-turns = { $count ->
    [0] ничего нового
    [one] { $count } ход, до вашего действия
    [few] { $count } хода, до вашего действия
   *[many] { $count } ходов, до вашего действия
}
film-since = после вашего последнего хода
film-events = События
film-nobody = Ничьё действие
film-passed = пропущено за вас
film-kind-play = Свойство
film-kind-attack = Атака
film-kind-purchase = Приобретение
film-kind-pass = Пас
film-kind-discard = Сброс
film-kind-fate = Событие
film-kind-round = Раунд

play-undo = Отменить ход
play-undo-ask = Попросить отменить ход
play-undo-free = Разрешение не нужно: ничего не открылось, и никто другой ещё не ходил.
play-undo-alone = Вы играете в одиночку, поэтому всегда можете отменить ход; журнал это отметит.
play-undo-consent = С тех пор что-то открылось или кто-то ходил: спросим остальных.
play-undo-nothing = Нечего отменять.
play-undo-asked = Спрашиваем остальных…
play-undo-wish-title = Разрешить отменить ход?
play-undo-wish = { $name } просит разрешения отменить последний ход.
play-undo-agree = Разрешить
play-undo-decline = Отказать
play-redo = Вернуть ход

play-hint = Подсказка
play-hint-title = Что сделал бы бот
play-hint-do = Сделать
play-hint-note = Числа — это шансы на победу, какими их видит бот.

play-menu = Меню
play-rules = Правила
play-cards = Карты
play-keys = Клавиатура
play-peace = Не спрашивать меня до конца раунда
play-asking = Когда спрашивать меня
play-asking-note = Когда происходит то, на что вы могли бы ответить. Всё, что пропущено за вас, есть в журнале.
play-stand-in = Пусть за меня играет бот
play-come-back = Вернуться за стол
play-bot-plays = За вас играет бот.
play-rotate = Создать новую ссылку
play-rotate-note = После этого нынешняя ссылка перестанет действовать: у кого ещё она есть, тот потеряет место.
play-rotate-done = Это новая ссылка. Старая больше не действует.
play-own-link = Ссылка на ваше место
play-own-link-note = Кто откроет эту ссылку, тот играет на вашем месте. Продолжайте с ней на другом устройстве и никому её не давайте.
play-language = Язык
play-theme = Тема
play-theme-auto = Как в системе
play-theme-dark = Ночь
play-theme-light = День
play-sound = Звук
play-settings = Настройки
play-leave = Выйти из-за стола
play-leave-note = Дальше за вас будет играть бот. Пока игра идёт, вы можете вернуться на своё место.
play-left = Дальше за вас играет бот. Партия остаётся среди ваших, и вы можете вернуться на своё место.
play-leave-waiting = Ваше место снова станет свободным.
play-stay = Остаться
play-home = На главную

play-room-title = Ждём игроков
play-room-open = { $count ->
    [0] Все места заняты.
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
}
play-room-held = Ждём приглашённых в новую партию.
play-seat-open = Свободное место
play-held = Приглашение в новую партию: { $name }
play-open-seat = Открыть для всех
play-join = Сесть за стол
play-invite = Приглашение
play-invite-note = Отправьте эту ссылку тем, кто будет играть:
play-begins = Игра начнётся, как только все места будут заняты.
play-copy = Копировать
play-share = Поделиться
play-copied = Ссылка скопирована.
play-copy-yourself = Ссылка выделена: скопируйте её с клавиатуры.
play-only-here = Эта ссылка работает только на этом компьютере. Чтобы она действовала и на других, откройте эту страницу по адресу, который им доступен.

play-is-away = { $name }: нет на месте.
play-out-of-time = { $name }: время вышло.
play-take-over = Пусть дальше играет бот

play-end-you = Вы победили!
play-end-won = Победа: { $name }
play-end-you-by = Вы победили, { $best } : { $next }
play-end-won-by = Победа: { $name }, { $best } : { $next }
play-end-shared = Общая победа: { $names }
play-end-nobody = Никто не победил
play-end-other = Никто не победил, верх взяла другая сила: { $names }
play-end-lost = Игра проиграна
play-winner = победа
play-result = Итог
play-rematch = Сыграть ещё раз
play-rematch-join = К новой партии
play-next-yours = В новой партии для вас есть место.
play-next-asked = { $count ->
    [one] { $names } хочет сыграть ещё раз.
   *[other] { $names } хотят сыграть ещё раз.
}
play-next-open = Новая партия открыта.
play-next-join = Присоединиться
play-next-watch = Наблюдать за новой партией
play-replay = Повтор
play-analysis = Анализ

end-points = Очки
end-total = Очки
end-counted = считаем источник за источником
end-again = ещё раз
end-all = Показать всё
end-chances = Шансы на победу
end-each-round = после каждого раунда, ± { $error }
end-each-turn = после каждого хода, ± { $error }
end-round = Раунд { $round }:
end-no-turn = Шансы резко не менялись.
end-not-judged = Эту партию ещё никто не анализировал.
end-best = Лучший ход
end-worst = Худший ход
end-another = Другая игра

play-plain = У этой игры ещё нет своего поля; вот всё, что вам можно знать.
play-board-broke = Не удалось нарисовать поле. Игра продолжается ниже.

play-key-tab = переходить между предметами на столе
play-key-number = выбрать кнопку или строку меню
play-key-enter = подтвердить
play-key-moves = показать все ходы
play-key-undo = отменить ход
play-key-redo = вернуть ход
play-key-hint = подсказка
play-key-log = журнал
play-key-chat = чат
play-key-escape = закрыть
play-key-help = этот список

replay-title = Повтор
replay-loading = Загружаем игру…
replay-bar = Просмотр игры
replay-position = Место в игре
replay-step = шаг { $at } из { $last }
replay-play = Воспроизвести
replay-pause = Пауза
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-turn-back = К предыдущему ходу
replay-turn-forward = К следующему ходу
replay-eyes = Чьими глазами
replay-eyes-of = Глазами: { $name }
replay-eyes-spectator = Глазами зрителя
replay-branch = Играть отсюда
replay-save = Сохранить в файл

judge-title = Анализ
judge-loading = Загружаем анализ…
judge-result = Итог: { $scores }
judge-running = Бот просматривает партию: { $done } из { $total } ходов.
judge-failed = Анализ не удался.
judge-plot = Шансы на победу ход за ходом
judge-at = ход { $at }: { $chances }
judge-no-move = Здесь ни у кого не было выбора.
judge-open = Открыть ход { $at } на поле
judge-mistakes = Ходы, которые обошлись дороже всего
judge-whose = Чьи ходы
judge-everybody = Все
judge-seat = { $name }: в среднем −{ $lost } % за ход
judge-played = { $name } играет:
judge-better = Лучше:
judge-see = Посмотреть
judge-none = Ни один ход не принёс заметных потерь.
judge-note = Шансы — это оценка бота, а не истина.
judge-blunder = грубая ошибка
judge-mistake = ошибка
judge-slip = неточность

course-title = Уроки
course-rival = Соперник { $number }
course-next = Дальше
course-back = Назад
course-your-move = Ваш ход
course-read = Читайте выше.
course-done = пройдено
course-progress = Шаг { $at } из { $of }
course-finished = Это всё, что нужно.
course-finished-text = Вы знаете, как идёт игра. Остальное придёт с опытом.
course-play = Сыграть первую партию
course-none = Для игры «{ $title }» ещё нет уроков.
