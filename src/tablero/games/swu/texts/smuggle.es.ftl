# Contrabando (swu:7.5.14).
swu-head-when-played-smuggle = Cuando se juegue usando Contrabando
swu-keyword-smuggle = Contrabando [{ $price }]
swu-keyword-name-smuggle = Contrabando
swu-ask-smuggle = { NAME($card) }: ¿por cuántos recursos?
swu-head-when-played-smuggle-you = Cuando juegues { $what } usando Contrabando
swu-resources-smuggle = cada recurso aliado gana Contrabando, por su coste más { $more ->
    [one] 1 recurso
   *[other] { $more } recursos
} y con sus iconos de aspecto
swu-play-by-smuggle = juega una carta usando Contrabando. Cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
