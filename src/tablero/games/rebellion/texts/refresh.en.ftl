# Setup.

rebellion-setup-place = Where do your starting units go? { $unit }
rebellion-setup-system = Some of your starting units may begin outside the Rebel Base: choose in which system.
rebellion-setup-base = Choose in secret the system where the Rebel Base hides.
rebellion-setup-garrison = { $place } is an Imperial system and must get at least 1 ground unit.
rebellion-setup-rebel = Loyal to the Rebellion: { $places }.
rebellion-setup-imperial = Loyal to the Empire, besides Coruscant: { $places }.
rebellion-setup-subjugated = Subjugated: { $places }.
rebellion-setup-force = { $place } starts with { $units }.
rebellion-setup-actions = Your starting action cards: { $cards }.
rebellion-setup-base-hidden = The Rebels have hidden their base.
rebellion-setup-base-is = Your base is in { $place }.

# The Refresh phase.

rebellion-draws-missions = { rebellion-acting } { $n ->
    [one] draws
   *[other] draw
} { $count ->
    [one] 1 mission card
   *[other] { $count } mission cards
}.
rebellion-missions-drawn = Missions you drew: { $cards }.
rebellion-discard-missions = You may keep 10 mission cards: discard { $count }.
rebellion-discards-missions = { rebellion-acting } { $n ->
    [one] discards
   *[other] discard
} { $cards }.
rebellion-draws-probes = The Empire launches probe droids and draws { $count ->
    [one] 1 probe card.
   *[other] { $count } probe cards.
}
rebellion-probes-drawn = The base is not here: { $places }.
rebellion-time-at = Time moves on to space { $space }.

# Recruiting.

rebellion-recruit = Choose a leader to recruit, and with which card.
rebellion-recruit-more = If your cards show nobody you could recruit, you may draw another one.
rebellion-recruit-drawn = You drew the action card “{ $card }”.
rebellion-recruit-draws = { rebellion-acting } { $n ->
    [one] draws
   *[other] draw
} another action card.
rebellion-recruit-keeps = You keep the action card “{ $card }”.
rebellion-recruits = { rebellion-acting } { $n ->
    [one] recruits
   *[other] recruit
} { $leader }.
rebellion-recruits-nobody = { rebellion-acting } { $n ->
    [one] keeps an action card and recruits nobody
   *[other] keep an action card and recruit nobody
}.

# Building and deploying.

rebellion-build = Choose which units your resource icons build.
rebellion-build-icons = On space { $space } these icons build at most { $most ->
    [one] 1 unit.
   *[other] { $most } units.
}
rebellion-build-supply = Left in the supply: { $most } of { $unit }.
rebellion-builds = { rebellion-acting } { $n ->
    [one] builds
   *[other] build
} on space { $space }: { $units }.
rebellion-free-units = You have run out of a unit type. Destroy units of your own to build them again?
rebellion-free-where = Where do you destroy units of your own?
rebellion-free-which = Which of your units in { $place } do you destroy?
rebellion-frees = Given up in { $place }: { $units }.
rebellion-deploy = Where do you deploy { $units }? What you keep back waits on space 1.
rebellion-deploys = Deployed to { $place }: { $units }.

# Objectives.

rebellion-objective-refresh = The Refresh phase begins: play an objective?
rebellion-objective-combat = Play an objective for this combat?
rebellion-objective-plans = Attack the Death Star with its plans?
rebellion-objective-eliminate = Choose the Imperial leader to eliminate.
rebellion-plans-target = Which station do you attack?
rebellion-draws-objective = The Rebels draw an objective.
rebellion-objective-drawn = Objective you drew: { $card }.
rebellion-plays-objective = The Rebels play the objective “{ $card }”.
rebellion-reputation-at = Reputation is on space { $space }.
rebellion-shows-plans = The Rebels attack with “{ $card }”.
rebellion-plans-fail = No direct hit: the Rebels keep the plans.
rebellion-plans-work = A direct hit! Destroyed: { $unit }.

rebellion-objective-crippling_blow = Crippling Blow
rebellion-objective-cut_supply_lines = Cut Supply Lines
rebellion-objective-defend_the_people = Defend the People
rebellion-objective-rebel_assault = Rebel Assault
rebellion-objective-regional_support = Regional Support
rebellion-objective-death_star_plans_2 = Death Star Plans
rebellion-objective-heart_of_the_empire = Heart of the Empire
rebellion-objective-leave_no_one_behind = Leave No One Behind
rebellion-objective-liberation = Liberation
rebellion-objective-popular_support = Popular Support
rebellion-objective-death_star_plans_3 = Death Star Plans
rebellion-objective-establish_outposts = Establish Outposts
rebellion-objective-inspire_sympathy = Inspire Sympathy
rebellion-objective-major_victory = Major Victory
rebellion-objective-return_of_the_jedi = Return of the Jedi

rebellion-asks-health-destroyed = A combat that you began has destroyed Imperial units with { $health } health or more in the { $theater } theater.
rebellion-asks-unit-destroyed = A combat that you began has destroyed one of these: { $units }.
rebellion-asks-won-subjugated = You have won the ground battle in a system that was subjugated.
rebellion-asks-won-against = You have won a battle in a system with one of these leaders: { $leaders }.
rebellion-asks-death-star = After the attacks of a space battle, with a fighter of yours and a Death Star in the system: roll 3 dice. A direct hit destroys the Death Star and fulfils the objective; otherwise you keep the card.
rebellion-asks-systems-cut = { $count } or more Imperial systems each hold a sabotage marker or a Rebel unit.
rebellion-asks-systems-defended = You have units in { $count } or more Rebel systems.
rebellion-asks-systems-held = You have units in { $count } or more systems.
rebellion-asks-region-loyal = All populous systems of a region are loyal to you.
rebellion-asks-systems-loyal = { $count } or more systems are loyal to you, subjugated ones included.
rebellion-asks-held = You have a unit in { $place }, and the Empire has none.
rebellion-asks-no-captives = None of your leaders is captured.
rebellion-asks-system-destroyed = A system has been destroyed.
rebellion-rider-for-destroyed = You gain 1 Reputation for each destroyed system.
rebellion-rider-eliminate = If { $leader } is there too, eliminate an Imperial leader in that system.

# Options.

rebellion-option-recruit = { $leader }, with “{ $card }”
rebellion-option-take = Only the card “{ $card }”
rebellion-option-enough = Choose from these cards
rebellion-option-draw = Draw another card
rebellion-option-build = { $unit } on space { $space }
rebellion-option-free = Destroy units of mine
rebellion-option-keep-units = Keep all my units
rebellion-option-mission = { $card }
rebellion-option-objective = { $card }
