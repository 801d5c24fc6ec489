# Lists of cards: `tablero content swu`.
swu-listing-set = { $code }, { $set }: { $known } of { $total } cards
swu-listing-sum = All sets: { $known } of { $total } cards can be played with.
swu-listing-card = { $number ->
    [0] { $name }
   *[other] { $number } { $name }
}
swu-listing-unknown = { $card } (not enforced)
swu-listing-title = { $name } ({ $set }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
})
swu-listing-facts = { CAPITAL($facts) }
swu-listing-also = { $facts } · { $more }
swu-listing-unique = unique
swu-listing-cost = cost { $cost }
swu-listing-hp = { $hp } HP
swu-listing-numbers = { $power }/{ $hp }
swu-listing-upgrade = as an upgrade { $power }/{ $hp }
swu-listing-plain = Without abilities.
swu-listing-not-enforced = Not enforced: what this card does is not known to the rules, and no game can be played with it.
swu-listing-no-set = There is no set { $set }. The sets are { $sets }.
swu-listing-no-card = There is no card “{ $name }”.
swu-listing-meant = Did you mean { $name }? ({ $key })

# Sets.
swu-set-SOR = Spark of Rebellion
swu-set-SHD = Shadows of the Galaxy
swu-set-TWI = Twilight of the Republic
swu-set-JTL = Jump to Lightspeed
swu-set-LOF = Legends of the Force
swu-set-IBH = Intro Battle: Hoth
swu-set-SEC = Secrets of Power
swu-set-LAW = A Lawless Time
swu-set-TS26 = Twin Suns 2026
swu-set-ASH = Ashes of the Empire
swu-set-HMW = Homeworlds
swu-set-IC27 = Icons
