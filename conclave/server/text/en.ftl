# What happens at a table, beside the game. $seat: the player's name.

table-joined = { $seat } sits down.
table-stand-in = A bot plays for { $seat }.
table-returned = { $seat } is back.
table-bot-failed = The bot of { $seat } broke down; a simpler one answers.
table-upgraded = The game goes on under new rules.
table-passed = { $seat }: passed automatically.
table-undo-asked = { $seat } asks to take back.
table-undo-agreed = { $seat } agrees.
table-undo-declined = { $seat } declines.
table-undone = { $seat } takes back.
table-redone = { $seat } does it again.
