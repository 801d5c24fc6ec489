# Lo que dice el servidor cuando rechaza algo.
server-bad-message = Este mensaje no se puede leer: { $text }
server-bad-request = Esta petición no se puede leer.
server-bad-query = Falta «{ $name }» o no es lo que debería ser.
server-too-large = Es demasiado de una vez; lo máximo son { $most } bytes.
server-too-deep = Eso tiene demasiados niveles: como mucho { $most }, uno dentro de otro.
server-too-fast = Demasiado de una vez: espera un momento y vuelve a intentarlo.
server-wrong-origin = Las páginas de otros sitios no pueden usar este servidor.
server-wrong-host = Este servidor no responde al nombre { $name }. Quien lo administra puede añadirlo con --name.
server-wrong-method = Aquí esto no se puede pedir de esta manera.
server-not-found = Aquí no hay nada: la dirección es incorrecta o la mesa ya no está.
server-failed = Algo ha fallado en el servidor. La mesa está como estaba.
server-busy = Ahora mismo no se ha podido anotar. La mesa está como estaba: vuelve a intentarlo.
server-disk-full = El disco del servidor está lleno: no se puede guardar nada hasta que quien lo administra haga sitio.
server-read-only = No se puede escribir en la base de datos del servidor: quien lo administra tiene que cambiarlo.
server-not-loadable = Esta mesa se jugó con otras versiones de las reglas y ya no se puede abrir.
server-damaged = Lo guardado de esta mesa está dañado y no se puede abrir. Las demás mesas no se ven afectadas.
server-rule-failure = Una regla ha fallado con esta elección. La mesa está como estaba; elige otra cosa e informa de ello con el registro, por favor.

server-not-signed-in = No has iniciado sesión o tu sesión ha terminado.
server-wrong-password = El nombre o la contraseña no son correctos.
server-bad-password = Una contraseña tiene de { $least } a { $most } caracteres.
server-bad-name = Un nombre tiene de 1 a { $most } caracteres visibles.
server-name-taken = Ya hay una cuenta con el nombre «{ $name }».
server-mixed-letters = Un nombre usa un solo alfabeto: con letras parecidas podría pasar por otro nombre.
server-reserved-name = Aquí nadie puede llamarse «{ $name }».
server-common-password = Esta contraseña es demasiado fácil de adivinar: es muy común o poco más que tu nombre.
server-no-account = Esto solo puede hacerlo quien tenga una cuenta.
server-wrong-code = Este código no es correcto o ya no vale: pide otro.
server-no-mail = Este servidor no envía correo: pide un código a quien lo lleva.
server-banned = Aquí no puedes entrar. Si no sabes por qué, pregunta a quien lleva este servidor.

server-no-game = No hay ningún juego «{ $game }».
server-no-bot = No hay ningún bot «{ $level }».
server-only-bots = Alguien tiene que sentarse a la mesa: no todos los asientos pueden ser de bots.
server-no-lists = no se esperaba nada: a { $game } no se trae nada
server-no-seat = No hay ningún asiento { $seat }.
server-seat-taken = Este asiento está ocupado.
server-wrong-secret = Este asiento es para quien tenga su enlace.
server-closed = Quien lleva este servidor ha cerrado esta mesa.
server-nobody-meant = En esta mesa no hay nadie a quien puedas referirte.
server-not-yours = Solo pueden hacerlo quienes están sentados a la mesa.
server-not-seated = Este no es tu asiento.
server-no-spectators = Nadie puede mirar en esta mesa.
server-not-started = La partida empieza cuando todos los asientos están ocupados.
server-bad-record = Esto no es un registro que se pueda mostrar: { $why }
server-record-fails = no se puede jugar ({ $error })
server-record-redraw = las elecciones y el azar de una partida, sin nada vuelto a repartir
server-record-slow = jugarlo lleva demasiado tiempo
server-not-over = Se podrá ver cuando la partida haya terminado.

server-nobody-to-agree = No hay nadie que pueda aceptar: los bots siguen jugando.
server-offered-already = Esto ya está ofrecido.
server-too-many-offers = Ya lo has ofrecido bastantes veces: sigue jugando un rato.
server-nobody-slow = No hay nadie que haya tardado tanto en responder.
server-nobody-silent = Nadie a quien espere la mesa lleva un día sin responder.
server-not-private = Este registro ya lo puede ver cualquiera.
server-private = En esta mesa no se podía mirar, y sus jugadores no han compartido el registro.
server-blocked = No puedes sentarte a esta mesa.
server-no-offer = No hay ninguna oferta a la que puedas responder.
server-nobody-late = A nadie se le ha acabado el tiempo.
server-nobody-away = Nadie a quien espere la mesa lleva ausente el tiempo suficiente.
server-only-a-bot = La partida sigue sin ese asiento: deja que lo ocupe un bot.
server-no-chat = No puedes escribir en el chat de esta mesa.
server-nothing-said = En esta línea no hay nada.

# Lo que dicen `tablero serve` y `tablero play`.
server-no-client = El cliente para el navegador no está construido. En una copia del código se construye con: make client. Para jugar sin él: tablero play rebellion --terminal
server-listening = tablero está en { $url } (base de datos: { $database })
server-playing = tablero está en { $url }
    Deja esto abierto mientras juegas; Ctrl+C lo termina. Tus partidas se guardan en { $path }
server-terminal-game = ¿Qué juego? Por ejemplo: tablero play rebellion --terminal
server-newer-database = La base de datos tiene la versión { $version }, y este tablero conoce hasta la { $known }: hace falta un tablero posterior.
server-bad-address = { $option }: se esperaba una dirección como { $like }, no «{ $given }»
server-bad-command = { $option }: no hay ninguna orden «{ $given }»
server-no-workers = --workers: en este sistema atiende un solo proceso; arranca sin esta opción
server-bad-database = La base de datos { $database } no se puede usar: { $said }
