# Дуель у терміналі.

cli-duel-round = Раунд { $count }
cli-has-fallen = вибув
cli-label-plan = Сплановано
cli-label-trap = Пастки
cli-label-top = Відомо зверху
cli-sign-life = життя
cli-sign-hidden = карта, що лежить долілиць
