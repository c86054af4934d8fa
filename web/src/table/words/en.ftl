# The table, and the replay, the analysis and the lessons that are drawn on it.

play-table = Table
play-opening = Opening the table…
play-your-turn = Your turn
play-prompt = What is asked
play-options = What can be done
play-more-options = { $count ->
    [one] One more that is rarely wanted…
   *[other] { $count } more that are rarely wanted…
}
play-all-moves = All moves ({ $count })
play-rule = Read the rule
play-rule-named = Rule { $rule }
play-new-tab = (opens in a new tab)
play-confirm = Confirm
play-choose = Choose
play-give = Give { $count }
play-give-of = Give { $count } of { $most }
play-gain = Take { $count }
play-gain-of = Take { $count } of { $most }
play-help-pay = Tap the pool to pay, a place to take it back.
play-help-gain = Tap what you want, and a place to take it back.
play-help-order = Drag the cards, or move them with ← and →. 1 comes first.
play-help-places = Take a card, then a slot; twice the same card puts it where there is room. { $low } to { $high } in all.
play-fill = Fill up
# $low and $high are the bounds of $count
play-chosen = { $count } chosen
play-total = { $count } of { $least }
play-amounts = Amounts
play-less = One less: { $what }
play-one-more = One more: { $what }
play-order = The order
play-place = { $at } of { $of }: { $what }
play-places = What lies where
play-things = What can be placed
play-slots = Slots
play-slot-filled = { $slot }: { $what }. Take it back
play-slot-empty = { $slot }: empty
play-waiting = Waiting for { $names }
play-watching = You are watching. { $count ->
    [0] The game is over.
   *[other] Waiting for { $names }.
}
play-going-on = One moment…
play-over = The game is over.
play-you = You

react-panel = What threatens
react-left = then
react-take = Take it
react-only = You have no answer: go on
react-silent = asked all the same, so that silence tells nobody what you hold
react-avoided = avoided
react-turned-back = turned back
react-hit = hit
play-end-anyway = { $count } left to do: end anyway?
play-legend = What the signs mean
play-legend-lit = lit: what stands on this card
play-rule-code = Rule { $rule }

play-seats = Players
play-online = online
play-away = away
play-is-asked = is asked now
play-kind-bot = { $bot ->
    [random] random bot
    [greedy] quick bot
    [ismcts] thinking bot
   *[other] bot
}
play-kind-stand-in = a { play-kind-bot } plays for this person
play-kind-open = open seat
play-spectator = Spectator
play-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
play-time-left = Time left: { $time }
play-clock-days = { $days } d { $hours } h
play-clock-hours = { $hours } h { $minutes } min
play-status-connecting = Connecting…
play-status-live = Connected
play-status-offline = No connection – trying again
play-status-closed = Disconnected
play-rotated = This seat was opened by a new link elsewhere.
play-watch-instead = Watch instead
play-forget = Forget this table

play-side = Story, log and chat
play-fold = Close the panel
play-story = Story
play-log = Log
play-log-empty = Nothing has happened yet.
play-log-new = New
play-automatic = automatic
# Behind a line of the log: the card that something was paid for, or by which it happened.
play-paid-for = for “{ $cause }”
play-because = through “{ $cause }”
play-open-card = Show the card “{ $card }”
play-taken-back = taken back
play-chat = Chat
play-chat-empty = Nobody has said anything yet.
play-chat-say = Say something
play-chat-send = Send
play-chat-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
play-mute = mute
play-unmute = Hear again: { $names }

film-story = Story
film-this-turn = This turn
film-meanwhile = Meanwhile
film-before = Before that
film-again = Show the last round again
film-again-short = last round again
film-skip = To the present
film-turns = { $count ->
    [0] nothing new
    [one] one turn, until you act
   *[other] { $count } turns, until you act
}
film-since = since your last turn
film-events = Events
film-nobody = Nobody’s doing
film-passed = passed for you
film-kind-play = A power
film-kind-attack = An attack
film-kind-purchase = A purchase
film-kind-pass = Passes
film-kind-discard = A discard
film-kind-fate = Fate
film-kind-round = A round

play-undo = Take back
play-undo-ask = Ask to take back
play-undo-free = Free: nothing was revealed, and nobody else has acted.
play-undo-alone = You play alone, so you may always take back; the log notes it.
play-undo-consent = Something was revealed or somebody has acted since: the others are asked.
play-undo-nothing = There is nothing to take back.
play-undo-asked = The others are being asked…
play-undo-wish-title = Take back?
play-undo-wish = { $name } would like to take back the last move.
play-undo-agree = Agree
play-undo-decline = Decline
play-redo = Redo

play-hint = Hint
play-hint-title = What a bot would do
play-hint-do = Do it
play-hint-note = The numbers are the chances to win, as the bot sees them.

