# Дуэль в терминале.

cli-duel-round = Раунд { $count }
cli-has-fallen = выбыл
cli-label-plan = Задумано
cli-label-trap = Ловушки
cli-label-top = Известно сверху
cli-sign-life = жизнь
cli-sign-hidden = карта, лежащая лицом вниз
