# Armies: how a setting must be written, and what an army may not be.
wh40k-json-object = expected an object, not { $given }
wh40k-json-fields = there is no such field; there are { $fields }
wh40k-json-missing = the field “{ $field }” is missing
wh40k-json-list = expected a list of { $least } to { $most }
wh40k-json-number = expected a whole number from { $least } to { $most }, not { $given }
wh40k-json-flag = expected true or false, not { $given }
wh40k-json-text = expected a text of one line with at most { $most } letters, not { $given }
wh40k-json-keyword = expected a keyword in capitals, not { $given }
wh40k-json-amount = expected a number or dice, as 4, D6 or 2D6+1, that come to { $most } at most, not { $given }
wh40k-json-ability = expected an ability that the rules know and its number, as one of { $names }, not { $given }
wh40k-json-none = there is nothing that this number could stand for
wh40k-json-shape = expected one of { $shapes }
wh40k-json-base = expected shape, length and width, which is no more than the length, and the same for a round base
wh40k-json-spaces = expected keywords, at most 20, each with how many places such a model takes
wh40k-army-no-such = there is no ready-made army “{ $name }”; there are { $names }
wh40k-army-models = { $count } models; there may be { $most } at most
wh40k-setup-armies = expected a list with an army for each of the { $seats } players, or an empty one
wh40k-data-no-toml = this is no TOML: { $error }
wh40k-army-nameless = Army without a name
wh40k-army-about = { $faction }, { $detachment }: { $points } of { $limit } points
wh40k-army-unit = { $name }, { $models ->
    [one] 1 model
   *[other] { $models } models
}, { $points } points
wh40k-army-enhanced = { $unit }, { $enhancement }
wh40k-army-warlord = { $unit }, Warlord
wh40k-army-unenforced = {"      "}Not enforced: { $names }
wh40k-army-format-incursion = Incursion
wh40k-army-format-strike-force = Strike Force
wh40k-army-format-onslaught = Onslaught
wh40k-army-format-agreed = a limit of points agreed by the players
wh40k-army-format-open = open play

# Mustering: why an army may not be fielded.
wh40k-muster-size = The roster is for { $limit } points; armies of this battle size are for { $wanted }.
wh40k-muster-points = The units cost { $points } points; the limit is { $limit }.
wh40k-muster-detachment = The roster names no Detachment.
wh40k-muster-no-faction = No unit has the army's faction keyword { $faction }.
wh40k-muster-faction = { $unit } doesn't have the army's faction keyword { $faction }.
wh40k-muster-character = There is no CHARACTER unit; an army has at least one.
wh40k-muster-epic-twice = { $unit } is there { $count } times; an EPIC HERO may be there once.
wh40k-muster-copies = { $count } units of { $unit }; there may be { $most } at most.
wh40k-muster-enhanced-unit = { $unit } has the Enhancement { $enhancement }; only a CHARACTER may have one.
wh40k-muster-enhanced-epic = { $unit } has the Enhancement { $enhancement }; an EPIC HERO may have none.
wh40k-muster-enhancements = The army has { $count } Enhancements; there may be { $most } at most.
wh40k-muster-enhancement-twice = The Enhancement { $enhancement } is there { $count } times; it may be there once.
wh40k-muster-warlords = { $count ->
    [0] Nobody is the Warlord
   *[other] { $count } units have a Warlord
}; an army has exactly one.
wh40k-muster-warlord = { $unit } can't have the Warlord, who is a CHARACTER.
wh40k-muster-reserves = These units cost { $points } points; in Strategic Reserves there may be { $limit } at most.
