# Lists of other tools: what can't be read or written.
legion-list-no-link = this is no link to a list: expected …/list/faction/cards
legion-list-no-faction = there is no faction “{ $name }”; there are { $names }
legion-list-no-limit = there is no format with { $name } points; there are { $names }
legion-list-no-force = there is no battle force “{ $name }” in this edition.
legion-list-no-units = there is no unit in it.
legion-list-segment = “{ $name }” is no unit: expected a number from 1 to 9, two letters of the unit, and the letters of its upgrades
legion-list-no-id = this edition has no such card “{ $name }”
legion-list-no-unit = this edition has no unit “{ $name }”.
legion-list-no-upgrade = this edition has no upgrade “{ $name }”.
legion-list-no-command = this edition has no command card “{ $name }”.
legion-list-no-battle-card = this edition has no battle card “{ $name }”.
legion-list-several = “{ $name }” may be several units: expected its title too.
legion-list-lone-counterpart = there is no unit that “{ $name }” could have joined.
legion-list-which-edition = all of it is in several editions ({ $editions }): expected a line “Edition: 2026” or “Edition: 2023”.
legion-list-link-format = A link of the 2023 edition has no place for the size of the game: only for the standard one, or that of its battle cards.
legion-list-link-hand = A link of the 2023 edition has exactly six places for the command hand.
legion-list-cant-write = This army can’t be written as “{ $kind }”: some of its cards would be read as others.
