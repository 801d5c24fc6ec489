"""Write the guides of some games again: `PYTHONPATH=tests python -m guides swu rebellion`."""

from __future__ import annotations

import sys
from importlib import import_module

from tablero.guides import guided

for name in sys.argv[1:]:
    import_module(f"guides.{name}").script().write(name, guided()[name].parent)
