# Что сайт говорит вокруг игр: главная, столы, карты, правила, настройки.

skip-to-content = Перейти к содержанию
loading = Загрузка…
close = Закрыть
cancel = Отмена
try-again = Попробовать ещё раз
all = Все
any = Любой
show-all = Показать все
language = Язык
language-auto = Как в браузере
copied = Скопировано.
copy-yourself = Браузер не разрешает копировать. Здесь текст выделен: скопируйте его с клавиатуры или долгим касанием.
copy-link-to = Скопировать ссылку на { $what }
just-now = только что

trouble-title = Не получилось.
trouble-offline = Сервер не отвечает.
trouble-offline-text = Ничего не потеряно: партии хранятся на сервере. Проверьте соединение и попробуйте ещё раз.
trouble-unexpected = Что-то на этой странице сломалось. Сама партия в сохранности на сервере.
refused-no-table = Такого стола нет. Возможно, его уже убрали.
refused-no-title = Этой игры здесь нет.
refused-too-much = Слишком много всего сразу. Подождите немного и попробуйте снова.
refused-store-down = Сервер сейчас не может открыть свои записи. Попробуйте через минуту.
refused-stale = Тем временем игра пошла дальше.
refused-not-your-turn = Сейчас не ваш ход.
refused-illegal = Этот ответ не подходит к вопросу. Посмотрите, о чём спрашивают сейчас, и выберите ещё раз.
refused-rules-bug = Правила сломались на этом ответе. Игра возвращена туда, где была, а ошибка записана: попробуйте другой ответ.
refused-bad-name = В имени от 1 до 30 символов, и не одни пробелы. Выберите другое.
refused-table-exists = Это приглашение уже использовано. Обновите страницу, чтобы получить новое.
refused-seat-taken = Это место занято. Выберите другое.
refused-table-full = Все места заняты. Откройте свой стол или наблюдайте за игрой.
refused-no-seat = За этим столом такого места нет.
refused-bad-link = Эта ссылка не даёт здесь места. Возможно, её заменили новой: откройте ту или попросите её за столом.
refused-begun = Игра уже началась. Вместо вас может играть бот.
refused-not-begun = Игра ещё не началась: она ждёт, пока займут все места.
refused-over = Игра окончена.
refused-stuck = Эту игру не продолжить: карты, которая лежит на столе, в коробке больше нет. Её можно только посмотреть.
refused-not-over = Это можно сделать, когда игра закончится.
refused-secret-until-over = Здесь видны скрытые карты, поэтому увидеть это можно только после конца игры.
refused-rematch-made = Следующая партия уже открыта: переходите к ней.
refused-nothing-to-undo = Нечего отменять.
refused-undo-asked = Кто-то другой только что попросил отменить ход. Сначала ответьте на это.
refused-undo-declined = Отменить ход не разрешили. Попросить снова можно после следующего хода.
refused-nothing-to-redo = Нечего возвращать.
refused-no-wish = Никто уже не просит отменить ход.
refused-no-person = На этом месте сейчас играет не человек.
refused-no-stand-in = За вас не играет бот: место уже ваше.
refused-still-here = Этот игрок ещё здесь, и у него есть время. Подождите ещё немного.
refused-bot-plays = За вас играет бот. Сначала вернитесь за стол.
refused-looking-on = Вы зритель. Это может делать только тот, у кого есть место за столом.
refused-no-watching = За этим столом зрителей не принимают.
refused-empty-message = В этом сообщении ничего нет.
refused-chat-too-fast = Вы пишете слишком быстро. Подождите немного.
refused-chat-crowded = Слишком многие пишут одновременно. Отправьте ещё раз.
refused-hint-running = Бот ещё думает над прошлой подсказкой.
refused-hint-company = Подсказки — только для тех, кто играет с одними ботами.
refused-no-bot = Сейчас ни один бот не может подумать. Попробуйте через минуту.
refused-unknown-bot = Такого бота здесь нет. Выберите другого.
refused-bad-seats = Места не соответствуют числу игроков. Распределите их заново.
refused-seed-not-free = Выбирать зерно случайности может только тот, кто играет с одними ботами.
refused-bad-option = Так эту игру не собрать. Выберите другие настройки или другое число игроков.
refused-bad-save = Эту игру не открыть: файл другого вида, обрезан или изменён.
refused-other-version = Эта игра сохранена с другими картами или правилами, которых этот сервер не знает, и в ней нет снимка, с которого можно продолжить.
refused-gone-from-box = Эту игру не продолжить: карты, которая лежит на столе, в коробке больше нет.
refused-no-rules = Книги правил этой игры здесь нет.
refused-no-language = На этом языке здесь ничего нет.
refused-no-redis = У сервера сейчас нет связи с другой его частью. Попробуйте через минуту.
refused-bad-request = Сервер не понимает этого запроса. Обновите страницу и попробуйте ещё раз.
refused-bad-message = Сервер не понимает этого сообщения. Обновите страницу и попробуйте ещё раз.
refused-too-large = Это слишком велико для сервера.
refused-origin = Эта страница не принадлежит этому серверу. Откройте адрес самого сервера.
refused-not-found = По этому адресу ничего нет.
refused-refused = Сервер этого не принимает. Обновите страницу и попробуйте ещё раз.
refused-http = Вместо сервера ответило что-то между ним и вами. Попробуйте через минуту.
refused-closed = Соединение с этим столом закрыто. Обновите страницу.
refused-protocol = Сервер ответил что-то другое. Обновите страницу.
front-page = На главную
not-found = Здесь ничего нет
not-found-text = Возможно, в адресе ошибка, или стол уже убрали.

