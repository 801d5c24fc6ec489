"""Playing in the browser: an HTTP API for the lobby, a socket for each table, and the built client.

No rule is decided here and none in the client. A table is a game and its journal: everything that anybody did there, one
line each, written to the database before it is acknowledged; a table is built again from it at any time.
"""
