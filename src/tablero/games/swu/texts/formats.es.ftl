# Enfrentamientos y formatos limitados: lo que se pregunta.
swu-ask-draft-leader = Elige uno de estos líderes; los demás pasan a tu derecha.
swu-ask-draft-card = Elige una de estas cartas; las demás pasan a quien tienes al lado.
swu-ask-build-leader = ¿Con qué líder montas tu mazo?
swu-ask-build-base = ¿Con qué base juegas?
swu-ask-build-deck = ¿Juegas con las cartas sugeridas o las eliges tú?
swu-ask-build-cards = Elige las cartas para tu mazo.
swu-ask-sideboard = ¿Cambias cartas con tu banquillo antes de la siguiente partida?
swu-ask-sideboard-cards = Elige las cartas que dejas en el banquillo.
swu-ask-ban = ¿Qué mazo de tu adversario excluyes del enfrentamiento?
swu-ask-pick = ¿Con qué mazo juegas la siguiente partida?

# Opciones.
swu-match-option-suggested = Las cartas sugeridas
swu-match-option-own = Las elijo yo
swu-match-option-keep = Dejar el mazo como está
swu-match-option-change = Cambiar cartas
swu-match-option-deck = { NAME($leader) } – { NAME($base) }
swu-match-deck = { NAME($leader) } – { NAME($base) }
swu-match-card-unit = ({ $cost }) { NAME($name) } { $power }/{ $hp } { $arena }{ $count ->
    [0] { "" }
   *[other] { " " }– { $aspects }
}
swu-match-card = ({ $cost }) { NAME($name) }, { $type }{ $count ->
    [0] { "" }
   *[other] { " " }– { $aspects }
}
swu-match-card-base = { NAME($name) }, { $hp } PG{ $count ->
    [0] { "" }
   *[other] { " " }– { $aspects }
}

# Lo que sucede.
swu-log-draft-round = Se abre el sobre { $round }.
swu-log-drafted-leader = { PLAYER($seat) } elige { NAME($card) }.
swu-log-drafted = Eliges { NAME($card) }.
swu-log-builds = Tu mazo lleva { NAME($card) }.
swu-log-bans = { PLAYER($seat) } excluye { $deck }.
swu-log-picks = { PLAYER($seat) } juega con { $deck }.
swu-log-game = Partida { $game }.
swu-log-game-won = { PLAYER($seat) } gana la partida. { $why }
swu-log-game-drawn = La partida acaba en empate y se repite con los mismos mazos.

# Por qué algo no es posible.
swu-not-in-your-pool = Esa carta no está en tu reserva.
swu-not-own-ban = Se excluye un mazo del adversario, no uno propio.
swu-not-your-deck = Ese mazo es de tu adversario.
swu-not-banned-deck = Ese mazo está excluido del enfrentamiento.
swu-not-retired-deck = Ese mazo ya ha ganado una partida y está fuera del enfrentamiento.

# El final.
swu-match-won = { PLAYER($seat) } gana el enfrentamiento por { $wins } a { $losses }.

# En un terminal.
swu-match-score = Partida { $game } · { $score }
swu-match-score-seat = { PLAYER($seat, form: "title") }: { $wins }
swu-match-stage-draft = Preselección de { $set }
swu-match-stage-leader = Creación de mazos: el líder
swu-match-stage-base = Creación de mazos: la base
swu-match-stage-deck = Creación de mazos: las cartas
swu-match-stage-ban = Trilogy: exclusión de un mazo
swu-match-stage-pick = Trilogy: elección de mazo
swu-match-stage-sideboard = Entre dos partidas
swu-match-left-out = { $count ->
    [one] Hay 1 carta de la colección que no está en los sobres: aún no se sabe lo que hace.
   *[other] Hay { $count } cartas de la colección que no están en los sobres: aún no se sabe lo que hacen.
}
swu-match-leaders-of = Líderes { PLAYER($seat, form: "of") }: { $cards }
swu-match-leaders-before = Ante { PLAYER($seat, form: "inside") }: { $cards }
swu-match-passing-left = se pasa a la izquierda
swu-match-passing-right = se pasa a la derecha
swu-match-booster = Sobre { $round }, { $direction }
swu-match-leaders-round = Líderes, { $direction }
swu-match-your-pool = Tu reserva ({ $count })
swu-match-suggested = Sugeridas ({ $count })
swu-match-your-deck = Tu mazo ({ $count })
swu-match-your-sideboard = Fuera del mazo ({ $count })
swu-match-decks-of = Mazos { PLAYER($seat, form: "of") }
swu-match-mark-banned = excluido
swu-match-mark-retired = ha ganado
swu-match-no-aspect = sin aspecto