## Finding one’s way

nav-main = Главное меню
nav-lobby = Столы
nav-cards = Карты
nav-rules = Правила
nav-settings = Настройки
nav-about = О сайте
to-home = Conclave, на главную
footer-line = Бесплатный стол для настольных игр о магах-соперниках.

## Front page

home-tagline = Стол для игр о магах-соперниках
home-lead = Настольные игры о магах-соперниках по полным правилам прямо в браузере: против ботов или с друзьями. Бесплатно и без учётной записи.
home-welcome = Добро пожаловать
play = Играть
play-title = Играть в «{ $title }»
against-bots = { $title }: против скольких ботов?
bots-count = { $count ->
    [0] в одиночку
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
minutes = { $count } мин
poster-shout = КРУТЬ!
way-friends = друзья
way-learn = обучение
way-setup = настроить
play-friends-at = «{ $title }» с друзьями
learn-title = Научиться играть в «{ $title }»
with-friends = С друзьями
friends-text = { $title }: отправьте эту ссылку. Кто её откроет, тот сядет за стол: учётная запись не нужна.
friends-link = Ссылка для друзей
copy = Копировать
waits-for = Ждём хода: { $names }
pick-game = Какая игра
first-game = первая партия
open-tables = Столы, которые ждут игроков
own-games = Ваши партии
your-turn = Ваш ход
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться на своё место
resume = Продолжить
look = Посмотреть
watch = Наблюдать
replay = Повтор
forget = Убрать
forget-title = Убрать эту партию?
forget-text = Ключ к вашему месту хранит только этот браузер. Без него и без ссылки на ваше место вернуться в партию не получится.
join = Сесть за стол

## Setting up a game

custom-game-title = Настроить партию
custom-game-of = Настроить партию: { $title }
house-rules = Правила этой партии
title = Игра
players = Игроки
who-sits = Кто за столом
your-name = Ваше имя
your-name-note = Его видят остальные за столом.
your-name-placeholder = Игрок
seat-number = Место { $number }
seat-open = Свободное место
seat-open-long = Свободно, для человека
seats = Места
bot = бот
bot-random = Случайный бот
bot-random-about = ходит наугад
bot-greedy = Быстрый бот
bot-greedy-about = смотрит на ход вперёд
bot-ismcts = Вдумчивый бот
bot-ismcts-about = думает на несколько ходов вперёд
bot-name-morena = Морена
bot-name-corvin = Корвин
bot-name-zorya = Заря
bot-name-balthazar = Бальтазар
bot-name-isolde = Изольда
bot-name-veles = Велес
bot-name-ostara = Остара
bot-name-tiberius = Тиберий
bot-name-selene = Селена
bot-name-radomir = Радомир
clock = Часы
clock-none = Без часов
clock-quick = 10 минут + 15 секунд на ход
clock-calm = 30 минут + 30 секунд на ход
clock-days = 3 дня на ход
clock-other = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} + { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
} на ход
who-may-come = Кто может присоединиться
by-link = У кого есть ссылка
in-public = Все
watching-allowed = Другие могут наблюдать
begin = Начать
open-table = Открыть стол

