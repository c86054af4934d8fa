# What happens at a table, beside the game. $seat: the player's name.

table-joined = { $seat } сідає за стіл.
table-stand-in = За гравця { $seat } грає бот.
table-returned = { $seat } знову за столом.
table-bot-failed = Бот гравця { $seat } зламався; відповідає простіший.
table-upgraded = Карти чи правила змінилися. Гра триває з новими; незавершений крок починається знову.
table-stuck = Цю гру не продовжити: «{ $card }» лежить на столі, але в коробці цієї карти більше немає. Зігране видно в журналі та в повторі.
table-of-old = Цю гру зіграно за іншими правилами, і її кінець уже не показати.
table-passed = { $seat }: автоматичний пас.
table-undo-asked = { $seat } просить дозволу скасувати хід.
table-undo-agreed = { $seat } погоджується.
table-undo-declined = { $seat } відмовляє.
table-undone = { $seat } скасовує хід.
table-redone = { $seat } повертає хід.
