# Armies: how a setting must be written, and what an army may not be.
legion-json-object = expected an object, not { $given }
legion-json-nobody = expected upgrades that add miniatures to { $unit }, which has none of its own
legion-json-minis = { $count } miniatures; there may be { $most } at most
legion-json-fields = there is no such field; there are { $fields }
legion-json-missing = the field “{ $field }” is missing
legion-json-list = expected a list of { $least } to { $most }
legion-json-text = expected a text of one line with at most { $most } letters, not { $given }
legion-json-card = this edition has no card with the id { $given }
legion-json-word = expected one of { $words }, not { $given }
legion-army-no-such = there is no ready-made army “{ $name }”; there are { $names }
legion-setup-armies = expected a list with an army for each of the { $seats } players, or an empty one
legion-setup-edition = expected an army of the { $edition } edition; this one is of { $given }

legion-faction-empire = Galactic Empire
legion-faction-rebels = Rebel Alliance
legion-faction-republic = Galactic Republic
legion-faction-separatists = Separatist Alliance
legion-faction-mercenary = Mercenaries
legion-faction-mandalorians = Mandalorians

legion-rank-commander = Commander
legion-rank-operative = Operative
legion-rank-corps = Corps
legion-rank-special-forces = Special Forces
legion-rank-support = Support
legion-rank-heavy = Heavy

legion-upgrade-type-armament = Armament
legion-upgrade-type-clan = Clan
legion-upgrade-type-command = Command
legion-upgrade-type-comms = Comms
legion-upgrade-type-crew = Crew
legion-upgrade-type-doctrine = Doctrine
legion-upgrade-type-force = Force
legion-upgrade-type-gear = Gear
legion-upgrade-type-generator = Generator
legion-upgrade-type-grenades = Grenades
legion-upgrade-type-hardpoint = Hardpoint
legion-upgrade-type-heavy-weapon = Heavy Weapon
legion-upgrade-type-ordnance = Ordnance
legion-upgrade-type-personnel = Personnel
legion-upgrade-type-pilot = Pilot
legion-upgrade-type-programming = Programming
legion-upgrade-type-squad-leader = Squad Leader
legion-upgrade-type-training = Training

legion-battle-card-objective = Objective
legion-battle-card-secondary-objective = Secondary Objective
legion-battle-card-advantage = Advantage
legion-battle-card-deployment = Deployment
legion-battle-card-condition = Condition

legion-army-empty = The army has no units.
legion-army-points = The army costs { $points } points; { $limit } is the limit.
legion-army-force-faction = { $force } is a battle force of { $faction }.
legion-army-needs-force = An army of { $faction } can only be built with a battle force.
legion-army-faction = { $unit } is not of the faction { $faction }.
legion-army-not-for-hire = { $unit } can’t be hired by { $faction }.
legion-army-all-mercenaries = An army of mercenaries alone needs a battle force that allows it.
legion-army-rank-least = { $rank }: { $count ->
    [one] 1 unit counts
   *[other] { $count } units count
}, and there must be { $least } at least.
legion-army-rank-most = { $rank }: { $count ->
    [one] 1 unit counts
   *[other] { $count } units count
}, and there may be { $most } at most.
legion-army-leaders = There are { $count } commanders and operatives altogether; this battle force may have { $most } at most.
legion-army-mercenaries = { $rank }: too many mercenaries; { $most ->
    [one] 1 of this rank
   *[other] { $most } of this rank
} may be hired.
legion-army-copies = { $name } is on { $count } cards; { $most ->
    [one] 1 is allowed
   *[other] { $most } are allowed
}.
legion-army-detachment = { $unit } needs a unit to be a detachment of: { $needed }.
legion-army-special-issue = { $unit } may be fielded only by the battle force { $force }.
legion-army-not-in-force = { $unit } is not among the units of { $force }.
legion-army-unit-least = { $units }: { $count } in the army, and there must be { $least } at least.
legion-army-unit-most = { $units }: { $count } in the army, and there may be { $most } at most.
legion-army-at-least = { $force } needs { $least ->
    [one] 1 unit
   *[other] { $least } units
} of a certain kind; the army has { $count ->
    [0] none
   *[other] { $count }
} of them.
legion-army-pair = Each { $unit } needs one of these beside it: { $needed }.
legion-army-one-of-each = { $force } must have one of each of its corps units before a second of any.
legion-army-affiliation = { $unit } lacks the affiliation { $affiliation }, which all units of this battle force must have.

