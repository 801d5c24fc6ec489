# Missions: what is asked.

rebellion-mission-where = Where do you carry out “{ $card }”?
rebellion-mission-against = Against whom do you attempt “{ $card }”?
rebellion-oppose = Do you send a leader to { $place } to oppose “{ $card }”?
rebellion-spend-ring = { $leader }: do you spend the ring “{ $ring }”? { $use }
rebellion-choose-effect = Choose what the card does.
rebellion-choose-card-leader = Which leader uses the card?
rebellion-choose-gained = Choose a unit with { $shape }.
rebellion-choose-queued = Choose the unit for space { $space } of the build queue.
rebellion-choose-queued-victim = Which unit on the build queue do you destroy?
rebellion-choose-victims = Destroy units with a total health of { $most } at most.
rebellion-choose-advanced = Which unit moves up a space on the build queue?
rebellion-choose-deployed = Which unit of the build queue do you deploy here?
rebellion-choose-refuge = Your ground units must leave: to which Imperial system?
rebellion-choose-closest = Several systems are equally close: choose one.
rebellion-choose-captured = Which leader do you capture?
rebellion-choose-rescued = Which captured leader do you rescue?
rebellion-choose-ring = Which leader receives the ring “{ $ring }”? { $use }
rebellion-choose-protected = Whose mission can’t be opposed from the leader pool?
rebellion-pick-loyalty = Where do you gain loyalty?
rebellion-pick-returning = Which leaders of the mission go to the Rebel Base too?
rebellion-place-leader = Where does { $leader } go?
rebellion-release = The leader must go to the region of your base: to which system?
rebellion-bury-objective = Which objective goes to the bottom of the deck?
rebellion-order-objectives = Which objective comes next, from the top down?
rebellion-return-probe = Put a probe card on top of the deck or under it.
rebellion-keep-project = Which project do you keep?
rebellion-fetch-mission = Search the deck: which mission do you take?
rebellion-assign-again = Which starting mission do the leaders go to?
rebellion-name-systems = Your base is one of the systems you name: choose the others.
rebellion-mobilize = Rapid Mobilization: what do you do?

rebellion-window-captured = Your leader has just been captured. Do you use an action card?
rebellion-window-before_own_roll = You are about to roll. Do you use an action card?
rebellion-window-own_mission_success = Your mission has succeeded. Do you use an action card?
rebellion-window-opponent_attempts = The Empire attempts a mission. Do you use an action card before the dice are rolled?
rebellion-window-opponent_attempts_spec_ops = The Empire attempts a special operation. Do you use an action card before the dice are rolled?
rebellion-window-before_reveal = You are about to reveal a mission. Do you use an action card first?
rebellion-window-rescued_by_mission = A mission has rescued your prisoner. Do you use an action card?

# Missions: what happens.

