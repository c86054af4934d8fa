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
copy-failed = Браузер не разрешает копировать. Вот текст: { $text }
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
footer-line = Свободный стол для настольных игр о магах-соперниках.

## Front page

home-tagline = Стол для игр о магах-соперниках
home-lead = Играйте в «{ $title }» по полным правилам прямо в браузере: против ботов или с друзьями. Бесплатно и без учётной записи.
pick-game = Какая игра
play-bot = Играть в { $title } против бота
play-friend = Играть с другом
first-game = Моя первая партия: готовые маги и карты
custom-game = Настроить партию…
doors = Обучение и справка
door-tutorial = Научиться играть
door-tutorial-text = Несколько коротких уроков за настоящим столом.
door-cards = Все карты
door-cards-text = Каждая карта на четырёх языках.
door-rules = Правила
door-rules-text = С номерами, поиском и примерами.
open-tables = Столы, которые ждут игроков
open-tables-none = Сейчас никто не ждёт. Откройте публичный стол, и его увидят здесь.
to-lobby = Все столы
own-games = Ваши партии
resume = Продолжить
look = Посмотреть
watch = Наблюдать
replay = Повтор
forget = Убрать
join = Сесть за стол

## Setting up a game

custom-game-title = Настроить партию
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
bot-random = Бот наугад
bot-random-about = ходит наугад
bot-greedy = Быстрый бот
bot-greedy-about = смотрит на ход вперёд
bot-ismcts = Вдумчивый бот
bot-ismcts-about = думает на несколько ходов вперёд
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
rules-lead = У каждого правила есть номер, на который ссылается игра. Тексты правил на английском.
rules-search = Поиск в правилах
rules-found = { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
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
theme = Свет
theme-auto = Как в системе
theme-dark = Ночь
theme-light = День
motion = Движение
motion-auto = Как в системе
motion-full = Полное
motion-less = Меньше
motion-off = Без движения
sound = Тихие звуки: ваш ход, карты, добыча, конец
sound-try = Послушать
asking-note = Когда спрашивать вас о реакции? Действует за каждым новым столом; всё, что пропущено за вас, есть в журнале.

## About

about-what = Conclave — это цифровой стол для настольных игр о магах-соперниках. Здесь играют по полным правилам: в браузере с друзьями или ботами, в терминале и в симуляторе.
about-promise = Без регистрации, рекламы и слежки. Место за столом — это тайная ссылка: играет тот, у кого она есть. Ваши настройки и ссылки остаются в этом браузере.
about-games-title = Игры
about-games = Названия игр принадлежат их издателям. Этот проект не их. В нём нет ни текстов, ни рисунков издателей: слова и рисунки здесь собственные. Если игра вам по душе, купите коробку.
about-credits-title = Благодарности
about-icons = Значки нарисовали многие авторы для
about-fonts = Шрифты Alegreya, Alegreya Sans и Alegreya SC создал Хуан Пабло дель Пераль, лицензия
about-licence = Программа свободная, её лицензия —
