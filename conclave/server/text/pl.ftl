# What happens at a table, beside the game. $seat: the player's name.

table-joined = { $seat } siada do stołu.
table-stand-in = Za gracza { $seat } gra bot.
table-returned = { $seat } wraca do stołu.
table-bot-failed = Bot gracza { $seat } zawiódł; odpowiada prostszy.
table-upgraded = Karty lub zasady się zmieniły. Gra toczy się dalej z nowymi; niedokończony krok zaczyna się od nowa.
table-stuck = Tej gry nie da się kontynuować: „{ $card }” leży na stole, ale w pudełku już jej nie ma. Dziennik i powtórka pokazują, co rozegrano.
table-of-old = Tę grę rozegrano według innych zasad i jej końca nie da się już pokazać.
table-passed = { $seat }: automatyczny pas.
table-undo-asked = { $seat } prosi o cofnięcie ruchu.
table-undo-agreed = { $seat } zgadza się.
table-undo-declined = { $seat } odmawia.
table-undone = { $seat } cofa ruch.
table-redone = { $seat } przywraca ruch.
