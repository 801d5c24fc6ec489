# La Fuerza (capítulo 8.38).
swu-head-force-used-you = Cuando utilices la Fuerza
swu-head-force-used-opponent = Cuando un adversario utilice la Fuerza
swu-head-force-used-any = Cuando un jugador utilice la Fuerza
swu-log-force = La Fuerza acompaña { PLAYER($seat, form: "to") }.
swu-log-force-used = { PLAYER($seat) } utiliza la Fuerza.
swu-gain-force = la Fuerza te acompaña
swu-use-force = utiliza la Fuerza
swu-if-force = la Fuerza te { $mood ->
    [while] acompañe
   *[if] acompaña
}
swu-count-force-used = el número de veces que hayas utilizado la Fuerza en esta fase
swu-each-force-used = vez que hayas utilizado la Fuerza en esta fase
