# Preparaciones que no se pueden jugar, tras el nombre del ajuste.
swu-setup-decks = se esperaba una lista, con el mazo o los mazos de cada asiento
swu-setup-deck-count = se esperaban { $seats } mazos, no { $count }
swu-setup-three-decks = se esperaba una lista de mazos para cada uno de los { $seats } asientos
swu-setup-deck = se esperaba el nombre de un mazo incluido, o un objeto con leaders, base y deck
swu-setup-no-built-in = no hay ningún mazo incluido «{ $name }»; hay { $names }
swu-setup-fields = se esperaba uno de { $fields }
swu-setup-leaders = se esperaba una lista de cartas
swu-setup-no-leader = se esperaba un líder
swu-setup-key = se esperaba la clave de una carta
swu-setup-no-card = no hay ninguna carta «{ $key }»
swu-setup-no-card-near = no hay ninguna carta «{ $key }»; ¿será { $near }?
swu-setup-counts = se esperaba un objeto, con una cantidad para cada carta
swu-setup-copies = se esperaba un número del 1 al { $most }
swu-setup-unplayable = con esta carta aún no se puede jugar
swu-setup-for-two = { $format } es para 2; para más está multiplayer
swu-setup-for-more = { $format } es para 3 o 4
swu-setup-best-of-three = al mejor de tres juegan 2
swu-setup-boosters = los mazos de { $format } se construyen con sobres
swu-setup-set = de { $set } aún se puede jugar con muy pocas cartas para llenar un sobre

swu-unknown-card = No hay ninguna carta «{ $key }».