play-menu = Menu
play-rules = Rules
play-cards = Cards
play-keys = Keyboard
play-peace = Leave me in peace until the round ends
play-asking = When to be asked
play-asking-note = When something happens that you could react to. What is passed for you stands in the log.
play-stand-in = Let a bot play for me
play-come-back = Take the seat back
play-bot-plays = A bot plays for you.
play-rotate = Make a new link
play-rotate-note = A new link makes this one void: whoever else has it loses the seat.
play-rotate-done = This link is new. The old one is void.
play-own-link = The link of your seat
play-own-link-note = Whoever opens this link plays your seat. Go on with it on another device, and keep it to yourself.
play-language = Language
play-theme = Theme
play-theme-auto = As the system
play-theme-dark = Night
play-theme-light = Day
play-sound = Sound
play-settings = Settings
play-leave = Leave the table
play-leave-note = A bot plays on for you. As long as the game goes on you can take your seat back.
play-left = A bot plays on for you. The game stays among your games, and you can take your seat back.
play-leave-waiting = Your seat becomes free again.
play-stay = Stay
play-home = To the start page

play-room-title = Waiting for players
play-room-open = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is open.
   *[other] { $count } seats are open.
}
play-room-held = Waiting for those who were asked for another game.
play-seat-open = Open seat
play-held = { $name } has been asked for another game
play-open-seat = Open to anybody
play-join = Sit down
play-invite = Invitation
play-invite-note = Send this link to whoever should play:
play-begins = The game begins as soon as all seats are taken.
play-copy = Copy
play-share = Share
play-copied = The link is copied.
play-copy-yourself = The link is selected: copy it with your keyboard.
play-only-here = This link works only on this computer. To open it elsewhere, come to this page by an address that other computers can reach.

play-is-away = { $name } is away.
play-out-of-time = { $name } has run out of time.
play-take-over = Let a bot play for them

play-end-you = You win!
play-end-won = { $name } wins
play-end-you-by = You win, { $best } to { $next }
play-end-won-by = { $name } wins, { $best } to { $next }
play-end-shared = Shared victory: { $names }
play-end-nobody = Nobody wins
play-end-other = Nobody wins: the victory goes to { $names }
play-end-lost = The game is lost
play-winner = winner
play-result = Result
play-rematch = Play again
play-rematch-join = To the rematch
play-next-yours = You have a seat in the next game.
play-next-asked = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
play-next-open = The next game has been opened.
play-next-join = Join
play-next-watch = Watch the next game
play-replay = Replay
play-analysis = Analysis

end-points = Points
end-total = Points
end-counted = counted source by source
end-again = again
end-all = Show all
end-chances = Chance to win
end-each-round = after each round, ± { $error }
end-each-turn = after each turn, ± { $error }
end-round = Round { $round }:
end-no-turn = The chances never turned much.
end-not-judged = Nobody has analysed this game yet.
end-best = Best move
end-worst = Worst move
end-another = Another game

play-plain = This game has no board of its own yet; here is everything that you may know.
play-board-broke = The board could not be drawn. The game goes on below.

play-key-tab = go through the things on the table
play-key-number = choose a button or a line of the menu
play-key-enter = confirm
play-key-moves = list all moves
play-key-undo = take back
play-key-redo = redo
play-key-hint = hint
play-key-log = log
play-key-chat = chat
play-key-escape = close
play-key-help = this list

replay-title = Replay
replay-loading = Fetching the game…
replay-bar = Going through the game
replay-position = Position
replay-step = step { $at } of { $last }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-eyes = Whose eyes
replay-eyes-of = Seen by { $name }
replay-eyes-spectator = Seen by a spectator
replay-branch = Play on from here
replay-save = Save to a file

judge-title = Analysis
judge-loading = Fetching the analysis…
judge-result = Result: { $scores }
judge-running = A bot is going through the game: { $done } of { $total } moves.
judge-failed = The analysis did not succeed.
judge-plot = Chance to win, move by move
judge-at = move { $at }: { $chances }
judge-no-move = Nobody had a choice here.
judge-open = Open move { $at } on the board
judge-mistakes = The most costly moves
judge-whose = Whose moves
judge-everybody = Everybody
judge-seat = { $name }: { $lost } % lost per move
judge-played = { $name } played:
judge-better = Better:
judge-see = Look
judge-none = No move lost anything worth speaking of.
judge-note = The chances are a bot’s judgement, not the truth.
judge-blunder = blunder
judge-mistake = mistake
judge-slip = inaccuracy

course-title = Lessons
course-rival = Rival { $number }
course-next = Next
course-back = Back
course-your-move = Your move
course-read = Read on above.
course-done = done
course-progress = Step { $at } of { $of }
course-finished = That is all you need.
course-finished-text = You know how the game goes. The rest comes by playing.
course-play = Play your first game
course-none = There are no lessons for { $title } yet.
