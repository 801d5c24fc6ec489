# Indirect damage (swu:1.9.14).
swu-ask-indirect = { $card }: divide { $amount } indirect damage among units and base.
swu-if-indirect-you = you dealt indirect damage this phase
swu-head-indirect-any = When indirect damage is dealt to a unit
swu-indirect-player = deal { $amount } indirect damage to a player
swu-indirect-defending = deal { $amount } indirect damage to the defending player
swu-indirect-opponents = deal { $amount } indirect damage to each opponent
swu-indirect-its-controller = deal { $amount } indirect damage to its controller
swu-indirect-equal-player = deal indirect damage equal to { $amount } to a player
swu-indirect-equal-defending = deal indirect damage equal to { $amount } to the defending player
swu-indirect-equal-opponents = deal indirect damage equal to { $amount } to each opponent
swu-indirect-equal-its-controller = deal indirect damage equal to { $amount } to its controller
swu-more-indirect = indirect damage that you deal to opponents is increased by { $amount }
swu-assigns-indirect = you assign all indirect damage that you deal to opponents
swu-assigns-indirect-own = you assign all indirect damage that this unit deals
