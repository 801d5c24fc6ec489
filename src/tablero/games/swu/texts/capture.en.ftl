# Captured cards (chapter 8.34).
swu-head-captured = When Captured
swu-head-of-captured = When { $what } is captured
swu-head-of-rescued = When { $what } is rescued
swu-value-captives = { $who ->
    [it] the number of captured cards it guards
   *[other] the number of captured cards { $of } guards
}
swu-each-captives = { $who ->
    [it] captured card it guards
   *[other] captured card { $of } guards
}
swu-capture = { $who } captures { $to }
swu-unit-captures = choose { $who } to capture { $to }
swu-rescue-any = rescue a captured card
swu-rescue-its-all = rescue all cards it guards
swu-captured-by = { $who } captures it
swu-if-captive-cheaper = the captured unit costs less than its captor
swu-ask-captive = { $card }: whom does { $unit } capture?
swu-each-captures-any-number = choose any number of friendly units. Each of them captures { $what } in the same arena
swu-not-all-capture = As many units as can must capture another, in each arena.
swu-each-captures-all = each friendly unit captures { $what } in the same arena
swu-chosen-captures = the chosen unit captures it
swu-captured-instead = if this unit would be captured, instead it is defeated and { $damage } damage is dealt to each { $what }
swu-discard-captive = discard a captured card guarded by a friendly unit
swu-play-captive = play a captured card guarded by a unit you control for free, under your control
swu-rescue-it = rescue a card it guards
swu-rescue-this-own = rescue a card of their own that this unit guards
swu-rescue-card = its owner rescues it
swu-rule-rescued-enter-ready = friendly units that are rescued enter play ready
