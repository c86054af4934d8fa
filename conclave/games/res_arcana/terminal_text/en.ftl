# Res Arcana in the terminal.

cli-match-game = Game { $number } of the match, { $wins }
cli-label-places = Places
cli-label-monuments = Monuments
cli-label-items = Items
cli-label-kept = Kept
cli-label-mages = Mages
cli-monument-deck = deck { $count }
cli-has-passed = passed
cli-for-nothing = without its effect
cli-for-the-check = for this check
cli-essence-any = any
cli-sign-points = victory points; a plus: more for what lies there or is in play
cli-sign-first = the first player token, worth a point
cli-sign-turned = turned: not usable before the next round; as a cost: turn the component
cli-sign-gives = pay what stands before it, get what stands behind it
cli-sign-lying = essences that lie on a component
cli-group-place = Place
cli-group-claim = Claim
cli-group-discard = Discard
cli-group-pass = Pass
cli-tie-essences = Equal points: the most essences in the pool decide, gold counting twice.
