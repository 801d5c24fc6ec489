# Listas de cartas, Líderes y unidades: `tablero content rebellion`.
rebellion-listing-set = { $set }: { $total } (--set { $key })
rebellion-listing-sum = { $total } en total; las reglas los conocen todos.
rebellion-listing-missions = Misiones
rebellion-listing-actions = Cartas de Acción
rebellion-listing-objectives = Objetivos
rebellion-listing-tactics = Cartas de Táctica
rebellion-listing-leaders = Líderes
rebellion-listing-units = Unidades
rebellion-listing-card = { $name }: { $facts }
rebellion-listing-title = { $count ->
    [one] { $name }
   *[other] { $name } (×{ $count })
}
rebellion-listing-facts = { CAPITAL($facts) }
rebellion-listing-also = { $facts } · { $more }
rebellion-listing-no-set = No existe la lista «{ $set }». Las listas son { $sets }.
rebellion-listing-no-card = No existe ninguna carta, Líder ni unidad «{ $name }».
rebellion-listing-meant = ¿Querías decir { $name }? ({ $key })

rebellion-listing-mission-starting = Misión inicial
rebellion-listing-mission-normal = Misión
rebellion-listing-mission-project = Proyecto
rebellion-listing-skill = { $skill } { $count }
rebellion-listing-action-starting = carta de Acción inicial
rebellion-listing-action-recruit = carta de Acción con recluta
rebellion-listing-with = { $leaders }
rebellion-listing-tier = Objetivo de nivel { $tier }
rebellion-listing-in-combat = en un combate
rebellion-listing-in-refresh = al empezar la fase de Recuperación
rebellion-listing-space = espacial
rebellion-listing-ground = terrestre
rebellion-listing-attack = ataque
rebellion-listing-block = bloqueo
rebellion-listing-special = cuesta un dado con el icono especial
rebellion-listing-entry-start = en juego desde el principio
rebellion-listing-entry-recruit = se recluta
rebellion-listing-entry-seek_yoda = ocupa el lugar de { rebellion-leader-luke_skywalker }
rebellion-listing-tactic-values = Valores de táctica: { $space } en el espacio, { $ground } en tierra
rebellion-listing-unit-fighter = caza
rebellion-listing-unit-capital = nave capital
rebellion-listing-unit-station = estación
rebellion-listing-unit-ground = unidad terrestre
rebellion-listing-unit-structure = estructura
rebellion-listing-dice = dados: rojo { $red }, negro { $black }
rebellion-listing-health-red = { $health } de salud roja
rebellion-listing-health-black = { $health } de salud negra
rebellion-listing-capacity = Transporta { $count ->
    [one] 1 unidad.
   *[other] { $count } unidades.
}
rebellion-listing-restricted = Necesita una nave para moverse.
rebellion-listing-immobile = No puede moverse.
rebellion-listing-built = Se construye con: { $icon }
