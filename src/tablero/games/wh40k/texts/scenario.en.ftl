# What `tablero scenario` says of cases of attacks.

wh40k-scenario-figures = { $count ->
    [one] 1 case
   *[other] { $count } cases
}, each played { $games } times; { $wrong ->
    [0] all agree
   *[other] { $wrong } do not agree
}.
wh40k-scenario-case = { $id } { $title }{ $errata ->
    [true] {" "}(Devastating Wounds by the errata)
   *[other] {""}
}
wh40k-scenario-damage = wounds lost: { $mean }, expected { $expected }; p = { $p }, { $agrees ->
    [true] agrees
   *[other] does not agree
}
wh40k-scenario-slain = models destroyed: { $mean }, expected { $expected }; p = { $p }, { $agrees ->
    [true] agrees
   *[other] does not agree
}
wh40k-cases-bad = { $path }: { $wrong }
wh40k-cases-bad-place = { $path }, { $place }: { $wrong }
wh40k-cases-unreadable = it can’t be read ({ $why })
wh40k-cases-json = expected JSON
wh40k-cases-shape = not as expected ({ $said })
wh40k-cases-number = expected a number from { $least } to { $most }, not { $given }
wh40k-cases-amount = expected a number or dice, like D6+1, not “{ $given }”
wh40k-cases-ability = expected a weapon ability, like Rapid Fire 2, not “{ $given }”
wh40k-cases-chances = expected how likely each number is, from 0 to 1