rebellion-reveals = { rebellion-acting } { $n ->
    [one] reveals
   *[other] reveal
} the mission “{ $card }” with { $leaders }.
rebellion-mission-place = The mission takes place in { $place }.
rebellion-mission-target = The mission is against { $leader } in { $place }.
rebellion-opposes = { $leader } comes to oppose the mission.
rebellion-mission-dice = Successes: { $own } against { $other }.
rebellion-mission-succeeds = “{ $card }” succeeds.
rebellion-mission-fails = “{ $card }” fails.
rebellion-bonus-later = plan of { $leader }
rebellion-ring-spent = { $leader } spends the ring “{ $ring }”.
rebellion-leader-placed = { $leader } goes to { $place }.
rebellion-recruits-here = { rebellion-acting } { $n ->
    [one] recruits
   *[other] recruit
} { $leader } in { $place }.
rebellion-becomes-jedi = { $leader } becomes { $jedi }.
rebellion-detained = { $leader } is detained and won’t return to the leader pool this round.
rebellion-protected = No leader of the pool can oppose missions of { $leader } this round.
rebellion-released = { $leader } is set free in { $place }: the base is in that region.
rebellion-loyalty-changed = { $place } is now { $loyalty }.
rebellion-loyalty-neutral = neutral
rebellion-loyalty-rebel = loyal to the Rebellion
rebellion-loyalty-imperial = loyal to the Empire
rebellion-reputation-gained = The Rebels gain { $amount } reputation.
rebellion-reputation-lost = The Rebels lose { $amount } reputation.
rebellion-gains-units = Gained in { $place }: { $units }.
rebellion-destroys = Destroyed in { $place }: { $units }.
rebellion-destroyed-on-queue = Destroyed on space { $space } of the build queue: { $units }.
rebellion-advances = { $unit } moves up to space { $space } of the build queue.
rebellion-sabotaged = { $place } is sabotaged.
rebellion-sabotage-removed = The sabotage marker in { $place } is removed.
rebellion-system-destroyed = { $place } is destroyed.
rebellion-won-superlaser = The superlaser has destroyed the system of the Rebel Base.
rebellion-looks-at-objectives = The Rebels look at { $count ->
    [one] 1 objective card
   *[other] { $count } objective cards
} of the deck.
rebellion-objectives-shown = The Rebels show their objectives to the Empire: { $cards }.
rebellion-gains-probes = The Empire receives { $count ->
    [one] 1 probe card.
   *[other] { $count } probe cards.
}
rebellion-probes-intercepted = The Rebels draw { $places }.
rebellion-takes-probes = The Rebels take { $count ->
    [one] 1 probe card
   *[other] { $count } probe cards
} from the Imperial hand and put them back in secret.
rebellion-draws-projects = The Empire takes { $count ->
    [one] 1 project card.
   *[other] { $count } project cards.
}
rebellion-base-here-yes = The Rebels admit that their base is in { $place }. It stays hidden.
rebellion-base-here-no = The Rebels declare that their base is not in { $place }.
rebellion-base-region-yes = The Rebels admit that their base is in the region of { $place }.
rebellion-base-region-no = The Rebels declare that their base is not in the region of { $place }.
rebellion-systems-named = The base is in one of these systems: { $places }.

# Missions: why not.

rebellion-needs-skill = The leaders on the mission need { $count ->
    [one] 1 icon
   *[other] { $count } icons
} of { $skill } together.
rebellion-no-target = The card doesn’t allow the mission there: it needs { $where }.
rebellion-no-target-leader = The mission must be against a Rebel leader who is free, in { $where }.
rebellion-no-target-captive = The mission must be against a captured leader.
rebellion-no-mission-in-base = In the Rebel Base space no mission takes place unless its card says so.
rebellion-no-starting-mission = There is no starting mission in hand that the leaders could go to.
rebellion-too-much-health = Together the units must not have more than { $most } health.

# Missions: options.

rebellion-option-queued = { $unit } on space { $space }
rebellion-option-top = { $place }: on top
rebellion-option-bottom = { $place }: to the bottom
rebellion-option-blank = Turn to blank: { $die }
rebellion-option-spend_ring = Spend the ring
rebellion-option-keep-ring = Keep the ring for later
rebellion-option-none = No such card in the deck
rebellion-option-base = Rebel Base
rebellion-option-gain_loyalty = Gain 2 loyalty
rebellion-option-queue_cruiser = Put a Mon Calamari Cruiser on the build queue
rebellion-option-keep_project = Draw 2 projects and keep 1
rebellion-option-remove_sabotage = Remove the sabotage marker and draw 1 project
rebellion-option-recruit_lando = Bespin, with Lando Calrissian
rebellion-option-recruit_chewbacca = Kashyyyk, with Chewbacca
rebellion-option-new_base = Look for a new base
rebellion-option-bring_units = Bring units to the Rebel Base

# Where a card may be used.

