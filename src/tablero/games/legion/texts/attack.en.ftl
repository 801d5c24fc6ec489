# Attacks: weapons, dice, cover, defence, wounds.

legion-weapon = { $name }
legion-weapon-of = { $name } ({ $card })

legion-rolled = { $face }
legion-face-hit = hit
legion-face-critical = critical
legion-face-block = block
legion-face-surge = surge
legion-face-blank = blank

legion-because-suppressed = suppression
legion-because-smoke = smoke
legion-because-cover = Cover
legion-because-limit = limit
legion-because-sharpshooter = Sharpshooter

# What is told.

legion-attacks = { $unit } attacks { $target } with { $weapons }.
legion-token-attacks = A token of { PLAYER($seat) } attacks { $target } with { $weapons }.
legion-attack-roll = { PLAYER($seat) } rolls attack dice: { $dice }.
legion-defence-roll = { $unit } rolls defence dice: { $dice }.
legion-cover = Cover of { $unit }: { $value }.
legion-cover-cancels = Cover of { $unit } cancels { $count ->
    [one] 1 hit
   *[other] { $count } hits
}.
legion-armor-cancels = Armor of { $unit } cancels { $count ->
    [one] 1 hit
   *[other] { $count } hits
}.
legion-backup-cancels = Backup of { $unit } cancels { $count ->
    [one] 1 hit
   *[other] { $count } hits
}.
legion-shields-ionised = { $unit } has to flip { $count ->
    [one] 1 shield
   *[other] { $count } shields
}: Ion.
legion-guards = { $unit } takes { $count ->
    [one] 1 result
   *[other] { $count } results
} upon itself: Guardian.
legion-pierces = Pierce cancels { $count ->
    [one] 1 block
   *[other] { $count } blocks
} of { $unit }.
legion-reflects = { $unit } is hit by what its target throws back: { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}.
legion-supports = { $unit } adds its weapons: Fire Support.
legion-suffers = { $unit } suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}.
legion-miniature-defeated = A miniature of { $unit } is defeated.
legion-unit-defeated = { $unit } is defeated.
legion-bounty = { $unit } collects the bounty on { $target }.
legion-vehicle-damaged = { $unit } is damaged: it gains a Vehicle Damage token.
legion-vehicle-damage = { $unit } is damaged: { $kind ->
    [damaged] it may lose an action
    [disabled] it moves only with effort
   *[other] one of its weapons is disrupted
}.
legion-loses-actions = { $unit } loses { $count ->
    [one] 1 action
   *[other] { $count } actions
}.

# What is asked.

legion-ask-defender = Which unit does { $unit } attack?
legion-ask-another-defender = Which other unit does { $unit } attack?
legion-ask-kind = Do you attack { $target } in melee or at range?
legion-ask-weapons = Which weapons does { $unit } attack { $target } with? ({ $count } at most)
legion-ask-next-pool = Which attack is resolved next?
legion-ask-long-shot = Does { $unit } spend Aim tokens to reach farther? ({ $count })
legion-ask-fire-support = Which unit adds its weapons to the attack on { $target }?
legion-ask-makashi = Does { $unit } give up one Pierce, so that nothing protects from the rest?
legion-ask-advanced-targeting = Does { $unit } gain { $count ->
    [one] 1 Aim token
   *[other] { $count } Aim tokens
} and attack nobody else?
legion-ask-upgrade = Which dice do you upgrade? ({ $count })
legion-ask-aim = Does { $unit } spend a token to reroll dice?
legion-ask-reroll = Which dice do you reroll? ({ $count } at most)
legion-ask-surge = Does { $unit } spend a Surge token?
legion-ask-improve = Does { $unit } spend a token to improve a result? ({ $token })
legion-ask-snipe = Cancel all dice for a wound, if there is a critical? (criticals: { $count })
legion-ask-dodge = Does { $unit } spend a Dodge token?
legion-ask-lethal = Does { $unit } spend an Aim token for Pierce 1?
legion-ask-protect = How is { $unit } protected? (hits: { $hits }, criticals: { $criticals })
legion-ask-guard = How many results does { $unit } take instead? ({ $most } at most)
legion-ask-pierce = How many blocks of { $unit } do you cancel with Pierce?
legion-ask-soresu = Does { $unit } reroll all its dice?
legion-ask-luck = Which dice does { $unit } reroll? ({ $count } at most)
legion-ask-casualties = Which miniatures of { $unit } are defeated? ({ $count })
legion-ask-wounded = Which miniature of { $unit } takes the wounds?
legion-ask-new-leader = Which miniature of { $unit } does the leader replace?
legion-ask-disrupt = Which weapon of { $unit } is disrupted?
legion-ask-victory-or-death = Does { $unit } take suppression for a token?
legion-ask-family = Which unit gains a Dodge token after the attack by { $unit }?
legion-ask-next-in-area = Which unit is struck next?
legion-ask-detonate = Which charge does { $unit } detonate?
legion-ask-overrun = Which unit does { $unit } overrun?

# Why not.

legion-no-target = This unit has no target it could attack.
legion-no-enemy = Only enemy units on the battlefield can be attacked.
legion-not-this-target = This attack can't be made against that unit.
legion-wheel-mode = A unit in Wheel Mode can't attack.
legion-leader-sees-nobody = The unit leader can’t see any miniature of that unit.
legion-incognito = A unit that is Incognito can be attacked only within range 1.
legion-no-weapon = No weapon can be used against that unit.
legion-area-weapon = { $weapon } is an area weapon and is never part of a unit's pool.
legion-overrun-weapon = { $weapon } can be used only in overrun attacks.
legion-self-destruct-weapon = { $weapon } can be used only to self-destruct.
legion-cumbersome = { $weapon } can't be used after a move.
legion-not-melee = { $weapon } isn’t a melee weapon.
legion-not-ranged = { $weapon } isn’t a ranged weapon.
legion-not-in-melee = The two units are not in melee.
legion-immune-melee = That unit can't be the target of melee attacks.
legion-engaged = An engaged unit can’t make ranged attacks.
legion-target-engaged = An engaged unit can't be the target of ranged attacks.
legion-no-ranged-in-melee = Ranged weapons can't be used against a unit you’re in melee with.
legion-immune-range-1 = { $weapon } reaches no farther than range 1, and that unit is immune to such weapons.
legion-out-of-range = { $weapon } can't be used at range { $range }.
legion-sees-nobody = This miniature can’t see any miniature of the defender.
legion-sidearm = Besides its sidearm, { $weapon }, this miniature can’t use weapons of that kind.
legion-fixed = No miniature of the defender is in the arc of { $weapon }.
legion-no-self-destruct = To self-destruct, a unit needs that keyword and at least this many wounds: { $count }.
