"""`python -m tablero` is the command line."""

from tablero.cli import main

main()
