# Що каже команда `conclave` українською.

## Слова столу

cli-round = Раунд { $count }
cli-label-hand = Рука
cli-label-in-play = У грі
cli-label-discard-pile = Скид
cli-label-pack = На вибір
cli-label-log = Журнал
cli-log-more = ще { $count }: введіть l
cli-hand-size = рука { $count }
cli-deck-size = колода { $count }
cli-players = гравців: { $counts }

## Заголовки меню

cli-group-powers = Сили
cli-group-variants = Рідкісне

## Як відповідати

cli-keys = help · u скасувати · r знову · h порада · c карти · w чому · t стіл · s запис · q вихід
cli-advice-exactly = Разом { $total }; наприклад, { $default } — це ж дає й Enter.
cli-advice-range = Разом від { $low } до { $high }; наприклад, { $default } — це ж дає й Enter.
cli-advice-number = Введіть число від { $low } до { $high }; Enter дає { $default }.
cli-advice-arrange = Введіть номери в потрібному порядку, від першого до останнього; Enter лишає показаний порядок.
cli-advice-place = Заповніть від { $low } до { $high } місць із { $slots }: назва місця, а за нею те, що туди йде; наприклад, { $example }.
cli-advice-place-exactly = Заповніть { $low ->
    [one] { $low } місце
    [few] { $low } місця
   *[other] { $low } місць
} із { $slots }: назва місця, а за нею те, що туди йде; наприклад, { $example }.
cli-advice-some-exactly = Введіть { $count ->
    [one] { $count } номер
    [few] { $count } номери через пробіл
   *[many] { $count } номерів через пробіл
}.
cli-advice-some = Введіть від { $low } до { $high } номерів через пробіл{ $low ->
    [0] ; Enter — жодного, * — усі
   *[other] { "" }
}.
cli-advice-one-or-none = Введіть номер, або Enter — нічого.
cli-advice-window = Щоб налаштувати, коли про це питати, введіть a; щоб до кінця раунду не питали — n.
cli-type-a-number = Введіть номер від 1 до { $count } або help.
cli-no-such-number = Номера { $number } тут немає: введіть номер від 1 до { $count }.
cli-not-understood = «{ $typed }» тут нічого не означає. Введіть номер або help.
cli-several-fit = «{ $typed }» може означати: { $options }.
cli-chosen-twice = «{ $what }» названо двічі.
cli-choose-exactly = Виберіть { $low }, а не { $given }.
cli-choose-between = Виберіть від { $low } до { $high }, а не { $given }.
cli-arrange-all = Упорядкувати треба всі, їх { $count }, а названо { $given }.
cli-filled-twice = Місце «{ $slot }» заповнено двічі.
cli-none-left = «{ $what }» більше не лишилося.
cli-fill-exactly = { $low ->
    [one] Треба заповнити { $low } місце, а заповнено { $given }.
    [few] Треба заповнити { $low } місця, а заповнено { $given }.
   *[other] Треба заповнити { $low } місць, а заповнено { $given }.
}
cli-fill-between = Треба заповнити від { $low } до { $high } місць, а заповнено { $given }.
cli-gap = Місце «{ $slot }» заповнюють лише після місця «{ $before }».
cli-not-amounts = «{ $typed }» тут нічого не означає. Введіть кількості, як-от { $example }.
cli-no-such-slot = «{ $typed }» — не з цього переліку: { $keys }.
cli-slot-bounds = { $what }: від { $low } до { $high }, а не { $given }.
cli-total-exactly = Разом має бути { $low }, а не { $given }.
cli-total-between = Разом має бути від { $low } до { $high }, а не { $given }.
cli-too-many-others = Есенцій, яких немає у вартості, може бути щонайбільше { $most }, а не { $given }.
cli-help =
    Введіть номер варіанта або слово з його назви. Кількості: 2e 1g або e2g1. Кілька: 1 3. Порядок: 2 1 3. Місця: quick 3, I 1.
    
    u           забрати назад свою останню відповідь
    r           дати її знову
    h           порада: що зробив би бот і які шанси дають найкращі відповіді; «h ismcts» — порада іншого бота
    c           ваші карти й що вони роблять; «c яструб» — будь-яка карта за назвою або її частиною
    w           чому інше зараз неможливе
    t           увесь стіл
    l           журнал; «l 20» — його останні 20 рядків
    ?           правило, з якого постає запитання; «? RA-PASS-2» — інше; «? слова» — пошук
    a           коли питати, чи ви реагуєте: завжди, коли це важливо або ніколи
    n           до кінця раунду не питати, чи ви реагуєте, а пропускати за вас
    v           показати рідкісні варіанти, як-от використати силу без ефекту
    s           зберегти; «s ФАЙЛ» — в інший файл
    q           вийти

