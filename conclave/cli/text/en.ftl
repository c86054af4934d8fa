# What the `conclave` command says in English.

## Words of the table

cli-round = Round { $count }
cli-label-hand = Hand
cli-label-in-play = In play
cli-label-discard-pile = Discarded
cli-label-pack = To take
cli-label-log = Log
cli-log-more = { $count } more: type l
cli-hand-size = hand { $count }
cli-deck-size = deck { $count }
cli-players = { $counts } players

## Headings of the menu

cli-group-powers = Use
cli-group-variants = Rare

## How to answer

cli-keys = help · u undo · r redo · h hint · c cards · w why not · t table · l log · s save · q quit
cli-advice-exactly = { $total } in all; for example { $default }, which is also what Enter gives.
cli-advice-range = From { $low } to { $high } in all; for example { $default }, which is also what Enter gives.
cli-advice-number = Type a number from { $low } to { $high }; Enter gives { $default }.
cli-advice-arrange = Type the numbers in the order you want, first things first; Enter keeps the order shown.
cli-advice-place = Fill from { $low } to { $high } of the slots { $slots }, naming each with what goes into it; for example { $example }.
cli-advice-place-exactly = Fill { $low } of the slots { $slots }, naming each with what goes into it; for example { $example }.
cli-advice-some-exactly = Type { $count ->
    [one] { $count } number
   *[other] { $count } numbers with spaces between
}.
cli-advice-some = Type from { $low } to { $high } numbers with spaces between{ $low ->
    [0] ; Enter for none, * for all
   *[other] { "" }
}.
cli-advice-one-or-none = Type its number, or Enter for none.
cli-advice-window = To set when you are asked about this, type a; to be left in peace until the round ends, n.
cli-type-a-number = Type a number from 1 to { $count }, or “help”.
cli-no-such-number = There is no { $number } here: type a number from 1 to { $count }.
cli-not-understood = “{ $typed }” means nothing here. Type a number, or “help”.
cli-several-fit = “{ $typed }” could be: { $options }.
cli-chosen-twice = “{ $what }” is named twice.
cli-choose-exactly = Choose { $low }, not { $given }.
cli-choose-between = Choose from { $low } to { $high }, not { $given }.
cli-arrange-all = All { $count } have to be put in order, and you named { $given }.
cli-filled-twice = “{ $slot }” is filled twice.
cli-none-left = There is no more left of “{ $what }”.
cli-fill-exactly = { $low ->
    [one] { $low } slot has to be filled, not { $given }.
   *[other] { $low } slots have to be filled, not { $given }.
}
cli-fill-between = From { $low } to { $high } slots have to be filled, not { $given }.
cli-gap = “{ $slot }” can be filled only if “{ $before }” is.
cli-not-amounts = “{ $typed }” means nothing here. Type amounts like { $example }.
cli-no-such-slot = “{ $typed }” is none of these: { $keys }.
cli-slot-bounds = { $what }: from { $low } to { $high }, not { $given }.
cli-total-exactly = The total has to be { $low }, not { $given }.
cli-total-between = The total has to be from { $low } to { $high }, not { $given }.
cli-too-many-others = At most { $most } may be of types that the cost does not name, not { $given }.
cli-help =
    Type the number of an option, or a word of its name. Amounts: 2e 1g, or e2g1. Several: 1 3. An order: 2 1 3. Places: quick 3, I 1.
    
    u           take back your last answer
    r           do it again
    h           a hint: what a bot would do, and your chances after the best answers; “h ismcts” asks another bot
    c           your cards and what they do; “c hawk” any card, by its name or a part of it
    w           why other things cannot be done now
    t           the whole table
    l           the log; “l 20” its last 20 lines
    ?           the rule behind the question; “? RA-PASS-2” another one; “? words” searches
    a           when you are asked whether to react: always, when it matters, or never
    n           be left in peace until the round ends: what asks whether you react is passed for you
    v           show rarely wanted options, such as using a power without its effect
    s           save; “s FILE” to another file
    q           leave

## At the table

cli-welcome = { $title }, seed { $seed }. Type a number to answer, “help” for all keys and signs, h for a hint.
cli-thinking = { $name } is thinking…
cli-hand-over = The keyboard goes to { $name }. Everybody else looks away.
cli-press-enter = Press Enter:
cli-page-more = — Enter for more, q to go back —
cli-page-back = — Enter to go back —
cli-hint = { $bot } would type { $answer }
cli-none = nothing
cli-hint-why = Your chances as one look ahead judges them: { $answers }
cli-hint-equal = One look ahead sees no difference between the answers.
cli-hint-forced = There is only one answer: { $typed }
cli-nothing-to-undo = There is nothing to take back.
cli-nothing-to-redo = There is nothing to redo.
cli-undo-consent = { $name } would take back an answer after which something was revealed or decided. Do all agree? (y/n)
cli-undo-refused = Nothing was taken back.
cli-took-back = An answer of { $name } was taken back.
cli-nothing-refused = Nothing is refused to you now.
cli-windows = When do you want to be asked whether to react?
cli-windows-keys = A number changes it, Enter goes back:
cli-windows-note = “When it matters” skips questions in which no answer could change anything. What is passed for you stands in the log. The settings last until you leave the table; they are not saved.
cli-ask-always = always
cli-ask-matters = when it matters
cli-ask-never = never
cli-passed-for-you = passed for you: { $window }
cli-no-windows = In this game nobody is ever asked whether to react.
cli-no-window = This question is no reaction, and it cannot be passed for you.
cli-no-variants = There are no other options now.
cli-which-card = Which card? Type for example: card hawk
cli-saved = Saved: { $file }
cli-save-before-leaving = Save as { $file }? Enter saves; n leaves without saving; c goes back; or type another name:
cli-save-journal = Save the game as { $file }? Enter saves; n does not; or type another name:
cli-left = The table is closed.
cli-left-saved = The table is closed; the game is saved in { $file }.
cli-broken-rules = The rules broke down: { $reason } The game up to here is kept in { $file }; please report it.