rebellion-where-any = any system
rebellion-where = a system that { $conditions }
rebellion-where-populous = is populous
rebellion-where-remote = is remote
rebellion-where-imperial = is Imperial
rebellion-where-rebel = is Rebel
rebellion-where-neutral = is neutral
rebellion-where-subjugated = is subjugated
rebellion-where-loyal = { $side ->
    [0] is loyal to the Rebellion
   *[1] is loyal to the Empire
}
rebellion-where-has-unit = { $side ->
    [0] has a Rebel unit
   *[1] has an Imperial unit
}
rebellion-where-has-space = { $side ->
    [0] has a Rebel ship
   *[1] has an Imperial ship
}
rebellion-where-has-ground = { $side ->
    [0] has a Rebel ground unit
   *[1] has an Imperial ground unit
}
rebellion-where-no-unit = { $side ->
    [0] has no Rebel unit
   *[1] has no Imperial unit
}
rebellion-where-no-space = { $side ->
    [0] has no Rebel ship
   *[1] has no Imperial ship
}
rebellion-where-no-ground = { $side ->
    [0] has no Rebel ground unit
   *[1] has no Imperial ground unit
}
rebellion-where-has-type = has one of these units: { $units }
rebellion-where-has-this = has the unit { $unit }
rebellion-where-named = is { $place }
rebellion-where-sabotaged = has a sabotage marker
rebellion-where-not-sabotaged = has no sabotage marker
rebellion-where-captive = has a captured leader
rebellion-where-icon = has a { $icon }
rebellion-where-errata = { $condition } (with the errata of 2019)
rebellion-icon-space-triangle = blue triangle
rebellion-icon-space-circle = blue circle
rebellion-icon-space-square = blue square
rebellion-icon-ground-triangle = orange triangle
rebellion-icon-ground-circle = orange circle
rebellion-icon-ground-square = orange square
rebellion-shape-triangle = a triangle
rebellion-shape-circle = a circle
rebellion-shape-square = a square

# What mission cards say.

rebellion-mission-attempt-system = Attempt it in { $where }.
rebellion-mission-attempt-leader = Attempt it against a Rebel leader in { $where }.
rebellion-mission-attempt-captive = Attempt it against a captured leader in { $where }.
rebellion-mission-resolve-system = Resolve it in { $where }.
rebellion-mission-resolve-base = Resolve it in the Rebel Base space.
rebellion-mission-resolve-none = Resolve it without going to a system.
rebellion-mission-extra-dice = Roll { $count } more dice if you have a unit there.
rebellion-mission-all-icons = Both sides roll for all their skill icons.
rebellion-mission-portrait = If { $leader } is assigned, { $count } more successes.

# What action cards say.

rebellion-timing-assignment = Assignment, in place of assigning the leader:
rebellion-timing-start_of_combat = At the start of a combat:
rebellion-timing-immediate = As soon as you receive it:
rebellion-timing-captured = When the leader is captured:
rebellion-timing-before_own_roll = Before you roll in a mission or combat where the leader is:
rebellion-timing-own_mission_success = After a mission of yours has succeeded where the leader is:
rebellion-timing-opponent_attempts = When the opponent attempts a mission, before the dice are rolled:
rebellion-timing-opponent_attempts_spec_ops = When the opponent attempts a mission of Special Operations where the leader is, before the dice are rolled:
rebellion-timing-before_reveal = Before you reveal the mission of the leader:
rebellion-timing-rescued_by_mission = When a mission has rescued a captured leader where the leader is:

# What cards bring.

