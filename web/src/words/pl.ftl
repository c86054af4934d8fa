# Co strona mówi wokół gier: strona główna, stoły, karty, zasady, ustawienia.

skip-to-content = Przejdź do treści
loading = Wczytywanie…
close = Zamknij
cancel = Anuluj
try-again = Spróbuj ponownie
all = Wszystkie
any = Dowolny
show-all = Pokaż wszystko
language = Język
language-auto = Jak w przeglądarce
copied = Skopiowano.
copy-yourself = Przeglądarka nie pozwala kopiować. Tutaj tekst jest zaznaczony: skopiuj go z klawiatury albo przytrzymaj palcem.
copy-link-to = Skopiuj link do { $what }
just-now = przed chwilą

trouble-title = Nie udało się.
trouble-offline = Serwer nie odpowiada.
trouble-offline-text = Nic nie przepadło: partie są zapisane na serwerze. Sprawdź połączenie i spróbuj ponownie.
trouble-unexpected = Coś na tej stronie się zepsuło. Sama partia jest bezpieczna na serwerze.
refused-no-table = Nie ma takiego stołu. Być może już go sprzątnięto.
refused-no-title = Tej gry tu nie ma.
refused-too-much = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-store-down = Serwer nie ma teraz dostępu do swoich zapisów. Spróbuj za chwilę.
refused-stale = W międzyczasie gra potoczyła się dalej.
refused-not-your-turn = To nie twoja tura.
refused-illegal = Ta odpowiedź nie pasuje do pytania. Zobacz, o co gra teraz pyta, i wybierz jeszcze raz.
refused-rules-bug = Zasady zawiodły przy tej odpowiedzi. Gra wróciła tam, gdzie była, a błąd zapisano: spróbuj innej odpowiedzi.
refused-bad-name = Imię ma od 1 do 30 znaków i nie składa się z samych spacji. Wybierz inne.
refused-table-exists = To zaproszenie jest już wykorzystane. Odśwież stronę, aby dostać nowe.
refused-seat-taken = To miejsce jest zajęte. Wybierz inne.
refused-table-full = Wszystkie miejsca są zajęte. Otwórz własny stół albo obserwuj tę grę.
refused-no-seat = Przy tym stole nie ma takiego miejsca.
refused-bad-link = Ten link nie daje tu miejsca. Mógł zostać zastąpiony nowszym: użyj tamtego albo poproś o niego przy stole.
refused-begun = Gra już się zaczęła. Zamiast ciebie może zagrać bot.
refused-not-begun = Gra jeszcze się nie zaczęła: czeka, aż wszystkie miejsca będą zajęte.
refused-over = Gra się skończyła.
refused-stuck = Tej gry nie da się kontynuować: karty, która leży na stole, nie ma już w pudełku. Można ją tylko obejrzeć.
refused-not-over = Będzie to możliwe po zakończeniu gry.
refused-secret-until-over = Widać tu ukryte karty, więc można to zobaczyć dopiero po zakończeniu gry.
refused-rematch-made = Następna partia jest już otwarta: przejdź do rewanżu.
refused-nothing-to-undo = Nie ma czego cofać.
refused-undo-asked = Ktoś inny właśnie poprosił o cofnięcie ruchu. Najpierw odpowiedz na tę prośbę.
refused-undo-declined = Nie zgodzono się na cofnięcie. Można poprosić znowu po następnym ruchu.
refused-nothing-to-redo = Nie ma czego przywracać.
refused-no-wish = Nikt już nie prosi o cofnięcie ruchu.
refused-no-person = Na tym miejscu nie gra teraz człowiek.
refused-no-stand-in = Żaden bot za ciebie nie gra: miejsce jest już twoje.
refused-still-here = Ten gracz wciąż tu jest i ma jeszcze czas. Poczekaj jeszcze trochę.
refused-bot-plays = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refused-looking-on = Jesteś widzem. Może to zrobić tylko ktoś, kto ma miejsce przy stole.
refused-no-watching = Przy tym stole nie można obserwować gry.
refused-empty-message = Ta wiadomość jest pusta.
refused-chat-too-fast = Piszesz za szybko. Odczekaj chwilę.
refused-chat-crowded = Zbyt wiele osób pisze naraz. Wyślij jeszcze raz.
refused-hint-running = Bot jeszcze myśli nad poprzednią podpowiedzią.
refused-hint-company = Podpowiedzi są tylko dla tych, którzy grają z samymi botami.
refused-no-bot = Żaden bot nie może teraz myśleć. Spróbuj za chwilę.
refused-unknown-bot = Nie ma tu takiego bota. Wybierz innego.
refused-bad-seats = Miejsca nie pasują do liczby graczy. Ustaw je jeszcze raz.
refused-seed-not-free = Ziarno losowości może wybrać tylko ktoś, kto gra z samymi botami.
refused-bad-option = Tej gry nie da się tak ustawić. Wybierz inne opcje albo inną liczbę graczy.
refused-bad-save = Tej gry nie da się otworzyć: plik jest innego rodzaju, urwany albo zmieniony.
refused-other-version = Tę grę zapisano z innymi kartami lub zasadami, których ten serwer nie zna, i nie ma migawki, od której można grać dalej.
refused-gone-from-box = Tej gry nie da się kontynuować: karty, która leży na stole, nie ma już w pudełku.
refused-no-rules = Nie ma tu księgi zasad tej gry.
refused-no-language = Nie ma tu niczego w tym języku.
refused-no-redis = Serwer nie ma teraz połączenia ze swoją drugą częścią. Spróbuj za chwilę.
refused-bad-request = Serwer nie rozumie tego żądania. Odśwież stronę i spróbuj ponownie.
refused-bad-message = Serwer nie rozumie tej wiadomości. Odśwież stronę i spróbuj ponownie.
refused-too-large = To za duże dla serwera.
refused-origin = Ta strona nie należy do tego serwera. Otwórz adres samego serwera.
refused-not-found = Pod tym adresem nic nie ma.
refused-refused = Serwer tego nie przyjmuje. Odśwież stronę i spróbuj ponownie.
refused-http = Zamiast serwera odpowiedziało coś po drodze do niego. Spróbuj za chwilę.
refused-closed = Połączenie z tym stołem jest zamknięte. Odśwież stronę.
refused-protocol = Serwer odpowiedział coś innego. Odśwież stronę.
front-page = Strona główna
not-found = Tu nic nie ma
not-found-text = Być może w adresie jest błąd albo stół już sprzątnięto.