## The end

cli-game-over = The game is over.
cli-unfinished = The game is not over yet.
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-won-together = All of you have won.
cli-lost-together = The game is lost.
cli-nobody-won = Nobody has won.
cli-others-won = Nobody at the table has won: the victory goes to { $names }.

## Commands

cli-no-cards = There are no such cards.
cli-card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-card-cost = Cost
cli-coverage = { $tested } of { $count } rules have a test.
cli-coverage-missing = { $count ->
    [one] This rule has no test: { $rules }
   *[other] These { $count } rules have no test: { $rules }
}
cli-replay-keys = Answer { $number } of { $last }. Enter goes on, b back, a number jumps, q ends:
cli-as-played = Played with other cards than today’s, and shown with those.
cli-measuring = Measuring…
cli-checking = Checking { $title }
cli-checked = { $games ->
    [one] { $games } game
   *[other] { $games } games
} and { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} checked: { $findings ->
    [0] nothing found.
    [one] { $findings } finding.
   *[other] { $findings } findings.
}
cli-simulating = Simulating { $title }
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s
cli-rating = Rating bots
cli-head-seat = seat
cli-head-bot = bot
cli-head-games = games
cli-head-wins = wins
cli-head-rating = rating
cli-rounds-a-game = { $rounds } rounds a game on average
cli-won-by-nobody = Won by nobody at the table: { $count } ({ $percent })
cli-unfinished-games = { $count ->
    [one] { $count } game was stopped unfinished.
   *[other] { $count } games were stopped unfinished.
}
cli-stopped = Stopped unfinished
cli-test-accepted = The test is decided: { $bot } is better by about { $elo } Elo or more.
cli-test-rejected = The test is decided: { $bot } is not better by { $elo } Elo.
cli-test-open = The test is not decided yet; it needs more games.

## What is wrong with the input

cli-did-you-mean = Did you mean: { $names }?
cli-there-are = There are: { $names }.
cli-unknown-game = There is no game “{ $word }”.
cli-unknown-option = The game has no option “{ $word }”.
cli-unknown-value = “{ $word }” is not possible.
cli-unknown-bot = There is no bot “{ $word }”.
cli-unknown-rule = No rule has “{ $word }” in it.
cli-unknown-card = There is no card “{ $word }”.
cli-unknown-kind = There is no kind “{ $word }”.
cli-unknown-tag = There is no tag “{ $word }”.
cli-unknown-measurement = There is no measurement “{ $word }”.
cli-unknown-seat = There is no seat “{ $word }”; the seats are 0 to { $last }.
cli-bad-bot = The bot “{ $word }” cannot play: { $reason }
cli-option-form = “{ $word }” should look like name=value, for example variant=draft.
cli-option-players = “{ $word }” is for { $counts } players, not { $given }.
cli-player-count = { $title } is for { $counts } players, not { $given }.
cli-too-many-bots = { $count } bots do not fit on the seats that people leave free: { $room }.
cli-too-many-names = There are { $count } names, but only so many people: { $room }.
cli-name-of-a-bot = “{ $word }” is the name of a bot; choose another one.
cli-which-game = Which game? There are: { $names }. For example: conclave play { $example }
cli-save-exists = { $file } holds another game already. Go on with that one by --resume { $file }, or name another file.
cli-other-game = { $file } holds a game of { $title }.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-cannot-write = { $file } cannot be written: { $reason }.
cli-not-a-save = { $file } is not a saved game.
cli-broken-save = { $file } cannot be loaded: { $reason }
cli-no-snapshot = { $file } was made with other cards or rules of { $title }, which this program does not know, and has no snapshot to go on from.
cli-card-gone = { $file } cannot go on: “{ $card }” lies on its table, but is no longer in the box.
cli-look-at-it = Look at the game with: conclave replay { $file }
cli-no-such-answer = There is no answer { $number }; the game has answers { $first } to { $last }.
cli-bots-and-seats = { $count } bots cannot take { $seats } seats: name one, or one for each seat.
cli-different-bots = At least { $count } different bots are needed; name them with --bots.
cli-test-of-two = The test is between two bots in games for two.
cli-elo-order = --elo0 has to be less than --elo1.

## The server

cli-serve-at = Conclave is open at { $address } (Ctrl-C closes it)
cli-serve-not-built = The web client is not built yet: run `make play`, or `python tools/web.py`.
