# Що сайт каже довкола ігор: головна, столи, карти, правила, налаштування.

skip-to-content = Перейти до вмісту
loading = Завантаження…
close = Закрити
cancel = Скасувати
try-again = Спробувати ще раз
all = Усі
any = Будь-який
show-all = Показати все
language = Мова
language-auto = Як у браузері
copied = Скопійовано.
copy-yourself = Браузер не дозволяє копіювати. Тут текст виділено: скопіюйте його з клавіатури або довгим дотиком.
copy-link-to = Скопіювати посилання на { $what }
just-now = щойно

trouble-title = Не вийшло.
trouble-offline = Сервер не відповідає.
trouble-offline-text = Нічого не втрачено: партії зберігаються на сервері. Перевірте з’єднання і спробуйте ще раз.
trouble-unexpected = Щось на цій сторінці зламалося. Сама партія в безпеці на сервері.
refused-no-table = Такого столу немає. Можливо, його вже прибрали.
refused-no-title = Цієї гри тут немає.
refused-too-much = Забагато всього одразу. Зачекайте трохи й спробуйте знову.
refused-store-down = Сервер зараз не має доступу до своїх записів. Спробуйте за хвилину.
refused-stale = Тим часом гра пішла далі.
refused-not-your-turn = Зараз не ваш хід.
refused-illegal = Ця відповідь не підходить до запитання. Погляньте, про що питають зараз, і виберіть ще раз.
refused-rules-bug = Правила зламалися на цій відповіді. Гру повернуто туди, де вона була, а помилку записано: спробуйте іншу відповідь.
refused-bad-name = В імені має бути від 1 до 30 символів, і не самі пробіли. Виберіть інше.
refused-table-exists = Це запрошення вже використано. Оновіть сторінку, щоб мати нове.
refused-seat-taken = Це місце зайняте. Виберіть інше.
refused-table-full = Усі місця зайняті. Відкрийте свій стіл або спостерігайте за грою.
refused-no-seat = За цим столом такого місця немає.
refused-bad-link = Це посилання не дає тут місця. Можливо, його замінили новішим: скористайтеся ним або попросіть його за столом.
refused-begun = Гра вже почалася. Замість вас може грати бот.
refused-not-begun = Гра ще не почалася: вона чекає, доки займуть усі місця.
refused-over = Гру закінчено.
refused-stuck = Цю гру не продовжити: карти, що лежить на столі, у коробці більше немає. Її можна лише переглянути.
refused-not-over = Це можна зробити, коли гру буде закінчено.
refused-secret-until-over = Тут видно приховані карти, тому побачити це можна лише після кінця гри.
refused-rematch-made = Наступну партію вже відкрито: переходьте до неї.
refused-nothing-to-undo = Немає чого скасовувати.
refused-undo-asked = Хтось інший щойно попросив скасувати хід. Спершу дайте відповідь на це.
refused-undo-declined = Скасувати хід не дозволили. Попросити знову можна після наступного ходу.
refused-nothing-to-redo = Немає чого повертати.
refused-no-wish = Ніхто вже не просить скасувати хід.
refused-no-person = На цьому місці зараз грає не людина.
refused-no-stand-in = За вас не грає бот: місце вже ваше.
refused-still-here = Цей гравець іще тут і має час. Дайте йому ще трохи.
refused-bot-plays = За вас грає бот. Спершу поверніться за стіл.
refused-looking-on = Ви глядач. Таке може робити лише той, хто має місце за столом.
refused-no-watching = За цим столом глядачів не приймають.
refused-empty-message = У цьому повідомленні нічого немає.
refused-chat-too-fast = Ви пишете надто швидко. Зачекайте трохи.
refused-chat-crowded = Забагато людей пише водночас. Надішліть іще раз.
refused-hint-running = Бот іще думає над попередньою підказкою.
refused-hint-company = Підказки — лише для тих, хто грає з самими ботами.
refused-no-bot = Зараз жоден бот не може подумати. Спробуйте за хвилину.
refused-unknown-bot = Такого бота тут немає. Виберіть іншого.
refused-bad-seats = Місця не відповідають кількості гравців. Розподіліть їх знову.
refused-seed-not-free = Вибирати зерно випадковості може лише той, хто грає з самими ботами.
refused-bad-option = Так цю гру не скласти. Виберіть інші налаштування або іншу кількість гравців.
refused-bad-save = Цю гру не відкрити: файл іншого виду, обірваний або змінений.
refused-other-version = Цю гру збережено з іншими картами чи правилами, яких цей сервер не знає, і в ній немає знімка, з якого можна продовжити.
refused-gone-from-box = Цю гру не продовжити: карти, що лежить на столі, у коробці більше немає.
refused-no-rules = Книги правил цієї гри тут немає.
refused-no-language = Цією мовою тут нічого немає.
refused-no-redis = Сервер зараз не має зв’язку з іншою своєю частиною. Спробуйте за хвилину.
refused-bad-request = Сервер не розуміє цього запиту. Оновіть сторінку і спробуйте ще раз.
refused-bad-message = Сервер не розуміє цього повідомлення. Оновіть сторінку і спробуйте ще раз.
refused-too-large = Це завелике для сервера.
refused-origin = Ця сторінка не належить цьому серверу. Відкрийте адресу самого сервера.
refused-not-found = За цією адресою нічого немає.
refused-refused = Сервер цього не приймає. Оновіть сторінку і спробуйте ще раз.
refused-http = Замість сервера відповіло щось між ним і вами. Спробуйте за хвилину.
refused-closed = З’єднання з цим столом закрито. Оновіть сторінку.
refused-protocol = Сервер відповів щось інше. Оновіть сторінку.
front-page = На головну
not-found = Тут нічого немає
not-found-text = Можливо, в адресі помилка, або стіл уже прибрали.

