swu-not-this-attack = La capacidad que provoca este ataque no permite atacar a { $target }.
