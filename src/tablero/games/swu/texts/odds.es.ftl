# Probabilidades de robar: qué se puede preguntar y qué resulta.

swu-odds-drawn = Copias robadas de la carta { $number }
swu-odds-by-round = Todo lo deseado en la ronda { $round }
swu-odds-note = Se roban dos cartas antes de cada ronda salvo la primera; no se cuenta lo que se pone como recurso, se descarta o se busca.
swu-odds-too-many-copies = copies: se esperaban como mucho las { $cards } cartas del mazo, no { $copies }
swu-odds-too-many-drawn = round: se esperaba robar como mucho las { $cards } cartas del mazo, no { $drawn }
swu-odds-copies = cuántas copias de la carta tiene el mazo
swu-odds-wanted = cuántas de ellas se desean
swu-odds-cards = cuántas cartas tiene el mazo
swu-odds-hand = cuántas cartas tiene la mano inicial
swu-odds-round = en qué ronda
swu-odds-more = cartas que se roban además
swu-odds-mulligan = cuándo se vuelve a robar la mano: never (nunca), none (si no tiene ninguna de las cartas), missing (si falta algo de lo deseado)
