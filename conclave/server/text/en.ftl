# What happens at a table, beside the game. $seat: the player's name; $card: a component.

table-joined = { $seat } sits down.
table-stand-in = A bot plays for { $seat }.
table-returned = { $seat } is back.
table-bot-failed = The bot of { $seat } broke down; a simpler one answers.
table-upgraded = The cards or rules have changed. The game goes on with the new ones; a step that was not finished begins again.
table-stuck = This game cannot go on: “{ $card }” lies on the table, but is no longer in the box. The log and the replay show what was played.
table-of-old = This game was played by other rules, and its end cannot be shown any more.
table-passed = { $seat }: passed automatically.
table-undo-asked = { $seat } asks to take a move back.
table-undo-agreed = { $seat } agrees.
table-undo-declined = { $seat } declines.
table-undone = { $seat } takes a move back.
table-redone = { $seat } does it again.