## За столом

cli-welcome = { $title }, seed { $seed }. Введіть номер відповіді; help — усі клавіші та знаки, h — порада.
cli-thinking = { $name } думає…
cli-hand-over = Клавіатуру бере { $name }. Решта відвертається.
cli-press-enter = Натисніть Enter:
cli-page-more = — Enter: далі, q: назад —
cli-page-back = — Enter: назад —
cli-hint = { $bot } радить { $answer }
cli-none = нічого
cli-hint-why = Ваші шанси за оцінкою на крок уперед: { $answers }
cli-hint-equal = На крок уперед різниці між відповідями не видно.
cli-hint-forced = Відповідь тільки одна: { $typed }
cli-nothing-to-undo = Немає чого скасовувати.
cli-nothing-to-redo = Немає чого повертати.
cli-undo-consent = { $name } скасовує відповідь, після якої щось відкрилося або вирішилося. Усі згодні? (y/n)
cli-undo-refused = Нічого не скасовано.
cli-took-back = Скасовано відповідь: { $name }.
cli-nothing-refused = Зараз вам ні в чому не відмовлено.
cli-windows = Коли питати вас, чи ви реагуєте?
cli-windows-keys = Номер змінює, Enter — назад:
cli-windows-note = «Коли це важливо» минає запитання, в яких жодна відповідь нічого не змінить. Що пропущено за вас, видно в журналі. Налаштування діють, доки ви за столом; вони не зберігаються.
cli-ask-always = завжди
cli-ask-matters = коли це важливо
cli-ask-never = ніколи
cli-passed-for-you = пропущено за вас: { $window }
cli-no-windows = У цій грі нікого не питають, чи він реагує.
cli-no-window = Це запитання не про реакцію, тож пропустити його за вас не можна.
cli-no-variants = Інших варіантів зараз немає.
cli-which-card = Яка карта? Введіть, наприклад: card яструб
cli-saved = Збережено: { $file }
cli-save-before-leaving = Зберегти як { $file }? Enter — так; n — вийти без збереження; c — назад; або інша назва:
cli-save-journal = Зберегти гру як { $file }? Enter — так; n — ні; або інша назва:
cli-left = Стіл закрито.
cli-left-saved = Стіл закрито; гру збережено у { $file }.
cli-broken-rules = Правила зламалися: { $reason } Гра до цього місця лежить у { $file }; будь ласка, повідомте про це.

## Кінець

cli-game-over = Гру закінчено.
cli-unfinished = Гру ще не закінчено.
cli-winners = { $count ->
    [one] Перемога: { $names }.
   *[other] Спільна перемога: { $names }.
}
cli-won-together = Ви всі перемогли.
cli-lost-together = Гру програно.
cli-nobody-won = Не переміг ніхто.
cli-others-won = За столом не переміг ніхто. Перемога за іншою силою: { $names }.

## Команди

