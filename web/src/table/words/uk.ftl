# Стіл, а також повтор, аналіз і уроки, що на ньому показуються.

play-table = Стіл
play-opening = Відкриваємо стіл…
play-your-turn = Ваш хід
play-prompt = Про що питають
play-options = Що можна зробити
play-more-options = { $count ->
    [one] Ще { $count } варіант, потрібний рідко…
    [few] Ще { $count } варіанти, потрібні рідко…
    [many] Ще { $count } варіантів, потрібних рідко…
   *[other] Ще { $count } варіанта, потрібних рідко…
}
play-all-moves = Усі ходи ({ $count })
play-rule = Прочитати правило
play-rule-named = Правило { $rule }
play-new-tab = (відкриється в новій вкладці)
play-confirm = Підтвердити
play-choose = Виберіть
play-give = Віддати { $count }
play-give-of = Віддати { $count } з { $most }
play-gain = Взяти { $count }
play-gain-of = Взяти { $count } з { $most }
play-help-pay = Торкніться запасу, щоб заплатити, місця — щоб забрати.
play-help-gain = Торкніться того, що берете; місця — щоб передумати.
play-help-order = Перетягніть карти або пересуньте їх клавішами ← і →. Перша — 1.
play-help-places = Візьміть карту, а потім місце; та сама карта двічі стає, де є місце. Усього від { $low } до { $high }.
play-fill = Доповнити
# $low і $high — межі для $count
play-chosen = Вибрано: { $count }
play-total = { $count } з { $least }
play-amounts = Кількість
play-less = На одиницю менше: { $what }
play-one-more = На одиницю більше: { $what }
play-order = Порядок
play-place = { $at } з { $of }: { $what }
play-places = Що де лежить
play-things = Що можна покласти
play-slots = Місця
play-slot-filled = { $slot }: { $what }. Забрати назад
play-slot-empty = { $slot }: порожньо
play-waiting = Чекаємо на хід: { $names }
play-watching = Ви спостерігаєте. { $count ->
    [0] Гру закінчено.
   *[other] Чекаємо на хід: { $names }.
}
play-going-on = Хвилинку…
play-over = Гру закінчено.
play-you = Ви

react-panel = Що загрожує
react-left = тоді
react-take = Прийняти
react-only = Відповісти нічим: далі
react-silent = питання все одно ставиться, щоб мовчання не видало вашої руки
react-avoided = уникає
react-turned-back = відбиває
react-hit = влучання
play-end-anyway = Ще є що зробити ({ $count }). Завершити?
play-legend = Що означають знаки
play-legend-lit = підсвічено те, що є на цій карті
play-rule-code = Правило { $rule }

play-seats = Гравці
play-online = на зв’язку
play-away = немає на місці
play-is-asked = зараз вирішує
play-kind-bot = { $bot ->
    [random] випадковий бот
    [greedy] швидкий бот
    [ismcts] вдумливий бот
   *[other] бот
}
play-kind-stand-in = за цього гравця грає { play-kind-bot }
play-kind-open = вільне місце
play-spectator = Глядач
play-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
play-time-left = Залишилося часу: { $time }
play-clock-days = { $days } д { $hours } год
play-clock-hours = { $hours } год { $minutes } хв
play-status-connecting = З’єднуємося…
play-status-live = На зв’язку
play-status-offline = Немає зв’язку, пробуємо ще
play-status-closed = Від’єднано
play-rotated = Це місце відкрито за новим посиланням деінде.
play-watch-instead = Натомість спостерігати
play-forget = Забути цей стіл

play-side = Хроніка, журнал і чат
play-fold = Закрити панель
play-story = Хроніка
play-log = Журнал
play-log-empty = Ще нічого не сталося.
play-log-new = Нове
play-automatic = автоматично
# Behind a line of the log: the card that something was paid for, or by which it happened.
play-paid-for = за «{ $cause }»
play-because = карта «{ $cause }»
play-open-card = Показати карту «{ $card }»
play-taken-back = скасовано
play-chat = Чат
play-chat-empty = Ще ніхто нічого не сказав.
play-chat-say = Напишіть щось
play-chat-send = Надіслати
play-chat-left = { $count ->
    [one] залишився { $count } знак
    [few] залишилося { $count } знаки
    [many] залишилося { $count } знаків
   *[other] залишилося { $count } знака
}
play-mute = заглушити
play-unmute = Чути знову: { $names }

