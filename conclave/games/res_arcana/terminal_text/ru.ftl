# Res Arcana в терминале.

cli-match-game = Партия { $number } матча, { $wins }
cli-label-places = Места силы
cli-label-monuments = Монументы
cli-label-items = Предметы
cli-label-kept = Оставлено
cli-label-mages = Маги
cli-monument-deck = колода { $count }
cli-has-passed = пас
cli-for-nothing = без эффекта
cli-for-the-check = для этой проверки
cli-essence-any = любая
cli-sign-points = победные очки; плюс: больше за то, что здесь лежит или есть в игре
cli-sign-first = жетон первого игрока, стоит одно очко
cli-sign-turned = повёрнуто: до следующего раунда недоступно; как цена: поверните компонент
cli-sign-gives = заплатите то, что перед знаком, получите то, что за ним
cli-sign-lying = эссенции, лежащие на компоненте
cli-group-place = Разыграть
cli-group-claim = Захватить
cli-group-discard = Сбросить
cli-group-pass = Пас
cli-tie-essences = Очков поровну: решает число эссенций в запасе, золото считается дважды.
