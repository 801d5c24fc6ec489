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
wh40k-layout-form = expected a layout of terrain: an object with “size” and “pieces”, or with “seed” alone
wh40k-layout-sizes = expected the size of a battlefield in inches, one of { $sizes }
wh40k-layout-size = the layout is for another battlefield: these armies meet on { $length }″ by { $width }″
wh40k-layout-seed = expected a whole number from 0 to { $most }
wh40k-layout-pieces = expected a list of pieces, { $most } at most
wh40k-layout-piece = expected the name of a piece, where it is in tenths of an inch, and its turn in degrees, as ["ruin", 120, 85, 45]
wh40k-layout-unknown = there is no such piece; there are { $names }
wh40k-layout-off = The piece is not wholly on the battlefield.
wh40k-layout-overlap = The piece overlaps piece { $other }.
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

# Data: what is wrong with files that people add, and what was read.
wh40k-data-at = { $file }, line { $line }: { $expected }
wh40k-data-no-xml = this is no XML that can be read: { $error }
wh40k-data-doctype = a document type, and with it entities, may not be declared
wh40k-data-too-long = the file is longer than { $most } MB
wh40k-data-too-much = more than { $most } elements, or nested deeper than { $deepest }
wh40k-data-zip-files = expected one file in the archive, not { $count }
wh40k-data-no-zip = the archive can't be unpacked
wh40k-data-number = { $field } should be a number, not “{ $text }”
wh40k-data-no-files = there is no file that ends in { $suffixes }
wh40k-data-too-many = more than { $files } files, or more than { $most } MB
wh40k-data-root = expected a catalogue or a game system, not “{ $tag }”
wh40k-data-other-game = “{ $name }” is not of Warhammer 40,000, 10th edition
wh40k-data-no-target = the { $tag } “{ $name }” leads to something that is in none of the files: a catalogue is missing
wh40k-data-circular = “{ $name }” leads back to itself
wh40k-data-characteristic = in the profile “{ $profile }” the characteristic { $name } can't be “{ $text }”
wh40k-data-no-profile = no profile is found for the model “{ $model }” of “{ $unit }”
wh40k-data-columns = these columns are missing: { $names }
wh40k-data-row = expected { $count } values
wh40k-data-no-csv = this is no table that can be read: { $error }
wh40k-data-base = expected round or oval, length and width in mm, or hull
wh40k-data-broken = this is no stored catalogue ({ $error }): add the data again
wh40k-data-version = stored by another version ({ $version }): add the data again
wh40k-data-about = { $name }: { $sheets ->
    [one] 1 datasheet
   *[other] { $sheets } datasheets
}, { $whole } of them with nothing but what the rules here know
wh40k-data-unplaced = No table has the bases of { $count } models, so sizes.toml gives them: { $names }
wh40k-data-bare = Left out, since they have no characteristics: { $names } ({ $count })

# Composition: why a unit is not what its datasheet allows.
wh40k-muster-unknown-sheet = { $unit } can't be checked: its datasheet is not known here. Add it with tablero data.
wh40k-muster-unknown-detachment = The Detachment “{ $detachment }” can't be checked: it is not known here. Add it with tablero data.
wh40k-muster-unknown-detachment-near = The Detachment “{ $detachment }” is not known here. Perhaps { $near }.
wh40k-muster-other-detachment = { $unit } has the Enhancement { $enhancement }, which belongs to { $other } and not to { $detachment }.
wh40k-muster-no-model = { $unit } has no model “{ $model }”.
wh40k-muster-options = In { $unit } the options give no { $model } with { $items }.
wh40k-muster-numbers = In { $unit } the numbers of { $model } or of its weapons are not those of the datasheet.
wh40k-muster-models = { $unit } has { $count } of { $model }; there may be { $least } to { $most }.
wh40k-muster-items = { $unit } has { $count } of { $item }; a unit of this size may have { $most }.
wh40k-muster-cost = { $unit } is on the roster with { $points } points; by the datasheets it costs { $wanted }.

wh40k-setup-limits = the armies are for different limits of points; both players choose one battle size
wh40k-setup-bring = there is no ready-made army of { $points } points: somebody has to bring one

# Datasheets as lists.
wh40k-listing-set = { $set }: { $total ->
    [one] 1 datasheet
   *[other] { $total } datasheets
}, { $known } enforced completely
wh40k-listing-sum = In all: { $total } datasheets, { $known } enforced completely
wh40k-listing-no-set = There is no faction “{ $set }”; there are { $sets }
wh40k-listing-no-sheet = There is no datasheet “{ $name }”.
wh40k-listing-line = { $name }, from { $points } points
wh40k-listing-part = { $line } (not all of it is enforced)
wh40k-listing-title = { $name } ({ $faction })
wh40k-listing-profile = { $name }: M { $m }, T { $t }, Sv { $sv }+, W { $w }, Ld { $ld }+, OC { $oc }{ $invulnerable ->
    [0] {""}
   *[other] , invulnerable { $invulnerable }+
}
wh40k-listing-weapon = { $name }: { $range ->
    [0] melee
   *[other] { $range } inches
}, A { $a }, { $skill ->
    [0] no hit roll
   *[other] hits on { $skill }+
}, S { $s }, AP { $ap }, D { $d }; { $abilities }
wh40k-listing-keywords = Keywords: { $names }
wh40k-listing-abilities = Enforced: { $names }
wh40k-listing-leads = Can lead: { $names }
wh40k-listing-transport = Carries { $capacity } models
wh40k-listing-points = From { $models ->
    [one] 1 model
   *[other] { $models } models
} on: { $points } points
wh40k-listing-each = Each { $name }: { $points } points
wh40k-listing-unenforced = Not enforced: { $names }

# What belongs where a list can't be read: Expected ….
wh40k-expect-list = a list of the official app, which begins with its name and points, as “My army (1000 Points)”, a list of NewRecruit as text or JSON, a roster of BattleScribe, or a file of our own
wh40k-expect-app-unit = a unit with its points, as “Captain (90 Points)”, or the heading of a section in capitals
wh40k-expect-app-item = models or weapons with their number, as “1x Bolt pistol”, “Warlord”, or “Enhancements: …”
wh40k-expect-simple = a unit with its points, as “Captain [90 pts]: Bolt pistol”, or its models, as “• 4x Intercessor: Bolt rifle”
wh40k-expect-wtc = a unit with its points, as “5x Intercessor Squad (80 pts)”, its models, as “• 4x Intercessor: Bolt rifle”, or “Enhancement: …”
wh40k-expect-number = { $number }, not { $listed }
wh40k-expect-one-of = one of these: { $names }
wh40k-expect-usual = what they have unless they take options, { $items }, or what their options allow instead
