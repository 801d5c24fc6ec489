# Terreno, mediciones, movimientos: por qué algo no se puede hacer.

legion-on-a-barricade = Una miniatura de infantería no puede quedarse sobre una barricada.
legion-partly-on-a-barricade = Una miniatura de infantería no puede quedarse solo en parte sobre una barricada.
legion-on-impassable = { $unit }: ese terreno es infranqueable.
legion-partly-on-terrain = { $unit }: la peana tiene que estar entera sobre el obstáculo, o entera fuera de él.
legion-in-the-air = { $unit }: a esa altura nada sostiene la peana.
legion-unstable = { $unit }: ahí el vehículo quedaría demasiado inclinado.
legion-cart-tilts = { $unit }: ahí quedaría demasiado inclinada.
legion-cart-too-high = { $unit }: el desnivel supera su silueta.
legion-out-of-cohesion = { $unit }: una miniatura no está en formación con su líder.
legion-leader-not-seen = { $unit }: una miniatura no ve a su líder.
legion-too-high-for-cohesion = { $unit }: una miniatura está demasiado por encima o por debajo de su líder.
legion-nearer-the-leader = { $unit }: una miniatura puede colocarse más cerca de su líder.
legion-not-in-contact = { $unit }: una miniatura puede colocarse en contacto con el enemigo.
legion-off-the-battlefield = { $unit }: toda la peana tiene que acabar dentro del campo de batalla.
legion-on-a-miniature = { $unit }: una peana no puede acabar sobre otra miniatura.
legion-on-a-token = { $unit }: una peana no puede acabar sobre esa ficha.
legion-touches-an-enemy = { $unit }: aquí ninguna peana puede tocar a un enemigo.
legion-touches-several = { $unit }: ninguna peana puede tocar a varias unidades enemigas.
legion-a-place-for-each = Cada miniatura necesita un lugar ({ $count }).
legion-a-tool-and-places = El líder necesita giro, velocidad, ángulo y recorrido, y cada una de las demás un lugar ({ $count }).
legion-a-turn = Indica cuánto gira.
legion-too-high = { $unit }: está demasiado arriba o demasiado abajo.
legion-must-climb = { $unit }: el desnivel supera su silueta y hay que escalarlo.
legion-slowed = { $unit }: el terreno difícil frena este movimiento.
legion-out-of-reach = { $unit }: ninguna plantilla de velocidad { $speed } o menos llega hasta ahí.
legion-no-melee-now = { $unit }: ahora no puede entrar en combate cuerpo a cuerpo.
legion-no-melee-weapon = { $unit }: sin un arma de cuerpo a cuerpo no puede entrar en combate cuerpo a cuerpo.
legion-turned-too-far = { $unit }: no puede girar tanto.
legion-too-fast = { $unit }: su velocidad para este movimiento es { $speed }.
legion-no-such-tool = { $unit }: así no se coloca ni se recorre ninguna plantilla.
legion-in-the-way = { $unit }: hay algo en el camino.
legion-full-speed = { $unit }: un movimiento obligatorio tiene que hacerse a velocidad { $speed }.
legion-farther = { $unit }: un movimiento obligatorio tiene que llegar tan lejos como pueda.
legion-displaced-too-far = { $unit }: un líder desplazado se queda cerca de donde estaba.
legion-immobilized = { $unit }: no se puede mover.
legion-engaged = { $unit }: está trabada y no se puede mover.
legion-stationary = { $unit }: solo puede pivotar.
legion-not-its-move = { $unit }: no puede hacer ese tipo de movimiento.

# Lo que se pregunta.

legion-ask-close-in = { $unit }: entrar en contacto con { $enemy }.
legion-ask-cart = { $token }: ¿se mueve?
legion-ask-cart-move = { $kind ->
    [reverse] { $token }: ¿cómo da marcha atrás?
   *[standard] { $token }: ¿cómo se mueve?
}
legion-ask-displaced = ¿Adónde van las miniaturas desplazadas de { $unit }?
legion-ask-kind-of-move = ¿Cómo se mueve { $unit }?
legion-ask-move = { $kind ->
    [climb] ¿Adónde escala { $unit }?
    [jump] ¿Adónde salta { $unit }?
    [reverse] ¿Cómo retrocede { $unit }?
    [strafe-left] ¿Cómo se mueve { $unit } hacia su izquierda?
    [strafe-right] ¿Cómo se mueve { $unit } hacia su derecha?
    [pivot] ¿Cómo pivota { $unit }?
   *[standard] ¿Adónde se mueve { $unit }?
}
legion-ask-reposition = { $when ->
    [before] ¿Pivota { $unit } antes de moverse?
   *[after] ¿Pivota { $unit } después de moverse?
}
legion-ask-compulsory = ¿Hace { $unit } su movimiento obligatorio ahora o después de sus acciones?
legion-ask-spur = ¿Recibe { $unit } una ficha de Acobardamiento para moverse más rápido?

# Lo que pasa.

legion-displaced = { $by } desplaza a { $unit }.
legion-cart-moves = { $token }: { PLAYER($seat) } la mueve.
legion-no-room = { $unit } no tiene sitio para moverse.
legion-moves-into-melee = { $unit } entra en combate cuerpo a cuerpo con { $enemy }.
legion-pivots = { $unit } pivota.
legion-moves = { $unit } { $kind ->
    [climb] escala
    [jump] salta
    [reverse] retrocede
    [strafe-left] se mueve hacia su izquierda
    [strafe-right] se mueve hacia su derecha
   *[standard] se mueve
} a velocidad { $speed }.

# Despliegue.

legion-not-from-the-edge = { $unit }: la plantilla tiene que tocar el borde del campo de batalla en su territorio.
legion-not-in-territory = { $unit }: toda la peana tiene que estar en su territorio.
legion-too-near-to-enemies = { $unit }: se despliega más allá de alcance 3 de todos los enemigos.
legion-too-far-from-partner = { $unit }: su líder se despliega cerca del de la unidad a la que pertenece.

# Transportes.

legion-no-room-aboard = { $vehicle } no tiene sitio para { $unit }.
legion-cannot-embark = { $unit } no puede embarcar.
legion-not-at-the-vehicle = { $unit }: el líder tiene que tocar el vehículo.
legion-ask-embark = ¿Por dónde embarca { $unit } en { $vehicle }?
legion-ask-disembark = ¿Adónde va { $unit } al bajar de { $vehicle }?
legion-embarks = { $unit } embarca en { $vehicle }.
legion-disembarks = { $unit } baja de { $vehicle }.
legion-ask-regroup = ¿Dónde se colocan las miniaturas de { $unit } que han quedado fuera de formación?
legion-terrain-on-objects = El terreno no puede descansar sobre miniaturas ni fichas.
