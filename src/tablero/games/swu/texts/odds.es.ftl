# Probabilidades de robar: qué se puede preguntar y qué resulta.

swu-odds-drawn = Copias robadas de la carta { $number }
swu-odds-by-round = Todo lo buscado, en la ronda { $round } a más tardar
swu-odds-note = Se roban dos cartas antes de cada ronda, salvo la primera; no se tiene en cuenta lo que se pone como recurso, se descarta o se busca.
swu-odds-too-many-copies = copies: se esperaban como mucho las { $cards } cartas del mazo, no { $copies }
swu-odds-too-many-drawn = round: se esperaba robar como mucho las { $cards } cartas del mazo, no { $drawn }
swu-odds-copies = cuántas copias de la carta tiene el mazo
swu-odds-wanted = cuántas de ellas buscas
swu-odds-cards = cuántas cartas tiene el mazo
swu-odds-hand = cuántas cartas tiene la mano inicial
swu-odds-round = en qué ronda, a más tardar
swu-odds-more = cartas que se roban de más
swu-odds-mulligan = cuándo se vuelve a robar la mano