film-story = Хроніка
film-this-turn = Цей хід
film-meanwhile = Тим часом
film-before = До того
film-again = Показати останнє коло ще раз
film-again-short = останнє коло ще раз
film-skip = До поточної миті
film-turns = { $count ->
    [0] нічого нового
    [one] { $count } хід, до вашої дії
    [few] { $count } ходи, до вашої дії
   *[many] { $count } ходів, до вашої дії
}
film-since = після вашого останнього ходу
film-events = Події
film-nobody = Нічия дія
film-passed = пропущено за вас
film-kind-play = Властивість
film-kind-attack = Атака
film-kind-purchase = Придбання
film-kind-pass = Пас
film-kind-discard = Скидання
film-kind-fate = Подія
film-kind-round = Раунд

play-undo = Скасувати хід
play-undo-ask = Попросити скасувати хід
play-undo-free = Дозвіл не потрібен: нічого не відкрилося, і ніхто інший ще не ходив.
play-undo-alone = Ви граєте наодинці, тож завжди можете скасувати хід; журнал це зазначить.
play-undo-consent = Відтоді щось відкрилося або хтось ходив: спитаємо інших.
play-undo-nothing = Немає чого скасовувати.
play-undo-asked = Питаємо інших…
play-undo-wish-title = Дозволити скасувати хід?
play-undo-wish = { $name } просить дозволу скасувати останній хід.
play-undo-agree = Дозволити
play-undo-decline = Відмовити
play-redo = Повернути хід

play-hint = Підказка
play-hint-title = Що зробив би бот
play-hint-do = Зробити
play-hint-note = Числа — це шанси на перемогу, як їх бачить бот.

play-menu = Меню
play-rules = Правила
play-cards = Карти
play-keys = Клавіатура
play-peace = Не питати мене до кінця раунду
play-asking = Коли питати мене
play-asking-note = Коли стається щось, на що ви могли б відреагувати. Усе, що пропущено за вас, є в журналі.
play-stand-in = Хай за мене грає бот
play-come-back = Повернутися за стіл
play-bot-plays = За вас грає бот.
play-rotate = Створити нове посилання
play-rotate-note = Після цього теперішнє посилання не діятиме: хто ще його має, той утратить місце.
play-rotate-done = Це нове посилання. Старе більше не діє.
play-own-link = Посилання на ваше місце
play-own-link-note = Хто відкриє це посилання, той грає на вашому місці. Продовжуйте з ним на іншому пристрої й нікому його не давайте.
play-language = Мова
play-theme = Тема
play-theme-auto = Як у системі
play-theme-dark = Ніч
play-theme-light = День
play-sound = Звук
play-settings = Налаштування
play-leave = Піти з-за столу
play-leave-note = Далі за вас гратиме бот. Доки гра триває, ви можете повернутися на своє місце.
play-left = Далі за вас грає бот. Партія лишається серед ваших, і ви можете повернутися на своє місце.
play-leave-waiting = Ваше місце знову стане вільним.
play-stay = Залишитися
play-home = На головну

play-room-title = Чекаємо на гравців
play-room-open = { $count ->
    [0] Усі місця зайнято.
    [one] Вільно { $count } місце.
    [few] Вільно { $count } місця.
    [many] Вільно { $count } місць.
   *[other] Вільно { $count } місця.
}
play-room-held = Чекаємо на запрошених до нової партії.
play-seat-open = Вільне місце
play-held = Запрошено до нової партії: { $name }
play-open-seat = Відкрити для всіх
play-join = Сісти за стіл
play-invite = Запрошення
play-invite-note = Надішліть це посилання тим, хто має грати:
play-begins = Гра почнеться, щойно всі місця буде зайнято.
play-copy = Копіювати
play-share = Поділитися
play-copied = Посилання скопійовано.
play-copy-yourself = Посилання виділено: скопіюйте його з клавіатури.
play-only-here = Це посилання працює лише на цьому комп’ютері. Щоб воно діяло й деінде, відкрийте цю сторінку за адресою, доступною іншим комп’ютерам.