## Finding one’s way

nav-main = Menu główne
nav-lobby = Stoły
nav-cards = Karty
nav-rules = Zasady
nav-settings = Ustawienia
nav-about = O stronie
to-home = Conclave, na stronę główną
footer-line = Darmowy stół do gier planszowych o rywalizujących magach.

## Front page

home-tagline = Stół do gier o rywalizujących magach
home-lead = Gry planszowe o rywalizujących magach według pełnych zasad, prosto w przeglądarce: z botami albo z przyjaciółmi. Za darmo i bez konta.
home-welcome = Witamy
play = Graj
play-title = Graj w „{ $title }”
against-bots = { $title }: przeciw ilu botom?
bots-count = { $count ->
    [0] w pojedynkę
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
minutes = { $count } min
poster-shout = KRUT!
way-friends = znajomi
way-learn = nauka
way-setup = przygotuj
play-friends-at = „{ $title }” ze znajomymi
learn-title = Naucz się grać w „{ $title }”
with-friends = Ze znajomymi
friends-text = { $title }: wyślij ten link. Kto go otworzy, usiądzie do stołu: konto nie jest potrzebne.
friends-link = Link dla znajomych
copy = Kopiuj
waits-for = Czekamy na ruch: { $names }
pick-game = Która gra
first-game = pierwsza partia
open-tables = Stoły czekające na graczy
own-games = Twoje partie
your-turn = Twoja tura
bot-plays-for-you = Za ciebie gra bot.
take-seat-back = Wróć na swoje miejsce
resume = Graj dalej
look = Obejrzyj
watch = Obserwuj
replay = Powtórka
forget = Usuń z listy
forget-title = Usunąć tę partię z listy?
forget-text = Klucz do twojego miejsca jest zapisany tylko w tej przeglądarce. Bez niego i bez linku do twojego miejsca nie da się wrócić do partii.
join = Usiądź do stołu

## Setting up a game

custom-game-title = Przygotuj partię
custom-game-of = Przygotuj partię: { $title }
house-rules = Zasady tej partii
title = Gra
players = Gracze
who-sits = Kto siedzi przy stole
your-name = Twoje imię
your-name-note = Widzą je inni przy stole.
your-name-placeholder = Gracz
seat-number = Miejsce { $number }
seat-open = Wolne miejsce
seat-open-long = Wolne, dla człowieka
seats = Miejsca
bot = bot
bot-random = Losowy bot
bot-random-about = gra na chybił trafił
bot-greedy = Szybki bot
bot-greedy-about = patrzy o ruch naprzód
bot-ismcts = Myślący bot
bot-ismcts-about = myśli o kilka ruchów naprzód
bot-name-morena = Morena
bot-name-corvin = Korwin
bot-name-zorya = Zoria
bot-name-balthazar = Baltazar
bot-name-isolde = Izolda
bot-name-veles = Weles
bot-name-ostara = Ostara
bot-name-tiberius = Tyberiusz
bot-name-selene = Selene
bot-name-radomir = Radomir
clock = Zegar
clock-none = Bez zegara
clock-quick = 10 minut + 15 sekund na ruch
clock-calm = 30 minut + 30 sekund na ruch
clock-days = 3 dni na ruch
clock-other = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} + { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} na ruch
who-may-come = Kto może dołączyć
by-link = Kto ma link
in-public = Wszyscy
watching-allowed = Inni mogą obserwować
begin = Zacznij
open-table = Otwórz stół

