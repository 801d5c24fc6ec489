# Treta (swu:7.5.19).
swu-head-when-played-plot = Cuando se juegue usando Treta
swu-keyword-plot = Treta
swu-keyword-name-plot = Treta
swu-next-card-by-plot = la próxima carta que juegues con Treta en esta fase cuesta { $amount } { $amount ->
    [one] recurso
   *[other] recursos
} menos
swu-ask-plot = ¿Qué cartas con Treta juegas desde tus recursos?
