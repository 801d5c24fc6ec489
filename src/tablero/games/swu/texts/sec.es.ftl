swu-disclose = revela { $aspects }
swu-not-disclosed = Estas cartas no muestran todos los aspectos que hay que revelar.
swu-ask-plot = ¿Qué cartas con Treta juegas desde tus recursos?
swu-log-shows = El jugador { $seat } enseña { $card }, que acaba de robar.
swu-log-reveals = El jugador { $seat } muestra { $card }.
