# What the server says when it refuses something.
server-bad-message = This message can't be read: { $text }
server-bad-request = This request can't be read.
server-bad-query = “{ $name }” is missing or is not what it should be.
server-too-large = That is too much at once; the most is { $most } bytes.
server-too-deep = That has too many levels: { $most } at most, one inside the other.
server-too-fast = Too much at once: wait a moment, then try again.
server-wrong-origin = Pages from elsewhere can't use this server.
server-wrong-host = This server doesn't answer to the name { $name }. Who runs it can add the name with --name.
server-wrong-method = This can't be asked here in this way.
server-not-found = There is nothing here: the address is wrong, or the table is gone.
server-failed = Something went wrong in the server. The table is as it was.
server-busy = This could not be written down just now. The table is as it was: try again.
server-disk-full = The server's disk is full: nothing can be saved until whoever runs it makes room.
server-read-only = The server's database can't be written to: whoever runs it has to change that.
server-not-loadable = This table was played with other versions of the rules and can't be opened any more.
server-damaged = What is kept of this table is damaged: it can't be opened. Other tables are not touched by that.
server-rule-failure = A rule failed at this choice. The table is as it was; choose something else, and please report it with the record.

server-not-signed-in = You are not signed in, or your session has ended.
server-wrong-password = The name or the password is wrong.
server-bad-password = A password has { $least } to { $most } characters.
server-bad-name = A name has 1 to { $most } characters that can be seen.
server-name-taken = There is already an account with the name “{ $name }”.
server-mixed-letters = A name keeps to one alphabet: letters that look alike could pass for another name.
server-reserved-name = Nobody can be called “{ $name }” here.
server-common-password = This password is too easy to guess: it is a common one, or little more than your name.
server-no-account = Only somebody with an account can do this.
server-wrong-code = This code is wrong, or not good any more: ask for another.
server-no-mail = This server sends no mail: ask whoever runs it for a code.
server-banned = You can't come in here. If you don't know why, ask whoever runs this server.

server-no-game = There is no game “{ $game }”.
server-no-bot = There is no bot “{ $level }”.
server-only-bots = Somebody must sit at the table: not every seat can be a bot's.
server-no-lists = expected nothing: players bring nothing to { $game }
server-no-seat = There is no seat { $seat }.
server-seat-taken = This seat is taken.
server-wrong-secret = This seat is for somebody who has its link.
server-closed = Whoever runs this server has closed this table.
server-nobody-meant = There is nobody at this table whom you could mean.
server-not-yours = Only those who sit at the table can do this.
server-not-seated = This is not your seat.
server-no-spectators = Nobody may watch at this table.
server-not-started = The game begins when every seat is taken.
server-bad-record = This is no record that can be shown: { $why }
server-record-fails = it can't be played ({ $error })
server-record-redraw = the choices and chance of a game, nothing drawn again
server-record-slow = it takes too long to play
server-not-over = This can be seen when the game is over.

server-nobody-to-agree = There is nobody who could agree: bots play on.
server-offered-already = This is offered already.
server-too-many-offers = You have offered this often enough: play on for a while.
server-nobody-slow = There is nobody who has had so long to answer.
server-nobody-silent = Nobody whom the table waits for has been silent for a day.
server-not-private = Anybody can see this record already.
server-private = Nobody could watch at this table, and its players have not shared the record.
server-blocked = You can't sit down at this table.
server-no-offer = Nothing is offered that you could answer.
server-nobody-late = Nobody has run out of time.
server-nobody-away = Nobody whom the table waits for has been away for long enough.
server-only-a-bot = The game goes on without that seat: let a bot take it over.
server-no-chat = You can't write in the chat of this table.
server-nothing-said = There is nothing in this line.

# What `tablero serve` and `tablero play` say.
server-no-client = The browser client has not been built. In a checkout, build it with: make client. To play without it: tablero play rebellion --terminal
server-listening = tablero is at { $url } (database: { $database })
server-playing = tablero is at { $url }
    Leave this running while you play; Ctrl+C ends it. Your games are kept in { $path }
server-terminal-game = Which game? For example: tablero play rebellion --terminal
server-newer-database = The database has version { $version }, and this tablero knows up to { $known }: it needs a later tablero.
server-bad-address = { $option }: expected an address like { $like }, not “{ $given }”
server-bad-command = { $option }: there is no command “{ $given }”
server-no-workers = --workers: on this system one process serves; start without it
server-bad-database = The database { $database } can't be used: { $said }