cli-no-cards = Таких карт немає.
cli-card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
cli-card-cost = Вартість
cli-coverage = Правил із тестами: { $tested } з { $count }.
cli-coverage-missing = { $count ->
    [one] { $count } правило не має тесту: { $rules }
    [few] { $count } правила не мають тесту: { $rules }
   *[many] { $count } правил не мають тесту: { $rules }
}
cli-replay-keys = Відповідь { $number } з { $last }. Enter — далі, b — назад, номер — перейти, q — кінець:
cli-as-played = Зіграно з іншими картами, ніж сьогодні; показано з ними.
cli-measuring = Вимірюю…
cli-checking = Перевіряю: { $title }
cli-checked = Перевірено: { $games ->
    [one] { $games } гру
    [few] { $games } гри
   *[many] { $games } ігор
}, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[many] { $decisions } рішень
}; { $findings ->
    [0] нічого не знайдено.
    [one] { $findings } знахідка.
    [few] { $findings } знахідки.
   *[many] { $findings } знахідок.
}
cli-simulating = Розігрую: { $title }
cli-simulated = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
} за { $seconds } с
cli-rating = Порівнюю ботів
cli-head-seat = місце
cli-head-bot = бот
cli-head-games = ігри
cli-head-wins = перемоги
cli-head-rating = рейтинг
cli-rounds-a-game = Раундів за гру в середньому: { $rounds }
cli-won-by-nobody = За столом не переміг ніхто: { $count } ({ $percent })
cli-unfinished-games = { $count ->
    [one] { $count } гру зупинено незакінченою.
    [few] { $count } гри зупинено незакінченими.
   *[many] { $count } ігор зупинено незакінченими.
}
cli-stopped = Зупинено незакінченою
cli-test-accepted = Перевірку завершено: { $bot } сильніший приблизно на { $elo } Ело або більше.
cli-test-rejected = Перевірку завершено: { $bot } не сильніший на { $elo } Ело.
cli-test-open = Перевірку ще не завершено: потрібно більше ігор.

## Що не так із введеним

cli-did-you-mean = Може, { $names }?
cli-there-are = Є: { $names }.
cli-unknown-game = Немає гри «{ $word }».
cli-unknown-option = У грі немає параметра «{ $word }».
cli-unknown-value = «{ $word }» неможливо.
cli-unknown-bot = Немає бота «{ $word }».
cli-unknown-rule = У жодному правилі немає «{ $word }».
cli-unknown-card = Немає карти «{ $word }».
cli-unknown-kind = Немає виду «{ $word }».
cli-unknown-tag = Немає ознаки «{ $word }».
cli-unknown-measurement = Немає вимірювання «{ $word }».
cli-unknown-seat = Немає місця «{ $word }»; місця — від 0 до { $last }.
cli-bad-bot = Бот «{ $word }» не може грати: { $reason }
cli-option-form = «{ $word }» має виглядати як назва=значення, наприклад variant=draft.
cli-option-players = «{ $word }»: гравців має бути { $counts }, а не { $given }.
cli-player-count = { $title }: гравців має бути { $counts }, а не { $given }.
cli-too-many-bots = Ботів { $count }, а вільних місць лише { $room }.
cli-too-many-names = Імен { $count }, а людей лише { $room }.
cli-name-of-a-bot = «{ $word }» — ім’я бота; виберіть інше.
cli-which-game = Яка гра? Є такі: { $names }. Наприклад: conclave play { $example }
cli-save-exists = У { $file } вже є інша гра. Продовжте її через --resume { $file } або назвіть інший файл.
cli-other-game = У { $file } — гра { $title }.
cli-cannot-read = { $file } не читається: { $reason }.
cli-cannot-write = { $file } не записується: { $reason }.
cli-not-a-save = { $file } — не збережена гра.
cli-broken-save = { $file } не завантажується: { $reason }
cli-no-snapshot = { $file } створено з іншими картами чи правилами гри { $title }, яких ця програма не знає, і в ньому немає знімка, з якого можна продовжити.
cli-card-gone = { $file } не можна продовжити: «{ $card }» лежить на столі, але в коробці цієї карти більше немає.
cli-look-at-it = Переглянути гру: conclave replay { $file }
cli-no-such-answer = Відповіді { $number } немає; у грі є відповіді від { $first } до { $last }.
cli-bots-and-seats = Ботів { $count }, а місць { $seats }: назвіть одного або по одному на кожне місце.
cli-different-bots = Потрібно щонайменше стільки різних ботів: { $count }; назвіть їх через --bots.
cli-test-of-two = Перевірка можлива лише між двома ботами в іграх для двох.
cli-elo-order = --elo0 має бути менше за --elo1.

## The server

cli-serve-at = Conclave відкрито: { $address } (Ctrl-C закриває)
cli-serve-not-built = Вебклієнт ще не зібрано: запустіть `make play` або `python tools/web.py`.