rebellion-effect-then = { $first } { $second }
rebellion-effect-one-of = Choose one of two. Either: { $first } Or: { $second }
rebellion-effect-if-target = If it is { $leader }: { $effect }
rebellion-effect-gain-loyalty = Gain { $amount } loyalty in the system.
rebellion-effect-gain-loyalty-region = Gain 1 loyalty in { $systems ->
    [one] 1 populous system
   *[other] each of { $systems } populous systems
} of the region.
rebellion-effect-lose-loyalty-region = The opponent loses its loyalty in every system of the region.
rebellion-effect-gain-reputation = The Rebels gain { $amount } reputation.
rebellion-effect-lose-reputation = The Rebels lose { $amount } reputation.
rebellion-effect-gain-units = Gain in the system: { $units }.
rebellion-effect-gain-at-base = Gain in the Rebel Base space: { $units }.
rebellion-effect-gain-by-shape = Gain ships or ground units of your choice in the system, one with each of these icons: { $shapes }.
rebellion-effect-queue-icons = Put a unit for each resource icon of the system on the space of the build queue that its number names.
rebellion-effect-queue-unit = Put on space { $space } of the build queue: { $unit }.
rebellion-effect-build-death-star = Gain the Death Star Under Construction in the system, and put a Death Star on space 3 of the build queue. It can be deployed only there, in the place of the unfinished one.
rebellion-effect-destroy-queued-icons = For each resource icon of the system, destroy an Imperial unit with that icon on the build queue.
rebellion-effect-destroy-queued = Destroy Imperial units on the build queue with a total health of { $health } at most.
rebellion-effect-advance-queue = Move one of your units from space 3 to 2 or from 2 to 1 of the build queue; two units if { $leader } is assigned.
rebellion-effect-deploy-from-queue = Deploy one of your units from space 1 or 2 of the build queue in the system.
rebellion-effect-destroy-units = Destroy enemy { $kind } in the system with a total health of { $health } at most.
rebellion-effect-destroy-system = The system is destroyed.
rebellion-effect-place-sabotage = Put a sabotage marker in the system.
rebellion-effect-remove-sabotage = Remove the sabotage marker from the system.
rebellion-effect-lock = In the coming Command phase the Rebels can neither attempt missions nor use action cards in the system.
rebellion-effect-mobilize = At the end of the Command phase choose one: if the base is hidden, move up to 5 units from one system to the Rebel Base space as if it were adjacent; or draw 4 probe cards, 8 if two leaders are assigned, and take one as the new base if you like.
rebellion-effect-move-from-base = Move { $units } from the Rebel Base space to the system. { $terms }.
rebellion-effect-move-from-one = Move { $units } from one system to this one. { $terms }.
rebellion-effect-move-from-anywhere = Move up to { $units } from any systems to this one. { $terms }.
rebellion-effect-move-normally = Move units from adjacent systems to the system.
rebellion-effect-drive-out = The Empire moves all its ground units of the system to one Imperial system of its choice, without regard to adjacency and transport.
rebellion-moving-units = units
rebellion-moving-space = ships
rebellion-moving-ground = ground units
rebellion-moving-most = up to { $most } { $units }
rebellion-moving-caps = up to { $units }
rebellion-terms-adjacency = The systems need not be adjacent
rebellion-terms-transport = transport is not needed
rebellion-terms-pins = leaders do not keep the units from leaving
rebellion-effect-fight = Resolve a combat.
rebellion-effect-fight-space = If enemy ships are there, resolve a combat.
rebellion-effect-fight-ground = If enemy ground units are there, resolve a combat.
rebellion-effect-place-leader = Put the leader in { $where }.
rebellion-effect-place-at-base = Put the leader in the Rebel Base space.
rebellion-effect-bring-leader = Move the leader from any system to that of the mission.
rebellion-effect-recruit-here = Recruit { $leader }, who joins the leader there.
rebellion-effect-unpin = The leader does not keep your units from leaving the system this round.
rebellion-effect-move-to-units = Move the captured leader and the leaders of the mission to the closest system with an Imperial unit.
rebellion-effect-capture = Capture that leader.
rebellion-effect-capture-rescuer = Capture a leader who attempted the mission.
rebellion-effect-rescue = Rescue a captured leader of the system. The leaders of the mission may go to the Rebel Base space too.
rebellion-effect-rescue-and-stay = Rescue a captured leader of the system. The leaders of the mission stay.
rebellion-effect-release = Rescue that leader; the Rebels put it in a system of the region where their base is.
rebellion-effect-detain = In the coming Refresh phase that leader is not retrieved.
rebellion-effect-eliminate-user = The leader is eliminated.
rebellion-effect-ring-any = Give the ring “{ $ring }” to one of your leaders. { $use }
rebellion-effect-ring-user = Give the ring “{ $ring }” to the leader you recruit with this card. { $use }
rebellion-effect-meet-yoda = Give the ring “{ $ring }” to a leader of the mission. { $use } If it is { $luke }, replace him with { $jedi }.
rebellion-ring-master_yoda-use = Once a round, in a mission or combat where the leader is, you may roll one of your dice again.
rebellion-ring-r2_d2-use = When the Empire has rolled for a mission where the leader is, you may spend the ring to turn one of those dice to blank.
rebellion-ring-c_3po-use = When a diplomacy mission of yours fails where the leader is, you may spend the ring to make it succeed.
rebellion-ring-millennium_falcon-use = After a mission of yours has succeeded where the leader is, you may spend the ring to rescue a captured leader there.
rebellion-effect-freeze = Give that leader the ring “{ $ring }”; it is still captured.
rebellion-effect-lure = Give that leader the ring “{ $ring }”; it serves the Empire from now on.
rebellion-effect-protect = Name one of your leaders: until the end of the round no leader of the opponent’s pool can oppose its missions.
rebellion-effect-bonus-later = If { $leader } is assigned, he brings 2 successes to the next mission he attempts this round.
rebellion-effect-draw-objective = Draw an objective card.
rebellion-effect-keep-objective = Draw 2 objective cards; keep one and put the other at the bottom of the deck.
rebellion-effect-sort-objectives = Look at the top 2 objective cards; put one back on top and the other at the bottom of the deck.
rebellion-effect-reorder-objectives = Look at the top { $count } objective cards and put them back in any order.
rebellion-effect-show-objectives = The Rebels show you their objective cards.
rebellion-effect-bury-objective = Put one of them at the bottom of the deck.
rebellion-effect-draw-probes = Draw { $count } probe cards, or { $more } if { $leader } is assigned.
rebellion-effect-draw-probes-base = Draw a probe card for every { $units } Rebel units in the Rebel Base space, at least 1.
rebellion-effect-intercept = The Rebels draw { $count } probe cards, give you those of systems with an Imperial unit and shuffle the rest into the deck.
rebellion-effect-plant-lead = Take { $count } random probe cards from the Imperial hand and put each on top of the deck or at its bottom, unseen by the Empire.
rebellion-effect-draw-projects = Draw { $count ->
    [one] 1 project card.
   *[other] { $count } project cards.
}
rebellion-effect-keep-project = Draw 2 project cards; keep one and put the other at the bottom of the deck.
rebellion-effect-fetch-normal = Search your mission deck for a card, assign the leader to it, and shuffle the deck.
rebellion-effect-fetch-project = Search the project deck for a card, assign the leader to it, and shuffle the deck.
rebellion-effect-fetch-to-hand = Search your mission deck for one of these cards, take it into your hand, and shuffle the deck: { $cards }.
rebellion-effect-assign-again = Assign the leaders of this mission to a starting mission in your hand, also to one already used this round.
rebellion-effect-ask-base-here = The Rebels say whether their base is in the system. That does not reveal it.
rebellion-effect-ask-base-region = The Rebels say whether their base is in the region.
rebellion-effect-name-systems = The Rebels name { $count } systems, one of which is that of their base.
rebellion-effect-set-dice = Set up to 2 of your dice to faces of your choice instead of rolling them.
rebellion-effect-fail-mission = The mission fails.
rebellion-effect-close-mission = The Rebels can’t oppose that mission with leaders of their pool.