legion-equip-slots = { $unit } has { $count ->
    [one] 1 upgrade
   *[other] { $count } upgrades
} of the type { $type }; its upgrade bar has room for { $room ->
    [0] none
   *[other] { $room }
}.
legion-equip-twice = { $unit } has { $upgrade } twice.
legion-equip-leaders = { $unit } may have only one upgrade with Leader: { $names }.
legion-equip-restricted = { $unit } doesn’t meet the restriction of { $upgrade }.
legion-equip-not-in-force = { $upgrade }, on { $unit }, is not among the upgrades of { $force }.
legion-equip-must = { $unit } must have { $upgrade }.
legion-equip-must-fill = { $unit } must have an upgrade of the type { $type }.
legion-equip-must-have = { $unit } must have { $count ->
    [one] 1 upgrade
   *[other] { $count } upgrades
} of the type { $type }.
legion-equip-counterpart = { $counterpart } isn’t a counterpart of { $unit }.
legion-equip-counterpart-missing = { $unit } always comes with its counterpart.
legion-equip-counterpart-alone = { $unit } is a counterpart: it always joins another unit.
legion-equip-no-counterpart = { $unit } isn’t a counterpart.
legion-equip-loadout = { $unit } can’t set upgrades aside: it has no Loadout.
legion-equip-loadout-swap = { $unit } has no upgrade that { $upgrade } could be swapped for: one of its type that costs as much or more.

legion-hand-pips = The command hand has { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} with { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}; it must have { $wanted }.
legion-hand-force = { $card } belongs to the battle force { $force }.
legion-hand-faction = { $card } belongs to { $faction }.
legion-hand-units = { $card } needs { $form ->
    [all] all of these in the army
   *[any] one of these in the army
}: { $names }.
legion-hand-required = { $card } needs a unit that this army doesn’t have.
legion-hand-contingencies = { $count ->
    [one] 1 contingency is
   *[other] { $count } contingencies are
} set aside; there may be { $most ->
    [0] none
   *[other] { $most } at most
}.
legion-deck-kind = { $kind }: the battle deck has { $count ->
    [0] none
   *[other] { $count }
} of these cards; it must have { $wanted }.
legion-deck-twice = { $card } is in the deck twice.
legion-deck-format = { $card } is not a card for games of this size.
legion-deck-faction = { $card } belongs to { $faction }.

legion-army-nameless = Army without a name
legion-army-about = { $faction }, { $edition } edition: { $points } of { $limit } points
legion-army-force = Battle force: { $force }
legion-army-unit = {"  "}{ $name }, { $minis ->
    [one] 1 miniature
   *[other] { $minis } miniatures
}, { $points } points
legion-army-counterpart = {"      "}with { $name }
legion-army-upgrades = {"      "}{ $names }
legion-army-loadout = {"      "}Set aside: { $names }
legion-army-unenforced = {"      "}Not enforced, the text of: { $names }
legion-army-hand = Command hand: { $names }
legion-army-contingencies = Contingencies: { $names }
legion-army-deck = { $kind }: { $names }
legion-army-other-format = The army was built for another game size, not for this one: { $wanted }.
legion-army-format-standard = Standard
legion-army-format-skirmish = Skirmish (Recon in 2026)
legion-army-format-escalation = Escalation
legion-army-format-grand-army = Grand Army
legion-army-format-open = open play, without rules of army building
