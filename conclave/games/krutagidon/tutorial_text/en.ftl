# The lessons of Krutagidon in English: short, cheeky, and only about what the learner sees at that moment.

lesson-try-again = Bold, but no. Look at what is marked, and try again.

lesson-first-turn = Your first turn
lesson-first-goal = Welcome to the tournament, wizard! Whoever has the most victory points at the end wins. Points stand on the cards that you buy, so go shopping as if your life depended on it. It does, too.
lesson-first-life = Everybody starts with 20 life, and 25 is as healthy as a wizard gets. Whoever drops to 0 dies. It is embarrassing, but not the end: more about that soon.
lesson-first-sign = Your first deck is rubbish, like everybody’s: 6 signs, 1 wand, 3 fizzles. A sign makes 1 power, the money of this game. Play a “{ card-sign }”.
lesson-first-sign-wrong = All in good time. First play a “{ card-sign }” from your hand.
lesson-first-harmless = 1 power! You need not click them one by one: cards that hurt nobody and ask nothing can be played all at once. Do that. “{ card-fizzle }” comes along, too, and does what it does best: nothing.
lesson-first-harmless-wrong = Save your finger: choose to play all harmless cards.
lesson-first-wand = 3 power. Now the “{ card-wand }”: it makes 1 more power and pokes a wizard for 1 damage. Play it.
lesson-first-target = Whom do you want to poke? Yes, you may poke yourself. No, it is not a good idea. Choose your foe.
lesson-first-target-wrong = Ouch! Not that end of the wand. Choose the other wizard.
lesson-first-buy = 4 power! What you do not spend is lost at the end of the turn, so spend it. “{ card-steam-up }” costs 4, brings 1 point, and will be useful very soon. Buy it.
lesson-first-buy-wrong = Tempting, but “{ card-steam-up }” is what you will miss in the next lesson. Buy it.
lesson-first-end = It went to your discard pile. When your deck runs out, that pile is shuffled, and your purchases come to your hand. Nothing is left to do: end your turn.
lesson-first-done = You drew 5 new cards, and your foe went shopping, too. That is the whole trick: play, buy, and let your deck get better and better.

lesson-attack = Attack and defence
lesson-attack-see = Your foe’s turn. That grin means nothing good. But look at your hand: there is “{ card-steam-up }”, and it has a shield.
lesson-attack-defend = “{ card-gutting-sin }” is flying at you: 5 damage! A defence card can be used from your hand whenever you are attacked. Defend yourself with “{ card-steam-up }”.
lesson-attack-defend-wrong = Being brave costs 5 life here. Defend yourself with “{ card-steam-up }”.
lesson-attack-strike = Not a scratch! You even drew a card, and your foe got 2 damage for the trouble. What did you draw? “{ card-gutting-sin }”! Return the favour.
lesson-attack-strike-wrong = First things first: revenge. Play “{ card-gutting-sin }”.
lesson-attack-done = 5 damage, and 2 power on top. The best shield waits under your board: the familiar “{ card-sir-snotlein }”. For 6 power it joins your deck, and it sends attacks back to where they came from.

lesson-death = Dead wizards
lesson-death-weak = Your foe has only 4 life left. “{ card-fatalizer }” deals exactly 4 damage to the weakest foe. What a coincidence! Play it.
lesson-death-weak-wrong = Mercy? In this tournament? Play “{ card-fatalizer }”.
lesson-death-token = Whoever dies takes a dead-wizard token: at least 3 points less, and some nasty extra. Thanks to “{ card-fatalizer }” you choose between two. Hand over “{ card-dwt-08 }”.
lesson-death-token-wrong = Too kind: that one comforts the dead with a new card. Choose “{ card-dwt-08 }”.
lesson-death-prize = Your foe is back with 20 life, but poorer by 3 points and by a card from the discard pile. And you, the killer, get “{ card-prize }”! Now play all your harmless cards.
lesson-death-buy = 5 power. “{ card-twins }” lets you draw 2 cards whenever you play it. Buy it.
lesson-death-buy-wrong = Not bad, but more cards mean more of everything. Buy “{ card-twins }”.
lesson-death-end = Now see what the prize is good for. End your turn.
lesson-death-discard = Its holder draws 6 cards instead of 5, and then discards one of them. Guess which one you will miss least: throw away “{ card-fizzle }”.
lesson-death-discard-wrong = You may still need that one. Throw away “{ card-fizzle }”.
lesson-death-done = The prize stays with you until somebody else kills a foe. And mind the pile of tokens: when it is empty, the game ends.

lesson-mayhem = Mayhem and legends
lesson-mayhem-see = While the market was filled, mayhem broke out: “{ card-mayhem-b }” deals 6 damage to the strongest wizard, and with 22 life that is you. Mayhem that attacks can be avoided like any attack: use “{ card-lovely-day }”.
lesson-mayhem-see-wrong = That would hurt a lot. Defend yourself with “{ card-lovely-day }”.
lesson-mayhem-power = Avoided, healed, and a new card drawn: lovely indeed. Now flex your muscles, and play all your harmless cards.
lesson-mayhem-legend = 8 power! Legends are expensive, but nothing brings more points. “{ card-voom }” is worth 4. Defeat it!
lesson-mayhem-legend-wrong = Small change! You can afford a legend. Defeat “{ card-voom }”.
lesson-mayhem-end = It is yours, and will fight for you from now on. But the next legend lies face down below, and it is not in a good mood. End your turn.
lesson-mayhem-group = Here is “{ card-bananamage }”, with an attack on the whole group: 5 damage and a limp wand for every wizard. You have just drawn “{ card-steam-up }”. Defend yourself!
lesson-mayhem-group-wrong = A limp wand clogs your deck and costs a point. Defend yourself with “{ card-steam-up }”.
lesson-mayhem-done = Dry as a bone! Your foe lost 5 life and got a “{ card-limp-wand }”: it does nothing at all and costs 1 point at the end. Cards that destroy such rubbish are worth their price.

lesson-finale = The grand finale
lesson-finale-count = The last act. You have 5 points, your foe has 6. Everything you own counts, wherever it lies: bought cards add points, limp wands and dead-wizard tokens take them away. A familiar that was never bought counts nothing.
lesson-finale-ends = The game ends with the turn in which the last legend falls, the tokens run out, or the main deck can no longer fill the market. Only one legend is left. Play all your harmless cards.
lesson-finale-legend = 9 power, and “{ card-voom }” costs 8. It brings 4 points and ends the game. Does anything speak against it? Then defeat it!
lesson-finale-legend-wrong = Do not tease the crowd. Defeat “{ card-voom }”, and victory is yours.
lesson-finale-last = The last legend has fallen, so this turn is the last one. You may play the wand as well, but it brings no points. End your turn, and let them count.
lesson-finale-last-wrong = Show-off! Leave the wand alone, and end your turn.
lesson-finale-won = 9 points to 6: you are the coolest wizard of all! The rest stands on the cards. Go and make some enemies!
