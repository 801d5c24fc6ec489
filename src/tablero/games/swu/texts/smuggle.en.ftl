# Smuggle (swu:7.5.14).
swu-head-when-played-smuggle = When Played using Smuggle
swu-keyword-smuggle = Smuggle [{ $price }]
swu-keyword-name-smuggle = Smuggle
swu-ask-smuggle = { $card }: for how many resources?
swu-head-when-played-smuggle-you = When you play { $what } using Smuggle
swu-resources-smuggle = each friendly resource gains Smuggle, at its cost plus { $more ->
    [one] 1 resource
   *[other] { $more } resources
} and with its aspect icons
swu-play-by-smuggle = play a card using Smuggle. It costs { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} less
