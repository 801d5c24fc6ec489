"""For the documentation site: the examples in docstrings are code."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

_EXAMPLE = re.compile(r"^>>> .*\n?(?:^.+\n?)*", re.MULTILINE)


class FenceExamples(Extension):
    """Put a fence around every example, from its first `>>>` to the next empty line."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        """Change the docstring of whatever has one."""
        if obj.docstring:
            obj.docstring.value = _EXAMPLE.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", obj.docstring.value
            )
