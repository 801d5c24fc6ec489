# Mazos: lo que un mazo no puede ser y lo que no cabe en una clase de archivo.
swu-deck-no-place = En esta clase de archivo caben como mucho dos líderes y una base, no { $leaders } y { $bases }.
swu-deck-no-number = { NAME($card) } no tiene un número propio, y esta clase de archivo solo conoce las cartas por su número.
swu-deck-leaders = { $count ->
    [0] No hay ningún líder
    [one] Hay 1 líder
   *[other] Hay { $count } líderes
}; el mazo debe tener { $wanted }.
swu-deck-bases = { $count ->
    [0] No hay ninguna base
   *[other] Hay { $count } bases
}; el mazo debe tener 1.
swu-deck-too-few = El mazo tiene { $count } unidades, eventos y mejoras; debe tener al menos { $least }.
swu-deck-too-many = El mazo tiene { $count } cartas en total; se puede jugar con { $most } como mucho.
swu-deck-not-playable = Todavía no se puede jugar con { NAME($card) }.
swu-deck-token = { NAME($card) } es una ficha, y las fichas no forman parte del mazo.
swu-deck-not-a-leader = { NAME($card) } no es un líder.
swu-deck-not-a-base = { NAME($card) } no es una base.
swu-deck-not-in-the-deck = { NAME($card) } no es unidad, evento ni mejora.
swu-deck-copies = { $count } copias de { NAME($card) }; el máximo es { $most }.
swu-deck-sideboard = El banquillo tiene { $count } cartas; el máximo es { $most }.
swu-deck-no-sideboard = Hay un banquillo de { $count } cartas; en este formato no se usa.
swu-deck-three-decks = Cada jugador trae tres mazos, no { $count }.
swu-deck-trilogy-copies = Entre todos los mazos hay { $count } copias de { NAME($card) }; el máximo es { $most }.
swu-deck-more-players = Con varios jugadores hay más de dos mazos, no { $count }.
swu-deck-same-leader = Los dos líderes son { NAME($card) }; deben ser cartas distintas.
swu-deck-opposed-leaders = Un líder es de Heroísmo y otro de Maldad.
swu-deck-leader-not-opened = { NAME($card) } no está entre los líderes de { $set } que salieron en los sobres.
swu-deck-base-not-opened = { NAME($card) } no salió en los sobres ni es una base común de { $set }.
swu-deck-other-set = { NAME($card) } no está en { $set }, la colección de los sobres.
swu-deck-not-opened = { $count } copias de { NAME($card) }; en los sobres solo salieron { $opened }.
swu-deck-format-premier = Premier
swu-deck-format-trilogy = Trilogy
swu-deck-format-sealed = mazo cerrado
swu-deck-format-draft = preselección
swu-deck-format-twin-suns = Twin Suns
swu-deck-format-multiplayer = partidas de tres o cuatro jugadores
swu-deck-nameless = Mazo sin nombre
swu-deck-part-leaders = Líder
swu-deck-part-bases = Base
swu-deck-part-main = Mazo ({ $count })
swu-deck-part-side = Banquillo ({ $count })
swu-deck-format-open = juego libre
swu-deck-line = { $before }{ NAME($card) } ({ $printing })

# Lo que una lista escrita dice de sí misma, y sus títulos: se escribe el primero y se leen todos.
swu-list-name = Nombre
swu-list-author = Autor
swu-list-format = Formato
swu-list-leaders = Líder | Líderes
swu-list-bases = Base | Bases
swu-list-main = Mazo | Mazo principal | Cartas | Unidades | Unidades terrestres | Unidades espaciales | Eventos | Mejoras
swu-list-side = Banquillo
