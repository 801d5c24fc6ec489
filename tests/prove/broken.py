"""`python -m prove.broken PATH SOURCE …`: run pytest with a module that has another source than the one at its path.

Only that module is compiled; all others are where they always are, and so is what was compiled of them.
"""

from __future__ import annotations

import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

import pytest


def break_source(path: str, source: str) -> None:
    """Have the module at a path imported with another source from now on."""
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path != path:
            return usual(self, fullname)
        return compile(source, path, "exec", dont_inherit=True)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    break_source(sys.argv[1], Path(sys.argv[2]).read_text(encoding="utf-8"))
    sys.exit(pytest.main(sys.argv[3:]))
