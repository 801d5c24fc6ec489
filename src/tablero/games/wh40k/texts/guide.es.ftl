# La primera partida guiada: véase guide.toml.
wh40k-guide-aim = Diriges a los Marines Espaciales: una escuadra de Intercesores y su Capitán, contra dos enjambres de tiránidos. Desde la segunda ronda, cada jugador puntúa en su fase de mando por cada marcador de objetivo que controle. Gana quien tenga más puntos al final, queden las miniaturas que queden.
wh40k-guide-move = Un turno tiene cinco fases: mando, movimiento, disparo, carga y combate. En la de movimiento, cada unidad se mueve una vez o se queda quieta. Elige un movimiento normal para la escuadra de Intercesores.
wh40k-guide-coherency = Cada miniatura puede mover hasta 6″, pero la unidad debe seguir junta: cada una a 2″ o menos de otra. Ve hacia el marcador más cercano: toca un punto y van todas allí, o arrástralas una a una.
wh40k-guide-advance = Al Capitán le queda mucho camino. Una unidad que avanza tira un dado y lo suma a su movimiento, pero ese turno no puede ni disparar ni cargar. Haz que avance.
wh40k-guide-captain = Ha sacado un 4, así que mueve hasta 10″. Lo que mueve una miniatura se mide a lo largo de su recorrido, no en línea recta del principio al final. Llévalo hacia delante, al marcador de arriba.
wh40k-guide-shoot = La fase de disparo. El Capitán ha avanzado y no puede disparar; los Intercesores, sí. Elígelos.
wh40k-guide-target = Un rifle bólter alcanza 24″: los termagantes están a tiro y a la vista; los hormagantes, demasiado lejos. Apunta los cinco rifles a los termagantes.
wh40k-guide-hit = Cada rifle hace dos ataques. Primero tiras para impactar: un marine necesita 3 o más, así que han impactado 8 de 10. Por un punto de mando podrías repetir un dado, pero mejor guardarlo: responde «No».
wh40k-guide-wound = Ahora, para herir: Fuerza 4 contra Resistencia 3 necesita un 3, y han herido 7. Por último, el enemigo tira salvaciones, que empeoran por la penetración de tus rifles. Deja las heridas como están: «No».
wh40k-guide-shock = Han caído siete termagantes. Una unidad con menos de la mitad de sus miniaturas hace un chequeo al empezar su turno: dos dados, como mínimo su Liderazgo. Esta lo ha fallado y está conmocionada: no controla nada, pise lo que pise.
wh40k-guide-objective = Segunda ronda. Tu escuadra está junto a un marcador: se suma el Control de Objetivos de todas sus miniaturas a 3″ o menos y supera al del enemigo, así que has puntuado. Quédate quieto para conservarlo.
wh40k-guide-close = El Capitán va a por los hormagantes. Un movimiento no puede acabar a 1″ o menos de un enemigo: es la zona de combate, y a ella solo se llega cargando. Acércalo a ellos.
wh40k-guide-charge = En la fase de carga, una unidad a 12″ o menos de un enemigo puede intentar alcanzarlo. Dos dados dicen cuántas pulgadas mueve y, si no llegan, no se mueve nada. Carga con el Capitán.
wh40k-guide-charge-move = Un 11: sobra. Tiene que acabar en la zona de combate de su objetivo, y tocándolo si puede. Llévalo hasta los hormagantes.
wh40k-guide-fight = La fase de combate. Quien ha cargado combate primero: se agrupa hasta 3″, golpea y consolida. Déjalo donde está o acércalo más; después golpea su puño de combate.
wh40k-guide-end = Cada golpe ha derribado un hormagante, y los demás han fallado sus ataques. Empieza el turno de los tiránidos, y así durante cinco rondas. Conserva los marcadores con muchas miniaturas, rompe a tiros lo que los amenace y carga solo contra lo que puedas rematar.
