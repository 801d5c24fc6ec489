# Lists of cards, leaders and units: `tablero content rebellion`.
rebellion-listing-set = { $set }: { $total } (--set { $key })
rebellion-listing-sum = { $total } in all; the rules know every one.
rebellion-listing-missions = Missions
rebellion-listing-actions = Action cards
rebellion-listing-objectives = Objectives
rebellion-listing-tactics = Tactic cards
rebellion-listing-leaders = Leaders
rebellion-listing-units = Units
rebellion-listing-card = { $name }: { $facts }
rebellion-listing-title = { $count ->
    [one] { $name }
   *[other] { $name } (×{ $count })
}
rebellion-listing-facts = { CAPITAL($facts) }
rebellion-listing-also = { $facts } · { $more }
rebellion-listing-no-set = There is no list “{ $set }”. The lists are { $sets }.
rebellion-listing-no-card = There is no card, leader or unit “{ $name }”.
rebellion-listing-meant = Did you mean { $name }? ({ $key })

rebellion-listing-mission-starting = starting mission
rebellion-listing-mission-normal = mission
rebellion-listing-mission-project = project
rebellion-listing-skill = { $skill } { $count }
rebellion-listing-action-starting = starting action card
rebellion-listing-action-recruit = action card with a recruit
rebellion-listing-with = { $leaders }
rebellion-listing-tier = objective of stage { $tier }
rebellion-listing-in-combat = in a combat
rebellion-listing-in-refresh = at the start of the Refresh phase
rebellion-listing-space = space
rebellion-listing-ground = ground
rebellion-listing-attack = attack
rebellion-listing-block = block
rebellion-listing-special = costs a die that shows the special icon
rebellion-listing-entry-start = in play from the start
rebellion-listing-entry-recruit = to be recruited
rebellion-listing-entry-seek_yoda = takes the place of { rebellion-leader-luke_skywalker }
rebellion-listing-tactic-values = Tactic values: { $space } in space, { $ground } on the ground
rebellion-listing-unit-fighter = fighter
rebellion-listing-unit-capital = capital ship
rebellion-listing-unit-station = station
rebellion-listing-unit-ground = ground unit
rebellion-listing-unit-structure = structure
rebellion-listing-dice = dice: red { $red }, black { $black }
rebellion-listing-health-red = { $health } red health
rebellion-listing-health-black = { $health } black health
rebellion-listing-capacity = Carries { $count ->
    [one] 1 unit.
   *[other] { $count } units.
}
rebellion-listing-restricted = Needs a ship to move.
rebellion-listing-immobile = Can’t move.
rebellion-listing-built = Built from: { $icon }
