# What the site says around the games: front page, lobby, cards, rules, settings.

skip-to-content = Skip to the content
loading = Loading…
close = Close
cancel = Cancel
try-again = Try again
all = All
any = Any
show-all = Show all
language = Language
language-auto = As the browser
copied = Copied.
copy-yourself = The browser does not let us copy. Here the text is selected: copy it with the keyboard, or hold a finger on it.
copy-link-to = Copy the link to { $what }
just-now = just now

trouble-title = That did not work.
trouble-offline = The server does not answer.
trouble-offline-text = Nothing is lost: games are kept on the server. Check the connection and try again.
trouble-unexpected = Something on this page broke. The game itself is safe on the server.
refused-no-table = There is no such table. It may have been cleared away.
refused-no-title = This game is not installed here.
refused-too-much = Too much at once. Wait a moment and try again.
refused-store-down = The server cannot reach its records right now. Try again in a moment.
refused-stale = The game has gone on in the meantime.
refused-not-your-turn = It is not your turn.
refused-illegal = This answer does not fit the question. Look at what is asked now and choose again.
refused-rules-bug = The rules broke on this answer. The game was put back to where it was and the fault is written down: try another answer.
refused-bad-name = A name has 1 to 30 characters, and not only spaces. Choose another one.
refused-table-exists = This invitation was used already. Reload the page for a new one.
refused-seat-taken = This seat is taken. Choose another one.
refused-table-full = All the seats are taken. Open a table of your own, or watch this one.
refused-no-seat = This table has no such seat.
refused-bad-link = This link gives no seat here. It may have been replaced by a newer one: use that, or ask the table for one.
refused-begun = The game has begun. A bot can play for you instead.
refused-not-begun = The game has not begun: it waits until every seat is taken.
refused-over = The game is over.
refused-stuck = This game cannot go on: a card that lies on its table is no longer in the box. It can only be looked at.
refused-not-over = This can be done when the game is over.
refused-secret-until-over = This shows hidden cards, so it can be seen only when the game is over.
refused-rematch-made = The next game has already been opened: go to the rematch.
refused-nothing-to-undo = There is nothing to take back.
refused-undo-asked = Somebody else has just asked to take a move back. Answer that first.
refused-undo-declined = Your request to take a move back was declined. You can ask again after the next move.
refused-nothing-to-redo = There is nothing to redo.
refused-no-wish = Nobody is asking to take a move back any more.
refused-no-person = This seat is not played by a person now.
refused-no-stand-in = No bot plays for you: the seat is already yours.
refused-still-here = This player is still here and has time left. Give them a little more time.
refused-bot-plays = A bot plays for you. Take the seat back first.
refused-looking-on = You are watching. Only seated players can do this.
refused-no-watching = Nobody may watch at this table.
refused-empty-message = There is nothing in this message.
refused-chat-too-fast = You are talking too fast. Wait a moment.
refused-chat-crowded = Too many are talking at once. Send it again.
refused-hint-running = The bot is still thinking about the last hint.
refused-hint-company = Hints are for those who play against bots only.
refused-no-bot = No bot can think just now. Try again in a moment.
refused-unknown-bot = There is no such bot here. Choose another one.
refused-bad-seats = The seats do not fit the number of players. Set them again.
refused-seed-not-free = Only a player alone against bots may choose the seed.
refused-bad-option = This game cannot be set up like this. Choose other options or another number of players.
refused-bad-save = This is no saved game that can be opened: the file is of another kind, was cut off or was changed.
refused-other-version = This game was saved with other cards or rules, which this server does not know, and has no snapshot to go on from.
refused-gone-from-box = This game cannot go on: a card that lies on its table is no longer in the box.
refused-no-rules = There is no rulebook of this game here.
refused-no-language = There is nothing in this language here.
refused-no-redis = The server cannot reach its other half right now. Try again in a moment.
refused-bad-request = The server does not understand this request. Reload the page and try again.
refused-bad-message = The server does not understand this message. Reload the page and try again.
refused-too-large = This is too large for the server.
refused-origin = This page does not belong to this server. Open the server’s own address.
refused-not-found = There is nothing at this address.
refused-refused = The server does not accept this. Reload the page and try again.
refused-http = Something between here and the server answered in its place. Try again in a moment.
refused-closed = The connection to this table is closed. Reload the page.
refused-protocol = The server answered something else. Reload the page.
front-page = Front page
not-found = There is nothing here
not-found-text = The address may be mistyped, or the table was cleared away.

## Finding one’s way

nav-main = Main
nav-lobby = Tables
nav-cards = Cards
nav-rules = Rules
nav-settings = Settings
nav-about = About
to-home = Conclave, to the front page
footer-line = A free table for board games of rival mages.

## Front page