## Finding one’s way

nav-main = Головне меню
nav-lobby = Столи
nav-cards = Карти
nav-rules = Правила
nav-settings = Налаштування
nav-about = Про сайт
to-home = Conclave, на головну
footer-line = Безкоштовний стіл для настільних ігор про магів-суперників.

## Front page

home-tagline = Стіл для ігор про магів-суперників
home-lead = Настільні ігри про магів-суперників за повними правилами просто в браузері: проти ботів або з друзями. Безкоштовно й без облікового запису.
home-welcome = Вітаємо
play = Грати
play-title = Грати в «{ $title }»
against-bots = { $title }: проти скількох ботів?
bots-count = { $count ->
    [0] наодинці
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
minutes = { $count } хв
poster-shout = КРУТЬ!
way-friends = друзі
way-learn = навчання
way-setup = налаштувати
play-friends-at = «{ $title }» із друзями
learn-title = Навчитися грати в «{ $title }»
with-friends = Із друзями
friends-text = { $title }: надішліть це посилання. Хто його відкриє, той сяде за стіл: обліковий запис не потрібен.
friends-link = Посилання для друзів
copy = Копіювати
waits-for = Чекаємо на хід: { $names }
pick-game = Яка гра
first-game = перша партія
open-tables = Столи, що чекають на гравців
own-games = Ваші партії
your-turn = Ваш хід
bot-plays-for-you = За вас грає бот.
take-seat-back = Повернутися на своє місце
resume = Продовжити
look = Переглянути
watch = Спостерігати
replay = Повтор
forget = Прибрати
forget-title = Прибрати цю партію?
forget-text = Ключ до вашого місця зберігає лише цей браузер. Без нього і без посилання на ваше місце повернутися до партії не вийде.
join = Сісти за стіл

## Setting up a game

custom-game-title = Налаштувати партію
custom-game-of = Налаштувати партію: { $title }
house-rules = Правила цієї партії
title = Гра
players = Гравці
who-sits = Хто за столом
your-name = Ваше ім’я
your-name-note = Його бачать інші за столом.
your-name-placeholder = Гравець
seat-number = Місце { $number }
seat-open = Вільне місце
seat-open-long = Вільне, для людини
seats = Місця
bot = бот
bot-random = Випадковий бот
bot-random-about = ходить навмання
bot-greedy = Швидкий бот
bot-greedy-about = дивиться на хід уперед
bot-ismcts = Вдумливий бот
bot-ismcts-about = думає на кілька ходів уперед
bot-name-morena = Морена
bot-name-corvin = Корвін
bot-name-zorya = Зоря
bot-name-balthazar = Бальтазар
bot-name-isolde = Ізольда
bot-name-veles = Велес
bot-name-ostara = Остара
bot-name-tiberius = Тиберій
bot-name-selene = Селена
bot-name-radomir = Радомир
clock = Годинник
clock-none = Без годинника
clock-quick = 10 хвилин + 15 секунд на хід
clock-calm = 30 хвилин + 30 секунд на хід
clock-days = 3 дні на хід
clock-other = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
} + { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
} на хід
who-may-come = Хто може приєднатися
by-link = Хто має посилання
in-public = Усі
watching-allowed = Інші можуть спостерігати
begin = Почати
open-table = Відкрити стіл

