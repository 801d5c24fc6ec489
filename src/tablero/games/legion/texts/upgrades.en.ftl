# Upgrade cards: sides, Repair, Treat, Restore.
legion-turns-over = { $unit } turns { $card } over.
legion-ask-turn-over = Does { $unit } turn { $card } over?
legion-ask-side = Which side of { $card } is up for { $unit }?
legion-option-side = { $names }
legion-ask-mend = { $keyword }: which unit?
legion-ask-mended = What is taken off { $unit }, or restored to it? (up to { $count })
legion-ask-restore = Which miniature comes back to { $unit }?
legion-ask-restored-place = Where does the miniature of { $unit } stand?
legion-option-restore = Restore a miniature
legion-option-fallen = { $name }
legion-mended = { $unit } is mended.
legion-restored = A miniature of { $unit } is back.
legion-mend-used-up = The card has { $count ->
    [one] the only Wound token
   *[other] all { $count } Wound tokens
} that it can hold.
legion-mend-nobody = No unit that { $unit } could help is within 1 and in sight.
legion-ask-ready = Which Force cards does { $unit } ready?
legion-option-ready-card = Ready { $card }
