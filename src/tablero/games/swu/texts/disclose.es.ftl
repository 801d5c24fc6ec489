# Revelar aspectos (capítulo 8.39).
swu-head-disclosed-you = Cuando reveles aspectos
swu-head-disclosed-opponent = Cuando un adversario revele aspectos
swu-head-disclosed-any = Cuando un jugador revele aspectos
swu-not-disclosed = Estas cartas no muestran todos los aspectos que hay que revelar.
swu-ask-disclose = { NAME($card) }: ¿qué cartas enseñas para el efecto «{ $effect }»?
swu-disclose = revela { $aspects }
swu-disclose-any = revela { $aspects }, o ambos
swu-disclose-one = revela uno de estos aspectos: { $aspects }
swu-if-disclosed = has revelado { $aspect }
swu-is-not-aspect-of-card = { $noun } que no { $n ->
    [one] comparta
   *[other] compartan
} ningún aspecto con la carta revelada
