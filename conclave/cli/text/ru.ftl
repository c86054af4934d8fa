# Что говорит команда `conclave` по-русски.

## Слова стола

cli-round = Раунд { $count }
cli-label-hand = Рука
cli-label-in-play = В игре
cli-label-discard-pile = Сброс
cli-label-pack = На выбор
cli-label-log = Журнал
cli-log-more = ещё { $count }: введите l
cli-hand-size = рука { $count }
cli-deck-size = колода { $count }
cli-players = игроков: { $counts }

## Заголовки меню

cli-group-powers = Силы
cli-group-variants = Редкое

## Как отвечать

cli-keys = help · u отменить · r снова · h совет · c карты · w почему · t стол · s запись · q выход
cli-advice-exactly = Всего { $total }; например, { $default } — то же даёт и Enter.
cli-advice-range = Всего от { $low } до { $high }; например, { $default } — то же даёт и Enter.
cli-advice-number = Введите число от { $low } до { $high }; Enter даёт { $default }.
cli-advice-arrange = Введите номера в нужном порядке, от первого к последнему; Enter оставляет показанный порядок.
cli-advice-place = Заполните от { $low } до { $high } мест из { $slots }: название места, а за ним то, что туда идёт; например, { $example }.
cli-advice-place-exactly = Заполните { $low ->
    [one] { $low } место
    [few] { $low } места
   *[other] { $low } мест
} из { $slots }: название места, а за ним то, что туда идёт; например, { $example }.
cli-advice-some-exactly = Введите { $count ->
    [one] { $count } номер
    [few] { $count } номера через пробел
   *[many] { $count } номеров через пробел
}.
cli-advice-some = Введите от { $low } до { $high } номеров через пробел{ $low ->
    [0] ; Enter — ни одного, * — все
   *[other] { "" }
}.
cli-advice-one-or-none = Введите номер, или Enter — ничего.
cli-advice-window = Чтобы настроить, когда об этом спрашивать, введите a; чтобы до конца раунда не спрашивали — n.
cli-type-a-number = Введите номер от 1 до { $count } или help.
cli-no-such-number = Номера { $number } здесь нет: введите номер от 1 до { $count }.
cli-not-understood = «{ $typed }» здесь ничего не значит. Введите номер или help.
cli-several-fit = «{ $typed }» может значить: { $options }.
cli-chosen-twice = «{ $what }» названо дважды.
cli-choose-exactly = Выберите { $low }, а не { $given }.
cli-choose-between = Выберите от { $low } до { $high }, а не { $given }.
cli-arrange-all = Упорядочить нужно все, их { $count }, а названо { $given }.
cli-filled-twice = Место «{ $slot }» заполнено дважды.
cli-none-left = «{ $what }» больше не осталось.
cli-fill-exactly = { $low ->
    [one] Нужно заполнить { $low } место, а заполнено { $given }.
    [few] Нужно заполнить { $low } места, а заполнено { $given }.
   *[other] Нужно заполнить { $low } мест, а заполнено { $given }.
}
cli-fill-between = Нужно заполнить от { $low } до { $high } мест, а заполнено { $given }.
cli-gap = Место «{ $slot }» заполняют только после места «{ $before }».
cli-not-amounts = «{ $typed }» здесь ничего не значит. Введите количества, например { $example }.
cli-no-such-slot = «{ $typed }» — не из этого списка: { $keys }.
cli-slot-bounds = { $what }: от { $low } до { $high }, а не { $given }.
cli-total-exactly = Всего должно быть { $low }, а не { $given }.
cli-total-between = Всего должно быть от { $low } до { $high }, а не { $given }.
cli-too-many-others = Эссенций, которых нет в стоимости, может быть не больше { $most }, а не { $given }.
cli-help =
    Введите номер варианта или слово из его названия. Количества: 2e 1g или e2g1. Несколько: 1 3. Порядок: 2 1 3. Места: quick 3, I 1.
    
    u           взять назад свой последний ответ
    r           дать его снова
    h           совет: что сделал бы бот и какие шансы дают лучшие ответы; «h ismcts» — совет другого бота
    c           ваши карты и что они делают; «c ястреб» — любая карта по названию или его части
    w           почему другое сейчас невозможно
    t           весь стол
    l           журнал; «l 20» — его последние 20 строк
    ?           правило, из которого возник вопрос; «? RA-PASS-2» — другое; «? слова» — поиск
    a           когда спрашивать, реагируете ли вы: всегда, когда это важно или никогда
    n           до конца раунда не спрашивать, реагируете ли вы, а пропускать за вас
    v           показать редкие варианты, например использовать силу без эффекта
    s           сохранить; «s ФАЙЛ» — в другой файл
    q           выйти

