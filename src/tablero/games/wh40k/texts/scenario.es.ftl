# Lo que `tablero scenario` dice de los casos de ataques.

wh40k-scenario-figures = { $count ->
    [one] 1 caso
   *[other] { $count } casos
}, jugado { $games } veces cada uno; { $wrong ->
    [0] todos coinciden
   *[other] { $wrong } no coinciden
}.
wh40k-scenario-case = { $id } { $title }{ $errata ->
    [true] {" "}(Heridas devastadoras según la fe de erratas)
   *[other] {""}
}
wh40k-scenario-damage = heridas perdidas: { $mean }, se esperaban { $expected }; p = { $p }, { $agrees ->
    [true] coincide
   *[other] no coincide
}
wh40k-scenario-slain = miniaturas eliminadas: { $mean }, se esperaban { $expected }; p = { $p }, { $agrees ->
    [true] coincide
   *[other] no coincide
}
wh40k-cases-bad = { $path }: { $wrong }
wh40k-cases-bad-place = { $path }, { $place }: { $wrong }
wh40k-cases-unreadable = no se puede leer ({ $why })
wh40k-cases-json = se esperaba JSON
wh40k-cases-shape = no es lo esperado ({ $said })
wh40k-cases-number = se esperaba un número de { $least } a { $most }, no { $given }
wh40k-cases-amount = se esperaba un número o dados, como D6+1, no «{ $given }»
wh40k-cases-ability = se esperaba una habilidad de arma, como Rapid Fire 2, no «{ $given }»
wh40k-cases-chances = se esperaba la probabilidad de cada número, de 0 a 1
