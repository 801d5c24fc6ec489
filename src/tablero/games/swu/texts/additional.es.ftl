swu-limit-1048576 = debe atacar una base
swu-not-but-base = { $unit } debe atacar una base.
swu-not-there = Eso no está en juego.
swu-not-meant = La capacidad no se refiere a { $card }.
swu-ask-top = { $card }: muestra y roba la primera carta de tu mazo, o déjala donde está.