## За столом

cli-welcome = { $title }, seed { $seed }. Введите номер ответа; help — все клавиши и знаки, h — совет.
cli-thinking = { $name } думает…
cli-hand-over = Клавиатуру берёт { $name }. Остальные отворачиваются.
cli-press-enter = Нажмите Enter:
cli-page-more = — Enter: дальше, q: назад —
cli-page-back = — Enter: назад —
cli-hint = { $bot } советует { $answer }
cli-none = ничего
cli-hint-why = Ваши шансы по оценке на шаг вперёд: { $answers }
cli-hint-equal = На шаг вперёд разницы между ответами не видно.
cli-hint-forced = Ответ только один: { $typed }
cli-nothing-to-undo = Отменять нечего.
cli-nothing-to-redo = Возвращать нечего.
cli-undo-consent = { $name } отменяет ответ, после которого что-то открылось или решилось. Все согласны? (y/n)
cli-undo-refused = Ничего не отменено.
cli-took-back = Отменён ответ: { $name }.
cli-nothing-refused = Сейчас вам ни в чём не отказано.
cli-windows = Когда спрашивать вас, реагируете ли вы?
cli-windows-keys = Номер меняет, Enter — назад:
cli-windows-note = «Когда это важно» минует вопросы, в которых никакой ответ ничего не изменит. Что пропущено за вас, видно в журнале. Настройки действуют, пока вы за столом; они не сохраняются.
cli-ask-always = всегда
cli-ask-matters = когда это важно
cli-ask-never = никогда
cli-passed-for-you = пропущено за вас: { $window }
cli-no-windows = В этой игре никого не спрашивают, реагирует ли он.
cli-no-window = Это не вопрос о реакции, пропустить его за вас нельзя.
cli-no-variants = Других вариантов сейчас нет.
cli-which-card = Какая карта? Введите, например: card ястреб
cli-saved = Сохранено: { $file }
cli-save-before-leaving = Сохранить как { $file }? Enter — да; n — выйти без сохранения; c — назад; или другое имя:
cli-save-journal = Сохранить игру как { $file }? Enter — да; n — нет; или другое имя:
cli-left = Стол закрыт.
cli-left-saved = Стол закрыт; игра сохранена в { $file }.
cli-broken-rules = Правила сломались: { $reason } Игра до этого места лежит в { $file }; пожалуйста, сообщите об этом.

## Конец