## Lobby

lobby-lead = Публічні столи. Сідайте на вільне місце або спостерігайте за чужою грою.
lobby-waiting = Чекають на гравців
lobby-playing = Триває гра
lobby-finished = Завершені
lobby-empty = Публічних столів поки немає
lobby-empty-text = Відкрийте стіл: він буде тут, доки хтось не сяде.
new-table = Новий стіл
table-state-waiting = чекає на гравців
table-state-playing = триває
table-state-finished = завершено
table-state-stuck = не можна продовжити
open-save = Відкрити збережену партію
open-save-pick = Виберіть файл
open-save-drop = або перетягніть його сюди. Незавершена партія продовжиться проти ботів, завершену можна переглянути.
save-too-large = Цей файл завеликий для збереженої партії.

## Cards

cards-of = { $title }: карти
cards-lead = Карта робить саме те, що на ній написано: її текст складено з її правил.
cards-search = Пошук у назвах і текстах
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
cards-none = Такої карти немає
cards-none-text = Спробуйте менше слів або інші фільтри.
kind = Вид
tag = Тип
its-rules = Правила:
card-before = Попередня
card-next = Наступна

## Rules

rules-of = { $title }: правила
rules-lead = Кожне правило має номер, на який посилається гра.
rules-search = Пошук у правилах
rules-found = { $count ->
    [one] { $count } запис
    [few] { $count } записи
    [many] { $count } записів
   *[other] { $count } запису
}
rules-untranslated = { $count ->
    [one] { $count } запис тут англійською: його ще не перекладено.
    [few] { $count } записи тут англійською: їх іще не перекладено.
    [many] { $count } записів тут англійською: їх іще не перекладено.
   *[other] { $count } запису тут англійською: їх іще не перекладено.
}
rules-none = Такого правила немає
rule-unknown = Правила { $rule } у цій книзі немає.
rule-kind-rule = Правила
rule-kind-example = Приклади
rule-kind-scenario = Ситуації
rule-kind-ruling = Роз’яснення
one-rule = правило
one-example = приклад
one-scenario = ситуація
one-ruling = роз’яснення
rule-advice = порада
contents = Зміст

## Settings

settings-lead = Зберігаються в цьому браузері й діють одразу.
settings-you = Ви
settings-look = Вигляд і звук
theme = Тема
theme-auto = Як у системі
theme-dark = Ніч
theme-light = День
cards-show = На малих картах
cards-icons = Знаки
cards-words = Слова
end-asks = Перепитувати, якщо хід завершується, а зробити ще є що
motion = Анімація
motion-auto = Як у системі
motion-full = Повна
motion-less = Менше
motion-off = Без анімації
pace = Темп
pace-slow = повільно
pace-normal = нормально
pace-fast = швидко
pace-at-once = відразу
pace-note = Як швидко показувати дії інших — за столом і в повторах. Клацання пропускає решту ходу.
sound = Тихі звуки: ваш хід, карти, здобутки, кінець
sound-try = Послухати
asking-note = Коли питати вас про реакцію? Діє за кожним новим столом; усе, що пропущено за вас, є в журналі.
asking-matters-note = «Питати, коли це важливо» означає: якщо вам нема чим відповісти, за вас пропускають без запитання. Інші бачать, що вас не питали, тож знають, що відповісти вам було нічим.

## About

about-what = Conclave — це цифровий стіл для настільних ігор про магів-суперників. Тут грають за повними правилами: у браузері з друзями чи ботами, у терміналі та в симуляторі.
about-promise = Без реєстрації, реклами та стеження. Місце за столом — це таємне посилання: грає той, хто його має. Ваші налаштування й посилання лишаються в цьому браузері.
about-games-title = Ігри
about-games = Назви ігор належать їхнім видавцям. Цей проєкт не їхній. У ньому немає ані текстів, ані малюнків видавців: слова та малюнки тут власні. Якщо гра вам до душі, купіть коробку.
about-credits-title = Подяки
about-icons = Піктограми — з набору «{ $set }», автор { $author }:
about-fonts = Шрифти — Alegreya, Alegreya Sans, Alegreya SC, Balsamiq Sans та Philosopher:
about-licence = Програма вільна, її ліцензія —
