# What happens at a table, beside the game. $seat: the player's name.

table-joined = { $seat }: место занято.
table-stand-in = За игрока { $seat } играет бот.
table-returned = { $seat } снова за столом.
table-bot-failed = Бот игрока { $seat } сломался; отвечает более простой.
table-upgraded = Игра продолжается по новым правилам.
table-passed = { $seat }: автоматический пас.
table-undo-asked = { $seat } просит вернуть ход.
table-undo-agreed = { $seat } соглашается.
table-undo-declined = { $seat } отказывает.
table-undone = { $seat } возвращает ход.
table-redone = { $seat } повторяет ход.
