# The lessons of Res Arcana in English: short, warm, and only about what the learner sees at that moment.

lesson-try-again = Not this time. Look at what is marked, and try again.

lesson-first-look = What lies on the table
lesson-look-goal = Welcome, mage! You are after victory points: once somebody has 10 of them at the end of a round, whoever has the most wins. Yours stand beside your name.
lesson-look-essences = These are your essences: elan, life, calm, death and gold. You pay for everything with them. Gold is the most precious.
lesson-look-cards = In front of you lie your mage and your magic item. The artifacts are in your hand, where nobody else can see them.
lesson-look-middle = In the middle lie the places of power and the monuments. They bring the most points, and each belongs to whoever claims it first.
lesson-look-place = On your turn you take one action, then it is your rival’s turn. Try it: place “{ card-nightingale }”. It costs 1 life and 1 calm, and it is worth 1 point.
lesson-look-place-wrong = That would be possible, too. But for now choose “{ card-nightingale }” in your hand, and place it.
lesson-look-placed = Well done! The essences are paid, “{ card-nightingale }” lies in front of you, and you have 2 points: 1 for this card, and 1 for the first player token.

lesson-income = Collecting and spending
lesson-income-choose = Every round begins with collecting. “{ card-hawk }” and “{ card-fountain-of-youth }” have just brought you essences by themselves. “{ card-healer }” lets you choose: take life.
lesson-income-choose-wrong = Calm is a good choice as well. But soon you will need life: take that.
lesson-income-take = Essences also lie on “{ card-fountain-of-youth }”. While collecting you may take them: all that lie on a card, or none. Take them.
lesson-income-use = Now the actions begin. “{ card-dwarven-pickaxe }” has a power: turn it and pay 1 elan, and you gain 1 gold. Use it.
lesson-income-discard = “{ card-dwarven-pickaxe }” is turned now and rests until the round is over. What next? “{ card-fire-dragon }” is too expensive for you. But any card can be discarded for 1 gold, or for 2 other essences. Discard it for 2 essences.
lesson-income-discard-wrong = Not quite: discard “{ card-fire-dragon }”, and not for gold, but for any 2 essences.
lesson-income-two = “{ card-treant }” in your hand costs 2 elan and 3 life. You have the life already, so choose 2 elan.
lesson-income-two-wrong = That is not enough for “{ card-treant }”. Choose 2 elan.
lesson-income-place = Now you have everything for “{ card-treant }”. Place it!
lesson-income-done = From now on “{ card-treant }” brings you 2 life every round. That is how you grow: the earlier a card lies in front of you, the more often it pays.

lesson-claims = Monuments and places of power
lesson-claims-monument = Every monument costs 4 gold, and you have them. Claim “{ card-great-pyramid }”: it is worth 3 points.
lesson-claims-monument-wrong = You can do better: “{ card-great-pyramid }” in the middle is worth 3 points. Claim it.
lesson-claims-place = Splendid! The next monument was revealed at once. Now to the places of power, each of which has a price of its own. “{ card-sacred-grove }” costs 8 life and 4 calm. Claim it.
lesson-claims-grove = 2 more points! And every life that lies on “{ card-sacred-grove }” is another one. Use its second power: turn it together with one of your creatures.
lesson-claims-grove-wrong = That would be possible, too. But now choose the power of “{ card-sacred-grove }” that puts 1 life there.
lesson-claims-creature = Which creature shall help? Choose “{ card-nightingale }”: it has nothing else to do, and a turned card keeps its points.
lesson-claims-done = 8 points already! When you collect next time, you may take the life off “{ card-sacred-grove }”. But its point would go with it, so rather leave it there.

lesson-dragons = Dragons
lesson-dragons-see = Your rival has two dragons in play. Dragons attack. Let us see what comes.
lesson-dragons-react = “{ card-fire-dragon }” makes you lose 2 life, unless you pay 1 calm. But you have “{ card-guard-dog }”: turn it, and nothing happens to you. React with it.
lesson-dragons-react-wrong = There is a cheaper way: react with “{ card-guard-dog }”, which costs you no essence.
lesson-dragons-strike = Not a scratch! Now strike back with “{ card-water-dragon }”. Your rival has only 1 life, and no elan to buy off the attack.
lesson-dragons-again = For the missing life your rival had to give up 2 other essences. But here comes “{ card-earth-dragon }”, and your dog is turned. You could pay 1 gold, but gold is dear: do not react, and lose 2 life.
lesson-dragons-again-wrong = You will need the gold for a monument. Rather do not react.
lesson-dragons-dog = That was bearable. “{ card-guard-dog }” can do something special: while it is turned, you may pay 1 elan to straighten it. Do that.
lesson-dragons-done = The dog is on guard again, and your rival has passed. You will be asked whenever one of your cards can ward something off, so you need not watch for it yourself.

lesson-victory = To victory
lesson-victory-pass = You have 7 points. Your hand is empty, “{ card-horn-of-plenty }” is turned, and 3 gold are not enough for a monument. Then pass! Whoever passes first takes the first player token, and that is worth 1 point.
lesson-victory-pass-wrong = There is nothing to be gained by that now. Pass, and take the token.
lesson-victory-item = Whoever passes also changes the magic item and draws a card. Take “{ card-protection }”: it wards off dragons.
lesson-victory-item-wrong = In a real game you may take any of them. For now, take the one that is marked.
lesson-victory-round = All have passed, so the points are counted: 8 to 5, nobody has 10. Everything is straightened, you have collected, and a new round goes on. Use “{ card-horn-of-plenty }” to gain 1 gold.
lesson-victory-round-wrong = You lack only 1 gold for a monument. Choose the power of “{ card-horn-of-plenty }” that brings it.
lesson-victory-claim = 4 gold! “{ card-oracle }” brings you the 2 points that you need. Claim it.
lesson-victory-ten = 10 points! But they are counted only when the round ends. So pass before your rival gets any ideas.
lesson-victory-last = Once more you change the magic item. Take “{ card-research }”.
lesson-victory-won = You have won! Now you know all that you need for your first game. The rest stands on the cards. Good luck!
