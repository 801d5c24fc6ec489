swu-limit-1048576 = must attack a base
swu-not-but-base = { $unit } must attack a base.
swu-not-there = That is not in play.
swu-not-meant = { $card } is not what the ability speaks of.
swu-ask-top = { $card }: reveal and draw the top card of your deck, or leave it there.