## Lobby

lobby-lead = Publiczne stoły. Usiądź na wolnym miejscu albo obserwuj cudzą grę.
lobby-waiting = Czekają na graczy
lobby-playing = Trwa gra
lobby-finished = Zakończone
lobby-empty = Nie ma jeszcze publicznych stołów
lobby-empty-text = Otwórz stół: będzie tu stał, aż ktoś usiądzie.
new-table = Nowy stół
table-state-waiting = czeka na graczy
table-state-playing = trwa
table-state-finished = zakończona
table-state-stuck = nie da się kontynuować
open-save = Otwórz zapisaną partię
open-save-pick = Wybierz plik
open-save-drop = albo upuść go tutaj. Niedokończona partia toczy się dalej przeciw botom, zakończoną można obejrzeć.
save-too-large = Ten plik jest za duży na zapisaną partię.

## Cards

cards-of = { $title }: karty
cards-lead = Karta robi dokładnie to, co na niej napisano: jej tekst powstaje z jej zasad.
cards-search = Szukaj w nazwach i tekstach
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
cards-none = Nie ma takiej karty
cards-none-text = Spróbuj z mniejszą liczbą słów lub innymi filtrami.
kind = Rodzaj
tag = Typ
its-rules = Zasady:
card-before = Poprzednia
card-next = Następna

## Rules

rules-of = { $title }: zasady
rules-lead = Każda zasada ma numer, na który powołuje się gra.
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
rules-untranslated = { $count ->
    [one] { $count } wpis jest tu po angielsku: nie został jeszcze przetłumaczony.
    [few] { $count } wpisy są tu po angielsku: nie zostały jeszcze przetłumaczone.
    [many] { $count } wpisów jest tu po angielsku: nie zostały jeszcze przetłumaczone.
   *[other] { $count } wpisu jest tu po angielsku: nie zostały jeszcze przetłumaczone.
}
rules-none = Nie ma takiej zasady
rule-unknown = Zasady { $rule } nie ma w tej księdze.
rule-kind-rule = Zasady
rule-kind-example = Przykłady
rule-kind-scenario = Sytuacje
rule-kind-ruling = Wyjaśnienia
one-rule = zasada
one-example = przykład
one-scenario = sytuacja
one-ruling = wyjaśnienie
rule-advice = rada
contents = Spis treści

## Settings

settings-lead = Są zapisane w tej przeglądarce i działają od razu.
settings-you = Ty
settings-look = Wygląd i dźwięk
theme = Motyw
theme-auto = Jak w systemie
theme-dark = Noc
theme-light = Dzień
cards-show = Na małych kartach
cards-icons = Znaki
cards-words = Słowa
end-asks = Pytaj, gdy tura się kończy, a można jeszcze coś zrobić
motion = Animacje
motion-auto = Jak w systemie
motion-full = Pełne
motion-less = Mniej
motion-off = Bez animacji
pace = Tempo
pace-slow = wolno
pace-normal = normalnie
pace-fast = szybko
pace-at-once = od razu
pace-note = Jak szybko pokazywać działania innych – przy stole i w powtórkach. Kliknięcie pomija resztę tury.
sound = Ciche dźwięki: twoja kolej, karty, zdobycze, koniec
sound-try = Posłuchaj
asking-note = Kiedy pytać cię o reakcję? Obowiązuje przy każdym nowym stole; wszystko, co pominięto za ciebie, jest w dzienniku.
asking-matters-note = „Pytaj, gdy to ważne” oznacza: jeśli nie masz czym odpowiedzieć, pasujemy za ciebie bez pytania. Inni widzą, że nikt cię nie pytał, i wiedzą, że nie było czym odpowiedzieć.

## About

about-what = Conclave to cyfrowy stół do gier planszowych o rywalizujących magach. Gra się tu według pełnych zasad: w przeglądarce ze znajomymi lub botami, w terminalu i w symulatorze.
about-promise = Bez konta, reklam i śledzenia. Miejsce przy stole to tajny link: gra ten, kto go ma. Twoje ustawienia i linki zostają w tej przeglądarce.
about-games-title = Gry
about-games = Nazwy gier należą do ich wydawców. Ten projekt do nich nie należy. Nie zawiera tekstów ani grafik żadnego wydawcy: słowa i rysunki są tu własne. Jeśli gra ci się podoba, kup pudełko.
about-credits-title = Podziękowania
about-icons = Ikony pochodzą ze zbioru „{ $set }”, autor: { $author }:
about-fonts = Kroje pisma to Alegreya, Alegreya Sans, Alegreya SC, Balsamiq Sans i Philosopher:
about-licence = Program jest wolny, jego licencja to
