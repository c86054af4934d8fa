# What happens at a table, beside the game. $seat: the player's name.

table-joined = { $seat } siada do stołu.
table-stand-in = Za gracza { $seat } gra bot.
table-returned = { $seat } wraca do stołu.
table-bot-failed = Bot gracza { $seat } zawiódł; odpowiada prostszy.
table-upgraded = Gra toczy się dalej według nowych zasad.
table-passed = { $seat }: automatyczny pas.
table-undo-asked = { $seat } prosi o cofnięcie ruchu.
table-undo-agreed = { $seat } zgadza się.
table-undo-declined = { $seat } odmawia.
table-undone = { $seat } cofa ruch.
table-redone = { $seat } powtarza ruch.