# Mission cards.

rebellion-mission-build_alliance = Build Alliance
rebellion-mission-infiltration = Infiltration
rebellion-mission-rapid_mobilization = Rapid Mobilization
rebellion-mission-sabotage = Sabotage
rebellion-mission-base_defenses = Base Defenses
rebellion-mission-contingency_plan = Contingency Plan
rebellion-mission-covert_operation = Covert Operation
rebellion-mission-daring_rescue = Daring Rescue
rebellion-mission-demolition = Demolition
rebellion-mission-establish_trade_relations = Establish Trade Relations
rebellion-mission-for_the_greater_good = For the Greater Good
rebellion-mission-hidden_fleet = Hidden Fleet
rebellion-mission-hit_and_run = Hit and Run
rebellion-mission-incite_rebellion = Incite Rebellion
rebellion-mission-lead_the_strike_team = Lead the Strike Team
rebellion-mission-misdirection = Misdirection
rebellion-mission-plan_the_assault = Plan the Assault
rebellion-mission-plant_false_lead = Plant False Lead
rebellion-mission-public_uprising = Public Uprising
rebellion-mission-rogue_squadron_raid = Rogue Squadron Raid
rebellion-mission-seek_yoda = Seek Yoda
rebellion-mission-stolen_plans = Stolen Plans
rebellion-mission-support_of_mon_calamari = Support of Mon Calamari
rebellion-mission-wookiee_uprising = Wookiee Uprising
rebellion-mission-capture_rebel_operative = Capture Rebel Operative
rebellion-mission-gather_intel = Gather Intel
rebellion-mission-research_and_development = Research and Development
rebellion-mission-rule_by_fear = Rule by Fear
rebellion-mission-address_delays = Address Delays
rebellion-mission-carbon_freezing = Carbon Freezing
rebellion-mission-collect_bounty = Collect Bounty
rebellion-mission-detained = Detained
rebellion-mission-display_of_power = Display of Power
rebellion-mission-double_our_efforts = Double Our Efforts
rebellion-mission-fear_will_keep_them_in_line = Fear Will Keep Them in Line
rebellion-mission-homing_beacon = Homing Beacon
rebellion-mission-hunt_them_down = Hunt Them Down
rebellion-mission-imperial_propaganda = Imperial Propaganda
rebellion-mission-intercept_transmission = Intercept Transmission
rebellion-mission-interrogation = Interrogation
rebellion-mission-interrogation_droid = Interrogation Droid
rebellion-mission-long_range_probe = Long-Range Probe
rebellion-mission-lure_of_the_dark_side = Lure of the Dark Side
rebellion-mission-planetary_conquest = Planetary Conquest
rebellion-mission-probe_droid_initiative = Probe Droid Initiative
rebellion-mission-retrieve_the_plans = Retrieve the Plans
rebellion-mission-secret_weapons_research = Secret Weapons Research
rebellion-mission-trade_negotiations = Trade Negotiations
rebellion-mission-construct_death_star = Construct Death Star
rebellion-mission-construct_factory = Construct Factory
rebellion-mission-construct_super_star_destroyer = Construct Super Star Destroyer
rebellion-mission-oversee_project = Oversee Project
rebellion-mission-superlaser_online = Superlaser Online

