# What the `conclave` command says in English.

## Words of the table

cli-round = Round { $count }
cli-match-game = Game { $number } of the match, { $wins }
cli-label-places = Places
cli-label-monuments = Monuments
cli-label-items = Items
cli-label-hand = Hand
cli-label-in-play = In play
cli-label-discard-pile = Discarded
cli-label-pack = To take
cli-label-kept = Kept
cli-label-mages = Mages
cli-label-log = Log
cli-monument-deck = deck { $count }
cli-hand-size = hand { $count }
cli-deck-size = deck { $count }
cli-has-passed = passed
cli-for-nothing = without its effect
cli-players = { $counts } players
cli-essence-any = any

## Headings of the menu

cli-group-powers = Use
cli-group-place = Place
cli-group-claim = Claim
cli-group-discard = Discard
cli-group-pass = Pass
cli-group-variants = Rare

## How to answer

cli-keys = help · u undo · r redo · h hint · w why not · l log · t table · ? rule · s save · q quit
cli-advice-exactly = { $total } in all; for example { $default }, which is also what Enter gives.
cli-advice-range = From { $low } to { $high } in all; for example { $default }, which is also what Enter gives.
cli-advice-arrange = Type the numbers in the order you want, first things first; Enter keeps the order shown.
cli-advice-some-exactly = Type { $count ->
    [one] { $count } number
   *[other] { $count } numbers with spaces between
}.
cli-advice-some = Type from { $low } to { $high } numbers with spaces between{ $low ->
    [0] ; Enter for none, * for all
   *[other] { "" }
}.
cli-type-a-number = Type a number from 1 to { $count }, or “help”.
cli-no-such-number = There is no { $number } here: type a number from 1 to { $count }.
cli-not-understood = “{ $typed }” means nothing here. Type a number, or “help”.
cli-several-fit = “{ $typed }” could be: { $options }.
cli-chosen-twice = “{ $what }” is named twice.
cli-choose-exactly = Choose { $low }, not { $given }.
cli-choose-between = Choose from { $low } to { $high }, not { $given }.
cli-arrange-all = All { $count } have to be put in order, and you named { $given }.
cli-not-amounts = “{ $typed }” means nothing here. Type amounts like { $example }.
cli-no-such-slot = “{ $typed }” is none of these: { $keys }.
cli-slot-bounds = { $what }: from { $low } to { $high }, not { $given }.
cli-total-exactly = The total has to be { $low }, not { $given }.
cli-total-between = The total has to be from { $low } to { $high }, not { $given }.
cli-too-many-others = At most { $most } may be of types that the cost does not name, not { $given }.
cli-help =
    Type the number of an option, or the beginning of its name. Amounts: 2e 1g, or e2g1. Several: 1 3. Orders: 2 1 3.
    
    u           take back your last answer
    r           do it again
    h           a hint from a bot; “h ismcts” asks another bot
    w           why other things cannot be done now
    l           the log; “l 20” its last 20 lines
    t           the whole table
    ?           the rule behind the question; “? RA-PASS-2” another one; “? words” searches
    card NAME   a card, by its name or a part of it
    v           show rarely wanted options, such as using a power without its effect
    s           save; “s FILE” to another file
    q           leave

## At the table

cli-welcome = { $title }, seed { $seed }. Type “help” for help.
cli-thinking = { $name } is thinking…
cli-hand-over = The keyboard goes to { $name }. Everybody else looks away.
cli-press-enter = Press Enter:
cli-page-more = — Enter for more, q to go back —
cli-page-back = — Enter to go back —
cli-hint = { $bot } would type { $typed }: { $what }
cli-nothing-to-undo = There is nothing to take back.
cli-nothing-to-redo = There is nothing to do again.
cli-undo-consent = { $name } would take back an answer after which something was revealed or decided. Do all agree? (y/n)
cli-undo-refused = Nothing was taken back.
cli-took-back = An answer of { $name } was taken back.
cli-nothing-refused = Nothing is refused to you now.
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
cli-which-game = Which game? For example: conclave play res-arcana
cli-save-exists = { $file } holds another game already. Go on with that one by --resume { $file }, or name another file.
cli-other-game = { $file } holds a game of { $title }.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-cannot-write = { $file } cannot be written: { $reason }.
cli-not-a-save = { $file } is not a saved game.
cli-broken-save = { $file } cannot be loaded: { $reason }
cli-no-such-answer = There is no answer { $number }; the game has answers up to { $last }.
cli-bots-and-seats = { $count } bots cannot take { $seats } seats: name one, or one for each seat.
cli-different-bots = At least { $count } different bots are needed; name them with --bots.
cli-test-of-two = The test is between two bots in games for two.
cli-elo-order = --elo0 has to be less than --elo1.