home-tagline = A table for games of rival mages
home-lead = Board games of rival mages by the whole rulebook, right in the browser: against bots or with friends. Free, without an account.
home-welcome = Welcome
play = Play
play-title = Play { $title }
against-bots = { $title }: against how many bots?
bots-count = { $count ->
    [0] alone
    [one] { $count } bot
   *[other] { $count } bots
}
minutes = { $count } min
poster-shout = KRUT!
way-friends = friends
way-learn = learn
way-setup = set up
play-friends-at = { $title } with friends
learn-title = Learn { $title }
with-friends = With friends
friends-text = { $title }: send this link. Whoever opens it sits down, without an account.
friends-link = Link for friends
copy = Copy
waits-for = Waiting for { $names }
pick-game = Which game
first-game = first game
open-tables = Tables waiting for players
own-games = Your games
your-turn = Your turn
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
resume = Go on
look = Look
watch = Watch
replay = Replay
forget = Remove
forget-title = Remove this game?
forget-text = The key to your seat is kept only in this browser. Without it, and without the link of your seat, you cannot come back to the game.
join = Sit down

## Setting up a game

custom-game-title = Set up a game
custom-game-of = Set up a game: { $title }
house-rules = Rules of this game
title = Game
players = Players
who-sits = Who sits at the table
your-name = Your name
your-name-note = The others at the table see it.
your-name-placeholder = Player
seat-number = Seat { $number }
seat-open = Open seat
seat-open-long = Open, for a person
seats = Seats
bot = bot
bot-random = Random bot
bot-random-about = plays at random
bot-greedy = Quick bot
bot-greedy-about = looks one move ahead
bot-ismcts = Thinking bot
bot-ismcts-about = thinks several moves ahead
bot-name-morena = Morena
bot-name-corvin = Corvin
bot-name-zorya = Zorya
bot-name-balthazar = Balthazar
bot-name-isolde = Isolde
bot-name-veles = Veles
bot-name-ostara = Ostara
bot-name-tiberius = Tiberius
bot-name-selene = Selene
bot-name-radomir = Radomir
clock = Clock
clock-none = No clock
clock-quick = 10 minutes + 15 seconds a move
clock-calm = 30 minutes + 30 seconds a move
clock-days = 3 days a move
clock-other = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} + { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} a move
who-may-come = Who may join
by-link = Whoever has the link
in-public = Everybody
watching-allowed = Others may watch
begin = Begin
open-table = Open the table

## Lobby

lobby-lead = Public tables. Sit down where a seat is open, or look over somebody’s shoulder.
lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-finished = Finished
lobby-empty = No public tables yet
lobby-empty-text = Open one: it stands here until somebody sits down.
new-table = New table
table-state-waiting = waiting for players
table-state-playing = being played
table-state-finished = finished
table-state-stuck = cannot go on
open-save = Open a saved game
open-save-pick = Choose a file
open-save-drop = or drop it here. An unfinished game goes on against bots, a finished one can be looked at.
save-too-large = This file is too large for a saved game.

## Cards

cards-of = { $title }: the cards
cards-lead = What a card says is what it does: its text is made from its rules.
cards-search = Search in names and texts
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-none = No such card
cards-none-text = Try fewer words, or other filters.
kind = Kind
tag = Type
its-rules = Rules:
card-before = Previous
card-next = Next

## Rules

rules-of = { $title }: the rules
rules-lead = Every rule has a number that the game cites.
rules-search = Search in the rules
rules-found = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
rules-untranslated = { $count ->
    [one] { $count } entry stands here in English: it is not translated yet.
   *[other] { $count } entries stand here in English: they are not translated yet.
}
rules-none = No rule says this
rule-unknown = There is no rule { $rule } in this book.
rule-kind-rule = Rules
rule-kind-example = Examples
rule-kind-scenario = Scenarios
rule-kind-ruling = Rulings
one-rule = rule
one-example = example
one-scenario = scenario
one-ruling = ruling
rule-advice = advice
contents = Contents

## Settings

settings-lead = They are kept in this browser and apply at once.
settings-you = You
settings-look = Look and sound
theme = Theme
theme-auto = As the system
theme-dark = Night
theme-light = Day
cards-show = Small cards show
cards-icons = Icons
cards-words = Words
end-asks = Ask before a turn ends with something left to do
motion = Motion
motion-auto = As the system
motion-full = Full
motion-less = Less
motion-off = None
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
pace-note = How fast you are shown what others do, at the table and in replays. A click skips the rest of a turn.
sound = Soft sounds: your turn, cards, gains, the end
sound-try = Listen
asking-note = When do you want to be asked whether to react? This applies to every new table; what was passed for you stands in the log.
asking-matters-note = “Ask when it matters” passes for you when you have nothing to answer with. The others see that you were not asked, and so they know that you had nothing.

## About

about-what = Conclave is a digital table for board games of rival mages. It plays them by the whole rulebook: in the browser with friends or bots, in a terminal, and in a simulator.
about-promise = No account, no advertising, no tracking. A seat is a secret link: whoever has it plays. Your settings and links stay in this browser.
about-games-title = The games
about-games = The names of the games belong to their publishers. This project is not theirs. It contains no text and no art of any publisher: the words and drawings here are our own. If you like a game, buy the box.
about-credits-title = Thanks
about-icons = The icons come from the set “{ $set }” by { $author }:
about-fonts = The letters are Alegreya, Alegreya Sans, Alegreya SC, Balsamiq Sans and Philosopher:
about-licence = The program is free software under the
