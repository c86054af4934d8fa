# What happens at a table, beside the game. $seat: the player's name.

table-joined = { $seat } садится за стол.
table-stand-in = За игрока { $seat } играет бот.
table-returned = { $seat } снова за столом.
table-bot-failed = Бот игрока { $seat } сломался; отвечает более простой.
table-upgraded = Карты или правила изменились. Игра продолжается с новыми; незаконченный шаг начинается снова.
table-stuck = Эту игру не продолжить: «{ $card }» лежит на столе, но в коробке этой карты больше нет. Сыгранное видно в журнале и в повторе.
table-of-old = Эта игра сыграна по другим правилам, и её конец уже не показать.
table-passed = { $seat }: автоматический пас.
table-undo-asked = { $seat } просит разрешения отменить ход.
table-undo-agreed = { $seat } соглашается.
table-undo-declined = { $seat } отказывает.
table-undone = { $seat } отменяет ход.
table-redone = { $seat } возвращает ход.
