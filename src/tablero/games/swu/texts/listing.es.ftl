# Listas de cartas: `tablero content swu`.
swu-listing-set = { $set }: { $known } de { $total } cartas
swu-listing-sum = Todas las colecciones: se puede jugar con { $known } de { $total } cartas.
swu-listing-card = { $number ->
    [0] { $name }
   *[other] { $number } { $name }
}
swu-listing-unknown = { $card } (sin aplicar)
swu-listing-title = { $name } ({ $set }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
})
swu-listing-facts = { CAPITAL($facts) }
swu-listing-also = { $facts } · { $more }
swu-listing-unique = carta única
swu-listing-cost = coste { $cost }
swu-listing-hp = { $hp } PG
swu-listing-numbers = { $power }/{ $hp }
swu-listing-upgrade = como mejora { $power }/{ $hp }
swu-listing-plain = Sin capacidades.
swu-listing-not-enforced = Sin aplicar: las reglas no saben lo que hace esta carta, y no se puede jugar con ella.
swu-listing-no-set = No existe la colección { $set }. Las colecciones son { $sets }.
swu-listing-no-card = No existe la carta «{ $name }».
swu-listing-meant = ¿Querías decir { $name }? ({ $key })
