# Lo que las cualidades preguntan y cuentan en el curso de una batalla.

legion-ask-wheel-mode = ¿Pasa { $unit } a modo rodante en esta activación?
legion-ask-attack-run = ¿Cambia { $unit } su velocidad en esta activación?
legion-option-faster = 1 más de velocidad
legion-option-slower = 1 menos de velocidad
legion-plodding = { $unit } es lenta: hace una sola acción de movimiento en su activación.
legion-moved-twice = { $unit } no hace más de dos acciones de movimiento en su activación.
legion-moves-laden = { $unit } lleva una ficha y ya se ha movido además de su movimiento obligatorio.
legion-claim-racing = { $unit } se ha movido demasiadas veces en esta activación para capturar nada.

# Cargas y humo.

legion-charge = { $kind ->
    [graffiti] Pintada
    [smoke] Humo
    [proton-charge] Carga de protones
    [sonic-charge] Carga sónica
    [dioxis-mine] Mina de dioxis
   *[other] { $kind }
}
legion-ask-supply = ¿Qué fichas coloca { $unit }?
legion-ask-lay = ¿Dónde coloca { $unit } la ficha: { legion-charge }?
legion-lays = { $unit } coloca una ficha: { legion-charge }.
legion-option-supply = { legion-charge }
legion-option-token = { legion-charge } en { $x }″, { $y }″
legion-token-too-far = La ficha no queda lo bastante cerca del líder de { $unit }.
legion-token-unseen = El líder de { $unit } no ve ese lugar.
legion-token-overlaps = La ficha se solaparía con otra.

# Transportes.

legion-ask-transport = ¿Qué unidad lleva { $unit } al campo de batalla?
legion-ask-deploy-from = ¿Cómo se despliega { $unit } desde { $vehicle }?
legion-ask-board = ¿Sube { $unit } a un transporte?
legion-option-embark = Subir a { $unit }
legion-option-deploy = Desplegarse en el campo de batalla
legion-action-shut-in = { $unit } va en un transporte cerrado: lo único que puede hacer es salir de él.
legion-action-at-edge = { $unit } no hace acciones gratuitas ahora: la ha detenido el borde del campo de batalla.
legion-action-shaken = { $unit } no hace acciones gratuitas ahora: su transporte se ha movido demasiado esta ronda.

# Cartas de mando y órdenes.

legion-ask-step-ahead = ¿Qué unidad va un paso por delante y se mueve a velocidad 1?
legion-ask-contingency = ¿Pones una contingencia en lugar de la carta que has mostrado?
legion-contingency = { PLAYER($seat) } descarta esa carta y muestra una contingencia: { $card }.
legion-ask-authoritative = ¿Imparte { $unit } esta orden a otra unidad en su lugar?
legion-ask-the-way = ¿Qué acción hacen otras porque { $unit } ha recibido una orden?
legion-ask-the-way-units = ¿Qué unidades la hacen gratis?
legion-ask-tempted = ¿Ataca o se mueve { $unit } porque ha caído una unidad de su bando?
legion-ask-partner = ¿Junto a qué unidad se despliega { $unit }?
legion-no-contact = Ningún enemigo puede quedar en contacto con { $unit }.

# Pertrechos.

legion-ask-loadout = ¿Qué mejora de las apartadas toma { $unit }?
legion-option-swap = { $card } en lugar de { $old }
legion-swaps = { $unit } toma { $card }.

# Lo que prueba las cualidades.

legion-proof = { $name } ({ $edition }): { $standing ->
    [proved] se hace cumplir y está probada
    [enforced] se hace cumplir, sin probarla entera
    [partly] se hace cumplir en parte
   *[not] no se hace cumplir
}{ $tests ->
    [0] .
    [one] , 1 prueba.
   *[other] , { $tests } pruebas.
}

# Lo que las unidades tienen por un tiempo y no es cualidad de ninguna carta.

legion-keyword-extra-action = Acción adicional
legion-keyword-speed = Velocidad
legion-keyword-faster = Velocidad cambiada en
legion-keyword-no-attack = Sin ataques

legion-ask-flaw = ¿Juegas la carta de Defecto { $card }?
legion-ask-flaw-yes = Sí: esta ronda { $does }
legion-ask-flaw-no = No: conservar la carta
legion-plays-flaw = { PLAYER($seat) } juega una carta de Defecto: { $card }.
legion-flaw-text = Al empezar una fase de Mando, si { $when }, puedes jugar esta carta: hasta la fase Final { $does }.
legion-flaw-when-suppressed = { $unit }, enemigo, tiene Acobardamiento
legion-flaw-when-wounded = { $unit }, enemigo, está herido
legion-flaw-when-discarded = tu adversario ha descartado 3 cartas de mando o más
legion-flaw-no-orders = { $unit } no puede recibir Órdenes
legion-flaw-no-plans = el adversario no puede usar ni Contingencias ni las cartas de mando de { $unit }
legion-flaw-regrets = { $unit } recibe 4 de Acobardamiento al final de una activación en la que ataque
legion-order-flaw = { $card } está en juego: { $unit } no puede recibir Órdenes esta ronda.
legion-card-flaw = { $flaw } está en juego: { $card } no puede jugarse esta ronda.
