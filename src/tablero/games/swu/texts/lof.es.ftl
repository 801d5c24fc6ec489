# Leyendas de la Fuerza.
swu-gain-force = la Fuerza te acompaña
swu-use-force = utiliza la Fuerza
swu-if-force = la Fuerza te { $mood ->
    [while] acompañe
   *[if] acompaña
}
swu-force-uses = el número de veces que hayas utilizado la Fuerza en esta fase
swu-force-use = vez que hayas utilizado la Fuerza en esta fase
swu-log-force = La Fuerza acompaña { PLAYER($seat, form: "to") }.
swu-log-force-used = { PLAYER($seat) } utiliza la Fuerza.
swu-limit-32768 = no puede ser agotada por capacidades de cartas enemigas
swu-limit-65536 = no puede ser devuelta a una mano por capacidades de cartas enemigas
swu-limit-131072 = tiene su Incursión duplicada
swu-limit-262144 = inflige daño de combate igual a sus PG restantes en vez de a su Poder
swu-limit-524288 = no se prepara durante la fase de reagrupamiento
swu-printed-as = el Poder impreso de la unidad vinculada se considera { $power } y sus PG impresos se consideran { $hp }
swu-is-shares-keyword = { $noun } que comparta una palabra clave con ella
swu-is-shares-keyword-with = { $noun } que comparta una palabra clave con { $what }
swu-is-shares-trait = { $noun } que comparta un rasgo con ella
swu-is-utmost-power = { $noun } con más Poder entre { $what }
swu-is-on-defender = { $noun } de la unidad defensora
swu-is-that-players = { $noun } de ese jugador
swu-is-marked = { $noun } elegida así
swu-if-in-discard = { $mood ->
    [while] haya
   *[if] hay
} { $what } en tu pila de descartes
swu-in-your-discard = { $what } de tu pila de descartes
swu-next-gets = la próxima unidad que juegues { $what }
swu-done-or-not-they = { $first }. Si lo hace, { $second }. Si no, { $other }
swu-done-or-not = { $first }. Si lo haces, { $second }. Si no, { $other }
swu-as-often = haz esto cualquier número de veces, una tras otra: { $effect }
swu-opponent-picks = un adversario elige una opción para que la lleves a cabo: (a) { $mode }
swu-combined-cost-units = { $what } con un coste combinado de { $most } o menos
swu-combined-power = { $what } con un Poder combinado de { $most } o menos
swu-in-one-arena = { $who } del mismo campo de batalla
swu-not-combined-cost = Juntas cuestan más de { $most }.
swu-not-combined-power = Juntas tienen más de { $most } de Poder.
swu-not-one-arena = Deben estar en el mismo campo de batalla.
swu-choose-exactly = elige { $number } { $what }
swu-spare-one-each = cada jugador elige una unidad que controle. Inflige { $damage } de daño a cada unidad que no se haya elegido
swu-mark = elige { $to }. Mientras esta unidad esté en juego: { $effect }
swu-top-or-bottom = elige { $to }. Su propietario la coloca en la parte superior o inferior de su mazo
swu-name-and-mill = nombra una carta. Luego descarta la primera carta del mazo del jugador defensor
swu-if-named-right = { $mood ->
    [while] tenga
   *[if] tiene
} el nombre que se ha nombrado
swu-those-paid-so = recursos pagados así
swu-each-paid-so = recurso pagado así
swu-loses-trait = pierde el rasgo { $trait }
swu-pay-up-to = paga hasta { $count } recursos
