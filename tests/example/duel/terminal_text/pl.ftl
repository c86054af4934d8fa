# Pojedynek w terminalu.

cli-duel-round = Runda { $count }
cli-has-fallen = poza grą
cli-label-plan = Zaplanowane
cli-label-trap = Pułapki
cli-label-top = Znane na wierzchu
cli-sign-life = życie
cli-sign-hidden = karta leżąca zakryta