play-is-away = { $name }: немає на місці.
play-out-of-time = { $name }: час вийшов.
play-take-over = Хай далі грає бот

play-end-you = Ви перемогли!
play-end-won = Перемога: { $name }
play-end-you-by = Ви перемогли, { $best } : { $next }
play-end-won-by = Перемога: { $name }, { $best } : { $next }
play-end-shared = Спільна перемога: { $names }
play-end-nobody = Ніхто не переміг
play-end-other = Ніхто не переміг, узяла гору інша сила: { $names }
play-end-lost = Гру програно
play-winner = перемога
play-result = Підсумок
play-rematch = Зіграти ще раз
play-rematch-join = До нової партії
play-next-yours = У новій партії для вас є місце.
play-next-asked = { $count ->
    [one] { $names } хоче зіграти ще раз.
   *[other] { $names } хочуть зіграти ще раз.
}
play-next-open = Нову партію відкрито.
play-next-join = Приєднатися
play-next-watch = Спостерігати за новою партією
play-replay = Повтор
play-analysis = Аналіз

end-points = Очки
end-total = Очки
end-counted = рахуємо джерело за джерелом
end-again = ще раз
end-all = Показати все
end-chances = Шанси на перемогу
end-each-round = після кожного раунду, ± { $error }
end-each-turn = після кожного ходу, ± { $error }
end-round = Раунд { $round }:
end-no-turn = Шанси різко не змінювалися.
end-not-judged = Цю партію ще ніхто не аналізував.
end-best = Найкращий хід
end-worst = Найгірший хід
end-another = Інша гра

play-plain = Ця гра ще не має власного поля; ось усе, що вам можна знати.
play-board-broke = Не вдалося намалювати поле. Гра триває нижче.

play-key-tab = переходити між речами на столі
play-key-number = вибрати кнопку або рядок меню
play-key-enter = підтвердити
play-key-moves = показати всі ходи
play-key-undo = скасувати хід
play-key-redo = повернути хід
play-key-hint = підказка
play-key-log = журнал
play-key-chat = чат
play-key-escape = закрити
play-key-help = цей список

replay-title = Повтор
replay-loading = Завантажуємо гру…
replay-bar = Перегляд гри
replay-position = Місце в грі
replay-step = крок { $at } з { $last }
replay-play = Відтворити
replay-pause = Пауза
replay-back = Крок назад
replay-forward = Крок уперед
replay-turn-back = До попереднього ходу
replay-turn-forward = До наступного ходу
replay-eyes = Чиїми очима
replay-eyes-of = Очима: { $name }
replay-eyes-spectator = Очима глядача
replay-branch = Грати звідси
replay-save = Зберегти у файл

judge-title = Аналіз
judge-loading = Завантажуємо аналіз…
judge-result = Підсумок: { $scores }
judge-running = Бот переглядає партію: { $done } з { $total } ходів.
judge-failed = Аналіз не вдався.
judge-plot = Шанси на перемогу хід за ходом
judge-at = хід { $at }: { $chances }
judge-no-move = Тут ніхто не мав вибору.
judge-open = Відкрити хід { $at } на полі
judge-mistakes = Ходи, що коштували найбільше
judge-whose = Чиї ходи
judge-everybody = Усі
judge-seat = { $name }: у середньому −{ $lost } % за хід
judge-played = { $name } грає:
judge-better = Краще:
judge-see = Подивитися
judge-none = Жоден хід не завдав помітних втрат.
judge-note = Шанси — це оцінка бота, а не істина.
judge-blunder = груба помилка
judge-mistake = помилка
judge-slip = неточність

course-title = Уроки
course-rival = Суперник { $number }
course-next = Далі
course-back = Назад
course-your-move = Ваш хід
course-read = Читайте вгорі.
course-done = пройдено
course-progress = Крок { $at } з { $of }
course-finished = Це все, що потрібно.
course-finished-text = Ви знаєте, як іде гра. Решта прийде з досвідом.
course-play = Зіграти першу партію
course-none = Для гри «{ $title }» ще немає уроків.
