# Listas de cartas: `tablero content swu`.
swu-listing-set = { $code }, { $set }: { $known } de { $total } cartas
swu-listing-sum = Todas las colecciones: se puede jugar con { $known } de { $total } cartas.
swu-listing-card = { $number ->
    [0] { NAME($name) }
   *[other] { $number } { NAME($name) }
}
swu-listing-unknown = { $card } (sin aplicar)
swu-listing-title = { NAME($name) } ({ $set }{ $number ->
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
swu-listing-meant = ¿Querías decir { NAME($name) }? ({ $key })

# Colecciones; las que aún no tienen nombre en español conservan el inglés.
swu-set-SOR = La chispa de la rebelión
swu-set-SHD = Sombras de la galaxia
swu-set-TWI = El ocaso de la República
swu-set-JTL = Salto a la velocidad de la luz
swu-set-LOF = Leyendas de la Fuerza
swu-set-IBH = Primera batalla: Hoth
swu-set-SEC = Secretos del poder
swu-set-LAW = Una época sin ley
swu-set-TS26 = Twin Suns 2026
swu-set-ASH = Cenizas del Imperio
swu-set-HMW = Homeworlds
swu-set-IC27 = Icons