# Action cards.

rebellion-action-human_cyborg_relations = Human-Cyborg Relations
rebellion-action-our_most_desperate_hour = Our Most Desperate Hour
rebellion-action-rebel_planning = Rebel Planning
rebellion-action-resourceful_astromech = Resourceful Astromech
rebellion-action-start_the_evacuation = Start the Evacuation
rebellion-action-temporary_alliance = Temporary Alliance
rebellion-action-ambush = Ambush
rebellion-action-an_old_friend = An Old Friend
rebellion-action-independent_operation = Independent Operation
rebellion-action-noble_sacrifice = Noble Sacrifice
rebellion-action-one_in_a_million = One in a Million
rebellion-action-son_of_skywalker = Son of Skywalker
rebellion-action-the_millennium_falcon = The Millennium Falcon
rebellion-action-undercover = Undercover
rebellion-action-wookiee_guardian = Wookiee Guardian
rebellion-action-brilliant_administrator = Brilliant Administrator
rebellion-action-it_is_your_destiny = It Is Your Destiny
rebellion-action-blindside = Blindside
rebellion-action-boba_fett_where = Boba Fett? Where?
rebellion-action-catch_them_by_surprise = Catch Them by Surprise
rebellion-action-local_rumors = Local Rumors
rebellion-action-proceeding_as_planned = Proceeding as Planned
rebellion-action-public_support = Public Support
rebellion-action-scouting_mission = Scouting Mission
