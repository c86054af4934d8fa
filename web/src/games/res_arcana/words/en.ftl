# The board of Res Arcana: labels and states. Sentences of cards and log come with the title.

ra-here = here
ra-from-here = from here
ra-another = another
ra-or = or
ra-left = stays
ra-each-type = of each type here

ra-headline = Round { $round } · first player { $seat }
ra-headline-match = Game { $game } · round { $round } · first player { $seat }
ra-last-round = { $seat } has { $count }: this round is the last
ra-headline-setup = Preparing the game

ra-middle = Middle
ra-items = Magic items
ra-items-change = Magic items change hands when you pass.
ra-your-table = Your table
ra-table-of = Table of { $seat }
ra-empty-table = Nothing in play yet
ra-pool = Essences
ra-monument-deck = Monument deck: { $count }
ra-first = First player
ra-passed = Passed
ra-dragons = Dragons: { $count }
ra-shields = Ready to ward off a loss of life: { $count }
ra-race = Race to { $goal } VP: { $scores }
ra-unfold = Show the cards
ra-fold = Hide the cards
ra-turned = turned
ra-holds = on it: { $essences }
ra-wins = Games won: { $count }
ra-known-in-deck = Known to be in the deck
ra-known-hidden = Known to be in hand or deck
ra-known-top = Seen on top of the deck
ra-dealt-mages = Your mages: one of them plays
ra-pack = Your pack
ra-open-draft = Open draft
ra-kept = Kept
ra-fetched = To choose from
ra-take-more = { $essence }: { $count } chosen, { $have } in the pool. One more
ra-help-act = Use, place, claim, or discard a card for { $gold } or { $any }.
ra-have = { $essence }: { $count }