cli-game-over = Игра окончена.
cli-unfinished = Игра ещё не окончена.
cli-winners = { $count ->
    [one] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
cli-won-together = Вы все победили.
cli-lost-together = Игра проиграна.
cli-nobody-won = Не победил никто.
cli-others-won = За столом не победил никто. Победа за другой силой: { $names }.

## Команды

cli-no-cards = Таких карт нет.
cli-card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cli-card-cost = Стоимость
cli-coverage = Правил с тестами: { $tested } из { $count }.
cli-coverage-missing = { $count ->
    [one] { $count } правило не имеет теста: { $rules }
    [few] { $count } правила не имеют теста: { $rules }
   *[many] { $count } правил не имеют теста: { $rules }
}
cli-replay-keys = Ответ { $number } из { $last }. Enter — дальше, b — назад, номер — перейти, q — конец:
cli-as-played = Сыграно с другими картами, чем сегодня; показано с ними.
cli-measuring = Измеряю…
cli-checking = Проверяю: { $title }
cli-checked = Проверено: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}; { $findings ->
    [0] ничего не найдено.
    [one] { $findings } находка.
    [few] { $findings } находки.
   *[many] { $findings } находок.
}
cli-simulating = Разыгрываю: { $title }
cli-simulated = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
} за { $seconds } с
cli-rating = Сравниваю ботов
cli-head-seat = место
cli-head-bot = бот
cli-head-games = игры
cli-head-wins = победы
cli-head-rating = рейтинг
cli-rounds-a-game = Раундов за игру в среднем: { $rounds }
cli-won-by-nobody = За столом не победил никто: { $count } ({ $percent })
cli-unfinished-games = { $count ->
    [one] { $count } игра остановлена неоконченной.
    [few] { $count } игры остановлены неоконченными.
   *[many] { $count } игр остановлено неоконченными.
}
cli-stopped = Остановлена неоконченной
cli-test-accepted = Проверка завершена: { $bot } сильнее примерно на { $elo } Эло или больше.
cli-test-rejected = Проверка завершена: { $bot } не сильнее на { $elo } Эло.
cli-test-open = Проверка ещё не завершена: нужно больше игр.

## Что не так с введённым

cli-did-you-mean = Может быть, { $names }?
cli-there-are = Есть: { $names }.
cli-unknown-game = Нет игры «{ $word }».
cli-unknown-option = У игры нет параметра «{ $word }».
cli-unknown-value = «{ $word }» невозможно.
cli-unknown-bot = Нет бота «{ $word }».
cli-unknown-rule = Ни в одном правиле нет «{ $word }».
cli-unknown-card = Нет карты «{ $word }».
cli-unknown-kind = Нет вида «{ $word }».
cli-unknown-tag = Нет признака «{ $word }».
cli-unknown-measurement = Нет измерения «{ $word }».
cli-unknown-seat = Нет места «{ $word }»; места — от 0 до { $last }.
cli-bad-bot = Бот «{ $word }» не может играть: { $reason }
cli-option-form = «{ $word }» должно выглядеть как имя=значение, например variant=draft.
cli-option-players = «{ $word }»: игроков должно быть { $counts }, а не { $given }.
cli-player-count = { $title }: игроков должно быть { $counts }, а не { $given }.
cli-too-many-bots = Ботов { $count }, а свободных мест только { $room }.
cli-too-many-names = Имён { $count }, а людей только { $room }.
cli-name-of-a-bot = «{ $word }» — имя бота; выберите другое.
cli-which-game = Какая игра? Есть такие: { $names }. Например: conclave play { $example }
cli-save-exists = В { $file } уже есть другая игра. Продолжите её через --resume { $file } или назовите другой файл.
cli-other-game = В { $file } — игра { $title }.
cli-cannot-read = { $file } не читается: { $reason }.
cli-cannot-write = { $file } не записывается: { $reason }.
cli-not-a-save = { $file } — не сохранённая игра.
cli-broken-save = { $file } не загружается: { $reason }
cli-no-snapshot = { $file } создан с другими картами или правилами игры { $title }, которых эта программа не знает, и в нём нет снимка, с которого можно продолжить.
cli-card-gone = { $file } нельзя продолжить: «{ $card }» лежит на столе, но в коробке этой карты больше нет.
cli-look-at-it = Посмотреть игру: conclave replay { $file }
cli-no-such-answer = Ответа { $number } нет; в игре есть ответы от { $first } до { $last }.
cli-bots-and-seats = Ботов { $count }, а мест { $seats }: назовите одного или по одному на каждое место.
cli-different-bots = Нужно хотя бы столько разных ботов: { $count }; назовите их через --bots.
cli-test-of-two = Проверка возможна только между двумя ботами в играх для двоих.
cli-elo-order = --elo0 должно быть меньше, чем --elo1.

## The server

cli-serve-at = Conclave открыт: { $address } (Ctrl-C закрывает)
cli-serve-not-built = Веб-клиент ещё не собран: запустите `make play` или `python tools/web.py`.
