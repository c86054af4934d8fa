# Res Arcana в терміналі.

cli-match-game = Партія { $number } поєдинку, { $wins }
cli-label-places = Місця сили
cli-label-monuments = Монументи
cli-label-items = Предмети
cli-label-kept = Залишено
cli-label-mages = Маги
cli-monument-deck = колода { $count }
cli-has-passed = пас
cli-for-nothing = без ефекту
cli-for-the-check = для цієї перевірки
cli-essence-any = будь-яка
cli-sign-points = переможні очки; плюс: більше за те, що тут лежить або є в грі
cli-sign-first = жетон першого гравця, вартий одного очка
cli-sign-turned = активовано: до наступного раунду недоступно; як ціна: активуйте компонент
cli-sign-gives = сплатіть те, що перед знаком, отримайте те, що за ним
cli-sign-lying = есенції, що лежать на компоненті
cli-group-place = Зіграти
cli-group-claim = Захопити
cli-group-discard = Скинути
cli-group-pass = Пас
cli-tie-essences = Очок порівну: вирішує кількість есенцій у запасі, золото рахується двічі.
