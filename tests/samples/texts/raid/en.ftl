raid-go = Round { $round }: go for a door, or rest.
raid-guard = Post your guards at the doors.
raid-heal = Put tokens of loot back: each heals a wound.
raid-option-door = Go for door { $door }
raid-option-plan = Go for door { $door } and show its plan
raid-option-rest = Rest
raid-option-guard = Door { $door }
raid-option-token = A token from door { $door }
raid-guards-stand = Guards at the doors: { $at1 }, { $at2 } and { $at3 }.
raid-guards = guards
raid-company = both at the door
raid-plan = plan
raid-tries = Raider { $seat } tries door { $door }: { $value } = { $total }.
raid-takes = Raider { $seat } takes a token from door { $door }.
raid-wounded = Raider { $seat } is wounded.
raid-out = Raider { $seat } has a third wound and is out.
raid-rests = Raider { $seat } rests.
raid-heals = Raider { $seat } puts loot back to heal { $count ->
    [one] a wound
   *[other] { $count } wounds
}.
raid-shows = Raider { $seat } shows the plan of door { $door }.
raid-door-empty = There is nothing left behind door { $door }.
raid-no-plan = You have no plan of door { $door } that you could still show.
raid-guard-limits = Post { $total } guards in all, each at a door with loot, at most { $most } at the same one.
raid-won-by-loot = The raiders have all the loot they came for.
raid-won-by-wounds = Both raiders are out.
raid-won-by-time = Time has run out for the raiders.
