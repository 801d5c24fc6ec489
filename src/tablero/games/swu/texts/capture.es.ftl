# Cartas capturadas (capítulo 8.34).
swu-head-captured = Cuando se capture
swu-head-of-captured = Cuando se capture { $what }
swu-head-of-rescued = Cuando se rescate { $what }
swu-value-captives = { $who ->
    [it] el número de cartas capturadas que custodie
   *[other] el número de cartas capturadas que custodie { $of }
}
swu-each-captives = { $who ->
    [it] carta capturada que custodie
   *[other] carta capturada que custodie { $of }
}
swu-capture = { $who } captura { $to }
swu-unit-captures = elige { $who } para que capture { $to }
swu-rescue-any = rescata una carta capturada
swu-rescue-its-all = rescata todas las cartas que custodie
swu-captured-by = { $who } la captura
swu-if-captive-cheaper = la unidad capturada { $mood ->
    [while] cueste
   *[if] cuesta
} menos que su captora
swu-ask-captive = { NAME($card) }: ¿a quién captura { NAME($unit) }?
swu-each-captures-any-number = elige cualquier número de unidades aliadas. Cada una de ellas captura { $what } del mismo campo de batalla
swu-not-all-capture = Deben capturar tantas unidades como puedan en cada campo de batalla.
swu-each-captures-all = cada unidad aliada captura { $what } del mismo campo de batalla
swu-chosen-captures = la unidad elegida la captura
swu-captured-instead = si alguien va a capturar esta unidad, derrótala en su lugar e inflige { $damage } de daño a cada { $what }
swu-discard-captive = descarta una carta capturada que custodie una unidad aliada
swu-play-captive = juega gratis y bajo tu control una carta capturada que custodie una unidad que controles
swu-rescue-it = rescata una carta que custodie
swu-rescue-this-own = rescata una carta propia que custodie esta unidad
swu-rescue-card = su propietario la rescata
swu-rule-rescued-enter-ready = las unidades aliadas que se rescaten entran en juego preparadas