## Lobby

lobby-lead = Публичные столы. Садитесь на свободное место или наблюдайте за чужой игрой.
lobby-waiting = Ждут игроков
lobby-playing = Идёт игра
lobby-finished = Завершённые
lobby-empty = Публичных столов пока нет
lobby-empty-text = Откройте стол: он будет здесь, пока кто-нибудь не сядет.
new-table = Новый стол
table-state-waiting = ждёт игроков
table-state-playing = идёт игра
table-state-finished = завершено
table-state-stuck = нельзя продолжить
open-save = Открыть сохранённую партию
open-save-pick = Выберите файл
open-save-drop = или перетащите его сюда. Незаконченная партия продолжится против ботов, законченную можно посмотреть.
save-too-large = Этот файл слишком велик для сохранённой партии.

## Cards

cards-of = { $title }: карты
cards-lead = Карта делает именно то, что на ней написано: её текст составлен из её правил.
cards-search = Поиск в названиях и текстах
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
cards-none = Такой карты нет
cards-none-text = Попробуйте меньше слов или другие фильтры.
kind = Вид
tag = Тип
its-rules = Правила:
card-before = Предыдущая
card-next = Следующая

## Rules

rules-of = { $title }: правила
rules-lead = У каждого правила есть номер, на который ссылается игра.
rules-search = Поиск в правилах
rules-found = { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}
rules-untranslated = { $count ->
    [one] { $count } запись здесь на английском: она ещё не переведена.
    [few] { $count } записи здесь на английском: они ещё не переведены.
    [many] { $count } записей здесь на английском: они ещё не переведены.
   *[other] { $count } записи здесь на английском: они ещё не переведены.
}
rules-none = Такого правила нет
rule-unknown = Правила { $rule } в этой книге нет.
rule-kind-rule = Правила
rule-kind-example = Примеры
rule-kind-scenario = Ситуации
rule-kind-ruling = Разъяснения
one-rule = правило
one-example = пример
one-scenario = ситуация
one-ruling = разъяснение
rule-advice = совет
contents = Содержание

## Settings

settings-lead = Хранятся в этом браузере и действуют сразу.
settings-you = Вы
settings-look = Вид и звук
theme = Тема
theme-auto = Как в системе
theme-dark = Ночь
theme-light = День
cards-show = На малых картах
cards-icons = Знаки
cards-words = Слова
end-asks = Переспрашивать, если ход заканчивается, а сделать ещё есть что
motion = Анимация
motion-auto = Как в системе
motion-full = Полная
motion-less = Меньше
motion-off = Без анимации
pace = Темп
pace-slow = медленно
pace-normal = нормально
pace-fast = быстро
pace-at-once = сразу
pace-note = Как быстро показывать действия других — за столом и в повторах. Щелчок пропускает остаток хода.
sound = Тихие звуки: ваш ход, карты, добыча, конец
sound-try = Послушать
asking-note = Когда спрашивать вас о реакции? Действует за каждым новым столом; всё, что пропущено за вас, есть в журнале.
asking-matters-note = «Спрашивать, когда это важно» означает: если вам нечем ответить, за вас пропускают без вопроса. Остальные видят, что вас не спрашивали, и знают, что ответить вам было нечем.

## About

about-what = Conclave — это цифровой стол для настольных игр о магах-соперниках. Здесь играют по полным правилам: в браузере с друзьями или ботами, в терминале и в симуляторе.
about-promise = Без регистрации, рекламы и слежки. Место за столом — это тайная ссылка: играет тот, у кого она есть. Ваши настройки и ссылки остаются в этом браузере.
about-games-title = Игры
about-games = Названия игр принадлежат их издателям. Этот проект не их. В нём нет ни текстов, ни рисунков издателей: слова и рисунки здесь собственные. Если игра вам по душе, купите коробку.
about-credits-title = Благодарности
about-icons = Значки — из набора «{ $set }», автор { $author }:
about-fonts = Шрифты — Alegreya, Alegreya Sans, Alegreya SC, Balsamiq Sans и Philosopher:
about-licence = Программа свободная, её лицензия —
